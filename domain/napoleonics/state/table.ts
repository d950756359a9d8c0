import type { Chance } from '../../contract/chance.ts';
import type { Side } from '../army/sides.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import type { Banner, Public, State } from './state.ts';

/** Where one command is worked out: the state so far, its events, and the dice. */
export interface Table {
  readonly state: State;
  readonly events: readonly Event[];
  readonly chance: Chance;
  /** What everyone may know of `state`; predicates look at this. */
  readonly now: Public;
  /** Records an event. Once a side has won nothing more happens (§3.1): what a procedure still emits is dropped. */
  emit(event: Event): void;
}

export function tableOf(start: State, chance: Chance): Table {
  let state = start;
  let now: Public | undefined;
  const events: Event[] = [];
  return {
    // Once a side has won nothing is drawn: no event would show it.
    chance: { draw: (stream, below, from) => (state.over === undefined ? chance.draw(stream, below, from) : 0) },
    events,
    get state() {
      return state;
    },
    get now() {
      now ??= publicOf(state);
      return now;
    },
    emit(event) {
      if (state.over !== undefined) return;
      events.push(event);
      chance.told?.();
      state = evolve(state, event);
      now = undefined;
    },
  };
}

/** The next seal: its topic is an opaque name. */
export const topicOf = (state: State): string => `card/${state.seals + 1}`;

/** What everyone may know of a state. */
export function publicOf({ hands, pile, track: _, scouted, seals: __, ...shown }: State): Public {
  return {
    ...shown,
    held: { top: hands.top.length, bottom: hands.bottom.length },
    pile: pile.length,
    looked: scouted.length,
  };
}

/** Gives a banner; the first side to reach the number of the scenario has won at once (§3.1). */
export function award(table: Table, side: Side, banner: Banner): void {
  table.emit({ type: 'banner-gained', side, banner });
  const { banners, battle } = table.state;
  if (banners[side].length >= battle.banners[side]) table.emit({ type: 'won', winner: side, how: 'banners' });
}
