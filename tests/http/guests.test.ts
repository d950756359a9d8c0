import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, clientOf, type House, lobby, open, peopleOf } from './kit.ts';

// People without an account: what they may do, how many come, and how a person takes over what they played.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

interface Guest {
  readonly user: string;
  readonly name: string;
  readonly token: string;
  readonly expires: number;
}
interface Seen {
  readonly status: string;
  readonly mine?: readonly string[];
  readonly version: number;
}

const codeOf = ({ status, body }: { status: number; body: { code?: string } | undefined }): string =>
  `${status} ${body?.code ?? ''}`.trim();
const by = (token: string, at = house): Client => clientOf(at.url, 'somebody', async () => token);

async function guest(at = house): Promise<Guest & { readonly client: Client }> {
  const answer = await at.as(undefined).post<Guest>('/v1/guests');
  expect(answer.status, answer.bytes).toBe(201);
  return { ...answer.body, client: by(answer.body.token, at) };
}

const DUEL = { of: 'duel', options: { hits: 3 }, settings: { visibility: 'private' } };

/** A private duel of a guest against a bot, at its first question. */
async function playing(client: Client): Promise<string> {
  const { body } = await client.post('/v1/games', DUEL);
  const path = `/v1/games/${body.game}`;
  await client.post(`${path}/seats`, { seat: 'red' });
  await client.post(`${path}/seats`, { seat: 'blue', kind: 'bot' });
  expect((await client.post(`${path}/start`)).status).toBe(200);
  return path;
}
const drawn = (client: Client, path: string) => client.put(`${path}/votes/draw`, { vote: true });
const takeOver = (user: string, token: string) =>
  house.as(user).post<{ name: string; games: number }>('/v1/me/guest', { token });

