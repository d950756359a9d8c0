import { at, numberAt } from '../../lib/sure.ts';
import { type Field, isHeadToHead, MOVE, NOBODY } from './field.ts';
import {
  evaluate,
  hasPath,
  hasPathWithout,
  isDislodged,
  isOpen,
  isShielded,
  least,
  most,
  NO,
  type Struggle,
  settle,
  UNKNOWN,
  YES,
} from './movement.ts';

// What bounds alone cannot answer. The questions left open depend on each other in circles; a *core* is a smallest set
// of them that depends on nothing open outside itself (a strongly connected component without way out). Cores are taken
// one by one:
// - exactly one set of answers satisfies all its equations: these are the answers;
// - several do, and no convoy is in doubt: a rotation (§8.14), which moves: the answers with most successful moves;
// - none or several do, and convoys are in doubt: a paradox, resolved by the Szykman rule: the armies of the doubtful
//   convoys stay and attack nothing (§11.12). Rules 21 and 22 need no place here, they are part of the equations.

/** Answers every open question. Throws if a circle without convoys has no answer, which the rules exclude. */
export function resolveField(field: Field): Struggle {
  const n = field.units.length;
  const struggle: Struggle = { field, answer: new Int8Array(n), isStranded: new Int8Array(n) };
  const open: number[] = [];
  for (let u = 0; u < n; u++) if (isOpen(field, u)) open.push(u);
  settle(struggle, open);
  while (open.length > 0) {
    decideCore(struggle, findCore(struggle, open));
    settle(struggle, open);
  }
  return struggle;
}

function decideCore(struggle: Struggle, core: readonly number[]): void {
  const doubtful = doubtfulArmies(struggle, core);
  const solutions: Int8Array[] = [];
  search(
    { ...struggle, answer: struggle.answer.slice() },
    core,
    doubtful.length > 0 ? 2 : Number.POSITIVE_INFINITY,
    solutions,
  );
  if (solutions.length !== 1 && doubtful.length > 0) {
    for (const army of doubtful) struggle.isStranded[army] = 1;
    return;
  }
  const moves = (solution: Int8Array): number =>
    core.filter((u) => struggle.field.kind[u] === MOVE && solution[u] === YES).length;
  const [best] = solutions.sort((a, b) => moves(b) - moves(a));
  if (best === undefined) throw new Error('a circle of orders without convoys has no resolution');
  for (const u of core) struggle.answer[u] = numberAt(best, u);
}

/** Collects answers that satisfy all equations of the core, at most `limit`. */
function search(struggle: Struggle, core: readonly number[], limit: number, solutions: Int8Array[]): void {
  const { answer } = struggle;
  const open = core.filter((u) => answer[u] === UNKNOWN);
  settle(struggle, open);
  const isContradicted = core.some((u) => {
    const value = evaluate(struggle, u);
    return value !== UNKNOWN && value !== answer[u];
  });
  if (isContradicted) return;
  const guess = open[0];
  if (guess === undefined) {
    solutions.push(answer);
    return;
  }
  for (const value of [YES, NO]) {
    if (solutions.length >= limit) return;
    const branch = answer.slice();
    branch[guess] = value;
    search({ ...struggle, answer: branch }, core, limit, solutions);
  }
}

/** Visits the armies with a doubtful convoy that matters to the core. */
function doubtfulArmies(struggle: Struggle, core: readonly number[]): readonly number[] {
  const armies = new Set<number>();
  for (const u of core)
    forEachDependency(
      struggle,
      u,
      () => {},
      (army) => armies.add(army),
    );
  return [...armies];
}

/**
 * A question on the path of the search: the time of its first visit, and the earliest question that it leads back to.
 */
interface Mark {
  readonly index: number;
  low: number;
}

