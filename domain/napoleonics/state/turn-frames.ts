import * as z from 'zod';
import { hexSchema } from '../field/hexes.ts';

/** The phases of a turn (§4.0a), and the choices of a card. */
export const turnFrames = [
  z.strictObject({ is: z.literal('command') }).meta({ description: 'The active side plays a card (§4.1a).' }),
  z
    .strictObject({ is: z.literal('section') })
    .meta({ description: 'The active side chooses the marching section (§14.17a).' }),
  z
    .strictObject({ is: z.literal('use') })
    .meta({ description: 'The active side chooses one of the two uses (§14.19).' }),
  z
    .strictObject({ is: z.literal('supply') })
    .meta({ description: 'The enemy chooses the unit out of supply (§14.22a).' }),
  z
    .strictObject({ is: z.literal('supply-to'), unit: z.string(), to: z.array(hexSchema).readonly() })
    .meta({ description: 'Its owner moves it back to one of these hexes (§14.22a).' }),
  z
    .strictObject({ is: z.literal('rally'), blocks: z.strictObject({ INF: z.int(), CAV: z.int(), ART: z.int() }) })
    .meta({ description: 'Blocks to give back, by arm (§14.21a).' }),
  z.strictObject({ is: z.literal('order') }).meta({ description: 'Phase 2: pieces are ordered one by one (§4.1).' }),
  z.strictObject({ is: z.literal('movement') }).meta({ description: 'Phase 3 (§4.2).' }),
  z
    .strictObject({ is: z.literal('combat') })
    .meta({ description: 'Phase 4: one ordered unit after the other (§4.0a).' }),
  z.strictObject({ is: z.literal('draw') }).meta({ description: 'Phase 5 (§4.3).' }),
  z
    .strictObject({ is: z.literal('scout') })
    .meta({ description: 'The active side keeps one of the cards that a Scout has drawn (§4.3b).' }),
] as const;
