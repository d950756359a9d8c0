import { controlOf, groundFor, marchOf } from '../../map/ground.ts';
import type { View } from '../../state/view.ts';
import { type Camp, otherCamp } from '../../terms/nations.ts';
import { lossWorth, markerWorth, resourceWorth } from '../worth.ts';
import { type BattleOdds, battleOdds } from './battle-odds.ts';
import type { Force } from './forces.ts';

/* What battles bring. */

/**
 * Morale Loss of an army that retreats, is routed or is overrun. Groups add one more; about two in five are groups
 * (§9.11).
 */
const MARKERS = { retreats: 1.4, routed: 2.4, overrun: 3.4 } as const;
/** How many resources the winner finds after a rout or an overrun (§12.10). */
const LOOT = 0.5;
/** What the loss of leaders costs, for each SP that they could lead. */
const LEADING = 0.1;
/** An attack that was for nothing. */
const REPULSED = 0.1;

/** How likely the attackers win a battle, and what it is worth to them apart from the place. */
interface Fight {
  readonly chance: number;
  readonly worth: number;
}

/** An attack of a Camp over a line: the ground helps the defenders. */
export function fightOver(view: View, attackers: Force, defenders: Force, from: string, to: string, camp: Camp): Fight {
  return fightOf(
    view,
    attackers,
    { ...defenders, dice: defenders.dice + groundDice(view, from, to, otherCamp(camp)) },
    camp,
  );
}

/** A battle in which a Camp attacks: SP, the morale of those who retreat, and what the winner finds. */
export function fightOf(view: View, attackers: Force, defenders: Force, camp: Camp): Fight {
  const odds = battleOdds(attackers, defenders);
  const gained = costOf(view, defenders, odds.defenders, otherCamp(camp));
  return {
    chance: odds.won,
    worth: gained - costOf(view, attackers, odds.attackers, camp) - (1 - odds.won) * REPULSED,
  };
}

/** What a battle costs one side, of a Camp. */
function costOf(view: View, { led, napoleon, room }: Force, side: BattleOdds['attackers'], camp: Camp): number {
  const { lost, retreats, routed, overrun } = side;
  const soldiers = lost * lossWorth(view, camp);
  if (!led) return soldiers;
  const markers =
    (retreats * MARKERS.retreats + routed * MARKERS.routed + overrun * MARKERS.overrun) * (napoleon ? 2 : 1);
  return (
    soldiers +
    markers * markerWorth(view, camp) +
    (routed + overrun) * LOOT * resourceWorth(view, otherCamp(camp)) +
    overrun * LEADING * room
  );
}

/** Dice of the ground and of an Entrenchment for defenders (§12.4). */
function groundDice(view: View, from: string, to: string, defenders: Camp): number {
  if (groundFor(view, to, defenders) === 'enemy') return 0;
  const march = marchOf(view, from, to, otherCamp(defenders));
  const ground =
    march === 'river' ? 3 : march === 'rough' ? 1 : march === 'marsh' ? (defenders === 'tsarist' ? 2 : 1) : 0;
  return (controlOf(view, to) === defenders ? ground : 0) + (view.entrenched[to] === defenders ? 3 : 0);
}
