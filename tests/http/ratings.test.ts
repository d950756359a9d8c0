import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchView } from '../../domain/match/view/view.ts';
import { rateDays } from '../../functions/features/ratings/daily.ts';
import type { LedgerGame } from '../../functions/features/ratings/ledger.ts';
import type { Profile } from '../../functions/features/ratings/schemas.ts';
import { type House, lobby, open } from './kit.ts';

// Ratings and records, over HTTP: games are played and end, the day passes, and everybody sees what came of it.

let house: House;
beforeAll(async () => {
  house = await open();
  for (const who of PEOPLE) await house.as(who).put('/v1/me/handle', { handle: `${who}-plays` });
});
afterAll(() => house.close());

const PEOPLE = ['anna', 'berta', 'clara', 'dora', 'emma', 'fanny'] as const;
const DAY = 86_400_000;
const RATED = { rated: true, seating: 'random', deadlines: { default: 600 } };
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const profile = async (who: string) => (await house.as(undefined).get<Profile>(`/v1/people/${who}-plays`)).body;
const ledger = async (day: string) =>
  (await house.as(undefined).get<{ readonly games: readonly LedgerGame[] }>(`/v1/ratings/${day}`)).body;
const rate = (on = house.service) => rateDays(on, house.now);

/** A duel that a player resigns after this number of deadlines. */
async function duel(settings: object, people: readonly [string, string], lapses = 24): Promise<string> {
  const path = await lobby(house, { of: 'duel', owner: people[0], options: { hits: 9 }, settings: settings as never });
  const isDealt = (settings as { readonly seating?: string }).seating === 'random';
  for (const [i, who] of people.entries())
    await house.as(who).post(`${path}/seats`, isDealt ? {} : { seat: ['red', 'blue'][i] });
  expect((await house.as(people[0]).post(`${path}/start`)).status).toBe(200);
  for (let n = 0; n < lapses; n++) {
    house.wait(604);
    await house.sweep();
  }
  const { mine } = (await house.as(people[1]).get<MatchView>(path)).body;
  expect((await house.as(people[1]).delete(`${path}/seats/${mine?.[0]}`)).status).toBe(200);
  return path.slice('/v1/games/'.length);
}

/** The next day has come. */
function sleep(): string {
  const day = dayOf(house.now);
  house.wait((Date.parse(day) + DAY - house.now) / 1000 + 7200);
  return day;
}

describe('a rated game', () => {
  it('moves both ratings when its day is over, once, and the ledger says how', async () => {
    const game = await duel(RATED, ['anna', 'berta']);
    expect((await house.as(undefined).get(`/v1/ratings/${dayOf(house.now)}`)).status).toBe(404);
    expect((await profile('anna')).ratings).toEqual([]);
    const day = sleep();
    await rate();
    const [anna, berta] = [await profile('anna'), await profile('berta')];
    expect(anna.ratings).toMatchObject([{ of: 'duel', mode: 'live', games: 1, provisional: true }]);
    expect(anna.ratings[0]?.rating).toBeGreaterThan(1500);
    expect(berta.ratings[0]?.rating).toBe(3000 - (anna.ratings[0]?.rating ?? 0));
    expect(anna.ratings[0]?.history).toEqual([{ day, rating: anna.ratings[0]?.rating }]);
    expect(anna.games).toMatchObject([{ game, of: 'duel', how: 'won' }]);
    expect(berta.games).toMatchObject([{ game, how: 'lost' }]);
    expect(anna.records).toMatchObject([{ of: 'duel', won: 1, shared: 0, lost: 0 }]);
    expect(berta.records).toMatchObject([{ of: 'duel', won: 0, lost: 1 }]);
    const { games } = await ledger(day);
    expect(games).toMatchObject([
      { game, list: 'duel/live', seats: [{ before: { mu: 25_000_000, sigma: 8_333_333 } }, {}] },
    ]);
    expect(games[0]?.seats.map(({ place }) => place).sort()).toEqual([1, 2]);
    const names = (await house.as(undefined).get<{ people: object }>(`/v1/games/${game}/people`)).body.people;
    expect(games[0]?.seats.map(({ by }) => by).sort()).toEqual(Object.keys(names).sort());
    await rate();
    await rate();
    expect([await profile('anna'), await profile('berta'), await ledger(day)]).toEqual([anna, berta, { day, games }]);
  });

  it('tells who meets their deadlines, from 20 on', async () => {
    expect(await profile('anna')).not.toHaveProperty('reliability');
    for (const _ of [1, 2]) await duel({ ...RATED, seating: 'choose' }, ['anna', 'berta'], 24);
    sleep();
    await rate();
    expect((await profile('anna')).reliability).toBe(0);
  });

  it.each([
    { why: 'not-asked', settings: { ...RATED, rated: false }, lapses: 24 },
    { why: 'seats-chosen', settings: { ...RATED, seating: 'choose' }, lapses: 24 },
    { why: 'short', settings: RATED, lapses: 0 },
  ])('that is $why moves none, and stands in the ledger with the reason', async ({ why, settings, lapses }) => {
    const people = ['clara', 'dora'] as const;
    const game = await duel(settings, people, lapses);
    const day = sleep();
    await rate();
    expect((await ledger(day)).games.find((each) => each.game === game)).toMatchObject({ unrated: why });
    expect((await profile('clara')).ratings).toEqual([]);
  });

  it('is noted under the scenario that was played, also where nobody named one', async () => {
    const path = await lobby(house, { of: 'napoleonics', owner: 'emma' });
    for (const [who, seat] of [
      ['emma', 'top'],
      ['fanny', 'bottom'],
    ] as const)
      await house.as(who).post(`${path}/seats`, { seat });
    await house.as('emma').post(`${path}/start`);
    expect((await house.as('fanny').delete(`${path}/seats/bottom`)).status).toBe(200);
    sleep();
    await rate();
    expect((await profile('emma')).records).toEqual([
      { of: 'napoleonics', setup: '001', seat: 'top', won: 1, shared: 0, lost: 0 },
    ]);
  });

  it('that is private stands nowhere', async () => {
    await duel({ ...RATED, visibility: 'private', invited: ['dora'] }, ['clara', 'dora']);
    const day = sleep();
    await rate();
    expect((await ledger(day)).games).toEqual([]);
  });

  it('counts three times a day between the same two', async () => {
    for (let n = 0; n < 4; n++) await duel(RATED, ['clara', 'dora']);
    const day = sleep();
    await rate();
    expect((await ledger(day)).games.map(({ unrated }) => unrated)).toEqual([undefined, undefined, undefined, 'often']);
    expect((await profile('clara')).ratings).toMatchObject([{ games: 3 }]);
  });
});

