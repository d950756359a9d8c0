import type { Game } from '@fieldpost/client';
import { signal } from '@preact/signals';

// Offers that this reader may answer. Declining hides an offer in this browser until it is renewed; votes are never
// changed by it.

export type Offer = NonNullable<Game['offers']>[number];

const NAME = 'fieldpost:declined';

/** The declined offers, as game, kind and the seats that make them. */
const declined = signal<ReadonlySet<string>>(stored());

function stored(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}

function keep(next: ReadonlySet<string>): void {
  declined.value = next;
  try {
    localStorage.setItem(NAME, JSON.stringify([...next]));
  } catch {
    // A browser without storage asks again on the next visit.
  }
}

const keyOf = (game: string, { kind, by }: Offer): string => [game, kind, ...[...by].sort()].join(' ');

/** Returns the offers of a game that wait for the reader, without those that they declined. */
export function offersTo({ game, offers = [], mine = [] }: Pick<Game, 'game' | 'offers' | 'mine'>): readonly Offer[] {
  return offers.filter(
    (offer) => offer.needs.some((seat) => mine.includes(seat)) && !declined.value.has(keyOf(game, offer)),
  );
}

/** Hides an offer until it is renewed. */
export const decline = (game: string, offer: Offer): void => keep(new Set([...declined.value, keyOf(game, offer)]));

/** Forgets declined offers that a game no longer has: the next one is new. */
export function noteOffers({ game, offers = [] }: Pick<Game, 'game' | 'offers'>): void {
  const open = new Set(offers.map((offer) => keyOf(game, offer)));
  const next = [...declined.peek()].filter((key) => !key.startsWith(`${game} `) || open.has(key));
  if (next.length < declined.peek().size) keep(new Set(next));
}
