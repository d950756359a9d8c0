import type { Match } from '../../domain/match/state/state.ts';
import type { Entry } from './entry.ts';
import { playRandom } from './play.ts';
import type { Table } from './table.ts';

const played = new Map<string, readonly Table[]>();

/** How many matches of a game the laws play at most: `npm test -- --related` says 3. */
const MOST = Number(process.env.LAW_MATCHES ?? Number.POSITIVE_INFINITY);

/** The random matches of a game, played once for a file of laws. */
export function matchesOf(entry: Entry, count = Math.min(entry.matches, MOST)): readonly Table[] {
  const key = `${entry.game.id}/${count}`;
  const tables = played.get(key) ?? Array.from({ length: count }, (_, n) => playRandom(entry.game, n + 1, entry));
  played.set(key, tables);
  return tables;
}

/** The positions of a table in which something is asked. */
export const positionsOf = (table: Table): readonly Match[] =>
  table.matches.filter(({ status }) => status === 'playing');
