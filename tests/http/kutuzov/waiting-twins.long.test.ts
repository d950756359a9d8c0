import { afterEach, beforeEach, expect, it } from 'vitest';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import { BY_MAIL } from '../../../domain/kutuzov/standing.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { keys as orderKeys } from '../../../functions/features/matches/keys.ts';
import { eager } from '../../kit/eager.ts';
import { random } from '../../kit/random.ts';
import { type Ears, earsIn } from '../../live/ears.ts';
import type { Listener } from '../../live/listener.ts';
import { type Actions, type House, SEATS } from '../kit.ts';
import { answer, differences, newKey, same, startedAlike, type Twins, twinHouses } from '../twin-houses.ts';

// Two servers with the same game. In the second a player changes their standing order again and again, always to one
// with the same answers: everybody else gets the same bytes, at the same moments, by every channel.

let pair: Twins;
let listeners: Listener[] = [];
beforeEach(async () => {
  pair = await twinHouses(kutuzov, kutuzov);
});
afterEach(async () => {
  for (const each of listeners.splice(0)) await each.close();
  listeners = [];
  await pair.close();
});

const gameIn = (path: string): string => path.slice('/v1/games/'.length);
const commitsIn = (house: House, path: string) => house.stores.log.read(gameIn(path), 0);
const entriesIn = async (house: House, path: string): Promise<readonly number[]> =>
  (await commitsIn(house, path)).map(
    ({ envelope }) => envelope.events.filter(({ type }) => type === 'match/stood').length,
  );

/** Orders that say the same as the usual one, in other words, and at last it itself. */
const ALIKE: readonly Json[] = [
  { ...BY_MAIL, askIf: [...(BY_MAIL.askIf ?? []), { if: 'contact' }] } as never,
  { ...BY_MAIL, askIf: [...(BY_MAIL.askIf ?? [])].reverse() } as never,
  BY_MAIL as never,
];

/**
 * Plays both games alike by this number of commands; before each, a player may do something on the second server alone.
 */
async function playAlike(path: string, most: number, meddle: (n: number) => Promise<void>): Promise<void> {
  const below = random(7);
  for (let n = 0; n < most; n++) {
    await meddle(n);
    let isAsked = false;
    for (const seat of SEATS.kutuzov) {
      const { body } = await pair.houses[0].as(seat).get<Actions>(`${path}/actions`);
      const [question] = body.actions;
      if (question === undefined) continue;
      await answer(pair, path, seat, same(eager(question.legal, below)!), question.ask);
      isAsked = true;
      break;
    }
    if (!isAsked) return;
  }
}

it('orders that are changed in the middle of an impulse show nowhere', async () => {
  const others = ['fn', 'r2', 'watcher'];
  const path = await startedAlike(pair, 'kutuzov', { scenario: 3 });
  const ears: Ears[] = [];
  for (const user of others) ears.push(await earsIn(pair, user, listeners));
  for (const each of ears) await each.wish({ games: [gameIn(path)], me: true });
  let changes = 0;
  await playAlike(path, 60, async (n) => {
    if (n % 2 === 1) return;
    pair.houses[0].wait(10);
    pair.houses[1].wait(10);
    const { status } = await pair.houses[1]
      .as('r1')
      .put(`${path}/standing-orders`, { standing: ALIKE[n % ALIKE.length] }, newKey());
    expect(status).toBe(200);
    changes++;
  });
  expect(changes).toBeGreaterThan(20);
  const [one, two] = [await entriesIn(pair.houses[0], path), await entriesIn(pair.houses[1], path)];
  expect(two).toEqual(one);
  expect(one.filter((count) => count > 0).length).toBeGreaterThan(2);
  expect(new Set(one)).toEqual(new Set([0, SEATS.kutuzov.length]));
  // What was sealed did differ.
  const sealed = async (house: House): Promise<string> =>
    JSON.stringify((await commitsIn(house, path)).map(({ secrets }) => secrets.seals));
  expect(await sealed(pair.houses[0])).not.toBe(await sealed(pair.houses[1]));
  for (const who of ['r2', 'watcher', undefined, 'fn']) expect(await differences(pair, path, who, 'r1')).toEqual([]);
  for (const each of ears) {
    const [heard, heardToo] = await each.heard();
    expect(heardToo, each.user).toBe(heard);
    expect(heard, each.user).toContain('"type":"game"');
  }
});

it('the logs are alike apart from what is sealed', async () => {
  const path = await startedAlike(pair, 'kutuzov', { scenario: 3 });
  await playAlike(path, 40, async (n) => {
    if (n % 8 !== 3) return;
    await pair.houses[1]
      .as('fs')
      .put(`${path}/standing-orders`, { standing: ALIKE[(n >> 3) % ALIKE.length] }, newKey());
  });
  const logs = await Promise.all(
    pair.houses.map(async (house) => (await commitsIn(house, path)).map(({ envelope }) => envelope)),
  );
  expect(logs[1]).toEqual(logs[0]);
});

it('orders that are refused, sent again, and forgotten, because their giver leaves or the game ends, show nowhere', async () => {
  const path = await startedAlike(pair, 'kutuzov', { scenario: 3 });
  const ears: Ears[] = [];
  for (const user of ['fn', 'watcher']) ears.push(await earsIn(pair, user, listeners));
  for (const each of ears) await each.wish({ games: [gameIn(path)], me: true });
  const give = async (seat: string, key: string): Promise<number> =>
    (await pair.houses[1].as(seat).put(`${path}/standing-orders`, { standing: BY_MAIL }, { 'idempotency-key': key }))
      .status;
  const codes: number[] = [];
  for (const key of ['1', '1', '2', '3', '4', '5', '6']) codes.push(await give('r1', key));
  expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429]);
  expect(await give('fs', '1')).toBe(200);
  const alike = async (): Promise<void> => {
    for (const who of ['r2', 'watcher', undefined, 'fn']) expect(await differences(pair, path, who, 'r1')).toEqual([]);
  };
  const both = async (does: (house: House) => Promise<{ readonly status: number }>): Promise<void> => {
    for (const house of pair.houses) expect((await does(house)).status).toBe(200);
  };
  await alike();
  await both((house) => house.as('r1').delete(`${path}/seats/r1`, { 'idempotency-key': 'leaves' }));
  await both((house) => house.as('zoe').post(`${path}/seats`, { seat: 'r1' }, { 'idempotency-key': 'comes' }));
  await alike();
  for (const seat of ['fn', 'fs', 'r2', 'zoe'])
    await both((house) =>
      house.as(seat).put(`${path}/votes/draw`, { vote: true }, { 'idempotency-key': `draw-${seat}` }),
    );
  expect((await pair.houses[0].as('fn').get<{ status: string }>(path)).body.status).toBe('over');
  for (const house of pair.houses)
    expect(await house.stores.people.list(...orderKeys.orders(gameIn(path), ''))).toEqual([]);
  await alike();
  for (const each of ears) {
    const [heard, heardToo] = await each.heard();
    expect(heardToo, each.user).toBe(heard);
  }
});
