import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { fromBase64url } from '../../../domain/lib/hash.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { skeletonOf } from '../../../functions/features/people/skeleton.ts';
import { bytesIn, type Item, textIn } from '../../../functions/platform/dynamo/items.ts';
import { masterFrom, ringsFrom } from '../../../functions/platform/dynamo/master.ts';
import { entryIn } from '../../../functions/platform/dynamo/people.ts';
import { generationIn, personItem } from '../../../functions/platform/dynamo/vault.ts';
import { decrypt } from '../../../functions/platform/kit/box.ts';
import { claimUnder, idsUnder, subjectUnder } from '../../../functions/platform/ports/keys.ts';
import type { Vault } from '../../../functions/platform/ports/ports.ts';
import { backgroundFrom } from '../../../functions/wiring/background.ts';
import { serviceFrom } from '../../../functions/wiring/environment.ts';
import type { Service } from '../../../functions/wiring/service.ts';
import { linesOf, writeLine } from '../../local/commands/input.ts';
import { WrongUsage } from '../../local/commands/usage.ts';
import { ISSUER, type LocalKeys } from '../../local/server/keys.ts';
import { scanned } from '../items.ts';
import { rebuilt } from '../rebuild/rebuild-views.ts';
import { onStoresWith, type Stores } from '../stores.ts';
import { itemIn, MOVED, type Moved } from './lines.ts';
import { type Naming, type Renamed, renamed, renamedIn } from './subjects.ts';

const keyFile = z.object({ master: z.string().regex(/^[\w-]{43}$/), signing: z.looseObject({ kid: z.string() }) });
const userFile = z.record(z.string(), z.string());

type Lines = Readonly<Record<Moved, readonly Item[]>>;

/**
 * `fieldpost import-service FILE --keys FILE [--users FILE] [--dry-run]`: puts an exported service into empty tables.
 * Decrypts the vault with the keys of the old data folder, and encrypts it with those of the environment. Exit 1: the
 * tables are not empty, or a line is not of export-service. Exit 2: no account has a name of `--users`. Nothing is
 * written then, nor with `--dry-run`.
 */
export async function importService(args: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { keys: text, users: text, 'dry-run': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new WrongUsage('which file? one FILE of export-service is needed');
  if (values.keys === undefined) throw new WrongUsage('--keys is the keys.json of the old data folder');
  const old = await jsonIn(values.keys, keyFile);
  const users = new Map(Object.entries(values.users === undefined ? {} : await jsonIn(values.users, userFile)));
  return onStoresWith(['vault', 'issuer'], async (stores) => {
    const used = await usedIn(stores);
    if (used !== undefined) {
      await writeLine(`${stores.where}: ${used} is not empty; nothing was written`);
      return 1;
    }
    const lines = await linesIn(file);
    if (typeof lines === 'number') {
      await writeLine(`line ${lines}: not in the form of export-service; nothing was written`);
      return 1;
    }
    const service = await serviceFrom(stores.env);
    const { vault } = backgroundFrom(stores.env);
    const entries = lines.people.map(entryIn);
    const names = await renamedIn(entries, { from: namingUnder(old), to: namingOf(service), skeletonOf, users });
    for (const user of names.strangers) await writeLine(`${user}: is in ${values.users}, and no account has this name`);
    if (names.strangers.length > 0) {
      await writeLine(`${stores.where}: nothing was written`);
      return 2;
    }
    for (const user of names.kept) await writeLine(`${user}: keeps this name, because no new user is named`);
    for (const person of names.unknown) await writeLine(`${person}: its user is unknown, so nobody signs in as it`);
    if (values['dry-run']) {
      await writeLine(`${stores.where}: ${lines.vault.length} secrets could be moved; nothing was written`);
      return 0;
    }
    const put = async (table: Moved, item: Item) =>
      stores.client.send(new PutItemCommand({ TableName: stores.tables[table], Item: item }));
    // Secrets come first: no game is readable before its seed is stored.
    for (const item of lines.vault) await putSecret(item, old, vault, put);
    for (const item of lines.people) await put('people', personOf(item, names));
    for (const item of lines.events) await put('events', item);
    const { games, ahead, failed } = await rebuilt({ ...stores, background: service });
    await writeLine(
      `${stores.where}: now has ${games} games and ${lines.vault.length} secrets; check it by verify-all`,
    );
    for (const game of ahead) await writeLine(`${game}: lists were there before, and are ahead of its log`);
    for (const { game, why } of failed) await writeLine(`${game}: its lists were not rebuilt: ${why}`);
    return ahead.length + failed.length === 0 ? 0 : 1;
  });
}

async function jsonIn<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  try {
    return schema.parse(JSON.parse(await readFile(resolve(process.env.FIELDPOST_CWD ?? '.', file), 'utf8')));
  } catch {
    // The message of a parser would quote a secret.
    throw new WrongUsage(`${file} cannot be read, or has another form`);
  }
}

/** Returns a table with items, other than beats of a service that was started. */
async function usedIn({ client, tables }: Stores): Promise<Moved | undefined> {
  for (const table of MOVED)
    for await (const item of scanned(client, tables[table])) if (!textIn(item, 'pk').startsWith('B#')) return table;
  return undefined;
}

/** Reads a whole export, or returns the number of the first wrong line. */
async function linesIn(file: string): Promise<Lines | number> {
  const all: Record<Moved, Item[]> = { events: [], vault: [], people: [] };
  let number = 0;
  for await (const line of linesOf(file)) {
    number++;
    const read = itemIn(line);
    if (read === undefined) return number;
    all[read.table].push(read.item);
  }
  return all;
}

/** How this service names people and handles. */
const namingOf = ({ subjectOf, keys }: Service): Naming => ({
  subjectOf,
  claimOf: async (skeleton) => claimUnder(keys.ids, skeleton),
});

/** How the old service names people and handles. */
function namingUnder({ master }: Pick<LocalKeys, 'master'>): Naming {
  const ids = idsUnder(fromBase64url(master));
  return {
    subjectOf: async (user) => subjectUnder(ids, ISSUER, user),
    claimOf: async (skeleton) => claimUnder(ids, skeleton),
  };
}

/** Puts a secret under the newest key of this service. A tombstone stays one. */
async function putSecret(
  item: Item,
  { master }: Pick<LocalKeys, 'master'>,
  vault: Vault,
  put: (table: Moved, item: Item) => Promise<unknown>,
): Promise<void> {
  if (item.box === undefined) {
    await put('vault', item);
    return;
  }
  const env = { FIELDPOST_KEY: master };
  const rings = ringsFrom(env, masterFrom(env));
  const name = textIn(item, 'pk');
  const isPerson = name.startsWith(personItem(''));
  const key = await (isPerson ? rings.persons : rings.seeds).key(generationIn(item));
  const secret = decrypt(key, name, bytesIn(item, 'box'));
  if (isPerson) await vault.keepPerson(name.slice(personItem('').length), secret);
  else await vault.keepSeed(name.slice('seed/'.length), secret);
}

function personOf(item: Item, names: Renamed): Item {
  const { pk, sk, value } = renamed(entryIn(item), names);
  return { ...item, pk: { S: pk }, sk: { S: sk }, value: { S: canonical(value) } };
}
