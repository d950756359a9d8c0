import { z } from 'zod';
import type { Game, Outcome } from '../game.ts';
import type { SeatId } from '../lib/ids.ts';
import { answer, lapse, ready, type Standing, standingSchema } from './answers.ts';
import { asks, inOrder } from './asks.ts';
import { board } from './board.ts';
import { bot } from './bot.ts';
import { chapterSchema, chapters } from './chapters.ts';
import { type Command, commandSchema } from './commands.ts';
import { decide, isDead } from './decide.ts';
import { describe } from './describe.ts';
import { type Event, eventSchema } from './events.ts';
import { evolve } from './evolve.ts';
import { legal } from './legal.ts';
import { POWER_NAMES, phaseName } from './names.ts';
import { orderHistory } from './order-history.ts';
import { START, START_CENTRES } from './provinces.ts';
import { read, type Written, writtenSchema } from './read.ts';
import { savedGame } from './saved-game.ts';
import { POWERS, RULINGS, type State } from './state.ts';
import { inLocale, type View, view, viewSchema } from './view.ts';

/** `rulings`: how the questions are settled that the rulebook leaves open. */
const optionsSchema = z.strictObject({ rulings: z.enum(RULINGS).default('rulebook') });
export type Options = z.infer<typeof optionsSchema>;

/** Diplomacy for seven players, a power each (§1.2). */
export const diplomacy: Game<Options, State, Command, Event, View, Standing, Written> = {
  id: 'diplomacy',
  rules: 'diplomacy@1',
  title: 'Diplomacy',
  schemas: {
    options: optionsSchema,
    command: commandSchema,
    event: eventSchema,
    view: viewSchema,
    standing: standingSchema,
    written: writtenSchema,
    chapter: chapterSchema,
  },
  seats: () => POWERS.map((power) => ({ seat: power, name: POWER_NAMES.en[power], holds: [power] })),
  initial,
  setup: () => [],
  asks,
  legal,
  decide,
  evolve,
  view,
  inLocale,
  lapse,
  answer,
  bot,
  ready,
  read,
  chapters,
  exports: {
    'saved-game': { type: 'application/json', write: savedGame },
    text: { type: 'text/plain', write: orderHistory },
  },
  undoable: [],
  parties,
  forfeit: () => undefined,
  outcome,
  phase: ({ position }, locale) => phaseName(position, locale),
  board,
  describe,
};

/** Spring 1901 (§5.1) with the starting units (§4.3). */
function initial({ rulings }: Options): State {
  return {
    position: { season: 'spring', year: 1901, phase: 'movement', units: START, dislodged: [], contested: [], centres: START_CENTRES },
    rulings,
    seats: Object.fromEntries(POWERS.map((power) => [power, [power]])),
    written: {},
  };
}

/** Who must agree to a draw and shares it: all who still have a unit on the board (§1.4). */
function parties({ position, seats }: State): readonly SeatId[] {
  const units = [...position.units, ...position.dislodged.map(({ unit }) => unit)];
  return inOrder(seats).filter((seat) => units.some(({ power }) => seats[seat]!.includes(power)));
}

/** §1.3; and nobody's, should a board ever be without units for good. */
function outcome(state: State): Outcome | undefined {
  const { winner, seats } = state;
  if (winner !== undefined) {
    return { result: 'won', seats: inOrder(seats).filter((seat) => seats[seat]!.includes(winner)), how: 'solo' };
  }
  return isDead(state) ? { result: 'drawn', seats: [], how: 'empty-board' } : undefined;
}
