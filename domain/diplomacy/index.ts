import type { Game } from '../contract/game.ts';
import { advise } from './advise/index.ts';
import { ASK_KINDS } from './asks.ts';
import { board } from './board/board.ts';
import { COLOURS } from './board/units.ts';
import { chapterSchema, chapters } from './chronicle/chapters.ts';
import { orderHistory } from './chronicle/order-history.ts';
import { savedGame } from './chronicle/saved-game.ts';
import { tell } from './chronicle/tales.ts';
import { guide } from './guide.ts';
import { hinted } from './hints.ts';
import { legal } from './legal.ts';
import { streams } from './map/streams.ts';
import { read, type Written, writtenSchema } from './notation/read.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { type Options, optionsSchema } from './setup.ts';
import { type Standing, standingSchema } from './standing.ts';
import { type Command, commandSchema } from './state/commands.ts';
import { type Event, eventSchema } from './state/events.ts';
import type { State } from './state/state.ts';
import { inLocale, type View, viewSchema } from './view.ts';
import { describe, panels } from './words/describe.ts';
import { facts } from './words/facts.ts';
import { names, phaseName, phaseShort } from './words/names.ts';
import { prompt } from './words/prompt.ts';
import { tally } from './words/tally.ts';

/** Diplomacy for two to seven players (§1.1), a power each (§1.2) or several (§16). */
export const diplomacy: Game<Options, State, Command, Event, View, Standing, Written> = {
  ...play,
  titles: { en: 'Diplomacy', ko: 'Diplomacy(외교)' },
  talks: 'privately',
  schemas: {
    options: optionsSchema,
    command: commandSchema,
    event: eventSchema,
    view: viewSchema,
    standing: standingSchema,
    written: writtenSchema,
    chapter: chapterSchema,
  },
  legal: (view, seat, locale) => hinted(legal(view, seat, locale), view, view.seats[seat]?.powers ?? []),
  streams,
  inLocale,
  isBlank: ({ orders, ready }) => ready === false && Object.keys(orders).length === 0,
  read,
  advise,
  chapters,
  tell,
  replay,
  exports: {
    'saved-game': { type: 'application/json', write: savedGame },
    text: { type: 'text/plain', write: orderHistory },
  },
  kinds: ASK_KINDS,
  names,
  prompt,
  tally,
  colours: () => COLOURS,
  phase: ({ position }, locale) => phaseName(position, locale),
  phaseShort: ({ position }, locale) => phaseShort(position, locale),
  facts,
  guide,
  board,
  panels,
  describe,
};
