import * as z from 'zod';
import { CAUSES } from '../terms/causes.ts';
import {
  camp,
  card,
  count,
  formationSchema,
  leaderId,
  list,
  object,
  power,
  space,
  spSchema,
  standing,
  struck,
  troopSchema,
} from '../terms/schemas.ts';
import { contacts, marches } from './commands.ts';

/* The frames of a move (§10), of what enemies do about it (§11), and of attrition (§14). */

export const freeMarchFrame = z
  .strictObject({
    is: z.literal('free-march'),
    power,
    card,
    /** How far it may still go. */
    spaces: count,
    /** Its place, once the moving pieces are known, and friends there that stay. */
    at: space.nullable(),
    apart: formationSchema,
    /** One army, not a group. */
    single: z.boolean(),
    noIntercept: z.literal(true).exactOptional(),
    /** It enters no space with enemies. */
    noEnemy: z.literal(true).exactOptional(),
  })
  .meta({ description: 'A formation marches by event, at no CP (§5.1).' });

/** The 4 CP of the first impulse of the retreat (§19.722): those left. */
export const withdrawalFrame = z
  .strictObject({ is: z.literal('withdrawal'), power, cp: count })
  .meta({ description: 'An Imperial Power has to leave Moscow, St. Petersburg and Kiev (§19.722).' });

/** Scorched Earth is announced (§16.57). */
export const scorchingFrame = z
  .strictObject({ is: z.literal('scorching'), power, space, stage: z.enum(['announced', 'place']) })
  .meta({ description: 'Scorched Earth is announced. It is placed if no enemy can intercept there (§16.57).' });

/**
 * A move of one space (§10.1), or an attack inside a zone (`from` is `to`, §10.72), paid for and declared (§11.11).
 * `troops` and `leaders` are those who go, as they stand where they are: in `from` until the stage `fight`, then in
 * `to`. Interceptors go in at once.
 */
export const stepFrame = z
  .strictObject({
    is: z.literal('step'),
    power,
    camp,
    from: space,
    to: space,
    /** `event`: by land like `march`, but at no CP, so that it does not count towards a forced march (§10.42). */
    /**
     * `flag`: no piece moves; an event takes the enemy flag off `to`, where `from` is too, unless the enemy intercepts
     * (§11.1).
     */
    how: z.enum(['march', 'convoy', 'event', 'flag']),
    ...standing,
    /** Friends in `to` who take no part. */
    apart: formationSchema,
    /** Enemies who are in `to` are attacked: always in a duchy, as declared in a zone (§10.71). */
    attack: z.boolean(),
    stage: z.enum(['march', 'contact', 'announced', 'tries', 'enter', 'landed', 'fight', 'end']),
    /** Interceptions and evasions that were announced and are still to be rolled for, in order. */
    tries: list(object({ power, command: z.discriminatedUnion('type', [...contacts]) })),
    /** Some have been rolled for: all that can may try again. */
    tried: z.literal(true).exactOptional(),
    /**
     * The pieces that came by interception, as they stand in `to`, with the attrition they have still to suffer
     * (§11.5).
     */
    interceptors: list(object({ from: space, ...standing, causes: list(z.enum(CAUSES)) })),
    /**
     * Evasions (§11.6): whether the army tried, SP of no army that tried and are still there, failures, leaders who got
     * away, and who stays in a zone unfought.
     */
    evasions: object({
      army: z.boolean(),
      counters: spSchema,
      failures: count,
      /** Some failed who, by event, give the attackers no die for it: the ground does not help them either (§11.8). */
      exposed: z.literal(true).exactOptional(),
      gone: list(leaderId),
      spared: formationSchema,
    }),
    /** By the coast batteries (§15.3). */
    shelled: struck.exactOptional(),
  })
  .meta({
    description:
      'A formation moves one space (§10.1) or attacks in a zone (§10.72); its commander is the first of `leaders`.',
  });

/** Interceptions by event (§11.2) into the battle at `to`: by the Powers in `order`, of the Camp. */
export const callFrame = z
  .strictObject({
    is: z.literal('call'),
    camp,
    to: space,
    /** How many spaces away they may be. */
    range: z.int(),
    /** Only one army is called, or this many SP without a leader, as if one of this rating led them. */
    soldiers: object({ rating: count, sp: count }).nullable(),
    /** The space was friendly before the battle (§11.4). */
    friendly: z.boolean(),
    order: list(power),
    /**
     * The pieces that came, by the line on which they entered the battle, with the attrition they have still to suffer
     * (§11.5).
     */
    came: list(object({ from: space, ...standing, causes: list(z.enum(CAUSES)) })),
  })
  .meta({ description: 'Formations of a Camp try to intercept into a battle (§11.2).' });

/** Whether a partner's leaders go along with a move (§10.61); `by` gives the order. */
export const consentFrame = z
  .strictObject({ is: z.literal('consent'), power, by: power, move: z.discriminatedUnion('type', [...marches]) })
  .meta({ description: 'A Power chooses whether its leaders go along (§10.61).' });

/** Attrition of pieces that suffer the same causes (§14.3); `power` rolls and chooses. */
export const attritionFrame = z
  .strictObject({
    is: z.literal('attrition'),
    power,
    camp,
    space,
    troops: list(troopSchema),
    leaders: list(leaderId),
    causes: list(z.enum(CAUSES)),
    /** Resources spent to halve it (§16.4). */
    halvings: count,
    /** By event: 5s send to the Regroup Box in every turn; no resource halves it. */
    wintry: z.literal(true).exactOptional(),
    unhalved: z.literal(true).exactOptional(),
    stage: z.enum(['resources', 'roll']),
  })
  .meta({ description: 'A formation suffers attrition (§14).' });
