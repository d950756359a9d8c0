import { constant, fields, type Legal, oneOf } from '../../../contract/legal.ts';
import { last, sure } from '../../../lib/sure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { verdictAhead } from '../../battle/foreseen.ts';
import type { Answer } from '../../frames/commands.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { withPlan } from '../../state/plans.ts';
import { seatOf } from '../../state/seating.ts';
import type { Position } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { enter, go, leave, sealFor, type Table } from '../../table/table.ts';
import { CAMPS, POWERS, type Power } from '../../terms/nations.ts';
import { isMerged, type Moment, momentsOf } from '../../terms/points.ts';
import { byRank, frameAt, type Part, partsOf } from '../../windows/merged.ts';
import { look, parted, planChoices, plansOfPass, reachBar, scopesOf } from '../../windows/reach.ts';
import { react, reactionChoices, reactionRefusal, reactors } from '../../windows/reactions.ts';
import { hasReacted } from '../../windows/window.ts';
import { WINDOWS } from '../../windows/windows.ts';

type Window = FrameOf<'window'>;

/** Opens a window over the frame that is the last one now; where nobody is to be asked there is none. */
export function openWindow(table: Table, point: Window['point']): void {
  const used = CAMPS.flatMap((camp) => table.state.homeUsed[camp]);
  const able = partsOf(table.state, point).flatMap((part) => [...whoActs(part), ...reactingTo(part, used)]);
  const waiting = POWERS.filter((power) => able.includes(power));
  if (waiting.length === 0) resolve(table, point, last(momentsOf(point)), []);
  else enter(table, { is: 'window', point, waiting, topics: [] });
}

/** The Powers that might do something at a moment besides playing a card. */
const whoActs = ({ moment, position, below }: Part<Position>): readonly Power[] => WINDOWS[moment].who(position, below);

/** The Powers that might answer a moment with a card. */
function reactingTo(part: Part<Position>, used: readonly number[] = []): readonly Power[] {
  const { reacts, reactors: able } = WINDOWS[part.moment];
  const others = whoActs(part);
  // Of Powers that share a hand those come first who are asked anyway (§PB6.9).
  const order = able(part.position, part.below).toSorted(
    (a, b) => Number(others.includes(b)) - Number(others.includes(a)),
  );
  return reactors(part.position, reacts, order, used);
}

/** What the answers of a window do, at one of its moments. */
function resolve(table: Table, point: Window['point'], moment: Moment, answers: readonly Answer[]): void {
  if (point === 'after-dice') {
    afterDice(table, answers);
    return;
  }
  const frame = frameAt(last(table.state.frames), moment, point);
  // The answers are played at that moment: the moments before it are over.
  if (isMerged(point) && moment !== momentsOf(point)[0] && answers.length > 0) go(table, frame);
  WINDOWS[moment].resolve(table, frame, answers);
  react(table, answers);
}

/** After the dice of a battle cards are played until nobody plays one; then the losses are taken. */
function afterDice(table: Table, answers: readonly Answer[]): void {
  const frame = last(table.state.frames);
  if (frame.is !== 'battle') throw new Error(`dice of ${frame.is}`);
  const isAsked = verdictAhead(table.state, frame) !== undefined;
  if (!hasReacted(answers)) go(table, { ...frame, stage: 'losses', ...(isAsked && { answered: true }) });
  react(table, answers);
}

