import * as z from 'zod';
import { jsonSchema } from '../../domain/log/json-schema.ts';
import { calendarSchema } from '../../domain/match/state/calendar-schema.ts';
import { VOTE_KINDS } from '../../domain/match/state/commands.ts';
import { ACTS } from '../../domain/match/state/moderated.ts';
import { editedSettingsSchema, keptSettingsSchema } from '../../domain/match/state/settings.ts';
import { matchViewSchema, outcomeSchema } from '../../domain/match/view/view-schema.ts';

// Events in answers.

const text = z.string();
const seats = z.array(z.string());

/** A seat in a game's rules. */
export const seatSpecSchema = z.strictObject({
  seat: text,
  name: text,
  holds: seats.meta({ description: 'What the seat plays: powers, a side.' }),
});

export const sealSchema = z.strictObject({
  to: seats.meta({ description: 'The seats that may know the value.' }),
  topic: text.meta({ description: 'A later event opens the value by this name.' }),
  commitment: text.meta({
    description: 'Commitment to the value with its salt, base64url: in form 2 an HMAC, in form 1 a hash (LOG.md).',
  }),
});

const place = { topic: text, v: z.int().min(1), e: z.int().min(0) };
export const openingToAllSchema = z.strictObject({ ...place, value: jsonSchema, salt: text });
export const openingToSomeSchema = z.strictObject({ ...place, to: seats });
export const openingSchema = z.union([openingToAllSchema, openingToSomeSchema]);

export const gameEventSchema = z.looseObject({
  type: z.string().regex(/^(?!match\/)/),
  sealed: sealSchema.optional(),
  opens: z.array(openingSchema).optional(),
});

const fact = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(`match/${type}`), ...shape });
const seat = text;

export const matchEventSchema = z.discriminatedUnion('type', [
  fact('created', {
    of: text,
    title: text.optional().meta({ description: 'Only in form 1.' }),
    texts: text.optional().meta({ description: 'In form 2: the commitment to the title and all names.' }),
    owner: text,
    options: jsonSchema,
    settings: keptSettingsSchema,
    seedCommitment: text,
    origin: z
      .strictObject({
        is: z.literal('rematch'),
        game: text,
        hash: text.meta({ description: 'Of the newest commit of that game.' }),
        places: z.record(text, text).optional().meta({
          description:
            'By place: the pseudonym in this game of the former player for whom the place is reserved for a day.',
        }),
      })
      .optional()
      .meta({ description: 'Only in a rematch.' }),
    chairs: z.array(seatSpecSchema),
  }),
  fact('forked', {
    owner: text,
    origin: z
      .strictObject({
        game: text,
        v: z.int().min(1),
        hash: text.meta({ description: 'Of version `v` of that game.' }),
        seed: text.meta({ description: 'The hash of its commits.' }),
      })
      .meta({ description: 'The game that this one continues.' }),
    texts: text,
    settings: keptSettingsSchema,
    seedCommitment: text,
  }),
  fact('edited', {
    texts: text.meta({ description: 'The commitment to the present title and all names.' }),
    options: jsonSchema.optional(),
    chairs: z.array(seatSpecSchema).optional(),
    settings: editedSettingsSchema.optional(),
  }),
  fact('joined', {
    seat,
    holder: matchViewSchema.shape.seats.element.shape.holder.meta({ description: 'Sealed in an anonymous game.' }),
    sealed: sealSchema.optional(),
    contribution: text
      .optional()
      .meta({ description: 'With the setting `entropy: joint`: the hash of the bytes that the player will reveal.' }),
  }),
  fact('contributed', { seat, contribution: text }),
  fact('closed', {
    contributions: z.array(z.strictObject({ seat, contribution: text })),
    seats: z
      .array(text)
      .optional()
      .meta({ description: 'Without joint dice: the places of players who must confirm.' }),
  }),
  fact('confirmed', { seat }),
  fact('revealed', { seat, bytes: text.meta({ description: '32 bytes, base64url.' }) }),
  fact('reopened', { failed: z.int().min(1).meta({ description: 'The number of failed starts.' }) }),
  fact('preferred', { seat, sealed: sealSchema }),
  fact('dealt', {
    from: z.record(text, text).meta({ description: 'By seat: the place in the lobby of its player.' }),
    opens: z.array(openingSchema).optional(),
  }),
  fact('left', {
    seat,
    how: z.enum(['left', 'resigned', 'unrevealed', 'unconfirmed', 'moved', 'removed', 'unseated']),
  }),
  fact('moderated', { act: z.enum(ACTS), seat: seat.optional(), reason: z.string() }),
  fact('started', {}),
  fact('voted', {
    seat,
    kind: z.enum(VOTE_KINDS),
    value: z.boolean(),
    calendar: calendarSchema.optional().meta({ description: 'The subject of a vote for a calendar.' }),
  }),
  fact('stood', { seat, sealed: sealSchema }),
  fact('noted', { seat, sealed: sealSchema }),
  fact('paused', {
    left: z.int().optional().meta({ description: 'Milliseconds until the deadline after the pause.' }),
  }),
  fact('resumed', {}),
  fact('extended', {
    seat: text.optional().meta({ description: 'The seat that pays for it. Absent: by vote.' }),
    ask: text.optional().meta({ description: 'The extended question.' }),
  }),
  fact('away', {
    seat,
    until: z.int(),
    left: z.int().meta({ description: 'Days of absence that the seat has left.' }),
  }),
  fact('vacated', { seat }),
  fact('calendar', { calendar: calendarSchema }),
  fact('answered', {
    seat,
    ask: text,
    how: z
      .enum(['standing', 'lapse'])
      .optional()
      .meta({ description: 'The part that answered. Sealed if every player begins with an order.' }),
    sealed: sealSchema
      .optional()
      .meta({ description: '`standing` or `lapse`, visible only to the seat until the game is over.' }),
  }),
  fact('took-back', { seat, version: z.int() }),
  fact('restored', { from: z.int() }),
  fact('clock-set', { was: z.int() }),
  fact('outage', {
    n: z
      .int()
      .min(1)
      .optional()
      .meta({ description: 'Its number in the server’s record. Without it, the timeout would have come too late.' }),
    from: z.int().optional(),
    until: z.int().optional(),
  }),
  fact('clock', { due: z.int().optional(), grace: z.literal(true).optional() }),
  fact('ended', { outcome: outcomeSchema, seed: text, opens: z.array(openingSchema).optional() }),
]);
