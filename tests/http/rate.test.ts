import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answer, act, type House, lobby, open, started } from './kit.ts';

// Every answer that costs a limit of its sender alone tells how much of it is left.

let house: House;
beforeAll(async () => {
  house = await open({ quotas: { hourly: 5, lobbies: 4 } });
});
afterAll(() => house.close());

const limitsOf = ({ headers }: Answer<unknown>): readonly (string | null)[] =>
  ['ratelimit-policy', 'ratelimit'].map((name) => headers.get(name));

it('a new game takes a place in each list of its owner, and a retry takes none', async () => {
  const create = (key: string) =>
    house.as('ann').post('/v1/games', { of: 'duel', options: { hits: 3 } }, { 'idempotency-key': key });
  expect(limitsOf(await create('one'))).toEqual([
    '"hourly";q=5;w=3600, "open";q=1000, "lobbies";q=4',
    '"hourly";r=4;t=3600, "open";r=999, "lobbies";r=3',
  ]);
  house.wait(600);
  expect(limitsOf(await create('two'))[1]).toBe('"hourly";r=3;t=3000, "open";r=998, "lobbies";r=2');
  const again = await create('two');
  expect([again.headers.get('idempotent-replayed'), ...limitsOf(again)]).toEqual(['true', null, null]);
});

it('commands out of turn are counted for their seat, and nobody is told the limits of another', async () => {
  const path = await started(house, { of: 'duel' });
  const vote = (user: string, vote: boolean) => house.as(user).put(`${path}/votes/draw`, { vote });
  const first = await vote('red', true);
  expect(limitsOf(first)).toEqual(['"seat";q=5;w=50', '"seat";r=4;t=10']);
  await vote('red', false);
  expect(limitsOf(await vote('blue', true))[1]).toBe('"seat";r=4;t=10');
  expect(limitsOf(await vote('red', true))[1]).toMatch(/^"seat";r=2;t=\d+$/);
});

it('an answer to a question costs nothing', async () => {
  const path = await started(house, { of: 'duel' });
  expect(limitsOf(await act(house.as('red'), path, { type: 'choose', stance: 'low' }))).toEqual([null, null]);
});

it('messages are counted by the minute and by the day', async () => {
  const path = await started(house, { of: 'diplomacy', settings: { press: { talk: 'both' } } });
  const sent = await house.as('austria').post(`${path}/press`, { to: ['england'], text: 'Shall we?' });
  expect(limitsOf(sent)[0]).toBe('"press";q=20;w=60, "press-day";q=500;w=86400');
  expect(limitsOf(sent)[1]).toMatch(/^"press";r=19;t=\d+, "press-day";r=499;t=\d+$/);
});

it('what costs a shared limit tells of no limit', async () => {
  const guest = await house.as(undefined).post('/v1/guests');
  expect([guest.status, ...limitsOf(guest)]).toEqual([201, null, null]);
});

it('a repeated key is told by everything that is made once', async () => {
  const path = await lobby(house, { of: 'duel', owner: 'mel' });
  const bodies = {
    '/v1/me/tokens': { name: 'phone', scopes: ['games:read'] },
    '/v1/me/bots': { name: 'my-bot' },
    [`${path}/links`]: { admits: 'seat', days: 2 },
    '/v1/guests': undefined,
  };
  for (const [at, body] of Object.entries(bodies)) {
    const key = { 'idempotency-key': '0123456789abcdef0123456789abcdef' };
    const [first, again] = [await house.as('mel').post(at, body, key), await house.as('mel').post(at, body, key)];
    const replayed = [first, again].map(({ headers }) => headers.get('idempotent-replayed'));
    expect([first.status, again.bytes === first.bytes, ...replayed], at).toEqual([201, true, null, 'true']);
  }
});

it('an answer that a client has costs few headers', async () => {
  const path = await started(house, { of: 'duel' });
  const { headers } = await house.as('red').get(path);
  const unchanged = await house.as('red').get(path, { 'if-none-match': String(headers.get('etag')) });
  expect(unchanged.status).toBe(304);
  expect([...unchanged.headers.keys()].sort()).toEqual([
    'access-control-allow-origin',
    'cache-control',
    'connection',
    'date',
    'etag',
    'vary',
    'x-request-id',
  ]);
});
