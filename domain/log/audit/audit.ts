import type { Streams } from '../../contract/streams.ts';
import { isMachine } from '../../lib/ids.ts';
import type { Json, JsonObject } from '../../lib/json.ts';
import { same } from '../../lib/json.ts';
import { hashOf } from '../commit.ts';
import type { Commit, Disclosure, Envelope, Envelope2 } from '../envelope.ts';
import type { Finding } from '../finding.ts';
import { isFork } from '../forks.ts';
import { type Form, formOf, type SaltPlace } from '../forms.ts';
import { timesChecker } from '../times.ts';
import { checkContributions } from './contributions.ts';
import { checkChance, type Watch } from './draws.ts';
import { isEnd, partsOf } from './parts.ts';
import { problemOfShape, problemsOfMatch } from './shape.ts';

/**
 * The checks of an audit: numbers of commits, commitments opened and compared, openings compared, draws drawn again.
 */
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
  readonly findings: Finding[];
  readonly checkTimes: ReturnType<typeof timesChecker>;
  readonly sealed: Map<string, { readonly topic: string; readonly commitment: string; readonly place: Place }>;
  /** The newest seal of each topic. */
  readonly newest: Map<string, string>;
  /** The version in which each command of a person was committed; a fork knows nothing of those before it. */
  readonly commands: Map<string, number>;
  readonly counts: { commitments: number; openings: number };
  /** That of the part which is looked at. */
  seed: Uint8Array | undefined;
  /** It claims to be the log of a finished game, so it begins with version 1. */
  readonly whole: boolean;
  /** Such a log, and its end is there: no secret may be missing. */
  readonly over: boolean;
}

/**
 * Checks everything about a log that needs no rules: shape, hash chain, versions, times, the seed against its
 * commitment, commitments against their values, every opening, every draw and every card that moved. `whole`: the log
 * claims to be that of an ended match with all secrets, so no secret may be missing; without its end it is `NO_END`:
 * incomplete, and its secrets may still be closed. Times in form 2: `arrived` is at most 8 s before `at`. A command of
 * a person arrived by the deadline that the log's `match/clock` events set, and the clock answers no earlier than 3 s
 * after it; else `WRONG_TIME`. `streams`: those of the game; `undefined` if they, and so its draws, are unknown.
 */
export function auditLog(
  commits: readonly unknown[],
  whole: boolean,
  streams: Streams | undefined,
  watch: Watch = {},
): LogAudit {
  const findings: Finding[] = [];
  const form = formOf(formIn(commits[0]));
  commits.forEach((commit, i) => {
    const detail = problemOfShape(commit, form.form);
    if (detail !== undefined) findings.push({ v: i + 1, code: 'BAD_SHAPE', detail });
  });
  // A value of another shape means nothing, so nothing more is read of such a log.
  if (findings.length > 0)
    return { findings, checks: { commits: commits.length - findings.length, commitments: 0, openings: 0, draws: 0 } };
  // Their shape has just been checked.
  const shaped = commits as readonly Commit[];
  const { findings: ofMatch, isSeated } = problemsOfMatch(shaped);
  findings.push(...ofMatch);
  const parts = partsOf(form, shaped, findings);
  const seed = parts.at(-1)?.seed;
  const over = whole && shaped.some(({ envelope }) => envelope.events.some(isEnd));
  if (whole && !over)
    findings.push({ v: commits.length, code: 'NO_END', detail: 'the log stops before the match ended' });
  const walk: Walk = {
    form,
    findings,
    checkTimes: timesChecker(findings),
    sealed: new Map(),
    newest: new Map(),
    commands: new Map(),
    counts: { commitments: 0, openings: 0 },
    seed,
    whole,
    over,
  };
  let draws = 0;
  let previous: Commit | undefined;
  for (const part of parts) {
    walk.seed = part.seed;
    walk.commands.clear();
    for (const commit of part.commits) {
      checkLink(walk, commit, previous);
      checkSecrets(walk, commit);
      watch.checked?.();
      previous = commit;
    }
  }
  // The draws cannot be checked without the people that may sit at each place.
  if (form.form === 2 && isSeated) {
    const given = checkContributions(shaped);
    const [first] = parts;
    const ofChance = first?.seed && { ...first, seed: given.seedOfChance?.(first.seed) ?? first.seed };
    const chance = checkChance(ofChance ? [ofChance, ...parts.slice(1)] : parts, streams, over, watch);
    findings.push(...given.findings, ...chance.findings);
    draws = chance.draws;
  }
  const checks = { commits: shaped.length, ...walk.counts, draws };
  return { findings, checks, ...(seed && { seed }) };
}

