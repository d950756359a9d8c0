import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample } from '../../domain/contract/sampling.ts';
import type { JsonObject } from '../../domain/lib/json.ts';
import type { Audit } from '../../domain/match/audit/audit.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { random } from '../kit/random.ts';
import { type Actions, type CommitsPage, type House, lobby, open } from './kit.ts';

// Whole games for every number of players (§16.1): one person who knows only the grammar, against built-in bots.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const gameAt = async (path: string): Promise<MatchView> => (await house.as('ann').get<MatchView>(path)).body;

/** The game in which ann waits for her seat to be dealt and bots have the rest. */
async function started(players: number, endYear: number): Promise<string> {
  const path = await lobby(house, {
    of: 'diplomacy',
    options: { players, endYear },
    settings: { seating: 'random', draw: 'off' },
  });
  await house.as('ann').post(`${path}/seats`, {});
  for (let bots = 1; bots < players; bots++) await house.as('ann').post(`${path}/seats`, { kind: 'bot' });
  const start = await house.as('ann').post(`${path}/start`);
  expect(start.status, start.bytes).toBe(200);
  return path;
}

/** Answers every question to ann by a sample of the grammar, until the game is over. */
async function play(path: string, seed: number): Promise<void> {
  const below = random(seed);
  const ann = house.as('ann');
  for (let answers = 0; answers < 60; answers++) {
    const { body } = await ann.get<Actions>(`${path}/actions`);
    const [open] = body.actions;
    if (open === undefined) break;
    const sheet = sample(open.legal, below) as JsonObject;
    const sent = await ann.post(`${path}/actions`, { ask: open.ask, command: { ...sheet, ready: true } });
    expect(sent.status, sent.bytes).toBe(200);
  }
}

describe.each([2, 3, 4, 5, 6, 7])('a game for %i players', (players) => {
  const first = players === 2 ? 1914 : 1901;
  const endYear = first + 2;

  it('is played to its end, and its whole log holds', async () => {
    const path = await started(players, endYear);
    const { seats } = await gameAt(path);
    expect(seats).toHaveLength(players);
    expect(seats.filter(({ holder }) => holder?.kind === 'bot')).toHaveLength(players - 1);
    expect((await house.as('ann').put(`${path}/votes/draw`, { vote: true })).body.code).toBe('DRAWS_OFF');
    await play(path, players);

    const over = await gameAt(path);
    expect(over.status).toBe('over');
    expect(['end-year', 'solo', 'centres']).toContain(over.outcome?.how);
    const { body: audit } = await house.as(undefined).get<Audit>(`${path}/audit`);
    expect(audit).toMatchObject({ ok: true, complete: true, findings: [], checks: { redecided: over.version } });
    const { body: log } = await house.as(undefined).get<CommitsPage>(`${path}/log`);
    const types = log.commits.flatMap(({ envelope }) => envelope.events.map(({ type }) => type));
    expect(types.filter((type) => type === 'coin-tossed')).toHaveLength(players === 2 ? 1 : 0);
    expect(types.filter((type) => type === 'joined')).toHaveLength(players === 2 ? 1 : 0);
    expect(types.filter((type) => type === 'match/dealt')).toHaveLength(1);
  });
});
