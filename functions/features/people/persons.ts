import { fromBase64url, sha256, toBase64url } from '../../../domain/lib/hash.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { gameSecret, pseudonymOf } from '../../../domain/log/pseudonyms.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { Busy } from '../../platform/kit/faults.ts';
import { keepNewest } from '../../platform/kit/newest.ts';
import type { Entry, People, Vault } from '../../platform/ports/ports.ts';
import { type Admitted, admittedBy } from './admission.ts';
import { keys } from './keys.ts';

/** Returns whether a name in the lists is the subject of an invited person rather than a person. */
export const isSubject = (name: string): boolean => /^[\w-]{43}$/.test(name);

/** A guest that a person took over. */
export interface Also {
  readonly person: string;
  /** The subject that invitations stored for the guest. */
  readonly subject: string;
}

/** Returns the guests that a person was, from the item of their sign-in. */
export const alsoIn = (signIn: Entry): readonly Also[] => keys.signIn.read(signIn).also ?? [];

/** A person who sends a command. */
export interface Self {
  readonly person: string;
  /** 32 bytes, from which all keys of the person are derived. */
  readonly secret: Uint8Array;
  /** The account that pays their quotas: their own, or the owner's for a bot account. */
  readonly account: string;
  readonly isGuest: boolean;
}

/** A person who has a name in the log of a game. */
export interface Noted {
  readonly pseudonym: string;
  readonly person: string;
  /** The guest of theirs who plays there, or themselves: their private items beside the game are under this name. */
  readonly keeper: string;
}

/** The displayed data of a person. */
interface Profile {
  readonly kind: 'person' | 'bot' | 'guest';
  /** The name of a person without a handle, or of a bot account. */
  readonly name: string;
  /** For a bot account: its owner. */
  readonly owner?: string;
  /** For a guest: the UTC day on which they expire. */
  readonly leaves?: string;
}

interface PersonsDeps {
  readonly people: People;
  readonly vault: Pick<Vault, 'keepPerson' | 'person'>;
  /** Returns the HMAC of issuer and user as base64url. */
  subjectOf(user: string): Promise<string>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Returns this many bytes that cannot be guessed. */
  random(bytes: number): Uint8Array;
  /** Whether the issuer's subjects are names that others may see. Most issuers have private subjects. */
  readonly areNames?: boolean;
}

/** The letters of generated names. Without vowels they form no words. */
const LETTERS = 'bcdfghjkmnpqrstvwxz23456789';

/** Returns six random-looking letters, made from a unique value. */
export const lettersOf = (unique: string): string =>
  [...fromBase64url(sha256(unique)).slice(0, 6)].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/** How long memory keeps a key or a pseudonym. After that an erased person is gone from all processes. */
const WARM_MS = 60_000;
const MOST_WARM = 1_000;

