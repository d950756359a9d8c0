import type { Locale } from '../game.ts';
import type { Phase, Position, Power, Season } from './state.ts';

type Words<K extends string> = { readonly [locale in Locale]: { readonly [key in K]: string } };

export const POWER_NAMES: Words<Power> = {
  en: {
    austria: 'Austria',
    england: 'England',
    france: 'France',
    germany: 'Germany',
    italy: 'Italy',
    russia: 'Russia',
    turkey: 'Turkey',
  },
  ko: {
    austria: '오스트리아',
    england: '영국',
    france: '프랑스',
    germany: '독일',
    italy: '이탈리아',
    russia: '러시아',
    turkey: '터키',
  },
};

const SEASON_NAMES: Words<Season> = { en: { spring: 'Spring', fall: 'Autumn' }, ko: { spring: '봄', fall: '가을' } };

const PHASE_NAMES: Words<Phase> = {
  en: { movement: 'movement', retreat: 'retreats', adjustment: 'adjustments' },
  ko: { movement: '이동', retreat: '후퇴', adjustment: '조정' },
};

/** `Spring 1901, movement` (§7.5) */
export function phaseName({ season, year, phase }: Pick<Position, 'season' | 'year' | 'phase'>, locale: Locale): string {
  const time = locale === 'ko' ? `${year}년 ${SEASON_NAMES.ko[season]}` : `${SEASON_NAMES.en[season]} ${year}`;
  return `${time}, ${PHASE_NAMES[locale][phase]}`;
}
