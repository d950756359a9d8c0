import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterIn } from '../../client/src/page.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import type { ProblemBody } from '../../functions/platform/http/problem-schema.ts';
import { ENDPOINTS } from '../../infra/endpoints.ts';
import { sampleSize } from '../kit/long.ts';
import { type Answer, type House, lobby, open, peopleOf } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

type Page = { readonly games: readonly MatchView[]; readonly next?: string };
const codeOf = ({ status, body }: Answer<ProblemBody>): string => `${status} ${body?.code}`;
const DUEL = { of: 'duel', options: { hits: 3 } };

describe('creating a game', () => {
  it('gives a lobby, its place, and a receipt', async () => {
    const made = await house.as('ann').post('/v1/games', { ...DUEL, title: 'Ann against the rest' });
    expect(made.status).toBe(201);
    expect(made.headers.get('location')).toBe(`/v1/games/${made.body.game}`);
    expect(made.body).toMatchObject({ version: 1, at: house.now });
    const { body: game } = await house.as(undefined).get<MatchView>(`/v1/games/${made.body.game}`);
    expect(game).toMatchObject({ status: 'lobby', hash: made.body.hash, asks: [] });
    expect(await peopleOf(house, `/v1/games/${made.body.game}`)).toMatchObject({
      title: 'Ann against the rest',
      people: { [game.owner]: 'ann' },
    });
    expect(game.seats.map(({ seat, holder }) => [seat, holder])).toEqual([
      ['red', undefined],
      ['blue', undefined],
    ]);
  });

  it('is one game however often the same request is sent with its key', async () => {
    const key = { 'idempotency-key': 'my-first-duel' };
    const first = await house.as('ann').post('/v1/games', DUEL, key);
    const again = await house.as('ann').post('/v1/games', DUEL, key);
    expect(again.bytes).toBe(first.bytes);
    expect(again.status).toBe(201);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(first.headers.get('idempotent-replayed')).toBeNull();

    const other = await house.as('ann').post('/v1/games', { ...DUEL, options: { hits: 4 } }, key);
    expect(codeOf(other)).toBe('422 IDEMPOTENCY_KEY_REUSED');
    const another = await house.as('bob').post('/v1/games', DUEL, key);
    expect(another.status).toBe(201);
    expect(another.body.game).not.toBe(first.body.game);
  });

  it.each([
    { what: 'a game nobody hosts', body: { of: 'chess' }, pointer: '/of' },
    { what: 'a game named like a property of every object', body: { of: 'constructor' }, pointer: '/of' },
    { what: 'options of another game', body: { of: 'duel', options: { rulings: 'datc' } }, pointer: '/options' },
    { what: 'a title of nothing', body: { ...DUEL, title: '   ' }, pointer: '/title' },
    {
      what: 'a deadline of a second',
      body: { ...DUEL, settings: { deadlines: { default: 1 } } },
      pointer: '/settings/deadlines/default',
    },
    {
      what: 'a deadline of another game',
      body: { ...DUEL, settings: { deadlines: { orders: 60 } } },
      pointer: '/settings/deadlines/orders',
    },
    { what: 'a field that is not known', body: { ...DUEL, seed: 'mine' }, pointer: '' },
  ])('refuses $what, and says where', async ({ body, pointer }) => {
    const refused = await house.as('ann').post('/v1/games', body);
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.map((each) => each.pointer)).toContain(pointer);
  });
});

