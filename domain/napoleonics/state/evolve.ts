import { absurd } from '../../lib/absurd.ts';
import { last, sure } from '../../lib/sure.ts';
import type { BySide, Side } from '../army/sides.ts';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import type { CardId, LastCombat, Orders, PieceId, State, Unit } from './state.ts';

/** Records an event. Knows no rule: dice, hits, paths and where the procedure stands are in the event. */
export function evolve(state: State, event: Event): State {
  const next = record('sealed' in event ? { ...state, seals: state.seals + 1 } : state, event);
  return { ...next, beat: state.beat + 1 };
}

function record(state: State, event: Event): State {
  switch (event.type) {
    case 'entered':
      return framed(state, [...state.frames, event.frame]);
    case 'went':
      return framed(state, [...state.frames.slice(0, -1), event.frame]);
    case 'left':
      return framed(state, state.frames.slice(0, -1));
    case 'dealt':
      return {
        ...state,
        hands: dealTo(state, event.side, event.sealed.value),
        pile: without(state.pile, event.sealed.value),
      };
    case 'turn-began': {
      const { card: _, ...rest } = state;
      return { ...rest, turn: state.turn + 1, active: event.side, orders: {}, owed: { top: 0, bottom: 0 } };
    }
    case 'card-played': {
      const { side, card, as, command } = event;
      const played = as === null ? state.played : { ...state.played, [side]: as };
      return { ...state, played, hands: takenFrom(state, side, card), card: { card, as, command, slots: [] } };
    }
    case 'reacted': {
      const { side, card } = event;
      if (card === null) return state;
      const owed = { ...state.owed, [side]: state.owed[side] + 1 };
      return { ...state, owed, hands: takenFrom(state, side, card), discard: [...state.discard, card] };
    }
    case 'drew':
      return {
        ...state,
        pile: without(state.pile, [event.sealed.value]),
        hands: dealTo(state, event.side, [event.sealed.value]),
      };
    case 'scouted':
      return {
        ...state,
        pile: without(state.pile, [event.sealed.value]),
        scouted: sorted([...state.scouted, event.sealed.value]),
      };
    case 'kept': {
      const discard = event.discarded === null ? state.discard : [...state.discard, event.discarded];
      return { ...state, scouted: [], discard, hands: dealTo(state, event.side, [event.sealed.value]) };
    }
    case 'discarded': {
      const { card: _, ...rest } = state;
      return { ...rest, discard: [...state.discard, event.card] };
    }
    case 'reshuffled':
      return { ...state, pile: sorted([...state.pile, ...state.discard]), discard: [] };
    case 'chose': {
      const { section, use } = event;
      return {
        ...state,
        ...(state.card && { card: { ...state.card, ...(section && { section }), ...(use && { use }) } }),
      };
    }
    case 'slots-opened':
      return { ...state, ...(state.card && { card: { ...state.card, slots: event.slots } }) };
    case 'ordered':
      return noted(state, event.piece, { ordered: true, ...(event.plain && { plain: true }) });
    case 'unordered': {
      const { ordered: _, ...facts } = state.orders[event.piece] ?? {};
      return { ...state, orders: { ...state.orders, [event.piece]: facts } };
    }
    case 'joined':
      return noted(state, event.unit, { joined: true });
    case 'moved': {
      const to = last(event.path);
      const there = placed(placed(state, event.piece, to), event.leader, to);
      if (event.how === 'advance' && !isBonus(state)) return noted(there, event.piece, { advanced: true });
      if (event.how !== 'order') return there;
      const gone = noted(there, event.piece, { moved: event.path.length });
      return event.leader === undefined ? gone : noted(gone, event.leader, { carried: true });
    }
    case 'exited':
      return removed(state, event.unit, event.leader);
    case 'square-formed': {
      const { unit, side, slot, sealed } = event;
      const track = { ...state.track, [side]: { ...state.track[side], [slot]: sealed.value } };
      return { ...changed(state, unit, { square: slot }), track, hands: takenFrom(state, side, sealed.value) };
    }
    case 'square-left': {
      const { unit, side, slot } = event;
      const { [slot]: card, ...others } = state.track[side];
      const back = sure(card, `card in slot ${slot}`);
      const units = state.units.map((one) => (one.id === unit ? lineOf(one) : one));
      const next = { ...state, units, track: { ...state.track, [side]: others }, hands: dealTo(state, side, [back]) };
      return state.orders[unit] ? noted(next, unit, { leftSquare: true }) : next;
    }
    case 'regained':
      return changed(state, event.unit, { blocks: unitOf(state, event.unit).blocks + event.blocks });
    case 'combat-began': {
      const { kind, unit, target, from, at, artillery } = event;
      const combat: LastCombat = { kind, attacker: unit, target, from, at, artillery, rolls: [] };
      const { advanced: _, ...facts } = state.orders[unit] ?? {};
      const begun = { ...state, last: combat, orders: { ...state.orders, [unit]: facts } };
      return [unit, ...artillery].reduce<State>((so, id) => noted(so, id, { fought: true }), begun);
    }
    case 'rolled': {
      const { by, why, faces, hits, flags } = event;
      if (why === 'elan' || why === 'rally') return state;
      return {
        ...state,
        ...(state.last && { last: { ...state.last, rolls: [...state.last.rolls, { by, why, faces, hits, flags }] } }),
      };
    }
    case 'blocks-lost':
      return changed(state, event.unit, { blocks: unitOf(state, event.unit).blocks - event.blocks });
    case 'eliminated':
      return removed(state, event.unit);
    case 'leader-lost':
    case 'leader-left':
      return removed(state, event.leader);
    case 'flags-ignored':
      return state;
    case 'banner-gained': {
      const banners = { ...state.banners, [event.side]: [...state.banners[event.side], event.banner] };
      return { ...state, banners };
    }
    case 'banner-lost': {
      const banners = {
        ...state.banners,
        [event.side]: state.banners[event.side].filter(({ about }) => about !== event.about),
      };
      return { ...state, banners };
    }
    case 'won':
      return { ...state, frames: [], over: { winner: event.winner, how: event.how } };
    default:
      return absurd(event);
  }
}

