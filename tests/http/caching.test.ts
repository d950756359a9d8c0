import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchView } from '../../domain/match/view/view.ts';
import type { ProblemBody } from '../../functions/platform/http/problem-schema.ts';
import { type Answer, act, asked, clientOf, type House, lobby, open, SEATS, type Sent, started } from './kit.ts';

let house: House;
let path: string;
beforeAll(async () => {
  house = await open();
  path = await started(house, { of: 'duel' });
  for (const seat of ['red', 'blue']) await act(house.as(seat), path, { type: 'choose', stance: 'low' });
});
afterAll(() => house.close());

const codeOf = ({ status, body }: Answer<ProblemBody>): string => `${status} ${body?.code}`;
const READS = ['', '/state', '/actions', '/lapse', '/standing-orders', '/events', '/board.svg', '/audit'];
const tagAt = async (at: string, user: string | undefined = 'red', headers: Sent = {}) =>
  (await house.as(user).get(at, headers)).headers.get('etag')!;

describe('a tag', () => {
  it.each(READS)('of %s brings 304 and nothing else, at the price of one query for the newest commit', async (read) => {
    const first = await house.as('red').get(path + read);
    const tag = first.headers.get('etag')!;
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const before = { ...house.calls };
    const again = await house.as('red').get(path + read, { 'if-none-match': `"other", ${tag}` });
    expect(again.status).toBe(304);
    expect(again.bytes).toBe('');
    expect(again.headers.get('etag')).toBe(tag);
    expect(house.calls).toEqual({ ...before, newest: before.newest + 1 });
  });

  it('matches in its weak form too, as proxies may send it', async () => {
    const tag = await tagAt(`${path}/state`);
    expect((await house.as('red').get(`${path}/state`, { 'if-none-match': `W/${tag}` })).status).toBe(304);
  });

  it('is another one for another reader, language, form, query or operation', async () => {
    const at = `${path}/events`;
    const tags = [
      await tagAt(at),
      await tagAt(at, 'blue'),
      await tagAt(at, 'stranger'),
      await tagAt(at, undefined, { authorization: undefined }),
      await tagAt(at, 'red', { 'accept-language': 'ko' }),
      await tagAt(at, 'red', { accept: 'application/x-ndjson' }),
      await tagAt(`${at}?after=1`),
      await tagAt(`${at}?limit=1`),
      await tagAt(`${path}/state`),
      await tagAt(`${path}/state?as=spectator`),
      await tagAt(path),
    ];
    expect(tags.every((tag) => /^"[\w-]{27}"$/.test(tag))).toBe(true);
    expect(new Set(tags).size).toBe(tags.length);
    expect((await house.as('blue').get(at, { 'if-none-match': tags.join(', ') })).headers.get('etag')).toBe(tags[1]);
    expect((await house.as('judge').get(at, { 'if-none-match': tags.join(', ') })).status).toBe(200);
  });

  it('no longer matches after a change by anybody', async () => {
    const own = await started(house, { of: 'duel' });
    for (const change of [
      () => act(house.as('blue'), own, { type: 'choose', stance: 'low' }),
      () => house.as('blue').put(`${own}/votes/draw`, { vote: true }),
      () => act(house.as('red'), own, { type: 'choose', stance: 'low' }),
    ]) {
      const tags = await Promise.all(READS.map((read) => tagAt(own + read)));
      expect((await change()).status).toBe(200);
      for (const [i, read] of READS.entries()) {
        const { status, headers } = await house.as('red').get(own + read, { 'if-none-match': tags[i] });
        expect(status, read).toBe(200);
        expect(headers.get('etag')).not.toBe(tags[i]);
      }
    }
  });

  it('never opens what is closed: a private game answers the tags of others as if it were not there', async () => {
    const hidden = await lobby(house, { of: 'duel', owner: 'hal', settings: { visibility: 'private' } });
    const tag = await tagAt(hidden, 'hal');
    expect((await house.as('hal').get(hidden, { 'if-none-match': tag })).status).toBe(304);
    for (const given of [tag, `W/${tag}`, '*', '"x"']) {
      expect(codeOf(await house.as('red').get(hidden, { 'if-none-match': given }))).toBe('404 NO_SUCH_GAME');
    }
  });

  it('is not given with an answer that is no success', async () => {
    expect((await house.as('red').get(`${path}/log`)).headers.get('etag')).toBeNull();
    expect((await house.as('red').get(`${path}/state?version=99`)).headers.get('etag')).toBeNull();
  });
});

