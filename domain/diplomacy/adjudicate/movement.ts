import { at, numberAt } from '../../lib/sure.ts';
import { SEA_BIT } from '../map/atlas.ts';
import { type Field, isCarried, isHeadToHead, MOVE, NOBODY, SUPPORT } from './field.ts';

// How movement is resolved. Every moving unit has one open question (does it get through?) and every matched support
// one (is it given?). All else - strengths, dislodgements, convoy routes - follows from those answers. Each question is
// an equation over other answers; here it is evaluated in three values: what the answers known so far force, or
// UNKNOWN. Known answers are never taken back, so going round until nothing changes finds the least fixed point, in a
// few passes over at most 34 units; almost every phase ends there. What is left depends on itself in a circle
// (rotations, convoy paradoxes): see cores.ts.
//
// The equations are those of the Diplomacy Adjudicator Test Cases, chapter 5, with the rulebook's rules 21 and 22 added
// where the rulings say so. This is the idea of Kruijswijk's partial-information resolver (bounds instead of guesses)
// without its recursion: the answers are evaluated over flat arrays, and a circle is looked at as a whole, once,
// instead of wherever the recursion happens to enter it.

type Trit = 0 | 1 | 2;
export const UNKNOWN = 0;
export const YES = 1;
export const NO = 2;

/** The field and the answers so far: for a move, whether it succeeds; for a support, whether it is given. */
export interface Struggle {
  readonly field: Field;
  readonly answer: Int8Array;
  /** Armies with a convoy that fails for all actions of the fleets: the Szykman rule (§11.12). */
  readonly isStranded: Int8Array;
}

export const isOpen = (field: Field, u: number): boolean =>
  field.kind[u] === MOVE || (field.kind[u] === SUPPORT && field.isMatched[u] === 1);

/** Answers all that follows from what is known. `among`: the units to look at, those answered are taken out of it. */
export function settle(struggle: Struggle, among: number[]): void {
  const { answer } = struggle;
  let isChanging = true;
  while (isChanging) {
    isChanging = false;
    let kept = 0;
    for (let i = 0; i < among.length; i++) {
      const u = at(among, i);
      const value = evaluate(struggle, u);
      if (value === UNKNOWN) among[kept++] = u;
      else {
        answer[u] = value;
        isChanging = true;
      }
    }
    among.length = kept;
  }
}

/** What the known answers force for the question of this unit. */
export const evaluate = (struggle: Struggle, u: number): Trit =>
  struggle.field.kind[u] === MOVE ? getsThrough(struggle, u) : isGiven(struggle, u);

/** 1, as every unit (§3.2, §R1), and the supports surely given, except those by the power `without` (§9.3). */
export function least({ field, answer }: Struggle, u: number, without: number): number {
  let strength = 1;
  for (let s = numberAt(field.firstSupporter, u); s !== NOBODY; s = numberAt(field.nextSupporter, s))
    if (answer[s] === YES && field.power[s] !== without) strength++;
  return strength;
}

/** 1 and the supports perhaps given. */
export function most({ field, answer }: Struggle, u: number, without: number): number {
  let strength = 1;
  for (let s = numberAt(field.firstSupporter, u); s !== NOBODY; s = numberAt(field.nextSupporter, s))
    if (answer[s] !== NO && field.power[s] !== without) strength++;
  return strength;
}

const ANYONE = -1;

/** §8.10-§8.14, §9.5, §11.1: whether a move succeeds. */
function getsThrough(struggle: Struggle, m: number): Trit {
  const { field, answer } = struggle;
  const path = hasPath(struggle, m);
  if (path === NO) return NO;
  const facing = numberAt(field.unitIn, numberAt(field.target, m));
  if (facing === NOBODY) return against(struggle, m, path, NOBODY, true);
  if (field.kind[facing] !== MOVE || isHeadToHead(field, m, facing)) return against(struggle, m, path, facing, false);
  if (answer[facing] === YES) return against(struggle, m, path, facing, true);
  if (answer[facing] === NO) return against(struggle, m, path, facing, false);
  const ifItLeaves = against(struggle, m, path, facing, true);
  return ifItLeaves === against(struggle, m, path, facing, false) ? ifItLeaves : UNKNOWN;
}

