import { enemyOf, type Side } from '../../army/sides.ts';
import type { Arm } from '../../army/unit-type.ts';
import { armOf } from '../../army/units.ts';
import type { Battle } from '../../field/battle.ts';
import { isClosed } from '../../field/field.ts';
import { baselineRow, type Hex, neighbours, rowOf, sectionsOf } from '../../field/hexes.ts';
import { SECTIONS } from '../../field/sections.ts';
import { type Path, type Problem, problem, unless } from './problem.ts';

/** Every piece can walk to the enemy's baseline and into every section. */
export const reachProblems = (battle: Battle): readonly Problem[] => [
  ...battle.units.flatMap((unit, i) => wallProblems(battle, ['units', i, 'hex'], unit.side, unit.hex, armOf(unit))),
  ...battle.leaders.flatMap(({ side, hex }, i) => wallProblems(battle, ['leaders', i, 'hex'], side, hex)),
];

function wallProblems(battle: Battle, path: Path, side: Side, from: Hex, arm?: Arm): readonly Problem[] {
  const reached = [...reachOf(battle, from, arm)];
  const isOut = reached.some((hex) => rowOf(hex) === baselineRow(enemyOf(side)));
  const sections = new Set(reached.flatMap((hex) => sectionsOf(hex, side)));
  return unless(
    isOut && sections.size === SECTIONS.length,
    problem(
      path,
      'WALLED_IN',
      `from ${from} it cannot walk to every section and the enemy's baseline`,
      `${from}에서는 모든 구역과 적 쪽 지도 끝까지 갈 수 없습니다.`,
    ),
  );
}

function reachOf(battle: Battle, from: Hex, arm: Arm | undefined): ReadonlySet<Hex> {
  const reached = new Set([from]);
  for (const hex of reached) {
    for (const next of neighbours(hex)) if (!isClosed(battle, next, arm)) reached.add(next);
  }
  return reached;
}
