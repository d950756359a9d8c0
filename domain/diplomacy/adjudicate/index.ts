import { absurd } from '../../lib/absurd.ts';
import { at, numberAt } from '../../lib/sure.ts';
import { provinceAt } from '../map/atlas.ts';
import { isCentre, provinceOf } from '../map/provinces.ts';
import { POWERS, type Power, type Province, type Unit } from '../map/vocabulary.ts';
import type { Dislodged, OrderResult, Orders, Position, Rulings } from '../state/state.ts';
import { resolveAdjustments } from './adjustments.ts';
import { resolveField } from './cores.ts';
import { isHeadToHead, MOVE, NOBODY, readField } from './field.ts';
import { survey } from './lawful.ts';
import { hasPath, NO, type Struggle, YES } from './movement.ts';
import { resultsOf } from './reasons.ts';
import { resolveRetreats, retreatsOf } from './retreats.ts';

/**
 * A resolved phase: what became of every order, and what stands on the board after it. `dislodged` holds every unit
 * driven out, including those with nowhere to go, which are disbanded at once (§12.5).
 */
export interface Resolution {
  readonly results: readonly OrderResult[];
  readonly next: Pick<Position, 'units' | 'dislodged' | 'contested' | 'centres'>;
}

/**
 * Resolves the phase that `position` is in (§12.1, §12.2, §13.4). Every lawful order is followed, also one that helps
 * an enemy (§7.2). Takes any orders: units without an order hold, disband or fall under §15.5; what is not lawful is
 * reported as illegal. Orders for provinces where the power has no unit are passed over.
 */
export function resolve(position: Position, orders: Orders, rulings: Rulings): Resolution {
  switch (position.phase) {
    case 'movement':
      return resolveMovement(position, orders, rulings);
    case 'retreat': {
      const { results, survivors } = resolveRetreats(survey(position), orders);
      const units = sorted([...position.units, ...survivors]);
      return { results, next: { units, dislodged: [], contested: [], centres: controlled(position, units) } };
    }
    case 'adjustment': {
      const { results, units } = resolveAdjustments(survey(position), orders, rulings);
      return { results, next: { units: sorted(units), dislodged: [], contested: [], centres: position.centres } };
    }
    default:
      return absurd(position.phase);
  }
}

function resolveMovement(position: Position, orders: Orders, rulings: Rulings): Resolution {
  const field = readField(survey(position), orders, rulings);
  const struggle = resolveField(field);
  // One unit a province (§3.3, §R2).
  const after = new Map<Province, Unit>();
  const attackers = new Int16Array(field.units.length).fill(NOBODY);
  for (let u = 0; u < field.units.length; u++) {
    const order = at(field.orders, u);
    if (field.kind[u] === MOVE && struggle.answer[u] === YES && order.order === 'move') {
      after.set(provinceOf(order.to), { ...at(field.units, u), loc: order.to });
      const facing = numberAt(field.unitIn, numberAt(field.target, u));
      if (facing !== NOBODY && !(field.kind[facing] === MOVE && struggle.answer[facing] === YES)) attackers[facing] = u;
    }
  }
  for (let u = 0; u < field.units.length; u++)
    if (attackers[u] === NOBODY && !(field.kind[u] === MOVE && struggle.answer[u] === YES))
      after.set(provinceAt(numberAt(field.province, u)), at(field.units, u));
  const units = sorted([...after.values()]);
  const contested = standOffs(struggle, after);
  const dislodged: Dislodged[] = [];
  const isShut = (province: Province): boolean => after.has(province) || position.closed?.includes(province) === true;
  for (let u = 0; u < field.units.length; u++) {
    if (attackers[u] === NOBODY) continue;
    const from = provinceAt(numberAt(field.province, numberAt(attackers, u)));
    // An attacker that came by convoy leaves its province open to the retreat (DATC 4.A.5).
    const isOpen = rulings === 'datc' && field.isConvoyed[numberAt(attackers, u)] === 1;
    const { power } = at(field.units, u);
    const isLeaderless = position.idle?.includes(power) === true || position.fallen?.includes(power) === true;
    const retreats = isLeaderless ? [] : retreatsOf(at(field.units, u), isOpen ? undefined : from, isShut, contested);
    dislodged.push({ unit: at(field.units, u), from, retreats });
  }
  // Units with nowhere to go are disbanded at once (§12.5): the turn ends here unless some other unit may retreat.
  const isOver = dislodged.every(({ retreats }) => retreats.length === 0);
  const centres = isOver ? controlled(position, units) : position.centres;
  return {
    results: withoutGovernment(position, resultsOf(struggle, attackers, dislodged)),
    next: { units, dislodged, contested, centres },
  };
}

/** The results, those of units marked that are lost because their power has no government (§15.3). */
const withoutGovernment = ({ fallen = [] }: Position, results: readonly OrderResult[]): readonly OrderResult[] =>
  fallen.length === 0
    ? results
    : results.map((each) => (each.lost && fallen.includes(each.power) ? { ...each, fallen: true } : each));

/** Provinces left vacant because the moves into them stood each other off (§12.4c). */
function standOffs(struggle: Struggle, after: ReadonlyMap<Province, Unit>): readonly Province[] {
  const { field } = struggle;
  const contested: Province[] = [];
  for (let u = 0; u < field.units.length; u++) {
    if (field.kind[u] !== MOVE || struggle.answer[u] === YES || hasPath(struggle, u) === NO) continue;
    const province = provinceAt(numberAt(field.target, u));
    // It was driven back by the unit that left there, so it contests nothing (§9.15, §9.16).
    if (
      after.has(province) ||
      contested.includes(province) ||
      isHeadToHead(field, u, numberAt(field.unitIn, numberAt(field.target, u)))
    )
      continue;
    contested.push(province);
  }
  return contested.sort();
}

/**
 * Returns the position with its centres. At the end of a fall turn a centre goes to the power with a unit in it
 * (§13.1); one that was left stays with its power (§13.2); in spring nothing changes (§13.3).
 */
function controlled(position: Position, units: readonly Unit[]): Position['centres'] {
  if (position.season !== 'fall') return position.centres;
  const centres: { [centre: Province]: Power } = { ...position.centres };
  for (const unit of units) {
    const province = provinceOf(unit.loc);
    if (isCentre(province)) centres[province] = unit.power;
  }
  return centres;
}

/** Sorts units in the order of all output: by power, armies first, then by place. */
const sorted = (units: readonly Unit[]): readonly Unit[] =>
  [...units].sort(
    (a, b) =>
      POWERS.indexOf(a.power) - POWERS.indexOf(b.power) ||
      (a.type < b.type ? -1 : a.type > b.type ? 1 : a.loc < b.loc ? -1 : 1),
  );
