import { afterEach, beforeEach, expect, it } from 'vitest';
import { isCall, playBots, playCalled } from '../../functions/features/bots/play-bots.ts';
import { project } from '../../functions/features/listing/project.ts';
import { Busy } from '../../functions/platform/kit/faults.ts';
import { BOTS_UNDER_TEST, type House, lobby, open } from './kit.ts';

// A game without seated people is played on while a signed-in person watches it. Here the test is the stream that calls
// bots.

const MINUTE = 60;
let house: House;
/** Looks that were written, by game. */
let written: string[];
beforeEach(async () => {
  house = await open({ following: false });
  written = [];
  const { memos } = house.stores;
  const put = memos.put.bind(memos);
  memos.put = async (pk, sk, value, ...held) => {
    if (pk === 'watch#' && value.called !== true) written.push(sk);
    return put(pk, sk, value, ...held);
  };
});
afterEach(() => house.close());

const gameAt = (path: string): string => path.slice('/v1/games/'.length);

/** The path of a duel that has just started; its seats are held by bots, or by these people. */
async function duel(settings = {}, people: readonly string[] = []): Promise<string> {
  const path = await lobby(house, { of: 'duel', options: { hits: 9 }, settings });
  for (const seat of people) await house.as(seat).post(`${path}/seats`, { seat });
  for (const _ of ['red', 'blue'].filter((each) => !people.includes(each)))
    await house.as('ann').post(`${path}/seats`, { kind: 'bot' });
  expect((await house.as('ann').post(`${path}/start`)).status).toBe(200);
  return path;
}

/** How many commits a stream makes that lets bots answer this number of times. */
async function played(path: string, most = 2): Promise<number> {
  const before = house.calls.append;
  await playBots(house.service, BOTS_UNDER_TEST, gameAt(path), most);
  return house.calls.append - before;
}

/** How many commits a sweep makes, with the bots that it calls: each answers once. */
async function swept(): Promise<number> {
  const before = house.calls.append;
  house.queued.take('bots');
  await house.sweep();
  for (const { game } of house.queued.take('bots')) await playBots(house.service, BOTS_UNDER_TEST, String(game), 1);
  return house.calls.append - before;
}

it('bots play on for ten minutes after a command or a look; then they wait, and a look makes them go on', async () => {
  const path = await duel();
  expect(await played(path)).toBe(2);
  house.wait(10 * MINUTE - 1);
  expect(await played(path)).toBe(2);
  house.wait(1);
  expect(await played(path)).toBe(0);

  // Who is not signed in is not counted.
  expect((await house.as(undefined).get(path)).status).toBe(200);
  expect([await swept(), await played(path)]).toEqual([0, 0]);

  expect((await house.as('zoe').get(path)).status).toBe(200);
  expect([await swept(), await swept()]).toEqual([1, 0]);
  expect(await played(path)).toBe(2);

  // A reader who is told that nothing has changed watches as well.
  const tag = (await house.as('zoe').get(path)).headers.get('etag')!;
  house.wait(10 * MINUTE);
  expect([await swept(), await played(path)]).toEqual([0, 0]);
  expect((await house.as('zoe').get(path, { 'if-none-match': tag })).status).toBe(304);
  expect([await swept(), await swept(), await played(path)]).toEqual([1, 0, 2]);
});

it('a game that was opened long ago goes on at once when it is started', async () => {
  const path = await lobby(house, { of: 'duel', options: { hits: 9 } });
  house.wait(60 * MINUTE);
  for (const seat of ['red', 'blue']) await house.as('ann').post(`${path}/seats`, { seat, kind: 'bot' });
  await house.as('ann').post(`${path}/start`);
  expect(await played(path)).toBe(2);
});

it('a look is written once in three minutes, however many look, in however many processes', async () => {
  const path = await duel();
  const other = await open({ following: false, stores: house.stores });
  house.wait(4 * MINUTE);
  other.wait(4 * MINUTE);
  written.length = 0;
  await house.as('zoe').get(path);
  const tag = (await other.as('zoe').get(path)).headers.get('etag')!;
  for (const { as } of [house, other])
    for (const user of ['ann', 'ben', 'zoe'])
      for (const read of ['', '/state', '/events', '/log']) await as(user).get(path + read, { 'if-none-match': tag });
  expect(written).toEqual([gameAt(path)]);
  house.wait(3 * MINUTE);
  for (let i = 0; i < 5; i++) await house.as('zoe').get(path, { 'if-none-match': tag });
  expect(written).toHaveLength(2);
  await other.close();
});

