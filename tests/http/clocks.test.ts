import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchView } from '../../domain/match/view/view.ts';
import { duel } from '../kit/duel/index.ts';
import { type Answer, asked, type House, lobby, open, started } from './kit.ts';
import { answer, both, differences, newKey, same, type Twins, twinHouses } from './twin-houses.ts';

// Votes, pauses, calendars, days away, banks and those who vanish, over HTTP.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const HOUR = 3_600_000;
const codeOf = ({ status, body }: Answer<unknown>): string =>
  `${status} ${(body as { code?: string } | undefined)?.code}`;
const see = async (path: string, who?: string): Promise<MatchView> => (await house.as(who).get<MatchView>(path)).body;
const begin = (settings: object): Promise<string> =>
  started(house, { of: 'duel', settings: { deadlines: { default: 86_400 }, ...settings } as never });

describe('a pause', () => {
  it('is voted, shown, refuses every command, and ends by one vote', async () => {
    const path = await begin({});
    const before = await see(path);
    for (const user of ['red', 'blue']) await house.as(user).put(`${path}/votes/pause`, { vote: true });
    const paused = await see(path);
    expect(paused.paused?.left).toBeGreaterThan(23 * HOUR);
    expect(paused.due).toBeGreaterThan(before.due ?? 0);
    const { ask } = await asked(house.as('red'), path);
    const acted = await house.as('red').post(`${path}/actions`, { ask, command: { type: 'choose', stance: 'high' } });
    expect(codeOf(acted)).toBe('409 PAUSED');
    expect((await house.as('red').put(`${path}/standing-orders`, { standing: { react: 'pass' } })).status).toBe(200);
    await house.as('blue').put(`${path}/votes/pause`, { vote: false });
    expect(await see(path)).not.toHaveProperty('paused');
  });
});

describe('more time', () => {
  it('is taken by a seat, and by vote', async () => {
    const path = await begin({ extensions: { count: 1, seconds: 3600 } });
    const { due = 0 } = await see(path);
    expect((await house.as('red').post(`${path}/extensions`, {})).status).toBe(200);
    expect(codeOf(await house.as('red').post(`${path}/extensions`, { seat: 'red' }))).toBe('409 NO_EXTENSIONS');
    expect(codeOf(await house.as('red').post(`${path}/extensions`, { seat: 'blue' }))).toBe('403 NOT_YOUR_SEAT');
    for (const user of ['red', 'blue']) await house.as(user).put(`${path}/votes/extend`, { vote: true });
    const now = await see(path);
    expect(now.due).toBe(due + 2 * HOUR);
    expect(now.seats.find(({ seat }) => seat === 'red')?.extensions).toBe(1);
  });

  it('comes from being away, out of a budget', async () => {
    const path = await begin({ away: 3 });
    const { at, due = 0 } = await see(path);
    expect((await house.as('red').put(`${path}/away`, { until: at + 48 * HOUR })).status).toBe(200);
    const now = await see(path);
    expect(now.due).toBeGreaterThan(due + 47 * HOUR);
    expect(now.seats.find(({ seat }) => seat === 'red')?.away).toEqual({ until: at + 48 * HOUR, left: 1 });
    expect(codeOf(await house.as('red').put(`${path}/away`, { until: at + 999 * HOUR }))).toBe('409 AWAY_SPENT');
    expect(codeOf(await house.as('watcher').put(`${path}/away`, { until: at + 999 * HOUR }))).toBe('403 NOT_SEATED');
  });
});

describe('a calendar', () => {
  const calendar = { zone: 'Europe/Berlin', days: [1, 2, 3, 4, 5], quiet: { from: '22:00', to: '08:00' } };

  it('is worked out to numbers when the game is opened, which a retry finds the same', async () => {
    const body = { of: 'duel', options: { hits: 3 }, settings: { calendar } };
    const [one, two] = await Promise.all(
      [1, 2].map(() => house.as('ann').post<{ game: string }>('/v1/games', body, { 'idempotency-key': 'cal' })),
    );
    expect([one?.status, two?.status]).toEqual([201, 201]);
    const { settings } = await see(`/v1/games/${one?.body.game}`);
    expect(settings.calendar).toMatchObject({ days: [1, 2, 3, 4, 5], quiet: { from: 1320, to: 480 } });
    expect(settings.calendar?.offsets.length).toBe(13);
  });

  it('may be replaced by a vote of all for the same one', async () => {
    const path = await begin({});
    expect(codeOf(await house.as('red').put(`${path}/votes/calendar`, { vote: true }))).toBe('409 NO_CALENDAR');
    const nowhere = await house.as('red').put(`${path}/votes/calendar`, { vote: true, calendar: { zone: 'Nowhere' } });
    expect(nowhere.body).toMatchObject({ code: 'BAD_BODY', errors: [{ pointer: '/calendar/zone' }] });
    for (const user of ['red', 'blue']) await house.as(user).put(`${path}/votes/calendar`, { vote: true, calendar });
    expect((await see(path)).settings.calendar?.days).toEqual([1, 2, 3, 4, 5]);
  });

  it('is of a zone that there is', async () => {
    const refused = await house
      .as('ann')
      .post('/v1/games', { of: 'duel', options: { hits: 3 }, settings: { calendar: { zone: 'Mars/Base' } } });
    expect(refused.body).toMatchObject({ code: 'BAD_BODY', errors: [{ pointer: '/settings/calendar/zone' }] });
  });
});

