import { isRefusal } from '@fieldpost/client';
import { batch } from '@preact/signals';
import { guest, isGuest, refresh, token } from '../session.ts';
import { api } from './api.ts';

// Playing without an account: the service takes one in as a guest, and who signs in takes the guest's games over.

/** Makes sure that the browser has an identity: a guest's, if nobody is signed in. */
async function asSomebody(): Promise<void> {
  if (token.value !== undefined) return;
  const made = await api.value.createGuest();
  batch(() => {
    guest.value = made.token;
    token.value = made.token;
  });
}

/** Does what needs an identity. A guest at the end of their time comes in as another. */
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

/** One is nobody here any more. */
export function signOut(): void {
  batch(() => {
    refresh.value = undefined;
    if (isGuest.value) forgetGuest();
    else token.value = undefined;
  });
}

/**
 * Gives the games of the guest to the person who is signed in now. Returns their number; `undefined`: there was no
 * guest.
 */
export async function takeOverGuest(): Promise<number | undefined> {
  const played = guest.value;
  if (played === undefined || isGuest.value || token.value === undefined) return undefined;
  try {
    const { games } = await api.value.takeOverGuest({ body: { token: played } });
    guest.value = undefined;
    return games;
  } catch (caught) {
    if (isRefusal(caught, 'NO_SUCH_GUEST') || isRefusal(caught, 'GUEST_TAKEN')) guest.value = undefined;
    throw caught;
  }
}
