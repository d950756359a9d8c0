import type { Json } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';
import { type Commit, hashOf } from '../../domain/log/commit.ts';

/** A log as a dishonest operator could write it: commits changed, and the chain rebuilt. */
export function rechained(log: string, change: (commit: Commit) => Commit): string {
  let prev = '';
  const lines = log.trimEnd().split('\n');
  return lines
    .map((line) => {
      const changed = change(JSON.parse(line) as Commit);
      const envelope = { ...changed.envelope, prev };
      prev = hashOf(envelope);
      // A commit is JSON, which its type does not say.
      return `${canonical({ ...changed, envelope, hash: prev } as unknown as Json)}\n`;
    })
    .join('');
}
