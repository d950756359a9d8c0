import { josa } from '../../../lib/josa.ts';
import type { Battle, Objective } from '../../field/battle.ts';
import { terrainAt } from '../../field/field.ts';
import { baselineRow, type Hex, rowOf } from '../../field/hexes.ts';
import { isImpassable } from '../../field/terrain.ts';
import { listedTwice, type Path, type Problem, problem, unless } from './problem.ts';

/**
 * Objectives and special rules name hexes that can be entered, and those of the edge they lie on; their ids differ
 * (§3.3).
 */
export function objectiveProblems(battle: Battle): readonly Problem[] {
  const { objectives, specialRules } = battle;
  const ids = [...objectives, ...specialRules].map(({ id }) => id);
  const sameId = (path: Path, id: string, i: number): readonly Problem[] =>
    unless(
      ids.indexOf(id) === i,
      problem([...path, 'id'], 'SAME_ID', `${id} is used twice`, `같은 id가 둘입니다: ${id}`),
    );
  return [
    ...objectives.flatMap((objective, i) => [
      ...sameId(['objectives', i], objective.id, i),
      ...objective.hexes.flatMap((hex, h) => hexProblems(battle, objective, hex, h, ['objectives', i, 'hexes', h])),
    ]),
    ...specialRules.flatMap(({ id }, i) => sameId(['specialRules', i], id, objectives.length + i)),
  ];
}

function hexProblems(battle: Battle, objective: Objective, hex: Hex, index: number, path: Path): readonly Problem[] {
  if (isImpassable(terrainAt(battle, hex))) {
    return [problem(path, 'OUT_OF_REACH', `nobody can enter ${hex}`, `${hex}에는 들어갈 수 없습니다.`)];
  }
  if (objective.hexes.indexOf(hex) !== index) return [listedTwice(path, hex)];
  if (objective.kind !== 'exit' || rowOf(hex) === baselineRow(objective.edge)) return [];
  return [
    problem(
      path,
      'NOT_ON_EDGE',
      `${hex} is not on that edge of the board`,
      `${josa(hex, '은/는')} 그 가장자리의 칸이 아닙니다.`,
    ),
  ];
}
