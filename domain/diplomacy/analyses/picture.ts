import type { Legal } from '../../contract/legal.ts';
import type { SeatId } from '../../lib/ids.ts';
import { ok, type Result } from '../../lib/result.ts';
import type { Picture } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import { resolve } from '../adjudicate/index.ts';
import { nextPosition } from '../adjudicate/sequence.ts';
import { board } from '../board/board.ts';
import { legal } from '../legal.ts';
import { POWERS, type Province } from '../map/vocabulary.ts';
import type { Order } from '../state/commands.ts';
import type { OrderResult, Position } from '../state/state.ts';
import { type View, view } from '../view.ts';
import type { AdjudicationInput } from './input.ts';
import { readOrders } from './orders.ts';
import { type Fault, readPosition } from './position.ts';

/**
 * The board of an input: of the position before its orders, with them drawn on it, or of the one after them, with what
 * came of each.
 */
export function pictureOf(
  input: AdjudicationInput,
  shown: 'before' | 'after',
  { locale, picture }: { readonly locale: Locale; readonly picture: Picture },
): Result<string, readonly Fault[]> {
  const read = readPosition(input);
  if (!read.ok) return read;
  const position = read.value;
  const { orders } = readOrders(position, input.orders ?? {});
  if (shown === 'before') {
    const sheet: { [province: Province]: Order } = Object.assign({}, ...POWERS.map((power) => orders[power]));
    return ok(board({ ...viewOf(position), mine: { [ALL]: { orders: sheet, ready: false } } }, locale, picture));
  }
  const resolution = resolve(position, orders, input.rulings ?? 'rulebook');
  return ok(
    board(viewOf(nextPosition(position, resolution), { ...position, results: resolution.results }), locale, picture),
  );
}

/** Every order that the units of a position may be given: one sheet for all powers at once. */
export const choicesIn = (position: Position, locale: Locale): Legal => legal(viewOf(position), ALL, locale);

/** The seat of a person who plays all powers. */
const ALL: SeatId = 'all';

type Last = Pick<Position, 'season' | 'year' | 'phase'> & { readonly results: readonly OrderResult[] };

function viewOf(position: Position, last?: Last): View {
  const state = {
    position,
    rulings: 'rulebook',
    players: POWERS.length,
    seats: { [ALL]: POWERS },
    written: {},
  } as const;
  if (last === undefined) return view(state, []);
  const { season, year, phase, results } = last;
  return view({ ...state, last: { season, year, phase, results } }, []);
}