/** Tarjan's algorithm, up to the first component: it depends on nothing open outside itself. */
function findCore(struggle: Struggle, open: readonly number[]): readonly number[] {
  const marks = new Map<number, Mark>();
  const stack: number[] = [];
  /** The core, if one lies behind `u`; else the mark of `u`. */
  const connect = (u: number): readonly number[] | Mark => {
    const mark: Mark = { index: marks.size, low: marks.size };
    marks.set(u, mark);
    stack.push(u);
    const next = new Set<number>();
    forEachDependency(
      struggle,
      u,
      (v) => next.add(v),
      () => {},
    );
    for (const v of next) {
      const found = marks.get(v) ?? connect(v);
      if (!('low' in found)) return found;
      mark.low = Math.min(mark.low, found.low);
    }
    return mark.low === mark.index ? stack.slice(stack.indexOf(u)) : mark;
  };
  const core = connect(at(open, 0));
  if ('low' in core) throw new Error('open questions without a core');
  return core;
}

type Visit = (u: number) => void;

/** Visits the open questions that the question of `u` waits for, and the armies with doubtful convoys that it reads. */
function forEachDependency(struggle: Struggle, u: number, visit: Visit, visitArmy: Visit): void {
  if (struggle.field.kind[u] === MOVE) dependenciesOfMove(struggle, u, visit, visitArmy);
  else dependenciesOfSupport(struggle, u, visit, visitArmy);
}

function dependenciesOfMove(struggle: Struggle, m: number, visit: Visit, visitArmy: Visit): void {
  const { field } = struggle;
  const target = numberAt(field.target, m);
  const facing = numberAt(field.unitIn, target);
  openPath(struggle, m, NOBODY, visit, visitArmy);
  openSupports(struggle, m, visit);
  if (facing !== NOBODY) {
    const isMover = field.kind[facing] === MOVE;
    if (isMover && !isHeadToHead(field, m, facing)) openAnswer(struggle, facing, visit);
    else openSupports(struggle, facing, visit);
  }
  const low =
    hasPath(struggle, m) === YES ? least(struggle, m, facing === NOBODY ? -1 : numberAt(field.power, facing)) : 0;
  for (let o = numberAt(field.firstAttacker, target); o !== NOBODY; o = numberAt(field.nextAttacker, o)) {
    if (o === m || hasPath(struggle, o) === NO || most(struggle, o, -1) < low) continue;
    openPath(struggle, o, NOBODY, visit, visitArmy);
    openSupports(struggle, o, visit);
    if (isHeadToHead(field, o, facing)) openAnswer(struggle, facing, visit);
  }
}

function dependenciesOfSupport(struggle: Struggle, s: number, visit: Visit, visitArmy: Visit): void {
  const { field } = struggle;
  for (
    let a = numberAt(field.firstAttacker, numberAt(field.province, s));
    a !== NOBODY;
    a = numberAt(field.nextAttacker, a)
  ) {
    if (field.power[a] === field.power[s]) continue;
    if (field.province[a] === field.target[s]) openAnswer(struggle, a, visit);
    else openPath(struggle, a, isShielded(field, s, a) ? numberAt(field.target, s) : NOBODY, visit, visitArmy);
  }
}

const openAnswer = (struggle: Struggle, u: number, visit: Visit): void => {
  if (struggle.answer[u] === UNKNOWN) visit(u);
};

function openSupports(struggle: Struggle, u: number, visit: Visit): void {
  const { field } = struggle;
  for (let s = numberAt(field.firstSupporter, u); s !== NOBODY; s = numberAt(field.nextSupporter, s))
    openAnswer(struggle, s, visit);
}

function openPath(struggle: Struggle, army: number, without: number, visit: Visit, visitArmy: Visit): void {
  const { field } = struggle;
  if (field.isConvoyed[army] === 0 || hasPathWithout(struggle, army, without) !== UNKNOWN) return;
  visitArmy(army);
  for (let f = numberAt(field.firstCarrier, army); f !== NOBODY; f = numberAt(field.nextCarrier, f)) {
    if (field.province[f] === without || isDislodged(struggle, f) !== UNKNOWN) continue;
    for (
      let a = numberAt(field.firstAttacker, numberAt(field.province, f));
      a !== NOBODY;
      a = numberAt(field.nextAttacker, a)
    )
      openAnswer(struggle, a, visit);
  }
}