describe('a guest', () => {
  it('plays a bot without an account', async () => {
    const { client, name, user, token, expires } = await guest();
    expect([name, user, token]).toEqual([
      expect.stringMatching(/^guest-[a-z0-9]{6}$/),
      expect.stringMatching(/^guest:[\w-]{20}$/),
      expect.stringMatching(/^fp_[\w-]{43}$/),
    ]);
    expect(expires - house.now).toBe(30 * 86_400_000);
    const path = await playing(client);
    expect((await client.get<Seen>(path)).body.mine).toEqual(['red']);
    expect((await drawn(client, path)).status).toBe(200);
    expect((await client.get<{ games: { game: string }[] }>('/v1/me/games')).body.games).toMatchObject([
      { game: path.split('/').at(-1) },
    ]);
    expect(Object.values((await peopleOf(house, path)).people ?? {})).toEqual([]);
  });

  it('is the same one for a retry, unless its key could be guessed', async () => {
    const come = async (key: string) =>
      (await house.as(undefined).post<Guest>('/v1/guests', undefined, { 'idempotency-key': key })).body;
    const key = '7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11';
    expect(await come(key)).toEqual(await come(key));
    expect((await come('1')).token).not.toBe((await come('1')).token);
  });

  it.each([
    { what: 'a public game', settings: {} },
    { what: 'a game with people', settings: { visibility: 'private', invited: ['bob'] } },
    { what: 'a game that goes on without them', settings: { visibility: 'private', deadlines: { default: 10 } } },
  ])('does not open $what', async ({ settings }) => {
    const { client } = await guest();
    expect(codeOf(await client.post('/v1/games', { ...DUEL, settings }))).toBe('403 GUESTS_PLAY_ALONE');
  });

  it.each([
    { wrong: { options: { hits: 99 } }, code: 'BAD_OPTIONS' },
    { wrong: { settings: { visibility: 'public', deadlines: { tea: 10 } } }, code: 'BAD_BODY' },
    { wrong: { settings: { visibility: 'public', anonymous: true, seating: 'choose' } }, code: 'BAD_BODY' },
  ])('learns first what nobody may send: $code', async ({ wrong, code }) => {
    const { client } = await guest();
    const { body } = await client.post('/v1/games', { ...DUEL, settings: {}, ...wrong });
    expect(body.code).toBe(code);
    const invited = { visibility: 'private', invited: ['no-such-person'] };
    expect(codeOf(await client.post('/v1/games', { ...DUEL, settings: invited }))).toBe('403 GUESTS_PLAY_ALONE');
  });

  it('does not open a game to others later, nor lets it go on without them', async () => {
    const { client } = await guest();
    const { body } = await client.post('/v1/games', DUEL);
    const path = `/v1/games/${body.game}`;
    for (const settings of [{ visibility: 'public' }, { invited: ['bob'] }, { deadlines: { default: 10 } }])
      expect(codeOf(await client.patch(path, { settings }))).toBe('403 GUESTS_PLAY_ALONE');
    expect((await client.patch(path, { title: 'Mine alone' })).status).toBe(200);
  });

  it('sits down among people only where invited', async () => {
    const { client, user } = await guest();
    const open = await lobby(house, { of: 'duel' });
    expect(codeOf(await client.post(`${open}/seats`, { seat: 'red' }))).toBe('403 GUEST_NOT_INVITED');
    const korean = await client.post(`${open}/seats`, { seat: 'red' }, { 'accept-language': 'ko' });
    expect(JSON.stringify(korean.body)).toContain('초대받은');
    const hers = await lobby(house, { of: 'duel', settings: { visibility: 'private', invited: [user] } });
    expect((await client.post(`${hers}/seats`, { seat: 'red' })).status).toBe(200);
  });

  it('makes no tokens, no programs, and takes over nobody', async () => {
    const { client, token } = await guest();
    expect(codeOf(await client.post('/v1/me/tokens', { name: 'x', scopes: ['me'] }))).toBe('403 SIGN_IN');
    expect(codeOf(await client.post('/v1/me/bots', { name: 'helper' }))).toBe('403 SIGN_IN');
    expect(codeOf(await client.post('/v1/me/guest', { token }))).toBe('403 SIGN_IN');
  });

  it('is nobody after thirty days', async () => {
    const own = await open();
    const { client, token } = await guest(own);
    own.wait(30 * 86_400 - 1);
    expect((await client.get('/v1/me/games')).status).toBe(200);
    own.wait(1);
    expect(codeOf(await client.get('/v1/me/games'))).toBe('401 UNAUTHORIZED');
    expect(codeOf(await own.as('ann').post('/v1/me/guest', { token }))).toBe('404 NO_SUCH_GUEST');
    await own.close();
  });

  it('is told from a person by the name alone: nothing else in an answer to others depends on it', async () => {
    const answers: string[] = [];
    for (const isGuest of [true, false]) {
      const own = await open();
      const { client, user, name } = isGuest ? await guest(own) : { client: own.as('zoe'), user: 'zoe', name: 'zoe' };
      const path = await lobby(own, { of: 'duel', settings: { invited: [user] }, key: 'twins' });
      await client.post(`${path}/seats`, { seat: 'red' }, { 'idempotency-key': 'sit' });
      const seen = [];
      for (const reader of ['ann', 'bob'])
        for (const what of ['', '/events', '/people'])
          seen.push((await own.as(reader).get(path + what)).bytes.replaceAll(user, '*').replaceAll(name, '*'));
      // Pseudonyms are chance, and so is their order.
      answers.push(
        seen
          .join('\n')
          .replaceAll(/("u[\w-]{22}"):("\w+"|"\*")/g, '_')
          .replaceAll(/u[\w-]{22}|g[0-9a-f]{20}|"[\w-]{22,43}"/g, '_'),
      );
      await own.close();
    }
    expect(answers[0]).toBe(answers[1]);
  });
});

