import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';
import type { Commit } from '../../domain/log/envelope.ts';
import { audit } from '../../domain/match/audit.ts';
import type { MatchView } from '../../domain/match/view.ts';
import { meansOf } from '../kit/engine.ts';
import { hasPython, verifier } from '../verifier/python.ts';
import { act, asked, type CommitsPage, GAMES_UNDER_TEST, type House, open, started } from './kit.ts';

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
/** Plays on by one answer of whoever is asked. */
async function goOn(who: string, path: string): Promise<void> {
  const [open] = (await viewOf(who, path)).asks;
  const seat = String(open?.seat);
  const { ask } = await asked(house.as(who), `${path}`).catch(() => ({ ask: String(open?.ask) }));
  const command = open?.kind === 'stance' ? choose('low') : REST;
  const sent = await house.as(who).post<Coded>(`${path}/actions`, { seat, ask: open?.ask ?? ask, command });
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
    const [then, there] = await Promise.all(
      [own, path].map((each) => house.as('eve').get(`${each}/state?version=${version - 2}&as=spectator`)),
    );
    expect((there?.body as { state?: unknown }).state).toEqual((then?.body as { state?: unknown }).state);
    expect((await viewOf('eve', `${own}?version=3`)).game).toBe(gameIn(own));
    await goOn('eve', own);
    expect((await viewOf('eve', own)).version).toBe(version + 1);
    expect((await viewOf('eve', path)).version).toBe(version);
  });
});
