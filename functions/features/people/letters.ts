import type { Text } from '../../../domain/lib/text.ts';

// The letters of handles: the recommended scripts (UAX 31, table 5) in a Unicode version older than the table of
// look-alikes. So every letter that needs a row in that table has one (skeleton.ts).

/** Blocks of recommended scripts: letters and marks of today’s languages. Hangul has only whole syllables. */
const BLOCKS: readonly (readonly [from: number, to: number])[] = [
  [0x0061, 0x007a],
  [0x00df, 0x00f6],
  [0x00f8, 0x024f],
  [0x0370, 0x03ff],
  [0x0400, 0x052f],
  [0x0561, 0x0587],
  [0x05d0, 0x05ea],
  [0x0620, 0x065f],
  [0x0671, 0x06d3],
  [0x0900, 0x0dff],
  [0x0e00, 0x0eff],
  [0x0f40, 0x0fbc],
  [0x1000, 0x109f],
  [0x10d0, 0x10fa],
  [0x1200, 0x135f],
  [0x1780, 0x17d3],
  [0x1e00, 0x1eff],
  [0x3005, 0x3007],
  [0x3041, 0x3096],
  [0x30a1, 0x30fc],
  [0x3105, 0x312f],
  [0x3400, 0x4db5],
  [0x4e00, 0x9fef],
  [0xac00, 0xd7a3],
];

const SCRIPTS: { readonly [script: string]: RegExp } = {
  Arabic: /\p{Script=Arabic}/u,
  Armenian: /\p{Script=Armenian}/u,
  Bengali: /\p{Script=Bengali}/u,
  Bopomofo: /\p{Script=Bopomofo}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  Ethiopic: /\p{Script=Ethiopic}/u,
  Georgian: /\p{Script=Georgian}/u,
  Greek: /\p{Script=Greek}/u,
  Gujarati: /\p{Script=Gujarati}/u,
  Gurmukhi: /\p{Script=Gurmukhi}/u,
  Han: /\p{Script=Han}/u,
  Hangul: /\p{Script=Hangul}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  // The mark of a long vowel belongs to both scripts.
  Kana: /[\p{Script=Hiragana}\p{Script=Katakana}\u30fc]/u,
  Kannada: /\p{Script=Kannada}/u,
  Khmer: /\p{Script=Khmer}/u,
  Lao: /\p{Script=Lao}/u,
  Latin: /\p{Script=Latin}/u,
  Malayalam: /\p{Script=Malayalam}/u,
  Myanmar: /\p{Script=Myanmar}/u,
  Oriya: /\p{Script=Oriya}/u,
  Sinhala: /\p{Script=Sinhala}/u,
  Tamil: /\p{Script=Tamil}/u,
  Telugu: /\p{Script=Telugu}/u,
  Thai: /\p{Script=Thai}/u,
  Tibetan: /\p{Script=Tibetan}/u,
};

/** Scripts that are written together. */
const TOGETHER: readonly (readonly string[])[] = [
  ['Latin', 'Hangul'],
  ['Latin', 'Han', 'Kana'],
  ['Latin', 'Han', 'Bopomofo'],
];

const WIDE = ['Hangul', 'Han', 'Kana', 'Bopomofo'];
const [LEAST, MOST] = [3, 20];
/** Maximum number of marks on one letter. */
const MOST_MARKS = 2;

const scriptOf = (letter: string): string | undefined =>
  Object.keys(SCRIPTS).find((script) => SCRIPTS[script]?.test(letter));

function isLetter(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return (
    /[\p{L}\p{M}]/u.test(letter) &&
    BLOCKS.some(([from, to]) => from <= code && code <= to) &&
    scriptOf(letter) !== undefined
  );
}

/** Returns the width of a text in columns. Letters of Hangul, Han, Kana and Bopomofo are two columns wide. */
export const columnsOf = (text: string): number =>
  [...text].reduce((sum, each) => sum + (WIDE.includes(scriptOf(each) ?? '') ? 2 : 1), 0);

/** Returns a handle in its displayed form: lower case. */
export const shownAs = (written: string): string => written.normalize('NFC').toLowerCase().normalize('NFC');

/** Returns what is wrong with the spelling of a handle; `undefined` if it is valid. `handle`: in its displayed form. */
export function wrongWith(handle: string): Text | undefined {
  const letters = [...handle];
  if (handle.normalize('NFKC') !== handle || letters.some((each) => !/[0-9_-]/.test(each) && !isLetter(each)))
    return LETTERS;
  if (/^[-_]|[-_]$|[-_]{2}/.test(handle)) return JOINTS;
  if (!/\p{L}/u.test(handle) || /^\p{M}|[0-9_-]\p{M}/u.test(handle)) return NO_LETTER;
  if (new RegExp(`\\p{M}{${MOST_MARKS + 1}}`, 'u').test(handle)) return LETTERS;
  const scripts = [...new Set(letters.flatMap((each) => (isLetter(each) ? [scriptOf(each) ?? ''] : [])))];
  if (scripts.length > 1 && !TOGETHER.some((set) => scripts.every((each) => set.includes(each)))) return MIXED;
  const columns = columnsOf(handle);
  return columns < LEAST || columns > MOST ? LENGTH : undefined;
}

const LETTERS: Text = {
  en: 'a handle has letters of a script that is in use today, digits 0 to 9, "-" and "_"',
  ko: '별칭에는 오늘날 쓰이는 글자, 숫자 0~9, "-", "_"를 쓸 수 있습니다.',
};
const JOINTS: Text = {
  en: '"-" and "_" stand alone, between letters or digits',
  ko: '"-"와 "_"는 글자나 숫자 사이에 하나씩만 쓸 수 있습니다.',
};
const NO_LETTER: Text = {
  en: 'a handle has at least one letter, and marks stand on letters',
  ko: '별칭에는 글자가 하나 이상 있어야 합니다.',
};
const MIXED: Text = {
  en: 'a handle is in one script, or in Latin letters with Hangul, with Han and Kana, or with Han and Bopomofo',
  ko: '별칭은 한 가지 문자로 씁니다. 로마자는 한글과, 한자·가나와, 한자·주음부호와 함께 쓸 수 있습니다.',
};
const LENGTH: Text = {
  en: `a handle is ${LEAST} to ${MOST} columns wide; a letter of Hangul, Han or Kana counts two`,
  ko: `별칭의 너비는 ${LEAST}~${MOST}칸입니다. 한글, 한자, 가나는 두 칸으로 셉니다.`,
};
