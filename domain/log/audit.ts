import { fromBase64url } from '../lib/hash.ts';
import type { Json, JsonObject } from '../lib/json.ts';
import { same } from '../lib/json.ts';
import { sure } from '../lib/sure.ts';
import { hashOf } from './commit.ts';
import { checkContributions } from './contributions.ts';
import { checkChance } from './draws.ts';
import type { Commit, Disclosure, Envelope, Envelope2 } from './envelope.ts';
import { type Form, formOf, type SaltPlace } from './forms.ts';
import { commitSchemaOf, hasPlainNumbers } from './schema.ts';
import type { Streams } from './streams.ts';
import { timesChecker } from './times.ts';

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
    | 'WRONG_PILES'
    | 'WRONG_TIME'
    | 'WRONG_EPOCH'
    | 'WRONG_CONTRIBUTION'
    | 'NOT_REPEATABLE'
    | 'NOT_AS_KEPT';
  readonly detail: string;
}

/** What was checked of a log: numbers of commits, commitments opened and compared, openings compared, draws drawn again. */
export interface LogChecks {
  readonly commits: number;
  readonly commitments: number;
  readonly openings: number;
  readonly draws: number;
}

interface LogAudit {
  readonly findings: readonly Finding[];
  readonly checks: LogChecks;
  /** Present once the match has ended. */
  readonly seed?: Uint8Array;
}

interface Walk {
  readonly form: Form;
  readonly game: string;
  readonly findings: Finding[];
  readonly checkTimes: ReturnType<typeof timesChecker>;
  readonly sealed: Map<string, { readonly topic: string; readonly commitment: string; readonly nonce: string }>;
  readonly counts: { commitments: number; openings: number };
  readonly seed: Uint8Array | undefined;
  /** All secrets must be there: the log of a finished game. */
  readonly whole: boolean;
}

/**
 * Checks everything about a log that needs no rules: shape, hash chain, versions, times, the seed against its commitment,
 * every commitment whose value is there, every opening, every draw and every card that moved. `whole`: it claims to be the log of an
 * ended match with all secrets, so none may be missing, nor the end. Times in form 2: `arrived` is at most 8 s before `at`; a command of a
 * person arrived by the deadline that the log's `match/clock` events set, and the clock answers no earlier than 3 s after it; else
 * `WRONG_TIME`. `streams`: those of the game that is played.
 */
export function auditLog(commits: readonly unknown[], whole: boolean, streams: Streams): LogAudit {
  const findings: Finding[] = [];
  const declared = formIn(commits[0]);
  const schema = commitSchemaOf(declared);
  const shaped = commits.flatMap((commit, i): Commit[] => {
    const parsed = schema.safeParse(commit);
    if (parsed.success && (declared !== 2 || hasPlainNumbers(commit as Json))) return [commit as Commit];
    if (parsed.success) {
      findings.push({ v: i + 1, code: 'BAD_SHAPE', detail: 'a number that is neither an integer nor a half' });
      return [];
    }
    const [issue] = parsed.error.issues;
    findings.push({ v: i + 1, code: 'BAD_SHAPE', detail: `${issue?.path.join('.')}: ${issue?.message}` });
    return [];
  });
  const form = formOf(declared);
  const seed = seedOf(form, shaped, findings);
  if (whole && seed === undefined) findings.push({ v: commits.length, code: 'NO_END', detail: 'the log stops before the match ended' });
  const walk: Walk = {
    form,
    game: shaped[0]?.envelope.game ?? '',
    findings,
    checkTimes: timesChecker(findings),
    sealed: new Map(),
    counts: { commitments: 0, openings: 0 },
    seed,
    whole,
  };
  let draws = 0;
  shaped.forEach((commit, i) => {
    checkLink(walk, commit, shaped[i - 1]);
    checkSecrets(walk, commit);
    checkOpenings(walk, commit);
  });
  if (form.form === 2 && shaped.length === commits.length) {
    const given = checkContributions(shaped);
    const chance = checkChance(shaped, seed && (given.seedOfChance?.(seed) ?? seed), streams, whole);
    findings.push(...given.findings, ...chance.findings);
    draws = chance.draws;
  }
  const checks = { commits: shaped.length, ...walk.counts, draws };
  return { findings, checks, ...(seed && { seed }) };
}

/** The form that the first commit says it has. */
const formIn = (first: unknown): number | undefined => (first as { envelope?: { form?: number } } | undefined)?.envelope?.form;