describe('guests come', () => {
  it('so many in an hour from one address', async () => {
    const own = await open({ quotas: { address: 2 } });
    for (let i = 0; i < 2; i++) await guest(own);
    const { status, headers, body } = await own.as(undefined).post('/v1/guests');
    expect(`${status} ${body.code} ${headers.get('ratelimit-policy')} ${headers.get('ratelimit')}`).toMatch(
      /^429 TOO_MANY_GUESTS "address";q=2;w=3600 "address";r=0;t=\d+$/,
    );
    own.wait(Number(headers.get('retry-after')));
    await guest(own);
    await own.close();
  });

  it('so many in an hour from everywhere, over two processes', async () => {
    const one = await open({ quotas: { guests: 3 } });
    const two = await open({ quotas: { guests: 3 }, stores: one.stores });
    const key = (i: number) => ({ 'idempotency-key': `00000000-0000-4000-8000-${String(i).padStart(12, '0')}` });
    const came = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        (i % 2 === 0 ? one : two).as(undefined).post('/v1/guests', undefined, key(i)),
      ),
    );
    expect(came.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(3);
    for (let i = 8; i < 11; i++) await two.as(undefined).post('/v1/guests', undefined, key(i));
    expect(codeOf(await one.as(undefined).post('/v1/guests', undefined, key(11)))).toBe('429 TOO_MANY_GUESTS');
    await Promise.all([one.close(), two.close()]);
  });

  it('and open so many games each', async () => {
    const own = await open({ quotas: { guest: 1 } });
    const { client } = await guest(own);
    expect((await client.post('/v1/games', DUEL)).status).toBe(201);
    expect(codeOf(await client.post('/v1/games', DUEL))).toBe('429 QUOTA_EXCEEDED');
    expect((await own.as('ann').post('/v1/games', DUEL)).status).toBe(201);
    await own.close();
  });
});

