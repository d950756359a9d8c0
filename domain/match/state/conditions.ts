import * as z from 'zod';

/** The conditions for new players, about their finished public games. Their own profiles show the same numbers. */
export const conditionsSchema = z
  .strictObject({
    reliability: z.int().min(5).max(100).multipleOf(5).exactOptional().meta({
      description:
        'The minimum percentage of met deadlines in the profile. A profile without a percentage is accepted.',
    }),
    games: z.int().min(1).max(1000).exactOptional().meta({ description: 'The minimum number of games of this kind.' }),
    rating: z
      .strictObject({ least: z.int().min(0).max(4000).exactOptional(), most: z.int().min(0).max(4000).exactOptional() })
      .refine(({ least = 0, most = 4000 }) => least <= most, {
        error: 'no more than `most`',
        path: ['least'],
        params: { ko: '`most`보다 클 수 없습니다.' },
      })
      .exactOptional()
      .meta({
        description:
          'The rating in games of this kind, in live or asynchronous play like this one; 1,500 for a person without a rating.',
      }),
  })
  .meta({
    description:
      'Conditions for players, checked when they sit down. The owner, people invited to a seat and former holders ' +
      'need not meet them. An anonymous game allows only `reliability`, at most 90, because more would reveal its ' +
      'players. Default: none.',
  });
export type Conditions = Readonly<z.infer<typeof conditionsSchema>>;