/** Whether move `m` succeeds if the unit in its way leaves or stays. */
function against(struggle: Struggle, m: number, path: Trit, facing: number, isLeaving: boolean): Trit {
  const { field } = struggle;
  // A power does not dislodge its own unit that stays, and its support does not count (§11.1); the strength of others
  // does (§11.2). Such a move still stands others off: `o` below is measured with all its supports (§11.3).
  if (!isLeaving && field.power[facing] === field.power[m]) return NO;
  const without = isLeaving ? ANYONE : numberAt(field.power, facing);
  const low = path === YES ? least(struggle, m, without) : 0;
  const high = most(struggle, m, without);
  const helpsHolding = !isLeaving && (field.kind[facing] !== MOVE || isHeadToHead(field, m, facing));
  if (high <= (isLeaving ? 0 : helpsHolding ? least(struggle, facing, ANYONE) : 1)) return NO;
  let isSure = low > (isLeaving ? 0 : helpsHolding ? most(struggle, facing, ANYONE) : 1);
  for (
    let o = numberAt(field.firstAttacker, numberAt(field.target, m));
    o !== NOBODY;
    o = numberAt(field.nextAttacker, o)
  ) {
    if (o === m) continue;
    // A unit driven back by the one it attacks has no effect there (§9.15).
    if (isLeaving && isHeadToHead(field, o, facing)) continue;
    const way = hasPath(struggle, o);
    if (way === NO) continue;
    if (way === YES && high <= least(struggle, o, ANYONE)) return NO;
    if (low <= most(struggle, o, ANYONE)) isSure = false;
  }
  return isSure ? YES : UNKNOWN;
}

/** §9.17-§9.20, §11.5: whether a support is given, or cut. */
function isGiven(struggle: Struggle, s: number): Trit {
  const { field } = struggle;
  let result: Trit = YES;
  for (
    let a = numberAt(field.firstAttacker, numberAt(field.province, s));
    a !== NOBODY;
    a = numberAt(field.nextAttacker, a)
  ) {
    if (field.power[a] === field.power[s]) continue;
    const cuts = cutting(struggle, s, a);
    if (cuts === YES) return NO;
    if (cuts === UNKNOWN) result = UNKNOWN;
  }
  return result;
}

/** Whether the attack `a` on the supporter `s` cuts its support. */
export function cutting(struggle: Struggle, s: number, a: number): Trit {
  const { field, answer } = struggle;
  if (field.province[a] === field.target[s]) return answer[a] as Trit;
  return isShielded(field, s, a) ? hasPathWithout(struggle, a, numberAt(field.target, s)) : hasPath(struggle, a);
}

/**
 * Whether `s` supports an attack on a fleet that is to carry the army `a`: then rules 21 and 22 (§11.10, §11.11) hold.
 */
export function isShielded(field: Field, s: number, a: number): boolean {
  if (field.rulings !== 'rulebook' || field.isConvoyed[a] === 0) return false;
  const order = at(field.orders, s);
  if (order.order !== 'support' || order.to === undefined) return false;
  for (let f = numberAt(field.firstCarrier, a); f !== NOBODY; f = numberAt(field.nextCarrier, f))
    if (field.province[f] === field.target[s]) return true;
  return false;
}

/** Whether a move has a way: by land always, by sea over fleets that are not dislodged (§10.9, §11.9). */
export const hasPath = (struggle: Struggle, a: number): Trit =>
  struggle.field.isConvoyed[a] === 0 ? YES : hasPathWithout(struggle, a, NOBODY);

/** The same without the fleet in one sea. */
export function hasPathWithout(struggle: Struggle, a: number, sea: number): Trit {
  const { field } = struggle;
  if (struggle.isStranded[a] === 1) return NO;
  let sure = 0;
  let perhaps = 0;
  for (let f = numberAt(field.firstCarrier, a); f !== NOBODY; f = numberAt(field.nextCarrier, f)) {
    if (field.province[f] === sea) continue;
    const lost = isDislodged(struggle, f);
    if (lost === YES) continue;
    perhaps |= numberAt(SEA_BIT, numberAt(field.province, f));
    if (lost === NO) sure |= numberAt(SEA_BIT, numberAt(field.province, f));
  }
  if (!isCarried(field, a, perhaps)) return NO;
  return sure === perhaps || isCarried(field, a, sure) ? YES : UNKNOWN;
}

/** Whether a unit is driven out of its province (§9.1). */
export function isDislodged({ field, answer }: Struggle, u: number): Trit {
  if (field.kind[u] === MOVE && answer[u] === YES) return NO;
  let result: Trit = NO;
  for (
    let a = numberAt(field.firstAttacker, numberAt(field.province, u));
    a !== NOBODY;
    a = numberAt(field.nextAttacker, a)
  ) {
    if (answer[a] === NO) continue;
    if (answer[a] === UNKNOWN || (field.kind[u] === MOVE && answer[u] === UNKNOWN)) result = UNKNOWN;
    else return YES;
  }
  return result;
}
