import { raided, raidIn } from '../../deeds/pieces/raids.ts';
import type { Table } from '../../table/table.ts';

/** Cossacks raid every duchy that they can (§4.4). */
export function raid(table: Table): void {
  for (const space of raided(table.state)) raidIn(table, space);
}
