import type { Outcome, Play } from '../contract/game.ts';
import { enemyOf, isSide, SIDES } from './army/sides.ts';
import { asks } from './asks.ts';
import { decide } from './decide.ts';
import type { Battle } from './field/battle.ts';
import { lapse } from './legal.ts';
import { piles } from './orders/piles.ts';
import { battleOf } from './scenarios/index.ts';
import { initialOf, setup } from './setup.ts';
import { answer, type Standing } from './standing.ts';
import type { Command } from './state/commands.ts';
import type { Event } from './state/events.ts';
import { evolve } from './state/evolve.ts';
import type { State } from './state/state.ts';
import { type View, view } from './state/view.ts';
import { seatName } from './words/names.ts';

/** The battle of a game for which none is named. */
export const FIRST_BATTLE = '001';

export type Options = {
  /** A shipped battle. */
  readonly scenario?: string;
  /** A drawn battle, instead of `scenario`. */
  readonly battle?: Battle;
};

export const battleIn = ({ scenario = FIRST_BATTLE, battle }: Options): Battle => battle ?? battleOf(scenario);

/** The part of Napoleonics that decides: it is kept as an engine. */
export const play: Play<Options, State, Command, Event, View, Standing> = {
  id: 'napoleonics',
  rules: 'napoleonics@1',
  title: 'Commands & Colors: Napoleonics',
  seats(options) {
    const battle = battleIn(options);
    return SIDES.map((side) => ({ seat: side, name: seatName(battle, side, 'en'), holds: battle.sides[side].nations }));
  },
  initial: (options) => initialOf(battleIn(options)),
  setup,
  asks,
  decide,
  evolve,
  piles,
  view,
  lapse,
  answer,
  undoable: ['went', 'ordered', 'unordered', 'joined', 'moved'],
  parties: () => SIDES,
  forfeit: (_, seat): Outcome | undefined =>
    isSide(seat) ? { result: 'won', seats: [enemyOf(seat)], how: 'resignation' } : undefined,
  concede: (_, [given]): Outcome | undefined =>
    given !== undefined && isSide(given) ? { result: 'won', seats: [enemyOf(given)], how: 'concession' } : undefined,
  turn: ({ turn }) => turn,
  outcome: ({ over }) => over && { result: 'won', seats: [over.winner], how: over.how },
};
