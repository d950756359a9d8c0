import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../domain/lib/json.ts';
import { type House, lobby, open, started } from './kit.ts';
import { sweptIn } from './sweeping.ts';

// Blocks between people: a block counts for its author only, and its target cannot find out.

let house: House;
beforeAll(async () => {
  house = await open();
  for (const who of ['austria', 'england', 'france', 'zed'])
    await house.as(who).put('/v1/me/handle', { handle: `the-${who}` });
});
afterAll(() => house.close());

interface Block {
  readonly id: string;
  readonly handle?: string;
  readonly game?: string;
  readonly seat?: string;
  readonly only?: true;
}
const block = (who: string, named: object, on = house) =>
  on.as(who).put<Block & { code?: string }>('/v1/me/blocks', named);
const blocksOf = async (who: string) =>
  (await house.as(who).get<{ blocks: readonly Block[] }>('/v1/me/blocks')).body.blocks;
/** Leaves nobody blocked. */
async function lift(who: string): Promise<void> {
  for (const { id } of await blocksOf(who))
    expect((await house.as(who).delete(`/v1/me/blocks/${id}`)).status).toBe(204);
}
const gameIn = (path: string): string => path.slice('/v1/games/'.length);

interface Page {
  readonly entries: readonly {
    readonly entry: { readonly by: string };
    readonly text: string;
    readonly muted?: true;
  }[];
}
const mutedFor = async (who: string, path: string, on = house): Promise<readonly string[]> =>
  (await on.as(who).get<Page>(`${path}/press`)).body.entries.flatMap(({ muted, text }) => (muted ? [text] : []));
const diplomacy = (settings: Json = {}, key?: string, on = house) =>
  started(on, { of: 'diplomacy', settings, ...(key !== undefined && { key }) });

describe('a block', () => {
  it('is kept once, however its person is named, and lifted', async () => {
    const path = await diplomacy();
    const byHandle = await block('austria', { handle: 'the-england' });
    expect(byHandle.body).toMatchObject({ handle: 'the-england' });
    const bySeat = await block('austria', { game: gameIn(path), seat: 'england' });
    expect(bySeat.body).toEqual(byHandle.body);
    expect(await blocksOf('austria')).toEqual([byHandle.body]);
    await lift('austria');
    expect(await blocksOf('austria')).toEqual([]);
    const again = await house.as('austria').delete(`/v1/me/blocks/${byHandle.body.id}`);
    expect([again.status, again.body.code]).toEqual([404, 'NO_SUCH_BLOCK']);
  });

  it('names nobody by a handle that they have taken since', async () => {
    await house.as('gus').put('/v1/me/handle', { handle: 'first-gus' });
    await block('austria', { handle: 'first-gus' });
    house.wait(31 * 86_400);
    await house.as('gus').put('/v1/me/handle', { handle: 'second-gus' });
    expect((await blocksOf('austria'))[0]?.handle).toBe('first-gus');
    house.wait(31 * 86_400);
    await house.as('gus').put('/v1/me/handle', { handle: 'third-gus' });
    expect(JSON.stringify(await blocksOf('austria'))).not.toContain('gus');
    await lift('austria');
  });

  it.each([
    { what: 'a handle that nobody has', named: { handle: 'nobody-at-all' }, is: [400, 'NO_SUCH_HANDLE'] },
    { what: 'oneself', named: { handle: 'the-austria' }, is: [409, 'YOURSELF'] },
    {
      what: 'a game that is not there',
      named: { game: `g${'0'.repeat(20)}`, seat: 'england' },
      is: [404, 'NO_SUCH_GAME'],
    },
  ])('of $what is refused', async ({ named, is }) => {
    const { status, body } = await block('austria', named);
    expect([status, body.code]).toEqual(is);
  });

  it('of a seat without a person, of a private game of others, or by a guest is refused', async () => {
    const path = await lobby(house, { of: 'diplomacy', owner: 'france', settings: { visibility: 'private' } });
    const unseen = await block('austria', { game: gameIn(path), seat: 'england' });
    expect([unseen.status, unseen.body.code]).toEqual([404, 'NO_SUCH_GAME']);
    const empty = await block('france', { game: gameIn(path), seat: 'england' });
    expect([empty.status, empty.body.code]).toEqual([409, 'NOBODY_SITS_THERE']);
    const token = (await house.as(undefined).post<{ token: string }>('/v1/guests')).body.token;
    const guest = await house
      .as(undefined)
      .put('/v1/me/blocks', { handle: 'the-england' }, { authorization: `Bearer ${token}` });
    expect([guest.status, guest.body.code]).toEqual([403, 'NOT_FOR_GUESTS']);
  });

  it('stops at 200 people', async () => {
    const { people } = house.service;
    const person = String((await people.get(`S#${await house.service.subjectOf('many')}`, 'S'))?.value.person ?? '');
    expect(person).toBe('');
    await house.as('many').put('/v1/me/handle', { handle: 'the-many' });
    const many = await house.service.persons.personOf('many');
    for (let i = 0; i < 200; i++) await people.put(`U#${many}`, `M#b${i}`, { at: 1, account: `p${i}` }, 0);
    const { status, body } = await block('many', { handle: 'the-england' });
    expect([status, body.code]).toEqual([409, 'TOO_MANY_BLOCKS']);
  });
});

