import type { SeatId } from '../../lib/ids.ts';
import { josa } from '../../lib/josa.ts';
import { last, sure } from '../../lib/sure.ts';
import type { Locale, Text } from '../../lib/text.ts';
import { mostIgnored } from '../combat/flags.ts';
import { questionOf } from '../combat/melee.ts';
import { SECTIONS } from '../field/sections.ts';
import { cardInPlay, rowOf } from '../orders/in-play.ts';
import { sectionsWith } from '../orders/slots.ts';
import { findPiece } from '../pieces/position.ts';
import type { FrameKind, FrameOf } from '../state/frames.ts';
import type { AskingFrame, MeleeQuestion } from '../state/kinds.ts';
import type { PieceId, Public } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { ARM_NAMES, pieceName } from './names.ts';
import { movedIn, shortOf } from './short.ts';

/** The question in every language, and its subject on the board. */
interface Question {
  readonly text: Text;
  readonly about: readonly `${'space' | 'piece'}:${string}`[];
}

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const pieces = (...ids: readonly PieceId[]): Question['about'] => ids.map((id) => `piece:${id}` as const);

/** `French Light Cavalry (f12)` */
function called(p: Public, id: PieceId): Text {
  const hex = findPiece(p, id)?.hex;
  const where = hex === undefined ? '' : ` (${hex})`;
  return { en: `${pieceName(p.battle, id, 'en')}${where}`, ko: `${pieceName(p.battle, id, 'ko')}${where}` };
}

const ordered = ({ orders }: Public): number => Object.values(orders).filter((each) => each.ordered).length;

/** The questions to the defender of a melee, after attacker and target are named. */
const MELEE: { readonly [question in MeleeQuestion]: (attacker: Text, target: Text) => Text } = {
  'first-strike': (attacker, target) => ({
    en: `${attacker.en} attacks ${target.en}. You may play a card against it.`,
    ko: `${josa(attacker.ko, '이/가')} ${josa(target.ko, '을/를')} 공격합니다. 맞서 카드를 쓸 수 있습니다.`,
  }),
  retire: (attacker, target) => ({
    en: `${target.en} is attacked by ${attacker.en}. It may retire and reform.`,
    ko: `${josa(target.ko, '이/가')} ${attacker.ko}의 공격을 받습니다. 퇴각하여 재편성할 수 있습니다.`,
  }),
  'form-square': (attacker, target) => ({
    en: `${target.en} is attacked by ${attacker.en}. It may form square.`,
    ko: `${josa(target.ko, '이/가')} ${attacker.ko}의 공격을 받습니다. 방진을 만들 수 있습니다.`,
  }),
  'battle-back': (attacker, target) => ({
    en: `${target.en} held against ${attacker.en}. It may battle back.`,
    ko: `${josa(target.ko, '이/가')} ${attacker.ko}의 공격을 버텨 냈습니다. 반격할 수 있습니다.`,
  }),
};

/** What the attacker is asked after a melee. */
const ADVANCE: { readonly [stage in FrameOf<'advance'>['stage']]: (unit: Text, to: string) => Text } = {
  ground: (unit, to) => ({
    en: `${unit.en} has cleared ${to}. It may advance.`,
    ko: `${josa(unit.ko, '이/가')} ${to} 칸에서 적을 몰아냈습니다. 전진할 수 있습니다.`,
  }),
  beyond: (unit) => ({
    en: `${unit.en} may move one hex further.`,
    ko: `${josa(unit.ko, '은/는')} 한 칸 더 나아갈 수 있습니다.`,
  }),
  bonus: (unit) => ({
    en: `${unit.en} may attack once more.`,
    ko: `${josa(unit.ko, '은/는')} 한 번 더 공격할 수 있습니다.`,
  }),
};

