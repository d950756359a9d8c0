import type { Battle } from '../../field/battle.ts';
import { terrainAt } from '../../field/field.ts';
import { hexesOf } from './board.ts';
import { listedTwice, type Problem, problem } from './problem.ts';

/** §16.12a: every hex of field works says which sides it covers. */
export function worksProblems(battle: Battle): readonly Problem[] {
  const listed = battle.fieldWorks.map(({ hex }) => hex);
  const missing = hexesOf(battle, (id) => id === 'FIELD_WORKS').filter((hex) => !listed.includes(hex));
  return [
    ...missing.map((hex) =>
      problem(
        ['fieldWorks'],
        'NO_SIDES',
        `${hex} has field works: say which sides they cover`,
        `${hex}에 보루가 있습니다. 막는 변을 적으세요.`,
      ),
    ),
    ...listed.flatMap((hex, i) => {
      const path = ['fieldWorks', i, 'hex'];
      if (listed.indexOf(hex) !== i) return [listedTwice(path, hex)];
      if (terrainAt(battle, hex).id === 'FIELD_WORKS') return [];
      return [
        problem(path, 'NOT_WORKS', `${hex} has no field works on the board`, `지도에서 ${hex}에는 보루가 없습니다.`),
      ];
    }),
  ];
}
