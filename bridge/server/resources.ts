import { isUtf8 } from 'node:buffer';
import { decode } from './decode.js';
import type { KeptOutput, KeptOutputs } from './kept-outputs.js';
import { RequestError } from './request-error.js';
import { invalidParams } from './transport/transport.js';
import { makeVisible } from './visible.js';

/** Answers `resources/list`: the outputs that were too long for a result. */
export function listKept(kept: KeptOutputs): object {
  const resources = kept
    .list()
    .map(({ uri, name, mimeType, size }) => ({ uri, name, mimeType, size }));
  return { resources };
}

/**
 * Answers `resources/read`. Text is made visible as in a result; the file has the bytes as they were.
 *
 * @throws RequestError where nothing is kept under the URI, or it is too large for a message
 */
export async function readKept(kept: KeptOutputs, uri: unknown): Promise<object> {
  const output = kept.list().find((output) => output.uri === uri);
  if (!output)
    throw new RequestError(
      resourceNotFound,
      `No output is kept under ${JSON.stringify(uri)}; resources/list names those that are`,
    );
  const contents = [toContent(output, (await kept.read(output.uri)) ?? new Uint8Array())];
  if (Buffer.byteLength(JSON.stringify(contents)) > messageLimit)
    throw new RequestError(
      invalidParams,
      `The output has ${output.size} bytes and does not fit into a message of ${messageLimit}; read the file ${output.path} in parts`,
    );
  return { contents };
}

function toContent({ uri, mimeType }: KeptOutput, bytes: Uint8Array): object {
  return isUtf8(bytes)
    ? { uri, mimeType, text: makeVisible(decode(bytes)) }
    : { uri, mimeType, blob: Buffer.from(bytes).toString('base64') };
}

/** @see https://modelcontextprotocol.io/specification/2025-11-25/server/resources#error-handling */
const resourceNotFound = -32002;

/** Bytes. Clients hang up on a message of 10 MiB. */
const messageLimit = 8 * 1024 * 1024;
