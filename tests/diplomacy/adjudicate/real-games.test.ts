import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resolve } from '../../../domain/diplomacy/adjudicate/index.ts';
import { nextPosition } from '../../../domain/diplomacy/adjudicate/sequence.ts';
import type { Adjudication } from '../../../domain/diplomacy/analyses/adjudications.ts';
import type { AdjudicationInput } from '../../../domain/diplomacy/analyses/input.ts';
import { readOrders } from '../../../domain/diplomacy/analyses/orders.ts';
import { CENTRES, START, START_CENTRES, unitName } from '../../../domain/diplomacy/map/provinces.ts';
import { POWERS, type Power } from '../../../domain/diplomacy/map/vocabulary.ts';
import type { Position } from '../../../domain/diplomacy/state/state.ts';
import { type ByPower, resolved } from '../kit/example.ts';

// Twelve games played on servers, undisputed among four engines, replayed from the start: every phase must come next in
// the same order and end in the same position.

interface GamePhase {
  readonly season: 'spring' | 'fall';
  readonly year: number;
  readonly phase: Position['phase'];
  readonly orders: ByPower;
  readonly unitsAfter: ByPower;
  readonly dislodgedAfter?: ByPower;
  readonly centresAfter?: ByPower;
  readonly retreatOptionsAfter?: { readonly [unit: string]: readonly string[] };
}
interface RealGame {
  readonly id: string;
  readonly source: string;
  readonly phases: readonly GamePhase[];
}

const folder = new URL('../games/', import.meta.url);
const games = readdirSync(folder)
  .sort()
  .map((file): RealGame => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));

const group = <T>(items: readonly T[], owner: (item: T) => Power, print: (item: T) => string): ByPower =>
  Object.fromEntries(
    POWERS.map(
      (power) =>
        [
          power,
          items
            .filter((item) => owner(item) === power)
            .map(print)
            .sort(),
        ] as const,
    ).filter(([, list]) => list.length > 0),
  );
const centresOf = (centres: Position['centres']) =>
  group(
    CENTRES.filter((centre) => centres[centre]),
    (centre) => centres[centre]!,
    (centre) => centre,
  );
const start: Position = {
  season: 'spring',
  year: 1901,
  phase: 'movement',
  units: START,
  dislodged: [],
  contested: [],
  centres: START_CENTRES,
};

/**
 * A phase that only the server of the record had: it gave units without a retreat a separate retreat phase (§12.5 has
 * none).
 */
const isEmptyRetreat = (phase: GamePhase, position: Position): boolean =>
  phase.phase === 'retreat' && position.phase !== 'retreat';

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, { source, phases }) => {
  const listsAll = source.startsWith('webdip');

  it('has the same phases and positions from the start to the end', () => {
    let position = start;
    let centres = centresOf(START_CENTRES);
    for (const [i, phase] of phases.entries()) {
      centres = phase.centresAfter ?? centres;
      if (isEmptyRetreat(phase, position)) continue;
      const name = `${phase.season} ${phase.year} ${phase.phase}`;
      expect(`${position.season} ${position.year} ${position.phase}`).toBe(name);
      const { orders } = readOrders(position, phase.orders);
      const resolution = resolve(position, orders, 'rulebook');
      const { units, dislodged } = resolution.next;
      const shown = dislodged.filter(({ retreats }) => listsAll || retreats.length > 0);
      expect(
        group(units, (unit) => unit.power, unitName),
        name,
      ).toEqual(phase.unitsAfter);
      expect(
        group(
          shown,
          ({ unit }) => unit.power,
          ({ unit }) => unitName(unit),
        ),
        name,
      ).toEqual(phase.dislodgedAfter ?? {});
      if (phase.retreatOptionsAfter !== undefined)
        expect(
          Object.fromEntries(
            dislodged.map(({ unit, retreats }) => [`${unit.power} ${unitName(unit)}`, [...retreats].sort()]),
          ),
        ).toEqual(phase.retreatOptionsAfter);
      position = nextPosition(position, resolution);
      const following = phases[i + 1];
      if (following === undefined || !isEmptyRetreat(following, position))
        expect(centresOf(resolution.next.centres), name).toEqual(centres);
    }
  });

  it('comes out the same phase by phase through the stateless door', () => {
    let unitsBefore = group(START, (unit) => unit.power, unitName);
    let centresBefore = centresOf(START_CENTRES);
    let last: Adjudication | undefined;
    for (const { season, year, phase, orders, unitsAfter, dislodgedAfter, centresAfter } of phases) {
      const dislodgedBefore = phase === 'retreat' ? last!.dislodgedAfter : {};
      const contestedBefore = phase === 'retreat' ? last!.contestedAfter : [];
      const input = {
        season,
        year,
        phase,
        unitsBefore,
        dislodgedBefore,
        contestedBefore,
        centresBefore,
        orders,
      } as AdjudicationInput;
      last = resolved(input);
      const shown = Object.entries(last.dislodgedAfter).map(
        ([power, list]) =>
          [power, list.filter(({ retreats }) => listsAll || retreats.length > 0).map(({ unit }) => unit)] as const,
      );
      expect(last.unitsAfter).toEqual(unitsAfter);
      expect(Object.fromEntries(shown.filter(([, list]) => list.length > 0))).toEqual(dislodgedAfter ?? {});
      const isStuck = Object.values(last.dislodgedAfter).flat().length > 0 && last.next.phase !== 'retreat';
      if (!(listsAll && isStuck)) expect(last.centresAfter).toEqual(centresAfter ?? centresBefore);
      unitsBefore = unitsAfter;
      centresBefore = centresAfter ?? centresBefore;
    }
  });
});

it('has 12 games', () => {
  expect(games).toHaveLength(12);
});
