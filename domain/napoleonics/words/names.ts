import { shortPhase } from '../../contract/shown.ts';
import { wordsByRule } from '../../contract/topics.ts';
import { type Locale, perLocale, type Text } from '../../lib/text.ts';
import { FACE_NAMES } from '../army/dice.ts';
import { NATION_LETTERS, NATION_NAMES, NATIONS, type Nation } from '../army/nations.ts';
import { SIDES, type Side } from '../army/sides.ts';
import type { Arm, UnitClass } from '../army/unit-type.ts';
import { UNIT_TYPES } from '../army/units.ts';
import { CARDS } from '../cards/rows.ts';
import type { Battle } from '../field/battle.ts';
import type { Section } from '../field/sections.ts';
import { TERRAINS } from '../field/terrain.ts';
import { RULES } from '../rules/rules.ts';
import { TOPICS } from '../rules/topics.ts';
import { BATTLES } from '../scenarios/index.ts';
import type { ROLLS } from '../state/events.ts';
import type { FrameKind } from '../state/frames.ts';
import type { AskKind } from '../state/kinds.ts';
import type { PieceId, Public } from '../state/state.ts';

type Words<K extends string> = { readonly [key in K]: Text };

export const ARM_NAMES: Words<Arm> = {
  INF: { en: 'infantry', ko: '보병' },
  CAV: { en: 'cavalry', ko: '기병' },
  ART: { en: 'artillery', ko: '포병' },
};

const CLASS_NAMES: Words<UnitClass> = {
  line: { en: 'line', ko: '전열' },
  light: { en: 'light', ko: '경' },
  'rifle-light': { en: 'rifle light', ko: '라이플 경' },
  elite: { en: 'grenadier', ko: '척탄' },
  guard: { en: 'guard', ko: '근위' },
  militia: { en: 'militia', ko: '민병대' },
  heavy: { en: 'heavy', ko: '중' },
  'guard-light': { en: 'guard light', ko: '근위 경' },
  'guard-heavy': { en: 'guard heavy', ko: '근위 중' },
  foot: { en: 'foot', ko: '도보' },
  horse: { en: 'horse', ko: '기마' },
  'guard-foot': { en: 'guard foot', ko: '근위 도보' },
};

export const SECTION_NAMES: Words<Section> = {
  LEFT: { en: 'left flank', ko: '좌측' },
  CENTER: { en: 'center', ko: '중앙' },
  RIGHT: { en: 'right flank', ko: '우측' },
};

/** The question or step of each frame (§4.0a, §6.3, §7.2). */
const PHASE_NAMES: Words<FrameKind> = {
  command: { en: 'command card', ko: '지휘 카드' },
  section: { en: 'choice of a section', ko: '구역 선택' },
  use: { en: 'use of the card', ko: '카드 용도 선택' },
  supply: { en: 'short supply', ko: '보급부족' },
  'supply-to': { en: 'short supply', ko: '보급부족' },
  rally: { en: 'rally', ko: '재편' },
  order: { en: 'orders', ko: '명령' },
  movement: { en: 'movement', ko: '이동' },
  combat: { en: 'combat', ko: '전투' },
  draw: { en: 'draw', ko: '카드 받기' },
  scout: { en: 'scouting', ko: '정찰' },
  'leader-check': { en: 'leader check', ko: '리더 피해 확인' },
  melee: { en: 'melee', ko: '근접 전투' },
  flags: { en: 'flags', ko: '깃발' },
  retreat: { en: 'retreat', ko: '후퇴' },
  'leader-retreat': { en: 'retreat of a leader', ko: '리더 후퇴' },
  advance: { en: 'advance', ko: '추가 행동' },
};

/** What the kinds of questions are called that are not called as their phase. */
const ASK_NAMES: Words<Exclude<AskKind, FrameKind>> = {
  'first-strike': { en: 'card against the attack', ko: '공격에 맞선 카드' },
  retire: { en: 'retire and reform, or stand', ko: '퇴각 및 재편성 여부' },
  'form-square': { en: 'square, or not', ko: '방진 여부' },
  'battle-back': { en: 'battle back, or not', ko: '반격 여부' },
  ignore: { en: 'flags to ignore', ko: '무시할 깃발' },
  'bonus-melee': { en: 'second melee', ko: '두 번째 근접 전투' },
};

/** What dice are rolled for. */
const ROLL_NAMES: Words<(typeof ROLLS)[number]> = {
  ranged: { en: 'fire', ko: '사격' },
  melee: { en: 'melee', ko: '근접 전투' },
  'first-strike': { en: 'first strike', ko: '선제공격' },
  square: { en: 'square', ko: '방진' },
  'battle-back': { en: 'battle back', ko: '반격' },
  retire: { en: 'retire and reform', ko: '퇴각 및 재편성' },
  'leader-check': { en: 'leader check', ko: '리더 피해 확인' },
  escape: { en: 'escape', ko: '탈출' },
  elan: { en: 'Élan', ko: '비약' },
  rally: { en: 'rally', ko: '재편' },
};

export const CARD_WORDS = {
  en: { as: (card: string) => `as ${card}`, command: (count: number) => `command ${count}` },
  ko: { as: (card: string) => `${card} 카드로`, command: (count: number) => `지휘 ${count}` },
} as const;

export const rollName = (why: (typeof ROLLS)[number], locale: Locale): string => ROLL_NAMES[why][locale];

/** Returns the name of troops in this battle: some fight under the table of another nation. */
export const nationName = (battle: Battle, nation: Nation, locale: Locale): string =>
  (battle.nationNames?.[nation] ?? NATION_NAMES[nation])[locale];

