import { GAMES, type Registry } from '../../../domain/games.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { type Audit, audit } from '../../../domain/match/audit.ts';
import { linesOf, writeLine } from './input.ts';

/** `fieldpost audit FILE [--partial]`: checks an exported log, prints what was checked and found; exit 1 when anything is wrong. */
export async function auditFile(args: readonly string[]): Promise<number> {
  const lines: string[] = [];
  for await (const line of linesOf(args.find((arg) => !arg.startsWith('--')))) lines.push(line);
  const report = await auditLines(lines, !args.includes('--partial'));
  await writeLine(JSON.stringify(report, undefined, 2));
  return report.ok ? 0 : 1;
}

type Findings = Pick<Audit, 'ok'> & {
  readonly findings: readonly { readonly v: number; readonly code: string; readonly detail: string }[];
};

/** Audits a log as lines of canonical JSON, one commit each; `v` of a finding is the version, or the line where none can be read. */
export async function auditLines(lines: readonly string[], whole: boolean, games: Registry = GAMES): Promise<Audit | Findings> {
  const commits = lines.map(parse);
  const unread = commits.flatMap((commit, i) =>
    commit === undefined ? [{ v: i + 1, code: 'BAD_SHAPE', detail: 'the line is not one value in canonical JSON' }] : [],
  );
  if (unread.length > 0) return { ok: false, findings: unread };
  const of = gameOf(commits[0]);
  if (of === undefined || !Object.hasOwn(games, of)) {
    return { ok: false, findings: [{ v: 1, code: 'BAD_SHAPE', detail: 'it does not start with the creation of a game hosted here' }] };
  }
  return audit(await sure(games[of], `game ${of}`)(), commits, whole);
}

/** A line as a value; undefined unless it is JSON in its one canonical form, so that no byte of it goes unchecked. */
function parse(line: string): Json | undefined {
  try {
    const value = JSON.parse(line) as Json;
    return canonical(value) === line ? value : undefined;
  } catch {
    return undefined;
  }
}

const gameOf = (first: Json | undefined): string | undefined =>
  (first as { readonly envelope?: { readonly events?: readonly { readonly of?: string }[] } } | undefined)?.envelope?.events?.[0]?.of;
