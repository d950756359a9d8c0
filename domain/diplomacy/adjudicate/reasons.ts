import { at, numberAt } from '../../lib/sure.ts';
import { provinceAt } from '../map/atlas.ts';
import type { Province } from '../map/vocabulary.ts';
import type { Dislodged, OrderResult } from '../state/state.ts';
import type { Why } from '../state/why.ts';
import { CONVOY, carriersOf, type Field, isCarried, isHeadToHead, MOVE, NOBODY, SUPPORT } from './field.ts';
import { hasPath, isDislodged, least, NO, type Struggle, YES } from './movement.ts';
import {
  attackersOf,
  attacking,
  because,
  type Cited,
  carriers,
  fighter,
  home,
  piece,
  type Reason,
  strength,
} from './reason-parts.ts';
import { convoy, support } from './reasons-of-help.ts';

/** The result of every order of a resolved movement phase. `attackers`: who dislodged each unit, or `NOBODY`. */
export const resultsOf = (struggle: Struggle, attackers: Int16Array, dislodged: readonly Dislodged[]): OrderResult[] =>
  struggle.field.units.map((unit, u) => {
    const { outcome, rule, summary, why, by } = reasonOf(struggle, u, numberAt(attackers, u));
    const order = at(struggle.field.orders, u);
    const base = { power: unit.power, unit: piece(struggle.field, u), order, outcome, rule, why, by };
    const result = summary === undefined ? base : { ...base, summary };
    if (attackers[u] === NOBODY) return result;
    const dislodgedFrom = home(struggle.field, numberAt(attackers, u));
    const isLost = dislodged.find((one) => one.unit === unit)?.retreats.length === 0;
    return isLost ? { ...result, dislodgedFrom, lost: true } : { ...result, dislodgedFrom };
  });

function reasonOf(struggle: Struggle, u: number, attacker: number): Reason {
  const { field } = struggle;
  const refused = field.refused[u];
  if (refused !== undefined) return because('illegal', [refused.rule], refused.why);
  if (field.kind[u] === MOVE) return struggle.answer[u] === YES ? advance(struggle, u) : repulse(struggle, u);
  if (field.kind[u] === SUPPORT) return support(struggle, u);
  if (attacker !== NOBODY) return drivenOut(struggle, u, attacker);
  return field.kind[u] === CONVOY ? convoy(struggle, u) : stand(struggle, u);
}

function drivenOut(struggle: Struggle, u: number, attacker: number): Reason {
  const { field } = struggle;
  const against = [fighter(struggle, attacker, least(struggle, attacker, numberAt(field.power, u)))];
  const why: Why = { code: 'DRIVEN_OUT', unit: attacking(struggle, u), against, at: home(field, u) };
  return because('dislodged', field.kind[u] === CONVOY ? ['§10.9', '§R17'] : ['§9.12'], why, [home(field, attacker)]);
}

/** A unit that holds: unattacked, as strong as any attacker, or spared. */
function stand(struggle: Struggle, u: number): Reason {
  const { field } = struggle;
  const attackers = attackersOf(struggle, u);
  if (attackers.length === 0) return because('held', ['§7.10'], { code: 'STAYS', unit: piece(field, u) });
  const against = attackers.map((a) => attacking(struggle, a));
  const why: Why = { code: 'WITHSTANDS', unit: attacking(struggle, u), against, at: home(field, u) };
  const by = attackers.map((a) => home(field, a));
  return because('held', sparing(struggle, u, attackers), why, by);
}

/**
 * Returns what keeps a unit in its place: a unit of the attacker's power (§11.1), a stand-off of attackers (§8.11), or
 * itself.
 */
function sparing(struggle: Struggle, u: number, attackers: readonly number[]): Cited {
  const power = numberAt(struggle.field.power, u);
  const own = strength(struggle, u);
  const strong = attackers.filter((a) => strength(struggle, a) > own);
  if (strong.length > 0 && strong.every((a) => struggle.field.power[a] === power || least(struggle, a, power) <= own))
    return ['§11.1', '§R12'];
  return attackers.length > 1 && (strong.length > 0 || own === 1) ? ['§8.11', '§R4'] : ['§8.12', '§R5'];
}

