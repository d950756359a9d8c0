import { controlOf, groundFor, marchOf } from '../map/ground.ts';
import { type Camp, otherCamp } from '../map/nations.ts';
import type { View } from '../view.ts';
import type { Force } from './forces.ts';
import { sixes, winChance } from './odds.ts';
import { lossWorth, markerWorth } from './worth.ts';

/* What battles bring. */

/** What a rout costs for each piece, and for each SP that the lost leaders could lead. */
const ROUTED = 0.1;
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
  const dice = defenders.dice + groundDice(view, from, to, otherCamp(camp));
  const chance = winChance(attackers.dice, dice);
  return { chance, worth: fightWorth(view, attackers, { ...defenders, dice }, chance, camp) };
}

/** What the attackers, of a Camp, gain by a battle apart from the place: SP, and the morale of those who retreat. */
export function fightWorth(view: View, attackers: Force, defenders: Force, chance: number, camp: Camp): number {
  const killed = (dice: number, size: number, of: Camp): number => Math.min(size, dice / 6) * lossWorth(view, of);
  return (
    killed(attackers.dice, defenders.size, otherCamp(camp)) -
    killed(defenders.dice, attackers.size, camp) +
    chance * defeatWorth(view, defenders, attackers, otherCamp(camp)) -
    (1 - chance) * (defeatWorth(view, attackers, defenders, camp) + REPULSED)
  );
}

/** What the loser, of a Camp, loses by its defeat. */
function defeatWorth(view: View, loser: Force, winner: Force, camp: Camp): number {
  const isRout = winner.dice > 2 * loser.dice;
  if (!loser.led) return isRout ? ROUTED * loser.size : 0;
  const overrun = winner.dice < 3 * loser.size ? 0 : sixes(winner.dice, loser.size);
  const markers = 3 * overrun + (isRout ? 2 : 1.5) * (1 - overrun);
  return markers * markerWorth(view, camp) + (isRout ? ROUTED * loser.size : 0) + overrun * LEADING * loser.room;
}

/** Dice of the ground and of an Entrenchment for defenders (§12.4). */
function groundDice(view: View, from: string, to: string, defenders: Camp): number {
  if (groundFor(view, to, defenders) === 'enemy') return 0;
  const march = marchOf(view, from, to, otherCamp(defenders));
  const ground = march === 'river' ? 3 : march === 'rough' ? 1 : march === 'marsh' ? (defenders === 'tsarist' ? 2 : 1) : 0;
  return (controlOf(view, to) === defenders ? ground : 0) + (view.entrenched[to] === defenders ? 3 : 0);
}
