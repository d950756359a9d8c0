import * as z from 'zod';
import { hexSchema, sectionSchema } from '../field/hexes.ts';

const piece = z.string().min(1).max(16);
const card = z.string().min(1).max(32);

/** One step of one phase each; which of them are possible now is what `legal` says. */
export const commandSchema = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('play'), card })
    .meta({ description: 'Phase 1: the command card of the turn (§4.1a).' }),
  z
    .strictObject({ type: z.literal('section'), section: sectionSchema })
    .meta({ description: 'The section of a Force March (§14.17a).' }),
  z
    .strictObject({ type: z.literal('use'), use: z.enum(['manoeuvre', 'single']) })
    .meta({ description: 'The chosen use of La Grande Manoeuvre (§14.19).' }),
  z
    .strictObject({ type: z.literal('supply'), unit: piece })
    .meta({ description: 'The unit that is out of supply (§14.22a).' }),
  z
    .strictObject({ type: z.literal('supply-to'), hex: hexSchema })
    .meta({ description: 'The destination that its owner chooses (§14.22a).' }),
  z.strictObject({ type: z.literal('rally'), unit: piece }).meta({ description: 'Returns one block (§14.21a).' }),
  z
    .strictObject({ type: z.literal('order'), piece })
    .meta({ description: 'Phase 2: a unit or a leader is ordered (§4.1).' }),
  z
    .strictObject({ type: z.literal('move'), piece, to: hexSchema })
    .meta({ description: 'Phase 3: an ordered piece moves (§4.2).' }),
  z
    .strictObject({ type: z.literal('leave-square'), unit: piece })
    .meta({ description: 'An ordered square becomes a line again (§10.7).' }),
  z
    .strictObject({ type: z.literal('exit'), unit: piece })
    .meta({ description: 'A unit leaves the board where the scenario lets it.' }),
  z
    .strictObject({ type: z.literal('fire'), unit: piece, target: piece })
    .meta({ description: 'Phase 4: ranged combat (§6).' }),
  z
    .strictObject({
      type: z.literal('melee'),
      unit: piece,
      target: piece,
      artillery: z.array(piece).max(12).readonly(),
    })
    .meta({ description: 'Phase 4: melee (§7), with the artillery that joins in (§8).' }),
  z.strictObject({ type: z.literal('done') }).meta({ description: 'Ends orders, moves or combats.' }),
  z
    .strictObject({ type: z.literal('react'), card: card.nullable() })
    .meta({ description: 'First Strike, or no card, at a melee (§14.16a).' }),
  z
    .strictObject({ type: z.literal('retire'), retire: z.boolean() })
    .meta({ description: 'Cavalry retires and reforms, or stands (§9).' }),
  z
    .strictObject({ type: z.literal('form-square'), form: z.boolean() })
    .meta({ description: 'Infantry forms square, or stays as it is (§10.1).' }),
  z
    .strictObject({ type: z.literal('battle-back'), battle: z.boolean() })
    .meta({ description: 'The defender battles back, or not (§7.5).' }),
  z
    .strictObject({ type: z.literal('ignore'), flags: z.int().min(0).max(16) })
    .meta({ description: 'How many flags the unit ignores (§11.5a).' }),
  z
    .strictObject({ type: z.literal('retreat'), to: hexSchema })
    .meta({ description: 'The next hex of a retreat (§11.1), of a unit or a leader (§12.3).' }),
  z.strictObject({ type: z.literal('stop') }).meta({ description: 'A retreating leader goes no further (§12.3b).' }),
  z
    .strictObject({ type: z.literal('leave') })
    .meta({ description: 'A retreating leader leaves over his own baseline (§12.3e).' }),
  z
    .strictObject({ type: z.literal('advance'), to: hexSchema.nullable() })
    .meta({ description: 'Take ground or break through, or stay (§13.2, §13.3).' }),
  z
    .strictObject({ type: z.literal('keep'), card })
    .meta({ description: "Which of a Scout's two cards stays in hand (§4.3b)." }),
]);
export type Command = z.infer<typeof commandSchema>;
