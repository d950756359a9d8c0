import { unitName } from '../provinces.ts';
import type { Dislodged, OrderResult, OutcomeWord, Province } from '../state.ts';
import { numberOf, provinceAt } from './atlas.ts';
import { CONVOY, carriersOf, type Field, isCarried, isHeadToHead, MOVE, NOBODY, SUPPORT } from './field.ts';
import { cutting, hasPath, isDislodged, isShielded, least, NO, type Struggle, YES } from './movement.ts';

/** Why an order came to what it came to: the rule, a sentence, and the provinces of the units that decided it. */
export interface Reason {
  readonly outcome: OutcomeWord;
  readonly rule: string;
  readonly reason: string;
  readonly by: readonly Province[];
}

const because = (outcome: OutcomeWord, rule: string, reason: string, by: readonly Province[] = []): Reason => ({
  outcome,
  rule,
  reason,
  by,
});

/** The result of every order of a resolved movement phase. `attackers`: who dislodged each unit, or `NOBODY`. */
export const explain = (struggle: Struggle, attackers: Int16Array, dislodged: readonly Dislodged[]): OrderResult[] =>
  struggle.field.units.map((unit, u) => {
    const { outcome, rule, reason, by } = reasonOf(struggle, u, attackers[u]!);
    const result = {
      power: unit.power,
      unit: { type: unit.type, loc: unit.loc },
      order: struggle.field.orders[u]!,
      outcome,
      rule,
      reason,
      by,
    };
    if (attackers[u] === NOBODY) return result;
    const isLost = dislodged.find((one) => one.unit === unit)?.retreats.length === 0;
    return {
      ...result,
      reason: isLost ? `${reason} With nowhere to go, it is disbanded.` : reason,
      dislodgedFrom: home(struggle.field, attackers[u]!),
    };
  });

const home = (field: Field, u: number): Province => provinceAt(field.province[u]!);
const name = (field: Field, u: number): string => unitName(field.units[u]!);
const strength = (struggle: Struggle, u: number): number => least(struggle, u, -1);

function reasonOf(struggle: Struggle, u: number, attacker: number): Reason {
  const { field } = struggle;
  const refused = field.refused[u];
  if (refused !== undefined) return because('illegal', refused.rule, refused.detail);
  if (field.kind[u] === MOVE) return struggle.answer[u] === YES ? advance(struggle, u) : repulse(struggle, u);
  if (field.kind[u] === SUPPORT) return support(struggle, u);
  if (attacker !== NOBODY)
    return because(
      'dislodged',
      field.kind[u] === CONVOY ? '§10.9' : '§9.12',
      `${name(field, attacker)} (${least(struggle, attacker, field.power[u]!)}) drives out ${name(field, u)} (${strength(struggle, u)}).`,
      [home(field, attacker)],
    );
  return field.kind[u] === CONVOY ? convoy(struggle, u) : because('held', '§7.10', `${name(field, u)} stays.`);
}

function advance(struggle: Struggle, m: number): Reason {
  const { field } = struggle;
  const facing = field.unitIn[field.target[m]!]!;
  const to = provinceAt(field.target[m]!);
  if (facing === NOBODY) return because('succeeded', ...wayOf(struggle, m), helpers(struggle, m));
  if (field.kind[facing] !== MOVE || struggle.answer[facing] === NO)
    return because(
      'succeeded',
      '§9.12',
      `${name(field, m)} (${least(struggle, m, field.power[facing]!)}) drives out ${name(field, facing)} (${resistance(struggle, m, facing)}).`,
      [to, ...helpers(struggle, m)],
    );
  if (field.target[facing] === field.province[m])
    return because('succeeded', '§11.8', `${name(field, m)} and ${name(field, facing)} change places by convoy.`, [to]);
  if (isRotating(field, m)) return because('succeeded', '§8.14', `${name(field, m)} moves on in a rotation.`, [to]);
  return because('succeeded', ...wayOf(struggle, m), [to, ...helpers(struggle, m)]);
}

function wayOf(struggle: Struggle, m: number): readonly [rule: string, reason: string] {
  const { field } = struggle;
  const to = provinceAt(field.target[m]!);
  const beaten = rivalsOf(struggle, m);
  if (beaten.length > 0) {
    const others = beaten.map((o) => `${name(field, o)} (${strength(struggle, o)})`).join(', ');
    return ['§9.5', `${name(field, m)} (${strength(struggle, m)}) is stronger at ${to} than ${others}.`];
  }
  if (field.isConvoyed[m] === 0) return ['§8.1', `Nothing stops ${name(field, m)} in ${to}.`];
  for (let f = field.firstCarrier[m]!; f !== NOBODY; f = field.nextCarrier[f]!)
    if (isDislodged(struggle, f) === YES) return ['§11.9', `${name(field, m)} is carried to ${to} by a way that stays whole.`];
  return ['§10.8', `${name(field, m)} is carried to ${to}, and nothing stops it there.`];
}

