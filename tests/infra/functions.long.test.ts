import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { compactVerify, createRemoteJWKSet } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Legal } from '../../domain/contract/legal.ts';
import { sample } from '../../domain/contract/sampling.ts';
import { sha256, toBase64url } from '../../domain/lib/hash.ts';
import RELEASED from '../../engines/engines.json' with { type: 'json' };
import { proofOf } from '../../functions/features/channels/receivers/endpoints.ts';
import { keys as orderKeys } from '../../functions/features/matches/keys.ts';
import { keys as personKeys } from '../../functions/features/people/keys.ts';
import { dynamoOutages } from '../../functions/platform/dynamo/lists/outages.ts';
import { keyAt } from '../../functions/platform/dynamo/lists/places.ts';
import { dynamoViews } from '../../functions/platform/dynamo/lists/views.ts';
import { dynamoPeople } from '../../functions/platform/dynamo/people.ts';
import { ENDPOINTS, FUNCTIONS, type FunctionName, PAGES } from '../../infra/endpoints.ts';
import { viewAt } from '../functions/ports/contracts.ts';
import { type Client, client, patiently } from '../kit/plain-client.ts';
import { subscribed } from '../kit/subscribed.ts';
import { listen } from '../live/listener.ts';
import { putBroken } from './broken-game.ts';
import { type CloudHouse, cloudHouse } from './house.ts';
import { invokedAndHeard, invokedIn } from './lambda.ts';
import { isCounted } from './patterns.ts';
import { codeIn } from './ses.ts';
import { all, type Cloud, cloudOf } from './template.ts';

let cloud: Cloud;
let house: CloudHouse;
let alice: Client;
let bob: Client;
/** The path of a game of alice's, who is France, and bob's, who is England, against bots. */
let at: string;
beforeAll(async () => {
  cloud = await cloudOf({ moderators: 'mod', mail: 'post@play.fieldpost.org' });
  house = await cloudHouse(cloud);
  alice = client(house.url, await house.token('alice'));
  bob = client(house.url, await house.token('bob'));
  at = await gameInTheCloud();
});
/** Whether a test failed before: what all tests have called and used together is less then. */
let hasFailed = false;
afterEach(({ task }) => {
  hasFailed ||= task.result?.state === 'fail';
});
afterAll(async () => {
  await house.close();
  await cloud.remove();
});

/** Makes a game in its lobby, in which people come, go and change seats, and starts it. */
async function gameInTheCloud(): Promise<string> {
  const settings = { deadlines: { default: 3600 } };
  const { body } = await alice.post('/v1/games', { of: 'diplomacy', title: 'In the cloud', settings });
  const path = `/v1/games/${body.game}`;
  await alice.post(`${path}/seats`, { seat: 'france' });
  await bob.post(`${path}/seats`, { seat: 'england' });
  expect((await send('DELETE', `${path}/seats/england`, 'bob')).status).toBe(200);
  await bob.post(`${path}/seats`, { seat: 'germany' });
  expect((await send('PATCH', `${path}/seats/germany`, 'bob', { seat: 'england' })).status).toBe(200);
  expect((await send('PATCH', path, 'alice', { title: 'In the cloud, still' })).status).toBe(200);
  for (const seat of ['austria', 'germany', 'italy', 'russia', 'turkey'])
    await alice.post(`${path}/seats`, { seat, kind: 'bot' });
  await alice.post(`${path}/start`, {});
  return path;
}

/** Lets the clock look, and all of its messages be consumed. */
async function clock(): Promise<void> {
  await house.functions.clock.invoke(SWEEP);
  await house.idle();
}

/** The status of an answer that is not 2xx. */
const statusOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'done',
    (caught: Error) => /: (\d{3}) /.exec(caught.message)?.[1] ?? caught.message,
  );

async function send(method: string, path: string, user: string, body?: unknown): Promise<Response> {
  const key = crypto.randomUUID();
  const headers = {
    authorization: `Bearer ${await house.token(user)}`,
    'content-type': 'application/json',
    'idempotency-key': key,
  };
  return patiently(() =>
    fetch(house.url + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }),
  );
}

