import type { Match } from '../../domain/match/state/state.ts';
import type { Entry } from './entry.ts';
import { sampleSize } from './long.ts';
import { playRandom } from './play.ts';
import type { Table } from './table.ts';

const played = new Map<string, readonly Table[]>();

/**
 * How many matches of a game the laws play: a fifth of those that its entry names in `npm test`, at most `LAW_MATCHES` for
 * `npm test -- --related`, and all in `laws.long.test.ts`, by the same code. What a law promises is held to a small
 * sample in each run: a number that guards it against empty samples fits the smallest.
 */
const MOST = Number(process.env.LAW_MATCHES ?? Number.POSITIVE_INFINITY);
const countOf = ({ matches }: Entry): number => Math.min(Math.ceil(matches / sampleSize(5, 1)), MOST);

/** The random matches of a game, played once for a file of laws. */
export function matchesOf(entry: Entry, count = countOf(entry)): readonly Table[] {
  const key = `${entry.game.id}/${count}`;
  const tables = played.get(key) ?? Array.from({ length: count }, (_, n) => playRandom(entry.game, n + 1, entry));
  played.set(key, tables);
  return tables;
}

/** The positions of a table in which something is asked. */
export const positionsOf = (table: Table): readonly Match[] =>
  table.matches.filter(({ status }) => status === 'playing');
