import { GAMES } from '../../domain/games/games.ts';
import { diplomacyEntry } from './diplomacy-entry.ts';
import { duelEntry } from './duel-entry.ts';
import type { Entry } from './entry.ts';
import { kutuzovEntry } from './kutuzov-entry.ts';
import { napoleonicsEntry } from './napoleonics-entry.ts';

const all: readonly Entry[] = [
  duelEntry,
  diplomacyEntry(await GAMES.diplomacy!()),
  napoleonicsEntry(await GAMES.napoleonics!()),
  kutuzovEntry(await GAMES.kutuzov!()),
];

/**
 * Every game, as the laws play it; `LAW_GAME`: one of them, for `npm test -- --related`. A hosted game without an entry
 * fails the registry's own law.
 */
export const ENTRIES: readonly Entry[] = all.filter(({ game }) => game.id === (process.env.LAW_GAME ?? game.id));
