// What is being written, over a reload, for as long as this tab is open; the service keeps it too, for other screens
// (marks).

/**
 * A draft; `key`: under which it was sent, and `after` which entry, so that sending it again after a lost answer says
 * it once.
 */
export interface Draft {
  readonly text: string;
  readonly key?: string;
  readonly after?: number;
}

const placeOf = (place: string, conversation: string): string => `fieldpost:talk:${place}/${conversation}`;

/** Undefined: nothing was begun here. An empty text: it was, and was sent or cleared. */
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
    // A browser that keeps nothing: the draft lives as long as the page.
  }
}
