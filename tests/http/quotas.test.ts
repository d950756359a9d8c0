import { expect, it } from 'vitest';
import { type Answer, type House, lobby, open } from './kit.ts';

// What a stranger may use of the service is counted from what is stored, so in all processes alike.

const create = (house: House, user = 'ann', key?: string) =>
  house.as(user).post('/v1/games', { of: 'duel', options: { hits: 3 } }, key === undefined ? {} : { 'idempotency-key': key });
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

it('games open: the next one is opened when one is over; a retry gets its receipt whatever the quota says', async () => {
  const house = await open({ quotas: { open: 2 } });
  expect((await create(house, 'ann', 'first')).status).toBe(201);
  const path = await lobby(house, { of: 'duel' });
  expect(saidBy(await create(house))).toBe('429 QUOTA_EXCEEDED 60 "open";q=2 "open";r=0;t=60');
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

it('games with bots: so many for each owner, however many bots sit in each', async () => {
  const house = await open({ quotas: { bots: 1 } });
  const [first, second] = [await lobby(house, { of: 'duel' }), await lobby(house, { of: 'duel' })];
  for (const seat of ['red', 'blue']) expect((await house.as('ann').post(`${first}/seats`, { seat, kind: 'bot' })).status).toBe(200);
  const refused = await house.as('ann').post(`${second}/seats`, { seat: 'red', kind: 'bot' });
  expect(saidBy(refused)).toBe('429 QUOTA_EXCEEDED 60 "bots";q=1 "bots";r=0;t=60');
  expect((await house.as('ann').post(`${second}/seats`, { seat: 'red' })).status).toBe(200);
  await house.close();
});
