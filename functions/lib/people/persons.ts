import { toBase64url } from '../../../domain/lib/hash.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { gameSecret, pseudonymOf } from '../../../domain/log/pseudonyms.ts';
import type { Match } from '../../../domain/match/state.ts';
import { Busy } from '../faults.ts';
import { keepNewest } from '../newest.ts';
import type { Entry, People, Vault } from '../ports.ts';

/*
 * The table `people`:
 *   S#<subject> / S             who signs in -> a person
 *   U#<person>  / P             profile: name, subject; of a program also whose it is
 *   U#<person>  / T#<id>        a personal token of theirs; K#<hash> / K: whose a token is (../auth/tokens.ts)
 *   U#<person>  / B#<id>        a program of theirs (bots.ts)
 *   U#<person>  / Q             what they use of their quotas (../costs/quotas.ts)
 *   U#<person>  / G#<game>      the person's pseudonym there
 *   W#<game>    / <pseudonym>   who is behind one
 *   V#<subject> / G#<game>      that somebody was once invited to a game; whether they are says T#
 *   T#<game>    / T             what was written about a game when it was opened (texts.ts)
 *   T#<game>    / E#<texts>     the same after an edit, by the commitment to it
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
  quotas: (person: string) => [`U#${person}`, 'Q'] as const,
  profile: (person: string) => [`U#${person}`, 'P'] as const,
  own: (person: string, game: string) => [`U#${person}`, `G#${game}`] as const,
  behind: (game: string, pseudonym: string) => [`W#${game}`, pseudonym] as const,
  invitation: (subject: string, game: string) => [`V#${subject}`, `G#${game}`] as const,
  texts: ({ game, texts, edited }: Pick<Match, 'game' | 'texts' | 'edited'>) =>
    [`T#${game}`, edited === undefined ? 'T' : `E#${texts}`] as const,
};

export const textOf = ({ value }: Pick<Entry, 'value'>, name: string): string => {
  const text = value[name];
  if (typeof text !== 'string') throw new Error(`an item of people has no ${name}`);
  return text;
};

/** Who is invited to a game, by subject, as an item of its texts says. */
export const subjectsIn = ({ value }: Entry): readonly string[] => value.invited as readonly string[];

/** The version of the game that sent these invitations. */
export const sinceIn = ({ value }: Entry): number => Number(value.since ?? 1);

/** A person who sends a command. */
export interface Self {
  readonly person: string;
  /** 32 bytes, from which all keys of the person are made. */
  readonly secret: Uint8Array;
  /** Whose quotas they use: their own, or, of a program, those of the person whose it is. */
  readonly account: string;
}

/** What is shown of somebody. */
interface Profile {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  /** Of a program: the person whose it is. */
  readonly owner?: string;
}

interface PersonsDeps {
  readonly people: People;
  readonly vault: Pick<Vault, 'keepPerson' | 'person'>;
  /** The HMAC of issuer and user, base64url. */
  subjectOf(user: string): Promise<string>;
  /** Milliseconds since 1970. */
  now(): number;
  /** So many bytes that nobody can guess. */
  random(bytes: number): Uint8Array;
}

/** How long a key or a pseudonym is kept in memory: an erased person's is gone everywhere after it. */
const WARM_MS = 60_000;
const MOST_WARM = 1_000;

/** Who signs in, and who that is in a game. */
export function createPersons({ people, vault, subjectOf, now, random }: PersonsDeps) {
  const selves = warm<Self>(now);
  const pseudonyms = warm<string>(now);

  const personOf = async (user: string): Promise<string | undefined> => {
    const entry = await people.get(...keys.signIn(await subjectOf(user)));
    return entry && textOf(entry, 'person');
  };

  /**
   * The person who signs in as `user`; a new one at the first command. Each step is done if it was not, so a crash between two does no
   * harm.
   */
  async function enrolled(user: string, profile: Profile = { kind: 'person', name: user }): Promise<Self> {
    const subject = await subjectOf(user);
    const fresh = `p${toBase64url(random(15))}`;
    const isNew = (await personOf(user)) === undefined && (await people.put(...keys.signIn(subject), { person: fresh }, 0));
    const person = isNew ? fresh : sure(await personOf(user), 'person of a subject');
    const known = await people.get(...keys.profile(person));
    const isWhole = known !== undefined;
    if (!isWhole) await vault.keepPerson(person, random(32));
    const secret = await vault.person(person);
    if (secret === undefined) throw new Busy('this person is being erased');
    if (!isWhole) await people.put(...keys.profile(person), { ...profile, subject }, 0);
    return { person, secret, account: String((known?.value ?? profile).owner ?? person) };
  }

  const self = (user: string): Promise<Self> => selves(user, () => enrolled(user));

  return {
    self,
    /** A program that plays for somebody, under a user that no issuer names. */
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

    /** The pseudonym that a reader was noted under in a game; undefined: none. Needs no secret. */
    async noted(user: string, game: string): Promise<string | undefined> {
      return pseudonyms(`${game} ${user}`, async () => {
        const person = await personOf(user);
        const entry = person === undefined ? undefined : await people.get(...keys.own(person, game));
        return entry && textOf(entry, 'pseudonym');
      });
    },

    /** Whether a user is invited to a game, and not removed since. `me`: their pseudonym there. */
    async isInvited(user: string, match: Match, me: string | undefined): Promise<boolean> {
      const entry = await people.get(...keys.texts(match));
      if (entry === undefined || !subjectsIn(entry).includes(await subjectOf(user))) return false;
      return sinceIn(entry) > (match.removed?.[me ?? ''] ?? 0);
    },

    /** Under which names the lists keep the games of a user: the user (form 1), the person, and the subject (invitations). */
    async listed(user: string): Promise<readonly string[]> {
      const person = await personOf(user);
      return [user, await subjectOf(user), ...(person === undefined ? [] : [person])];
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
  return got;
}
