import { describe, expect, it } from 'vitest';
import { IS_LONG, sampleSize } from '../kit/long.ts';
import { playWhole } from './kit/whole.ts';

// Every offered command is accepted, nothing vanishes or multiplies, and each game ends by a rule (§19, §20). Other
// seatings: seating-games.test.ts; more: `npm run play-many -- random-games`.

describe('whole games at random', () => {
  it.each(IS_LONG ? [1, 2, 3, 4] : [2])('scenario %i', (scenario) => {
    const numbers = scenario % 2 === 1 ? [scenario + 5] : [scenario, scenario + 5];
    for (const number of numbers.slice(0, sampleSize(1, 2))) {
      const { problems, how, camp } = playWhole({ scenario, windows: number % 5 === 1 ? 'single' : 'merged' }, number, {
        thorough: 40,
      });
      expect({ problems, how, camp }).toEqual({
        problems: [],
        how: expect.any(String),
        camp: expect.stringMatching(/^(?:imperial|tsarist)$/),
      });
    }
  });

  it.each([3, 1].slice(0, sampleSize(1, 2)))('with a single hand for each Camp: scenario %i (§PB6)', (scenario) => {
    expect(
      playWhole({ scenario, seating: 'two-single', windows: scenario === 1 ? 'merged' : 'single' }, 20 + scenario, {
        thorough: 40,
      }),
    ).toMatchObject({
      problems: [],
      how: expect.any(String),
    });
  });
});
