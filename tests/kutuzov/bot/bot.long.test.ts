import { describe, expect, it } from 'vitest';
import { careless, house, play } from '../../bench/kutuzov-players.ts';
import './bot.test.ts';

describe('as a Camp against players at random', () => {
  it('it wins as the Imperials of scenario 2', () => {
    const { camp } = play({ scenario: 2, players: { imperial: house, tsarist: careless }, seed: 0 });
    expect(camp).toBe('imperial');
  });

  it('it wins most games as the Tsarists of scenario 4, who begin far behind', () => {
    const ends = [1, 2, 3, 4].map(
      (seed) => play({ scenario: 4, players: { imperial: careless, tsarist: house }, seed }).camp,
    );
    expect(ends.filter((camp) => camp === 'tsarist').length).toBeGreaterThanOrEqual(3);
  });
});
