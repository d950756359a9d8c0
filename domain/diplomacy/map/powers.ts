import type { Locale } from '../../lib/text.ts';
import type { Power } from './vocabulary.ts';

/** Names of the powers in each language (§1.2). */
export const POWER_NAMES: { readonly [locale in Locale]: { readonly [power in Power]: string } } = {
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
