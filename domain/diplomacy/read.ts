import { z } from 'zod';
import { type Note, type Reading, type Refusal, refusal } from '../game.ts';
import type { SeatId } from '../lib/ids.ts';
import { same } from '../lib/json.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { lawfulOn, type Survey, survey } from './adjudicate/lawful.ts';
import { adjustment, isAsked } from './asks.ts';
import type { Command, Order } from './commands.ts';
import { unitFor } from './decide.ts';
import { sentence } from './explain/index.ts';
import { parseOrder, printOrder, type WrittenOrder } from './notation.ts';
import type { Power, Province } from './state.ts';
import type { View } from './view.ts';

const texts = z.union([z.string().max(8000), z.array(z.string().max(200)).max(64).readonly()], {
  error: 'orders are a list of texts, or one text with an order on each line',
});

/** Orders as people write them: a list of texts, or one text with an order on each line or between semicolons; alone, or with `ready`. */
export const writtenSchema = z.union([texts, z.strictObject({ orders: texts, ready: z.boolean().exactOptional() })], {
  error: 'written orders are { orders: [text, ...], ready? } or the texts alone',
});
export type Written = z.infer<typeof writtenSchema>;

/** The longest text that a `void` order keeps. */
const KEPT = 120;

/** What has been read so far: the orders, their texts, and the remarks. */
interface Desk {
  readonly view: View;
  readonly on: Survey;
  readonly powers: readonly Power[];
  readonly orders: Record<Province, Order>;
  readonly texts: Record<Province, string>;
  readonly notes: Note[];
}

/**
 * Reads a seat's orders in notation (§7.4-§7.7). What cannot be followed becomes `void` in a movement phase, so that the unit
 * holds (§7.3), and is left out in other phases (§12.8, §13.13); each with a note that names the rule. Two different orders for
 * one unit are ambiguous (§7.3). Refuses a text that is no order at all, in a movement phase, with what was probably meant.
 */
export function read(view: View, seat: SeatId, written: Written): Result<Reading<Command>, Refusal> {
  const orderTexts = isAlone(written) ? written : written.orders;
  const powers = view.seats[seat]?.powers ?? [];
  if (view.winner !== undefined || !isAsked(view, powers))
    return err(refusal('NOT_ASKED', 'this seat has nothing to order in this phase', '§7.8'));
  const desk: Desk = { view, on: survey(view), powers, orders: {}, texts: {}, notes: [] };
  for (const text of linesOf(orderTexts)) {
    const refused = readLine(desk, text);
    if (refused !== undefined) return err(refused);
  }
  leaveOutExcess(desk);
  const ready = isAlone(written) ? undefined : written.ready;
  const { orders, notes } = desk;
  return ok({ command: ready === undefined ? { type: 'orders', orders } : { type: 'orders', orders, ready }, notes });
}

const isAlone = (written: Written): written is z.infer<typeof texts> => typeof written === 'string' || Array.isArray(written);

const linesOf = (orders: string | readonly string[]): readonly string[] =>
  (typeof orders === 'string' ? orders.split(/[\n;]/) : orders).map((text) => text.trim()).filter((text) => text !== '');

function readLine(desk: Desk, text: string): Refusal | undefined {
  const { view, notes } = desk;
  const parsed = parseOrder(text, { phase: view.phase, position: view });
  if (!parsed.ok) {
    if (view.phase === 'movement') return refusal('UNREADABLE_ORDER', parsed.error.detail, '§7.3');
    notes.push({ code: parsed.error.code, about: text, detail: `${parsed.error.detail} It is left out.`, rule: '§13.13' });
  } else if (parsed.value.is === 'order') {
    judge(desk, text, parsed.value);
  } else if (view.phase !== 'adjustment') {
    notes.push({ code: 'WRONG_PHASE', about: text, detail: 'Only builds are waived.', rule: '§13.12' });
  }
  return undefined;
}

function judge(desk: Desk, text: string, { power, province, order }: WrittenOrder): void {
  const { view, on, powers, notes } = desk;
  const unit = unitFor(view, powers, province, order);
  if (unit === undefined || (power !== undefined && power !== unit.power)) {
    notes.push({ code: 'NOT_YOUR_UNIT', about: province, detail: `"${text}": you have no such unit. It is left out.`, rule: '§7.8' });
    return;
  }
  const lawful = lawfulOn(on, unit, order);
  if (!lawful.ok) {
    const { code, rule, why } = lawful;
    notes.push({ code, about: province, detail: `${sentence(why, 'en')} ${FATES[view.phase]}`, rule });
  } else remark(desk, text, unit, lawful.order);
  if (lawful.ok) write(desk, text, province, lawful.order);
  else if (view.phase === 'movement') write(desk, text, province, voided(text));
}

const FATES: { readonly [phase in View['phase']]: string } = {
  movement: 'The unit holds.',
  retreat: 'It is left out; a unit without an order is disbanded.',
  adjustment: 'It is left out.',
};

/** Says so where more was understood than was written: a coast, for the most part (§8.7). */
function remark({ view, notes }: Desk, text: string, unit: Parameters<typeof printOrder>[0], order: Order): void {
  const plain = parseOrder(text, { phase: view.phase });
  if (!plain.ok || plain.value.is !== 'order' || same(plain.value.order, order)) return;
  const detail = `"${text}" is read as "${printOrder(unit, order, 'short', view.units)}".`;
  notes.push({ code: 'READ_AS', about: plain.value.province, detail, rule: '§7.4' });
}

/** Puts an order on the sheet; a different one for the same unit makes both ambiguous. */
function write({ view, orders, texts, notes }: Desk, text: string, province: Province, order: Order): void {
  const earlier = texts[province];
  if (earlier === undefined) {
    orders[province] = order;
    texts[province] = text;
    return;
  }
  if (same(orders[province], order)) return;
  const both = `${earlier}; ${text}`;
  if (view.phase === 'movement') orders[province] = voided(both);
  else delete orders[province];
  texts[province] = both;
  notes.push({ code: 'AMBIGUOUS', about: province, detail: `"${both}": two orders for one unit. ${FATES[view.phase]}`, rule: '§7.3' });
}

/** Cut to what a `void` order keeps, never inside a character. */
const voided = (text: string): Order => ({ order: 'void', written: text.slice(0, KEPT).replace(/[\uD800-\uDBFF]$/, '') });

/** Builds and removals that are too many are left out, the last first (§13.5, §13.6). */
function leaveOutExcess({ view, powers, orders, texts, notes }: Desk): void {
  if (view.phase !== 'adjustment') return;
  for (const power of powers) {
    const due = adjustment(view, power);
    const own = Object.keys(orders).filter((province) => unitFor(view, powers, province, orders[province]!)?.power === power);
    for (const province of own.slice(Math.abs(due))) {
      delete orders[province];
      notes.push(
        due < 0
          ? { code: 'TOO_MANY_REMOVALS', about: province, detail: `"${texts[province]}" is left out: ${-due} to remove.`, rule: '§13.5' }
          : { code: 'TOO_MANY_BUILDS', about: province, detail: `"${texts[province]}" is left out: ${due} to build.`, rule: '§13.6' },
      );
    }
  }
}
