import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../domain/lib/json.ts';
import { sure } from '../../domain/lib/sure.ts';
import { sweepGuests } from '../../functions/features/leaving/leaving.ts';
import { act, type House, lobby, open, started } from './kit.ts';

// A table in one answer: its parts are those of the single operations, and its tag changes exactly when a part does.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

interface Table {
  readonly game: { readonly version: number; readonly mine?: readonly string[] };
  readonly people: { readonly people: { readonly [pseudonym: string]: string } };
  readonly actions: { readonly actions: readonly object[] };
  readonly state?: object;
  readonly press?: {
    readonly marks: object;
    readonly unread: { readonly [conversation: string]: number };
    readonly more: boolean;
  };
}

const tableOf = (path: string, who: string | undefined, etag?: string) =>
  house.as(who).get<Table>(`${path}/table`, { 'if-none-match': etag });
const tagOf = async (path: string, who: string | undefined): Promise<string> =>
  String((await tableOf(path, who)).headers.get('etag'));
/** Whether a tag is still that of the table. */
const holds = async (path: string, who: string | undefined, etag: string): Promise<boolean> => {
  const { status, bytes, headers } = await tableOf(path, who, etag);
  const tag = headers.get('etag');
  if (status === 304) expect([bytes, tag]).toEqual(['', etag]);
  else expect([status, tag === etag]).toEqual([200, false]);
  return status === 304;
};

/** Changes a handle, and lets the lists follow, as they do every minute. */
async function renamed(who: string, handle: string) {
  const answer = await house.as(who).put('/v1/me/handle', { handle });
  const erasures = { note: async () => undefined, forget: async () => undefined, unlist: async () => undefined };
  await sweepGuests({ erasures, background: house.service }, house.now);
  return answer;
}

/** The body of another operation, if it answers. */
async function part(path: string, who: string | undefined): Promise<unknown> {
  const { status, body } = await house.as(who).get<unknown>(path);
  return status === 200 ? body : undefined;
}

/** Each part is the answer of its own operation. */
async function expectParts(path: string, who: string | undefined): Promise<Table> {
  const { status, body, bytes } = await tableOf(path, who);
  expect(status, bytes).toBe(200);
  const { game, people, actions, state, press } = body;
  expect(game).toEqual(await part(path, who));
  expect(people).toEqual(await part(`${path}/people`, who));
  expect(actions.actions).toEqual(
    ((await part(`${path}/actions`, who)) as Table['actions'] | undefined)?.actions ?? [],
  );
  expect(state).toEqual(await part(`${path}/state`, who));
  const page = (await part(`${path}/press?limit=1`, who)) as { readonly marks?: object } | undefined;
  expect(press?.marks).toEqual(page?.marks);
  return body;
}

const GAMES = [
  { of: 'diplomacy', who: 'france' },
  { of: 'napoleonics', options: { scenario: '015' }, who: 'top' },
  { of: 'kutuzov', options: { scenario: 2 }, who: 'fn' },
] as const;
const START: readonly object[] = [];

describe('its parts are those of the single operations', () => {
  it.each(GAMES)('in $of, for players and spectators', async ({ who, ...how }) => {
    const path = await started(house, { ...how, options: ('options' in how ? how.options : {}) as Json });
    expect((await expectParts(path, who)).state).toBeDefined();
    for (const other of ['watcher', undefined]) expect((await expectParts(path, other)).actions.actions).toEqual(START);
  });

  it('in a lobby, in a game that is over, and in one that never began', async () => {
    const path = await lobby(house, { of: 'duel', owner: 'ann' });
    await house.as('red').post(`${path}/seats`, { seat: 'red' });
    for (const who of ['ann', 'red', undefined]) expect((await expectParts(path, who)).state).toBeUndefined();
    const over = await started(house, { of: 'duel' });
    for (const who of ['red', 'blue']) await house.as(who).put(`${over}/votes/draw`, { vote: true });
    for (const who of ['red', 'watcher', undefined]) expect((await expectParts(over, who)).state).toBeDefined();
    await house.as('ann').delete(path);
    for (const who of ['ann', 'red', undefined]) expect((await expectParts(path, who)).state).toBeUndefined();
  });

  it('where spectators see an earlier version, or no position', async () => {
    const delayed = await started(house, { of: 'duel', settings: { spectators: { is: 'delayed', turns: 1 } } });
    await act(house.as('red'), delayed, { type: 'choose', stance: 'low' });
    const [player, spectator] = [await expectParts(delayed, 'red'), await expectParts(delayed, undefined)];
    expect(spectator.game.version).toBeLessThan(player.game.version);
    const off = await started(house, { of: 'diplomacy', settings: { spectators: { is: 'off' } } });
    expect((await expectParts(off, 'france')).state).toBeDefined();
    // A former player sees no position, and learns nothing of the chat.
    await house.as('italy').delete(`${off}/seats/italy`);
    for (const who of ['italy', undefined]) {
      const { state, press } = await expectParts(off, who);
      expect([state, press]).toEqual([undefined, undefined]);
    }
  });

  it('with people who left, former handles, and hosts that are told', async () => {
    const path = await started(house, { of: 'diplomacy' });
    const names = async (who: string | undefined) => Object.values((await expectParts(path, who)).people.people);
    expect(await names(undefined)).toEqual(expect.arrayContaining(['austria', 'germany']));
    await house.as('austria').delete(`${path}/seats/austria`);
    for (const who of ['germany', 'austria', undefined]) expect(await names(who)).toContain('austria');
    expect((await renamed('germany', 'black-eagle')).status).toBe(200);
    for (const who of ['germany', undefined]) expect(await names(who)).toContain('black-eagle');
    expect((await renamed('germany', 'black-eagle')).status).toBe(200);
  });

  it('with the names that the reader may know', async () => {
    const path = await started(house, { of: 'duel', settings: { anonymous: true } });
    expect(Object.values((await expectParts(path, 'red')).people.people)).toHaveLength(1);
    expect(Object.values((await expectParts(path, undefined)).people.people)).toEqual([]);
  });
});

