import { type Chance, die } from '../../contract/chance.ts';
import { grouped } from '../../lib/grouped.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { Frame } from '../frames/frames.ts';
import { readersOf, seatOf } from '../state/seating.ts';
import type { State } from '../state/state.ts';
import type { Power } from '../terms/nations.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';

/** Where one command is worked out: the state so far, its events, and the chance. */
export interface Table {
  readonly state: State;
  readonly events: readonly Event[];
  readonly chance: Chance;
  /**
   * Records an event. Once the game has ended nothing more happens (§19.1): what a procedure still emits is dropped.
   */
  emit(event: Event): void;
}

export function tableOf(start: State, chance: Chance): Table {
  let state = start;
  const events: Event[] = [];
  return {
    // Once the game has ended nothing is drawn: no event would show it.
    chance: { draw: (stream, below, from) => (state.over === null ? chance.draw(stream, below, from) : 0) },
    events,
    get state() {
      return state;
    },
    emit(event) {
      if (state.over !== null) return;
      events.push(event);
      chance.told?.();
      state = evolve(state, event);
    },
  };
}

export const enter = (table: Table, frame: Frame): void => table.emit({ type: 'entered', frame });
export const go = (table: Table, frame: Frame): void => table.emit({ type: 'went', frame });
export const leave = (table: Table): void => table.emit({ type: 'left' });

interface Seal<T> {
  readonly to: readonly SeatId[];
  /** An opaque name. */
  readonly topic: string;
  readonly value: T;
}
const seal = <T>({ state }: Table, to: readonly SeatId[], value: T): Seal<T> => ({
  to,
  topic: `seal/${state.seals + 1}`,
  value,
});

/** A seal that a Power's seat alone may read. */
export const sealFor = <T>(table: Table, power: Power, value: T): Seal<T> =>
  seal(table, [seatOf(table.state, power)], value);

/** A seal for cards of a Power, read by all who see its hand. */
export const sealCards = (table: Table, power: Power, cards: readonly number[]): Seal<readonly number[]> =>
  seal(table, readersOf(table.state, power), cards);

/** Returns a seal that the seats of some Powers may read, and the seats that see their hands. */
export const sealTo = <T>(table: Table, powers: readonly Power[], value: T): Seal<T> =>
  seal(table, [...new Set(powers.flatMap((power) => readersOf(table.state, power)))], value);

/**
 * Throws dice all at once (§0.3), for a purpose and by a rule, at `space` if at one; `total` is their sum unless
 * `count` says otherwise.
 */
export function roll(
  table: Table,
  power: Power,
  dice: number,
  {
    why,
    rule,
    space,
    count = sum,
  }: { why: string; rule: string; space?: string; count?: (faces: readonly number[]) => number },
): { readonly faces: readonly number[]; readonly total: number } {
  const faces = Array.from({ length: dice }, () => die(table.chance, 6));
  const total = count(faces);
  table.emit({ type: 'rolled', why, power, dice: faces, total, rule, ...(space === undefined ? {} : { space }) });
  return { faces, total };
}

/**
 * How often equal dice are thrown again; after that the impulse order stands. Twenty ties in a row come once in 10^15
 * times.
 */
const MOST_THROWS = 20;

/** Powers, in impulse order, throw a die each: the highest comes first, equal ones throw again. */
export function byDie<P extends Power>(
  table: Table,
  powers: readonly P[],
  by: { readonly why: string; readonly rule: string },
  throws = MOST_THROWS,
): readonly P[] {
  if (powers.length < 2 || throws === 0) return powers;
  const thrown = powers.map((power) => ({ power, face: roll(table, power, 1, by).total }));
  const ranks = [...grouped(thrown, ({ face }) => face)].toSorted(([a], [b]) => b - a);
  return ranks.flatMap(([, equal]) =>
    byDie(
      table,
      equal.map(({ power }) => power),
      by,
      throws - 1,
    ),
  );
}

export const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);
