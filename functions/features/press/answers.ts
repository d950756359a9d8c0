import * as z from 'zod';
import { pressSetSchema } from '../../../domain/press/audit.ts';
import { conversationSchema, number } from './names.ts';
import { marks } from './schemas.ts';

// Answers to writers and readers of press.

export const pressReceiptSchema = z.strictObject({
  game: z.string(),
  conversation: conversationSchema,
  n: number.exactOptional().meta({
    description: 'The number of the entry in its conversation. Absent with `grey`, where it would count others.',
  }),
  hash: z
    .string()
    .meta({ description: 'Hash of the entry. Keep it: it shows what you wrote, even against this service.' }),
  at: z.int(),
});

const pressEntrySchema = z.strictObject({
  form: z.literal(1),
  game: z.string(),
  conversation: conversationSchema,
  n: number,
  at: z.int(),
  by: z.string().meta({
    description:
      'Whose it is: the seat, and the version at which its holder sat down: `austria/17`; with `grey` a commitment to that, `grey:…`.',
  }),
  about: z
    .strictObject({ v: z.int(), hash: z.string() })
    .meta({ description: 'The newest commit of the game when it was written: an order between table and talk.' }),
  hides: number.exactOptional().meta({ description: 'A moderator hides the entry of this number; the text is why.' }),
  commitment: z.string(),
  box: z.string().meta({ description: 'The digest of the encrypted text.' }),
  cmdId: z.string(),
  prev: z.string().meta({ description: 'The hash of the entry before in the conversation; empty in the first.' }),
});

export const pressItemSchema = z.strictObject({
  entry: pressEntrySchema,
  hash: z.string(),
  text: z.string().exactOptional().meta({ description: 'Absent: its author was erased, and the text with them.' }),
  salt: z.string().exactOptional().meta({ description: 'With it `commitment` shows that this was the text.' }),
  corrects: number.exactOptional().meta({ description: 'The entry of the same conversation that it corrects.' }),
  hidden: number
    .exactOptional()
    .meta({ description: 'The entry by which a moderator has hidden it: its text is shown to nobody.' }),
  muted: z.literal(true).exactOptional().meta({
    description:
      'For you alone: you have muted its seat or blocked its author, and clients fold it away. Nobody else is told.',
  }),
});

export const pressMarksSchema = z.strictObject(marks);
export type PressMarks = z.infer<typeof pressMarksSchema>;

export const pressPageSchema = z.strictObject({
  game: z.string(),
  entries: z
    .array(pressItemSchema)
    .meta({ description: 'What is new to you, the oldest first, of all your conversations or of the one asked for.' }),
  cursor: z
    .string()
    .meta({ description: 'Where the next page begins, for you alone; kept, it later gives what came since.' }),
  more: z.boolean().meta({ description: 'There is more after `cursor` now.' }),
  marks: pressMarksSchema
    .exactOptional()
    .meta({ description: 'What you keep for yourself; on the first page, if you are signed in.' }),
});

const count = z.int().min(0);
export const pressAuditSchema = z.strictObject({
  game: z.string(),
  verdict: z.enum(['holds', 'broken', 'unchecked']).meta({
    description:
      '`unchecked`: nothing was found, but the game is not over, texts were removed, or there are conversations that you may not read: ' +
      'nobody can tell from outside whether one of them was left out.',
  }),
  checks: z.strictObject({
    conversations: count,
    entries: count,
    texts: count.meta({ description: 'Texts that were compared with what was committed to.' }),
    removed: count.meta({
      description: 'Entries without their text: erased with its author, hidden, or withheld, which looks alike.',
    }),
    missing: count.meta({ description: 'Conversations that there could have been and that are not among `sets`.' }),
  }),
  findings: z.array(z.strictObject({ conversation: z.string(), n: count, code: z.string(), detail: z.string() })),
  root: z.string().exactOptional().meta({
    description:
      'Ten seconds after the end: the root over all conversations that could have been, signed: `{ game, press }`.',
  }),
  sets: z.array(pressSetSchema).exactOptional().meta({
    description:
      'How the conversations that you may read stand at the end, the empty ones too, and their ways to the root.',
  }),
});
