import * as z from 'zod';
import { hexSchema } from '../field/hexes.ts';

const piece = z.string();
const flag = z.literal(true).exactOptional();

/**
 * `strike`: the First Strike; `square-die`: the die a square rolls first; `roll`: the attack; `after`: battle back, or
 * follow up.
 */
const MELEE_STAGES = ['first-strike', 'strike', 'retire', 'square', 'square-die', 'roll', 'after'] as const;
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
  .meta({ description: 'A melee in progress (§7.2). `stage` is the next step.' });

const flags = z
  .strictObject({ is: z.literal('flags'), unit: piece, flags: z.int(), from: hexSchema, checked: z.boolean() })
  .meta({
    description:
      'Flags against a unit, by an attack from a hex. Its owner chooses how many it ignores (§11.5a). `checked`: ' +
      'its leader was checked (§12.1c).',
  });

const retreat = z
  .strictObject({
    is: z.literal('retreat'),
    unit: piece,
    hexes: z.int(),
    checked: z.boolean(),
    how: z.enum(['retreat', 'retire', 'bounce']),
  })
  .meta({ description: 'A unit retreats hex by hex (§11.1). `hexes`: the number left.' });

const leaderCheck = z.strictObject({ is: z.literal('leader-check'), leader: piece, dice: z.int() }).meta({
  description: 'The enemy rolls for a leader with a unit that lost blocks (§12.1): 2 dice, or 1 if it was eliminated.',
});

const leaderRetreat = z
  .strictObject({ is: z.literal('leader-retreat'), leader: piece, path: z.array(hexSchema).readonly() })
  .meta({
    description:
      'A leader without a unit retreats 1 to 3 hexes (§12.3). `path`: the way so far, with his position at its end.',
  });

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
      'The attacker may follow up (§13): into the vacated hex, beyond it, and fight again, but not `not` ' +
      '(§13.4a). `last`: only one hex (§13.4c).',
  });

/** What follows an attack that was declared. */
export const combatFrames = [melee, flags, retreat, leaderCheck, leaderRetreat, advance] as const;
