/** The two forms of a particle: after a final consonant, and after none. `으로/로` counts a final ㄹ as none. */
export type Josa = '은/는' | '이/가' | '을/를' | '과/와' | '으로/로' | '이라/라' | '이라는/라는' | '이었/였';

const FIRST = 0xac00;
const LAST = 0xd7a3;
const FINALS = 28;
const RIEUL = 8;

/** The sound at the end of a spoken word: open, closed, or closed by ㄹ. */
type End = 'open' | 'closed' | 'rieul';

/** Digits as they are read: 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구. */
const DIGITS: readonly End[] = [
  'closed',
  'rieul',
  'open',
  'closed',
  'open',
  'open',
  'closed',
  'rieul',
  'rieul',
  'open',
];

/** Latin letters with names that end in a consonant: 엘, 엠, 엔, 아르(알). */
const LETTERS: { readonly [letter: string]: End } = { l: 'rieul', m: 'closed', n: 'closed', r: 'rieul' };

/** English words that the rulebooks print, as they are read. */
const WORDS: { readonly [word: string]: End } = {
  box: 'open',
  camp: 'open',
  chit: 'closed',
  depot: 'open',
  fight: 'open',
  gain: 'closed',
  impulse: 'open',
  key: 'open',
  loss: 'open',
  mulligan: 'closed',
  play: 'open',
};

/** Signs after the last spoken one: remarks in parentheses, closing quotes and brackets. */
const UNSPOKEN = /(?:\s*\([^()]*\)|["'”’»」』\])\s])+$/;

/** Returns how a word ends as it is read; undefined: it cannot be said. */
function endOf(word: string): End | undefined {
  const spoken = word.replace(UNSPOKEN, '');
  const code = spoken.charCodeAt(spoken.length - 1);
  if (code >= FIRST && code <= LAST) {
    const final = (code - FIRST) % FINALS;
    return final === 0 ? 'open' : final === RIEUL ? 'rieul' : 'closed';
  }
  const number = /\d+$/.exec(spoken)?.[0];
  if (number !== undefined) return endOfNumber(number);
  const latin = /[a-z]+$/i.exec(spoken)?.[0];
  if (latin === undefined) return undefined;
  if (latin === latin.toUpperCase()) return LETTERS[latin.slice(-1).toLowerCase()] ?? 'open';
  return WORDS[latin.toLowerCase()];
}

/** 10, 100, 1000 and 10,000 by their last place that is not 0: 십, 백, 천, 만 are all closed. */
const endOfNumber = (digits: string): End | undefined =>
  digits.length > 1 && digits.endsWith('0') ? 'closed' : DIGITS[Number(digits.slice(-1))];

/**
 * Returns a word with its particle: `파리는`, `빈은`, `3을`, `R1을`. Words that it cannot read get both forms: `par은(는)`.
 */
export function josa(word: string, particle: Josa): string {
  const [closed, open] = particle.split('/') as [string, string];
  const end = endOf(word);
  if (end === undefined) return `${word}${closed}(${open})`;
  return word + (end === 'open' || (end === 'rieul' && particle === '으로/로') ? open : closed);
}
