// Keeps drafts over a reload, for as long as this tab is open. The service stores them too, for other screens (marks).

/**
 * A draft. `key` is the idempotency key of its sending and `after` the newest entry then, so that sending again after a
 * lost answer adds one entry.
 */
export interface Draft {
  readonly text: string;
  readonly key?: string;
  readonly after?: number;
}

const placeOf = (place: string, conversation: string): string => `fieldpost:talk:${place}/${conversation}`;

/** Undefined: no draft was begun here. An empty text: it was begun, then sent or cleared. */
export function keptDraft(place: string, conversation: string): Draft | undefined {
  try {
    const text = sessionStorage.getItem(placeOf(place, conversation));
    return text === null ? undefined : (JSON.parse(text) as Draft);
  } catch {
    return undefined;
  }
}

export function keepDraft(place: string, conversation: string, draft: Draft): void {
  try {
    sessionStorage.setItem(placeOf(place, conversation), JSON.stringify(draft));
  } catch {
    // In a browser without storage the draft lives as long as the page.
  }
}