describe('the lobby', () => {
  it('is found by what one wants of it, a page at a time; its end goes on with the same wish alone', async () => {
    const game = (path: string): string => path.slice('/v1/games/'.length);
    const made = [
      await lobby(house, { of: 'duel', settings: { anonymous: true } }),
      await lobby(house, { of: 'duel', settings: { rated: true, seating: 'random', deadlines: { default: 600 } } }),
      await lobby(house, { of: 'duel' }),
    ].map(game);
    const full = await lobby(house, { of: 'duel' });
    for (const who of ['bob', 'cat']) await house.as(who).post(`${full}/seats`, {});
    const asked = (query: string) =>
      house.as(undefined).get<{ games: readonly MatchView[]; next?: string }>(`/v1/games?status=lobby&${query}`);
    const found = async (query: string): Promise<readonly number[]> =>
      (await asked(`limit=100&${query}`)).body.games
        .map((each) => [...made, game(full)].indexOf(each.game))
        .filter((i) => i >= 0)
        .sort();
    expect(await found('anonymous=true')).toEqual([0]);
    expect(await found('rated=true')).toEqual([1]);
    expect(await found('pace=live')).toEqual([1]);
    expect(await found('anonymous=false&rated=false&free=true')).toEqual([2]);
    expect(await found('anonymous=false&rated=false')).toEqual([2, 3]);
    const { next = '' } = (await asked('limit=1&free=true')).body;
    expect((await house.as(undefined).get(next)).status).toBe(200);
    expect(codeOf((await asked(`limit=1&after=${afterIn(next)}`)) as never)).toBe('400 BAD_CURSOR');
    for (const bad of ['free=false', 'rated=yes', 'pace=slow', 'anonymous='])
      expect((await asked(bad)).status).toBe(400);
  });

  it('seats people where they ask, or at the first vacant seat, until it is full', async () => {
    const path = await lobby(house, { of: 'duel' });
    expect((await house.as('bob').post(`${path}/seats`, { seat: 'blue' })).status).toBe(200);
    expect(codeOf(await house.as('cat').post(`${path}/seats`, { seat: 'blue' }))).toBe('409 SEAT_TAKEN');
    expect(codeOf(await house.as('cat').post(`${path}/seats`, { seat: 'green' }))).toBe('409 NO_SUCH_SEAT');
    expect(codeOf(await house.as('bob').post(`${path}/seats`, { seat: 'red' }))).toBe('409 ALREADY_SEATED');
    expect((await house.as('cat').post(`${path}/seats`, {})).status).toBe(200);
    expect(codeOf(await house.as('dan').post(`${path}/seats`, {}))).toBe('409 GAME_FULL');
    const { body } = await house.as('dan').get<MatchView>(path);
    const { people } = await peopleOf(house, path);
    expect(body.seats.map(({ seat, holder }) => [seat, holder?.kind === 'user' && people[holder.user]])).toEqual([
      ['red', 'cat'],
      ['blue', 'bob'],
    ]);
  });

  it('lets people leave their own seat only', async () => {
    const path = await lobby(house, { of: 'duel' });
    await house.as('ann').post(`${path}/seats`, { seat: 'red' });
    await house.as('bob').post(`${path}/seats`, { seat: 'blue' });
    expect(codeOf(await house.as('bob').delete(`${path}/seats/red`))).toBe('403 NOT_YOUR_SEAT');
    expect(codeOf(await house.as('cat').delete(`${path}/seats/blue`))).toBe('403 NOT_YOUR_SEAT');
    expect(codeOf(await house.as('cat').delete(`${path}/seats/${encodeURIComponent('no/such seat')}`))).toBe(
      '403 NOT_YOUR_SEAT',
    );
    expect((await house.as('bob').delete(`${path}/seats/blue`)).status).toBe(200);
    expect((await house.as('cat').post(`${path}/seats`, { seat: 'blue' })).status).toBe(200);
  });

  it('is started by its owner once every seat is taken, and once only', async () => {
    const path = await lobby(house, { of: 'duel' });
    await house.as('bob').post(`${path}/seats`, { seat: 'blue' });
    expect(codeOf(await house.as('bob').post(`${path}/start`))).toBe('403 NOT_THE_OWNER');
    expect(codeOf(await house.as('ann').post(`${path}/start`))).toBe('409 SEATS_VACANT');
    await house.as('cat').post(`${path}/seats`, { seat: 'red' });
    expect((await house.as('ann').post(`${path}/start`)).status).toBe(200);
    expect(codeOf(await house.as('ann').post(`${path}/start`))).toBe('409 ALREADY_STARTED');
    expect((await house.as('dan').get<MatchView>(path)).body).toMatchObject({
      status: 'playing',
      asks: [{ seat: 'red' }, { seat: 'blue' }],
    });
  });

  it('starts by itself when everyone seated is ready', async () => {
    const path = await lobby(house, { of: 'duel' });
    await house.as('bob').post(`${path}/seats`, { seat: 'red' });
    await house.as('cat').post(`${path}/seats`, { seat: 'blue' });
    await house.as('bob').put(`${path}/votes/ready`, { vote: true });
    await house.as('bob').put(`${path}/votes/ready`, { vote: false });
    await house.as('cat').put(`${path}/votes/ready`, { vote: true });
    expect((await house.as('bob').get<MatchView>(path)).body).toMatchObject({
      status: 'lobby',
      votes: { ready: ['blue'] },
    });
    await house.as('bob').put(`${path}/votes/ready`, { vote: true });
    expect((await house.as('bob').get<MatchView>(path)).body.status).toBe('playing');
    expect(codeOf(await house.as('bob').put(`${path}/votes/peace`, { vote: true }))).toBe('404 NO_SUCH_VOTE');
  });

  it('takes bots from its owner; they answer before anyone can look', async () => {
    const path = await lobby(house, { of: 'duel' });
    expect(codeOf(await house.as('bob').post(`${path}/seats`, { kind: 'bot' }))).toBe('403 NOT_THE_OWNER');
    await house.as('ann').post(`${path}/seats`, { seat: 'red' });
    await house.as('ann').post(`${path}/seats`, { kind: 'bot' });
    await house.as('ann').post(`${path}/start`);
    const { body } = await house.as('ann').get<MatchView>(path);
    expect(body.seats[1]!.holder).toEqual({ kind: 'bot' });
    expect(body.asks).toMatchObject([{ seat: 'red' }, { seat: 'blue', settled: true }]);
  });

  it('that is abandoned expires by the sweep', async () => {
    const path = await lobby(house, { of: 'duel', settings: { lobbyExpires: 3600 } });
    house.wait(3602);
    expect(await house.sweep()).toBe(0);
    house.wait(1);
    expect(await house.sweep()).toBe(1);
    expect(await house.sweep()).toBe(0);
    const { body } = await house.as(undefined).get<MatchView>(path);
    expect(body).toMatchObject({ status: 'over', outcome: { result: 'cancelled', how: 'expired' } });
    expect(codeOf(await house.as('bob').post(`${path}/seats`, {}))).toBe('409 GAME_OVER');
  });
});

