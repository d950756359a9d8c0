import type { Locale, Text } from '../../lib/text.ts';
import { placeName } from '../map/provinces.ts';
import type { Province } from '../map/vocabulary.ts';
import type { OrderResult } from '../state/state.ts';
import type { Why } from '../state/why.ts';
import { type Reasons, SENTENCES } from './sentences.ts';

/** What decided an order, as a sentence. */
export const sentence = <C extends Why['code']>(why: Reasons[C] & { readonly code: C }, locale: Locale): string =>
  SENTENCES[why.code][locale](why);

/** The same in every language. */
export const texts = (why: Why): Text => ({ en: sentence(why, 'en'), ko: sentence(why, 'ko') });

/** Why the unit is driven out is what the sentence says already. */
const TOLD: readonly Why['code'][] = ['DRIVEN_OUT', 'DRIVEN_BACK', 'CUT_BY_DISLODGEMENT'];

type Explained = Pick<OrderResult, 'why' | 'dislodgedFrom' | 'lost' | 'fallen'>;

/**
 * Explains the result of an order in sentences: its reason, and the reason why the unit was dislodged, if another order
 * caused that.
 */
export function explain({ why, dislodgedFrom, lost, fallen }: Explained, locale: Locale): string {
  const sentences = [sentence(why, locale)];
  if (dislodgedFrom !== undefined && !TOLD.includes(why.code)) sentences.push(DISLODGED[locale](dislodgedFrom));
  if (lost === true) sentences.push((fallen ? FALLEN : dislodgedFrom === undefined ? DISBANDED : NOWHERE)[locale]);
  return sentences.join(' ');
}

const DISLODGED: { readonly [locale in Locale]: (from: Province) => string } = {
  en: (from) => `An attack from ${placeName(from)} drives the unit out.`,
  ko: (from) => `${placeName(from, 'ko')}에서 온 공격에 부대가 쫓겨납니다.`,
};
const FALLEN = { en: 'Without a government, it is disbanded (§15.3).', ko: '정부가 없어 해산합니다(§15.3).' };
const NOWHERE = { en: 'With nowhere to go, it is disbanded.', ko: '퇴각할 곳이 없어 해산합니다.' };
const DISBANDED = { en: 'The unit is disbanded.', ko: '부대는 해산합니다.' };
