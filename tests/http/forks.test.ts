import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';
import type { Commit } from '../../domain/log/envelope.ts';
import { audit } from '../../domain/match/audit/audit.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { meansOf } from '../kit/engine.ts';
import { hasPython, verifier } from '../verifier/python.ts';
import { act, type CommitsPage, GAMES_UNDER_TEST, type House, open, started } from './kit.ts';

// A fork: a sandbox that goes on from a version of a game that is over, or of another sandbox of one's own.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

type Coded = { readonly code?: string; readonly game: string; readonly version: number };
const gameIn = (path: string): string => path.slice('/v1/games/'.length);
const viewOf = async (who: string, path: string): Promise<MatchView> => (await house.as(who).get<MatchView>(path)).body;
const fork = (who: string, path: string, body: Json = {}, key?: string) =>
  house.as(who).post<Coded>(`${path}/forks`, body, key === undefined ? {} : { 'idempotency-key': key });
const forked = async (who: string, path: string, body: Json = {}): Promise<string> => {
  const { status, body: receipt, bytes } = await fork(who, path, body);
  expect(status, bytes).toBe(201);
  return `/v1/games/${receipt.game}`;
};

const choose = (stance: string): Json => ({ type: 'choose', stance });
const REST: Json = { type: 'rest' };

/** A duel in which both have chosen and red has rested, and which is then drawn: over. */
async function played(settings: object = {}): Promise<string> {
  const path = await started(house, { of: 'duel', options: { hits: 9 }, settings: settings as Json });
  for (const [seat, stance] of [
    ['red', 'low'],
    ['blue', 'high'],
  ] as const)
    await act(house.as(seat), path, choose(stance));
  for (const seat of ['red', 'blue']) {
    const { asks } = await viewOf(seat, path);
    if (asks[0]?.seat === seat) expect((await act(house.as(seat), path, REST)).status).toBe(200);
  }
  return path;
}
async function over(settings: object = {}): Promise<string> {
  const path = await played(settings);
  for (const user of ['red', 'blue']) await house.as(user).put(`${path}/votes/draw`, { vote: true });
  expect((await viewOf('red', path)).status).toBe('over');
  return path;
}
/** Plays on by one answer of a seat to act. */
async function goOn(who: string, path: string): Promise<void> {
  const [open] = (await viewOf(who, path)).asks;
  const command = open?.kind === 'stance' ? choose('low') : REST;
  const sent = await house.as(who).post<Coded>(`${path}/actions`, { seat: open?.seat, ask: open?.ask, command });
  expect(sent.status, sent.bytes).toBe(200);
}
const logOf = async (who: string, path: string): Promise<readonly Commit[]> =>
  (await house.as(who).get<CommitsPage>(`${path}/log`)).body.commits as readonly Commit[];

/** The log of a fork that was closed holds by the auditor and by verify.py. */
async function holds(path: string, of: 'duel'): Promise<readonly Commit[]> {
  const game = await GAMES_UNDER_TEST[of]?.();
  const commits = await logOf('eve', path);
  const report = await audit(game, commits, true, meansOf(game as never));
  expect([report.findings, report.verdict]).toEqual([[], 'holds']);
  const running = verifier();
  running.give(Buffer.from(commits.map((each) => `${canonical(each as unknown as Json)}\n`).join('')), []);
  const said = await running.said();
  if (hasPython) expect(said.map(({ findings }) => findings)).toEqual([[]]);
  return commits;
}

describe('a request without a body', () => {
  const none = { 'content-type': undefined };

  it('forks, because everything in the body is optional', async () => {
    const path = await over();
    for (const headers of [none, { 'content-type': 'application/json' }]) {
      const made = await house.as('red').post<Coded>(`${path}/forks`, undefined, headers);
      expect(made.status, made.bytes).toBe(201);
    }
  });

  it('is told what is missing, or that it is no JSON if it needs no token', async () => {
    const game = await house.as('red').post('/v1/games', undefined, none);
    expect([game.status, game.body.code, game.body.errors]).toEqual([
      400,
      'BAD_BODY',
      [expect.objectContaining({ pointer: '/of' })],
    ]);
    expect((await house.as(undefined).post('/v1/sign-in', undefined, none)).body.code).toBe('NOT_JSON');
    expect((await house.as('red').patch('/v1/me', undefined, none)).body.code).toBe('NOT_JSON');
  });
});

