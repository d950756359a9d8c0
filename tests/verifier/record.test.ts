import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compactVerify, exportJWK, generateKeyPair, importJWK } from 'jose';
import { afterAll, expect, it } from 'vitest';
import { canonical } from '../../domain/log/canonical.ts';
import type { VerifySignature } from '../../domain/match/audit/kept.ts';
import { hashOfOutage, type KeptOutage, type Outage } from '../../domain/match/audit/outages.ts';
import { jwkSigner } from '../../functions/platform/ports/signer.ts';
import { outageFindings } from '../../infra/local/audit/audit-outages.ts';
import { duel } from '../kit/duel/index.ts';
import { seated } from '../kit/table.ts';
import { linesOf } from './logs.ts';
import { hasPython, verifier } from './python.ts';

// The record of outages beside a log: verify.py and the auditor say the same of honest and of forged ones.

const folder = mkdtempSync(join(tmpdir(), 'fieldpost-record-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { privateKey } = await generateKeyPair('ES256', { extractable: true });
const signer = jwkSigner({ ...(await exportJWK(privateKey)), kid: 'k', alg: 'ES256', use: 'sig' });
const verify: VerifySignature = async (head, key) =>
  (await compactVerify(head, await importJWK(key, 'ES256'), { algorithms: ['ES256'] })).payload;

/** Signs entries and chains them, as the service does. */
async function recordOf(entries: readonly Omit<Outage, 'prev'>[]): Promise<KeptOutage[]> {
  const kept: KeptOutage[] = [];
  for (const each of entries) {
    const entry: Outage = { ...each, prev: kept.at(-1)?.hash ?? '' };
    const hash = hashOfOutage(entry);
    kept.push({ entry, hash, signed: await signer.sign({ outage: entry.n, hash }) });
  }
  return kept;
}

it('both find what the record lacks, what the log left out, and a record that is none', async () => {
  const settings = {
    deadlines: { default: 3600 },
    extensions: { seconds: 600, count: 3 },
    pause: { most: 86_400 },
    grace: 600,
  };
  const table = seated(duel, { options: { hits: 3 }, settings });
  const opened = table.match.opened ?? 0;
  const outage = (n: number, from: number, until: number): Omit<Outage, 'prev'> => ({
    n,
    from: opened + from,
    until: opened + until,
    interval: 60_000,
    by: 'beats',
    at: opened + until,
  });
  const before = outage(1, -900_000, -600_000);
  const applied = outage(2, 600_000, 1_200_000);
  table.now = applied.until;
  table.send('house', { type: 'outage', n: 2, from: applied.from, until: applied.until });
  const left = outage(3, 1_200_001, 1_800_000);
  // The deadline is moved in each way that does not begin it again, and was left out of the record's entries.
  table.send({ user: 'red-person' }, { type: 'extend', seat: 'red' });
  table.wait(60).vote('red', 'pause').vote('blue', 'pause');
  const paused = outage(3, table.now - opened, table.now - opened + 60_000);
  table.wait(90).vote('red', 'pause', false);
  table.now = (table.match.due ?? 0) + 3_000;
  table.tick();
  expect(table.match.grace).toBe(true);
  table.now = (table.match.due ?? 0) + 3_000;
  table.tick();
  expect(table.types).toContain('match/answered');
  const log = linesOf(table.commits);

  const honest = await recordOf([before, applied]);
  const [first, second] = honest as [KeptOutage, KeptOutage];
  const records: readonly (readonly [readonly KeptOutage[], readonly string[]])[] = [
    [honest, []],
    [await recordOf([before]), ['OUTAGE_UNKNOWN']],
    [await recordOf([before, { ...applied, until: applied.until + 1, at: applied.at + 1 }]), ['OUTAGE_UNKNOWN']],
    [await recordOf([before, applied, left]), ['OUTAGE_MISSING']],
    [await recordOf([before, applied, outage(3, 600_001, 1_200_000)]), []],
    [await recordOf([before, applied, outage(3, 599_000, 1_200_000)]), ['OUTAGE_MISSING']],
    [await recordOf([before, applied, paused]), []],
    [[second], ['WRONG_RECORD']],
    [[first, { ...second, signed: first.signed }], ['WRONG_RECORD']],
    [
      [first, { ...second, hash: first.hash }],
      ['WRONG_RECORD', 'WRONG_RECORD'],
    ],
    [[first, { ...second, entry: { ...second.entry, interval: 1 } }], ['WRONG_RECORD']],
  ];
  const python = verifier();
  const keys = await signer.jwks();
  const jwks = join(folder, 'jwks.json');
  writeFileSync(jwks, canonical(JSON.parse(JSON.stringify(keys))));
  const files = records.map(([outages], i) => {
    const file = join(folder, `${i}.ndjson`);
    // A page a line.
    writeFileSync(file, outages.map((each) => `${JSON.stringify({ outages: [each] })}\n`).join(''));
    python.give(log, ['--partial', '--outages', file, '--jwks', jwks]);
    return file;
  });
  const said = await python.said();
  for (const [i, [, codes]] of records.entries()) {
    const found = await outageFindings(files[i] ?? '', log.trimEnd().split('\n'), keys, verify);
    const all = found.map(({ code }) => code);
    expect([i, all]).toEqual([i, codes]);
    if (hasPython) expect([i, said[i]?.findings.map(([, code]) => code)]).toEqual([i, codes]);
  }
});
