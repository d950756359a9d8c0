import * as z from 'zod';
import {
  camp,
  count,
  formationSchema,
  leaderId,
  list,
  nation,
  object,
  power,
  rule,
  space,
  spSchema,
  standing,
  struck,
  troopSchema,
} from '../terms/schemas.ts';

/* The frames of a battle (§12) and a siege (§13), and of what comes of them. */

/** Losses to be taken one by one (§12.51, §14.1): a Power with a choice decides. */
export const lossesFrame = z
  .strictObject({
    is: z.literal('losses'),
    power,
    camp,
    space,
    troops: list(troopSchema),
    leaders: list(leaderId),
    /** To be eliminated, and after that to go to the Regroup Box. */
    pool: count,
    regroup: count,
    shared: z.boolean(),
    taken: spSchema,
    /** Cards may still undo some of them (§5.21). */
    open: z.literal(true).exactOptional(),
    /** Of the SP to be eliminated this many go to the Regroup Box instead, by event. */
    saved: count.exactOptional(),
    rule,
  })
  .meta({
    description: 'A formation loses SP and leaders. Its pieces are `troops` and `leaders`, the commander first.',
  });

/** A side of a battle: who fights, what it was when it began, and what it has suffered so far. */
const fighter = object({
  camp: camp.meta({ description: 'The Power whose morale counts and which takes the Loss.' }),
  nations: list(nation),
  apart: formationSchema.meta({ description: 'Pieces of these nations in the space do not fight.' }),
  commander: leaderId.nullable(),
  army: z.enum(['none', 'army', 'group']),
  napoleon: z.boolean(),
  hits: count,
  disruptions: count.meta({ description: 'Pieces that are not regrouped. Each takes a die (§12.53).' }),
  withheld: count.meta({
    description: 'This number regroups with low morale once it is certain that the round was no rout (§12.54).',
  }),
  eliminated: count.meta({ description: 'SP and leaders, for loot (§12.10).' }),
  excess: count.meta({ description: 'Eliminations without a remaining target (§12.9).' }),
  struck: struck.meta({ description: 'Losses by the dice of the round, until they are taken.' }),
  routed: z.boolean(),
  blamed: count.meta({ description: 'Morale Loss of the side in the battle.' }),
});

/** A battle (§12). The attackers are active; `origins`: where they came from, the one who moved in first. */
export const battleFrame = z
  .strictObject({
    is: z.literal('battle'),
    space,
    attackers: fighter,
    defenders: fighter,
    origins: list(space),
    /** Evasions that failed (§11.8). */
    failures: count,
    /** The ground helps the defenders (§12.4); they have the use of an Entrenchment in the round (§12.45). */
    sheltered: z.boolean(),
    entrenched: z.boolean(),
    round: z.int().min(1),
    loser: z.enum(['attackers', 'defenders']).nullable(),
    /** The side that had suffered less after the first round; none in a tie. */
    opening: z.enum(['attackers', 'defenders', 'nobody']).nullable(),
    /**
     * A card has ended it without dice and winner, the defenders meant to scorch the earth; or it went on all the same,
     * by a card of `resumed`.
     */
    broken: object({ scorched: z.boolean(), resumed: power.nullable() }).nullable(),
    /** Where the loser’s pieces are after the retreat, and who stood there besides. */
    ways: list(object({ to: space, apart: formationSchema })).nullable(),
    /** The cards that answer the result came in the same question as those on the losses (windows/merged.ts). */
    answered: z.literal(true).exactOptional(),
    stage: z.enum([
      'active',
      'inactive',
      'round',
      'cancel',
      'struck',
      'losses',
      'decide',
      'verdict',
      'judge',
      'interlude',
      'retreat',
      'retreated',
      'spoils',
    ]),
  })
  .meta({
    description: 'A battle (§12). The defender may cancel a hit (§12.45), and the winner may choose the flag (§12.9).',
  });

/** A beaten side goes away (§12.6): `troops` and `leaders` have still to be sent. */
export const retreatFrame = z
  .strictObject({
    is: z.literal('retreat'),
    power,
    camp,
    space,
    active: z.boolean(),
    origins: list(space),
    ...standing,
    ways: list(object({ to: space, ...standing, apart: formationSchema })),
    /** Pieces of the Camp on the map and regrouped ones, before the attrition of the retreat. */
    before: object({ map: count, regrouped: count }),
    stage: z.enum(['choose', 'announced', 'go', 'end']),
  })
  .meta({ description: 'Beaten pieces are moved away. The inactive side may split (§12.6).' });

/** The battlefield is searched (§12.10). */
export const lootFrame = z
  .strictObject({ is: z.literal('loot'), power, space, loser: camp, eliminated: count })
  .meta({ description: 'The winning commander’s Power rolls for loot (§12.10).' });

/** An army of one nation before an enemy fortress (§13.3): all of its pieces there that are not `apart`. */
export const siegeFrame = z
  .strictObject({
    is: z.literal('siege'),
    power,
    camp,
    space,
    nation,
    commander: leaderId,
    apart: object(standing),
    round: z.int().min(1),
    /** 6s against the fortress in all rounds (§13.32). */
    sixes: count,
    /**
     * SP disrupted and SP lost that no others have taken the place of, and disrupted SP that were relieved, among those
     * apart (§13.36).
     */
    disrupted: count,
    lost: count,
    relieved: list(troopSchema),
    /** More 6s than hits of the fortress in the last round: there may be another (§13.33). */
    ahead: z.boolean(),
    /** Cards are played before the dice, the besieger first (§13.23). */
    stage: z.enum(['active', 'inactive', 'roll', 'result']),
  })
  .meta({ description: 'A siege (§13.3). After a round the besieger continues, ends it, or chooses the flag.' });

/** The sack of a fortress just captured (§13.52). */
export const sackFrame = z
  .strictObject({
    is: z.literal('sack'),
    power,
    camp,
    space,
    ...standing,
    /** Added to the die: how many rounds fewer than its strength the fortress took. */
    bonus: z.int(),
    /** An enemy Depot marker lay there. */
    depot: z.boolean(),
    stage: z.enum(['roll', 'gain']),
  })
  .meta({ description: 'A captured fortress is sacked (§13.52).' });
