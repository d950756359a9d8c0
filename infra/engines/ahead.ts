import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { GAMES } from '../../domain/games/games.ts';
import { sure } from '../../domain/lib/sure.ts';
import { statesOf, type Told } from './states.ts';

/** The script of a newer checkout that plays games and tells their states. */
const TELLS = join('tests', 'golden', 'states.ts');

/** How this code folds the games that newer code decided. `differs`: the first one that it folds to another state. */
interface Folded {
  readonly logs: number;
  readonly states: number;
  readonly differs?: { readonly log: string; readonly v: number };
}

/**
 * Folds games that the code in a folder decided by this code: its golden logs, and a number of random ones. Compares
 * the hash of the state after each commit, and stops at the first difference. Throws if the other code tells none.
 */
export async function foldedAhead(sources: string, of: string, games: number): Promise<Folded> {
  if (!existsSync(join(sources, TELLS))) throw new Error(`that commit has no ${TELLS}, which plays its games`);
  const play = await sure(GAMES[of], `hosted game ${of}`)();
  const child = spawn(process.execPath, [...process.execArgv, TELLS, of, String(games)], {
    cwd: sources,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  let [logs, states] = [0, 0];
  for await (const line of createInterface({ input: child.stdout })) {
    const told = JSON.parse(line) as Told;
    const own = statesOf(play, told.commits);
    const other = told.states.findIndex((state, i) => own[i] !== state);
    if (other >= 0) {
      child.kill('SIGKILL');
      await ended;
      return { logs, states: states + other, differs: { log: told.log, v: other + 1 } };
    }
    logs++;
    states += told.states.length;
  }
  const [code] = await ended;
  if (code !== 0 || logs < games) throw new Error(`the newer code told ${logs} games, and ended with ${code}`);
  return { logs, states };
}
