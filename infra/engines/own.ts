import { buildEngines } from './build.ts';
import { keepEngine } from './keep.ts';

/**
 * Names the engines of this code for a command that writes to the log without bundling. `folder`: they are stored
 * there, so that their decisions stay checkable.
 */
export async function nameOwnEngines(folder?: string): Promise<void> {
  const engines = await buildEngines();
  if (folder !== undefined) for (const engine of engines) keepEngine(folder, engine, 'fast');
  process.env.FIELDPOST_OWN_ENGINES = JSON.stringify(Object.fromEntries(engines.map(({ game, name }) => [game, name])));
}
