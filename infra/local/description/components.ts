import * as z from 'zod';
import { jsonSchema } from '../../../domain/log/json-schema.ts';
import { keptSettingsSchema, settingsSchema } from '../../../domain/match/state/settings.ts';
import { askSchema, matchViewSchema, outcomeSchema } from '../../../domain/match/view/view-schema.ts';
import * as answers from '../../../functions/answers/answers.ts';
import * as facts from '../../../functions/answers/events.ts';
import { guideSchema, guideStepSchema } from '../../../functions/answers/facts.ts';
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
import { problemListSchema } from '../../../functions/operations/service/list-problems.ts';
import { PROBLEM_CODES } from '../../../functions/platform/http/problems/index.ts';
import { problemMeaningSchema } from '../../../functions/platform/http/problems/page.ts';
import { ofSeatSchema } from '../../../functions/platform/http/spellings.ts';
import { answer, both, type Component, request } from './component.ts';
import { HISTORY } from './history.ts';
import { LEGAL } from './legal.ts';
import { CORE } from './named.ts';
import { OF_GAMES } from './of-games.ts';
import { PEOPLE } from './people.ts';

const { LegalConst, LegalOneOf, LegalFields, LegalPick, LegalInt, LegalMap, LegalText } = legals.legalNodes;

/** The components of all games, in the order of openapi.yaml. */
const SHARED: readonly Component[] = [
  answer(
    'Game',
    matchViewSchema,
    'A game as everyone who may see it sees it: holders of seats, open questions and deadlines, votes, outcome.',
  ),
  answer(
    'Seat',
    matchViewSchema.shape.seats.element,
    'A seat and its holder. After a replacement, secrets follow the seat.',
  ),
  answer(
    'Holder',
    matchViewSchema.shape.seats.element.shape.holder.unwrap(),
    'The holder of a seat: a person, named or (in an anonymous game) hidden, or a built-in bot.',
  ),
  answer('PeopleAnswer', peopleAnswerSchema, 'The people behind the pseudonyms of a game, and the texts about it.'),
  answer('Settings', keptSettingsSchema, 'The settings of a game, apart from the options of its rules.'),
  answer(
    'Ask',
    askSchema,
    'An open question to a seat. Names of questions are unique in a game, so an answer never fits another question.',
  ),
  answer('Outcome', outcomeSchema, 'How a game ended.'),
  answer(
    'GamesPage',
    gamesPageSchema,
    'A page of games, newest first unless the operation says otherwise. Lists lag the log by a moment; `GET ' +
      '/v1/games/{game}` does not.',
  ),
  request('NewGame', newGameSchema, 'A new game.'),
  request(
    'NewSettings',
    settingsSchema,
    'The settings of a game, apart from the options of its rules. Deadlines are in seconds.',
  ),
  request('GameEdit', gameEditSchema, 'Changes in a lobby.'),
  request('SettingsEdit', settingsEditSchema, 'Changed settings of a lobby.'),
  request('SeatRequest', seatRequestSchema, 'The seat to take.'),
  request('MoveRequest', moveSchema, 'The seat of the lobby to move to.'),
  request('Vote', voteSchema, 'A vote: `true` to give it, `false` to withdraw it.'),
  request(
    'Action',
    answers.actionRequestSchema,
    'An answer to an open question: either a `command`, or the same as `written` in the notation of the game.',
  ),
  request('ActionByCommand', answers.actionByCommandSchema, 'An answer to an open question, as a command.'),
  request(
    'ActionInNotation',
    answers.actionInNotationSchema,
    'An answer to an open question, in the notation of the game.',
  ),
  request('Takeback', takebackSchema, 'The seat with the step to take back.'),
  request('ContributionRequest', contributionRequestSchema, 'A player’s commitment for the dice.'),
  request('RevealRequest', revealRequestSchema, 'The bytes of a player’s commitment.'),
  request('OfSeat', ofSeatSchema, 'The seat of the request, if its sender holds several.'),
  request('Away', awaySchema, 'The end of a seat’s absence.'),
  request('StandingRequest', standingRequestSchema, 'A standing order, or `null` for none.'),
  answer(
    'Receipt',
    answers.receiptAnswerSchema,
    'Proof that a command was committed. Keep it: the log chains every later commit to `hash`, so a log without ' +
      'this commit was changed.',
  ),
  answer(
    'Note',
    answers.noteSchema,
    'A remark on the notation: the chosen meaning, or a part that cannot work, with the rule.',
  ),
  answer(
    'Problem',
    answers.problemAnswerSchema,
    'What was wrong and what would be right (RFC 9457). `code` is stable; `detail` is for people.',
  ),
  answer('GatewayMessage', answers.gatewayMessageSchema, 'An error of the cloud’s gateway.'),
  answer('TrayCard', answers.trayCardSchema, 'A card as the viewer sees it.'),
  answer('StateAnswer', answers.stateAnswerSchema, 'The position as the caller may know it.'),
  answer(
    'ActionsAnswer',
    answers.actionsAnswerSchema,
    'The open questions to the caller’s seats, with all possible answers.',
  ),
  answer(
    'OpenQuestion',
    answers.openQuestionSchema,
    'An open question, and the grammar of all commands that the server would accept as its answer.',
  ),
  answer('Legal', legals.legalSchema, LEGAL),
  answer('LegalKind', legals.legalKindSchema, 'What a value in a grammar of choices names.'),
  answer('LegalConst', LegalConst, 'Admits exactly `value`.'),
  answer('LegalOneOf', LegalOneOf, 'Admits what any of its nodes admits; without nodes, nothing.'),
  answer('LegalFields', LegalFields, 'Admits an object with exactly these fields.'),
  answer('LegalPick', LegalPick, 'Admits a list of `min` to `max` different members of `values`, in any order.'),
  answer('LegalInt', LegalInt, 'Admits an integer from `min` to `max`.'),
  answer(
    'LegalMap',
    LegalMap,
    'Admits an object with `min` to `max` of these `entries`, within the limits of its groups.',
  ),
  answer('LegalText', LegalText, 'Admits a string of 1 to `max` characters.'),
  answer(
    'DryRunAnswer',
    answers.dryRunAnswerSchema,
    'The effect of a command, up to the first draw or the first opened secret.',
  ),
  answer('Lapse', answers.lapseSchema, 'The default answer of a seat.'),
  answer('LapseAnswer', answers.lapseAnswerSchema, 'The effect of the default answer at the deadline.'),
  answer('ForecastAnswer', answers.forecastAnswerSchema, 'How often a standing order would have asked a seat.'),
  answer('StandingAnswer', answers.standingAnswerSchema, 'The standing orders of the caller’s own seats.'),
  both('Json', jsonSchema, 'Any JSON value.'),
  request('AnyCommand', z.record(z.string(), jsonSchema), 'An object that the grammar of choices admits.'),
];

