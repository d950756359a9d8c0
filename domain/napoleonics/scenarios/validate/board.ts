import type { Battle } from '../../field/battle.ts';
import { codesOf, terrainAt } from '../../field/field.ts';
import { columnsOf, HEXES, type Hex } from '../../field/hexes.ts';
import { type TerrainId, terrainOfCode } from '../../field/terrain.ts';
import { type Problem, problem } from './problem.ts';

/** Nine rows of 13 and 12 codes in turn, each of a kind of ground (§1.1). */
export const boardProblems = ({ board }: Battle): readonly Problem[] =>
  board.flatMap((row, r) => {
    const codes = codesOf(row);
    const wanted = columnsOf(r);
    if (codes.length !== wanted) {
      const [en, ko] = [
        `this row has ${wanted} hexes, not ${codes.length}`,
        `이 줄은 ${codes.length}칸이 아니라 ${wanted}칸입니다.`,
      ];
      return [problem(['board', r], 'ROW_LENGTH', en, ko)];
    }
    return codes
      .filter((code) => terrainOfCode(code) === undefined)
      .map((code) =>
        problem(
          ['board', r],
          'UNKNOWN_TERRAIN',
          `no kind of ground is written ${code}`,
          `지형 부호가 아닙니다: ${code}`,
        ),
      );
  });

/** The hexes of a readable board with such ground. */
export const hexesOf = (battle: Battle, isWanted: (id: TerrainId) => boolean): readonly Hex[] =>
  HEXES.filter((hex) => isWanted(terrainAt(battle, hex).id));

const WATERS: readonly TerrainId[] = ['RIVER', 'FORDABLE_RIVER', 'BRIDGE'];
export const isWater = (id: TerrainId): boolean => WATERS.includes(id);