describe('the bundles, with the environment of the stack and the rights of their roles', () => {
  const restart = async (): Promise<void> => {
    await house.idle();
    for (const name of FUNCTIONS) await house.functions[name].stop();
  };

  it('serve a game from its lobby on', async () => {
    await house.idle();
    const { body: game } = await alice.get(at);
    const waiting = (game.asks as { seat: string; settled?: boolean }[]).filter(({ settled }) => !settled);
    expect(waiting.map(({ seat }) => seat).sort()).toEqual(['england', 'france']);
    expect((await alice.get('/v1/me/games')).body.games).toMatchObject([{ game: game.game, version: game.version }]);
  });

  it('call no bots where none sits: not once, from the lobby to the end', async () => {
    await house.idle();
    const before = house.invoked.bots;
    const { body } = await alice.post('/v1/games', { of: 'diplomacy', title: 'People alone', options: { players: 2 } });
    const path = `/v1/games/${body.game}`;
    for (const person of [alice, bob]) await person.post(`${path}/seats`, {});
    await alice.post(`${path}/start`, {});
    for (const person of [alice, bob])
      await person.post(`${path}/actions`, { ask: 'S1914M', command: { type: 'orders', orders: {} } });
    for (const person of [alice, bob]) await person.put(`${path}/votes/draw`, { vote: true });
    await house.idle();
    expect((await alice.get('/v1/me/games?status=over')).body.games).toMatchObject([{ game: body.game }]);
    expect(house.invoked.bots).toBe(before);
  });

  it('let it be played after all of them were started again', async () => {
    await restart();
    const { body } = await alice.get(`${at}/actions`);
    expect(body.actions).toMatchObject([{ ask: 'S1901M', seat: 'france' }]);
    const sheet = { ask: 'S1901M', written: ['A Paris - Burgundy'] };
    expect((await alice.post(`${at}/dry-runs`, sheet)).status).toBe(200);
    await alice.put(`${at}/standing-orders`, { standing: null });
    await alice.get(`${at}/standing-orders`);
    expect((await alice.post(`${at}/standing-orders/forecasts`, { standing: null })).status).toBe(200);
    await alice.put(`${at}/votes/ready`, { vote: true });
    await alice.put(`${at}/votes/ready`, { vote: false });
    await alice.post(`${at}/actions`, {
      ask: 'S1901M',
      command: { type: 'orders', orders: { par: { order: 'hold' } }, ready: false },
    });
    const { body: before } = await bob.get('/v1/me/events');
    expect((await alice.post(`${at}/press`, { to: ['england'], text: 'Burgundy?' })).body).toMatchObject({ n: 1 });
    expect((await bob.get(`${at}/press`)).body.entries).toMatchObject([{ text: 'Burgundy?' }]);
    await house.idle();
    expect((await bob.get(`/v1/me/events?after=${before.cursor}`)).body.press).toEqual([at.slice('/v1/games/'.length)]);
    await bob.put(`${at}/press/marks`, { read: { 'england,france': 1 } });
    expect(await statusOf(alice.post(`${at}/takebacks`, {}))).toBe('409');
    expect(await statusOf(alice.post(`${at}/extensions`, {}))).toBe('409');
    expect(await statusOf(alice.put(`${at}/away`, { until: 1 }))).toBe('409');
    await alice.post(`${at}/actions`, sheet);
    await bob.post(`${at}/actions`, { ask: 'S1901M', written: [] });
    await house.idle();
    expect((await alice.get(`${at}/state`)).body.view.ask).not.toBe('S1901M');
  });

  it('answer 304 to who knows the newest version, by the head that a process has seen', async () => {
    const headers = { authorization: `Bearer ${await house.token('alice')}` };
    const etag = (await fetch(`${house.url}${at}`, { headers })).headers.get('etag') ?? '';
    for (let times = 0; times < 2; times++)
      expect((await fetch(`${house.url}${at}`, { headers: { ...headers, 'if-none-match': etag } })).status).toBe(304);
  });

  it('refuse commitments and reveals of bytes in a game with dice of the server alone', async () => {
    const bytes = toBase64url(new Uint8Array(32));
    expect((await send('PUT', `${at}/contributions`, 'alice', { contribution: bytes })).status).toBe(409);
    expect((await send('POST', `${at}/reveals`, 'alice', { bytes })).status).toBe(409);
  });

  it('let a standing order take effect when a bot’s commit begins an impulse', async () => {
    const { body } = await alice.post('/v1/games', { of: 'kutuzov', title: 'By mail', options: { scenario: 4 } });
    const path = `/v1/games/${body.game}`;
    await alice.post(`${path}/seats`, { seat: 'r1' });
    for (const seat of ['fn', 'fs', 'r2']) await alice.post(`${path}/seats`, { seat, kind: 'bot' });
    await alice.post(`${path}/start`, {});
    await alice.put(`${path}/standing-orders`, { standing: { choices: 'ask' } });
    expect((await alice.get(`${path}/standing-orders`)).body.waiting).toMatchObject({ r1: { choices: 'ask' } });
    for (let answers = 0; answers < 40; answers++) {
      await house.idle();
      const { waiting, standing } = (await alice.get(`${path}/standing-orders`)).body;
      if (Object.keys(waiting as object).length === 0) {
        expect(standing).toMatchObject({ r1: { choices: 'ask' } });
        return;
      }
      const { ask, legal } = ((await alice.get(`${path}/actions`)).body.actions as { ask: string; legal: Legal }[])[0]!;
      await alice.post(`${path}/actions`, { ask, command: sample(legal, () => 0) });
    }
    throw new Error('no impulse began');
  });

  it('let a standing order take effect when a missed deadline begins an impulse', async () => {
    const players = { eve: 'r1', fay: 'fn', gus: 'fs', hal: 'r2' };
    const eve = client(house.url, await house.token('eve'));
    const settings = { deadlines: { default: 3600 } };
    const { body } = await eve.post('/v1/games', { of: 'kutuzov', options: { scenario: 4 }, settings });
    const path = `/v1/games/${body.game}`;
    for (const [name, seat] of Object.entries(players))
      expect((await send('POST', `${path}/seats`, name, { seat })).status).toBe(200);
    await eve.post(`${path}/start`, {});
    await eve.put(`${path}/standing-orders`, { standing: { choices: 'ask' } });
    const { ahead } = house;
    const orders = async () => (await eve.get(`${path}/standing-orders`)).body;
    for (let missed = 0; missed < 20 && Object.keys((await orders()).waiting as object).length > 0; missed++) {
      const { due } = (await eve.get(path)).body;
      house.ahead = due + 4000 - Date.now();
      await house.send('ticks', { ticks: [{ game: body.game, due }] });
      await house.idle();
    }
    expect(await orders()).toMatchObject({ waiting: {}, standing: { r1: { choices: 'ask' } } });
    house.ahead = ahead;
  });

  it('keep a snapshot of a game whose twentieth commit is of a missed deadline', async () => {
    const [eve, fay] = [client(house.url, await house.token('eve')), client(house.url, await house.token('fay'))];
    const settings = { deadlines: { default: 3600 } };
    const { body } = await eve.post('/v1/games', { of: 'diplomacy', options: { players: 2 }, settings });
    const path = `/v1/games/${body.game}`;
    for (const person of [eve, fay]) await person.post(`${path}/seats`, {});
    await eve.post(`${path}/start`, {});
    const { ahead } = house;
    const { due, version } = (await eve.get(path)).body;
    for (let v = Number(version); v < 19; v++) {
      // So often may a seat vote.
      house.ahead += 10_000;
      expect((await eve.put(`${path}/votes/draw`, { vote: (v - version) % 2 === 0 })).body.version).toBe(v + 1);
    }
    house.ahead = due + 4000 - Date.now();
    await house.send('ticks', { ticks: [{ game: body.game, due }] });
    await house.idle();
    const Key = { pk: { S: `M#snap#${body.game}` }, sk: { S: '0000000020' } };
    const kept = await house.client.send(new GetItemCommand({ TableName: house.tables.views, Key }));
    expect(kept.Item).toBeDefined();
    house.ahead = ahead;
  });

  it('forget a standing order when its giver leaves, and all that is kept with it when the game is over', async () => {
    const people = dynamoPeople(house.client, house.tables.people);
    const kept = async (path: string): Promise<readonly unknown[]> => {
      await house.idle();
      return (await people.list(...orderKeys.orders(path.slice('/v1/games/'.length), ''))).map(({ value }) =>
        Object.keys(value.orders as object),
      );
    };
    const { body } = await alice.post('/v1/games', { of: 'kutuzov', options: { scenario: 4 } });
    const left = `/v1/games/${body.game}`;
    await alice.post(`${left}/seats`, { seat: 'r1' });
    await bob.post(`${left}/seats`, { seat: 'fn' });
    for (const seat of ['fs', 'r2']) await alice.post(`${left}/seats`, { seat, kind: 'bot' });
    await alice.post(`${left}/start`, {});
    await alice.put(`${left}/standing-orders`, { standing: {} });
    expect(await kept(left)).toEqual([['r1']]);
    expect((await send('DELETE', `${left}/seats/r1`, 'alice')).status).toBe(200);
    expect(await kept(left)).toEqual([[]]);

    const settings = { sandbox: true };
    const { body: sandbox } = await alice.post('/v1/games', { of: 'kutuzov', options: { scenario: 4 }, settings });
    const over = `/v1/games/${sandbox.game}`;
    await alice.put(`${over}/standing-orders`, { seat: 'r1', standing: {} });
    expect(await kept(over)).toEqual([['r1']]);
    expect((await send('DELETE', over, 'alice')).status).toBe(200);
    expect(await kept(over)).toEqual([]);
  });

  // Two functions serve these reads.
  it.each([
    ['table', ''],
    ['audit', '/audit'],
  ])(
    'let bots play among themselves while a spectator watches, and call them when one asks for its %s',
    async (_, of) => {
      const { ahead } = house;
      const { body } = await alice.post('/v1/games', { of: 'diplomacy', title: 'Nobody sits here' });
      const path = `/v1/games/${body.game}`;
      for (const seat of ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'])
        await alice.post(`${path}/seats`, { seat, kind: 'bot' });
      const version = async (): Promise<number> =>
        Number(((await (await fetch(house.url + path)).json()) as { version: number }).version);
      const paused = async (minutes: number): Promise<number> => {
        house.ahead = minutes * 60_000;
        await house.idle();
        return version();
      };
      await alice.post(`${path}/start`, {});
      const first = await paused(20);
      await clock();
      await house.idle();
      expect(await version()).toBe(first);

      await bob.get(path + of);
      await clock();
      expect(await paused(40)).toBeGreaterThan(first);
      house.ahead = ahead;
    },
  );

  it('give the default answer when a deadline has passed', async () => {
    const { body: before } = await alice.get(at);
    expect((await bob.get(`${at}/lapse`)).body.lapses).toMatchObject([{ seat: 'england' }]);
    // A game that throws is set aside, and does not stand in the way of the next.
    const lists = dynamoViews(house.client, house.tables.views);
    await lists.put(viewAt('g0000000000000000beef', 9, { due: 1 }));
    // A pointer that no view confirms, as a projector leaves it that dies.
    const [partition = ''] = lists.deadlines.partitions;
    const Item = { pk: { S: partition }, sk: { S: keyAt(1, 'gone') }, game: { S: 'gone' } };
    await house.client.send(new PutItemCommand({ TableName: house.tables.views, Item }));
    house.ahead = before.due + 4000 - Date.now();
    await clock();
    await house.send('ticks', { ticks: [{ game: 'g0000000000000000beef', due: 1, tries: 4 }] });
    await house.idle();
    expect(house.functions.deadlines.lines.at(-1)).toContain('"game":"g0000000000000000beef"');
    await house.send('ticks', { ticks: [{ game: at.slice('/v1/games/'.length), due: 1, aside: true }] });
    await house.idle();
    await lists.put(viewAt('g0000000000000000beef', 10));
    house.ahead += 120_000;
    await clock();
    await house.idle();
    for await (const left of lists.deadlines.between(partition, 0, 1)) expect(left).toEqual([]);
    const { body: after } = await alice.get(at);
    expect(after.phase).not.toBe(before.phase);
  });

  it('tell connected clients, and close those that they must', async () => {
    const token = await house.token('alice');
    const listener = await listen(house.url, ['fieldpost.v1', `bearer.${token}`]);
    const game = at.slice('/v1/games/'.length);
    expect(await listener.ask({ type: 'subscribe', games: [game], me: true })).toMatchObject({ type: 'ready' });
    const { games, me } = (await listener.next()) as { games: { [game: string]: number }; me: string };
    const { body: receipt } = await alice.put(`${at}/votes/draw`, { vote: false });
    expect(games[game]).toBe(receipt.version - 1);
    expect(await listener.next()).toEqual({ type: 'game', game, version: receipt.version });
    expect(await listener.next()).toMatchObject({ type: 'me', cursor: expect.any(String) });
    const { body: news } = await alice.get(`/v1/me/events?after=${me}`);
    expect(news.events).toMatchObject([{ game, version: receipt.version, status: 'playing' }]);
    const { body: made } = await alice.post('/v1/me/tokens', { name: 'a phone', scopes: ['games:read'], days: 1 });
    expect(await listener.ask({ type: 'token', token: made.token })).toMatchObject({ type: 'ready' });
    listener.send({ type: 'unsubscribe', games: [game] });
    await listener.rest();
    // Its time is over, though nobody closed it.
    house.ahead += 3 * 3600_000;
    await alice.put(`${at}/votes/draw`, { vote: true });
    await house.idle();
    await listener.close();
    house.ahead -= 3 * 3600_000;
  });

  it('make tokens and programs, and end them', async () => {
    const { body: block } = await alice.put('/v1/me/blocks', { game: at.slice('/v1/games/'.length), seat: 'england' });
    expect((await alice.get('/v1/me/blocks')).body.blocks).toEqual([block]);
    expect((await alice.get(`${at}/press`)).status).toBe(200);
    expect((await alice.delete(`/v1/me/blocks/${block.id}`)).status).toBe(204);
    const { body: reported } = await bob.post('/v1/me/reports', {
      game: at.slice('/v1/games/'.length),
      conversation: 'england,france',
      n: 1,
      reason: 'Rude.',
    });
    expect((await bob.get('/v1/me/reports')).body.reports).toMatchObject([{ id: reported.id, state: 'open' }]);
    const mod = client(house.url, await house.token('mod'));
    expect((await mod.get('/v1/moderation/cases')).body.cases).toMatchObject([{ id: reported.id }]);
    const one = `/v1/moderation/cases/${reported.id}`;
    expect((await mod.get(one)).body).toMatchObject({ verdict: 'holds', item: { text: 'Burgundy?' } });
    expect((await mod.post(`${one}/hiding`, { reason: 'Rude.' })).body).toMatchObject({ n: 2, hides: 1 });
    expect((await mod.put(one, { state: 'closed' })).body).toMatchObject({ state: 'closed' });
    expect(
      await statusOf(mod.post(`${at}/moderation`, { act: 'unmute', seat: 'england', reason: 'Kind again.' })),
    ).toBe('409');
    expect(await statusOf(alice.get('/v1/moderation/cases'))).toBe('403');
    const { body: program } = await alice.post('/v1/me/bots', { name: 'river-crosser' });
    expect((await alice.get('/v1/me/bots')).body.bots).toMatchObject([{ id: program.id }]);
    const { body: made } = await alice.post('/v1/me/tokens', {
      name: 'for it',
      scopes: ['games:read'],
      bot: program.id,
    });
    expect((await alice.get('/v1/me/tokens')).body.tokens).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: made.id })]),
    );
    const { body: pen } = await alice.post('/v1/me/tokens', { name: 'a pen', scopes: ['press:write'] });
    expect((await client(house.url, String(pen.token)).put(`${at}/press/marks`, { muted: ['all'] })).status).toBe(200);
    expect((await alice.delete(`/v1/me/tokens/${made.id}`)).status).toBe(204);
    expect((await alice.delete(`/v1/me/bots/${program.id}`)).status).toBe(204);
  });

  it('take in guests, let a person take over their games, and erase the others when their time is over', async () => {
    const guests: { readonly token: string; readonly game: string }[] = [];
    for (let i = 0; i < 2; i++) {
      const { token } = (await (await fetch(`${house.url}/v1/guests`, { method: 'POST' })).json()) as { token: string };
      const settings = { visibility: 'private' };
      const { body } = await client(house.url, token).post('/v1/games', {
        of: 'diplomacy',
        title: `Of the guest ${i}`,
        settings,
      });
      guests.push({ token, game: String(body.game) });
    }
    await house.idle();
    const [first, second] = guests.map(({ token }) => token);
    expect((await alice.post('/v1/me/guest', { token: first })).body).toMatchObject({ games: 1 });
    const before = house.ahead;
    house.ahead += 32 * 24 * 3600_000;
    await expect(house.functions.guests.invoke(SWEEP)).resolves.toEqual({ erased: 1, renamed: 1 });
    house.ahead = before;
    const { body } = await alice.get('/v1/me/games?fields=id,title&limit=100');
    expect(body.games).toContainEqual({ id: guests[0]?.game, title: 'Of the guest 0' });
    expect(await statusOf(client(house.url, String(second)).get('/v1/me/games'))).toBe('401');
  });

  it('play a canary game, which no list and no other person sees', { timeout: 120_000 }, async () => {
    const [of] = (await alice.get('/v1/games?status=over')).body.games as readonly object[];
    // The command as docs/running.md prints it.
    const [, asked = ''] = /-d '(\{"name":"canary".*\})'/.exec(readFileSync('docs/running.md', 'utf8')) ?? [];
    const { body: made } = await alice.post('/v1/me/tokens', JSON.parse(asked));
    house.account.parameters.set('/fieldpost-prod-canary', `${made.token}\n`);
    const played = await house.functions.canary.invoke<{ game: string; version: number }>(SWEEP);
    expect(played).toEqual({ game: expect.any(String), version: expect.any(Number), seconds: expect.any(Number) });
    expect(await statusOf(bob.get(`/v1/games/${played.game}`))).toBe('404');
    await house.idle();
    for (const status of ['lobby', 'playing', 'over'])
      expect(JSON.stringify((await bob.get(`/v1/games?status=${status}&limit=100`)).body)).not.toContain(played.game);
    expect((await alice.get('/v1/games?status=over')).body.games[0]).toEqual(of);
    expect((await alice.get(`/v1/games/${played.game}/audit`)).body).toMatchObject({ verdict: 'holds' });
  });

  it('stop what costs most, and no more however often they are called', async () => {
    for (let times = 0; times < 2; times++)
      await expect(house.functions.brake.invoke({})).resolves.toEqual({
        braked: ['fieldpost-prod-costly', 'fieldpost-prod-guests', 'fieldpost-prod-bots'],
      });
    expect([...house.account.runs.values()]).toEqual([0, 0, 0]);
  });

  it('say how people sign in: as the client of the pool, and not by a name', async () => {
    const ways = await fetch(`${house.url}/v1/sign-in`);
    expect(ways.status).toBe(503);
    const asked = await fetch(`${house.url}/v1/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'alice' }),
    });
    expect([asked.status, await asked.json()]).toMatchObject([403, { code: 'SIGN_IN_ELSEWHERE' }]);
  });

  it('end an account, which leaves its games, and keep it', async () => {
    const zed = client(house.url, await house.token('zed'));
    const { body: lobby } = await zed.post('/v1/games', { of: 'diplomacy', settings: { visibility: 'private' } });
    expect(await (await send('DELETE', '/v1/me', 'zed')).json()).toMatchObject({
      ends: expect.any(Number),
      forEver: [],
    });
    const people = dynamoPeople(house.client, house.tables.people);
    const [person = ''] = (await people.list(...personKeys.leaving('ending', ''))).map(({ sk }) => sk);
    const profile = await people.get(...personKeys.profile(person));
    const ends = Number(profile?.value.ends);
    // A message of another end, which a restore took back, takes no person out of a game.
    for (const [when, status] of [
      [ends + 1, 'lobby'],
      [ends, 'over'],
    ] as const) {
      await house.send('ticks', { leave: { person, game: lobby.game, at: when } });
      await house.idle();
      expect((await zed.get(`/v1/games/${lobby.game}`)).body.status).toBe(status);
    }
    await clock();
    await house.functions.guests.invoke(SWEEP);
    expect(await (await send('DELETE', '/v1/me/deletion', 'zed')).json()).toMatchObject({ user: 'zed' });
  });

  it('give a person a handle, which lists show after a sweep', async () => {
    expect((await alice.get('/v1/me')).body).toMatchObject({ kind: 'person', rev: expect.any(Number) });
    expect(await (await send('PATCH', '/v1/me', 'alice', { language: 'ko' })).json()).toMatchObject({ language: 'ko' });
    expect(await (await send('PUT', '/v1/me/handle', 'alice', { handle: '철수' })).json()).toMatchObject({
      handle: '철수',
    });
    await expect(house.functions.guests.invoke(SWEEP)).resolves.toEqual({ erased: 0, renamed: 1 });
    const { body } = await alice.get('/v1/me/games?limit=1');
    expect(Object.values(body.games[0].people)).toContain('철수');
    expect(await (await send('DELETE', '/v1/me/handle', 'alice')).json()).toMatchObject({ formerly: '철수' });
    await expect(house.functions.guests.invoke(SWEEP)).resolves.toEqual({ erased: 0, renamed: 1 });
  });

  it('invite people by name and by link, who are told, and decline; what was sent is withdrawn', async () => {
    const { body } = await alice.post('/v1/games', {
      of: 'diplomacy',
      title: 'By invitation',
      settings: { visibility: 'private' },
    });
    const path = `/v1/games/${body.game}`;
    const { body: sent } = await alice.post(`${path}/invitations`, { to: 'bob' });
    const { body: link } = await alice.post(`${path}/links`, { uses: 1 });
    const carol = client(house.url, await house.token('carol'));
    expect((await carol.post('/v1/me/invitations', { link: link.link })).body).toEqual({
      game: body.game,
      admits: 'seat',
    });
    await house.idle();
    for (const who of [bob, carol])
      expect((await who.get('/v1/me/invitations')).body.invitations).toMatchObject([
        { game: { game: body.game, title: 'By invitation' } },
      ]);
    await clock();
    await house.idle();
    expect((await bob.get('/v1/me/notifications')).body.notifications).toContainEqual(
      expect.objectContaining({ reason: 'invited', game: body.game }),
    );
    expect((await carol.post(`${path}/seats`, { seat: 'austria' })).status).toBe(200);
    expect((await bob.delete(`/v1/me/invitations/${body.game}`)).status).toBe(204);
    expect((await alice.get(`${path}/invitations`)).body).toMatchObject({ invitations: [{ id: sent.id }], links: [] });
    expect((await alice.delete(`${path}/invitations/${sent.id}`)).status).toBe(204);
    expect(await statusOf(bob.get(path))).toBe('404');
    await house.functions.guests.invoke(SWEEP);
  });

  it('end it, and show all of it', async () => {
    await alice.put(`${at}/votes/draw`, { vote: true });
    await bob.put(`${at}/votes/draw`, { vote: true });
    await house.idle();
    expect((await alice.get(at)).body.status).toBe('over');
    const { body: fork } = await alice.post(`${at}/forks`, { title: 'What if' });
    expect((await alice.get(`/v1/games/${fork.game}`)).body).toMatchObject({
      status: 'playing',
      origin: { is: 'fork' },
    });
    expect(await statusOf(alice.delete(`/v1/games/${fork.game}`))).toBe('done');
    const position = {
      season: 'spring',
      year: 1901,
      phase: 'movement',
      unitsBefore: { france: ['A par'] },
      centresBefore: { france: ['par'] },
    };
    expect(await statusOf(alice.post('/v1/imports', { position }))).toBe('done');
    const headers = { authorization: `Bearer ${await house.token('alice')}`, accept: 'application/x-ndjson' };
    const file = await (await fetch(`${house.url}${at}/log`, { headers })).text();
    expect(await statusOf(alice.post('/v1/imports', { file }))).toBe('done');
    const { body: again } = await alice.post(`${at}/rematch`, {});
    await house.idle();
    expect((await bob.get('/v1/me/invitations')).body.invitations).toMatchObject([
      { game: { game: again.game, origin: { is: 'rematch' } } },
    ]);
    await bob.post(`/v1/games/${again.game}/seats`, {});
    expect(await statusOf(bob.post(`/v1/games/${again.game}/confirmations`, {}))).toBe('409');
    for (const path of [
      'people',
      'events',
      'log',
      'phases',
      'export?format=text',
      'board.svg',
      'story',
      'series',
      'state?version=14',
      'press/audit',
    ])
      await alice.get(`${at}/${path}`);
    for (const path of ['state', 'board.svg', 'phases'])
      await alice.get(`${at.replace('/games/', '/public/games/')}/${path}?version=14`);
    for (const path of [
      '/v1/games',
      '/v1/me/export',
      '/v1/rules',
      '/v1/rules/diplomacy',
      '/v1/rules/napoleonics/setups/015/board.svg',
      '/problems/STALE_ASK',
      '/healthz',
    ])
      await alice.get(path);
    const [{ game: of, name }] = RELEASED as [(typeof RELEASED)[number]];
    const engine = await fetch(`${house.url}/v1/rules/${of}/engines/${name}`);
    expect([engine.status, sha256(await engine.text())]).toEqual([200, name]);
    expect(await statusOf(alice.get(`${at}/sight?from=any`))).toBe('404');
    expect(await statusOf(alice.post('/v1/rules/diplomacy/adjudications', {}))).toBe('400');
    expect((await alice.post('/v1/rules/napoleonics/battles', { scenario: '015' })).body.problems).toEqual([]);
  });

  it('rate the day when it is over, and show how people play', async () => {
    // By the clock of the functions, for which it may be tomorrow already; they add by how much it is ahead to a time
    // that they read.
    const today = new Date(Date.now() + house.ahead).toISOString().slice(0, 10);
    const noonAfter = new Date(Date.parse(today) + 36 * 3_600_000 - house.ahead).toISOString();
    await send('PUT', '/v1/me/handle', 'bob', { handle: 'bob-plays' });
    const over = (await alice.get('/v1/games?status=over')).body.games as readonly unknown[];
    expect(over.length).toBeGreaterThan(1);
    expect(await house.functions.ratings.invoke({ ...SWEEP, time: noonAfter })).toEqual({
      games: over.length,
      isDone: true,
    });
    const { body } = await alice.get(`/v1/ratings/${today}`);
    expect(body.games).toContainEqual(expect.objectContaining({ of: 'diplomacy', unrated: 'not-asked' }));
    expect((await alice.get('/v1/rules/diplomacy/balance')).body).toMatchObject({
      of: 'diplomacy',
      setups: [{ games: 1 }],
    });
    expect((await alice.get('/v1/people/bob-plays')).body.records).toContainEqual(
      expect.objectContaining({ of: 'diplomacy', shared: 1 }),
    );
  });

  it('sign its head with the key in KMS, whose public half they show', async () => {
    const { body } = await alice.get(`${at}/audit`);
    expect(body).toMatchObject({ ok: true, complete: true });
    const keys = createRemoteJWKSet(new URL(`${house.url}/.well-known/jwks.json`));
    const { payload, protectedHeader } = await compactVerify(body.signedHead, keys);
    expect(JSON.parse(new TextDecoder().decode(payload))).toMatchObject({ version: body.version, hash: body.hash });
    expect(protectedHeader.alg).toBe('ES256');
  });

  it('tell people what they are to be told, by the ways that they have', async () => {
    const hook = { kind: 'webhook', url: 'https://hooks.fieldpost.invalid/in' };
    const { body: made } = await alice.post('/v1/me/channels', hook);
    expect((await send('PATCH', `/v1/me/channels/${made.id}`, 'alice', { reasons: ['started'] })).status).toBe(200);
    expect((await alice.post(`/v1/me/channels/${made.id}/secret`, {})).status).toBe(200);
    // No such host answers the challenge: it is asked four times before the channel is off.
    await clock();
    await house.idle();
    expect((await alice.get('/v1/me/channels')).body.channels).toMatchObject([{ id: made.id, state: 'unconfirmed' }]);
    const { body } = await alice.get('/v1/me/notifications');
    expect(body.notifications.map(({ reason }: { reason: string }) => reason)).toContain('started');
    expect((await alice.get(`/v1/me/channels/${made.id}/deliveries`)).body).toMatchObject({
      deliveries: [{ reason: 'challenge', state: 'dead', tries: 1, outcome: 'unreachable' }],
    });
    expect((await send('POST', `/v1/me/channels/${made.id}/deliveries/none`, 'alice')).status).toBe(404);
    expect((await send('POST', `/v1/me/channels/${made.id}/confirmation`, 'alice', { code: 'x' })).status).toBe(403);
    expect((await alice.delete(`/v1/me/channels/${made.id}`)).status).toBe(204);
    const endpoint = 'https://push.fieldpost.invalid/x';
    const { keys } = subscribed();
    const browser = await alice.post('/v1/me/channels', { kind: 'push', endpoint, keys });
    const renewal = { channel: browser.body.id, endpoint: `${endpoint}y`, keys, proof: 'A'.repeat(43) };
    expect((await send('POST', '/v1/push/renewal', 'alice', renewal)).status).toBe(403);
    const proof = proofOf(keys.auth, browser.body.id, renewal.endpoint);
    expect((await send('POST', '/v1/push/renewal', 'alice', { ...renewal, proof })).status).toBe(204);
    for (const method of ['GET', 'POST']) expect((await send(method, '/unsubscribe/none', 'alice')).status).toBe(200);
    // A game starts: the browser is told of it, and of what the lists say then.
    const { body: begun } = await alice.post('/v1/games', { of: 'diplomacy', options: { players: 2 } });
    for (const person of [alice, bob]) await person.post(`/v1/games/${begun.game}/seats`, {});
    await alice.post(`/v1/games/${begun.game}/start`, {});
    await house.idle();
    await clock();
    await house.idle();
    const { deliveries } = (await alice.get(`/v1/me/channels/${browser.body.id}/deliveries`)).body;
    const told = deliveries as readonly { readonly game: string; readonly reason: string }[];
    expect(told.filter(({ game }) => game === begun.game)).toMatchObject([
      { reason: 'started', tries: 1, outcome: 'unreachable' },
    ]);
    // Nothing else is told but that a game waits for her.
    const { games: waiting } = (await alice.get('/v1/me/games?awaiting=true&fields=id&limit=100')).body;
    for (const { game, reason } of told.filter((each) => each.game !== begun.game)) {
      expect(reason).toBe('your-turn');
      expect(waiting).toContainEqual({ id: game });
    }
    await dynamoOutages(house.client, house.tables.events).beat(Date.now() - 600_000);
    expect((await send('POST', '/v1/beat', 'alice')).status).toBe(204);
    await clock();
    const { outages } = (await (await send('GET', '/v1/outages', 'alice')).json()) as { outages: unknown };
    expect(outages).toMatchObject([{ entry: { n: 1, by: 'beats' } }]);
    const { ahead } = house;
    for (const hours of [2, 3]) {
      house.ahead = ahead + hours * 3_600_000;
      const { hour } = await house.functions.anchor.invoke<{ hour?: number }>(SWEEP);
      expect(hour).toBeGreaterThan(0);
    }
    house.ahead = ahead;
    const newest = (await alice.get('/anchors/newest')).body;
    expect(newest.anchor).toMatchObject({ before: newest.anchor.hour - 1 });
    const { anchors } = (await alice.get(`/v1/games/${begun.game}/anchors`)).body;
    expect(anchors).toMatchObject([{ in: { anchor: { hour: newest.anchor.before } } }]);
  });

  it('send mails with ids as tags, and turn a channel off whose mail comes back', async () => {
    const { body: made } = await alice.post('/v1/me/channels', { kind: 'mail', address: 'alice@example.org' });
    await clock();
    await house.idle();
    const [mail] = house.mails;
    expect(mail).toMatchObject({
      FromEmailAddress: 'post@play.fieldpost.org',
      ConfigurationSetName: 'fieldpost-prod-mail',
      Destination: { ToAddresses: ['alice@example.org'] },
    });
    const tags = Object.fromEntries((mail?.EmailTags ?? []).map(({ Name, Value }) => [Name, [Value]]));
    expect(tags).toEqual({ person: [expect.stringMatching(/^p[\w-]{20}$/)], channel: [made.id] });
    const detail = { eventType: 'Bounce', mail: { tags }, bounce: { bounceType: 'Permanent' } };
    await house.functions.returned.invoke({ ...SWEEP, detail });
    const { channels } = (await alice.get('/v1/me/channels')).body;
    expect(channels).toContainEqual(expect.objectContaining({ id: made.id, state: 'off', why: 'bounced' }));
    expect((await alice.delete(`/v1/me/channels/${made.id}`)).status).toBe(204);
  });

  it('keep what can wait for a mail at its hour', async () => {
    const place = { kind: 'mail', address: 'alice@example.com', reasons: ['started'] };
    const digest = (new Date().getUTCHours() + 12) % 24;
    const { body: made } = await alice.post('/v1/me/channels', { ...place, digest });
    await clock();
    const code = codeIn(house.mails.at(-1));
    expect((await alice.post(`/v1/me/channels/${made.id}/confirmation`, { code })).status).toBeLessThan(300);
    const { body } = await alice.post('/v1/games', { of: 'diplomacy', options: { players: 2 } });
    for (const person of [alice, bob]) await person.post(`/v1/games/${body.game}/seats`, {});
    const before = house.mails.length;
    await alice.post(`/v1/games/${body.game}/start`, {});
    await house.idle();
    await clock();
    expect(house.mails.length).toBe(before);
    const { ahead } = house;
    house.ahead += 13 * 3_600_000;
    await clock();
    expect(house.mails.slice(before)).toMatchObject([{ Destination: { ToAddresses: ['alice@example.com'] } }]);
    house.ahead = ahead;
    expect((await alice.delete(`/v1/me/channels/${made.id}`)).status).toBe(204);
  });

  it('take the addresses of erased people off the list of SES', async () => {
    const mel = client(house.url, await house.token('mel'));
    for (const address of ['mel+games@example.org', 'mel@example.com'])
      expect((await mel.post('/v1/me/channels', { kind: 'mail', address })).status).toBe(201);
    for (const each of ['mel+games@example.org', 'another@example.org']) house.suppressed.add(each);
    await mel.delete('/v1/me');
    const { ahead } = house;
    house.ahead += 8 * 24 * 3_600_000;
    await expect(house.functions.guests.invoke(SWEEP)).resolves.toMatchObject({ erased: 1 });
    house.ahead = ahead;
    expect([...house.suppressed]).toEqual(['another@example.org']);
    expect(house.functions.guests.lines.filter((line) => line.includes('suppressed'))).toEqual([]);
  });

  it('know hooks of a game, mutes, a whole table, facts and problems', async () => {
    const { body: made } = await alice.post('/v1/games', { of: 'diplomacy' });
    const path = `/v1/games/${made.game}`;
    const { body: hook } = await alice.post(`${path}/hooks`, { url: 'https://hooks.fieldpost.invalid/game' });
    expect((await alice.get(`${path}/hooks`)).body.hooks).toMatchObject([{ id: hook.id }]);
    const channel = `/v1/me/channels/${hook.id}`;
    expect((await send('POST', `${channel}/challenge`, 'alice')).status).toBe(202);
    // Its receiver has not confirmed it.
    expect((await send('POST', `${channel}/test`, 'alice')).status).toBe(409);
    expect((await alice.delete(`${path}/hooks/${hook.id}`)).status).toBe(204);
    expect((await alice.get(`${path}/table`)).body.game).toMatchObject({ status: 'lobby' });
    const mute = `/v1/me/games/${at.slice('/v1/games/'.length)}/mute`;
    expect((await alice.put(mute, { tell: 'turns' })).status).toBe(200);
    expect((await alice.delete(mute)).status).toBe(204);
    expect((await alice.get('/problems')).status).toBe(200);
    expect((await alice.get(`${at}/facts?of=space:par`)).status).toBe(200);
  });

  it('close a lobby', async () => {
    const { body } = await alice.post('/v1/games', { of: 'diplomacy' });
    expect((await send('DELETE', `/v1/games/${body.game}`, 'alice')).status).toBe(200);
  });

  it('were called by every route', ({ skip }) => {
    if (hasFailed) skip('a test before this one failed');
    expect([...house.called].sort()).toEqual(ENDPOINTS.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it('stop a game whose list is ahead of its log, and try no further', async () => {
    const game = at.slice('/v1/games/'.length);
    await dynamoViews(house.client, house.tables.views).put(viewAt(game, 9_999));
    await expect(house.functions.projector.invoke(streamOf(insert(game)))).resolves.toEqual({ batchItemFailures: [] });
    expect(house.functions.projector.lines.at(-1)).toContain('"evidence":"a newer view"');
  });

  it('send what is due soon, and try a game again that cannot be listed', async () => {
    const { status } = await alice.post('/v1/games', { of: 'diplomacy', settings: { lobbyExpires: 60 } });
    expect(status).toBe(201);
    const game = 'g000000000000000dead';
    const Item = { pk: { S: `G#${game}` }, sk: { S: 'C#0000000001' }, kept: { S: 'no commit' } };
    await house.client.send(new PutItemCommand({ TableName: house.tables.events, Item }));
    await expect(house.functions.projector.invoke(streamOf(insert(game)))).resolves.toEqual({ batchItemFailures: [] });
    await house.send('again', { game, tries: 7 });
    await house.idle();
    expect(house.functions.projector.lines.filter((line) => line.includes(game)).length).toBeGreaterThan(1);
  });

  it.for(FUNCTIONS)('need every right that %s has of tables and keys, and no other', (name, { skip }) => {
    if (hasFailed) skip('a test before this one failed');
    expect([...house.used[name]].sort()).toEqual([...house.granted[name]].sort());
    expect(house.refused.filter((each) => each.startsWith(`${name}:`))).toEqual([]);
  });
});

