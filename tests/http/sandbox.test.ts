import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import type { Commit } from '../../domain/log/envelope.ts';
import { audit } from '../../domain/match/audit/audit.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { meansOf } from '../kit/engine.ts';
import { hasPython, verifier } from '../verifier/python.ts';
import { type Actions, type CommitsPage, clientOf, type House, open, SEATS } from './kit.ts';

// A sandbox: one person at every seat, to try something.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

type Coded = { readonly code?: string; readonly game: string };
const opened = (who: string, settings: object = {}, of = 'diplomacy') =>
  house.as(who).post<Coded>('/v1/games', {
    of,
    title: 'What if',
    options: of === 'duel' ? { hits: 3 } : {},
    settings: { sandbox: true, ...settings },
  });
const sandbox = async (who: string, of = 'diplomacy'): Promise<string> =>
  `/v1/games/${(await opened(who, {}, of)).body.game}`;

describe('a sandbox', () => {
  it('begins when it is opened, with its owner at every seat, who alone sees it', async () => {
    const path = await sandbox('ann');
    const view = (await house.as('ann').get<MatchView>(path)).body;
    expect(view).toMatchObject({
      status: 'playing',
      version: 1,
      mine: SEATS.diplomacy,
      settings: { sandbox: true, visibility: 'private' },
    });
    for (const other of ['eve', undefined]) expect((await house.as(other).get(path)).status).toBe(404);
    expect((await house.as('eve').post(`${path}/seats`, {})).status).toBe(404);
    const awaiting = await house.as('ann').get<{ games: unknown[] }>('/v1/me/games?awaiting=true');
    expect(awaiting.body.games).toEqual([]);
    const mine = await house.as('ann').get<{ games: MatchView[] }>('/v1/me/games');
    expect(mine.body.games.map(({ game }) => game)).toContain(path.slice('/v1/games/'.length));
  });

  it('is played for all seats, each by its name; it is audited like any other, and closed at any time', async () => {
    const path = await sandbox('ann');
    for (const seat of SEATS.diplomacy) {
      const { actions } = (await house.as('ann').get<Actions>(`${path}/actions`)).body;
      const ask = actions.find((each) => each.seat === seat && each.settled !== true)?.ask;
      const sent = await house
        .as('ann')
        .post(`${path}/actions`, { ask, seat, written: { orders: seat === 'france' ? 'A par - bur' : '' } });
      expect([seat, sent.status]).toEqual([seat, 200]);
    }
    expect((await house.as('ann').get<MatchView>(path)).body.phase).toBe('Autumn 1901, movement');
    expect((await house.as('ann').get<{ units?: unknown }>(`${path}/state?as=turkey`)).status).toBe(200);
    const left = await house.as('ann').delete(`${path}/seats/france`);
    expect([left.status, left.body.code]).toEqual([409, 'SANDBOX']);
    expect((await house.as('eve').delete(path)).status).toBe(404);
    expect((await house.as('ann').delete(path)).status).toBe(200);
    const view = (await house.as('ann').get<MatchView>(path)).body;
    expect(view).toMatchObject({ status: 'over', outcome: { result: 'cancelled', how: 'closed' } });
    const page = (await house.as('ann').get<CommitsPage>(`${path}/log`)).body;
    const commits = page.commits as readonly Commit[];
    expect((await audit(diplomacy, commits, true, meansOf(diplomacy))).findings).toEqual([]);
    const running = verifier();
    const { bytes } = await house.as('ann').get(`${path}/log`, { accept: 'application/x-ndjson' });
    running.give(Buffer.from(bytes), []);
    const said = await running.said();
    if (hasPython) expect(said.map(({ findings }) => findings)).toEqual([[]]);
  });

  it('is of any game: hands of both sides are its owner’s', async () => {
    const path = await sandbox('ann', 'duel');
    const { bytes } = await house.as('ann').get(`${path}/state`);
    const hands = await Promise.all(
      ['red', 'blue'].map(async (seat) => (await house.as('ann').get(`${path}/state?as=${seat}`)).bytes),
    );
    expect(new Set([bytes, ...hands]).size).toBe(3);
    expect((await house.as('ann').get<Actions>(`${path}/actions`)).body.actions.map(({ seat }) => seat)).toEqual([
      'red',
      'blue',
    ]);
  });

  it('may be a guest’s, who says no more than an account says', async () => {
    const { token } = (await house.as(undefined).post<{ token: string }>('/v1/guests')).body;
    const guest = clientOf(house.url, 'guest', async () => token);
    const made = await guest.post<Coded>('/v1/games', {
      of: 'duel',
      options: { hits: 3 },
      settings: { sandbox: true },
    });
    expect([made.status, made.body.code]).toEqual([201, undefined]);
    const view = (await guest.get<MatchView>(`/v1/games/${made.body.game}`)).body;
    expect(view).toMatchObject({ status: 'playing', settings: { visibility: 'private' }, mine: ['red', 'blue'] });
  });

  it.each([
    { rated: true },
    { anonymous: true },
    { deadlines: { default: 3600 } },
    { press: { talk: 'public' } },
    { invited: ['eve'] },
  ])('has no other settings: %o', async (settings) => {
    const { status, body } = await opened('ann', settings);
    expect([status, body.code]).toEqual([400, 'BAD_BODY']);
  });
});
