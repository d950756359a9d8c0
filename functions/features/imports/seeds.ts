import type { Commit } from '../../../domain/log/envelope.ts';
import { forkedFrom } from '../../../domain/log/forks.ts';

/**
 * Returns the seed of a log at a version as base64url: from the next fork, or else from the end. `undefined`: the log
 * does not reveal it yet, so it is the seed of the game.
 */
export function seedAt(commits: readonly Commit[], version: number): string | undefined {
  const after = commits.slice(version);
  const said = after.flatMap(({ envelope }) => {
    const seed = forkedFrom(envelope)?.seed ?? envelope.events.find(({ type }) => type === 'match/ended')?.seed;
    return typeof seed === 'string' ? [seed] : [];
  });
  return said[0];
}