describe('games that a person opened who blocked another', () => {
  it('do not take them in, in words that fit any condition; their programs neither', async () => {
    const path = await lobby(house, { of: 'diplomacy', owner: 'france' });
    await block('france', { handle: 'the-zed' });
    const bot = (await house.as('zed').post<{ id: string }>('/v1/me/bots', { name: 'Zedling' })).body.id;
    const made = await house
      .as('zed')
      .post<{ token: string }>('/v1/me/tokens', { name: 'b', scopes: ['games:play'], bot });
    const token = { authorization: `Bearer ${made.body.token}` };
    for (const answer of [
      await house.as('zed').post(`${path}/seats`, { seat: 'italy' }),
      await house.as(undefined).post(`${path}/seats`, { seat: 'italy' }, token),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'NOT_ADMITTED']);
      expect(answer.bytes).not.toMatch(/block|차단/i);
    }
    expect((await house.as('england').post(`${path}/seats`, { seat: 'italy' })).status).toBe(200);
    await lift('france');
    expect((await house.as('zed').post(`${path}/seats`, { seat: 'russia' })).status).toBe(200);
  });

  it('take them in where nobody is to know who is there', async () => {
    await block('france', { handle: 'the-zed' });
    const path = await lobby(house, { of: 'diplomacy', owner: 'france', settings: { anonymous: true } });
    expect((await house.as('zed').post(`${path}/seats`, {})).status).toBe(200);
    await lift('france');
  });

  it('take those back in play who have sat there', async () => {
    const path = await diplomacy({ absent: 'wait' });
    await house.as('england').delete(`${path}/seats/england`);
    await block('austria', { handle: 'the-england' });
    expect((await house.as('england').post(`${path}/seats`, { seat: 'england' })).status).toBe(200);
    await lift('austria');
  });
});

it('an invitation by a blocked person does not come, and its sender reads that it was sent', async () => {
  const invite = (key: string) =>
    lobby(house, {
      of: 'diplomacy',
      owner: 'zed',
      key,
      settings: { visibility: 'private', invited: ['guest-of-zed'] },
    });
  await house.as('guest-of-zed').put('/v1/me/handle', { handle: 'invited-one' });
  const seen = async () => {
    const { games } = (await house.as('guest-of-zed').get<{ games: readonly { game: string }[] }>('/v1/me/games')).body;
    return games.map(({ game }) => game);
  };
  const first = await invite('one');
  expect(await seen()).toEqual([gameIn(first)]);
  await block('guest-of-zed', { handle: 'the-zed' });
  const second = await invite('two');
  expect(await seen()).toEqual([]);
  await sweptIn(house, 120);
  const { notifications } = (
    await house.as('guest-of-zed').get<{ notifications: readonly { game: string }[] }>('/v1/me/notifications')
  ).body;
  expect(notifications.map(({ game }) => game)).not.toContain(gameIn(second));
  expect((await house.as('zed').get<{ invited: readonly string[] }>(`${second}/people`)).body.invited).toEqual([
    'guest-of-zed',
  ]);
  const { body: events } = await house.as('guest-of-zed').get<{ events: readonly unknown[] }>('/v1/me/events');
  expect(events.events).toEqual([]);
});

