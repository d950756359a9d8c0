import { escapeXml } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import { SIDES, type Side } from '../army/sides.ts';
import { ARMS } from '../army/unit-type.ts';
import { cardOf } from '../cards/rows.ts';
import { fieldOf } from '../field/field.ts';
import { TERRAIN_IDS, TERRAINS } from '../field/terrain.ts';
import type { LastCombat, Roll } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { CARD_WORDS, nationName, phaseName, pieceName, rollName, SECTION_NAMES, seatName } from '../words/names.ts';
import { figureAt } from './figures.ts';
import { goalFlag } from './map.ts';
import { banner, dieFace, LIVERIES, leadingNation, lostAt, stripeAt } from './pieces.ts';
import { BOARD_END, fitted, OUTLINE, STRIP, WIDTH } from './sheet.ts';
import { ground, water, works } from './terrain.ts';

const WORDS = {
  en: {
    cards: 'cards',
    banners: 'banners',
    squares: 'squares',
    hits: 'hits',
    flags: 'flags',
    none: 'no card in play',
    combat: 'no combat yet',
    melee: 'Melee',
    ranged: 'Ranged combat',
    noDice: 'no dice',
  },
  ko: {
    cards: '카드',
    banners: '승리 깃발',
    squares: '방진',
    hits: '명중',
    flags: '깃발',
    none: '쓰고 있는 카드 없음',
    combat: '아직 전투 없음',
    melee: '근접 전투',
    ranged: '원거리 전투',
    noDice: '주사위 없음',
  },
} as const;

/** Draws the strips of both armies: name, number of cards, banners of those needed to win, squares of the four. */
export const strips = (view: View, from: Side, locale: Locale): string =>
  SIDES.map(
    (side) =>
      `<g data-side="${side}" transform="translate(0 ${side === from ? BOARD_END : 0})">${strip(view, side, locale)}</g>`,
  ).join('');

function strip(view: View, side: Side, locale: Locale): string {
  const { battle, held, banners, active, over } = view;
  const words = WORDS[locale];
  const chips = battle.sides[side].nations.map(
    (nation, i) =>
      `<g transform="translate(${24 + i * 17} 18)"><title>${escapeXml(nationName(battle, nation, locale))}</title>` +
      `<rect x="-7" y="-9" width="14" height="18" rx="2" fill="${LIVERIES[nation].colour}" stroke="#111"/>` +
      `<rect x="-5" y="-7" width="10" height="14" fill="none"${LIVERIES[nation].frame}/></g>`,
  );
  const x = 38 + (chips.length - 1) * 17;
  const cards = Array.from(
    { length: Math.min(held[side], 9) },
    (_, i) => `<rect x="${300 + i * 9}" y="9" width="12" height="17" rx="1.5" fill="#fff" stroke="#333"/>`,
  );
  const needed = battle.banners[side];
  const flags = Array.from(
    { length: Math.max(needed, banners[side].length) },
    (_, i) => `<g transform="translate(${492 + i * 14} 18)">${goalFlag(battle, side, i < banners[side].length)}</g>`,
  );
  const slots = [1, 2, 3, 4].map((slot, i) => {
    const isTaken = view.units.some((unit) => unit.side === side && unit.square === slot);
    return (
      `<rect x="${706 + i * 21}" y="9" width="17" height="17" fill="${isTaken ? '#222' : '#fff'}" stroke="#222" ` +
      `stroke-width="1.4"/><text x="${714.5 + i * 21}" y="21.5" font-size="11" text-anchor="middle" fill="` +
      `${isTaken ? '#fff' : '#555'}">${slot}</text>`
    );
  });
  return [
    over === undefined && active === side ? '<path d="M4 11L12 18L4 25Z" fill="#111"/>' : '',
    ...chips,
    `<text x="${x}" y="22.5" font-size="13" font-weight="700">${fitted(seatName(battle, side, locale), 13, 294 - x)}</text>`,
    ...cards,
    `<text x="${308 + Math.min(held[side], 9) * 9}" y="22" font-size="12">${held[side]} ${words.cards}</text>`,
    `<text x="${484}" y="22" font-size="12" text-anchor="end">${banners[side].length}/${needed}</text>`,
    ...flags,
    `<text x="700" y="22" font-size="11" text-anchor="end">${words.squares}</text>`,
    ...slots,
  ].join('');
}

const TOP = BOARD_END + STRIP;
const MIDDLE = 300;
/** Where the first row of dice is: its middle. */
const HEADING = 56;
const ROW = 24;
const DIE = 21;
const DICE = 13;

