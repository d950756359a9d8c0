import { at, sure } from '../../lib/sure.ts';
import type { FrameOf } from '../frames/frames.ts';
import { modifiers } from '../state/lasting.ts';
import type { Position } from '../state/state.ts';
import { type Camp, campOf, type Nation, nationsOf, POWERS_OF, type Power, powerOf } from '../terms/nations.ts';
import type { Formation, Sp, Troop } from '../terms/schemas.ts';
import { leaderOf, spOf } from './pieces.ts';

/* The pieces that suffer losses (§12.51, §14.1). */

/** Losses that a Camp's pieces in a space still have to take. */
interface Losses {
  readonly camp: Camp;
  readonly space: string;
  /** The pieces among which they are taken, the commander first among the leaders. */
  readonly troops: readonly Troop[];
  readonly leaders: readonly string[];
  /** To be eliminated, and after that to go to the Regroup Box. */
  readonly pool: number;
  readonly regroup: number;
  /** Battle losses are shared among Powers and nations (§12.51); those of attrition the commander chooses (§14.1). */
  readonly shared: boolean;
  /** SP taken so far. */
  readonly taken: Sp;
  /** The Power of the commander, or of the soldiers where nobody commands: it chooses what no rule settles. */
  readonly power: Power;
}

/** The next piece to lose: who chooses, and among which nations or leaders. */
export interface LossChoice {
  readonly power: Power;
  readonly nations: readonly Nation[];
  readonly leaders: readonly string[];
}

/** Returns the pieces that may lose the next SP or leader; `undefined` when nothing is left to lose. */
export function nextLoss(losses: Losses): LossChoice | undefined {
  if (losses.pool + losses.regroup === 0) return undefined;
  const soldiers = spOf(losses.troops);
  const nations = (Object.keys(soldiers) as Nation[]).filter((nation) => (soldiers[nation] ?? 0) > 0);
  if (nations.length === 0) return nextLeader(losses);
  return losses.shared ? sharedLoss(losses, nations) : { power: losses.power, nations, leaders: [] };
}

/** Leaders only after all soldiers; the commander after the others, Napoleon last of all (§12.51, §14.1). */
function nextLeader({ leaders, power }: Losses): LossChoice | undefined {
  const [commander, ...staff] = leaders;
  if (commander === undefined) return undefined;
  const others = staff.filter((id) => id !== LAST_OF_ALL);
  if (others.length > 0) return { power, nations: [], leaders: others };
  return { power, nations: [], leaders: [commander] };
}
const LAST_OF_ALL = 'napoleon';

/**
 * Returns the next battle loss. Losses go evenly to the Powers that have soldiers, within a Power evenly to its
 * nations, by its choice; one that cannot be shared falls on a nation not yet hit, else the commander chooses (§12.51).
 */
function sharedLoss({ camp, taken, pool, regroup, power }: Losses, nations: readonly Nation[]): LossChoice {
  const left = pool > 0 ? pool : regroup;
  const powers = POWERS_OF[camp].filter((each) => nationsOf(each).some((nation) => nations.includes(nation)));
  const hits = (each: Power) => nationsOf(each).reduce((sum, nation) => sum + (taken[nation] ?? 0), 0);
  const fewest = Math.min(...powers.map(hits));
  const due = powers.filter((each) => hits(each) === fewest);
  if (left >= due.length)
    return {
      power: at(due, 0),
      nations: leastHit(
        taken,
        nations.filter((nation) => powerOf(nation) === due[0]),
      ),
      leaders: [],
    };
  const unhit = nations.filter((nation) => taken[nation] === undefined);
  return {
    power,
    nations: unhit.length > 0 ? unhit : nations.filter((nation) => due.includes(powerOf(nation))),
    leaders: [],
  };
}

function leastHit(taken: Sp, nations: readonly Nation[]): readonly Nation[] {
  const fewest = Math.min(...nations.map((nation) => taken[nation] ?? 0));
  return nations.filter((nation) => (taken[nation] ?? 0) === fewest);
}

/**
 * Battle losses of a formation, to the pool and to the Regroup Box; its commander's Power chooses. Undefined: there are
 * none.
 */
export function lossesIn(
  position: Position,
  space: string,
  { troops, leaders }: Formation,
  { pool, regroup = 0 }: { readonly pool: number; readonly regroup?: number },
  rule: string,
): FrameOf<'losses'> | undefined {
  if (pool + regroup === 0 || troops.length + leaders.length === 0) return undefined;
  const power = chooserOf(position, troops, leaders);
  return {
    is: 'losses',
    power,
    camp: campOf(power),
    space,
    troops,
    leaders,
    pool,
    regroup,
    shared: true,
    taken: {},
    rule,
  };
}

/** Losses once no card of their Camp answers any more (§5.21): those that are cancelled are eliminations first. */
export function settledLosses(position: Position, { open: _, ...losses }: FrameOf<'losses'>): FrameOf<'losses'> {
  const isTheirs = ({ by }: { readonly by: Power }) => campOf(by) === losses.camp;
  const cancelled = sumOf(modifiers(position, 'lossesCancelled').filter(isTheirs));
  const saved = sumOf(modifiers(position, 'lossesSaved').filter(isTheirs));
  return {
    ...losses,
    pool: Math.max(0, losses.pool - cancelled),
    regroup: losses.regroup - Math.min(losses.regroup, Math.max(0, cancelled - losses.pool)),
    ...(saved > 0 && { saved }),
  };
}
const sumOf = (effects: readonly { readonly n: number }[]): number => effects.reduce((sum, { n }) => sum + n, 0);

/** Returns what can still be taken after one SP of a nation. */
export function afterSoldier(losses: Losses, nation: Nation): Losses {
  const at = losses.troops.findLastIndex(({ of }) => of === nation);
  const troop = sure(losses.troops[at], 'soldiers who are lost');
  const troops = troop.sp > 1 ? losses.troops.with(at, { ...troop, sp: troop.sp - 1 }) : losses.troops.toSpliced(at, 1);
  return { ...oneLess(losses), troops, taken: { ...losses.taken, [nation]: (losses.taken[nation] ?? 0) + 1 } };
}

/** Returns what can still be taken after a leader. */
export const afterLeader = (losses: Losses, leader: string): Losses => ({
  ...oneLess(losses),
  leaders: losses.leaders.filter((id) => id !== leader),
});

const oneLess = (losses: Losses): Losses =>
  losses.pool > 0 ? { ...losses, pool: losses.pool - 1 } : { ...losses, regroup: losses.regroup - 1 };

/**
 * Returns the Power that chooses for a formation (§14.1): the commander's Power; without one the Power with most
 * soldiers, its ally's included.
 */
export function chooserOf(position: Position, troops: readonly Troop[], leaders: readonly string[]): Power {
  const [commander] = leaders;
  if (commander !== undefined) return powerOf(leaderOf(position, commander).of);
  const sp = spOf(troops);
  const powers = POWERS_OF[campOf(at(troops, 0).of)];
  const size = (power: Power) => nationsOf(power).reduce((sum, nation) => sum + (sp[nation] ?? 0), 0);
  return size(powers[1]) > size(powers[0]) ? powers[1] : powers[0];
}
