import { z } from 'zod';
import { hexSchema } from './field/hexes.ts';

/*
 * Where the procedure stands: a stack of plain objects, of which only the last one asks. A command answers the last frame; when it
 * is left, the one below goes on. Each kind has one procedure (procedures.ts).
 */

const piece = z.string();
const flag = z.literal(true).exactOptional();

/** The phases of a turn (§4.0a), and the choices of a card. */
const turnFrames = [
  z.strictObject({ is: z.literal('command') }).meta({ description: 'The active side plays a card (§4.1a).' }),
  z.strictObject({ is: z.literal('section') }).meta({ description: 'Which section marches (§14.17a).' }),
  z.strictObject({ is: z.literal('use') }).meta({ description: 'Which of the two uses (§14.19).' }),
  z.strictObject({ is: z.literal('supply') }).meta({ description: 'Which unit is out of supply (§14.22a).' }),
  z
    .strictObject({ is: z.literal('supply-to'), unit: piece, to: z.array(hexSchema).readonly() })
    .meta({ description: 'Its owner takes it back to one of these hexes (§14.22a).' }),
  z
    .strictObject({ is: z.literal('rally'), blocks: z.strictObject({ INF: z.int(), CAV: z.int(), ART: z.int() }) })
    .meta({ description: 'Blocks to give back, by arm (§14.21a).' }),
  z.strictObject({ is: z.literal('order') }).meta({ description: 'Phase 2: pieces are ordered one by one (§4.1).' }),
  z.strictObject({ is: z.literal('movement') }).meta({ description: 'Phase 3 (§4.2).' }),
  z.strictObject({ is: z.literal('combat') }).meta({ description: 'Phase 4: one ordered unit after the other (§4.0a).' }),
  z.strictObject({ is: z.literal('draw') }).meta({ description: 'Phase 5 (§4.3).' }),
  z.strictObject({ is: z.literal('scout') }).meta({ description: 'Of the cards a Scout has drawn one is kept (§4.3b).' }),
] as const;

/** `strike`: the First Strike; `square-die`: the die a square rolls first; `roll`: the attack; `after`: battle back, or follow up. */
export const MELEE_STAGES = ['first-strike', 'strike', 'retire', 'square', 'square-die', 'roll', 'after'] as const;
const melee = z
  .strictObject({
    is: z.literal('melee'),
    unit: piece,
    target: piece,
    artillery: z.array(piece).readonly(),
    stage: z.enum(MELEE_STAGES),
    /** Where both stood when it was declared. */
    from: hexSchema,
    at: hexSchema,
    bonus: flag.meta({ description: 'A second melee of the turn (§13.4a).' }),
    retires: flag.meta({ description: 'The target retires and reforms (§9).' }),
  })
  .meta({ description: 'A melee that is being resolved (§7.2); `stage` is the step that comes next.' });

const flags = z.strictObject({ is: z.literal('flags'), unit: piece, flags: z.int(), from: hexSchema, checked: z.boolean() }).meta({
  description:
    'Flags rolled against a unit, by an attack from a hex: its owner says how many it ignores (§11.5a). `checked`: its leader was checked (§12.1c).',
});

const retreat = z
  .strictObject({
    is: z.literal('retreat'),
    unit: piece,
    hexes: z.int(),
    checked: z.boolean(),
    how: z.enum(['retreat', 'retire', 'bounce']),
  })
  .meta({ description: 'A unit goes back, hex by hex (§11.1); `hexes` still to go.' });

const leaderCheck = z
  .strictObject({ is: z.literal('leader-check'), leader: piece, dice: z.int() })
  .meta({ description: 'The enemy rolls for a leader whose unit lost blocks (§12.1): 2 dice, or 1 if it was eliminated.' });

const leaderRetreat = z
  .strictObject({ is: z.literal('leader-retreat'), leader: piece, path: z.array(hexSchema).readonly() })
  .meta({ description: 'A leader without a unit goes back 1 to 3 hexes (§12.3); `path` so far: he is put down where it ends.' });

const advance = z
  .strictObject({
    is: z.literal('advance'),
    unit: piece,
    to: hexSchema,
    not: piece,
    stage: z.enum(['ground', 'beyond', 'bonus']),
    last: flag,
  })
  .meta({
    description:
      'The attacker may follow up (§13): into the hex that was left, beyond it, and fight again, but not `not` (§13.4a). `last`: one hex and no more (§13.4c).',
  });

export const frameSchema = z.discriminatedUnion('is', [...turnFrames, melee, flags, retreat, leaderCheck, leaderRetreat, advance]);
export type Frame = z.infer<typeof frameSchema>;
export type FrameKind = Frame['is'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { is: K }>;
