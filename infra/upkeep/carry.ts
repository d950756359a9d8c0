import { linesOf, writeLine } from '../local/commands/input.ts';
import { exported, imported } from './items.ts';
import { onStores } from './stores.ts';

/** `fieldpost export-log`: every commit of every game as NDJSON. Running games' secrets are in it. */
export async function exportLog(): Promise<number> {
  return onStores(async ({ client, tables }) => {
    for await (const line of exported(client, tables.events)) await writeLine(line);
    return 0;
  });
}

/**
 * `fieldpost import-log [FILE] [--overwrite]`: puts exported commits where they were; exit 1 if something else is in a place, or a line is
 * not as it was exported.
 */
export async function importLog(args: readonly string[]): Promise<number> {
  return onStores(async ({ client, tables, where }) => {
    const lines = linesOf(args.find((arg) => !arg.startsWith('--')));
    const { written, taken, refused } = await imported(client, tables.events, lines, args.includes('--overwrite'));
    for (const line of refused) await writeLine(`line ${line}: not as export-log writes it, left out`);
    for (const place of taken) await writeLine(`${place}: another commit is there, and stays`);
    await writeLine(`${where}: ${written} commits are there now`);
    return taken.length + refused.length === 0 ? 0 : 1;
  });
}
