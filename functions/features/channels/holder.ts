import type { Ports } from '../../platform/ports/grounds.ts';
import type { Persons } from '../people/persons.ts';

/**
 * Returns the person who reads, with their secret; `undefined` if they never sent a command and so have no channels.
 */
export async function holderOf({ persons, vault }: Pick<Ports, 'vault'> & { readonly persons: Persons }, user: string) {
  const person = await persons.personOf(user);
  const secret = person === undefined ? undefined : await vault.person(person);
  return person === undefined || secret === undefined ? undefined : { person, secret };
}
