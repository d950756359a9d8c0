import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BY_MAIL } from '../../../domain/kutuzov/standing.ts';
import type { View } from '../../../domain/kutuzov/state/view.ts';
import type { Audit } from '../../../domain/match/audit/audit.ts';
import { project } from '../../../functions/features/listing/project.ts';
import { keys as orderKeys } from '../../../functions/features/matches/keys.ts';
import { itLong } from '../../kit/it-long.ts';
import { sampleSize } from '../../kit/long.ts';
import { random } from '../../kit/random.ts';
import { type CommitsPage, type House, open, SEATS, started } from '../kit.ts';
import { march, type Question } from './kit.ts';

// Standing orders answer for their seats, inside the commit of the seat that acts.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

/** A campaign in which these seats leave an order. */
async function ordered(standing: object, seats: readonly string[] = SEATS.kutuzov): Promise<string> {
  const path = await started(house, { of: 'kutuzov', options: { scenario: 3 } });
  await give(path, seats, standing);
  return path;
}

/** These seats give an order, and the game goes on until it has taken effect. */
async function give(path: string, seats: readonly string[], standing: object | null): Promise<void> {
  for (const seat of seats)
    expect((await house.as(seat).put(`${path}/standing-orders`, { standing })).status).toBe(200);
  const waits = async () =>
    (await Promise.all(seats.map((seat) => waitingOf(path, seat)))).some((waiting) => Object.keys(waiting).length > 0);
  while (await waits()) await march(house, path, random(1), { near: true, most: 1 });
}
const waitingOf = async (path: string, seat: string): Promise<object> =>
  (await house.as(seat).get<{ waiting: object }>(`${path}/standing-orders`)).body.waiting;
const viewOf = async (seat: string, path: string): Promise<View> =>
  (await house.as(seat).get<{ view: View }>(`${path}/state`)).body.view;
/** How often orders have answered for these seats so far. */
async function answersOf(path: string, seats: readonly string[]): Promise<number> {
  let answers = 0;
  for (let next: string | undefined = `${path}/events`; next !== undefined; ) {
    const { body }: { readonly body: CommitsPage } = await house.as(undefined).get<CommitsPage>(next);
    const events = body.commits.flatMap(({ envelope }) => envelope.events);
    answers += events.filter(
      ({ type, seat, how }) => type === 'match/answered' && how === undefined && seats.includes(String(seat)),
    ).length;
    next = body.next;
  }
  return answers;
}

/** All pages of a list, as text. */
async function textOf(seat: string, first: string): Promise<string> {
  let text = '';
  for (let next: string | undefined = first; next !== undefined; ) {
    const { body }: { readonly body: CommitsPage } = await house.as(seat).get<CommitsPage>(next);
    text += JSON.stringify(body);
    next = body.next;
  }
  return text;
}

itLong(
  'seats with the plainest standing order play a whole turn without a question outside their own impulses, and the log holds',
  async () => {
    const path = await ordered({});
    const asked: string[] = [];
    await march(house, path, random(3), {
      wanted: ({ seat, kind }) => {
        asked.push(`${seat} ${kind}`);
        return kind === 'reinforcement';
      },
    });
    expect((await viewOf('fn', path)).turn).toBe(3);
    expect(asked.filter((each) => /window|preemption/.test(each))).toEqual([]);
    expect(await answersOf(path, SEATS.kutuzov)).toBeGreaterThan(20);
    for (const seat of SEATS.kutuzov) await house.as(seat).put(`${path}/votes/draw`, { vote: true });
    const { body: audit } = await house.as(undefined).get<Audit>(`${path}/audit`);
    expect(audit).toMatchObject({ ok: true, complete: true, findings: [] });
  },
);

