import { expect, it } from 'vitest';
import { quotasSchema } from '../../functions/features/costs/quotas.ts';
import { type Answer, type Client, clientOf, type House, lobby, open, started } from './kit.ts';

// What a stranger may use of the service is counted from what is stored, so in all processes alike.

const create = (house: House, user = 'ann', key?: string) =>
  house
    .as(user)
    .post('/v1/games', { of: 'duel', options: { hits: 3 } }, key === undefined ? {} : { 'idempotency-key': key });
const saidBy = ({ status, body, headers }: Answer<{ readonly code?: string }>) =>
  `${status} ${body.code ?? ''} ${headers.get('retry-after') ?? ''} ${headers.get('ratelimit-policy') ?? ''} ${headers.get('ratelimit') ?? ''}`;

it('games opened in an hour: so many for each person, over two processes that are asked at the same time', async () => {
  const one = await open({ quotas: { hourly: 5 } });
  const two = await open({ quotas: { hourly: 5 }, stores: one.stores });
  const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => create(i % 2 === 0 ? one : two)));
  // Who met another process's write too often comes again.
  expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(5);
  for (let i = 0; i < 5; i++) await create(two);
  const { body } = await one.as('ann').get<{ games: unknown[] }>('/v1/me/games?limit=100');
  expect(body.games).toHaveLength(5);
  one.wait(600);
  expect(saidBy(await create(one))).toBe('429 QUOTA_EXCEEDED 3000 "hourly";q=5;w=3600 "hourly";r=0;t=3000');
  expect((await create(one, 'ben')).status).toBe(201);
  one.wait(3000);
  expect((await create(one)).status).toBe(201);
  await Promise.all([one.close(), two.close()]);
});

it('games open: the next one is opened when one is over; a retry gets its receipt in spite of the quota', async () => {
  const house = await open({ quotas: { open: 2 } });
  expect((await create(house, 'ann', 'first')).status).toBe(201);
  const path = await lobby(house, { of: 'duel' });
  expect(saidBy(await create(house))).toBe('429 QUOTA_EXCEEDED  "open";q=2 "open";r=0');
  const again = await create(house, 'ann', 'first');
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
  await house.as('ann').post(`${path}/seats`, { seat: 'red' });
  await house.as('ben').post(`${path}/seats`, { seat: 'blue' });
  await house.as('ann').post(`${path}/start`);
  for (const user of ['ann', 'ben']) await house.as(user).put(`${path}/votes/draw`, { vote: true });
  expect((await create(house)).status).toBe(201);
  expect((await create(house)).status).toBe(429);
  await house.close();
});

it('lobbies: twenty for each person, unless said otherwise; one that has begun, or is closed, makes way for another', async () => {
  expect(quotasSchema.parse({})).toMatchObject({ lobbies: 20 });
  const house = await open({ quotas: { lobbies: 2 } });
  const path = await lobby(house, { of: 'duel' });
  const second = await lobby(house, { of: 'duel' });
  expect(saidBy(await create(house))).toBe('429 QUOTA_EXCEEDED  "lobbies";q=2 "lobbies";r=0');
  expect((await create(house, 'ben')).status).toBe(201);
  for (const [user, seat] of [
    ['ann', 'red'],
    ['ben', 'blue'],
  ] as const)
    await house.as(user).post(`${path}/seats`, { seat });
  await house.as('ann').post(`${path}/start`);
  expect((await create(house)).status).toBe(201);
  expect((await create(house)).status).toBe(429);
  await house.as('ann').delete(second);
  expect((await create(house)).status).toBe(201);
  await house.close();
});

it('games with bots: so many for each owner, however many bots sit in each', async () => {
  const house = await open({ quotas: { bots: 1 } });
  const [first, second] = [await lobby(house, { of: 'duel' }), await lobby(house, { of: 'duel' })];
  for (const seat of ['red', 'blue'])
    expect((await house.as('ann').post(`${first}/seats`, { seat, kind: 'bot' })).status).toBe(200);
  const refused = await house.as('ann').post(`${second}/seats`, { seat: 'red', kind: 'bot' });
  expect(saidBy(refused)).toBe('429 QUOTA_EXCEEDED  "bots";q=1 "bots";r=0');
  expect((await house.as('ann').post(`${second}/seats`, { seat: 'red' })).status).toBe(200);
  await house.close();
});

