import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../domain/lib/json.ts';
import { skirmish } from '../../napoleonics/kit/skirmish.ts';
import { type CommitsPage, type House, open } from '../kit.ts';
import { type Battled, battle } from './kit.ts';

// Whole battles over HTTP by two clients that know the grammar alone, to the victory of one, with every command of the
// log decided again. The numbers are those of short battles; `npm run play-many -- battles` plays all of them.

let house: House;
beforeEach(async () => {
  house = await open();
});
afterEach(() => house.close());

/** The battle is won by banners, and its whole log holds. */
function holds({ match, audit }: Battled): void {
  expect(match).toMatchObject({
    status: 'over',
    outcome: { result: 'won', seats: [expect.stringMatching(/^(?:top|bottom)$/)], how: 'banners' },
  });
  expect(audit).toMatchObject({ ok: true, complete: true, findings: [], checks: { redecided: match.version } });
}

describe('from the first card to the last banner', () => {
  it.each([
    ['006', 15],
    ['008', 22],
    ['003', 46],
  ])('scenario %s', async (scenario, number) => {
    holds(await battle(house, { scenario }, number));
  });

  it.each([34, 35, 42])('a battle drawn by a person, %i', async (number) => {
    const { path, ...battled } = await battle(house, { battle: skirmish as unknown as JsonObject }, number);
    holds({ path, ...battled });
    const { body: log } = await house.as(undefined).get<CommitsPage>(`${path}/log`);
    const events = log.commits.flatMap(({ envelope }) => envelope.events);
    const winner = battled.match.outcome!.seats[0];
    const banners = (type: string): number =>
      events.filter((event) => event.type === type && event.side === winner).length;
    expect(banners('banner-gained') - banners('banner-lost')).toBe(skirmish.banners[winner as 'top' | 'bottom']);
  });
});
