import * as z from 'zod';
import { jsonSchema } from '../../domain/log/schema.ts';
import { calendarSchema } from '../../domain/match/state/calendar-schema.ts';
import { VOTE_KINDS } from '../../domain/match/state/commands.ts';
import { ACTS } from '../../domain/match/state/moderated.ts';
import { editedSettingsSchema, keptSettingsSchema } from '../../domain/match/state/settings.ts';
import { matchViewSchema, outcomeSchema } from '../../domain/match/view/view-schema.ts';

// Events as answers have them.

const text = z.string();
const seats = z.array(z.string());

/** A seat as a game's rules have it. */
export const seatSpecSchema = z.strictObject({
  seat: text,
  name: text,
  holds: seats.meta({ description: 'What the seat plays: powers, a side.' }),
});

export const sealSchema = z.strictObject({
  to: seats.meta({ description: 'The seats that may know the value.' }),
  topic: text.meta({ description: 'The name by which a later event opens it.' }),
  commitment: text.meta({
    description: 'Of the value under its salt, base64url: in form 2 an HMAC, in form 1 a hash (LOG.md).',
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
    title: text.optional().meta({ description: 'In form 1 alone.' }),
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
          description: 'By place, the pseudonym here of who played there before: it is kept for them for a day.',
        }),
      })
      .optional()
      .meta({ description: 'Of a rematch.' }),
    chairs: z.array(seatSpecSchema),
  }),
  fact('forked', {
    owner: text,
    origin: z
      .strictObject({
        game: text,
        v: z.int().min(1),
        hash: text.meta({ description: 'Of version `v` of that game.' }),
        seed: text.meta({ description: 'That of its commits.' }),
      })
      .meta({ description: 'The game whose commits stand before this one.' }),
    texts: text,
    settings: keptSettingsSchema,
    seedCommitment: text,
  }),
  fact('edited', {
    texts: text.meta({ description: 'The commitment to the title and all names, as they are now.' }),
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
      .meta({ description: 'With the setting `entropy: joint`: the hash of the bytes that the person will reveal.' }),
  }),
  fact('contributed', { seat, contribution: text }),
  fact('closed', {
    contributions: z.array(z.strictObject({ seat, contribution: text })),
    seats: z
      .array(text)
      .optional()
      .meta({ description: 'Without joint dice: the places of people, who are asked whether they are there.' }),
  }),
  fact('confirmed', { seat }),
  fact('revealed', { seat, bytes: text.meta({ description: '32 bytes, base64url.' }) }),
  fact('reopened', { failed: z.int().min(1).meta({ description: 'How many starts have failed.' }) }),
  fact('preferred', { seat, sealed: sealSchema }),
  fact('dealt', {
    from: z.record(text, text).meta({ description: 'By seat, the place in the lobby of who sits there now.' }),
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
    calendar: calendarSchema.optional().meta({ description: 'What a vote for a calendar is for.' }),
  }),
  fact('stood', { seat, sealed: sealSchema }),
  fact('noted', { seat, sealed: sealSchema }),
  fact('paused', {
    left: z.int().optional().meta({ description: 'Milliseconds that are given back of the deadline afterwards.' }),
  }),
  fact('resumed', {}),
  fact('extended', {
    seat: text.optional().meta({ description: 'Out of whose account; left out: by vote.' }),
    ask: text.optional().meta({ description: 'For which question.' }),
  }),
  fact('away', {
    seat,
    until: z.int(),
    left: z.int().meta({ description: 'Days for which the seat may be away after that.' }),
  }),
  fact('vacated', { seat }),
  fact('calendar', { calendar: calendarSchema }),
  fact('answered', {
    seat,
    ask: text,
    how: z
      .enum(['standing', 'lapse'])
      .optional()
      .meta({ description: 'What answered; sealed where every person begins with an order.' }),
    sealed: sealSchema
      .optional()
      .meta({ description: '`standing` or `lapse`, for the seat alone until the game is over.' }),
  }),
  fact('took-back', { seat, version: z.int() }),
  fact('restored', { from: z.int() }),
  fact('clock-set', { was: z.int() }),
  fact('outage', {
    n: z
      .int()
      .min(1)
      .optional()
      .meta({ description: 'Its number in the record of the service; without it silence would have come too late.' }),
    from: z.int().optional(),
    until: z.int().optional(),
  }),
  fact('clock', { due: z.int().optional(), grace: z.literal(true).optional() }),
  fact('ended', { outcome: outcomeSchema, seed: text, opens: z.array(openingSchema).optional() }),
]);
