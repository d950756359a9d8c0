import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from '../../../domain/diplomacy/adjudicate/index.ts';
import { nextPosition } from '../../../domain/diplomacy/adjudicate/sequence.ts';
import { readOrders } from '../../../domain/diplomacy/analyses/orders.ts';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import {
  type Phase,
  POWERS,
  type Power,
  type Province,
  type Unit,
  type UnitType,
} from '../../../domain/diplomacy/map/vocabulary.ts';
import { evolve } from '../../../domain/diplomacy/state/evolve.ts';
import type { Position, Rulings, State } from '../../../domain/diplomacy/state/state.ts';
import datc from '../datc.json' with { type: 'json' };
import figures from '../figures.json' with { type: 'json' };
import { type ByPower, byPower, type ExampleOrder } from './example.ts';

/** A position with the orders of a phase. */
interface Scene {
  readonly phase: Phase;
  readonly units: ByPower;
  readonly centres?: ByPower;
  readonly orders: readonly ExampleOrder[];
  readonly rulings: Rulings;
}

interface Case {
  readonly id: string;
  readonly phase: string;
  readonly units: ByPower;
  readonly orders: readonly ExampleOrder[];
  readonly centres?: ByPower;
  readonly retreats?: readonly ExampleOrder[];
}

const unitsOf = (listed: ByPower): readonly Unit[] =>
  Object.entries(listed).flatMap(([power, names]) =>
    names.map((name): Unit => ({ power: power as Power, type: name.slice(0, 1) as UnitType, loc: name.slice(2) })),
  );
const centresOf = (listed: ByPower): Position['centres'] =>
  Object.fromEntries(
    Object.entries(listed).flatMap(([power, ids]) => ids.map((id): [Province, Power] => [id, power as Power])),
  );

/** A game in which each power has its seat, at this position. */
export const stateAt = (position: Position, rulings: Rulings = 'rulebook'): State => ({
  ...diplomacy.initial({ rulings }),
  position,
});

/** The state after a phase with these orders was resolved. */
export function after(state: State, written: ByPower): State {
  const { position, rulings } = state;
  const { orders } = readOrders(position, written);
  const resolution = resolve(position, orders, rulings);
  const { season, year, phase } = position;
  return evolve(state, {
    type: 'resolved',
    season,
    year,
    phase,
    results: resolution.results,
    position: nextPosition(position, resolution),
    opens: [],
  });
}

const sceneState = ({ phase, units, centres, orders, rulings }: Scene): State =>
  after(
    stateAt(
      {
        season: phase === 'adjustment' ? 'fall' : 'spring',
        year: 1901,
        phase,
        units: unitsOf(units),
        dislodged: [],
        contested: [],
        centres: centresOf(centres ?? {}),
      },
      rulings,
    ),
    byPower(orders),
  );

/** The rulebook's figures, each resolved: `{ 'figure-4': State }`. */
export const drawnFigures: { readonly [name: string]: State } = Object.fromEntries(
  (figures as unknown as readonly (Omit<Case, 'id'> & { readonly figure: string })[]).map(
    ({ figure, units, orders }) => [
      `figure-${figure}`,
      sceneState({ phase: 'movement', units, orders, rulings: 'rulebook' }),
    ],
  ),
);

/** Test cases that are hard to draw: paradoxes, rotations, a beleaguered garrison, retreats, builds and removals. */
const HARD = [
  '6.C.1', '6.C.2', '6.C.4', '6.C.7', '6.D.2', '6.D.4', '6.D.8', '6.D.25', '6.E.9', '6.E.15', '6.F.6', '6.F.14', '6.F.15', '6.F.16', '6.F.22', '6.F.24', '6.F.28',
  '6.G.1', '6.G.10', '6.H.6', '6.H.8', '6.I.3', '6.J.1', '6.J.6',
]; // biome-ignore format: a list

export const drawnCases: { readonly [name: string]: State } = Object.fromEntries(
  (datc as unknown as readonly Case[])
    .filter(({ id }) => HARD.includes(id))
    .flatMap((one): [string, State][] => {
      const moved = sceneState({ ...one, phase: one.phase as Phase, rulings: 'datc' });
      const name = `datc-${one.id}`;
      return one.retreats === undefined
        ? [[name, moved]]
        : [
            [name, moved],
            [`${name}-retreats`, after(moved, byPower(one.retreats))],
          ];
    }),
);

interface GamePhase {
  readonly phase: Phase;
  readonly orders: ByPower;
}

/** A real game: the state after each of its phases, and the orders of the next. */
export function* replayed(file: string): Generator<{ readonly state: State; readonly orders: ByPower }> {
  const { phases } = JSON.parse(readFileSync(new URL(`../games/${file}`, import.meta.url), 'utf8')) as {
    readonly phases: readonly GamePhase[];
  };
  let state = diplomacy.initial({ rulings: 'rulebook' });
  let isFirst = true;
  for (const { phase, orders } of phases) {
    if (phase !== state.position.phase) continue;
    if (!isFirst) yield { state, orders };
    isFirst = false;
    state = after(state, orders);
  }
}
export const gameFiles: readonly string[] = readdirSync(new URL('../games/', import.meta.url)).sort();

/** The state with all powers' orders written, not resolved: for the drawing of drafts. */
export function drafted(state: State, written: ByPower): State {
  const { orders } = readOrders(state.position, written);
  return {
    ...state,
    written: Object.fromEntries(
      POWERS.map((power) => [power, { orders: orders[power] ?? {}, ready: false, topic: power }]),
    ),
  };
}