/** Whether the unit that the move attacks head-on drives it out instead. */
const isRepelled = ({ field, answer }: Struggle, m: number): boolean => {
  const facing = field.unitIn[field.target[m]!]!;
  return isHeadToHead(field, m, facing) && answer[facing] === YES;
};

/** The other moves that reach the province, but for a unit driven out by the one that leaves there (§9.15). */
function rivalsOf(struggle: Struggle, m: number): readonly number[] {
  const { field } = struggle;
  const others: number[] = [];
  for (let o = field.firstAttacker[field.target[m]!]!; o !== NOBODY; o = field.nextAttacker[o]!)
    if (o !== m && hasPath(struggle, o) !== NO && !isRepelled(struggle, o)) others.push(o);
  return others;
}

function isRotating(field: Field, m: number): boolean {
  let next = field.unitIn[field.target[m]!]!;
  for (let steps = 0; steps < field.units.length && next !== NOBODY && field.kind[next] === MOVE; steps++) {
    if (next === m) return true;
    next = field.unitIn[field.target[next]!]!;
  }
  return false;
}

function helpers({ field, answer }: Struggle, u: number): readonly Province[] {
  const provinces: Province[] = [];
  for (let s = field.firstSupporter[u]!; s !== NOBODY; s = field.nextSupporter[s]!) if (answer[s] === YES) provinces.push(home(field, s));
  return provinces;
}

/** The strength with which the unit in the way resists the move (§9.3, §9.10). */
const resistance = (struggle: Struggle, m: number, facing: number): number =>
  struggle.field.kind[facing] !== MOVE || isHeadToHead(struggle.field, m, facing) ? strength(struggle, facing) : 1;

function repulse(struggle: Struggle, m: number): Reason {
  const { field } = struggle;
  if (hasPath(struggle, m) === NO) return stranded(struggle, m);
  const facing = field.unitIn[field.target[m]!]!;
  const stays = facing !== NOBODY && !(field.kind[facing] === MOVE && struggle.answer[facing] === YES);
  const to = provinceAt(field.target[m]!);
  const own = strength(struggle, m);
  if (isRepelled(struggle, m))
    return because('bounced', '§9.15', `${name(field, facing)} drives out ${name(field, m)}, which has no effect on ${to}.`, [to]);
  for (let o = field.firstAttacker[field.target[m]!]!; o !== NOBODY; o = field.nextAttacker[o]!) {
    if (o === m || hasPath(struggle, o) === NO || strength(struggle, o) < own) continue;
    if (isRepelled(struggle, o)) continue;
    const rule = strength(struggle, o) > own ? '§9.5' : own === 1 ? '§8.10' : '§9.13';
    return because('bounced', rule, `${name(field, m)} (${own}) meets ${name(field, o)} (${strength(struggle, o)}) at ${to}.`, [
      home(field, o),
    ]);
  }
  if (!stays) return rivals(struggle, m, facing);
  if (field.power[facing] === field.power[m])
    return because('bounced', '§11.1', `${name(field, facing)} of the same power does not leave ${to}.`, [to]);
  const against = resistance(struggle, m, facing);
  const attack = least(struggle, m, field.power[facing]!);
  if (own > against && attack <= against)
    return because('bounced', '§11.1', `${name(field, facing)} cannot be driven out with the support of its own power.`, [to]);
  if (attack > against) return rivals(struggle, m, facing);
  if (isHeadToHead(field, m, facing))
    return because('bounced', '§8.13', `${name(field, m)} (${attack}) and ${name(field, facing)} (${against}) cannot change places.`, [to]);
  const rule = against > attack ? '§9.5' : attack === 1 ? '§8.12' : '§9.13';
  return because('bounced', rule, `${name(field, m)} (${attack}) does not drive out ${name(field, facing)} (${against}).`, [
    to,
    ...helpers(struggle, facing),
  ]);
}