/** What a seat is called: its army, and who commands it. */
export const seatName = ({ sides }: Battle, side: Side, locale: Locale): string =>
  `${sides[side].army[locale]} (${sides[side].commander[locale]})`;

/** A piece, also after it was eliminated: its id says what it is. */
export function pieceName({ leaders }: Battle, id: PieceId, locale: Locale): string {
  const [letter, code, number] = id.split('-');
  if (code !== 'LD') return UNIT_TYPES[`${letter}-${code}`]?.name[locale] ?? id;
  return leaders.filter(({ nation }) => NATION_LETTERS[nation] === letter)[Number(number) - 1]?.name[locale] ?? id;
}

/** `Turn 5, French: movement` (§4.0a) */
export function phaseName(
  { battle, turn, active, frames, over }: Pick<Public, 'battle' | 'turn' | 'active' | 'frames' | 'over'>,
  locale: Locale,
): string {
  const army = battle.sides[over?.winner ?? active].army[locale];
  const count = { en: `Turn ${turn}`, ko: `${turn}턴` }[locale];
  if (over !== undefined) return `${count}, ${army}: ${{ en: 'victory', ko: '승리' }[locale]}`;
  const frame = frames.at(-1);
  return frame === undefined ? `${count}, ${army}` : `${count}, ${army}: ${PHASE_NAMES[frame.is][locale]}`;
}

const PHASES_SHORT: Words<FrameKind> = {
  command: { en: 'card', ko: '카드' },
  section: { en: 'section', ko: '구역' },
  use: { en: 'card', ko: '카드' },
  supply: { en: 'supply', ko: '보급부족' },
  'supply-to': { en: 'supply', ko: '보급부족' },
  rally: { en: 'rally', ko: '재편' },
  order: { en: 'orders', ko: '명령' },
  movement: { en: 'moves', ko: '이동' },
  combat: { en: 'combat', ko: '전투' },
  draw: { en: 'draw', ko: '카드 받기' },
  scout: { en: 'scout', ko: '정찰' },
  'leader-check': { en: 'leader', ko: '리더' },
  melee: { en: 'melee', ko: '근접 전투' },
  flags: { en: 'flags', ko: '깃발' },
  retreat: { en: 'retreat', ko: '후퇴' },
  'leader-retreat': { en: 'retreat', ko: '후퇴' },
  advance: { en: 'advance', ko: '추가 행동' },
};

/** `T3 French, combat`: as much of it as 18 letters hold. */
export function phaseShort(
  { battle, turn, active, frames, over }: Pick<Public, 'battle' | 'turn' | 'active' | 'frames' | 'over'>,
  locale: Locale,
): string {
  const army = battle.sides[over?.winner ?? active].army[locale];
  const count = { en: `T${turn}`, ko: `${turn}턴` }[locale];
  const frame = frames.at(-1);
  const what =
    over !== undefined
      ? { en: 'victory', ko: '승리' }[locale]
      : frame === undefined
        ? ''
        : PHASES_SHORT[frame.is][locale];
  return shortPhase([...(what === '' ? [] : [`${count} ${army}, ${what}`]), `${count} ${army}`, `${count} ${what}`]);
}

const inLocale = (words: { readonly [key: string]: Text }, locale: Locale): { readonly [key: string]: string } =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [key, text[locale]]));

const namesOf = (
  rows: { readonly [id: string]: { readonly name: Text } },
  locale: Locale,
): { readonly [id: string]: string } =>
  Object.fromEntries(Object.entries(rows).map(([id, { name }]) => [id, name[locale]]));

/**
 * The words of the game by kind and id; `rules`: what the cited ids say; `cardTexts`: what the cards do. `seats` are
 * named after the armies of a battle, so only with one.
 */
export const names = (
  locale: Locale,
  battle?: Battle,
): { readonly [kind: string]: { readonly [id: string]: string } } => ({
  ...common(locale),
  ...(battle && {
    seats: Object.fromEntries(SIDES.map((side) => [side, seatName(battle, side, locale)])),
    nations: Object.fromEntries(NATIONS.map((nation) => [nation, nationName(battle, nation, locale)])),
  }),
});

const common = perLocale((locale) => ({
  scenarios: namesOf(BATTLES, locale),
  nations: inLocale(NATION_NAMES, locale),
  units: namesOf(UNIT_TYPES, locale),
  arms: inLocale(ARM_NAMES, locale),
  classes: inLocale(CLASS_NAMES, locale),
  terrain: namesOf(TERRAINS, locale),
  sections: inLocale(SECTION_NAMES, locale),
  cards: namesOf(CARDS, locale),
  cardTexts: Object.fromEntries(Object.values(CARDS).map(({ id, text }) => [id, text[locale]])),
  faces: inLocale(FACE_NAMES, locale),
  phases: inLocale(PHASE_NAMES, locale),
  kinds: inLocale({ ...PHASE_NAMES, ...ASK_NAMES }, locale),
  rolls: inLocale(ROLL_NAMES, locale),
  rules: inLocale(RULES, locale),
  topics: wordsByRule(TOPICS, locale),
}));

/** What a leader check comes to: one die is rolled for a leader who has lost his unit, and who must go if he lives. */
export function checked(hits: number, dice: number): Text {
  if (hits > 0) return { en: 'the leader is lost', ko: '리더를 잃습니다' };
  return dice === 1
    ? { en: 'the leader survives and retreats', ko: '리더가 살아남아 후퇴합니다' }
    : { en: 'the leader survives', ko: '리더가 살아남습니다' };
}
