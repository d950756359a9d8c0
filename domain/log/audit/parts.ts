import { fromBase64url } from '../../lib/hash.ts';
import type { Json } from '../../lib/json.ts';
import type { Commit } from '../envelope.ts';
import type { Finding } from '../finding.ts';
import { forkedFrom, isFork } from '../forks.ts';
import type { Form } from '../forms.ts';
import { is32Bytes } from '../joint.ts';

/** Commits under one seed: those of a game from its creation on, or of a fork from where it has its own. */
export interface Part {
  readonly commits: readonly Commit[];
  /** Its seed, where it is known and is the one that was committed to. */
  readonly seed?: Uint8Array;
}

export const isEnd = ({ type }: { readonly type?: Json }): boolean => type === 'match/ended';

/**
 * The parts of a log: one, unless it is that of a fork. The seed of the last one is published by the end, that of each
 * before it by the fork that follows.
 */
export function partsOf(form: Form, commits: readonly Commit[], findings: Finding[]): readonly Part[] {
  const starts = [0, ...commits.flatMap(({ envelope }, i) => (i > 0 && isFork(envelope) ? [i] : []))];
  return starts.map((start, p): Part => {
    const next = starts[p + 1];
    const part = commits.slice(start, next);
    const following = next === undefined ? undefined : commits[next];
    const said =
      following === undefined
        ? endOf(commits, findings)
        : { v: (next ?? 0) + 1, seed: forkedFrom(following.envelope)?.seed };
    if (said === undefined) return { commits: part };
    const seed = typeof said.seed === 'string' && is32Bytes(said.seed) ? fromBase64url(said.seed) : undefined;
    if (seed !== undefined && form.seedCommitment(seed) === part[0]?.envelope.events[0]?.seedCommitment)
      return { commits: part, seed };
    findings.push({
      v: said.v,
      code: 'WRONG_SEED',
      detail: 'the seed is not the one committed to in the first commit',
    });
    return { commits: part };
  });
}

/** Returns what the end of a log says of its seed; `undefined` if there is no end. */
function endOf(
  commits: readonly Commit[],
  findings: Finding[],
): { readonly v: number; readonly seed: Json | undefined } | undefined {
  const end = commits.findIndex(({ envelope }) => envelope.events.some(isEnd));
  if (end < 0) return undefined;
  commits.forEach((_, i) => {
    if (i > end) findings.push({ v: i + 1, code: 'AFTER_THE_END', detail: 'a commit after the match ended' });
  });
  return { v: end + 1, seed: commits[end]?.envelope.events.find(isEnd)?.seed };
}