describe('lists', () => {
  it('show public games to all, newest change first, page by page', async () => {
    const paths: string[] = [];
    for (let i = 0; i < 5; i++) {
      house.wait(1);
      paths.unshift(await lobby(house, { of: 'diplomacy', owner: 'lister' }));
    }
    await lobby(house, { of: 'diplomacy', owner: 'lister', settings: { visibility: 'private' } });
    const seen: string[] = [];
    let next = '/v1/games?of=diplomacy&status=lobby&limit=3';
    for (let page = 0; page < 2; page++) {
      const { body, headers } = await house.as(undefined).get<Page>(next);
      seen.push(...body.games.map(({ game }) => `/v1/games/${game}`));
      next = String(body.next);
      expect(headers.get('link') ?? undefined, 'as in the body').toBe(page === 0 ? `<${next}>; rel="next"` : undefined);
    }
    expect(seen).toEqual(paths);
  });

  it('of another query have ends that do not fit here', async () => {
    const { body } = await house.as(undefined).get<Page>('/v1/games?limit=1');
    const after = afterIn(String(body.next));
    for (const query of [
      `limit=1&of=duel&after=${after}`,
      'after=nonsense',
      `cursor=${after}`,
      'limit=0',
      'limit=101',
      'status=asleep',
      'sort=up',
    ]) {
      const refused = await house.as(undefined).get(`/v1/games?${query}`);
      expect(refused.status, query).toBe(400);
    }
    expect(codeOf(await house.as('eve').get(`/v1/me/games?after=${after}`))).toBe('400 BAD_CURSOR');
  });

  it('of mine hold what I own, sit in or am invited to, private games too, and nothing else', async () => {
    const owned = await lobby(house, {
      of: 'duel',
      owner: 'olga',
      settings: { visibility: 'private', invited: ['pia'] },
    });
    const joined = await lobby(house, { of: 'duel', owner: 'quinn' });
    await house.as('olga').post(`${joined}/seats`, {});
    const mine = async (user: string) => {
      const { body } = await house.as(user).get<Page>('/v1/me/games');
      return body.games.map(({ game }) => `/v1/games/${game}`).sort();
    };
    expect(await mine('olga')).toEqual([owned, joined].sort());
    expect(await mine('pia')).toEqual([owned]);
    await house.as('pia').post(`${joined}/seats`, {});
    expect(await mine('pia')).toEqual([owned, joined].sort());
    await house.as('pia').delete(`${joined}/seats/blue`);
    expect(await mine('pia')).toEqual([owned]);
    expect(codeOf(await house.as(undefined).get('/v1/me/games'))).toBe('401 UNAUTHORIZED');
  });
});

