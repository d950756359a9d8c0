import * as z from 'zod';
import type { Environment } from '../../platform/dynamo/master.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { Vault } from '../../platform/ports/ports.ts';
import { createPersons, type Persons } from './persons.ts';

/** `JWT_SUBJECTS`: `names` if the issuer's subjects are names that others may see. */
const subjectsSchema = z.object({ JWT_SUBJECTS: z.literal('names').optional() });

interface On extends Pick<Ports, 'people' | 'subjectOf' | 'now' | 'random'> {
  readonly vault: Vault;
}

/** Builds the persons of an environment. */
export function peopleFrom({ people, vault, subjectOf, now, random }: On, env: Environment): Persons {
  const { JWT_SUBJECTS } = subjectsSchema.parse(env);
  return createPersons({ people, vault, subjectOf, now, random, areNames: JWT_SUBJECTS === 'names' });
}
