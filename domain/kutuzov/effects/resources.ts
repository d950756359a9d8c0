import type { OperationOf } from '../operations/index.ts';
import type { Position } from '../state/state.ts';
import { roll, type Table } from '../table/table.ts';
import type { Power } from '../terms/nations.ts';
import { BY_EVENT, type EffectOn, noEffect } from './kit/effect.ts';
import { naming, powerFor } from './kit/targets.ts';

/* Resources by event (§16.2). */

const addTo = (table: Table, power: Power, n: number): void =>
  table.emit({ type: 'resources-set', power, to: Math.max(0, table.state.resources[power] + n), rule: BY_EVENT });

export const gainResource: EffectOn<'gainResource'> = {
  run: (table, frame, { power, n }) => addTo(table, powerFor(frame, power), n),
};

type Loss = OperationOf<'loseResource'>;
const victim = naming<Loss>(({ resources }: Position, power) => resources[power] > 0);
export const loseResource: EffectOn<'loseResource'> = {
  ...victim,
  idle(position, frame, op) {
    const power = victim.of(position, frame, op);
    return power === undefined || position.resources[power] === 0 ? noEffect : undefined;
  },
  run(table, frame, op) {
    const power = victim.of(table.state, frame, op);
    if (power === undefined || table.state.resources[power] === 0) return;
    const isLost =
      op.roll === undefined || roll(table, frame.power, 1, { why: 'event', rule: BY_EVENT }).total >= op.roll.atLeast;
    if (isLost) addTo(table, power, -op.n);
  },
};

export const giveResource: EffectOn<'giveResource'> = {
  idle: () => noEffect,
  run(table, { power, target }, { n }) {
    const given = Math.min(n, table.state.resources[power]);
    if (target === null || given === 0) return;
    addTo(table, power, -given);
    addTo(table, target, given);
  },
};
