import { isHidden, type Match } from '../../../domain/match/state.ts';
import type { People } from '../ports.ts';
import { keys, textOf } from './persons.ts';

/** Who is behind a pseudonym. */
interface Behind {
  readonly pseudonym: string;
  readonly person: string;
  /** Undefined: their profile is gone. */
  readonly subject?: string;
  /** Undefined: the person is erased, or is being erased. */
  readonly name?: string;
}

/** Who is behind the pseudonyms that stand in the log of a game. */
export async function behindOf(people: Pick<People, 'get' | 'list'>, match: Match): Promise<readonly Behind[]> {
  if (match.form !== 2) return [];
  const known = match.people ?? [];
  const entries = (await people.list(`W#${match.game}`, '')).filter(({ sk }) => known.includes(sk));
  return Promise.all(
    entries.map(async (entry) => {
      const { person, profile } = await shownFor(people, textOf(entry, 'person'));
      const shown = profile !== undefined && profile.value.state === undefined;
      const subject = profile && { subject: textOf(profile, 'subject') };
      return { pseudonym: entry.sk, person, ...subject, ...(shown && { name: textOf(profile, 'name') }) };
    }),
  );
}

/** A person and their profile; of a guest who was taken over, those of whoever took their games over. */
async function shownFor(people: Pick<People, 'get'>, person: string) {
  const profile = await people.get(...keys.profile(person));
  const taken = profile?.value.taken;
  return typeof taken === 'string' ? { person: taken, profile: await people.get(...keys.profile(taken)) } : { person, profile };
}

/** Names by pseudonym, as `me` may know them: in an anonymous game one's own alone, until it is over. */
export function namesFor(match: Match, behind: readonly Behind[], me: string | undefined): { readonly [pseudonym: string]: string } {
  const told = isHidden(match) ? behind.filter(({ pseudonym }) => pseudonym === me) : behind;
  return Object.fromEntries(told.flatMap(({ pseudonym, name }) => (name === undefined ? [] : [[pseudonym, name]])));
}
