import { parseArgs } from 'node:util';
import { writeLine } from '../../local/commands/input.ts';
import { workOf } from '../../local/progress.ts';
import { scanned } from '../items.ts';
import { onStores } from '../stores.ts';
import { lineOf, MOVED } from './lines.ts';

/**
 * `fieldpost export-service [--json]`: prints everything of a service as NDJSON: logs, chat, outages, people, and the
 * vault, which stays encrypted under the keys of this service.
 */
export async function exportService(args: readonly string[]): Promise<number> {
  const { json } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } } }).values;
  return onStores(async ({ client, tables }) => {
    const progress = workOf('export-service: items', json).report(undefined);
    try {
      for (const table of MOVED)
        for await (const item of scanned(client, tables[table])) {
          await writeLine(lineOf(table, item));
          progress.step();
        }
    } finally {
      progress.end();
    }
    return 0;
  });
}
