import { at } from '../../lib/sure.ts';
import type { Face } from '../army/dice.ts';
import { armOf, typeOf } from '../army/units.ts';
import { jointDice, orderedDice, plainDice } from '../combat/attack-dice.ts';
import { ignorable } from '../combat/flags.ts';
import { mayRetire, stepsBack } from '../combat/retreat.ts';
import { isCavalryAtSquare, mayFormSquare } from '../combat/squares.ts';
import type { Hex } from '../field/hexes.ts';
import { isUnit, pieceOf } from '../pieces/position.ts';
import type { PieceId, Public, Unit } from '../state/state.ts';
import { fallsOf, noneOf, sidesOf } from './odds.ts';
import { bannerWorth, blocksWorth } from './worth.ts';

/** What a hex of retreat costs, and how many hexes count. */
const PUSHED = 0.25;
const PUSHED_AT_MOST = 3;
/** The value of clearing the attacked hex: ground to take, no battle back; for cavalry, a second melee (§13). */
const CLEARED = 0.2;
const CLEARED_BY_CAVALRY = 0.6;
/** What a card on the square track is worth to the enemy (§10.2). */
const CARD_HELD = 0.8;

/** How a roll leaves its target: `loss` what that is worth, `left` the blocks that still stand in the hex. */
interface Toll {
  readonly chance: number;
  readonly loss: number;
  readonly left: number;
}

/**
 * What a roll at a unit does, for every way in which the dice may fall. `from`: the hex it comes from; `bounces`:
 * §10.3b.
 */
function tolls(p: Public, unit: Unit, from: Hex, dice: number, hitting: number, bounces = false): readonly Toll[] {
  const ignored = bounces ? 0 : ignorable(p, unit, from);
  const isFree = unit.square === undefined && stepsBack(p, unit, 1, 'retreat').length > 0;
  const perFlag = unit.square === undefined && !bounces ? typeOf(unit).retreatPerFlag : 1;
  return fallsOf(dice, hitting).map(({ chance, hits, flags }): Toll => {
    const taken = Math.max(0, flags - ignored);
    const back = bounces ? Math.min(1, taken) : taken * perFlag;
    if (hits >= unit.blocks) return { chance, loss: blocksWorth(p, unit, unit.blocks), left: 0 };
    if (back === 0) return { chance, loss: blocksWorth(p, unit, hits), left: unit.blocks - hits };
    if (isFree) return { chance, loss: blocksWorth(p, unit, hits) + PUSHED * Math.min(PUSHED_AT_MOST, back), left: 0 };
    return { chance, loss: blocksWorth(p, unit, hits + back), left: Math.max(0, unit.blocks - hits - back) };
  });
}

const mean = (of: readonly Toll[], value: (toll: Toll) => number): number =>
  of.reduce((sum, toll) => sum + toll.chance * value(toll), 0);

/** The sides of a die that hit a unit in melee (§7.4): sabers do, unless the attacker's miss. */
const meleeSides = (unit: Unit, target: Unit): number =>
  typeOf(unit).saberHits ? sidesOf(armOf(target), 'SABER') : sidesOf(armOf(target));

/** Values the fire of an ordered unit (§6). */
export function fireWorth(p: Public, unit: Unit, target: Unit): number {
  const { dice } = orderedDice(p, unit, target.hex, 'ranged');
  return mean(tolls(p, target, unit.hex, dice, sidesOf(armOf(target))), ({ loss }) => loss);
}

/** What a plain blow of one unit at another is worth: a First Strike, a battle back, a square's first die. */
export function plainWorth(p: Public, unit: Unit, target: Unit, bounces = false): number {
  const { dice } = plainDice(p, unit, target.hex);
  return mean(tolls(p, target, unit.hex, dice, meleeSides(unit, target), bounces), ({ loss }) => loss);
}

/** A melee before its dice are rolled. */
interface Clash {
  readonly unit: Unit;
  readonly target: Unit;
  readonly dice: number;
}

/** The attack and the battle back (§7.5). */
function standing(p: Public, { unit, target, dice }: Clash): number {
  const backs = Array.from({ length: target.blocks + 1 }, (_, blocks) =>
    blocks === 0 ? 0 : plainWorth(p, { ...target, blocks }, unit),
  );
  const cleared = armOf(unit) === 'CAV' ? CLEARED_BY_CAVALRY : armOf(unit) === 'INF' ? CLEARED : 0;
  return mean(
    tolls(p, target, unit.hex, dice, meleeSides(unit, target)),
    ({ loss, left }) => loss + (left === 0 ? cleared : -at(backs, left)),
  );
}

/** Cavalry retires: only its own symbol hits, and the hex is left (§9.3, §9.4). */
const retiring = (p: Public, { target, dice }: Clash): number =>
  fallsOf(dice, sidesOf('CAV')).reduce(
    (sum, { chance, hits }) => sum + chance * blocksWorth(p, target, hits),
    CLEARED + 2 * PUSHED,
  );

/** Infantry in square: it rolls first, then the cavalry has one die and that of its artillery (§10.3). */
function squared(p: Public, { unit, target }: Clash, artillery: number): number {
  const square: Unit = { ...target, square: target.square ?? 1 };
  const attack = mean(tolls(p, square, unit.hex, 1 + artillery, meleeSides(unit, target)), ({ loss }) => loss);
  const stopping: readonly Face[] = unit.blocks === 1 ? ['FLAG', 'CAV', 'SABER'] : ['FLAG'];
  return attack * noneOf(1, ...stopping) - plainWorth(p, square, unit, true);
}

/**
 * What each answer of the attacked side is worth to the attacker (§7.2); what is not possible is worth more than
 * anything.
 */
interface Answers {
  readonly stand: () => number;
  readonly retire: () => number;
  readonly square: () => number;
}

/** What the attacked side may do against a melee of this kind with this artillery. */
export function answers(
  p: Public,
  unit: Unit,
  target: Unit,
  artillery: readonly PieceId[],
  kind: 'melee' | 'bonus-melee',
): Answers {
  const { dice } = jointDice(p, unit, artillery, target.hex, kind);
  const clash: Clash = { unit, target, dice };
  const joined = dice - orderedDice(p, unit, target.hex, kind).dice;
  return {
    stand: () => (isCavalryAtSquare(unit, target) ? squared(p, clash, joined) : standing(p, clash)),
    retire: () => (mayRetire(p, unit, target) ? retiring(p, clash) : Number.POSITIVE_INFINITY),
    square: () => (mayFormSquare(p, unit, target) ? squared(p, clash, joined) + CARD_HELD : Number.POSITIVE_INFINITY),
  };
}

/**
 * What an ordered unit's melee is worth, if its enemy answers as is best for him (§7.2a). At a lone leader only sabers
 * count (§7.6).
 */
export function meleeWorth(
  p: Public,
  unit: Unit,
  targetId: PieceId,
  artillery: readonly PieceId[],
  kind: 'melee' | 'bonus-melee',
): number {
  const target = pieceOf(p, targetId);
  if (!isUnit(target)) {
    const { dice } = jointDice(p, unit, artillery, target.hex, kind);
    return (1 - noneOf(dice, 'SABER')) * bannerWorth(p, unit.side) + CLEARED;
  }
  const { stand, retire, square } = answers(p, unit, target, artillery, kind);
  return Math.min(stand(), retire(), square());
}
