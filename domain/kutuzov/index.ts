import * as z from 'zod';
import type { Game } from '../contract/game.ts';
import { grouped } from '../lib/grouped.ts';
import { advise } from './ahead/advise.ts';
import { diceAhead } from './ahead/ahead.ts';
import { board } from './board/board.ts';
import { COLOURS } from './board/liveries.ts';
import { streams } from './cards/streams.ts';
import { editionOf, NEWEST } from './edition/editions.ts';
import { optionsOf } from './effects/control.ts';
import { type Command, commandSchema } from './frames/commands.ts';
import { guide } from './guide.ts';
import { hinted } from './hints.ts';
import { legal } from './legal.ts';
import { play } from './play.ts';
import { askingKinds } from './procedures/index.ts';
import { replay } from './replay/replay.ts';
import { foresee, type Standing, standingSchema } from './standing.ts';
import { type Options, WINDOWINGS } from './state/options.ts';
import { CHOICES, OPEN_SEATINGS, SEATING_IDS } from './state/seating.ts';
import type { State } from './state/state.ts';
import { type View, viewSchema } from './state/view.ts';
import { type Event, eventSchema } from './table/events.ts';
import { EDITION_IDS, type EditionId } from './terms/editions.ts';
import { campOf } from './terms/nations.ts';
import { onTheMap } from './windows/places.ts';
import { describe, panels } from './words/describe/describe.ts';
import { facts } from './words/describe/facts.ts';
import { fights } from './words/describe/fights.ts';
import { luck, tally } from './words/describe/tally.ts';
import { labelled } from './words/labels.ts';
import { names } from './words/names.ts';
import { phase, phaseShort } from './words/phase.ts';
import { prompt } from './words/prompt.ts';
import { setups } from './words/setups.ts';
import { tell } from './words/tales/tell.ts';
import { tray } from './words/tray.ts';

/** The last turn of a scenario if all agree on it before play (§PB4.2). */
const agreedTurn = (edition: EditionId, scenario: number): number | undefined =>
  editionOf({ edition }).scenario.get(scenario)?.lastTurnIfAgreed;

const optionsSchema = z
  .strictObject({
    scenario: z.int().min(1).max(4).default(1).meta({ description: 'Which of the four scenarios (§PB4).' }),
    seating: z
      .enum(SEATING_IDS)
      .default('four')
      .meta({
        description:
          'The number of players and their Powers (§2.1, §2.21, §2.22, §2.31-§2.33). A `three` is named after the ' +
          'Camp that one player has alone. In `two-single` a Camp has one hand, and also chits (§PB6).',
      }),
    openHands: z.boolean().default(false).meta({
      description:
        'Partners see each other’s hands: with three players (§2.21, §2.22), or with two players with a Power of each Camp (§2.33).',
    }),
    powersBy: z
      .enum(CHOICES)
      .default('seat')
      .meta({
        description:
          'How players get their Powers (§2.34). They take them with their seats, or choose them in the game. Then ' +
          'the seats are `first`, `second` …, and a die or sealed bids decide the order. The highest bid removes that ' +
          'number of SP from the Power that its seat chooses.',
      }),
    turnFour: z.boolean().default(false).meta({
      description: 'Scenario 2 only: all players agree before play that the game continues to turn 4 (§PB4.2).',
    }),
    windows: z
      .enum(WINDOWINGS)
      .default('merged')
      .meta({
        description:
          'How the game asks for reactions. `merged`: at three moments. First when enemies approach, together with ' +
          'interceptions and evasions. Then before the dice of a round, and after the dice of a battle. Answers are ' +
          'opened by rank. Once a rank reacts, the other answers return unopened (§5.22, §11.11, §12.1). `single`: at ' +
          'each moment separately, as in games begun in 0.1.0.',
      }),
    edition: z
      .enum(EDITION_IDS)
      .default(NEWEST)
      .meta({
        description:
          'The source of map, cards and set-ups. `reconstructed-2` has stronger garrisons in the capitals in scenario ' +
          '1. `reconstructed` is the source of older games.',
      }),
  })
  .refine(({ seating, openHands }) => !openHands || OPEN_SEATINGS.includes(seating), {
    path: ['openHands'],
    error: `hands can be open in ${OPEN_SEATINGS.join(', ')}`,
  })
  .refine(({ scenario, turnFour, edition }) => !turnFour || agreedTurn(edition, scenario) !== undefined, {
    path: ['turnFour'],
    error: 'this scenario has its last turn',
  });

/** The seats of a Camp; a seat with a Power of each (§2.33), or none yet (§2.34), is on its own side. */
const sides = ({ seats }: State): readonly (readonly string[])[] =>
  [
    ...grouped(Object.entries(seats), ([seat, powers]) => {
      const [camp, ...others] = new Set(powers.map(campOf));
      return camp === undefined || others.length > 0 ? seat : camp;
    }),
  ].map(([, side]) => side.map(([seat]) => seat));

/**
 * Kutuzov 1812 for two, three or four players (state/seating.ts). A command answers the last frame of a stack
 * (frames/): `decide` asks its procedure (procedures/) for the grammar of choices, carries out what it admits, and runs
 * on to the next choice.
 */
export const kutuzov: Game<Options, State, Command, Event, View, Standing> = {
  ...play,
  titles: { en: 'Kutuzov 1812', ko: '쿠투조프 1812' },
  schemas: {
    options: optionsSchema,
    command: commandSchema,
    event: eventSchema,
    view: viewSchema,
    standing: standingSchema.superRefine(onTheMap),
  },
  legal: (seen, seat, locale = 'en') =>
    hinted(labelled(legal(seen, seat), { edition: editionOf(seen), locale, options: optionsOf(seen) })),
  sides,
  streams,
  kinds: askingKinds(),
  names,
  setups,
  tell,
  replay,
  foresee,
  tally,
  colours: () => COLOURS,
  luck,
  phase,
  phaseShort,
  prompt,
  tray,
  dice: diceAhead,
  advise,
  facts,
  guide,
  board,
  panels,
  fights,
  describe,
};
