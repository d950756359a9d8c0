import { jsonSchema } from '../../../domain/log/schema.ts';
import { keptSettingsSchema, settingsSchema } from '../../../domain/match/state/settings.ts';
import { askSchema, matchViewSchema, outcomeSchema } from '../../../domain/match/view/view-schema.ts';
import * as answers from '../../../functions/answers/answers.ts';
import * as facts from '../../../functions/answers/events.ts';
import * as legals from '../../../functions/answers/legal.ts';
import { standingRequestSchema } from '../../../functions/endpoint/standing.ts';
import { peopleAnswerSchema } from '../../../functions/features/accounts/answers.ts';
import { gamesPageSchema } from '../../../functions/features/listing/answers.ts';
import { newGameSchema } from '../../../functions/operations/games/create-game.ts';
import { gameEditSchema, settingsEditSchema } from '../../../functions/operations/games/edit-game.ts';
import { voteSchema } from '../../../functions/operations/play/cast-vote.ts';
import { takebackSchema } from '../../../functions/operations/play/post-takeback.ts';
import { awaySchema } from '../../../functions/operations/play/put-away.ts';
import { moveSchema } from '../../../functions/operations/seats/move-seat.ts';
import { revealRequestSchema } from '../../../functions/operations/seats/post-reveal.ts';
import { contributionRequestSchema } from '../../../functions/operations/seats/put-contribution.ts';
import { seatRequestSchema } from '../../../functions/operations/seats/take-seat.ts';
import { problemMeaningSchema } from '../../../functions/operations/service/get-problem.ts';
import { ofSeatSchema } from '../../../functions/platform/http/spellings.ts';
import { answer, both, type Component, request } from './component.ts';
import { HISTORY } from './history.ts';
import { LEGAL } from './legal.ts';
import { CORE } from './named.ts';
import { OF_GAMES } from './of-games.ts';
import { PEOPLE } from './people.ts';

const { LegalConst, LegalOneOf, LegalFields, LegalPick, LegalInt, LegalMap, LegalText } = legals.legalNodes;

/** What all games share, in the order of openapi.yaml. */
const SHARED: readonly Component[] = [
  answer(
    'Game',
    matchViewSchema,
    'A game as everyone who may see it sees it: who sits where, whom it waits for and until when, votes, outcome.',
  ),
  answer(
    'Seat',
    matchViewSchema.shape.seats.element,
    'A seat, and who holds it. After a replacement, secrets follow the seat.',
  ),
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
    'A page of games, the newest first, as the operation says. Lists lag the log by a moment; `GET /v1/games/{game}` does not.',
  ),
  request('NewGame', newGameSchema, 'A game to be opened.'),
  request(
    'NewSettings',
    settingsSchema,
    'How a game is to be run, apart from the options of its rules. Deadlines are in seconds.',
  ),
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
  request(
    'ActionInNotation',
    answers.actionInNotationSchema,
    'An answer to an open question, in the notation of the game.',
  ),
  request('Takeback', takebackSchema, 'Whose newest step is to be taken back.'),
  request('ContributionRequest', contributionRequestSchema, 'What a person commits to for the dice.'),
  request('RevealRequest', revealRequestSchema, 'What a person had committed to.'),
  request('OfSeat', ofSeatSchema, 'Which of their seats somebody means, where they hold several.'),
  request('Away', awaySchema, 'Until when a seat is away.'),
  request('StandingRequest', standingRequestSchema, 'A standing order, or `null` for none.'),
  answer(
    'Receipt',
    answers.receiptAnswerSchema,
    'Proof that a command was committed. Keep it: the log chains every later ' +
      'commit to `hash`, so a log that does not hold this commit was changed.',
  ),
  answer(
    'Note',
    answers.noteSchema,
    'A remark on what was written: which meaning was taken, or what cannot work and by which rule.',
  ),
  answer(
    'Problem',
    answers.problemAnswerSchema,
    'What was wrong and what would be right (RFC 9457). `code` is stable; `detail` is for people.',
  ),
  answer('GatewayMessage', answers.gatewayMessageSchema, 'What the gateway of the cloud answers by itself.'),
  answer('TrayCard', answers.trayCardSchema, 'A card as the viewer sees it.'),
  answer('StateAnswer', answers.stateAnswerSchema, 'The position as the caller may know it.'),
  answer(
    'ActionsAnswer',
    answers.actionsAnswerSchema,
    'The open questions to the caller’s seats, with all that may be answered.',
  ),
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
  answer(
    'LegalMap',
    LegalMap,
    'Admits an object with `min` to `max` of these entries, within the limits of its groups.',
  ),
  answer('LegalText', LegalText, 'Admits a string of 1 to `max` characters.'),
  answer(
    'DryRunAnswer',
    answers.dryRunAnswerSchema,
    'What a command would lead to, up to the first draw or the first secret opened.',
  ),
  answer('Lapse', answers.lapseSchema, 'What silence would answer for a seat.'),
  answer('LapseAnswer', answers.lapseAnswerSchema, 'What silence at the deadline would do.'),
  answer('ForecastAnswer', answers.forecastAnswerSchema, 'How often a standing order would have asked a seat.'),
  answer('StandingAnswer', answers.standingAnswerSchema, 'The standing orders of the caller’s own seats.'),
  both('Json', jsonSchema, 'Any JSON value.'),
  answer('RulesList', answers.rulesListSchema, 'The games hosted here.'),
  answer(
    'RulesAnswer',
    answers.rulesAnswerSchema,
    'A game’s seats, schemas and words: all that a client needs beside the choices.',
  ),
  answer('Setup', answers.setupSchema, 'A scenario: options worth a name of their own.'),
  answer('SeatSpec', facts.seatSpecSchema, 'A seat as the rules have it.'),
];

/** What the service says of itself, in the order of functions/openapi/service.yaml. */
const SERVICE: readonly Component[] = [
  answer('ProblemMeaning', problemMeaningSchema, 'What a code of a problem means, and what to do about it.'),
  answer('Health', answers.healthSchema, 'The service answers.'),
];

/** All of them, by the file of the description that they stand in. */
export const COMPONENTS: { readonly [file: string]: readonly Component[] } = {
  [CORE]: SHARED,
  people: PEOPLE,
  history: HISTORY,
  service: SERVICE,
  ...OF_GAMES,
};
