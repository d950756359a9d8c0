import * as z from 'zod';
import { TRAY_PLACES } from '../../domain/contract/shown.ts';
import { form1Schema, form2Schema, jsonSchema } from '../../domain/log/schema.ts';
import { askSchema } from '../../domain/match/view/view-schema.ts';
import { actionSchema } from '../features/commands/action.ts';
import { problemSchema } from '../platform/http/problem-schema.ts';
import { gameEventSchema, matchEventSchema, seatSpecSchema } from './events.ts';
import { legalSchema } from './legal.ts';
import { receiptSchema } from './receipt.ts';

// Shapes of answers that no code parses: openapi.yaml is made from them, and the HTTP tests check every answer against
// it.

const text = z.string();
const seats = z.array(z.string());
const game = z.string().meta({ description: 'Id of the game.' });
const of = z.string().meta({ description: 'Which game is played.' });
const version = z.int().meta({ description: 'Number of the commit that the answer is about.' });
const open = z.record(z.string(), z.unknown());

export const noteSchema = receiptSchema.shape.notes.unwrap().element;

/** A problem, with the grammar of choices in its place. */
export const problemAnswerSchema = problemSchema.extend({
  nearest: problemSchema.shape.nearest
    .unwrap()
    .extend({ expected: legalSchema })
    .optional()
    .meta({ description: problemSchema.shape.nearest.description }),
});

/** What API Gateway says for itself. */
export const gatewayMessageSchema = z.strictObject({ message: text.meta({ description: 'The status in words.' }) });

// Play.

const { ask, seat: actingSeat, over, command, written } = actionSchema.shape;
const spoken = { ask, seat: actingSeat, over };

/** What `actionSchema` takes, as two schemas: JSON Schema and clients’ types have no better way to say "either". */
export const actionByCommandSchema = z.strictObject({
  ...spoken,
  command: command.unwrap().meta({ description: command.description }),
});
export const actionInNotationSchema = z.strictObject({
  ...spoken,
  written: written.unwrap().meta({ description: written.description }),
});
export const actionRequestSchema = z.union([actionByCommandSchema, actionInNotationSchema]);

export const trayCardSchema = z.strictObject({
  id: text.meta({ description: 'What a command calls it, as text; cards that are alike share it.' }),
  kind: z.literal('card'),
  name: text,
  text: text.meta({ description: 'What it does.' }),
  facts: z.array(text).meta({ description: 'What people choose by: its CP, its sort.' }),
  from: z.enum(TRAY_PLACES).meta({ description: 'Where it lies.' }),
  of: text.optional().meta({ description: 'Whose it is, where it is somebody’s: a seat, or a Power.' }),
});

export const stateAnswerSchema = z.strictObject({
  game,
  of,
  version,
  hash: text.meta({ description: 'Hash of that commit.' }),
  viewer: seats.meta({ description: 'Through whose eyes: seats, or none for a spectator.' }),
  view: open.meta({
    description: 'The position as the viewer may know it; its shape is the game’s own (`DiplomacyView`).',
  }),
  panels: z.record(text, z.array(text)).optional().meta({
    description:
      'The position in lines of text by heading (tracks, Powers, the last roll), in the language asked for, in no order.',
  }),
  tray: z
    .array(trayCardSchema)
    .optional()
    .meta({ description: 'The cards that the viewer sees, in the language asked for; absent in games without cards.' }),
});

export const openQuestionSchema = askSchema.extend({
  prompt: text.optional().meta({ description: 'What is asked, for people, in the language asked for.' }),
  short: text.optional().meta({ description: 'The same for a bar: at most 60 letters, in Korean 36.' }),
  about: z
    .array(z.string().regex(/^(space|piece|power):/))
    .optional()
    .meta({ description: 'What on the board it is about: `piece:barclay`.' }),
  answer: z
    .strictObject({ version: z.int().min(1) })
    .optional()
    .meta({
      description: 'The commit that last changed your answer: send its version as `over`. Absent: there is none.',
    }),
  legal: legalSchema,
});

export const actionsAnswerSchema = z.strictObject({
  game,
  version,
  actions: z.array(openQuestionSchema).meta({ description: 'Empty: nothing to decide now, or no seat.' }),
  takeback: z.int().nullable().meta({
    description: 'The version of your newest step, if it can be taken back (`POST …/takebacks`); null: nothing can.',
  }),
});

/** A receipt, with the next questions where the client prefers so. */
export const receiptAnswerSchema = receiptSchema.extend({
  actions: actionsAnswerSchema.optional().meta({
    description:
      'With `Prefer: return=representation`: what `GET …/actions?version=` answers for the version of the receipt.',
  }),
});

export const dryRunAnswerSchema = z.strictObject({
  game,
  version,
  events: z.array(z.looseObject({ type: text })).meta({ description: 'What would happen, as the seat would see it.' }),
  view: open.meta({ description: 'The position after that, as the seat would see it.' }),
  wouldDraw: text.optional().meta({ description: 'The stream of chance drawn from next; nothing after it is told.' }),
  wouldReveal: z
    .literal(true)
    .optional()
    .meta({ description: 'Secrets would be opened next, or the seat would learn one; nothing after it is told.' }),
  reversible: z.boolean().meta({
    description:
      'Whether the seat could take it back, as far as it can know: standing orders of others are not looked at.',
  }),
  next: z.array(openQuestionSchema).meta({
    description: 'The new questions to the seat; none where a draw, a secret or another seat comes first.',
  }),
  notes: z.array(noteSchema).meta({ description: 'Remarks on what was written.' }),
  advice: z.array(noteSchema).meta({
    description:
      'Remarks on the command itself: what in it cannot work, or works against ' +
      'the seat, as far as the seat can know. Nothing is refused for it.',
  }),
});

