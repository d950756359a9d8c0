import type { Play } from '../contract/game.ts';
import { asks } from './asks.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import type { EditionId } from './edition/editions.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { piles } from './hands/piles.ts';
import { withdrawn } from './hands/reach.ts';
import { lapse } from './legal.ts';
import { initialState, setup } from './setup.ts';
import { answer, BY_MAIL, type Standing, stand } from './standing.ts';
import type { State } from './state.ts';
import { concede, forfeit, outcome } from './tracks/ending.ts';
import { auctionOf } from './turn/auction.ts';
import { type Choice, isSingleHand, type Seating, seatsOf } from './turn/seating.ts';
import { type View, view } from './view.ts';
import { seatSpecs } from './words/seats.ts';

export const WINDOWINGS = ['merged', 'single'] as const;
type Windows = (typeof WINDOWINGS)[number];

/** A log that is older than an option does not have it. */
export type Options = {
  readonly scenario?: number | undefined;
  readonly seating?: Seating | undefined;
  readonly openHands?: boolean | undefined;
  readonly powersBy?: Choice | undefined;
  readonly turnFour?: boolean | undefined;
  readonly edition?: EditionId | undefined;
  readonly windows?: Windows | undefined;
};

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