it('nobody needs to watch a game in which a person sits, and no look at it is written', async () => {
  const path = await duel({}, ['red']);
  written.length = 0;
  house.wait(5 * 60 * MINUTE);
  for (const user of ['red', 'zoe']) await house.as(user).get(path);
  expect(await played(path)).toBeGreaterThan(0);
  expect(written).toEqual([]);
});

it('a deadline that passes while bots wait costs nothing; the default answer comes when a spectator looks', async () => {
  const path = await duel({ deadlines: { default: 60 } });
  house.wait(15 * MINUTE);
  await project(house.service, gameAt(path));
  let commits = await played(path);
  for (let i = 0; i < 5; i++, house.wait(MINUTE)) commits += await swept();
  expect(commits).toBe(0);
  await house.as('zoe').get(path);
  expect(await swept()).toBeGreaterThan(0);
  expect(await played(path)).toBe(2);
});

it('the sweep forgets games that nobody watches any more', async () => {
  const path = await duel();
  expect(await house.service.memos.list('watch#')).toMatchObject([{ sk: gameAt(path) }]);
  house.wait(10 * MINUTE);
  await house.sweep();
  expect(await house.service.memos.list('watch#')).toEqual([]);
});

it('a look at a game while the bots of the last one think is not lost', async () => {
  const path = await duel();
  const [look] = await house.service.watch.lookedAt();
  house.wait(9 * MINUTE);
  await house.as('zoe').get(path);
  await house.service.watch.called(look!);
  expect(await house.service.watch.lookedAt()).toEqual([{ game: gameAt(path), at: house.now, isDone: false }]);
});

it('a look at the moment at which an old one is forgotten, or its bots were called, is not lost', async () => {
  const path = await duel();
  const { memos } = house.service;
  const { list } = memos;
  // A person looks as soon as the sweep has read what there is.
  const looking = async (pk: string) => {
    const kept = await list(pk);
    memos.list = list;
    await house.as('zoe').get(path);
    return kept;
  };
  house.wait(10 * MINUTE);
  memos.list = looking;
  await house.service.watch.lookedAt();
  expect(await memos.list('watch#')).toEqual([{ sk: gameAt(path), value: { at: house.now } }]);
});

it('bots whose commit a wrong clock holds up are called again', async () => {
  const path = await duel();
  const matches = { ...house.service.matches, execute: async () => ({ is: 'clock' }) as const };
  await expect(playBots({ ...house.service, matches }, BOTS_UNDER_TEST, gameAt(path))).rejects.toThrow(Busy);
});

it('a look that cannot be written costs its reader nothing, and the next one is written', async () => {
  const path = await duel();
  house.wait(10 * MINUTE);
  const { memos } = house.stores;
  const put = memos.put;
  memos.put = async () => {
    throw new Error('no room');
  };
  expect((await house.as('zoe').get(path)).status).toBe(200);
  expect(house.stores.reports).toContain('memo Error: no room');
  memos.put = put;
  await house.as('zoe').get(path);
  expect(await swept()).toBe(1);
});

it.each([
  { what: 'of a person are in one group', settings: {}, isOne: true },
  { what: 'of a hidden owner are in a group of each game', settings: { anonymous: true }, isOne: false },
])('the first calls of bots, those for more, and those after a look $what', async ({ settings, isOne }) => {
  const paths = [await duel(settings), await duel(settings)];
  const groups = () => house.queued.waiting('bots').map(({ group }) => String(group));
  for (const path of paths) await project(house.service, gameAt(path));
  const first = groups();
  const { person } = await house.service.persons.self('ann');
  expect(first).toEqual(paths.map((path) => (isOne ? person : gameAt(path))));
  expect(JSON.stringify(house.queued.waiting('bots')).includes(person)).toBe(isOne);

  const more = async () => {
    for (const called of house.queued.take('bots'))
      if (isCall(called)) await playCalled(house.service, BOTS_UNDER_TEST, called, 1);
  };
  await more();
  expect(groups()).toEqual(first);
  await more();
  expect(groups()).toEqual(first);

  house.queued.take('bots');
  house.wait(10 * MINUTE);
  for (const path of paths) await house.as('zoe').get(path);
  await house.sweep();
  expect(groups().toSorted()).toEqual(first.toSorted());
  await more();
  expect(groups().toSorted()).toEqual(first.toSorted());
});
