import { wordsByRule } from '../../contract/topics.ts';
import { at } from '../../lib/sure.ts';
import { type Locale, perLocale, type Text } from '../../lib/text.ts';
import { cardRow, type Edition, leaderRow, type March, type SOLDIERS, spaceRow } from '../edition/edition.ts';
import { editionOf } from '../edition/editions.ts';
import { RULES } from '../rules/rules.ts';
import { TOPICS } from '../rules/topics.ts';
import type { Ending } from '../state/state.ts';
import { EDITION_IDS } from '../terms/editions.ts';
import type { AttritionLevel, MoraleLevel } from '../terms/levels.ts';
import type { Modifier } from '../tracks/conquest.ts';
import { FRAME_NAMES, stageNames } from './moments.ts';
import { CAMP_NAMES, NATION_NAMES, type Nouns } from './powers.ts';
import { ROLL_NAMES } from './rolls.ts';
import { CHAIR_NAMES, SEATING_NAMES, SEATS, seatName } from './seats.ts';

/** The ways in which a game ends (§19, §20). */
export const ENDING_NAMES: Nouns<Ending> = {
  en: {
    morale: 'by the collapse of morale',
    'both-capitals': 'with both capitals taken',
    'third-conquest-roll': 'by the third conquest roll',
    'no-keys': 'with no Key left to the Tsarists',
    'fourteen-keys': 'with fourteen Keys',
    conquest: 'by the conquest of Russia',
    defeat: 'by the defeat of the Empire',
    'will-to-fight': 'by Will to Fight',
    peace: 'on points, at the peace',
    points: 'on points',
    resignation: 'by resignation',
  },
  ko: {
    morale: '사기 붕괴로',
    'both-capitals': '두 수도 점령으로',
    'third-conquest-roll': '세 번째 정복 굴림으로',
    'no-keys': '차르군의 Key가 없어져서',
    'fourteen-keys': 'Key 14곳 제어로',
    conquest: '러시아 정복으로',
    defeat: '제국의 패배로',
    'will-to-fight': 'Will to Fight로',
    peace: '평화에 따른 승점으로',
    points: '승점으로',
    resignation: '기권으로',
  },
};

/** What moves the conquest die (§19.5). */
export const MODIFIER_NAMES: Nouns<Modifier['why']> = {
  en: {
    depots: 'Tsarist Depots',
    capitals: 'capitals',
    'imperial-morale': 'Imperial morale',
    'tsarist-morale': 'Tsarist morale',
    keys: 'Tsarist Keys',
    homeland: 'lost Imperial homeland',
    attrition: 'attrition',
    napoleon: 'Napoleon off the map',
    cards: 'events',
  },
  ko: {
    depots: '차르군 Depot',
    capitals: '수도',
    'imperial-morale': '제국군 사기',
    'tsarist-morale': '차르군 사기',
    keys: '차르군 Key',
    homeland: '잃은 제국 본토',
    attrition: '제국손실단계',
    napoleon: '지도에 없는 나폴레옹',
    cards: '이벤트',
  },
};

/** The levels of morale (§9) and attrition (§14.41) have the names of the printed tracks in every language. */
const MORALE: { readonly [level in MoraleLevel]: string } = {
  'elan-du-guerre': 'Elan du Guerre',
  'vive-lempereur': 'Vive L’Empereur',
  'marchez-vous': 'Marchez-Vous',
  'les-grognards': 'Les Grognards',
  'tu-felix-austria': 'Tu Felix Austria',
  'sauve-qui-peut': 'Sauve Qui Peut',
};
export const MORALE_NAMES: Nouns<MoraleLevel> = { en: MORALE, ko: MORALE };

const ATTRITION: { readonly [level in AttritionLevel]: string } = {
  normal: 'Normal',
  problematic: 'Problematic',
  difficult: 'Difficult',
  harsh: 'Harsh',
  severe: 'Severe',
  crippling: 'Crippling',
};
export const ATTRITION_NAMES: Nouns<AttritionLevel> = { en: ATTRITION, ko: ATTRITION };

export const MARCH_NAMES: Nouns<March> = {
  en: { clear: 'clear', marsh: 'marsh', river: 'river', rough: 'rough' },
  ko: { clear: '대로', marsh: '습지', river: '강길', rough: '비포장길' },
};

const SOLDIER_NAMES: Nouns<(typeof SOLDIERS)[number]> = {
  en: { infantry: 'infantry', cavalry: 'cavalry', artillery: 'artillery' },
  ko: { infantry: '보병', cavalry: '기병', artillery: '포병' },
};

/** What lies on the map or beside it, besides pieces and flags. */
const MARKERS = [
  'scorched',
  'sacked',
  'entrenched',
  'dmc',
  'supply-train',
  'bridge',
  'battle',
  'will-to-fight',
] as const;
export type Marker = (typeof MARKERS)[number];