/** Whether the advance under way follows a bonus melee (§13.4c). */
function isBonus({ frames }: State): boolean {
  const frame = frames.at(-1);
  return frame?.is === 'advance' && frame.last === true;
}

const framed = (state: State, frames: readonly Frame[]): State => ({ ...state, frames });

export const sorted = (cards: readonly CardId[]): readonly CardId[] => [...cards].sort();

/** A list of cards without one copy of each of these. */
function without(cards: readonly CardId[], gone: readonly CardId[]): readonly CardId[] {
  const rest = [...cards];
  for (const card of gone) rest.splice(rest.indexOf(card), 1);
  return rest;
}

const dealTo = (state: State, side: Side, cards: readonly CardId[]): BySide<readonly CardId[]> => ({
  ...state.hands,
  [side]: sorted([...state.hands[side], ...cards]),
});

const takenFrom = (state: State, side: Side, card: CardId): BySide<readonly CardId[]> => ({
  ...state.hands,
  [side]: without(state.hands[side], [card]),
});

const unitOf = (state: State, id: PieceId): Unit =>
  sure(
    state.units.find((unit) => unit.id === id),
    `unit ${id}`,
  );

const changed = (state: State, id: PieceId, to: Partial<Unit>): State => ({
  ...state,
  units: state.units.map((unit) => (unit.id === id ? { ...unit, ...to } : unit)),
});

function lineOf({ square: _, ...unit }: Unit): Unit {
  return unit;
}

/** A unit or a leader stands on another hex. */
function placed(state: State, id: PieceId | undefined, hex: string): State {
  if (id === undefined) return state;
  return state.units.some((unit) => unit.id === id)
    ? changed(state, id, { hex })
    : { ...state, leaders: state.leaders.map((leader) => (leader.id === id ? { ...leader, hex } : leader)) };
}

const removed = (state: State, ...gone: readonly (PieceId | undefined)[]): State => ({
  ...state,
  units: state.units.filter(({ id }) => !gone.includes(id)),
  leaders: state.leaders.filter(({ id }) => !gone.includes(id)),
});

const noted = (state: State, id: PieceId, facts: Orders): State => ({
  ...state,
  orders: { ...state.orders, [id]: { ...state.orders[id], ...facts } },
});
