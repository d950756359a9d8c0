import { raised } from '../../../lib/powers.ts';
import { editionOf } from '../../edition/editions.ts';
import { hasFormation, isInRussia } from '../../map/ground.ts';
import { battleOf, spOnMap } from '../../pieces/pieces.ts';
import type { Position } from '../../state/state.ts';
import { type Camp, campOf, NATIONS, NATIONS_OF, otherCamp } from '../../terms/nations.ts';
import { exposure, type Lie, type Stack, sign, type Traits, waysFrom } from './lie.ts';
import { byCampOf } from './stands.ts';

/** How much less a stack presses on a place for each line between them. */
const FADING = 0.5;
/** Beyond this many lines no army presses on a place. */
const FAR = 12;
/** A stack that can take a great city. */
const GREAT = 5;
const GOALS = ['moscow', 'st-petersburg', 'kiev', 'smolensk', 'warsaw'] as const;

/** Returns how many soldiers and leaders there are, where they press, and which pieces are exposed to which. */
export function armyTraits(lie: Lie): Traits {
  const { position, stacks, control } = lie;
  const left = position.lastTurn - position.turn;
  const of = (camp: Camp): readonly Stack[] => stacks.filter((stack) => stack.camp === camp);
  const sp = (camp: Camp, isSo: (stack: Stack) => boolean = () => true): number =>
    sum(
      of(camp)
        .filter(isSo)
        .map((stack) => stack.sp),
    );
  const near = (goal: string, camp: Camp): number => nearest(lie, goal, camp);
  const [imperial, tsarist] = [sp('imperial'), sp('tsarist')];
  const invaders = sp('imperial', ({ at }) => isInRussia(position, at));
  const isOurs = (goal: string): boolean => control.get(goal) === 1;
  return {
    ...Object.fromEntries(NATIONS.map((nation) => [`sp ${nation}`, spOnMap(position, nation) / 15])),
    'imperial sp': imperial / 20,
    'imperial sp to come': (imperial * left) / 20,
    'tsarist sp': tsarist / 20,
    'tsarist sp to come': (tsarist * left) / 20,
    'sp, ratio': (imperial - tsarist) / (imperial + tsarist + 1),
    'sp in russia': invaders / 15,
    'sp in russia to come': (invaders * left) / 15,
    'tsarist sp abroad': sp('tsarist', ({ at }) => !isInRussia(position, at)) / 10,
    ...byCampOf((camp) => ({
      ...leaderTraits(position, camp),
      regrouped: sum(NATIONS_OF[camp].map((nation) => position.regroup[nation] ?? 0)) / 10,
      'beyond command': sum(of(camp).map((stack) => Math.max(0, stack.sp - stack.room))) / 10,
      unled: sp(camp, ({ room }) => room === 0) / 8,
      'on enemy ground': sp(camp, ({ at }) => control.get(at) !== sign(camp)) / 8,
      exposed: sum(of(camp).map((stack) => stack.sp * exposure(lie, stack, 1))) / 5,
      'exposed soon': sum(of(camp).map((stack) => stack.sp * exposure(lie, stack, 2))) / 5,
      mass: massOf(of(camp)) / 10,
      greatest: Math.max(0, ...of(camp).map(({ strength }) => strength)) / 10,
      ...Object.fromEntries(GOALS.map((goal) => [`near ${goal}`, 2 * near(goal, camp)])),
    })),
    'near both capitals':
      4 * Math.min(...['moscow', 'st-petersburg'].map((goal) => (isOurs(goal) ? 1 : near(goal, 'imperial')))),
    ...napoleonTraits(lie),
    ...keyTraits(lie),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The strength of the stack in which the mean piece stands. */
function massOf(stacks: readonly Stack[]): number {
  const all = sum(stacks.map(({ strength }) => strength));
  return all === 0 ? 0 : sum(stacks.map(({ strength }) => strength * strength)) / all;
}

/** How near a Camp is to a place with a stack that could take it. */
function nearest({ position, stacks }: Lie, goal: string, camp: Camp): number {
  const away = waysFrom(position, goal);
  const able = stacks.filter((stack) => stack.camp === camp && stack.strength >= GREAT);
  return Math.max(0, ...able.map(({ at, strength }) => faded(away.get(at)) * Math.min(1.5, strength / 10)));
}

const FADED = Array.from({ length: FAR + 1 }, (_, lines) => raised(FADING, lines));
/** Returns what is left of a strength this many lines away. */
const faded = (lines: number | undefined): number => (lines === undefined ? 0 : (FADED[lines] ?? 0));

function leaderTraits(position: Position, camp: Camp): Traits {
  const here = Object.entries(position.leaders).filter(([, { at, of }]) => !at.startsWith('@') && campOf(of) === camp);
  return {
    leaders: here.length / 10,
    battle: sum(here.map(([id]) => battleOf(position, id))) / 20,
    'leaders alone': here.filter(([, { at }]) => position.troops[at] === undefined).length / 3,
  };
}

function napoleonTraits({ position, stacks }: Lie): Traits {
  const at = position.leaders.napoleon?.at ?? '@';
  const around = stacks.find((stack) => stack.camp === 'imperial' && stack.at === at)?.sp ?? 0;
  const isThere = !at.startsWith('@');
  return {
    napoleon: Number(isThere),
    'napoleon alone': Number(isThere && around < GREAT),
    'around napoleon': Math.min(12, around) / 10,
  };
}

/** Which Camp presses on each Key, Depot and capital, and how many of them lie open or are outnumbered. */
function keyTraits({ position, stacks, control }: Lie): Traits {
  const pressures: Record<string, number> = {};
  const counts = { imperial: { outnumbered: 0, open: 0 }, tsarist: { outnumbered: 0, open: 0 } };
  for (const { id, key, depot, capital } of editionOf(position).spaces) {
    if (!key && !depot && !capital) continue;
    const force = { imperial: 0, tsarist: 0 };
    const near = { imperial: 0, tsarist: 0 };
    const away = waysFrom(position, id);
    for (const { camp, at, strength } of stacks) {
      const lines = away.get(at);
      force[camp] += strength * faded(lines);
      if (lines !== undefined && lines <= 2) near[camp] += strength;
    }
    pressures[`pressure ${id}`] = (force.imperial - force.tsarist) / (force.imperial + force.tsarist + 1);
    const owner: Camp | undefined = control.get(id) === 1 ? 'imperial' : control.get(id) === -1 ? 'tsarist' : undefined;
    if (owner === undefined) continue;
    if (near[otherCamp(owner)] > near[owner]) counts[owner].outnumbered++;
    if (!hasFormation(position, id, owner) && near[otherCamp(owner)] > 0) counts[owner].open++;
  }
  return {
    ...pressures,
    ...byCampOf((camp) => ({ 'keys outnumbered': counts[camp].outnumbered / 5, 'keys open': counts[camp].open / 5 })),
  };
}
