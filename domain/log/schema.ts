import * as z from 'zod';
import { jsonSchema } from './json-schema.ts';

const text = z.string().min(1);
const count = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const version = z.int().min(1);
/** 32 bytes as base64url without padding: the last of 43 characters has two spare bits, which are zero. */
const bytes32 = z.string().regex(/^[\w-]{42}[AEIMQUYcgkosw048]$/, '32 bytes, base64url without padding');
/** 16 bytes: the last of 22 characters has four spare bits. */
const bytes16 = z.string().regex(/^[\w-]{21}[AQgw]$/, '16 bytes, base64url without padding');

const disclosure = { value: jsonSchema, salt: bytes32 };
const secrets = {
  command: z.strictObject(disclosure).optional(),
  seals: z.array(z.strictObject({ e: count, ...disclosure })),
  opened: z.array(z.strictObject({ e: count, o: count, ...disclosure })),
};

const place = { topic: text, v: version, e: count };
/** Only the seals and openings of an event have a fixed shape here. */
const event = z
  .object({
    type: text,
    sealed: z.strictObject({ to: z.array(text), topic: text, commitment: bytes32 }).optional(),
    opens: z
      .array(z.union([z.strictObject({ ...place, ...disclosure }), z.strictObject({ ...place, to: z.array(text) })]))
      .optional(),
  })
  .catchall(jsonSchema);

const common = {
  game: text,
  v: version.meta({ description: 'Version: 1 for the first commit, without gaps.' }),
  at: count.meta({ description: 'Milliseconds since 1970, never before the previous commit.' }),
  by: z
    .string()
    .regex(/^(?:(?:seat|user|bot):[\s\S]+|clock|bots|house|someone)$/)
    .meta({
      description:
        'The actor: `seat:<id>`, `user:<id>`, `bot:<seat>` (`bots` in logs of release 0.1.0), `clock` (a deadline), ' +
        '`house` (the server, after a restore), or `someone` (a person who takes a seat of an anonymous game).',
    }),
  cmdId: text.meta({ description: 'Names the command. A retry has the same name.' }),
  ask: text.optional().meta({ description: 'The open question that the command answers.' }),
  rules: text.meta({ description: 'Version of the rules, e.g. `diplomacy@1`.' }),
  events: z.array(event),
  command: bytes32.meta({ description: 'Commitment to the command.' }),
  prev: z.union([bytes32, z.literal('')]).meta({ description: 'Hash of the previous commit; empty in the first.' }),
};
const hash = bytes32.meta({ description: 'SHA-256 of the canonical envelope (RFC 8785), base64url.' });

/**
 * A line of an exported log in form 1: nothing in it goes unchecked, so nothing may be in it that is not named here.
 */
export const form1Schema = z.strictObject({
  envelope: z.strictObject({
    ...common,
    engine: text.meta({ description: 'Release of the software that decided the command.' }),
    draws: z
      .record(text, version)
      .meta({ description: 'Chance: the new counters of the streams that the command used.' }),
  }),
  secrets: z.strictObject(secrets),
  hash,
});

/** A draw takes six bytes: with this many outcomes, enough values are left to choose from. */
const MOST_OUTCOMES = 0x1_0000_0000;
/** More than any event shows. */
const MOST_DRAWS = 1000;

const card = z.union([count, text]);

/** The cards that moved with a commit: a list for each of its moves. */
export const movedSchema = z.array(z.array(card));
const run = z.strictObject({
  s: text.meta({ description: 'The name of the stream.' }),
  i: count.meta({ description: 'The index of the first draw.' }),
  n: z.int().min(2).max(MOST_OUTCOMES).meta({ description: 'The number of outcomes of the first draw.' }),
  k: version.max(MOST_DRAWS).meta({ description: 'The number of draws.' }),
  e: count.meta({ description: 'The event that shows or seals the draws.' }),
  from: z.array(text).min(1).optional().meta({ description: 'The piles that cards were drawn from.' }),
});
const move = z.strictObject({ e: count, from: text, to: text, n: version });

/** The same in form 2. */
export const form2Schema = z.strictObject({
  envelope: z.strictObject({
    ...common,
    form: z.literal(2),
    engine: bytes32.meta({ description: 'SHA-256 of the file of the engine that decided the command.' }),
    epoch: count.meta({ description: 'Minutes since 1970 at the last restore of the log; 0: none.' }),
    nonce: bytes16.meta({ description: '16 random bytes. Salts depend on it, draws do not.' }),
    arrived: count.optional().meta({ description: 'When the command arrived, if that was before `at`.' }),
    draws: z.array(run).meta({ description: 'Every draw, in order.' }),
    moves: z.array(move).meta({ description: 'The number of cards from each pile to each pile, by event.' }),
    stock: z
      .record(text, z.array(card))
      .optional()
      .meta({ description: 'All piles before the first event of the game.' }),
    piles: bytes32.optional().meta({ description: 'Commitment to the moved cards.' }),
  }),
  secrets: z.strictObject({ ...secrets, piles: z.strictObject(disclosure).optional() }),
  hash,
});

/** Returns the schema of a line of an exported log, by its form. */
export const commitSchemaOf = (form: number | undefined) => (form === 2 ? form2Schema : form1Schema);
