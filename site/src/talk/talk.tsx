import type { Game, TablePress } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { lazy } from 'preact-iso';
import { isMutedNow, pressOf } from './conversations.ts';
import { words } from './words.ts';

const Desk = lazy(() => import('./desk.tsx').then((room) => room.Desk));

/** Returns how many entries are unread, without muted conversations, and whether there are more. */
export function unreadOf(press: TablePress | undefined) {
  if (press === undefined) return { count: 0, isMore: false };
  const { marks, unread, more } = press;
  const counts = Object.entries(unread).flatMap(([where, count]) => (isMutedNow(marks, where) ? [] : [count]));
  return { count: counts.reduce((sum, count) => sum + count, 0), isMore: more };
}

/**
 * Shows the chat beside a table. Closed, it is a button with the number of unread entries; the entries load when it
 * opens.
 */
export function Talk({ game, press }: { readonly game: Game; readonly press: TablePress | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const { count, isMore } = unreadOf(press);
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
