import * as z from 'zod';
import { TRAY_PLACES } from '../../domain/contract/shown.ts';
import { jsonSchema } from '../../domain/log/json-schema.ts';
import { form1Schema, form2Schema } from '../../domain/log/schema.ts';
import { askSchema } from '../../domain/match/view/view-schema.ts';
import { actionSchema } from '../features/commands/action.ts';
import { nextSchema } from '../platform/http/headers/paging.ts';
import { problemSchema } from '../platform/http/problem-schema.ts';
import { diceSchema, fightSchema } from './dice.ts';
import { gameEventSchema, matchEventSchema, seatSpecSchema } from './events.ts';
import { guideSchema } from './facts.ts';
import { legalSchema } from './legal.ts';
import { receiptSchema } from './receipt.ts';

// Shapes of answers that no code parses: openapi.yaml is made from them, and the HTTP tests check every answer against
// it.

const text = z.string();
const seats = z.array(z.string());
const game = z.string().meta({ description: 'Id of the game.' });
const of = z.string().meta({ description: 'Which game is played.' });
const version = z.int().meta({ description: 'Version that the answer describes.' });
const open = z.record(z.string(), z.unknown());

export const noteSchema = receiptSchema.shape.notes.unwrap().element;

/** A problem with the grammar of choices at its place. */
export const problemAnswerSchema = problemSchema.extend({
  nearest: problemSchema.shape.nearest
    .unwrap()
    .extend({ expected: legalSchema })
    .optional()
    .meta({ description: problemSchema.shape.nearest.description }),
});

/** An error of API Gateway itself. */
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
  id: text.meta({ description: 'The card’s name in commands, as text. Cards of the same kind share it.' }),
  kind: z.literal('card'),
  name: text,
  text: text.meta({ description: 'The effect of the card.' }),
  facts: z.array(text).meta({ description: 'Facts for the choice: its CP, its kind.' }),
  from: z.enum(TRAY_PLACES).meta({ description: 'The place of the card.' }),
  of: text.optional().meta({ description: 'The owner, if there is one: a seat or a Power.' }),
});

export const stateAnswerSchema = z.strictObject({
  game,
  of,
  version,
  hash: text.meta({ description: 'Hash of that commit.' }),
  viewer: seats.meta({ description: 'The viewpoint: seats, or none for a spectator.' }),
  view: open.meta({
    description: 'The position as the viewer may know it. Its shape depends on the game (`DiplomacyView`).',
  }),
  panels: z.record(text, z.array(text)).optional().meta({
    description:
      'The position in lines of text by heading (tracks, Powers, the last roll), in the language of the request, unordered.',
  }),
  fights: z.array(fightSchema).optional().meta({
    description: 'The battles and sieges that go on, in the language of the request. Absent in games without them.',
  }),
  tray: z.array(trayCardSchema).optional().meta({
    description: 'The cards that the viewer sees, in the language of the request. Absent in games without cards.',
  }),
});

export const openQuestionSchema = askSchema.extend({
  prompt: text.optional().meta({ description: 'The question in words, in the language of the request.' }),
  short: text.optional().meta({ description: 'The same for a bar: at most 60 letters, in Korean 36.' }),
  about: z
    .array(z.string().regex(/^(space|piece|power):/))
    .optional()
    .meta({ description: 'The object on the board that it is about: `piece:barclay`.' }),
  answer: z
    .strictObject({ version: z.int().min(1) })
    .optional()
    .meta({
      description: 'The commit that last changed your answer. Send its version as `over`. Absent: there is none.',
    }),
  legal: legalSchema,
});

