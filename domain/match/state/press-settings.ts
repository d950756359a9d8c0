import * as z from 'zod';

/** How people talk in a game. Fixed when the game is opened, and shown in its lobby. */
export const pressSettingsSchema = z.strictObject({
  talk: z.enum(['none', 'public', 'private', 'both']).meta({
    description:
      'Who can talk: nobody, all together (spectators can read it too), seats among themselves, or both. Default: ' +
      '`both` in Diplomacy, else `public`.',
  }),
  groups: z.boolean().default(true).meta({ description: 'Whether more than two seats may talk among themselves.' }),
  grey: z.enum(['off', 'public', 'private']).exactOptional().meta({
    description: 'Whether players may write anonymously: not at all (default), to all, or to some seats only.',
  }),
  phases: z
    .array(z.string().regex(/^[a-z][A-Za-z-]{0,31}$/))
    .min(1)
    .max(32)
    .exactOptional()
    .meta({
      description:
        'Players can write only while a question of one of these kinds is open (`deadlines` of GET /v1/rules/{rules}).',
    }),
  takeover: z.enum(['reads', 'anew']).default('reads').meta({
    description: 'Whether a successor can read what was written to the seat before, or begins with an empty desk.',
  }),
  opens: z.enum(['never', 'players', 'everyone']).default('never').meta({
    description: 'Who may read everything after the game was won or drawn. A cancelled game opens nothing.',
  }),
  out: z.boolean().default(true).meta({ description: 'Whether eliminated seats may still write.' }),
});
export type PressSettings = Readonly<z.infer<typeof pressSettingsSchema>>;