describe('a past version', () => {
  const IMMUTABLE = 'private, max-age=31536000, immutable';
  const keeping = async (user: string | undefined, at: string) =>
    (await house.as(user).get(at)).headers.get('cache-control');

  it('may be kept for ever', async () => {
    for (const read of [
      '?version=2',
      '/state?version=4&as=red',
      '/state?version=4&as=spectator',
      '/board.svg?version=4&as=spectator',
    ]) {
      expect(await keeping('red', path + read), read).toBe(IMMUTABLE);
    }
    expect(await keeping(undefined, `${path}/state?version=4`)).toBe(IMMUTABLE);
  });

  it('may not, as long as the same reader may come to see it through other eyes', async () => {
    const own = await started(house, { of: 'diplomacy' });
    const { body } = await house.as('dan').get<{ version: number; viewer: string[] }>(`${own}/state`);
    const past = `${own}/state?version=${body.version}`;
    await house.as('italy').delete(`${own}/seats/italy`);
    const before = await house.as('france').get<{ viewer: string[] }>(past);
    expect(before.headers.get('cache-control')).toBe('private, no-cache');
    await house.as('france').delete(`${own}/seats/france`);
    const after = await house
      .as('france')
      .get<{ viewer: string[] }>(past, { 'if-none-match': before.headers.get('etag')! });
    expect([before.body.viewer, after.body.viewer]).toEqual([['france'], []]);
  });

  it('is seen as a seat by those alone who held it by then, and may not be kept as long as others sit there', async () => {
    const own = await started(house, { of: 'diplomacy' });
    const { body } = await house.as('dan').get<{ version: number }>(`${own}/state`);
    await house.as('france').delete(`${own}/seats/france`);
    await house.as('dan').post(`${own}/seats`, { seat: 'france' });
    const seen = await house.as('dan').get<{ viewer: string[] }>(`${own}/state?version=${body.version}&as=france`);
    expect([seen.body.viewer, seen.headers.get('cache-control')]).toEqual([[], 'private, no-cache']);
  });

  it('of the game itself may not, where its reader may take over a guest who sits there', async () => {
    const { token } = (await house.as(undefined).post<{ token: string }>('/v1/guests')).body;
    const guest = clientOf(house.url, 'guest', async () => token);
    const own = await lobby(house, {
      of: 'duel',
      settings: { invited: [(await guest.get<{ user: string }>('/v1/me')).body.user] },
    });
    await guest.post(`${own}/seats`, { seat: 'red' });
    const past = `${own}?version=2`;
    await house.as('red').patch(own, { title: 'Another' });
    const before = await house.as('dan').get<MatchView>(past);
    expect([before.status, before.body.mine]).toEqual([200, undefined]);
    await house.as('dan').post('/v1/me/guest', { token });
    const after = await house.as('dan').get<MatchView>(past, { 'if-none-match': String(before.headers.get('etag')) });
    expect([before.headers.get('cache-control'), after.status, after.body.mine]).toEqual([
      'private, no-cache',
      200,
      ['red'],
    ]);
  });

  it('is not the newest one', async () => {
    const { body } = await house.as('red').get<MatchView>(path);
    expect(await keeping('red', `${path}?version=${body.version}`)).toBe('private, no-cache');
  });
});

