import { signal } from '@preact/signals';
import { type Battle, BLANK, isBattle } from './battle.ts';

const PLACE = 'fieldpost:battle';
/** How many steps can be undone. */
const STEPS = 200;

/** The battle that is drawn in this browser, with its undo steps. It outlives a reload. */
interface History {
  readonly past: readonly Battle[];
  readonly now: Battle;
  readonly future: readonly Battle[];
}

function kept(): Battle {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PLACE) ?? 'null');
    return isBattle(value) ? value : BLANK;
  } catch {
    return BLANK;
  }
}

export const drawing = signal<History>({ past: [], now: kept(), future: [] });
drawing.subscribe(({ now }) => {
  try {
    localStorage.setItem(PLACE, JSON.stringify(now));
  } catch {
    // In a browser without storage the battle lives as long as the page.
  }
});

/** Changes the battle. Steps that were undone before can no longer be redone. */
export function change(next: Battle): void {
  const { past, now } = drawing.peek();
  if (next !== now) drawing.value = { past: [...past, now].slice(-STEPS), now: next, future: [] };
}

export function undo(): void {
  const { past, now, future } = drawing.peek();
  const last = past.at(-1);
  if (last !== undefined) drawing.value = { past: past.slice(0, -1), now: last, future: [now, ...future] };
}

export function redo(): void {
  const { past, now, future } = drawing.peek();
  const [next, ...rest] = future;
  if (next !== undefined) drawing.value = { past: [...past, now], now: next, future: rest };
}
