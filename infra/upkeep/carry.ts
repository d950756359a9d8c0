import { parseArgs } from 'node:util';
import { countOfLines, linesOf, writeLine } from '../local/commands/input.ts';
import { oneOf } from '../local/commands/usage.ts';
import { workOf } from '../local/progress.ts';
import { exported, imported } from './items.ts';
import { onStores } from './stores.ts';

/** `fieldpost export-log [--json]`: prints every commit of every game as NDJSON, including secrets of running games. */
export async function exportLog(args: readonly string[]): Promise<number> {
  const { json } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } } }).values;
  return onStores(async ({ client, tables }) => {
    const { report } = workOf('export-log: parts of the table', json);
    for await (const line of exported(client, tables.events, report)) await writeLine(line);
    return 0;
  });
}

/**
 * `fieldpost import-log [FILE] [--overwrite] [--json]`: restores exported commits to their places; exit 1 if another
 * item is in a place, or a line was changed.
 */
export async function importLog(args: readonly string[]): Promise<number> {
  const options = { overwrite: { type: 'boolean' }, json: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const file = oneOf(positionals);
  return onStores(async ({ client, tables, where }) => {
    const { report, tell } = workOf('import-log: lines', values.json);
    const progress = report(await countOfLines(file));
    const { written, taken, refused } = await imported(
      client,
      tables.events,
      linesOf(file),
      values.overwrite,
      progress,
    );
    progress.end();
    for (const line of refused) await tell(`line ${line}: not in the form of export-log, left out`);
    for (const place of taken) await tell(`${place}: has another commit, which is kept`);
    await tell(`${where}: now has ${written} commits`, { where, written, taken, refused });
    return taken.length + refused.length === 0 ? 0 : 1;
  });
}
