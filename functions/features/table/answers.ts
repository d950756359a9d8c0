import * as z from 'zod';
import { matchViewSchema } from '../../../domain/match/view/view-schema.ts';
import { actionsAnswerSchema, stateAnswerSchema } from '../../answers/answers.ts';
import { peopleAnswerSchema } from '../accounts/answers.ts';
import { pressMarksSchema } from '../press/answers.ts';
import { conversationSchema } from '../press/names.ts';

/** The private items of a reader beside a game, and how much is unread. */
export const tablePressSchema = z.strictObject({
  marks: pressMarksSchema,
  unread: z.record(conversationSchema, z.int().min(1)).meta({
    description:
      'The number of entries of others after your read position, by conversation, muted ones too: 50 entries at most.',
  }),
  more: z.boolean().meta({ description: 'There are more than the counted ones.' }),
});

/** Everything that a client needs to draw a table. Each part is the answer of its own operation. */
export const tableAnswerSchema = z.strictObject({
  game: matchViewSchema.meta({ description: 'As `GET /v1/games/{game}`: seats, open questions, clocks, outcome.' }),
  people: peopleAnswerSchema.meta({ description: 'As `GET …/people`: names, and the title.' }),
  actions: actionsAnswerSchema.meta({ description: 'As `GET …/actions`: the questions to your seats.' }),
  state: stateAnswerSchema.optional().meta({
    description:
      'As `GET …/state`. Absent before the start, and where only seated players see the position (`spectators: off`).',
  }),
  press: tablePressSchema.optional().meta({
    description:
      'Your marks, and how much you have not read. Absent if you never had a seat, and in games without chat.',
  }),
});