const SWEEP = {
  version: '0',
  id: '53dc4d37-cffa-4f76-80c9-8b7d4a4d2eaa',
  'detail-type': 'Scheduled Event',
  source: 'aws.events',
  account: '123456789012',
  time: '2025-01-06T12:00:00Z',
  region: 'eu-central-1',
  resources: ['arn:aws:events:eu-central-1:123456789012:rule/fieldpost-prod-sweep'],
  detail: {},
};

const record = (
  eventName: 'INSERT' | 'MODIFY' | 'REMOVE',
  game: string,
  commit: string,
  pk = `G#${game}`,
): DynamoDBRecord => ({
  eventID: '7de3041dd709b024af6f29e4fa13d34c',
  eventName,
  eventVersion: '1.1',
  eventSource: 'aws:dynamodb',
  awsRegion: 'eu-central-1',
  dynamodb: {
    ApproximateCreationDateTime: 1736164800,
    Keys: { pk: { S: pk }, sk: { S: commit } },
    SequenceNumber: '4421584500000000017450439091',
    SizeBytes: 26,
    StreamViewType: 'KEYS_ONLY',
  },
  eventSourceARN:
    'arn:aws:dynamodb:eu-central-1:123456789012:table/fieldpost-prod-events/stream/2025-01-06T12:00:00.000',
});
const insert = (game: string): DynamoDBRecord => record('INSERT', game, 'C#0000000001');
const messagesOf = (...games: readonly string[]) => ({
  Records: games.map((game) => ({ messageId: game, body: JSON.stringify({ game }), eventSource: 'aws:sqs' })),
});
const streamOf = (...Records: readonly DynamoDBRecord[]) => ({ Records });

