import { z } from 'zod';

const text = z.string();
const version = z.int().min(1);

/** Any JSON value. */
export const jsonSchema = z.json();

/** What a line of an exported log may be: nothing in it goes unchecked, so nothing may be in it that is not named here. */
export const commitSchema = z.strictObject({
  envelope: z.strictObject({
    game: text,
    v: version.meta({ description: 'Version: 1 for the first commit, no number left out.' }),
    at: z.int().min(0).meta({ description: 'Milliseconds since 1970, never before the commit before.' }),
    by: text.meta({
      description:
        'Who acted: `seat:<id>`, `user:<id>`, `clock` (a deadline), `bots`, or `someone` (who takes a seat of an anonymous game).',
    }),
    cmdId: text.meta({ description: 'Names the command: a retry has the same.' }),
    ask: text.optional().meta({ description: 'The open question that was answered.' }),
    rules: text.meta({ description: 'Version of the rules, e.g. `diplomacy@1`.' }),
    engine: text.meta({ description: 'Release of the software that decided the command.' }),
    draws: z.record(text, z.int().min(1)).meta({ description: 'Chance: the counters, after it, of the streams it drew from.' }),
    events: z.array(z.record(text, jsonSchema)),
    command: text.meta({ description: 'Commitment to the command.' }),
    prev: text.meta({ description: 'Hash of the commit before; empty in the first.' }),
  }),
  secrets: z.strictObject({
    command: z.strictObject({ value: jsonSchema, salt: text }).optional(),
    seals: z.array(z.strictObject({ e: z.int().min(0), value: jsonSchema, salt: text })),
    opened: z.array(z.strictObject({ e: z.int().min(0), o: z.int().min(0), value: jsonSchema, salt: text })),
  }),
  hash: text.meta({ description: 'SHA-256 of the canonical envelope (RFC 8785), base64url.' }),
});
