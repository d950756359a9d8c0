import type * as z from 'zod';
import { SILENT, type Tales } from '../../../contract/story.ts';
import type { cardFacts } from '../../hands/facts.ts';
import { leaderName } from '../names.ts';
import { CAMP_NAMES } from '../powers.ts';
import { card, cards, count, en, known, ko, type Words } from './told.ts';

/** How facts are told of cards: hands, decks, piles, and what they change for a while. */
export const cardTales = {
  drew: {
    en: ({ power, secret, ...event }, words) =>
      `${en[power]} draws ${count(event.count, event.from === 'home' ? 'Home card' : 'card')}${known(secret, words)}.`,
    ko: ({ power, secret, ...event }, words) =>
      `${ko[power]}: ${event.from === 'home' ? '본토카드' : '카드'} ${event.count}장을 받음${known(secret, words)}.`,
  },
  'chits-dealt': {
    en: ({ camp, secret, ...event }, words) => `The ${CAMP_NAMES.en[camp]} get ${count(event.count, 'chit')}${known(secret, words)}.`,
    ko: ({ camp, secret, ...event }, words) => `${CAMP_NAMES.ko[camp]}: Chit ${event.count}장${known(secret, words)}.`,
  },
  'chits-taken': {
    en: ({ power, home, other, secret }, words) => `${en[power]} takes ${count(home + other, 'chit')} to the hand${known(secret, words)}.`,
    ko: ({ power, home, other, secret }, words) => `${ko[power]}: Chit ${home + other}장을 핸드로${known(secret, words)}.`,
  },
  'hand-split': {
    en: ({ power, secret, ...event }, words) =>
      `The hand is divided: ${count(event.count, 'card')} for ${en[power]}${known(secret, words)}.`,
    ko: ({ power, secret, ...event }, words) => `핸드를 나눔: ${ko[power]} ${event.count}장${known(secret, words)}.`,
  },
  'hands-joined': {
    en: ({ camp }) => `The ${CAMP_NAMES.en[camp]} have one hand again.`,
    ko: ({ camp }) => `${CAMP_NAMES.ko[camp]}: 핸드를 다시 합침.`,
  },
  dealt: {
    en: ({ power, ...event }, words) => `${en[power]} gets ${cards(event.cards, words)}.`,
    ko: ({ power, ...event }, words) => `${ko[power]}: ${cards(event.cards, words)} 카드를 받음.`,
  },
  threw: {
    en: ({ power, top, secret, ...event }, words) =>
      `${en[power]} discards ${count(event.count, 'card')}${top === null ? '' : `, on top ${card(top, words)}`}${known(secret, words)}.`,
    ko: ({ power, top, secret, ...event }, words) =>
      `${ko[power]}: 카드 ${event.count}장을 버림${top === null ? '' : `, 맨 위는 ${card(top, words)}`}${known(secret, words)}.`,
  },
  'card-played': {
    en: ({ power, as, ...event }, words) =>
      `${en[power]} plays ${card(event.card, words)} ${{ cp: 'for its CP', event: 'as an event', unused: 'without effect' }[as]}.`,
    ko: ({ power, as, ...event }, words) =>
      `${ko[power]}: ${card(event.card, words)} 카드를 ${{ cp: 'CP로 씀', event: '이벤트로 씀', unused: '효과 없이 냄' }[as]}.`,
  },
  'card-put': {
    en: ({ to, power, leader, ...event }, words) => {
      const beside = power === undefined ? '' : ` by ${en[power]}`;
      const where = {
        discard: 'goes to the discards',
        home: 'goes to the used Home cards',
        beside: `lies${beside}`,
        'face-up': `lies face up${beside}`,
        removed: 'is out of the game',
        winter: 'goes to the winter cards',
        deck: 'goes back into the deck',
        attached: leader === undefined ? 'is attached' : `is attached to ${leaderName(words.edition, leader, 'en')}`,
      }[to];
      return `${card(event.card, words)} ${where}.`;
    },
    ko: ({ to, power, leader, ...event }, words) => {
      const beside = power === undefined ? '' : `${ko[power]} 옆에 `;
      const where = {
        discard: '버린 카드로 감',
        home: '사용한 본토카드로 감',
        beside: `${beside}놓임`,
        'face-up': `${beside}앞면으로 놓임`,
        removed: '게임에서 빠짐',
        winter: '겨울 카드로 감',
        deck: '덱으로 돌아감',
        attached: leader === undefined ? '리더에 붙음' : `${leaderName(words.edition, leader, 'ko')}에게 붙음`,
      }[to];
      return `${card(event.card, words)}: ${where}.`;
    },
  },
  'set-aside': {
    en: ({ power, ...event }) => `${en[power]} keeps ${count(event.count, 'card')} apart.`,
    ko: ({ power, ...event }) => `${ko[power]}: 카드 ${event.count}장을 따로 둠.`,
  },
  returned: {
    en: ({ power, secret, ...event }, words) =>
      `${en[power]} puts ${count(event.count, 'card')} back into the deck, unseen${known(secret, words)}.`,
    ko: ({ power, secret, ...event }, words) => `${ko[power]}: 카드 ${event.count}장을 보이지 않고 덱에 돌려놓음${known(secret, words)}.`,
  },
  'taken-up': {
    en: ({ power }) => `${en[power]} takes up the cards kept apart.`,
    ko: ({ power }) => `${ko[power]}: 따로 둔 카드를 핸드에 더함.`,
  },
  'home-shuffled': {
    en: ({ camp }) => `The ${CAMP_NAMES.en[camp]} shuffle their used Home cards.`,
    ko: ({ camp }) => `${CAMP_NAMES.ko[camp]}: 사용한 본토카드를 섞음.`,
  },
  picked: {
    en: ({ power, secret }, words) => `A card of ${en[power]} is drawn at random${known(secret, words)}.`,
    ko: ({ power, secret }, words) => `${ko[power]}의 카드 한 장을 무작위로 뽑음${known(secret, words)}.`,
  },
  'turned-up': {
    en: ({ power, ...event }, words) => `${en[power]} shows ${card(event.card, words)}.`,
    ko: ({ power, ...event }, words) => `${ko[power]}: ${card(event.card, words)} 공개.`,
  },
  took: {
    en: ({ power, secret, ...event }, words) => `${en[power]} takes a card of ${en[event.from]}${known(secret, words)}.`,
    ko: ({ power, secret, ...event }, words) => `${ko[power]}: ${ko[event.from]}의 카드 한 장을 가져감${known(secret, words)}.`,
  },
  peeked: {
    en: ({ of, to, secret, ...event }, words) => {
      const whose = of === 'deck' ? 'the deck' : en[of];
      return `${to.map((each) => en[each]).join(', ')}: ${count(event.count, 'card')} of ${whose} seen${known(secret, words)}.`;
    },
    ko: ({ of, to, secret, ...event }, words) => {
      const whose = of === 'deck' ? '덱' : ko[of];
      return `${to.map((each) => ko[each]).join(', ')}: ${whose}의 카드 ${event.count}장을 봄${known(secret, words)}.`;
    },
  },
  'peek-ended': SILENT,
  'deck-ordered': {
    en: ({ secret, ...event }, words) => `${count(event.count, 'card')} on top of the deck in an order of choice${known(secret, words)}.`,
    ko: ({ secret, ...event }, words) => `카드 ${event.count}장을 고른 순서로 덱 위에 놓음${known(secret, words)}.`,
  },
  'effect-began': {
    en: ({ effect }, words) => `${card(effect.card, words)} is in effect.`,
    ko: ({ effect }, words) => `${card(effect.card, words)}: 효과 시작.`,
  },
  'effect-ended': {
    en: ({ effect }, words) => `${card(effect.card, words)} is no longer in effect.`,
    ko: ({ effect }, words) => `${card(effect.card, words)}: 효과 끝.`,
  },
  shuffled: {
    en: ({ discards }) => `The draw deck is shuffled${discards ? ', with the discards' : ''}.`,
    ko: ({ discards }) => `${discards ? '버린 카드와 함께 ' : ''}덱을 섞음.`,
  },
} satisfies Tales<z.infer<(typeof cardFacts)[number]>, Words>;