/** The form that the first commit says it has. */
const formIn = (first: unknown): number | undefined =>
  (first as { envelope?: { form?: number } } | undefined)?.envelope?.form;

/** A finding here names the version that should stand in this place. */
function checkLink(walk: Walk, { envelope, hash }: Commit, previous: Commit | undefined): void {
  const { findings, whole } = walk;
  const { game, at, prev } = envelope;
  const v = previous === undefined ? (whole ? 1 : envelope.v) : previous.envelope.v + 1;
  if (previous === undefined) {
    if (envelope.v !== 1)
      findings.push({
        v,
        code: 'WRONG_VERSION',
        detail: `the log starts at version ${envelope.v}: commits before it are missing`,
      });
    if (envelope.v === 1 && prev !== '')
      findings.push({ v, code: 'BROKEN_CHAIN', detail: 'the first commit follows another one' });
  } else {
    if (game !== previous.envelope.game && !isFork(envelope)) {
      findings.push({ v, code: 'WRONG_GAME', detail: `a commit of ${game} in the log of ${previous.envelope.game}` });
    }
    if (envelope.v !== v)
      findings.push({ v, code: 'WRONG_VERSION', detail: `version ${envelope.v} follows version ${v - 1}` });
    if (prev !== previous.hash)
      findings.push({ v, code: 'BROKEN_CHAIN', detail: 'it does not name the hash of the commit before it' });
    if (at < previous.envelope.at && !isClockSet(envelope, previous.envelope))
      findings.push({ v, code: 'BACK_IN_TIME', detail: 'it is earlier than the commit before it' });
  }
  walk.checkTimes(v, envelope, previous?.envelope);
  checkOnce(walk, v, envelope);
  if (hashOf(envelope) !== hash)
    findings.push({ v, code: 'WRONG_HASH', detail: 'its envelope does not hash to its hash' });
}

/** In form 2 a command of a person is committed once: retries have its id. Form 1 knew retries for 32 commits only. */
function checkOnce({ findings, commands }: Walk, v: number, { form, by, cmdId }: Envelope): void {
  if (form !== 2 || isMachine(by)) return;
  const first = commands.get(cmdId);
  if (first === undefined) commands.set(cmdId, v);
  else findings.push({ v, code: 'COMMAND_TWICE', detail: `the command ${cmdId} was committed in version ${first}` });
}

/** A commit that sets the time of a match right names the wrong time. */
const isClockSet = ({ events }: Envelope, before: Envelope): boolean =>
  events.some(({ type, was }) => type === 'match/clock-set' && was === before.at);

