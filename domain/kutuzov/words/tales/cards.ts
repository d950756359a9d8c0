import type * as z from 'zod';
import { SILENT, type Tales } from '../../../contract/story.ts';
import { josa } from '../../../lib/josa.ts';
import type { cardFacts } from '../../table/card-facts.ts';
import { leaderName } from '../names.ts';
import { CAMP_NAMES } from '../powers.ts';
import { card, cards, count, en, known, ko, type Words } from './told.ts';

/** How facts are told of cards: hands, decks, piles, and what they change for a while. */
export const cardTales = {
  drew: {
    en: ({ power, secret, ...event }, words) =>
      `${en[power]} draws ${count(event.count, event.from === 'home' ? 'Home card' : 'card')}${known(secret, words)}.`,
    ko: ({ power, secret, ...event }, words) =>
      `${josa(ko[power], '이/가')} ${event.from === 'home' ? '본토카드' : '카드'} ${event.count}장을 받습니다${known(secret, words)}.`,
  },
  'chits-dealt': {
    en: ({ camp, secret, ...event }, words) =>
      `The ${CAMP_NAMES.en[camp]} get ${count(event.count, 'chit')}${known(secret, words)}.`,
    ko: ({ camp, secret, ...event }, words) =>
      `${josa(CAMP_NAMES.ko[camp], '이/가')} Chit ${event.count}장을 받습니다${known(secret, words)}.`,
  },
  'chits-taken': {
    en: ({ power, home, other, secret }, words) =>
      `${en[power]} takes ${count(home + other, 'chit')} to the hand${known(secret, words)}.`,
    ko: ({ power, home, other, secret }, words) =>
      `${josa(ko[power], '이/가')} Chit ${home + other}장을 핸드에 더합니다${known(secret, words)}.`,
  },
  'hand-split': {
    en: ({ power, secret, ...event }, words) =>
      `The hand is divided: ${count(event.count, 'card')} for ${en[power]}${known(secret, words)}.`,
    ko: ({ power, secret, ...event }, words) =>
      `핸드를 나눕니다. ${ko[power]} 카드는 ${event.count}장입니다${known(secret, words)}.`,
  },
  'hands-joined': {
    en: ({ camp }) => `The ${CAMP_NAMES.en[camp]} have one hand again.`,
    ko: ({ camp }) => `${josa(CAMP_NAMES.ko[camp], '이/가')} 핸드를 다시 합칩니다.`,
  },
  dealt: {
    en: ({ power, ...event }, words) => `${en[power]} gets ${cards(event.cards, words)}.`,
    ko: ({ power, ...event }, words) => `${josa(ko[power], '이/가')} ${cards(event.cards, words)} 카드를 받습니다.`,
  },
  threw: {
    en: ({ power, top, secret, ...event }, words) =>
      `${en[power]} discards ${count(event.count, 'card')}${top === null ? '' : `, on top ${card(top, words)}`}${known(secret, words)}.`,
    ko: ({ power, top, secret, ...event }, words) =>
      `${josa(ko[power], '이/가')} 카드 ${event.count}장을 버립니다${top === null ? '' : `(맨 위: ${card(top, words)})`}${known(secret, words)}.`,
  },
  'card-played': {
    en: ({ power, as, ...event }, words) =>
      `${en[power]} plays ${card(event.card, words)} ${{ cp: 'for its CP', event: 'as an event', unused: 'without effect' }[as]}.`,
    ko: ({ power, as, ...event }, words) =>
      `${josa(ko[power], '이/가')} ${card(event.card, words)} 카드를 ${{ cp: 'CP로 씁니다', event: '이벤트로 씁니다', unused: '효과 없이 냅니다' }[as]}.`,
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
        discard: '버린 카드에 놓습니다',
        home: '사용한 본토카드에 놓습니다',
        beside: `${beside}놓습니다`,
        'face-up': `${beside}앞면으로 놓습니다`,
        removed: '게임에서 제거합니다',
        winter: '겨울 카드에 놓습니다',
        deck: '덱으로 돌려놓습니다',
        attached:
          leader === undefined ? '리더 옆에 놓습니다' : `${leaderName(words.edition, leader, 'ko')} 옆에 놓습니다`,
      }[to];
      return `${card(event.card, words)}: ${where}.`;
    },
  },
  'set-aside': {
    en: ({ power, ...event }) => `${en[power]} keeps ${count(event.count, 'card')} apart.`,
    ko: ({ power, ...event }) => `${josa(ko[power], '이/가')} 카드 ${event.count}장을 따로 둡니다.`,
  },
  returned: {
    en: ({ power, secret, ...event }, words) =>
      `${en[power]} puts ${count(event.count, 'card')} back into the deck, unseen${known(secret, words)}.`,
    ko: ({ power, secret, ...event }, words) =>
      `${josa(ko[power], '이/가')} 카드 ${event.count}장을 보이지 않고 덱에 돌려놓습니다${known(secret, words)}.`,
  },
  'taken-up': {
    en: ({ power }) => `${en[power]} takes up the cards kept apart.`,
    ko: ({ power }) => `${josa(ko[power], '이/가')} 따로 둔 카드를 핸드에 더합니다.`,
  },
  'home-shuffled': {
    en: ({ camp }) => `The ${CAMP_NAMES.en[camp]} shuffle their used Home cards.`,
    ko: ({ camp }) => `${josa(CAMP_NAMES.ko[camp], '이/가')} 사용한 본토카드를 섞습니다.`,
  },
  picked: {
    en: ({ power, secret }, words) => `A card of ${en[power]} is drawn at random${known(secret, words)}.`,
    ko: ({ power, secret }, words) => `${ko[power]}의 카드 한 장을 무작위로 뽑습니다${known(secret, words)}.`,
  },
  'turned-up': {
    en: ({ power, ...event }, words) => `${en[power]} shows ${card(event.card, words)}.`,
    ko: ({ power, ...event }, words) => `${josa(ko[power], '이/가')} ${card(event.card, words)} 카드를 공개합니다.`,
  },
  took: {
    en: ({ power, secret, ...event }, words) =>
      `${en[power]} takes a card of ${en[event.from]}${known(secret, words)}.`,
    ko: ({ power, secret, ...event }, words) =>
      `${josa(ko[power], '이/가')} ${ko[event.from]}의 카드 한 장을 가져갑니다${known(secret, words)}.`,
  },
  peeked: {
    en: ({ of, to, secret, ...event }, words) => {
      const whose = of === 'deck' ? 'the deck' : en[of];
      return `${to.map((each) => en[each]).join(', ')}: ${count(event.count, 'card')} of ${whose} seen${known(secret, words)}.`;
    },
    ko: ({ of, to, secret, ...event }, words) => {
      const whose = of === 'deck' ? '덱' : ko[of];
      return `${josa(to.map((each) => ko[each]).join(', '), '이/가')} ${whose}의 카드 ${event.count}장을 봅니다${known(secret, words)}.`;
    },
  },
  'peek-ended': SILENT,
  'deck-ordered': {
    en: ({ secret, ...event }, words) =>
      `${count(event.count, 'card')} on top of the deck in an order of choice${known(secret, words)}.`,
    ko: ({ secret, ...event }, words) => `카드 ${event.count}장을 고른 순서로 덱 위에 놓습니다${known(secret, words)}.`,
  },
  'effect-began': {
    en: ({ effect }, words) => `${card(effect.card, words)} is in effect.`,
    ko: ({ effect }, words) => `${card(effect.card, words)} 카드의 효과를 시작합니다.`,
  },
  'effect-ended': {
    en: ({ effect }, words) => `${card(effect.card, words)} is no longer in effect.`,
    ko: ({ effect }, words) => `${card(effect.card, words)} 카드의 효과가 끝납니다.`,
  },
  shuffled: {
    en: ({ discards }) => `The draw deck is shuffled${discards ? ', with the discards' : ''}.`,
    ko: ({ discards }) => `${discards ? '버린 카드와 함께 ' : ''}덱을 섞습니다.`,
  },
} satisfies Tales<z.infer<(typeof cardFacts)[number]>, Words>;
