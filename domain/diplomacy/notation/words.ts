import { err } from '../../lib/result.ts';
import type { Text } from '../../lib/text.ts';
import { koreanWords } from './korean.ts';
import { isAscii, plain } from './province-names.ts';
import { asTyped } from './typed.ts';

/** Why a text is no order; `suggestion` is the name that was probably meant. */
export interface Unreadable {
  readonly code: 'UNREADABLE' | 'UNKNOWN_PROVINCE' | 'MISSING_TYPE';
  readonly detail: Text;
  /** In the script that was written. */
  readonly suggestion?: string;
}

const WORD = /[a-z]+(?:['.][a-z]*)*|->|[-–—/()>→]/g;
/** What surely holds nothing but words and what may stand between them. */
const CLEAN = /^[a-z\s:,.;()/>-]*$/;
const KOREAN = /\p{Script=Hangul}+(?:\s+\p{Script=Hangul}+)*/gu;

/** The words of an order, how far they are read, and whether anything of it was written clumsily. */
export interface Words {
  readonly list: readonly string[];
  at: number;
  isClumsy: boolean;
}

/** No order is longer. */
const LONGEST_ORDER = 200;

/** The words of the grammar, Korean ones put into it; undefined where there is something else between them. */
function wordsOf(text: string): readonly string[] | undefined {
  if (text.length > LONGEST_ORDER) return undefined;
  const words: string[] = [];
  let isClean = true;
  const latin = (part: string): void => {
    const lower = part.replaceAll('mid-atlantic', 'mid atlantic');
    words.push(...(lower.match(WORD) ?? []));
    if (!CLEAN.test(lower) && lower.replace(WORD, '').replace(/[\s:,.;·]/g, '') !== '') isClean = false;
  };
  const clean = plain(asTyped(text));
  let at = 0;
  for (const found of isAscii(clean) ? [] : clean.matchAll(KOREAN)) {
    latin(clean.slice(at, found.index));
    words.push(...koreanWords(found[0]));
    at = found.index + found[0].length;
  }
  latin(clean.slice(at));
  return isClean ? words : undefined;
}

/** A text as words, at its first one; undefined where it is longer than any order, or holds what no order has. */
export function startReading(text: string): Words | undefined {
  const list = wordsOf(text);
  return list === undefined ? undefined : { list, at: 0, isClumsy: false };
}

/** The next word, or one further on; empty behind the last. */
export const wordAt = ({ list, at }: Words, ahead = 0): string => list[at + ahead] ?? '';

export const isDone = (words: Words): boolean => words.at === words.list.length;
/** Whether the next word is one of the grammar; Korean ones that are not stay as they were. */
export const isKnown = (words: Words): boolean => !/^\p{Script=Hangul}/u.test(wordAt(words));
export const unreadable = (text: string): { readonly ok: false; readonly error: Unreadable } =>
  err({
    code: 'UNREADABLE',
    detail: { en: `"${text}" cannot be read as an order.`, ko: `읽을 수 없는 명령입니다: "${text}".` },
  });

/** Steps over the next word if it is such a one. */
export function take(words: Words, pattern: RegExp): boolean {
  if (!pattern.test(wordAt(words))) return false;
  words.at++;
  return true;
}
