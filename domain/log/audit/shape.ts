import type * as z from 'zod';
import { isObject, type Json, type JsonObject } from '../../lib/json.ts';
import type { Commit, Envelope } from '../envelope.ts';
import type { Finding } from '../finding.ts';
import { forkedFrom } from '../forks.ts';
import { commitSchemaOf } from '../schema.ts';
import { placesFrom, placesIn, problemOfEdit, problemOfSitting } from './places.ts';

/** How deep lists and objects may lie in each other, the commit itself among them. */
const DEEPEST = 100;

/** Events that a match has once: the first event of all, its beginning and its end. */
const ONCE: readonly string[] = ['match/created', 'match/started', 'match/ended'];

/** Events about a place. */
const OF_A_SEAT: readonly string[] = [
  'match/joined',
  'match/left',
  'match/preferred',
  'match/contributed',
  'match/revealed',
  'match/confirmed',
  'match/noted',
  'match/away',
  'match/vacated',
];

/** Whether an outage has none of its three numbers, or all of them. */
function isOutage({ n, from, until }: JsonObject): boolean {
  if (n === undefined && from === undefined && until === undefined) return true;
  return [n, from, until].every((each) => Number.isSafeInteger(each) && Number(each) >= 0) && n !== 0;
}

/** Whether an event says that a moderator takes away the seat that the next one is about. */
const isUnseating = (event: JsonObject | undefined, { seat }: JsonObject): boolean =>
  event?.type === 'match/moderated' && event.act === 'unseat' && event.seat === seat;

/** The name of an engine with a file: the 32 bytes of its hash. */
const FILE = /^[\w-]{42}[AEIMQUYcgkosw048]$/;

/** Returns why a value is no commit of a form; `undefined` if it is one. */
export function problemOfShape(commit: unknown, form: 1 | 2): string | undefined {
  const problem = problemOfValue(commit as Json, form, DEEPEST);
  if (problem !== undefined) return problem;
  const parsed = commitSchemaOf(form).safeParse(commit);
  if (parsed.success) return problemPassedOver(parsed.data, commit as Commit);
  const [issue] = parsed.error.issues;
  return `${issue?.path.join('.')}: ${issue?.message}`;
}

/** Checks the content of a pile or stream named `__proto__`, which the schemas ignore, under another name. */
function problemPassedOver(
  parsed: z.infer<ReturnType<typeof commitSchemaOf>>,
  { envelope }: Commit,
): string | undefined {
  const field = envelope.form === 2 ? 'stock' : 'draws';
  const there: object = (envelope.form === 2 ? envelope.stock : envelope.draws) ?? {};
  if (!Object.hasOwn(there, '__proto__')) return undefined;
  const value: unknown = Object.getOwnPropertyDescriptor(there, '__proto__')?.value;
  const renamed = { ...parsed, envelope: { ...parsed.envelope, [field]: { renamed: value } } };
  return commitSchemaOf(envelope.form).safeParse(renamed).success
    ? undefined
    : `envelope.${field}.__proto__: Invalid input`;
}

/**
 * In form 2 all numbers are integers or halves, which every language reads alike; in any form values are not too deep
 * to walk.
 */
