import { editedSettingsSchema } from '../../../domain/match/state/settings.ts';
import * as answers from '../../../functions/answers/answers.ts';
import { auditReportSchema, findingSchema } from '../../../functions/answers/audit.ts';
import * as facts from '../../../functions/answers/events.ts';
import { chartSchema, seriesAnswerSchema } from '../../../functions/answers/series.ts';
import { storyAnswerSchema, storyLineSchema } from '../../../functions/answers/story.ts';
import { answer, type Component } from './component.ts';

const SECRETS = `The part of a commit that is not public, as far as the reader may know it: \`command\`; \`seals\`, the values sealed \
in event \`e\`; \`opened\`, the values
that event \`e\` opens in its opening \`o\` to some seats only. Each with the salt that its commitment was made with.`;

/** What happened in a game, in the order of functions/openapi/history.yaml. */
export const HISTORY: readonly Component[] = [
  answer('SightAnswer', answers.sightAnswerSchema, 'What a piece could fire at from where it stands.'),
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
  answer('SeriesAnswer', seriesAnswerSchema, 'Numbers of a game from version to version, and its phases.'),
  answer('Chart', chartSchema, 'Numbers from version to version, a line for each that has them.'),
  answer('StoryAnswer', storyAnswerSchema, 'Commits in sentences, told to one reader.'),
  answer('StoryLine', storyLineSchema, 'A commit in sentences.'),
  answer('PhasesAnswer', answers.phasesAnswerSchema, 'The resolved phases of a game, told from what is public.'),
  answer(
    'AuditReport',
    auditReportSchema,
    'What was checked of a log and what was found, with the head of its chain signed.',
  ),
  answer('Finding', findingSchema, 'Something wrong with a log.'),
  answer('Jwks', answers.jwksSchema, 'A JSON Web Key Set (RFC 7517).'),
];
