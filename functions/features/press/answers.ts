import * as z from 'zod';
import { pressSetSchema } from '../../../domain/press/audit.ts';
import { nextSchema } from '../../platform/http/headers/paging.ts';
import { conversationSchema, number } from './names.ts';
import { marks, tell } from './schemas.ts';

// Answers to writers and readers of press.

export const pressReceiptSchema = z.strictObject({
  game: z.string(),
  conversation: conversationSchema,
  n: number.exactOptional().meta({
    description:
      'The number of the entry in its conversation. Absent with `grey`, because it would count the entries of others.',
  }),
  hash: z
    .string()
    .meta({ description: 'Hash of the entry. Keep it: it proves what you wrote, even against this server.' }),
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
      'The author: the seat, and the version at which its holder sat down: `austria/17`. With `grey`, a ' +
      'commitment to that: `grey:…`.',
  }),
  about: z
    .strictObject({ v: z.int(), hash: z.string() })
    .meta({ description: 'The newest commit of the game at that time. It orders press relative to the game.' }),
  hides: number
    .exactOptional()
    .meta({ description: 'A moderator hides the entry of this number. The text is the reason.' }),
  commitment: z.string(),
  box: z.string().meta({ description: 'The digest of the encrypted text.' }),
  cmdId: z.string(),
  prev: z.string().meta({ description: 'The hash of the previous entry in the conversation; empty in the first.' }),
});

export const pressItemSchema = z.strictObject({
  entry: pressEntrySchema,
  hash: z.string(),
  text: z.string().exactOptional().meta({ description: 'Absent: its author and the text were erased.' }),
  salt: z.string().exactOptional().meta({ description: 'The salt with which `commitment` proves this text.' }),
  corrects: number.exactOptional().meta({ description: 'The corrected entry of the same conversation.' }),
  hidden: number
    .exactOptional()
    .meta({ description: 'The entry by which a moderator hid this one. Its text is shown to nobody.' }),
  muted: z.literal(true).exactOptional().meta({
    description:
      'Only for you: you muted its seat or blocked its author, and clients collapse it. Others do not learn of it.',
  }),
});

export const pressMarksSchema = z.strictObject({
  ...marks,
  until: marks.until.exactOptional(),
  tell: tell.exactOptional(),
});
export type PressMarks = z.infer<typeof pressMarksSchema>;

export const pressPageSchema = z.strictObject({
  game: z.string(),
  entries: z
    .array(pressItemSchema)
    .meta({ description: 'New entries for you, oldest first, of all your conversations or of the requested one.' }),
  cursor: z
    .string()
    .meta({ description: 'The end of this page, for you only. Keep it, and send it as `after` to get later entries.' }),
  next: nextSchema,
  marks: pressMarksSchema
    .exactOptional()
    .meta({ description: 'Your private items, on the first page if you are signed in.' }),
});

const count = z.int().min(0);
export const pressAuditSchema = z.strictObject({
  game: z.string(),
  verdict: z.enum(['holds', 'broken', 'unchecked']).meta({
    description:
      '`unchecked`: nothing wrong was found, but the game is not over, texts were removed, or you may not read ' +
      'some conversations. So you cannot know whether an entry is missing.',
  }),
  checks: z.strictObject({
    conversations: count,
    entries: count,
    texts: count.meta({ description: 'Texts that were compared with their commitments.' }),
    removed: count.meta({
      description: 'Entries without text: erased with the author, hidden, or withheld. These look alike.',
    }),
    missing: count.meta({ description: 'Possible conversations that are not in `sets`.' }),
  }),
  findings: z.array(z.strictObject({ conversation: z.string(), n: count, code: z.string(), detail: z.string() })),
  root: z.string().exactOptional().meta({
    description: 'Ten seconds after the end: the signed root over all possible conversations: `{ game, press }`.',
  }),
  sets: z.array(pressSetSchema).exactOptional().meta({
    description:
      'The final state of the conversations that you may read, including empty ones, with their paths to the root.',
  }),
});
