import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import type { Bot } from '../../domain/games/bots.ts';
import type { Json } from '../../domain/lib/json.ts';
import { act, asked, type House, lobby, SEATS } from '../http/kit.ts';
import { otherHand, secretiveDiplomacy, secretiveDuel } from '../http/secretive.ts';
import { differ, type Twins, twinHouses } from '../http/twin-houses.ts';
import { duel } from '../kit/duel/index.ts';
import { sampleSize } from '../kit/long.ts';
import { oneOf, random } from '../kit/random.ts';
import { type Ears, earsIn } from './ears.ts';
import type { Listener } from './listener.ts';

// Two servers that differ only in one hidden thing. A viewer who may not know it hears the same over the live channel,
// message for message, byte for byte, and finds the same with the cursors.

const idOf = (path: string): string => path.slice('/v1/games/'.length);

const opened: Listener[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

const ears = (pair: Twins, user: string) => earsIn(pair, user, opened);

/** Does the same in both houses, to the eyes of others. */
async function inBoth({ houses }: Twins, send: (house: House, which: 0 | 1) => Promise<unknown>): Promise<void> {
  for (const which of [0, 1] as const) await send(houses[which], which);
}

async function hearTheSame(all: readonly Ears[]): Promise<void> {
  for (const each of all) {
    const [one, two] = await each.heard();
    expect(two, each.user).toBe(one);
    expect(one, each.user).toContain('"type":"game"');
  }
}

/** An empty game of the same id in both houses, and those who listen to it and to all that concerns them. */
async function lobbyAlike(pair: Twins, users: readonly string[], settings: Json, key: string) {
  const listening = await Promise.all(users.map((user) => ears(pair, user)));
  const paths: string[] = [];
  for (const house of pair.houses)
    paths.push(await lobby(house, { of: 'diplomacy', owner: 'zoe', options: { players: 4 }, settings, key }));
  expect(paths[0]).toBe(paths[1]);
  for (const each of listening) await each.wish({ games: [idOf(paths[0]!)], me: true });
  return { path: paths[0]!, listening };
}

describe('hidden things do not show in messages', () => {
  let pair: Twins;
  beforeAll(async () => {
    pair = await twinHouses(duel, otherHand(duel));
  });
  afterAll(() => pair.close());

  it('in duels: the hand, the stance, the card face down, the standing order', async () => {
    const below = random(5);
    for (let n = 0; n < sampleSize(2, 6); n++) {
      const all = [await ears(pair, 'red'), await ears(pair, 'blue'), await ears(pair, 'watcher')];
      const path = await secretiveDuel(pair, below, (begun) =>
        Promise.all(all.map(({ wish }) => wish({ games: [idOf(begun)], me: true }))),
      );
      expect(await differ(pair, path, ['blue'])).toBe(true);
      await hearTheSame(all);
    }
  });

  it('in games of Diplomacy: the orders of the others', async () => {
    const below = random(7);
    let secrets = 0;
    for (let n = 0; n < sampleSize(3, 4); n++) {
      const reader = oneOf(below, SEATS.diplomacy);
      const all = [await ears(pair, reader), await ears(pair, 'watcher')];
      const path = await secretiveDiplomacy(pair, reader, below, (begun) =>
        Promise.all(all.map(({ wish }) => wish({ games: [idOf(begun)], me: true }))),
      );
      const others = SEATS.diplomacy.filter((seat) => seat !== reader);
      if (await differ(pair, path, others)) secrets++;
      await hearTheSame(all);
    }
    expect(secrets).toBeGreaterThan(1);
  });

  it('the players of an anonymous game: which of two people has which seat, and who plays at all', async () => {
    const users = ['ann', 'zoe', 'watcher', 'kim'];
    const { path, listening } = await lobbyAlike(pair, users, { anonymous: true }, 'masked');
    const sits = (house: House, user: string, seat: string) =>
      house.as(user).post(`${path}/seats`, { preferences: [seat] }, { 'idempotency-key': `sit/${seat}` });
    await inBoth(pair, async (house, which) => {
      await sits(house, 'ann', 'england');
      await sits(house, which === 0 ? 'bob' : 'eve', 'austria-france');
      await sits(house, which === 0 ? 'eve' : 'bob', 'germany-turkey');
      await sits(house, which === 0 ? 'gus' : 'hal', 'italy-russia');
      await house.as('zoe').post(`${path}/start`);
      await act(house.as('ann'), path, { type: 'orders', orders: {}, ready: true });
      for (const user of ['bob', 'eve', which === 0 ? 'gus' : 'hal'])
        await act(house.as(user), path, { type: 'orders', orders: {}, ready: true });
    });
    await hearTheSame(listening);
  });

  it('that there is a private game at all', async () => {
    const { path, listening } = await lobbyAlike(pair, ['ann', 'watcher'], {}, 'open');
    const hidden = await lobby(pair.houses[0], {
      of: 'duel',
      owner: 'zoe',
      settings: { visibility: 'private', invited: ['eve'] },
      key: 'hidden',
    });
    for (const each of listening) await each.wish({ games: [idOf(hidden)] });
    const sits = (house: House, user: string, at: string, seat: string) => house.as(user).post(`${at}/seats`, { seat });
    await sits(pair.houses[0], 'zoe', hidden, 'red');
    await inBoth(pair, (house) => sits(house, 'bob', path, 'england'));
    await sits(pair.houses[0], 'eve', hidden, 'blue');
    await pair.houses[0].as('zoe').post(`${hidden}/start`);
    expect((await asked(pair.houses[0].as('eve'), hidden)).ask).toBeTruthy();
    await inBoth(pair, (house) => sits(house, 'cid', path, 'austria-france'));
    await hearTheSame(listening);
  });

  // The comparison must be able to find what it looks for.
  it('but an invitation, which its guest may know of, does', async () => {
    const { listening } = await lobbyAlike(pair, ['ann'], {}, 'open-too');
    await lobby(pair.houses[0], {
      of: 'duel',
      owner: 'zoe',
      settings: { visibility: 'private', invited: ['ann'] },
      key: 'guests',
    });
    const [one, two] = await listening[0]!.heard();
    expect(one).not.toBe(two);
  });
});

it('the thoughts of bots do not show in messages, until they are opened', async () => {
  const holds: Bot = () => ({ type: 'orders', orders: {}, ready: true });
  const pair = await twinHouses(diplomacy, diplomacy, { diplomacy: async () => holds });
  try {
    const { path, listening } = await lobbyAlike(pair, ['ann', 'zoe', 'watcher'], {}, 'bots');
    await inBoth(pair, async (house) => {
      await house.as('ann').post(`${path}/seats`, { seat: 'england' });
      for (const seat of ['austria-france', 'germany-turkey', 'italy-russia'])
        await house.as('zoe').post(`${path}/seats`, { seat, kind: 'bot' });
      await house.as('zoe').post(`${path}/start`);
    });
    const thought = await Promise.all(
      pair.houses.map(async ({ stores }) =>
        (await stores.log.read(idOf(path), 0)).map(({ secrets }) => JSON.stringify(secrets)),
      ),
    );
    expect(thought[0]).not.toEqual(thought[1]);
    await hearTheSame(listening);
  } finally {
    await pair.close();
  }
});