/** Another attacker is as strong as what this move can bring against the unit that stays (§11.1, §9.13). */
function rivals(struggle: Struggle, m: number, facing: number): Reason {
  const { field } = struggle;
  const by = rivalsOf(struggle, m).map((o) => home(field, o));
  const rule = facing !== NOBODY && least(struggle, m, field.power[facing]!) < strength(struggle, m) ? '§11.1' : '§9.13';
  return because('bounced', rule, `${name(field, m)} is stood off at ${provinceAt(field.target[m]!)}.`, by);
}

function stranded(struggle: Struggle, m: number): Reason {
  const { field } = struggle;
  const to = provinceAt(field.target[m]!);
  const fleets = carriersOf(field, m);
  if (fleets === 0) return because('disrupted', '§10.1', `No fleet was ordered to carry ${name(field, m)} to ${to}.`);
  const by: Province[] = [];
  for (let f = field.firstCarrier[m]!; f !== NOBODY; f = field.nextCarrier[f]!) by.push(home(field, f));
  if (struggle.isStranded[m] === 1)
    return because('disrupted', '§11.12', `The convoy of ${name(field, m)} would decide whether it is whole itself: the army stays.`, by);
  if (!isCarried(field, m, fleets))
    return because('disrupted', '§10.8', `The fleets ordered are no whole way from ${home(field, m)} to ${to}.`, by);
  return because('disrupted', '§10.9', `Without the dislodged fleets ${name(field, m)} has no way to ${to}.`, by);
}

function support(struggle: Struggle, s: number): Reason {
  const { field } = struggle;
  const order = field.orders[s]!;
  const helped = order.order === 'support' ? order.of : '';
  if (field.isMatched[s] === 0)
    return order.order === 'support' && order.to === undefined
      ? because('void', '§9.10', `The unit in ${helped} was ordered to move, so it cannot be supported in place.`, [helped])
      : because('void', '§9.11', `The unit in ${helped} was not ordered to make this move.`, [helped]);
  if (struggle.answer[s] === NO) return cut(struggle, s);
  for (let a = field.firstAttacker[field.province[s]!]!; a !== NOBODY; a = field.nextAttacker[a]!) {
    if (field.power[a] === field.power[s])
      return because('succeeded', '§11.5', `The attack by ${name(field, a)} of its own power does not cut it.`, [home(field, a), helped]);
    if (field.province[a] === field.target[s])
      return because('succeeded', '§9.19', `${name(field, a)} attacks from where the support is given, and does not dislodge it.`, [
        home(field, a),
        helped,
      ]);
    if (isShielded(field, s, a))
      return because('succeeded', '§11.10', `${name(field, a)} comes over a fleet that is attacked with this support.`, [
        home(field, a),
        helped,
      ]);
  }
  return because('succeeded', '§9.3', `${name(field, s)} is free to support the unit in ${helped}.`, [helped]);
}

function cut(struggle: Struggle, s: number): Reason {
  const { field } = struggle;
  for (let a = field.firstAttacker[field.province[s]!]!; a !== NOBODY; a = field.nextAttacker[a]!) {
    if (field.power[a] === field.power[s] || cutting(struggle, s, a) !== YES) continue;
    if (field.province[a] === field.target[s])
      return because('cut', '§9.20', `${name(field, a)} dislodges ${name(field, s)}.`, [home(field, a)]);
    return because('cut', isShielded(field, s, a) ? '§11.11' : '§9.18', `${name(field, a)} attacks ${name(field, s)}.`, [home(field, a)]);
  }
  throw new Error('a cut support without an attacker');
}

function convoy(struggle: Struggle, f: number): Reason {
  const { field } = struggle;
  const order = field.orders[f]!;
  const of = order.order === 'convoy' ? order.of : '';
  const army = field.isMatched[f] === 1 ? field.unitIn[numberOf(of)]! : NOBODY;
  if (army === NOBODY) return because('void', '§10.5', `The army in ${of} was not ordered to go there.`, [of]);
  if (field.isConvoyed[army] === 0)
    return because('succeeded', '§11.7', `${name(field, army)} goes by land; the convoy was open to it.`, [of]);
  if (struggle.isStranded[army] === 1 && isInDoubt(struggle, f))
    return because('disrupted', '§11.12', `Whether this convoy is whole would depend on its own army.`, [of]);
  return because('succeeded', '§10.1', `${name(field, f)} is there to carry ${name(field, army)}.`, [of]);
}

/** Whether a convoying fleet was attacked at all: one that was not has no part in a paradox. */
const isInDoubt = ({ field }: Struggle, f: number): boolean => field.firstAttacker[field.province[f]!] !== NOBODY;
