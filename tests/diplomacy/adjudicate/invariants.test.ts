import { describe, expect, it } from 'vitest';
import { type Resolution, resolve } from '../../../domain/diplomacy/adjudicate/index.ts';
import { nextPosition } from '../../../domain/diplomacy/adjudicate/sequence.ts';
import { explain } from '../../../domain/diplomacy/explain/index.ts';
import {
  CENTRES,
  canStand,
  homeCentres,
  PROVINCE_IDS,
  PROVINCES,
  provinceOf,
} from '../../../domain/diplomacy/map/provinces.ts';
import { POWERS, type Power, type Province, type Unit } from '../../../domain/diplomacy/map/vocabulary.ts';
import type { Order } from '../../../domain/diplomacy/state/commands.ts';
import { type Orders, type Position, RULINGS } from '../../../domain/diplomacy/state/state.ts';
import { type Below, generator, pickOne, randomOrders, randomPosition } from '../kit/random-orders.ts';

// For any orders, lawful or not, the adjudicator answers, and the position afterwards is a possible one.

const LOCS = PROVINCE_IDS.flatMap((id) => [id, ...PROVINCES[id]!.berths]);

function anyOrder(below: Below): Order {
  const loc = () => pickOne(LOCS, below);
  const province = () => pickOne(PROVINCE_IDS, below);
  const orders: readonly Order[] = [
    { order: 'hold' },
    { order: 'move', to: loc() },
    { order: 'move', to: loc(), via: 'convoy' },
    { order: 'support', of: province() },
    { order: 'support', of: province(), to: loc() },
    { order: 'convoy', of: province(), to: province() },
    { order: 'retreat', to: loc() },
    { order: 'disband' },
    { order: 'build', unit: pickOne(['A', 'F'], below) },
    { order: 'void', written: 'go west' },
  ];
  return pickOne(orders, below);
}

/** Fitting orders, every third one replaced by anything. */
function spoilt(orders: Orders, units: readonly Unit[], below: Below): Orders {
  const sheets: { [power in Power]?: { [province: Province]: Order } } = { ...orders };
  for (const { power, loc } of units)
    if (below(3) === 0) sheets[power] = { ...sheets[power], [provinceOf(loc)]: anyOrder(below) };
  return sheets;
}

function expectSound({ next, results }: Resolution): void {
  const provinces = next.units.map(({ loc }) => provinceOf(loc));
  expect(new Set(provinces).size).toBe(provinces.length);
  for (const { type, loc } of next.units) expect(canStand(type, loc)).toBe(true);
  for (const { unit, retreats } of next.dislodged) {
    expect(provinces).toContain(provinceOf(unit.loc));
    for (const loc of retreats) expect(provinces).not.toContain(provinceOf(loc));
  }
  for (const contested of next.contested) expect(provinces).not.toContain(contested);
  for (const result of results) {
    expect(`${result.rule} ${explain(result, 'en')}`).toMatch(/^§\d+\.\d+[a-c]? [^가-힣]+\.$/);
    expect(explain(result, 'ko')).toMatch(/[가-힣].*\.$/);
  }
}

describe.each(RULINGS)('rulings %s', (rulings) => {
  it('keeps every position sound through movement, retreats and adjustments', () => {
    for (let seed = 1; seed <= 250; seed++) {
      const below = generator(seed);
      const start = randomPosition(PROVINCE_IDS, 10 + below(30), POWERS, below);
      const centres = Object.fromEntries(CENTRES.map((centre) => [centre, pickOne(POWERS, below)]));
      const position: Position = { ...start, season: 'fall', centres };
      const moved = resolve(position, spoilt(randomOrders(position, below), position.units, below), rulings);
      expectSound(moved);
      expect(moved.results).toHaveLength(position.units.length);
      expect(moved.next.units.length + moved.next.dislodged.length).toBe(position.units.length);

      const retreating: Position = { ...position, ...moved.next, phase: 'retreat' };
      const sheet: { [power in Power]?: { [province: Province]: Order } } = {};
      for (const { unit, retreats } of moved.next.dislodged)
        if (retreats.length > 0)
          sheet[unit.power] = {
            ...sheet[unit.power],
            [provinceOf(unit.loc)]: { order: 'retreat', to: pickOne(retreats, below) },
          };
      const retreated = resolve(
        retreating,
        spoilt(
          sheet,
          moved.next.dislodged.map(({ unit }) => unit),
          below,
        ),
        rulings,
      );
      expectSound(retreated);
      expect(retreated.results).toHaveLength(moved.next.dislodged.length);

      const winter: Position = { ...position, ...retreated.next, phase: 'adjustment' };
      const builds: Orders = Object.fromEntries(
        POWERS.map((power) => [
          power,
          Object.fromEntries(
            homeCentres(power).map((home): [Province, Order] => [home, { order: 'build', unit: 'A' }]),
          ),
        ]),
      );
      const adjusted = resolve(winter, spoilt(builds, winter.units, below), rulings);
      expectSound(adjusted);
      for (const power of POWERS) {
        const owned = Object.values(winter.centres).filter((owner) => owner === power).length;
        expect(adjusted.next.units.filter((unit) => unit.power === power).length).toBeLessThanOrEqual(owned);
      }
      expect(nextPosition(winter, adjusted)).toMatchObject({
        season: 'spring',
        year: 1902,
        phase: 'movement',
        dislodged: [],
      });
    }
  });

  it('gives the same answer however the units are listed', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const below = generator(seed);
      const position = randomPosition(PROVINCE_IDS, 34, POWERS, below);
      const orders = randomOrders(position, below);
      const turned: Position = { ...position, units: [...position.units].reverse() };
      expect(resolve(turned, orders, rulings).next.units).toEqual(resolve(position, orders, rulings).next.units);
    }
  });
});
