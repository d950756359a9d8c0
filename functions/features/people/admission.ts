import type { Match } from '../../../domain/match/state/state.ts';
import type { People } from '../../platform/ports/ports.ts';
import { invitationKeys as keys, keys as personKeys } from './keys.ts';

/** The rights of an admitted person: take a seat, or watch. */
export type Admitted = 'seat' | 'look';

/** The person who wants to enter. One person may have been several guests. */
interface Asking {
  readonly persons: readonly string[];
  readonly subjects: readonly string[];
  /** The version in which the owner removed them; 0: never. */
  readonly removed: number;
}

/**
 * Returns how invitations and invite links sent since the opening of a game admit a person. A revoked link admits no
 * person.
 */
export async function admittedBy(
  people: Pick<People, 'list'>,
  game: string,
  asking: Asking,
): Promise<Admitted | undefined> {
  const admits = (await people.list(...keys.ofGame(game))).flatMap((entry): readonly Admitted[] => {
    const { sk } = entry;
    if (sk.startsWith('I#')) {
      const { ended, since } = keys.sent.read(entry);
      return ended !== true && since > asking.removed && asking.subjects.includes(sk.slice('I#'.length))
        ? ['seat']
        : [];
    }
    const { used, admits, ended, since } = keys.link.read(entry);
    if (ended === true || since <= asking.removed) return [];
    return asking.persons.some((person) => used.includes(person)) ? [admits] : [];
  });
  return admits.includes('seat') ? 'seat' : admits[0];
}

/** The people that a game was opened or edited for, by subject, and the version in which the owner removed each. */
interface Inviting {
  readonly first: readonly string[];
  readonly removed: { readonly [subject: string]: number };
}

/** Returns the people who find a game by an invitation, by subject. Omits those who declined. */
export async function findersOf(
  people: Pick<People, 'get' | 'list'>,
  { game }: Pick<Match, 'game'>,
  { first, removed }: Inviting,
): Promise<readonly string[]> {
  const sent = (await people.list(...keys.sent.all(game))).flatMap((entry) => {
    const subject = entry.sk.slice('I#'.length);
    const { ended, since } = keys.sent.read(entry);
    return ended === true || since <= (removed[subject] ?? 0) ? [] : [subject];
  });
  const all = [...new Set([...first, ...sent])];
  const noted = await Promise.all(all.map((subject) => people.get(...personKeys.invitation(subject, game))));
  const declined = noted.map((entry) => entry !== undefined && personKeys.invitation.read(entry).declined === true);
  return all.filter((_, i) => declined[i] !== true);
}
