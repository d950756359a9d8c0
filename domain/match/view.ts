import * as z from 'zod';
import type { Game, Locale } from '../game.ts';
import { awaitedFor } from './chance-seed.ts';
import { keptSettingsSchema, VOTE_KINDS } from './commands.ts';
import { outcomeSchema } from './events.ts';
import { asksOf } from './questions.ts';
import { type Entropy, isHidden, type Match, seatsOf } from './state.ts';

export const askSchema = z.strictObject({
  ask: z.string().meta({ description: 'The name of the open question; a command echoes it.' }),
  seat: z.string().meta({ description: 'Whom it is put to.' }),
  kind: z.string().meta({ description: 'What sort of question: the key of its deadline in `settings.deadlines`.' }),
  settled: z.literal(true).optional().meta({ description: 'Answered; the answer may still be changed.' }),
});

/** A match as everyone who may see it sees it: who sits where, whom it waits for, until when. */
export const matchViewSchema = z.strictObject({
  game: z.string(),
  of: z.string().meta({ description: 'Which game is played: an id of GET /v1/rules.' }),
  rules: z.string().meta({ description: 'Version of the rules, e.g. `diplomacy@1`; it never changes in a game.' }),
  title: z.string().optional().meta({
    description: 'In lists, and of games of form 1. Else GET /games/{game}/people has it: an answer with a version holds no free text.',
  }),
  owner: z.string().meta({ description: 'Who created it: a pseudonym, one per person and game. In games of form 1 the user.' }),
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
        .meta({ description: 'Absent: the seat is vacant. `hidden`: a person, in an anonymous game; your own seat shows you.' }),
    }),
  ),
  asks: z.array(askSchema).meta({ description: 'Whom the game waits for: all open questions.' }),
  due: z.int().optional().meta({ description: 'When silence answers, or an unstarted lobby expires.' }),
  grace: z.literal(true).optional().meta({ description: 'The deadline has passed; `due` is the end of the time granted once more.' }),
  votes: z.partialRecord(z.enum(VOTE_KINDS), z.array(z.string())).meta({ description: 'The seats that stand by each vote.' }),
  entropy: z
    .strictObject({
      failed: z.int().meta({ description: 'How many starts have failed because somebody did not reveal or left.' }),
      contributed: z.array(z.string()).meta({ description: 'Seats whose people have committed to bytes.' }),
      revealed: z.array(z.string()).meta({ description: 'Seats whose people have revealed them.' }),
      awaited: z.array(z.string()).meta({ description: 'Seats whose people are still to reveal them, before `due`.' }),
    })
    .optional()
    .meta({ description: 'Present with the setting `entropy: joint`.' }),
  seedCommitment: z.string().meta({ description: 'Commitment to the seed of all chance (LOG.md), fixed before anyone sat down.' }),
  seed: z.string().optional().meta({ description: 'base64url, once the game is over.' }),
  outcome: outcomeSchema.optional(),
});
export type MatchView = z.infer<typeof matchViewSchema>;

/**
 * The public face of a match: nothing that a viewer admitted to it may not know. In an anonymous match `user` sees where they
 * sit themselves, and nobody else.
 */
export function viewOf(game: Game, match: Match, locale: Locale, user?: string): MatchView {
  const called = game.names?.(locale, match.options).seats;
  return {
    game: match.game,
    of: match.of,
    rules: match.rules,
    ...(match.title !== undefined && { title: match.title }),
    owner: match.owner,
    ...(user !== undefined && { mine: [...seatsOf(match, user)] }),
    status: match.status,
    ...(match.state !== undefined && { phase: game.phase(match.state, locale) }),
    version: match.v,
    hash: match.head,
    createdAt: match.createdAt,
    at: match.at,
    options: match.options as Record<string, unknown>,
    settings: match.settings,
    seats: match.chairs.map(({ seat, name, holds, holder }) => ({
      seat,
      name: called?.[seat] ?? name,
      holds: [...holds],
      ...(holder && { holder: isHidden(match) && holder.kind === 'user' && holder.user !== user ? HIDDEN : holder }),
    })),
    asks: [...asksOf(game, match)],
    ...(match.due !== undefined && { due: match.due }),
    ...(match.grace && { grace: match.grace }),
    votes: Object.fromEntries(Object.entries(match.votes).map(([kind, seats]) => [kind, [...(seats ?? [])]])),
    ...(match.entropy && { entropy: entropyOf(match.entropy, match) }),
    seedCommitment: match.seedCommitment,
    ...(match.seed !== undefined && { seed: match.seed }),
    ...(match.outcome && { outcome: { ...match.outcome, seats: [...match.outcome.seats] } }),
  };
}

const entropyOf = ({ failed, contributions, revealed }: Entropy, match: Match): MatchView['entropy'] => ({
  failed,
  contributed: contributions.map(({ seat }) => seat),
  revealed: contributions.map(({ seat }) => seat).filter((seat) => revealed[seat] !== undefined),
  awaited: [...awaitedFor(match)],
});

const HIDDEN = { kind: 'hidden' } as const;
