import { type AttributeValue, DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { vi } from 'vitest';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import { sure } from '../../domain/lib/sure.ts';
import { project } from '../../functions/features/listing/project.ts';
import { keys } from '../../functions/features/people/keys.ts';
import { type Embedded, stores as embedded } from '../../functions/platform/dynamo/embedded.ts';
import { scanned } from '../../infra/upkeep/items.ts';
import { isMemo } from '../../infra/upkeep/rebuild/strays.ts';
import { type Stores, storesAt } from '../../infra/upkeep/stores.ts';
import { startDynalite, type TestDynamo } from '../kit/dynalite.ts';
import { ENGINE_OF_TESTS } from '../kit/engine.ts';
import { seated, type Table } from '../kit/table.ts';

export type Item = Record<string, AttributeValue>;

/** A store with three games, their people and their lists: a running game, one that is voted on, one that is over. */
export interface Played {
  readonly dynamo: TestDynamo;
  readonly stores: Stores;
  readonly tables: readonly Table[];
  itemsOf(table: string): Promise<Item[]>;
  put(table: string, item: Item): Promise<unknown>;
  remove(table: string, item: Item): Promise<unknown>;
  /** The items of `views`: the lists, and the memos beside them. */
  lists(): Promise<Item[]>;
  memos(): Promise<Item[]>;
  /** The same tables, where `before` runs before each request, and may throw. */
  spied(before: Spy, ask?: Embedded): Stores;
  stop(): Promise<void>;
}

/** A request to a store. */
export interface Asked {
  readonly TableName?: string;
  readonly Item?: Item;
  readonly Key?: Item;
  readonly Segment?: number;
  readonly Limit?: number;
  readonly RequestItems?: { readonly [table: string]: { readonly Keys: readonly Item[] } };
}
export type Spy = (operation: string, asked: Asked) => unknown;

export async function playedTables(): Promise<Played> {
  // These tables are written and read by the code under test.
  vi.stubEnv('FIELDPOST_OWN_ENGINES', JSON.stringify({ diplomacy: ENGINE_OF_TESTS }));
  const dynamo = await startDynalite();
  const stores = storesAt('test-', { region: 'local', endpoint: dynamo.endpoint });
  const settings = { deadlines: { default: 86_400 } };
  const tables = [1, 2, 3].map((seed) => seated(diplomacy, { seed, ...(seed === 1 && { settings }) }));
  tables[1]!.vote('france', 'cancel');
  for (const { seat } of tables[2]!.match.chairs) tables[2]!.vote(seat, 'cancel');
  for (const { commits } of tables) for (const commit of commits) await stores.background.log.append(commit);
  const { people } = stores.background;
  const names = tables.flatMap(({ match }) => match.people ?? []);
  for (const name of new Set(names))
    await people.put(...keys.profile(`p-${name}`), { kind: 'person', name, subject: `s-${name}` }, 0);
  for (const { id, match } of tables)
    for (const name of match.people ?? []) await people.put(...keys.behind(id, name), { person: `p-${name}` }, 0);
  for (const { id } of tables) await project(stores.background, id);
  const { client } = stores;
  const store = sure(embedded.at(dynamo.endpoint), 'store');
  const endpoints: string[] = [];
  const itemsOf = async (table: string) => (await allOf(scanned(client, table))).sort(byKey);
  const inViews = async (isOf: (isMemo: boolean) => boolean) =>
    (await itemsOf(stores.tables.views)).filter((item) => isOf(isMemo(item)));
  return {
    dynamo,
    stores,
    tables,
    itemsOf,
    put: (TableName, Item) => client.send(new PutItemCommand({ TableName, Item })),
    remove: (TableName, { pk, sk }) => client.send(new DeleteItemCommand({ TableName, Key: { pk: pk!, sk: sk! } })),
    lists: () => inViews((is) => !is),
    memos: () => inViews((is) => is),
    spied(before, ask = store) {
      const endpoint = embedded.embed(async (operation, input) => {
        await before(operation, input as Asked);
        return ask(operation, input);
      });
      endpoints.push(endpoint);
      return storesAt('test-', { region: 'local', endpoint });
    },
    async stop() {
      for (const endpoint of endpoints) embedded.remove(endpoint);
      await dynamo.stop();
    },
  };
}

export async function allOf<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const each of source) all.push(each);
  return all;
}

export const byKey = (a: Item, b: Item): number => (`${a.pk!.S}/${a.sk!.S}` < `${b.pk!.S}/${b.sk!.S}` ? -1 : 1);
