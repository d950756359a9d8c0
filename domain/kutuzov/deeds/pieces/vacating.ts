import { hasFormation } from '../../map/ground.ts';
import type { Table } from '../../table/table.ts';
import { CAMPS, otherCamp } from '../../terms/nations.ts';

/**
 * A duchy goes back to its printed colour without a fight (§4.4, §19.722): flag, Depot marker and Entrenchment are
 * gone.
 */
export function losePlace(table: Table, space: string, rule: string): void {
  const { flags, dmc, entrenched, facts } = table.state;
  if (flags[space] !== undefined) table.emit({ type: 'flag-set', space, flag: null, rule });
  const owner = dmc[space];
  if (owner !== undefined) {
    table.emit({ type: 'dmc-set', space, power: null, rule });
    table.emit({ type: 'noted', facts: { dmcLost: { ...facts.dmcLost, [owner]: facts.dmcLost[owner] + 1 } }, rule });
  }
  if (entrenched[space] !== undefined) table.emit({ type: 'entrenched-set', space, camp: null, rule });
}

/** Supply Trains that nobody guards any more are gone once enemies have come to them (§6.32). False: there are none. */
export function loseTrains(table: Table): boolean {
  const { state } = table;
  for (const camp of CAMPS) {
    const at = state.trains[camp];
    if (at !== undefined && !hasFormation(state, at, camp) && hasFormation(state, at, otherCamp(camp)))
      table.emit({ type: 'trains-set', camp, space: null, rule: '§6.32' });
  }
  return table.state.beat > state.beat;
}