/** The clients of one person: signed in, with two personal tokens, and this number of bot accounts. */
async function handsOf(house: House, user: string, programs: number): Promise<readonly Client[]> {
  const me = house.as(user);
  const scopes = ['games:read', 'games:play', 'me'];
  const bots: (string | undefined)[] = [undefined, undefined];
  for (let i = 0; i < programs; i++)
    bots.push((await me.post<{ id: string }>('/v1/me/bots', { name: `helper-${i}` })).body.id);
  const hands = [me];
  for (const bot of bots) {
    const { status, body } = await me.post<{ token: string }>('/v1/me/tokens', {
      name: 'hand',
      scopes,
      ...(bot !== undefined && { bot }),
    });
    expect(status).toBe(201);
    hands.push(clientOf(house.url, user, async () => body.token));
  }
  return hands;
}
const DUEL = { of: 'duel', options: { hits: 3 } };

it('nobody has more by more tokens, by programs, or by programs that take the place of others', async () => {
  const house = await open({ quotas: { open: 6, bots: 1 } });
  const hands = await handsOf(house, 'ann', 2);
  const paths: string[] = [];
  for (const hand of hands) {
    const { status, headers } = await hand.post('/v1/games', DUEL);
    expect(status).toBe(201);
    paths.push(String(headers.get('location')));
  }
  const seating = await Promise.all(
    hands.map((hand, i) => hand.post(`${paths[i]}/seats`, { seat: 'red', kind: 'bot' })),
  );
  expect(seating.filter(({ status }) => status === 200)).toHaveLength(1);
  const { body } = await house.as('ann').get<{ bots: { id: string }[] }>('/v1/me/bots');
  for (const { id } of body.bots) await house.as('ann').delete(`/v1/me/bots/${id}`);
  const others = (await handsOf(house, 'ann', 2)).slice(-2);
  const answers = [await others[0]?.post('/v1/games', DUEL), await others[1]?.post('/v1/games', DUEL)];
  expect(answers.map((answer) => `${answer?.status} ${answer?.body.code ?? ''}`)).toEqual([
    '201 ',
    '429 QUOTA_EXCEEDED',
  ]);
  expect((await house.as('ben').post('/v1/games', DUEL)).status).toBe(201);
  await house.close();
});

it('sandboxes: twenty for each person, unless said otherwise; one that is closed makes way for another', async () => {
  expect(quotasSchema.parse({})).toMatchObject({ sandboxes: 20 });
  const house = await open({ quotas: { sandboxes: 2, lobbies: 1 } });
  const sandbox = () =>
    house.as('ann').post<{ game: string; code?: string }>('/v1/games', {
      of: 'duel',
      options: { hits: 3 },
      settings: { sandbox: true },
    });
  const first = await sandbox();
  expect([first.status, (await sandbox()).status]).toEqual([201, 201]);
  expect(saidBy(await sandbox())).toBe('429 QUOTA_EXCEEDED  "sandboxes";q=2 "sandboxes";r=0');
  expect((await create(house)).status).toBe(201);
  expect((await house.as('ann').delete(`/v1/games/${first.body.game}`)).status).toBe(200);
  expect((await sandbox()).status).toBe(201);
  await house.close();
});

it('lobbies closed and opened again make room among the open ones, and count in the hour', async () => {
  const house = await open({ quotas: { open: 1, hourly: 3 } });
  for (let i = 0; i < 3; i++) {
    const path = await lobby(house, { of: 'duel' });
    expect(saidBy(await create(house))).toMatch(
      i < 2 ? /^429 QUOTA_EXCEEDED {2}"open"/ : /^429 QUOTA_EXCEEDED \d+ "hourly"/,
    );
    await house.as('ann').post(`${path}/seats`, { seat: 'red' });
    expect((await house.as('ann').delete(`${path}/seats/red`)).status).toBe(200);
  }
  expect(saidBy(await create(house))).toMatch(/^429 QUOTA_EXCEEDED 3600 "hourly"/);
  await house.close();
});

