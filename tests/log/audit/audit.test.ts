import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../domain/lib/json.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { type Commit, hashOf, seenBy } from '../../../domain/log/commit.ts';
import { auditLines } from '../../../infra/local/audit/audit.ts';
import { sampleSize } from '../../kit/long.ts';

// The auditor finds every change of a log, and the finding names the commit.

const linesOf = (name: string): readonly string[] =>
  readFileSync(new URL(`../../golden/diplomacy/${name}.ndjson`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
const draw = linesOf('agreed-draw');
const lobby = linesOf('expired-lobby');
const commits = draw.map((line) => JSON.parse(line) as Commit);

const written = (log: readonly Commit[]): readonly string[] =>
  log.map((commit) => canonical(commit as unknown as Json));
const codes = async (lines: readonly string[], whole = true): Promise<readonly string[]> =>
  (await auditLines(lines, whole)).findings.map(({ v, code }) => `${v} ${code}`);

/**
 * The log from commit `v` on in a forged form, with new hashes and a new chain, as an operator of the server could
 * write it.
 */
function forged(v: number, forge: (commit: Commit) => Commit): readonly Commit[] {
  let prev = commits[v - 2]?.hash ?? '';
  return commits.map((commit) => {
    if (commit.envelope.v < v) return commit;
    const changed = commit.envelope.v === v ? forge(commit) : commit;
    const envelope = { ...changed.envelope, prev };
    prev = hashOf(envelope);
    return { ...changed, envelope, hash: prev };
  });
}

describe('a log nobody touched', () => {
  it('passes', async () => {
    expect(await auditLines(draw, true)).toMatchObject({
      ok: true,
      complete: true,
      findings: [],
      checks: { redecided: draw.length },
    });
  });

  it('passes as each viewer sees it, without being whole', async () => {
    for (const viewer of [[], ['france'], ['turkey']]) {
      expect(await codes(written(commits.map((commit) => seenBy(commit, viewer))), false)).toEqual([]);
    }
  });
});

describe('a byte flipped', () => {
  /** Flips the lowest bit of one character. */
  const flipped = (line: string, at: number): string =>
    line.slice(0, at) + String.fromCharCode(line.charCodeAt(at) ^ 1) + line.slice(at + 1);

  it('anywhere in a short log is found, in the commit where it is', async () => {
    const missed: string[] = [];
    for (const [i, line] of lobby.entries()) {
      for (let at = i % sampleSize(3, 1); at < line.length; at += sampleSize(3, 1)) {
        const { findings } = await auditLines(lobby.with(i, flipped(line, at)), true);
        if (!findings.some(({ v }) => v === i + 1)) missed.push(`commit ${i + 1}, byte ${at}`);
      }
    }
    expect(missed).toEqual([]);
  });

  it('anywhere in a played game is found (a sample of its bytes)', async () => {
    const missed: string[] = [];
    for (const [i, line] of draw.entries()) {
      for (let at = i; at < line.length; at += sampleSize(149, 23)) {
        const { findings } = await auditLines(draw.with(i, flipped(line, at)), true);
        if (!findings.some(({ v }) => v === i + 1)) missed.push(`commit ${i + 1}, byte ${at}`);
      }
    }
    expect(missed).toEqual([]);
  });
});

describe('commits', () => {
  it.each([1, 2, 9, 15, 22])('number %i dropped', async (v) => {
    const found = await codes(draw.filter((_, i) => i !== v - 1));
    expect(found).toEqual(
      v === 1 ? ['1 CUT_OFF'] : expect.arrayContaining([`${v} WRONG_VERSION`, `${v} BROKEN_CHAIN`]),
    );
  });

  it('the last ones dropped: the log does not end, and is incomplete, not broken', async () => {
    for (const length of [1, 2, draw.length - 1]) {
      const { verdict, findings } = await auditLines(draw.slice(0, length), true);
      expect([verdict, findings.map(({ v, code }) => `${v} ${code}`)]).toEqual(['incomplete', [`${length} NO_END`]]);
    }
  });

  it('the first one dropped: the log is incomplete', async () => {
    expect((await auditLines(draw.slice(1), true)).verdict).toBe('incomplete');
  });

  it('something changed in a log that does not end: broken', async () => {
    const changed = draw.slice(0, 9).with(4, sure(draw[4], 'a line').replace('"cmdId":"', '"cmdId":"x'));
    expect((await auditLines(changed, true)).verdict).toBe('broken');
  });

  it('two swapped', async () => {
    const swapped = draw.with(10, draw[11]!).with(11, draw[10]!);
    expect(await codes(swapped)).toEqual(
      expect.arrayContaining(['11 WRONG_VERSION', '11 BROKEN_CHAIN', '13 WRONG_VERSION']),
    );
  });

  it('one doubled', async () => {
    expect(await codes([...draw.slice(0, 12), draw[11]!, ...draw.slice(12)])).toContain('13 WRONG_VERSION');
  });

  it('one spliced in from another game', async () => {
    const other = linesOf('cancelled');
    expect(await codes(draw.with(12, other[12]!))).toEqual(
      expect.arrayContaining(['13 WRONG_GAME', '13 BROKEN_CHAIN', '14 BROKEN_CHAIN']),
    );
  });

  it('added after the end', async () => {
    const last = commits.at(-1)!;
    const envelope = { ...last.envelope, v: last.envelope.v + 1, prev: last.hash };
    expect(await codes([...draw, ...written([{ ...last, envelope, hash: hashOf(envelope) }])])).toContain(
      `${draw.length + 1} AFTER_THE_END`,
    );
  });
});

describe('a forgery with the whole chain recomputed', () => {
  const sheet = commits.findIndex(({ secrets }) => secrets.seals.length > 0) + 1;

  it('of an outcome: deciding the command again gives another', async () => {
    const resolved = commits.find(({ envelope }) => envelope.events.some(({ type }) => type === 'resolved'))!.envelope
      .v;
    const found = await codes(
      written(
        forged(resolved, (commit) => ({
          ...commit,
          envelope: {
            ...commit.envelope,
            events: commit.envelope.events.map((event) =>
              event.type === 'resolved' ? { ...event, year: 1902 } : event,
            ),
          },
        })),
      ),
    );
    expect(found).toEqual([`${resolved} NOT_REPEATABLE`]);
  });

  it('of secret orders: the commitment was made before', async () => {
    const found = await codes(
      written(
        forged(sheet, (commit) => ({
          ...commit,
          secrets: { ...commit.secrets, seals: commit.secrets.seals.map((seal) => ({ ...seal, value: {} })) },
        })),
      ),
    );
    expect(found).toContain(`${sheet} WRONG_COMMITMENT`);
  });

  it('that leaves a secret out', async () => {
    expect(
      await codes(written(forged(sheet, (commit) => ({ ...commit, secrets: { ...commit.secrets, seals: [] } })))),
    ).toContain(`${sheet} MISSING_SECRET`);
  });

  it('of the seed', async () => {
    const v = commits.length;
    const found = await codes(
      written(
        forged(v, (commit) => ({
          ...commit,
          envelope: {
            ...commit.envelope,
            events: commit.envelope.events.map((event) =>
              event.type === 'match/ended' ? { ...event, seed: 'A'.repeat(43) } : event,
            ),
          },
        })),
      ),
    );
    expect(found).toContain(`${v} WRONG_SEED`);
  });

  it('of who sent a command', async () => {
    const found = await codes(
      written(forged(sheet, (commit) => ({ ...commit, envelope: { ...commit.envelope, by: 'seat:turkey' } }))),
    );
    expect(found).toEqual([`${sheet} NOT_REPEATABLE`]);
  });

  it('with an event that no game knows', async () => {
    const found = await codes(
      written(
        forged(sheet, (commit) => ({
          ...commit,
          envelope: { ...commit.envelope, events: [...commit.envelope.events, { type: 'won', power: 'turkey' }] },
        })),
      ),
    );
    expect(found).toEqual([`${sheet} NOT_REPEATABLE`]);
  });
});
