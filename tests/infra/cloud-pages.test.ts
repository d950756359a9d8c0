import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gameOf, HABITS_CHANGED, monthOf, piecesBy, sum } from '../bench/cloud-cost.ts';
import { costPage, scalePage } from '../bench/cloud-pages.ts';
import { ASSUMED, after, before, SIZES, sizeFor } from '../bench/cloud-sim.ts';

// What infra/SCALE.md and infra/COST.md print follows from the simulation, the prices and the measured units.

it.each([
  { file: 'infra/SCALE.md', page: scalePage },
  { file: 'infra/COST.md', page: costPage },
])('$file is what its figures give; `npm run bench -- cloud --pages` writes it', ({ file, page }) => {
  expect(readFileSync(file, 'utf8')).toBe(page());
});

it('an evening of a million games is answered in about a minute, and told in eight, or in five with a higher quota', () => {
  const { answered, lists, told, units } = after(1e6, sizeFor(1e6));
  expect(answered).toBeLessThan(90);
  expect(lists).toBeLessThan(90);
  expect(told).toBeLessThan(500);
  for (const each of Object.values(units)) expect(each).toBeLessThan(ASSUMED.tableUnits);
  expect(after(1e6, { tableReads: 120_000 }).told).toBeLessThan(300);
});

it.each(SIZES)('everything that is due is done, in order: %d games', (games) => {
  for (const figures of [before(games), after(games, sizeFor(games))]) {
    expect(figures.lists).toBeGreaterThanOrEqual(figures.answered);
    expect(figures.told).toBeGreaterThanOrEqual(figures.lists + 90);
    expect(figures.told).toBeLessThan(Number.POSITIVE_INFINITY);
  }
});

it('a batch that dies is done later, not twice and not never', () => {
  expect(after(1e6, { die: 0.01, seenAgain: 60 }).answered).toBeLessThan(130);
  expect(after(1e6, { die: 0.01, seenAgain: 360 }).answered).toBeGreaterThan(360);
});

it('a game and month stays within its goal, and what costs more is said', () => {
  expect(gameOf(1e6).own).toBeLessThan(0.05);
  expect(sum(monthOf())).toBeLessThan(gameOf(1e6).own);
  for (const changed of Object.values(HABITS_CHANGED)) expect(sum(monthOf(changed))).toBeGreaterThan(0);
  for (const { front, rest } of piecesBy('api')) expect(front + rest).toBeGreaterThan(0);
});
