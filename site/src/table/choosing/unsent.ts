import type { Json } from '@fieldpost/client';
import { finished, type Step } from '../../grammar/narrow.ts';
import type { Partial } from '../../grammar/partial.ts';
import type { Filled } from '../../grammar/rows.ts';

/** What must be done before anything is sent, such as taking typed orders. False: nothing is sent. */
export interface First {
  current: (() => Promise<boolean>) | undefined;
}

/** A choice in the making. */
export interface Unsent {
  readonly steps: readonly Step[];
  /** The one command that the steps mean, whole or not; undefined: they may still mean several. */
  readonly meant: Partial | undefined;
  /** Whether more was said than what it is about. */
  readonly isSaid: boolean;
}

export const NOTHING: Unsent = { steps: [], meant: undefined, isSaid: false };

/** A choice in the making that gave way. `isOver`: it can be taken up no more. */
export interface Left extends Unsent {
  readonly isOver: boolean;
}

/** Returns the command among some that is meant: the only whole one, else the only one. */
export function meantBy(partials: readonly Partial[]): Partial | undefined {
  const whole = finished(partials);
  if (whole.length === 1) return whole[0]?.partial;
  return partials.length === 1 ? partials[0] : undefined;
}

/** What is kept of the answer to a question: the choice in the making, and the one that gave way. */
interface Kept {
  readonly ask: string;
  readonly now: Unsent;
  readonly left: Left | undefined;
}

// Choices in the making are kept by game and seat. A question that is read again goes on where it was, over a reload
// too. Without a game they live as long as the page.
const PREFIX = 'fieldpost:unsent:';
const placeOf = (game: string | undefined, seat: string): string =>
  game === undefined ? seat : `${PREFIX}${game}/${seat}`;

const memory = new Map<string, string>();
/** The question that is open in each place: the answer to an older one may still arrive, and changes nothing then. */
const newest = new Map<string, string | undefined>();

/**
 * Returns what was chosen for a question that is over and was never sent, once. `ask`: the question that is open now.
 */
export function overOf(game: string | undefined, seat: string, ask?: string): Left | undefined {
  const place = placeOf(game, seat);
  newest.set(place, ask);
  const known = read(place);
  if (known === undefined || known.ask === ask) return undefined;
  store(place, undefined);
  const told = known.now.isSaid ? known.now : known.left;
  return told && { ...told, isOver: true };
}

/** Returns what is kept of the answer to a question. `left`: what gave way, or was chosen for the question before. */
export function stepsKept(game: string | undefined, { seat, ask }: { readonly seat: string; readonly ask: string }) {
  const place = placeOf(game, seat);
  const over = overOf(game, seat, ask);
  const known = read(place);
  return {
    known: known?.now ?? NOTHING,
    left: known?.left ?? over,
    keep(now: Unsent, left: Left | undefined): void {
      if (newest.get(place) !== ask) return;
      store(place, now.steps.length === 0 && left === undefined ? undefined : { ask, now, left });
    },
  };
}

function store(place: string, kept: Kept | undefined): void {
  const text = kept && JSON.stringify(kept, (_, value) => (value instanceof Map ? given(value) : value));
  if (text === undefined) memory.delete(place);
  else memory.set(place, text);
  if (!place.startsWith(PREFIX)) return;
  try {
    if (text === undefined) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, text);
  } catch {
    // A browser that keeps nothing: the choice lives as long as the page.
  }
}

/** What is filled in, as text can hold it. */
const given = (filled: Filled): readonly (readonly [string, Json])[] =>
  [...filled].flatMap(([path, value]) => (value === undefined ? [] : [[path, value]]));

function read(place: string): Kept | undefined {
  try {
    const text = memory.get(place) ?? (place.startsWith(PREFIX) ? sessionStorage.getItem(place) : null);
    if (text === null) return undefined;
    return JSON.parse(text, (key, value) => (key === 'filled' ? new Map(value) : value)) as Kept;
  } catch {
    return undefined;
  }
}
