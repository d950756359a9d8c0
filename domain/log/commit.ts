import type { Draws, Run } from '../contract/chance.ts';
import type { GameEvent } from '../contract/game.ts';
import type { Piles } from '../contract/piles.ts';
import { sha256 } from '../lib/hash.ts';
import { isBot, type SeatId, type Viewer } from '../lib/ids.ts';
import { type Json, type JsonObject, jsonOf } from '../lib/json.ts';
import { at } from '../lib/sure.ts';
import { canonical } from './canonical.ts';
import type { Commit, Disclosure, Envelope, Envelope1, Envelope2, Move, OpenSeal, SealSeen } from './envelope.ts';
import { type Commitment, formOf } from './forms.ts';
import type { Moved } from './piles.ts';

export type { Commit, Envelope } from './envelope.ts';
export type { Commitment } from './forms.ts';

export const hashOf = (envelope: Envelope): string => sha256(canonical(jsonOf(envelope)));

/** What `commitOf` needs from the match before the commit. */
export interface Before {
  readonly seals: { readonly [topic: string]: OpenSeal };
  readonly head: string;
}

type Decided = { readonly events: readonly GameEvent[]; readonly command: Json };
type Unsealed<E> = Omit<E, 'events' | 'command' | 'prev'> & Decided;

/** An envelope of form 1 before its secrets are sealed and it is chained. */
type Draft1 = Unsealed<Envelope1> & { readonly draws: Draws };
/** The same of form 2: with the cards that moved instead of their counts. */
type Draft2 = Omit<Unsealed<Envelope2>, 'moves' | 'piles'> & {
  readonly draws: readonly Run[];
  readonly moves: readonly Moved[];
  readonly stock?: Piles;
};
export type Draft = Draft1 | Draft2;

/**
 * A decided command as a commit: sealed values become salted commitments and go into the private part; an opening to
 * everyone carries value and salt in the open, an opening to some seats carries them in the private part.
 */
export function commitOf(draft: Draft, before: Before, seed: Uint8Array, stub?: Commitment): Commit {
  const { salt, commitment } = formOf(draft.form);
  const commit = stub ?? commitment;
  const nonce = draft.form === 2 ? draft.nonce : '';
  const saltFor = (place: string): string => salt(seed, { game: draft.game, v: draft.v, nonce, place });
  const seals: ({ e: number } & Disclosure)[] = [];
  const opened: ({ e: number; o: number } & Disclosure)[] = [];
  const topics = new Map<string, OpenSeal>();

  const events = draft.events.map((event, e): JsonObject => {
    const { sealed, opens, ...facts } = event;
    const open = opens?.map((opening, o): JsonObject => {
      const place = topics.get(opening.topic) ?? before.seals[opening.topic];
      if (place === undefined) throw new Error(`nothing is sealed under ${opening.topic}`);
      const where = { topic: opening.topic, v: place.v, e: place.e };
      if (opening.to === undefined) return { ...where, value: place.value, salt: place.salt };
      opened.push({ e, o, value: place.value, salt: place.salt });
      return { ...where, to: opening.to };
    });
    if (sealed === undefined) return { ...jsonOf(facts), ...(open && { opens: open }) };
    const disclosure = { value: sealed.value, salt: saltFor(String(e)) };
    seals.push({ e, ...disclosure });
    topics.set(sealed.topic, { v: draft.v, e, ...disclosure });
    const seal = { to: sealed.to, topic: sealed.topic, commitment: commit(disclosure.salt, sealed.value) };
    return { ...jsonOf(facts), sealed: seal, ...(open && { opens: open }) };
  });

  const command = { value: draft.command, salt: saltFor('command') };
  const common = { events, command: commit(command.salt, command.value), prev: before.head };
  const secrets = { command, seals, opened };
  if (draft.form !== 2) return chained({ ...draft, ...common }, secrets);
  const { moves, ...rest } = draft;
  const counts = moves.map(({ e, from, to, n }): Move => ({ e, from, to, n }));
  if (moves.length === 0) return chained({ ...rest, moves: counts, ...common }, secrets);
  const piles = { value: moves.map(({ cards }) => cards), salt: saltFor('piles') };
  return chained({ ...rest, moves: counts, piles: commit(piles.salt, piles.value), ...common }, { ...secrets, piles });
}

const chained = (envelope: Envelope, secrets: Commit['secrets']): Commit => ({
  envelope,
  secrets,
  hash: hashOf(envelope),
});

/**
 * Returns the seats that may read a commit's command; `undefined`: everyone. A seat's commands, also those of its bot,
 * are its own. Commands of people without a seat are public; one with a secret in it is sealed, with no readers. So are
 * bots' commands in form 1: its envelope names no seat.
 */
function sealedTo({ by, events }: Envelope): readonly SeatId[] | undefined {
  const [, seat] = /^(?:seat|bot):(.+)$/s.exec(by) ?? [];
  if (seat !== undefined) return [seat];
  if (isBot(by)) return [];
  return events.some(({ type, sealed }) => sealed !== undefined && SEATING.includes(type as string)) ? [] : undefined;
}

/** Events that seal what a person says on taking a seat: their identity and their wishes for seats. */
const SEATING: readonly string[] = ['match/joined', 'match/preferred'];

/** Returns a commit as a viewer may know it. It never changes: a later commit carries what is opened later. */
export function seenBy(commit: Commit, viewer: Viewer): Commit {
  const { envelope, secrets, hash } = commit;
  const to = sealedTo(envelope);
  const mayKnow = (readers: unknown): boolean =>
    Array.isArray(readers) && readers.some((seat) => viewer.includes(seat));
  // `commitOf` wrote it there; JSON of a log has no narrower type.
  const sealOf = (e: number): SealSeen => at(envelope.events, e).sealed as unknown as SealSeen;
  const openingOf = (e: number, o: number): JsonObject => at(at(envelope.events, e).opens as readonly JsonObject[], o);
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
      // `commitOf` took them from an event, and left the type among them.
      ...(facts as unknown as GameEvent),
      ...(seal && { sealed: { to: seal.to, topic: seal.topic, value: values.get(e) as Json } }),
      ...(open && { opens: open.map(({ topic, to }) => (to === undefined ? { topic } : { topic, to })) }),
    };
  });
}
