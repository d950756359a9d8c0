import type { Game } from '../../../domain/contract/game.ts';
import { adjudicationSchema } from '../../../domain/diplomacy/analyses/adjudications.ts';
import { adjudicationInputSchema } from '../../../domain/diplomacy/analyses/input.ts';
import { orderSchema } from '../../../domain/diplomacy/state/commands.ts';
import { dislodgedSchema, resultSchema, unitSchema } from '../../../domain/diplomacy/state/events.ts';
import { frameSchema } from '../../../domain/kutuzov/frames/frames.ts';
import { effectSchema } from '../../../domain/kutuzov/state/lasting.ts';
import {
  formationSchema,
  leaderPieceSchema,
  pieceSchema,
  soldiersSchema,
  troopSchema,
} from '../../../domain/kutuzov/terms/schemas.ts';
import { battleSchema } from '../../../domain/napoleonics/scenarios/schema.ts';
import { battleAnswerSchema } from '../../../functions/answers/battle.ts';
import * as legals from '../../../functions/answers/legal.ts';
import { battleQuestionSchema } from '../../../functions/operations/rules/check-battle.ts';
import { answer, both, type Component, request } from './component.ts';

/** What single games have beside what each fills in, by the game. */
export const OF_GAMES: { readonly [game: string]: readonly Component[] } = {
  diplomacy: [
    both('DiplomacyOrder', orderSchema, 'An order for the unit, or the build, in the province that is its key.'),
    answer(
      'DiplomacyUnit',
      unitSchema,
      'A unit: `A` an army, `F` a fleet. `loc` is its province, with a coast where there are two (`stp/nc`).',
    ),
    answer(
      'DiplomacyDislodged',
      dislodgedSchema,
      'A unit that must retreat or disband: where its attacker came from, and where it may go.',
    ),
    answer('DiplomacyResult', resultSchema, 'What became of one order, and the rule and the units that decided it.'),
    request(
      'AdjudicationInput',
      adjudicationInputSchema,
      'A position of Diplomacy and the orders given in it, as people write them.',
    ),
    answer(
      'Adjudication',
      adjudicationSchema.extend({ choices: legals.legalSchema.exactOptional() }),
      'The phase resolved. With new orders, `unitsAfter` and its like are the next input’s `unitsBefore` and its like.',
    ),
  ],
  kutuzov: [
    answer(
      'KutuzovFrame',
      frameSchema,
      'Where the procedure stands: what goes on, who decides, and what it has to remember.',
    ),
    answer('KutuzovEffect', effectSchema, 'What a card changes for a while (§5.1).'),
    answer(
      'KutuzovFormation',
      formationSchema,
      'Pieces as they stand in a space, the commander first among the leaders.',
    ),
    both('KutuzovPiece', pieceSchema, 'What is built, regrouped or deployed at a time.'),
    both('KutuzovSoldiers', soldiersSchema, 'Soldiers of a nation, in SP.'),
    both('KutuzovPieceLeader', leaderPieceSchema, 'A leader.'),
    answer('KutuzovTroop', troopSchema, 'Soldiers of a nation in a space who did the same in the impulse, in SP.'),
  ],
  napoleonics: [
    request(
      'BattleQuestion',
      battleQuestionSchema,
      'A battle of Napoleonics to be looked at: one of the house, or your own.',
    ),
    answer('BattleAnswer', battleAnswerSchema, 'What is wrong with a battle; nothing, if it can be played.'),
    both('NapoleonicsBattle', battleSchema, 'A battle in writing: the ground, the armies, the hands and what wins.'),
  ],
};

/** What the names of a game's own components begin with. */
export const nameOf = ({ id }: Pick<Game, 'id'>): string => id.charAt(0).toUpperCase() + id.slice(1);

/**
 * What a game fills in: `DiplomacyOptions`, `DiplomacyCommand`, `DiplomacyStanding`, `DiplomacyWritten`,
 * `DiplomacyEvent`, `DiplomacyView`.
 */
export function componentsOf(game: Game): readonly Component[] {
  const { title, schemas } = game;
  const name = nameOf(game);
  return [
    request(`${name}Options`, schemas.options, `Options of ${title}: \`options\` of a new game.`),
    both(`${name}Command`, schemas.command, `A command of ${title}: \`command\` of an action.`),
    request(`${name}Standing`, schemas.standing, `A standing order of ${title}.`),
    ...(schemas.written === undefined
      ? []
      : [request(`${name}Written`, schemas.written, `${title} in notation: \`written\` of an action.`)]),
    answer(`${name}Event`, schemas.event, `A fact of a game of ${title}, as it stands in the log.`),
    ...(schemas.chapter === undefined
      ? []
      : [answer(`${name}Chapter`, schemas.chapter, `A resolved phase of ${title}, told.`)]),
    answer(`${name}View`, schemas.view, `A position of ${title} as a viewer may know it.`),
  ];
}