const rowsOf = ({ faces }: Roll): number => Math.max(1, Math.ceil(faces.length / DICE));
const linesOf = (last: LastCombat | undefined): number =>
  (last?.rolls ?? []).reduce((sum, roll) => sum + rowsOf(roll), 0);
export const newsHeight = ({ last }: View): number => Math.max(78, HEADING - 8 + linesOf(last) * ROW);

/** The moment, the card in play and the newest combat with its dice, under the board. */
export function news(view: View, locale: Locale): string {
  return (
    `<g data-layer="news" transform="translate(0 ${TOP})"><path d="M8 0H${WIDTH - 8}M${MIDDLE} 6V${newsHeight(view) - 6}` +
    `" stroke="#b9b49f"/>${card(view, locale)}${combat(view, locale)}</g>`
  );
}

function card({ card: played, ...view }: View, locale: Locale): string {
  const heading = `<text x="12" y="20" font-size="13" font-weight="700">${fitted(phaseName(view, locale), 13, MIDDLE - 20)}</text>`;
  if (played === undefined)
    return `${heading}<text x="12" y="42" font-size="12" fill="#555">${WORDS[locale].none}</text>`;
  const { name } = cardOf(played.card);
  const lines = [
    ...(played.as === null || played.as === played.card ? [] : [CARD_WORDS[locale].as(cardOf(played.as).name[locale])]),
    [
      CARD_WORDS[locale].command(played.command),
      ...(played.section === undefined ? [] : [SECTION_NAMES[played.section][locale]]),
    ].join(', '),
  ];
  return [
    heading,
    `<rect x="12" y="30" width="${MIDDLE - 26}" height="40" rx="4" fill="#fffdf2" stroke="#6a5f3c"/>`,
    `<text x="20" y="46" font-size="13" font-weight="700">${fitted(name[locale], 13, MIDDLE - 44)}</text>`,
    `<text x="20" y="62" font-size="10.5">${fitted(lines.join(' · '), 10.5, MIDDLE - 42)}</text>`,
  ].join('');
}

function combat({ last, battle }: View, locale: Locale): string {
  const words = WORDS[locale];
  const left = MIDDLE + 14;
  if (last === undefined) return `<text x="${left}" y="20" font-size="12" fill="#555">${words.combat}</text>`;
  const guns = last.artillery.map((id) => ` + ${pieceName(battle, id, locale)}`).join('');
  const titles = [
    `${words[last.kind]}: ${pieceName(battle, last.attacker, locale)} ${last.from}${guns}`,
    `→ ${pieceName(battle, last.target, locale)} ${last.at}`,
  ].map(
    (title, i) =>
      `<text x="${left}" y="${20 + i * 16}" font-size="11.5" font-weight="700">${fitted(title, 11.5, WIDTH - left - 10)}</text>`,
  );
  let y = HEADING;
  const rolls = last.rolls.map((roll) => {
    const drawn = `<g transform="translate(${left} ${y})">${rollRow(roll, leadingNation(battle, roll.by), locale)}</g>`;
    y += rowsOf(roll) * ROW;
    return drawn;
  });
  return [...titles, ...rolls].join('');
}

function rollRow({ why, faces, hits, flags }: Roll, nation: keyof typeof LIVERIES, locale: Locale): string {
  const words = WORDS[locale];
  const dice = faces.map(
    (face, i) =>
      `<g transform="translate(${118 + (i % DICE) * DIE} ${Math.floor(i / DICE) * ROW})">${dieFace(face)}</g>`,
  );
  const told = [...(hits > 0 ? [`${words.hits} ${hits}`] : []), ...(flags > 0 ? [`${words.flags} ${flags}`] : [])].join(
    ', ',
  );
  const none = faces.length === 0 ? `<text x="110" y="4" font-size="11" fill="#555">${words.noDice}</text>` : '';
  return (
    `<rect y="-8" width="10" height="16" rx="2" fill="${LIVERIES[nation].colour}" stroke="#111"/>` +
    `<text x="15" y="4" font-size="11">${fitted(rollName(why, locale), 11, 92)}</text>${none}${dice.join('')}<text x="` +
    `${116 + Math.min(Math.max(faces.length, 3), DICE) * DIE}" y="4" font-size="11" font-weight="700">${told}</text>`
  );
}

interface Entry {
  readonly sample: string;
  readonly word: string;
}

