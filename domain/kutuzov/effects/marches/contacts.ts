import { at } from '../../../lib/sure.ts';
import { neighboursOf } from '../../map/ground.ts';
import { evasionEnds, isEvasionOpen, isInterceptable, type Step } from '../../movement/contact.ts';
import { armyIn } from '../../movement/evasion.ts';
import { failing, interceptionBar, isCalledOff } from '../../movement/interception.ts';
import { nationsIn } from '../../movement/movement.ts';
import type { OperationOf } from '../../operations/index.ts';
import { leaderOf, leadersIn } from '../../pieces/pieces.ts';
import { type Effect, modifiers } from '../../state/lasting.ts';
import type { Position } from '../../state/state.ts';
import type { Table } from '../../table/table.ts';
import { campOf, nationsOf, type Power } from '../../terms/nations.ts';
import { BY_EVENT, type EffectOn, type EventFrame, noTarget } from '../kit/effect.ts';
import { onPower, onSpace } from '../kit/one-target.ts';
import { stepAt } from './on-the-way.ts';

/* Interceptions and evasions by event (§11). */

const begin = (table: Table, effect: Effect): void => table.emit({ type: 'effect-began', effect, rule: BY_EVENT });

/** Where the army that is attacked may slip away to: by the limits of any evasion (§11.6, §11.7). */
function refugesOf(position: Position, power: Power): readonly string[] {
  const step = stepAt(position, 'contact');
  if (step === undefined || step.camp === campOf(power) || !isEvasionOpen(step) || step.evasions.army) return [];
  const army = armyIn(position, step.to, campOf(power));
  return army === undefined ? [] : evasionEnds(position, step, army.sp, nationsIn(position, army));
}
/** An attacked army or group of one's Camp evades without dice and without Morale Loss. */
export const autoEvade: EffectOn<'autoEvade'> = onSpace(
  (position, { power }) => refugesOf(position, power),
  (table, { card, power: by }, _, to) => begin(table, { id: 'slipsAway', card, by, until: 'step', to }),
);

/** A Power's next interception may cross a river, with `n` more: if that gives it one (§11.3). */
const overRiver = ({ card, power }: EventFrame, n: number): Effect => ({
  id: 'overRiver',
  card,
  by: power,
  until: 'step',
  n,
});
function canCross(position: Position, frame: EventFrame): boolean {
  const step = stepAt(position, 'contact');
  const { power } = frame;
  const camp = campOf(power);
  if (step === undefined || step.camp === camp || !isInterceptable(position, step)) return false;
  const across = { ...position, effects: [...position.effects, overRiver(frame, 0)] };
  return neighboursOf(position, step.to).some((from) =>
    leadersIn(position, from, camp).some((id) => {
      const { of, marked, stopped } = leaderOf(position, id);
      const isFree = !marked && !stopped && !step.evasions.gone.includes(id) && !isCalledOff(position, id);
      const bars = [position, across].map((each) =>
        interceptionBar(each, camp, nationsIn(position, { leaders: [id], sp: {} }), from, step.to),
      );
      return nationsOf(power).includes(of) && isFree && bars[0] !== undefined && bars[1] === undefined;
    }),
  );
}
export const interceptOverRiver: EffectOn<'interceptOverRiver'> = {
  bar: (position, frame) => (canCross(position, frame) ? undefined : noTarget),
  run: (table, frame, { n }) => begin(table, overRiver(frame, n)),
};

type Try = Step['tries'][number];

/** Returns an effect on one of the announced tries, by its Power. */
const onTry = <O>(
  tries: (position: Position, power: Power) => readonly Try[],
  effect: (frame: EventFrame, op: O, meant: Try, position: Position) => Effect,
) =>
  onPower<O, Try>(
    (position, { power }) => tries(position, power),
    ({ power }) => power,
    (table, frame, op, meant) => begin(table, effect(frame, op, meant, table.state)),
  );

/** The interceptions that the enemy has announced, except those called off already. */
const enemyInterceptions = (position: Position, power: Power): readonly Try[] => {
  const step = stepAt(position, 'announced');
  return step === undefined || step.camp !== campOf(power)
    ? []
    : step.tries.filter(
        ({ command }) => command.type === 'intercept' && !isCalledOff(position, at(command.leaders, 0)),
      );
};
/**
 * Calls one of the enemy's interceptions off: no piece is marked; pieces that its failure would mark do not try again
 * against this step (§11.51).
 */
export const cancelIntercept = onTry<OperationOf<'cancelIntercept'>>(
  enemyInterceptions,
  ({ card, power: by }, _, { power, command }, position) => ({
    id: 'calledOff',
    card,
    by,
    until: 'step',
    leaders:
      command.type === 'intercept'
        ? [...new Set([...command.leaders, ...failing(position, power, command.from).leaders])]
        : [],
  }),
);

/** The tries of one's Camp that are to be rolled for. */
const ownTries = (position: Position, power: Power): readonly Try[] => {
  const step = stepAt(position, 'announced');
  return step === undefined || step.camp === campOf(power)
    ? []
    : step.tries.filter((each) => !modifiers(position, 'tryAided').some(({ of }) => of === each.power));
};
/** One try of one's Camp counts `n` more, and a failed evasion does not help the attackers (§11.4, §11.8). */
export const aidTry = onTry<OperationOf<'aidTry'>>(ownTries, ({ card, power: by }, { n }, { power: of }) => ({
  id: 'tryAided',
  card,
  by,
  until: 'step',
  of,
  n,
}));
