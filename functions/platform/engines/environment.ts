import * as z from 'zod';
import { IN_AN_IMPORT } from './bounds.ts';
import { enginesCodeIn, enginesIn } from './engines.ts';
import { knownEngines, unlessReleased } from './own-engines.ts';

/**
 * `FIELDPOST_ENGINES`: a folder with engines in addition to the released ones in `engines/` of the working folder.
 * `FIELDPOST_RELEASED_ENGINES`, set to `only` as in the cloud: the server refuses to start if its own engines are not
 * released.
 */
const enginesSchema = z.object({
  FIELDPOST_ENGINES: z.string().min(1).optional(),
  FIELDPOST_RELEASED_ENGINES: z.literal('only').optional(),
});

/** Returns the engines of an environment. Throws if only released engines may decide and its own are not. */
export function enginesFrom(env: { readonly [name: string]: string | undefined }) {
  const { FIELDPOST_ENGINES, FIELDPOST_RELEASED_ENGINES } = enginesSchema.parse(env);
  if (FIELDPOST_RELEASED_ENGINES === 'only') unlessReleased();
  const folders = ['engines', ...(FIELDPOST_ENGINES === undefined ? [] : [FIELDPOST_ENGINES])];
  return {
    isKnown: knownEngines(FIELDPOST_ENGINES),
    engines: enginesIn(folders),
    importEngines: enginesIn(folders, IN_AN_IMPORT),
    engineCode: enginesCodeIn(folders),
  };
}
