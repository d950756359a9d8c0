import { josa } from '../../../lib/josa.ts';
import { BOX_LIMITS } from '../../army/unit-rows.ts';
import { findUnitType } from '../../army/units.ts';
import type { Battle } from '../../field/battle.ts';
import { terrainAt } from '../../field/field.ts';
import { hexesOf, isWater } from './board.ts';
import { type Path, type Problem, problem } from './problem.ts';

type Counts = ReadonlyMap<string, number>;

/** What the battle says it has, it has; and no more of a kind of unit than the box holds. */
export function countProblems(battle: Battle): readonly Problem[] {
  return [...boxProblems(battle), ...saidProblems(battle)];
}

const boxProblems = ({ units }: Battle): readonly Problem[] =>
  Object.entries(BOX_LIMITS)
    .filter(([type, most]) => units.filter((unit) => unit.type === type).length > most)
    .map(([type, most]) =>
      problem(['units'], 'BOX_LIMIT', `the box has ${most} of ${type}`, `${type} 유닛은 ${most}개까지입니다.`),
    );

function saidProblems(battle: Battle): readonly Problem[] {
  const { units, leaders, counts, water } = battle;
  if (counts === undefined) return [];
  const pieces = countedOf([
    ...units.flatMap(({ type }) => keyOf(type)),
    ...leaders.map(({ nation }) => `${nation}/LEADER`),
  ]);
  const ground = hexesOf(battle, (id) => id !== 'CLEAR' && !isWater(id)).map((hex) => terrainAt(battle, hex).id);
  const tiles = countedOf([...ground, ...water.map(({ tile }) => tile)]);
  const said = Object.entries(counts.units).map(([nation, kinds]) => [nation, kinds ?? {}] as const);
  const saidKeys = said.flatMap(([nation, kinds]) => Object.keys(kinds).map((code) => `${nation}/${code}`));
  return [
    ...said.flatMap(([nation, kinds]) => differences(['counts', 'units', nation], kinds, pieces, `${nation}/`)),
    ...uncounted(['counts', 'units'], saidKeys, pieces),
    ...differences(['counts', 'tiles'], counts.tiles, tiles, ''),
    ...uncounted(['counts', 'tiles'], Object.keys(counts.tiles), tiles),
  ];
}

/** A unit as the counts name it: `BRITISH/LN`; a unit of no table has its own problem. */
function keyOf(type: string): readonly string[] {
  const row = findUnitType(type);
  return row === undefined ? [] : [`${row.nation}/${row.code}`];
}

function countedOf(keys: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const differences = (
  path: Path,
  said: { readonly [key: string]: number },
  there: Counts,
  prefix: string,
): readonly Problem[] =>
  Object.entries(said).flatMap(([key, count]) => {
    const found = there.get(prefix + key) ?? 0;
    if (found === count) return [];
    const [en, ko] = [
      `there should be ${count} of ${key}, and there are ${found}`,
      `${josa(key, '은/는')} ${count}개여야 하는데 ${found}개입니다.`,
    ];
    return [problem([...path, key], 'COUNT', en, ko)];
  });

const uncounted = (path: Path, said: readonly string[], there: Counts): readonly Problem[] =>
  [...there.keys()]
    .filter((key) => !said.includes(key))
    .map((key) =>
      problem(
        path,
        'COUNT',
        `${key} is on the board, but not counted`,
        `${josa(key, '은/는')} 지도에 있으나 개수에 없습니다.`,
      ),
    );
