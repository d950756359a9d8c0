import { GAMES } from '../../domain/games.ts';
import type { Json } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';
import { audit } from '../../domain/match/audit.ts';
import { linesOf, writeLine } from './input.ts';

/** `fieldpost audit FILE [--partial]`: checks an exported log, prints what was checked and found; exit 1 when anything is wrong. */
export async function auditFile(args: readonly string[]): Promise<number> {
  const file = args.find((arg) => !arg.startsWith('--'));
  const commits: unknown[] = [];
  const findings: { readonly v: number; readonly code: string; readonly detail: string }[] = [];
  for await (const line of linesOf(file)) {
    if (line === '') continue;
    const commit = parse(line);
    if (commit === undefined) findings.push({ v: commits.length + 1, code: 'BAD_LINE', detail: 'not one canonical JSON object' });
    commits.push(commit);
  }
  const of = gameOf(commits[0]);
  const load = of === undefined || !Object.hasOwn(GAMES, of) ? undefined : GAMES[of];
  if (load === undefined) {
    await writeLine(
      JSON.stringify(
        {
          ok: false,
          findings: [...findings, { v: 1, code: 'BAD_SHAPE', detail: 'it does not start with the creation of a game hosted here' }],
        },
        undefined,
        2,
      ),
    );
    return 1;
  }
  const report = audit(await load(), commits, !args.includes('--partial'));
  const ok = report.ok && findings.length === 0;
  await writeLine(JSON.stringify({ ...report, ok, findings: [...findings, ...report.findings] }, undefined, 2));
  return ok ? 0 : 1;
}

/** A line as a value; undefined unless it is JSON in its one canonical form, so that no byte of it goes unchecked. */
function parse(line: string): unknown {
  try {
    const value = JSON.parse(line) as Json;
    return canonical(value) === line ? value : undefined;
  } catch {
    return undefined;
  }
}

const gameOf = (first: unknown): string | undefined =>
  (first as { envelope?: { events?: { of?: string }[] } } | undefined)?.envelope?.events?.[0]?.of;
