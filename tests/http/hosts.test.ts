import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../../domain/log/forms.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import type { ProblemBody } from '../../functions/platform/http/problem-schema.ts';
import { hasPython, verifier } from '../verifier/python.ts';
import { type Answer, act, type CommitsPage, type House, lobby, open, peopleOf } from './kit.ts';

// What the owner of a lobby and its guests change in it: seats, terms, who is there, and whether there is a game at
// all.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const codeOf = ({ status, body }: Answer<ProblemBody>): string => `${status} ${body?.code}`;
const viewOf = async (path: string, user?: string): Promise<MatchView> =>
  (await house.as(user).get<MatchView>(path)).body;
const tagOf = async (path: string, user: string): Promise<string> =>
  (await house.as(user).get(path)).headers.get('etag') ?? '';
const gamesOf = async (user: string): Promise<readonly MatchView[]> =>
  (await house.as(user).get<{ games: readonly MatchView[] }>('/v1/me/games')).body.games;
const idOf = (path: string): string => path.slice('/v1/games/'.length);
const sitIn = (path: string, user: string, seat: string, headers = {}) =>
  house.as(user).post(`${path}/seats`, { seat }, headers);

describe('a seat is changed', () => {
  it('by who holds it, again with the same key, and not into that of another', async () => {
    const path = await lobby(house, { of: 'diplomacy' });
    await sitIn(path, 'bob', 'france');
    await sitIn(path, 'cat', 'england');
    const key = { 'idempotency-key': 'moving' };
    const moved = await house.as('bob').patch(`${path}/seats/france`, { seat: 'italy' }, key);
    expect(moved.status, moved.bytes).toBe(200);
    const again = await house.as('bob').patch(`${path}/seats/france`, { seat: 'italy' }, key);
    expect([again.bytes, again.headers.get('idempotent-replayed')]).toEqual([moved.bytes, 'true']);
    expect(codeOf(await house.as('bob').patch(`${path}/seats/france`, { seat: 'turkey' }, key))).toBe(
      '422 IDEMPOTENCY_KEY_REUSED',
    );
    expect(codeOf(await house.as('bob').patch(`${path}/seats/italy`, { seat: 'england' }))).toBe('409 SEAT_TAKEN');
    expect(codeOf(await house.as('ann').patch(`${path}/seats/italy`, { seat: 'turkey' }))).toBe('403 NOT_YOUR_SEAT');
    expect(codeOf(await house.as('dan').patch(`${path}/seats/italy`, { seat: 'turkey' }))).toBe('403 NOT_YOUR_SEAT');
    const { seats, mine } = await viewOf(path, 'bob');
    expect([mine, seats.filter(({ holder }) => holder).map(({ seat }) => seat)]).toEqual([
      ['italy'],
      ['england', 'italy'],
    ]);
  });
});

