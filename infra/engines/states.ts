import type { Play } from '../../domain/contract/game.ts';
import { sha256 } from '../../domain/lib/hash.ts';
import { jsonOf } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';
import type { Commit } from '../../domain/log/envelope.ts';
import { fold, NOTHING } from '../../domain/match/fold/evolve.ts';

/** A log that newer code decided, and the hashes of its states by that code. One line of `tests/golden/states.ts`. */
export interface Told {
  readonly log: string;
  readonly commits: readonly Commit[];
  readonly states: readonly string[];
}

/** Returns the hash of the match after each commit, by this code; shorter, if it cannot follow a commit. */
export function statesOf(play: Play, commits: readonly Commit[]): readonly string[] {
  const states: string[] = [];
  let match = NOTHING;
  try {
    for (const commit of commits) {
      match = fold(play, match, commit);
      states.push(sha256(canonical(jsonOf(match))));
    }
  } catch {
    return states;
  }
  return states;
}
