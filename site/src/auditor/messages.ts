import type { Drawn } from '../../../domain/log/audit/draws.ts';
import type { Audit } from '../../../domain/match/audit/audit.ts';
import type { Unread } from '../../../domain/match/audit/audit-lines.ts';

/** What the page gives to the auditor: a log, and what a person kept of it. */
export interface Task {
  readonly bytes: ArrayBuffer;
  /** The log is that of a game that is over, with all its secrets. */
  readonly whole: boolean;
  /** Each `GAME:VERSION:HASH`. */
  readonly receipts: readonly string[];
  /** Signed heads, and the key set that they are held against, as text. */
  readonly heads: readonly string[];
  readonly keys: string;
}

/** What the auditor says. `far`: this many commits of all are checked, or decided again. */
export type Said =
  | { readonly is: 'far'; readonly part: 'checked' | 'decided'; readonly done: number; readonly of: number }
  | { readonly is: 'done'; readonly report: Audit | Unread; readonly drawn: readonly Drawn[]; readonly ms: number }
  | { readonly is: 'unusable'; readonly what: 'receipt' | 'keys'; readonly text: string }
  | { readonly is: 'failed'; readonly message: string };
