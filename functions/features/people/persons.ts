import { fromBase64url, sha256, toBase64url } from '../../../domain/lib/hash.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { gameSecret, pseudonymOf } from '../../../domain/log/pseudonyms.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { Busy } from '../../platform/kit/faults.ts';
import { keepNewest } from '../../platform/kit/newest.ts';
import type { Entry, People, Vault } from '../../platform/ports/ports.ts';
import { type Admitted, admittedBy } from './admission.ts';
import { invitedIn } from './keys.ts';

/*
 * The table `people`:
 *   S#<subject> / S             who signs in -> a person, and the guests whose games they have taken over (guests.ts)
 *   U#<person>  / P             profile: kind, name, subject, handle, language, zone, notices, remind; of a program also whose it is
 *   U#<person>  / H#<hash>     that they claimed a handle once
 *   H#<HMAC(skeleton)> / H      whose a handle is, or was until when (../accounts/handles.ts)
 *   U#<person>  / T#<id>        a personal token of theirs; K#<hash> / K: whose a token is (../auth/tokens.ts)
 *   U#<person>  / B#<id>        a program of theirs (bots.ts)
 *   U#<person>  / L#<game>      how much they wrote there lately; R#<game>: how far they read, and drafts, under their key (../press/)
 *   U#<person>  / M#<id>        whom they have blocked (blocks.ts)
 *   U#<person>  / Q             what they use of their quotas (../costs/quotas.ts)
 *   U#<person>  / G#<game>      the person's pseudonym there; `of`: the guest of theirs who was there under it
 *   W#<game>    / <pseudonym>   who is behind one
 *   F#<game>    / <pseudonym>   standing orders of theirs that wait beside the log (../matches/waiting.ts)
 *   V#<subject> / G#<game>      that somebody was once invited to a game, and whether they declined; whether they are says T#, or L#
 *   L#<game> L# I#, U#<p> / A#  links and other invitations that no log knows of (../invitations/keys.ts)
 *   T#<game>    / T             what was written about a game when it was opened (texts.ts)
 *   T#<game>    / E#<texts>     the same after an edit, by the commitment to it
 *   X#<day>     / <person>      a guest whose time is over on that day; X# / D: the day up to which guests were erased
 *   X#late      / <person>      a guest who could not be erased on that day
 *   X#taken     / <person>      a guest who was taken over, and whose games the lists do not yet show so
 *   X#ending    / <person>      somebody whose account ends, or who took that back (../accounts/ending.ts)
 *   X#renamed   / <person>#<n>  a person whose handle changed with the n-th write of their profile, likewise
 *   N#guests    / N             how many guests came in an hour (../costs/quotas.ts)
 *   Z# Z, U#<p> / Z# Y# Y       ratings, records and their ledger (../ratings/ledger.ts)
 *   J# Q# I# O#, U#<p> / C#     notifications, and the channels by which they are brought (notification-keys.ts)
 * A subject is an HMAC over issuer and user. What belongs to a game is written before the commit that uses it; without that commit it does
 * no harm.
 */
