import { readFileSync } from 'node:fs';
import { type AttributeValue, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromBase64url } from '../../../domain/lib/hash.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { fold } from '../../../domain/match/fold/evolve.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import type { MatchView } from '../../../domain/match/view/view.ts';
import { napoleonics } from '../../../domain/napoleonics/index.ts';
import RELEASED from '../../../engines/engines.json' with { type: 'json' };
import { sweepGuests } from '../../../functions/features/leaving/leaving.ts';
import { project } from '../../../functions/features/listing/project.ts';
import { snapshotsIn } from '../../../functions/features/matches/snapshots.ts';
import type { Load } from '../../../functions/platform/courier/loads.ts';
import { dynamoErasures } from '../../../functions/platform/dynamo/erasures.ts';
import { enginesIn } from '../../../functions/platform/engines/engines.ts';
import { KEPT } from '../../../infra/engines/keep.ts';
import { act, type House, KEYS, open } from '../../http/kit.ts';
import { keptIn, sweptIn } from '../../http/sweeping.ts';
import { startDynalite, type TestDynamo } from '../../kit/dynalite.ts';
import { dynamoStores } from '../../kit/dynamo-stores.ts';

// All tables of a server of release 0.2.0, written by the code of that release: of each kind a game between two people
// or against bots, with messages, an invitation, channels, deliveries, and what waited for its time.

type Item = Record<string, AttributeValue>;
interface Line {
  readonly table: keyof TestDynamo['tables'];
  readonly item: Item;
}

/** The games in the file. */
const GAMES = {
  over: 'ga6e161073aff3b5d1974',
  running: 'g619f9bf8dd0765f4b4af',
  napoleonics: 'g3e3b7a83d01ea3974f74',
  kutuzov: 'g80318339add6d696be38',
  lobby: 'g3145923afe67fd1bf2f1',
} as const;
const PATHS = Object.fromEntries(Object.entries(GAMES).map(([name, game]) => [name, `/v1/games/${game}`])) as {
  readonly [name in keyof typeof GAMES]: string;
};
/** When its last item was written. */
const LAST = 1736251564000;

/** Bytes are base64 there. */
const lineIn = (text: string): Line =>
  JSON.parse(text, (key, value) =>
    key === 'B' ? new Uint8Array(Buffer.from(String(value), 'base64')) : value,
  ) as Line;
