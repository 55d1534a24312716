import type { TokenEncoding } from './encodings.js';

export interface TokenRequest {
  readonly text: string;
  readonly encoding: TokenEncoding;
}

/** The number of tokens of a text. Names of control tokens in it are text like any other. */
export async function run({ text, encoding }: TokenRequest): Promise<number> {
  const { countTokens } = await load[encoding]();
  return countTokens(text, { disallowedSpecial: new Set() });
}

/** Each holds megabytes of vocabulary. */
const load = {
  o200k_base: () => import('gpt-tokenizer/encoding/o200k_base'),
  cl100k_base: () => import('gpt-tokenizer/encoding/cl100k_base'),
} satisfies Record<TokenEncoding, unknown>;
