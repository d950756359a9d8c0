import { at } from '../../lib/sure.ts';
import { enemyOf } from '../army/sides.ts';
import type { Arm } from '../army/unit-type.ts';
import { typeOf } from '../army/units.ts';
import { isSupported } from '../combat/flags.ts';
import type { Objective } from '../field/battle.ts';
import { distance, type Hex } from '../field/hexes.ts';
import { attachedLeader, unitAt, unitsOfSide } from '../pieces/position.ts';
import type { Leader, Position, Public, Unit } from '../state/state.ts';
import { threat } from './threats.ts';
import { bannerWorth, blocksWorth } from './worth.ts';

/**
 * How much of the enemy's threats comes true until the next turn, and how much of one's attacks: a card orders few of
 * many.
 */
const SUFFERED = 0.25;
const DEALT = 0.25;
/** Nobody moves and attacks over more hexes. */
const WITHIN_REACH = 5;
/** What support against a flag is worth (§11.5c). */
const SUPPORT = 0.1;
/** What each hex nearer to the enemy is worth, and to a place that earns banners. */
const TOWARD_ENEMY = 0.12;
const TOWARD_OBJECTIVE = 0.15;
/** How near to the enemy each arm wants to be. */
const NEAR: { readonly [arm in Arm]: number } = { INF: 2, CAV: 3, ART: 4 };
/** How much of a banner it is worth to stand where one is to be earned; for the enemy's, to stand in his way. */
const HOLDING = 0.8;
const BARRING = 0.5;
/** Beyond this many hexes an objective draws no piece. */
const FAR = 9;

/** Values the place of a unit: what it can do from there, what it suffers, and what it holds. */
export function placeWorth(p: Public, unit: Unit): number {
  const enemies = unitsOfSide(p, enemyOf(unit.side));
  if (enemies.length === 0) return 0;
  const away = enemies.map(({ hex }) => distance(hex, unit.hex));
  const near = enemies.filter((_, i) => at(away, i) <= WITHIN_REACH);
  const suffered = near.reduce((sum, enemy) => sum + threat(p, enemy, unit), 0);
  const dealt = Math.max(0, ...near.map((enemy) => blocksWorth(p, enemy, threat(p, unit, enemy))));
  const nearest = Math.min(...away);
  return (
    DEALT * dealt -
    blocksWorth(p, unit, SUFFERED * suffered) -
    TOWARD_ENEMY * Math.max(0, nearest - NEAR[typeOf(unit).arm]) +
    (isSupported(p, unit) ? SUPPORT : 0) +
    groundWorth(p, unit)
  );
}

/** What the ground is worth: the objectives in it, and those near. */
const groundWorth = (p: Public, unit: Unit): number =>
  p.battle.objectives.reduce((sum, objective) => sum + objectiveWorth(p, unit, objective), 0);

function objectiveWorth(p: Public, unit: Unit, objective: Objective): number {
  const { side, hexes, banners } = objective;
  const banner = banners * bannerWorth(p, side);
  if (side !== unit.side) return objective.kind === 'hold' && hexes.includes(unit.hex) ? BARRING * banner : 0;
  const away = Math.min(...hexes.map((hex) => (isOpen(p, unit, hex) ? distance(hex, unit.hex) : FAR)));
  const near = TOWARD_OBJECTIVE * (FAR - Math.min(FAR, away));
  if (objective.kind === 'exit') return near;
  return away === 0 ? HOLDING * banner : near;
}

/** Whether a unit might come to hold a hex: no friend does. */
const isOpen = (p: Position, unit: Unit, hex: Hex): boolean => {
  const there = unitAt(p, hex);
  return there === undefined || there.id === unit.id || there.side !== unit.side;
};

/** What a leader is worth with a unit: a flag ignored, and orders by Leadership. */
const LEADING = 0.5;
/** What a leader alone stands to lose where an enemy is near, and what each hex away from his men costs. */
const ALONE = 0.3;
const AT_RISK = 0.25;
const RISKY = 3;
const TOWARD_MEN = 0.1;

/** Values the place of a leader. */
export function leaderWorth(p: Public, leader: Leader): number {
  const enemies = unitsOfSide(p, enemyOf(leader.side));
  const unit = unitsOfSide(p, leader.side).find(({ hex }) => hex === leader.hex);
  const nearest = Math.min(...enemies.map(({ hex }) => distance(hex, leader.hex)));
  if (unit !== undefined)
    return LEADING * (unit.blocks / typeOf(unit).blocks) - (unit.blocks === 1 && nearest <= 2 ? AT_RISK : 0);
  const men = unitsOfSide(p, leader.side).filter((each) => attachedLeader(p, each) === undefined);
  const away = Math.min(...men.map(({ hex }) => distance(hex, leader.hex)));
  const risk = nearest > RISKY ? 0 : (AT_RISK * bannerWorth(p, enemyOf(leader.side))) / Math.max(1, nearest);
  return -ALONE - risk - (men.length === 0 ? 0 : TOWARD_MEN * away);
}