describe('the owner removes a player', () => {
  it('learns of it, stays out, and comes back when invited', async () => {
    const path = await lobby(house, { of: 'diplomacy' });
    await sitIn(path, 'gus', 'france');
    const { cursor } = (await house.as('gus').get<{ cursor: string }>('/v1/me/events')).body;
    expect(codeOf(await house.as('cat').delete(`${path}/seats/france`))).toBe('403 NOT_YOUR_SEAT');
    const removed = await house.as('ann').delete(`${path}/seats/france`);
    expect(removed.status, removed.bytes).toBe(200);
    const { events } = (await house.as('gus').get<{ events: readonly object[] }>(`/v1/me/events?after=${cursor}`)).body;
    expect(events).toMatchObject([
      { game: idOf(path), version: removed.body.version, status: 'lobby', awaited: false },
    ]);
    expect(codeOf(await sitIn(path, 'gus', 'italy'))).toBe('403 REMOVED');
    expect((await viewOf(path)).status).toBe('lobby');
    await house.as('ann').patch(path, { settings: { invited: ['gus'] } });
    const back = { 'idempotency-key': 'back' };
    const sat = await sitIn(path, 'gus', 'italy', back);
    expect(sat.status, sat.bytes).toBe(200);
    expect((await sitIn(path, 'gus', 'italy', back)).bytes).toBe(sat.bytes);
    await house.as('ann').delete(`${path}/seats/italy`);
    expect(codeOf(await sitIn(path, 'gus', 'italy'))).toBe('403 REMOVED');
  });

  it('from a private game sees nothing of it any more, though they were invited, until they are again', async () => {
    const path = await lobby(house, { of: 'diplomacy', settings: { visibility: 'private', invited: ['hal', 'ida'] } });
    await sitIn(path, 'hal', 'france');
    expect((await gamesOf('hal')).map(({ game }) => game)).toEqual([idOf(path)]);
    await house.as('ann').delete(`${path}/seats/france`);
    expect(await gamesOf('hal')).toEqual([]);
    for (const answer of [
      await house.as('hal').get(path),
      await sitIn(path, 'hal', 'italy'),
      await house.as('hal').delete(path),
    ])
      expect(codeOf(answer)).toBe('404 NO_SUCH_GAME');
    expect((await viewOf(path, 'ida')).status).toBe('lobby');
    await house.as('ann').patch(path, { title: 'Another' });
    expect(codeOf(await house.as('hal').get(path))).toBe('404 NO_SUCH_GAME');
    await house.as('ann').patch(path, { settings: { invited: ['hal', 'ida'] } });
    expect((await gamesOf('hal')).map(({ title }) => title)).toEqual(['Another']);
    expect((await sitIn(path, 'hal', 'italy')).status).toBe(200);
  });

  it('from an anonymous game is named to nobody, not to its owner either', async () => {
    const settings = { visibility: 'private', invited: ['kim', 'leo'], anonymous: true };
    const seen = async (guest: string): Promise<string> => {
      const path = await lobby(house, { of: 'duel', settings });
      const before = await peopleOf(house, path, 'ann');
      await sitIn(path, guest, 'red');
      await house.as('ann').delete(`${path}/seats/red`);
      await house.as('ann').patch(path, { settings: { invited: ['kim', 'leo'] } });
      await sitIn(path, guest, 'blue');
      const after = await peopleOf(house, path, 'ann');
      expect({ ...after, salt: before.salt }).toEqual(before);
      const { body } = await house.as('ann').get<CommitsPage>(`${path}/events`);
      const { owner } = await viewOf(path, 'ann');
      return JSON.stringify(body.commits.map(({ envelope: { by, events } }) => [by, events])).replaceAll(
        owner,
        'the owner',
      );
    };
    const shape = (text: string): string => text.replaceAll(/[\w-]{43}/g, '...');
    expect(shape(await seen('kim'))).toBe(shape(await seen('leo')));
  });
});

describe('a lobby is closed', () => {
  it('by its owner alone, before the start; nobody sits down then', async () => {
    const path = await lobby(house, { of: 'duel' });
    await sitIn(path, 'bob', 'red');
    expect(codeOf(await house.as('bob').delete(path))).toBe('403 NOT_THE_OWNER');
    expect(codeOf(await house.as(undefined).delete(path))).toBe('401 UNAUTHORIZED');
    const closed = await house.as('ann').delete(path);
    expect(closed.status, closed.bytes).toBe(200);
    expect(await viewOf(path)).toMatchObject({ status: 'over', outcome: { result: 'cancelled', how: 'closed' } });
    expect(codeOf(await sitIn(path, 'cat', 'blue'))).toBe('409 GAME_OVER');
    expect(codeOf(await house.as('ann').patch(path, { title: 'x' }))).toBe('409 GAME_OVER');
    expect((await gamesOf('bob')).find(({ game }) => game === idOf(path))).toMatchObject({ status: 'over' });
  });
});

