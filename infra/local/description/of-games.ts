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

/** The special components of single games. */
export const OF_GAMES: { readonly [game: string]: readonly Component[] } = {
  diplomacy: [
    both('DiplomacyOrder', orderSchema, 'An order for the unit, or the build, in the province that is its key.'),
    answer(
      'DiplomacyUnit',
      unitSchema,
      'A unit: `A` an army, `F` a fleet. `loc` is its province, with a coast if it has two (`stp/nc`).',
    ),
    answer(
      'DiplomacyDislodged',
      dislodgedSchema,
      'A unit that must retreat or disband: the origin of its attacker, and its possible destinations.',
    ),
    answer('DiplomacyResult', resultSchema, 'The result of one order, with the rule and the units that decided it.'),
    request('AdjudicationInput', adjudicationInputSchema, 'A position of Diplomacy and its orders, in notation.'),
    answer(
      'Adjudication',
      adjudicationSchema.extend({ choices: legals.legalSchema.exactOptional() }),
      'The resolved phase. With new orders, `unitsAfter` and similar fields are the next input’s `unitsBefore` and so on.',
    ),
  ],
  kutuzov: [
    answer(
      'KutuzovFrame',
      frameSchema,
      'The state of the procedure: the current step, the deciding Power, and what it must remember.',
    ),
    answer('KutuzovEffect', effectSchema, 'A temporary effect of a card (§5.1).'),
    answer('KutuzovFormation', formationSchema, 'Pieces in a space, the commander first among the leaders.'),
    both('KutuzovPiece', pieceSchema, 'Pieces that are built, regrouped or deployed together.'),
    both('KutuzovSoldiers', soldiersSchema, 'Soldiers of a nation, in SP.'),
    both('KutuzovPieceLeader', leaderPieceSchema, 'A leader.'),
    answer('KutuzovTroop', troopSchema, 'Soldiers of a nation in a space with the same acts in the impulse, in SP.'),
  ],
  napoleonics: [
    request('BattleQuestion', battleQuestionSchema, 'The battle to check: a published one, or your own.'),
    answer('BattleAnswer', battleAnswerSchema, 'The errors in a battle. Empty if it can be played.'),
    both(
      'NapoleonicsBattle',
      battleSchema,
      'A battle in writing: the ground, the armies, the hands and the victory conditions.',
    ),
  ],
};

/** Returns the prefix of the names of a game's components. */
export const nameOf = ({ id }: Pick<Game, 'id'>): string => id.charAt(0).toUpperCase() + id.slice(1);

/**
 * Returns the components of a game: `DiplomacyOptions`, `DiplomacyCommand`, `DiplomacyStanding`, `DiplomacyWritten`,
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
    answer(`${name}Event`, schemas.event, `A fact of a game of ${title} in the log.`),
    ...(schemas.chapter === undefined
      ? []
      : [answer(`${name}Chapter`, schemas.chapter, `A resolved phase of ${title}.`)]),
    answer(`${name}View`, schemas.view, `A position of ${title} as a viewer may know it.`),
  ];
}