const KEYS = {
  en: {
    leader: 'leader',
    light: 'light troops',
    heavy: 'heavy or elite',
    guard: 'guard',
    militia: 'militia',
    square: 'in square, slot',
    lost: 'blocks left, lost',
    ordered: 'ordered',
    goal: 'objective: banner',
    line: 'section line',
    INF: 'infantry',
    CAV: 'cavalry',
    ART: 'artillery',
  },
  ko: {
    leader: '리더',
    light: '경보병, 경기병, 기마 포병',
    heavy: '중기병, 정예병',
    guard: '근위대',
    militia: '민병',
    square: '방진, 방진표 칸',
    lost: '남은 블록, 잃은 블록',
    ordered: '명령받음',
    goal: '목표: 승리 깃발',
    line: '구역 점선',
    INF: '보병',
    CAV: '기병',
    ART: '포병',
  },
} as const;

const SAMPLES = { INF: 'line', CAV: 'light-horse', ART: 'foot-gun' } as const;

/** Returns the legend of this board: its terrain, and the signs of pieces. */
function entriesOf({ battle }: View, locale: Locale): readonly Entry[] {
  const words = KEYS[locale];
  const field = fieldOf(battle);
  const kinds = TERRAIN_IDS.filter(
    (id) => id !== 'CLEAR' && Object.values(field.terrain).some((terrain) => terrain.id === id),
  );
  const isWater = (id: string): boolean => id === 'RIVER' || id === 'FORDABLE_RIVER' || id === 'BRIDGE';
  const terrain = kinds.map((id) => ({
    sample:
      `<g transform="scale(.42)">${ground(id)}` +
      `${isWater(id) ? water(['W', 'E'], id === 'FORDABLE_RIVER', id === 'BRIDGE') : ''}` +
      `${id === 'FIELD_WORKS' ? works(['SW', 'SE']) : ''}<path d="${OUTLINE}" fill="none" stroke="#555" ` +
      'stroke-width="1.6"/></g>',
    word: TERRAINS[id].name[locale],
  }));
  const of = leadingNation(battle, 'bottom');
  const shown = `fill="${LIVERIES[of].colour}"`;
  const small = (figure: string): string => `<g ${shown} transform="translate(0 8)">${figure}</g>`;
  const arms = ARMS.map((arm) => ({ sample: small(figureAt(SAMPLES[arm], [0, 0])), word: words[arm] }));
  const signs = [
    {
      sample: small(figureAt('line', [-5, 0]) + lostAt([6, 0])),
      word: words.lost,
    },
    { sample: `<g transform="translate(0 3)">${banner(of, '', false)}</g>`, word: words.leader },
    ...(['light', 'heavy', 'guard', 'militia'] as const).map((stripe) => ({
      sample:
        `<rect x="-14" y="-4" width="28" height="8" rx="2" ${shown}/>` +
        `<g transform="scale(.66) translate(0 -14.2)">${stripeAt(stripe)}</g>`,
      word: words[stripe],
    })),
    {
      sample:
        '<rect x="-9" y="-9" width="18" height="18" fill="#fff" stroke="#111" stroke-width="2"/>' +
        '<text y="4" font-size="11" text-anchor="middle">1</text>',
      word: words.square,
    },
    {
      sample:
        '<rect x="-13" y="-8" width="26" height="16" rx="2" fill="#444" stroke="#111" stroke-width="4.4"/>' +
        '<rect x="-13" y="-8" width="26" height="16" rx="2" fill="#444" stroke="#ffd51f" stroke-width="2.6"/>',
      word: words.ordered,
    },
    ...battle.objectives.slice(0, 1).map(({ side }) => ({ sample: goalFlag(battle, side, false), word: words.goal })),
    {
      sample: '<path d="M-14 0H14" stroke="#4d5324" stroke-width="1.8" stroke-dasharray="1 6" stroke-linecap="round"/>',
      word: words.line,
    },
  ];
  return [...terrain, ...arms, ...signs];
}

const COLUMNS = 5;
const KEY = 30;
export const legendHeight = (view: View): number => Math.ceil(entriesOf(view, 'en').length / COLUMNS) * KEY + 12;

/** The legend, under all else. */
export function legend(view: View, locale: Locale): string {
  const top = TOP + newsHeight(view);
  const entries = entriesOf(view, locale).map(({ sample, word }, i) => {
    const x = 28 + (i % COLUMNS) * ((WIDTH - 16) / COLUMNS);
    return (
      `<g transform="translate(${Math.round(x)} ${20 + Math.floor(i / COLUMNS) * KEY})">${sample}<text x="20" y="4" ` +
      `font-size="10.5">${fitted(word, 10.5, 130)}</text></g>`
    );
  });
  return `<g data-layer="legend" transform="translate(0 ${top})"><path d="M8 0H${WIDTH - 8}" stroke="#b9b49f"/>${entries.join('')}</g>`;
}
