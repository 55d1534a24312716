import {
  InputData,
  jsonInputForTargetLanguage,
  type Options,
  quicktype,
  type RendererOptions,
} from 'quicktype-core';
import { type Language, type LanguageName, languages } from './languages.js';

export interface Generation {
  readonly language: LanguageName;
  /** Of the outermost type. */
  readonly name: string;
  /** JSON texts. */
  readonly samples: readonly string[];
}

/** Runs isolated: the types of many samples are compared with one another. */
export async function run({ language, name, samples }: Generation): Promise<string> {
  const input = jsonInputForTargetLanguage(language);
  await input.addSource({ name, samples: [...samples] });
  const inputData = new InputData();
  inputData.addInput(input);
  const { options, readsTimes }: Language = languages[language];
  const { lines } = await quicktype({
    ...inference,
    inputData,
    lang: language,
    inferDateTimes: readsTimes,
    rendererOptions: options as RendererOptions,
  });
  return withoutHeader(lines.join('\n')).trim();
}

/** Samples are few: a string that is always one of two words, or of digits, is a string. */
const inference: Partial<Options> = {
  inferEnums: false,
  inferIntegerStrings: false,
  inferBooleanStrings: false,
  inferUuids: false,
  ignoreJsonRefs: true,
  leadingComments: [],
};

/** The Swift renderer writes one whatever its options say. */
function withoutHeader(types: string): string {
  return types.replace(/^(?:\/\/ This file was generated.*\n(?:\/\/.*\n)*)/, '');
}
