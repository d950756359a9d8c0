import * as z from 'zod';
import type { SeatId, Viewer } from '../lib/ids.ts';
import type { Locale } from '../lib/text.ts';
import { isOver } from './adjudicate/ending.ts';
import { askOf, isAsked } from './asks.ts';
import { explain } from './explain/index.ts';
import { inOrder } from './map/variants.ts';
import { POWERS } from './map/vocabulary.ts';
import {
  endedFields,
  ordersSchema,
  positionFields,
  powerSchema,
  resolvedFields,
  resultSchema,
} from './state/events.ts';
import { type OrderResult, type Position, RULINGS, type State } from './state/state.ts';
import { printedSummary, summarySchema } from './state/why.ts';

/** What everybody knows of a seat. `settled`: it has written a sheet for this phase and need not be waited for. */
const seatViewSchema = z.strictObject({
  powers: z.array(powerSchema).readonly(),
  centres: z.int(),
  units: z.int(),
  asked: z.boolean(),
  settled: z.boolean(),
});

/** An order's result with its reason in words. */
const explainedSchema = resultSchema.extend({ summary: summarySchema.exactOptional(), reason: z.string() });

export const viewSchema = z.strictObject({
  /** The name of the open question: `S1901M`. */
  ask: z.string(),
  rulings: z.enum(RULINGS),
  /** Absent: a power that hands in nothing is in civil disorder for the phase alone. */
  disorder: z.literal('round').exactOptional(),
  ...positionFields,
  seats: z.record(z.string(), seatViewSchema),
  /** The orders that the viewer's own seats have written for this phase. */
  mine: z.record(z.string(), z.strictObject({ orders: ordersSchema, ready: z.boolean() })),
  last: z.strictObject({ ...resolvedFields, results: z.array(explainedSchema).readonly() }).exactOptional(),
  winner: powerSchema.exactOptional(),
  ended: z.strictObject(endedFields).exactOptional(),
  /** The side of the neutral power, once the coin is tossed (§16.8). */
  ally: z.strictObject({ power: powerSchema, seat: z.string() }).exactOptional(),
});
export type View = z.infer<typeof viewSchema>;

/**
 * Returns the game as `viewer` may see it: the board and the last resolved phase, which are public (§4.4, §7.1), and
 * the viewer's own orders for this phase.
 */
export function view(state: State, viewer: Viewer): View {
  const { season, year, phase, units, dislodged, contested, centres, idle, fallen, closed } = state.position;
  const { disorder, last, winner, ended, ally } = state;
  return {
    ask: askOf(state.position),
    rulings: state.rulings,
    ...(disorder && { disorder }),
    season,
    year,
    phase,
    units,
    dislodged,
    contested,
    centres,
    ...(idle && { idle }),
    ...(fallen && { fallen }),
    ...(closed && { closed }),
    seats: Object.fromEntries(inOrder(state.seats).map((seat) => [seat, seatView(state, seat)])),
    mine: Object.fromEntries(inOrder(state.seats).flatMap((seat) => (viewer.includes(seat) ? mine(state, seat) : []))),
    ...(last && { last: { ...last, results: last.results.map(explained) } }),
    ...(winner && { winner }),
    ...(ended && { ended }),
    ...(ally && { ally }),
  };
}

type Explained = NonNullable<View['last']>['results'][number];

/** A result as an event records it, with its summary rule as printed and its reason in English. */
const explained = ({ summary, ...result }: OrderResult): Explained => ({
  ...result,
  ...(summary !== undefined && { summary: printedSummary(summary) }),
  reason: explain(result, 'en'),
});

/** The view with the reasons of the last phase in a language. */
export function inLocale(view: View, locale: Locale): View {
  if (view.last === undefined) return view;
  const results = view.last.results.map((result) => ({ ...result, reason: explain(result, locale) }));
  return { ...view, last: { ...view.last, results } };
}

function seatView(state: State, seat: SeatId): View['seats'][string] {
  const { position, seats, written } = state;
  const powers = seats[seat] ?? [];
  return {
    powers,
    centres: Object.values(position.centres).filter((power) => powers.includes(power)).length,
    units: [...position.units, ...position.dislodged.map(({ unit }) => unit)].filter(({ power }) =>
      powers.includes(power),
    ).length,
    asked: !isOver(state) && isAsked(position, powers),
    settled: written[seat]?.ready === true,
  };
}

function mine({ written }: State, seat: SeatId): [SeatId, View['mine'][string]][] {
  const sheet = written[seat];
  return sheet === undefined ? [] : [[seat, { orders: sheet.orders, ready: sheet.ready }]];
}

/** The powers in their fixed order with what they own: for the board and the listing. */
export const standings = ({ units, dislodged, centres }: Pick<Position, 'units' | 'dislodged' | 'centres'>) =>
  POWERS.map((power) => ({
    power,
    centres: Object.values(centres).filter((owner) => owner === power).length,
    units:
      units.filter((unit) => unit.power === power).length + dislodged.filter(({ unit }) => unit.power === power).length,
  }));