const QUESTIONS: { readonly [kind in AskingFrame]: (p: Public, frame: FrameOf<kind>) => Question } = {
  command: (p) => ({
    text: {
      en: `Your turn: play one of your ${p.held[p.active]} command cards.`,
      ko: `내 차례입니다. 카드 ${p.held[p.active]}장 가운데 지휘 카드 한 장을 쓰세요.`,
    },
    about: [],
  }),
  section: (p) => ({
    text: withCard(p, { en: 'Which section is it for?', ko: '어느 구역에 씁니까?' }),
    about: sectionsWith(p, p.active, SECTIONS, cardInPlay(p)).map((section) => `space:${section}` as const),
  }),
  use: (p) => ({ text: withCard(p, { en: 'What is it for?', ko: '어디에 씁니까?' }), about: [] }),
  supply: () => ({ text: { en: 'Which unit is short of supplies?', ko: '어느 유닛의 보급이 부족합니까?' }, about: [] }),
  'supply-to': (p, { unit }) => ({
    text: {
      en: `${called(p, unit).en} is short of supplies. To which hex of its baseline does it go?`,
      ko: `${called(p, unit).ko}의 보급이 부족합니다. 아군 쪽 지도 끝의 어느 칸으로 갑니까?`,
    },
    about: pieces(unit),
  }),
  rally: (_, { blocks }) => {
    const arms = (['INF', 'CAV', 'ART'] as const).filter((arm) => blocks[arm] > 0);
    const left = (locale: Locale): string => arms.map((arm) => `${ARM_NAMES[arm][locale]} ${blocks[arm]}`).join(', ');
    return { text: { en: `Blocks to give back: ${left('en')}.`, ko: `되돌릴 블록: ${left('ko')}.` }, about: [] };
  },
  order: (p) => ({
    text: withCard(p, {
      en: `Order up to ${p.card?.slots.length ?? 0} units and leaders. ${ordered(p)} ordered so far.`,
      ko: `유닛과 리더에게 ${p.card?.slots.length ?? 0}개까지 하나씩 명령하세요. 지금까지 ${ordered(p)}개.`,
    }),
    about: [],
  }),
  movement: (p) => ({
    text: {
      en: `Movement: move your ordered pieces, one at a time. Moved so far: ${movedIn(p)} of ${ordered(p)}.`,
      ko: `이동: 명령받은 조각을 하나씩 옮기세요. 지금까지 ${ordered(p)}개 가운데 ${movedIn(p)}개.`,
    },
    about: [],
  }),
  combat: () => ({
    text: {
      en: 'Combat: fire or attack with your ordered units, one at a time.',
      ko: '전투: 명령받은 유닛으로 하나씩 사격하거나 공격하세요.',
    },
    about: [],
  }),
  scout: ({ looked }) => ({
    text: {
      en: `Keep one of the ${looked} cards that you drew.`,
      ko: `받은 카드 ${looked}장 가운데 한 장을 가집니다.`,
    },
    about: [],
  }),
  melee: (p, frame) => {
    const question = sure(questionOf(p, frame), 'question of the melee');
    return {
      text: MELEE[question](called(p, frame.unit), called(p, frame.target)),
      about: pieces(frame.target, frame.unit),
    };
  },
  flags: (p, frame) => {
    const most = mostIgnored(p, frame);
    return {
      text: {
        en: `${called(p, frame.unit).en} takes ${plural(frame.flags, 'flag')}. It may ignore ${most === frame.flags ? 'all' : most}.`,
        ko: `${josa(called(p, frame.unit).ko, '이/가')} 깃발 ${frame.flags}개를 받습니다. ${most}개까지 무시할 수 있습니다.`,
      },
      about: pieces(frame.unit),
    };
  },
  retreat: (p, { unit, hexes }) => ({
    text: {
      en: `${called(p, unit).en} retreats ${plural(hexes, 'hex', 'hexes')}: choose where.`,
      ko: `${called(p, unit).ko} ${hexes}칸 후퇴: 갈 곳을 고르세요.`,
    },
    about: pieces(unit),
  }),
  'leader-retreat': (p, { leader, path }) => {
    const [{ en, ko }, way] = [called(p, leader), path.join(', ')];
    return {
      text: {
        en: `${en} has no unit and retreats 1 to 3 hexes${way && ` (so far ${way})`}: choose where.`,
        ko: `${josa(ko, '은/는')} 유닛 없이 1~3칸 후퇴합니다${way && `(지금까지 ${way})`}. 갈 곳을 고르세요.`,
      },
      about: pieces(leader),
    };
  },
  advance: (p, { stage, unit, to }) => ({
    text: ADVANCE[stage](called(p, unit), to),
    about: [...pieces(unit), ...(stage === 'ground' ? [`space:${to}` as const] : [])],
  }),
};

/** A question that the card in play asks. */
function withCard(p: Public, { en, ko }: Text): Text {
  const { name } = rowOf(cardInPlay(p));
  return { en: `${name.en}. ${en}`, ko: `${name.ko}. ${ko}` };
}

/** What the last frame asks, and the pieces and places that it is about. */
export function prompt(view: View, _: SeatId, locale: Locale) {
  const frame = last(view.frames);
  // The cast: a question only gets frames of its kind, by which it was found.
  const question = (QUESTIONS as { readonly [kind in FrameKind]?: (p: Public, of: typeof frame) => Question })[
    frame.is
  ];
  const { text, about } = sure(question, `question of ${frame.is}`)(view, frame);
  return { text: text[locale], short: shortOf(view, frame, locale), about };
}
