import { afterAll, beforeAll, expect, it } from 'vitest';
import { duel } from '../kit/duel/index.ts';
import { subscribed } from '../kit/subscribed.ts';
import { differences, newKey, startedAlike, type Twins, twinHouses } from './twin-houses.ts';

// Twin servers: in one of them a player, blue, has a browser. Neither other players learn it, nor an account that signs
// in on the same browser, nor a stranger who tries to renew its subscription.

let pair: Twins;
let path: string;
let channel: string;
const browser = { kind: 'push', endpoint: 'https://push.example/one', keys: subscribed().keys };
beforeAll(async () => {
  pair = await twinHouses(duel, duel);
  path = await startedAlike(pair, 'duel');
  const made = await pair.houses[1].as('blue').post<{ id: string }>('/v1/me/channels', browser, newKey());
  expect(made.status).toBe(201);
  channel = made.body.id;
});
afterAll(() => pair.close());

it.each(['red', 'watcher', undefined])('a browser of blue shows in no answer to %s', async (reader) => {
  expect(await differences(pair, path, reader, 'blue')).toEqual([]);
});

it('a stranger who renews it without its secret is refused as if there were none', async () => {
  const renewal = { channel, endpoint: 'https://push.example/two', keys: subscribed().keys, proof: 'A'.repeat(43) };
  const answers = await Promise.all(pair.houses.map((house) => house.as(undefined).post('/v1/push/renewal', renewal)));
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(2).fill([403, 'WRONG_PROOF']));
  expect(answers[1]?.bytes).toBe(answers[0]?.bytes);
});

it('another account on that browser takes it over, and is not told of blue', async () => {
  const key = newKey();
  const answers = await Promise.all(pair.houses.map((house) => house.as('red').post('/v1/me/channels', browser, key)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[1]?.bytes).toBe(answers[0]?.bytes);
  const lists = await Promise.all(pair.houses.map((house) => house.as('red').get('/v1/me/channels')));
  expect(lists[1]?.bytes).toBe(lists[0]?.bytes);
  const blues = await pair.houses[1].as('blue').get<{ channels: object[] }>('/v1/me/channels');
  expect(blues.body.channels).toMatchObject([{ id: channel, state: 'off', why: 'moved' }]);
  expect(blues.bytes).not.toContain('"red"');
});
