import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../domain/lib/json.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { cursorAt, START } from '../../functions/features/live/cursor.ts';
import { type Answer, act, asked, type CommitsPage, type House, lobby, open, tokenOf } from '../http/kit.ts';
import { differences, GETS, type Twins, twinHouses } from '../http/twin-houses.ts';
import { duel } from '../kit/duel/index.ts';
import { earsIn } from './ears.ts';
import { type Listener, listen } from './listener.ts';

// What those see of a running game who hold no seat, where they are not to see everything at once.

let pair: Twins;
let house: House;
beforeAll(async () => {
  pair = await twinHouses(duel, duel);
  house = await open();
});
afterAll(async () => {
  await pair.close();
  await house.close();
});

const opened: Listener[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

const DELAYED = { is: 'delayed', turns: 1 };
const OFF = { is: 'off' };
const REST = { type: 'rest' };
const choose = (stance: string): Json => ({ type: 'choose', stance });

/** A duel that has started in a house, opened by zoe, who holds no seat. */
async function begun(at: House, spectators: Json, key: string, more: object = {}): Promise<string> {
  const settings = { spectators, deadlines: { default: 3600 }, ...more };
  const path = await lobby(at, { of: 'duel', owner: 'zoe', settings, key, options: { hits: 9 } });
  for (const seat of ['red', 'blue'])
    await at.as(seat).post(`${path}/seats`, { seat }, { 'idempotency-key': `${key}/${seat}` });
  const start = await at.as('zoe').post(`${path}/start`, undefined, { 'idempotency-key': `${key}/start` });
  expect(start.status, start.bytes).toBe(200);
  return path;
}

let keys = 0;
/** Sends a command and expects it to be taken. */
async function plays(at: House, path: string, seat: string, command: Json): Promise<void> {
  const sent = await act(at.as(seat), path, command, { 'idempotency-key': `plays/${++keys}` });
  expect(sent.status, sent.bytes).toBe(200);
}

/** One whole round: both choose, and each rests in turn. */
async function round(at: House, path: string): Promise<void> {
  await plays(at, path, 'red', choose('low'));
  await plays(at, path, 'blue', choose('high'));
  for (let turns = 0; turns < 2; turns++) {
    const open = await Promise.all(
      ['red', 'blue'].map(async (seat) => (await at.as(seat).get<MatchView>(path)).body.asks[0]?.seat),
    );
    await plays(at, path, open[0] ?? 'red', REST);
  }
}

const viewIn = async (at: House, path: string, reader?: string): Promise<MatchView> =>
  (await at.as(reader).get<MatchView>(path)).body;

/** The same round in twin houses, under the same keys: what is done the same way is the same to the byte. */
async function alike(path: string): Promise<void> {
  const before = keys;
  for (const each of pair.houses) {
    keys = before;
    await round(each, path);
  }
}

async function listening(user: string): Promise<Listener> {
  const listener = await listen(house.url, ['fieldpost.v1', `bearer.${await tokenOf(user)}`]);
  opened.push(listener);
  return listener;
}

const OUTSIDERS = [undefined, 'watcher', 'zoe', 'ivy'];

describe('a game that spectators see later', () => {
  it('is the same to them after any later play, in every answer and message', async () => {
    const [path = ''] = await Promise.all(
      pair.houses.map((each) => begun(each, DELAYED, 'twins', { invited: ['ivy'] })),
    );
    await alike(path);
    const [ours, theirs] = pair.houses;
    const ears = await Promise.all(['watcher', 'zoe'].map((user) => earsIn(pair, user, opened)));
    for (const each of ears) await each.wish({ games: [path.slice('/v1/games/'.length)], me: true });
    const tags = await Promise.all(
      GETS.map(async (get) => (await ours.as('watcher').get(path + get)).headers.get('etag')),
    );
    // Another number of commits, by others, at other times, with other deadlines; votes, talk, a standing order.
    await plays(ours, path, 'blue', choose('low'));
    ours.wait(40);
    for (const seat of ['red', 'blue']) await plays(theirs, path, seat, choose('high'));
    theirs.wait(20);
    for (const to of [2, 1])
      await theirs
        .as('red')
        .post(`${path}/actions`, { ask: (await asked(theirs.as('red'), path)).ask, command: { type: 'step', to } });
    expect((await theirs.as('red').put(`${path}/votes/draw`, { vote: true })).status).toBe(200);
    await theirs.as('blue').put(`${path}/standing-orders`, { standing: { react: 'pass' } });
    for (const text of ['one', 'two'])
      expect((await theirs.as('red').post(`${path}/press`, { to: 'all', text })).status).toBe(201);
    theirs.wait(20);
    expect((await viewIn(ours, path, 'red')).version).not.toBe((await viewIn(theirs, path, 'red')).version);

    // What one takes out has keys of one's own in it, which differ: but nothing that was said since.
    for (const [user, has] of [
      ['zoe', false],
      ['blue', true],
    ] as const) {
      const { bytes } = await theirs.as(user).get('/v1/me/export');
      expect([user, bytes.includes(path.slice('/v1/games/'.length)), bytes.includes('"text":"one"')]).toEqual([
        user,
        true,
        has,
      ]);
    }
    for (const reader of OUTSIDERS) expect(await differences(pair, path, reader, 'red', [REST])).toEqual([]);
    const late = await Promise.all(['watcher', 'zoe'].map((user) => earsIn(pair, user, opened)));
    for (const each of late) await each.wish({ games: [path.slice('/v1/games/'.length)], me: true });
    for (const each of [...ears, ...late]) {
      const [one, two] = await each.heard();
      expect(one, each.user).toBe(two);
    }
    const { version } = await viewIn(ours, path);
    const more: readonly (readonly [string, string, unknown?, { readonly [name: string]: string }?])[] = [
      ...[version - 1, version, version + 1, version + 2, 999].flatMap((v) =>
        ['', '/state', '/actions', '/board.svg', '/series', '/sight?from=red', '/export?format=text'].map(
          (get) => ['GET', `${path}${get}${get.includes('?') ? '&' : '?'}version=${v}`] as const,
        ),
      ),
      ...GETS.map((get, i) => ['GET', path + get, undefined, { 'if-none-match': tags[i] ?? '"none"' }] as const),
      ...[version - 1, version, version + 1].flatMap((v) =>
        ['events', 'story', 'phases'].map((name) => ['GET', `${path}/${name}?after=${v}&limit=2`] as const),
      ),
      ...['events', 'log'].map(
        (name) => ['GET', `${path}/${name}`, undefined, { accept: 'application/x-ndjson' }] as const,
      ),
      ['GET', `${path}/press`],
      ['GET', `${path}/press?limit=1`],
      ['GET', `${path}/press/audit`],
      ['PUT', `${path}/press/marks`, { read: {} }],
      ['POST', `${path}/press`, { to: 'all', text: 'hello' }],
      ['GET', '/v1/games?status=playing'],
      ['GET', '/v1/games?vacant=true'],
      ['GET', '/v1/me/games?status=playing'],
      ['GET', '/v1/me/invitations'],
      ['GET', '/v1/me/notifications'],
      ['POST', `${path}/seats`, { seat: 'red', kind: 'bot' }],
      ['POST', `${path}/seats`, {}, { 'if-match': tags[0] ?? '' }],
      ['POST', `${path}/start`],
      ['DELETE', path],
      ['PATCH', path, { title: 'Another' }],
      ['POST', `${path}/takebacks`, {}],
      ['PUT', `${path}/votes/draw`, { vote: true }],
      ['POST', `${path}/extensions`, {}],
      ['PUT', `${path}/away`, { days: 1 }],
      ['POST', `${path}/standing-orders/forecasts`, { standing: null }],
      ['POST', `${path}/reveals`, { bytes: 'A'.repeat(43) }],
    ];
    for (const reader of OUTSIDERS)
      for (const [method, at, body, headers] of more) {
        const [one, two] = await Promise.all(
          pair.houses.map((each) =>
            each.as(reader).send(method, at, body, { 'idempotency-key': `more/${reader}`, ...headers }),
          ),
        );
        const told = (answer: Answer<unknown> | undefined) => [
          answer?.status,
          [...(answer?.headers ?? [])].filter(([name]) => name !== 'date'),
          answer?.bytes,
        ];
        expect(told(one), `${reader} ${method} ${at}`).toEqual(told(two));
        expect(one?.status, `${reader} ${method} ${at} ${one?.bytes}`).toBeLessThan(500);
      }
  });

  it('moves to the version before the running turn, at once for all spectators, and tells them then', async () => {
    const path = await begun(house, DELAYED, 'moves');
    const start = await viewIn(house, path, 'red');
    const id = path.slice('/v1/games/'.length);
    const [zoe, red] = [await listening('zoe'), await listening('red')];
    for (const each of [zoe, red]) {
      each.send({ type: 'subscribe', games: [id], me: false });
      await each.rest();
    }
    await plays(house, path, 'red', choose('low'));
    await plays(house, path, 'blue', choose('high'));
    expect(await viewIn(house, path)).toMatchObject({ version: start.version, asks: start.asks, hash: start.hash });
    expect(await viewIn(house, path)).not.toHaveProperty('due');
    const listed = (await house.as(undefined).get<{ games: readonly MatchView[] }>('/v1/games')).body.games.find(
      ({ game }) => game === id,
    );
    expect(listed).toMatchObject({ version: start.version, at: start.at });
    const mine = (await house.as('red').get<{ games: readonly MatchView[] }>('/v1/me/games')).body.games.find(
      ({ game }) => game === id,
    );
    expect(mine?.version).toBe(start.version + 2);
    // Who plays sees everything, and as a spectator what a spectator sees.
    expect((await viewIn(house, path, 'red')).version).toBe(start.version + 2);
    const [asSpectator, spectators] = await Promise.all([
      house.as('red').get(`${path}/state?as=spectator`),
      house.as(undefined).get(`${path}/state`),
    ]);
    expect(asSpectator.bytes).toBe(spectators.bytes);
    expect((await house.as('red').get(`${path}/state?as=spectator&version=${start.version + 1}`)).status).toBe(404);

    for (let turns = 0; turns < 2; turns++) {
      const before = await viewIn(house, path, 'red');
      await plays(house, path, before.asks[0]?.seat ?? 'red', REST);
    }
    const head = await viewIn(house, path, 'red');
    expect(head.version).toBeGreaterThan(start.version + 2);
    expect((await viewIn(house, path)).version).toBe(head.version - 1);
    const { body } = await house.as(undefined).get<CommitsPage>(`${path}/events`);
    expect(body.commits.at(-1)?.envelope.v).toBe(head.version - 1);
    await zoe.rest();
    await red.rest();
    const versions = (listener: Listener) =>
      listener.bytes.flatMap((bytes) => (JSON.parse(bytes).type === 'game' ? [JSON.parse(bytes).version] : []));
    expect(versions(zoe)).toEqual([head.version - 1]);
    expect(versions(red)).toEqual([start.version + 1, start.version + 2, start.version + 3, head.version]);
    // An owner without a seat hears of the game when it is shown, however old that version is.
    const news = await house
      .as('zoe')
      .get<{ events: readonly { game: string; version: number }[] }>(`/v1/me/events?after=${cursorAt('zoe', START)}`);
    expect(news.body.events.find(({ game }) => game === id)?.version).toBe(head.version - 1);
  });

  it('does not delay the end, nor the list of players; a tag from before a player came or went is none of now', async () => {
    const path = await lobby(house, {
      of: 'diplomacy',
      owner: 'zoe',
      options: { players: 4 },
      settings: { spectators: DELAYED, anonymous: true },
    });
    const seats = (await viewIn(house, path)).seats.map(({ seat }) => seat);
    for (const seat of seats) await house.as(seat).post(`${path}/seats`, { preferences: [seat] });
    await house.as('zoe').post(`${path}/start`);
    const [one = '', two = ''] = seats;
    await act(house.as(one), path, { type: 'orders', orders: {} });
    const shown = await house.as('dora').get<MatchView>(path);
    const isFree = async () => (await viewIn(house, path)).seats.find(({ seat }) => seat === one)?.holder === undefined;
    expect(await isFree()).toBe(false);
    const version = shown.body.version;
    const tag = { 'if-none-match': shown.headers.get('etag') ?? '' };
    const before = { ...house.calls };
    expect((await house.as('dora').get(path, tag)).status).toBe(304);
    expect(house.calls).toEqual({ ...before, newest: before.newest + 1 });
    await act(house.as(two), path, { type: 'orders', orders: {} });
    expect((await house.as('dora').get(path, tag)).status).toBe(304);
    expect((await house.as(one).delete(`${path}/seats/${one}`)).status).toBe(200);
    expect(await isFree()).toBe(true);
    expect((await viewIn(house, path)).version).toBe(version);
    expect(
      (await house.as(undefined).get<{ games: readonly MatchView[] }>('/v1/games?vacant=true')).body.games.map(
        ({ game }) => game,
      ),
    ).toContain(path.slice('/v1/games/'.length));
    // A player who left is a spectator from then on. The next player at the seat sees the game as it is: with a seat as
    // free and taken as before.
    expect((await viewIn(house, path, one)).version).toBe(version);
    expect((await house.as('zoe').post(`${path}/seats`, { seat: one, kind: 'bot' })).body).toMatchObject({
      code: 'NOT_SEATED',
    });
    const sat = await house
      .as('dora')
      .post<{ version: number }>(
        `${path}/seats`,
        { seat: one },
        { 'if-match': (await house.as('dora').get(path)).headers.get('etag') ?? '' },
      );
    expect(sat.status, sat.bytes).toBe(200);
    const seated = await house.as('dora').get<MatchView>(path, tag);
    expect(seated.body).toMatchObject({ version: sat.body.version, mine: [one] });
    expect((await house.as('eve').post(`${path}/seats`, { seat: one })).body).toMatchObject({ code: 'SEAT_TAKEN' });
    for (const seat of [...seats.slice(1), 'dora']) await house.as(seat).put(`${path}/votes/cancel`, { vote: true });
    const end = await viewIn(house, path);
    expect(end).toMatchObject({ status: 'over', version: (await viewIn(house, path, 'dora')).version });
    expect((await house.as(undefined).get(`${path}/log`)).status).toBe(200);
  });

  it('never goes back, and skips no turn that is to be hidden', async () => {
    const path = await begun(house, { is: 'delayed', turns: 2 }, 'two');
    const start = (await viewIn(house, path)).version;
    const firsts: number[] = [start];
    for (let rounds = 0; rounds < 3; rounds++) {
      await round(house, path);
      firsts.push((await viewIn(house, path, 'red')).version);
      const expected = Math.max(start, (firsts.at(-2) ?? 0) - 1);
      expect((await viewIn(house, path)).version).toBe(expected);
    }
    // Another process, which folds the log again, says the same.
    const other = await open({ stores: house.stores });
    expect((await viewIn(other, path)).version).toBe((await viewIn(house, path)).version);
    await other.close();
  });
});

describe('a game without spectators', () => {
  it('shows the players, and nothing of the position until it is over', async () => {
    const path = await begun(house, OFF, 'off');
    const start = (await viewIn(house, path)).version;
    const table = await viewIn(house, path);
    await round(house, path);
    expect(await viewIn(house, path, 'zoe')).toMatchObject({ version: start, status: 'playing', seats: table.seats });
    const positions = [
      '/state',
      '/actions',
      '/events',
      '/log',
      '/story',
      '/phases',
      '/series',
      '/board.svg',
      '/audit',
      '/press',
      '/press/audit',
      '/export?format=text',
      '/sight?from=red',
    ];
    for (const reader of OUTSIDERS) {
      const found = await Promise.all(positions.map((get) => house.as(reader).get(path + get)));
      for (const [i, { status, body }] of found.entries())
        expect([positions[i], status, body]).toMatchObject([positions[i], 403, { code: 'SPECTATORS_OFF' }]);
      expect((await house.as(reader).get(`${path}?version=${start + 1}`)).status).toBe(404);
    }
    expect((await house.as('red').get(`${path}/state`)).status).toBe(200);
    expect((await house.as('red').get(`${path}/state?as=spectator`)).status).toBe(403);
    expect((await house.as('red').delete(`${path}/seats/red`)).status).toBe(200);
    const open = await Promise.all(
      positions.filter((get) => !/export|sight|phases/.test(get)).map((get) => house.as(undefined).get(path + get)),
    );
    expect(open.map(({ status }) => status)).toEqual(open.map(() => 200));
  });
});

it('tells nobody without a seat, by no refusal, that a deadline has passed', async () => {
  for (const [spectators, key] of [
    [DELAYED, 'late'],
    [OFF, 'late-off'],
  ] as const) {
    const path = await begun(house, spectators, key);
    const answers = () =>
      Promise.all(
        ['watcher', 'zoe'].flatMap((who) =>
          (
            [
              ['POST', `${path}/start`],
              ['DELETE', path],
              ['PATCH', path, { title: 'Late' }],
              ['POST', `${path}/seats`, {}],
              ['PATCH', `${path}/seats/red`, { to: 'blue' }],
              ['DELETE', `${path}/seats/red`],
              ['PUT', `${path}/votes/draw`, { vote: true }],
            ] as const
          ).map(async ([method, at, sent]) => {
            const { status, body } = await house.as(who).send(method, at, sent);
            return [who, method, at, status, (body as { code?: string }).code];
          }),
        ),
      );
    const before = await answers();
    house.wait(3601);
    expect(await answers()).toEqual(before);
  }
});

it('tells nobody without a seat what was said without a name since: not as a report, an audit or what one takes out', async () => {
  const path = await begun(house, DELAYED, 'grey', { press: { talk: 'both', grey: 'public' } });
  const game = path.slice('/v1/games/'.length);
  const audited = async (): Promise<unknown> =>
    (await house.as('zoe').get<{ checks: unknown }>(`${path}/press/audit`)).body.checks;
  const report = (who: string, n: number) =>
    house.as(who).post<{ code?: string }>('/v1/me/reports', { game, conversation: 'grey', n, reason: 'An insult.' });
  const before = await audited();
  expect((await house.as('red').post(`${path}/press`, { to: 'all', grey: true, text: 'Psst, all.' })).status).toBe(201);
  house.wait(600);
  const [there, none] = [await report('watcher', 1), await report('watcher', 2)];
  expect([there.status, there.body]).toEqual([none.status, none.body]);
  expect((await house.as('zoe').get('/v1/me/export')).bytes).not.toContain('Psst');
  expect(await audited()).toEqual(before);
  expect((await report('blue', 1)).status).toBe(201);
  const off = await begun(house, OFF, 'grey-off', { press: { talk: 'both', grey: 'public' } });
  for (const grey of [true, undefined])
    expect(
      (await house.as('red').post(`${off}/press`, { to: 'all', text: 'Hush, all.', ...(grey && { grey }) })).status,
    ).toBe(201);
  house.wait(600);
  expect((await house.as('zoe').get('/v1/me/export')).bytes).not.toContain('Hush');
});

it('lets its owner, who has no seat, invite and withdraw', async () => {
  const path = await begun(house, OFF, 'hosting', { visibility: 'private', invited: ['red', 'blue'] });
  const { id } = (await house.as('zoe').post<{ id: string }>(`${path}/invitations`, { to: 'stand-in' })).body;
  expect((await house.as('stand-in').get(path)).status).toBe(200);
  expect((await house.as('zoe').delete(`${path}/invitations/${id}`)).status).toBe(204);
  expect((await house.as('stand-in').get(path)).status).toBe(404);
});

it('an unknown way to see a game is refused when it is opened', async () => {
  for (const spectators of [
    { is: 'delayed' },
    { is: 'delayed', turns: 0 },
    { is: 'delayed', turns: 51 },
    { is: 'on' },
    { is: 'off', turns: 1 },
  ]) {
    const made = await house
      .as('zoe')
      .post('/v1/games', { of: 'duel', options: { hits: 3 }, settings: { spectators } });
    expect([spectators, made.status]).toEqual([spectators, 400]);
  }
});
