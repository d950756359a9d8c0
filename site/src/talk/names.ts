import type { Game } from '@fieldpost/client';
import { ALL, isGrey, LOBBY, seatsIn } from './conversations.ts';
import { words } from './words.ts';

/** Names a conversation after its seats other than the reader's. */
export function nameOf(game: Game, conversation: string): string {
  const all = words.value;
  if (conversation === ALL) return all.all;
  if (conversation === LOBBY) return all.lobby;
  const seats = seatsIn(conversation);
  if (isGrey(conversation)) return seats.length === 0 ? all.greyAll : all.greyTo(seatNames(game, seats));
  const others = seats.filter((seat) => !game.mine?.includes(seat));
  return seatNames(game, others.length === 0 ? seats : others);
}

export const seatNames = (game: Game, seats: readonly string[]): string =>
  words.value.list(seats.map((seat) => game.seats.find((each) => each.seat === seat)?.name ?? seat));
