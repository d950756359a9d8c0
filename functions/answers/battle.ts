import * as z from 'zod';
import { battleSchema } from '../../domain/napoleonics/scenarios/schema.ts';

/** The answer of `checkBattle`. */
export const battleAnswerSchema = z.strictObject({
  problems: z
    .array(
      z.strictObject({
        pointer: z.string().meta({ description: 'The place in the battle: `/units/3/hex`.' }),
        code: z.string(),
        detail: z.string(),
      }),
    )
    .readonly(),
  battle: battleSchema.exactOptional().meta({ description: 'The published battle of the request.' }),
});
