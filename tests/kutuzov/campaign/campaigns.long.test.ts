import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileOf, keptSeeds, SCENARIO } from './kept.ts';
import { type Campaign, recordOf } from './record.ts';
import { textOf } from './text.ts';

// The campaigns that are checked in, played again. After a change of the bot or of the rules: `npm run golden --
// campaign-texts`.

const played = new Map<number, Campaign>();
function campaignOf(seed: number): Campaign {
  const campaign = played.get(seed) ?? recordOf(SCENARIO, seed);
  played.set(seed, campaign);
  return campaign;
}
const MINUTES = 5 * 60_000;

describe('the campaigns that are told', () => {
  it.each(keptSeeds())(
    'seed %i reads as the bot plays it now',
    (seed) => {
      expect(textOf(campaignOf(seed))).toBe(readFileSync(fileOf(seed), 'utf8'));
    },
    MINUTES,
  );

  it(
    'each Camp wins one of them at least',
    () => {
      expect([...new Set(keptSeeds().map((seed) => campaignOf(seed).end.camp))].sort()).toEqual([
        'imperial',
        'tsarist',
      ]);
    },
    MINUTES,
  );
});
