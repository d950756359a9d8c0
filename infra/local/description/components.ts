import { adjudicationSchema } from '../../../domain/diplomacy/analyses/adjudications.ts';
import { adjudicationInputSchema } from '../../../domain/diplomacy/analyses/input.ts';
import { orderSchema } from '../../../domain/diplomacy/commands.ts';
import { dislodgedSchema, resultSchema, unitSchema } from '../../../domain/diplomacy/events.ts';
import type { Game } from '../../../domain/game.ts';
import { effectSchema } from '../../../domain/kutuzov/cards/lasting.ts';
import { frameSchema } from '../../../domain/kutuzov/frames.ts';
import { formationSchema, leaderPieceSchema, pieceSchema, soldiersSchema, troopSchema } from '../../../domain/kutuzov/schemas.ts';
import { jsonSchema } from '../../../domain/log/schema.ts';
import { editedSettingsSchema, keptSettingsSchema, settingsSchema } from '../../../domain/match/commands.ts';
import { askSchema, matchViewSchema, outcomeSchema } from '../../../domain/match/view-schema.ts';
import { battleSchema } from '../../../domain/napoleonics/scenarios/schema.ts';
import { voteSchema } from '../../../functions/cast-vote.ts';
import { battleQuestionSchema } from '../../../functions/check-battle.ts';
import { newBotSchema } from '../../../functions/create-bot.ts';
import { newGameSchema } from '../../../functions/create-game.ts';
import { newTokenSchema } from '../../../functions/create-token.ts';
import { gameEditSchema, settingsEditSchema } from '../../../functions/edit-game.ts';
import { problemMeaningSchema } from '../../../functions/get-problem.ts';
import { accountEditSchema, accountSchema, endingSchema, handleRequestSchema } from '../../../functions/lib/accounts/schemas.ts';
import { signedInSchema, signInAnswerSchema, signInRequestSchema } from '../../../functions/lib/accounts/sign-in.ts';
import * as answers from '../../../functions/lib/http/schemas/answers.ts';
import { auditReportSchema, findingSchema } from '../../../functions/lib/http/schemas/audit.ts';
import { battleAnswerSchema } from '../../../functions/lib/http/schemas/battle.ts';
import * as facts from '../../../functions/lib/http/schemas/events.ts';
import * as legals from '../../../functions/lib/http/schemas/legal.ts';

import {
  gamesPageSchema,
  myEventSchema,
  myEventsSchema,
  myGameSchema,
  myGamesPageSchema,
} from '../../../functions/lib/http/schemas/lists.ts';
import {
  botAccountSchema,
  botsAnswerSchema,
  guestSchema,
  madeTokenSchema,
  peopleAnswerSchema,
  takenGuestSchema,
  tokensAnswerSchema,
} from '../../../functions/lib/http/schemas/people.ts';
import { pressItemSchema, pressMarksSchema, pressPageSchema, pressReceiptSchema } from '../../../functions/lib/http/schemas/press.ts';
import { receiptSchema } from '../../../functions/lib/http/schemas/receipt.ts';
import { chartSchema, seriesAnswerSchema } from '../../../functions/lib/http/schemas/series.ts';
import { storyAnswerSchema, storyLineSchema } from '../../../functions/lib/http/schemas/story.ts';
import { personalTokenSchema } from '../../../functions/lib/people/schemas.ts';
import { pressMarksRequestSchema, pressRequestSchema } from '../../../functions/lib/press/schemas.ts';
import { moveSchema } from '../../../functions/move-seat.ts';
import { extensionSchema } from '../../../functions/post-extension.ts';
import { revealRequestSchema } from '../../../functions/post-reveal.ts';
import { takebackSchema } from '../../../functions/post-takeback.ts';
import { awaySchema } from '../../../functions/put-away.ts';
import { contributionRequestSchema } from '../../../functions/put-contribution.ts';
import { standingRequestSchema } from '../../../functions/put-standing-orders.ts';
import { guestTakeoverSchema } from '../../../functions/take-over-guest.ts';
import { seatRequestSchema } from '../../../functions/take-seat.ts';
import { answer, both, type Component, request } from './component.ts';
import { LEGAL } from './legal.ts';
import { NOTICES } from './notices.ts';

const SECRETS = `The part of a commit that is not public, as far as the reader may know it: \`command\`; \`seals\`, the values sealed \
in event \`e\`; \`opened\`, the values
that event \`e\` opens in its opening \`o\` to some seats only. Each with the salt that its commitment was made with.`;
const { LegalConst, LegalOneOf, LegalFields, LegalPick, LegalInt, LegalMap, LegalText } = legals.legalNodes;