describe('a request as API Gateway sends it', () => {
  const event = async (user: string, body: string) => ({
    version: '2.0',
    routeKey: 'POST /v1/games',
    rawPath: '/v1/games',
    rawQueryString: '',
    headers: {
      ...house.edge,
      authorization: `Bearer ${await house.token(user)}`,
      'content-length': String(body.length),
      'content-type': 'application/json',
      host: 'abcdef1234.execute-api.eu-central-1.amazonaws.com',
      'x-forwarded-proto': 'https',
    },
    requestContext: {
      accountId: '123456789012',
      apiId: 'abcdef1234',
      authorizer: { jwt: { claims: { sub: user, client_id: 'UsersClient' }, scopes: null } },
      domainName: 'abcdef1234.execute-api.eu-central-1.amazonaws.com',
      http: { method: 'POST', path: '/v1/games', protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'curl' },
      requestId: 'JKJaXmPLvHcESHA=',
      routeKey: 'POST /v1/games',
      stage: '$default',
      time: '06/Jan/2025:12:00:00 +0000',
      timeEpoch: Date.now() + house.ahead,
    },
    body,
    isBase64Encoded: false,
  });

  it('is answered', async () => {
    const answer = await house.functions.write.invoke<{ statusCode: number; body: string }>(
      await event('carol', '{"of":"diplomacy"}'),
    );
    expect(answer.statusCode).toBe(201);
    expect(JSON.parse(answer.body)).toMatchObject({ version: 1 });
  });

  it.each([
    { what: 'an access token, without an audience', claims: { client_id: 'UsersClient' }, status: 200 },
    { what: 'an id token', claims: { aud: 'UsersClient' }, status: 200 },
    { what: 'a token for several', claims: { aud: ['other', 'UsersClient'] }, status: 200 },
    { what: 'an access token for another client', claims: { client_id: 'other' }, status: 401 },
    {
      what: 'an id token for another client, whatever else it says',
      claims: { aud: 'other', client_id: 'UsersClient' },
      status: 401,
    },
    { what: 'a token for nobody', claims: {}, status: 401 },
  ])('$what', async ({ claims, status }) => {
    const authorization = `Bearer ${await house.token('carol', claims)}`;
    expect((await fetch(`${house.url}/v1/me/games`, { headers: { authorization } })).status).toBe(status);
  });
});

