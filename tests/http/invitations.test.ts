import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../domain/lib/json.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { invitationKeys as keys } from '../../functions/features/people/keys.ts';
import type { People } from '../../functions/platform/ports/ports.ts';
import { type Client, clientOf, type House, lobby, newStores, open } from './kit.ts';
import { sweptIn } from './sweeping.ts';

// Invitations by name and by link, as their senders, those who get them and those who would like to know of them meet
// them.

/** Stores that can stop or delay their next writes. */
const stores = newStores();
let left = Number.POSITIVE_INFINITY;
let between: (() => Promise<unknown>) | undefined;
const people: People = {
  ...stores.people,
  put: async (...of) => {
    if (left-- <= 0) throw new Error('crash');
    const then = between;
    if (of[0].startsWith('L#') && of[1].startsWith('L#')) between = undefined;
    if (then !== undefined && between === undefined) await then();
    return stores.people.put(...of);
  },
};
let house: House;
beforeAll(async () => {
  house = await open({ stores: { ...stores, people } });
  for (const who of ['bob', 'cat']) await house.as(who).put('/v1/me/handle', { handle: `the-${who}` });
});
afterAll(() => house.close());

interface Link {
  readonly id: string;
  readonly link: string;
  readonly used?: number;
  readonly uses: number;
}
interface Sent {
  readonly invitations: readonly { readonly id: string; readonly to: string }[];
  readonly links: readonly Link[];
}
interface Mine {
  readonly invitations: readonly { readonly game: MatchView; readonly admits: string }[];
}
type Coded = { readonly code?: string };

const PRIVATE = { visibility: 'private' };
const hidden = (settings: Json & object = {}) =>
  lobby(house, { of: 'duel', owner: 'ann', settings: { ...PRIVATE, ...settings } });
const gameIn = (path: string): string => path.slice('/v1/games/'.length);
const linkTo = async (path: string, asked: object = {}): Promise<Link> =>
  (await house.as('ann').post<Link>(`${path}/links`, asked)).body;
const follow = (who: Client, link: string) =>
  who.post<Coded & { game: string; admits: string }>('/v1/me/invitations', { link });
const invite = (path: string, to: string) =>
  house.as('ann').post<{ id: string } & Coded>(`${path}/invitations`, { to });
const sentBy = async (path: string): Promise<Sent> => (await house.as('ann').get<Sent>(`${path}/invitations`)).body;
const invitedTo = async (who: string): Promise<readonly string[]> =>
  (await house.as(who).get<Mine>('/v1/me/invitations')).body.invitations.map(({ game }) => game.game);
const seats = (who: string, path: string) => house.as(who).post<Coded>(`${path}/seats`, {});
const status = async (who: string, path: string): Promise<number> => (await house.as(who).get(path)).status;
const guest = async (): Promise<Client> => {
  const { token } = (await house.as(undefined).post<{ token: string }>('/v1/guests')).body;
  return clientOf(house.url, 'guest', async () => token);
};

