import { indexed } from './complete.ts';
import type { Edition } from './edition.ts';
import { editionSchema } from './schema.ts';
import { structureProblems } from './structure.ts';

/** Says what is wrong with an edition's data, in words for its owner. */
export class BrokenEdition extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`the edition is broken: ${problems.join('; ')}`);
    this.problems = problems;
  }
}

/**
 * Reads an edition: its shape, then whether all of it fits together, and if so the `facts` that are known of it.
 * Throws `BrokenEdition` with everything that is wrong.
 */
export function readEdition(data: unknown, facts: (edition: Edition) => readonly string[] = () => []): Edition {
  const parsed = editionSchema.safeParse(data);
  if (!parsed.success)
    throw new BrokenEdition(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  const edition = indexed(parsed.data);
  const broken = structureProblems(edition);
  const problems = broken.length > 0 ? broken : facts(edition);
  if (problems.length > 0) throw new BrokenEdition(problems);
  return edition;
}
