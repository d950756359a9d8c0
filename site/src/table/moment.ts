import { isPassing, isRefusal } from '@fieldpost/client';
import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { api } from '../app/service/api.ts';
import { returns } from '../app/service/connection.ts';
import { language } from '../app/session.ts';
import { type Moment, momentOf, takeAhead } from './ahead.ts';
import { askStory } from './replay/story.ts';

interface Following {
  readonly moment?: Moment;
  readonly error?: unknown;
}

/** How long the site waits after a failed request for a game, in milliseconds. */
const PAUSE = 5000;

/**
 * Whether to request the game again: the failure may pass, or the reader lost a seat and sees an earlier version now.
 */
const isWorthAnotherLook = (error: unknown): boolean => isPassing(error) || isRefusal(error, 'NO_SUCH_VERSION');

/**
 * Follows a game for as long as it is shown. What is shown stays until the next moment is read whole; while nothing can
 * be reached it is tried on, and at once when the connection is back.
 */
export function useGame(id: string) {
  const following = useMemo(() => signal<Following>({}), [id]);
  const [who, spoken, returned] = [api.value, language.value, returns.value];
  useEffect(() => {
    const end = new AbortController();
    const follow = async (): Promise<void> => {
      const first = await takeAhead(id, who);
      if (first !== undefined && !end.signal.aborted) following.value = { moment: first };
      let before = first?.game;
      for await (const game of who.follow(id, { signal: end.signal })) {
        const isShown = game.version === before?.version;
        before = undefined;
        if (isShown) continue;
        askStory(who, following.peek().moment);
        const moment = await momentOf(who, game, end.signal);
        if (!end.signal.aborted) following.value = { moment };
      }
    };
    const again = async (error: unknown): Promise<void> => {
      if (!isWorthAnotherLook(error) || end.signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      return follow().catch(again);
    };
    follow()
      .catch(again)
      .catch((error: unknown) => {
        if (!end.signal.aborted) following.value = { ...following.peek(), error };
      });
    return () => end.abort();
  }, [id, who, spoken, returned]);
  return following;
}
