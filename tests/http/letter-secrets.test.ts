import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUNDLED_MS } from '../../functions/features/channels/bundles.ts';
import type { Load } from '../../functions/platform/courier/loads.ts';
import { duel } from '../kit/duel/index.ts';
import { keptIn, sweptIn } from './sweeping.ts';
import { answer, both, newKey, same, startedAlike, type Twins, twinHouses } from './twin-houses.ts';

// Twin servers in which one player chose other secrets, and otherwise what they are told. The letters of another player,
// which wait for each other, tell the same, as often, and at the same moments.

let pair: Twins;
/** The letters of each house: when each was sent, and its text. */
const letters: { readonly [house in 0 | 1]: string[] } = { 0: [], 1: [] };
const post = { from: 'fieldpost@fieldpost.invalid', origin: 'https://fieldpost.example' };

/** Sends what is due in both houses after a time. Returns what was sent. */
async function swept(seconds: number): Promise<readonly (readonly string[])[]> {
  const sent: string[][] = [];
  for (const which of [0, 1] as const) {
    const loads: Load[] = [];
    const house = pair.houses[which];
    await sweptIn(house, seconds, { courier: keptIn(loads), post });
    const texts = loads.flatMap((load) =>
      'letter' in load && load.letter.to === 'red@example.org'
        ? [Buffer.from(load.letter.message, 'base64').toString('utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=')]
        : [],
    );
    sent.push(texts);
    letters[which].push(...texts.map((text) => `${house.now} ${text}`));
  }
  return sent;
}

beforeAll(async () => {
  pair = await twinHouses(duel, duel);
  const key = newKey();
  await both(pair, (house) =>
    house.as('red').post('/v1/me/channels', { kind: 'mail', address: 'red@example.org' }, key),
  );
  const asking = await swept(0);
  await both(pair, (house, which) => {
    const [, id = '', code] = /confirm=(\w[\w-]*)\.([\w-]+)/.exec(asking[which]?.[0] ?? '') ?? [];
    return house.as('red').post(`/v1/me/channels/${id}/confirmation`, { code });
  });
  for (const which of [0, 1] as const) letters[which].length = 0;
  const slow = { press: { talk: 'both' }, deadlines: { default: 86_400 } } as const;
  const paths = [await startedAlike(pair, 'duel', undefined, slow), await startedAlike(pair, 'duel', undefined, slow)];
  // What only blue knows: a stance, a mute, quiet hours.
  for (const path of paths)
    await answer(pair, path, 'blue', [
      { type: 'choose', stance: 'low' },
      { type: 'choose', stance: 'high' },
    ]);
  const blue = pair.houses[1].as('blue');
  const mute = `/v1/me/games/${paths[0]?.slice('/v1/games/'.length)}/mute`;
  expect((await blue.put(mute, { tell: 'nothing' })).status).toBe(200);
  expect((await blue.patch('/v1/me', { quiet: { from: '00:00', to: '23:59' } })).status).toBe(200);
  const text = newKey();
  await both(pair, (house) => house.as('blue').post(`${paths[0]}/press`, { to: 'all', text: 'Hello.' }, text));
  for (let half = 0; half < 6; half++) await swept(BUNDLED_MS / 2_000);
  await answer(pair, paths[0] ?? '', 'red', same({ type: 'choose', stance: 'low' }));
  for (let half = 0; half < 6; half++) await swept(BUNDLED_MS / 2_000);
});
afterAll(() => pair.close());

/** A letter without what is random in each house: its day, its links to end it, and its ids, which are of a person. */
const plain = (letter: string): string =>
  letter
    .replaceAll(/^(Date|Message-ID|In-Reply-To|References): .*$/gm, '$1')
    .replaceAll(/unsubscribe\/[\w-]+/g, 'unsubscribe');

it('letters that wait for each other tell of all games of their reader', () => {
  const [first = ''] = letters[0];
  expect(letters[0].length).toBeLessThan(4);
  expect(new Set(first.match(/\/g\/\w+/g)).size).toBe(2);
  expect(first).toContain('It is your turn');
  expect(first).toContain('A player wrote to you');
});

it('they are the same, at the same moments, whatever others chose in secret', () => {
  expect(letters[1].map(plain)).toEqual(letters[0].map(plain));
  expect(letters[1].map(({ length }) => length)).toEqual(letters[0].map(({ length }) => length));
});
