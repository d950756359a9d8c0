import * as z from 'zod';
import { CAUSES } from '../terms/causes.ts';
import { camp, count, list, nation, object, pieceSchema, power, space } from '../terms/schemas.ts';

/* The frames of the interphase (§17), and of pieces that events take or bridges bring (§5.12, §PB4.1). */

/** SP are missing that an event removes (§5.12). */
export const shortageFrame = z
  .strictObject({ is: z.literal('shortage'), power })
  .meta({ description: 'A Power brings SP that it must lose, with cards and resources (§5.12).' });

/**
 * At the end of its first impulse a French Power brings pieces up to its bridge: the Imperial end of it is `to`
 * (§PB4.1).
 */
export const bridgeheadFrame = z
  .strictObject({ is: z.literal('bridgehead'), power, to: space })
  .meta({ description: 'Pieces of one space may be brought up to a bridge (§PB4.1).' });

/** The one place at which each nation builds, from which it deploys (§17.2, §17.31). */
const magazines = z.partialRecord(nation, space).readonly();

export const interphaseFrame = z
  .strictObject({
    is: z.literal('interphase'),
    /**
     * The turn that it prepares. It is the present one where a scenario starts with reinforcements (§PB4.4): then no
     * cards are dealt.
     */
    before: z.int(),
    stage: z.enum(['resources', 'reinforcement', 'deal', 'mulligan', 'left-over', 'limit', 'home']),
    /** The Powers that have not had their stage yet, in order. */
    order: list(power),
  })
  .meta({ description: 'The next turn is prepared (§17).' });

export const reinforcementFrame = z
  .strictObject({
    is: z.literal('reinforcement'),
    power,
    cp: count,
    /** CP for the ally’s pieces alone (§17.21). */
    allied: count,
    magazines,
    /** DMC that the Power may still place: new ones, and lost ones that come back (§17.2). */
    depots: object({ fresh: count, back: count }),
    /** Spaces that its pieces will deploy free of attrition (§17.31, §17.32). */
    free: count,
  })
  .meta({ description: 'A Power builds and regroups (§17.2).' });

export const deploymentFrame = z
  .strictObject({
    is: z.literal('deployment'),
    power,
    magazines,
    free: count,
    /** Russia 1’s one convoy: where it goes, and how many pieces may still join it (§17.34). */
    convoy: object({ to: space, room: count }).nullable(),
  })
  .meta({ description: 'A Power deploys pieces from its magazines (§17.31).' });

export const transitFrame = z
  .strictObject({
    is: z.literal('transit'),
    power,
    camp,
    piece: pieceSchema,
    how: z.enum(['deploy', 'convoy']),
    /** The spaces of its way from where it is now, and the attrition that awaits it in each. */
    way: list(object({ space, causes: list(z.enum(CAUSES)) })),
    /** SP of its nation where it is now, as it came there. */
    standing: count,
  })
  .meta({ description: 'A piece on its way from the magazine (§17.31).' });

export const recallFrame = z
  .strictObject({ is: z.literal('recall'), power })
  .meta({ description: 'A Power may remove leaders from the map (§17.36).' });

export const excessFrame = z
  .strictObject({ is: z.literal('excess'), power, over: count, cp: count, magazines })
  .meta({ description: 'A Power discards cards above the limit, and spends the CP of each (§17.43).' });
