import type { Game } from '../../contract/game.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { Json } from '../../lib/json.ts';
import { eventsOf } from '../../log/commit.ts';
import type { Commit } from '../../log/envelope.ts';
import { fold, NOTHING } from '../fold/evolve.ts';
import { isMatchEvent } from '../state/events.ts';

/** A turn as it would have been with a standing order. */
interface Forecast {
  readonly turn: number;
  /** How often the seat could have reacted to something, in anybody’s turn. */
  readonly windows: number;
  /**
   * In how many of them the order would have asked; in how many of those the game would have waited for the seat in
   * another’s turn.
   */
  readonly asked: number;
  readonly waits: number;
}

/**
 * How often an order would have asked a seat in each turn so far, from what everybody knows: no hand is looked at, so
 * it tells nobody anything. It is exact for what was; had the seat answered otherwise, other things would have been
 * asked.
 */
export function forecastOf(game: Game, commits: readonly Commit[], seat: SeatId, standing: Json): readonly Forecast[] {
  const turns = new Map<number, Forecast>();
  const known = new Set<string>();
  const count = (state: unknown): void => {
    const ask = game.asks(state).find((each) => each.seat === seat)?.ask;
    if (ask === undefined || known.has(ask)) return;
    known.add(ask);
    const foreseen = game.foresee?.(game.view(state, []), seat, standing ?? {});
    if (foreseen === undefined) return;
    const turn = game.turn(state);
    const { windows, asked, waits } = turns.get(turn) ?? { windows: 0, asked: 0, waits: 0 };
    const isAsked = standing === null || foreseen.isAsked;
    turns.set(turn, {
      turn,
      windows: windows + 1,
      asked: asked + Number(isAsked),
      waits: waits + Number(isAsked && !foreseen.isOwn),
    });
  };
  let match = NOTHING;
  for (const commit of commits) {
    // A commit may open and close several windows: each of its events is looked at.
    let state: unknown = match.state;
    for (const event of eventsOf(commit)) {
      if (isMatchEvent(event)) state = event.type === 'match/started' ? game.initial(match.options) : state;
      else state = game.evolve(state, event);
      if (state !== undefined) count(state);
    }
    match = fold(game, match, commit);
  }
  return [...turns.values()];
}
