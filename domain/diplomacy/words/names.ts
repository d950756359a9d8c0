import { shortPhase } from '../../contract/shown.ts';
import { wordsByRule } from '../../contract/topics.ts';
import { type Locale, perLocale } from '../../lib/text.ts';
import type { AskKind } from '../asks.ts';
import { POWER_NAMES } from '../map/powers.ts';
import { PROVINCE_IDS, placeName, provinceRow } from '../map/provinces.ts';
import { seatOf, VARIANTS } from '../map/variants.ts';
import type { Phase, Power, Season, UnitType } from '../map/vocabulary.ts';
import { rulesIn } from '../rules/rules.ts';
import { TOPICS } from '../rules/topics.ts';
import type { OutcomeWord, Position } from '../state/state.ts';

type Words<K extends string> = { readonly [locale in Locale]: { readonly [key in K]: string } };

const SEASON_NAMES: Words<Season> = { en: { spring: 'Spring', fall: 'Autumn' }, ko: { spring: '봄', fall: '가을' } };

const PHASE_NAMES: Words<Phase> = {
  en: { movement: 'movement', retreat: 'retreats', adjustment: 'adjustments' },
  ko: { movement: '이동', retreat: '퇴각', adjustment: '부대 가감' },
};

/** What the kinds of questions are called. */
const ASK_NAMES: Words<AskKind> = {
  en: { orders: 'orders', retreats: 'retreats', adjustments: 'builds and removals' },
  ko: { orders: '명령', retreats: '퇴각', adjustments: '부대 가감' },
};

/** `Spring 1901, movement` (§7.5) */
export function phaseName(
  { season, year, phase }: Pick<Position, 'season' | 'year' | 'phase'>,
  locale: Locale,
): string {
  const time = { en: `${SEASON_NAMES.en[season]} ${year}`, ko: `${year}년 ${SEASON_NAMES.ko[season]}` }[locale];
  return `${time}, ${PHASE_NAMES[locale][phase]}`;
}

const SEASONS_SHORT: Words<Season> = { en: { spring: 'Spr', fall: 'Aut' }, ko: SEASON_NAMES.ko };

const PHASES_SHORT: Words<Phase> = {
  en: { movement: 'orders', retreat: 'retreats', adjustment: 'builds' },
  ko: { movement: '명령', retreat: '퇴각', adjustment: '부대 가감' },
};

/** `Spr 1901, orders` */
export function phaseShort(
  { season, year, phase }: Pick<Position, 'season' | 'year' | 'phase'>,
  locale: Locale,
): string {
  const time = { en: `${SEASONS_SHORT.en[season]} ${year}`, ko: `${year}년 ${SEASONS_SHORT.ko[season]}` }[locale];
  return shortPhase([`${time}, ${PHASES_SHORT[locale][phase]}`]);
}

const UNIT_NAMES: Words<UnitType> = { en: { A: 'army', F: 'fleet' }, ko: { A: '육군', F: '해군' } };

const OUTCOME_NAMES: Words<OutcomeWord> = {
  en: {
    succeeded: 'succeeded',
    held: 'held',
    bounced: 'bounced',
    cut: 'cut',
    void: 'void',
    disrupted: 'disrupted',
    dislodged: 'dislodged',
    illegal: 'illegal',
    disbanded: 'disbanded',
  },
  ko: {
    succeeded: '성공',
    held: '유지',
    bounced: '이동 실패',
    cut: '지원 차단',
    void: '무효',
    disrupted: '호송 실패',
    dislodged: '쫓겨남',
    illegal: '규칙에 어긋남',
    disbanded: '해산',
  },
};

/** What a seat is called that plays these powers. */
export const seatName = (powers: readonly Power[], locale: Locale): string =>
  powers.map((power) => POWER_NAMES[locale][power]).join(' + ');

/** The words of the game by kind and id; `rules`: what the cited ids say. */
export const names = perLocale((locale) => ({
  seats: Object.fromEntries(
    Object.values(VARIANTS).flatMap(({ seats }) => seats.map((powers) => [seatOf(powers), seatName(powers, locale)])),
  ),
  powers: POWER_NAMES[locale],
  provinces: Object.fromEntries(
    PROVINCE_IDS.flatMap((id) => [id, ...provinceRow(id).berths]).map((loc) => [loc, placeName(loc, locale)]),
  ),
  units: UNIT_NAMES[locale],
  seasons: SEASON_NAMES[locale],
  phases: PHASE_NAMES[locale],
  kinds: ASK_NAMES[locale],
  outcomes: OUTCOME_NAMES[locale],
  rules: rulesIn(locale),
  topics: wordsByRule(TOPICS, locale),
}));
