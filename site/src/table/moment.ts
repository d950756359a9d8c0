import { type Answered, FieldpostError, type Game, Unreachable } from '@fieldpost/client';
import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { api } from '../app/service/api.ts';
import { returns } from '../app/service/connection.ts';
import { language } from '../app/session.ts';
import { type Manners, mannersOf } from '../manners/index.ts';
import { isWhole } from './tracks.ts';

/** One moment of a game: all of it is of one version. Before the start there is no board. */
export interface Moment {
  readonly game: Game;
  readonly actions: Answered<'getActions'>;
  readonly state?: Answered<'getState'>;
  readonly board?: string;
}

interface Following {
  readonly moment?: Moment;
  readonly error?: unknown;
}

/** How long a game is not asked for after it could not be had, in milliseconds. */
const PAUSE = 5000;

/** Whether it may be otherwise a moment later: nothing was reached, too much was asked, or the service is in trouble. */
const isPassing = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof FieldpostError && (error.status === 429 || error.status >= 500));

type Api = typeof api.value;

/** A game as it stands at a version, or now. Without `tracks` the picture is the map alone: the page has them. */
async function momentOf(from: Api, game: Game, abort: AbortSignal, tracks: boolean): Promise<Moment> {
  const at = { game: game.game, version: game.version };
  const reading = { signal: abort };
  const actions = from.getActions(at, reading);
  if (game.status === 'lobby') return { game, actions: await actions };
  const [asked, state, board] = await Promise.all([
    actions,
    from.getState(at, reading),
    from.raw('getBoard', { ...at, ...(!tracks && { panels: '0' as const }) }, reading),
  ]);
  return { game, actions: asked, state, board: board.text };
}

/**
 * Follows a game for as long as it is shown. What is shown stays until the next moment is read whole; while nothing can be reached it is
 * tried on, and at once when the connection is back.
 */
export function useGame(id: string) {
  const following = useMemo(() => signal<Following>({}), [id]);
  const [who, spoken, returned, whole] = [api.value, language.value, returns.value, isWhole.value];
  useEffect(() => {
    const end = new AbortController();
    const follow = async (): Promise<void> => {
      for await (const game of who.follow(id, { signal: end.signal })) {
        const { hasTracks } = await mannersOf(game.of).catch((): Manners => ({}));
        const moment = await momentOf(who, game, end.signal, hasTracks !== true || isWhole.value);
        if (!end.signal.aborted) following.value = { moment };
      }
    };
    const again = async (error: unknown): Promise<void> => {
      if (!isPassing(error) || end.signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      return follow().catch(again);
    };
    follow()
      .catch(again)
      .catch((error: unknown) => {
        if (!end.signal.aborted) following.value = { ...following.peek(), error };
      });
    return () => end.abort();
  }, [id, who, spoken, returned, whole]);
  return following;
}
