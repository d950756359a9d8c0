import type { Ports } from '../../platform/ports/grounds.ts';
import type { Persons } from '../people/persons.ts';

/** The person who reads, with their secret; undefined: they have never sent a command, and so have nothing. */
export async function holderOf({ persons, vault }: Pick<Ports, 'vault'> & { readonly persons: Persons }, user: string) {
  const person = await persons.personOf(user);
  const secret = person === undefined ? undefined : await vault.person(person);
  return person === undefined || secret === undefined ? undefined : { person, secret };
}