export const lapseSchema = z.strictObject({
  seat: text,
  command: open.meta({ description: 'The command that silence stands for.' }),
});

export const lapseAnswerSchema = z.strictObject({
  game,
  version,
  due: z.int().optional().meta({ description: 'When silence answers, in milliseconds since 1970.' }),
  lapses: z.array(lapseSchema),
});

export const sightAnswerSchema = z.strictObject({
  game,
  version,
  from: text.meta({ description: 'The piece that was asked about.' }),
  spaces: z
    .array(z.strictObject({ space: text, distance: z.int(), sees: z.boolean(), dice: z.int() }))
    .readonly()
    .meta({ description: 'Every space within its range, but those beside it; `dice` is 0 where it does not see.' }),
});

export const standingAnswerSchema = z.strictObject({
  game,
  version,
  standing: z
    .record(text, jsonSchema)
    .meta({ description: 'Standing orders in force by seat; a seat without one is left out.' }),
  waiting: z.record(text, jsonSchema).exactOptional().meta({
    description: 'Where orders take effect at a moment of the game: those given since, by seat; `null`: none any more.',
  }),
  default: jsonSchema.optional().meta({
    description:
      'The order with which every person of the game begins, and which stands until they change it; absent: none.',
  }),
});

export const forecastAnswerSchema = z.strictObject({
  game,
  version,
  seat: text,
  turns: z.array(
    z.strictObject({
      turn: z.int().min(1),
      windows: z.int().min(0).meta({ description: 'How often the seat could have reacted to something.' }),
      asked: z.int().min(0).meta({ description: 'In how many of them the order would have asked.' }),
      waits: z
        .int()
        .min(0)
        .meta({ description: 'In how many of those the game would have waited for the seat in the turn of another.' }),
    }),
  ),
});

// The log.

export const eventSchema = z.union([matchEventSchema, gameEventSchema]);

const events = z
  .array(eventSchema)
  .meta({ description: 'What happened: facts of the match, and facts of the game played.' });

export const envelope1Schema = form1Schema.shape.envelope.extend({ events });
export const envelope2Schema = form2Schema.shape.envelope.extend({ events });

export const secrets1Schema = form1Schema.shape.secrets;
export const secrets2Schema = form2Schema.shape.secrets;

export const commit1Schema = form1Schema.extend({ envelope: envelope1Schema });
export const commit2Schema = form2Schema.extend({ envelope: envelope2Schema });
export const commitAnswerSchema = z.union([commit1Schema, commit2Schema]);

export const commitsPageSchema = z.strictObject({
  commits: z.array(commitAnswerSchema),
  next: text.optional().meta({ description: 'Where the commits after these are; absent when there are none yet.' }),
});

export const phasesAnswerSchema = z.strictObject({
  game,
  version,
  phases: z
    .array(z.looseObject({ version: z.int(), at: z.int(), name: text }))
    .meta({ description: 'Resolved phases in order; their shape is the game’s own (`DiplomacyChapter`).' }),
  next: text.optional().meta({ description: 'Where the phases after these are; absent when there are none yet.' }),
});

// Rules, keys, health.

const ruleSchema = z.strictObject({
  id: text.meta({ description: 'What `of` names.' }),
  title: text,
  rules: text.meta({ description: 'Version of the rules.' }),
  href: text,
});

export const rulesListSchema = z.strictObject({ rules: z.array(ruleSchema) });

export const setupSchema = z.strictObject({
  id: text,
  name: text,
  options: open.meta({ description: '`options` of a new game.' }),
  seats: z.array(seatSpecSchema),
  facts: open.meta({ description: 'What else people choose by: what wins, who begins, where the facts are from.' }),
});

/** Without `parts` in the query all of it is there. */
export const rulesAnswerSchema = z.strictObject({
  ...ruleSchema.omit({ href: true }).shape,
  seats: z.array(seatSpecSchema).optional().meta({ description: 'The seats of a game with the default options.' }),
  schemas: z
    .strictObject({
      options: open,
      command: open,
      event: open,
      view: open,
      standing: open,
      written: open.optional(),
      chapter: open.optional(),
    })
    .optional()
    .meta({ description: 'JSON Schemas (2020-12) of what is the game’s own.' }),
  exports: z.array(text).optional().meta({ description: 'Formats that `GET …/export` writes.' }),
  setups: z
    .array(setupSchema)
    .optional()
    .meta({ description: 'The scenarios of the game; none, if all games begin alike.' }),
  deadlines: z
    .array(z.strictObject({ kind: text, name: text }))
    .optional()
    .meta({
      description:
        'The kinds of questions of the game, in the order of play: the keys that `settings.deadlines` may have, besides ' +
        '`default` and `reveal`.',
    }),
  names: z
    .record(text, z.record(text, text))
    .optional()
    .meta({ description: 'The words of the game by kind and id: powers, provinces, cards, units.' }),
});

export const healthSchema = z.strictObject({
  ok: z.literal(true),
  engine: text.meta({ description: 'The release that answers.' }),
  now: z.int().meta({ description: 'The clock of the service, in milliseconds since 1970.' }),
  live: text.meta({ description: 'Where the live channel is (`/asyncapi.yaml`): a URL, or a path of this service.' }),
});

export const jwksSchema = z.strictObject({
  keys: z.array(z.looseObject({ kty: text, kid: text.optional(), alg: text.optional(), use: text.optional() })),
});
