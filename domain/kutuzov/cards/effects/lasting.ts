import { z } from 'zod';
import { campOf, otherCamp, type Power } from '../../map/nations.ts';
import { USES } from '../../procedures/hands/frames.ts';
import { count, list } from '../../schemas.ts';
import { enter } from '../../table.ts';
import { type Effect, effectSchema } from '../lasting.ts';
import { BY_EVENT, type EventFrame, type Primitive } from './primitive.ts';

/** The effect that an operation begins: its own fields, whose `self` is the player, as `camp` his Camp, and `enemy` the other one. */
function effectOf({ card, power }: Pick<EventFrame, 'card' | 'power'>, op: { readonly [field: string]: unknown }): unknown {
  const { op: _, ...own } = op;
  const meant = Object.entries(own).map(([field, value]) => [field, meaning(power, field, value)]);
  return { ...Object.fromEntries(meant), card, by: power };
}

function meaning(power: Power, field: string, value: unknown): unknown {
  if (field === 'camp' && value === 'enemy') return otherCamp(campOf(power));
  return value !== 'self' ? value : field === 'camp' ? campOf(power) : power;
}

/** Something is different for a while (§5.1); a name and fields that no effect has are not understood. */
const begins = z
  .looseObject({ op: z.string() })
  .refine((op) => effectSchema.safeParse(effectOf({ card: 1, power: 'FN' }, op)).success, 'no such effect');
export const lastingEffect: Primitive<z.infer<typeof begins>> = {
  takes: begins,
  run: (table, frame, op) => table.emit({ type: 'effect-began', effect: effectOf(frame, op) as Effect, rule: BY_EVENT }),
};

/** CP for some uses (§5.5). */
const cp = z.strictObject({ op: z.string(), n: count, uses: list(z.enum(USES)), noIntercept: z.literal(true).exactOptional() });
export const giveCP: Primitive<z.infer<typeof cp>> = {
  takes: cp,
  run: (table, { power, card }, { op: _, n, ...terms }) => enter(table, { is: 'grant', power, card, cp: n, ...terms }),
};
