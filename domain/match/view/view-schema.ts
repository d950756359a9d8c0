import * as z from 'zod';
import { VOTE_KINDS } from '../state/commands.ts';
import { keptSettingsSchema } from '../state/settings.ts';

// How a match is shown, for the description of the API. No code parses it, and nothing that serves a request imports
// it: to make these schemas would cost every cold start.

export const outcomeSchema = z.strictObject({
  result: z.enum(['won', 'drawn', 'cancelled']),
  seats: z.array(z.string()).meta({ description: 'Who won, or shares the draw.' }),
  how: z
    .string()
    .meta({ description: 'By what: `solo`, `agreed-draw`, `resignation`, `agreed`, `expired`, `abandoned`, ...' }),
});

export const askSchema = z.strictObject({
  ask: z.string().meta({ description: 'The name of the open question; a command echoes it.' }),
  seat: z.string().meta({ description: 'Whom it is put to.' }),
  kind: z.string().meta({ description: 'What sort of question: the key of its deadline in `settings.deadlines`.' }),
  settled: z.literal(true).optional().meta({ description: 'Ready; the answer may still be changed.' }),
  answered: z
    .literal(true)
    .optional()
    .meta({ description: 'Answered, perhaps not ready: the answer counts at the deadline.' }),
});

/** A match as everyone who may see it sees it: who sits where, which seats it waits for, until when. */
export const matchViewSchema = z.strictObject({
  game: z.string(),
  of: z.string().meta({ description: 'Which game is played: an id of GET /v1/rules.' }),
  rules: z.string().meta({ description: 'Version of the rules, e.g. `diplomacy@1`; it never changes in a game.' }),
  title: z.string().optional().meta({
    description:
      'In lists, and of games of form 1. Else GET /games/{game}/people has it: an answer with a version holds no free text.',
  }),
  owner: z
    .string()
    .meta({ description: 'Who created it: a pseudonym, one per person and game. In games of form 1 the user.' }),
  mine: z
    .array(z.string())
    .optional()
    .meta({ description: 'The seats that you hold; not in the list of public games, and not without a token.' }),
  people: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'In lists: names by pseudonym. Nobody is named while an anonymous game runs.' }),
  status: z.enum(['lobby', 'playing', 'over']),
  phase: z.string().optional().meta({ description: 'The moment of play, for people, in the language asked for.' }),
  phaseShort: z.string().optional().meta({ description: 'The same in at most 18 letters: `Spr 1901, orders`.' }),
  version: z.int().meta({ description: 'Number of the newest commit shown.' }),
  hash: z.string().meta({ description: 'Hash of that commit.' }),
  createdAt: z.int().meta({ description: 'Milliseconds since 1970, as all times.' }),
  at: z.int().meta({ description: 'When that commit was made.' }),
  options: z.record(z.string(), z.unknown()).meta({ description: 'Options of the game played.' }),
  settings: keptSettingsSchema,
  seats: z.array(
    z.strictObject({
      seat: z.string(),
      name: z.string(),
      holds: z.array(z.string()).meta({ description: 'What the seat plays: powers, a side.' }),
      holder: z
        .discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('user'), user: z.string() }),
          z.strictObject({ kind: z.literal('bot') }),
          z.strictObject({ kind: z.literal('hidden') }),
        ])
        .optional()
        .meta({
          description: 'Absent: the seat is vacant. `hidden`: a person, in an anonymous game; your own seat shows you.',
        }),
      away: z
        .strictObject({ until: z.int(), left: z.int() })
        .optional()
        .meta({ description: 'Until when the seat is, or was, away, and for how many days more it may be.' }),
      extensions: z
        .int()
        .optional()
        .meta({ description: 'How many deadlines the seat has prolonged out of its own account.' }),
      bank: z
        .strictObject({ left: z.int(), since: z.int().optional(), until: z.int().optional() })
        .optional()
        .meta({
          description:
            'Present with a bank: milliseconds that the seat has left; while its question is open less those since `since`, and ' +
            '`until` is when it is empty.',
        }),
      record: z.strictObject({ answered: z.int(), missed: z.int() }).optional().meta({
        description:
          'Questions under a deadline that whoever sits here has answered, and that silence answered instead.',
      }),
    }),
  ),
  asks: z.array(askSchema).meta({ description: 'Whom the game waits for: all open questions.' }),
  due: z.int().optional().meta({ description: 'When silence answers, or an unstarted lobby expires.' }),
  paused: z.strictObject({ left: z.int().optional() }).optional().meta({
    description:
      'Nobody may act. `due` is when the pause ends at the latest; `left`: milliseconds that are given back of the deadline then.',
  }),
  grace: z
    .literal(true)
    .optional()
    .meta({ description: 'The deadline has passed; `due` is the end of the time granted once more.' }),
  votes: z.partialRecord(z.enum(VOTE_KINDS), z.array(z.string())).meta({
    description: 'The seats that stand by each vote. Of a secret vote on a draw only yours, until the game is over.',
  }),
  offers: z
    .array(
      z.strictObject({
        kind: z.enum(VOTE_KINDS),
        by: z.array(z.string()).meta({ description: 'The seats that have voted for it.' }),
        needs: z.array(z.string()).meta({ description: 'The seats that may still agree.' }),
      }),
    )
    .optional()
    .meta({ description: 'Votes that wait for others. Absent: none. A secret vote on a draw is never among them.' }),
  entropy: z
    .strictObject({
      failed: z.int().meta({ description: 'How many starts have failed because somebody did not reveal or left.' }),
      contributed: z.array(z.string()).meta({ description: 'Seats whose people have committed to bytes.' }),
      revealed: z.array(z.string()).meta({ description: 'Seats whose people have revealed them.' }),
      awaited: z.array(z.string()).meta({ description: 'Seats whose people are still to reveal them, before `due`.' }),
    })
    .optional()
    .meta({ description: 'Present with the setting `entropy: joint`.' }),
  origin: z
    .strictObject({ is: z.enum(['rematch', 'fork']), game: z.string(), version: z.int().optional() })
    .optional()
    .meta({
      description: 'The game that this one is a rematch of, or goes on from as a fork, and from which version of it.',
    }),
  check: z
    .strictObject({
      failed: z.int().meta({ description: 'How many starts have failed because somebody did not confirm or left.' }),
      confirmed: z.array(z.string()).meta({ description: 'Seats whose people have said that they are there.' }),
      awaited: z.array(z.string()).meta({ description: 'Seats whose people are still to say so, before `due`.' }),
    })
    .optional()
    .meta({
      description: 'Present in a lobby with the setting `ready`, without joint dice, once it was about to start.',
    }),
  seedCommitment: z
    .string()
    .meta({ description: 'Commitment to the seed of all chance (LOG.md), fixed before anyone sat down.' }),
  seed: z.string().optional().meta({ description: 'base64url, once the game is over.' }),
  outcome: outcomeSchema.optional(),
});
