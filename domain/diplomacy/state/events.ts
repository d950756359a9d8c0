import * as z from 'zod';
import { PHASES, POWERS, SEASONS } from '../map/vocabulary.ts';
import { orderSchema } from './commands.ts';
import { OUTCOME_WORDS } from './state.ts';
import { recordedSchema, whySchema } from './why.ts';

const province = z.string().regex(/^[a-z]{3}$/);
const loc = z.string().regex(/^[a-z]{3}(\/[nse]c)?$/);
const unitType = z.enum(['A', 'F']);

export const powerSchema = z.enum(POWERS);
export const ordersSchema = z.record(province, orderSchema);
export const unitSchema = z.strictObject({ power: powerSchema, type: unitType, loc });
export const dislodgedSchema = z.strictObject({ unit: unitSchema, from: province, retreats: z.array(loc).readonly() });

/** The fields of the board, for the schemas of events and views. */
export const positionFields = {
  season: z.enum(SEASONS),
  year: z.int().min(1900).max(9999),
  phase: z.enum(PHASES),
  units: z.array(unitSchema).readonly(),
  dislodged: z.array(dislodgedSchema).readonly(),
  contested: z.array(province).readonly(),
  centres: z.record(province, powerSchema),
  idle: z
    .array(powerSchema)
    .readonly()
    .exactOptional()
    .meta({ description: 'Powers without a player: their units hold (§16.2).' }),
  fallen: z.array(powerSchema).readonly().exactOptional().meta({
    description:
      'Powers without a government until the next movement: their dislodged units disband, they build nothing (§15.1).',
  }),
  closed: z
    .array(province)
    .readonly()
    .exactOptional()
    .meta({ description: 'Provinces that no unit may enter (§16.7).' }),
};

/** How a game ended without 18 centres of one power: 24 of two players (§16.9), or its last year. */
export const endedFields = {
  result: z.enum(['won', 'drawn']),
  seats: z.array(z.string()).readonly(),
  how: z.enum(['centres', 'end-year']),
};

export const resultSchema = z.strictObject({
  power: powerSchema,
  unit: z.strictObject({ type: unitType, loc }),
  order: orderSchema,
  outcome: z.enum(OUTCOME_WORDS),
  rule: z.string(),
  summary: recordedSchema.exactOptional(),
  why: whySchema,
  by: z.array(province).readonly(),
  dislodgedFrom: province.exactOptional(),
  lost: z.literal(true).exactOptional(),
  fallen: z.literal(true).exactOptional(),
});

/** A phase as published: which it was, and what became of every order. */
export const resolvedFields = {
  season: z.enum(SEASONS),
  year: z.int().min(1900).max(9999),
  phase: z.enum(PHASES),
  results: z.array(resultSchema).readonly(),
};

/**
 * A seat wrote its orders (§7.1): that it did is public, what it wrote is sealed to it until the phase is resolved.
 * `none`: it submitted nothing, which is public too (§15.1).
 */
const orderedSchema = z.strictObject({
  type: z.literal('ordered'),
  seat: z.string(),
  ask: z.string(),
  ready: z.boolean(),
  none: z.literal(true).exactOptional(),
  sealed: z.strictObject({ to: z.array(z.string()).readonly(), topic: z.string(), value: ordersSchema }),
});

/**
 * The holder of a seat has left it, or a new one sits down: what was written for this phase does not count (§15.1). It
 * stays sealed.
 */
const withdrawnSchema = z.strictObject({ type: z.literal('withdrawn'), seat: z.string() });

/**
 * A phase was resolved (§12.1): every order with its outcome, the position after it, and the orders that count, opened
 * to all.
 */
const resolvedSchema = z.strictObject({
  type: z.literal('resolved'),
  ...resolvedFields,
  position: z.strictObject(positionFields),
  opens: z.array(z.strictObject({ topic: z.string() })).readonly(),
});

/** A power controls enough centres after an autumn turn (§1.3). */
const wonSchema = z.strictObject({ type: z.literal('won'), power: powerSchema });

const endedSchema = z.strictObject({ type: z.literal('ended'), ...endedFields });

/** The coin for the neutral power has fallen: it names the power's new seat (§16.8). */
const coinSchema = z.strictObject({ type: z.literal('coin-tossed'), power: powerSchema, seat: z.string() });

/** A power is a seat's from now on, as one more (§16.8). */
const joinedSchema = z.strictObject({ type: z.literal('joined'), power: powerSchema, seat: z.string() });

export const eventSchema = z.discriminatedUnion('type', [
  orderedSchema,
  withdrawnSchema,
  resolvedSchema,
  wonSchema,
  endedSchema,
  coinSchema,
  joinedSchema,
]);
export type Event = z.infer<typeof eventSchema>;
