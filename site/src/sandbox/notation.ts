import type { Adjudication, Json } from '@fieldpost/client';
import type { Draft } from '../grammar/sheet.ts';
import { type Situation, unitIn } from './situation.ts';

// Orders in the notation that people write; the service reads it. Clicked orders are written in it too.

type Command = { readonly [field: string]: Json };
type Order = Situation['orders'][string];

/** Writes a chosen order: `A par - bur`. Returns `undefined` if no unit can receive it. */
export function writtenAs(situation: Situation, province: string, command: Json): Order | undefined {
  const order = command as Command;
  const own = unitIn(situation, province);
  if (order.order === 'build') {
    const power = ownerOf(situation, province);
    const coast = typeof order.coast === 'string' ? `/${order.coast}` : '';
    return power && { power, text: `${order.unit} ${province}${coast} B` };
  }
  return own && { power: own.power, text: `${own.unit} ${restOf(situation, order)}` };
}

function restOf(situation: Situation, order: Command): string {
  const helped = unitIn(situation, String(order.of).slice(0, 3))?.unit ?? String(order.of);
  switch (order.order) {
    case 'move':
      return `- ${order.to}${order.via === undefined ? '' : ' VIA'}`;
    case 'support':
      return `S ${helped}${order.to === undefined ? '' : ` - ${order.to}`}`;
    case 'convoy':
      return `C ${helped} - ${order.to}`;
    case 'retreat':
      return `R ${order.to}`;
    case 'disband':
      return 'D';
    default:
      return 'H';
  }
}

const ownerOf = ({ centres }: Situation, province: string): Order['power'] | undefined =>
  (Object.keys(centres) as Order['power'][]).find((power) => centres[power]?.includes(province));

/** Returns a situation with the orders of drafts: those that its units can receive. */
export function withDrafts(situation: Situation, drafts: readonly Draft[]): Situation {
  const orders = drafts.flatMap((draft) =>
    Object.entries(draft).flatMap(([place, command]) => {
      const province = place.slice(0, 3);
      const order = writtenAs(situation, province, command);
      return order === undefined ? [] : [[province, order] as const];
    }),
  );
  return { ...situation, orders: Object.fromEntries(orders) };
}

/** The result of typed lines: their orders, and the lines that are none with the reason. */
interface Reading {
  readonly orders: Situation['orders'];
  readonly unread: readonly { readonly line: string; readonly reason: string; readonly rule: string }[];
}

/**
 * Reads lines by the answers of the service. Each line was sent for every power, because it does not name its power,
 * and all powers but one refuse it. `bare`: the same position without orders.
 */
export function readLines(lines: readonly string[], bare: Adjudication, read: Adjudication): Reading {
  const keyOf = ({ power, unit, order }: Adjudication['results'][number]): string => `${power} ${unit} ${order}`;
  const before = new Set(bare.results.map(keyOf));
  const given = read.results.filter(
    (result) => result.unit !== undefined && !before.has(keyOf(result)) && result.outcome !== 'illegal',
  );
  const strays = read.results.filter(({ unit }) => unit === undefined);
  const unread = lines.flatMap((line) => {
    const refused = strays.filter(({ order }) => order === line);
    const isRefused =
      refused.length === new Set(read.results.map(({ power }) => power)).size || refused.length === SENT_TO;
    const telling = refused.find(({ rule }) => rule !== '§7.8') ?? refused[0];
    return isRefused && telling !== undefined ? [{ line, reason: telling.reason, rule: telling.rule }] : [];
  });
  return {
    orders: Object.fromEntries(given.map(({ power, unit = '', order }) => [unit.slice(2, 5), { power, text: order }])),
    unread,
  };
}

/** Number of powers for which a line was sent. */
const SENT_TO = 7;
