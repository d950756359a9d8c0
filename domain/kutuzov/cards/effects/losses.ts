import { z } from 'zod';
import { campOf } from '../../map/nations.ts';
import { answered, BY_EVENT, noEffect, type Primitive } from './primitive.ts';

/* Losses of one’s own Camp are undone before they are taken (§5.21). */

/** So many losses of an attrition roll are not taken (§14.1). */
const cancelled = z.strictObject({ op: z.string(), roll: z.literal('attrition'), n: z.int() });
export const cancelLosses: Primitive<z.infer<typeof cancelled>> = {
  takes: cancelled,
  idle(position, { power }) {
    const losses = answered(position);
    return losses?.is === 'losses' && losses.camp === campOf(power) && losses.rule === '§14.1' ? undefined : noEffect;
  },
  run: (table, { card, power: by }, { n }) =>
    table.emit({ type: 'effect-began', effect: { id: 'lossesCancelled', card, by, until: 'roll', n }, rule: BY_EVENT }),
};

/** So many SP that are to be eliminated go to the Regroup Box, and bring no Attrition Loss (§14.42). */
const saved = z.strictObject({ op: z.string(), side: z.literal('self'), n: z.int() });
export const eliminatedToRegroup: Primitive<z.infer<typeof saved>> = {
  takes: saved,
  idle(position, { power }) {
    const losses = answered(position);
    const isHit = losses?.is === 'losses' && losses.camp === campOf(power) && losses.pool > 0 && losses.troops.length > 0;
    return isHit ? undefined : noEffect;
  },
  run: (table, { card, power: by }, { n }) =>
    table.emit({ type: 'effect-began', effect: { id: 'lossesSaved', card, by, until: 'roll', n }, rule: BY_EVENT }),
};
