import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Load } from '../../functions/platform/courier/loads.ts';
import { duel } from '../kit/duel/index.ts';
import { lobby } from './kit.ts';
import { sweptTwins } from './sweeping.ts';
import { answer, both, newKey, startedAlike, type Twins, twinHouses } from './twin-houses.ts';

// Twin servers with a hook of a game in each. What the hook is told depends on nothing that a spectator may not know:
// choices, press, who sits where in an anonymous game, and what delayed spectators do not see yet.

let pair: Twins;
let sent: readonly [Load[], Load[]];
beforeEach(async () => {
  pair = await twinHouses(duel, duel);
});
afterEach(() => pair.close());

/** Sends what is due in both houses after two minutes. */
const swept = () => sweptTwins(pair, sent);

interface Body {
  readonly type: string;
  readonly data: { readonly status?: string; readonly phase?: string; readonly version?: number };
}
const textsOf = (which: 0 | 1): readonly string[] =>
  sent[which].flatMap((load) =>
    'parcel' in load ? [`${load.parcel.headers['webhook-timestamp']} ${Buffer.from(load.parcel.body, 'base64')}`] : [],
  );
const bodiesOf = (which: 0 | 1): readonly Body[] =>
  textsOf(which)
    .map((text) => JSON.parse(text.slice(text.indexOf(' '))) as Body)
    .filter(({ type }) => type !== 'challenge');

/** Hooks a game of an owner in both houses. */
async function hooked(path: string, owner: string): Promise<void> {
  sent = [[], []];
  const key = newKey();
  await both(pair, (house) => house.as(owner).post(`${path}/hooks`, { url: 'https://hook.example/' }, key));
  await swept();
}
const twins = () => expect(textsOf(1)).toEqual(textsOf(0));

describe('the hook of a game', () => {
  it('tells no secret choice, nor that one was made, and no press', async () => {
    const path = await startedAlike(pair, 'duel', undefined, { press: { talk: 'both' } });
    await hooked(path, 'red');
    // The houses differ in what red chose, and in whether red wrote to blue.
    await answer(pair, path, 'red', [
      { type: 'choose', stance: 'low' },
      { type: 'choose', stance: 'high' },
    ]);
    await pair.houses[1].as('red').post(`${path}/press`, { to: ['blue'], text: 'I strike high.' }, newKey());
    await swept();
    expect(textsOf(0)).toHaveLength(1);
    twins();
  });

  it('tells no name in an anonymous game: who sits where changes nothing', async () => {
    const settings = { anonymous: true, deadlines: { default: 3600 } };
    const paths: string[] = [];
    for (const house of pair.houses) paths.push(await lobby(house, { of: 'duel', settings, key: 'anonymous' }));
    const [path = ''] = paths;
    expect(paths[1]).toBe(path);
    await hooked(path, 'ann');
    // Seats are dealt in the order in which players came.
    const came = [
      ['red', 'blue'],
      ['blue', 'red'],
    ] as const;
    for (const n of [0, 1])
      await both(pair, (house, which) =>
        house.as(came[which][n]).post(`${path}/seats`, {}, { 'idempotency-key': `sit-${n}` }),
      );
    const key = newKey();
    await both(pair, (house) => house.as('ann').post(`${path}/start`, {}, key));
    await swept();
    const seatsOfRed = await Promise.all(
      pair.houses.map(async (house) => (await house.as('red').get<{ mine: string[] }>(path)).body.mine.join()),
    );
    expect(new Set(seatsOfRed).size).toBe(2);
    expect(bodiesOf(0).map(({ type }) => type)).toEqual(['phase']);
    twins();
    expect(JSON.stringify(bodiesOf(0))).not.toMatch(/red|blue/);
  });

  it.each([
    { spectators: { is: 'delayed', turns: 2 }, seen: ['3, stances'] },
    { spectators: { is: 'off' }, seen: ['3, stances'] },
  ])('tells as late as spectators learn: $spectators.is', async ({ spectators, seen }) => {
    const path = await startedAlike(pair, 'duel', undefined, { spectators });
    await hooked(path, 'red');
    const view = async () => (await pair.houses[0].as('watcher').get<{ phase: string; version: number }>(path)).body;
    const before = await view();
    expect([before.phase]).toEqual(seen);
    // In one house both have chosen, so that a turn began; in the other one nobody has.
    for (const seat of ['red', 'blue']) {
      const client = pair.houses[0].as(seat);
      const { actions } = (await client.get<{ actions: { ask: string }[] }>(`${path}/actions`)).body;
      await client.post(`${path}/actions`, { ask: actions[0]?.ask, command: { type: 'choose', stance: 'low' } });
    }
    expect((await pair.houses[0].as('red').get<{ phase: string }>(path)).body.phase).not.toBe(before.phase);
    expect((await view()).phase).toBe(before.phase);
    await swept();
    expect(bodiesOf(0)).toEqual([]);
    twins();
    // The end is open to everybody.
    for (const seat of ['red', 'blue'])
      await both(pair, (house) => house.as(seat).put(`${path}/votes/draw`, { vote: true }));
    await swept();
    expect(bodiesOf(0).map(({ type, data }) => [type, data.status])).toEqual([['over', 'over']]);
  });
});