it('of a private game is there for its people alone, whatever tag is sent', async () => {
  const path = await lobby(house, { of: 'duel', owner: 'ann', settings: { visibility: 'private', invited: ['red'] } });
  const tag = await tagOf(path, 'ann');
  await expectParts(path, 'red');
  for (const who of ['stranger', undefined])
    for (const given of [tag, '*']) expect((await tableOf(path, who, given)).status).toBe(404);
});

describe('what is unread', () => {
  it('is counted by conversation from the marks on, without what the reader wrote', async () => {
    const path = await started(house, { of: 'diplomacy' });
    const say = (who: string, to: unknown) => house.as(who).post(`${path}/press`, { to, text: 'Good day.' });
    expect((await tableOf(path, 'france')).body.press).toEqual({
      marks: { read: {}, muted: [], seats: [], drafts: {} },
      unread: {},
      more: false,
    });
    await say('england', ['france']);
    await say('england', ['france']);
    await say('france', ['england']);
    await say('italy', 'all');
    await say('italy', ['england']);
    expect((await tableOf(path, 'france')).body.press).toMatchObject({ unread: { all: 1, 'england,france': 2 } });
    await house.as('france').put(`${path}/press/marks`, { read: { 'england,france': 1 }, muted: ['all'] });
    expect((await tableOf(path, 'france')).body.press).toMatchObject({
      marks: { read: { 'england,france': 1 }, muted: ['all'] },
      unread: { all: 1, 'england,france': 1 },
      more: false,
    });
    expect((await tableOf(path, undefined)).body.press).toBeUndefined();
  });

  it('ends with fifty', async () => {
    const path = await started(house, { of: 'diplomacy' });
    for (let i = 0; i < 51; i++) {
      house.wait(60);
      await house.as(['england', 'italy', 'russia'][i % 3]).post(`${path}/press`, { to: 'all', text: `${i}` });
    }
    expect((await tableOf(path, 'france')).body.press).toMatchObject({ unread: { all: 50 }, more: true });
  });
});

