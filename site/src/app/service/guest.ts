import { isRefusal } from '@fieldpost/client';
import { batch } from '@preact/signals';
import { forgetNotes, forgetTraces, moveNotes, notebook, personOf, tabStore } from '../notes.ts';
import { guest, isGuest, refresh, token } from '../session.ts';
import { api } from './api.ts';
import { keptOnDevice, subscriptionHere, tellWorker, wipeDevice } from './device.ts';

// Playing without an account: the service creates a guest. A person who signs in takes over the guest's games.

/** Makes sure that the browser has an identity: a guest's, if the reader is not signed in. */
async function asSomebody(): Promise<void> {
  if (token.value !== undefined) return;
  const made = await api.value.createGuest();
  batch(() => {
    guest.value = made.token;
    token.value = made.token;
  });
}

/** Runs an action that needs an identity. If the guest has expired, runs it as a new one. */
export async function doneAsSomebody<T>(work: () => Promise<T>): Promise<T> {
  await asSomebody();
  try {
    return await work();
  } catch (caught) {
    if (token.value !== undefined || !isRefusal(caught, 'UNAUTHORIZED')) throw caught;
    await asSomebody();
    return work();
  }
}

/** Forgets the guest of this browser, and the session too if it had no other identity. */
function forgetGuest(): void {
  batch(() => {
    if (isGuest.value) token.value = undefined;
    guest.value = undefined;
  });
}

/** How long signing out waits for the push service of the browser, and for the server, in milliseconds. */
const PATIENCE_MS = { browser: 2_000, server: 5_000 };

const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

/** Ends the subscription of this browser. Its endpoint then answers 410, which ends a channel that stays. */
const unsubscribed = (): Promise<unknown> =>
  Promise.race([
    quietly(subscriptionHere().then((subscription) => subscription?.unsubscribe())),
    new Promise((done) => setTimeout(done, PATIENCE_MS.browser)),
  ]);

/**
 * The browser has no identity any more, and keeps nothing of it. All of that works without a connection. Only the
 * channel of this browser is deleted at the server, and nothing waits for that.
 */
export async function signOut(): Promise<void> {
  const channel = await keptOnDevice('channel');
  await unsubscribed();
  if (channel !== undefined) {
    const signal = AbortSignal.timeout(PATIENCE_MS.server);
    void quietly(api.value.deleteChannel({ channel: channel.id }, { signal }));
  }
  await wipeDevice();
  forgetNotes(notebook(), personOf(token.value, isGuest.value));
  forgetTraces([notebook(), tabStore()]);
  batch(() => {
    refresh.value = undefined;
    if (isGuest.value) forgetGuest();
    else token.value = undefined;
  });
  await quietly(tellWorker({ is: 'left' }));
}

/**
 * Transfers the games of the guest to the person who is signed in now. Returns their number; `undefined` without a
 * guest.
 */
export async function takeOverGuest(): Promise<number | undefined> {
  const played = guest.value;
  if (played === undefined || isGuest.value || token.value === undefined) return undefined;
  try {
    const { games } = await api.value.takeOverGuest({ body: { token: played } });
    moveNotes(notebook(), personOf(played, true), personOf(token.value, false));
    guest.value = undefined;
    return games;
  } catch (caught) {
    if (isRefusal(caught, 'NO_SUCH_GUEST') || isRefusal(caught, 'GUEST_TAKEN')) guest.value = undefined;
    throw caught;
  }
}
