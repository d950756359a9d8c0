import * as z from 'zod';

const text = z.string();
const version = z.int().meta({ description: 'Number of the commit.' });
const named = { name: text.meta({ description: 'For people, in the language asked for.' }) };

export const chartSchema = z.strictObject({
  chart: text.meta({ description: 'Which one: `centres`, `banners`, `morale`, `luck`.' }),
  ...named,
  lines: z.array(
    z.strictObject({
      line: text.meta({ description: 'Whose: a power, a side, a Camp.' }),
      ...named,
      colour: text.optional().meta({ description: 'Its colour on the board, as CSS writes it, where it has one.' }),
    }),
  ),
  points: z
    .array(
      z.strictObject({
        version,
        values: z.array(z.number()).meta({ description: 'A number for each line, in their order.' }),
      }),
    )
    .meta({ description: 'The versions in which one of the numbers changed.' }),
});

export const seriesAnswerSchema = z.strictObject({
  game: text.meta({ description: 'Id of the game.' }),
  version: z.int().meta({ description: 'Up to which version it is told.' }),
  phases: z
    .array(z.strictObject({ version, ...named }))
    .meta({ description: 'The versions that began another phase or turn.' }),
  charts: z.array(chartSchema),
});