describe('a request that no route is for', () => {
  const event = (method: string, rawPath: string, headers: Record<string, string> = {}) => ({
    version: '2.0',
    routeKey: '$default',
    rawPath,
    rawQueryString: '',
    headers: { ...house.edge, ...headers },
    requestContext: {
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'curl' },
      requestId: 'JKJaXmPLvHcESHA=',
      routeKey: '$default',
    },
    isBase64Encoded: false,
  });
  const answered = (...of: Parameters<typeof event>) =>
    house.functions.read.invoke<{ statusCode: number; headers: Record<string, string>; body: string }>(event(...of));

  it('HEAD is GET without the body', async () => {
    const { statusCode, headers, body } = await answered('HEAD', '/v1/rules/diplomacy');
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'application/json', '']);
    expect((await answered('HEAD', '/v1/me/games')).statusCode).toBe(401);
    expect((await answered('HEAD', '/v1/games/%')).statusCode).toBe(400);
  });

  it.each([
    { method: 'GET', path: '/v1/nowhere', status: 404, code: 'NO_SUCH_PATH', allow: undefined },
    { method: 'GET', path: '/v1/games/', status: 404, code: 'NO_SUCH_PATH', allow: undefined },
    { method: 'PATCH', path: '/v1/games', status: 405, code: 'METHOD_NOT_ALLOWED', allow: 'GET, HEAD, POST, OPTIONS' },
    { method: 'HEAD', path: '/v1/games/g0/start', status: 405, code: 'METHOD_NOT_ALLOWED', allow: 'POST, OPTIONS' },
    { method: 'GET', path: '/v1/games/g0/votes/draw', status: 405, code: 'METHOD_NOT_ALLOWED', allow: 'PUT, OPTIONS' },
  ])('$method $path: $status $code', async ({ method, path, status, code, allow }) => {
    const { statusCode, headers, body } = await answered(method, path);
    expect(statusCode).toBe(status);
    expect(headers.allow).toBe(allow);
    expect(JSON.parse(body)).toMatchObject({ code, status });
  });

  it('opens a live connection with the secret of the distribution, and refuses one without', async () => {
    const opening = (headers: Record<string, string>) =>
      house.functions.live.invoke({
        headers: { Host: 'abcdef1234.execute-api.eu-central-1.amazonaws.com', ...headers },
        requestContext: { routeKey: '$connect', requestId: 'Kx1abcIFFiACHNw=', connectionId: 'Kx1abcIFFiACHNw=' },
        isBase64Encoded: false,
      });
    expect(await opening({})).toEqual({ statusCode: 403 });
    expect(await opening({ 'x-fieldpost-edge': 'guessed' })).toEqual({ statusCode: 403 });
    expect(await opening(house.edge)).toEqual({ statusCode: 200 });
  });

  it('is answered in Korean on request', async () => {
    const { body } = await answered('GET', '/v1/nowhere', { 'accept-language': 'ko' });
    expect(JSON.parse(body).title).toBe('서버에 없는 경로입니다.');
  });
});

