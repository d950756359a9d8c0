import type { Json } from '../../lib/json.ts';
import { at } from '../../lib/sure.ts';
import type { Commit, Envelope2 } from '../envelope.ts';
import { placesFrom } from './places.ts';

/** A value that was drawn, and of how many outcomes. */
interface Draw {
  readonly value: number;
  readonly below: number;
}

/** A place to wait in the lobby: whether a person waits there, and which seats that person prefers. */
interface Place {
  readonly seat: string;
  readonly isPerson: boolean;
  readonly wish: readonly string[];
}

/**
 * Deals the seats again from the values drawn for it, as LOG.md tells: people are shuffled, then the seats; each person
 * in turn gets the best wish that is free; the seats left over go to the people left over, then to the bots. Gives
 * `from` of `match/dealt`; undefined where the draws are not those that a deal takes.
 */
export function dealtAgain(commits: readonly Commit[], { v }: Envelope2, draws: readonly Draw[]): Json | undefined {
  const places = waiting(commits, v);
  const left = [...draws];
  let isRight = true;
  const shuffled = <T>(items: readonly T[]): readonly T[] => {
    let order = items;
    for (let i = items.length - 1; i > 0; i--) {
      const draw = left.shift();
      isRight &&= draw?.below === i + 1;
      const j = Math.min(draw?.value ?? 0, i);
      order = order.with(i, at(order, j)).with(j, at(order, i));
    }
    return order;
  };
  const people = shuffled(places.filter(({ isPerson }) => isPerson));
  const queue = [...people, ...places.filter(({ isPerson }) => !isPerson)];
  const free = [...shuffled(places.map(({ seat }) => seat))];
  const from = new Map<string, string>();
  const give = (seat: string, place: Place): void => {
    from.set(seat, place.seat);
    free.splice(free.indexOf(seat), 1);
  };
  const rest = queue.filter((place) => {
    const best = place.wish.find((seat) => free.includes(seat));
    if (best !== undefined) give(best, place);
    return best === undefined;
  });
  for (const place of rest) give(free[0] ?? '', place);
  if (!isRight || left.length > 0) return undefined;
  return Object.fromEntries(places.map(({ seat }) => [seat, from.get(seat) ?? '']));
}

/** Returns who waits at which place, from the events before the deal. */
function waiting(commits: readonly Commit[], v: number): readonly Place[] {
  let places = new Map<string, Place>();
  const joined = new Set<unknown>();
  const put = (seat: unknown, change: Partial<Place>): void => {
    const place = places.get(String(seat));
    if (place !== undefined) places.set(place.seat, { ...place, ...change });
  };
  for (const { envelope, secrets } of commits) {
    if (envelope.v >= v) break;
    envelope.events.forEach((event, e) => {
      const said = placesFrom(event);
      if (said)
        places = new Map(said.map(({ seat }) => [seat, places.get(seat) ?? { seat, isPerson: false, wish: [] }]));
      const sealed = secrets.seals.find((seal) => seal.e === e)?.value;
      const holder = (event.holder ?? sealed) as { readonly kind?: string } | undefined;
      if (event.type === 'match/joined') {
        put(event.seat, { isPerson: holder?.kind === 'user', wish: [] });
        joined.add(event.seat);
      }
      if (event.type === 'match/preferred' && joined.has(event.seat))
        put(event.seat, { wish: Array.isArray(sealed) ? sealed : [] });
      if (event.type === 'match/left') {
        put(event.seat, { isPerson: false, wish: [] });
        joined.delete(event.seat);
      }
    });
  }
  return [...places.values()];
}
