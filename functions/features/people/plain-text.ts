import * as z from 'zod';
import type { Text } from '../../../domain/lib/text.ts';

/**
 * Invisible characters, and characters that reverse the text around them: controls, line and paragraph separators,
 * direction marks, overrides and isolates, zero widths that join nothing, byte order marks.
 */
const UNSEEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u;

const SAID = {
  en: 'may have no control characters and no characters that change the direction of text',
  ko: '제어 문자나 글의 방향을 바꾸는 문자를 쓸 수 없습니다.',
};

/** Returns whether a text has only visible characters. */
export const isPlain = (text: string): boolean => !UNSEEN.test(text);

/** A text that a person writes for others: a title, a name. */
export const plainText = (most: number) =>
  z
    .string()
    .refine(isPlain, { error: SAID.en, params: { ko: SAID.ko } })
    .trim()
    .min(1)
    .max(most);

export const UNPLAIN: Text = SAID;

/** Returns the JSON Pointer, below `base`, of the first text that is not plain. The keys of `written` are pointers. */
export const unplainIn = (written: { readonly [pointer: string]: unknown }, base: string): string | undefined => {
  const found = Object.entries(written).find(([, value]) => !textsIn(value).every(isPlain));
  return found && base + found[0];
};

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
