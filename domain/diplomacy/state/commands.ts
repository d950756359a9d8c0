import * as z from 'zod';

/** A province id (`par`), for fleets with its coast where it has two (`stp/nc`). */
const loc = z
  .string()
  .regex(/^[a-z]{3}(\/[nse]c)?$/, 'a province id such as "par", with a coast where there are two: "stp/nc"');
const province = z.string().regex(/^[a-z]{3}$/, 'a province id such as "par"');

/**
 * One order, for the unit (or the build) in the province that is its key. In `support` and `convoy`, `of` is the
 * province of the unit helped; a support without `to` is a support in place. `void` records what was written and cannot
 * be followed (§7.3): the unit holds.
 */
export const orderSchema = z.discriminatedUnion('order', [
  z.strictObject({ order: z.literal('hold') }),
  z.strictObject({ order: z.literal('move'), to: loc, via: z.literal('convoy').exactOptional() }),
  z.strictObject({ order: z.literal('support'), of: province, to: loc.exactOptional() }),
  z.strictObject({ order: z.literal('convoy'), of: province, to: province }),
  z.strictObject({ order: z.literal('retreat'), to: loc }),
  z.strictObject({ order: z.literal('disband') }),
  z.strictObject({ order: z.literal('build'), unit: z.enum(['A', 'F']), coast: z.enum(['nc', 'sc']).exactOptional() }),
  z.strictObject({ order: z.literal('void'), written: z.string().min(1).max(120) }),
]);
export type Order = z.infer<typeof orderSchema>;

/**
 * The orders of a seat for this phase; later ones replace them until the phase is resolved. `ready` (true when left
 * out): the game need not wait for this seat. Provinces left out hold (§7.10), disband (§12.8) or are settled by
 * §13.12, §15.5. `none`: nothing was submitted, so that the government falls (§15.1); a command without orders is not
 * the same (§7.8).
 */
export const commandSchema = z.strictObject({
  type: z.literal('orders'),
  orders: z.record(province, orderSchema),
  ready: z.boolean().exactOptional(),
  none: z.literal(true).exactOptional().meta({
    description:
      'The default answer in a movement phase if `disorder` is `round`: no orders, so that the government falls (§15.1).',
  }),
});
export type Command = z.infer<typeof commandSchema>;
