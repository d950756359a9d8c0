import * as z from 'zod';
import type { Note, Reading, Refusal } from '../../contract/refusal.ts';
import type { SeatId } from '../../lib/ids.ts';
import { josa } from '../../lib/josa.ts';
import { same } from '../../lib/json.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Text } from '../../lib/text.ts';
import { adjustment } from '../adjudicate/due.ts';
import { isOver } from '../adjudicate/ending.ts';
import { lawfulOn, type Survey, survey, unitFor } from '../adjudicate/lawful.ts';
import { isAsked, NOT_ASKED } from '../asks.ts';
import { texts as textsOf } from '../explain/index.ts';
import type { Power, Province, Unit } from '../map/vocabulary.ts';
import { note, refusal } from '../refusals.ts';
import type { Command, Order } from '../state/commands.ts';
import type { View } from '../view.ts';
import { parseOrder, type WrittenOrder } from './parse-order.ts';
import { printOrder } from './print-order.ts';
import { ordersIn } from './typed.ts';

const texts = z.union([z.string().max(8000), z.array(z.string().max(200)).max(64).readonly()], {
  error: 'orders are a list of texts, or one text with an order on each line',
});

/**
 * Orders as people write them: a list of texts, or one text with orders on lines or between semicolons; with `ready`,
 * with `strict`, or without.
 */
export const writtenSchema = z.union(
  [
    texts,
    z.strictObject({
      orders: texts,
      ready: z.boolean().exactOptional(),
      strict: z.boolean().exactOptional().meta({
        description:
          '`false`: text that is no order is left out, with a note. Otherwise it is refused with the most likely meaning.',
      }),
    }),
  ],
  { error: 'written orders are { orders: [text, ...], ready?, strict? } or the texts alone' },
);
export type Written = z.infer<typeof writtenSchema>;

/** The longest text that a `void` order keeps. */
const KEPT = 120;

/** The orders read so far, their texts, and the remarks. */
interface Desk {
  readonly view: View;
  readonly on: Survey;
  readonly powers: readonly Power[];
  readonly isStrict: boolean;
  readonly orders: Record<Province, Order>;
  readonly texts: Record<Province, string>;
  readonly notes: Note[];
}

/**
 * Reads a seat's orders in notation (§7.4-§7.7). What cannot be followed becomes `void` in a movement phase, so that
 * the unit holds (§7.3), and is left out in other phases (§12.8, §13.13); each with a note that names the rule. Two
 * different orders for one unit are ambiguous (§7.3). Refuses a text that is no order at all, with what was probably
 * meant; with `strict: false` it is left out.
 */
export function read(view: View, seat: SeatId, written: Written): Result<Reading<Command>, Refusal> {
  const orderTexts = isAlone(written) ? written : written.orders;
  const powers = view.seats[seat]?.powers ?? [];
  if (isOver(view) || !isAsked(view, powers)) return err(NOT_ASKED);
  const isStrict = isAlone(written) || written.strict !== false;
  const desk: Desk = { view, on: survey(view), powers, isStrict, orders: {}, texts: {}, notes: [] };
  for (const text of linesOf(orderTexts).flatMap((line) => cut(desk, line))) {
    const refused = readLine(desk, text);
    if (refused !== undefined) return err(refused);
  }
  leaveOutExcess(desk);
  const ready = isAlone(written) ? undefined : written.ready;
  const { orders, notes } = desk;
  return ok({ command: ready === undefined ? { type: 'orders', orders } : { type: 'orders', orders, ready }, notes });
}

const isAlone = (written: Written): written is z.infer<typeof texts> =>
  typeof written === 'string' || Array.isArray(written);

/** One text may hold several orders, also as the rulebook's figures list them: `A par - bur / A mar - gas`. */
const linesOf = (orders: string | readonly string[]): readonly string[] =>
  (typeof orders === 'string' ? orders.split(/[\n\r\u2028;]|\s\/\s(?!\s*[nse]c\b)/) : orders)
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** The orders of a line. In a line of several, the name of a unit alone is no order to hold. */
const cut = ({ view: { phase }, on }: Desk, line: string): readonly string[] =>
  ordersIn(
    line,
    (text) => parseOrder(text, { phase, on }).ok,
    (text) => parseOrder(text, { phase: 'adjustment' }).ok,
  );

