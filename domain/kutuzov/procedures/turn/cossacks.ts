import { raided, raidIn } from '../../map/raids.ts';
import type { Table } from '../../table.ts';

/** Cossacks raid every duchy that they can (§4.4). */
export function raid(table: Table): void {
  for (const space of raided(table.state)) raidIn(table, space);
}
