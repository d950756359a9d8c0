import * as z from 'zod';
import { anchorProofSchema, keptAnchorSchema } from '../../../domain/match/audit/anchors.ts';
import { nextSchema } from '../../platform/http/headers/paging.ts';

export const gameAnchorsSchema = z.strictObject({
  game: z.string().meta({ description: 'Id of the game.' }),
  anchors: z.array(anchorProofSchema),
  next: nextSchema,
});

export const anchorAnswerSchema = z.strictObject({
  ...keptAnchorSchema.shape,
  leaves: z.array(z.string()).meta({ description: 'Leaves in order, at most 1,024 of them.' }),
  next: nextSchema,
});
