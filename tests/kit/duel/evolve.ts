import { absurd } from '../../../domain/lib/absurd.ts';
import type { Event, Known, State } from './state.ts';

export const sorted = (cards: readonly string[]): readonly string[] => [...cards].sort();
const without = (cards: readonly string[], gone: string | null): readonly string[] =>
  cards.filter((card) => card !== gone);

/** Records an event. The facts in it say what happened; nothing is worked out here. */
export function evolve(state: State, event: Event): State {
  const next = record('sealed' in event ? { ...state, seals: state.seals + 1 } : state, event);
  return { ...next, beat: state.beat + (event.type === 'chose' ? 0 : 1) };
}

function record(state: State, event: Event): State {
  switch (event.type) {
    case 'dealt':
      return {
        ...state,
        rest: state.rest.filter((card) => !event.sealed.value.includes(card)),
        hands: { ...state.hands, [event.seat]: sorted(event.sealed.value) },
      };
    case 'chose': {
      const chosen = state.moment.is === 'stances' ? state.moment.chosen : {};
      const mine = { stance: event.sealed.value, topic: event.sealed.topic };
      return { ...state, moment: { is: 'stances', chosen: { ...chosen, [event.seat]: mine } } };
    }
    case 'revealed':
      return { ...state, first: event.first };
    case 'turned':
      return { ...state, moment: { is: 'turn', seat: event.to, steps: 0, looked: false } };
    case 'stepped': {
      const places = { ...state.places, [event.seat]: event.to };
      return {
        ...state,
        places,
        moment: state.moment.is === 'turn' ? { ...state.moment, steps: state.moment.steps + 1 } : state.moment,
      };
    }
    case 'looked': {
      const moment = state.moment.is === 'turn' ? { ...state.moment, looked: true } : state.moment;
      return {
        ...fix(state, event.depth, event.sealed.value, { seat: event.seat, topic: event.sealed.topic }),
        moment,
      };
    }
    case 'cut':
      return fix(state, 0, event.sealed.value, { topic: event.sealed.topic });
    case 'drew':
      return {
        ...state,
        ...removed(state, event.sealed.value),
        hands: { ...state.hands, [event.seat]: sorted([...state.hands[event.seat], event.sealed.value]) },
      };
    case 'attacked': {
      const { topic, value } = event.sealed;
      return { ...state, moment: { is: 'reaction', attacker: event.seat, card: value, topic } };
    }
    case 'reacted':
      return { ...state, reaction: { card: event.sealed.value, topic: event.sealed.topic } };
    case 'opened': {
      const { reaction: _, ...rest } = state;
      const { red, blue } = event.cards;
      const hands = { red: without(state.hands.red, red), blue: without(state.hands.blue, blue) };
      return { ...rest, hands, discard: sorted([...state.discard, ...[red, blue].filter((card) => card !== null)]) };
    }
    case 'struck':
      return { ...state, hits: { ...state.hits, [event.seat]: state.hits[event.seat] - event.hits } };
    case 'burned':
      return { ...state, ...removed(state, event.card), discard: sorted([...state.discard, event.card]) };
    case 'rounded':
      return { ...state, round: state.round + 1, moment: { is: 'stances', chosen: {} } };
    case 'finished':
      return { ...state, over: event.winner === undefined ? {} : { winner: event.winner } };
    case 'rested':
      return state;
    default:
      return absurd(event);
  }
}

const removed = (state: State, card: string): Pick<State, 'top' | 'rest'> => ({
  top: state.top.filter((known) => known.card !== card),
  rest: without(state.rest, card),
});

/** A seat looked at the card `depth` below the top (or it was cut): from now on it is that card. */
function fix(state: State, depth: number, card: string, by: Known['seen'][number]): State {
  const seen = [...(state.top[depth]?.seen ?? []), by];
  return {
    ...state,
    rest: without(state.rest, card),
    top: [...state.top.slice(0, depth), { card, seen }, ...state.top.slice(depth + 1)],
  };
}
