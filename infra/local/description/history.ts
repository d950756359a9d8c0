import { anchorProofSchema, anchorSchema, keptAnchorSchema } from '../../../domain/match/audit/anchors.ts';
import { keptOutageSchema, outageSchema } from '../../../domain/match/audit/outages.ts';
import { editedSettingsSchema } from '../../../domain/match/state/settings.ts';
import * as answers from '../../../functions/answers/answers.ts';
import { auditReportSchema, findingSchema, outagesPageSchema } from '../../../functions/answers/audit.ts';
import { sightAnswerSchema } from '../../../functions/answers/dice.ts';
import * as facts from '../../../functions/answers/events.ts';
import { factsAnswerSchema } from '../../../functions/answers/facts.ts';
import { chartSchema, seriesAnswerSchema } from '../../../functions/answers/series.ts';
import { storyAnswerSchema, storyLineSchema } from '../../../functions/answers/story.ts';
import { anchorAnswerSchema, gameAnchorsSchema } from '../../../functions/features/anchors/answers.ts';
import { tableAnswerSchema, tablePressSchema } from '../../../functions/features/table/answers.ts';
import { answer, type Component } from './component.ts';

const SECRETS = `The secret part of a commit, as far as the reader may know it. \`command\`: the command. \`seals\`: the values \
that event \`e\` seals. \`opened\`: the values
that event \`e\` opens in its opening \`o\` to some seats only. Each has the salt of its commitment.`;

/** The components of a game's history, in the order of functions/openapi/history.yaml. */
export const HISTORY: readonly Component[] = [
  answer('TableAnswer', tableAnswerSchema, 'Everything that a client needs to draw a table, at the newest version.'),
  answer('TablePress', tablePressSchema, 'Your private items beside a game, and how much you have not read.'),
  answer('SightAnswer', sightAnswerSchema, 'The possible targets of a piece at its place.'),
  answer('FactsAnswer', factsAnswerSchema, 'What the caller may know of something on the board.'),
  answer('CommitsPage', answers.commitsPageSchema, 'Commits in ascending order.'),
  answer(
    'Commit',
    answers.commitAnswerSchema,
    'One command and its events. A commit as one reader sees it never changes: a later commit opens its secrets.',
  ),
  answer(
    'CommitForm1',
    answers.commit1Schema,
    'A commit of form 1. Games of release 0.1.0 have this form to their end.',
  ),
  answer('CommitForm2', answers.commit2Schema, 'A commit of form 2.'),
  answer('EnvelopeForm1', answers.envelope1Schema, 'The public part of a commit of form 1, which `hash` covers.'),
  answer('EnvelopeForm2', answers.envelope2Schema, 'The public part of a commit of form 2, which `hash` covers.'),
  answer('SecretsForm1', answers.secrets1Schema, SECRETS),
  answer('SecretsForm2', answers.secrets2Schema, `${SECRETS} \`piles\`: the cards that moved, once the game is over.`),
  answer('Event', answers.eventSchema, 'An event: a fact of the match or of the game.'),
  answer('EditedSettings', editedSettingsSchema, 'The settings in a change of the lobby.'),
  answer('MatchEvent', facts.matchEventSchema, 'A fact of a match, the same for all games.'),
  answer(
    'GameEvent',
    facts.gameEventSchema,
    'A fact of the game with its outcome (dice, cards, results): the game’s own event (`DiplomacyEvent`), in ' +
      'which commitments replace sealed values.',
  ),
  answer('Seal', facts.sealSchema, 'A secret: the seats that may know it, and a commitment instead of its value.'),
  answer(
    'Opening',
    facts.openingSchema,
    'Opens what was sealed in event `e` of commit `v`: to everyone, with value and salt here, or `to` some ' +
      'seats, with value and salt among the secrets.',
  ),
  answer('OpeningToAll', facts.openingToAllSchema, 'Opens to everyone what was sealed in event `e` of commit `v`.'),
  answer('OpeningToSome', facts.openingToSomeSchema, 'Opens what was sealed in event `e` of commit `v` to some seats.'),
  answer('SeriesAnswer', seriesAnswerSchema, 'Numbers of a game from version to version, and its phases.'),
  answer('Chart', chartSchema, 'Numbers by version, one line for each owner.'),
  answer('StoryAnswer', storyAnswerSchema, 'Commits in sentences for one reader.'),
  answer('StoryLine', storyLineSchema, 'A commit in sentences.'),
  answer('PhasesAnswer', answers.phasesAnswerSchema, 'The resolved phases of a game, from public facts.'),
  answer('AuditReport', auditReportSchema, 'The checks and findings of an audit, with the signed head of the log.'),
  answer('Finding', findingSchema, 'An error in a log.'),
  answer('OutagesPage', outagesPageSchema, 'Entries of the record of outages, oldest first.'),
  answer('KeptOutage', keptOutageSchema, 'An entry of the record of outages, with its hash and signature.'),
  answer('Outage', outageSchema, 'An outage of the server.'),
  answer('GameAnchors', gameAnchorsSchema, 'Proofs that commits of a game stand in anchors.'),
  answer('AnchorProof', anchorProofSchema, 'The proof that a commit stands in an anchor.'),
  answer('AnchorAnswer', anchorAnswerSchema, 'An anchor, and leaves of it.'),
  answer('KeptAnchor', keptAnchorSchema, 'An anchor with its hash and signature.'),
  answer('Anchor', anchorSchema, 'The newest commits of all games that moved, in one hash.'),
  answer('Jwks', answers.jwksSchema, 'A JSON Web Key Set (RFC 7517).'),
];
