import * as z from 'zod';
import { nextSchema } from '../platform/http/headers/paging.ts';
import { dicePartSchema } from './dice.ts';

const text = z.string();

const sign = z.union([text, z.int()]);
const piece = text.meta({ description: '`data-id` of a piece, as the board has it before the frame.' });
const space = text.meta({ description: '`data-id` of a space.' });
const common = {
  group: z.int().optional().meta({ description: 'Frames with one number happen at the same time.' }),
  text: text.meta({ description: 'The sentence of it, in the language of the request; may be empty.' }),
};
const frame = <const Is extends string, Shape extends z.core.$ZodLooseShape>(is: Is, shape: Shape) =>
  z.strictObject({ is: z.literal(is), ...shape, ...common });

const storyFrameSchema = z.discriminatedUnion('is', [
  frame('move', {
    piece,
    path: z.array(space).readonly().meta({ description: 'Where it stands, and each space that it comes to.' }),
    with: z.array(piece).readonly().optional().meta({ description: 'Pieces that go along.' }),
    as: text.optional().meta({ description: 'What the board calls it from then on, if that is another name.' }),
    count: z.int().optional().meta({ description: 'How much of it goes, if it has a number.' }),
    left: z.int().optional().meta({ description: 'How much of it stays behind.' }),
  }),
  frame('strike', { piece, target: piece, how: text }),
  frame('dice', {
    by: text.meta({ description: 'The seat or power that rolls.' }),
    for: text.meta({ description: 'What it rolls for.' }),
    faces: z.array(sign).readonly(),
    counts: z.record(text, z.int()).meta({ description: 'What the dice count: hits, flags, a total.' }),
    need: z.int().optional(),
    at: space.optional(),
    parts: z.array(dicePartSchema).optional().meta({ description: 'What their number comes about by.' }),
  }),
  frame('loss', { piece, count: z.int(), left: z.int(), at: space.optional() }),
  frame('gone', { piece, why: text }),
  frame('new', { piece: text, at: space, count: z.int().optional() }),
  frame('card', { card: sign, of: text, as: sign.optional() }),
  frame('mark', {
    order: text,
    from: space,
    to: space.optional(),
    of: space.optional(),
    outcome: text,
    rule: text.optional(),
  }),
  frame('track', { track: text, of: text.optional(), from: sign.nullable(), to: sign.nullable() }),
  frame('verdict', {
    at: space,
    of: text.optional().meta({ description: 'The side that has won the fight. Absent: nobody has.' }),
  }),
  frame('note', {}),
]);

export const storyLineSchema = z.strictObject({
  version: z.int().meta({ description: 'Number of the commit.' }),
  at: z.int().meta({ description: 'When, in milliseconds since 1970.' }),
  seat: text.optional().meta({
    description: 'The seat that acted. Absent: the clock, a built-in bot, or a person without a seat acted.',
  }),
  lines: z
    .array(text)
    .meta({ description: 'The result in the language of the request, as far as the reader may know it.' }),
  frames: z.array(storyFrameSchema).readonly().optional().meta({
    description: 'With `frames=1`: what happened on the board, in order. A line may have frames and no sentence.',
  }),
});

export const storyAnswerSchema = z.strictObject({
  game: text.meta({ description: 'Id of the game.' }),
  version: z.int().meta({ description: 'Number of the newest commit.' }),
  lines: z.array(storyLineSchema).meta({ description: 'The commits with a story, in ascending order.' }),
  boards: z
    .array(z.strictObject({ version: z.int(), svg: text }))
    .optional()
    .meta({
      description:
        'With `boards=1`: the map of the version `after`, and those before and after each line with frames, as ' +
        '`GET …/board.svg?panels=0` draws them: at most 32.',
    }),
  next: nextSchema,
});