const lines = readFileSync(new URL('items-0.2.0.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(lineIn);

let dynamo: TestDynamo;
let house: House;
beforeEach(async () => {
  // Stores compare the ends of items with the clock of the machine.
  vi.useFakeTimers({ toFake: ['Date'], now: LAST });
  dynamo = await startDynalite();
  for (const { table, item } of lines)
    await dynamo.client.send(new PutItemCommand({ TableName: dynamo.tables[table], Item: item }));
  house = await open({
    stores: dynamoStores(dynamo.client, dynamo.tables),
    engines: enginesIn([KEPT]),
    drawn: 50_000,
  });
  house.now = LAST;
});
afterEach(async () => {
  expect(house.stores.reports).toEqual([]);
  await house.close();
  await dynamo.stop();
  vi.useRealTimers();
});

const at = (game: keyof typeof GAMES, who = 'ann') => house.as(who).get<MatchView>(PATHS[game]);

/** What people and visitors find in all lists. */
async function listed(): Promise<readonly unknown[]> {
  const lists = ['/v1/games', ...['lobby', 'playing', 'over'].map((status) => `/v1/games?status=${status}`)];
  const answers = lists.map((path) => house.as(undefined).get(path));
  for (const who of ['ann', 'bob'])
    answers.push(...['/v1/me/games', '/v1/me/games?awaiting=true'].map((path) => house.as(who).get(path)));
  return (await Promise.all(answers)).map(({ status, body }) => [status, body]);
}

it('every game folds to what its list entry says, and its audit holds', async () => {
  const versions = { over: 8, running: 6, napoleonics: 32, kutuzov: 18, lobby: 1 };
  for (const [name, v] of Object.entries(versions)) {
    const game = GAMES[name as keyof typeof GAMES];
    const loaded = await house.service.matches.load(game);
    const projected = await house.service.views.projected(game);
    expect([name, loaded?.match.v, projected?.view.version]).toEqual([name, v, v]);
    expect(projected?.view).toMatchObject({ status: loaded?.match.status });
    expect(projected?.view.due).toBe(loaded?.match.due);
  }
  const { body } = await house.as('ann').get(`${PATHS.over}/audit`);
  expect(body).toMatchObject({ ok: true, complete: true, checks: { redecided: versions.over } });
});

it('lists are those that today’s code writes of the same games', async () => {
  const before = await listed();
  expect(JSON.stringify(before)).toContain('"Running"');
  // The list of the lobby waits for the guest of its invitation.
  const { lobby: _, ...games } = GAMES;
  for (const how of [undefined, 'anew'] as const) {
    for (const game of Object.values(games)) await project(house.service, game, how);
    expect(await listed()).toEqual(before);
  }
});

it('a table shows its title, its people and its messages', async () => {
  const { body } = await house.as('ann').get<Record<string, unknown>>(`${PATHS.running}/table`);
  expect(body).toMatchObject({ game: { version: 6, status: 'playing' }, people: { title: 'Running' } });
  const press = await house.as('bob').get<{ entries: readonly { text: string }[] }>(`${PATHS.running}/press`);
  expect(press.body.entries.map(({ text }) => text)).toEqual(['Peace?', 'Never.', 'So be it.']);
});

it('a snapshot is read, and is the match that the log folds to', async () => {
  const { name } = sure(
    RELEASED.find((row) => row.release === 'fieldpost@0.2.0' && row.game === 'napoleonics'),
    'engine of 0.2.0',
  );
  const { restored } = snapshotsIn({
    log: house.stores.log,
    snapshotKey: async () => fromBase64url(KEYS.master),
    engineOf: () => name,
    report: (what) => house.stores.reports.push(what),
  });
  const { match, commits } = sure(await restored(GAMES.napoleonics, 40), 'snapshot');
  expect([match.v, commits.length]).toEqual([20, 12]);
  const folded = await house.service.matches.load(GAMES.napoleonics);
  expect(commits.reduce((state, commit) => fold(napoleonics, state, commit), match as Match)).toEqual(folded?.match);
});

it('deadlines in the four partitions are found and answered, and bots go on from their seeds', async () => {
  const due = (await at('napoleonics')).body.due ?? 0;
  house.now = due + 5_000;
  vi.setSystemTime(house.now);
  expect(await house.sweep()).toBe(2);
  for (const name of ['napoleonics', 'kutuzov'] as const) {
    const { body } = await at(name);
    expect(body.version, name).toBeGreaterThan(name === 'kutuzov' ? 18 : 32);
    expect(body.due, name).toBeGreaterThan(house.now);
  }
  // Of these games no pointer is left in the old partitions.
  const { Items = [] } = await dynamo.client.send(new ScanCommand({ TableName: dynamo.tables.views }));
  const pointing = (game: string) =>
    Items.filter((item) => item.pk?.S?.startsWith('D#') && item.game?.S === game).map(({ pk }) => pk?.S);
  for (const name of ['napoleonics', 'kutuzov'] as const)
    expect(pointing(GAMES[name])).toEqual([expect.stringMatching(/^D#\d\d$/)]);
  expect(pointing(GAMES.running)).toEqual(['D#1']);
});

it('errands in the four partitions are done: the news of a message goes to the hook of its reader', async () => {
  const loads: Load[] = [];
  const left = async () => {
    const all = ['Q#0', 'Q#1', 'Q#2', 'Q#3'].map((pk) => house.service.people.between(pk, '', '~', 100));
    return (await Promise.all(all)).flat().map(({ value }) => value.do);
  };
  expect((await left()).sort()).toEqual(['remind', 'remind', 'tell']);
  await sweptIn(house, 91, { courier: keptIn(loads) });
  const sent = loads.flatMap((load) => ('parcel' in load ? [load.parcel.url] : []));
  expect(sent).toContain('https://hooks.example/bob');
  expect(await left()).toEqual(['remind', 'remind']);
});

it('people have their handles, tokens, channels, deliveries, notifications and invitations', async () => {
  const ann = house.as('ann');
  expect((await ann.get('/v1/me')).body).toMatchObject({ handle: 'annette' });
  expect((await ann.get('/v1/me/tokens')).body).toMatchObject({ tokens: [{ name: 'phone' }] });
  const { channels } = (await ann.get<{ channels: readonly { id: string; state: string }[] }>('/v1/me/channels')).body;
  expect(channels).toMatchObject([{ kind: 'webhook', state: 'on' }]);
  const path = `/v1/me/channels/${channels[0]?.id}/deliveries`;
  expect((await ann.get<{ deliveries: readonly unknown[] }>(path)).body.deliveries.length).toBeGreaterThan(5);
  expect((await ann.get<{ newest: number }>('/v1/me/notifications')).body.newest).toBeGreaterThan(5);
  const invited = await ann.get<{ invitations: readonly { game: MatchView }[] }>('/v1/me/invitations');
  expect(invited.body.invitations.map(({ game }) => game.game)).toEqual([GAMES.lobby]);
  const erasures = dynamoErasures(dynamo.client, dynamo.tables);
  const own = async () => (await ann.get<{ games: readonly { id: string }[] }>('/v1/me/games?fields=id')).body.games;
  expect(await own()).not.toContainEqual({ id: GAMES.lobby });
  house.wait(120);
  expect(await sweepGuests({ erasures, background: house.service }, house.now)).toEqual({ erased: 0, renamed: 2 });
  expect(await own()).toContainEqual({ id: GAMES.lobby });
  expect((await ann.post(`${PATHS.lobby}/seats`, {})).status).toBe(200);
});

it('a game goes on: orders end the phase, and lists and the audit follow', async () => {
  expect((await act(house.as('bob'), PATHS.running, { type: 'orders', orders: {} })).status).toBe(200);
  const { body } = await at('running');
  expect(body.version).toBe(7);
  expect(body.asks.map(({ ask }) => ask)).toEqual(['S1915M', 'S1915M']);
  expect(JSON.stringify(await listed())).toContain('"version":7');
  expect((await house.service.views.projected(GAMES.running))?.view.version).toBe(7);
});
