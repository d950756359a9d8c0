import { fromBase64url, sha256 } from '../lib/hash.ts';
import type { Json, JsonObject } from '../lib/json.ts';
import { same } from '../lib/json.ts';
import { type Commit, commitment, type Disclosure, hashOf, saltOf } from './commit.ts';
import { commitSchema } from './schema.ts';

/** Something wrong with a log, and the commit where it shows. */
export interface Finding {
  readonly v: number;
  readonly code:
    | 'BAD_SHAPE'
    | 'WRONG_GAME'
    | 'WRONG_VERSION'
    | 'BROKEN_CHAIN'
    | 'WRONG_HASH'
    | 'BACK_IN_TIME'
    | 'WRONG_COMMITMENT'
    | 'WRONG_SALT'
    | 'UNKNOWN_SEAL'
    | 'MISSING_SECRET'
    | 'WRONG_SEED'
    | 'NO_END'
    | 'AFTER_THE_END'
    | 'WRONG_DRAWS'
    | 'NOT_REPEATABLE';
  readonly detail: string;
}

/** What was checked of a log: numbers of commits, commitments opened and compared, openings compared. */
export interface LogChecks {
  readonly commits: number;
  readonly commitments: number;
  readonly openings: number;
}

export interface LogAudit {
  readonly findings: readonly Finding[];
  readonly checks: LogChecks;
  /** Present once the match has ended. */
  readonly seed?: Uint8Array;
}

interface Walk {
  readonly findings: Finding[];
  readonly sealed: Map<string, { readonly topic: string; readonly commitment: string }>;
  readonly counts: { commitments: number; openings: number };
  readonly seed: Uint8Array | undefined;
  /** All secrets must be there: the log of a finished game. */
  readonly whole: boolean;
}

/**
 * Checks everything about a log that needs no rules: shape, hash chain, versions, times, the seed against its commitment,
 * every commitment whose value is there, every opening. `whole`: it claims to be the log of an ended match with all secrets,
 * so none may be missing, nor the end.
 */
export function auditLog(commits: readonly unknown[], whole: boolean): LogAudit {
  const findings: Finding[] = [];
  const shaped = commits.flatMap((commit, i): Commit[] => {
    const parsed = commitSchema.safeParse(commit);
    if (parsed.success) return [commit as Commit];
    const { path, message } = parsed.error.issues[0]!;
    findings.push({ v: i + 1, code: 'BAD_SHAPE', detail: `${path.join('.')}: ${message}` });
    return [];
  });
  const seed = seedOf(shaped, findings);
  if (whole && seed === undefined) findings.push({ v: commits.length, code: 'NO_END', detail: 'the log stops before the match ended' });
  const walk: Walk = { findings, sealed: new Map(), counts: { commitments: 0, openings: 0 }, seed, whole };
  shaped.forEach((commit, i) => {
    checkLink(walk, commit, shaped[i - 1]);
    checkSecrets(walk, commit);
    checkOpenings(walk, commit);
  });
  const checks = { commits: shaped.length, ...walk.counts };
  return { findings, checks, ...(seed && { seed }) };
}

function seedOf(commits: readonly Commit[], findings: Finding[]): Uint8Array | undefined {
  const ends = commits.filter(({ envelope }) => envelope.events.some(({ type }) => type === 'match/ended'));
  const end = ends[0]?.envelope;
  if (end === undefined) return undefined;
  const after = commits.find(({ envelope }) => envelope.v > end.v);
  if (after !== undefined) findings.push({ v: after.envelope.v, code: 'AFTER_THE_END', detail: 'a commit after the match ended' });
  const seed = fromBase64url(String(end.events.find(({ type }) => type === 'match/ended')!.seed));
  const committed = commits[0]?.envelope.events[0]?.seedCommitment;
  if (sha256(seed) !== committed)
    findings.push({ v: end.v, code: 'WRONG_SEED', detail: 'the seed is not the one committed to in the first commit' });
  return seed;
}