function problemOfValue(value: Json, form: 1 | 2, deep: number): string | undefined {
  if (
    typeof value === 'number' &&
    form === 2 &&
    !(Number.isInteger(2 * value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER)
  )
    return 'a number that is neither an integer nor a half';
  if (typeof value !== 'object' || value === null) return undefined;
  if (deep === 0) return `lists and objects lie more than ${DEEPEST} deep in each other`;
  for (const item of Object.values(value)) {
    const problem = problemOfValue(item as Json, form, deep - 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

const isBy = ({ by }: Envelope, owner: Json | undefined): boolean =>
  typeof owner === 'string' && by === `user:${owner}`;

/**
 * Returns what is wrong with the first commit after the shared part of a fork. `isStarted`: the game before it had
 * begun, or that is unknown.
 */
function problemOfFork(envelope: Envelope, before: Commit | undefined, isStarted: boolean): string | undefined {
  const origin = forkedFrom(envelope);
  if (envelope.form !== 2 || envelope.v === 1 || origin === undefined)
    return 'match/forked does not say what it goes on from';
  if (!isBy(envelope, envelope.events[0]?.owner)) return 'a match is forked by another than its owner';
  const { settings } = envelope.events[0] ?? {};
  if (!isObject(settings) || settings.sandbox !== true) return 'a fork is no sandbox';
  if (!isStarted) return 'a match is forked before it has begun';
  if (before === undefined) return undefined;
  const isNamed = origin.game === before.envelope.game && origin.v === before.envelope.v && origin.hash === before.hash;
  if (!isNamed) return 'match/forked names another commit than the one before it';
  return envelope.game === origin.game ? 'a fork has the id of what it goes on from' : undefined;
}

/**
 * Checks the events of a match, in any game: it is created first and once, begins and ends once, and the fields that
 * the auditor reads have the right types. `isSeated`: the log says who may sit where, and events keep to it.
 */
export function problemsOfMatch(commits: readonly Commit[]): {
  readonly findings: readonly Finding[];
  readonly isSeated: boolean;
} {
  const findings: Finding[] = [];
  const [first] = commits;
  const created = first?.envelope.events[0];
  const wrong = (v: number, detail: string): void => {
    findings.push({ v, code: 'BAD_SHAPE', detail });
  };
  if (first?.envelope.v === 1 && created?.type !== 'match/created') wrong(1, 'the first event is not match/created');
  if (first?.envelope.v === 1 && first.envelope.form === undefined && FILE.test(first.envelope.engine))
    wrong(1, 'an engine that has a file begins no game in form 1');
  const isNew = first?.envelope.form === 2 && first.envelope.v === 1;
  let places = isNew && typeof created?.of === 'string' ? placesIn(created.chairs) : undefined;
  if (isNew && places === undefined) wrong(1, 'match/created does not say who may sit where');
  let owner = created?.owner;
  const sitting = new Map<string, Json | undefined>();
  let isSeated = places !== undefined;
  const seen = new Set<string>();
  for (const [i, { envelope, secrets }] of commits.entries()) {
    const { v, events } = envelope;
    events.forEach((event, e) => {
      const type = String(event.type);
      if (ONCE.includes(type) && (seen.has(type) || (type === 'match/created' && (v !== 1 || e > 0))))
        wrong(v, `a second ${type}`);
      seen.add(type);
      if (type === 'match/clock' && event.due !== undefined && !Number.isSafeInteger(event.due))
        wrong(v, 'a deadline that is no time');
      if (type === 'match/outage' && !isOutage(event))
        wrong(v, 'an outage that has some of n, from and until, or no numbers');
      const then = {
        sitting,
        hasStarted: seen.has('match/started'),
        isOwners: isBy(envelope, owner),
        isModerated: isUnseating(events[e - 1], event),
      };
      if (type === 'match/forked') {
        const unlike =
          e > 0
            ? 'a match is forked in the middle of a commit'
            : problemOfFork(envelope, commits[i - 1], then.hasStarted || !isNew);
        if (unlike !== undefined) wrong(v, unlike);
        isSeated &&= unlike === undefined;
        owner = event.owner;
        for (const { seat } of places ?? []) sitting.set(seat, { kind: 'user', user: String(event.owner) });
      }
      const unfit = places && type === 'match/edited' ? problemOfEdit(event, then) : undefined;
      places = places && (placesFrom(event) ?? places);
      const isNowhere = OF_A_SEAT.includes(type) && places?.every(({ seat }) => seat !== event.seat);
      const problem =
        unfit ?? (isNowhere ? `${type} at no seat` : places && problemOfSitting(event, events[e + 1], then));
      if (problem !== undefined) wrong(v, problem);
      isSeated &&= problem === undefined;
      if (type === 'match/joined' && problem === undefined) sitting.set(String(event.seat), event.holder);
      if ((type === 'match/left' || type === 'match/vacated') && problem === undefined)
        sitting.delete(String(event.seat));
    });
    const opened = secrets.opened.map(({ e, o }) => `${e}/${o}`);
    if (new Set(opened).size < opened.length) wrong(v, 'two values for one opening');
  }
  return { findings, isSeated };
}