describe('a fork', () => {
  it('goes on from a version of a finished game, alone, at every seat, with a past that can be looked at', async () => {
    const path = await over();
    const { version } = await viewOf('red', path);
    const own = await forked('eve', path, { title: 'What if' });
    const view = await viewOf('eve', own);
    expect(view).toMatchObject({
      status: 'playing',
      version,
      mine: ['red', 'blue'],
      settings: { sandbox: true, visibility: 'private' },
      origin: { is: 'fork', game: gameIn(path), version: version - 1 },
      votes: {},
    });
    expect((await house.as('red').get(own)).status).toBe(404);
    const [there, here] = await Promise.all(
      [path, own].map(
        async (each) => (await house.as('eve').get(`${each}/state?version=${version - 2}&as=spectator`)).bytes,
      ),
    );
    expect(here).toBe(there?.replace(gameIn(path), gameIn(own)));
    expect((await viewOf('eve', `${own}?version=3`)).game).toBe(gameIn(own));
    await goOn('eve', own);
    expect((await viewOf('eve', own)).version).toBe(version + 1);
    expect((await viewOf('eve', path)).version).toBe(version);
  });

  it('holds when it is closed; a fork of it goes on from it, and so on', async () => {
    const path = await over();
    const own = await forked('eve', path);
    await goOn('eve', own);
    const running = await house.as('eve').get<{ verdict: string; findings: unknown[] }>(`${own}/audit`);
    expect(running.body).toMatchObject({ verdict: 'unchecked', findings: [] });
    const second = await forked('eve', own);
    await goOn('eve', second);
    expect((await viewOf('eve', second)).origin).toMatchObject({
      game: gameIn(own),
      version: (await viewOf('eve', own)).version,
    });
    for (const each of [own, second]) {
      expect((await house.as('eve').delete(each)).status).toBe(200);
      await holds(each, 'duel');
    }
    const early = await forked('eve', second, { version: 5 });
    expect((await viewOf('eve', early)).origin).toMatchObject({ game: gameIn(path), version: 5 });
    expect((await house.as('eve').delete(early)).status).toBe(200);
    await holds(early, 'duel');
    const games = (await logOf('eve', second)).map(({ envelope }) => envelope.game);
    expect([...new Set(games)]).toEqual([path, own, second].map(gameIn));
  });

  it('is made once for a key', async () => {
    const path = await over();
    const [first, again] = [await fork('eve', path, {}, 'once'), await fork('eve', path, {}, 'once')];
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await fork('eve', path, { title: 'Other' }, 'once')).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('of a game that runs is refused to everybody, of what is not there or not to be seen too', async () => {
    const path = await played();
    for (const who of ['red', 'eve', 'ann']) expect((await fork(who, path)).body.code).toBe('NOT_OVER');
    const hidden = await over({ visibility: 'private', invited: ['red', 'blue'] });
    expect((await fork('eve', hidden)).body.code).toBe('NO_SUCH_GAME');
    expect((await fork('red', hidden)).status).toBe(201);
    const own = await forked('red', hidden);
    expect((await fork('blue', own)).body.code).toBe('NO_SUCH_GAME');
  });

  it('is of a version at which the game was being played', async () => {
    const path = await over();
    const { version } = await viewOf('red', path);
    expect((await fork('eve', path, { version: 1 })).body.code).toBe('NOT_IN_PLAY');
    expect((await fork('eve', path, { version })).body.code).toBe('NOT_IN_PLAY');
    expect((await fork('eve', path, { version: version + 1 })).body.code).toBe('NO_SUCH_VERSION');
    expect((await fork('eve', path, { version: 0 })).status).toBe(400);
  });

  it('knows nothing of deadlines, votes and people of what it goes on from, nor of their commands', async () => {
    const path = await over({ anonymous: true, deadlines: { default: 60 } });
    const own = await forked('red', path);
    const view = await viewOf('red', own);
    expect([view.due, view.settings.anonymous, view.settings.deadlines]).toEqual([undefined, false, {}]);
    house.wait(7200);
    await goOn('red', own);
    const { people } = (await house.as('red').get<{ people: object }>(`${own}/people`)).body;
    expect(Object.keys(people)).toEqual([view.owner]);
  });
});
