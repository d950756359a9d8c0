import type { Game } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { lazy } from 'preact-iso';
import { api } from '../app/service/api.ts';
import { written } from '../app/service/written.ts';
import { isSignedIn } from '../app/session.ts';
import { pressOf, unreadIn } from './conversations.ts';
import { words } from './words.ts';

const Desk = lazy(() => import('./desk.tsx').then((room) => room.Desk));

/** The highest number shown. */
const COUNTED = 50;
const NONE = { count: 0, isMore: false };

/** Counts the unread entries, before the reader opens the chat. */
export function useUnread(game: Game, isOpen: boolean) {
  const [unread, setUnread] = useState(NONE);
  const told = written.value[game.game] ?? 0;
  const isMine = isSignedIn.value && (game.mine?.length ?? 0) > 0 && pressOf(game) !== undefined;
  useEffect(() => {
    if (isOpen) setUnread(NONE);
    if (!isMine || isOpen) return;
    const end = new AbortController();
    api.value.getPress({ game: game.game, from: 'read', limit: COUNTED }, { signal: end.signal }).then(
      ({ entries, marks, next }) =>
        setUnread({ count: unreadIn(entries, marks, game.mine ?? []), isMore: next !== undefined }),
      // The reader who opens the chat sees the error.
      () => undefined,
    );
    return () => end.abort();
  }, [game.game, isMine, isOpen, told, api.value]);
  return unread;
}

/**
 * Shows the chat beside a table. Closed, it is a button with the number of unread entries; the entries load when it
 * opens.
 */
export function Talk({ game }: { readonly game: Game }) {
  const [isOpen, setOpen] = useState(false);
  const { count, isMore } = useUnread(game, isOpen);
  if (pressOf(game) === undefined) return null;
  const all = words.value;
  return (
    <section class={`talk ${isOpen ? 'open' : ''}`} aria-label={all.talk}>
      <button type="button" class="talk-tab" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? all.close : all.talk}
        {!isOpen && count > 0 && <span class="badge">{all.unread(count, isMore)}</span>}
      </button>
      {isOpen && <Desk game={game} />}
    </section>
  );
}
