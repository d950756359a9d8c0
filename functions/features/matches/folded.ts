import type { Game } from '../../../domain/contract/game.ts';
import type { Registry } from '../../../domain/games/games.ts';
import { sure } from '../../../domain/lib/sure.ts';
import type { Commit } from '../../../domain/log/commit.ts';
import type { Newest } from '../../../domain/log/store.ts';
import { BrokenLog, fold, NOTHING } from '../../../domain/match/fold/evolve.ts';
import { unbound } from '../../../domain/match/fold/forked.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { GameStopped, UnknownEngine } from '../../platform/kit/faults.ts';
import { measured } from '../../platform/kit/metrics.ts';
import { keepNewest } from '../../platform/kit/newest.ts';
import { inTurns } from '../../platform/kit/turns.ts';
import { isTrusted } from './heads.ts';
import { type SnapshotDeps, snapshotsIn } from './snapshots.ts';

/** A match folded to its newest commit, and its game. */
export interface Loaded {
  readonly game: Game;
  readonly match: Match;
}

/**
 * A match in memory, and the version of its newest usable snapshot (0: none). `seen`: when the store last confirmed the
 * end of the log.
 */
export interface Warm extends Loaded {
  readonly snapshot: number;
  readonly seen: number;
}

/** Returns the newest version of a game that the lists have shown; 0: none. */
export type Viewed = (game: string) => Promise<number>;

/** The ports of folding. */
interface Folding extends SnapshotDeps {
  readonly games: Registry;
  snapshotEvery(of: string): number;
  readonly viewed?: Viewed;
  now(): number;
  readonly isKnown?: (engine: string, of: string) => Promise<boolean>;
}

/**
 * Folds matches from their logs, keeps them warm between requests, and writes a snapshot after a fixed number of
 * commits.
 */