describe('the description of the API', () => {
  it.each(PAGES)('%s is in the bundle of `docs`', async (path) => {
    const asked = (method: string, headers = {}) =>
      invokedIn(join(cloud.bundles, 'docs'), { rawPath: path, headers, requestContext: { http: { method } } });
    const { statusCode, body, headers } = await asked('GET');
    expect(statusCode).toBe(200);
    expect(body).toBe(await (await fetch(house.url + path)).text());
    expect(await asked('HEAD')).toEqual({
      statusCode,
      headers: { ...headers, 'x-request-id': expect.anything() },
      body: '',
    });
    expect((await asked('OPTIONS')).headers!.allow).toBe('GET, HEAD, OPTIONS');
    expect((await asked('PUT')).statusCode).toBe(405);
    const small = await asked('GET', { 'accept-encoding': 'br' });
    const bytes = Buffer.from(small.body!, 'base64');
    expect(body!.length < 1024 ? small.body : brotliDecompressSync(bytes).toString()).toBe(body);
  });
});

describe('what a bundle logs of a bug', () => {
  it.each(['read', 'write'] as const)(
    'names files and lines of the sources: %s, without its environment',
    async (name) => {
      const [method, path] = name === 'read' ? ['GET', '/v1/games'] : ['POST', '/v1/games'];
      const event = {
        routeKey: `${method} ${path}`,
        rawPath: path,
        rawQueryString: '',
        headers: {},
        requestContext: { http: { method } },
      };
      const { answer, lines } = await invokedAndHeard(join(cloud.bundles, name), event);
      expect(answer.statusCode).toBe(500);
      const { level, stack } = JSON.parse(lines) as { readonly level: string; readonly stack: string };
      expect(level).toBe('error');
      expect(stack).not.toContain('.mjs');
      const [, line = ''] = /functions\/features\/auth\/environment\.ts:(\d+):\d+/.exec(stack) ?? [];
      expect(readFileSync('functions/features/auth/environment.ts', 'utf8').split('\n')[Number(line) - 1]).toContain(
        'issuerSchema.parse(env)',
      );
    },
  );
});