it('how the seats of a game do is counted by scenario, of games that people began alone', async () => {
  type Balances = {
    readonly setups: readonly { games: number; seats: readonly { seat: string; won: number; lost: number }[] }[];
  };
  const balance = async (of: string) =>
    (await house.as(undefined).get<Balances>(`/v1/rules/${of}/balance`)).body.setups;
  const [before] = await balance('duel');
  const path = await lobby(house, { of: 'duel', owner: 'clara', options: { hits: 9 } });
  await house.as('clara').post(`${path}/seats`, { seat: 'red' });
  await house.as('clara').post(`${path}/seats`, { seat: 'blue', kind: 'bot' });
  await house.as('clara').post(`${path}/start`);
  await house.as('clara').delete(`${path}/seats/red`);
  await duel({ ...RATED, seating: 'choose' }, ['clara', 'dora']);
  await duel({ ...RATED, seating: 'choose' }, ['clara', 'dora'], 0);
  sleep();
  await rate();
  await rate();
  const [after] = await balance('duel');
  const won = (each: typeof after, seat: string) => each?.seats.find((one) => one.seat === seat)?.won ?? 0;
  expect([
    (after?.games ?? 0) - (before?.games ?? 0),
    won(after, 'red') - won(before, 'red'),
    won(after, 'blue') - won(before, 'blue'),
  ]).toEqual([1, 1, 0]);
  expect((await house.as(undefined).get('/v1/rules/chess/balance')).status).toBe(404);
});

describe('a day that is rated', () => {
  it('can be begun again after a stop before any write, and comes to the same', async () => {
    for (const people of [
      ['emma', 'fanny'],
      ['anna', 'emma'],
    ] as const)
      await duel(RATED, people);
    const day = sleep();
    const { people } = house.service;
    for (let writes = 0, isDone = false; !isDone; writes++) {
      let left = writes;
      const put: typeof people.put = async (...given) => {
        if (left-- <= 0) throw new Error('the process has ended');
        return people.put(...given);
      };
      isDone = await rate({ ...house.service, people: { ...people, put } }).then(
        () => true,
        () => false,
      );
    }
    const { games } = await ledger(day);
    expect(games).toHaveLength(2);
    const [first, second] = games;
    // What was guessed of Emma after the first is what was guessed before the second.
    const names = async (id = '') =>
      (await house.as(undefined).get<{ people: Record<string, string> }>(`/v1/games/${id}/people`)).body.people;
    const [of, then] = [await names(first?.game), await names(second?.game)];
    const emma = (game: LedgerGame | undefined, called: Record<string, string>) =>
      game?.seats.find(({ by }) => called[by] === 'emma-plays');
    expect(emma(second, then)?.before).toEqual(emma(first, of)?.after);
    expect((await profile('emma')).ratings).toMatchObject([{ games: 2 }]);
    expect(
      (await profile('emma')).records.reduce((sum, { of, won, lost }) => sum + (of === 'duel' ? won + lost : 0), 0),
    ).toBe(2);
  });

  it('is requested by its date', async () => {
    for (const day of ['2999-01-01', 'today', '0'])
      expect((await house.as(undefined).get(`/v1/ratings/${day}`)).body).toMatchObject({ code: 'DAY_NOT_RATED' });
    for (const handle of ['nobody-here', 'x', 'Anna-Pl%C3%A0ys'])
      expect((await house.as(undefined).get(`/v1/people/${handle}`)).body).toMatchObject({ code: 'NO_SUCH_PERSON' });
    expect((await house.as(undefined).get<Profile>('/v1/people/ANNA-plays')).body.handle).toBe('anna-plays');
  });
});
