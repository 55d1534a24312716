/** Token encodings, the one of current models first. @see https://github.com/openai/tiktoken */
export const tokenEncodings = ['o200k_base', 'cl100k_base'] as const;

export type TokenEncoding = (typeof tokenEncodings)[number];
