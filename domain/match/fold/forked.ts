import { idsOfOthers } from '../state/command-ids.ts';
import type { MatchEvent } from '../state/events.ts';
import type { Chair, Match, Origin } from '../state/state.ts';
import { settingsIn } from '../state/usual.ts';
import { tenuresBegun } from './tenures.ts';

/*
 * A fork: a sandbox that goes on from a version of another game. Its log begins with the commits of that game, as they
 * are, so it is folded by what decided them; with `match/forked` it has another id, another seed and one person at
 * every seat.
 */

type Forked = Extract<MatchEvent, { type: 'match/forked' }>;

/**
 * Returns what a fork takes over: the position, its sealed values and the names of its questions. It takes over no
 * people, votes, clocks, standing orders or draws.
 */
export function unbound(match: Match): Match {
  const {
    form,
    epoch,
    of,
    rules,
    v,
    at,
    head,
    status,
    options,
    settings,
    seedCommitment,
    createdAt,
    state,
    rewinds,
    seals,
  } = match;
  return {
    game: match.game,
    ...(form && { form }),
    ...(epoch !== undefined && { epoch }),
    ...{ of, rules, v, at, head, status, owner: '', options, settings, seedCommitment, createdAt },
    chairs: match.chairs.map(({ seat, name, holds }): Chair => ({ seat, name, holds })),
    votes: {},
    standing: {},
    ...(state !== undefined && { state }),
    ...{ rewinds, draws: {}, seals },
    ids: idsOfOthers(v),
  };
}

/** A match after its fork: all seats are the owner's. */
export function forkedBy(match: Match, { owner, origin, texts, settings, seedCommitment }: Forked): Match {
  const chairs = match.chairs.map((chair): Chair => ({ ...chair, holder: { kind: 'user', user: owner } }));
  const { game, v, hash } = origin;
  return {
    ...match,
    ...{ owner, people: [owner], texts, seedCommitment, chairs },
    settings: settingsIn(match, settings),
    createdAt: match.at,
    origin: { is: 'fork', game, v, hash } satisfies Origin,
    ...tenuresBegun(match, chairs),
  };
}