/** Whether the log lines of a function that came after `from` are counted for an alarm. */
function rings(alarm: 'tamper' | 'quarantine', name: FunctionName, lines: readonly string[]): number {
  const of = Object.values(all(cloud.template, 'AWS::CloudWatch::Alarm')).find(
    ({ AlarmName }) => AlarmName === `fieldpost-prod-${alarm}`,
  )!;
  const group = `${name[0]!.toUpperCase()}${name.slice(1)}Log`;
  const filters = Object.values(all(cloud.template, 'AWS::Logs::MetricFilter')).filter(
    ({ LogGroupName, MetricTransformations }) => {
      const [{ MetricName, MetricNamespace }] = MetricTransformations as [
        { MetricName: string; MetricNamespace: string },
      ];
      return LogGroupName === group && MetricName === of.MetricName && MetricNamespace === of.Namespace;
    },
  );
  return lines.filter((line) => filters.some(({ FilterPattern }) => isCounted(FilterPattern as string, line))).length;
}

describe('alarms ring for what the functions really write', () => {
  /** What a function writes to its log in one call. */
  async function written(
    name: FunctionName,
    event: unknown,
  ): Promise<{ readonly lines: readonly string[]; readonly answer: unknown }> {
    const { lines } = house.functions[name];
    const before = lines.length;
    const answer = await house.functions[name].invoke(event);
    await new Promise((done) => setTimeout(done, 200));
    return { lines: lines.slice(before), answer };
  }

  it.each([
    { what: 'a commit changed', records: [record('MODIFY', 'g0', 'C#0000000007')], told: ['MODIFY 7'] },
    { what: 'a commit removed', records: [record('REMOVE', 'g0', 'C#0000000001')], told: ['REMOVE 1'] },
    {
      what: 'one of each among others',
      records: [insert('g0'), record('REMOVE', 'g0', 'C#0000000002'), record('MODIFY', 'g1', 'C#0000000003')],
      told: ['REMOVE 2', 'MODIFY 3'],
    },
    { what: 'nothing but new commits', records: [insert('g0')], told: [] },
    {
      what: 'a snapshot written again',
      records: [
        {
          ...record('MODIFY', 'g0', '0000000020'),
          dynamodb: { Keys: { pk: { S: 'S#g0' }, sk: { S: '0000000020' } }, SequenceNumber: '1' },
        },
      ],
      told: [],
    },
  ])('tampering: $what', async ({ records, told }) => {
    const { lines, answer } = await written('projector', streamOf(...(records as DynamoDBRecord[])));
    expect(answer).toEqual({ batchItemFailures: [] });
    expect(lines.map((line) => JSON.parse(line)).map(({ change, commit }) => `${change} ${commit}`)).toEqual(told);
    expect(rings('tamper', 'projector', lines)).toBe(told.length);
  });

  it('quarantine: a game that cannot be folded stands still in every function of the background, and no other does', async () => {
    const broken = await putBroken(house);
    await dynamoViews(house.client, house.tables.views).put(viewAt(broken, 1, { due: 1 }));
    for (const name of ['projector', 'bots'] as const) {
      const event = name === 'bots' ? messagesOf('g1', broken) : streamOf(...['g1', broken].map(insert));
      const { lines, answer } = await written(name, event);
      // The projector tries it again by a queue.
      expect((answer as DynamoDBBatchResponse).batchItemFailures).toHaveLength(name === 'bots' ? 1 : 0);
      expect(JSON.parse(lines[0]!)).toMatchObject({ level: 'error', what: 'quarantine', game: broken });
      expect(rings('quarantine', name, lines)).toBe(1);
    }
    const body = JSON.stringify({ ticks: [{ game: broken, due: 1 }] });
    const { lines, answer } = await written('deadlines', {
      Records: [{ messageId: 'm', body, eventSource: 'aws:sqs' }],
    });
    expect(answer).toEqual({ batchItemFailures: [] });
    expect(rings('quarantine', 'deadlines', lines)).toBe(1);

    expect(
      await statusOf(
        alice.post(`/v1/games/${broken}/actions`, { ask: 'a-secret-of-the-body', command: { type: 'x' } }),
      ),
    ).toBe('500');
    const last = JSON.parse(house.functions.write.lines.at(-1)!);
    expect(last).toMatchObject({ level: 'error', what: 'fault', operation: 'postAction' });
  });

  it('no line of any log holds a token or a body', async () => {
    const lines = FUNCTIONS.flatMap((name) => house.functions[name].lines);
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) {
      expect(line).not.toMatch(/eyJ|Bearer|a-secret-of-the-body|In the cloud/);
      expect(() => JSON.parse(line)).not.toThrow();
    }
  });
});
