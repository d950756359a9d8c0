import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { project } from '../../functions/projector.ts';
import { writeLine } from '../local/commands/input.ts';
import { gamesIn, type Item, scanned } from './items.ts';
import { onStores, type Stores } from './stores.ts';

/** What was done: games projected, items deleted because no game stands there. */
export interface Rebuilt {
  readonly games: number;
  readonly removed: number;
}

/**
 * Makes `views` from `events`: each game anew, whatever is there of it; then what belongs to no game is deleted. The service may go
 * on meanwhile; a game is missing from the lists for a moment.
 */
export async function rebuilt({ client, tables, background }: Stores): Promise<Rebuilt> {
  const remove = ({ pk, sk }: Item) => client.send(new DeleteItemCommand({ TableName: tables.views, Key: { pk: pk!, sk: sk! } }));
  const notes: Item[] = [];
  for await (const item of scanned(client, tables.views, NOTES)) notes.push(item);
  const games = await gamesIn(client, tables.events);
  for (const game of games) {
    // What comes from a version that the log does not have would stay otherwise.
    const head = await background.log.head(game);
    const ahead = notes.filter(({ pk, sk }) => pk!.S === `G#${game}` && versionOf(sk!.S!) > head!.envelope.v);
    for (const item of [...ahead, { pk: { S: `G#${game}` }, sk: { S: 'V' } }]) await remove(item);
    await project(background, game);
  }
  const items: Item[] = [];
  for await (const item of scanned(client, tables.views)) items.push(item);
  const standing = standingIn(items, games);
  const left = items.filter((item) => !standing.has(nameOf(item.pk!.S!, item.sk!.S!)));
  for (const item of left) await remove(item);
  return { games: games.size, removed: left.length };
}

/** The notes in which the projector keeps where a version of a game is listed. */
const NOTES = { FilterExpression: 'begins_with(sk, :note)', ExpressionAttributeValues: { ':note': { S: 'P#' } } };
const versionOf = (note: string): number => Number(note.slice('P#'.length));

const nameOf = (pk: string, sk: string): string => JSON.stringify([pk, sk]);

/** Names of the items that belong to a game: its view, the notes of that version and of those that are just being put, and their pointers. */
function standingIn(items: readonly Item[], games: ReadonlySet<string>): ReadonlySet<string> {
  const versions = new Map(items.filter(({ sk }) => sk!.S === 'V').map(({ pk, version }) => [pk!.S!, Number(version!.N)]));
  const standing = new Set<string>();
  for (const { pk, sk, places } of items) {
    const [partition, key] = [pk!.S!, sk!.S!];
    if (!partition.startsWith('G#') || !games.has(partition.slice('G#'.length))) continue;
    if (key !== 'V' && versionOf(key) < (versions.get(partition) ?? 0)) continue;
    standing.add(nameOf(partition, key));
    for (const place of JSON.parse(places?.S ?? '[]') as readonly { readonly pk: string; readonly sk: string }[])
      standing.add(nameOf(place.pk, place.sk));
  }
  return standing;
}

/** `fieldpost rebuild-views`. */
export async function rebuildViews(): Promise<number> {
  return onStores(async (stores) => {
    const { games, removed } = await rebuilt(stores);
    await writeLine(`${stores.where}: the lists of ${games} games made from their commits; ${removed} items deleted that belonged to none`);
    return 0;
  });
}
