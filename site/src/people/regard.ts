import type { Game } from '@fieldpost/client';
import { signal } from '@preact/signals';
import { api } from '../app/service/api.ts';

/** Counts the reader's changes of mutes and blocks: earlier answers are read again. */
export const regard = signal(0);

/** Returns the seats of a game with entries that the reader has muted. */
export async function mutedIn(game: string): Promise<readonly string[]> {
  const { marks } = await api.peek().getPress({ game, limit: 1 });
  return marks?.seats ?? [];
}

/** Mutes or unmutes a seat; returns the muted seats. */
export async function turnMute(game: string, seat: string): Promise<readonly string[]> {
  const before = await mutedIn(game);
  const seats = before.includes(seat) ? before.filter((each) => each !== seat) : [...before, seat];
  const after = await api.peek().putPressMarks({ game, body: { seats } });
  regard.value += 1;
  return after.seats;
}

/** Blocks the holder of a seat, or the person who took it at a version. */
export async function block(body: {
  readonly game: string;
  readonly seat: string;
  readonly since?: number;
}): Promise<void> {
  await api.peek().putBlock({ body });
  regard.value += 1;
}

/** Returns whether the reader can chat in a game, and has a seat that stores marks. */
export const mayMute = ({ settings, mine = [] }: Game): boolean =>
  (settings.press?.talk ?? 'none') !== 'none' && mine.length > 0;