describe('a command for one version alone', () => {
  it('is carried out if nothing has changed since', async () => {
    for (const read of ['', '/state', '/actions']) {
      const own = await started(house, { of: 'duel' });
      const tag = await tagAt(own + read);
      const sent = await act(house.as('red'), own, { type: 'choose', stance: 'high' }, { 'if-match': tag });
      expect(sent.status, read).toBe(200);
    }
  });

  it('is carried out with a version read in any language', async () => {
    const own = await started(house, { of: 'duel' });
    const tag = await tagAt(`${own}/state`, 'red', { 'accept-language': 'ko' });
    expect((await act(house.as('red'), own, { type: 'choose', stance: 'high' }, { 'if-match': tag })).status).toBe(200);
  });

  it('is not if something has, or if the tag is of something else', async () => {
    const own = await started(house, { of: 'duel' });
    const tag = await tagAt(`${own}/state`);
    const others = await tagAt(`${own}/state`, 'blue');
    await act(house.as('blue'), own, { type: 'choose', stance: 'high' });
    const { body: before } = await house.as('red').get<MatchView>(own);
    const ofEvents = await tagAt(`${own}/events`);
    const past = await tagAt(`${own}/state?version=${before.version - 1}`);
    expect([past, ofEvents]).not.toContain(null);
    const whole = `the tag in If-Match is not of your newest answer of this game: an older one, or of something else`;
    const none = 'If-Match has no tag of an answer of this game; send the whole ETag of …/state or …/actions';
    for (const [given, says] of [
      [tag, whole],
      [others, whole],
      [ofEvents, whole],
      [past, whole],
      [`"rubbish", ${tag}`, whole],
      [tag.replaceAll('"', ''), none],
      [`W/${tag}`, none],
      ['"nothing"', none],
      ['', none],
      ['rubbish', none],
    ] as const) {
      const sent = await act(house.as('red'), own, { type: 'choose', stance: 'high' }, { 'if-match': given });
      expect(codeOf(sent), given).toBe('412 MOVED_ON');
      expect(sent.body.detail, given).toContain(says);
    }
    expect((await house.as('red').get<MatchView>(own)).body.version).toBe(before.version);
    expect((await act(house.as('red'), own, { type: 'choose', stance: 'high' }, { 'if-match': '*' })).status).toBe(200);
  });

  it('gives its first receipt again when it is sent again with its key, though the version has passed', async () => {
    const own = await started(house, { of: 'duel' });
    const headers = { 'if-match': await tagAt(`${own}/state`), 'idempotency-key': 'once' };
    const body = { ask: (await asked(house.as('red'), own)).ask, command: { type: 'choose', stance: 'high' } };
    const first = await house.as('red').post(`${own}/actions`, body, headers);
    await act(house.as('blue'), own, { type: 'choose', stance: 'high' });
    const again = await house.as('red').post(`${own}/actions`, body, headers);
    expect([again.status, again.bytes]).toEqual([200, first.bytes]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = { ...body, command: { type: 'choose', stance: 'low' } };
    expect(codeOf(await house.as('red').post(`${own}/actions`, other, headers))).toBe('422 IDEMPOTENCY_KEY_REUSED');
  });
});

describe('an idempotency key', () => {
  it.each(['', 'with space', 'é', 'x'.repeat(129)])('may not be %j', async (key) => {
    const answer = await house.as('red').post(`${path}/takebacks`, {}, { 'idempotency-key': key });
    expect(codeOf(answer)).toBe('400 BAD_IDEMPOTENCY_KEY');
  });

  it('belongs to one person: the same key of another does other things', async () => {
    const own = await started(house, { of: 'duel' });
    const key = { 'idempotency-key': 'k' };
    const red = await act(house.as('red'), own, { type: 'choose', stance: 'low' }, key);
    const blue = await act(house.as('blue'), own, { type: 'choose', stance: 'low' }, key);
    expect(blue.status).toBe(200);
    expect(blue.body.version).toBe(red.body.version + 1);
  });

  it('of notation is recognised after its moment has passed, and other notation under it is told apart', async () => {
    const own = await started(house, { of: 'diplomacy' });
    for (const seat of SEATS.diplomacy)
      if (seat !== 'france') await act(house.as(seat), own, { type: 'orders', orders: {} });
    const body = { ask: 'S1901M', written: { orders: ['A par - bur'] } };
    const first = await house.as('france').post(`${own}/actions`, body, { 'idempotency-key': 'par-bur' });
    expect((await house.as('france').get<MatchView>(own)).body.phase).toBe('Autumn 1901, movement');
    const again = await house.as('france').post(`${own}/actions`, body, { 'idempotency-key': 'par-bur' });
    expect([again.status, again.bytes]).toEqual([200, first.bytes]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = { ...body, written: { orders: ['A par - gas'] } };
    expect(codeOf(await house.as('france').post(`${own}/actions`, other, { 'idempotency-key': 'par-bur' }))).toBe(
      '422 IDEMPOTENCY_KEY_REUSED',
    );
  });
});

describe('a tag of other code, of the same release', () => {
  it('brings the answer, not 304, and no command is for it; a tag of the same code in another process brings 304', async () => {
    const [same, other] = [await open({ stores: house.stores }), await open({ stores: house.stores, build: 'other' })];
    const at = await started(house, { of: 'duel' });
    const tag = await tagAt(`${at}/state`);
    expect((await same.as('red').get(`${at}/state`, { 'if-none-match': tag })).status).toBe(304);
    const answer = await other.as('red').get(`${at}/state`, { 'if-none-match': tag });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).not.toBe(tag);
    const { ask } = await asked(other.as('red'), at);
    const choose = { ask, command: { type: 'choose', stance: 'low' } };
    expect((await other.as('red').post(`${at}/actions`, choose, { 'if-match': tag })).status).toBe(412);
    expect(
      (await other.as('red').post(`${at}/actions`, choose, { 'if-match': answer.headers.get('etag')! })).status,
    ).toBe(200);
    await Promise.all([same.close(), other.close()]);
  });
});
