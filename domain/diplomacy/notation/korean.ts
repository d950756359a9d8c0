import { at } from '../../lib/sure.ts';
import { isSlip, KOREAN_NAMES } from './province-names.ts';

// Korean orders are read as English ones: each Korean word is put into the word that the grammar of notation.ts knows
// it by (`육` is `a`, `파리` is `par`). Spaces are optional in Korean, so a line is cut into words by the fewest that it
// can be made of.

/** Korean words of orders, each with the words of the grammar it stands for: those of the rulebook first. */
const ORDER_WORDS: readonly (readonly [words: string, tokens: string])[] = [
  ['육, 육군', 'a'],
  ['해, 해군, 함대', 'f'],
  ['대기, 유지, 정지, 주둔, 홀드', 'h'],
  ['이동, 이동한다, 공격, 진격, 전진', '-'],
  ['지원, 지원한다', 's'],
  ['호송, 호송한다, 수송', 'c'],
  ['호송을 거쳐, 호송을 통해, 호송으로, 호송 경유', 'via convoy'],
  ['퇴각, 후퇴', 'r'],
  ['해산, 제거, 해체', 'd'],
  ['배치, 건설, 생산', 'b'],
  ['배치 포기, 배치하지 않음, 배치 안 함, 포기, 생략', 'waive'],
  ['북부 해안, 북쪽 해안, 북해안, 북안, 북부', 'nc'],
  ['남부 해안, 남쪽 해안, 남해안, 남안, 남부', 'sc'],
  ['동부 해안, 동쪽 해안, 동해안, 동안, 동부', 'ec'],
  ['오스트리아, 오스트리아헝가리', 'austria'],
  ['영국, 잉글랜드', 'england'],
  ['프랑스', 'france'],
  ['독일', 'germany'],
  ['이탈리아', 'italy'],
  ['러시아', 'russia'],
  ['터키, 튀르키예', 'turkey'],
  ['오스트리아군', 'austrian'],
  ['영국군', 'english'],
  ['프랑스군', 'french'],
  ['독일군', 'german'],
  ['이탈리아군', 'italian'],
  ['러시아군', 'russian'],
  ['터키군', 'turkish'],
  ['은, 는, 이, 가, 을, 를, 의, 에, 에서, 으로, 로', ''],
];

const LEXICON: ReadonlyMap<string, readonly string[]> = new Map([
  // An error stays as written, so that the order is marked as inexact.
  ...[...KOREAN_NAMES].map(([name, id]): [string, readonly string[]] => [name, [isSlip(name) ? name : id]]),
  ...ORDER_WORDS.flatMap(([words, tokens]) =>
    words
      .split(', ')
      .map((word): [string, readonly string[]] => [word.replaceAll(' ', ''), tokens === '' ? [] : tokens.split(' ')]),
  ),
]);
const LONGEST = Math.max(...[...LEXICON.keys()].map((word) => word.length));

/**
 * The cost of a cut: each word 1; a space inside a word half; syllables outside words cost much, so that few remain.
 */
const SPACE = 0.5;
const UNKNOWN = 20;
const SYLLABLE = 5;

interface Cut {
  readonly cost: number;
  readonly from: number;
  readonly tokens: readonly string[];
}

/**
 * The words of the grammar that Korean text (words with spaces between them) stands for. What is no word stays as it is
 * written.
 */
export function koreanWords(text: string): readonly string[] {
  const runs = text.split(/\s+/).filter((run) => run !== '');
  const joined = runs.join('');
  const ends = new Set(runs.map((_, i) => runs.slice(0, i + 1).join('').length));
  const spacesBefore = Array.from({ length: joined.length + 1 }, () => 0);
  for (let i = 1; i <= joined.length; i++) spacesBefore[i] = at(spacesBefore, i - 1) + (ends.has(i - 1) ? 1 : 0);
  const best: Cut[] = [{ cost: 0, from: 0, tokens: [] }];
  for (let to = 1; to <= joined.length; to++) {
    let cut: Cut = { cost: Number.POSITIVE_INFINITY, from: 0, tokens: [] };
    for (let from = 0; from < to; from++) {
      const before = at(best, from).cost;
      // Spaces inside the word: neither before its first syllable nor behind its last.
      const spaces = at(spacesBefore, to) - at(spacesBefore, from + 1);
      const length = to - from;
      const tokens = length <= LONGEST ? LEXICON.get(joined.slice(from, to)) : undefined;
      const known = before + 1 + spaces * SPACE;
      if (tokens !== undefined && known < cut.cost) cut = { cost: known, from, tokens };
      const unknown = before + UNKNOWN + SYLLABLE * length;
      if (tokens === undefined && spaces === 0 && ends.has(to) && unknown < cut.cost)
        cut = { cost: unknown, from, tokens: [joined.slice(from, to)] };
    }
    best.push(cut);
  }
  const words: string[] = [];
  for (let to = joined.length; to > 0; ) {
    const { from, tokens } = at(best, to);
    const isKnown = LEXICON.has(joined.slice(from, to));
    // Syllables too many behind a name are a misspelling of it.
    const start = isKnown || ends.has(from) ? from : at(best, from).from;
    const isMisspelt = start < from && KOREAN_NAMES.has(joined.slice(start, from));
    words.unshift(...(isMisspelt ? [joined.slice(start, to)] : tokens));
    to = isMisspelt ? start : from;
  }
  return words;
}
