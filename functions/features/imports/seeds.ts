import type { Commit } from '../../../domain/log/envelope.ts';
import { forkedFrom } from '../../../domain/log/forks.ts';

/**
 * The seed of a log at a version, base64url: what the next fork says of it, or else the end. Undefined: the log says
 * nothing of it yet, so it is that of the game.
 */
export function seedAt(commits: readonly Commit[], version: number): string | undefined {
  const after = commits.slice(version);
  const said = after.flatMap(({ envelope }) => {
    const seed = forkedFrom(envelope)?.seed ?? envelope.events.find(({ type }) => type === 'match/ended')?.seed;
    return typeof seed === 'string' ? [seed] : [];
  });
  return said[0];
}