describe('its tag', () => {
  it('changes with every part that its reader sees: a commit, a name, a message, a mark', async () => {
    const path = await started(house, { of: 'diplomacy' });
    const changes = [
      () => act(house.as('italy'), path, { type: 'orders', orders: {} }),
      () => renamed('italy', 'lion-of-venice'),
      () => house.as('italy').post(`${path}/press`, { to: ['france'], text: 'Good day.' }),
      () => house.as('france').put(`${path}/press/marks`, { read: { 'france,italy': 1 } }),
      () => house.as('france').put(`${path}/press/marks`, { drafts: { all: 'Dear' } }),
    ];
    for (const change of changes) {
      const tag = await tagOf(path, 'france');
      expect(await holds(path, 'france', tag)).toBe(true);
      expect((await change()).status).toBeLessThan(300);
      expect(await holds(path, 'france', tag)).toBe(false);
    }
  });

  it('stays with every change that its reader does not see: messages, marks and drafts of others', async () => {
    const path = await started(house, { of: 'diplomacy' });
    const readers = ['france', 'watcher', undefined];
    const tags = await Promise.all(readers.map((who) => tagOf(path, who)));
    for (const change of [
      () => house.as('italy').post(`${path}/press`, { to: ['austria'], text: 'Good day.' }),
      () => house.as('austria').put(`${path}/press/marks`, { read: { 'austria,italy': 1 }, drafts: { all: 'Dear' } }),
    ])
      expect((await change()).status).toBeLessThan(300);
    for (const [i, who] of readers.entries()) expect(await holds(path, who, String(tags[i]))).toBe(true);
  });

  it('of a delayed spectator stays while players act, and changes with the players', async () => {
    const path = await started(house, {
      of: 'diplomacy',
      settings: { spectators: { is: 'delayed', turns: 1 } },
    });
    const tag = await tagOf(path, undefined);
    await act(house.as('france'), path, { type: 'orders', orders: {} });
    expect(await holds(path, undefined, tag)).toBe(true);
    await house.as('italy').delete(`${path}/seats/italy`);
    expect(await holds(path, undefined, tag)).toBe(false);
  });

  it('is another one for another reader and language', async () => {
    const path = await started(house, { of: 'duel' });
    const korean = (await house.as('red').get(`${path}/table`, { 'accept-language': 'ko' })).headers.get('etag');
    const tags = [await tagOf(path, 'red'), await tagOf(path, 'blue'), await tagOf(path, undefined), korean];
    expect(new Set(tags).size).toBe(4);
  });

  it('of an anonymous game stays while others change their handles', async () => {
    const path = await started(house, { of: 'diplomacy', settings: { anonymous: true } });
    const readers = ['france', 'watcher', undefined];
    const tags = await Promise.all(readers.map((who) => tagOf(path, who)));
    const own = await tagOf(path, 'turkey');
    expect((await renamed('turkey', 'sublime-porte')).status).toBeLessThan(300);
    for (const [i, who] of readers.entries()) expect(await holds(path, who, String(tags[i]))).toBe(true);
    expect(await holds(path, 'turkey', own)).toBe(false);
    expect(Object.values((await expectParts(path, 'turkey')).people.people)).toEqual(['sublime-porte']);
  });

  it.each([
    {},
    { anonymous: true },
    { spectators: { is: 'delayed', turns: 1 } },
    { visibility: 'private', invited: ['red', 'blue'] },
  ])('is the same in another process and for a view of an earlier release: %o', async (settings) => {
    const path = await started(house, { of: 'duel', settings });
    const readers = 'visibility' in settings ? ['red', 'blue'] : ['red', 'blue', 'watcher', undefined];
    const tags = await Promise.all(readers.map((who) => tagOf(path, who)));
    const other = await open({ stores: house.stores, following: false });
    const { service } = house;
    const game = path.replace('/v1/games/', '');
    const { view, hidden, who = '' } = sure(await service.views.projected(game), 'view of a game');
    for (const change of [() => undefined, () => service.views.put(view, hidden, { who })]) {
      await change();
      for (const [i, who] of readers.entries()) {
        expect(await holds(path, who, String(tags[i]))).toBe(true);
        const held = { 'if-none-match': String(tags[i]) };
        expect((await other.as(who).get(`${path}/table`, held)).status).toBe(304);
      }
    }
    await other.close();
  });

  it.each([
    {
      is: 'to a successor who reads nothing earlier',
      press: { talk: 'both', takeover: 'anew' },
      who: 'france',
      to: ['france'],
    },
    { is: 'to a player who left', press: { talk: 'both' }, who: 'italy', to: 'all' },
  ])('changes with a message that is not counted: $is', async ({ press, who, to }) => {
    const path = await started(house, { of: 'diplomacy', settings: { press } });
    await house.as('italy').delete(`${path}/seats/italy`);
    const tag = await tagOf(path, who);
    expect(await holds(path, who, tag)).toBe(true);
    const quiet = await open({ stores: house.stores, following: false });
    const { status } = await quiet.as('england').post(`${path}/press`, { to, text: 'Good day.' });
    expect(status).toBe(201);
    expect(await holds(path, who, tag)).toBe(false);
    await quiet.close();
  });

  it('changes once a message is counted for its reader, and not with one that others count', async () => {
    const path = await started(house, { of: 'diplomacy' });
    const [france, italy] = [await tagOf(path, 'france'), await tagOf(path, 'italy')];
    const quiet = await open({ stores: house.stores, following: false });
    await quiet.as('england').post(`${path}/press`, { to: ['france'], text: 'Good day.' });
    await quiet.close();
    // An answer that is made counts the messages themselves.
    expect((await tableOf(path, 'france')).body.press?.unread).toEqual({ 'england,france': 1 });
    expect(await holds(path, 'france', france)).toBe(true);
    await house.as('england').post(`${path}/press`, { to: ['france'], text: 'Good day.' });
    expect([await holds(path, 'france', france), await holds(path, 'italy', italy)]).toEqual([false, true]);
  });
});
