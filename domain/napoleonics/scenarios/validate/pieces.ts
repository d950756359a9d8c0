import { NATION_NAMES, type Nation } from '../../army/nations.ts';
import type { Side } from '../../army/sides.ts';
import type { Arm } from '../../army/unit-type.ts';
import { findUnitType } from '../../army/units.ts';
import type { Battle } from '../../field/battle.ts';
import { terrainAt } from '../../field/field.ts';
import type { Hex } from '../../field/hexes.ts';
import { isImpassable } from '../../field/terrain.ts';
import { isWater } from './board.ts';
import { type Path, type Problem, problem, unless } from './problem.ts';

/** Pieces of their side's nations on ground where they may stand, one unit and one leader to a hex (§1.7). */
export const pieceProblems = (battle: Battle): readonly Problem[] => [
  ...battle.units.flatMap((unit, i) => unitProblems(battle, unit, i)),
  ...battle.leaders.flatMap((leader, i) => leaderProblems(battle, leader, i)),
];

function unitProblems(battle: Battle, { side, type, hex }: Battle['units'][number], i: number): readonly Problem[] {
  const path = ['units', i];
  const row = findUnitType(type);
  if (row === undefined)
    return [
      problem([...path, 'type'], 'UNKNOWN_UNIT', `no unit table has ${type}`, `유닛 표에 없는 종류입니다: ${type}`),
    ];
  return [
    ...nationProblems(battle, [...path, 'type'], side, row.nation),
    ...groundProblems(battle, [...path, 'hex'], hex, row.arm),
    ...crowdProblems([...path, 'hex'], battle.units, i),
  ];
}

function leaderProblems(
  battle: Battle,
  { side, nation, name, hex }: Battle['leaders'][number],
  i: number,
): readonly Problem[] {
  const path = ['leaders', i];
  const there = battle.units.find((unit) => unit.hex === hex);
  const isFirst = battle.leaders.findIndex((other) => other.nation === nation && other.name.en === name.en) === i;
  return [
    ...nationProblems(battle, [...path, 'nation'], side, nation),
    ...groundProblems(battle, [...path, 'hex'], hex),
    ...crowdProblems([...path, 'hex'], battle.leaders, i),
    ...unless(
      there === undefined || there.side === side,
      problem(
        [...path, 'hex'],
        'ENEMY_HEX',
        `an enemy unit is on ${hex} (§1.7)`,
        `${hex}에는 적 유닛이 있습니다(§1.7).`,
      ),
    ),
    ...unless(
      isFirst,
      problem(
        [...path, 'name'],
        'SAME_NAME',
        `two leaders are called ${name.en}`,
        `같은 이름의 리더가 둘입니다: ${name.ko}`,
      ),
    ),
  ];
}

function nationProblems({ sides }: Battle, path: Path, side: Side, nation: Nation): readonly Problem[] {
  const { en, ko } = NATION_NAMES[nation];
  return unless(
    sides[side].nations.includes(nation),
    problem(path, 'WRONG_NATION', `no ${en} pieces fight on this side`, `이 편에는 ${ko} 유닛이 없습니다.`),
  );
}

function groundProblems(battle: Battle, path: Path, hex: Hex, arm?: Arm): readonly Problem[] {
  const terrain = terrainAt(battle, hex);
  const { en, ko } = terrain.name;
  return unless(
    !isImpassable(terrain, arm) && !isWater(terrain.id),
    problem(
      path,
      'BAD_GROUND',
      `it may not be set up on ${hex}: ${en.toLowerCase()}`,
      `${hex}에는 놓을 수 없습니다: ${ko}`,
    ),
  );
}

/** `all`: all pieces of its kind; it is the one at the index. */
function crowdProblems(path: Path, all: readonly { readonly hex: Hex }[], index: number): readonly Problem[] {
  const hexes = all.map(({ hex }) => hex);
  const doubles = hexes.filter((hex, i) => i === index && hexes.indexOf(hex) !== i);
  return doubles.map((hex) =>
    problem(
      path,
      'HEX_TAKEN',
      `another piece of this kind is on ${hex} (§1.7)`,
      `${hex}에는 이미 다른 조각이 있습니다(§1.7).`,
    ),
  );
}
