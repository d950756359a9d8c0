import { isRefusal } from '@fieldpost/client';
import { batch } from '@preact/signals';
import { forgetNotes, moveNotes, notebook, personOf } from '../notes.ts';
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

/** How long signing out waits for the server, in milliseconds. */
const PATIENCE_MS = 5_000;

/**
 * Ends the notifications of this browser: its subscription, which works offline, then its channel, then the titles that
 * it keeps. An endpoint without a subscription answers 410, so a channel that could not be deleted ends too.
 */
async function leaveDevice(): Promise<void> {
  const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);
  const channel = await keptOnDevice('channel');
  await quietly(subscriptionHere().then((subscription) => subscription?.unsubscribe()));
  if (channel !== undefined)
    await quietly(api.value.deleteChannel({ channel: channel.id }, { signal: AbortSignal.timeout(PATIENCE_MS) }));
  await wipeDevice();
  await quietly(tellWorker({ is: 'left' }));
}

/** The browser has no identity any more, and no notes and notifications of it. The token goes last. */
export async function signOut(): Promise<void> {
  await leaveDevice();
  forgetNotes(notebook(), personOf(token.value, isGuest.value));
  batch(() => {
    refresh.value = undefined;
    if (isGuest.value) forgetGuest();
    else token.value = undefined;
  });
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