it('and to a game that is shown later to those without a seat it does not come either', async () => {
  const settings = {
    visibility: 'private',
    invited: ['red', 'blue', 'late-one'],
    spectators: { is: 'delayed', turns: 1 },
  };
  const path = await lobby(house, { of: 'duel', owner: 'zed', settings });
  for (const seat of ['red', 'blue']) expect((await house.as(seat).post(`${path}/seats`, { seat })).status).toBe(200);
  expect((await house.as('zed').post(`${path}/start`)).status).toBe(200);
  const seen = async () =>
    (await house.as('late-one').get<{ games: readonly { game: string }[] }>('/v1/me/games')).body.games;
  expect((await seen()).map(({ game }) => game)).toEqual([gameIn(path)]);
  await block('late-one', { handle: 'the-zed' });
  expect(await seen()).toEqual([]);
});

describe('at a table', () => {
  it('entries of a blocked person are muted for the person who blocked them, and for nobody else', async () => {
    const path = await diplomacy();
    await house.as('england').post(`${path}/press`, { to: 'all', text: 'from England' });
    await house.as('france').post(`${path}/press`, { to: 'all', text: 'from France' });
    await block('austria', { handle: 'the-england' });
    expect(await mutedFor('austria', path)).toEqual(['from England']);
    for (const who of ['england', 'france', 'russia']) expect(await mutedFor(who, path)).toEqual([]);
    await lift('austria');
    expect(await mutedFor('austria', path)).toEqual([]);
  });

  it('a seat can be muted in one game, with any holder; the reader’s own entries never are', async () => {
    const path = await diplomacy();
    await house.as('england').post(`${path}/press`, { to: 'all', text: 'from England' });
    await house.as('austria').post(`${path}/press`, { to: 'all', text: 'from Austria' });
    await house.as('austria').put(`${path}/press/marks`, { seats: ['england', 'austria'] });
    expect(await mutedFor('austria', path)).toEqual(['from England']);
    expect(await mutedFor('austria', await diplomacy())).toEqual([]);
    expect(await mutedFor('england', path)).toEqual([]);
  });

  it('of an anonymous game nobody learns by a block that two sittings are one person’s', async () => {
    const anonymous = { anonymous: true, seating: 'random', press: { talk: 'public' } };
    const path = await lobby(house, { of: 'diplomacy', owner: 'zoe', options: { players: 4 }, settings: anonymous });
    const people = ['p0', 'p1', 'p2', 'p3'];
    for (const who of people) await house.as(who).post(`${path}/seats`, {});
    await house.as('zoe').post(`${path}/start`);
    const seats = await Promise.all(
      people.map(async (who) => (await house.as(who).get<{ mine: string[] }>(path)).body.mine[0] ?? ''),
    );
    const [one = '', two = ''] = seats;
    const dealt = (await house.service.matches.load(gameIn(path)))?.match.sittings?.find(
      ({ seat }) => seat === one,
    )?.since;
    await house.as('p0').delete(`${path}/seats/${one}`);
    await house.as('p1').delete(`${path}/seats/${two}`);
    expect((await house.as('p0').post(`${path}/seats`, { seat: two })).status).toBe(200);
    expect((await house.as('p4').post(`${path}/seats`, { seat: one })).status).toBe(200);
    const before = await block('france', { game: gameIn(path), seat: one, since: dealt });
    expect(before.status).toBe(200);
    const now = await block('france', { game: gameIn(path), seat: two });
    expect(now.body.id).not.toBe(before.body.id);
    await house.as('france').delete(`/v1/me/blocks/${now.body.id}`);
    expect((await house.as('p0').post(`${path}/press`, { to: 'all', text: 'Here again.' })).status).toBe(201);
    expect(await mutedFor('france', path)).toEqual([]);
    await block('france', { game: gameIn(path), seat: two });
    expect(await mutedFor('france', path)).toEqual(['Here again.']);
    await lift('france');
  });

  it('a block in an anonymous game reveals no holder of a seat', async () => {
    const masked = await diplomacy({ anonymous: true });
    const named = await diplomacy();
    const { seats } = (await house.as('england').get<{ seats: readonly { seat: string; you?: boolean }[] }>(masked))
      .body;
    for (const who of ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'])
      for (const path of [masked, named]) await house.as(who).post(`${path}/press`, { to: 'all', text: who });
    // By name: nothing is muted behind the masks. By each seat: nothing is muted where there are names, and no line
    // names anybody.
    await block('austria', { handle: 'the-england' });
    expect(await mutedFor('austria', masked)).toEqual([]);
    expect(await mutedFor('austria', named)).toEqual(['england']);
    await lift('austria');
    for (const { seat } of seats) await block('austria', { game: gameIn(masked), seat });
    const lines = await blocksOf('austria');
    expect(lines).toHaveLength(6);
    expect(lines.every((line) => line.only === true && line.handle === undefined)).toBe(true);
    expect(await mutedFor('austria', named)).toEqual([]);
    expect(await mutedFor('austria', masked)).toHaveLength(6);
    expect(
      (await house.as('england').post(`${await lobby(house, { of: 'diplomacy', owner: 'austria' })}/seats`, {})).status,
    ).toBe(200);
    await lift('austria');
  });
});

it('a blocked person gets the same bytes from every request, writing included', async () => {
  const answers: unknown[][] = [];
  for (const isBlocked of [true, false]) {
    const twin = await open();
    for (const who of ['austria', 'england']) await twin.as(who).put('/v1/me/handle', { handle: `the-${who}` });
    const path = await diplomacy({ press: { talk: 'both' } }, 'twin', twin);
    if (isBlocked) expect((await block('austria', { handle: 'the-england' }, twin)).status).toBe(200);
    const found: unknown[] = [];
    const note = ({ status, bytes, headers }: { status: number; bytes: string; headers: Headers }) =>
      found.push({
        status,
        bytes: bytes.replaceAll(/"(box|hash|prev)":"[\w-]{43}"/g, ''),
        headers: [...headers].filter(([n]) => n !== 'date'),
      });
    const key = (n: number) => ({ 'idempotency-key': `k${n}` });
    note(await twin.as('england').post(`${path}/press`, { to: ['austria'], text: 'hello?' }, key(1)));
    note(await twin.as('england').post(`${path}/press`, { to: 'all', text: 'anybody?' }, key(2)));
    await twin.as('austria').get(`${path}/press`);
    await twin.as('austria').post(`${path}/press`, { to: ['england'], text: 'yes' }, key(3));
    const private_ = await twin
      .as('england')
      .post(
        '/v1/games',
        { of: 'duel', options: { hits: 3 }, settings: { visibility: 'private', invited: ['@the-austria'] } },
        key(4),
      );
    note(private_);
    for (const each of ['', '/press', '/press/audit', '/people', '/state', '/events', '/story'])
      note(await twin.as('england').get(path + each));
    for (const each of ['', '/people', '/events'])
      note(await twin.as('england').get(`/v1/games/${private_.body.game}${each}`));
    for (const each of [
      '/v1/me',
      '/v1/me/games',
      '/v1/me/blocks',
      '/v1/me/notifications',
      '/v1/games',
      '/v1/people/the-austria',
    ])
      note(await twin.as('england').get(each));
    answers.push(found);
    await twin.close();
  }
  expect(answers[0]).toEqual(answers[1]);
});
