import { fromBase64url, sha256, toBase64url } from '../../../domain/lib/hash.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { gameSecret, pseudonymOf } from '../../../domain/log/pseudonyms.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { Busy } from '../../platform/kit/faults.ts';
import { keepNewest } from '../../platform/kit/newest.ts';
import type { Entry, People, Vault } from '../../platform/ports/ports.ts';
import { type Admitted, admittedBy } from './admission.ts';
import { keys } from './keys.ts';

/** Whether a name under which the lists keep a game is the subject of an invited person, not a person. */
export const isSubject = (name: string): boolean => /^[\w-]{43}$/.test(name);

/** A guest whose games a person has taken over. */
export interface Also {
  readonly person: string;
  /** What invitations knew the guest by. */
  readonly subject: string;
}

/** Returns the guests that a person was, from the item of their sign-in. */
export const alsoIn = (signIn: Entry): readonly Also[] => keys.signIn.read(signIn).also ?? [];

/** A person who sends a command. */
export interface Self {
  readonly person: string;
  /** 32 bytes, from which all keys of the person are made. */
  readonly secret: Uint8Array;
  /** The account that pays their quotas: their own, or, of a program, its owner's. */
  readonly account: string;
  readonly isGuest: boolean;
}

/** What is shown of a person. */
interface Profile {
  readonly kind: 'person' | 'bot' | 'guest';
  /** What they are called who have no handle; of a program its name. */
  readonly name: string;
  /** Of a program: its owner. */
  readonly owner?: string;
  /** Of a guest: the day that their time is over, in UTC. */
  readonly leaves?: string;
}

interface PersonsDeps {
  readonly people: People;
  readonly vault: Pick<Vault, 'keepPerson' | 'person'>;
  /** The HMAC of issuer and user, base64url. */
  subjectOf(user: string): Promise<string>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Returns this many bytes that cannot be guessed. */
  random(bytes: number): Uint8Array;
  /** Whether the issuer's subjects are names that others may see. Those of most issuers are nobody's business. */
  readonly areNames?: boolean;
}

/** What a name is made of that nobody chose: no vowels, so no words. */
const LETTERS = 'bcdfghjkmnpqrstvwxz23456789';

/** Returns six letters that look like nothing, made from a unique value. */
export const lettersOf = (unique: string): string =>
  [...fromBase64url(sha256(unique)).slice(0, 6)].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/** How long a key or a pseudonym is kept in memory: an erased person's is gone everywhere after it. */
const WARM_MS = 60_000;
const MOST_WARM = 1_000;

