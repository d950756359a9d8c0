import type { SeatId } from '../../lib/ids.ts';
import { at, sure } from '../../lib/sure.ts';
import { type Desk, emit } from '../desk/desk.ts';
import { type Chair, isPerson } from '../state/state.ts';

/**
 * Deals the seats to the people and bots in the lobby, by the stream `seating`. People are drawn into an order; each in
 * turn gets the free seat they prefer, if one of their preferred seats is free. The other seats are dealt at random to
 * the people without a seat, in the same order, then to the bots. Without preferences all seats are dealt at random.
 */
export function deal(desk: Desk): void {
  const { chairs } = desk.match;
  const waiting = [...shuffled(desk, chairs.filter(isPerson)), ...chairs.filter((chair) => !isPerson(chair))];
  const free = shuffled(
    desk,
    chairs.map(({ seat }) => seat),
  );
  const from: Record<SeatId, SeatId> = {};
  const give = (seat: SeatId, place: Chair): void => {
    from[seat] = place.seat;
    free.splice(free.indexOf(seat), 1);
  };
  const left = waiting.filter((place) => {
    const best = place.wish?.seats.find((seat) => free.includes(seat));
    if (best !== undefined) give(best, place);
    return best === undefined;
  });
  for (const place of left) give(at(free, 0), place);
  const opens = chairs.flatMap(({ wish }) => (wish === undefined ? [] : [{ topic: wish.topic }]));
  const ordered = Object.fromEntries(chairs.map(({ seat }) => [seat, sure(from[seat], `place for ${seat}`)]));
  emit(desk, { type: 'match/dealt', from: ordered, ...(opens.length > 0 && { opens }) });
}

function shuffled<T>({ chance }: Desk, items: readonly T[]): T[] {
  const rest = [...items];
  for (let i = rest.length - 1; i > 0; i--) {
    const j = chance.draw('seating', i + 1);
    [rest[i], rest[j]] = [at(rest, j), at(rest, i)];
  }
  return rest;
}
