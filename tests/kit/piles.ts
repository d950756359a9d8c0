import { inOrder, without } from '../../domain/contract/deck.ts';
import type { Card, Piles } from '../../domain/contract/piles.ts';
import { same } from '../../domain/lib/json.ts';
import type { Commit, Envelope2 } from '../../domain/log/envelope.ts';
import { type Moved, movesBetween } from '../../domain/log/piles.ts';
import type { Table } from './table.ts';

/** The parts of a game that move cards. */
interface Pack<S, E> {
  evolve(state: S, event: E): S;
  piles?(state: S): Piles;
}

/**
 * Returns the state after events of a game, and the moves that form 2 of the log records for each event. Throws where a
 * card appears or vanishes.
 */
export function evolveMoving<S, E>(
  game: Pack<S, E>,
  start: S,
  events: readonly E[],
): { readonly state: S; readonly moves: readonly Moved[] } {
  let state = start;
  const moves = events.flatMap((event, e) => {
    const before = state;
    state = game.evolve(state, event);
    return movesBetween(game.piles?.(before) ?? {}, game.piles?.(state) ?? {}, e);
  });
  return { state, moves };
}

/** Returns the piles after the moves of a commit. Throws when a card is not in the pile that it leaves. */
function carried(piles: Piles, { envelope, secrets }: Commit): Piles {
  const now: { [pile: string]: readonly Card[] } = { ...piles };
  const cards = (secrets.piles?.value ?? []) as readonly (readonly Card[])[];
  for (const [i, { from, to, n }] of (envelope as Envelope2).moves.entries()) {
    const [moved, there] = [cards[i] ?? [], now[from] ?? []];
    const { rest } = without({ known: [], rest: there }, moved);
    if (moved.length !== n || rest.length + n !== there.length)
      throw new Error(`${n} cards, ${moved}, do not leave ${from}`);
    now[from] = rest;
    now[to] = [...(now[to] ?? []), ...moved];
  }
  return now;
}

/** The piles that hold cards, each in order. */
const held = (piles: Piles): Piles =>
  Object.fromEntries(
    Object.keys(piles)
      .sort()
      .flatMap((pile) => (piles[pile]?.length ? [[pile, inOrder(piles[pile])]] : [])),
  );

/**
 * Returns the versions after which the piles are not those of the version before, changed by the moves in the log of
 * form 2. Where there are none, no card appears or vanishes, and the log alone says where each card is.
 */
export function strayVersions({ game, commits, matches }: Table): readonly number[] {
  let piles: Piles | undefined;
  return commits.flatMap((commit, i) => {
    const match = matches[i + 1];
    const starts = commit.envelope.events.some(({ type }) => type === 'match/started');
    const before = starts ? game.piles?.(game.initial(match?.options as never)) : piles;
    if (before === undefined) return [];
    piles = held(carried(before, commit));
    return same(piles, held(game.piles?.(match?.state as never) ?? {})) ? [] : [commit.envelope.v];
  });
}