function readLine(desk: Desk, text: string): Refusal | undefined {
  const { view, on, notes } = desk;
  const parsed = parseOrder(text, { phase: view.phase, on });
  if (!parsed.ok) {
    const { code, detail } = parsed.error;
    const rule = view.phase === 'movement' ? '§7.3' : '§13.13';
    if (desk.isStrict) return refusal('UNREADABLE_ORDER', detail, rule);
    notes.push(note(code, text, and(detail, LEFT_OUT), rule));
  } else if (parsed.value.is === 'order') {
    judge(desk, text, parsed.value);
  } else if (view.phase !== 'adjustment') {
    notes.push(
      note('WRONG_PHASE', text, { en: 'Only builds are waived.', ko: '부대 배치만 포기할 수 있습니다.' }, '§13.12'),
    );
  }
  return undefined;
}

const and = (first: Text, second: Text): Text => ({ en: `${first.en} ${second.en}`, ko: `${first.ko} ${second.ko}` });
const LEFT_OUT: Text = { en: 'It is left out.', ko: '이 명령은 무시합니다.' };

function judge(desk: Desk, text: string, written: WrittenOrder): void {
  const { view, on, powers, notes } = desk;
  const { power, province, order } = written;
  const unit = unitFor(view, powers, province, order);
  if (unit === undefined || (power !== undefined && power !== unit.power)) {
    const none = { en: `"${text}": you have no such unit.`, ko: `"${text}": 그런 부대가 없습니다.` };
    notes.push(note('NOT_YOUR_UNIT', province, and(none, LEFT_OUT), '§7.8'));
    return;
  }
  const lawful = lawfulOn(on, unit, order);
  if (!lawful.ok) {
    const { code, rule, why } = lawful;
    notes.push(note(code, province, and(textsOf(why), FATES[view.phase]), rule));
  } else remark(desk, text, written, unit, lawful.order);
  if (lawful.ok) write(desk, text, province, lawful.order);
  else if (view.phase === 'movement') write(desk, text, province, voided(text));
}

const FATES: { readonly [phase in View['phase']]: Text } = {
  movement: { en: 'The unit holds.', ko: '부대는 대기합니다.' },
  retreat: {
    en: 'It is left out; a unit without an order is disbanded.',
    ko: '이 명령은 무시합니다. 명령이 없는 부대는 해산합니다.',
  },
  adjustment: LEFT_OUT,
};

/** Says which meaning was taken, where the order was clumsy, or where a coast or a unit's kind was filled in (§7.4). */
function remark(
  { view, notes }: Desk,
  text: string,
  { isClumsy, province }: WrittenOrder,
  unit: Unit,
  order: Order,
): void {
  const plain = parseOrder(text, { phase: view.phase });
  const isExact =
    plain.ok &&
    plain.value.is === 'order' &&
    same(plain.value.order, order) &&
    (plain.value.type ?? unit.type) === unit.type;
  if (isExact && isClumsy !== true) return;
  const en = printOrder(unit, order, 'long', view.units);
  const ko = printOrder(unit, order, 'long', view.units, 'ko');
  notes.push(
    note(
      'READ_AS',
      province,
      {
        en: `"${text}" is read as "${en}".`,
        ko: `${josa(`"${text}"`, '을/를')} ${josa(`"${ko}"`, '으로/로')} 읽었습니다.`,
      },
      '§7.4',
    ),
  );
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
  const two = { en: `"${both}": two orders for one unit.`, ko: `"${both}": 한 부대에 명령이 둘입니다.` };
  notes.push(note('AMBIGUOUS', province, and(two, FATES[view.phase]), '§7.3'));
}

/** Cut to what a `void` order keeps, never inside a character. */
const voided = (text: string): Order => ({
  order: 'void',
  written: text.slice(0, KEPT).replace(/[\uD800-\uDBFF]$/, ''),
});

/** Builds and removals that are too many are left out, the last first (§13.5, §13.6). */
function leaveOutExcess({ view, powers, orders, texts, notes }: Desk): void {
  if (view.phase !== 'adjustment') return;
  for (const power of powers) {
    const due = adjustment(view, power);
    const own = Object.entries(orders).filter(
      ([province, order]) => unitFor(view, powers, province, order)?.power === power,
    );
    for (const [province] of own.slice(Math.abs(due))) {
      delete orders[province];
      const out = (en: string, ko: string): Text => ({
        en: `"${texts[province]}" is left out: ${en}.`,
        ko: `${josa(`"${texts[province]}"`, '은/는')} 무시합니다: ${ko}.`,
      });
      notes.push(
        due < 0
          ? note('TOO_MANY_REMOVALS', province, out(`${-due} to remove`, `해산할 부대는 ${-due}개입니다`), '§13.5')
          : note('TOO_MANY_BUILDS', province, out(`${due} to build`, `배치할 부대는 ${due}개입니다`), '§13.6'),
      );
    }
  }
}