/** What all games share, in the order of openapi.yaml. */
export const COMPONENTS: readonly Component[] = [
  answer(
    'Game',
    matchViewSchema,
    'A game as everyone who may see it sees it: who sits where, whom it waits for and until when, votes, outcome.',
  ),
  answer('Seat', matchViewSchema.shape.seats.element, 'A seat, and who holds it. After a replacement, secrets follow the seat.'),
  answer(
    'Holder',
    matchViewSchema.shape.seats.element.shape.holder.unwrap(),
    'Who holds a seat: a person, named or (in an anonymous game) hidden, or a bot of the house.',
  ),
  answer('PeopleAnswer', peopleAnswerSchema, 'Who is behind the pseudonyms of a game, and what was written about it.'),
  answer('Settings', keptSettingsSchema, 'How a game is run, apart from the options of its rules.'),
  answer(
    'Ask',
    askSchema,
    'An open question to a seat. No two questions of a game share a name, so an answer never fits another question.',
  ),
  answer('Outcome', outcomeSchema, 'How a game ended.'),
  answer(
    'GamesPage',
    gamesPageSchema,
    'A page of games, newest change first. Lists lag the log by a moment; `GET /v1/games/{game}` does not.',
  ),
  answer('MyGamesPage', myGamesPageSchema, 'A page of one’s own games, in the fields that were chosen.'),
  answer('MyGame', myGameSchema, 'A game of one’s own, in the fields that were chosen.'),

  request('NewGame', newGameSchema, 'A game to be opened.'),
  request('NewSettings', settingsSchema, 'How a game is to be run, apart from the options of its rules. Deadlines are in seconds.'),
  request('GameEdit', gameEditSchema, 'What changes in a lobby.'),
  request('SettingsEdit', settingsEditSchema, 'The settings that change in a lobby.'),
  request('SeatRequest', seatRequestSchema, 'A seat to be taken.'),
  request('MoveRequest', moveSchema, 'A seat of the lobby to go to.'),
  request('Vote', voteSchema, 'A vote given (`true`) or withdrawn (`false`).'),
  request(
    'Action',
    answers.actionRequestSchema,
    'An answer to an open question: either a `command`, or the same `written` in the notation of the game.',
  ),
  request('ActionByCommand', answers.actionByCommandSchema, 'An answer to an open question, as a command.'),
  request('ActionInNotation', answers.actionInNotationSchema, 'An answer to an open question, in the notation of the game.'),
  request('PressRequest', pressRequestSchema, 'What somebody writes to others at the table.'),
  request('PressMarksRequest', pressMarksRequestSchema, 'What changes of what one keeps for oneself; what is left out stays.'),
  answer('PressReceipt', pressReceiptSchema, 'What shows that an entry was written.'),
  answer('PressPage', pressPageSchema, 'What people said, as the caller may read it.'),
  answer('PressItem', pressItemSchema, 'An entry of the chain of its conversation, and what was said, with the salt that shows it.'),
  answer('PressMarks', pressMarksSchema, 'What one keeps for oneself beside a game.'),
  request('Takeback', takebackSchema, 'Whose newest step is to be taken back.'),
  request('ContributionRequest', contributionRequestSchema, 'What a person commits to for the dice.'),
  request('RevealRequest', revealRequestSchema, 'What a person had committed to.'),
  request('Extension', extensionSchema, 'The deadline of whose question is prolonged.'),
  request('Away', awaySchema, 'Until when a seat is away.'),
  request('StandingRequest', standingRequestSchema, 'A standing order, or `null` for none.'),
  answer(
    'Receipt',
    receiptSchema,
    'Proof that a command was committed. Keep it: the log chains every later ' +
      'commit to `hash`, so a log that does not hold this commit was changed.',
  ),
  answer('Note', answers.noteSchema, 'A remark on what was written: which meaning was taken, or what cannot work and by which rule.'),
  answer(
    'Problem',
    answers.problemAnswerSchema,
    'What was wrong and what would be right (RFC 9457). `code` is stable; `detail` is for people.',
  ),
  answer('GatewayMessage', answers.gatewayMessageSchema, 'What the gateway of the cloud answers by itself.'),

  answer('TrayCard', answers.trayCardSchema, 'A card as the viewer sees it.'),
  answer('StateAnswer', answers.stateAnswerSchema, 'The position as the caller may know it.'),
  answer('ActionsAnswer', answers.actionsAnswerSchema, 'The open questions to the caller’s seats, with all that may be answered.'),
  answer(
    'OpenQuestion',
    answers.openQuestionSchema,
    'An open question, and the grammar of all commands that would be accepted as its answer.',
  ),
  answer('Legal', legals.legalSchema, LEGAL),
  answer('LegalKind', legals.legalKindSchema, 'What a value in a grammar of choices names.'),
  answer('LegalConst', LegalConst, 'Admits exactly `value`.'),
  answer('LegalOneOf', LegalOneOf, 'Admits what any of its nodes admits; without nodes, nothing.'),
  answer('LegalFields', LegalFields, 'Admits an object with exactly these fields.'),
  answer('LegalPick', LegalPick, 'Admits a list of `min` to `max` different members of `of`, in any order.'),
  answer('LegalInt', LegalInt, 'Admits an integer from `min` to `max`.'),
  answer('LegalMap', LegalMap, 'Admits an object with `min` to `max` of these entries, within the limits of its groups.'),
  answer('LegalText', LegalText, 'Admits a string of 1 to `max` characters.'),
  answer('DryRunAnswer', answers.dryRunAnswerSchema, 'What a command would lead to, up to the first draw or the first secret opened.'),
  answer('Lapse', answers.lapseSchema, 'What silence would answer for a seat.'),
  answer('SightAnswer', answers.sightAnswerSchema, 'What a piece could fire at from where it stands.'),
  answer('LapseAnswer', answers.lapseAnswerSchema, 'What silence at the deadline would do.'),
  answer('StandingAnswer', answers.standingAnswerSchema, 'The standing orders of the caller’s own seats.'),

  answer('CommitsPage', answers.commitsPageSchema, 'Commits in ascending order.'),
  answer(
    'Commit',
    answers.commitAnswerSchema,
    'One command and what came of it. A commit as one reader sees it never changes: what is opened later is carried by a later commit.',
  ),
  answer('CommitForm1', answers.commit1Schema, 'A commit of form 1, which games of release 0.1.0 have to their end.'),
  answer('CommitForm2', answers.commit2Schema, 'A commit of form 2.'),
  answer('EnvelopeForm1', answers.envelope1Schema, 'The public part of a commit of form 1: what `hash` covers.'),
  answer('EnvelopeForm2', answers.envelope2Schema, 'The public part of a commit of form 2: what `hash` covers.'),
  answer('SecretsForm1', answers.secrets1Schema, SECRETS),
  answer('SecretsForm2', answers.secrets2Schema, `${SECRETS} \`piles\`: the cards that moved, once the game is over.`),
  answer('Event', answers.eventSchema, 'What happened: a fact of the match, or of the game played.'),
  answer('EditedSettings', editedSettingsSchema, 'The settings that a change of the lobby gave.'),
  answer('MatchEvent', facts.matchEventSchema, 'A fact of a match, whatever game is played.'),
  answer(
    'GameEvent',
    facts.gameEventSchema,
    'A fact of the game played, with its outcome (dice, cards, results) inside: the game’s ' +
      'own event (`DiplomacyEvent`), in which sealed values are replaced by commitments.',
  ),
  answer('Seal', facts.sealSchema, 'A secret: who may know it, and a commitment instead of its value.'),
  answer(
    'Opening',
    facts.openingSchema,
    'Opens what was sealed in event `e` of commit `v`: to everyone, with value and ' +
      'salt here; or `to` some seats, with value and salt among the secrets.',
  ),
  answer('OpeningToAll', facts.openingToAllSchema, 'Opens to everyone what was sealed in event `e` of commit `v`.'),
  answer('OpeningToSome', facts.openingToSomeSchema, 'Opens what was sealed in event `e` of commit `v` to some seats.'),
  answer('MyEventsAnswer', myEventsSchema, 'What concerns the caller since a cursor, over all games.'),
  answer('MyEvent', myEventSchema, 'A game that changed, as it is now.'),
  answer('SeriesAnswer', seriesAnswerSchema, 'Numbers of a game from version to version, and its phases.'),
  answer('Chart', chartSchema, 'Numbers from version to version, a line for each that has them.'),
  answer('StoryAnswer', storyAnswerSchema, 'Commits in sentences, told to one reader.'),
  answer('StoryLine', storyLineSchema, 'A commit in sentences.'),
  answer('PhasesAnswer', answers.phasesAnswerSchema, 'The resolved phases of a game, told from what is public.'),
  both('Json', jsonSchema, 'Any JSON value.'),
  answer('AuditReport', auditReportSchema, 'What was checked of a log and what was found, with the head of its chain signed.'),
  answer('Finding', findingSchema, 'Something wrong with a log.'),

  answer('SignInAnswer', signInAnswerSchema, 'How people sign in.'),
  request('SignInRequest', signInRequestSchema, 'Who signs in.'),
  answer('SignedIn', signedInSchema, 'A token for a browser.'),
  answer('Account', accountSchema, 'What the caller is told of themselves.'),
  request('AccountEdit', accountEditSchema, 'What changes in a profile.'),
  answer('Ending', endingSchema, 'When an account ends, and what stays.'),
  request('HandleRequest', handleRequestSchema, 'A handle to be taken.'),
  request('NewToken', newTokenSchema, 'A personal token to be made.'),
  answer('MadeToken', madeTokenSchema, 'A personal token, shown this once.'),
  answer('PersonalToken', personalTokenSchema, 'A personal token, without itself.'),
  answer('TokensAnswer', tokensAnswerSchema, 'Personal tokens that are good now.'),
  answer('Guest', guestSchema, 'Somebody without an account, and their token, shown this once.'),
  request('GuestTakeover', guestTakeoverSchema, 'The guest that the caller was.'),
  answer('TakenGuest', takenGuestSchema, 'A guest whose games are the caller’s now.'),
  request('NewBot', newBotSchema, 'A program that is to have an account.'),
  answer('BotAccount', botAccountSchema, 'The account of a program.'),
  answer('BotsAnswer', botsAnswerSchema, 'Programs of the caller.'),

  ...NOTICES,

  answer('RulesList', answers.rulesListSchema, 'The games hosted here.'),
  answer('RulesAnswer', answers.rulesAnswerSchema, 'A game’s seats, schemas and words: all that a client needs beside the choices.'),
  answer('Setup', answers.setupSchema, 'A scenario: options worth a name of their own.'),
  answer('SeatSpec', facts.seatSpecSchema, 'A seat as the rules have it.'),
  answer('ProblemMeaning', problemMeaningSchema, 'What a code of a problem means, and what to do about it.'),
  answer('Health', answers.healthSchema, 'The service answers.'),
  answer('Jwks', answers.jwksSchema, 'A JSON Web Key Set (RFC 7517).'),

  both('DiplomacyOrder', orderSchema, 'An order for the unit, or the build, in the province that is its key.'),
  answer(
    'DiplomacyUnit',
    unitSchema,
    'A unit: `A` an army, `F` a fleet. `loc` is its province, with a coast where there are two (`stp/nc`).',
  ),
  answer('DiplomacyDislodged', dislodgedSchema, 'A unit that must retreat or disband: where its attacker came from, and where it may go.'),
  answer('DiplomacyResult', resultSchema, 'What became of one order, and the rule and the units that decided it.'),
  request('AdjudicationInput', adjudicationInputSchema, 'A position of Diplomacy and the orders given in it, as people write them.'),
  answer(
    'Adjudication',
    adjudicationSchema.extend({ choices: legals.legalSchema.exactOptional() }),
    'The phase resolved. With new orders, `unitsAfter` and its like are the next input’s `unitsBefore` and its like.',
  ),
  request('BattleQuestion', battleQuestionSchema, 'A battle of Napoleonics to be looked at: one of the house, or your own.'),
  answer('BattleAnswer', battleAnswerSchema, 'What is wrong with a battle; nothing, if it can be played.'),
  answer('KutuzovFrame', frameSchema, 'Where the procedure stands: what goes on, who decides, and what it has to remember.'),
  answer('KutuzovEffect', effectSchema, 'What a card changes for a while (§5.1).'),
  answer('KutuzovFormation', formationSchema, 'Pieces as they stand in a space, the commander first among the leaders.'),
  both('KutuzovPiece', pieceSchema, 'What is built, regrouped or deployed at a time.'),
  both('KutuzovSoldiers', soldiersSchema, 'Soldiers of a nation, in SP.'),
  both('KutuzovPieceLeader', leaderPieceSchema, 'A leader.'),
  both('NapoleonicsBattle', battleSchema, 'A battle in writing: the ground, the armies, the hands and what wins.'),
  answer('KutuzovTroop', troopSchema, 'Soldiers of a nation in a space who did the same in the impulse, in SP.'),
];

/** What the names of a game's own components begin with. */
export const nameOf = ({ id }: Pick<Game, 'id'>): string => id.charAt(0).toUpperCase() + id.slice(1);

/**
 * What a game fills in: `DiplomacyOptions`, `DiplomacyCommand`, `DiplomacyStanding`, `DiplomacyWritten`, `DiplomacyEvent`,
 * `DiplomacyView`.
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
    ...(schemas.chapter === undefined ? [] : [answer(`${name}Chapter`, schemas.chapter, `A resolved phase of ${title}, told.`)]),
    answer(`${name}View`, schemas.view, `A position of ${title} as a viewer may know it.`),
  ];
}
