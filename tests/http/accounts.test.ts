import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchView } from '../../domain/match/view/view.ts';
import { sweepGuests } from '../../functions/features/leaving/leaving.ts';
import { clientOf, type House, lobby, open, peopleOf, started } from './kit.ts';

// What people say of themselves, and what others call them.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

interface Account {
  readonly name: string;
  readonly handle?: string;
  readonly formerly?: string;
  readonly renameFrom?: number;
  readonly language?: string;
  readonly zone?: string;
  readonly notifications: readonly string[];
  readonly rev: number;
  readonly code?: string;
}

const DAY = 86_400;
const read = async (user: string): Promise<Account> => (await house.as(user).get<Account>('/v1/me')).body;
const take = (user: string, handle: string) => house.as(user).put<Account>('/v1/me/handle', { handle });

/** What the sweep does that comes every minute. */
async function swept(): Promise<void> {
  const { service } = house;
  const erasures = { note: async () => undefined, forget: async () => undefined, unlist: async () => undefined };
  await sweepGuests({ erasures, background: service }, house.now);
}

describe('GET and PATCH /v1/me', () => {
  it('say what is known of a person, also of one without any game', async () => {
    expect(await read('ann')).toMatchObject({ user: 'ann', kind: 'person', name: 'ann', rev: 0 });
    const changed = await house
      .as('ann')
      .patch<Account>('/v1/me', { language: 'ko', zone: 'Asia/Seoul', notifications: ['your-turn'] });
    expect(changed.body).toMatchObject({ language: 'ko', zone: 'Asia/Seoul', notifications: ['your-turn'] });
    expect(await read('ann')).toEqual(changed.body);
    expect(
      (await house.as('ann').patch<{ remind: readonly number[] }>('/v1/me', { remind: [3600, 600] })).body.remind,
    ).toEqual([3600, 600]);
    const without = await house.as('ann').patch<Account>('/v1/me', { zone: null });
    expect([without.body.zone, without.body.language]).toEqual([undefined, 'ko']);
    const tag = await house.as('ann').get('/v1/me');
    expect((await house.as('ann').get('/v1/me', { 'if-none-match': tag.headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('change what was read, and nothing that was written since', async () => {
    const { body } = await house.as('abe').patch<Account>('/v1/me', { language: 'en' });
    const both = await Promise.all(
      ['ko', 'en'].map((language) => house.as('abe').patch<Account>('/v1/me', { language, rev: body.rev })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('PROFILE_CHANGED');
  });

  it.each([
    { sent: { zone: '+09:00' }, why: 'an offset is no zone' },
    { sent: { zone: 'Mars/Olympus' }, why: 'nobody lives there' },
    { sent: { language: 'fr' }, why: 'a language that is not spoken here' },
    { sent: { notifications: ['your-turn', 'your-turn'] }, why: 'one notification twice' },
    { sent: { remind: [3600, 7200, 600, 60] }, why: 'four reminders' },
    { sent: { remind: [59] }, why: 'a reminder that comes too late to do anything' },
    { sent: {}, why: 'nothing changes' },
    { sent: { handle: 'annie' }, why: 'handles have a path of their own' },
  ])('refuse $sent: $why', async ({ sent }) => {
    expect((await house.as('ann').patch<Account>('/v1/me', sent)).body.code).toBe('BAD_BODY');
  });
});

describe('a handle', () => {
  it('is what others see at once in a game’s people, within a minute in lists, and never in an answer with a version', async () => {
    const path = await started(house, { of: 'duel', owner: 'red' });
    expect(Object.values((await peopleOf(house, path)).people).sort()).toEqual(['blue', 'red']);
    expect((await take('red', 'Ruby-Fox')).body).toMatchObject({ name: 'ruby-fox', handle: 'ruby-fox' });
    expect(Object.values((await peopleOf(house, path)).people).sort()).toEqual(['blue', 'ruby-fox']);
    const { headers } = await house.as('blue').get(`${path}/people`);
    expect(headers.get('cache-control')).toContain('max-age=0');
    const listed = async () => {
      const { body } = await house.as('blue').get<{ games: readonly MatchView[] }>('/v1/me/games');
      return Object.values(body.games.find(({ game }) => path.endsWith(game))?.people ?? {}).sort();
    };
    expect(await listed()).toEqual(['blue', 'red']);
    await swept();
    expect(await listed()).toEqual(['blue', 'ruby-fox']);
    for (const place of ['', '/state', '/events', '/actions', '/story', '/audit', '/board.svg', '/people?'])
      expect([place, (await house.as('blue').get(path + place)).bytes.includes('ruby-fox')]).toEqual([
        place,
        place === '/people?',
      ]);
  });

  it('changes once in 30 days, in which others see the old one too', async () => {
    const path = await lobby(house, { of: 'duel', owner: 'kim' });
    await take('kim', 'kim-one');
    const renamed = await take('kim', 'kim-two');
    expect(renamed.body).toMatchObject({
      handle: 'kim-two',
      formerly: 'kim-one',
      renameFrom: house.now + 30 * DAY * 1000,
    });
    const shown = async () => (await house.as('bob').get<{ people: object; formerly?: object }>(`${path}/people`)).body;
    const { people, formerly } = await shown();
    expect([Object.values(people), Object.values(formerly ?? {})]).toEqual([['kim-two'], ['kim-one']]);
    expect((await take('kim', 'kim-three')).body.code).toBe('RENAMED_LATELY');
    house.wait(30 * DAY);
    expect((await shown()).formerly).toBeUndefined();
    expect((await take('kim', 'kim-three')).status).toBe(200);
    expect((await house.as('kim').delete<Account>('/v1/me/handle')).body).toMatchObject({
      name: 'kim',
      formerly: 'kim-three',
    });
    expect((await take('bob', 'kim-three')).body.code).toBe('HANDLE_TAKEN');
  });

  it.each([
    { handle: 'ab', code: 'BAD_HANDLE' },
    { handle: 'аdmin', code: 'BAD_HANDLE' },
    { handle: '운영자', code: 'HANDLE_RESERVED' },
    { handle: 'Austria', code: 'HANDLE_RESERVED' },
    { handle: 'guest-abc', code: 'HANDLE_RESERVED' },
  ])('is not $handle: $code, in both languages', async ({ handle, code }) => {
    const english = await take('cid', handle);
    expect(english.body.code).toBe(code);
    const korean = await house
      .as('cid')
      .put<{ detail: string }>('/v1/me/handle', { handle }, { 'accept-language': 'ko' });
    expect(korean.body.detail).toMatch(/[가-힣]/);
  });

  it('is for people alone, who have signed in', async () => {
    const made = await house.as('dan').post<{ token: string }>('/v1/me/tokens', { name: 'phone', scopes: ['me'] });
    const guest = await house.as(undefined).post<{ token: string; name: string }>('/v1/guests');
    for (const token of [made.body.token, guest.body.token]) {
      const answer = await clientOf(house.url, 'x', async () => token).put<Account>('/v1/me/handle', {
        handle: 'whoever',
      });
      expect(answer.body.code).toBe('SIGN_IN');
    }
    const told = await clientOf(house.url, 'x', async () => guest.body.token).get<Account>('/v1/me');
    expect(told.body).toMatchObject({ kind: 'guest', name: guest.body.name });
  });

  it('names nobody in an anonymous game until it is over, even after a renaming', async () => {
    const path = await started(house, { of: 'duel', owner: 'ann', settings: { anonymous: true } });
    await take('blue', 'azure-one');
    await take('blue', 'azure-two');
    const before = await house.as('red').get(`${path}/people`);
    expect(before.bytes).not.toMatch(/azure|blue/);
    const own = await house.as('blue').get(`${path}/people`);
    expect(own.bytes).toMatch(/azure-two/);
    for (const user of ['red', 'blue']) await house.as(user).put(`${path}/votes/draw`, { vote: true });
    expect((await house.as('red').get(`${path}/people`)).bytes).toMatch(/azure-two/);
  });

  it('of an owner stands beside the names of their programs', async () => {
    const made = await house.as('gil').post<{ id: string }>('/v1/me/bots', { name: 'crosser' });
    const token = await house
      .as('gil')
      .post<{ token: string }>('/v1/me/tokens', { name: 't', scopes: ['games:play'], bot: made.body.id });
    const path = await lobby(house, { of: 'duel', owner: 'hal' });
    await clientOf(house.url, 'x', async () => token.body.token).post(`${path}/seats`, { seat: 'red' });
    expect(Object.values((await peopleOf(house, path)).people)).toContain('crosser (bot of gil)');
    await take('gil', 'gilda');
    expect(Object.values((await peopleOf(house, path)).people)).toContain('crosser (bot of gilda)');
  });

  it('is what others invite a person by: just this one, and nobody who looks like it or had it', async () => {
    await take('kai', 'kaimana');
    const settings = (...invited: readonly string[]) => ({
      of: 'duel',
      options: { hits: 3 },
      settings: { visibility: 'private', invited },
    });
    const made = await house.as('ann').post<{ game: string; code?: string }>('/v1/games', settings('@Kaimana'));
    const path = `/v1/games/${made.body.game}`;
    const seen = async (who: string): Promise<number> => (await house.as(who).get(path)).status;
    expect([await seen('kai'), await seen('kaimana'), await seen('red')]).toEqual([200, 404, 404]);
    expect((await house.as('ann').get<{ invited: readonly string[] }>(`${path}/people`)).body.invited).toEqual([
      '@Kaimana',
    ]);
    await house.as('kai').post(`${path}/seats`, { seat: 'red' });
    for (const nobody of ['@kalmana', '@nobody-at-all', '@', '@kai'])
      for (const answer of [
        await house.as('ann').post<{ code: string }>('/v1/games', settings('@kaimana', nobody)),
        await house.as('ann').patch<{ code: string }>(path, { settings: { invited: [nobody] } }),
      ])
        expect([answer.status, answer.body.code]).toEqual([400, 'NO_SUCH_HANDLE']);
    await take('lea', 'leander');
    await house.as('ann').patch(path, { settings: { invited: ['@kaimana', '@leander', 'red'] } });
    expect([await seen('lea'), await seen('red')]).toEqual([200, 200]);
    // Who gives a handle up stays invited; by the handle nobody is invited any more.
    await house.as('lea').delete('/v1/me/handle');
    expect(await seen('lea')).toBe(200);
    expect(
      (await house.as('ann').patch<{ code: string }>(path, { settings: { invited: ['@leander'] } })).body.code,
    ).toBe('NO_SUCH_HANDLE');
    expect((await house.as('ann').patch(path, { title: 'Another' })).status).toBe(200);
    expect([await seen('kai'), await seen('lea'), await seen('red')]).toEqual([200, 200, 200]);
  });
});
