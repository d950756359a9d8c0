import type { Play } from '../contract/game.ts';
import { asks } from './asks.ts';
import { piles } from './cards/piles.ts';
import { decide } from './decide.ts';
import { auctionOf } from './deeds/hands/auction.ts';
import { concede, forfeit, outcome } from './deeds/tracks/ending.ts';
import type { Command } from './frames/commands.ts';
import { lapse } from './legal.ts';
import { initialState, setup } from './setup.ts';
import { answer, BY_MAIL, type Standing, stand } from './standing.ts';
import type { Options } from './state/options.ts';
import { isSingleHand, seatsOf } from './state/seating.ts';
import type { State } from './state/state.ts';
import { type View, view } from './state/view.ts';
import type { Event } from './table/events.ts';
import { evolve } from './table/evolve.ts';
import { withdrawn } from './windows/reach.ts';
import { seatSpecs } from './words/seats.ts';

/** The part of Kutuzov that decides: it is kept as an engine. */
export const play: Play<Options, State, Command, Event, View, Standing> = {
  id: 'kutuzov',
  rules: 'kutuzov@1',
  title: 'Kutuzov 1812',
  seats: ({ seating = 'four', powersBy }) => seatSpecs(seating, powersBy),
  initial({
    scenario = 1,
    seating = 'four',
    powersBy = 'seat',
    openHands = false,
    turnFour = false,
    edition = 'reconstructed',
    windows = 'single',
  }) {
    const state = initialState(edition, scenario, seatsOf(seating, powersBy), {
      openHands,
      singleHand: isSingleHand(seating),
      turnFour,
      merged: windows === 'merged',
    });
    return powersBy === 'seat' ? state : { ...state, frames: [auctionOf(state, powersBy)] };
  },
  setup,
  asks,
  decide,
  evolve,
  piles,
  view,
  lapse,
  answer,
  defaultOrder: BY_MAIL,
  stand,
  ordersBegin: (events) => events.some((event) => event.type === 'impulse-began' && event.power !== null),
  undoable: [],
  parties: ({ seats }) => Object.keys(seats),
  leaves: withdrawn,
  forfeit,
  concede,
  turn: ({ turn }) => turn,
  outcome,
};