itLong('is kept with the moment it was given, and has served its time when one’s own impulse begins', async () => {
  const path = await started(house, { of: 'kutuzov', options: { scenario: 3 } });
  const { beat } = await viewOf('r1', path);
  await give(path, ['r1'], { until: 'my-impulse' });
  const { body } = await house.as('r1').get<{ standing: object }>(`${path}/standing-orders`);
  expect(body.standing).toEqual({ r1: { until: 'my-impulse', since: beat } });
  await march(house, path, random(5), { near: true, wanted: ({ seat, kind }) => seat === 'r1' && kind === 'impulse' });
  const before = await answersOf(path, ['r1']);
  await march(house, path, random(6), { near: true, most: 60 });
  expect([before > 0, await answersOf(path, ['r1'])]).toEqual([true, before]);
});

it('asks where it is to ask: at every moment of a contact', async () => {
  const path = await ordered({ askIf: [{ if: 'moment', at: 'contact' }] });
  const { question } = await march(house, path, random(7), { wanted: ({ kind }) => kind === 'window' });
  expect(question?.kind).toBe('window');
  const frame = (await viewOf(question!.seat, path)).frames.at(-1);
  expect(frame).toMatchObject({ is: 'window', point: 'approach' });
});

it('is what everybody begins with, until it is withdrawn in one step', async () => {
  const path = await started(house, { of: 'kutuzov', options: { scenario: 3 } });
  const orderOf = async (seat: string) => (await house.as(seat).get<object>(`${path}/standing-orders`)).body;
  expect(await orderOf('fn')).toMatchObject({ default: BY_MAIL, standing: { fn: BY_MAIL } });
  await march(house, path, random(7), { most: 60 });
  expect(await answersOf(path, SEATS.kutuzov)).toBeGreaterThan(0);
  expect((await house.as('r2').put(`${path}/standing-orders`, { standing: null })).status).toBe(200);
  expect(await orderOf('r2')).toMatchObject({ standing: { r2: BY_MAIL }, waiting: { r2: null } });
  await give(path, ['r2'], null);
  expect(await orderOf('r2')).toMatchObject({ default: BY_MAIL, standing: {} });
});

it('is forecast for the turns so far: the questions of a player without one, and those that an order would have left', async () => {
  const path = await ordered({}, ['fn', 'fs', 'r2']);
  await give(path, ['r1'], null);
  type Turn = { readonly turn: number; readonly windows: number; readonly asked: number; readonly waits: number };
  const forecast = async (standing: object | null): Promise<Turn> => {
    const { body } = await house.as('r1').post<{ turns: Turn[] }>(`${path}/standing-orders/forecasts`, { standing });
    expect(body.turns.length).toBeLessThanOrEqual(1);
    return body.turns[0] ?? { turn: 1, windows: 0, asked: 0, waits: 0 };
  };
  const before = await forecast(null);
  const windows = new Set<string>();
  await march(house, path, random(3), {
    near: true,
    wanted: ({ seat, kind, ask }) => {
      if (seat === 'r1' && kind === 'window') windows.add(ask);
      return windows.size > sampleSize(4, 11);
    },
  });
  const [always, byMail, never] = [await forecast(null), await forecast(BY_MAIL), await forecast({})];
  expect([always.windows - before.windows, always.asked - before.asked]).toEqual([windows.size, windows.size]);
  expect([byMail.windows, never.windows]).toEqual([always.windows, always.windows]);
  expect([never.asked, never.waits]).toEqual([0, 0]);
  expect(byMail.asked).toBeLessThanOrEqual(always.asked);
  expect(byMail.waits).toBeLessThanOrEqual(byMail.asked);
  expect((await house.as('stranger').post(`${path}/standing-orders/forecasts`, { standing: null })).status).toBe(403);
});

it('tells by what is wrong with it where it cannot be understood', async () => {
  const path = await started(house, { of: 'kutuzov', options: { scenario: 4 } });
  const { status, body } = await house
    .as('fn')
    .put(`${path}/standing-orders`, { standing: { askIf: [{ if: 'rain' }, {}] } });
  expect([status, body.code]).toEqual([400, 'BAD_STANDING_ORDER']);
  const all = 'must be one of: contact, intercepted, tries, partner, battle, siege, move, roll, moment, preemption';
  expect(body.errors).toEqual([
    { pointer: '/standing/askIf/0/if', detail: all },
    { pointer: '/standing/askIf/1/if', detail: `is missing: it ${all}` },
  ]);
});

