import { z } from 'zod';
import RELEASED from '../../engines/engines.json' with { type: 'json' };

/**
 * The names of the engines of this code, by game. When the functions are bundled, the engines are built from the same sources, and their
 * names take the place of this variable: so what decides and what it is called cannot come apart.
 */
const names = (): { readonly [game: string]: string } =>
  z.record(z.string(), z.string()).parse(JSON.parse(process.env.FIELDPOST_OWN_ENGINES ?? '{}'));

/** The name of the engine that decides a game here. Throws where the code was not bundled: only bundles write to the log. */
export function ownEngine(of: string): string {
  const name = names()[of];
  if (name === undefined) throw new Error(`there is no engine of ${of}: this code was not bundled`);
  return name;
}

/** Throws unless all engines of this code are released ones, so that whoever has a release can check what they decide. */
export function unlessReleased(): void {
  const unknown = Object.entries(names()).filter(([game, name]) => !RELEASED.some((row) => row.game === game && row.name === name));
  if (unknown.length > 0)
    throw new Error(
      `the engines of ${unknown.map(([game]) => game).join(', ')} are not in engines/: run npm run release and commit what it writes`,
    );
}
