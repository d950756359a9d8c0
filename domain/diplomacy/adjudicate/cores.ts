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

// What bounds alone cannot answer. The questions left open depend on each other in circles; a *core* is a smallest set of them
// that depends on nothing open outside itself (a strongly connected component without way out). Cores are taken one by one:
// - exactly one set of answers satisfies all its equations: these are the answers;
// - several do, and no convoy is in doubt: a rotation (§8.14), which moves: the answers with most successful moves;
// - none or several do, and convoys are in doubt: a paradox, resolved by the Szykman rule: the armies of the doubtful convoys
//   stay and attack nothing (§11.12). Rules 21 and 22 need no place here, they are part of the equations.

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
  search({ ...struggle, answer: struggle.answer.slice() }, core, doubtful.length > 0 ? 2 : Number.POSITIVE_INFINITY, solutions);
  if (solutions.length !== 1 && doubtful.length > 0) {
    for (const army of doubtful) struggle.isStranded[army] = 1;
    return;
  }
  const moves = (solution: Int8Array): number => core.filter((u) => struggle.field.kind[u] === MOVE && solution[u] === YES).length;
  const [best] = solutions.sort((a, b) => moves(b) - moves(a));
  if (best === undefined) throw new Error('a circle of orders without convoys has no resolution');
  for (const u of core) struggle.answer[u] = best[u]!;
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

/** The armies whose convoy is in doubt and matters to the core. */
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

/** Tarjan's algorithm, up to the first component: it depends on nothing open outside itself. */
function findCore(struggle: Struggle, open: readonly number[]): readonly number[] {
  const index = new Map<number, number>();
  const low = new Map<number, number>();
  const stack: number[] = [];
  const connect = (u: number): readonly number[] | undefined => {
    index.set(u, index.size);
    low.set(u, index.get(u)!);
    stack.push(u);
    const next = new Set<number>();
    forEachDependency(
      struggle,
      u,
      (v) => next.add(v),
      () => {},
    );
    for (const v of next) {
      if (!index.has(v)) {
        const found = connect(v);
        if (found !== undefined) return found;
      }
      low.set(u, Math.min(low.get(u)!, low.get(v)!));
    }
    return low.get(u) === index.get(u) ? stack.slice(stack.indexOf(u)) : undefined;
  };
  return connect(open[0]!)!;
}

type Visit = (u: number) => void;

/** The open questions that the question of `u` waits for, and the armies whose doubtful convoys it reads. */
function forEachDependency(struggle: Struggle, u: number, visit: Visit, visitArmy: Visit): void {
  if (struggle.field.kind[u] === MOVE) dependenciesOfMove(struggle, u, visit, visitArmy);
  else dependenciesOfSupport(struggle, u, visit, visitArmy);
}

function dependenciesOfMove(struggle: Struggle, m: number, visit: Visit, visitArmy: Visit): void {
  const { field } = struggle;
  const target = field.target[m]!;
  const facing = field.unitIn[target]!;
  openPath(struggle, m, NOBODY, visit, visitArmy);
  openSupports(struggle, m, visit);
  if (facing !== NOBODY) {
    const isMover = field.kind[facing] === MOVE;
    if (isMover && !isHeadToHead(field, m, facing)) openAnswer(struggle, facing, visit);
    else openSupports(struggle, facing, visit);
  }
  const low = hasPath(struggle, m) === YES ? least(struggle, m, facing === NOBODY ? -1 : field.power[facing]!) : 0;
  for (let o = field.firstAttacker[target]!; o !== NOBODY; o = field.nextAttacker[o]!) {
    if (o === m || hasPath(struggle, o) === NO || most(struggle, o, -1) < low) continue;
    openPath(struggle, o, NOBODY, visit, visitArmy);
    openSupports(struggle, o, visit);
    if (isHeadToHead(field, o, facing)) openAnswer(struggle, facing, visit);
  }
}

function dependenciesOfSupport(struggle: Struggle, s: number, visit: Visit, visitArmy: Visit): void {
  const { field } = struggle;
  for (let a = field.firstAttacker[field.province[s]!]!; a !== NOBODY; a = field.nextAttacker[a]!) {
    if (field.power[a] === field.power[s]) continue;
    if (field.province[a] === field.target[s]) openAnswer(struggle, a, visit);
    else openPath(struggle, a, isShielded(field, s, a) ? field.target[s]! : NOBODY, visit, visitArmy);
  }
}

const openAnswer = (struggle: Struggle, u: number, visit: Visit): void => {
  if (struggle.answer[u] === UNKNOWN) visit(u);
};

function openSupports(struggle: Struggle, u: number, visit: Visit): void {
  const { field } = struggle;
  for (let s = field.firstSupporter[u]!; s !== NOBODY; s = field.nextSupporter[s]!) openAnswer(struggle, s, visit);
}

function openPath(struggle: Struggle, army: number, without: number, visit: Visit, visitArmy: Visit): void {
  const { field } = struggle;
  if (field.isConvoyed[army] === 0 || hasPathWithout(struggle, army, without) !== UNKNOWN) return;
  visitArmy(army);
  for (let f = field.firstCarrier[army]!; f !== NOBODY; f = field.nextCarrier[f]!) {
    if (field.province[f] === without || isDislodged(struggle, f) !== UNKNOWN) continue;
    for (let a = field.firstAttacker[field.province[f]!]!; a !== NOBODY; a = field.nextAttacker[a]!) openAnswer(struggle, a, visit);
  }
}