export const actionsAnswerSchema = z.strictObject({
  game,
  version,
  actions: z.array(openQuestionSchema).meta({ description: 'Empty: you have nothing to decide now, or no seat.' }),
  takeback: z.int().nullable().meta({
    description: 'The version of your newest step, if you can take it back (`POST …/takebacks`); otherwise `null`.',
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
  events: z.array(z.looseObject({ type: text })).meta({ description: 'The result, as the seat would see it.' }),
  view: open.meta({ description: 'The position after it, as the seat would see it.' }),
  wouldDraw: text.optional().meta({ description: 'The next stream of randomness. The preview ends there.' }),
  wouldReveal: z
    .literal(true)
    .optional()
    .meta({ description: 'The command would open secrets or show one to the seat. The preview ends there.' }),
  reversible: z.boolean().meta({
    description:
      'Whether the seat could take it back, as far as the seat can know. It ignores standing orders of others.',
  }),
  next: z.array(openQuestionSchema).meta({
    description: 'The new questions to the seat. Empty if a draw, a secret or another seat comes first.',
  }),
  notes: z.array(noteSchema).meta({ description: 'Remarks on the notation.' }),
  dice: diceSchema.optional().meta({
    description:
      'The next roll that the command leads to, as far as the seat can know. Absent: there is none, or it depends on ' +
      'something hidden.',
  }),
  advice: z.array(noteSchema).meta({
    description:
      'Remarks on the command: its price, and parts that cannot work or harm the seat, as far as the seat can know. ' +
      'They refuse nothing.',
  }),
});

export const lapseSchema = z.strictObject({
  seat: text,
  command: open.meta({ description: 'The command of the default answer.' }),
});

export const lapseAnswerSchema = z.strictObject({
  game,
  version,
  due: z.int().optional().meta({ description: 'When the default answer takes effect, in milliseconds since 1970.' }),
  lapses: z.array(lapseSchema),
});

export const standingAnswerSchema = z.strictObject({
  game,
  version,
  standing: z
    .record(text, jsonSchema)
    .meta({ description: 'Standing orders in force by seat. Seats without one are absent.' }),
  waiting: z.record(text, jsonSchema).exactOptional().meta({
    description:
      'In games where orders take effect at a certain moment: the newer orders by seat. `null`: the order was withdrawn.',
  }),
  default: jsonSchema.optional().meta({
    description: 'The initial standing order of every player, until they change it. Absent: none.',
  }),
});

export const forecastAnswerSchema = z.strictObject({
  game,
  version,
  seat: text,
  turns: z.array(
    z.strictObject({
      turn: z.int().min(1),
      windows: z.int().min(0).meta({ description: 'How often the seat could have reacted.' }),
      asked: z.int().min(0).meta({ description: 'How often the order would have asked.' }),
      waits: z
        .int()
        .min(0)
        .meta({ description: 'How often the game would have waited for the seat in the turn of another seat.' }),
    }),
  ),
});

// The log.

export const eventSchema = z.union([matchEventSchema, gameEventSchema]);

const events = z.array(eventSchema).meta({ description: 'The events: facts of the match and of the game.' });

export const envelope1Schema = form1Schema.shape.envelope.extend({ events });
export const envelope2Schema = form2Schema.shape.envelope.extend({ events });

export const secrets1Schema = form1Schema.shape.secrets;
export const secrets2Schema = form2Schema.shape.secrets;

export const commit1Schema = form1Schema.extend({ envelope: envelope1Schema });
export const commit2Schema = form2Schema.extend({ envelope: envelope2Schema });
export const commitAnswerSchema = z.union([commit1Schema, commit2Schema]);

export const commitsPageSchema = z.strictObject({
  commits: z.array(commitAnswerSchema),
  next: nextSchema,
});

export const phasesAnswerSchema = z.strictObject({
  game,
  version,
  phases: z
    .array(z.looseObject({ version: z.int(), at: z.int(), name: text }))
    .meta({ description: 'Resolved phases in order. Their shape depends on the game (`DiplomacyChapter`).' }),
  next: nextSchema,
});

// Rules, keys, health.

const ruleSchema = z.strictObject({
  id: text.meta({ description: 'What `of` names.' }),
  title: text,
  rules: text.meta({ description: 'Version of the rules.' }),
  href: text,
  guide: z.literal(true).optional().meta({ description: 'The game has a guided first game: `?parts=guide`.' }),
});

export const rulesListSchema = z.strictObject({ rules: z.array(ruleSchema) });

export const setupSchema = z.strictObject({
  id: text,
  name: text,
  options: open.meta({ description: '`options` of a new game.' }),
  seats: z.array(seatSpecSchema),
  facts: open.meta({ description: 'More facts for the choice: the victory condition, the first side, the sources.' }),
});

/** Complete if the query has no `parts`. */
export const rulesAnswerSchema = z.strictObject({
  ...ruleSchema.omit({ href: true }).shape,
  turns: z
    .literal(true)
    .optional()
    .meta({ description: 'The boards of its games turn to a seat: `?from=`. Absent if they do not.' }),
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
    .meta({ description: 'JSON Schemas (2020-12) of the types of this game.' }),
  exports: z.array(text).optional().meta({ description: 'Formats of `GET …/export`.' }),
  setups: z
    .array(setupSchema)
    .optional()
    .meta({ description: 'The scenarios of the game. Absent if all games begin alike.' }),
  deadlines: z
    .array(z.strictObject({ kind: text, name: text }))
    .optional()
    .meta({
      description:
        'The kinds of questions of the game, in the order of play. They are the keys of `settings.deadlines`, ' +
        'besides `default` and `reveal`.',
    }),
  names: z
    .record(text, z.record(text, text))
    .optional()
    .meta({ description: 'The words of the game by kind and id: powers, provinces, cards, units.' }),
  guide: guideSchema.optional().meta({ description: 'A first game, told step by step. Absent if the game has none.' }),
});

export const healthSchema = z.strictObject({
  ok: z.literal(true),
  engine: text.meta({ description: 'The release of the server.' }),
  now: z.int().meta({ description: 'The clock of the server, in milliseconds since 1970.' }),
  live: text.meta({
    description: 'The address of the live channel (`/asyncapi.yaml`): a URL, or a path of this server.',
  }),
});

export const jwksSchema = z.strictObject({
  keys: z.array(z.looseObject({ kty: text, kid: text.optional(), alg: text.optional(), use: text.optional() })),
});
