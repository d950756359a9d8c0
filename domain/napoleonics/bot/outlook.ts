import { enemyOf } from '../army/sides.ts';
import { againstAim, againstNoDice } from '../combat/fire.ts';
import { enemiesBeside } from '../combat/melee.ts';
import { inRange } from '../combat/strength.ts';
import type { Hex } from '../field/hexes.ts';
import { mayFire, mayMelee } from '../orders/allowance.ts';
import { useOf } from '../orders/in-play.ts';
import { isUnit, unitOf, unitsOfSide } from '../pieces/position.ts';
import { seesToFire } from '../pieces/sight.ts';
import type { Leader, PieceId, Public, Unit } from '../state/state.ts';
import { againstMoving } from '../turn/movement.ts';
import { leaderAlong, reachOf } from '../turn/reach.ts';
import { fireWorth, meleeWorth } from './blows.ts';
import { leaderWorth, placeWorth } from './place.ts';

/**
 * What an ordered unit's best attack is worth from where it stands, without artillery; nothing, if it should not
 * attack.
 */
export function attackWorth(p: Public, unit: Unit): number {
  const melees =
    mayMelee(p, unit.id) === undefined
      ? enemiesBeside(p, unit).map((target) => meleeWorth(p, unit, target, [], 'melee'))
      : [];
  const fires = mayFire(p, unit.id) === undefined ? targetsOf(p, unit).map((target) => fireWorth(p, unit, target)) : [];
  return Math.max(0, ...melees, ...fires);
}

/** Returns the targets of a unit that may fire. */
const targetsOf = (p: Public, unit: Unit): readonly Unit[] =>
  unitsOfSide(p, enemyOf(unit.side)).filter(
    (target) =>
      inRange(unit, target.hex, p.orders[unit.id]?.moved ?? 0) &&
      againstAim(p, unit, target) === undefined &&
      seesToFire(p, unit, target.hex) &&
      againstNoDice(p, unit, target) === undefined,
  );

/** The same facts with a piece, and a leader along with it, on another hex. */
export function shifted(p: Public, piece: Unit | Leader, to: Hex, along?: PieceId): Public {
  if (to === piece.hex) return p;
  const units = isUnit(piece) ? p.units.map((each) => (each.id === piece.id ? { ...each, hex: to } : each)) : p.units;
  return {
    ...p,
    units,
    leaders: p.leaders.map((each) => (each.id === piece.id || each.id === along ? { ...each, hex: to } : each)),
  };
}

/** Values the place of a piece for its side. */
export const standWorth = (p: Public, piece: Unit | Leader): number =>
  isUnit(piece) ? placeWorth(p, piece) : leaderWorth(p, piece);

/** The prospects of pieces from where they stand now, under any orders. */
export interface Outlook {
  /**
   * Returns what it is worth that a piece with an order in `p` moves this many hexes to one, or stays: the place, and
   * for a unit its attack from there.
   */
  after(p: Public, piece: Unit | Leader, to: Hex, hexes: number): number;
  /** What an order, which a piece has in `p`, is worth at best, over leaving it alone. */
  promise(p: Public, piece: Unit | Leader): number;
}

/**
 * Positions after a move, the worth of the places, and what is promised are worked out once for all the orders that are
 * tried.
 */
export function outlookOf(start: Public): Outlook {
  const known = new Map<string, { readonly there: Public; readonly worth: number }>();
  const promised = new Map<string, number>();

  function standing(piece: Unit | Leader, to: Hex, along: PieceId | undefined) {
    const key = `${piece.id} ${to} ${along ?? ''}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const there = shifted(start, piece, to, along);
    const made = { there, worth: standWorth(there, { ...piece, hex: to }) };
    known.set(key, made);
    return made;
  }

  function after(p: Public, piece: Unit | Leader, to: Hex, hexes: number): number {
    if (!isUnit(piece)) return standing(piece, to, undefined).worth;
    const { there, worth } = standing(piece, to, leaderAlong(p, piece)?.id);
    const orders = hexes === 0 ? p.orders : { ...p.orders, [piece.id]: { ...p.orders[piece.id], moved: hexes } };
    const then: Public = { ...p, units: there.units, leaders: there.leaders, orders };
    return worth + attackWorth(then, unitOf(then, piece.id));
  }

  function promise(p: Public, piece: Unit | Leader): number {
    const key = `${piece.id} ${rulesOf(p, piece)}`;
    const found = promised.get(key);
    if (found !== undefined) return found;
    const moves = againstMoving(p, piece.id) === undefined ? [...reachOf(p, piece)] : [];
    const best = Math.max(after(p, piece, piece.hex, 0), ...moves.map(([to, way]) => after(p, piece, to, way.length)));
    const worth = best - standing(piece, piece.hex, undefined).worth;
    promised.set(key, worth);
    return worth;
  }

  return { after, promise };
}

/** By which rules a piece with an order acts: those of a card that changes some, else the plain ones. */
function rulesOf({ card, orders }: Public, { id }: Unit | Leader): string {
  return card === undefined || orders[id]?.plain || useOf(card).grants.length === 0
    ? 'plain'
    : `${card.as} ${card.use ?? ''}`;
}
