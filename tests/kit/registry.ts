import { GAMES } from '../../domain/games/games.ts';
import { diplomacyEntry } from './diplomacy-entry.ts';
import { duelEntry } from './duel-entry.ts';
import type { Entry } from './entry.ts';
import { kutuzovEntry } from './kutuzov-entry.ts';
import { napoleonicsEntry } from './napoleonics-entry.ts';

/** Every game, as the laws play it. A hosted game without an entry fails the registry's own law. */
export const ENTRIES: readonly Entry[] = [
  duelEntry,
  diplomacyEntry(await GAMES.diplomacy!()),
  napoleonicsEntry(await GAMES.napoleonics!()),
  kutuzovEntry(await GAMES.kutuzov!()),
];
