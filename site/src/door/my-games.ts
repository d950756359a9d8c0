import type { Game } from '@fieldpost/client';
import { offersTo } from './offers.ts';

/** The open question of a game to its reader; `undefined` if it waits for others. A sandbox always waits: it is none. */
export const questionTo = ({ settings, asks, mine = [] }: Game): Game['asks'][number] | undefined =>
  settings.sandbox === true ? undefined : asks.find(({ seat, settled }) => settled !== true && mine.includes(seat));

const byDeadline = (a: Game, b: Game): number =>
  (a.due ?? Number.MAX_SAFE_INTEGER) - (b.due ?? Number.MAX_SAFE_INTEGER);

/** Sorts the reader's games: theirs to move by deadline, then offers to them, then all others as listed. */
export function sortedMine(games: readonly Game[]) {
  const toMove = games.filter((game) => questionTo(game) !== undefined).sort(byDeadline);
  const offered = games.filter((game) => !toMove.includes(game) && offersTo(game).length > 0);
  const others = games.filter((game) => !toMove.includes(game) && !offered.includes(game));
  return { toMove, offered, others };
}
