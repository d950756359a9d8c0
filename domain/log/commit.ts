import type { Draws } from '../chance.ts';
import type { GameEvent } from '../game.ts';
import { hkdf, hmac, sha256, toBase64url } from '../lib/hash.ts';
import type { SeatId, Viewer } from '../lib/ids.ts';
import type { Json, JsonObject } from '../lib/json.ts';
import { canonical } from './canonical.ts';

/** Where a sealed value stands in the log: the commit's version and the event's index in it. */
export interface SealPlace {
  readonly v: number;
  readonly e: number;
}

/** The public part of a commit: what `hash` covers, and what every viewer may read. */
export interface Envelope {
  readonly game: string;
  /** 1 for the first commit of a game; no number is left out. */
  readonly v: number;
  /** Milliseconds since 1970, never before the previous commit's. */
  readonly at: number;
  /** `seat:<id>`, `user:<id>`, `clock`, `bots`, or `someone` (who takes a seat without a name). */
  readonly by: string;
  readonly cmdId: string;
  readonly ask?: string;
  readonly rules: string;
  readonly engine: string;
  /** The counters of the chance streams this commit drew from, after it. */
  readonly draws: Draws;
  /** Facts, with a commitment in the place of each sealed value. */
  readonly events: readonly JsonObject[];
  /** Commitment to the command. */
  readonly command: string;
  /** The hash of the commit before; empty in the first. */
  readonly prev: string;
}

/** A value and the salt that show what a commitment committed to. */
export interface Disclosure {
  readonly value: Json;
  readonly salt: string;
}

/** The part of a commit that is not public: the command, sealed values, and values opened to some seats only. */
export interface Secrets {
  readonly command?: Disclosure;
  readonly seals: readonly ({ readonly e: number } & Disclosure)[];
  readonly opened: readonly ({ readonly e: number; readonly o: number } & Disclosure)[];
}

export interface Commit {
  readonly envelope: Envelope;
  readonly secrets: Secrets;
  /** SHA-256 of the canonical envelope. */
  readonly hash: string;
}

/** How a commitment is made from a salt and a value. Tests of secrecy put a stub here that ignores the value. */
export type Commitment = (salt: string, value: Json) => string;

/** SHA-256 of the salt (43 characters) followed by the canonical value. */
export const commitment: Commitment = (salt, value) => sha256(salt + canonical(value));

/** The salt of a seal: nobody can guess it before the seed is known, everybody can recompute it afterwards. */
export const saltOf = (seed: Uint8Array, v: number, place: string): string =>
  toBase64url(hmac(hkdf(seed, 'fieldpost/salt'), `${v}/${place}`));

export const hashOf = (envelope: Envelope): string => sha256(canonical(envelope as unknown as Json));

/** What `commitOf` needs to know of the match before the commit. */
export interface Before {
  readonly seals: { readonly [topic: string]: SealPlace & { readonly value: Json } };
  readonly head: string;
}

/** An envelope before its secrets are sealed and it is chained. */
export interface Draft extends Omit<Envelope, 'events' | 'command' | 'prev'> {
  readonly events: readonly GameEvent[];
  readonly command: Json;
}

/**
 * A decided command as a commit: sealed values become salted commitments and go into the private part; an opening to
 * everyone carries value and salt in the open, an opening to some seats carries them in the private part.
 */
export function commitOf(draft: Draft, before: Before, seed: Uint8Array, commit: Commitment = commitment): Commit {
  const seals: ({ e: number } & Disclosure)[] = [];
  const opened: ({ e: number; o: number } & Disclosure)[] = [];
  const topics = new Map<string, SealPlace & { readonly value: Json }>();

  const events = draft.events.map((event, e): JsonObject => {
    const { sealed, opens, ...facts } = event as GameEvent & JsonObject;
    const open = (opens as GameEvent['opens'])?.map((opening, o): JsonObject => {
      const place = topics.get(opening.topic) ?? before.seals[opening.topic];
      if (place === undefined) throw new Error(`nothing is sealed under ${opening.topic}`);
      const salt = saltOf(seed, place.v, String(place.e));
      const where = { topic: opening.topic, v: place.v, e: place.e };
      if (opening.to === undefined) return { ...where, value: place.value, salt };
      opened.push({ e, o, value: place.value, salt });
      return { ...where, to: opening.to };
    });
    const seal = sealed as GameEvent['sealed'];
    if (seal !== undefined) {
      const salt = saltOf(seed, draft.v, String(e));
      seals.push({ e, value: seal.value, salt });
      topics.set(seal.topic, { v: draft.v, e, value: seal.value });
    }
    return {
      ...facts,
      ...(seal && { sealed: { to: seal.to, topic: seal.topic, commitment: commit(saltOf(seed, draft.v, String(e)), seal.value) } }),
      ...(open && { opens: open }),
    };
  });

  const salt = saltOf(seed, draft.v, 'command');
  const envelope: Envelope = { ...draft, events, command: commit(salt, draft.command), prev: before.head };
  return { envelope, secrets: { command: { value: draft.command, salt }, seals, opened }, hash: hashOf(envelope) };
}

/**
 * The seats that may read a commit's command; undefined: everyone. A seat's commands are its own; what people do without a seat
 * is for all to read, unless there is a secret in it: then it is sealed to nobody.
 */
export function sealedTo({ by, events }: Envelope): readonly SeatId[] | undefined {
  if (by.startsWith('seat:')) return [by.slice('seat:'.length)];
  return events.some(({ type, sealed }) => sealed !== undefined && SEATING.includes(type as string)) ? [] : undefined;
}

/** Events that seal what somebody says on taking a seat: who they are, where they would like to sit. */
const SEATING: readonly string[] = ['match/joined', 'match/preferred'];

/** A commit as a viewer may know it. It never changes: what is opened later is carried by the later commit. */
export function seenBy(commit: Commit, viewer: Viewer): Commit {
  const { envelope, secrets, hash } = commit;
  const to = sealedTo(envelope);
  const mayKnow = (to: unknown): boolean => Array.isArray(to) && to.some((s) => viewer.includes(s as SeatId));
  const sealOf = (e: number): JsonObject => envelope.events[e]!.sealed as JsonObject;
  const openingOf = (e: number, o: number): JsonObject => (envelope.events[e]!.opens as readonly JsonObject[])[o]!;
  return {
    envelope,
    hash,
    secrets: {
      ...(secrets.command && (to === undefined || mayKnow(to)) && { command: secrets.command }),
      seals: secrets.seals.filter(({ e }) => mayKnow(sealOf(e).to)),
      opened: secrets.opened.filter(({ e, o }) => mayKnow(openingOf(e, o).to)),
    },
  };
}

/** The events of a commit as they were decided, values in their seals again. Needs the whole private part. */
export function eventsOf(commit: Commit): GameEvent[] {
  const values = new Map(commit.secrets.seals.map(({ e, value }) => [e, value]));
  return commit.envelope.events.map((event, e): GameEvent => {
    const { sealed, opens, ...facts } = event;
    const seal = sealed as { to: SeatId[]; topic: string } | undefined;
    const open = opens as readonly { topic: string; to?: SeatId[] }[] | undefined;
    return {
      ...(facts as unknown as GameEvent),
      ...(seal && { sealed: { to: seal.to, topic: seal.topic, value: values.get(e)! } }),
      ...(open && { opens: open.map(({ topic, to }) => (to === undefined ? { topic } : { topic, to })) }),
    };
  });
}
