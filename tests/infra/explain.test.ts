import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Load } from '../../functions/platform/courier/loads.ts';
import { masterFrom, ringsFrom } from '../../functions/platform/dynamo/master.ts';
import { dynamoVault } from '../../functions/platform/dynamo/vault.ts';
import { type House, KEYS, open } from '../http/kit.ts';
import { keptIn, sweptIn } from '../http/sweeping.ts';
import { startDynalite, type TestDynamo } from '../kit/dynalite.ts';
import { dynamoStores } from '../kit/dynamo-stores.ts';
import { printed } from './printed.ts';

// `fieldpost explain`, as an operator types it, on the tables that a server wrote.

const SECRET_ORDER = 'A Paris - Burgundy';
const HOOK = 'https://hooks.example/a-secret-path';

let dynamo: TestDynamo;
let house: House;
let game: string;
let path: string;
beforeAll(async () => {
  dynamo = await startDynalite();
  const env = { FIELDPOST_KEY: KEYS.master };
  vi.stubEnv('DYNAMODB_ENDPOINT', dynamo.endpoint);
  vi.stubEnv('TABLE_PREFIX', 'test-');
  vi.stubEnv('FIELDPOST_KEY', env.FIELDPOST_KEY);
  const vault = dynamoVault(dynamo.client, dynamo.tables.vault, ringsFrom(env, masterFrom(env)));
  house = await open({ stores: { ...dynamoStores(dynamo.client, dynamo.tables), vault } });
  await house.as('alice').post('/v1/me/channels', { kind: 'webhook', url: HOOK });
  await sweptIn(house, 0, { courier: async () => ({ outcome: '2xx', echoed: true }) });
  const seats = Object.fromEntries(['austria', 'england', 'italy', 'russia', 'turkey'].map((seat) => [seat, 'bot']));
  const { body } = await house.as('alice').post('/v1/games', {
    of: 'diplomacy',
    title: 'A title that nobody prints',
    seats: { france: 'me', ...seats },
    settings: { deadlines: { default: 86_400 } },
  });
  game = body.game;
  path = `/v1/games/${game}`;
  await house.as('bob').patch('/v1/me', { notifications: ['over'] });
  await house.as('bob').post(`${path}/seats`, { seat: 'germany' });
  await house.as('alice').post(`${path}/start`, {});
});
afterAll(async () => {
  await house.close();
  await dynamo.stop();
  vi.unstubAllEnvs();
});

const explained = async (...args: string[]): Promise<string> => {
  const { code, output } = await printed('explain', game, ...args);
  expect([code, output]).toEqual([
    0,
    expect.not.stringMatching(/Paris|a-secret-path|hooks\.example|A title|alice|bob/),
  ]);
  return output;
};
const told = (outcome: '2xx' | '5xx', seconds: number) =>
  sweptIn(house, seconds, { courier: async () => ({ outcome }) });
const iso = (at: number): string => new Date(at).toISOString();

