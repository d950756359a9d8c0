import type { Match } from '../../../domain/match/state/state.ts';
import { keepNewest } from '../../platform/kit/newest.ts';
import type { Report } from '../../platform/kit/report.ts';
import type { Listed, Memos, Views } from '../../platform/ports/ports.ts';
import type { Matches } from '../matches/matches.ts';

/** Bots play without people for this long after a person looked or the game was opened. */
const WATCHED_MS = 10 * 60_000;
/** Minimum interval between notes of looks at a game. */
const NOTED_MS = 3 * 60_000;

/** The partition of memos of watched games. */
const WATCH = 'watch#';
/** Number of watched games that a process remembers. */
const REMEMBERED = 10_000;

interface WatchDeps {
  readonly memos: Memos;
  readonly views: Pick<Views, 'glimpsed'>;
  readonly matches: Pick<Matches, 'load'>;
  readonly report: Report;
  now(): number;
}

/** What a process knows of a game: that people sit in it at a version, or until when a look needs no note. */
type Known = { readonly is: 'of people'; readonly v: number } | { readonly is: 'of bots'; readonly until: number };

/**
 * Lets games without seated people continue while a signed-in person watches. Each look is a memo. The clock calls the
 * bots of games with a new look.
 */
export function createWatch({ memos, views, matches, report, now }: WatchDeps) {
  const known = new Map<string, Known>();
  const watchedUntil = new Map<string, number>();

  const lastLook = async (game: string): Promise<number> =>
    Number((await memos.get(WATCH, game))?.at ?? Number.NEGATIVE_INFINITY);

  async function note(game: string): Promise<void> {
    const looked = await lastLook(game);
    if (looked + NOTED_MS > now()) keepNewest(known, game, { is: 'of bots', until: looked + NOTED_MS }, REMEMBERED);
    else await memos.put(WATCH, game, { at: now() });
  }

  /** Records that a signed-in person saw a match or sent it a command. Errors are ignored. */
  async function look(match: Match): Promise<void> {
    const { game, v } = match;
    if (!isOfBots(match)) return keepNewest(known, game, { is: 'of people', v }, REMEMBERED);
    const before = known.get(game);
    if (before?.is === 'of bots' && before.until > now()) return;
    keepNewest(known, game, { is: 'of bots', until: now() + NOTED_MS }, REMEMBERED);
    try {
      await note(game);
    } catch (caught) {
      known.delete(game);
      report('memo', { game, message: String(caught) });
    }
  }

  /** Records that a match is unchanged. Loads it unless this process or its view tells that people sit in it. */
  async function lookUnchanged(game: string, version: number): Promise<void> {
    const before = known.get(game);
    if (before?.is === 'of people' ? before.v === version : before !== undefined && before.until > now()) return;
    const view = before?.is === 'of bots' ? undefined : (await views.glimpsed(game))?.view;
    if (view?.version === version && !isViewOfBots(view))
      return keepNewest(known, game, { is: 'of people', v: version }, REMEMBERED);
    const loaded = await matches.load(game);
    if (loaded !== undefined) await look(loaded.match);
  }

  /** Returns whether bots wait until a person looks. */
  async function isPaused(match: Match): Promise<boolean> {
    if (match.status !== 'playing' || !isOfBots(match) || match.createdAt + WATCHED_MS > now()) return false;
    if ((watchedUntil.get(match.game) ?? 0) > now()) return false;
    const until = (await lastLook(match.game)) + WATCHED_MS;
    keepNewest(watchedUntil, match.game, until, REMEMBERED);
    return until <= now();
  }

  /**
   * Returns the games that were looked at since their bots were called, with the times. Forgets those without recent
   * looks.
   */
  async function lookedAt(): Promise<readonly Look[]> {
    const kept = await memos.list(WATCH);
    // Another person may look at this moment: that memo stays.
    for (const { sk, value } of kept) if (Number(value.at) + WATCHED_MS <= now()) await memos.remove(WATCH, sk, value);
    const looks = kept.map(({ sk, value }) => ({ game: sk, at: Number(value.at), isDone: value.called === true }));
    return looks.filter(({ at, isDone }) => !isDone && at + WATCHED_MS > now());
  }

  /** Records that the bots of a game were called. If a person looked meanwhile, they are called again. */
  async function called({ game, at }: Look): Promise<void> {
    await memos.put(WATCH, game, { at, called: true }, { at });
  }

  return { look, lookUnchanged, isPaused, lookedAt, called };
}
export type Watch = ReturnType<typeof createWatch>;

interface Look {
  readonly game: string;
  readonly at: number;
}

/** Returns whether no person sits in a game, by its view. A person in an anonymous game is hidden there. */
export const isViewOfBots = ({ seats }: Pick<Listed, 'seats'>): boolean =>
  seats.every(({ holder }) => holder === undefined || holder.kind === 'bot');

/** Returns whether no person sits in a game that is not over. */
export const isOfBots = ({ status, chairs }: Match): boolean =>
  status !== 'over' && chairs.every(({ holder }) => holder?.kind !== 'user');
