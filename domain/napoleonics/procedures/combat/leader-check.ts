import { silent } from '../../../contract/procedure.ts';
import { countOf } from '../../army/dice.ts';
import { enemyOf } from '../../army/sides.ts';
import { loseLeader } from '../../deeds/losses.ts';
import type { Procedure } from '../../deeds/procedure.ts';
import { rollDice } from '../../deeds/strike.ts';
import { leaderOf, unitOfLeader } from '../../pieces/position.ts';
import type { FrameOf } from '../../state/frames.ts';

/**
 * The enemy rolls for the leader of a unit that lost blocks (§12.1a): 2 dice, both SABER, if it survives, and 1 SABER
 * of 1 die if not (§12.1b). A leader who survives his unit must retreat (§12.3a).
 */
export const leaderCheck: Procedure<FrameOf<'leader-check'>> = {
  ...silent,
  run(table, { leader: id, dice }) {
    const leader = leaderOf(table.now, id);
    const of = { by: enemyOf(leader.side), why: 'leader-check', target: id, rule: '§12.1b' } as const;
    const { hits } = rollDice(table, { dice, parts: [] }, of, (faces) => ({
      hits: countOf(faces, 'SABER') === dice ? 1 : 0,
      flags: 0,
    }));
    if (hits > 0) {
      table.emit({ type: 'left' });
      loseLeader(table, leader, '§12.2');
    } else if (unitOfLeader(table.now, leader) === undefined) {
      table.emit({ type: 'went', frame: { is: 'leader-retreat', leader: id, path: [] } });
    } else {
      table.emit({ type: 'left' });
    }
  },
};