describe('a lobby is changed', () => {
  it('by its owner alone: strangers are told what they may know', async () => {
    const path = await lobby(house, { of: 'duel' });
    const hidden = await lobby(house, { of: 'duel', settings: { visibility: 'private' } });
    await sitIn(path, 'bob', 'red');
    const { version } = await viewOf(path);
    for (const who of ['bob', 'eve'])
      expect(codeOf(await house.as(who).patch(path, { title: 'Mine' }))).toBe('403 NOT_THE_OWNER');
    expect(codeOf(await house.as('eve').patch(hidden, { title: 'Mine' }))).toBe('404 NO_SUCH_GAME');
    expect(codeOf(await house.as('eve').delete(hidden))).toBe('404 NO_SUCH_GAME');
    expect((await viewOf(path)).version).toBe(version);
  });

  it.each([
    { what: 'nothing', body: {}, code: 'BAD_BODY', pointer: '' },
    { what: 'what people rely on', body: { settings: { anonymous: true } }, code: 'BAD_BODY', pointer: '/settings' },
    { what: 'the game itself', body: { of: 'diplomacy' }, code: 'BAD_BODY', pointer: '' },
    {
      what: 'options of another game',
      body: { options: { rulings: 'datc' } },
      code: 'BAD_OPTIONS',
      pointer: '/options',
    },
    { what: 'a title that turns the text', body: { title: 'a\u202eb' }, code: 'BAD_BODY', pointer: '/title' },
    {
      what: 'a deadline of a second',
      body: { settings: { deadlines: { default: 1 } } },
      code: 'BAD_BODY',
      pointer: '/settings/deadlines/default',
    },
    {
      what: 'a deadline of another game',
      body: { settings: { deadlines: { turn: 60, orders: 60 } } },
      code: 'BAD_BODY',
      pointer: '/settings/deadlines/orders',
    },
  ])('but not in $what', async ({ body, code, pointer }) => {
    const path = await lobby(house, { of: 'duel' });
    const refused = await house.as('ann').patch(path, body);
    expect(codeOf(refused)).toBe(`400 ${code}`);
    expect(refused.body.errors?.map((each) => each.pointer)).toContain(pointer);
    expect((await viewOf(path)).version).toBe(1);
  });

  it('in its title, which stands nowhere in the log, and which the log commits to', async () => {
    const path = await lobby(house, { of: 'duel', settings: { deadlines: { default: 60 } } });
    const key = { 'idempotency-key': 'a-title' };
    const edited = await house.as('ann').patch(path, { title: 'A better title' }, key);
    expect(edited.status, edited.bytes).toBe(200);
    await house.as('ann').patch(path, { settings: { deadlines: { default: 90 } } });
    expect((await house.as('ann').patch(path, { title: 'A better title' }, key)).bytes).toBe(edited.bytes);
    expect(codeOf(await house.as('ann').patch(path, { title: 'Yet another' }, key))).toBe('422 IDEMPOTENCY_KEY_REUSED');
    const { title, names, salt } = await peopleOf(house, path);
    expect(title).toBe('A better title');
    const { bytes, body } = await house.as(undefined).get<CommitsPage>(`${path}/events`);
    expect(bytes).not.toContain('better title');
    const [event] = body.commits.at(-1)?.envelope.events ?? [];
    expect(event).toMatchObject({ type: 'match/edited', settings: { deadlines: { default: 90 } } });
    expect(event?.texts).toBe(formOf(2).commitment(salt ?? '', { title: 'A better title', names }));
    expect((await gamesOf('ann')).find(({ game }) => game === idOf(path))?.title).toBe('A better title');
    const past = await house.as('ann').get<MatchView>(`${path}?version=1`);
    expect(past.body.settings.deadlines).toEqual({ default: 60 });
  });

  it('in its audience: a person without a seat or an invitation sees it no more', async () => {
    const path = await lobby(house, { of: 'duel' });
    await sitIn(path, 'bob', 'red');
    await house.as('ann').patch(path, { settings: { visibility: 'private', invited: ['pia'] } });
    expect(codeOf(await house.as('eve').get(path))).toBe('404 NO_SUCH_GAME');
    expect(codeOf(await sitIn(path, 'eve', 'blue'))).toBe('404 NO_SUCH_GAME');
    expect(codeOf(await house.as(undefined).get(`${path}?version=1`))).toBe('404 NO_SUCH_GAME');
    const { games } = (await house.as(undefined).get<{ games: readonly MatchView[] }>('/v1/games?of=duel&limit=100'))
      .body;
    expect(games.map(({ game }) => game)).not.toContain(idOf(path));
    for (const who of ['ann', 'bob', 'pia']) expect((await viewOf(path, who)).status).toBe('lobby');
    await house.as('ann').patch(path, { settings: { invited: [] } });
    expect(codeOf(await house.as('pia').get(path))).toBe('404 NO_SUCH_GAME');
    await house.as('ann').patch(path, { settings: { visibility: 'public' } });
    expect((await sitIn(path, 'eve', 'blue')).status).toBe(200);
  });

  it('before a player sits down or starts under other terms than they have read', async () => {
    const path = await lobby(house, { of: 'duel' });
    await sitIn(path, 'bob', 'red');
    const [read, own] = [await tagOf(path, 'cat'), await tagOf(path, 'ann')];
    await house.as('ann').patch(path, { options: { hits: 5 } });
    expect(codeOf(await sitIn(path, 'cat', 'blue', { 'if-match': read }))).toBe('412 MOVED_ON');
    expect(codeOf(await house.as('ann').patch(path, { options: { hits: 4 } }, { 'if-match': own }))).toBe(
      '412 MOVED_ON',
    );
    expect((await sitIn(path, 'cat', 'blue', { 'if-match': await tagOf(path, 'cat') })).status).toBe(200);
    const tag = { 'if-match': await tagOf(path, 'ann') };
    const answers = await Promise.all([
      house.as('ann').patch(path, { options: { hits: 2 } }, tag),
      house.as('ann').post(`${path}/start`, undefined, tag),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const { status, options } = await viewOf(path);
    expect([status, options.hits]).toEqual(answers[0].status === 200 ? ['lobby', 2] : ['playing', 5]);
  });

  it('not without end: five times at once, then one in ten seconds', async () => {
    const path = await lobby(house, { of: 'duel' });
    for (let n = 0; n < 5; n++) expect((await house.as('ann').patch(path, { title: `Title ${n}` })).status).toBe(200);
    expect(codeOf(await house.as('ann').patch(path, { title: 'One more' }))).toBe('429 TOO_MANY');
    house.wait(10);
    expect((await house.as('ann').patch(path, { title: 'One more' })).status).toBe(200);
  });

  it('only as long as it is one: a game that runs refuses all of it', async () => {
    const path = await lobby(house, { of: 'duel' });
    for (const [user, seat] of [
      ['bob', 'red'],
      ['cat', 'blue'],
    ] as const)
      await sitIn(path, user, seat);
    await house.as('ann').post(`${path}/start`);
    const refused = [
      await house.as('ann').patch(path, { title: 'x' }),
      await house.as('ann').delete(path),
      await house.as('ann').delete(`${path}/seats/red`),
      await house.as('bob').patch(`${path}/seats/red`, { seat: 'blue' }),
    ];
    expect(refused.map(codeOf)).toEqual(refused.map(() => '409 ALREADY_STARTED'));
  });
});

it('a lobby that was changed in every way is played to its end, and everybody’s audit accepts it', async () => {
  const path = await lobby(house, { of: 'diplomacy', settings: { seating: 'choose' } });
  await sitIn(path, 'bob', 'turkey');
  await sitIn(path, 'eve', 'france');
  await house.as('ann').delete(`${path}/seats/france`);
  await house.as('bob').patch(`${path}/seats/turkey`, { seat: 'france' });
  await house.as('ann').post(`${path}/seats`, { seat: 'italy', kind: 'bot' });
  const gone = await house.as('ann').patch(path, { title: 'Five', options: { players: 5 } });
  expect(codeOf(gone)).toBe('409 SEATS_WOULD_GO');
  await house.as('ann').patch(`${path}/seats/italy`, { seat: 'austria' });
  const five = await house
    .as('ann')
    .patch(path, { title: 'Five', options: { players: 5 }, settings: { draw: 'unanimous' } });
  expect(five.status, five.bytes).toBe(200);
  for (const { seat, holder } of (await viewOf(path)).seats)
    if (holder === undefined) await house.as('ann').post(`${path}/seats`, { seat, kind: 'bot' });
  expect((await house.as('ann').post(`${path}/start`)).status).toBe(200);
  expect((await act(house.as('bob'), path, { type: 'orders', orders: {} })).status).toBe(200);
  await house.as('bob').put(`${path}/votes/draw`, { vote: true });
  expect(await viewOf(path)).toMatchObject({ status: 'over', outcome: { how: 'agreed-draw' } });
  const { body } = await house.as(undefined).get<{ verdict: string; findings: readonly object[] }>(`${path}/audit`);
  expect(body).toMatchObject({ verdict: 'holds', findings: [] });
  const python = verifier();
  python.give((await house.as(undefined).get(`${path}/log`, { accept: 'application/x-ndjson' })).bytes);
  expect(await python.said()).toMatchObject(hasPython ? [{ holds: true, findings: [] }] : []);
});
