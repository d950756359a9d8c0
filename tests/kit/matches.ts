import type { Match } from '../../domain/match/state/state.ts';
import type { Entry } from './entry.ts';
import { playRandom } from './play.ts';
import type { Table } from './table.ts';

const played = new Map<string, readonly Table[]>();

/** The random matches of a game, played once for a file of laws. */
export function matchesOf(entry: Entry, count = entry.matches): readonly Table[] {
  const key = `${entry.game.id}/${count}`;
  const tables = played.get(key) ?? Array.from({ length: count }, (_, n) => playRandom(entry.game, n + 1, entry));
  played.set(key, tables);
  return tables;
}

/** The positions of a table in which something is asked. */
export const positionsOf = (table: Table): readonly Match[] => table.matches.filter(({ status }) => status === 'playing');
