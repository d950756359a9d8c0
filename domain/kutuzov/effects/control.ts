import { constant, fields } from '../../contract/legal.ts';
import { at } from '../../lib/sure.ts';
import type { Text } from '../../lib/text.ts';
import { editionOf } from '../edition/editions.ts';
import { controlOf } from '../map/ground.ts';
import { CONTROL, type Condition } from '../operations/control.ts';
import type { OperationOf } from '../operations/index.ts';
import { exposedOf, oneForEachHand } from '../state/held.ts';
import type { Position } from '../state/state.ts';
import { campOf } from '../terms/nations.ts';
import { before, type EffectOn, type EventFrame, type Idleness, instead, noEffect } from './kit/effect.ts';

/* Operations that lead to others. What those would do is told by `idlenessOf`, which looks into all effects. */

type Choice = OperationOf<'choose'>;

/** The names of the options that a card leaves open now; undefined if it leaves none. */
export function optionsOf({ frames }: Pick<Position, 'frames'>): readonly Text[] {
  const frame = frames.at(-1);
  const open = frame?.is === 'event' ? CONTROL.choose.safeParse(frame.ops[0]) : undefined;
  return open?.success === true ? open.data.words : [];
}

const chooserOf = ({ power: player, target }: EventFrame, { chooser }: Choice) =>
  chooser === 'player' ? player : chooser === 'target' ? (target ?? player) : chooser;

export function choose(idlenessOf: Idleness): EffectOn<'choose'> {
  const possible = (position: Position, frame: EventFrame, { options }: Choice): readonly number[] =>
    options.flatMap((ops, option) => (idlenessOf(position, frame, ops) === undefined ? [option] : []));
  return {
    idle: (position, frame, op) => (possible(position, frame, op).length === 0 ? noEffect : undefined),
    asks: (position, frame, op) => (possible(position, frame, op).length > 1 ? [chooserOf(frame, op)] : []),
    legal: (view, frame, op) =>
      possible(view, frame, op).map((option) => fields({ type: constant('option'), option: constant(option) })),
    act(table, frame, { options }, command) {
      if (command.type === 'option') instead(table, frame, at(options, command.option));
    },
    run(table, frame, op) {
      const [only] = possible(table.state, frame, op);
      if (only !== undefined) before(table, frame, at(op.options, only));
    },
  };
}

export const forEach: EffectOn<'forEach'> = {
  run(table, frame, op) {
    const named = op.powers === 'affected' ? frame.affected : op.powers;
    const [next, ...powers] = op.cond === undefined ? named : oneForEachHand(table.state, named);
    if (next === undefined) return;
    const isMeant = op.cond === undefined || exposedOf(table.state, next).other >= 2;
    before(table, frame, [...(isMeant ? op.ops : []), { ...op, powers }], { target: next });
  },
};

export const byCamp = (idlenessOf: Idleness): EffectOn<'byCamp'> => ({
  idle: (position, frame, op) =>
    idlenessOf(position, frame, op[campOf(frame.power)]) === undefined ? undefined : noEffect,
  run: (table, frame, op) => before(table, frame, op[campOf(frame.power)]),
});

const isTime = ({ turn }: Position, { atLeast = 1, atMost = 4 }: OperationOf<'ifTurn'>): boolean =>
  turn >= atLeast && turn <= atMost;
export const ifTurn = (idlenessOf: Idleness): EffectOn<'ifTurn'> => ({
  idle: (position, frame, op) =>
    isTime(position, op) && idlenessOf(position, frame, op.next) === undefined ? undefined : noEffect,
  run(table, frame, op) {
    if (isTime(table.state, op)) before(table, frame, op.next);
  },
});

const HOLDS: { readonly [condition in Condition]: (position: Position) => boolean } = {
  retreatFromMoscow: ({ facts }) => facts.retreat === 'chosen',
  austriaNeutral: ({ facts }) => facts.austriaNeutral,
  prussiaRevolted: ({ facts }) => facts.prussiaRevolted,
  kutuzovHasAppeared: ({ facts }) => facts.kutuzovHasAppeared,
  finlandLost: (position) =>
    editionOf(position).space.has('zone-finland') && controlOf(position, 'zone-finland') !== 'tsarist',
};
export const unless = (idlenessOf: Idleness): EffectOn<'unless'> => ({
  idle: (position, frame, { cond, next }) =>
    HOLDS[cond](position) || idlenessOf(position, frame, next) !== undefined ? noEffect : undefined,
  run(table, frame, { cond, next }) {
    if (!HOLDS[cond](table.state)) before(table, frame, next);
  },
});
