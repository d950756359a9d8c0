import { drawWith } from '../../domain/contract/chance.ts';
import type { Stream } from '../../domain/contract/streams.ts';
import { fromBase64url } from '../../domain/lib/hash.ts';
import type { Json, JsonObject } from '../../domain/lib/json.ts';
import { hashOf } from '../../domain/log/commit.ts';
import type { Commit, Envelope2 } from '../../domain/log/envelope.ts';
import { formOf, streamKey } from '../../domain/log/forms.ts';
import { streamOf } from '../../domain/log/streams.ts';
import type { Below } from '../kit/random.ts';
import type { Played } from './logs.ts';

/** A commit that a forger may write on. */
export interface Draft {
  envelope: { -readonly [K in keyof Omit<Envelope2, 'events'>]: Envelope2[K] } & { events: Record<string, Json>[] };
  secrets: {
    command?: { value: Json; salt: string };
    seals: { e: number; value: Json; salt: string }[];
    opened: { e: number; o: number; value: Json; salt: string }[];
    piles?: { value: Json; salt: string };
  };
  hash: string;
}

/** A forger at work: a copy of a log to write on, the seed, and where to look next. */
export interface Forger {
  readonly played: Played;
  readonly log: Draft[];
  readonly below: Below;
}

const FORM = formOf(2);

export const copied = (commits: readonly Commit[]): Draft[] => structuredClone(commits) as unknown as Draft[];

/** The chain recomputed, and nothing else. */
export function chained(log: Draft[]): Draft[] {
  let prev = '';
  for (const commit of log) {
    const fork = commit.envelope.events[0];
    if (fork?.type === 'match/forked') fork.origin = { ...(fork.origin as JsonObject), hash: prev };
    commit.envelope.prev = prev;
    commit.hash = prev = hashOf(commit.envelope);
  }
  return log;
}

/** The seed that a fork after a commit says was that of the commit; undefined: there is no such fork. */
function seedAfter(log: readonly Draft[], i: number): Uint8Array | undefined {
  const fork = log.slice(i + 1).find(({ envelope }) => envelope.events[0]?.type === 'match/forked');
  const { seed } = (fork?.envelope.events[0]?.origin ?? {}) as { seed?: string };
  return seed === undefined ? undefined : fromBase64url(seed);
}

/**
 * Everything recomputed that the seed gives: salts, commitments, what is opened later, and the chain. `form`: the rules
 * that hold.
 */
export function remade(log: Draft[], last: Uint8Array, form = FORM): Draft[] {
  for (const [i, { envelope, secrets }] of log.entries()) {
    const { game, v, nonce, events } = envelope;
    const seed = seedAfter(log, i) ?? last;
    const salt = (place: string): string => form.salt(seed, { game, v, nonce, place });
    const sealed = (place: string, value: Json) => ({ value, salt: salt(place) });
    if (secrets.command) secrets.command = sealed('command', secrets.command.value);
    envelope.command = form.commitment(salt('command'), secrets.command?.value ?? null);
    for (const seal of secrets.seals) {
      Object.assign(seal, sealed(String(seal.e), seal.value));
      const { sealed: seen } = events[seal.e] as { sealed: { commitment: string } };
      seen.commitment = form.commitment(seal.salt, seal.value);
    }
    events.forEach((event, e) => {
      ((event.opens ?? []) as unknown as { v: number; e: number; to?: Json; value?: Json; salt?: string }[]).forEach(
        (opening, o) => {
          const seal = log[opening.v - 1]?.secrets.seals.find((each) => each.e === opening.e);
          const target =
            opening.to === undefined ? opening : secrets.opened.find((each) => each.e === e && each.o === o);
          if (seal && target) Object.assign(target, { value: seal.value, salt: seal.salt });
        },
      );
    });
    if (secrets.piles) {
      secrets.piles = sealed('piles', secrets.piles.value);
      envelope.piles = form.commitment(secrets.piles.salt, secrets.piles.value);
    }
  }
  return chained(log);
}

/** A place in a log where something drawn is shown. */
export interface Drawn {
  readonly commit: Draft;
  readonly stream: Stream & { readonly shown: { readonly [type: string]: string } };
  readonly run: { s: string; i: number; n: number; k: number; e: number; from?: string[] };
  readonly event: Record<string, Json>;
}

/** All runs of a kind, with the events that show them. */
export function drawnIn({ played, log }: Forger, kind: Stream['kind']): Drawn[] {
  return log.flatMap((commit) =>
    commit.envelope.draws.flatMap((run): Drawn[] => {
      const stream = streamOf(played.game.streams, run.s);
      const event = commit.envelope.events[run.e];
      return stream?.kind === kind && stream.kind !== 'seating' && event
        ? [{ commit, stream, run: run as Drawn['run'], event }]
        : [];
    }),
  );
}

/** What an event shows of its draws, as a list to write on; `put` puts it back. */
export function shownBy({ commit, stream, run, event }: Drawn): { readonly list: Json[]; put(list: Json[]): void } {
  const field = stream.shown[String(event.type)] ?? '';
  const seal = commit.secrets.seals.find(({ e }) => e === run.e);
  const value = field === 'sealed' ? seal?.value : event[field];
  const isList = Array.isArray(value);
  return {
    list: isList ? [...value] : [value as Json],
    put(list) {
      const written = isList ? list : (list[0] as Json);
      if (field !== 'sealed') Object.assign(event, { [field]: written });
      else if (seal) seal.value = written;
    },
  };
}

/** Draws again, as the runs of a stream of dice now say, and shows that: from a commit on. */
export function diceAgain(forger: Forger, from: number): void {
  for (const drawn of drawnIn(forger, 'die')) {
    const { commit, run, stream } = drawn;
    if (commit.envelope.v < from || stream.kind !== 'die') continue;
    const mine = commit.envelope.draws.filter(({ e }) => e === run.e);
    const key = streamKey(forger.played.chanceSeed, run.s, commit.envelope.epoch);
    const faces = mine.flatMap(({ i, n, k }) =>
      Array.from({ length: k }, (_, j) => stream.faces[drawWith(key, i + j, n) % stream.faces.length] ?? null),
    );
    shownBy(drawn).put(faces);
  }
}

/** The cards that a draft says have moved, one list for each of its moves. */
export const movedIn = ({ secrets }: Draft): Json[][] => (secrets.piles?.value ?? []) as Json[][];
