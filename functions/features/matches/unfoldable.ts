import { isObject, type JsonObject } from '../../../domain/lib/json.ts';
import type { Commit } from '../../../domain/log/envelope.ts';
import { NOTHING } from '../../../domain/match/fold/evolve.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { Loaded } from './folded.ts';

/**
 * Returns the facts for an audit of a game with a broken log; `undefined` if the game does not exist, or if only its
 * people may know of it.
 */
export async function unfoldable(
  { log, games }: Pick<Ports, 'log' | 'games'>,
  id: string,
): Promise<Loaded | undefined> {
  const commits = await log.read(id, 0);
  const last = commits.at(-1);
  const created = commits[0]?.envelope.events[0];
  const of = String(created?.of);
  const isOver = commits.some(hasEnded);
  // Only the fold could say which version spectators see of a game that hides something from them.
  if (settingsIn(created).spectators !== undefined && !isOver) return undefined;
  if (last === undefined || visibilityIn(commits) !== 'public' || !Object.hasOwn(games, of)) return undefined;
  const game = await games[of]?.();
  const { v, at } = last.envelope;
  const match = { ...NOTHING, game: id, of, v, at, head: last.hash, status: isOver ? 'over' : 'playing' } as const;
  return game && { game, match };
}

const hasEnded = ({ envelope }: Commit): boolean => envelope.events.some(({ type }) => type === 'match/ended');

const settingsIn = (event: JsonObject | undefined): JsonObject => (isObject(event?.settings) ? event.settings : {});

/** Events with settings of a game. A fork is private, whatever its origin. */
const SAYS_SETTINGS: readonly string[] = ['match/created', 'match/edited', 'match/forked'];

/**
 * Returns the visibility of a game from the newest commit with one. The owner may change it while the game is a lobby.
 */
const visibilityIn = (commits: readonly Commit[]): unknown =>
  commits
    .flatMap(({ envelope }) => envelope.events)
    .filter(({ type }) => SAYS_SETTINGS.includes(String(type)))
    .map((event) => settingsIn(event).visibility)
    .findLast((visibility) => visibility !== undefined);
