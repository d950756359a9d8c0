import { type Game, spoken } from '../../../domain/contract/game.ts';
import type { Viewer } from '../../../domain/lib/ids.ts';
import type { Locale } from '../../../domain/lib/text.ts';
import type { Match } from '../../../domain/match/state/state.ts';

/** A match that has a position, as a reader may know it. */
interface Played {
  readonly game: Game;
  readonly match: Match;
  readonly viewer: Viewer;
}

/** Returns the position as its reader may know it: the answer of `getState`. */
export function stateIn({ game, match, viewer }: Played, locale: Locale) {
  const view = game.view(match.state, viewer);
  return {
    game: match.game,
    of: match.of,
    version: match.v,
    hash: match.head,
    viewer,
    view: spoken(game, view, locale),
    ...(game.panels && { panels: game.panels(view, locale) }),
    ...(game.fights && { fights: game.fights(view, locale) }),
    ...(game.tray && { tray: game.tray(view, locale) }),
  };
}
