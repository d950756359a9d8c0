import type { Drawn } from '../../../domain/log/audit/draws.ts';
import type { Audit } from '../../../domain/match/audit/audit.ts';
import type { Unread } from '../../../domain/match/audit/audit-lines.ts';

/** What the page sends to the auditor: a log, and what a person kept of it. */
export interface Task {
  readonly bytes: ArrayBuffer;
  /** Whether the log is that of a finished game, with all its secrets. */
  readonly whole: boolean;
  /** Each is `GAME:VERSION:HASH`. */
  readonly receipts: readonly string[];
  /** Signed heads, and the key set for their signatures, as text. */
  readonly heads: readonly string[];
  readonly keys: string;
}

/** What the auditor answers. `far`: the number of commits that are checked, or decided again. */
export type Said =
  | { readonly is: 'far'; readonly part: 'checked' | 'decided'; readonly done: number; readonly of: number }
  | { readonly is: 'done'; readonly report: Audit | Unread; readonly drawn: readonly Drawn[]; readonly ms: number }
  | { readonly is: 'unusable'; readonly what: 'receipt' | 'keys'; readonly text: string }
  | { readonly is: 'failed'; readonly message: string };
