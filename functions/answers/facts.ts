import * as z from 'zod';
import { GUIDE_PLACES } from '../../domain/contract/shown.ts';

const text = z.string();
const open = z.record(z.string(), z.unknown());
const rule = text.optional().meta({ description: 'The rule that says so: a key of `names.rules`.' });

/** The answer of `getFacts`. */
export const factsAnswerSchema = z.strictObject({
  game: text.meta({ description: 'Id of the game.' }),
  version: z.int().meta({ description: 'Version that the answer describes.' }),
  of: text.meta({ description: 'The name in the request.' }),
  name: text,
  lines: z
    .array(z.strictObject({ text, rule }))
    .readonly()
    .meta({ description: 'One fact each: strength, moves, dice or range, terrain, owner, supply.' }),
});

const PLACES = GUIDE_PLACES.map((place) => `\`place:${place}\``).join(', ');

/** A step of a guide. */
export const guideStepSchema = z.strictObject({
  id: text,
  title: text,
  say: text,
  light: z
    .array(text)
    .readonly()
    .meta({
      description: `What the step is about: names on the board (\`space:par\`), or parts of a table: ${PLACES}.`,
    }),
  wait: z
    .strictObject({
      kinds: z.array(text).readonly().meta({ description: 'The kinds of questions that the player answers.' }),
      command: open.optional().meta({ description: 'A part of the wanted command.' }),
    })
    .optional()
    .meta({ description: 'Absent: the player reads and goes on.' }),
  rule,
});

/** The part `guide` of the rules of a game. */
export const guideSchema = z.strictObject({
  options: open.meta({ description: '`options` of a new game.' }),
  seat: text.meta({ description: 'The seat of the player. Bots take the others.' }),
  steps: z.array(guideStepSchema).readonly(),
});
