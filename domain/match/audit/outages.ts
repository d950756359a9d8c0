import * as z from 'zod';
import { sha256 } from '../../lib/hash.ts';
import { jsonOf } from '../../lib/json.ts';
import { canonical } from '../../log/canonical.ts';
import type { Commit } from '../../log/envelope.ts';
import type { Finding } from '../../log/finding.ts';
import { isFork } from '../../log/forks.ts';
import { type Opened, openedAfter, partsIn } from '../clock/opened.ts';
import { payloadIn, type VerifySignature } from './kept.ts';

// The record of outages of a service (LOG.md, section 12): a separate chain beside the logs of games.

const moment = (description: string) => z.int().min(0).meta({ description });

/** An entry: the service was away from one time to another, milliseconds since 1970. */
export const outageSchema = z.strictObject({
  n: z.int().min(1).meta({ description: 'Its number. Numbers rise by 1.' }),
  from: moment('When the service was there last, in milliseconds since 1970.'),
  until: moment('When it was there again.'),
  interval: z
    .int()
    .min(1)
    .exactOptional()
    .meta({ description: 'Milliseconds between two beats. Only of entries by beats.' }),
  by: z.enum(['beats', 'operator']).meta({
    description: '`beats`: more than 2.5 intervals lay between two beats. `operator`: a person wrote it.',
  }),
  why: z.string().exactOptional().meta({ description: 'The reason. Only of entries by an operator.' }),
  at: moment('When the entry was written.'),
  prev: z.string().meta({ description: 'The hash of the entry before. Empty: it is the first.' }),
});
export type Outage = z.infer<typeof outageSchema>;

/** An entry with its hash, and a JWS of `{ outage, hash }`. */
export const keptOutageSchema = z.strictObject({
  entry: outageSchema,
  hash: z.string().meta({ description: 'SHA-256 of the canonical form of the entry, base64url.' }),
  signed: z.string().meta({
    description: 'A JWS (ES256) of `{ outage, hash }`, to be verified with a key of /.well-known/jwks.json.',
  }),
});
export type KeptOutage = z.infer<typeof keptOutageSchema>;

export const hashOfOutage = (entry: Outage): string => sha256(canonical(jsonOf(entry)));

/**
 * How long after an entry was written the server applies it to every game at the latest, before it answers a timeout.
 * Servers that were about to answer one may not know the entry yet.
 */
export const APPLIED_WITHIN = 60_000;

const signedSchema = z.object({ outage: z.int(), hash: z.string() });

/** Says what is wrong with the chain of a record and its signatures. `keys`: a key set. */
export async function wrongInRecord(
  kept: readonly KeptOutage[],
  keys: unknown,
  verify: VerifySignature,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  let before = '';
  for (const [i, { entry, hash, signed }] of kept.entries()) {
    const { n, from, until, at, prev } = entry;
    if (n !== i + 1 || prev !== before) wrong.push(`entry ${n} does not follow the one before it`);
    if (hash !== hashOfOutage(entry)) wrong.push(`the hash of entry ${n} is not its own`);
    if (!(from < until && until <= at)) wrong.push(`entry ${n} ends before it began, or after it was written`);
    before = hash;
    try {
      const said = signedSchema.parse(await payloadIn(signed, keys, verify));
      if (said.outage !== n || said.hash !== hash) wrong.push(`the signature of entry ${n} is of another one`);
    } catch (caught) {
      wrong.push(`entry ${n} is not signed: ${(caught as Error).message}`);
    }
  }
  return wrong;
}

/** What an audit knows of a log before a commit: the deadline, since when it runs, and the newest outage. */
interface Known {
  readonly due: number | undefined;
  readonly ran: Opened;
  readonly newest: number;
  readonly isPaused: boolean;
}

const NOTHING: Known = { due: undefined, ran: {}, newest: 0, isPaused: false };

/**
 * Compares a log with the record of its service. `OUTAGE_UNKNOWN`: the log has an outage that the record lacks.
 * `OUTAGE_MISSING`: the clock answered a timeout, though the deadline ran in an outage that had been written a minute
 * before, and was not applied.
 */
export function differencesFromRecord(record: readonly Outage[], commits: readonly Commit[]): readonly Finding[] {
  const findings: Finding[] = [];
  const entries = new Map(record.map((entry) => [entry.n, entry]));
  const missed = new Set<number>();
  let known = NOTHING;
  for (const { envelope } of commits) {
    if (isFork(envelope)) known = NOTHING;
    if (envelope.form !== 2) continue;
    const { v, at, by, events } = envelope;
    const outage = events.find(({ type }) => type === 'match/outage');
    const entry = entries.get(Number(outage?.n));
    if (outage?.n !== undefined && (entry?.from !== outage.from || entry?.until !== outage.until))
      findings.push({ v, code: 'OUTAGE_UNKNOWN', detail: `the record has no outage ${String(outage.n)} like this` });
    for (const each of by === 'clock' && outage === undefined ? record : []) {
      if (missed.has(each.n) || each.n <= known.newest || at < each.at + APPLIED_WITHIN || !ranIn(each, known))
        continue;
      missed.add(each.n);
      findings.push({
        v,
        code: 'OUTAGE_MISSING',
        detail: `the deadline that timed out ran in outage ${each.n}, which was not applied`,
      });
    }
    known = after(known, envelope);
  }
  return findings;
}

/** Whether the deadline ran in an outage. During a pause none runs. */
const ranIn = ({ from, until }: Outage, { due, ran, isPaused }: Known): boolean =>
  due !== undefined && !isPaused && partsIn(ran, { from, until: Math.min(until, due) }).length > 0;

function after({ due, ran, newest, isPaused }: Known, { at, events }: Commit['envelope']): Known {
  let known: Known = { due, ran: openedAfter(ran, at, events), newest, isPaused };
  for (const event of events) {
    if (event.type === 'match/clock') known = { ...known, due: event.due as number | undefined };
    if (event.type === 'match/ended') known = { ...known, due: undefined };
    if (event.type === 'match/paused') known = { ...known, isPaused: true };
    if (event.type === 'match/resumed') known = { ...known, isPaused: false };
    if (event.type === 'match/outage' && typeof event.n === 'number') known = { ...known, newest: event.n };
  }
  return known;
}
