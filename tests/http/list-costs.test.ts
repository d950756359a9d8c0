import { afterAll, beforeAll, expect, it } from 'vitest';
import { afterIn } from '../../client/src/page.ts';
import { sure } from '../../domain/lib/sure.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { later as sendLater } from '../../functions/features/listing/again.ts';
import { project } from '../../functions/features/listing/project.ts';
import { committed, overGames } from '../../functions/features/matches/stream.ts';
import { dynamoViews } from '../../functions/platform/dynamo/lists/views.ts';
import { caughtUp, deliverTo, ofCommits } from '../../infra/local/server/stream.ts';
import { viewAt } from '../functions/ports/contracts.ts';
import { startDynalite, type TestDynamo } from '../kit/dynalite.ts';
import { metered } from '../kit/units.ts';
import { act, type House, newStores, open, SEATS, started } from './kit.ts';

// What the lists cost: of a seven-player game with deadlines, through the real functions, with names and titles as they
// are in life.

let dynamo: TestDynamo;
let meter: ReturnType<typeof metered>;
let house: House;
beforeAll(async () => {
  dynamo = await startDynalite();
  meter = metered(dynamo.client);
  house = await open({ stores: { ...newStores(), views: dynamoViews(meter.client, dynamo.tables.views) } });
});
afterAll(async () => {
  await house.close();
  await dynamo.stop();
});

const DAY_S = 86_400;
const later = (game: string) => sendLater(house.service.queues.again, game);
const viewOf = async (path: string): Promise<MatchView> => (await house.as('italy').get<MatchView>(path)).body;

/** Everybody who is asked orders; gives back how many commands that were, and the units of each. */
async function phase(path: string): Promise<readonly { readonly requests: number; readonly writes: number }[]> {
  const costs = [];
  for (const { seat } of (await viewOf(path)).asks) {
    house.wait(1800);
    meter.take();
    await act(house.as(seat), path, { type: 'orders', orders: {}, ready: true });
    costs.push(meter.take());
  }
  return costs;
}

it('at most 3 write units a command on average, phases, deadlines, nights and a week included', async () => {
  const path = await started(house, { of: 'diplomacy', settings: { deadlines: { default: DAY_S } } });
  const begun = house.now;
  const costs = [];
  for (; house.now < begun + 7 * DAY_S * 1000; house.wait(DAY_S / 2)) costs.push(...(await phase(path)));
  expect(costs).toHaveLength(11 * SEATS.diplomacy.length);
  const writes = costs.reduce((sum, each) => sum + each.writes, 0);
  expect(writes / costs.length).toBeLessThanOrEqual(3);
  // Nothing moves within a phase: the view is read once, and written. Two reads more are of this test server, which
  // looks for the images that the stream has. The herald reads none.
  for (const each of costs.slice(1, SEATS.diplomacy.length - 1)) expect(each).toMatchObject({ requests: 4, writes: 1 });
});

it('several commits that are found in one go are one write', async () => {
  const path = await started(house, { of: 'diplomacy' });
  const quiet = await open({ stores: house.stores, following: false });
  quiet.now = house.now;
  for (const seat of ['austria', 'england', 'france'])
    await act(quiet.as(seat), path, { type: 'orders', orders: {}, ready: true });
  const { game, version } = await viewOf(path);
  expect(await house.service.views.version(game)).toBe(version - 3);
  meter.take();
  const commits = deliverTo([ofCommits(overGames(committed, async (each) => project(house.service, each), later))]);
  for (let i = 0; i < 3; i++) commits.emit(caughtUp(game));
  await commits.idle();
  expect(meter.take()).toMatchObject({ requests: 2, writes: 1 });
  expect(await house.service.views.version(game)).toBe(version);
  await quiet.close();
});

it('nothing is written of a game that has not changed', async () => {
  const path = await started(house, { of: 'diplomacy' });
  const { game, version } = await viewOf(path);
  const { view, hidden, who = '', told } = sure(await house.service.views.projected(game), 'view of a game');
  meter.take();
  await house.service.views.put(view, hidden, { who, ...(told && { told }) });
  expect(meter.take()).toMatchObject({ requests: 1, writes: 0 });
  expect(await house.service.views.version(game)).toBe(version);
});

it('a phone’s poll is two consistent Queries, and a read unit for each game that is not over', async () => {
  const games = ['red', 'blue', 'zoe'].map(
    (owner) => ({ of: 'duel', owner, settings: { deadlines: { default: DAY_S } } }) as const,
  );
  const [played, ...open] = await Promise.all(games.map((how) => started(house, how)));
  const poll = async (user: string) => {
    await house.as(user).get('/v1/me/games?awaiting=true&fields=id,version,seat,deadline');
    meter.take();
    const { body } = await house
      .as(user)
      .get<{ games: readonly unknown[] }>('/v1/me/games?awaiting=true&fields=id,version,seat,deadline');
    return { games: body.games.length, ...meter.take() };
  };
  const cost = (all: number) => ({ requests: 3, reads: 2 + all, writes: 0 });
  expect(open).toHaveLength(2);
  expect(await poll('red')).toEqual({ games: 3, ...cost(3) });
  await act(house.as('red'), String(played), { type: 'choose', stance: 'low' });
  expect(await poll('red')).toEqual({ games: 2, ...cost(3) });
  expect(await poll('zoe')).toEqual({ games: 0, ...cost(1) });
});

it('a page of a person costs a hundred games at most, however many live games there are', async () => {
  const { views } = house.service;
  const [many, page] = [200, 20];
  const owned = viewAt('', 1, { owner: 'owner-of-many', status: 'playing' });
  // Games of this week, the newest the last; a kind is one in a hundred.
  const view = (n: number) => ({
    ...owned,
    game: `many-${n}`,
    at: owned.at + n * 1000,
    of: n % 100 === 0 ? 'diplomacy' : 'duel',
  });
  for (let n = 0; n < many; n++) await views.put({ ...view(n), createdAt: view(n).at });
  const read = async (query: string) => {
    meter.take();
    const { body } = await house
      .as('owner-of-many')
      .get<{ games: readonly { game: string }[]; next?: string }>(`/v1/me/games?${query}`);
    return { ...body, ...meter.take() };
  };
  // A unit for each of a hundred views, and two consistent Queries for each of the two names of a person, of a hundred
  // pointers at most.
  let { games, next = '', ...units } = await read(`limit=${page}`);
  expect(games.map(({ game }) => game)).toEqual(Array.from({ length: page }, (_, i) => `many-${many - 1 - i}`));
  expect(units).toEqual({ requests: 5, reads: 105, writes: 0 });
  ({ games, next = '', ...units } = await read(`limit=${page}&after=${afterIn(next)}`));
  expect(games.map(({ game }) => game)).toEqual(Array.from({ length: page }, (_, i) => `many-${many - 1 - page - i}`));
  expect(units).toEqual({ requests: 5, reads: 105, writes: 0 });
  // A page that ends with the hundred is not followed by another look: one more pointer says that the list goes on.
  const hundred = await read('limit=100');
  expect(hundred).toMatchObject({ requests: 5, reads: 105, next: expect.any(String) });
  const rest = await read(`limit=100&after=${afterIn(String(hundred.next))}`);
  expect([hundred.games.length, rest.games.length, rest.next]).toEqual([100, 100, undefined]);
  // A wish that few games meet ends the page after a bounded number of looks.
  const rare = await read('limit=1&status=lobby');
  expect(rare.games).toEqual([]);
  expect(rare.reads).toBeLessThanOrEqual(8 * 25 + 2 * 8);
});