export function foldedMatches({ games, snapshotEvery, viewed, isKnown, now, ...deps }: Folding) {
  const { log } = deps;
  const snapshots = snapshotsIn(deps);
  const warm = new Map<string, Warm>();
  const known = new Set<string>();
  const pasts = new Map<string, Match>();

  /** Throws `UnknownEngine` if an unknown engine decided a commit: then none of these commits is folded. */
  async function unlessUnknown(of: string, commits: readonly Commit[]): Promise<void> {
    for (const { envelope } of commits) {
      const { engine } = envelope;
      const name = `${of} ${engine}`;
      if (known.has(name)) continue;
      if ((await isKnown?.(engine, of)) === false) throw new UnknownEngine(envelope.game, envelope.v, engine);
      known.add(name);
    }
  }

  /** Returns a match extended by commits, all of known engines. */
  async function grown(game: Game, match: Match, commits: readonly Commit[]): Promise<Match> {
    await unlessUnknown(game.id, commits);
    return folded(game, match, commits);
  }

  /** Remembers a match unless a newer version is remembered. Returns the remembered one. */
  function keep(loaded: Warm): Warm {
    const kept = warm.get(loaded.match.game) ?? loaded;
    const { match } = kept.match.v > loaded.match.v ? kept : loaded;
    const newest = {
      game: loaded.game,
      match,
      snapshot: Math.max(kept.snapshot, loaded.snapshot),
      seen: Math.max(kept.seen, loaded.seen),
    };
    keepNewest(warm, match.game, newest);
    return newest;
  }

  const gameNamed = (of: string): Promise<Game> => sure(games[of], `game ${of}`)();

  /**
   * Returns the match as it is now. A warm match costs one Query for its head and one for new commits, a snapshot costs
   * two. `head`: the newest commit, if the caller has just read it. Throws `GameStopped` if the log is not the one that
   * was written. A writer that remembers version 15 must not write 16 over a log restored to 10.
   */
  async function load(id: string, head?: Newest): Promise<Warm | undefined> {
    const kept = warm.get(id);
    if (kept === undefined) return first(id);
    const seen = now();
    const newest = head ?? (await log.newest(id));
    // A head from the caller may be one that it remembers: it does not prove that the log is still there.
    if (newest?.v === kept.match.v && newest.hash === kept.match.head)
      return head === undefined ? keep({ ...kept, seen }) : kept;
    // The newest remembered commit is read again, because a restored log lacks it.
    const [witness, ...commits] = await log.read(id, kept.match.v - 1);
    if (witness?.hash !== kept.match.head) return afterRestore(id, kept);
    return keep({ ...kept, match: await grown(kept.game, kept.match, commits), seen });
  }

  /** Returns the remembered match if this process saw its log a moment ago, without reading. */
  function remembered(id: string): Warm | undefined {
    const kept = warm.get(id);
    return kept !== undefined && isTrusted(kept.seen, now()) ? kept : undefined;
  }

  /** Loads a match for the first time in this process. The lists follow the log, so they are never ahead of it. */
  async function first(id: string): Promise<Warm | undefined> {
    const shown = (await viewed?.(id)) ?? 0;
    const loaded = await cold(id);
    if (shown > (loaded?.match.v ?? 0)) {
      warm.delete(id);
      throw new GameStopped(id, 'a newer view');
    }
    return loaded;
  }

  /**
   * Handles a remembered match that the log no longer contains. Forgets it once the log states that it was restored.
   */
  async function afterRestore(id: string, kept: Warm): Promise<Warm | undefined> {
    warm.delete(id);
    const loaded = await cold(id);
    const isStated =
      loaded !== undefined && (epochOf(loaded.match) > epochOf(kept.match) || loaded.match.outcome?.how === 'restored');
    if (isStated) return loaded;
    warm.delete(id);
    keep({ ...kept, seen: Number.NEGATIVE_INFINITY });
    throw new GameStopped(id, 'a commit that is gone');
  }

  async function cold(id: string): Promise<Warm | undefined> {
    const seen = now();
    const restored = await snapshots.restored(id, Number.POSITIVE_INFINITY);
    if (restored !== undefined) {
      const game = await gameNamed(restored.match.of);
      return keep({
        game,
        match: await grown(game, restored.match, restored.commits),
        snapshot: restored.match.v,
        seen,
      });
    }
    const commits = await log.read(id, 0);
    const [created] = commits;
    if (created === undefined) return undefined;
    const of = String(created.envelope.events[0]?.of);
    // Checked first: a newer release may host a game that is unknown here.
    await unlessUnknown(of, commits);
    const game = await gameNamed(of);
    return keep({ game, match: await folded(game, NOTHING, commits), snapshot: 0, seen });
  }

  /** Returns the match before its first commit. */
  const unborn = async (of: string): Promise<Warm> => ({
    game: await gameNamed(of),
    match: NOTHING,
    snapshot: 0,
    seen: 0,
  });

  /** Returns the origin of a fork before the fork's first commit: a game at a version. */
  const origin = async (game: Game, commits: readonly Commit[]): Promise<Loaded> => ({
    game,
    match: unbound(await folded(game, NOTHING, commits)),
  });

  /**
   * Returns a match at an earlier version. Starts from the version that was read last if it is near, else from the
   * snapshot before it. Without a snapshot of this engine, starts from any earlier version in memory, or from the first
   * commit.
   */
  async function past({ game, match }: Loaded, version: number): Promise<Loaded> {
    const last = pasts.get(match.game);
    const isNear = last !== undefined && last.v <= version && version - last.v <= snapshotEvery(game.id);
    const then =
      (isNear ? await forward(game, last, version) : undefined) ??
      (await fromSnapshot(game, match.game, version)) ??
      (last !== undefined && last.v <= version && !isNear ? await forward(game, last, version) : undefined) ??
      (await folded(game, NOTHING, await log.read(match.game, 0, version)));
    // The origin's past is the fork's past.
    const past = { ...then, game: match.game };
    keepNewest(pasts, match.game, past, MOST_PASTS);
    return { game, match: past };
  }

  async function fromSnapshot(game: Game, id: string, version: number): Promise<Match | undefined> {
    const restored = await snapshots.restored(id, version);
    return restored && folded(game, restored.match, restored.commits);
  }

  /** Returns a match at a later version; `undefined` if the log no longer has it. */
  async function forward(game: Game, match: Match, version: number): Promise<Match | undefined> {
    const [witness, ...commits] = await log.read(match.game, match.v - 1, version - match.v + 1);
    return witness?.hash === match.head ? folded(game, match, commits) : undefined;
  }

  /** Returns the match at `version`; `undefined` if the match has not reached it. */
  async function at(id: string, version: number): Promise<Loaded | undefined> {
    const now = await load(id);
    if (now === undefined || version < 1 || version > now.match.v) return undefined;
    return version === now.match.v ? now : past(now, version);
  }

  /** Folds a commit that was just written, and writes a snapshot when one is due. */
  async function add({ game, match, snapshot }: Warm, commit: Commit, seen: number): Promise<Loaded> {
    const next = keep({ game, match: fold(game, match, commit), snapshot, seen });
    await snapshotIfDue(next);
    return next;
  }

  async function snapshotIfDue({ game, match, snapshot, seen }: Warm): Promise<void> {
    if (match.v - snapshot < snapshotEvery(game.id)) return;
    if (await snapshots.save(game.id, match)) keep({ game, match, snapshot: match.v, seen });
  }

  return { load, remembered, at, past, unborn, origin, add };
}
export type FoldedMatches = ReturnType<typeof foldedMatches>;

/** Number of games for which a process remembers the past version that was read last. A replay continues from it. */
const MOST_PASTS = 20;

const epochOf = ({ epoch }: Match): number => epoch ?? 0;

/**
 * Returns a match with more of its commits, and yields to other matches meanwhile. Throws `GameStopped` if the commits
 * are not consecutive.
 */
async function folded(game: Game, match: Match, commits: readonly Commit[]): Promise<Match> {
  if (commits.length > 0) measured('folded', commits.length);
  const turns = inTurns();
  let at = match;
  try {
    for (const commit of commits) {
      at = fold(game, at, commit);
      if (turns.isOver()) await turns.next();
    }
    return at;
  } catch (caught) {
    throw caught instanceof BrokenLog
      ? new GameStopped(commits[0]?.envelope.game ?? match.game, 'a hole', caught)
      : caught;
  }
}
