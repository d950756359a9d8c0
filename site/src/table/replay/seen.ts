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

/** The version at which this browser last showed a game. */
export const seenOf = (game: string): number | undefined => all().find(([id]) => id === game)?.[1];

/** Notes that a version was seen; a browser without storage forgets it. */
export function noteSeen(game: string, version: number): void {
  if (seenOf(game) === version) return;
  try {
    const others = all().filter(([id]) => id !== game);
    localStorage.setItem(KEY, JSON.stringify([...others.slice(1 - KEPT), [game, version]]));
  } catch {
    // Private windows may refuse storage: the next visit begins with the newest board.
  }
}