export const keys = {
  signIn: (subject: string) => [`S#${subject}`, 'S'] as const,
  token: (hash: string) => [`K#${hash}`, 'K'] as const,
  tokenOf: (person: string, id: string) => [`U#${person}`, `T#${id}`] as const,
  tokensOf: (person: string) => [`U#${person}`, 'T#'] as const,
  botOf: (person: string, id: string) => [`U#${person}`, `B#${id}`] as const,
  botsOf: (person: string) => [`U#${person}`, 'B#'] as const,
  block: (person: string, id: string) => [`U#${person}`, `M#${id}`] as const,
  blocksOf: (person: string) => [`U#${person}`, 'M#'] as const,
  talked: (account: string, game: string) => [`U#${account}`, `L#${game}`] as const,
  marks: (person: string, game: string) => [`U#${person}`, `R#${game}`] as const,
  quotas: (person: string) => [`U#${person}`, 'Q'] as const,
  profile: (person: string) => [`U#${person}`, 'P'] as const,
  claim: (hash: string) => [`H#${hash}`, 'H'] as const,
  claimOf: (person: string, hash: string) => [`U#${person}`, `H#${hash}`] as const,
  claimsOf: (person: string) => [`U#${person}`, 'H#'] as const,
  leaving: (day: string, person: string) => [`X#${day}`, person] as const,
  renamed: (person: string, rev: number) => ['X#renamed', `${person}#${String(rev).padStart(9, '0')}`] as const,
  allRenamed: (person = '') => ['X#renamed', person] as const,
  swept: () => ['X#', 'D'] as const,
  guestsAnHour: () => ['N#guests', 'N'] as const,
  gamesOf: (person: string) => [`U#${person}`, 'G#'] as const,
  own: (person: string, game: string) => [`U#${person}`, `G#${game}`] as const,
  behind: (game: string, pseudonym: string) => [`W#${game}`, pseudonym] as const,
  invitation: invitedIn,
  texts: ({ game, texts, edited }: Pick<Match, 'game' | 'texts' | 'edited'>) =>
    [`T#${game}`, edited === undefined ? 'T' : `E#${texts}`] as const,
};

export const textOf = ({ value }: Pick<Entry, 'value'>, name: string): string => {
  const text = value[name];
  if (typeof text !== 'string') throw new Error(`an item of people has no ${name}`);
  return text;
};

/** Whether a name under which the lists keep a game is the subject of an invited person, not a person. */
export const isSubject = (name: string): boolean => /^[\w-]{43}$/.test(name);

/** Who is invited to a game, by subject, as an item of its texts says. */
export const subjectsIn = ({ value }: Entry): readonly string[] => value.invited as readonly string[];

/** The version of the game that sent these invitations. */
export const sinceIn = ({ value }: Entry): number => Number(value.since ?? 1);

/** A guest whose games a person has taken over. */
export interface Also {
  readonly person: string;
  /** What invitations knew the guest by. */
  readonly subject: string;
}

