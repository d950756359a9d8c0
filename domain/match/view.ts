import type * as z from 'zod';
import type { Game, Locale } from '../game.ts';
import { awaitedFor } from './chance-seed.ts';
import { asksOf } from './questions.ts';
import { type Entropy, isHidden, type Match, seatsOf } from './state.ts';
import type { matchViewSchema } from './view-schema.ts';

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
