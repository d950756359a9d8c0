import type * as z from 'zod';
import type { Tales } from '../../../contract/story.ts';
import type { trackFacts } from '../../table/track-facts.ts';
import { ATTRITION_NAMES, MORALE_NAMES } from '../names.ts';
import { CAMP_NAMES } from '../powers.ts';
import { rollName, rollResult } from '../rolls.ts';
import { checked } from './checks.ts';
import { count, en, isForMarch, ko, place, type Words } from './told.ts';

/** A fortress rolls for itself: its dice are not told as those of the Power that besieges it. */
const isOfFortress = (why: string, space: string | undefined): space is string =>
  why === 'fortress' && space !== undefined;

/** What dice come to: for a check, what follows. */
function resultOf(why: string, dice: readonly number[], total: number, words: Words): string {
  const fate = checked(why, words, words.locale);
  return fate === undefined ? rollResult(why, dice, total, words.locale) : `${total}: ${fate}`;
}

/** How facts are told of the tracks, resources, CP and dice. */
export const trackTales = {
  'morale-set': {
    en: ({ camp, level, loss, gain, rule }) =>
      `Morale of the ${CAMP_NAMES.en[camp]}: ${MORALE_NAMES.en[level]}, Loss ${loss}, Gain ${gain}. (${rule})`,
    ko: ({ camp, level, loss, gain, rule }) =>
      `${CAMP_NAMES.ko[camp]} 사기: ${MORALE_NAMES.ko[level]}, Loss ${loss}, Gain ${gain}. (${rule})`,
  },
  'attrition-set': {
    en: ({ level, loss, gain, rule }) =>
      `Attrition: ${ATTRITION_NAMES.en[level]}, Loss ${loss}, Gain ${gain}. (${rule})`,
    ko: ({ level, loss, gain, rule }) =>
      `손실단계: ${ATTRITION_NAMES.ko[level]}, Loss ${loss}, Gain ${gain}. (${rule})`,
  },
  'resources-set': {
    en: ({ power, to, rule }) => `${en[power]} has ${count(to, 'resource')} now. (${rule})`,
    ko: ({ power, to, rule }) => `${ko[power]}: 자원 ${to}. (${rule})`,
  },
  'cp-spent': {
    en: ({ cp, left, rule }, words) => (isForMarch(words) ? undefined : `${cp} CP spent, ${left} left. (${rule})`),
    ko: ({ cp, left, rule }, words) => (isForMarch(words) ? undefined : `CP ${cp} 사용, ${left} 남음. (${rule})`),
  },
  rolled: {
    en: ({ power, why, space, dice, total, rule }, words) => {
      const result = resultOf(why, dice, total, words);
      const where = space === undefined ? '' : ` at ${place(space, words)}`;
      const who = isOfFortress(why, space) ? place(space, words) : en[power];
      const what = isOfFortress(why, space) ? rollName(why, 'en') : `${rollName(why, 'en')}${where}`;
      return `${who}, ${what}: ${dice.join(', ') || 'no dice'} → ${result}. (${rule})`;
    },
    ko: ({ power, why, space, dice, total, rule }, words) => {
      const result = resultOf(why, dice, total, words);
      const where = space === undefined ? '' : ` (${place(space, words)})`;
      const who = isOfFortress(why, space) ? place(space, words) : ko[power];
      const what = isOfFortress(why, space) ? rollName(why, 'ko') : `${rollName(why, 'ko')}${where}`;
      return `${who}, ${what}: ${dice.join(', ') || '주사위 없음'} → ${result}. (${rule})`;
    },
  },
} satisfies Tales<z.infer<(typeof trackFacts)[number]>, Words>;
