import { type Signal, signal } from '@preact/signals';
import { BEGUN, type Progress } from './progress.ts';

// The browser stores how far the player is, by game, until the player ends the guide.

const PREFIX = 'fieldpost:guide:';
const known = new Map<string, Signal<Progress | undefined>>();

function read(game: string): Progress | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + game) ?? 'null') as Partial<Progress> | null;
    return kept === null ? undefined : { ...BEGUN, ...kept };
  } catch {
    return undefined;
  }
}

/** Returns how far the player is in the guide of a game; `undefined` without one. */
export function keptProgress(game: string): Signal<Progress | undefined> {
  const progress = known.get(game) ?? signal(read(game));
  known.set(game, progress);
  return progress;
}

/** Stores how far the player is; `undefined` ends the guide. */
export function keepProgress(game: string, progress: Progress | undefined): void {
  keptProgress(game).value = progress;
  try {
    if (progress === undefined) localStorage.removeItem(PREFIX + game);
    else localStorage.setItem(PREFIX + game, JSON.stringify(progress));
  } catch {
    // A browser that stores nothing guides as long as the page is open.
  }
}
