import type { Game } from '../game.ts';
import type { Json } from '../lib/json.ts';
import { canonical } from '../log/canonical.ts';
import { type Audit, audit, type Means } from './audit.ts';

/** What a program knows of a game that it audits a log of. */
type Known = Pick<Game, 'id' | 'streams'>;

/** What lines are audited with. `game`: what is known of the game of an id; undefined: it is not known here. */
export interface LineMeans extends Means {
  readonly game: (of: string) => Promise<Known | undefined>;
}

/** The report on lines that are no log. */
export type Unread = Pick<Audit, 'ok' | 'verdict'> & {
  readonly findings: readonly { readonly v: number; readonly code: string; readonly detail: string }[];
};

/** Audits a log as lines of canonical JSON, one commit each; `v` of a finding is the version, or the line where none can be read. */
export async function auditLines(lines: readonly string[], whole: boolean, means: LineMeans): Promise<Audit | Unread> {
  if (lines.length === 0) return broken([{ v: 1, code: 'BAD_SHAPE', detail: 'the log has no commit' }]);
  const commits = lines.map(parse);
  const unread = commits.flatMap((commit, i) =>
    commit === undefined ? [{ v: i + 1, code: 'BAD_SHAPE', detail: 'the line is not one value in canonical JSON' }] : [],
  );
  if (unread.length > 0) return broken(unread);
  const of = gameOf(commits[0]);
  if (of === undefined) return broken([{ v: 1, code: 'BAD_SHAPE', detail: 'it does not start with the creation of a game' }]);
  return audit(await means.game(of), commits, whole, means);
}

const LINE_FEED = 10;

/** The lines of a log as text; each is ended by a line feed. */
export function linesIn(bytes: Uint8Array): readonly string[] {
  const lines: string[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(LINE_FEED, from);
    const to = end < 0 ? bytes.length : end + 1;
    lines.push(textOf(bytes.subarray(from, to)));
    from = to;
  }
  return lines;
}

/** A line of a log as text; one that is not UTF-8, or has no line feed, is no line of a log, like one without anything. */
export function textOf(line: Uint8Array): string {
  if (line.at(-1) !== LINE_FEED) return '';
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(line.subarray(0, -1));
  } catch {
    return '';
  }
}

/** A report, and what is wrong with the heads that it should have been compared with. */
export function withWrongHeads<R extends Audit | Unread>(report: R, wrong: readonly string[]): R {
  if (wrong.length === 0) return report;
  const findings = [...report.findings, ...wrong.map((detail) => ({ v: 0, code: 'WRONG_HEAD', detail }))];
  return { ...report, verdict: 'broken', ok: false, findings };
}

const broken = (findings: Unread['findings']): Unread => ({ verdict: 'broken', ok: false, findings });

/** A line as a value; undefined unless it is JSON in its one canonical form, so that no byte of it goes unchecked. */
function parse(line: string): Json | undefined {
  try {
    const value = JSON.parse(line) as Json;
    return canonical(value) === line ? value : undefined;
  } catch {
    return undefined;
  }
}

function gameOf(first: Json | undefined): string | undefined {
  const commit = first as { readonly envelope?: { readonly events?: readonly { readonly of?: Json }[] } } | null | undefined;
  const of = commit?.envelope?.events?.[0]?.of;
  return typeof of === 'string' ? of : undefined;
}
