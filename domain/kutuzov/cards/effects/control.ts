import { z } from 'zod';
import type { Text } from '../../../game.ts';
import { constant, fields } from '../../../legal.ts';
import { editionOf } from '../../edition/editions.ts';
import { controlOf } from '../../map/ground.ts';
import { campOf } from '../../map/nations.ts';
import { list, object, operationSchema, power } from '../../schemas.ts';
import type { Position } from '../../state.ts';
import { exposedOf, oneForEachHand } from '../held.ts';
import { isIdle } from './index.ts';
import { before, type EventFrame, instead, noEffect, type Primitive } from './primitive.ts';

/* Operations that lead to others. */

const ops = list(operationSchema);

/** One of several lists: the player chooses, or a Power, or the one it happens to (`target`); what would do nothing is no choice. */
const choice = z
  .strictObject({
    op: z.string(),
    chooser: z.union([power, z.enum(['player', 'target'])]),
    options: list(ops),
    /** What the options are called. */
    words: list(object({ en: z.string(), ko: z.string() })),
  })
  .refine(({ options, words }) => options.length === words.length, 'a name for each option');
type Choice = z.infer<typeof choice>;

/** What the options are called that a card leaves open now; none where it leaves none. */
export function optionsOf({ frames }: Pick<Position, 'frames'>): readonly Text[] {
  const frame = frames.at(-1);
  const open = frame?.is === 'event' ? choice.safeParse(frame.ops[0]) : undefined;
  return open?.success === true ? open.data.words : [];
}

const possible = (position: Position, frame: EventFrame, { options }: Choice): readonly number[] =>
  [...options.keys()].filter((option) => !isIdle(position, frame, options[option]!));
const chooserOf = ({ power: player, target }: EventFrame, { chooser }: Choice) =>
  chooser === 'player' ? player : chooser === 'target' ? (target ?? player) : chooser;

export const choose: Primitive<Choice> = {
  takes: choice,
  idle: (position, frame, op) => (possible(position, frame, op).length === 0 ? noEffect : undefined),
  asks: (position, frame, op) => (possible(position, frame, op).length > 1 ? [chooserOf(frame, op)] : []),
  legal: (view, frame, op) => possible(view, frame, op).map((option) => fields({ type: constant('option'), option: constant(option) })),
  act(table, frame, { options }, command) {
    if (command.type === 'option') instead(table, frame, options[command.option]!);
  },
  run(table, frame, op) {
    const [only] = possible(table.state, frame, op);
    if (only !== undefined) before(table, frame, op.options[only]!);
  },
};

/** For each of some Powers in turn: those named, or those to whom something has happened. */
const each = z.strictObject({
  op: z.string(),
  powers: z.union([list(power), z.literal('affected')]),
  cond: z.literal('nonHome>=2').exactOptional(),
  ops,
});
export const forEach: Primitive<z.infer<typeof each>> = {
  takes: each,
  run(table, frame, op) {
    const named = op.powers === 'affected' ? frame.affected : op.powers;
    const [next, ...powers] = op.cond === undefined ? named : oneForEachHand(table.state, named);
    if (next === undefined) return;
    const isMeant = op.cond === undefined || exposedOf(table.state, next).other >= 2;
    before(table, frame, [...(isMeant ? op.ops : []), { ...op, powers }], { target: next });
  },
};

/** What it does depends on the Camp that plays it. */
const branch = z.strictObject({ op: z.string(), imperial: ops, tsarist: ops });
export const byCamp: Primitive<z.infer<typeof branch>> = {
  takes: branch,
  idle: (position, frame, op) => (isIdle(position, frame, op[campOf(frame.power)]) ? noEffect : undefined),
  run: (table, frame, op) => before(table, frame, op[campOf(frame.power)]),
};

/** From a turn on, or up to one. */
const turns = z.strictObject({ op: z.string(), atLeast: z.int().exactOptional(), atMost: z.int().exactOptional(), next: ops });
type Turns = z.infer<typeof turns>;
const isTime = ({ turn }: Position, { atLeast = 1, atMost = 4 }: Turns): boolean => turn >= atLeast && turn <= atMost;
export const ifTurn: Primitive<Turns> = {
  takes: turns,
  idle: (position, frame, op) => (isTime(position, op) && !isIdle(position, frame, op.next) ? undefined : noEffect),
  run(table, frame, op) {
    if (isTime(table.state, op)) before(table, frame, op.next);
  },
};

const CONDITIONS = {
  retreatFromMoscow: ({ facts }: Position): boolean => facts.retreat === 'chosen',
  austriaNeutral: ({ facts }: Position): boolean => facts.austriaNeutral,
  prussiaRevolted: ({ facts }: Position): boolean => facts.prussiaRevolted,
  kutuzovHasAppeared: ({ facts }: Position): boolean => facts.kutuzovHasAppeared,
  finlandLost: (position: Position): boolean =>
    editionOf(position).space.has('zone-finland') && controlOf(position, 'zone-finland') !== 'tsarist',
};
type Condition = keyof typeof CONDITIONS;

/** Nothing happens while a condition holds. */
const exception = z.strictObject({ op: z.string(), cond: z.enum(Object.keys(CONDITIONS) as [Condition, ...Condition[]]), next: ops });
export const unless: Primitive<z.infer<typeof exception>> = {
  takes: exception,
  idle: (position, frame, { cond, next }) => (CONDITIONS[cond](position) || isIdle(position, frame, next) ? noEffect : undefined),
  run(table, frame, { cond, next }) {
    if (!CONDITIONS[cond](table.state)) before(table, frame, next);
  },
};
