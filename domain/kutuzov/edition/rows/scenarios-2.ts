import type { EditionData } from '../edition.ts';
import { SCENARIOS } from './scenarios.ts';

type UnitRow = EditionData['scenarios'][number]['units'][number];

/**
 * Garrisons of the capitals in scenario 1: 2 SP in St. Petersburg and one in Moscow more than in the first reconstruction, with which an
 * early march on both won three games of four between bots who defend them (BALANCE.md). Nothing that is published says how many stand there.
 */
// biome-ignore format: one garrison a line
const GARRISONS: readonly UnitRow[] = [
  { nation: 'R1', space: 'st-petersburg', infantry: 4, provenance: 'reconstructed' },
  { nation: 'R2', space: 'moscow', infantry: 1, provenance: 'reconstructed' },
];

const isPlace = (a: UnitRow, b: UnitRow): boolean => a.nation === b.nation && a.space === b.space;

/** The set-ups of the second reconstruction: those of the first, with these garrisons in scenario 1. */
export const SCENARIOS_2: EditionData['scenarios'] = SCENARIOS.map((scenario) =>
  scenario.id === 1
    ? { ...scenario, units: [...scenario.units.filter((unit) => !GARRISONS.some((each) => isPlace(each, unit))), ...GARRISONS] }
    : scenario,
);