describe('a person who signs in takes a guest over', () => {
  it('with the games: they play on, under the same pseudonym, and no log changes', async () => {
    const { client, token, name } = await guest();
    const path = await playing(client);
    const before = (await house.as(undefined).get(`${path}/events`)).status;
    const owner = Object.keys((await client.get<{ people: object }>(`${path}/people`)).body.people)[0];
    const { version } = (await client.get<Seen>(path)).body;
    const taken = await takeOver('kim', token);
    expect([taken.status, taken.body]).toEqual([200, { name, games: 1 }]);
    expect(codeOf(await client.get(path))).toBe('401 UNAUTHORIZED');
    expect(before).toBe(404);
    const kim = house.as('kim');
    expect((await kim.get<Seen>(path)).body).toMatchObject({ version, mine: ['red'] });
    expect((await kim.get<{ people: object }>(`${path}/people`)).body.people).toEqual({ [String(owner)]: 'kim' });
    const mine = (await kim.get<{ games: object[] }>('/v1/me/games')).body.games;
    expect(mine).toMatchObject([{ game: path.split('/').at(-1), mine: ['red'] }]);
    expect((await kim.put(`${path}/votes/draw`, { vote: true })).status).toBe(200);
    const log = (await house.service.log.read(String(path.split('/').at(-1)), 0)).map(({ envelope }) => envelope.by);
    expect(log.filter((each) => each.startsWith('user:')).every((each) => each === `user:${owner}`)).toBe(true);
    const { body } = await kim.post('/v1/games', DUEL);
    expect((await kim.post(`/v1/games/${body.game}/seats`, { seat: 'blue' })).status).toBe(200);
  });

  it('and sees what the guest saw at once: a tag from before brings no 304', async () => {
    const { client, token, user } = await guest();
    const path = await lobby(house, { of: 'duel', settings: { invited: [user] } });
    expect((await client.post(`${path}/seats`, { seat: 'red' })).status).toBe(200);
    const una = house.as('una');
    const before = await una.get<Seen>(path);
    const tag = { 'if-none-match': String(before.headers.get('etag')) };
    expect([before.body.mine, (await una.get(path, tag)).status]).toEqual([undefined, 304]);
    await takeOver('una', token);
    const after = await una.get<Seen>(path, tag);
    expect([after.status, after.body.version, after.body.mine]).toEqual([200, before.body.version, ['red']]);
    expect((await una.get(path, { 'if-none-match': String(after.headers.get('etag')) })).status).toBe(304);
  });

  it('once: again it is the same answer, and for anybody else it is refused', async () => {
    const { client, token } = await guest();
    await playing(client);
    const first = await takeOver('lea', token);
    expect(await takeOver('lea', token)).toMatchObject({ status: 200, body: first.body });
    expect(codeOf(await house.as('max').post('/v1/me/guest', { token }))).toBe('409 GUEST_TAKEN');
    expect((await house.as('lea').get<{ games: object[] }>('/v1/me/games')).body.games).toHaveLength(1);
  });

  it('with invitations not yet answered', async () => {
    const { token, user } = await guest();
    const path = await lobby(house, { of: 'duel', settings: { visibility: 'private', invited: [user] } });
    await takeOver('nik', token);
    expect((await house.as('nik').get<{ games: object[] }>('/v1/me/games')).body.games).toHaveLength(1);
    expect((await house.as('nik').post(`${path}/seats`, { seat: 'red' })).status).toBe(200);
  });

  it('unless both are in a game that is not over', async () => {
    const { client, token, user } = await guest();
    const path = await lobby(house, { of: 'duel', owner: 'oda', settings: { invited: [user] } });
    await client.post(`${path}/seats`, { seat: 'red' });
    expect(codeOf(await house.as('oda').post('/v1/me/guest', { token }))).toBe('409 GUEST_MET');
    expect((await client.get('/v1/me/games')).status).toBe(200);
    await house.as('oda').post(`${path}/seats`, { seat: 'blue' });
    // To leave does not help, and nobody is told that it would: their names stay in the log.
    expect((await client.delete(`${path}/seats/red`)).status).toBe(200);
    const { body } = await house.as('oda').post<{ detail: string }>('/v1/me/guest', { token });
    expect(body.detail).toMatch(/which is not over; end it, or wait until it is over$/);
    await client.post(`${path}/seats`, { seat: 'red' });
    await house.as('oda').post(`${path}/start`);
    for (const each of [house.as('oda'), client]) await drawn(each, path);
    expect((await takeOver('oda', token)).status).toBe(200);
    // They are in that game as who they were there themselves.
    expect((await house.as('oda').get<Seen>(path)).body.mine).toEqual(['blue']);
  });

  it('by a token of a guest, of eight at most', async () => {
    for (const token of [
      `fp_${'A'.repeat(43)}`,
      (await house.as('pia').post<Guest>('/v1/me/tokens', { name: 'x', scopes: ['me'] })).body.token,
    ])
      expect(codeOf(await house.as('pia').post('/v1/me/guest', { token }))).toBe('404 NO_SUCH_GUEST');
    expect(codeOf(await house.as('pia').post('/v1/me/guest', { token: 'none' }))).toBe('400 BAD_BODY');
    for (let i = 0; i < 8; i++) expect((await takeOver('pia', (await guest()).token)).status).toBe(200);
    expect(codeOf(await house.as('pia').post('/v1/me/guest', { token: (await guest()).token }))).toBe(
      '409 TOO_MANY_GUESTS_TAKEN',
    );
  });

  it('whole, after a crash at any write', async () => {
    for (let writes = 0; ; writes++) {
      const own = await open();
      const { client, token } = await guest(own);
      const path = await playing(client);
      const { people } = own.stores;
      const put = people.put;
      let left = writes;
      Object.assign(people, {
        put: async (...args: Parameters<typeof put>) => {
          if (left-- <= 0) throw new Error('crash');
          return put(...args);
        },
      });
      const cut = await own.as('quin').post('/v1/me/guest', { token });
      Object.assign(people, { put });
      if (cut.status === 500) expect((await own.as('quin').post('/v1/me/guest', { token })).status).toBe(200);
      expect((await own.as('quin').get<Seen>(path)).body.mine).toEqual(['red']);
      expect((await own.as('quin').put(`${path}/votes/draw`, { vote: true })).status).toBe(200);
      expect(codeOf(await client.get(path))).toBe('401 UNAUTHORIZED');
      await own.close();
      if (cut.status === 200) {
        expect(writes).toBeGreaterThan(5);
        return;
      }
    }
  });
});
