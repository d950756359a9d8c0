import { z } from 'zod';
import { among, constant, fields } from '../../../legal.ts';
import { neighboursOf } from '../../map/ground.ts';
import { campOf, nationsOf, type Power } from '../../map/nations.ts';
import { evasionEnds, isEvasionOpen, isInterceptable, type Step } from '../../movement/contact.ts';
import { armyIn } from '../../movement/evasion.ts';
import { failing, interceptionBar, isCalledOff } from '../../movement/interception.ts';
import { nationsIn } from '../../movement/movement.ts';
import { leaderOf, leadersIn } from '../../pieces/pieces.ts';
import { count } from '../../schemas.ts';
import type { Position } from '../../state.ts';
import type { Table } from '../../table.ts';
import { type Effect, modifiers } from '../lasting.ts';
import { stepAt } from './on-the-way.ts';
import { BY_EVENT, type EventFrame, instead, noTarget, type Primitive } from './primitive.ts';

/* Interceptions and evasions by event (§11). */

const plain = z.strictObject({ op: z.string() });
type Plain = z.infer<typeof plain>;
const counted = z.strictObject({ op: z.string(), n: count });
type Counted = z.infer<typeof counted>;

const begin = (table: Table, effect: Effect): void => table.emit({ type: 'effect-began', effect, rule: BY_EVENT });

/** Where the army that is attacked may slip away to: by the limits of any evasion (§11.6, §11.7). */
function refugesOf(position: Position, power: Power): readonly string[] {
  const step = stepAt(position, 'contact');
  if (step === undefined || step.camp === campOf(power) || !isEvasionOpen(step) || step.evasions.army) return [];
  const army = armyIn(position, step.to, campOf(power));
  return army === undefined ? [] : evasionEnds(position, step, army.sp, nationsIn(position, army));
}
/** An attacked army or group of one's Camp evades without dice and without Morale Loss. */
export const autoEvade: Primitive<Plain> = {
  takes: plain,
  bar: (position, { power }) => (refugesOf(position, power).length === 0 ? noTarget : undefined),
  asks: (position, { power }) => (refugesOf(position, power).length > 1 ? [power] : []),
  legal: (view, { power }) => [fields({ type: constant('target'), space: among(refugesOf(view, power)) })],
  act(table, frame, _, command) {
    if (command.type !== 'target') return;
    instead(table, frame, []);
    slip(table, frame, command.space!);
  },
  run(table, frame) {
    const [only] = refugesOf(table.state, frame.power);
    if (only !== undefined) slip(table, frame, only);
  },
};
const slip = (table: Table, { card, power: by }: EventFrame, to: string): void =>
  begin(table, { id: 'slipsAway', card, by, until: 'step', to });

/** A Power's next interception may cross a river, with `n` more: if that gives it one (§11.3). */
const overRiver = ({ card, power }: EventFrame, n: number): Effect => ({ id: 'overRiver', card, by: power, until: 'step', n });
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
export const interceptOverRiver: Primitive<Counted> = {
  takes: counted,
  bar: (position, frame) => (canCross(position, frame) ? undefined : noTarget),
  run: (table, frame, { n }) => begin(table, overRiver(frame, n)),
};

type Try = Step['tries'][number];

/** Names one of the tries that were announced, by whose it is, for an effect on it. */
const onTry = <O>(
  takes: Primitive<O>['takes'],
  tries: (position: Position, power: Power) => readonly Try[],
  effect: (frame: EventFrame, op: O, meant: Try, position: Position) => Effect,
): Primitive<O> => ({
  takes,
  bar: (position, { power }) => (tries(position, power).length === 0 ? noTarget : undefined),
  asks: (position, { power }) => (tries(position, power).length > 1 ? [power] : []),
  legal: (view, { power }) => tries(view, power).map((each) => fields({ type: constant('target'), power: constant(each.power) })),
  act(table, frame, op, command) {
    const meant = tries(table.state, frame.power).find(({ power }) => command.type === 'target' && command.power === power);
    instead(table, frame, []);
    if (meant !== undefined) begin(table, effect(frame, op, meant, table.state));
  },
  run(table, frame, op) {
    const [only] = tries(table.state, frame.power);
    if (only !== undefined) begin(table, effect(frame, op, only, table.state));
  },
});

/** The interceptions that the enemy has announced, but for those called off already. */
const enemyInterceptions = (position: Position, power: Power): readonly Try[] => {
  const step = stepAt(position, 'announced');
  return step === undefined || step.camp !== campOf(power)
    ? []
    : step.tries.filter(({ command }) => command.type === 'intercept' && !isCalledOff(position, command.leaders[0]!));
};
/** One of the enemy's interceptions is called off: nobody is marked; nobody whom its failure would mark tries again against this step (§11.51). */
export const cancelIntercept = onTry<Plain>(plain, enemyInterceptions, ({ card, power: by }, _, { power, command }, position) => ({
  id: 'calledOff',
  card,
  by,
  until: 'step',
  leaders: command.type === 'intercept' ? [...new Set([...command.leaders, ...failing(position, power, command.from).leaders])] : [],
}));

/** The tries of one's Camp that are to be rolled for. */
const ownTries = (position: Position, power: Power): readonly Try[] => {
  const step = stepAt(position, 'announced');
  return step === undefined || step.camp === campOf(power)
    ? []
    : step.tries.filter((each) => !modifiers(position, 'tryAided').some(({ of }) => of === each.power));
};
/** One try of one's Camp counts `n` more, and a failed evasion does not help the attackers (§11.4, §11.8). */
export const aidTry = onTry<Counted>(counted, ownTries, ({ card, power: by }, { n }, { power: of }) => ({
  id: 'tryAided',
  card,
  by,
  until: 'step',
  of,
  n,
}));
