import { causesOfRetreat } from '../../battle/retreats.ts';
import { controlOf, marchOf } from '../../map/ground.ts';
import { causesFor, contactPowers, type Step } from '../../movement/contact.ts';
import { causesOfEvasion } from '../../movement/evasion.ts';
import { stillAble } from '../../movement/interception.ts';
import { armyOfFirst } from '../../pieces/mixed.ts';
import { isGroupOf, leaderOf, minus } from '../../pieces/pieces.ts';
import type { EffectOf } from '../../state/lasting.ts';
import type { Position } from '../../state/state.ts';
import type { Table } from '../../table/table.ts';
import { campOf, otherCamp, type Power, powerOf } from '../../terms/nations.ts';
import type { Formation } from '../../terms/schemas.ts';
import { answered, BY_EVENT, type EffectOn, type EventFrame, noTarget } from '../kit/effect.ts';
import { onPower } from '../kit/one-target.ts';

/* Formations on the way, by event: moves (§10), interceptions (§11.1), evasions (§11.6) and retreats (§12.6). */

/** The step that an event answers, at a stage of it. */
export function stepAt(position: Position, ...stages: readonly Step['stage'][]): Step | undefined {
  const frame = answered(position);
  return frame?.is === 'step' && stages.includes(frame.stage) ? frame : undefined;
}

const halt = (table: Table, space: string, { troops, leaders }: Formation): void =>
  table.emit({ type: 'halted', space, troops, leaders, rule: BY_EVENT });

/** Leaders who were to go with the step do not. */
const keepBack = (table: Table, { card, power: by }: EventFrame, leaders: readonly string[]): void =>
  table.emit({ type: 'effect-began', effect: { id: 'halted', card, by, until: 'step', leaders }, rule: BY_EVENT });

/** An enemy army or group that is about to move, by land, does not, nor later in the impulse. */
const moving = (position: Position, power: Power): Step | undefined => {
  const step = stepAt(position, 'march');
  const isMeant = step !== undefined && step.camp !== campOf(power) && step.from !== step.to && step.how !== 'convoy';
  return isMeant && step.leaders.length > 0 ? step : undefined;
};
export const stopMovement: EffectOn<'stopMovement'> = {
  bar: (position, { power }) => (moving(position, power) === undefined ? noTarget : undefined),
  run(table, frame) {
    const step = moving(table.state, frame.power);
    if (step === undefined) return;
    halt(table, step.from, step);
    keepBack(table, frame, step.leaders);
  },
};

/**
 * An enemy group that is about to move, attack or intercept: where it is, its pieces, and for an interception its
 * Power.
 */
interface Group {
  readonly space: string;
  readonly pieces: Formation;
  readonly by: Power;
}
function groups(position: Position, power: Power): readonly Group[] {
  const step = stepAt(position, 'march', 'announced');
  if (step === undefined) return [];
  const isMover = step.camp !== campOf(power);
  const all =
    step.stage === 'march'
      ? isMover
        ? [{ space: step.from, pieces: step, by: step.power }]
        : []
      : isMover
        ? []
        : intercepting(position, step);
  return all.filter(({ pieces }) => isGroupOf(position, pieces.troops, pieces.leaders));
}
const intercepting = (position: Position, { tries }: Step): readonly Group[] =>
  tries.flatMap(({ power: by, command }) => {
    const pieces = command.type === 'intercept' ? stillAble(position, by, command.from, command) : undefined;
    return command.type === 'intercept' && pieces !== undefined ? [{ space: command.from, pieces, by }] : [];
  });

/**
 * Of an enemy group only the commander's army goes; the others stay where they are, and do not move or intercept in the
 * impulse.
 */
export const splitGroup: EffectOn<'splitGroup'> = onPower(
  (position, { power }) => groups(position, power),
  ({ by }) => by,
  (table, frame, _, group) => split(table, frame, group),
);

function split(table: Table, frame: EventFrame, { space, pieces }: Group): void {
  const army = armyOfFirst(table.state, pieces);
  const leaders = pieces.leaders.filter((id) => !army.leaders.includes(id));
  halt(table, space, { troops: minus(pieces.troops, army.troops), leaders });
  if (stepAt(table.state, 'march') !== undefined) keepBack(table, frame, leaders);
}

/**
 * Returns whether a march of the Power's army can be protected from interception and evasion. It is no use where no
 * enemy could do either.
 */
function hideable(position: Position, power: Power): boolean {
  const step = stepAt(position, 'march');
  return (
    step !== undefined &&
    step.from !== step.to &&
    step.leaders.some((id) => powerOf(leaderOf(position, id).of) === power) &&
    contactPowers(position, step).length > 0
  );
}
export const noContact: EffectOn<'noContact'> = {
  bar: (position, { power }) => (hideable(position, power) ? undefined : noTarget),
  run(table, { card, power: by }) {
    for (const id of ['noIntercept', 'noEvade'] as const)
      table.emit({ type: 'effect-began', effect: { id, card, by, until: 'step' }, rule: BY_EVENT });
  },
};

/**
 * On which way of its pieces guides would be of use to a Camp now: where attrition is due for it (§10.4), or a river to
 * be crossed against enemies (§12.43).
 */
function guidable(position: Position, power: Power): EffectOf<'guided'>['way'] | undefined {
  const own = campOf(power);
  const frame = answered(position);
  if (frame?.is === 'retreat') {
    const { camp, stage, space, ways } = frame;
    const isCostly = ways.some(({ to }) => to !== space && causesOfRetreat(position, camp, space, to).length > 0);
    return camp === own && stage === 'announced' && isCostly ? 'retreat' : undefined;
  }
  if (frame?.is !== 'step') return undefined;
  const { camp, stage, tries, from, to } = frame;
  if (camp !== own) {
    const isCostly = tries.some(
      ({ command }) => command.type === 'evade' && causesOfEvasion(position, own, to, command.to).length > 0,
    );
    return stage === 'announced' && isCostly ? 'evasion' : undefined;
  }
  return stage === 'march' && from !== to && isMarchCostly(position, frame) ? 'march' : undefined;
}
function isMarchCostly(position: Position, step: Step): boolean {
  const { camp, from, to, troops, leaders, attack } = step;
  const pieces = [...troops, ...leaders.map((id) => leaderOf(position, id))];
  const isAgainstRiver =
    attack && marchOf(position, from, to, camp) === 'river' && controlOf(position, to) === otherCamp(camp);
  return isAgainstRiver || pieces.some((piece) => causesFor(position, step, piece).length > 0);
}
export const guide: EffectOn<'guide'> = {
  bar: (position, { power }) => (guidable(position, power) === undefined ? noTarget : undefined),
  run(table, { card, power: by }) {
    const way = guidable(table.state, by);
    if (way === undefined) return;
    table.emit({
      type: 'effect-began',
      effect: { id: 'guided', card, by, until: 'step', camp: campOf(by), way },
      rule: BY_EVENT,
    });
  },
};
