import type * as z from 'zod';
import type { Game } from '../../contract/game.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { Locale } from '../../lib/text.ts';
import { asksShown } from '../clock/questions.ts';
import { dueOf } from '../clock/running.ts';
import { tenureOf } from '../fold/tenures.ts';
import { unconfirmedIn } from '../lobby/ready-check.ts';
import { awaitedFor } from '../state/chance-seed.ts';
import { type Entropy, isHidden, type Match, type Origin, type ReadyCheck, seatsOf } from '../state/state.ts';
import { offersIn } from './offers.ts';
import type { matchViewSchema } from './view-schema.ts';

export type MatchView = z.infer<typeof matchViewSchema>;

/**
 * The public face of a match: nothing that a viewer admitted to it may not know. In an anonymous match `user` sees
 * where they sit themselves, and nobody else.
 */
export function viewOf(game: Game, match: Match, locale: Locale, user?: string): MatchView {
  const called = game.names?.(locale, match.options).seats;
  const offers = offersIn(game, match);
  return {
    game: match.game,
    of: match.of,
    rules: match.rules,
    ...(match.title !== undefined && { title: match.title }),
    owner: match.owner,
    ...(user !== undefined && { mine: [...seatsOf(match, user)] }),
    status: match.status,
    ...(match.state !== undefined && phasesOf(game, match, locale)),
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
      ...clocksOf(match, seat),
    })),
    asks: [...asksShown(game, match)],
    ...(match.due !== undefined && { due: match.due }),
    ...(match.grace && { grace: match.grace }),
    ...(match.paused && { paused: match.paused.left === undefined ? {} : { left: match.paused.left } }),
    votes: votesFor(match, user),
    ...(offers.length > 0 && { offers }),
    ...(match.origin && { origin: originOf(match.origin) }),
    ...(match.entropy && { entropy: entropyOf(match.entropy, match) }),
    ...(match.check && match.status === 'lobby' && { check: checkOf(match.check, match) }),
    seedCommitment: match.seedCommitment,
    ...(match.seed !== undefined && { seed: match.seed }),
    ...(match.outcome && { outcome: { ...match.outcome, seats: [...match.outcome.seats] } }),
  };
}

const phasesOf = (game: Game, { state }: Match, locale: Locale): Pick<MatchView, 'phase' | 'phaseShort'> => ({
  phase: game.phase(state, locale),
  ...(game.phaseShort && { phaseShort: game.phaseShort(state, locale) }),
});

const originOf = (origin: Origin): MatchView['origin'] =>
  origin.is === 'fork' ? { is: origin.is, game: origin.game, version: origin.v } : { is: origin.is, game: origin.game };

const entropyOf = ({ failed, contributions, revealed }: Entropy, match: Match): MatchView['entropy'] => ({
  failed,
  contributed: contributions.map(({ seat }) => seat),
  revealed: contributions.map(({ seat }) => seat).filter((seat) => revealed[seat] !== undefined),
  awaited: [...awaitedFor(match)],
});

const checkOf = ({ failed, confirmed }: ReadyCheck, match: Match): MatchView['check'] => ({
  failed,
  confirmed: [...confirmed],
  awaited: [...unconfirmedIn(match)],
});

/** Returns the public state of the clocks of a seat. */
function clocksOf(
  match: Match,
  seat: SeatId,
): Pick<MatchView['seats'][number], 'away' | 'extensions' | 'bank' | 'record'> {
  const [away, extended, banked, tenure] = [
    match.away?.[seat],
    match.extended?.[seat],
    match.bank?.[seat],
    tenureOf(match, seat),
  ];
  const until = banked?.since === undefined ? undefined : dueOf(match, [seat], banked.since, banked.left);
  return {
    ...(away && { away }),
    ...(extended && { extensions: extended.used }),
    ...(banked && { bank: { left: banked.left, ...(until !== undefined && { since: banked.since, until }) } }),
    ...(tenure &&
      tenure.answered + tenure.missed > 0 && { record: { answered: tenure.answered, missed: tenure.missed } }),
  };
}

/** The votes that a reader sees: who wants a draw in secret, only from their own seats and at the end. */
function votesFor(match: Match, user: string | undefined): MatchView['votes'] {
  const votes = Object.fromEntries(Object.entries(match.votes).map(([kind, seats]) => [kind, [...(seats ?? [])]]));
  const hushed = match.hushed?.filter((seat) => match.status === 'over' || seatsOf(match, user).includes(seat)) ?? [];
  return hushed.length === 0 ? votes : { ...votes, draw: hushed };
}

const HIDDEN = { kind: 'hidden' } as const;
