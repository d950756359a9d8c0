import * as z from 'zod';

/** How people talk in a game. Fixed when the game is opened, and shown in its lobby. */
export const pressSettingsSchema = z.strictObject({
  talk: z.enum(['none', 'public', 'private', 'both']).meta({
    description:
      'With whom one talks: with nobody, with all at once (spectators read it too), between seats, or both. Unless given: `both` in ' +
      'Diplomacy, else `public`.',
  }),
  groups: z.boolean().default(true).meta({ description: 'Whether more than two seats may talk among themselves.' }),
  grey: z.enum(['off', 'public', 'private']).exactOptional().meta({
    description:
      'Whether one may write so that nobody knows who it was: not at all (also if left out), to all, or to seats that alone read it.',
  }),
  phases: z
    .array(z.string().regex(/^[a-z][A-Za-z-]{0,31}$/))
    .min(1)
    .max(32)
    .exactOptional()
    .meta({
      description:
        'One writes only while a question of one of these kinds is open (`deadlines` of GET /v1/rules/{rules}).',
    }),
  takeover: z.enum(['reads', 'anew']).default('reads').meta({
    description: 'Whether who takes over a seat reads what was written to it before, or begins with an empty desk.',
  }),
  opens: z.enum(['never', 'players', 'everyone']).default('never').meta({
    description: 'Who may read everything once the game was won or drawn. A game that was cancelled opens nothing.',
  }),
  out: z.boolean().default(true).meta({ description: 'Whether seats that are out of play may still write.' }),
});
export type PressSettings = Readonly<z.infer<typeof pressSettingsSchema>>;