it('a pass for the impulse answers at once like an order, and what it says stands nowhere before the end', async () => {
  const path = await ordered({}, ['fn', 'fs', 'r2']);
  await give(path, ['r1'], null);
  const isAsked = ({ seat, kind }: Question): boolean => seat === 'r1' && kind === 'window';
  const { question } = await march(house, path, random(16), { near: true, wanted: isAsked });
  const answers = () => answersOf(path, ['r1']);
  const before = await answers();
  const command = { type: 'pass', for: 'impulse' };
  expect((await house.as('r1').post(`${path}/actions`, { ask: question!.ask, command })).status).toBe(200);
  await march(house, path, random(16), { near: true, wanted: isAsked });
  expect(await answers()).toBeGreaterThan(before);
  const events = await textOf('fn', `${path}/events`);
  expect(events).toContain('"reached"');
  expect(events).not.toContain('"for":"impulse"');
  expect((await viewOf('r1', path)).reach).toBeDefined();
  for (const seat of SEATS.kutuzov) await house.as(seat).put(`${path}/votes/draw`, { vote: true });
  const { body: audit } = await house.as(undefined).get<Audit>(`${path}/audit`);
  expect(audit).toMatchObject({ ok: true, complete: true, findings: [] });
  expect(await textOf('fn', `${path}/log`)).toContain('"for":"impulse"');
});

