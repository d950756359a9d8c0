import { among, constant, fields, type Legal } from '../../../contract/legal.ts';
import { grouped } from '../../../lib/grouped.ts';
import { editionOf } from '../../edition/editions.ts';
import { controlOf, marchOf, neighboursOf } from '../../map/ground.ts';
import { isEvasionOpen, isInterceptable, isSudden, type Step } from '../../movement/contact.ts';
import { refuges } from '../../movement/evasion.ts';
import { threatsTo } from '../../movement/interception.ts';
import type { OperationOf } from '../../operations/index.ts';
import { leaderOf, leadersIn, spIn } from '../../pieces/pieces.ts';
import type { Effect } from '../../state/lasting.ts';
import type { Position } from '../../state/state.ts';
import { NATIONS_OF } from '../../terms/nations.ts';
import { answered, BY_EVENT, type EventFrame, isFreeMoment } from '../kit/effect.ts';
import { onOne } from '../kit/one-target.ts';

/* Lines of march by event (§1.22). */

/** A line, by its ends. */
type Line = readonly [a: string, b: string];
interface Ends {
  readonly a: string;
  readonly b: string;
}

const nameLine = (lines: readonly Line[]): readonly Legal[] =>
  [...grouped(lines, ([a]) => a)].map(([a, same]) =>
    fields({ type: constant('target'), space: constant(a), to: among(same.map(([, b]) => b)) }),
  );

/** An effect on one of some lines, which the player names. */
const onLine = <O>(
  lines: (position: Position, op: O) => readonly Line[],
  effect: (frame: EventFrame, op: O, ends: Ends) => Effect,
) =>
  onOne<O, Line>({
    of: (position, _, op) => lines(position, op),
    legal: nameLine,
    isMeant: ([a, b], { space, to }) => a === space && b === to,
    does: (table, frame, op, [a, b]) =>
      table.emit({ type: 'effect-began', effect: effect(frame, op, { a, b }), rule: BY_EVENT }),
  });

const isRiver = (position: Position, a: string, b: string): boolean => marchOf(position, a, b, 'imperial') === 'river';

/** The rivers that end in a space, it first. */
const riversAt = (position: Position, space: string): readonly Line[] =>
  neighboursOf(position, space).flatMap((next) => (isRiver(position, space, next) ? [[space, next] as const] : []));

/** The position as it would be with a river open to the Imperials. */
const opened = (position: Position, [a, b]: Line): Position => ({
  ...position,
  effects: [...position.effects, { id: 'riverOpened', card: 1, by: 'FN', until: 'impulse', a, b }],
});

/** How many ways Imperials have to intercept or evade Tsarists who go (§11.1, §11.6). */
function waysToAnswer(position: Position, step: Step): number {
  const { from, to } = step;
  const threats = isInterceptable(position, step) ? threatsTo(position, to, 'imperial').length : 0;
  if (!isEvasionOpen(step) || isSudden(position)) return threats;
  const there = NATIONS_OF.imperial.filter(
    (nation) =>
      spIn(position, to, [nation]) > 0 ||
      leadersIn(position, to, 'imperial').some((id) => leaderOf(position, id).of === nation),
  );
  return there.reduce((sum, nation) => sum + refuges(position, 'imperial', [nation], to, from).length, threats);
}

/** The rivers that Imperials may have a use for now (§1.22): in an impulse of theirs all. */
function openable(position: Position): readonly Line[] {
  const frame = answered(position);
  if (isFreeMoment(frame))
    return editionOf(position).spaces.flatMap(({ id }) => riversAt(position, id).filter(([a, b]) => a < b));
  switch (frame?.is) {
    case 'scorching':
      return riversAt(position, frame.space).filter(
        (line) => threatsTo(opened(position, line), frame.space, 'imperial').length > 0,
      );
    case 'retreat':
      return frame.camp === 'imperial' && frame.stage === 'announced'
        ? frame.ways.flatMap(({ to }) => (isRiver(position, frame.space, to) ? [[frame.space, to] as const] : []))
        : [];
    case 'step':
      return openableFor(position, frame);
    default:
      return [];
  }
}

/**
 * For a step: the river over which Imperials attack friendly ground of the enemy (§12.43); or one that lets them
 * intercept or evade.
 */
function openableFor(position: Position, step: Step): readonly Line[] {
  const { camp: mover, from, to, stage, attack } = step;
  if (mover === 'imperial')
    return stage === 'march' && attack && isRiver(position, from, to) && controlOf(position, to) === 'tsarist'
      ? [[from, to]]
      : [];
  if (stage !== 'contact') return [];
  return riversAt(position, to).filter(
    (line) => waysToAnswer(opened(position, line), step) > waysToAnswer(position, step),
  );
}

export const openRiver = onLine<OperationOf<'openRiver'>>(openable, ({ card, power }, _, ends) => ({
  id: 'riverOpened',
  card,
  by: power,
  until: 'impulse',
  ...ends,
}));

function used(position: Position, { camp: of }: OperationOf<'blockLine'>): readonly Line[] {
  const frame = answered(position);
  if (frame?.is === 'retreat' && frame.camp === of && frame.stage === 'announced')
    return frame.ways.flatMap(({ to }) => line(position, frame.space, to));
  if (frame?.is !== 'step') return [];
  if (frame.camp === of)
    return frame.stage === 'march' && frame.how !== 'convoy' ? line(position, frame.from, frame.to) : [];
  if (frame.stage !== 'announced') return [];
  const { to, tries } = frame;
  return tries.flatMap(({ command }) =>
    command.type === 'evade' ? line(position, to, command.to) : line(position, command.from, to),
  );
}
const line = (position: Position, a: string, b: string): readonly Line[] =>
  editionOf(position).lines.get(a)?.has(b) === true ? [[a, b]] : [];

/** A line that a Camp is about to use is closed to it until the impulse ends. */
export const blockLine = onLine<OperationOf<'blockLine'>>(used, ({ card, power }, op, ends) => ({
  id: 'lineBlocked',
  card,
  by: power,
  until: 'impulse',
  camp: op.camp,
  ...ends,
}));
