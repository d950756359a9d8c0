import type * as z from 'zod';
import { adjudicationInputSchema } from '../domain/diplomacy/analyses/input.ts';
import { at } from '../domain/lib/sure.ts';
import { operation } from './lib/http/endpoint.ts';
import { Problem } from './lib/http/problem.ts';

/** Resolves any position of Diplomacy, without a game. */
export const adjudicateDiplomacy = operation<z.infer<typeof adjudicationInputSchema>>({
  id: 'adjudicateDiplomacy',
  method: 'POST',
  path: '/v1/rules/diplomacy/adjudications',
  access: 'anyone',
  permission: 'read',
  body: adjudicationInputSchema,
  run: async ({ body, locale }) => {
    // A part of the bundle of its own: other requests do without.
    const { adjudicateInput } = await import('../domain/diplomacy/analyses/adjudications.ts');
    const adjudicated = adjudicateInput(body, locale);
    if (!adjudicated.ok) {
      throw new Problem(400, 'BAD_POSITION', at(adjudicated.error, 0).detail, { errors: adjudicated.error });
    }
    return { body: adjudicated.value };
  },
});
