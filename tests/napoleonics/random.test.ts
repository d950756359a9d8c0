import { describe, expect, it } from 'vitest';
import { BATTLES } from '../../domain/napoleonics/scenarios/index.ts';
import { sampleSize } from '../kit/long.ts';
import { fray } from './kit/fray.ts';
import { playWhole } from './kit/whole.ts';

// Every offered command is accepted, nothing vanishes or multiplies, and one side reaches its banners (§3.1). The long
// test plays every battle; random-battles.ts plays more.

describe('whole battles at random', () => {
  const battles = Object.values(BATTLES).slice(0, sampleSize(1, 99));
  it.each(battles)('$id $name.en', (battle) => {
    const { problems, winner } = playWhole(battle, 1);
    expect({ problems, winner }).toEqual({ problems: [], winner: expect.stringMatching(/^(?:top|bottom)$/) });
  });

  it('at close quarters: both sides win some', () => {
    const winners = Array.from({ length: sampleSize(6, 10) }, (_, n) => playWhole(fray, n + 1));
    expect(winners.flatMap(({ problems }) => problems)).toEqual([]);
    expect(new Set(winners.map(({ winner }) => winner))).toEqual(new Set(['top', 'bottom']));
  });
});
