import type { Prompt } from '../../../domain/contract/shown.ts';
import type { Locale } from '../../../domain/lib/text.ts';
import type { Moment } from './state.ts';

/** What commands and answers of the duel are called. */
export const WORDS: { readonly [locale in Locale]: { readonly [word: string]: string } } = {
  en: {
    choose: 'choose a stance',
    step: 'step',
    look: 'look at the top of the deck',
    draw: 'draw a card',
    attack: 'attack',
    react: 'answer the attack',
    rest: 'rest',
    high: 'high',
    middle: 'middle',
    low: 'low',
    null: 'no card',
    card: 'a card of your hand, or none',
    count: 'cards to look at',
  },
  ko: {
    choose: '자세 고르기',
    step: '걸음',
    look: '덱 위의 카드 보기',
    draw: '카드 뽑기',
    attack: '공격',
    react: '공격에 답하기',
    rest: '쉬기',
    high: '높은 자세',
    middle: '가운데 자세',
    low: '낮은 자세',
    null: '카드 없음',
    card: '핸드의 카드 한 장, 또는 없음',
    count: '볼 카드 수',
  },
};

/** What each moment asks of a seat. */
export const PROMPTS: { readonly [is in Moment['is']]: (locale: Locale, seat: string) => Prompt } = {
  stances: (locale) => ({
    text: { en: 'Both choose a stance.', ko: '둘 다 자세를 고릅니다.' }[locale],
    short: { en: 'Choose a stance.', ko: '자세를 고르세요.' }[locale],
    about: [],
  }),
  turn: (locale, seat) => ({
    text: { en: 'It is your turn.', ko: '내 차례입니다.' }[locale],
    short: { en: 'Your turn.', ko: '내 차례입니다.' }[locale],
    about: [`piece:${seat}`],
  }),
  reaction: (locale, seat) => ({
    text: { en: 'You are attacked. You may play a card.', ko: '공격을 받습니다. 카드를 쓸 수 있습니다.' }[locale],
    short: { en: 'Play a card, or none.', ko: '카드를 쓰거나 쓰지 마세요.' }[locale],
    about: [`piece:${seat}`],
  }),
};
