import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DeleteItemCommand, PutItemCommand, paginateQuery } from '@aws-sdk/client-dynamodb';
import type { Json } from '../../domain/lib/json.ts';
import { textIn } from '../../functions/lib/dynamo/items.ts';
import { personItem } from '../../functions/lib/dynamo/vault.ts';
import { serviceFrom } from '../../functions/lib/environment.ts';
import { keys, textOf } from '../../functions/lib/people/persons.ts';
import { foundIn, sealed } from '../../functions/lib/people/texts.ts';
import { project } from '../../functions/projector.ts';
import { writeLine } from '../local/commands/input.ts';
import { oneOf } from '../local/commands/usage.ts';
import { scanned } from './items.ts';
import { onStores, type Stores } from './stores.ts';

type Key = readonly [pk: string, sk: string];

/** The longest that a function which writes lists may run (infra/cloud/functions.ts); a person's key is kept in memory no longer. */
const LONGEST_MS = 60_000;

const STATUSES = ['lobby', 'playing', 'over'] as const;

/**
 * Erases a person. Every step can be repeated, and each leaves enough for the next run to find what is left: first nobody is named, then
 * the journal says so, then the key goes; what leads to the person's games goes last. `settled`: when no follower is at work any more that
 * read names before they were gone, and could write them into lists.
 */
export async function erased(
  stores: Stores,
  person: string,
  subject?: string,
  settled: () => Promise<void> = async () => undefined,
): Promise<readonly string[]> {
  const { people } = stores.background;
  // 1. No answer names the person any more.
  const profile = await people.get(...keys.profile(person));
  if (profile !== undefined && profile.value.state === undefined)
    await people.put(...keys.profile(person), { ...profile.value, state: 'erasing' }, profile.rev);

  // Their tokens are nobody's from here on; their programs are erased with them.
  for (const { pk, sk, value } of await people.list(...keys.tokensOf(person))) {
    await remove(stores, keys.token(String(value.hash)));
    await remove(stores, [pk, sk]);
  }
  for (const { pk, sk, value } of await people.list(...keys.botsOf(person))) {
    await erased(stores, String(value.person));
    await remove(stores, [pk, sk]);
  }

  // 2. The journal, which outlives a restore. 3. The key: pseudonyms can be linked no more, and texts read no more.
  const { vault, events } = stores.tables;
  const month = new Date().toISOString().slice(0, 7);
  const put = (table: string, item: Record<string, { S: string } | { BOOL: true }>) =>
    stores.client.send(new PutItemCommand({ TableName: table, Item: item }));
  await put(events, { pk: { S: `E#${month}` }, sk: { S: personItem(person) } });
  await put(vault, { pk: { S: personItem(person) }, gone: { BOOL: true } });

  // 4. Who was behind pseudonyms, what the person wrote, and where others named them.
  const own = await people.list(`U#${person}`, 'G#');
  const games = own.map(({ sk }) => sk.slice('G#'.length));
  for (const [i, entry] of own.entries()) {
    const game = String(games[i]);
    await remove(stores, keys.behind(game, textOf(entry, 'pseudonym')));
    for (const texts of await people.list(`T#${game}`, ''))
      if (textOf(texts, 'author') === person) await remove(stores, [texts.pk, texts.sk]);
  }
  const signedIn = profile === undefined ? subject : textOf(profile, 'subject');
  const invitations = signedIn === undefined ? [] : await people.list(`V#${signedIn}`, 'G#');
  for (const { pk, sk } of invitations) {
    await uninvite(stores, sk.slice('G#'.length), String(signedIn), profile === undefined ? '' : textOf(profile, 'name'));
    await remove(stores, [pk, sk]);
  }

  // 5. The lists.
  const touched = [...new Set([...games, ...invitations.map(({ sk }) => sk.slice('G#'.length))])];
  await settled();
  for (const game of touched) await project(stores.background, game, 'anew');
  for (const name of [person, ...(signedIn === undefined ? [] : [signedIn])])
    for (const status of STATUSES) await removeListed(stores, `U#${status}#${name}`);

  // 6. What led here.
  for (const { pk, sk } of own) await remove(stores, [pk, sk]);
  if (signedIn !== undefined) await remove(stores, keys.signIn(signedIn));
  await remove(stores, keys.quotas(person));
  await remove(stores, keys.profile(person));
  return touched;
}

/** Takes a person out of the invitations of a game. Throws where somebody else writes there at the same moment: the whole is repeated. */
async function uninvite({ background: { people, vault } }: Stores, game: string, subject: string, name: string): Promise<void> {
  for (const entry of await people.list(`T#${game}`, '')) {
    const kept = await foundIn(vault, game, entry);
    const secret = kept && (await vault.person(kept.author));
    if (kept === undefined || secret === undefined) continue;
    const box = sealed(secret, game, { ...kept.texts, invited: kept.texts.invited.filter((each) => each !== name) });
    const invited: Json = kept.subjects.filter((each) => each !== subject);
    if (!(await people.put(entry.pk, entry.sk, { ...entry.value, box, invited }, entry.rev)))
      throw new Error(`the texts of ${game} were changed meanwhile; erase again`);
  }
}

const remove = ({ client, tables }: Stores, [pk, sk]: Key, table = tables.people) =>
  client.send(new DeleteItemCommand({ TableName: table, Key: { pk: { S: pk }, sk: { S: sk } } }));

async function removeListed(stores: Stores, pk: string): Promise<void> {
  const { client, tables } = stores;
  const query = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': { S: pk } }, ConsistentRead: true };
  for await (const { Items = [] } of paginateQuery({ client }, { TableName: tables.views, ...query }))
    for (const item of Items) await remove(stores, [pk, textIn(item, 'sk')], tables.views);
}

/** Everybody in the journal of erasures. */
export async function journal({ client, tables }: Stores): Promise<readonly string[]> {
  const lines = { FilterExpression: 'begins_with(pk, :journal)', ExpressionAttributeValues: { ':journal': { S: 'E#' } } };
  const names = new Set<string>();
  for await (const item of scanned(client, tables.events, lines)) names.add(textIn(item, 'sk').slice(personItem('').length));
  return [...names];
}

/** `fieldpost erase [USER]`: erases a person; without a name everybody in the journal again, after a restore. Exit 1: no such person. */
export async function erase(args: readonly string[]): Promise<number> {
  const user = oneOf(parseArgs({ args: [...args], allowPositionals: true }).positionals);
  return onStores(async (stores) => {
    if (user === undefined) {
      const all = await journal(stores);
      for (const person of all) await erased(stores, person);
      await writeLine(`${stores.where}: ${all.length} persons of the journal are erased`);
      return 0;
    }
    const { persons, subjectOf, views } = await serviceFrom(stores.env);
    const person = await persons.personOf(user);
    if (person === undefined) {
      await writeLine(`${stores.where}: nobody signs in as ${user}`);
      return 1;
    }
    // On one machine nothing else has the folder open.
    const settled = () => (stores.folder === undefined ? wait(LONGEST_MS) : Promise.resolve());
    const games = await erased(stores, person, await subjectOf(user), settled);
    await writeLine(`${stores.where}: ${user} is erased; the lists of ${games.length} games were made anew`);
    const { items } = await views.mine([user], { limit: 100 });
    for (const { game } of items) await writeLine(`${game} is a game of form 1: its log holds the name for ever`);
    return 0;
  });
}
