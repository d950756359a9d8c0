import { api } from './api.ts';

// Dice that no one chooses alone: this browser makes the bytes of a seat, keeps them, commits to them, and reveals them
// at the start.

const placeOf = (game: string, seat: string): string => `fieldpost:bytes:${game}/${seat}`;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** What is committed to, as LOG.md has it. */
async function hashOf(game: string, seat: string, bytes: string): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(['fieldpost/contribution/2', game, seat, bytes]));
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}

/** Whether this browser has what it needs to reveal what a seat committed to. */
export function areKept(game: string, seat: string): boolean {
  try {
    return localStorage.getItem(placeOf(game, seat)) !== null;
  } catch {
    return false;
  }
}

/**
 * Commits to new bytes. They are kept before anybody hears of them: who cannot keep them shall not promise to reveal
 * them.
 */
export async function contribute(game: string, seat: string): Promise<void> {
  const bytes = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const contribution = await hashOf(game, seat, bytes);
  const before = localStorage.getItem(placeOf(game, seat));
  localStorage.setItem(placeOf(game, seat), bytes);
  try {
    await api.value.putContribution({ game, body: { seat, contribution } });
  } catch (caught) {
    // What was committed to before still counts, and can still be revealed.
    if (before !== null) localStorage.setItem(placeOf(game, seat), before);
    throw caught;
  }
}

/** Reveals the bytes of a seat; then they are of no more use here. */
export async function reveal(game: string, seat: string): Promise<void> {
  await api.value.postReveal({ game, body: { seat, bytes: localStorage.getItem(placeOf(game, seat)) ?? '' } });
  localStorage.removeItem(placeOf(game, seat));
}
