// Private notes of a game: this browser alone has them, apart for each person who uses it.

/** The most letters of the notes of one game. */
export const MOST_LETTERS = 4_000;

type Kept = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'fieldpost:notes:';

/** Returns the name under which the notes of a person about a game are kept. */
export const placeOfNotes = (person: string, game: string): string => `${PREFIX}${person}/${game}`;

/** Returns whom a token is of, as far as notes are concerned: the subject of a signed token, else one name for all. */
export function personOf(token: string | undefined, isGuest: boolean): string {
  if (token === undefined || isGuest) return 'guest';
  try {
    const [, claims = ''] = token.split('.');
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { readonly sub?: unknown };
    return typeof sub === 'string' ? encodeURIComponent(sub) : 'token';
  } catch {
    return 'token';
  }
}

/** Returns the notes of a person about a game. */
export function notesOf(kept: Kept | undefined, person: string, game: string): string {
  return (kept?.getItem(placeOfNotes(person, game)) ?? '').slice(0, MOST_LETTERS);
}

/** Stores notes, or removes empty ones. Returns false where the browser refuses. */
export function keepNotes(kept: Kept | undefined, person: string, game: string, text: string): boolean {
  try {
    if (text === '') kept?.removeItem(placeOfNotes(person, game));
    else kept?.setItem(placeOfNotes(person, game), text.slice(0, MOST_LETTERS));
    return kept !== undefined;
  } catch {
    return false;
  }
}

/** Deletes all notes of a person who signs out. */
export function forgetNotes(kept: Kept | undefined, person: string): void {
  for (const place of placesOf(kept, person)) kept?.removeItem(place);
}

/** What the site keeps of games beside notes, by the start of its name: drafts, choices, and which games were seen. */
const TRACES = ['draft:', 'unsent:', 'seen', 'declined', 'here'].map((name) => `fieldpost:${name}`);

/**
 * Deletes what the browser and this tab keep of the games of a person who signs out. The bytes of joint dice stay:
 * without them the person could not reveal, and would lose the seat.
 */
export function forgetTraces(stores: readonly (Kept | undefined)[]): void {
  for (const kept of stores)
    for (const place of namesIn(kept)) if (TRACES.some((start) => place.startsWith(start))) kept?.removeItem(place);
}

/** Gives the notes of a guest to the person who takes over the guest's games. */
export function moveNotes(kept: Kept | undefined, from: string, to: string): void {
  for (const place of placesOf(kept, from)) {
    const game = place.slice(placeOfNotes(from, '').length);
    if (notesOf(kept, to, game) === '') keepNotes(kept, to, game, notesOf(kept, from, game));
    kept?.removeItem(place);
  }
}

const namesIn = (kept: Kept | undefined): readonly string[] =>
  Array.from({ length: kept?.length ?? 0 }, (_, at) => kept?.key(at) ?? '');

const placesOf = (kept: Kept | undefined, person: string): readonly string[] =>
  namesIn(kept).filter((place) => place.startsWith(placeOfNotes(person, '')));

/** Returns what this browser keeps; undefined where it refuses even to be asked. */
export const notebook = (): Storage | undefined => storeOf(() => localStorage);

/** Returns what this tab keeps. */
export const tabStore = (): Storage | undefined => storeOf(() => sessionStorage);

function storeOf(ask: () => Storage): Storage | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