function advance(struggle: Struggle, m: number): Reason {
  const { field } = struggle;
  const facing = numberAt(field.unitIn, numberAt(field.target, m));
  const to = provinceAt(numberAt(field.target, m));
  if (facing === NOBODY) return wayOf(struggle, m, helpers(struggle, m));
  if (field.kind[facing] !== MOVE || struggle.answer[facing] === NO) {
    const unit = fighter(struggle, m, least(struggle, m, numberAt(field.power, facing)));
    const against = [fighter(struggle, facing, resistance(struggle, m, facing))];
    return because('succeeded', ['§9.12'], { code: 'DRIVES_OUT', unit, against, at: to }, [
      to,
      ...helpers(struggle, m),
    ]);
  }
  if (field.target[facing] === field.province[m])
    return because(
      'succeeded',
      ['§11.8', '§R19'],
      { code: 'CHANGES_PLACES', unit: piece(field, m), with: piece(field, facing) },
      [to],
    );
  if (isRotating(field, m))
    return because('succeeded', ['§8.14', '§R7'], { code: 'ROTATES', unit: piece(field, m), to }, [to]);
  return wayOf(struggle, m, [to, ...helpers(struggle, m)]);
}

function wayOf(struggle: Struggle, m: number, by: readonly Province[]): Reason {
  const { field } = struggle;
  const at = provinceAt(numberAt(field.target, m));
  const against = rivalsOf(struggle, m).map((o) => attacking(struggle, o));
  if (against.length > 0)
    return because('succeeded', ['§9.5'], { code: 'OUTWEIGHS', unit: attacking(struggle, m), against, at }, by);
  const driven = otherMoves(struggle, m).filter((o) => isRepelled(struggle, o));
  if (driven.length > 0) {
    const against = driven.map((o) => attacking(struggle, o));
    return because(
      'succeeded',
      ['§9.15', '§R11'],
      { code: 'MEETS_DRIVEN_BACK', unit: attacking(struggle, m), against, at },
      by,
    );
  }
  const unit = piece(field, m);
  if (field.isConvoyed[m] === 0) return because('succeeded', ['§8.1'], { code: 'UNOPPOSED', unit, to: at }, by);
  const lost = carriers(struggle, m).filter((f) => isDislodged(struggle, f) === YES);
  const fleets = (list: readonly number[]): readonly Province[] => list.map((f) => home(field, f));
  return lost.length > 0
    ? because('succeeded', ['§11.9', '§R20'], { code: 'CARRIED_ANOTHER_WAY', unit, to: at, fleets: fleets(lost) }, by)
    : because('succeeded', ['§10.8'], { code: 'CARRIED', unit, to: at, fleets: fleets(carriers(struggle, m)) }, by);
}

/** Whether the unit that the move attacks head-on drives it out instead. */
const isRepelled = ({ field, answer }: Struggle, m: number): boolean => {
  const facing = numberAt(field.unitIn, numberAt(field.target, m));
  return isHeadToHead(field, m, facing) && answer[facing] === YES;
};

/** The other moves to where this one goes that have a way there. */
function otherMoves(struggle: Struggle, m: number): readonly number[] {
  const { field } = struggle;
  const others: number[] = [];
  for (
    let o = numberAt(field.firstAttacker, numberAt(field.target, m));
    o !== NOBODY;
    o = numberAt(field.nextAttacker, o)
  )
    if (o !== m && hasPath(struggle, o) !== NO) others.push(o);
  return others;
}

/** The other moves that reach the province, without a unit that is driven out by the one that leaves there (§9.15). */
const rivalsOf = (struggle: Struggle, m: number): readonly number[] =>
  otherMoves(struggle, m).filter((o) => !isRepelled(struggle, o));

function isRotating(field: Field, m: number): boolean {
  let next = numberAt(field.unitIn, numberAt(field.target, m));
  for (let steps = 0; steps < field.units.length && next !== NOBODY && field.kind[next] === MOVE; steps++) {
    if (next === m) return true;
    next = numberAt(field.unitIn, numberAt(field.target, next));
  }
  return false;
}

function helpers({ field, answer }: Struggle, u: number): readonly Province[] {
  const provinces: Province[] = [];
  for (let s = numberAt(field.firstSupporter, u); s !== NOBODY; s = numberAt(field.nextSupporter, s))
    if (answer[s] === YES) provinces.push(home(field, s));
  return provinces;
}

/** The strength with which the unit in the way resists the move (§9.3, §9.10). */
const resistance = (struggle: Struggle, m: number, facing: number): number =>
  struggle.field.kind[facing] !== MOVE || isHeadToHead(struggle.field, m, facing) ? strength(struggle, facing) : 1;

