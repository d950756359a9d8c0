import type { Table } from '../../table/table.ts';
import { POWERS } from '../../terms/nations.ts';

const MOST_RESOURCES = 5;

/** Every Power gives up the resources it has above five (§4.6). */
export function balance(table: Table): void {
  for (const power of POWERS)
    if (table.state.resources[power] > MOST_RESOURCES)
      table.emit({ type: 'resources-set', power, to: MOST_RESOURCES, rule: '§4.6' });
}
