import { z } from 'zod';
import type { Game, Outcome } from '../game.ts';
import { asks } from './asks.ts';
import { board } from './board/board.ts';
import { bot } from './bot/bot.ts';
import { piles, streams } from './cards/piles.ts';
import { type Command, commandSchema } from './commands.ts';
import { decide } from './decide.ts';
import { type Event, eventSchema } from './events.ts';
import { evolve } from './evolve.ts';
import { legal } from './legal.ts';
import { BATTLE_IDS, battleOf } from './scenarios/index.ts';
import { type Battle, battleSchema } from './scenarios/schema.ts';
import { setups } from './scenarios/setups.ts';
import { initialOf, setup } from './setup.ts';
import { answer, lapse, type Standing, standingSchema } from './standing.ts';
import { enemyOf, isSide, SIDES, type State } from './state.ts';
import { type View, view, viewSchema } from './view.ts';
import { describe } from './words/describe.ts';
import { names, phaseName, seatName } from './words/names.ts';

/** The battle of a game for which none is named. */
const FIRST_BATTLE = '001';

const optionsSchema = z
  .strictObject({
    scenario: z
      .enum(BATTLE_IDS as [string, ...string[]], { error: `one of ${BATTLE_IDS.join(', ')}` })
      .exactOptional()
      .meta({ description: `A battle of the house; ${FIRST_BATTLE} unless one is named.` }),
    battle: battleSchema.exactOptional().meta({ description: 'A battle of your own, in the place of `scenario`.' }),
  })
  .refine(({ scenario, battle }) => scenario === undefined || battle === undefined, {
    path: ['battle'],
    error: 'a scenario of the house or a battle of your own, not both',
  });
type Options = z.infer<typeof optionsSchema>;

const battleIn = ({ scenario = FIRST_BATTLE, battle }: Options): Battle => battle ?? battleOf(scenario);

/** Commands & Colors: Napoleonics for two: the army at the top of the board and the one at its bottom. */
export const napoleonics: Game<Options, State, Command, Event, View, Standing> = {
  id: 'napoleonics',
  rules: 'napoleonics@1',
  title: 'Commands & Colors: Napoleonics',
  titles: { en: 'Commands & Colors: Napoleonics', ko: '커맨드 & 컬러스: 나폴레오닉스' },
  schemas: { options: optionsSchema, command: commandSchema, event: eventSchema, view: viewSchema, standing: standingSchema },
  seats(options) {
    const battle = battleIn(options);
    return SIDES.map((side) => ({ seat: side, name: seatName(battle, side, 'en'), holds: battle.sides[side].nations }));
  },
  initial: (options) => initialOf(battleIn(options)),
  setup,
  asks,
  legal,
  decide,
  evolve,
  piles,
  streams,
  view,
  lapse,
  answer,
  bot,
  undoable: ['went', 'ordered', 'unordered', 'joined', 'moved'],
  parties: () => SIDES,
  forfeit: (_, seat): Outcome | undefined => (isSide(seat) ? { result: 'won', seats: [enemyOf(seat)], how: 'resignation' } : undefined),
  outcome: ({ over }) => over && { result: 'won', seats: [over.winner], how: over.how },
  names: (locale, options) => names(locale, options && battleIn(options)),
  setups,
  phase: phaseName,
  board,
  describe,
};
