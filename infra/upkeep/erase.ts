import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { erased } from '../../functions/features/leaving/erased.ts';
import { textIn } from '../../functions/platform/dynamo/items.ts';
import { personItem } from '../../functions/platform/dynamo/vault.ts';
import { serviceFrom } from '../../functions/wiring/environment.ts';
import { writeLine } from '../local/commands/input.ts';
import { oneOf } from '../local/commands/usage.ts';
import { scanned } from './items.ts';
import { onStoresWith, type Stores } from './stores.ts';

/**
 * The longest run of a function that writes lists (infra/cloud/functions.ts: `guests`). Memory keeps a key no longer.
 */
const LONGEST_MS = 300_000;

/** Returns everybody in the journal of erasures. */
export async function journal({ client, tables }: Stores): Promise<readonly string[]> {
  const lines = {
    FilterExpression: 'begins_with(pk, :journal)',
    ExpressionAttributeValues: { ':journal': { S: 'E#' } },
  };
  const names = new Set<string>();
  for await (const item of scanned(client, tables.events, lines))
    names.add(textIn(item, 'sk').slice(personItem('').length));
  return [...names];
}

/**
 * `fieldpost erase [USER]`: erases a person; without a name, erases everybody in the journal again, after a restore.
 * Exit 1: no such person.
 */
export async function erase(args: readonly string[]): Promise<number> {
  const user = oneOf(parseArgs({ args: [...args], allowPositionals: true }).positionals);
  const needs = user === undefined ? (['vault'] as const) : (['vault', 'issuer'] as const);
  return onStoresWith(needs, async (stores) => {
    if (user === undefined) {
      const all = await journal(stores);
      for (const person of all) await erased(stores, person);
      await writeLine(`${stores.where}: ${all.length} persons of the journal are erased`);
      return 0;
    }
    const { persons, subjectOf, views } = await serviceFrom(stores.env);
    const person = await persons.personOf(user);
    if (person === undefined) {
      await writeLine(`${stores.where}: no person signs in as ${user}`);
      return 1;
    }
    // On one machine no other process has the folder open.
    const settled = () => (stores.folder === undefined ? wait(LONGEST_MS) : Promise.resolve());
    const games = await erased(stores, person, await subjectOf(user), settled);
    await writeLine(`${stores.where}: ${user} is erased; the lists of ${games.length} games were rebuilt`);
    const { items } = await views.mine([user], { limit: 100 });
    for (const { game } of items) await writeLine(`${game} is a game of form 1: its log keeps the name for ever`);
    return 0;
  });
}
