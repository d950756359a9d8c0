import * as z from 'zod';
import type { Commit } from '../../../domain/log/envelope.ts';
import type { Finding } from '../../../domain/log/finding.ts';
import type { VerifySignature } from '../../../domain/match/audit/kept.ts';
import { jsonIn } from '../../../domain/match/audit/kept.ts';
import {
  differencesFromRecord,
  type KeptOutage,
  keptOutageSchema,
  wrongInRecord,
} from '../../../domain/match/audit/outages.ts';
import { Unreadable } from '../commands/usage.ts';
import { bytesOf } from './audit-source.ts';

const pageSchema = z.object({ outages: z.array(keptOutageSchema) });

/** Returns the entries in a file: pages as the server gave them, one a line. */
async function entriesIn(file: string): Promise<readonly KeptOutage[]> {
  try {
    const lines = new TextDecoder()
      .decode(await bytesOf(file))
      .split('\n')
      .filter(Boolean);
    return lines.flatMap((line) => pageSchema.parse(jsonIn(Buffer.from(line))).outages);
  } catch (caught) {
    throw new Unreadable(`${file} cannot be read as a record of outages: ${(caught as Error).message}`);
  }
}

/** Compares a log with a record of outages. `keys`: the key set that signed it. The log is known to be a log. */
export async function outageFindings(
  file: string,
  log: readonly string[],
  keys: unknown,
  verify: VerifySignature,
): Promise<readonly Finding[]> {
  const entries = await entriesIn(file);
  const wrong = await wrongInRecord(entries, keys, verify);
  const commits = log.map((line) => JSON.parse(line) as Commit);
  return [
    ...wrong.map((detail): Finding => ({ v: 0, code: 'WRONG_RECORD', detail })),
    ...differencesFromRecord(
      entries.map(({ entry }) => entry),
      commits,
    ),
  ];
}
