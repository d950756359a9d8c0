import * as z from 'zod';

// Shapes of dice and fights in answers.

const text = z.string();
export const dicePartSchema = z.strictObject({ text, count: z.int() });

const rolling = {
  by: text.meta({ description: 'The seat or Power that rolls.' }),
  name: text.meta({ description: 'Its name.' }),
  for: text.meta({ description: 'The purpose of the roll: `melee`.' }),
  text: text.meta({ description: 'The name of the purpose.' }),
  count: z.int().min(0).meta({ description: 'Number of dice.' }),
  parts: z
    .array(dicePartSchema)
    .readonly()
    .meta({ description: 'The dice, modifier by modifier. Their sum is `count`, or below 0.' }),
  odds: z
    .array(z.strictObject({ of: text, text, chance: z.number().min(0).max(1) }))
    .readonly()
    .meta({ description: 'The chances that the game names, from 0 to 1: at least one hit, at least one flag.' }),
};

export const diceSchema = z.strictObject({
  ...rolling,
  ifUnanswered: z.literal(true).optional().meta({
    description: 'Seats may react first. The dice are those if all of them pass.',
  }),
  after: z.array(z.strictObject(rolling)).readonly().meta({
    description: 'Rolls that follow at once: the number of their dice if the rolls before cost nothing.',
  }),
});

const sightSpaceSchema = z.strictObject({
  space: text,
  distance: z.int(),
  sees: z.boolean(),
  dice: z.int(),
  pieces: z
    .int()
    .min(1)
    .optional()
    .meta({ description: 'Only for a seat: how many of its pieces could attack there.' }),
});

export const sightAnswerSchema = z.strictObject({
  game: text.meta({ description: 'Id of the game.' }),
  version: z.int().meta({ description: 'Version that the answer describes.' }),
  from: text.meta({ description: 'The piece or seat of the request.' }),
  at: text.optional().meta({ description: 'The space of the request.' }),
  spaces: z
    .array(sightSpaceSchema)
    .readonly()
    .meta({
      description:
        'Of a piece: every space within its range, except adjacent ones; `dice` is 0 without a line of sight. Of a ' +
        'seat: every space that one of its pieces could attack in one turn, with the most dice of one of them.',
    }),
});

export const fightSchema = z.strictObject({
  kind: text.meta({ description: '`battle` or `siege`.' }),
  at: text.meta({ description: 'The space.' }),
  name: text,
  facts: z.array(text).readonly().meta({ description: 'The round, the cards in force, and who may still play one.' }),
  sides: z
    .array(
      z.strictObject({
        of: text.meta({ description: 'The Camp.' }),
        name: text,
        role: text,
        facts: z.array(text).readonly().meta({ description: 'Commander and pieces.' }),
        dice: z.int().min(0).meta({ description: 'Dice of the next round, as they are now.' }),
        parts: z.array(dicePartSchema).readonly(),
        losses: z.array(text).readonly(),
      }),
    )
    .readonly(),
});
