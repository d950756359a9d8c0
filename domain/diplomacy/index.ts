import { z } from 'zod';
import type { Game } from '../game.ts';
import { advise } from './advise/index.ts';
import { asks } from './asks.ts';
import { board } from './board/board.ts';
import { bot } from './bot/bot.ts';
import { chapterSchema, chapters } from './chronicle/chapters.ts';
import { savedGame } from './chronicle/saved-game.ts';
import { type Command, commandSchema } from './commands.ts';
import { decide } from './decide.ts';
import { outcome, parties } from './ending.ts';
import { type Event, eventSchema } from './events.ts';
import { evolve } from './evolve.ts';
import { legal } from './legal.ts';
import { START, START_CENTRES } from './map/provinces.ts';
import { FEWEST_PLAYERS, idleIn, MOST_PLAYERS, reaches, seatOf, variantOf } from './map/variants.ts';
import { orderHistory } from './notation/order-history.ts';
import { read, type Written, writtenSchema } from './notation/read.ts';
import { answer, lapse, ready, type Standing, standingSchema } from './standing.ts';
import { RULINGS, type State } from './state.ts';
import { inLocale, type View, view, viewSchema } from './view.ts';
import { describe } from './words/describe.ts';
import { names, phaseName, seatName } from './words/names.ts';

const optionsSchema = z
  .strictObject({
    rulings: z.enum(RULINGS).default('rulebook').meta({ description: 'How the questions are settled that the rulebook leaves open.' }),
    players: z
      .int()
      .min(FEWEST_PLAYERS)
      .max(MOST_PLAYERS)
      .default(MOST_PLAYERS)
      .meta({ description: 'For how many people, with the seats of §16.1.' }),
    endYear: z
      .int()
      .min(1901)
      .max(1999)
      .exactOptional()
      .meta({ description: 'After its autumn the game ends drawn among all who still have units. Two players start in 1914.' }),
  })
  .refine(({ players, endYear }) => endYear === undefined || reaches(players, endYear), {
    path: ['endYear'],
    error: 'the game starts later than that',
  });
/** A log that is older than an option does not have it. */
export type Options = Partial<z.infer<typeof optionsSchema>>;

/** Diplomacy for two to seven players (§1.1), a power each (§1.2) or several (§16). */
export const diplomacy: Game<Options, State, Command, Event, View, Standing, Written> = {
  id: 'diplomacy',
  rules: 'diplomacy@1',
  title: 'Diplomacy',
  titles: { en: 'Diplomacy', ko: 'Diplomacy(외교)' },
  schemas: {
    options: optionsSchema,
    command: commandSchema,
    event: eventSchema,
    view: viewSchema,
    standing: standingSchema,
    written: writtenSchema,
    chapter: chapterSchema,
  },
  seats: ({ players = MOST_PLAYERS }) =>
    variantOf(players).seats.map((powers) => ({
      seat: seatOf(powers),
      name: seatName(powers, 'en'),
      holds: powers,
    })),
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
  advise,
  chapters,
  exports: {
    'saved-game': { type: 'application/json', write: savedGame },
    text: { type: 'text/plain', write: orderHistory },
  },
  undoable: [],
  parties,
  forfeit: () => undefined,
  outcome,
  names,
  phase: ({ position }, locale) => phaseName(position, locale),
  board,
  describe,
};

/** The first spring (§5.1, §16.7) with the starting units (§4.3). */
function initial({ rulings = 'rulebook', players = MOST_PLAYERS, endYear }: Options): State {
  const variant = variantOf(players);
  const idle = idleIn(variant);
  return {
    position: {
      season: 'spring',
      year: variant.starts,
      phase: 'movement',
      units: START,
      dislodged: [],
      contested: [],
      centres: START_CENTRES,
      ...(idle.length > 0 && { idle }),
      ...(variant.neutral && { closed: variant.neutral.closed }),
    },
    rulings,
    players,
    ...(endYear !== undefined && { endYear }),
    seats: Object.fromEntries(variant.seats.map((powers) => [seatOf(powers), powers])),
    written: {},
  };
}
