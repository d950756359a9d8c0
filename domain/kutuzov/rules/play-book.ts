import type { Chapter } from './chapter.ts';

/** The Play Book: scenarios (§PB4) and the single hand (§PB6). */
export const PLAY_BOOK: Chapter = {
  '§PB4.1': {
    en: 'Invasion: from turn 1; in its first impulse each French Power may bridge a river at the frontier and bring troops up to it.',
    ko: '침공: 1턴부터 합니다. 첫 Impulse에 프랑스 강국마다 국경의 강에 다리를 놓고 병력을 그 앞으로 모을 수 있습니다.',
  },
  '§PB4.2': {
    en: 'To Smolensk: from turn 2, to the end of turn 3 unless all agree on turn 4.',
    ko: '스몰렌스크로: 2턴부터, 모두가 4턴까지로 정하지 않으면 3턴 끝까지 합니다.',
  },
  '§PB4.3': {
    en: 'Napoleon in Moscow: from turn 3 to turn 4.',
    ko: '모스크바의 나폴레옹: 3턴부터 4턴까지 합니다.',
  },
  '§PB4.4': {
    en: 'Defend the Empire: turn 4 alone, from its reinforcements, with the Retreat from Moscow in force.',
    ko: '제국의 방어: 모스크바에서의 후퇴가 발동된 채 4턴만, 그 전의 증원부터 합니다.',
  },
  '§PB4.5': {
    en: 'In each scenario Will to Fight markers lie at the three lowest morale levels, and there is a Mulligan.',
    ko: '모든 시나리오에서 Will to Fight 마커는 가장 낮은 세 사기단계에 있고 Mulligan을 합니다.',
  },

  '§PB6': {
    en: 'Single hand: each Camp has one hand and 6 chits, cards that nobody has seen.',
    ko: '단일 핸드 게임: Camp마다 핸드 하나와, 아무도 보지 않은 Chit 카드 6장이 있습니다.',
  },
  '§PB6.1': {
    en: 'Hand limits are 4 Home cards and 6 others, 7 if cards were carried over.',
    ko: '핸드는 본토카드 4장, 그 밖의 6장까지이며 이월한 카드가 있으면 7장입니다.',
  },
  '§PB6.2': {
    en: 'Later turns are dealt the same way.',
    ko: '다음 턴에도 같은 방식으로 받습니다.',
  },
  '§PB6.3': {
    en: 'On turn 4 the Tsarists get two more Home cards.',
    ko: '4턴에 차르군은 본토카드 두 장을 더 받습니다.',
  },
  '§PB6.4': {
    en: 'Powers have their impulses as usual.',
    ko: 'Impulse는 보통처럼 강국마다 합니다.',
  },
  '§PB6.5': {
    en: 'At the end of an impulse of its Powers a Camp may take one chit to hand, within the limits.',
    ko: '자기 강국의 Impulse가 끝날 때 한도 안에서 Chit 한 장을 핸드로 가져올 수 있습니다.',
  },
  '§PB6.6': {
    en: 'With chits but no hand it may pass, and then must take a chit.',
    ko: '핸드는 없고 Chit이 있으면 패스할 수 있으며, 그때는 반드시 Chit 한 장을 가져옵니다.',
  },
  '§PB6.7': {
    en: 'The Camp with 2 more cards may pre-empt, but no Power goes twice in a row.',
    ko: '카드가 두 장 이상 많은 Camp에 우선권이 있습니다. 한 강국이 연달아 하지는 못합니다.',
  },
  '§PB6.8': {
    en: 'Events that hit or choose cards go by the hand of the Camp, or by its chits if that is empty.',
    ko: '핸드에 대한 이벤트는 Camp의 핸드에, 비었으면 Chit에 적용합니다.',
  },
  '§PB6.9': {
    en: 'A response may be credited to either Power of the Camp.',
    ko: '반응은 Camp의 어느 강국이 쓴 것으로도 할 수 있습니다.',
  },
  '§PB6.10': {
    en: 'When a Camp has neither cards nor chits, the other takes up its chits, splits its hand, and plays on to its last card.',
    ko: '한 Camp의 핸드와 Chit이 모두 떨어지면 다른 Camp가 Chit을 들고, 핸드를 나누어, 마지막 한 장까지 합니다.',
  },
};
