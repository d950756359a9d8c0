import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { doErrands } from '../../functions/features/channels/send.ts';
import { dueErrands } from '../../functions/features/notifications/queue.ts';
import type { Load } from '../../functions/platform/courier/loads.ts';
import { masterFrom, ringsFrom } from '../../functions/platform/dynamo/master.ts';
import { dynamoVault } from '../../functions/platform/dynamo/vault.ts';
import { backgroundFrom } from '../../functions/wiring/background.ts';
import { scanned } from '../../infra/upkeep/items.ts';
import { harmOf, messagesOf, type Sent } from '../../infra/upkeep/restore/future.ts';
import { restored } from '../../infra/upkeep/restore/restored.ts';
import { type Stores, storesAt } from '../../infra/upkeep/stores.ts';
import { GAMES_UNDER_TEST, type House, KEYS, open } from '../http/kit.ts';
import { keptIn, sweptIn } from '../http/sweeping.ts';
import { startDynalite, type TestDynamo } from '../kit/dynalite.ts';
import { dynamoStores } from '../kit/dynamo-stores.ts';
import { ENGINE_OF_TESTS } from '../kit/engine.ts';
import { memoryQueues } from '../kit/memory-queues.ts';

// Tables go back to a copy, and the queues do not: they still hold what followed from versions that are lost. Those
// messages were not purged, and come twice.

const ENV = { FIELDPOST_KEY: KEYS.master };
const HOOK = 'https://hooks.example/alice';

let dynamos: readonly [TestDynamo, TestDynamo];
let live: Stores;
let back: Stores;
let house: House;
/** A game that is played, one in its lobby, and one that is over. */
let played: string;
let lobby: string;
let over: string;
let messages: readonly Sent[];
const loads: Load[] = [];

const swept = (seconds: number) => sweptIn(house, seconds, { courier: keptIn(loads) });
const alice = () => house.as('alice');
const bob = () => house.as('bob');

async function opened(title: string): Promise<string> {
  const { body } = await alice().post('/v1/games', { of: 'duel', title, options: { hits: 3 } });
  await alice().post(`/v1/games/${body.game}/seats`, { seat: 'red' });
  return body.game;
}
async function begun(game: string): Promise<void> {
  await bob().post(`/v1/games/${game}/seats`, { seat: 'blue' });
  await alice().post(`/v1/games/${game}/start`, {});
}
const ended = async (game: string): Promise<void> => {
  for (const who of [alice(), bob()]) await who.put(`/v1/games/${game}/votes/draw`, { vote: true });
};

function storesOf({ endpoint }: TestDynamo): Stores {
  const stores = storesAt('test-', { region: 'local', endpoint }, ENV);
  return Object.assign(stores, { background: backgroundFrom(stores.env, GAMES_UNDER_TEST) });
}

beforeAll(async () => {
  vi.stubEnv('FIELDPOST_OWN_ENGINES', JSON.stringify({ duel: ENGINE_OF_TESTS }));
  dynamos = [await startDynalite(), await startDynalite()];
  [live, back] = [storesOf(dynamos[0]), storesOf(dynamos[1])];
  const { client, tables } = dynamos[0];
  const vault = dynamoVault(client, tables.vault, ringsFrom(ENV, masterFrom(ENV)));
  house = await open({ stores: { ...dynamoStores(client, tables), vault } });
  await alice().post('/v1/me/channels', { kind: 'webhook', url: HOOK });
  await swept(0);
  played = await opened('Played');
  lobby = await opened('A lobby');
  over = await opened('Over');
  await alice().post(`/v1/games/${played}/hooks`, { url: `${HOOK}/game` });
  await swept(0);
  for (const game of [played, over]) await begun(game);
  await ended(over);
  await swept(91);

  // The copy. Lists are not restored: those of the lost versions stand.
  const copy = async (table: string): Promise<void> => {
    // No follower had seen the lobby yet.
    for await (const Item of scanned(live.client, table))
      if (Item.pk?.S !== `J#${lobby}`) await back.client.send(new PutItemCommand({ TableName: table, Item }));
  };
  for (const table of ['vault', 'people', 'events'] as const) await copy(tables[table]);

  // What is lost: an end, a start, an answer, and a game.
  await begun(lobby);
  await ended(played);
  await begun(await opened('Lost'));
  await copy(tables.views);
  messages = await messagesOf(live, back);
  loads.length = 0;
});
afterAll(async () => {
  await house.close();
  for (const dynamo of dynamos) await dynamo.stop();
  vi.unstubAllEnvs();
});

it('are of each kind', () => {
  const said = JSON.stringify(messages);
  for (const kind of ['"outages"', '"leave"', '"tries"', '"do":"said"', '"do":"note"']) expect(said).toContain(kind);
  for (const what of ['over', 'ended']) expect(said).toContain(`"news":{"what":"${what}"`);
  for (const reason of ['over', 'started', 'press', 'your-turn']) expect(said).toContain(`"reason":"${reason}"`);
  expect(new Set(messages.map(({ queue }) => queue))).toEqual(new Set(['ticks', 'bots', 'again', 'tells']));
});

it('tell nobody, change no table, and skip no version', async () => {
  const next = async (game: string): Promise<number> => ((await back.background.log.head(game))?.envelope.v ?? 0) + 1;
  const expected = [
    [played, await next(played)],
    [lobby, await next(lobby)],
  ];
  const { matches } = backgroundFrom(back.env, GAMES_UNDER_TEST, undefined, true);
  const { stated, lost, stopped, keyless } = await restored(back, matches, []);
  expect(stated.map(({ game, version }) => [game, version]).sort()).toEqual(expected.sort());
  expect([lost.length, stopped, keyless]).toEqual([3, [], []]);
  const on = backgroundFrom(back.env, GAMES_UNDER_TEST);
  expect(await harmOf(back, on, messages)).toEqual({ count: messages.length, sent: 0, changed: [] });
});

it('players are told anew whose turn it is, once, and nothing of what is lost', async () => {
  const { people, vault, views } = back.background;
  const told: Load[] = [];
  const now = () => Date.now() + 100_000;
  const sending = {
    ...{ people, vault, views, now, courier: keptIn(told), origin: 'https://fieldpost.example', post: undefined },
    vapid: () => Promise.reject(new Error('no browser is here')),
    random: () => 0.5,
    soon: { ...memoryQueues(now).queues, now },
  };
  for (let times = 0; times < 2; times++)
    await doErrands(
      sending,
      (await dueErrands(people, now(), 100)).map(({ value }) => value),
    );
  const bodies = told.flatMap((load) =>
    'parcel' in load ? [JSON.parse(Buffer.from(load.parcel.body, 'base64').toString())] : [],
  );
  expect(bodies.map(({ type, data }) => [type, data.game])).toEqual([['your-turn', played]]);
});
