import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../domain/lib/json.ts';
import type { Audit } from '../../domain/match/audit/audit.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { type Actions, act, type CommitsPage, type House, lobby, open, peopleOf } from './kit.ts';
import { GETS } from './twin-houses.ts';

// Who plays without a name is named in no answer to anybody else, until the game is over.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

type Page = { readonly games: readonly MatchView[] };
const PEOPLE = ['ann-of-arc', 'bob-of-byte', 'cid-of-coin', 'dora-of-dice'];
const SEATS = ['england', 'austria-france', 'germany-turkey', 'italy-russia'];
const ORDERS: Json = { type: 'orders', orders: {} };

const LISTS = [
  '/v1/me/events',
  '/v1/games',
  '/v1/games?status=playing&of=diplomacy',
  '/v1/me/games',
  '/v1/me/games?awaiting=true',
  '/v1/me/games?fields=id,title,seat,ask,deadline',
];

/** A game of four that the owner, who does not play, has started. */
async function masked(settings: Json = {}): Promise<string> {
  const options = { players: 4 };
  const path = await lobby(house, {
    of: 'diplomacy',
    owner: 'zoe',
    options,
    settings: { anonymous: true, ...(settings as object) },
  });
  for (const [i, user] of PEOPLE.entries()) {
    const sent = await house
      .as(user)
      .post(`${path}/seats`, { preferences: [String(SEATS[i])] }, { 'idempotency-key': `sit-${i}` });
    expect(sent.status, sent.bytes).toBe(200);
  }
  await house.as('zoe').post(`${path}/start`);
  return path;
}

/** All that a reader is answered, as one text. */
async function answers(path: string, reader: string | undefined): Promise<string> {
  const client = house.as(reader);
  const paths = [...GETS.map((get) => path + get), ...LISTS];
  const replies = await Promise.all(paths.map((at) => client.get(at)));
  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  const refusals = await Promise.all([
    client.post(`${path}/seats`, { seat: SEATS[0] }),
    client.delete(`${path}/seats/${SEATS[1]}`),
    client.post(`${path}/actions`, { ask: 'S1901M', seat: SEATS[2], command: ORDERS }),
  ]);
  const ndjson = await client.get(`${path}/events`, { accept: 'application/x-ndjson' });
  return [...replies, ...refusals, ndjson]
    .map(({ bytes, headers }) => `${JSON.stringify([...headers])}${bytes}`)
    .join('\n');
}

