import { at, sure } from '../../lib/sure.ts';
import type { Locale, Text } from '../../lib/text.ts';
import { playable } from '../actions/spending/play.ts';
import { isCaptured } from '../battle/siege.ts';
import type { Frame, FrameKind, FrameOf } from '../frames/frames.ts';
import { endRefusal } from '../procedures/turn/impulse.ts';
import type { View } from '../state/view.ts';
import type { Power } from '../terms/nations.ts';
import type { Point } from '../terms/points.ts';
import { campText, nationText } from './called.ts';

/* Questions in a few words: at most 60 letters in English, 36 in Korean. */

/** Frames in which nobody ever chooses: what happens in them is rolled for, or asked by a window. */
type Silent =
  | 'turn'
  | 'scorching'
  | 'step'
  | 'attrition'
  | 'transit'
  | 'interphase'
  | 'revolt'
  | 'morale-check'
  | 'attrition-check'
  | 'sack'
  | 'loot';
export type Asking = Exclude<FrameKind, Silent>;

type Short<K extends FrameKind> = (view: View, frame: FrameOf<K>) => Text;
const say = (en: string, ko: string): Text => ({ en, ko });

const PICK_FLAG = say('Choose which flag to set up.', '놓을 깃발을 고르세요.');

/** What a Power does in its impulse: it plays a card as long as it has to, and ends the impulse when it may. */
export function impulseText(view: View, power: Power): Text {
  const { en, ko } = nationText(power);
  // A viewer who does not see the hand does not know either.
  const isSeen = view.hands[power] !== undefined;
  const mayPlay = !isSeen || playable(view, power).length > 0;
  const mayEnd = !isSeen || endRefusal(view, power) === undefined;
  const does = !mayPlay
    ? say('end it.', '끝내세요.')
    : mayEnd
      ? say('play a card or end it.', '카드를 쓰거나 끝내세요.')
      : say('play a card.', '카드를 쓰세요.');
  return say(`Your impulse (${en}): ${does.en}`, `내 Impulse(${ko}): ${does.ko}`);
}

const QUESTIONS: { readonly [kind in Exclude<Asking, 'window'>]: Short<kind> } = {
  auction: (_, { stage, bids }) =>
    stage === 'remove'
      ? say(`Remove the ${at(bids, 0).sp} SP that you bid.`, `입찰한 ${at(bids, 0).sp}SP를 없애세요.`)
      : say('Choose your Powers.', '맡을 강국을 고르세요.'),
  assign: (_, { power, free }) =>
    say(
      `Give ${nationText(power).en} how many of ${free} resources?`,
      `자원 ${free}개 가운데 ${nationText(power).ko}의 몫을 고르세요.`,
    ),
  shift: () => say('Pass a resource to your partner, or keep it.', '아군 강국에 자원을 넘기거나 그대로 두세요.'),
  mulligan: () => say('Keep this hand, or redraw.', '이 핸드로 하거나 다시 받으세요.'),
  preemption: () => say('Take the extra impulse, or wait.', '우선권 Impulse를 하거나 기다리세요.'),
  impulse: (view, { power }) => impulseText(view, power),
  chit: (_, { must }) =>
    must ? say('Take a chit.', 'Chit을 가져오세요.') : say('Take a chit, or not.', 'Chit을 가져오거나 그대로 두세요.'),
  division: (_, { power }) =>
    say(`Choose the cards for ${nationText(power).en}.`, `${nationText(power).ko}의 카드를 고르세요.`),
  card: (_, { cp }) => say(`Spend the card: ${cp} CP left.`, `카드를 쓰세요: ${cp}CP 남음.`),
  event: () => say('Choose what the event does.', '이벤트의 효과를 고르세요.'),
  grant: (_, { cp }) => say(`Spend the event's CP: ${cp} left.`, `이벤트의 CP를 쓰세요: ${cp}CP 남음.`),
  'free-march': (_, { spaces }) =>
    say(`March up to ${spaces} more by the card.`, `카드로 ${spaces}칸까지 더 행군하세요.`),
  shortage: (_, { power }) =>
    say(`Bring SP of ${nationText(power).en} to lose.`, `${nationText(power).ko}: 잃을 SP를 채우세요.`),
  'attrition-step': () => PICK_FLAG,
  aim: () => say('Go on, or retreat from Moscow?', '계속할지, 모스크바에서 후퇴할지 고르세요.'),
  withdrawal: (_, { cp }) => say(`Withdraw your pieces: ${cp} CP left.`, `철수하세요: ${cp}CP 남음.`),
  call: () => say('Choose who tries to intercept.', '차단을 시도할 진형을 고르세요.'),
  consent: () => say('Agree to your partner’s move, or refuse.', '아군 강국의 이동에 동의하거나 거절하세요.'),
  bridgehead: () => say('Bring pieces up to the bridge, or not.', '다리 앞으로 모으거나 그대로 두세요.'),
  losses: (_, { pool, regroup }) =>
    say(`Choose losses: ${pool} lost, ${regroup} to regroup.`, `피해를 고르세요: 제거 ${pool}, 재편 ${regroup}.`),
  battle: (_, { stage }) =>
    stage === 'cancel' ? say('Choose the hit to cancel.', '참호로 없앨 피해를 고르세요.') : PICK_FLAG,
  retreat: () => say('You are beaten: choose who retreats where.', '전투 패배: 후퇴할 곳을 고르세요.'),
  siege: (view, frame) =>
    isCaptured(view, frame) ? PICK_FLAG : say('Another round of the siege?', '공성을 한 라운드 더 합니까?'),
  reinforcement: (_, { cp }) => say(`Build and regroup: ${cp} CP left.`, `생산하고 재편하세요: ${cp}CP 남음.`),
  deployment: () => say('Deploy new pieces.', '생산한 조각을 배치하세요.'),
  recall: () => say('Take leaders off the map, or none.', '지도에서 내릴 리더를 고르세요.'),
  excess: (_, { over, cp }) =>
    cp > 0
      ? say(`Spend the discarded card: ${cp} CP left.`, `버린 카드를 쓰세요: ${cp}CP 남음.`)
      : say(`Discard ${over} ${over === 1 ? 'card' : 'cards'}.`, `카드 ${over}장을 버리세요.`),
  arrival: () => say('Kutuzov has come: choose the gain.', '쿠투조프 등장: 사기를 올릴 방법을 고르세요.'),
  rise: (_, { camp }) =>
    say(`${campText(camp).en}: try to raise morale, or not.`, `${campText(camp).ko}: 사기를 올려 볼지 고르세요.`),
  will: () => say('Roll eight dice now, or after the impulse?', '주사위를 지금 굴릴지, 나중에 굴릴지 고르세요.'),
  recovery: (_, { track }) =>
    track === 'morale'
      ? say('Morale is about to drop: spend, or pass.', '사기 하락 직전: 막거나 패스하세요.')
      : say('Attrition is about to worsen: spend, or pass.', '손실 악화 직전: 막거나 패스하세요.'),
};

