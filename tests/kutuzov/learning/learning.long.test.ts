import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LEARNED } from '../../../domain/kutuzov/bot/foresight/learned.ts';
import { house } from '../../bench/kutuzov-players.ts';
import { random } from '../../kit/random.ts';
import { toldGame } from './games.ts';
import { fitted } from './regression.ts';
import { tableOf, withScales } from './table.ts';

it('the regression finds the weights by which games were won', () => {
  const below = random(5);
  const part = (): number => below(2001) / 1000 - 1;
  const games = Array.from({ length: 3000 }, () => {
    const positions = [[part(), part(), part(), 7]];
    const [a, b] = positions[0] as [number, number];
    return { won: Number(below(1000) / 1000 < 1 / (1 + Math.exp(-(0.5 + 2 * a - b)))), positions };
  });
  const { bias, weights } = fitted(games);
  expect(bias).toBeCloseTo(0.5, 0);
  expect(weights[0]).toBeGreaterThan(1.6);
  expect(weights[0]).toBeLessThan(2.3);
  expect(weights[1]).toBeCloseTo(-1, 0);
  expect(Math.abs(weights[2]!)).toBeLessThan(0.2);
  // What is always alike teaches nothing.
  expect(weights[3]).toBe(0);
});

it('of positions of one game it learns from those after them, too', () => {
  const course = (won: number, later: number) => ({ won, positions: [[won], [later]] });
  const { weights } = fitted([course(1, 1), course(0, 0), course(1, 1), course(0, 0)]);
  expect(weights[0]).toBeGreaterThan(0);
});

it('a told game begins at the first choice, and says how it ended', () => {
  const told = toldGame(3, 'tsarist', 1, house);
  expect(told.positions.length).toBeGreaterThan(8);
  expect(told.positions.every((each) => each.length === told.names.length)).toBe(true);
  expect(told.won).toBeGreaterThanOrEqual(0);
  expect(told.won).toBeLessThanOrEqual(1);
  expect(toldGame(3, 'tsarist', 1, house)).toEqual(told);
});

it('the table is what the script writes', () => {
  expect(tableOf(LEARNED)).toBe(readFileSync('domain/kutuzov/bot/foresight/learned.ts', 'utf8'));
  const first = LEARNED[0]!;
  expect(withScales(LEARNED, { ...first, bias: 1 }).length).toBe(LEARNED.length);
});
