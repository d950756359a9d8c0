import type { Play } from '../contract/game.ts';
import { concede, outcome, parties, turn } from './adjudicate/ending.ts';
import { asks } from './asks.ts';
import { decide, leaves } from './decide.ts';
import { MOST_PLAYERS, seatOf, variantOf } from './map/variants.ts';
import { initial, type Options } from './setup.ts';
import { answer, lapse, ready, type Standing } from './standing.ts';
import type { Command } from './state/commands.ts';
import type { Event } from './state/events.ts';
import { evolve } from './state/evolve.ts';
import type { State } from './state/state.ts';
import { type View, view } from './view.ts';
import { seatName } from './words/names.ts';

/** The part of Diplomacy that decides: it is kept as an engine. */
export const play: Play<Options, State, Command, Event, View, Standing> = {
  id: 'diplomacy',
  rules: 'diplomacy@1',
  title: 'Diplomacy',
  seats: ({ players = MOST_PLAYERS }) =>
    variantOf(players).seats.map((powers) => ({
      seat: seatOf(powers),
      name: seatName(powers, 'en'),
      holds: powers,
    })),
  initial,
  setup: () => [],
  asks,
  decide,
  evolve,
  view,
  lapse,
  answer,
  ready,
  undoable: [],
  parties,
  leaves,
  forfeit: () => undefined,
  outcome,
  concede,
  turn,
};
