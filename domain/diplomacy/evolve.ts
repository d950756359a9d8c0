import { absurd } from '../lib/absurd.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** Records an event. Knows no rule: what became of a phase stands in the event. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'ordered': {
      const { value: orders, topic } = event.sealed;
      const sheet = { orders, ready: event.ready, topic };
      return { ...state, written: { ...state.written, [event.seat]: sheet } };
    }
    case 'resolved': {
      const { season, year, phase, results, position } = event;
      return { ...state, position, written: {}, last: { season, year, phase, results } };
    }
    case 'won':
      return { ...state, winner: event.power };
    default:
      return absurd(event);
  }
}
