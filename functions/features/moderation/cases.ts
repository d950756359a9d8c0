import * as z from 'zod';
import { fromBase64url, hmac, toBase64url } from '../../../domain/lib/hash.ts';
import { jsonOf } from '../../../domain/lib/json.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import type { PressEntry } from '../../../domain/press/entry.ts';
import { Problem } from '../../platform/http/problem.ts';
import { decrypt, encrypt } from '../../platform/kit/box.ts';
import { Busy } from '../../platform/kit/faults.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { Entry, People } from '../../platform/ports/ports.ts';
import { pressEntrySchema } from '../../platform/ports/press-entry.ts';
import { opensAs } from '../../platform/ports/stored.ts';
import { keys } from './keys.ts';

const DAY = 86_400_000;
/** How long a closed case is kept. */
const KEPT_MS = 90 * DAY;

/** The stored part of a reported entry. */
export interface Reported {
  readonly entry: PressEntry;
  readonly hash: string;
  readonly text: string;
  readonly salt: string;
  readonly corrects?: number;
  readonly tenure: string;
  /** For grey press: proves the author in `by`. */
  readonly blind?: string;
  /** `by` distinguishes the reporters without identifying them. */
  readonly reasons: readonly { readonly by: string; readonly at: number; readonly reason: string }[];
}

/** A stored case. */
interface Case extends Reported {
  readonly id: string;
  readonly at: number;
  readonly state: 'open' | 'closed';
  readonly closed?: number;
  readonly rev: number;
}

type Keyed = Pick<Ports, 'keys'>;

/** Returns the id of the case of an entry. All reports of an entry share one case. */
export const caseId = (
  { keys: { cases } }: Keyed,
  { game, conversation, n }: Pick<PressEntry, 'game' | 'conversation' | 'n'>,
): string => `c${toBase64url(hmac(cases, canonical(['fieldpost/case/1', game, conversation, n]))).slice(0, 21)}`;

/** Returns the name by which a case knows its reporter. */
export const reporterOf = ({ keys: { cases } }: Keyed, id: string, person: string): string =>
  toBase64url(hmac(cases, canonical(['fieldpost/reporter/1', id, person]))).slice(0, 22);

export const sealed = ({ keys: { cases } }: Keyed, id: string, reported: Reported): string =>
  toBase64url(encrypt(cases, `case/${id}`, Buffer.from(canonical(jsonOf(reported)))));

const opened = opensAs(() =>
  z.object({
    entry: pressEntrySchema(),
    hash: z.string(),
    text: z.string(),
    salt: z.string(),
    corrects: z.number().exactOptional(),
    tenure: z.string(),
    blind: z.string().exactOptional(),
    reasons: z.array(z.object({ by: z.string(), at: z.number(), reason: z.string() })).readonly(),
  }),
);

export function caseIn({ keys: { cases } }: Keyed, kept: Entry): Case {
  const { sk, rev } = kept;
  const { box, at, closed } = keys.case.read(kept);
  const reported = opened(decrypt(cases, `case/${sk}`, fromBase64url(box)), `${kept.pk} / ${sk}`);
  const state = closed === undefined ? 'open' : 'closed';
  return { ...reported, id: sk, at, state, ...(closed !== undefined && { closed }), rev };
}

/** Returns a case by its id. Throws a Problem (404) if there is none. */
export async function caseOf(service: Pick<Ports, 'keys' | 'people'>, id: string): Promise<Case> {
  const entry = await service.people.get(...keys.case(id));
  if (entry === undefined)
    throw new Problem(404, 'NO_SUCH_CASE', {
      en: 'there is no such case, or it is deleted',
      ko: '그런 신고 건이 없거나, 이제 없습니다.',
    });
  return caseIn(service, entry);
}

/** Returns the line of a case in the list. */
export const lineOf = ({ id, at, state, closed, entry: { game }, reasons }: Case) => ({
  id,
  at,
  state,
  ...(closed !== undefined && { closed }),
  game,
  reports: reasons.length,
});

/** Removes the cases that were closed long enough ago. */
export async function sweepCases(people: Pick<People, 'list' | 'remove'>, now: number): Promise<number> {
  const old = (await people.list(...keys.case.all())).filter(
    (entry) => (keys.case.read(entry).closed ?? Number.NaN) + KEPT_MS <= now,
  );
  for (const { pk, sk } of old) await people.remove(pk, sk);
  return old.length;
}

/** Closes or reopens a case. Throws a Problem (404) if there is none. */
export async function settled(service: Pick<Ports, 'keys' | 'people' | 'now'>, id: string, state: 'open' | 'closed') {
  const { people, now } = service;
  for (let tries = 0; tries < TRIES; tries++) {
    const known = await caseOf(service, id);
    if (known.state === state) return lineOf(known);
    const entry = sure(await people.get(...keys.case(id)), 'case that was there');
    const { closed: _, ...value } = entry.value;
    const next = state === 'closed' ? { ...value, closed: now() } : value;
    if (await people.put(entry.pk, entry.sk, next, entry.rev))
      return lineOf(caseIn(service, { ...entry, value: next }));
  }
  throw new Busy('this case is being written');
}
const TRIES = 8;