describe('a link', () => {
  it('lets a person see a private game and sit down there without an invitation by name; a guest too', async () => {
    const path = await hidden();
    const { link } = await linkTo(path);
    expect(await status('bob', path)).toBe(404);
    expect((await follow(house.as('bob'), link)).body).toEqual({ game: gameIn(path), admits: 'seat' });
    expect(await status('bob', path)).toBe(200);
    expect(await invitedTo('bob')).toContain(gameIn(path));
    expect((await seats('bob', path)).status).toBe(200);
    expect(await invitedTo('bob')).not.toContain(gameIn(path));
    const someone = await guest();
    expect((await someone.post<Coded>(`${path}/seats`, {})).body.code).toBe('NO_SUCH_GAME');
    await follow(someone, link);
    expect((await someone.post<Coded>(`${path}/seats`, {})).status).toBe(200);
  });

  it('for spectators gives no seat', async () => {
    const path = await hidden();
    const { link } = await linkTo(path, { admits: 'look' });
    await follow(house.as('bob'), link);
    expect(await status('bob', path)).toBe(200);
    const refused = await seats('bob', path);
    expect([refused.status, refused.body.code]).toEqual([403, 'LINK_TO_LOOK']);
    await follow(house.as('bob'), (await linkTo(path)).link);
    expect((await seats('bob', path)).status).toBe(200);
  });

  it('is made once for a key, and its code is kept nowhere', async () => {
    const path = await hidden();
    const key = { 'idempotency-key': 'a-link' };
    const made = await house.as('ann').post<Link>(`${path}/links`, { uses: 3 }, key);
    const again = await house.as('ann').post<Link>(`${path}/links`, { uses: 3 }, key);
    expect(again.bytes).toBe(made.bytes);
    expect((await house.as('ann').post<Coded>(`${path}/links`, { uses: 4 }, key)).body.code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    const [, code = ''] = made.body.link.split('.');
    expect(Buffer.from(code, 'base64url')).toHaveLength(16);
    const kept = await stores.people.list(...keys.ofGame(gameIn(path)));
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(code);
    expect(JSON.stringify(await sentBy(path))).not.toContain(code);
  });

  it.each(['unknown', 'of another game', 'revoked', 'expired', 'used up', 'no link at all', 'of no game'])(
    'that is %s gets the answer that each of them gets',
    async (what) => {
      const path = await hidden();
      const made = await linkTo(path, { uses: 1, days: 1 });
      const [game = '', code = ''] = made.link.split('.');
      const other = gameIn(await hidden());
      if (what === 'revoked') await house.as('ann').delete(`${path}/invitations/${made.id}`);
      if (what === 'used up') await follow(house.as('cat'), made.link);
      if (what === 'expired') house.wait(86_400);
      const links: { readonly [what: string]: string } = {
        unknown: `${game}.${'A'.repeat(22)}`,
        'of another game': `${other}.${code}`,
        'no link at all': 'hello',
        'of no game': `g${'0'.repeat(20)}.${code}`,
      };
      const refused = await follow(house.as(`curious-${what.replaceAll(' ', '-')}`), links[what] ?? made.link);
      const nothing = await follow(house.as(`curious-${what.replaceAll(' ', '-')}`), 'nothing');
      const { request: _, ...told } = refused.body as { request?: string };
      const { request: __, ...same } = nothing.body as { request?: string };
      expect([refused.status, told]).toEqual([404, same]);
      expect([...refused.headers.keys()]).toEqual([...nothing.headers.keys()]);
    },
  );

  it('that leads nowhere is tried sixty times in an hour', async () => {
    for (let i = 0; i < 60; i++)
      expect((await follow(house.as('guesser'), `g${'0'.repeat(20)}.${'A'.repeat(22)}`)).status).toBe(404);
    const refused = await follow(house.as('guesser'), 'nothing');
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_TRIES']);
    house.wait(3600);
    expect((await follow(house.as('guesser'), 'nothing')).status).toBe(404);
  });

  it('for one lets one of two in who come at the same moment, and counts nobody twice', async () => {
    const path = await hidden();
    const { link } = await linkTo(path, { uses: 1 });
    // The other comes between what one reads and what one writes.
    between = () => follow(house.as('rival'), link);
    const late = await follow(house.as('bob'), link);
    expect([late.status, await status('bob', path), await status('rival', path)]).toEqual([404, 404, 200]);
    expect((await follow(house.as('rival'), link)).status).toBe(200);
    const many = await linkTo(path, { uses: 2 });
    await follow(house.as('cat'), many.link);
    await follow(house.as('cat'), many.link);
    expect((await sentBy(path)).links.map(({ id, used }) => [id, used])).toEqual([[many.id, 1]]);
  });

  it('that is revoked during its use lets that person in no more; seated players stay', async () => {
    const path = await hidden();
    const { id, link } = await linkTo(path);
    await follow(house.as('cat'), link);
    await seats('cat', path);
    between = () => house.as('ann').delete(`${path}/invitations/${id}`);
    expect((await follow(house.as('bob'), link)).status).toBe(404);
    expect([await status('bob', path), await status('cat', path)]).toEqual([404, 200]);
    // Neither does who used it before.
    const second = await linkTo(path);
    await follow(house.as('bob'), second.link);
    expect(await status('bob', path)).toBe(200);
    await house.as('ann').delete(`${path}/invitations/${second.id}`);
    expect([await status('bob', path), (await seats('bob', path)).status]).toEqual([404, 404]);
    expect((await house.as('ann').delete(`${path}/invitations/${second.id}`)).status).toBe(204);
  });

  it('crashed before any of its writes is used as well when it is used again', async () => {
    const path = await hidden();
    const { link } = await linkTo(path, { uses: 1 });
    for (let writes = 0; ; writes++) {
      left = writes;
      const answer = await follow(house.as('dora'), link);
      left = Number.POSITIVE_INFINITY;
      if (answer.status === 200) break;
      expect(writes).toBeLessThan(9);
    }
    expect([await status('dora', path), (await seats('dora', path)).status]).toEqual([200, 200]);
  });

  it('calls back a removed player only if it was made after the removal', async () => {
    const path = await hidden();
    const before = await linkTo(path);
    await follow(house.as('bob'), before.link);
    await house.as('bob').post(`${path}/seats`, { seat: 'red' });
    await house.as('ann').delete(`${path}/seats/red`);
    await follow(house.as('bob'), before.link);
    expect(await status('bob', path)).toBe(404);
    await follow(house.as('bob'), (await linkTo(path)).link);
    expect((await seats('bob', path)).status).toBe(200);
  });

  it('of an anonymous game has neither a count nor a limit that would say who accepted', async () => {
    const path = await hidden({ anonymous: true });
    expect((await house.as('ann').post<Coded>(`${path}/links`, { uses: 1 })).body.code).toBe('USES_NOT_COUNTED');
    const { link } = await linkTo(path);
    const before = await house.as('ann').get(`${path}/invitations`);
    await follow(house.as('bob'), link);
    await house.as('cat').delete(`/v1/me/invitations/${gameIn(path)}`);
    const after = await house.as('ann').get(`${path}/invitations`);
    expect([after.bytes, after.headers.get('etag')]).toEqual([before.bytes, before.headers.get('etag')]);
    expect(after.bytes).not.toContain('"used"');
  });

  it('is made by the owner alone, who is no guest', async () => {
    const path = await lobby(house, { of: 'duel', owner: 'ann' });
    await seats('bob', path);
    expect((await house.as('bob').post<Coded>(`${path}/links`, {})).body.code).toBe('NOT_THE_OWNER');
    const someone = await guest();
    const { body } = await someone.post<{ game: string }>('/v1/games', {
      of: 'duel',
      options: { hits: 2 },
      settings: PRIVATE,
    });
    expect((await someone.post<Coded>(`/v1/games/${body.game}/links`, {})).body.code).toBe('GUESTS_PLAY_ALONE');
    for (let i = 0; i < 20; i++) await linkTo(path);
    expect((await house.as('ann').post<Coded>(`${path}/links`, {})).body.code).toBe('TOO_MANY_INVITATIONS');
  });
});

describe('an invitation by name', () => {
  it('is found by its recipient, and by nobody else; no version moves', async () => {
    const path = await hidden();
    const before = await house.as('ann').get<MatchView>(path);
    const { body } = await invite(path, '@the-bob');
    expect((await sentBy(path)).invitations).toEqual([{ id: body.id, to: '@the-bob', at: expect.any(Number) }]);
    expect((await house.as('ann').get(path)).bytes).toBe(before.bytes);
    expect([await invitedTo('bob'), await invitedTo('cat')]).toEqual([
      expect.arrayContaining([gameIn(path)]),
      expect.not.arrayContaining([gameIn(path)]),
    ]);
    expect([await status('bob', path), await status('cat', path)]).toEqual([200, 404]);
    expect((await seats('bob', path)).status).toBe(200);
  });

  it('sent again is the same; to a handle that nobody has, or by another person: refused', async () => {
    const path = await lobby(house, { of: 'duel', owner: 'ann' });
    const first = await invite(path, '@the-bob');
    house.wait(5);
    expect((await invite(path, '@the-bob')).bytes).toBe(first.bytes);
    expect((await invite(path, '@nobody-at-all')).body.code).toBe('NO_SUCH_HANDLE');
    const others = await house.as('bob').get<Coded>(`${path}/invitations`);
    expect([others.status, others.body.code]).toEqual([403, 'NOT_THE_OWNER']);
  });

  it('is to a name whose letters are all seen', async () => {
    const path = await lobby(house, { of: 'duel', owner: 'ann' });
    for (const to of ['@the-\u202ebob', 'bob\u200b', '\u2066bob\u2069']) {
      const sent = await invite(path, to);
      expect([to, sent.status, sent.body.code]).toEqual([to, 400, 'BAD_BODY']);
    }
    expect((await sentBy(path)).invitations).toEqual([]);
  });

  it('declined is gone for its recipient, and the same for everybody else; the recipient is never told again', async () => {
    const path = await hidden();
    const { body } = await invite(path, '@the-bob');
    const [before, seen] = [await house.as('ann').get(`${path}/invitations`), await house.as('ann').get(path)];
    expect((await house.as('bob').delete(`/v1/me/invitations/${gameIn(path)}`)).status).toBe(204);
    expect(await invitedTo('bob')).not.toContain(gameIn(path));
    const after = await house.as('ann').get(`${path}/invitations`);
    expect([after.bytes, after.headers.get('etag')]).toEqual([before.bytes, before.headers.get('etag')]);
    expect((await house.as('ann').get(path)).bytes).toBe(seen.bytes);
    await house.as('ann').delete(`${path}/invitations/${body.id}`);
    await invite(path, '@the-bob');
    expect(await invitedTo('bob')).not.toContain(gameIn(path));
    expect(await told('bob', gameIn(path))).toBe(0);
    const never = await house.as('bob').delete<Coded>(`/v1/me/invitations/g${'0'.repeat(20)}`);
    expect([never.status, never.body.code]).toEqual([404, 'NOT_INVITED']);
  });

  it('withdrawn lets nobody in, and is told to nobody who was not yet told; one of the first commit too', async () => {
    const path = await hidden({ invited: ['@the-cat', 'rival'] });
    await invite(path, '@the-bob');
    const sent = (await sentBy(path)).invitations;
    expect(sent.map(({ to }) => to)).toEqual(['@the-cat', 'rival', '@the-bob']);
    const before = (await house.as('ann').get<MatchView>(path)).body.version;
    for (const { id, to } of sent)
      if (to !== 'rival') expect((await house.as('ann').delete(`${path}/invitations/${id}`)).status).toBe(204);
    expect((await house.as('ann').get<MatchView>(path)).body.version).toBe(before);
    expect((await sentBy(path)).invitations.map(({ to }) => to)).toEqual(['rival']);
    expect([await status('cat', path), await status('bob', path), await status('rival', path)]).toEqual([
      404, 404, 200,
    ]);
    expect([
      await told('bob', gameIn(path)),
      await told('cat', gameIn(path)),
      await told('rival', gameIn(path)),
    ]).toEqual([0, 0, 1]);
  });

  it('sent again calls back a person whom the owner has removed since', async () => {
    const path = await lobby(house, { of: 'duel', owner: 'ann', settings: { visibility: 'private' } });
    const invite = () => house.as('ann').post<{ id: string }>(`${path}/invitations`, { to: 'removed' });
    const first = await invite();
    expect((await house.as('removed').post(`${path}/seats`, { seat: 'red' })).status).toBe(200);
    expect((await house.as('ann').delete(`${path}/seats/red`)).status).toBe(200);
    expect((await house.as('removed').get(path)).status).toBe(404);
    expect((await invite()).body.id).toBe(first.body.id);
    expect((await house.as('removed').post(`${path}/seats`, { seat: 'red' })).status).toBe(200);
  });

  it('withdrawn leaves no tag that says that the game is unchanged; until then there is one', async () => {
    const path = await lobby(house, { of: 'duel', owner: 'ann', settings: { visibility: 'private' } });
    const { id } = (await house.as('ann').post<{ id: string }>(`${path}/invitations`, { to: 'tagged' })).body;
    for (const at of [path, `${path}/events`]) {
      const etag = (await house.as('tagged').get(at)).headers.get('etag') ?? '';
      expect([at, (await house.as('tagged').get(at, { 'if-none-match': etag })).status]).toEqual([at, 304]);
      await house.as('ann').delete(`${path}/invitations/${id}`);
      expect([at, (await house.as('tagged').get(at, { 'if-none-match': etag })).status]).toEqual([at, 404]);
      await house.as('ann').post(`${path}/invitations`, { to: 'tagged' });
    }
    const { headers } = await house.as('tagged').get(path);
    const join = { 'if-match': headers.get('etag') ?? '' };
    expect((await house.as('tagged').post(`${path}/seats`, { seat: 'red' }, join)).status).toBe(200);
  });

  it('is told once, also to a person who was invited twice', async () => {
    const path = await hidden();
    const { body } = await invite(path, '@the-bob');
    expect(await told('bob', gameIn(path))).toBe(1);
    await house.as('ann').delete(`${path}/invitations/${body.id}`);
    house.wait(60);
    await invite(path, '@the-bob');
    expect(await told('bob', gameIn(path))).toBe(1);
  });

  it('of a blocked person comes to nobody, and its sender sees it sent', async () => {
    await house.as('ann').put('/v1/me/handle', { handle: 'the-ann' });
    await house.as('cat').put('/v1/me/blocks', { handle: 'the-ann' });
    const path = await hidden();
    const { status: sent } = await invite(path, '@the-cat');
    expect([sent, await told('cat', gameIn(path))]).toEqual([201, 0]);
    expect(await invitedTo('cat')).not.toContain(gameIn(path));
    expect((await sentBy(path)).invitations.map(({ to }) => to)).toEqual(['@the-cat']);
  });

  it('of a blocked person, to an anonymous game, comes to nobody either; they may still sit down', async () => {
    await house.as('bob').put('/v1/me/handle', { handle: 'the-bob' });
    await house.as('loud').put('/v1/me/handle', { handle: 'loud-one' });
    expect((await house.as('bob').put('/v1/me/blocks', { handle: 'loud-one' })).status).toBe(200);
    const path = await lobby(house, {
      of: 'duel',
      owner: 'loud',
      settings: { ...PRIVATE, anonymous: true, seating: 'random' },
    });
    expect((await house.as('loud').post(`${path}/invitations`, { to: '@the-bob' })).status).toBe(201);
    expect(await invitedTo('bob')).not.toContain(gameIn(path));
    expect((await house.as('loud').get<Sent>(`${path}/invitations`)).body.invitations).toHaveLength(1);
    expect(await status('bob', path)).toBe(200);
  });

  it('crashed before any of its writes is sent when it is sent again', async () => {
    const path = await hidden();
    for (let writes = 0; ; writes++) {
      left = writes;
      const answer = await invite(path, '@the-bob');
      left = Number.POSITIVE_INFINITY;
      if (answer.status === 201) break;
      expect(writes).toBeLessThan(9);
      house.wait(1);
    }
    expect([await told('bob', gameIn(path)), (await sentBy(path)).invitations.length]).toEqual([1, 1]);
    expect(await invitedTo('bob')).toContain(gameIn(path));
  });
});

/** How often a person was told that they are invited to a game. */
async function told(who: string, game: string): Promise<number> {
  await sweptIn(house, 0, {
    post: { from: 'fieldpost@localhost.localdomain', origin: 'https://fieldpost.example' },
  });
  const { notifications } = (
    await house.as(who).get<{ notifications: { reason: string; game: string }[] }>('/v1/me/notifications?limit=100')
  ).body;
  return notifications.filter((each) => each.game === game && each.reason === 'invited').length;
}
