import type { Step } from '../../grammar/narrow.ts';
import type { Partial } from '../../grammar/partial.ts';

/** A choice in the making. */
export interface Unsent {
  readonly steps: readonly Step[];
  /** The rows that the steps leave. */
  readonly partials: readonly Partial[];
  /** Whether more was said than what it is about. */
  readonly isSaid: boolean;
}

export const NOTHING: Unsent = { steps: [], partials: [], isSaid: false };

/** A choice in the making that gave way. `isOver`: it can be taken up no more. */
export interface Left extends Unsent {
  readonly isOver: boolean;
}

/** Choices in the making by game and seat, so that a question that is read again goes on where it was. */
const kept = new Map<string, Unsent & { readonly ask: string }>();

const placeOf = (game: string | undefined, seat: string): string => `${game}/${seat}`;

/** What was chosen of the answer to a question of a seat that is over by now, and never sent; it is told once. `ask`: what is asked now. */
export function overOf(game: string | undefined, seat: string, ask?: string): Left | undefined {
  const known = kept.get(placeOf(game, seat));
  if (known === undefined || known.ask === ask) return undefined;
  kept.delete(placeOf(game, seat));
  return known.isSaid ? { ...known, isOver: true } : undefined;
}

/** What was chosen so far of the answer to a question; `over`: of the answer to the one before it. */
export function stepsKept(game: string | undefined, { seat, ask }: { readonly seat: string; readonly ask: string }) {
  const place = placeOf(game, seat);
  const over = overOf(game, seat, ask);
  return {
    known: kept.get(place) ?? NOTHING,
    over,
    keep(now: Unsent): void {
      if (now.steps.length === 0) kept.delete(place);
      else kept.set(place, { ask, ...now });
    },
  };
}
