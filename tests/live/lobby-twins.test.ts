import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../domain/lib/json.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import type { Answer, House } from '../http/kit.ts';
import { both, differences, type Twins, twinHouses } from '../http/twin-houses.ts';
import { duel } from '../kit/duel/index.ts';
import { sampleSize } from '../kit/long.ts';
import { type Ears, earsIn } from './ears.ts';
import type { Listener } from './listener.ts';

// Two servers with lobbies in which the same is done, but by or for other people, or under other titles. A viewer who
// may not know that gets the same bytes, headers, versions and messages.

let pair: Twins;
beforeAll(async () => {
  pair = await twinHouses(duel, duel);
});
afterAll(() => pair.close());

const opened: Listener[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

let keys = 0;

/** Sends in both houses what the two of a row say, with the same key, and holds each answer to success. */
async function inBoth(
  method: string,
  path: string,
  users: readonly [string, string],
  bodies: readonly [Json?, Json?] = [],
) {
  const key = { 'idempotency-key': `lobbies/${++keys}` };
  const answers: Answer<{ readonly game: string }>[] = [];
  await both(pair, async (house: House, which) => {
    const body = bodies[which] ?? bodies[0];
    const answer = await house.as(users[which]).send<{ readonly game: string }>(method, path, body, key);
    answers.push(answer);
    return answer;
  });
  return answers;
}

const same = (user: string): readonly [string, string] => [user, user];

/** The path of a new lobby in both houses, and all of `readers` at the other end of the live channel there. */
async function lobbies(readers: readonly string[], bodies: readonly [Json, Json?]) {
  const listening: Ears[] = [];
  for (const reader of readers) listening.push(await earsIn(pair, reader, opened));
  const [one, two] = await inBoth('POST', '/v1/games', same('zoe'), bodies);
  const game = one?.body.game ?? '';
  expect(two?.body.game).toBe(game);
  for (const each of listening) await each.wish({ games: [game], me: true });
  return { path: `/v1/games/${game}`, listening };
}

/** What readers are told otherwise by one house than by the other. */
async function unlike(
  path: string,
  listening: readonly Ears[],
  readers: readonly (string | undefined)[],
  other = 'england',
) {
  const found: string[] = [];
  for (const each of listening) {
    const [one, two] = await each.heard();
    if (one !== two) found.push(`${each.user} hears\n${one}\n${two}`);
  }
  for (const reader of readers) found.push(...(await differences(pair, path, reader, other)));
  return found;
}

const SEATS = { one: 'austria-france', two: 'germany-turkey', three: 'italy-russia' };
const FOUR = { of: 'diplomacy', title: 'Four', options: { players: 4 } };

describe('changes in a lobby do not show to a third person', () => {
  it('which of two people without names leaves, is removed and comes back', async () => {
    const readers = ['ann', 'zoe', 'watcher'];
    const { path, listening } = await lobbies(readers, [{ ...FOUR, settings: { anonymous: true } }]);
    const [ben, eve] = [
      ['ben', 'eve'],
      ['eve', 'ben'],
    ] as const;
    // Their seats are dealt: each waits at the next place that is free.
    const [, one = '', two = ''] = (await pair.houses[0].as('zoe').get<MatchView>(path)).body.seats.map(
      ({ seat }) => seat,
    );
    await inBoth('POST', `${path}/seats`, same('ann'), [{}]);
    await inBoth('POST', `${path}/seats`, ben, [{}]);
    await inBoth('POST', `${path}/seats`, eve, [{}]);
    await inBoth('DELETE', `${path}/seats/${two}`, same('zoe'));
    await inBoth('PATCH', path, same('zoe'), [{ title: 'Four again', settings: { invited: ['ben', 'eve'] } }]);
    await inBoth('POST', `${path}/seats`, eve, [{}]);
    await inBoth('PUT', `${path}/votes/ready`, eve, [{ vote: true }]);
    await inBoth('PATCH', path, same('zoe'), [{ options: { players: 4, endYear: 1905 } }]);
    await inBoth('DELETE', `${path}/seats/${one}`, ben);
    expect(await unlike(path, listening, [...readers.toReversed(), undefined])).toEqual([]);
  });

  it.each(['public', 'private'].slice(0, sampleSize(1, 2)))(
    'the people invited to a %s game, and no more',
    async (visibility) => {
      const readers = ['ann', 'watcher'];
      const { path, listening } = await lobbies(readers, [{ ...FOUR, settings: { visibility, invited: ['ann'] } }]);
      await inBoth('POST', `${path}/seats`, same('ann'), [{ seat: 'england' }]);
      const guests = (...invited: readonly string[]): Json => ({ settings: { invited } });
      await inBoth('PATCH', path, same('zoe'), [guests('gus'), guests('hal', 'ida', 'kim')]);
      await inBoth('PATCH', path, same('zoe'), [guests(), guests('hal')]);
      await inBoth('POST', `${path}/seats`, same('zoe'), [{ seat: SEATS.one, kind: 'bot' }]);
      await inBoth('PATCH', `${path}/seats/${SEATS.one}`, same('zoe'), [{ seat: SEATS.two }]);
      expect(await unlike(path, listening, [...readers, undefined], SEATS.two)).toEqual([]);
      await inBoth('DELETE', path, same('zoe'));
      expect(await unlike(path, listening, [...readers, undefined], SEATS.two)).toEqual([]);
      // The comparison must be able to find what it looks for.
      expect(await unlike(path, [], ['zoe'], SEATS.two)).not.toEqual([]);
    },
  );

  it('anything of a private game: title, terms, players who sit there, move, are removed, and that it is closed', async () => {
    const [one, two] = [
      {
        of: 'duel',
        title: 'A duel',
        options: { hits: 3 },
        settings: { visibility: 'private', invited: ['gus', 'hal'] },
      },
      {
        of: 'duel',
        title: 'Another, with a long title',
        options: { hits: 5 },
        settings: { visibility: 'private', invited: ['gus', 'ida', 'hal'] },
      },
    ];
    const { path, listening } = await lobbies(['ann', 'watcher'], [one as Json, two as Json]);
    await inBoth('POST', `${path}/seats`, ['gus', 'hal'], [{ seat: 'red' }]);
    await inBoth('PATCH', `${path}/seats/red`, ['gus', 'hal'], [{ seat: 'blue' }]);
    await inBoth('DELETE', `${path}/seats/blue`, same('zoe'));
    await inBoth('PATCH', path, same('zoe'), [
      { title: 'Ours' },
      { options: { hits: 9 }, settings: { deadlines: { default: 90 } } },
    ]);
    expect(await unlike(path, listening, ['ann', 'watcher', undefined], 'blue')).toEqual([]);
    await inBoth('DELETE', path, same('zoe'));
    expect(await unlike(path, listening, ['ann', 'watcher', undefined], 'blue')).toEqual([]);
  });

  it('the former terms of a private game, once everybody may see it', async () => {
    const settings = { visibility: 'private' };
    const { path, listening } = await lobbies(['ann', 'watcher'], [{ ...FOUR, settings }]);
    const guests = (...invited: readonly string[]): Json => ({ settings: { invited } });
    await inBoth('PATCH', path, same('zoe'), [guests('gus'), guests('hal')]);
    await inBoth('PATCH', path, same('zoe'), [{ settings: { visibility: 'public', invited: [] } }]);
    await inBoth('POST', `${path}/seats`, same('ann'), [{ seat: 'england' }]);
    await inBoth('PATCH', `${path}/seats/england`, same('ann'), [{ seat: SEATS.one }]);
    expect(await unlike(path, listening, ['ann', 'watcher', undefined], SEATS.one)).toEqual([]);
  });
});
