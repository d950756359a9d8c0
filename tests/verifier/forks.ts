import { at } from '../../domain/lib/sure.ts';
import type { Entry } from '../kit/entry.ts';
import { sampleFor } from '../kit/play.ts';
import { random } from '../kit/random.ts';
import { forkOf, type Table } from '../kit/table.ts';
import { playedTable } from './logs.ts';

/** Plays on in a fork, at random and by its owner alone. */
function playOn(table: Table, most: number, seed: number): Table {
  const below = random(seed);
  for (let i = 0; i < most && table.match.status === 'playing'; i++) {
    const [open] = table.wait(1 + below(20)).waited();
    if (open === undefined) break;
    table.act(open.seat, sampleFor(table.game, table.match, open.seat, below));
  }
  return table;
}
const closed = (table: Table): Table =>
  table.match.status === 'over' ? table : table.send({ user: table.match.owner }, { type: 'close' });

/** A fork of a random match, and a fork of that, each closed in the end. */
export function forksOf(entry: Entry, seed: number, most = 27): readonly Table[] {
  const origin = playedTable(entry, seed, most);
  const played = origin.matches.flatMap(({ status, v }) => (status === 'playing' ? [v] : []));
  const first = playOn(forkOf(origin, at(played, Math.floor(played.length / 2)), { seed: 70 + seed }), 9, seed);
  const second = playOn(
    forkOf(first, first.match.status === 'over' ? first.match.v - 1 : first.match.v, { seed: 80 + seed }),
    6,
    seed + 1,
  );
  return [closed(first), closed(second)];
}
