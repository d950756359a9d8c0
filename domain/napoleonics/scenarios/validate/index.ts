import type { Battle } from '../../field/battle.ts';
import { boardProblems } from './board.ts';
import { countProblems } from './counts.ts';
import { objectiveProblems } from './objectives.ts';
import { pieceProblems } from './pieces.ts';
import type { Problem } from './problem.ts';
import { reachProblems } from './reach.ts';
import { startProblems } from './start.ts';
import { waterProblems } from './water.ts';
import { worksProblems } from './works.ts';

/**
 * Everything that is wrong with a battle of the right shape; nothing, if it can be played. A board that cannot be read
 * ends the checks.
 */
export function validateBattle(battle: Battle): readonly Problem[] {
  const ofBoard = boardProblems(battle);
  if (ofBoard.length > 0) return ofBoard;
  const problems = [
    ...waterProblems(battle),
    ...worksProblems(battle),
    ...pieceProblems(battle),
    ...objectiveProblems(battle),
    ...countProblems(battle),
  ];
  return problems.length > 0 ? problems : [...startProblems(battle), ...reachProblems(battle)];
}