describe('an order waits beside the log until an impulse begins', () => {
  const begin = () => started(house, { of: 'kutuzov', options: { scenario: 3 } });
  const commitsOf = async (path: string, of = house): Promise<readonly CommitsPage['commits'][number][]> => {
    const all: CommitsPage['commits'][number][] = [];
    for (let next: string | undefined = `${path}/events`; next !== undefined; ) {
      const { body }: { readonly body: CommitsPage } = await of.as(undefined).get<CommitsPage>(next);
      all.push(...body.commits);
      next = body.next;
    }
    return all;
  };
  const typesIn = (commits: readonly CommitsPage['commits'][number][], type: string) =>
    commits.flatMap(({ envelope }) => envelope.events.filter((event) => event.type === type));

  it('is given without a commit; every other viewer finds everything as it was, to the byte', async () => {
    const path = await begin();
    await march(house, path, random(2), { near: true, most: 5 });
    const looks = ['', '/state', '/events', '/log', '/story', '/series', '/board', '/standing-orders', '/people'];
    const seen = async () => {
      const answers = [];
      for (const seat of [undefined, 'fs', 'r2'])
        for (const look of looks) {
          const { status, bytes, headers } = await house.as(seat).get(path + look);
          answers.push([seat, look, status, bytes, headers.get('etag')]);
        }
      return answers;
    };
    const before = await seen();
    for (const standing of [{}, { choices: 'ask' }, null, { until: 'my-impulse' }])
      expect((await house.as('r1').put(`${path}/standing-orders`, { standing })).status).toBe(200);
    expect(await seen()).toEqual(before);
    expect(await waitingOf(path, 'r1')).toMatchObject({ r1: { until: 'my-impulse' } });
  });

  it('each impulse begins with one entry a seat, sealed to it, even without any change', async () => {
    // Two separate servers: the same dice, the same deal.
    const play = async (change: (path: string, there: House) => Promise<void>) => {
      const there = await open();
      const path = await started(there, { of: 'kutuzov', options: { scenario: 3 } });
      await march(there, path, random(2), { near: true, most: 5 });
      await change(path, there);
      await march(there, path, random(3), { near: true, most: sampleSize(40, 60) });
      const commits = await commitsOf(path, there);
      await there.close();
      return commits;
    };
    const quiet = await play(async () => undefined);
    const changed = await play(async (path, there) => {
      // It answers as the one that everybody begins with.
      for (const standing of [
        {},
        { ...BY_MAIL, until: 'my-impulse' },
        { ...BY_MAIL, halve: { from: 99, spend: 20, keep: 99 } },
      ])
        await there.as('r1').put(`${path}/standing-orders`, { standing });
    });
    for (const commits of [quiet, changed]) {
      const impulses = typesIn(commits, 'impulse-began').filter(({ power }) => power !== null).length;
      expect(impulses).toBeGreaterThan(2);
      const stood = typesIn(commits, 'match/stood');
      for (const seat of SEATS.kutuzov) expect(stood.filter((event) => event.seat === seat)).toHaveLength(impulses);
      expect(JSON.stringify(stood)).not.toMatch(/askIf|halve/);
    }
    const shape = (commits: typeof quiet) =>
      commits.map(({ envelope }) => [envelope.by.replace(/^user:.*/, 'user'), envelope.events.map(({ type }) => type)]);
    expect(shape(changed)).toEqual(shape(quiet));
    const sizes = (commits: typeof quiet) => commits.map((commit) => JSON.stringify(commit).length);
    expect(sizes(changed)).toEqual(sizes(quiet));
  });

  it('is no news: the story has a line neither of a change nor of an impulse at which orders take effect', async () => {
    const path = await begin();
    await give(path, ['r1'], { choices: 'ask' });
    for (const locale of ['en', 'ko']) {
      const story = await house.as('r1').get(`${path}/story`, { 'accept-language': locale });
      expect(story.status).toBe(200);
      expect(story.bytes).not.toMatch(/standing orders|상시 명령/);
    }
  });

  it('is not for the next player at the seat, and never shown to them', async () => {
    const path = await begin();
    await march(house, path, random(2), { near: true, most: 3 });
    await house.as('r1').put(`${path}/standing-orders`, { standing: { choices: 'ask' } });
    expect((await house.as('r2').get<{ waiting: object }>(`${path}/standing-orders`)).body.waiting).toEqual({});
    await house.as('r1').delete(`${path}/seats/r1`);
    await house.as('zoe').post(`${path}/seats`, { seat: 'r1' });
    const orders = async () =>
      (await house.as('zoe').get<{ waiting: object; standing: object }>(`${path}/standing-orders`)).body;
    expect(await orders()).toMatchObject({ waiting: {}, standing: { r1: BY_MAIL } });
  });

  it('a key sent again is answered as the first time, and the newer order stays; with another body it is refused', async () => {
    const path = await begin();
    const send = (key: string, standing: object | null, user = 'r1') =>
      house.as(user).put(`${path}/standing-orders`, { standing }, { 'idempotency-key': key });
    const first = await send('one', { choices: 'ask' });
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([200, null]);
    await march(house, path, random(2), { near: true, most: 2 });
    expect((await send('two', {})).status).toBe(200);
    const waits = await waitingOf(path, 'r1');
    const again = await send('one', { choices: 'ask' });
    expect([again.status, again.bytes, again.headers.get('idempotent-replayed')]).toEqual([200, first.bytes, 'true']);
    for (const other of [{ choices: 'silence' }, null]) {
      const { status, body } = await send('one', other);
      expect([status, body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    }
    expect(await waitingOf(path, 'r1')).toEqual(waits);
    // The key of one person is not that of another.
    expect((await send('one', null, 'fs')).headers.get('idempotent-replayed')).toBeNull();
    await house.as('r1').delete(`${path}/seats/r1`);
    expect((await send('one', { choices: 'ask' })).bytes).toBe(first.bytes);
    expect((await send('three', { choices: 'ask' })).body.code).toBe('NOT_SEATED');
  });

  it('the newest 32 keys are remembered', async () => {
    const path = await begin();
    const send = async (key: number) => {
      house.wait(10);
      return (
        await house.as('r1').put(`${path}/standing-orders`, { standing: {} }, { 'idempotency-key': `key-${key}` })
      ).headers;
    };
    for (let key = 0; key <= 32; key++) await send(key);
    expect((await send(1)).get('idempotent-replayed')).toBe('true');
    expect((await send(0)).get('idempotent-replayed')).toBeNull();
  });

  it('a seat gives five at once, then one in ten seconds, over two processes that are asked at the same time', async () => {
    const path = await begin();
    const two = await open({ stores: house.stores });
    two.now = house.now;
    const send = (there: House, seat: string, key: string) =>
      there.as(seat).put(`${path}/standing-orders`, { standing: { choices: 'ask' } }, { 'idempotency-key': key });
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, i) => send(i % 2 === 0 ? house : two, 'r1', `order-${i}`)),
    );
    const codes = sent.map(({ status, body }) => `${status} ${body.code ?? ''}`.trim());
    expect(codes.filter((code) => !['200', '429 TOO_MANY', '503 BUSY'].includes(code))).toEqual([]);
    const kept = codes.filter((code) => code === '200').length;
    for (let i = kept; i < 5; i++) expect((await send(two, 'r1', `later-${i}`)).status).toBe(200);
    const { status, headers, body } = await send(house, 'r1', 'one-more');
    expect([status, body.code, headers.get('content-type')]).toEqual([429, 'TOO_MANY', 'application/problem+json']);
    expect(['retry-after', 'ratelimit-policy', 'ratelimit'].map((name) => headers.get(name))).toEqual([
      '10',
      '"seat";q=5;w=50',
      '"seat";r=0;t=10',
    ]);
    // A retry of a saved order is not one more; and the other seats, and votes, have separate quotas.
    expect((await send(house, 'r1', `order-${codes.indexOf('200')}`)).status).toBe(200);
    expect((await send(house, 'r2', 'mine')).status).toBe(200);
    expect((await house.as('r1').put(`${path}/votes/draw`, { vote: true })).status).toBe(200);
    house.wait(10);
    expect((await send(house, 'r1', 'one-more')).status).toBe(200);
    expect((await send(house, 'r1', 'yet-another')).status).toBe(429);
    await two.close();
  });

  it('a clock that was ahead for a while bars nobody for as long', async () => {
    const path = await begin();
    const send = () => house.as('r1').put(`${path}/standing-orders`, { standing: {} });
    house.wait(3600);
    for (let i = 0; i < 5; i++) expect((await send()).status).toBe(200);
    house.wait(-3600);
    expect((await send()).status).toBe(200);
    expect((await send()).headers.get('retry-after')).toBe('10');
    house.wait(10);
    expect((await send()).status).toBe(200);
  });

  const keptIn = (path: string) => house.stores.people.list(...orderKeys.orders(path.slice('/v1/games/'.length), ''));

  it('goes when its giver leaves the seat; those of others stay', async () => {
    const path = await begin();
    for (const seat of ['r1', 'r2'])
      await house.as(seat).put(`${path}/standing-orders`, { standing: { choices: 'ask' } });
    const seats = async () => (await keptIn(path)).flatMap(({ value }) => Object.keys(value.orders as object)).sort();
    expect(await seats()).toEqual(['r1', 'r2']);
    await house.as('r1').delete(`${path}/seats/r1`);
    expect(await seats()).toEqual(['r2']);
    expect(await waitingOf(path, 'r2')).toMatchObject({ r2: { choices: 'ask' } });
  });

  it('goes when the game is over, that of those who had left before too', async () => {
    const path = await begin();
    for (const seat of SEATS.kutuzov)
      await house.as(seat).put(`${path}/standing-orders`, { standing: { choices: 'ask' } });
    await house.as('r1').delete(`${path}/seats/r1`);
    await house.as('zoe').post(`${path}/seats`, { seat: 'r1' });
    await house.as('zoe').put(`${path}/standing-orders`, { standing: null });
    expect(await keptIn(path)).toHaveLength(5);
    for (const seat of ['fn', 'fs', 'r2', 'zoe']) await house.as(seat).put(`${path}/votes/draw`, { vote: true });
    expect(await keptIn(path)).toEqual([]);
    expect(await waitingOf(path, 'fn')).toEqual({});
  });

  it.each([
    {
      what: 'the game is over',
      meanwhile: async (path: string) => {
        for (const seat of SEATS.kutuzov) await house.as(seat).put(`${path}/votes/draw`, { vote: true });
      },
    },
    {
      what: 'its giver has left',
      meanwhile: async (path: string) => {
        await house.as('r1').delete(`${path}/seats/r1`);
      },
    },
  ])('goes too if it is written only after $what', async ({ meanwhile }) => {
    const path = await begin();
    let isFirst = true;
    const get = async (pk: string, sk: string) => {
      if (isFirst && pk === orderKeys.orders(path.slice('/v1/games/'.length), '')[0]) {
        isFirst = false;
        await meanwhile(path);
      }
      return house.stores.people.get(pk, sk);
    };
    const slow = await open({ stores: { ...house.stores, people: { ...house.stores.people, get } } });
    slow.now = house.now;
    expect((await slow.as('r1').put(`${path}/standing-orders`, { standing: { choices: 'ask' } })).status).toBe(200);
    await slow.close();
    expect(isFirst).toBe(false);
    expect((await keptIn(path)).map(({ value }) => value.orders)).toEqual([{}]);
  });

  it('goes too if the process that makes the lists ended between them and the orders', async () => {
    const still = await open({ following: false });
    const path = await started(still, { of: 'kutuzov', options: { scenario: 3 } });
    const game = path.slice('/v1/games/'.length);
    const { people } = still.stores;
    const put = async () => {
      throw new Error('the process ended');
    };
    const lists = (on = people) => project({ ...still.service, ...still.stores, people: on }, game);
    await lists();
    await still.as('r1').put(`${path}/standing-orders`, { standing: {} });
    await still.as('r1').delete(`${path}/seats/r1`);
    await expect(lists({ ...people, put })).rejects.toThrow('the process ended');
    await lists();
    expect((await people.list(...orderKeys.orders(game, ''))).map(({ value }) => value.orders)).toEqual([{}]);
    await still.close();
  });

  it('has another tag than the answer before, though the version is the same: no copy of that is shown', async () => {
    const path = await begin();
    const look = (tag?: string) =>
      house.as('fs').get(`${path}/standing-orders`, tag === undefined ? {} : { 'if-none-match': tag });
    const tag = (await look()).headers.get('etag')!;
    expect((await look(tag)).status).toBe(304);
    await house.as('fs').put(`${path}/standing-orders`, { standing: { choices: 'ask' } });
    const after = await look(tag);
    expect([after.status, after.headers.get('etag') === tag]).toEqual([200, false]);
  });

  it('is in what its person takes out, and in nobody else’s', async () => {
    const path = await begin();
    await march(house, path, random(2), { near: true, most: 3 });
    await house.as('fs').put(`${path}/standing-orders`, { standing: { choices: 'ask' } });
    type Export = { readonly games: readonly { readonly game: string; readonly orders?: object }[] };
    const orders = async (user: string) =>
      (await house.as(user).get<Export>('/v1/me/export')).body.games.find(({ game }) => path.endsWith(game))?.orders;
    expect(await orders('fs')).toMatchObject({ fs: { choices: 'ask' } });
    expect(await orders('r2')).toEqual({});
  });

  it('the log holds when the game is over, and says which orders stood', async () => {
    const path = await begin();
    await give(path, ['fs'], { choices: 'ask', halve: { from: 7, spend: 1, keep: 2 } });
    await house.as('fs').put(`${path}/standing-orders`, { standing: { choices: 'silence' } });
    for (const seat of SEATS.kutuzov) await house.as(seat).put(`${path}/votes/draw`, { vote: true });
    const { body: audit } = await house.as(undefined).get<Audit>(`${path}/audit`);
    expect(audit).toMatchObject({ ok: true, complete: true, findings: [] });
    const log = await textOf('fn', `${path}/log`);
    expect(log).toContain('"spend":1');
    expect(log).not.toContain('"choices":"silence"');
    const { status, body } = await house.as('fs').put(`${path}/standing-orders`, { standing: null });
    expect([status, body.code]).toEqual([409, 'GAME_OVER']);
  });

  it('refuses those who hold no such seat, a version gone by, and before the start', async () => {
    const path = await begin();
    const put = (user: string, body: object) => house.as(user).put(`${path}/standing-orders`, body);
    expect((await put('stranger', { standing: null })).status).toBe(403);
    expect((await put('fn', { seat: 'r1', standing: null })).body.code).toBe('NOT_YOUR_SEAT');
    expect((await put('fn', { seat: 'middle', standing: null })).body.detail).toBe('the seats are fn, r1, fs, r2');
    const { body } = await house.as('fn').post<{ game: string }>('/v1/games', { of: 'kutuzov', title: 'A lobby' });
    await house.as('fn').post(`/v1/games/${body.game}/seats`, { seat: 'fn' });
    const early = await house.as('fn').put(`/v1/games/${body.game}/standing-orders`, { standing: null });
    expect([early.status, early.body.code]).toEqual([409, 'NOT_STARTED']);
  });

  it('stands at once where draws are voted on in secret, behind the same entry as a wish for a draw', async () => {
    const path = await started(house, { of: 'kutuzov', options: { scenario: 3 }, settings: { votes: 'secret' } });
    await house.as('r1').put(`${path}/standing-orders`, { standing: { choices: 'ask' } });
    expect((await house.as('r1').get<{ standing: object }>(`${path}/standing-orders`)).body.standing).toMatchObject({
      r1: { choices: 'ask' },
    });
    expect(typesIn(await commitsOf(path), 'match/noted')).toHaveLength(1);
    await march(house, path, random(3), { near: true, most: 30 });
    expect(typesIn(await commitsOf(path), 'match/stood')).toEqual([]);
  });
});

