import * as z from 'zod';

const text = z.string();
const version = z.int().meta({ description: 'Number of the commit.' });
const named = { name: text.meta({ description: 'In words, in the language of the request.' }) };

export const chartSchema = z.strictObject({
  chart: text.meta({ description: 'The kind of line: `centres`, `banners`, `morale`, `luck`.' }),
  ...named,
  lines: z.array(
    z.strictObject({
      line: text.meta({ description: 'The owner: a power, a side, a Camp.' }),
      ...named,
      colour: text.optional().meta({ description: 'Its colour on the board in CSS, if it has one.' }),
    }),
  ),
  points: z
    .array(
      z.strictObject({
        version,
        values: z.array(z.number()).meta({ description: 'A number for each line, in their order.' }),
      }),
    )
    .meta({ description: 'The versions at which a number changed.' }),
});

export const seriesAnswerSchema = z.strictObject({
  game: text.meta({ description: 'Id of the game.' }),
  version: z.int().meta({ description: 'The last version in the answer.' }),
  phases: z
    .array(
      z.strictObject({
        version,
        ...named,
        short: text.optional().meta({ description: 'The name in at most 18 letters. Absent in games without one.' }),
      }),
    )
    .meta({ description: 'The versions that began another phase or turn.' }),
  charts: z.array(chartSchema),
});
