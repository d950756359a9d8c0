import * as z from 'zod';
import { adjudicationInputSchema } from '../../../domain/diplomacy/analyses/input.ts';
import type { Fault } from '../../../domain/diplomacy/analyses/position.ts';
import type { Result } from '../../../domain/lib/result.ts';
import { at } from '../../../domain/lib/sure.ts';
import { pictureQuery, svgReply } from '../../platform/http/answers/picture.ts';
import { Problem } from '../../platform/http/problem.ts';
import { operation } from '../operation.ts';

const query = pictureQuery.extend({ shows: z.enum(['before', 'after']).optional() });

/** Resolves any position of Diplomacy, without a game: in words, or as a board before or after it. */
export const adjudicateDiplomacy = operation({
  id: 'adjudicateDiplomacy',
  method: 'POST',
  path: '/v1/rules/diplomacy/adjudications',
  access: 'anyone',
  permission: 'read',
  worker: 'heavy',
  types: ['application/json', 'image/svg+xml'],
  query,
  body: adjudicationInputSchema,
  run: async ({ body, locale, type, query: { shows, panels, board } }) => {
    // Separate parts of the bundle, which other requests do not load.
    if (type === 'image/svg+xml') {
      const { pictureOf } = await import('../../../domain/diplomacy/analyses/picture.ts');
      const picture = { panels: panels !== '0', ...(board !== undefined && { board }) };
      return svgReply(unlessFaulty(pictureOf(body, shows ?? 'after', { locale, picture })));
    }
    const { adjudicateInput } = await import('../../../domain/diplomacy/analyses/adjudications.ts');
    return { body: unlessFaulty(adjudicateInput(body, locale)) };
  },
});

/** Returns the resolved position. Throws a Problem (400) with every fault of an impossible position. */
function unlessFaulty<T>(made: Result<T, readonly Fault[]>): T {
  if (!made.ok) throw new Problem(400, 'BAD_POSITION', at(made.error, 0).detail, { errors: made.error });
  return made.value;
}
