import type { Game, MyInvitation } from '@fieldpost/client';
import { effect, signal } from '@preact/signals';
import { isSignedIn, language, notifications } from '../session.ts';
import { bilingual } from '../texts.ts';
import { api } from './api.ts';
import { keepOnDevice, keepTitles, keptOnDevice, tellWorker } from './device.ts';
import { noteWritten } from './written.ts';

// The games that wait for the reader. Every page says so in its title, and the system does on request.

/** The games that wait, by id. */
export const waiting = signal<readonly string[]>([]);
/** The reader's running games, which may hold offers to them, and their invitations. */
export const running = signal<readonly Game[]>([]);
export const invitations = signal<readonly MyInvitation[]>([]);
/** Increases on every piece of news for the reader: lists are read again. */
export const changes = signal(0);

const words = bilingual({ turn: 'A game waits for you.' }, { turn: '내 차례인 게임이 있습니다.' });

/**
 * Whether the lists are wanted. A table has them behind its menu: it reads them when that opens, or when the reader
 * looks elsewhere and the title or a notification must say what waits.
 */
const areWanted = signal(document.visibilityState === 'hidden');
export const wantLists = (): void => {
  areWanted.value = true;
};
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') wantLists();
});

/** Pause after a refusal of the service, in milliseconds. */
const PAUSE = 30_000;

effect(() => {
  const from = api.value;
  if (!isSignedIn.value || !areWanted.value) {
    waiting.value = [];
    running.value = [];
    invitations.value = [];
    return;
  }
  const end = new AbortController();
  const { signal: aborted } = end;
  const read = async (): Promise<void> => {
    const { games } = await from.listMyGames({ awaiting: 'true', fields: ['id'] }, { signal: aborted });
    const ids = games.flatMap(({ id }) => (id === undefined ? [] : [id]));
    if (aborted.aborted) return;
    if (ids.some((id) => !waiting.peek().includes(id))) void tell();
    void tellWorker({ is: 'waiting', games: ids });
    if (ids.join() !== waiting.peek().join()) waiting.value = ids;
    await readNews();
  };
  const readNews = async (): Promise<void> => {
    const [{ games }, { invitations: sent }] = await Promise.all([
      from.listMyGames({ status: 'playing', limit: 100 }, { signal: aborted }),
      from.listMyInvitations({}, { signal: aborted }),
    ]);
    if (aborted.aborted) return;
    running.value = games;
    invitations.value = sent;
    void keepTitles([...games, ...sent.map(({ game }) => game)]);
  };
  const follow = async (): Promise<void> => {
    for await (const { press = [] } of from.followMe({ signal: aborted })) {
      noteWritten(press);
      changes.value = changes.peek() + 1;
      await read();
    }
  };
  // A refusal, such as that of too many requests, ends the live channel. It reopens after a pause and reads the waiting
  // games.
  let timer = 0;
  const again = (): void =>
    void follow().catch(() => {
      if (!aborted.aborted) timer = window.setTimeout(again, PAUSE);
    });
  again();
  return () => {
    end.abort();
    clearTimeout(timer);
  };
});

effect(() => void keepOnDevice('language', language.value));

/**
 * Shows a system notification that a game waits, without saying which one: if the reader wants it, and looks elsewhere.
 * A browser with a channel gets one from the server.
 */
async function tell(): Promise<void> {
  if (notifications.value !== 'on' || document.visibilityState === 'visible' || !('Notification' in window)) return;
  if (Notification.permission !== 'granted' || (await keptOnDevice('channel')) !== undefined) return;
  const how = { body: words.value.turn, tag: 'fieldpost-turn', icon: '/icon-turn.svg', lang: language.value };
  const shown = navigator.serviceWorker?.controller ?? undefined;
  if (shown === undefined) new Notification('Fieldpost', how);
  else await (await navigator.serviceWorker.ready).showNotification('Fieldpost', how);
}

/**
 * Switches notifications on or off; on requires the reader's permission in the browser. Returns whether it succeeded.
 */
export async function setNotifications(wanted: boolean): Promise<boolean> {
  const allowed = wanted && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
  notifications.value = allowed ? 'on' : undefined;
  return allowed === wanted;
}
