import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import RELEASED from '../../engines/engines.json' with { type: 'json' };
import { rateDays } from '../../functions/features/ratings/daily.ts';
import { NOON } from '../kit/table.ts';
import { API, at, DESCRIBED } from './conformance.ts';
import { act, type House, open, started } from './kit.ts';

// Every GET of the description, walked: its 200 has a tag, and a request that brings the tag is answered 304, without a
// body.

let house: House;
let over: string;
let game: string;
let battle: string;
let channel: string;
let reported: string;
beforeAll(async () => {
  house = await open();
  game = await started(house, { of: 'diplomacy', owner: 'france', settings: { deadlines: { default: 3600 } } });
  for (const seat of ['france', 'turkey']) await act(house.as(seat), game, { type: 'orders', orders: {} });
  battle = await started(house, { of: 'napoleonics', options: { scenario: '015' } });
  await house.as('top').put(`${battle}/votes/draw`, { vote: true });
  over = await started(house, { of: 'diplomacy', owner: 'france' });
  for (const seat of ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'])
    await house.as(seat).put(`${over}/votes/draw`, { vote: true });
  await house
    .as('france')
    .post('/v1/me/tokens', { name: 'phone', scopes: ['me'], days: 9 }, { 'idempotency-key': 'a-token' });
  const hook = { kind: 'webhook', url: 'https://hooks.example/' };
  await house.as('france').post(`${game}/press`, { to: 'all', text: 'Reported.' });
  const reason = 'For a test.';
  reported = (
    await house.as('turkey').post<{ id: string }>('/v1/me/reports', {
      game: game.slice('/v1/games/'.length),
      conversation: 'all',
      n: 1,
      reason,
    })
  ).body.id;
  channel = (await house.as('france').post<{ id: string }>('/v1/me/channels', hook, { 'idempotency-key': 'a-channel' }))
    .body.id;
  await house.as('france').put('/v1/me/handle', { handle: 'paris-fox' });
  await rateDays(house.service, house.now + DAY_MS);
  await house.anchor();
  await house.as('france').post('/v1/me/bots', { name: 'Botty' }, { 'idempotency-key': 'a-bot' });
});
afterAll(() => house.close());

const DAY_MS = 86_400_000;
const DAY = new Date(NOON).toISOString().slice(0, 10);

/** A released engine of a game. */
const engineOf = (of: string): string => RELEASED.find(({ game }) => game === of)!.name;

const GETS = DESCRIBED.filter(({ method }) => method === 'GET');
/** What stands in the paths beside a game, and what a query must say. */
const GIVEN: { readonly [parameter: string]: string } = {
  rules: 'diplomacy',
  hour: 'newest',
  code: 'STALE_ASK',
  engine: engineOf('diplomacy'),
  handle: 'paris-fox',
  day: DAY,
};
const OF_SETUPS: typeof GIVEN = { rules: 'napoleonics', setup: '015' };
const NEEDED: { readonly [operation: string]: string } = {
  getExport: '?format=text',
  getSight: '?from=F-FA-1',
  getFacts: '?of=space:par',
  getPublicState: '?version=10',
  getPublicBoard: '?version=10',
  getPublicPhases: '?version=10',
};
/** The game that an operation is asked about. */
const gameOf = (id: string): string => ({ getLog: over, getSight: battle })[id] ?? game;

const addressOf = ({ id, path }: { readonly id: string; readonly path: string }): string =>
  path
    .replace('/v1/games/{game}', gameOf(id))
    .replace('/v1/public/games/{game}', gameOf(id).replace('/games/', '/public/games/'))
    .replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => (id === 'getSetupBoard' ? OF_SETUPS : { ...GIVEN, channel, caseId: reported })[name] ?? name,
    ) + (NEEDED[id] ?? '');

const untagged = (operation: object): unknown => (operation as { readonly 'x-untagged'?: string })['x-untagged'];
/** Whether an operation takes a version, and otherwise answers about the newest. */
const takesVersion = ({ pointer, operation }: (typeof GETS)[number]): boolean =>
  ((operation.parameters ?? []) as unknown as unknown[]).some((_, i) => {
    const { part } = at(`${pointer}/parameters/${i}`);
    return part.name === 'version' && part.required !== true;
  });
const versioned = GETS.filter(takesVersion);

async function heldTo(address: string, user: string | undefined): Promise<void> {
  const first = await house.as(user).get(address);
  expect(first.status, `${address}: ${first.bytes}`).toBe(200);
  const tag = first.headers.get('etag');
  expect(tag, address).toMatch(/^(W\/)?"[\w-]{27}"$/);
  for (const given of [tag!, `"other", ${tag}`]) {
    const again = await house.as(user).get(address, { 'if-none-match': given });
    expect([again.status, again.bytes, again.headers.get('etag')], address).toEqual([304, '', tag]);
    expect(again.headers.get('cache-control'), address).toBe(first.headers.get('cache-control'));
    expect(again.headers.get('vary'), address).toBe(first.headers.get('vary'));
  }
  expect((await house.as(user).get(address, { 'if-none-match': '"other"' })).status).toBe(200);
}

describe('every GET that is described', () => {
  it.each(GETS.map((get) => [get.id, get] as const))('%s', async (_, get) => {
    const address = addressOf(get);
    const reason = untagged(get.operation);
    if (reason !== undefined) {
      expect(String(reason).length).toBeGreaterThan(20);
      const { headers } = await house.as(address.startsWith('/v1/moderation') ? 'mod' : 'france').get(address);
      expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'no-store']);
      return;
    }
    await heldTo(address, 'france');
    if (get.operation.security?.some((each) => Object.keys(each).length === 0)) await heldTo(address, undefined);
  });

  it('has a tag, except a few', () => {
    expect(GETS.filter(({ operation }) => untagged(operation) !== undefined).map(({ id }) => id)).toEqual([
      'getPress',
      'getPressAudit',
      'exportAccount',
      'listCases',
      'getCase',
      'askUnsubscribe',
      'getHealth',
    ]);
    expect(Object.keys(API.paths).length).toBeGreaterThan(25);
  });
});

describe('an answer about a version', () => {
  it.each(versioned.map((get) => [get.id, get] as const))('%s: the newest one and a past one', async (id, get) => {
    const { body } = await house.as('france').get<{ version: number }>(gameOf(id));
    const address = addressOf(get);
    for (const version of [body.version, body.version - 1])
      await heldTo(`${address}${address.includes('?') ? '&' : '?'}version=${version}`, 'france');
  });

  it('there are eight that take one', () => {
    expect(versioned.map(({ id }) => id)).toEqual([
      'getGame',
      'getState',
      'getActions',
      'getSeries',
      'getExport',
      'getBoard',
      'getSight',
      'getFacts',
    ]);
  });

  it('is another one where its reader has come to see more of it', async () => {
    const own = await started(house, { of: 'duel', settings: { anonymous: true } });
    const past = `${own}/state?version=4`;
    const [red, blue] = await Promise.all(['red', 'blue'].map((user) => house.as(user).get(past)));
    expect(red!.headers.get('etag')).not.toBe(blue!.headers.get('etag'));
    expect((await house.as('red').get(past, { 'if-none-match': blue!.headers.get('etag')! })).status).toBe(200);
  });
});