describe('a private game', () => {
  const BODIES: { readonly [path: string]: unknown } = {
    '/v1/games/{game}/seats': {},
    '/v1/games/{game}/votes/{kind}': { vote: true },
    '/v1/games/{game}/actions': { ask: 'b1', command: {} },
    '/v1/games/{game}/dry-runs': { ask: 'b1', command: {} },
    '/v1/games/{game}/takebacks': {},
    '/v1/games/{game}/contributions': { contribution: 'A'.repeat(43) },
    '/v1/games/{game}/reveals': { bytes: 'A'.repeat(43) },
    '/v1/games/{game}/standing-orders': { standing: null },
  };
  const PATHS = [...new Set(ENDPOINTS.map(({ path }) => path))].filter((path) => path.includes('{game}'));
  const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];

  it('answers strangers, for every path and method, byte for byte as a game that does not exist', async () => {
    const hidden = (
      await lobby(house, { of: 'duel', owner: 'hal', settings: { visibility: 'private', invited: ['ivy'] } })
    ).slice(10);
    const nowhere = `g${'0'.repeat(20)}`;
    await house.as('hal').post(`/v1/games/${hidden}/seats`, { seat: 'red' });
    await house.as('ivy').post(`/v1/games/${hidden}/seats`, { seat: 'blue' });
    await house.as('hal').post(`/v1/games/${hidden}/start`);
    const answered: string[] = [];
    for (const [i, path] of PATHS.entries()) {
      for (const method of METHODS) {
        // In `npm test` a stranger of each kind asks every other path.
        for (const user of sampleSize(1, 2) === 2 ? ['mallory', undefined] : [['mallory', undefined][i % 2]]) {
          const body = method === 'GET' || method === 'HEAD' ? undefined : BODIES[path];
          const ask = async (game: string): Promise<string> => {
            const at = path.replace('{game}', game).replace('{seat}', 'red').replace('{kind}', 'draw');
            const { status, headers, bytes } = await house
              .as(user)
              .send(method, at, body, { 'if-none-match': '"x"', 'if-match': '"x"' });
            return JSON.stringify([
              status,
              [...headers].filter(([name]) => name !== 'date'),
              bytes.replaceAll(game, '?'),
            ]);
          };
          const [there, not] = [await ask(hidden), await ask(nowhere)];
          expect(there, `${method} ${path}`).toBe(not);
          answered.push(there);
        }
      }
    }
    expect(answered.filter((each) => each.startsWith('[404')).length).toBeGreaterThan(PATHS.length);
    expect(answered.filter((each) => each.startsWith('[2') && !each.startsWith('[204'))).toEqual([]);
  });

  it('is there for those invited, who may join, and for nobody else', async () => {
    const path = await lobby(house, {
      of: 'duel',
      owner: 'hal',
      settings: { visibility: 'private', invited: ['ivy'] },
    });
    expect((await house.as('ivy').get(path)).status).toBe(200);
    expect((await house.as('ivy').post(`${path}/seats`, {})).status).toBe(200);
    expect(codeOf(await house.as('mallory').post(`${path}/seats`, {}))).toBe('404 NO_SUCH_GAME');
    const { body } = await house.as(undefined).get<Page>('/v1/games?limit=100');
    expect(body.games.map(({ game }) => `/v1/games/${game}`)).not.toContain(path);
  });

  it.each(['G0', 'g123', '%00', '..%2f..', 'g'.repeat(200)])('has no other name: %s', async (name) => {
    expect(codeOf(await house.as('ann').get(`/v1/games/${name}`))).toBe('404 NO_SUCH_GAME');
  });
});