function checkSecrets(walk: Walk, { envelope, secrets }: Commit): void {
  const { findings, sealed, over } = walk;
  const { v, events } = envelope;
  const here = placeIn(walk, envelope);
  if (secrets.command !== undefined) compare(walk, here('command'), 'the command', envelope.command, secrets.command);
  else if (over) findings.push({ v, code: 'MISSING_SECRET', detail: 'the command is missing' });

  events.forEach((event, e) => {
    checkOpenings(walk, { envelope, secrets }, e);
    const seal = event.sealed as { readonly topic: string; readonly commitment: string } | undefined;
    if (seal === undefined) return;
    const place = here(String(e));
    sealed.set(`${v}/${e}`, { ...seal, place });
    walk.newest.set(seal.topic, `${v}/${e}`);
    const disclosures = secrets.seals.filter((each) => each.e === e);
    if (disclosures.length === 0 && over)
      findings.push({ v, code: 'MISSING_SECRET', detail: `the value sealed as ${seal.topic} is missing` });
    if (disclosures.length > 1)
      findings.push({ v, code: 'BAD_SHAPE', detail: `two values for the seal ${seal.topic}` });
    for (const disclosure of disclosures)
      compare(walk, place, `the value sealed as ${seal.topic}`, seal.commitment, disclosure);
  });
  if (envelope.form === 2) checkMoved(walk, envelope, secrets.piles);
  for (const { e } of secrets.seals) {
    if (events[e]?.sealed === undefined)
      findings.push({ v, code: 'UNKNOWN_SEAL', detail: `a value for event ${e}, which seals nothing` });
  }
  for (const { e, o } of secrets.opened) {
    const places = (events[e]?.opens ?? []) as readonly JsonObject[];
    if (places[o]?.to === undefined)
      findings.push({ v, code: 'UNKNOWN_SEAL', detail: `a value for an opening of event ${e}, which is none` });
  }
}

function checkMoved(walk: Walk, envelope: Envelope2, disclosure: Disclosure | undefined): void {
  const { findings, over } = walk;
  const { v, moves, piles } = envelope;
  if ((piles === undefined) !== (moves.length === 0) || (piles === undefined && disclosure !== undefined))
    findings.push({ v, code: 'WRONG_PILES', detail: 'cards that moved have a commitment, and nothing else has one' });
  else if (piles !== undefined && disclosure !== undefined)
    compare(walk, placeIn(walk, envelope)('piles'), 'the list of cards that moved', piles, disclosure);
  else if (piles !== undefined && over)
    findings.push({ v, code: 'MISSING_SECRET', detail: 'the list of cards that moved is missing' });
}

/** Returns the place of the salts of a commit, and their seed. */
const placeIn =
  ({ seed }: Walk, envelope: Envelope) =>
  (place: string): Place => ({
    game: envelope.game,
    v: envelope.v,
    nonce: envelope.form === 2 ? envelope.nonce : '',
    place,
    seed,
  });

/** Checks that an event opens a value that was sealed before it, and is the newest of its topic. */
function checkOpenings(walk: Walk, { envelope, secrets }: Pick<Commit, 'envelope' | 'secrets'>, e: number): void {
  const { findings, sealed, newest } = walk;
  const { v, events } = envelope;
  ((events[e]?.opens ?? []) as readonly JsonObject[]).forEach((place, o) => {
    const where = `${place.v}/${place.e}`;
    const seal = sealed.get(where);
    const topic = String(place.topic);
    if (seal === undefined || newest.get(topic) !== where) {
      findings.push({ v, code: 'UNKNOWN_SEAL', detail: `it opens ${topic}, which is not sealed where it says` });
      return;
    }
    const hidden = secrets.opened.find((each) => each.e === e && each.o === o);
    const disclosure = place.to === undefined ? { value: place.value as Json, salt: String(place.salt) } : hidden;
    if (disclosure === undefined) {
      if (walk.over) findings.push({ v, code: 'MISSING_SECRET', detail: `what was opened of ${topic} is missing` });
      return;
    }
    walk.counts.openings++;
    compare(walk, seal.place, `what is opened of ${topic}`, seal.commitment, disclosure, envelope);
  });
}

interface Place extends SaltPlace {
  readonly seed: Uint8Array | undefined;
}

function compare(
  walk: Walk,
  { seed, ...place }: Place,
  what: string,
  committed: string,
  { value, salt }: Disclosure,
  shownIn?: Envelope,
): void {
  walk.counts.commitments++;
  const { form, findings } = walk;
  const v = shownIn?.v ?? place.v;
  if (form.commitment(salt, value) !== committed)
    findings.push({ v, code: 'WRONG_COMMITMENT', detail: `${what} is not what was committed to` });
  else if (seed !== undefined && !same(salt, form.salt(seed, place)))
    findings.push({ v, code: 'WRONG_SALT', detail: `the salt of ${what} does not come from the seed` });
}
