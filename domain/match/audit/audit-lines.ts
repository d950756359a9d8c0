import type { Game } from '../../contract/game.ts';
import { isObject, type Json } from '../../lib/json.ts';
import { canonical } from '../../log/canonical.ts';
import { type Audit, audit, type Means } from './audit.ts';
import type { LogText } from './log-text.ts';

/** What a program knows of a game before it audits its log. */
type Known = Pick<Game, 'id' | 'streams'>;

/**
 * The inputs of an audit besides the lines. `game` returns what is known of the game of an id; `undefined`: it is not
 * known here.
 */
export interface LineMeans extends Means {
  readonly game: (of: string) => Promise<Known | undefined>;
}

/** The report on lines that no game can be followed by. */
export interface Unread extends Pick<Audit, 'ok'> {
  readonly verdict: 'broken' | 'incomplete' | 'unreadable';
  readonly findings: readonly { readonly v: number; readonly code: string; readonly detail: string }[];
}

/**
 * Audits a log as lines of canonical JSON, one commit each. `v` of a finding is the version, or the line if it has no
 * readable version. Lines without any commit are `unreadable`; a log that begins after version 1 is `incomplete`,
 * without further findings.
 */
export async function auditLines({ lines, cut }: LogText, whole: boolean, means: LineMeans): Promise<Audit | Unread> {
  if (lines.length === 0) return unread('unreadable', [{ v: 1, code: 'BAD_SHAPE', detail: 'the log has no commit' }]);
  const commits = lines.map(parse);
  const unlike = commits.flatMap((commit, i) =>
    commit === undefined
      ? [{ v: i + 1, code: 'BAD_SHAPE', detail: 'the line is not one value in canonical JSON' }]
      : [],
  );
  if (unlike.length > 0) return unread(lines.some(isLikeCommit) ? 'broken' : 'unreadable', unlike);
  const first = versionOf(commits[0]);
  if (first !== undefined && first > 1)
    return unread('incomplete', [{ v: 1, code: 'CUT_OFF', detail: `the log begins at version ${first}` }]);
  const of = gameOf(commits[0]);
  if (of === undefined) {
    const detail = 'it does not start with the creation of a game';
    return unread(lines.some(isLikeCommit) ? 'broken' : 'unreadable', [{ v: 1, code: 'BAD_SHAPE', detail }]);
  }
  return audit(await means.game(of), commits, whole, { ...means, cut });
}

/** A report, and what is wrong besides: with the heads that it should have been compared with. */
export function withFindings(report: Audit | Unread, wrong: Unread['findings']): Audit | Unread {
  if (wrong.length === 0 || report.verdict === 'unreadable') return report;
  const { reason: _, ...rest } = report as Audit;
  return { ...rest, verdict: 'broken', ok: false, findings: [...report.findings, ...(wrong as Audit['findings'])] };
}

/** Returns the finding for a head without a valid signature. */
export const wrongHead = (detail: string): Unread['findings'][number] => ({ v: 0, code: 'WRONG_HEAD', detail });

const unread = (verdict: Unread['verdict'], findings: Unread['findings']): Unread => ({ verdict, ok: false, findings });

/** A line as a value; undefined unless it is JSON in its one canonical form, so that no byte of it goes unchecked. */
function parse(line: string): Json | undefined {
  try {
    const value = JSON.parse(line) as Json;
    return canonical(value) === line ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a line has an envelope, however it is spelled. */
function isLikeCommit(line: string): boolean {
  try {
    const value = JSON.parse(line) as Json;
    return isObject(value) && Object.hasOwn(value, 'envelope');
  } catch {
    return false;
  }
}

interface Readable {
  readonly envelope?: { readonly v?: Json; readonly events?: readonly { readonly of?: Json }[] };
}

function gameOf(first: Json | undefined): string | undefined {
  const of = (first as Readable | null | undefined)?.envelope?.events?.[0]?.of;
  return typeof of === 'string' ? of : undefined;
}

function versionOf(first: Json | undefined): number | undefined {
  const v = (first as Readable | null | undefined)?.envelope?.v;
  return Number.isSafeInteger(v) ? Number(v) : undefined;
}
