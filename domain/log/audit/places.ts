import { isObject, type Json, type JsonObject, same } from '../../lib/json.ts';
import type { Commit, Envelope } from '../envelope.ts';

/** A place of a match: a seat, and what it plays. */
interface Place {
  readonly seat: string;
  readonly holds: readonly string[];
}

/** Events that say which places there are. */
const SAYS_PLACES: readonly string[] = ['match/created', 'match/edited'];

/** Returns the places in a list of chairs; `undefined` if it is no such list. */
export function placesIn(chairs: Json | undefined): readonly Place[] | undefined {
  if (!Array.isArray(chairs) || chairs.length === 0) return undefined;
  const places = (chairs as readonly Json[]).flatMap((chair): readonly Place[] => {
    const { seat, holds } = isObject(chair) ? chair : {};
    const isHeld = Array.isArray(holds) && holds.every((each) => typeof each === 'string');
    return typeof seat === 'string' && isHeld ? [{ seat, holds: holds as readonly string[] }] : [];
  });
  const seats = new Set(places.map(({ seat }) => seat));
  return places.length === chairs.length && seats.size === places.length ? places : undefined;
}

/** The places that an event says there are from here on; undefined: it says nothing of them. */
export const placesFrom = ({ type, chairs }: Envelope['events'][number]): readonly Place[] | undefined =>
  SAYS_PLACES.includes(String(type)) ? placesIn(chairs) : undefined;

/** The places of a match when it starts: as it was created, or as its lobby was changed last. */
export const placesOf = (commits: readonly Commit[]): readonly Place[] =>
  commits
    .flatMap(({ envelope }) => envelope.events)
    .reduce<readonly Place[]>((places, event) => placesFrom(event) ?? places, []);

/** The settings that are fixed when a match is opened. Settings of later releases are not among them. */
const FIXED: readonly string[] = ['sandbox', 'invited', 'anonymous', 'seating', 'entropy', 'press', 'spectators'];

/** When an event about the lobby happens. */
interface Then {
  /** The places where a person or bot sits, each with the holder as the log shows it. */
  readonly sitting: ReadonlyMap<string, Json | undefined>;
  readonly hasStarted: boolean;
  /** Whether its commit is one of the owner. */
  readonly isOwners: boolean;
  /** Whether the event before in its commit says that a moderator does so. */
  readonly isModerated?: boolean;
}

/** Returns what is wrong with a change of the lobby. */
export function problemOfEdit(
  { chairs, settings }: JsonObject,
  { sitting, hasStarted, isOwners }: Then,
): string | undefined {
  if (hasStarted) return 'the lobby is changed after the start';
  if (!isOwners) return 'the lobby is changed by another than its owner';
  const mayChange =
    settings === undefined || (isObject(settings) && !FIXED.some((name) => Object.hasOwn(settings, name)));
  if (!mayChange) return 'a setting changes that may not';
  if (chairs === undefined) return undefined;
  const places = placesIn(chairs);
  if (places === undefined) return 'match/edited does not say who may sit where';
  const isKept = [...sitting.keys()].every((seat) => places.some((place) => place.seat === seat));
  return isKept ? undefined : 'a person sits where no seat is any more';
}

/**
 * Returns what is wrong with an event by which a holder takes or leaves a seat. `next`: the event after it in its
 * commit.
 */
export function problemOfSitting(
  { type, seat, how }: JsonObject,
  next: JsonObject | undefined,
  then: Then,
): string | undefined {
  const { sitting, hasStarted, isOwners } = then;
  const isTaken = sitting.has(String(seat));
  if (type === 'match/joined') return isTaken ? 'a person sits down on a taken seat' : undefined;
  if (type !== 'match/left' && type !== 'match/vacated') return undefined;
  if (type === 'match/vacated' && !hasStarted) return 'a seat is freed before the start';
  if (!isTaken) return 'a person leaves a seat that is free';
  if (how === 'unseated') return then.isModerated ? undefined : 'a person is sent away by nobody';
  if (how !== 'moved' && how !== 'removed') return undefined;
  if (hasStarted) return `a person is ${how} after the start`;
  if (how === 'removed') return isOwners ? undefined : 'a person is removed by another than the owner';
  if (next?.type !== 'match/joined' || next.seat === seat) return 'a person moves to no other seat';
  const isTheSame = same(sitting.get(String(seat)) ?? null, next.holder ?? null);
  return isTheSame ? undefined : 'another sits down than the one who moves';
}