/** A finding here names the version that should stand in this place. */
function checkLink({ findings, whole }: Walk, { envelope, hash }: Commit, previous: Commit | undefined): void {
  const { game, at, prev } = envelope;
  const v = previous === undefined ? (whole ? 1 : envelope.v) : previous.envelope.v + 1;
  if (previous === undefined) {
    if (envelope.v !== 1)
      findings.push({ v, code: 'WRONG_VERSION', detail: `the log starts at version ${envelope.v}: commits before it are missing` });
    if (envelope.v === 1 && prev !== '') findings.push({ v, code: 'BROKEN_CHAIN', detail: 'the first commit follows another one' });
  } else {
    if (game !== previous.envelope.game) {
      findings.push({ v, code: 'WRONG_GAME', detail: `a commit of ${game} in the log of ${previous.envelope.game}` });
    }
    if (envelope.v !== v) findings.push({ v, code: 'WRONG_VERSION', detail: `version ${envelope.v} follows version ${v - 1}` });
    if (prev !== previous.hash) findings.push({ v, code: 'BROKEN_CHAIN', detail: 'it does not name the hash of the commit before it' });
    if (at < previous.envelope.at) findings.push({ v, code: 'BACK_IN_TIME', detail: 'it is earlier than the commit before it' });
  }
  if (hashOf(envelope) !== hash) findings.push({ v, code: 'WRONG_HASH', detail: 'its envelope does not hash to its hash' });
}

function checkSecrets(walk: Walk, { envelope, secrets }: Commit): void {
  const { findings, sealed, whole } = walk;
  const { v, events } = envelope;
  if (secrets.command !== undefined) compare(walk, v, 'command', 'the command', envelope.command, secrets.command);
  else if (whole) findings.push({ v, code: 'MISSING_SECRET', detail: 'the command is missing' });

  events.forEach((event, e) => {
    const seal = event.sealed as { readonly topic: string; readonly commitment: string } | undefined;
    if (seal === undefined) return;
    sealed.set(`${v}/${e}`, seal);
    const disclosures = secrets.seals.filter((each) => each.e === e);
    if (disclosures.length === 0 && whole)
      findings.push({ v, code: 'MISSING_SECRET', detail: `the value sealed as ${seal.topic} is missing` });
    if (disclosures.length > 1) findings.push({ v, code: 'BAD_SHAPE', detail: `two values for the seal ${seal.topic}` });
    for (const disclosure of disclosures) compare(walk, v, String(e), `the value sealed as ${seal.topic}`, seal.commitment, disclosure);
  });
  for (const { e } of secrets.seals) {
    if (events[e]?.sealed === undefined) findings.push({ v, code: 'UNKNOWN_SEAL', detail: `a value for event ${e}, which seals nothing` });
  }
}

function checkOpenings(walk: Walk, { envelope, secrets }: Commit): void {
  const { findings, sealed } = walk;
  const { v, events } = envelope;
  const placesOf = (e: number): readonly JsonObject[] => (events[e]?.opens ?? []) as readonly JsonObject[];
  const check = (place: JsonObject | undefined, disclosure: Disclosure): void => {
    const seal = place && sealed.get(`${place.v}/${place.e}`);
    if (place === undefined || seal === undefined || seal.topic !== place.topic) {
      findings.push({ v, code: 'UNKNOWN_SEAL', detail: `it opens ${String(place?.topic)}, which is not sealed where it says` });
      return;
    }
    walk.counts.openings++;
    compare(walk, place.v as number, String(place.e), `what is opened of ${seal.topic}`, seal.commitment, disclosure, v);
  };
  events.forEach((_, e) => {
    placesOf(e).forEach((place, o) => {
      if (place.to === undefined) check(place, { value: place.value as Json, salt: String(place.salt) });
      else if (walk.whole && !secrets.opened.some((each) => each.e === e && each.o === o)) {
        findings.push({ v, code: 'MISSING_SECRET', detail: `what was opened of ${String(place.topic)} is missing` });
      }
    });
  });
  for (const { e, o, value, salt } of secrets.opened) {
    const place = placesOf(e)[o];
    check(place?.to === undefined ? undefined : place, { value, salt });
  }
}

function compare(walk: Walk, v: number, place: string, what: string, committed: string, { value, salt }: Disclosure, shownAt = v): void {
  walk.counts.commitments++;
  if (commitment(salt, value) !== committed) {
    walk.findings.push({ v: shownAt, code: 'WRONG_COMMITMENT', detail: `${what} is not what was committed to` });
  } else if (walk.seed !== undefined && !same(salt, saltOf(walk.seed, v, place))) {
    walk.findings.push({ v: shownAt, code: 'WRONG_SALT', detail: `the salt of ${what} does not come from the seed` });
  }
}