/** Every Power that is asked answers once; the answers are opened together, or by rank (windows/merged.ts). */
export const window: Procedure<Window> = {
  asks: (_, { waiting }) => waiting,
  legal(view, { point, waiting }, power) {
    const parts = partsOf(view, point);
    const reacting = parts.filter((part) => reactingTo(part).includes(power));
    return oneOf([
      ...passes(view, point, power, waiting),
      ...parts
        .flatMap((part) =>
          whoActs(part).includes(power) ? WINDOWS[part.moment].choices(part.position, part.below, power) : [],
        )
        .map((choice) => withPlan(choice, isBeforeBattle(view, point) ? planChoices(view, power) : undefined)),
      ...reactionChoices(
        power,
        reacting.map(({ moment, position }) => ({ view: position, reacts: WINDOWS[moment].reacts })),
      ),
    ]);
  },
  against(view, { point }, power, command) {
    const refusals = partsOf(view, point).map(({ moment, position, below }) =>
      command.type === 'react'
        ? reactionRefusal(position, WINDOWS[moment].reacts, power, command.card)
        : WINDOWS[moment].against(position, below, power, command),
    );
    // Where a card fits one of the moments, what bars it there says more than that it fits no other.
    return (
      refusals.find((refusal) => refusal !== undefined && refusal.code !== 'NOT_NOW') ??
      refusals[0] ??
      reachBar(view, power, command)
    );
  },
  act(table, { point, waiting }, power, command) {
    const { said, reach } = parted(command);
    const isBoth = command.type === 'pass' && command.both === true;
    for (const each of isBoth ? ownIn(table.state, waiting, power) : [power]) {
      table.emit({ type: 'answered', power: each, sealed: sealFor(table, each, said) });
      if (isFurther(table.state, point)) look(table, each, reach);
    }
  },
  run(table, { point, topics }) {
    // Whether dice follow depends on the answers. A dry run ends at the first draw, so that it must come before they
    // are looked at.
    table.chance.draw('window', 1);
    const answers = topics.map((topic) => ({ topic, ...sure(table.state.answers[topic], `answer ${topic}`) }));
    const { moment, opened, returned } = isRanked(table.state, point)
      ? byRank(table.state, point, answers)
      : { moment: last(momentsOf(point)), opened: answers, returned: [] };
    table.emit({
      type: 'opened',
      opens: opened.map(({ topic }) => ({ topic })),
      answers: opened.map(({ power, command }) => ({ power, command })),
      ...(returned.length > 0 && {
        returned: returned.map(({ topic }) => topic),
        ...(!hasReacted(opened) && { holds: true }),
      }),
    });
    leave(table);
    resolve(table, point, moment, opened);
  },
  lapse: () => ({ type: 'pass' }),
};

/** Of the Powers that are asked those of the seat that a Power belongs to. */
const ownIn = (position: Position, waiting: readonly Power[], power: Power): readonly Power[] =>
  waiting.filter((each) => seatOf(position, each) === seatOf(position, power));

/** Whether answers may speak of windows to come: in impulses. */
const isFurther = (position: Position, point: Window['point']): boolean =>
  point !== 'auction' && scopesOf(position).length > 0;

/** Whether answers may say what is played in a battle that may come: where enemies approach. */
const isBeforeBattle = ({ merged }: Position, point: Window['point']): boolean =>
  merged && (point === 'approach' || point === 'contact');

/** Returns the ways to do nothing: for how long, for which Powers, and what is played in the battle that may come. */
function passes(view: View, point: Window['point'], power: Power, waiting: readonly Power[]): readonly Legal[] {
  const type = constant('pass');
  if (!isFurther(view, point)) return [fields({ type })];
  const once = [{}, ...scopesOf(view).map((scope) => ({ for: constant(scope) }))];
  const isBoth = ownIn(view, waiting, power).length > 1;
  return [
    ...once.map((scope) => fields({ type, ...scope })),
    ...(isBoth ? once.map((scope) => fields({ type, ...scope, both: constant(true) })) : []),
    ...(isBeforeBattle(view, point) ? plansOfPass(view, power).map((plan) => fields({ type, plan })) : []),
  ];
}

/**
 * Whether answers are opened by rank: at several moments in one, and where such a window opens again for what is left
 * of them.
 */
const isRanked = ({ merged }: Position, point: Window['point']): boolean =>
  isMerged(point) || (merged && point === 'contact');
