import { advance } from './advance.ts';
import { flags } from './flags.ts';
import { leaderCheck, leaderRetreat } from './leaders.ts';
import { melee } from './melee.ts';
import { retreat } from './retreat.ts';

export { joiners } from './combined.ts';
export { againstFire, beginFire, fireTargets } from './fire.ts';
export { againstMelee, beginMelee, meleeChoices, meleeTargets } from './melee.ts';

/** The procedures of what follows a declared attack, by the kind of frame. */
export const combatProcedures = { melee, flags, retreat, 'leader-check': leaderCheck, 'leader-retreat': leaderRetreat, advance } as const;