describe('a bank', () => {
  const bank = { initial: 600, increment: 5, most: 900 };

  it('is of two seats, and its clocks are shown', async () => {
    const refused = await house.as('ann').post('/v1/games', { of: 'diplomacy', settings: { bank } });
    expect(refused.body).toMatchObject({ code: 'BAD_BODY', errors: [{ pointer: '/settings/bank' }] });
    const path = await begin({ bank, expired: 'loses' });
    const view = await see(path);
    expect(view.seats.map(({ bank }) => bank?.left)).toEqual([600_000, 600_000]);
    expect(view.seats[0]?.bank?.until).toBe(view.due);
  });

  it('loses the game for the seat whose time is out', async () => {
    const path = await begin({ bank, expired: 'loses' });
    const { ask } = await asked(house.as('red'), path);
    await house.as('red').post(`${path}/actions`, { ask, command: { type: 'choose', stance: 'high' } });
    house.wait(700);
    await house.sweep();
    expect((await see(path)).outcome).toEqual({ result: 'won', seats: ['red'], how: 'time' });
  });
});

describe('a seat whose holder has vanished', () => {
  it('is listed, and goes to the first player who sits down', async () => {
    const path = await begin({ vacate: { misses: 1 }, absent: 'wait' });
    const { ask } = await asked(house.as('red'), path);
    await house.as('red').post(`${path}/actions`, { ask, command: { type: 'choose', stance: 'high' } });
    house.wait(86_400 + 10);
    await house.sweep();
    const free = async (query = ''): Promise<readonly string[]> =>
      (await house.as(undefined).get<{ games: readonly MatchView[] }>(`/v1/games?vacant=true${query}`)).body.games.map(
        ({ game }) => game,
      );
    const game = path.split('/').at(-1);
    expect(await free()).toContain(game);
    expect(await free('&of=diplomacy')).not.toContain(game);
    expect(codeOf(await house.as(undefined).get('/v1/games?vacant=true&status=lobby'))).toBe('400 BAD_QUERY');
    expect((await house.as('carol').post(`${path}/seats`, { seat: 'blue' })).status).toBe(200);
    expect(await free()).not.toContain(game);
    expect(codeOf(await house.as('blue').post(`${path}/seats`, { seat: 'blue' }))).toBe('409 SEAT_TAKEN');
  });
});

describe('nobody can tell', () => {
  let pair: Twins;
  beforeAll(async () => {
    pair = await twinHouses(duel, duel);
  });
  afterAll(() => pair.close());

  /** A game that has started in both houses. */
  async function alike(settings: object): Promise<string> {
    const key = JSON.stringify(newKey());
    const paths: string[] = [];
    for (const each of pair.houses)
      paths.push(await started(each, { of: 'duel', key, settings: { deadlines: { default: 3600 }, ...settings } }));
    expect(paths[0]).toBe(paths[1]);
    return paths[0] ?? '';
  }

  it('a secret vote for a draw from one against it', async () => {
    const path = await alike({ votes: 'secret' });
    const key = newKey();
    await both(pair, (each, which) => each.as('blue').put(`${path}/votes/draw`, { vote: which === 0 }, key));
    await answer(pair, path, 'red', same({ type: 'choose', stance: 'low' }));
    const votes = await Promise.all(
      pair.houses.map(async (each) => (await each.as('blue').get<MatchView>(path)).body.votes),
    );
    expect(votes).toEqual([{ draw: ['blue'] }, {}]);
    for (const reader of ['red', 'watcher', undefined])
      expect(await differences(pair, path, reader, 'blue')).toEqual([]);
  });

  it('from one anonymous game that a player is away in another', async () => {
    const away = await alike({ anonymous: true, away: 9 });
    const other = await alike({ anonymous: true, away: 9 });
    const until = (await pair.houses[0].as('red').get<MatchView>(away)).body.at + 99 * HOUR;
    const { status } = await pair.houses[0].as('red').put(`${away}/away`, { until });
    expect(status).toBe(200);
    for (const at of ['', '/events', '/story', '/people']) {
      for (const reader of ['blue', 'watcher', undefined]) {
        const [one, two] = await Promise.all(pair.houses.map((each) => each.as(reader).get(other + at)));
        expect(one?.bytes).toBe(two?.bytes);
        expect([...(one?.headers ?? [])].filter(([name]) => name !== 'date')).toEqual(
          [...(two?.headers ?? [])].filter(([name]) => name !== 'date'),
        );
      }
    }
  });
});

it('a lobby knows no votes about play', async () => {
  const path = await lobby(house, { of: 'duel' });
  await house.as('red').post(`${path}/seats`, { seat: 'red' });
  for (const kind of ['pause', 'extend', 'concede', 'draw'])
    expect(codeOf(await house.as('red').put(`${path}/votes/${kind}`, { vote: true }))).toBe('409 NOT_STARTED');
  expect(codeOf(await house.as('red').put(`${path}/away`, { until: 9e15 }))).toBe('409 NOT_STARTED');
});
