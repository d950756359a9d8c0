import { editionOf, NEWEST } from '../../../domain/kutuzov/edition/editions.ts';
import type { Camp, Nation } from '../../../domain/kutuzov/terms/nations.ts';
import { leaderName, spaceName } from '../../../domain/kutuzov/words/names.ts';
import { CAMP_NAMES, NATION_NAMES } from '../../../domain/kutuzov/words/powers.ts';
import { party, type Words } from '../../../domain/kutuzov/words/tales/told.ts';

/* Names in English, as the words of the game have them. */

export const EDITION = editionOf({ edition: NEWEST });
const WORDS: Words = { edition: EDITION, locale: 'en', earlier: [], later: [], seat: (id) => id };

export const place = (id: string): string => spaceName(EDITION, id, 'en');
export const leader = (id: string): string => leaderName(EDITION, id, 'en');
export const nation = (id: Nation): string => NATION_NAMES.en[id];
export const camp = (id: Camp): string => CAMP_NAMES.en[id];
/** `Barclay de Tolly, 4 SP` */
export const pieces = (leaders: readonly string[], troops: Parameters<typeof party>[1]): string =>
  party(leaders, troops, WORDS);

/** `a, b and c` */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
/** `1 hit`, `2 hits` */
export const counted = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
/** `no 6`, `one 6`, `three 6s` */
export const sixes = (n: number): string =>
  n === 0 ? 'no 6' : n === 1 ? 'one 6' : `${['two', 'three', 'four', 'five', 'six'][n - 2] ?? n} 6s`;
/** With a capital letter at its beginning. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** `+2.5`, `−1` */
export const signed = (n: number): string => `${n < 0 ? '−' : '+'}${rounded(Math.abs(n))}`;
/** With one digit after the point, if it has any. */
export const rounded = (n: number): string => String(Math.round(n * 10) / 10);
/** A sentence of the game’s words without the rule it cites. */
export const uncited = (sentence: string): string => sentence.replace(/ \(§[\w.]+\)$/, '');
