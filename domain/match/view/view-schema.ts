import * as z from 'zod';
import { VOTE_KINDS } from '../state/commands.ts';
import { keptSettingsSchema } from '../state/settings.ts';

// How a match is shown, for the description of the API. No code parses it, and nothing that serves a request imports
// it: to make these schemas would cost every cold start.

export const outcomeSchema = z.strictObject({
  result: z.enum(['won', 'drawn', 'cancelled']),
  seats: z.array(z.string()).meta({ description: 'The winner, or the seats that share the draw.' }),
  how: z.string().meta({
    description: 'How the game ended: `solo`, `agreed-draw`, `resignation`, `agreed`, `expired`, `abandoned`, ...',
  }),
});

export const askSchema = z.strictObject({
  ask: z.string().meta({ description: 'The name of the open question; a command echoes it.' }),
  seat: z.string().meta({ description: 'The seat that must answer.' }),
  kind: z.string().meta({ description: 'The kind of question: the key of its deadline in `settings.deadlines`.' }),
  settled: z.literal(true).optional().meta({ description: 'Ready. The answer can still be changed.' }),
  answered: z
    .literal(true)
    .optional()
    .meta({ description: 'Answered, and possibly not ready. The answer counts at the deadline.' }),
});

/** A match as everyone who may see it sees it: the holders of seats, the seats to act, and the deadline. */
export const matchViewSchema = z.strictObject({
  game: z.string(),
  of: z.string().meta({ description: 'Which game is played: an id of GET /v1/rules.' }),
  rules: z.string().meta({ description: 'Version of the rules, e.g. `diplomacy@1`; it never changes in a game.' }),
  title: z
    .string()
    .optional()
    .meta({
      description:
        'In lists, and in games of form 1. Otherwise GET /games/{game}/people has it, because an answer with a ' +
        'version contains no free text.',
    }),
  owner: z
    .string()
    .meta({ description: 'The creator: a pseudonym, one per person and game. In games of form 1 the user.' }),
  mine: z
    .array(z.string())
    .optional()
    .meta({ description: 'The seats that you hold. Absent in the list of public games, and without a token.' }),
  people: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'In lists: names by pseudonym. Players of a running anonymous game have none.' }),
  status: z.enum(['lobby', 'playing', 'over']),
  phase: z.string().optional().meta({ description: 'The moment of play in words, in the language of the request.' }),
  phaseShort: z.string().optional().meta({ description: 'The same in at most 18 letters; lists have none.' }),
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
          description:
            'Absent: the seat is vacant. `hidden`: a person in an anonymous game. You see yourself at your own seat.',
        }),
      away: z
        .strictObject({ until: z.int(), left: z.int() })
        .optional()
        .meta({ description: 'When the seat’s absence ends or ended, and how many days of absence are left.' }),
      extensions: z
        .int()
        .optional()
        .meta({ description: 'How often the seat extended a deadline at its own expense.' }),
      bank: z
        .strictObject({ left: z.int(), since: z.int().optional(), until: z.int().optional() })
        .optional()
        .meta({
          description:
            'With a bank: the milliseconds that the seat has left. While its question is open, subtract the time since ' +
            '`since`; the bank is empty at `until`.',
        }),
      record: z.strictObject({ answered: z.int(), missed: z.int() }).optional().meta({
        description:
          'Questions with a deadline that the holder of the seat answered, and that the default answer closed.',
      }),
    }),
  ),
  asks: z.array(askSchema).meta({ description: 'All open questions. The game waits for their seats.' }),
  due: z.int().optional().meta({ description: 'The deadline of the open questions, or of an unstarted lobby.' }),
  paused: z.strictObject({ left: z.int().optional() }).optional().meta({
    description:
      'The game is paused. `due`: when the pause ends at the latest. `left`: the milliseconds until the deadline after the pause.',
  }),
  grace: z.literal(true).optional().meta({ description: 'The deadline has passed. `due`: the end of the extra time.' }),
  votes: z.partialRecord(z.enum(VOTE_KINDS), z.array(z.string())).meta({
    description: 'The seats behind each vote. In a secret vote on a draw only your vote, until the game is over.',
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
      failed: z.int().meta({ description: 'The number of failed starts, because a player did not reveal or left.' }),
      contributed: z.array(z.string()).meta({ description: 'The seats of players who have committed to bytes.' }),
      revealed: z.array(z.string()).meta({ description: 'The seats of players who have revealed them.' }),
      awaited: z
        .array(z.string())
        .meta({ description: 'The seats of players who must still reveal them, before `due`.' }),
    })
    .optional()
    .meta({ description: 'Present with the setting `entropy: joint`.' }),
  origin: z
    .strictObject({ is: z.enum(['rematch', 'fork']), game: z.string(), version: z.int().optional() })
    .optional()
    .meta({
      description: 'The origin of a rematch or a fork: a game and its version.',
    }),
  check: z
    .strictObject({
      failed: z.int().meta({ description: 'The number of failed starts, because a player did not confirm or left.' }),
      confirmed: z.array(z.string()).meta({ description: 'The seats of players who have confirmed.' }),
      awaited: z.array(z.string()).meta({ description: 'The seats of players who must still confirm, before `due`.' }),
    })
    .optional()
    .meta({
      description:
        'Present in a lobby with the setting `ready` and without joint dice, after its first attempt to start.',
    }),
  seedCommitment: z
    .string()
    .meta({ description: 'Commitment to the seed of all randomness (LOG.md), fixed before anyone sat down.' }),
  seed: z.string().optional().meta({ description: 'base64url, once the game is over.' }),
  outcome: outcomeSchema.optional(),
});
