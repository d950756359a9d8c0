import { type Signal, signal } from '@preact/signals';
import type { Draft } from '../../grammar/sheet.ts';

// Orders that are written and not yet sent stay in this browser: over a reload, a lost connection, and in each tab of the same game.

const PREFIX = 'fieldpost:draft:';

const placeOf = (game: string, { ask, seat }: Asked): string => `${PREFIX}${game}/${ask}/${seat}`;

interface Asked {
  readonly ask: string;
  readonly seat: string;
}

/** The drafts that this tab has had, by their place. */
const drafts = new Map<string, Signal<Draft>>();

addEventListener('storage', ({ key, newValue }) => {
  const draft = key === null ? undefined : drafts.get(key);
  if (draft !== undefined) draft.value = read(newValue);
});

/** What is written of the answer to a question, whichever tab wrote it last. */
export function keptDraft(game: string, question: Asked): Signal<Draft> {
  const place = placeOf(game, question);
  const known = drafts.get(place);
  if (known !== undefined) return known;
  forgetOthers(game, question);
  const draft = signal<Draft>(read(localStorageOf()?.getItem(place) ?? null));
  draft.subscribe((now) => keep(place, now));
  drafts.set(place, draft);
  return draft;
}

/** Questions that are over need no draft: the seat is asked something else. */
function forgetOthers(game: string, question: Asked): void {
  const kept = localStorageOf();
  const isOther = (key: string): boolean =>
    key.startsWith(`${PREFIX}${game}/`) && key.endsWith(`/${question.seat}`) && key !== placeOf(game, question);
  for (const key of Object.keys(kept ?? {}).filter(isOther)) kept?.removeItem(key);
}

function keep(place: string, draft: Draft): void {
  try {
    const text = JSON.stringify(draft);
    if (Object.keys(draft).length === 0) localStorage.removeItem(place);
    else if (localStorage.getItem(place) !== text) localStorage.setItem(place, text);
  } catch {
    // A browser that keeps nothing: the draft lives as long as the page.
  }
}

function read(text: string | null): Draft {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Draft;
  } catch {
    return {};
  }
}

/** Some browsers refuse even to be asked. */
function localStorageOf(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