/** Identifies the people who sign in, and their pseudonyms in games. */
export function createPersons({ people, vault, subjectOf, now, random, areNames = false }: PersonsDeps) {
  const selves = warm<Self>(now);
  const guests = warm<Self>(now);
  const names = warm<Noted>(now);
  const secrets = warm<Uint8Array>(now);
  const readers = warm<string>(now);

  const signedIn = async (user: string): Promise<Entry | undefined> =>
    people.get(...keys.signIn(await subjectOf(user)));

  const personOf = async (user: string): Promise<string | undefined> => {
    const entry = await signedIn(user);
    return entry && keys.signIn.read(entry).person;
  };

  /**
   * Returns the name of a person until they have a handle. `unique`: a value that only they have, if their subject is
   * private.
   */
  const calledAtFirst = (user: string, unique: string): string => (areNames ? user : `player-${lettersOf(unique)}`);

  /**
   * Returns the person who signs in as `user`; creates them at the first command. Each step can be repeated, so a crash
   * between two is harmless.
   */
  async function enrolled(user: string, given?: Profile): Promise<Self> {
    const subject = await subjectOf(user);
    const fresh = `p${toBase64url(random(15))}`;
    const profile: Profile = given ?? { kind: 'person', name: calledAtFirst(user, fresh) };
    const there = await personOf(user);
    const isUnknown = there === undefined;
    // The note of a guest comes first, so that all their items are found and erased.
    if (isUnknown && profile.leaves !== undefined)
      await people.put(...keys.leaving(profile.leaves, fresh), { subject }, 0);
    const isNew = isUnknown && (await people.put(...keys.signIn(subject), { person: fresh }, 0));
    const person = there ?? (isNew ? fresh : sure(await personOf(user), 'person of a subject'));
    const known = await people.get(...keys.profile(person));
    const isWhole = known !== undefined;
    if (!isWhole) await vault.keepPerson(person, random(32));
    const secret = await vault.person(person);
    const {
      owner = person,
      kind,
      state,
    } = known === undefined ? { ...profile, state: undefined } : keys.profile.read(known);
    if (secret === undefined || state !== undefined) throw new Busy('this person is being erased');
    if (!isWhole) await people.put(...keys.profile(person), { ...profile, subject }, 0);
    return { person, secret, account: owner, isGuest: kind === 'guest' };
  }

  const self = (user: string): Promise<Self> => selves(user, () => enrolled(user));

  async function notedOf(person: string, game: string): Promise<Noted | undefined> {
    const entry = await people.get(...keys.own(person, game));
    const own = entry && keys.own.read(entry);
    return own && { pseudonym: own.pseudonym, person, keeper: own.of ?? person };
  }

  /** Returns the sender's identity in a game. Games played as a guest use that guest's keys and pseudonym. */
  async function selfIn(user: string, game: string): Promise<Self> {
    const itself = await self(user);
    const known = await names(`${game} ${user}`, () => notedOf(itself.person, game));
    if (known === undefined || known.pseudonym === pseudonymOf(game, gameSecret(itself.secret, game))) return itself;
    return guests(`${game} ${user}`, async () => {
      const own = sure(await notedOf(itself.person, game), 'pseudonym of a former guest');
      const guest = own.keeper;
      const secret = await vault.person(guest);
      if (secret === undefined) throw new Busy('this person is being erased');
      return { person: guest, secret, account: itself.account, isGuest: false };
    });
  }

  /** Returns a reader as noted in a game; `undefined` if they have no name there. Needs no secret. */
  const notedIn = (user: string, game: string): Promise<Noted | undefined> =>
    names(`${game} ${user}`, async () => {
      const person = await personOf(user);
      return person === undefined ? undefined : notedOf(person, game);
    });

  /** Returns the noted pseudonym of a reader in a game. */
  const noted = async (user: string, game: string): Promise<string | undefined> =>
    (await notedIn(user, game))?.pseudonym;

  /**
   * Returns a person, and the names under which the lists keep their games: the user (form 1), the person, and the
   * subject (invitations). Includes the names of their former guests.
   */
  async function listedAs(
    user: string,
  ): Promise<{ readonly person: string | undefined; readonly names: readonly string[] }> {
    const known = await signedIn(user);
    const person = known && keys.signIn.read(known).person;
    const also = known === undefined ? [] : alsoIn(known).flatMap((each) => [each.person, each.subject]);
    return { person, names: [user, await subjectOf(user), ...(person === undefined ? [] : [person, ...also])] };
  }

  return {
    self,
    selfIn,
    calledAtFirst,
    /** Enrols a guest, under a user that no issuer names, who expires on a day. */
    enrolledGuest: (user: string, name: string, leaves: string): Promise<Self> =>
      enrolled(user, { kind: 'guest', name, leaves }),
    /** Enrols a bot account of a person, under a user that no issuer names. */
    enrolledBot: (user: string, name: string, owner: string): Promise<Self> =>
      enrolled(user, { kind: 'bot', name, owner }),
    personOf,
    /** Returns the sender's pseudonym in a game, even if the log does not contain it. */
    pseudonym: ({ secret }: Self, game: string): string => pseudonymOf(game, gameSecret(secret, game)),

    /** Notes the person behind the sender's pseudonym in a game, before the commit that adds it to the log. */
    async note({ person, secret }: Self, game: string): Promise<void> {
      const pseudonym = pseudonymOf(game, gameSecret(secret, game));
      await people.put(...keys.own(person, game), { pseudonym }, 0);
      await people.put(...keys.behind(game, pseudonym), { person }, 0);
    },

    noted,
    notedIn,
    /** Returns the secret that opens the private items of a reader beside a game; `undefined` if they are erased. */
    secretOf: ({ keeper }: Noted): Promise<Uint8Array | undefined> => secrets(keeper, () => vault.person(keeper)),

    /**
     * Returns the same for the tags of answers; '' if there is none. An absence is remembered for a minute too, so
     * spectators cost no reads.
     */
    reader: (user: string, game: string): Promise<string> =>
      readers(`${game} ${user}`, async () => (await noted(user, game)) ?? ''),

    /**
     * Returns how a user is invited to a game and not removed since: by name, or by an invite link. `me`: their
     * pseudonym there. `undefined`: they are not invited.
     */
    async admitted(user: string, match: Match, me: string | undefined): Promise<Admitted | undefined> {
      const removed = match.removed?.[me ?? ''] ?? 0;
      const entry = await people.get(...keys.texts(match));
      const texts = entry && keys.textsIn(entry);
      const first = texts === undefined || texts.since <= removed ? [] : texts.invited;
      const subject = await subjectOf(user);
      if (first.includes(subject)) return 'seat';
      const known = await signedIn(user);
      const also = known === undefined ? [] : alsoIn(known);
      const subjects = [subject, ...also.map((each) => each.subject)];
      if (subjects.some((each) => first.includes(each))) return 'seat';
      const persons = known === undefined ? [] : [keys.signIn.read(known).person, ...also.map(({ person }) => person)];
      return admittedBy(people, match.game, { subjects, persons, removed });
    },

    listedAs,
    /** Returns the names of `listedAs` alone. */
    listed: async (user: string): Promise<readonly string[]> => (await listedAs(user)).names,

    /** Returns the names under which the lists keep the games in which a user has a seat. */
    async seated(user: string): Promise<readonly string[]> {
      const known = await signedIn(user);
      return known === undefined
        ? [user]
        : [user, keys.signIn.read(known).person, ...alsoIn(known).map(({ person }) => person)];
    },

    /** Removes a person's identity in a game from the memory of this process. */
    forget(user: string, game: string): void {
      names.forget(`${game} ${user}`);
      readers.forget(`${game} ${user}`);
    },
  };
}
export type Persons = ReturnType<typeof createPersons>;

/** Remembers values for a minute. An absence is never remembered. */
function warm<T>(now: () => number) {
  const kept = new Map<string, { readonly value: T; readonly until: number }>();
  async function got<Found extends T | undefined>(key: string, find: () => Promise<Found>): Promise<T | Found> {
    const known = kept.get(key);
    if (known !== undefined && now() < known.until) return known.value;
    kept.delete(key);
    const value = await find();
    if (value !== undefined) keepNewest(kept, key, { value, until: now() + WARM_MS }, MOST_WARM);
    return value;
  }
  return Object.assign(got, { forget: (key: string) => kept.delete(key) });
}
