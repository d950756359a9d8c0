import type { Chance } from '../contract/chance.ts';
import { DECK } from './cards/rows.ts';
import type { Battle } from './field/battle.ts';
import { startOf } from './pieces/start.ts';
import { deal } from './procedures/turn/draw.ts';
import type { Event } from './state/events.ts';
import type { State } from './state/state.ts';
import { tableOf } from './state/table.ts';

/** The battle before the cards are dealt: all units at full strength (§2.1), the whole deck in the pile (§2.4). */
export const initialOf = (battle: Battle): State => ({
  battle,
  ...startOf(battle),
  turn: 0,
  active: battle.first,
  banners: { top: [], bottom: [] },
  hands: { top: [], bottom: [] },
  pile: DECK,
  track: { top: {}, bottom: {} },
  scouted: [],
  discard: [],
  played: {},
  orders: {},
  owed: { top: 0, bottom: 0 },
  frames: [],
  beat: 0,
  seals: 0,
});

/** The hands are dealt (§2.4), and the first side's turn begins (§2.6). */
export function setup(state: State, chance: Chance): readonly Event[] {
  const table = tableOf(state, chance);
  deal(table);
  return table.events;
}