it('open games and games with bots are counted over two processes that are asked at the same time', async () => {
  const quotas = { open: 4, bots: 2 };
  const one = await open({ quotas });
  const two = await open({ quotas, stores: one.stores });
  const hands = [...(await handsOf(one, 'ann', 1)), two.as('ann')];
  const made = await Promise.all(
    Array.from({ length: 15 }, (_, i) => hands[i % hands.length]?.post('/v1/games', DUEL)),
  );
  for (let i = 0; i < 4; i++) made.push(await two.as('ann').post('/v1/games', DUEL));
  const paths = made.flatMap((answer) => (answer?.status === 201 ? [String(answer.headers.get('location'))] : []));
  expect(paths).toHaveLength(4);
  const seat = (house: House, path: string) => house.as('ann').post(`${path}/seats`, { seat: 'red', kind: 'bot' });
  for (const path of paths) {
    // Of two processes that seat a bot in one game at once, one finds the seat taken.
    await Promise.all([seat(one, path), seat(two, path)]);
  }
  // Nobody else asks now: what is left is taken.
  for (const path of paths) await seat(one, path);
  const seated = await Promise.all(
    paths.map(async (path) => (await two.as('ann').get<{ seats: { holder?: object }[] }>(path)).body.seats),
  );
  expect(seated.filter(([red]) => red?.holder !== undefined)).toHaveLength(2);
  await Promise.all([one.close(), two.close()]);
});

it('commits that need no turn are counted from the log: over two processes at once, a later third, and with any token', async () => {
  const one = await open();
  const two = await open({ stores: one.stores });
  const path = await started(one, { of: 'duel' });
  const [, token] = await handsOf(one, 'red', 0);
  const sent = await Promise.all(
    Array.from({ length: 16 }, (_, i) => {
      const client = [one.as('red'), two.as('red'), token ?? one.as('red')][i % 3];
      return client?.put(`${path}/votes/draw`, { vote: i % 2 === 0 }, { 'idempotency-key': `vote-${i}` });
    }),
  );
  const codes = sent.map((answer) => `${answer?.status} ${answer?.body.code ?? ''}`.trim());
  expect(codes.filter((code) => code === '200').length).toBeLessThanOrEqual(5);
  expect(codes.filter((code) => !['200', '429 TOO_MANY', '503 BUSY'].includes(code))).toEqual([]);
  const spend = async (house: House): Promise<string> => {
    const { status, body } = await house.as('red').put(`${path}/standing-orders`, { standing: {} });
    return `${status} ${body.code ?? ''}`.trim();
  };
  for (let i = 0; i < 5; i++) await spend(two);
  const three = await open({ stores: one.stores });
  expect(await Promise.all([one, two, three].map(spend))).toEqual(Array(3).fill('429 TOO_MANY'));
  const commits = await one.service.log.read(path.slice('/v1/games/'.length), 0);
  expect(commits.filter(({ envelope }) => envelope.by === 'seat:red' && envelope.ask === undefined)).toHaveLength(5);
  // The other seat has a separate quota.
  expect((await two.as('blue').put(`${path}/votes/draw`, { vote: true })).status).toBe(200);
  await Promise.all([one.close(), two.close(), three.close()]);
});

it('a full list says no time to wait, and names games that could be ended, five at most; ending one makes room', async () => {
  const house = await open({ quotas: { lobbies: 7 } });
  const mine: string[] = [];
  for (let i = 0; i < 7; i++) mine.push((await create(house)).body.game);
  const refused = await house.as('ann').post<{ games: readonly string[] }>('/v1/games', DUEL);
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, false]);
  expect(refused.body.games).toHaveLength(5);
  expect(mine).toEqual(expect.arrayContaining([...refused.body.games]));
  for (const game of refused.body.games) expect((await house.as('ann').delete(`/v1/games/${game}`)).status).toBe(200);
  expect((await create(house)).status).toBe(201);
  await house.close();
});
