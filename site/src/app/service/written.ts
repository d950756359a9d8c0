import { signal } from '@preact/signals';

/** How often this page was told of a new entry for the reader, by game. */
export const written = signal<{ readonly [game: string]: number }>({});

/** Notes new entries for the reader in these games: a page that shows one of them reads it. */
export function noteWritten(games: readonly string[]): void {
  if (games.length === 0) return;
  const before = written.peek();
  written.value = { ...before, ...Object.fromEntries(games.map((game) => [game, (before[game] ?? 0) + 1])) };
}
