import * as z from 'zod';
import type { Game } from '../contract/game.ts';
import { diceAhead } from './ahead.ts';
import { isSide } from './army/sides.ts';
import { board } from './board/board.ts';
import { coloursOf } from './board/pieces.ts';
import { sightOf } from './combat/sight.ts';
import { guide } from './guide.ts';
import { hinted } from './hints.ts';
import { legal } from './legal.ts';
import { streams } from './orders/piles.ts';
import { battleIn, FIRST_BATTLE, type Options, play } from './play.ts';
import { replay } from './replay.ts';
import { BATTLE_IDS } from './scenarios/index.ts';
import { battleSchema } from './scenarios/schema.ts';
import { textsOf, withoutTexts } from './scenarios/texts.ts';
import { type Standing, standingSchema } from './standing.ts';
import { type Command, commandSchema } from './state/commands.ts';
import { type Event, eventSchema } from './state/events.ts';
import { ASK_KINDS } from './state/kinds.ts';
import type { State } from './state/state.ts';
import { type View, viewSchema } from './state/view.ts';
import { threatsOf } from './turn/threats.ts';
import { describe, panels } from './words/describe.ts';
import { facts } from './words/facts.ts';
import { names, phaseName, phaseShort } from './words/names.ts';
import { prompt } from './words/prompt.ts';
import { setups } from './words/setups.ts';
import { tell } from './words/tales.ts';
import { luck, tally } from './words/tally.ts';
import { tray } from './words/tray.ts';

const optionsSchema = z
  .strictObject({
    scenario: z
      .enum(BATTLE_IDS as [string, ...string[]], { error: `one of ${BATTLE_IDS.join(', ')}` })
      .exactOptional()
      .meta({ description: `A published battle. Default: ${FIRST_BATTLE}.` }),
    battle: battleSchema.exactOptional().meta({ description: 'Your own battle, instead of `scenario`.' }),
  })
  .refine(({ scenario, battle }) => scenario === undefined || battle === undefined, {
    path: ['battle'],
    error: 'a shipped scenario or a battle of your own, not both',
  });
/** Commands & Colors: Napoleonics for two: the army at the top of the board and the one at its bottom. */
export const napoleonics: Game<Options, State, Command, Event, View, Standing> = {
  ...play,
  titles: { en: 'Commands & Colors: Napoleonics', ko: '커맨드 & 컬러스: 나폴레오닉스' },
  schemas: {
    options: optionsSchema,
    command: commandSchema,
    event: eventSchema,
    view: viewSchema,
    standing: standingSchema,
  },
  legal: (view, seat, locale) => hinted(legal(view, seat, locale), view),
  streams,
  kinds: ASK_KINDS,
  names: (locale, options) => names(locale, options && battleIn(options)),
  withoutTexts: (options) =>
    options.battle === undefined
      ? { options, names: {} }
      : { options: { battle: withoutTexts(options.battle) }, names: textsOf(options.battle) },
  setups,
  tell: (event, locale, { options, earlier }) => tell(event, locale, battleIn(options), earlier),
  replay,
  tally,
  colours: coloursOf,
  luck,
  phase: phaseName,
  phaseShort,
  prompt,
  tray,
  sight: (view, from, stand) => (isSide(from) ? threatsOf(view, from) : sightOf(view, from, stand)),
  dice: diceAhead,
  facts,
  guide,
  board,
  turns: true,
  panels,
  describe,
};