/** The components about the server and its games, in the order of functions/openapi/service.yaml. */
const SERVICE: readonly Component[] = [
  answer('RulesList', answers.rulesListSchema, 'The games that this server hosts.'),
  answer(
    'RulesAnswer',
    answers.rulesAnswerSchema,
    'A game’s seats, schemas and words: everything that a client needs besides the choices.',
  ),
  answer('Guide', guideSchema, 'A first game, told step by step.'),
  answer('GuideStep', guideStepSchema, 'A step of a guide: what is said, what it is about, what it waits for.'),
  answer('Setup', answers.setupSchema, 'A scenario: options with a name.'),
  answer('SeatSpec', facts.seatSpecSchema, 'A seat in the rules.'),
  answer(
    'ProblemCode',
    z.enum(PROBLEM_CODES),
    'The codes of this release. A later release may add codes: `code` of a problem is any text.',
  ),
  answer('ProblemList', problemListSchema, 'All codes of problems.'),
  answer('ProblemMeaning', problemMeaningSchema, 'The meaning of a problem code, and its remedy.'),
  answer('Health', answers.healthSchema, 'The server answers.'),
];

/** All components, by their file of the description. */
export const COMPONENTS: { readonly [file: string]: readonly Component[] } = {
  [CORE]: SHARED,
  people: PEOPLE,
  history: HISTORY,
  service: SERVICE,
  ...OF_GAMES,
};