const CARD = say('Answer with a card, or pass.', '카드로 반응하거나 패스하세요.');
const BEFORE_DICE = say('Before the dice: play a card, or pass.', '굴리기 전: 카드를 쓰거나 패스하세요.');
const CONTACT = say('Intercept, evade, play a card, or pass.', '차단, 회피, 카드 가운데 고르거나 패스하세요.');

const WINDOWS: { readonly [point in Point]: Text } = {
  auction: say('Bid SP for the choice of Powers.', '강국 선택에 SP를 입찰하세요.'),
  march: say('The enemy moves: play a card, or pass.', '적의 이동: 카드를 쓰거나 패스하세요.'),
  contact: CONTACT,
  tries: CARD,
  retreat: say('The beaten retreat: play a card, or pass.', '패배한 진형의 후퇴: 카드를 쓰거나 패스하세요.'),
  scorching: say('Scorched Earth: play a card, or pass.', '초토화: 카드를 쓰거나 패스하세요.'),
  'halve-attrition': say('Attrition: halve it, play a card, or pass.', '손실 굴림: 절반으로 줄이거나 패스하세요.'),
  'battle-active': BEFORE_DICE,
  'battle-inactive': BEFORE_DICE,
  verdict: say('The battle ends: play a card, or pass.', '전투의 끝: 카드를 쓰거나 패스하세요.'),
  'siege-active': BEFORE_DICE,
  'siege-inactive': BEFORE_DICE,
  counter: say('Cancel the card with one of yours, or pass.', '카드로 취소하거나 패스하세요.'),
  losses: say('Losses: play a card against them, or pass.', '피해: 카드로 줄이거나 패스하세요.'),
  approach: CONTACT,
  'before-dice': BEFORE_DICE,
  'before-siege-dice': BEFORE_DICE,
  'after-dice': say('After the dice: play a card, or pass.', '굴린 뒤: 카드를 쓰거나 패스하세요.'),
};

/** A question in a few words. The cast: it only gets frames of its kind, by which it was found. */
export function shortOf(view: View, frame: Frame, locale: Locale): string {
  if (frame.is === 'window') return WINDOWS[frame.point][locale];
  const question = (QUESTIONS as { readonly [kind in FrameKind]?: (view: View, frame: Frame) => Text })[frame.is];
  return sure(question, `short question of ${frame.is}`)(view, frame)[locale];
}
