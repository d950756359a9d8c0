import { absurd } from '../../lib/absurd.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** Records an event. Knows no rule: what became of a phase stands in the event. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'ordered': {
      const { value: orders, topic } = event.sealed;
      const sheet = { orders, ready: event.ready, topic, ...(event.none && { none: event.none }) };
      return { ...state, written: { ...state.written, [event.seat]: sheet } };
    }
    case 'withdrawn': {
      const { [event.seat]: _, ...written } = state.written;
      return { ...state, written };
    }
    case 'resolved': {
      const { season, year, phase, results, position } = event;
      return { ...state, position, written: {}, last: { season, year, phase, results } };
    }
    case 'won':
      return { ...state, winner: event.power };
    case 'ended': {
      const { result, seats, how } = event;
      return { ...state, ended: { result, seats, how } };
    }
    case 'coin-tossed':
      return { ...state, ally: { power: event.power, seat: event.seat } };
    case 'joined': {
      const { ally: _, ...rest } = state;
      return { ...rest, seats: { ...state.seats, [event.seat]: [...(state.seats[event.seat] ?? []), event.power] } };
    }
    default:
      return absurd(event);
  }
}
