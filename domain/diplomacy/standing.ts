import * as z from 'zod';
import type { SeatId } from '../lib/ids.ts';
import { provinceOf } from './map/provinces.ts';
import type { Command, Order } from './state/commands.ts';
import type { View } from './view.ts';

/**
 * What a seat may leave as a standing order: to disband all dislodged units (§12.9); to waive builds (§13.12) and leave
 * removals to §15.5. It speaks only where the seat has written nothing itself.
 */
export const standingSchema = z.strictObject({
  retreats: z.literal('disband').exactOptional(),
  adjustments: z.literal('waive').exactOptional(),
});
export type Standing = z.infer<typeof standingSchema>;

/** The seat's sheet as it has written it so far, or an empty one. */
const written = (view: View, seat: SeatId): Command['orders'] => view.mine[seat]?.orders ?? {};

/**
 * Returns the default answer: what has been written counts; the rest holds (§7.10), disbands (§12.8), or is settled by
 * §13.12 and §15.5. The same holds for a power without a player (§15.1): its units hold and support nobody (§15.2),
 * disband when dislodged (§15.3), none is built (§15.4), until a player takes the seat (§15.6). If nothing was written
 * for a movement and `disorder` is `round`, the government falls for the round.
 */
export function lapse(view: View, seat: SeatId): Command {
  const falls = view.disorder === 'round' && view.phase === 'movement' && view.mine[seat] === undefined;
  return falls ? { ...ready(view, seat, true), none: true } : ready(view, seat, true);
}

/** The same sheet, with or without "do not wait for me". */
export const ready = (view: View, seat: SeatId, ready: boolean): Command => ({
  type: 'orders',
  orders: written(view, seat),
  ready,
});

/** The sheet that a standing order writes for this phase, if it has one. */
export function answer(view: View, seat: SeatId, standing: Standing = {}): Command | undefined {
  const own = view.seats[seat];
  if (own === undefined || !own.asked || view.mine[seat] !== undefined) return undefined;
  if (view.phase === 'retreat' && standing.retreats === 'disband') {
    const units = view.dislodged.filter(({ unit }) => own.powers.includes(unit.power));
    const orders = Object.fromEntries(
      units.map(({ unit }): [string, Order] => [provinceOf(unit.loc), { order: 'disband' }]),
    );
    return { type: 'orders', orders, ready: true };
  }
  if (view.phase === 'adjustment' && standing.adjustments === 'waive')
    return { type: 'orders', orders: {}, ready: true };
  return undefined;
}
