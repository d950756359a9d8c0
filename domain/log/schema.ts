import { z } from 'zod';

const text = z.string();
const json = z.json();
const version = z.int().min(1);

/** What a line of an exported log may be: nothing in it goes unchecked, so nothing may be in it that is not named here. */
export const commitSchema = z.strictObject({
  envelope: z.strictObject({
    game: text,
    v: version,
    at: z.int().min(0),
    by: text,
    cmdId: text,
    ask: text.optional(),
    rules: text,
    engine: text,
    draws: z.record(text, z.int().min(1)),
    events: z.array(z.record(text, json)),
    command: text,
    prev: text,
  }),
  secrets: z.strictObject({
    command: z.strictObject({ value: json, salt: text }).optional(),
    seals: z.array(z.strictObject({ e: z.int().min(0), value: json, salt: text })),
    opened: z.array(z.strictObject({ e: z.int().min(0), o: z.int().min(0), value: json, salt: text })),
  }),
  hash: text,
});
