/** What this browser stores: the last version of each game that was seen at its table. */
const KEY = 'fieldpost:seen';
/** Number of games whose versions are stored. */
const KEPT = 60;

type Seen = readonly (readonly [game: string, version: number])[];

function all(): Seen {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((each): each is Seen[number] => Array.isArray(each)) : [];
  } catch {
    return [];
  }
}

/** The games whose table this tab has shown: it outlives a reload. */
const HERE = 'fieldpost:here';

/** Returns whether this tab has shown a game before: its reader comes back from a reload, not from another day. */
export function wasHere(game: string): boolean {
  try {
    return (sessionStorage.getItem(HERE) ?? '').split(' ').includes(game);
  } catch {
    return false;
  }
}

function noteHere(game: string): void {
  if (wasHere(game)) return;
  try {
    sessionStorage.setItem(HERE, [...(sessionStorage.getItem(HERE) ?? '').split(' ').slice(1 - KEPT), game].join(' '));
  } catch {
    // Without storage a reload is like any other visit.
  }
}

/** The version at which this browser last showed a game. */
export const seenOf = (game: string): number | undefined => all().find(([id]) => id === game)?.[1];

/** Notes that a version was seen; a browser without storage forgets it. */
export function noteSeen(game: string, version: number): void {
  noteHere(game);
  if (seenOf(game) === version) return;
  try {
    const others = all().filter(([id]) => id !== game);
    localStorage.setItem(KEY, JSON.stringify([...others.slice(1 - KEPT), [game, version]]));
  } catch {
    // Private windows may refuse storage: the next visit begins with the newest board.
  }
}
