import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Load } from '../../functions/platform/courier/loads.ts';
import { duel } from '../kit/duel/index.ts';
import { sweptTwins } from './sweeping.ts';
import { answer, both, differences, newKey, same, startedAlike, type Twins, twinHouses } from './twin-houses.ts';

// Twin servers in which one player chose otherwise what they are told: mutes, quiet hours, a digest, titles. Nobody else
// may notice, by an answer or by a notification to them. Threads tell nobody which people play together.

let pair: Twins;
let path: string;
const sent: { readonly [house in 0 | 1]: Load[] } = { 0: [], 1: [] };
beforeAll(async () => {
  pair = await twinHouses(duel, duel);
  for (const who of ['red', 'blue']) {
    const key = newKey();
    const place = { kind: 'webhook', url: `https://${who}.example/` };
    await both(pair, (house) => house.as(who).post('/v1/me/channels', place, key));
  }
  await swept();
  path = await startedAlike(pair, 'duel', undefined, { press: { talk: 'both' } });
  // Each choice that blue made in one house, and a like one that changes nothing in the other.
  const { channels } = (await pair.houses[1].as('blue').get<{ channels: { id: string }[] }>('/v1/me/channels')).body;
  const mute = `/v1/me/games/${path.slice('/v1/games/'.length)}/mute`;
  const blue = pair.houses[1].as('blue');
  const chosen = [
    await blue.put(mute, { tell: 'nothing' }),
    await blue.put(`${path}/press/marks`, { muted: ['all'], until: { all: pair.houses[1].now + 1e9 } }),
    await blue.patch('/v1/me', { quiet: { from: '00:00', to: '23:59' } }),
    await blue.patch(`/v1/me/channels/${channels[0]?.id}`, { digest: 20, names: true }),
  ];
  expect(chosen.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await answer(pair, path, 'red', same({ type: 'choose', stance: 'low' }));
  const key = newKey();
  await both(pair, (house) => house.as('red').post(`${path}/press`, { to: 'all', text: 'Hello.' }, key));
  const vote = newKey();
  await both(pair, (house) => house.as('red').put(`${path}/votes/draw`, { vote: true }, vote));
  await swept();
});
afterAll(() => pair.close());

/** Sends what is due in both houses after two minutes. */
const swept = () => sweptTwins(pair, sent);

interface Body {
  readonly type: string;
  readonly data: { readonly game?: string; readonly thread?: string };
}
/** What the hook of a player got in a house, but challenges, without order. */
const bodiesOf = (which: 0 | 1, who: string): readonly Body[] =>
  sent[which]
    .flatMap((load) => ('parcel' in load && load.parcel.url.includes(who) ? [load.parcel] : []))
    .map(({ body }) => JSON.parse(Buffer.from(body, 'base64').toString('utf8')) as Body)
    .filter(({ type }) => type !== 'challenge');

describe('what a player chose to be told', () => {
  it('makes a difference to that player', () => {
    const typesOf = (which: 0 | 1) => bodiesOf(which, 'blue').map(({ type }) => type);
    expect(typesOf(0).sort()).toEqual(['press', 'started', 'vote', 'your-turn']);
    expect(typesOf(1)).toEqual([]);
  });

  it.each(['red', 'watcher', undefined])('shows in no answer to %s', async (reader) => {
    expect(await differences(pair, path, reader, 'blue')).toEqual([]);
  });

  it('shows in no notification of another player, and in no list of theirs', async () => {
    const typesOf = (which: 0 | 1) => bodiesOf(which, 'red').map(({ type }) => type);
    expect(typesOf(1)).toEqual(typesOf(0));
    expect(typesOf(0).length).toBeGreaterThan(0);
    const lists = await Promise.all(
      pair.houses.flatMap((house) =>
        ['/v1/me/notifications', `${path}/press`].map(async (each) => {
          const { status, bytes } = await house.as('red').get(each);
          return [status, bytes.length];
        }),
      ),
    );
    expect(lists.slice(2)).toEqual(lists.slice(0, 2));
  });
});

describe('a thread', () => {
  const threadsOf = (who: string): ReadonlySet<string> =>
    new Set(bodiesOf(0, who).flatMap(({ data }) => (data.thread === undefined ? [] : [data.thread])));

  it('is of one player: the two of a game have none in common', () => {
    const [red, blue] = [threadsOf('red'), threadsOf('blue')];
    expect([red.size, blue.size]).toEqual([1, 2]);
    expect([...red].filter((thread) => blue.has(thread))).toEqual([]);
  });

  it('stands in no answer to anybody else', async () => {
    const blue = [...threadsOf('blue')];
    const [house] = pair.houses;
    for (const reader of ['red', 'watcher', undefined])
      for (const each of ['', '/people', '/state', '/events', '/log', '/press', '/story']) {
        const { bytes } = await house.as(reader).get(path + each);
        expect(
          blue.filter((thread) => bytes.includes(thread)),
          `${reader} ${each}`,
        ).toEqual([]);
      }
    const own = (await house.as('blue').get('/v1/me/notifications')).bytes;
    expect(blue.filter((thread) => own.includes(thread))).toEqual(blue);
  });
});
