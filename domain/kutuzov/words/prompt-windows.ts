import type { Frame, FrameKind, FrameOf } from '../frames/frames.ts';
import type { Position } from '../state/state.ts';
import type { Point } from '../terms/points.ts';
import { ask, campText, cardIn, nationText, type Question, spaceIn, stepText } from './called.ts';

/** The action under an open window, which people answer. */
const OCCASIONS: { readonly [kind in FrameKind]?: (position: Position, frame: FrameOf<kind>) => Question } = {
  auction: () => ask('Bids for the choice of Powers, sealed.', '강국을 고를 차례를 두고 비공개로 입찰합니다.'),
  step: stepText,
  retreat: (position, { space }) =>
    ask(
      `The beaten in ${spaceIn(position, space).en} know where they go.`,
      `${spaceIn(position, space).ko}에서 패배한 진형이 갈 곳이 정해졌습니다.`,
      [`space:${space}`],
    ),
  scorching: (position, { power, space }) =>
    ask(
      `${nationText(power).en} is to scorch the earth in ${spaceIn(position, space).en}.`,
      `${nationText(power).ko}: ${spaceIn(position, space).ko} 초토화 선언.`,
      [`space:${space}`],
    ),
  attrition: (position, { camp, space }) =>
    ask(
      `${campText(camp).en} in ${spaceIn(position, space).en} suffer attrition.`,
      `${spaceIn(position, space).ko}: ${campText(camp).ko} 손실 굴림.`,
      [`space:${space}`],
    ),
  battle: (position, { space, round }) =>
    ask(
      `Battle of ${spaceIn(position, space).en}, round ${round}.`,
      `${spaceIn(position, space).ko} 전투, ${round}라운드.`,
      [`space:${space}`],
    ),
  siege: (position, { space, round }) =>
    ask(
      `Siege of ${spaceIn(position, space).en}, round ${round}.`,
      `${spaceIn(position, space).ko} 공성, ${round}라운드.`,
      [`space:${space}`],
    ),
  event: (position, { power, card }) =>
    ask(
      `${nationText(power).en} plays ${cardIn(position, card).en}.`,
      `${nationText(power).ko}: ${cardIn(position, card).ko} 사용.`,
      [`power:${power}`],
    ),
  losses: (position, { camp, space, pool, regroup }) =>
    ask(
      `${campText(camp).en} in ${spaceIn(position, space).en} take losses: ${pool} to be eliminated, ${regroup} for the Regroup Box.`,
      `${spaceIn(position, space).ko}: ${campText(camp).ko}의 손실, 제거 ${pool}, Regroup Box로 ${regroup}.`,
      [`space:${space}`],
    ),
};

const CARD = ask('You may answer with a card.', '카드로 반응할 수 있습니다.');
const PLAY = ask('You may play a card.', '카드를 쓸 수 있습니다.');
const BEFORE_DICE = ask('Before the dice you may play a card.', '굴리기 전에 카드를 쓸 수 있습니다.');
const CONTACT = ask(
  'You may intercept, evade or answer with a card.',
  '차단하거나, 회피하거나, 카드로 반응할 수 있습니다.',
);
/** The seat has no card and no piece for this moment. */
const PASS = ask('You can only pass.', '패스만 할 수 있습니다.');

/** What has happened since the action began. */
const SO_FAR: { readonly [point in Point]?: Question } = {
  tries: ask('Interceptions and evasions are announced.', '차단과 회피가 선언되었습니다.'),
  verdict: ask('It is about to end.', '곧 끝납니다.'),
  'after-dice': ask('The dice are thrown.', '주사위를 굴렸습니다.'),
};

/** The possible answers. */
const ANSWERS: { readonly [point in Point]: Question } = {
  auction: ask('How many SP do you bid?', '몇 SP를 입찰합니까?'),
  march: CARD,
  contact: CONTACT,
  tries: CARD,
  retreat: CARD,
  scorching: CARD,
  'halve-attrition': ask(
    'You may spend resources to halve it, or answer with a card.',
    '자원으로 절반으로 줄이거나 카드로 반응할 수 있습니다.',
  ),
  'battle-active': BEFORE_DICE,
  'battle-inactive': BEFORE_DICE,
  verdict: PLAY,
  'siege-active': BEFORE_DICE,
  'siege-inactive': BEFORE_DICE,
  counter: ask('You may cancel it with a card.', '카드로 취소할 수 있습니다.'),
  losses: ask('You may play a card against it.', '카드로 줄일 수 있습니다.'),
  approach: CONTACT,
  'before-dice': BEFORE_DICE,
  'before-siege-dice': BEFORE_DICE,
  'after-dice': PLAY,
};

/**
 * Returns the question of a window over a frame. `isIdle`: the seat can only pass. The cast: an occasion only gets
 * frames of its kind, by which it was found.
 */
export function windowQuestion(
  position: Position,
  { point }: FrameOf<'window'>,
  below: Frame | undefined,
  isIdle: boolean,
): Question {
  const occasions = OCCASIONS as { readonly [kind in FrameKind]?: (position: Position, frame: Frame) => Question };
  const occasion = below && occasions[below.is]?.(position, below);
  const said = [occasion, SO_FAR[point], isIdle ? PASS : ANSWERS[point]].filter((each) => each !== undefined);
  return ask(
    said.map(({ text }) => text.en).join(' '),
    said.map(({ text }) => text.ko).join(' '),
    occasion?.about ?? ANSWERS[point].about,
  );
}
