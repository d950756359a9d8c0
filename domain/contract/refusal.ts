import type { Locale, Text } from '../lib/text.ts';

/**
 * Why a command is not possible: a stable `code`, the rule that says so, and a sentence for people, in English and in
 * Korean.
 */
export interface Refusal {
  readonly code: string;
  readonly rule?: string;
  readonly detail: string;
  readonly ko: string;
}

/** Makes a refusal. A game binds `Code` to the rows of its refusals.ts. */
export const refusal = <Code extends string>(code: Code, { en, ko }: Text, rule?: string): Refusal =>
  rule === undefined ? { code, detail: en, ko } : { code, rule, detail: en, ko };

export interface Note {
  readonly code: string;
  readonly about: string;
  readonly detail: string;
  readonly ko: string;
  readonly rule?: string;
}

/** The meaning of a written order: its command, and remarks (which meaning was taken, what cannot work). */
export interface Reading<Command> {
  readonly command: Command;
  readonly notes: readonly Note[];
}

export const note = (code: string, about: string, text: Text, rule: string): Note => ({
  code,
  about,
  detail: text.en,
  ko: text.ko,
  rule,
});

/** The sentence of a refusal or a note in a language. */
export const detailIn = ({ detail, ko }: Pick<Refusal, 'detail' | 'ko'>, locale: Locale): string =>
  ({ en: detail, ko })[locale];