/** The guests in the item of a sign-in. */
export const alsoIn = ({ value }: Entry): readonly Also[] => (value.also ?? []) as unknown as readonly Also[];

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

  const signedIn = async (user: string): Promise<Entry | undefined> => people.get(...keys.signIn(await subjectOf(user)));

  const personOf = async (user: string): Promise<string | undefined> => {
    const entry = await signedIn(user);
    return entry && textOf(entry, 'person');
  };

  /**
   * Returns the name of a person until they have a handle; `unique`: a value that only they have, if their subject is
   * private.
   */
  const calledAtFirst = (user: string, unique: string): string => (areNames ? user : `player-${lettersOf(unique)}`);

  /**
   * The person who signs in as `user`; a new one at the first command. Each step is done if it was not, so a crash between two does no
   * harm.
   */
  async function enrolled(user: string, given?: Profile): Promise<Self> {
    const subject = await subjectOf(user);
    const fresh = `p${toBase64url(random(15))}`;
    const profile: Profile = given ?? { kind: 'person', name: calledAtFirst(user, fresh) };
    const isUnknown = (await personOf(user)) === undefined;
    // The note of a guest comes first, so that all else that is stored of them is found and erased.
    if (isUnknown && profile.leaves !== undefined) await people.put(...keys.leaving(profile.leaves, fresh), { subject }, 0);
    const isNew = isUnknown && (await people.put(...keys.signIn(subject), { person: fresh }, 0));
    const person = isNew ? fresh : sure(await personOf(user), 'person of a subject');
    const known = await people.get(...keys.profile(person));
    const isWhole = known !== undefined;
    if (!isWhole) await vault.keepPerson(person, random(32));
    const secret = await vault.person(person);
    if (secret === undefined || known?.value.state !== undefined) throw new Busy('this person is being erased');
    if (!isWhole) await people.put(...keys.profile(person), { ...profile, subject }, 0);
    const { owner = person, kind } = known?.value ?? profile;
    return { person, secret, account: String(owner), isGuest: kind === 'guest' };
  }

  const self = (user: string): Promise<Self> => selves(user, () => enrolled(user));

  /** The sender as they are in a game: where they were a guest, with that guest's keys, and so under its pseudonym. */
  async function selfIn(user: string, game: string): Promise<Self> {
    const itself = await self(user);
    const known = await pseudonyms(`${game} ${user}`, async () => {
      const entry = await people.get(...keys.own(itself.person, game));
      return entry && textOf(entry, 'pseudonym');
    });
    if (known === undefined || known === pseudonymOf(game, gameSecret(itself.secret, game))) return itself;
    return guests(`${game} ${user}`, async () => {
      const entry = sure(await people.get(...keys.own(itself.person, game)), 'pseudonym of a former guest');
      const secret = await vault.person(textOf(entry, 'of'));
      if (secret === undefined) throw new Busy('this person is being erased');
      return { person: textOf(entry, 'of'), secret, account: itself.account, isGuest: false };
    });
  }

  /** The pseudonym that a reader was noted under in a game; undefined: none. Needs no secret. */
  const noted = (user: string, game: string): Promise<string | undefined> =>
    pseudonyms(`${game} ${user}`, async () => {
      const person = await personOf(user);
      const entry = person === undefined ? undefined : await people.get(...keys.own(person, game));
      return entry && textOf(entry, 'pseudonym');
    });

  return {
    self,
    selfIn,
    calledAtFirst,
    /** A guest, under a user that no issuer names, who leaves on a day. */
    enrolledGuest: (user: string, name: string, leaves: string): Promise<Self> => enrolled(user, { kind: 'guest', name, leaves }),
    /** Returns a program that plays for a person, under a user that no issuer names. */
    enrolledBot: (user: string, name: string, owner: string): Promise<Self> => enrolled(user, { kind: 'bot', name, owner }),
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

    /** The same for the tags of answers, '' for none: an absence counts for a minute too, so that who only watches costs no read. */
    reader: (user: string, game: string): Promise<string> => readers(`${game} ${user}`, async () => (await noted(user, game)) ?? ''),

    /**
     * How a user is invited to a game, and not removed since: by name, or by a link that they used. `me`: their pseudonym there. Undefined:
     * not at all.
     */
    async admitted(user: string, match: Match, me: string | undefined): Promise<Admitted | undefined> {
      const removed = match.removed?.[me ?? ''] ?? 0;
      const entry = await people.get(...keys.texts(match));
      const first = entry === undefined || sinceIn(entry) <= removed ? [] : subjectsIn(entry);
      const subject = await subjectOf(user);
      if (first.includes(subject)) return 'seat';
      const known = await signedIn(user);
      const also = known === undefined ? [] : alsoIn(known);
      const subjects = [subject, ...also.map((each) => each.subject)];
      if (subjects.some((each) => first.includes(each))) return 'seat';
      const persons = known === undefined ? [] : [textOf(known, 'person'), ...also.map(({ person }) => person)];
      return admittedBy(people, match.game, { subjects, persons, removed });
    },

    /**
     * Under which names the lists keep the games of a user: the user (form 1), the person, and the subject (invitations); those of the
     * guests that they were, too.
     */
    async listed(user: string): Promise<readonly string[]> {
      const known = await signedIn(user);
      const also = known === undefined ? [] : alsoIn(known).flatMap(({ person, subject }) => [person, subject]);
      return [user, await subjectOf(user), ...(known === undefined ? [] : [textOf(known, 'person'), ...also])];
    },

    /** Under which of these names the lists keep the games in which a user sits. */
    async seated(user: string): Promise<readonly string[]> {
      const known = await signedIn(user);
      return known === undefined ? [user] : [user, textOf(known, 'person'), ...alsoIn(known).map(({ person }) => person)];
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