function repulse(struggle: Struggle, m: number): Reason {
  const { field } = struggle;
  if (hasPath(struggle, m) === NO) return stranded(struggle, m);
  const facing = numberAt(field.unitIn, numberAt(field.target, m));
  const at = provinceAt(numberAt(field.target, m));
  const unit = attacking(struggle, m);
  if (isRepelled(struggle, m))
    return because(
      'bounced',
      ['§9.15', '§R11'],
      { code: 'DRIVEN_BACK', unit, against: [attacking(struggle, facing)], at },
      [at],
    );
  const rivals = rivalsOf(struggle, m);
  const rival = strongest(struggle, rivals);
  if (rival !== undefined && strength(struggle, rival) >= unit.strength) return stoodOff(struggle, m, rival);
  // No rival is as strong. So the unit in the way stops the move, or the support of that unit's power, which does not
  // count.
  const counted = least(struggle, m, numberAt(field.power, facing));
  const inTheWay = fighter(struggle, facing, resistance(struggle, m, facing));
  const against = [inTheWay];
  if (field.power[facing] === field.power[m] && unit.strength > inTheWay.strength)
    return because('bounced', ['§11.1', '§R12'], { code: 'OWN_UNIT_STAYS', unit, against, at }, [at]);
  if (counted > inTheWay.strength) {
    const others = rivals.map((o) => attacking(struggle, o));
    const why: Why = { code: 'OWN_SUPPORT_STANDS_OFF', unit, counted, against: others, at };
    return because(
      'bounced',
      ['§11.1', '§R12'],
      why,
      rivals.map((o) => home(field, o)),
    );
  }
  if (unit.strength > inTheWay.strength)
    return because('bounced', ['§11.1', '§R12'], { code: 'OWN_SUPPORT', unit, counted, against, at }, [at]);
  if (isHeadToHead(field, m, facing))
    return because('bounced', ['§8.13', '§R6'], { code: 'HEAD_ON', unit, against, at }, [at]);
  const even: Cited =
    field.isConvoyed[m] === 1 ? ['§10.10', '§R18'] : unit.strength === 1 ? ['§8.12', '§R5'] : ['§9.13', '§R5'];
  const cited: Cited = inTheWay.strength > unit.strength ? ['§9.5', '§R5'] : even;
  return because('bounced', cited, { code: 'NOT_STRONGER', unit, against, at }, [at, ...helpers(struggle, facing)]);
}

const strongest = (struggle: Struggle, units: readonly number[]): number | undefined =>
  [...units].sort((a, b) => strength(struggle, b) - strength(struggle, a))[0];

/** Another move to the same province is as strong or stronger. */
function stoodOff(struggle: Struggle, m: number, rival: number): Reason {
  const { field } = struggle;
  const unit = attacking(struggle, m);
  const other = attacking(struggle, rival);
  const at = provinceAt(numberAt(field.target, m));
  const by = [home(field, rival)];
  if (other.strength > unit.strength)
    return because('bounced', ['§9.5'], { code: 'OUTWEIGHED', unit, against: [other], at }, by);
  const isAnyDislodged = [m, rival].some((u) => isDislodged(struggle, u) === YES);
  const even: Cited = unit.strength === 1 ? ['§8.10', '§R3'] : ['§9.13', '§R3'];
  const cited: Cited = isAnyDislodged ? ['§9.14', '§R10'] : field.isConvoyed[m] === 1 ? ['§10.10', '§R18'] : even;
  return because('bounced', cited, { code: 'STANDS_OFF', unit, against: [other], at }, by);
}

function stranded(struggle: Struggle, m: number): Reason {
  const { field } = struggle;
  const to = provinceAt(numberAt(field.target, m));
  const unit = piece(field, m);
  const seas = carriersOf(field, m);
  if (seas === 0) return because('disrupted', ['§10.1'], { code: 'NO_CONVOY', unit, to });
  const by = carriers(struggle, m).map((f) => home(field, f));
  if (struggle.isStranded[m] === 1)
    return because('disrupted', ['§11.12'], { code: 'CONVOY_PARADOX', unit, to, fleets: by }, by);
  if (!isCarried(field, m, seas))
    return because('disrupted', ['§10.8'], { code: 'NO_WHOLE_ROUTE', unit, to, fleets: by }, by);
  const lost = carriers(struggle, m).filter((f) => isDislodged(struggle, f) === YES);
  const why: Why = { code: 'CONVOY_LOST', unit, to, fleets: lost.map((f) => home(field, f)) };
  return because('disrupted', ['§10.9', '§R17'], why, by);
}
