import * as z from 'zod';

/** The conditions for new players, about their finished public games. Their own profiles show the same numbers. */
export const conditionsSchema = z
  .strictObject({
    reliability: z.int().min(5).max(100).multipleOf(5).exactOptional().meta({
      description: 'The least of a hundred deadlines met, as profiles say it. Whose profile says nothing meets it.',
    }),
    games: z.int().min(1).max(1000).exactOptional().meta({ description: 'How many games of this kind at least.' }),
    rating: z
      .strictObject({ least: z.int().min(0).max(4000).exactOptional(), most: z.int().min(0).max(4000).exactOptional() })
      .refine(({ least = 0, most = 4000 }) => least <= most, {
        error: 'no more than `most`',
        path: ['least'],
        params: { ko: '`most`보다 클 수 없습니다.' },
      })
      .exactOptional()
      .meta({
        description: 'The rating in games of this kind, live or by mail as this one is; 1,500 for whoever has none.',
      }),
  })
  .meta({
    description:
      'What is asked of people who sit down, decided when they do. The owner, those invited to a seat, and who sat there before are ' +
      'asked nothing. An anonymous game asks for `reliability` alone, at most 90: more would say who may sit there. Left out: nothing.',
  });
export type Conditions = Readonly<z.infer<typeof conditionsSchema>>;