function seedOf(form: Form, commits: readonly Commit[], findings: Finding[]): Uint8Array | undefined {
  const ends = commits.filter(({ envelope }) => envelope.events.some(({ type }) => type === 'match/ended'));
  const end = ends[0]?.envelope;
  if (end === undefined) return undefined;
  const after = commits.find(({ envelope }) => envelope.v > end.v);
  if (after !== undefined) findings.push({ v: after.envelope.v, code: 'AFTER_THE_END', detail: 'a commit after the match ended' });
  const ending = sure(
    end.events.find(({ type }) => type === 'match/ended'),
    'end of the match',
  );
  const seed = fromBase64url(String(ending.seed));
  const committed = commits[0]?.envelope.events[0]?.seedCommitment;
  if (form.seedCommitment(seed) !== committed)
    findings.push({ v: end.v, code: 'WRONG_SEED', detail: 'the seed is not the one committed to in the first commit' });
  return seed;
}

/** A finding here names the version that should stand in this place. */
function checkLink(walk: Walk, { envelope, hash }: Commit, previous: Commit | undefined): void {
  const { findings, whole } = walk;
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
    if (at < previous.envelope.at && !isClockSet(envelope, previous.envelope))
      findings.push({ v, code: 'BACK_IN_TIME', detail: 'it is earlier than the commit before it' });
  }
  walk.checkTimes(v, envelope, previous?.envelope);
  if (hashOf(envelope) !== hash) findings.push({ v, code: 'WRONG_HASH', detail: 'its envelope does not hash to its hash' });
}

/** A commit that sets the time of a match right names the wrong time. */
const isClockSet = ({ events }: Envelope, before: Envelope): boolean =>
  events.some(({ type, was }) => type === 'match/clock-set' && was === before.at);

function checkSecrets(walk: Walk, { envelope, secrets }: Commit): void {
  const { findings, sealed, whole } = walk;
  const { v, events } = envelope;
  const nonce = nonceOf(envelope);
  if (secrets.command !== undefined) compare(walk, { v, nonce, place: 'command' }, 'the command', envelope.command, secrets.command);
  else if (whole) findings.push({ v, code: 'MISSING_SECRET', detail: 'the command is missing' });

  events.forEach((event, e) => {
    const seal = event.sealed as { readonly topic: string; readonly commitment: string } | undefined;
    if (seal === undefined) return;
    sealed.set(`${v}/${e}`, { ...seal, nonce });
    const disclosures = secrets.seals.filter((each) => each.e === e);
    if (disclosures.length === 0 && whole)
      findings.push({ v, code: 'MISSING_SECRET', detail: `the value sealed as ${seal.topic} is missing` });
    if (disclosures.length > 1) findings.push({ v, code: 'BAD_SHAPE', detail: `two values for the seal ${seal.topic}` });
    for (const disclosure of disclosures)
      compare(walk, { v, nonce, place: String(e) }, `the value sealed as ${seal.topic}`, seal.commitment, disclosure);
  });
  if (envelope.form === 2) checkMoved(walk, envelope, secrets.piles);
  for (const { e } of secrets.seals) {
    if (events[e]?.sealed === undefined) findings.push({ v, code: 'UNKNOWN_SEAL', detail: `a value for event ${e}, which seals nothing` });
  }
}

function checkMoved(walk: Walk, { v, nonce, moves, piles }: Envelope2, disclosure: Disclosure | undefined): void {
  const { findings, whole } = walk;
  if ((piles === undefined) !== (moves.length === 0))
    findings.push({ v, code: 'WRONG_PILES', detail: 'cards that moved have a commitment, and nothing else has one' });
  else if (piles !== undefined && disclosure !== undefined)
    compare(walk, { v, nonce, place: 'piles' }, 'the list of cards that moved', piles, disclosure);
  else if (piles !== undefined && whole) findings.push({ v, code: 'MISSING_SECRET', detail: 'the list of cards that moved is missing' });
}

const nonceOf = (envelope: Envelope): string => (envelope.form === 2 ? envelope.nonce : '');

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
    compare(
      walk,
      { v: Number(place.v), nonce: seal.nonce, place: String(place.e) },
      `what is opened of ${seal.topic}`,
      seal.commitment,
      disclosure,
      envelope,
    );
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

type Place = Omit<SaltPlace, 'game'>;

function compare(walk: Walk, place: Place, what: string, committed: string, { value, salt }: Disclosure, shownIn?: Envelope): void {
  walk.counts.commitments++;
  const { form, findings, seed, game } = walk;
  const v = shownIn?.v ?? place.v;
  if (form.commitment(salt, value) !== committed)
    findings.push({ v, code: 'WRONG_COMMITMENT', detail: `${what} is not what was committed to` });
  else if (seed !== undefined && !same(salt, form.salt(seed, { game, ...place })))
    findings.push({ v, code: 'WRONG_SALT', detail: `the salt of ${what} does not come from the seed` });
}
