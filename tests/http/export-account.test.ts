import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../domain/lib/json.ts';
import { clientOf, type House, lobby, open, started } from './kit.ts';

// All stored data of a person, in their own hands; and the proof that a seat was theirs.

interface Exported {
  readonly account?: { readonly name: string };
  readonly tokens?: readonly JsonObject[];
  readonly bots?: readonly { readonly name: string }[];
  readonly channels?: readonly JsonObject[];
  readonly notifications?: readonly JsonObject[];
  readonly blocks?: readonly { readonly handle?: string }[];
  readonly reports?: readonly { readonly game: string }[];
  readonly figures?: JsonObject;
  readonly invited?: readonly JsonObject[];
  readonly links?: readonly JsonObject[];
  readonly games: readonly {
    readonly game: string;
    readonly pseudonym: string;
    readonly secret: string;
    readonly seats: readonly { readonly seat: string; readonly since: number }[];
    readonly press: readonly { readonly text: string; readonly salt: string }[];
    readonly grey: readonly { readonly text: string }[];
    readonly received: readonly { readonly text: string; readonly salt: string }[];
    readonly marks: { readonly drafts: object };
    readonly isOwner: boolean;
    readonly sent?: readonly { readonly to: string }[];
    readonly links?: readonly { readonly used?: number }[];
  }[];
  readonly next?: string;
  readonly code?: string;
}

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const exported = async (who: string, query = ''): Promise<Exported> =>
  (await house.as(who).get<Exported>(`/v1/me/export${query}`)).body;

it('has invitations, those that one sent and those that one got, and links: made, used and declined; no code', async () => {
  await house.as('linker').put('/v1/me/handle', { handle: 'linker-of-games' });
  await house.as('guest-to-be').put('/v1/me/handle', { handle: 'comes-by-name' });
  const path = await lobby(house, { of: 'diplomacy', owner: 'linker', settings: { visibility: 'private' } });
  const game = path.slice('/v1/games/'.length);
  await house.as('linker').post(`${path}/invitations`, { to: '@comes-by-name' });
  const { link } = (await house.as('linker').post<{ link: string }>(`${path}/links`, {})).body;
  await house.as('by-link').post('/v1/me/invitations', { link });
  await house.as('guest-to-be').delete(`/v1/me/invitations/${game}`);
  const [own] = (await exported('linker')).games;
  expect([own?.sent?.map(({ to }) => to), own?.links?.map(({ used }) => used)]).toEqual([['@comes-by-name'], [1]]);
  expect(JSON.stringify(own)).not.toContain(link.split('.')[1]);
  expect((await exported('guest-to-be')).invited).toEqual([{ game, declined: true }]);
  const by = await exported('by-link');
  expect([by.invited, by.links, by.games.flatMap(({ sent = [] }) => sent)]).toEqual([[], [{ game }], []]);
});

it('is complete, with what one was written, and has no secret of a token or channel', async () => {
  const path = await started(house, { of: 'diplomacy' });
  const austria = house.as('austria');
  const { token } = (await austria.post<{ token: string }>('/v1/me/tokens', { name: 'a phone', scopes: ['me'] })).body;
  const { secret } = (
    await austria.post<{ secret: string }>('/v1/me/channels', { kind: 'webhook', url: 'https://hooks.example/in' })
  ).body;
  await austria.post('/v1/me/bots', { name: 'helper' });
  await austria.post(`${path}/press`, { to: ['england'], text: 'Mine.' });
  await house.as('england').post(`${path}/press`, { to: ['austria'], text: 'Yours.' });
  await house.as('england').post(`${path}/press`, { to: ['france'], text: 'Theirs.' });
  await austria.put(`${path}/press/marks`, { drafts: { 'austria,england': 'And' } });
  await house.as('england').put('/v1/me/handle', { handle: 'albion-plays' });
  await austria.put('/v1/me/blocks', { handle: 'albion-plays' });
  const { entries } = (
    await austria.get<{ entries: { entry: { n: number }; text: string }[] }>(
      `${path}/press?conversation=austria,england`,
    )
  ).body;
  const n = entries.find(({ text }) => text === 'Yours.')?.entry.n;
  const game = path.slice('/v1/games/'.length);
  await austria.post('/v1/me/reports', { game, conversation: 'austria,england', n, reason: 'rude' });
  const { games, account, tokens, bots, channels, blocks, reports, figures } = await exported('austria');
  expect(blocks?.map(({ handle }) => handle)).toEqual(['albion-plays']);
  expect(reports?.map((each) => each.game)).toEqual([game]);
  expect(figures).toEqual({ ratings: [], records: [], games: [] });
  expect(account?.name).toBe('austria');
  expect([tokens?.length, bots?.map(({ name }) => name), channels?.length]).toEqual([1, ['helper'], 1]);
  const own = games.find(({ game }) => path.endsWith(game));
  expect(own).toMatchObject({
    isOwner: true,
    seats: [{ seat: 'austria' }],
    marks: { drafts: { 'austria,england': 'And' } },
  });
  expect(own?.press.map(({ text }) => text)).toEqual(['Mine.']);
  expect(own?.received.map(({ text }) => text)).toEqual(['Yours.']);
  expect(own?.press[0]?.salt).toMatch(/^[\w-]{43}$/);
  const all = JSON.stringify(await exported('austria'));
  expect([all.includes(token), all.includes(secret), all.includes('Theirs.')]).toEqual([false, false, false]);
  expect((await house.as('austria').get('/v1/me/export')).headers.get('cache-control')).toBe('no-store');
  const phone = clientOf(house.url, 'austria', async () => token);
  expect((await phone.get<Exported>('/v1/me/export')).body.code).toBe('SIGN_IN');
  expect(await exported('nobody-yet')).toMatchObject({ games: [], account: { name: 'nobody-yet' } });
});

it('shows by a hash, computed without our code, that the pseudonym in the log is one’s own, and that of nobody else', async () => {
  const path = await started(house, { of: 'duel' });
  const game = path.slice('/v1/games/'.length);
  const { bytes: joined } = await house.as('red').get(`${path}/events`);
  const shown = async (who: string): Promise<string> => {
    const own = (await exported(who)).games.find((each) => each.game === game);
    const hash = createHash('sha256')
      .update(JSON.stringify(['fieldpost/pseudonym/2', game, own?.secret]))
      .digest('base64url');
    expect(own?.pseudonym).toBe(`u${hash.slice(0, 22)}`);
    return own?.pseudonym ?? '';
  };
  const [red, blue] = [await shown('red'), await shown('blue')];
  expect([joined.includes(red), joined.includes(blue), red === blue]).toEqual([true, true, false]);
});

it('comes in pages, each game once', async () => {
  const games: string[] = [];
  for (let i = 0; i < 3; i++) await house.as('gina').post('/v1/games', { of: 'duel', options: { hits: 3 } });
  for (let next: string | undefined = '?limit=2'; next !== undefined; ) {
    const page: Exported = await exported('gina', next);
    expect(page.account === undefined).toBe(next.includes('after='));
    games.push(...page.games.map(({ game }) => game));
    next = page.next?.slice('/v1/me/export'.length);
  }
  expect([games.length, new Set(games).size]).toEqual([3, 3]);
});
