import { describe, expect, it } from 'vitest';
import { SEATING_IDS } from '../../domain/kutuzov/seating.ts';
import { playWhole } from './whole.ts';

// Every offered command is accepted, nothing vanishes or multiplies, and each game ends by a rule (§19, §20). More: `npm run random-games`.

describe('whole games at random', () => {
  it.each([1, 2, 3, 4])('scenario %i', (scenario) => {
    for (const number of [scenario, scenario + 5]) {
      const { problems, how, camp } = playWhole({ scenario }, number, { thorough: 10 });
      expect({ problems, how, camp }).toEqual({
        problems: [],
        how: expect.any(String),
        camp: expect.stringMatching(/^(?:imperial|tsarist)$/),
      });
    }
  });

  it.each([1, 2, 3])('with a single hand for each Camp: scenario %i (§PB6)', (scenario) => {
    expect(playWhole({ scenario, seating: 'two-single' }, 20 + scenario, { thorough: 10 })).toMatchObject({
      problems: [],
      how: expect.any(String),
    });
  });

  it.each(SEATING_IDS.filter((seating) => seating !== 'four'))('of the seating %s', (seating) => {
    expect(playWhole({ scenario: 4, seating }, 9, { thorough: 10 }).problems).toEqual([]);
  });
});