it.each([
  { wrong: { if: 'move', within: 2, of: 'smolensky' }, field: 'of', says: 'near it: smolensk' },
  { wrong: { if: 'battle', space: 'Moscow' }, field: 'space', says: 'near it: moscow' },
  { wrong: { if: 'siege', space: 'qqq' }, field: 'space', says: 'the places are: konigsberg, ' },
])('is refused where $field of $wrong.if is a place that the map does not have', async ({ wrong, field, says }) => {
  const path = await started(house, { of: 'kutuzov', options: { scenario: 3 } });
  const standing = { askIf: [{ if: 'battle', space: 'riga' }, wrong] };
  for (const [method, at] of [
    ['PUT', `${path}/standing-orders`],
    ['POST', `${path}/standing-orders/forecasts`],
  ] as const) {
    const { status, body } = await house.as('fn').send(method, at, { standing });
    expect([status, body.code]).toEqual([400, 'BAD_STANDING_ORDER']);
    expect(body.errors).toHaveLength(1);
    expect(body.errors?.[0]?.pointer).toBe(`/standing/askIf/1/${field}`);
    expect(body.errors?.[0]?.detail).toContain(says);
    const korean = await house.as('fn').send(method, at, { standing }, { 'accept-language': 'ko' });
    expect(korean.body.detail).toContain('지도에 없는 곳입니다.');
  }
  expect(await waitingOf(path, 'fn')).toEqual({});
  const right = {
    askIf: [
      { if: 'move', within: 2, of: 'smolensk' },
      { if: 'siege', space: 'zone-volga' },
    ],
  };
  expect((await house.as('fn').put(`${path}/standing-orders`, { standing: right })).status).toBe(200);
});
