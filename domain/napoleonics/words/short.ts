import { sure } from '../../lib/sure.ts';
import type { Locale, Text } from '../../lib/text.ts';
import { mostIgnored } from '../combat/flags.ts';
import { questionOf } from '../combat/melee.ts';
import type { Frame, FrameKind, FrameOf } from '../state/frames.ts';
import type { AskingFrame, MeleeQuestion } from '../state/kinds.ts';
import type { Public } from '../state/state.ts';

/*
 * Short questions: at most 60 letters in English, 36 in Korean. They name no units: names of units may be long.
 */

const say = (en: string, ko: string): Text => ({ en, ko });

const MELEE: { readonly [question in MeleeQuestion]: Text } = {
  'first-strike': say('You are attacked: play a card, or none.', '공격받습니다: 카드를 쓰거나 쓰지 마세요.'),
  retire: say('You are attacked: retire, or stand?', '공격받습니다: 퇴각하여 재편성합니까?'),
  'form-square': say('You are attacked: form square?', '공격받습니다: 방진을 만듭니까?'),
  'battle-back': say('Your unit held: battle back?', '버텨 냈습니다: 반격합니까?'),
};

const ADVANCE: { readonly [stage in FrameOf<'advance'>['stage']]: Text } = {
  ground: say('Advance or stay.', '전진하거나 머무르세요.'),
  beyond: say('Move one hex further, or stay.', '한 칸 더 나아가거나 머무르세요.'),
  bonus: say('Attack once more, or end the melee.', '한 번 더 공격하거나 멈추세요.'),
};

const orderedIn = ({ orders }: Public): number => Object.values(orders).filter(({ ordered }) => ordered).length;
export const movedIn = ({ orders }: Public): number =>
  Object.values(orders).filter(({ ordered, moved = 0 }) => ordered && moved > 0).length;
/** How many orders the card gives. */
const mostIn = ({ card }: Public): number => card?.slots.length ?? 0;

const QUESTIONS: { readonly [kind in AskingFrame]: (p: Public, frame: FrameOf<kind>) => Text } = {
  command: () => say('Your turn: play a card.', '내 차례: 카드를 쓰세요.'),
  section: () => say('Choose the section for the card.', '카드를 쓸 구역을 고르세요.'),
  use: () => say('Choose what the card is for.', '카드의 용도를 고르세요.'),
  supply: () => say('Choose a unit that is short of supplies.', '보급이 부족한 유닛을 고르세요.'),
  'supply-to': () => say('Choose the hex that it goes back to.', '유닛이 되돌아갈 칸을 고르세요.'),
  rally: (_, { blocks }) => {
    const left = Object.values(blocks).reduce((sum, count) => sum + count, 0);
    return say(`Give back ${left} ${left === 1 ? 'block' : 'blocks'}.`, `블록 ${left}개를 되돌리세요.`);
  },
  order: (p) =>
    say(
      `Order units and leaders: ${orderedIn(p)} of ${mostIn(p)} ordered.`,
      `명령할 유닛을 고르세요: ${mostIn(p)}개 가운데 ${orderedIn(p)}개.`,
    ),
  movement: (p) =>
    say(
      `Move the ordered units: ${movedIn(p)} of ${orderedIn(p)} moved.`,
      `명령받은 유닛 이동: ${orderedIn(p)}개 가운데 ${movedIn(p)}개.`,
    ),
  combat: () => say('Fire or attack, or end the turn.', '공격하거나 턴을 끝내세요.'),
  scout: ({ looked }) => say(`Keep one of ${looked} cards.`, `카드 ${looked}장 가운데 하나를 고르세요.`),
  melee: (p, frame) => MELEE[sure(questionOf(p, frame), 'question of the melee')],
  flags: (p, frame) => {
    const most = mostIgnored(p, frame);
    return say(
      `Ignore up to ${most} of ${frame.flags} ${frame.flags === 1 ? 'flag' : 'flags'}.`,
      `무시할 깃발을 고르세요: ${frame.flags}개 가운데 ${most}개까지.`,
    );
  },
  retreat: (_, { hexes }) =>
    say(`Retreat ${hexes} ${hexes === 1 ? 'hex' : 'hexes'}: choose where.`, `${hexes}칸 후퇴: 갈 곳을 고르세요.`),
  'leader-retreat': () => say('The leader retreats: choose where.', '리더 후퇴: 갈 곳을 고르세요.'),
  advance: (_, { stage }) => ADVANCE[stage],
};

/** A question in a few words. The cast: it only gets frames of its kind, by which it was found. */
export function shortOf(p: Public, frame: Frame, locale: Locale): string {
  const question = (QUESTIONS as { readonly [kind in FrameKind]?: (p: Public, frame: Frame) => Text })[frame.is];
  return sure(question, `short question of ${frame.is}`)(p, frame)[locale];
}
