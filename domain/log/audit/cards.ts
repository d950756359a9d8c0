import type { Run } from '../../contract/chance.ts';
import { inOrder } from '../../contract/deck.ts';
import type { Card } from '../../contract/piles.ts';
import type { Streams } from '../../contract/streams.ts';
import { type Json, type JsonObject, same } from '../../lib/json.ts';
import type { Envelope2, Move } from '../envelope.ts';

// Cards, checked without rules: every card is in one pile, moves from where it is, and is the one that was drawn.

/** The place of every card. */
export type Table = Map<string, Card[]>;

export type Wrong = (code: 'WRONG_DRAWS' | 'WRONG_PILES', detail: string) => void;

const isCard = (value: Json): value is Card => typeof value === 'string' || Number.isSafeInteger(value);

/** The outcomes that an event shows, as a list. */
export function shownBy(event: JsonObject, field: string | undefined): readonly Json[] {
  if (field === undefined) return [];
  const sealed = event.sealed as { readonly value: Json } | undefined;
  const value = field === 'sealed' ? sealed?.value : event[field];
  return Array.isArray(value) ? value : value === undefined ? [] : [value as Json];
}

/** The cards of a list that another has not, as often as it has too few of them. */
function missingIn(others: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const rest = [...others];
  return cards.filter((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** How many cards lie in each pile, which everybody may know at any time. */
export type Sizes = Map<string, number>;

/**
 * Counts through a commit, event by event: as many cards are drawn from as are there, and no more move than are there.
 */
export function countAgain({ events, draws, moves }: Envelope2, sizes: Sizes, wrong: Wrong): void {
  events.forEach((_, e) => {
    const runs = draws.filter((run) => run.e === e);
    runs.forEach(({ s, i, n, from = [] }, r) => {
      if (from.length === 0) return;
      const there = from.reduce((sum, pile) => sum + (sizes.get(pile) ?? 0), 0);
      // Removes from the pool the cards that earlier runs for this event drew: surely if they drew from these piles
      // alone, perhaps if also from these.
      const drawnOf = (isSo: (others: readonly string[]) => boolean): number =>
        runs.slice(0, r).reduce((sum, run) => sum + (isSo(run.from ?? []) ? run.k : 0), 0);
      const surely = drawnOf((others) => others.every((pile) => from.includes(pile)));
      const perhaps = drawnOf((others) => others.some((pile) => from.includes(pile)));
      if (n < there - perhaps || n > there - surely)
        wrong('WRONG_DRAWS', `draw ${i} of ${s} is from ${n} cards, but ${there - surely} are there`);
    });
    for (const { from, to, n } of moves.filter((move) => move.e === e)) {
      const there = sizes.get(from) ?? 0;
      if (there < n) wrong('WRONG_PILES', `${n} cards move from ${from}, which has ${there}`);
      sizes.set(from, there - n);
      sizes.set(to, (sizes.get(to) ?? 0) + n);
    }
  });
}

/** Moves cards from one pile to another. */
export function carry(table: Table | undefined, { from, to, n }: Move, cards: readonly Card[], wrong: Wrong): void {
  if (table === undefined) {
    wrong('WRONG_PILES', 'cards move before anybody has said where they are');
    return;
  }
  if (cards.length !== n) wrong('WRONG_PILES', `${cards.length} cards move from ${from} to ${to}, not ${n}`);
  const source = table.get(from) ?? [];
  for (const card of cards) {
    const at = source.indexOf(card);
    if (at < 0) wrong('WRONG_PILES', `${card} moves from ${from}, where it is not`);
    else source.splice(at, 1);
  }
  table.set(to, [...(table.get(to) ?? []), ...cards]);
}

/** With an event that shows drawn cards no other cards move than those it shows; or none. */
export function checkMoved(streams: Streams, moved: readonly Card[], event: JsonObject, wrong: Wrong): void {
  const type = String(event.type);
  const stream = Object.values(streams).find((each) => each.kind === 'pile' && Object.hasOwn(each.shown, type));
  if (moved.length === 0 || stream?.kind !== 'pile') return;
  const shown = shownBy(event, stream.shown[type]);
  if (!shown.every(isCard) || !same(inOrder(moved), inOrder(shown)))
    wrong('WRONG_PILES', `${type} moves other cards than it shows`);
}

/** An event that shows cards, the draws made for it, and where the cards lie before it. */
interface Showing {
  readonly type: string;
  readonly runs: readonly Run[];
  readonly shown: readonly Json[];
  readonly table: Table | undefined;
  /** It may also show cards that nobody drew. */
  readonly isMixed: boolean;
  valuesOf(run: Run): readonly number[];
  /** Is told of each card that is drawn again: the how manieth of its run it is, and which outcome. */
  readonly drew?: ((run: Run, j: number, value: number, card: Card) => void) | undefined;
}

/** Compares the cards that an event shows with those drawn for it. */
export function checkCards({ type, runs, shown, table, isMixed, valuesOf, drew }: Showing, wrong: Wrong): void {
  if (table === undefined) {
    if (runs.length > 0) wrong('WRONG_DRAWS', `${type} draws cards before anybody has said where they are`);
    return;
  }
  if (!shown.every(isCard)) wrong('WRONG_DRAWS', `${type} shows what is no card`);
  else if (runs.length > 0) checkDrawn({ type, runs, shown, table, valuesOf, drew }, wrong);
  else if (!isMixed) checkUndrawn(type, shown, table, wrong);
}

/**
 * Checks an event without a draw: a seat knew where the cards were, or all cards of a pile are shown, so there was no
 * choice.
 */
function checkUndrawn(type: string, shown: readonly Card[], table: Table, wrong: Wrong): void {
  const free = [...table].flatMap(([pile, cards]) =>
    pile.endsWith('/top') || missingIn(shown, cards).length === 0 ? cards : [],
  );
  if (missingIn(free, shown).length > 0) wrong('WRONG_DRAWS', `${type} shows a card that nobody drew`);
}

/**
 * Checks the order of the cards that an event shows: first those from a place that a seat knew; then those drawn; then,
 * if that empties the piles, the last card, without a draw.
 */
function checkDrawn(
  {
    type,
    runs,
    shown,
    table,
    valuesOf,
    drew,
  }: Omit<Showing, 'isMixed' | 'shown' | 'table'> & { shown: readonly Card[]; table: Table },
  wrong: Wrong,
): void {
  const named = [...new Set(runs.flatMap(({ from = [] }) => from))];
  const tops = named.flatMap((pile) => table.get(`${pile}/top`) ?? []);
  const left = new Map(named.map((pile) => [pile, [...(table.get(pile) ?? [])]]));
  const drawn: Card[] = [];
  let pool: Card[] = [];
  for (const run of runs) {
    const piles = (run.from ?? []).map((pile) => left.get(pile) ?? []);
    pool = [...inOrder(piles.flat())];
    if (run.n !== pool.length) {
      wrong('WRONG_DRAWS', `draw ${run.i} of ${run.s} is from ${run.n} cards, but ${pool.length} are there`);
      return;
    }
    for (const [j, value] of valuesOf(run).entries()) {
      const taken = pool.splice(value, 1);
      drawn.push(...taken);
      // Of equal cards, the one in the first pile that the run names leaves.
      for (const card of taken) {
        drew?.(run, j, value, card);
        const pile = piles.find((cards) => cards.includes(card)) ?? [];
        pile.splice(pile.indexOf(card), 1);
      }
    }
  }
  const fits = (last: readonly Card[]): boolean => {
    const top = shown.length - drawn.length - last.length;
    return top >= 0 && same(shown.slice(top), [...drawn, ...last]) && missingIn(tops, shown.slice(0, top)).length === 0;
  };
  if (!fits([]) && !(pool.length === 1 && fits(pool)))
    wrong('WRONG_DRAWS', `${type} shows other cards than were drawn`);
}
