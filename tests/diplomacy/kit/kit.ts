import { type Chance, chanceOf } from '../../../domain/contract/chance.ts';
import type { Refusal } from '../../../domain/contract/refusal.ts';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import { START_CENTRES } from '../../../domain/diplomacy/map/provinces.ts';
import type { Phase, Power, Province, Unit, UnitType } from '../../../domain/diplomacy/map/vocabulary.ts';
import type { Command, Order } from '../../../domain/diplomacy/state/commands.ts';
import type { Event } from '../../../domain/diplomacy/state/events.ts';
import type { Position, State } from '../../../domain/diplomacy/state/state.ts';
import { seedOf } from '../../kit/random.ts';

/** The same chance for the same number. */
export const chance = (seed: number): Chance => chanceOf(seedOf(seed), {});

/** `{ france: 'A par, F bre' }` */
export type Forces = { readonly [power in Power]?: string };

const PHASES: { readonly [letter: string]: Phase } = { M: 'movement', R: 'retreat', A: 'adjustment' };

export const unitsOf = (forces: Forces): readonly Unit[] =>
  Object.entries(forces).flatMap(([power, list]) =>
    list.split(', ').map((name) => ({ power: power as Power, type: name.slice(0, 1) as UnitType, loc: name.slice(2) })),
  );

/**
 * A game at the phase `S1901M` with these units; centres as at the start, except `centres` (`{ france: 'par bre' }`).
 */
export function game(
  phase: string,
  forces: Forces,
  more: { readonly centres?: Forces; readonly dislodged?: Position['dislodged'] } = {},
): State {
  const initial = diplomacy.initial({ rulings: 'rulebook' });
  const centres = Object.entries(more.centres ?? {}).flatMap(([power, list]) =>
    list.split(' ').map((id): [Province, Power] => [id, power as Power]),
  );
  return {
    ...initial,
    position: {
      season: phase.startsWith('S') ? 'spring' : 'fall',
      year: Number(phase.slice(1, 5)),
      phase: PHASES[phase.slice(5)]!,
      units: unitsOf(forces),
      dislodged: more.dislodged ?? [],
      contested: [],
      centres: more.centres === undefined ? START_CENTRES : Object.fromEntries(centres),
    },
  };
}

export type Sheet = { readonly [province: Province]: Order };

export const sheet = (orders: Sheet, ready?: boolean): Command =>
  ready === undefined ? { type: 'orders', orders } : { type: 'orders', orders, ready };

export const fold = (state: State, events: readonly Event[]): State => events.reduce(diplomacy.evolve, state);

/** The events of a command that must be accepted. */
export function events(state: State, seat: string, command: Command): readonly Event[] {
  const decided = diplomacy.decide(state, seat, command, chance(0));
  if (!decided.ok) throw new Error(`${seat} is refused: ${decided.error.code}: ${decided.error.detail}`);
  return decided.value;
}

/** The state after each of these seats wrote its sheet, in this order; all other seats that are asked are silent. */
export function turn(state: State, sheets: { readonly [seat: string]: Sheet }): State {
  let at = state;
  const open = diplomacy.asks(state);
  for (const [seat, orders] of Object.entries(sheets)) at = fold(at, events(at, seat, sheet(orders)));
  for (const { seat } of open) {
    if (Object.hasOwn(sheets, seat)) continue;
    at = fold(at, events(at, seat, diplomacy.lapse(diplomacy.view(at, [seat]), seat)));
  }
  return at;
}

export function refused(state: State, seat: string, command: Command): Refusal {
  const decided = diplomacy.decide(state, seat, command, chance(0));
  if (decided.ok) throw new Error(`${seat} is not refused`);
  return decided.error;
}

export const unitNames = (state: State): readonly string[] =>
  state.position.units.map(({ type, loc }) => `${type} ${loc}`);
