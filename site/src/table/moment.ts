import { isPassing, isRefusal, type TableAnswer } from '@fieldpost/client';
import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { api } from '../app/service/api.ts';
import { returns } from '../app/service/connection.ts';
import { noteWritten } from '../app/service/written.ts';
import { language } from '../app/session.ts';
import { type Laid, laid, type Moment, takeAhead } from './ahead.ts';
import { askStory } from './replay/story.ts';

export interface Following {
  readonly moment?: Moment;
  /** The names behind the pseudonyms of the game, and its title. */
  readonly people?: TableAnswer['people'];
  /** The reader's marks, and how much is unread. */
  readonly press?: TableAnswer['press'];
  readonly error?: unknown;
}

/** How long the site waits after a failed request for a game, in milliseconds. */
const PAUSE = 5000;

/**
 * Whether to request the game again: the failure may pass, or the reader lost a seat and sees an earlier version now.
 */
const isWorthAnotherLook = (error: unknown): boolean => isPassing(error) || isRefusal(error, 'NO_SUCH_VERSION');

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns whether two tables show the same moment: only names, or what is unread, differ. */
const isSameMoment = (one: TableAnswer, other: TableAnswer): boolean =>
  isSame([one.game, one.actions], [other.game, other.actions]);

/**
 * Follows a game for as long as it is shown. What is shown stays until the next moment is read whole; while nothing can
 * be reached it is tried on, and at once when the connection is back.
 */
export function useGame(id: string) {
  const following = useMemo(() => signal<Following>({}), [id]);
  const [who, spoken, returned] = [api.value, language.value, returns.value];
  useEffect(() => {
    const end = new AbortController();
    let last: Laid | undefined;
    const show = (next: Laid): void => {
      if (end.signal.aborted) return;
      const { people, press } = next.table;
      if (last !== undefined && !isSame(last.table.press?.unread, press?.unread)) noteWritten([id]);
      last = next;
      following.value = { moment: next.moment, people, ...(press && { press }) };
    };
    const follow = async (): Promise<void> => {
      const first = await takeAhead(id, who);
      if (first !== undefined) show(first);
      for await (const table of who.followTable(id, { signal: end.signal, known: last?.table })) {
        if (last !== undefined && isSameMoment(last.table, table)) {
          show({ table, moment: last.moment });
          continue;
        }
        askStory(who, following.peek().moment);
        show(await laid(who, table, end.signal));
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
