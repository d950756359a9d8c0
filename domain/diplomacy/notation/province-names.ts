import { at } from '../../lib/sure.ts';
import { PROVINCE_IDS, provinceRow } from '../map/provinces.ts';
import type { Province } from '../map/vocabulary.ts';

/** Whether a text has no letters but those of English, and so neither accents nor Korean. */
export const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

/** Lower case, without accents. */
export const plain = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC')
        .toLowerCase();

const letters = (text: string): string => plain(text).replace(/[^a-z]/g, '');

const NAMES: readonly (readonly [written: string, id: Province])[] = PROVINCE_IDS.flatMap((id) =>
  [id, provinceRow(id).name.en, ...provinceRow(id).aliases].map((written) => [written, id] as const),
);
const wordsOf = (text: string): string =>
  plain(text)
    .replace(/[^a-z]+/g, ' ')
    .trim();

const BY_LETTERS: ReadonlyMap<string, Province> = new Map(NAMES.map(([written, id]) => [letters(written), id]));
const BY_WORDS: ReadonlyMap<string, Province> = new Map(NAMES.map(([written, id]) => [wordsOf(written), id]));

/** The same names as they are mostly written: in lower case, words with one space between them. */
const AS_WRITTEN: ReadonlyMap<string, Province> = new Map(
  [...BY_WORDS].filter(([words]) => words.includes(' ')).concat([...BY_LETTERS]),
);

/** How many words the longest name has that begins with a word, by that word. */
const MOST_WORDS: ReadonlyMap<string, number> = [...BY_WORDS.keys()]
  .map((name) => name.split(' '))
  .reduce(
    (most, [first = '', ...rest]) => most.set(first, Math.max(most.get(first) ?? 1, 1 + rest.length)),
    new Map<string, number>(),
  );

/** Other Korean names that people write: older and newer spellings, and names nearer to the country's own language. */
const ALIASES_KO: { readonly [id: Province]: string } = {
  adr: '아드리아 바다',
  aeg: '에게 바다',
  ank: '양카라',
  apu: '풀리아, 아폴리아',
  bal: '발틱해',
  bar: '바렌츠 바다, 바렌트해',
  bla: '검은 바다',
  bot: '보트니아만, 보트니아 만',
  bre: '브레스뜨',
  bur: '부르고뉴, 부르군트',
  con: '이스탄불, 콘스탄티노폴리스',
  eas: '동부 지중해, 동쪽 지중해',
  edi: '에딘버러, 에딘버그',
  eng: '영불 해협, 도버 해협, 잉글랜드 해협',
  gal: '갈리치아',
  gas: '가스코뉴',
  hel: '헬골란트만, 헬리골란드만',
  hol: '홀란드, 홀란트',
  ion: '이오니아',
  iri: '아일랜드 바다, 아이리시해',
  lvn: '리보니야',
  lyo: '리용만, 리옹 만',
  mao: '중앙대서양, 중부 대서양, 대서양 중부',
  mar: '마르세이유, 마르세이으',
  mos: '모스코바',
  mun: '뮌셴',
  naf: '북부 아프리카',
  nao: '북부 대서양',
  nwg: '노르웨이 바다',
  pic: '피카디, 피카르디아',
  pie: '피드몬트, 피에몽',
  por: '포르투칼',
  pru: '프로이센',
  rum: '루메니아',
  ser: '세르비야',
  sev: '세바스토폴리',
  sil: '슐레지엔, 슐레지아',
  ska: '스카게라크',
  smy: '스미르나, 이즈미르',
  stp: '상트페테르부르크, 상트 페테르부르크, 세인트 피터스버그, 페터스부르크, 페테르부르크',
  swe: '스웨던',
  tri: '트리에스트',
  tun: '튀니지',
  tus: '토스카나',
  tyr: '티롤',
  tys: '티레니아해, 티레니안해',
  ven: '베니스',
  vie: '비엔나',
  wal: '웨일스',
  wes: '서부 지중해, 서쪽 지중해, 서대서양',
  yor: '요크',
};

/**
 * Names that are slips of the rulebook: read with a remark. Figure 20 prints the western Atlantic for the Western
 * Mediterranean.
 */
const SLIPS: readonly string[] = ['서대서양'];
export const isSlip = (written: string): boolean => SLIPS.includes(written);

const unspaced = (text: string): string => text.normalize('NFC').replace(/\s+/g, '');

/** Every Korean name of a province, without spaces. */
export const KOREAN_NAMES: ReadonlyMap<string, Province> = new Map(
  PROVINCE_IDS.flatMap((id) =>
    [provinceRow(id).name.ko, ...(ALIASES_KO[id]?.split(', ') ?? [])].map(
      (written) => [unspaced(written), id] as const,
    ),
  ),
);

const isKorean = (text: string): boolean => /\p{Script=Hangul}/u.test(text);

/**
 * The province called so: its id, its English or Korean name or a common abbreviation, in one word or as many as it has
 * (§7.7).
 */
export const provinceNamed = (written: string): Province | undefined => {
  const known = AS_WRITTEN.get(written);
  if (known !== undefined) return known;
  if (isKorean(written)) return KOREAN_NAMES.get(unspaced(written));
  const words = wordsOf(written);
  return words.includes(' ') ? BY_WORDS.get(words) : BY_LETTERS.get(words);
};

/** The most words that a name has. */
const LONGEST_NAME = 4;

/**
 * The most words that a name has which begins with this word; a word with other letters than a to z may be more than
 * one.
 */
export const mostWords = (first: string): number =>
  MOST_WORDS.get(first) ?? (/^[a-z]+$/.test(first) ? 1 : LONGEST_NAME);

/**
 * Returns the only province with a name that begins so, for names cut short (§7.7): four letters at least, or two
 * syllables.
 */
export function provinceStarting(written: string): Province | undefined {
  const key = isKorean(written) ? unspaced(written) : letters(written);
  if (key.length < (isKorean(written) ? 2 : 4)) return undefined;
  const fitting = new Set<Province>();
  for (const [name, id] of isKorean(written) ? KOREAN_NAMES : BY_LETTERS) if (name.startsWith(key)) fitting.add(id);
  return fitting.size === 1 ? [...fitting][0] : undefined;
}

/**
 * The province that a misspelt name is nearest to, if one is near at all. Korean is compared letter by letter too: the
 * syllables are taken apart.
 */
export function nearestProvince(written: string): Province | undefined {
  if (isKorean(written)) {
    const key = unspaced(written).normalize('NFD');
    return nearest(
      key,
      [...KOREAN_NAMES].map(([name, id]) => [name.normalize('NFD'), id] as const),
      key.length <= 3 ? 2 : Math.min(6, 2 + Math.floor(key.length / 4)),
    );
  }
  const key = letters(written);
  return nearest(key, [...BY_LETTERS], key.length <= 3 ? 2 : Math.min(4, 1 + Math.floor(key.length / 3)));
}

/** Returns the name with the fewest letters different from `key`, and fewer than `limit`. */
function nearest(
  key: string,
  names: readonly (readonly [name: string, id: Province])[],
  limit: number,
): Province | undefined {
  let best: Province | undefined;
  let bestDistance = limit;
  for (const [name, id] of names) {
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
      let cost = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(before, j - 2) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return at(row, b.length);
}
