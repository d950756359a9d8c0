import type { Game } from '../game.ts';
import { outcome, parties } from './adjudicate/ending.ts';
import { advise } from './advise/index.ts';
import { asks } from './asks.ts';
import { board } from './board/board.ts';
import { bot } from './bot/bot.ts';
import { chapterSchema, chapters } from './chronicle/chapters.ts';
import { orderHistory } from './chronicle/order-history.ts';
import { savedGame } from './chronicle/saved-game.ts';
import { type Command, commandSchema } from './commands.ts';
import { decide } from './decide.ts';
import { type Event, eventSchema } from './events.ts';
import { evolve } from './evolve.ts';
import { legal } from './legal.ts';
import { MOST_PLAYERS, seatOf, variantOf } from './map/variants.ts';
import { read, type Written, writtenSchema } from './notation/read.ts';
import { initial, type Options, optionsSchema } from './setup.ts';
import { answer, lapse, ready, type Standing, standingSchema } from './standing.ts';
import type { State } from './state.ts';
import { inLocale, type View, view, viewSchema } from './view.ts';
import { describe } from './words/describe.ts';
import { names, phaseName, seatName } from './words/names.ts';

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
  streams: { coin: { kind: 'seat', shown: { 'coin-tossed': 'seat' } } },
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