describe('an anonymous game over HTTP', () => {
  it('names nobody to anybody but themselves', async () => {
    const path = await masked();
    for (const user of PEOPLE.slice(1)) await act(house.as(user), path, ORDERS);
    const done = [
      await house.as(PEOPLE[1]!).put(`${path}/votes/draw`, { vote: true }),
      await house.as(PEOPLE[2]!).delete(`${path}/seats/${SEATS[2]}`),
      await house.as('eve-of-east').post(`${path}/seats`, { seat: SEATS[2] }),
    ];
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const reader of [undefined, 'zoe', 'watcher', ...PEOPLE, 'eve-of-east']) {
      const shown = await answers(path, reader);
      for (const user of [...PEOPLE, 'eve-of-east']) {
        if (user !== reader) expect(shown.includes(user), `${user} shows to ${reader}`).toBe(false);
      }
    }
  });

  it('lets people find their games and their seat', async () => {
    const path = await masked();
    const { body } = await house.as(PEOPLE[0]!).get<Page>('/v1/me/games');
    const listed = body.games.find(({ game: id }) => path.endsWith(id));
    expect(listed?.seats.map(({ holder }) => holder?.kind)).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
    expect(listed?.mine).toEqual([SEATS[0]]);
    for (const [i, user] of PEOPLE.entries()) {
      const { body: small } = await house
        .as(user)
        .get<{ games: { id: string }[] }>('/v1/me/games?awaiting=true&fields=id,seat');
      const found = small.games.find(({ id }) => path.endsWith(id));
      expect(found).toEqual({ id: path.slice('/v1/games/'.length), seat: SEATS[i] });
    }
    // The owner who does not play is told of no seat, and the list of all games of nobody's.
    const { body: owned } = await house.as('zoe').get<Page>('/v1/me/games');
    expect(owned.games.find(({ game: id }) => path.endsWith(id))?.mine).toEqual([]);
    for (const reader of [undefined, 'watcher', ...PEOPLE]) {
      const { body: all } = await house.as(reader).get<Page>('/v1/games?limit=100');
      for (const each of all.games) expect([each.mine, 'held' in each]).toEqual([undefined, false]);
    }
    const { body: game } = await house.as(PEOPLE[0]!).get<MatchView>(path);
    const { people } = await peopleOf(house, path, PEOPLE[0]);
    expect(game.mine).toEqual([SEATS[0]]);
    expect(Object.values(people)).toEqual([PEOPLE[0]]);
    expect(game.seats.map(({ holder }) => holder)).toEqual([
      { kind: 'user', user: Object.keys(people)[0] },
      { kind: 'hidden' },
      { kind: 'hidden' },
      { kind: 'hidden' },
    ]);
    expect((await house.as('watcher').get<Page>('/v1/me/games')).body.games).toEqual([]);
  });

  it('makes names for commands that fit no other game, for any keys of clients', async () => {
    const [one, two] = [await masked(), await masked()];
    const plain = await lobby(house, { of: 'diplomacy', options: { players: 4 } });
    await house.as(PEOPLE[0]!).post(`${plain}/seats`, {}, { 'idempotency-key': 'sit-0' });
    const ids = await Promise.all(
      [one, two, plain].map(async (path) => {
        const { body } = await house.as(undefined).get<CommitsPage>(`${path}/events`);
        return body.commits[1]!.envelope.cmdId;
      }),
    );
    expect(new Set(ids).size).toBe(3);
  });

  it('deals its seats: nobody chooses one where others would see it', async () => {
    const made = (settings: Json) =>
      house.as('ann').post<{ game: string; code?: string }>('/v1/games', { of: 'diplomacy', settings });
    const chosen = await made({ anonymous: true, seating: 'choose' });
    expect([chosen.status, chosen.body.code, chosen.bytes.includes('/settings/seating')]).toEqual([
      400,
      'BAD_BODY',
      true,
    ]);
    const { body } = await made({ anonymous: true });
    expect((await house.as('ann').get<MatchView>(`/v1/games/${body.game}`)).body.settings.seating).toBe('random');
    expect((await house.as('bob').post(`/v1/games/${body.game}/seats`, { seat: 'france' })).status).toBe(409);
    const named = await made({});
    expect((await house.as('ann').get<MatchView>(`/v1/games/${named.body.game}`)).body.settings.seating).toBe('choose');
  });

  it('knows a retry of sitting down', async () => {
    const path = await lobby(house, { of: 'diplomacy', settings: { anonymous: true } });
    const sit = () => house.as('bob').post(`${path}/seats`, { preferences: ['france'] }, { 'idempotency-key': 'once' });
    const [first, again] = [await sit(), await sit()];
    expect([first.status, again.bytes]).toEqual([200, first.bytes]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  it('tells all when it is over, and its log holds', async () => {
    const path = await masked();
    for (const user of PEOPLE) await house.as(user).put(`${path}/votes/draw`, { vote: true });
    const { body: game } = await house.as(undefined).get<MatchView>(path);
    expect(game.outcome?.how).toBe('agreed-draw');
    const { people } = await peopleOf(house, path);
    expect(game.seats.map(({ holder }) => holder?.kind === 'user' && people[holder.user])).toEqual(PEOPLE);
    expect(people[game.owner]).toBe('zoe');
    const { body: audit } = await house.as(undefined).get<Audit>(`${path}/audit`);
    expect(audit).toMatchObject({ ok: true, complete: true, checks: { redecided: game.version } });
    // The past stays as it was seen.
    const { body: past } = await house.as(undefined).get<MatchView>(`${path}?version=4`);
    expect(past.seats[0]!.holder).toEqual({ kind: 'hidden' });
  });
});

describe('a seat left to bots', () => {
  it('is played on by a bot, until a player takes it', async () => {
    const path = await lobby(house, { of: 'diplomacy', options: { players: 2 }, settings: { absent: 'bot' } });
    for (const user of ['ann', 'bob']) await house.as(user).post(`${path}/seats`, {});
    await house.as('ann').post(`${path}/start`);
    await house.as('bob').delete(`${path}/seats/austria-germany-turkey`);
    const { body } = await house.as(undefined).get<CommitsPage>(`${path}/events`);
    expect(body.commits.at(-1)!.envelope).toMatchObject({
      by: 'bot:austria-germany-turkey',
      events: [{ type: 'ordered', seat: 'austria-germany-turkey' }],
    });
    await act(house.as('ann'), path, ORDERS);
    const { body: now } = await house.as('ann').get<Actions>(`${path}/actions`);
    expect(now.actions[0]!.ask).not.toBe('S1914M');
    await house.as('cid').post(`${path}/seats`, { seat: 'austria-germany-turkey' });
    expect((await house.as('cid').get<Actions>(`${path}/actions`)).body.actions).toHaveLength(1);
  });
});