describe('a question', () => {
  it('is told since when, until when, by which channels, and why not to a player who is not told', async () => {
    const asked = iso(house.now);
    expect(await explained('--seat', 'france')).toContain('no notification of the turn: it waits in the queue until');
    await told('5xx', 91);
    const france = await explained('--seat', 'france');
    expect(france).toContain(`${asked}  asked S1901M (orders)`);
    expect(france).toContain(`deadline ${iso(house.now - 91_000 + 86_400_000)} (question)`);
    expect(france).toMatch(/told your-turn\n {6}channel w[\w-]{12} \(webhook\): waits \(1 try, answer 5xx\)/);
    await told('2xx', 60);
    expect(await explained('--seat', 'france')).toMatch(/\(webhook\): sent 2025-\S+ \(2 tries, answer 2xx\)/);
    const germany = await explained('--seat', 'germany');
    expect(germany).toContain('no channel: notifications are only on the site');
    expect(germany).toContain('no notification of the turn: muted: the person wants no notification of turns');
    expect(await explained('--seat', 'italy')).toContain('a bot, or an erased account: nothing is told');
  });

  it('ends by saved orders, by final ones, and by the default answer', async () => {
    const orders = { ask: 'S1901M', written: { orders: [SECRET_ORDER], ready: false } };
    expect((await house.as('alice').post(`${path}/actions`, orders)).status).toBe(200);
    expect(await explained('--seat', 'france')).toMatch(/saved, not final\n {4}open/);
    house.wait(86_400 - 140);
    await house.sweep();
    expect(await explained('--seat', 'france')).toContain('timeout: standing or saved orders answered');
    expect(await explained('--seat', 'germany')).toContain('timeout: the default answer');
    const { seats, ...rest } = JSON.parse(await explained('--json', '--seat', 'germany'));
    expect(rest).toMatchObject({ game, status: 'playing', version: rest.listed });
    expect(seats[0].questions[0]).toMatchObject({ seat: 'germany', ask: 'S1901M', end: { how: 'lapse' } });
  });

  it('is told as muted in the game, kept back by quiet hours, and by a channel that is off', async () => {
    const alice = house.as('alice');
    const hour = (later: number): string => `${String((new Date().getUTCHours() + later) % 24).padStart(2, '0')}:00`;
    const hours = async (zone: string, from: number) =>
      alice.patch('/v1/me', { zone, quiet: { from: hour(from), to: hour(from + 2) } });
    await told('5xx', 91);
    await hours('UTC', 0);
    expect(await explained('--seat', 'france')).toMatch(/told your-turn\n.*waits: quiet hours until 20\d\d-/);
    await alice.put(`/v1/me/games/${game}/mute`, { tell: 'nothing' });
    const muted = await explained('--seat', 'france');
    expect(muted).toContain('notifications of this game: nothing');
    expect(muted).toContain('waits, and is dropped at its time: the person muted the game');
    await alice.put(`/v1/me/games/${game}/mute`, { tell: 'all' });
    await hours('UTC', 4);
    await sweptIn(house, 60, { courier: async () => ({ outcome: '4xx', gone: '410' }) });
    const off = await explained('--seat', 'france');
    expect(off).toMatch(/told your-turn\n.*given up \S+ \(2 tries, answer 4xx\): the channel is off \(gone\)/);
  });

  it('is told by a letter with others, which waited for them', async () => {
    const alice = house.as('alice');
    const loads: Load[] = [];
    const post = { from: 'fieldpost@fieldpost.invalid', origin: 'https://fieldpost.example' };
    const mailed = (seconds: number) => sweptIn(house, seconds, { courier: keptIn(loads), post });
    await alice.patch('/v1/me', { quiet: null });
    const place = { kind: 'mail', address: 'alice@example.org', reasons: ['your-turn', 'started'] };
    const { id } = (await alice.post<{ id: string }>('/v1/me/channels', place)).body;
    await mailed(0);
    const [asking] = loads.flatMap((load) => ('letter' in load ? [load.letter.message] : []));
    const text = Buffer.from(asking ?? '', 'base64')
      .toString('utf8')
      .replaceAll('=\r\n', '')
      .replaceAll('=3D', '=');
    const code = text.split(`confirm=${id}.`)[1]?.split(/\s/)[0];
    expect((await alice.post(`/v1/me/channels/${id}/confirmation`, { code })).status).toBe(200);
    await house.sweep();
    house.wait(86_400);
    await house.sweep();
    await alice.post('/v1/games', { of: 'napoleonics', seats: { top: 'me', bottom: 'bot' }, start: true });
    await mailed(91);
    const kept = 'kept for minutes, or until quiet hours end: letters that come together are one';
    expect(await explained('--seat', 'france')).toContain(`channel ${id} (mail): ${kept}`);
    await mailed(180);
    expect(await explained('--seat', 'france')).toMatch(
      new RegExp(`channel ${id} \\(mail\\): sent \\S+ \\(1 try, answer 2xx\\) in a letter with others`),
    );
  });
});

it('says that there is no such game or seat', async () => {
  expect(await printed('explain', 'g00000000000000000000')).toMatchObject({ code: 1 });
  expect(await printed('explain', game, '--seat', 'prussia')).toMatchObject({
    code: 1,
    output: `${game} has no seat prussia\n`,
  });
  expect((await printed('explain')).code).toBe(64);
});
