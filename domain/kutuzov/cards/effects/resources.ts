import { z } from 'zod';
import type { Power } from '../../map/nations.ts';
import { count } from '../../schemas.ts';
import type { Position } from '../../state.ts';
import { roll, type Table } from '../../table.ts';
import { BY_EVENT, noEffect, type Primitive } from './primitive.ts';
import { named, naming, powerFor, whose } from './targets.ts';

/* Resources by event (§16.2). */

const addTo = (table: Table, power: Power, n: number): void =>
  table.emit({ type: 'resources-set', power, to: Math.max(0, table.state.resources[power] + n), rule: BY_EVENT });

const gain = z.strictObject({ op: z.string(), power: whose, n: count });
export const gainResource: Primitive<z.infer<typeof gain>> = {
  takes: gain,
  run: (table, frame, { power, n }) => addTo(table, powerFor(frame, power), n),
};

const dice = z.strictObject({ dice: z.literal(1), atLeast: z.int() });

/** A Power loses resources, if it has any; with a `roll` only when the die says so. */
const loss = z.strictObject({ op: z.string(), target: named.exactOptional(), n: count, roll: dice.exactOptional() });
type Loss = z.infer<typeof loss>;
const victim = naming<Loss>(({ resources }: Position, power) => resources[power] > 0);
export const loseResource: Primitive<Loss> = {
  takes: loss,
  ...victim,
  idle(position, frame, op) {
    const power = victim.of(position, frame, op);
    return power === undefined || position.resources[power] === 0 ? noEffect : undefined;
  },
  run(table, frame, op) {
    const power = victim.of(table.state, frame, op);
    if (power === undefined || table.state.resources[power] === 0) return;
    const isLost = op.roll === undefined || roll(table, frame.power, 1, { why: 'event', rule: BY_EVENT }).total >= op.roll.atLeast;
    if (isLost) addTo(table, power, -op.n);
  },
};

/** The player gives the Power that was named resources of its own, if it has any. */
const gift = z.strictObject({ op: z.string(), n: count });
export const giveResource: Primitive<z.infer<typeof gift>> = {
  takes: gift,
  idle: () => noEffect,
  run(table, { power, target }, { n }) {
    const given = Math.min(n, table.state.resources[power]);
    if (target === null || given === 0) return;
    addTo(table, power, -given);
    addTo(table, target, given);
  },
};