export const MARKER_NAMES: Nouns<Marker> = {
  en: {
    scorched: 'Scorched Earth',
    sacked: 'Sacked',
    entrenched: 'Entrenchment',
    dmc: 'Deployment Mobilization Centre',
    'supply-train': 'Supply Trains',
    bridge: 'To the Bridges',
    battle: 'Battle or Failed Intercept',
    'will-to-fight': 'Will to Fight',
  },
  ko: {
    scorched: '초토화지역',
    sacked: '약탈됨',
    entrenched: '참호',
    dmc: '배치기동본부(DMC)',
    'supply-train': '보급 열차(Supply Trains)',
    bridge: '제국의 다리',
    battle: '전투 또는 차단 실패',
    'will-to-fight': 'Will to Fight',
  },
};

const MONTHS: { readonly [locale in Locale]: readonly string[] } = {
  en: ['June-July 1812', 'August-September 1812', 'October-December 1812', 'January-March 1813'],
  ko: ['1812년 6~7월', '1812년 8-9월', '1812년 10-12월', '1813년 1-3월'],
};
const TURN_NAMES: { readonly [locale in Locale]: (turn: number, months: string) => string } = {
  en: (turn, months) => `turn ${turn}, ${months}`,
  ko: (turn, months) => `${turn}턴, ${months}`,
};

/** `turn 1, June-July 1812` (§1.4) */
export const turnName = (turn: number, locale: Locale): string => TURN_NAMES[locale](turn, monthsOf(turn, locale));

const TURNS_SHORT: { readonly [locale in Locale]: readonly string[] } = {
  en: ['T1 Jun–Jul', 'T2 Aug–Sep', 'T3 Oct–Dec', 'T4 Jan–Mar'],
  ko: ['1턴 6~7월', '2턴 8~9월', '3턴 10~12월', '4턴 1~3월'],
};

/** `T1 Jun–Jul` */
export const turnShort = (turn: number, locale: Locale): string => at(TURNS_SHORT[locale], turn - 1);

/** The months of a turn (§1.4). */
export const monthsOf = (turn: number, locale: Locale): string => at(MONTHS[locale], turn - 1);

export const spaceName = (edition: Edition, id: string, locale: Locale): string => spaceRow(edition, id).name[locale];
export const leaderName = (edition: Edition, id: string, locale: Locale): string => leaderRow(edition, id).name[locale];

/** `#36 No Peace` */
export const cardName = (edition: Edition, number: number, locale: Locale): string =>
  `#${number} ${cardRow(edition, number).name[locale]}`;

/** The rows of all editions by id; a row of a later edition does not rename one of an earlier. */
const named = <Row>(
  rows: (edition: Edition) => readonly Row[],
  entry: (row: Row) => readonly [string | number, string],
) =>
  Object.fromEntries(
    EDITION_IDS.toReversed()
      .flatMap((edition) => rows(editionOf({ edition })))
      .map(entry),
  );

const inLocale = (words: { readonly [id: string]: Text }, locale: Locale) =>
  Object.fromEntries(Object.entries(words).map(([id, text]) => [id, text[locale]]));

/**
 * The words of the game by kind and id; `asks`: what is asked, or goes on, at a frame, with `stages` for its stages
 * (`battle:round`); `rolls`: what dice are thrown for; `rules`: what the cited ids say.
 */
export const names = perLocale((locale) => ({
  seats: Object.fromEntries([
    ...Object.entries(CHAIR_NAMES[locale]),
    ...Object.entries(SEATS).map(([seat, powers]) => [seat, seatName(powers, locale)] as const),
  ]),
  seatings: SEATING_NAMES[locale],
  powers: NATION_NAMES[locale],
  camps: CAMP_NAMES[locale],
  spaces: named(
    ({ spaces }) => spaces,
    ({ id, name }) => [id, name[locale]],
  ),
  leaders: named(
    ({ leaders }) => leaders,
    ({ id, name }) => [id, name[locale]],
  ),
  cards: named(
    ({ cards }) => cards,
    ({ number, name }) => [number, name[locale]],
  ),
  scenarios: named(
    ({ scenarios }) => scenarios,
    ({ id, name }) => [id, name[locale]],
  ),
  soldiers: SOLDIER_NAMES[locale],
  marches: MARCH_NAMES[locale],
  markers: MARKER_NAMES[locale],
  morale: MORALE_NAMES[locale],
  attrition: ATTRITION_NAMES[locale],
  endings: ENDING_NAMES[locale],
  conquest: MODIFIER_NAMES[locale],
  asks: inLocale(FRAME_NAMES, locale),
  kinds: inLocale(FRAME_NAMES, locale),
  stages: stageNames(locale),
  rolls: inLocale(ROLL_NAMES, locale),
  rules: inLocale(RULES, locale),
  topics: wordsByRule(TOPICS, locale),
}));
