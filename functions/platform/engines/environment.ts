import * as z from 'zod';
import { IN_AN_IMPORT } from './engine-process.ts';
import { enginesCodeIn, enginesIn } from './engines.ts';
import { knownEngines, unlessReleased } from './own-engines.ts';

/**
 * `FIELDPOST_ENGINES`: a folder with more engines than the released ones in `engines/` of the working folder. With
 * `FIELDPOST_RELEASED_ENGINES` set to `only`, as in the cloud, a server whose own engines are not released refuses to
 * start.
 */
const enginesSchema = z.object({
  FIELDPOST_ENGINES: z.string().min(1).optional(),
  FIELDPOST_RELEASED_ENGINES: z.literal('only').optional(),
});

/** Returns the engines that an environment names. Throws where only released ones may decide and its own are not. */
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
