import { EMPTY_WORDS, rowsOf } from './rule-words.ts';

/** A rule in the search: its id, its text, and the words by which people look for it. */
interface Searched {
  readonly id: string;
  readonly text: string;
  readonly topics: string;
  /** The same rule and its topics in the other language. */
  readonly other?: string;
}

/** Removes differences that readers do not type: case, composition, dashes and apostrophes. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[-‐-―]/g, ' ');

const unspaced = (text: string): string => text.replaceAll(/\s+/g, '');

/** Particles that may follow a Korean noun: the reader types one, the rule has another. */
const PARTICLE = /(?<=[가-힣]{2})(?:으로|에서|에게|까지|부터|은|는|이|가|을|를|의|에|로|와|과|도)$/;

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{3})ies$/, 'y'],
  [/(?<=[a-z]{3})(?:ing|ed|ers?)$/, ''],
  [/(?<=[a-z]{2}(?:s|x|z|ch|sh))es$/, ''],
  [/(?<=[a-z]{2}[^su])s$/, ''],
];

/** Returns a word without its particle or ending: `attacked`, `attacking` and `attacks` are one. */
function stemOf(word: string): string {
  const [ending, put = ''] = ENDINGS.find(([each]) => each.test(word)) ?? [];
  const short = ending === undefined ? word : word.replace(ending, put);
  // `cutting` has the stem of `cut`, and `moved` that of `move`.
  return short
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/(?<=[a-z]{3})e$/, '')
    .replace(PARTICLE, '');
}

const stemsIn = (text: string): readonly string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}§.]+/u)
    .filter((word) => word !== '')
    .map(stemOf);

/** A rule as it is compared: its stems, and its letters without spaces, since Korean has them where people do not. */
interface Indexed {
  readonly stems: readonly string[];
  readonly close: string;
}

const indexed = (text: string): Indexed => ({ stems: stemsIn(text), close: unspaced(folded(text)) });

const KOREAN = /\p{Script=Hangul}/u;

/** Whether a word stands in a text: a Korean word anywhere, another one at the start of a word. */
const has = ({ stems, close }: Indexed, stem: string): boolean =>
  KOREAN.test(stem) ? close.includes(stem) : stems.some((each) => each.startsWith(stem));

const hasAll = (text: Indexed, stems: readonly string[]): boolean => stems.every((stem) => has(text, stem));

/** A part of the search: what the reader typed, and other words of the same meaning. */
interface Part {
  readonly typed: readonly string[];
  readonly same: readonly (readonly string[])[];
}

/** Splits a search into parts; words that stand together in the synonyms of the game are one part. */
function partsOf(wanted: string, game: string): readonly Part[] {
  const rows = rowsOf(game).map((row) => row.map(stemsIn));
  const all = folded(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');
  const telling = all.filter((word) => !EMPTY_WORDS.has(word));
  const words = (telling.length > 0 ? telling : all).map(stemOf);
  const parts: Part[] = [];
  for (let i = 0; i < words.length; ) {
    const [meaning, length] = [3, 2, 1]
      .map((size) => {
        const here = words.slice(i, i + size).join(' ');
        return [rows.filter((row) => row.some((each) => each.join(' ') === here)), size] as const;
      })
      .find(([found]) => found.length > 0) ?? [[], 1];
    parts.push({ typed: words.slice(i, i + length), same: meaning.flat() });
    i += length;
  }
  return parts;
}

/** What a match is worth: the words side by side, a topic, the words, a part of a topic, a synonym, the other language. */
const [PHRASE, TOPIC, WORDS, NAMED, SYNONYM, OTHER] = [4, 12, 8, 3, 2, 1];

/** Returns how well a rule fits a search; 0: it lacks a part. */
function worthOf({ id, text, topics, other = '' }: Searched, parts: readonly Part[], phrase: string): number {
  const [own, named, second] = [indexed(`${id} ${text}`), indexed(topics), indexed(other)];
  const both = { stems: [...own.stems, ...named.stems], close: `${own.close} ${named.close}` };
  const worths = parts.map(({ typed, same }) => {
    const isTopic = topics.split(', ').some((topic) => stemsIn(topic).join(' ') === typed.join(' '));
    const inText = hasAll(own, typed) ? WORDS : 0;
    if (isTopic) return TOPIC + inText;
    if (inText > 0) return inText;
    if (hasAll(both, typed)) return NAMED;
    if (same.some((each) => hasAll(own, each))) return SYNONYM;
    return hasAll(second, typed) || same.some((each) => hasAll(both, each) || hasAll(second, each)) ? OTHER : 0;
  });
  if (worths.includes(0)) return both.close.includes(phrase) ? PHRASE : 0;
  return worths.reduce((sum: number, worth) => sum + worth, both.close.includes(phrase) ? PHRASE : 0);
}

/**
 * Finds the rules with all parts of a search, in any order and form, or in other words of the same meaning. Best
 * matches come first; equal ones keep their order.
 */
export function searched<Rule extends Searched>(rules: readonly Rule[], wanted: string, game = ''): readonly Rule[] {
  if (wanted.trim() === '') return rules;
  const parts = partsOf(wanted, game);
  const phrase = unspaced(
    folded(wanted)
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(PARTICLE, ''))
      .join(''),
  );
  return rules
    .map((rule) => ({ rule, worth: worthOf(rule, parts, phrase) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, next) => next.worth - one.worth)
    .map(({ rule }) => rule);
}

/** Splits the text of a rule at the sentence that fits a search best: before it, the sentence, and after it. */
export function sentenceIn(text: string, wanted: string, game = ''): readonly [string, string, string] {
  const sentences = text.match(/[^.!?]+(?:[.!?]+["’”)]*\s*|$)/gu) ?? [text];
  const parts = partsOf(wanted, game);
  const fits = sentences.map((sentence) => {
    const own = indexed(sentence);
    return parts.filter(({ typed, same }) => hasAll(own, typed) || same.some((each) => hasAll(own, each))).length;
  });
  const best = fits.indexOf(Math.max(...fits));
  if (wanted.trim() === '' || sentences.length < 2 || (fits[best] ?? 0) === 0) return [text, '', ''];
  return [sentences.slice(0, best).join(''), sentences[best] ?? '', sentences.slice(best + 1).join('')];
}
