import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { View } from '../../../domain/kutuzov/state/view.ts';
import type { MatchView } from '../../../domain/match/view/view.ts';
import { type Client, type House, open, SEATS } from '../kit.ts';
import { campaign } from './kit.ts';

// Whole campaigns over HTTP by clients that know the grammar alone, with every command of the log decided again.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const viewOf = async (client: Client, path: string): Promise<View> =>
  (await client.get<{ view: View }>(`${path}/state`)).body.view;

describe('a campaign over HTTP', () => {
  it('from the deal to the count of the points: scenario 4, nothing to be found in its log', async () => {
    const { match, audit } = await campaign(house, { scenario: 4 }, 4);
    expect(match).toMatchObject({
      status: 'over',
      outcome: { result: 'won', seats: [expect.stringMatching(/^(?:fn|fs|r1|r2)$/)], how: expect.any(String) },
    });
    expect(audit).toMatchObject({ ok: true, complete: true, findings: [], checks: { redecided: match.version } });
  });

  it.each([1, 2, 3])('scenario %i as far as 80 commands, and its log holds', async (scenario) => {
    const { path, match, commands } = await campaign(house, { scenario }, scenario, 80);
    expect([commands, match.status]).toEqual([80, 'playing']);
    for (const seat of SEATS.kutuzov) await house.as(seat).put(`${path}/votes/draw`, { vote: true });
    const { body: audit } = await house.as(undefined).get<{ checks: { redecided: number } }>(`${path}/audit`);
    const { body: over } = await house.as(undefined).get<MatchView>(path);
    expect(over.outcome).toMatchObject({ result: 'drawn' });
    expect(audit).toMatchObject({ ok: true, complete: true, findings: [], checks: { redecided: over.version } });
  });

  it('of two players with a single hand each, to its end, and its log holds (§PB6)', async () => {
    const { match, audit } = await campaign(house, { scenario: 4, seating: 'two-single' }, 6);
    expect(match).toMatchObject({
      status: 'over',
      outcome: { result: 'won', seats: [expect.stringMatching(/^(?:imperial|tsarist)$/)] },
    });
    expect(audit).toMatchObject({ ok: true, complete: true, findings: [], checks: { redecided: match.version } });
  });

  it('of two players with a Camp each: a seat has both of its hands, and the game ends', async () => {
    const { path, match, audit } = await campaign(house, { scenario: 4, seating: 'two' }, 3);
    expect(match).toMatchObject({
      status: 'over',
      outcome: { result: 'won', seats: [expect.stringMatching(/^(?:imperial|tsarist)$/)] },
    });
    expect(audit).toMatchObject({ ok: true, complete: true, findings: [], checks: { redecided: match.version } });
    const { hands } = await viewOf(house.as('imperial'), path);
    expect(Object.keys(hands)).toEqual(['FN', 'FS']);
  });
});
