import { PROVINCE_IDS, PROVINCES } from './provinces.ts';
import type { Province } from './state.ts';

/** Lower case, without accents. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const letters = (text: string): string => plain(text).replace(/[^a-z]/g, '');

const NAMES: readonly (readonly [written: string, id: Province])[] = PROVINCE_IDS.flatMap((id) =>
  [id, PROVINCES[id]!.name.en, ...PROVINCES[id]!.aliases].map((written) => [written, id] as const),
);
const wordsOf = (text: string): string =>
  plain(text)
    .replace(/[^a-z]+/g, ' ')
    .trim();

const BY_LETTERS: ReadonlyMap<string, Province> = new Map(NAMES.map(([written, id]) => [letters(written), id]));
const BY_WORDS: ReadonlyMap<string, Province> = new Map(NAMES.map(([written, id]) => [wordsOf(written), id]));

/** The province called so: its id, its English name or a common abbreviation, in one word or as many as it has (§7.7). */
export const provinceNamed = (written: string): Province | undefined => {
  const words = wordsOf(written);
  return words.includes(' ') ? BY_WORDS.get(words) : BY_LETTERS.get(words);
};

/** The most words that a name has. */
export const LONGEST_NAME = 4;

/** The province that a misspelt name is nearest to, if one is near at all. */
export function nearestProvince(written: string): Province | undefined {
  const key = letters(written);
  let best: Province | undefined;
  let bestDistance = key.length <= 3 ? 2 : Math.min(4, 1 + Math.floor(key.length / 3));
  for (const [name, id] of BY_LETTERS) {
    if (Math.abs(name.length - key.length) >= bestDistance) continue;
    const distance = edits(key, name);
    if (distance < bestDistance) {
      best = id;
      bestDistance = distance;
    }
  }
  return best;
}

/** Letters to insert, leave out or change to make one word of the other; two exchanged neighbours count once. */
function edits(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}
