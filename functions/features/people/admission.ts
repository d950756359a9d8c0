import type { Match } from '../../../domain/match/state/state.ts';
import type { Entry, People } from '../../platform/ports/ports.ts';
import { invitedIn, keys } from './keys.ts';

/** What an admitted person may do: take a seat, or watch. */
export type Admitted = 'seat' | 'look';

/** Who asks: one person may have been several guests. */
interface Asking {
  readonly persons: readonly string[];
  readonly subjects: readonly string[];
  /** The version in which the owner removed them; 0: never. */
  readonly removed: number;
}

/** A link as it is kept. */
export interface Link {
  readonly admits: Admitted;
  readonly at: number;
  readonly until: number;
  readonly uses: number;
  /** The version that would have been the next when it was made: it calls back a person who was removed before. */
  readonly since: number;
  /** Persons. */
  readonly used: readonly string[];
  readonly ended?: true;
}

/** Items of links are written here alone, so they have this shape. */
export const linkIn = ({ value }: Pick<Entry, 'value'>): Link => value as unknown as Link;

/**
 * Returns how a game admits a person by what its owner sent since it was opened. A revoked link admits nobody any more.
 */
export async function admittedBy(people: Pick<People, 'list'>, game: string, asking: Asking): Promise<Admitted | undefined> {
  const admits = (await people.list(...keys.all(game))).flatMap(({ sk, value }): readonly Admitted[] => {
    if (value.ended === true || Number(value.since) <= asking.removed) return [];
    if (sk.startsWith('I#')) return asking.subjects.includes(sk.slice('I#'.length)) ? ['seat'] : [];
    const { used, admits } = linkIn({ value });
    return asking.persons.some((person) => used.includes(person)) ? [admits] : [];
  });
  return admits.includes('seat') ? 'seat' : admits[0];
}

/** The people that a game was opened or edited for, by subject, and the version in which the owner removed a person. */
interface Inviting {
  readonly first: readonly string[];
  readonly removed: { readonly [subject: string]: number };
}

/** Who finds a game because they are invited, by subject: not who has declined. */
export async function findersOf(
  people: Pick<People, 'get' | 'list'>,
  { game }: Pick<Match, 'game'>,
  { first, removed }: Inviting,
): Promise<readonly string[]> {
  const sent = (await people.list(...keys.allSent(game))).flatMap(({ sk, value }) => {
    const subject = sk.slice('I#'.length);
    return value.ended === true || Number(value.since) <= (removed[subject] ?? 0) ? [] : [subject];
  });
  const all = [...new Set([...first, ...sent])];
  const noted = await Promise.all(all.map((subject) => people.get(...invitedIn(subject, game))));
  return all.filter((_, i) => noted[i]?.value.declined !== true);
}