/** Who signs in, and who that is in a game. */
export function createPersons({ people, vault, subjectOf, now, random, areNames = false }: PersonsDeps) {
  const selves = warm<Self>(now);
  const guests = warm<Self>(now);
  const pseudonyms = warm<string>(now);
  const readers = warm<string>(now);

  const signedIn = async (user: string): Promise<Entry | undefined> =>
    people.get(...keys.signIn(await subjectOf(user)));

  const personOf = async (user: string): Promise<string | undefined> => {
    const entry = await signedIn(user);
    return entry && keys.signIn.read(entry).person;
  };

  /**
   * Returns the name of a person until they have a handle; `unique`: a value that only they have, if their subject is
   * private.
   */
  const calledAtFirst = (user: string, unique: string): string => (areNames ? user : `player-${lettersOf(unique)}`);

  /**
   * The person who signs in as `user`; a new one at the first command. Each step is done if it was not, so a crash
   * between two does no harm.
   */
  async function enrolled(user: string, given?: Profile): Promise<Self> {
    const subject = await subjectOf(user);
    const fresh = `p${toBase64url(random(15))}`;
    const profile: Profile = given ?? { kind: 'person', name: calledAtFirst(user, fresh) };
    const isUnknown = (await personOf(user)) === undefined;
    // The note of a guest comes first, so that all else that is stored of them is found and erased.
    if (isUnknown && profile.leaves !== undefined)
      await people.put(...keys.leaving(profile.leaves, fresh), { subject }, 0);
    const isNew = isUnknown && (await people.put(...keys.signIn(subject), { person: fresh }, 0));
    const person = isNew ? fresh : sure(await personOf(user), 'person of a subject');
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

  /** The sender as they are in a game: where they were a guest, with that guest's keys, and so under its pseudonym. */
  async function selfIn(user: string, game: string): Promise<Self> {
    const itself = await self(user);
    const known = await pseudonyms(`${game} ${user}`, async () => {
      const entry = await people.get(...keys.own(itself.person, game));
      return entry && keys.own.read(entry).pseudonym;
    });
    if (known === undefined || known === pseudonymOf(game, gameSecret(itself.secret, game))) return itself;
    return guests(`${game} ${user}`, async () => {
      const entry = sure(await people.get(...keys.own(itself.person, game)), 'pseudonym of a former guest');
      const guest = sure(keys.own.read(entry).of, 'former guest behind a pseudonym');
      const secret = await vault.person(guest);
      if (secret === undefined) throw new Busy('this person is being erased');
      return { person: guest, secret, account: itself.account, isGuest: false };
    });
  }

  /** The pseudonym that a reader was noted under in a game; undefined: none. Needs no secret. */
  const noted = (user: string, game: string): Promise<string | undefined> =>
    pseudonyms(`${game} ${user}`, async () => {
      const person = await personOf(user);
      const entry = person === undefined ? undefined : await people.get(...keys.own(person, game));
      return entry && keys.own.read(entry).pseudonym;
    });

  return {
    self,
    selfIn,
    calledAtFirst,
    /** A guest, under a user that no issuer names, who leaves on a day. */
    enrolledGuest: (user: string, name: string, leaves: string): Promise<Self> =>
      enrolled(user, { kind: 'guest', name, leaves }),
    /** Returns a program that plays for a person, under a user that no issuer names. */
    enrolledBot: (user: string, name: string, owner: string): Promise<Self> =>
      enrolled(user, { kind: 'bot', name, owner }),
    personOf,
    /** The sender's pseudonym in a game, whether or not it stands in the log. */
    pseudonym: ({ secret }: Self, game: string): string => pseudonymOf(game, gameSecret(secret, game)),

    /** Notes who is behind the sender's pseudonym in a game: before the commit that puts it into the log. */
    async note({ person, secret }: Self, game: string): Promise<void> {
      const pseudonym = pseudonymOf(game, gameSecret(secret, game));
      await people.put(...keys.own(person, game), { pseudonym }, 0);
      await people.put(...keys.behind(game, pseudonym), { person }, 0);
    },

    noted,

    /**
     * The same for the tags of answers, '' for none: an absence counts for a minute too, so that who only watches costs
     * no read.
     */
    reader: (user: string, game: string): Promise<string> =>
      readers(`${game} ${user}`, async () => (await noted(user, game)) ?? ''),

    /**
     * How a user is invited to a game, and not removed since: by name, or by a link that they used. `me`: their
     * pseudonym there. Undefined: not at all.
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

    /**
     * Under which names the lists keep the games of a user: the user (form 1), the person, and the subject
     * (invitations); those of the guests that they were, too.
     */
    async listed(user: string): Promise<readonly string[]> {
      const known = await signedIn(user);
      const also = known === undefined ? [] : alsoIn(known).flatMap(({ person, subject }) => [person, subject]);
      return [user, await subjectOf(user), ...(known === undefined ? [] : [keys.signIn.read(known).person, ...also])];
    },

    /** Under which of these names the lists keep the games in which a user sits. */
    async seated(user: string): Promise<readonly string[]> {
      const known = await signedIn(user);
      return known === undefined
        ? [user]
        : [user, keys.signIn.read(known).person, ...alsoIn(known).map(({ person }) => person)];
    },

    /** Forgets what this process remembers of a person's identity in a game. */
    forget(user: string, game: string): void {
      pseudonyms.forget(`${game} ${user}`);
      readers.forget(`${game} ${user}`);
    },
  };
}
export type Persons = ReturnType<typeof createPersons>;

/** Values kept for a minute; an absence is never kept. */
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
