import { randomBytes } from 'node:crypto';
import { hkdf, toBase64url } from '../../../domain/lib/hash.ts';
import { type Environment, isKeyed } from '../../platform/dynamo/master.ts';
import { ownEngine } from '../../platform/engines/own-engines.ts';
import { once } from '../../platform/kit/once.ts';
import { report } from '../../platform/kit/report.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { Vault } from '../../platform/ports/ports.ts';
import { createMatches, type MatchDeps, type Matches } from './matches.ts';
import { waitingIn } from './waiting.ts';

/**
 * Returns after how many commits of a game a snapshot is written. A snapshot of Kutuzov has 10 KB, three times one of
 * Diplomacy.
 */
export const snapshotEvery = (of: string): number => (of === 'kutuzov' ? 40 : 20);

interface On
  extends Pick<Ports, 'log' | 'games' | 'people' | 'views'>,
    Required<Pick<MatchDeps, 'clock' | 'isKnown' | 'owed'>> {
  readonly vault: Vault;
  readonly master: () => Promise<Uint8Array>;
  /** Whether a restore runs: then lists ahead of the log stop no game. */
  readonly isRestoring: boolean;
}

/** Builds the matches of an environment. With a key (`FIELDPOST_KEY`, `KMS_TAGS_KEY`) they store snapshots. */
export function matchesFrom(
  { log, vault, games, people, views, clock, isKnown, master, isRestoring, owed }: On,
  env: Environment,
): Matches {
  return createMatches({
    log,
    vault,
    games,
    now: Date.now,
    clock,
    randomSeed: () => randomBytes(32),
    randomNonce: () => toBase64url(randomBytes(16)),
    engineOf: ownEngine,
    isKnown,
    pause: (attempt) => new Promise((done) => setTimeout(done, Math.random() * 15 * 2 ** attempt)),
    ...(isKeyed(env) && { snapshotKey: once(async () => hkdf(await master(), 'fieldpost/snapshots')) }),
    snapshotEvery,
    waiting: (match) => waitingIn(people, match),
    owed,
    ...(!isRestoring && { viewed: views.version }),
    report,
  });
}
