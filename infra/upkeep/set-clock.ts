import { parseArgs } from 'node:util';
import { CLOCKS_DIFFER } from '../../domain/log/times.ts';
import { GameStopped } from '../../functions/platform/kit/faults.ts';
import { backgroundFrom } from '../../functions/wiring/background.ts';
import type { Background } from '../../functions/wiring/service.ts';
import { nameOwnEngines } from '../engines/own.ts';
import { writeLine } from '../local/commands/input.ts';
import { gamesIn } from './items.ts';
import { onStoresWith } from './stores.ts';

/** A running game with a newest commit later than this machine's clock. */
interface Ahead {
  readonly game: string;
  readonly version: number;
  /** By this many milliseconds. */
  readonly by: number;
}

/** Returns the game, if it is ahead by more than clocks may differ. Throws `GameStopped` on an unreadable log. */
async function aheadIn({ matches, now }: Background, game: string): Promise<Ahead | undefined> {
  const loaded = await matches.load(game);
  if (loaded === undefined || loaded.match.status === 'over') return undefined;
  const by = loaded.match.at - now();
  return by > CLOCKS_DIFFER ? { game, version: loaded.match.v, by } : undefined;
}

const RIGHT = '--the-clock-is-right';

/**
 * `fieldpost set-clock`: corrects games that a clock ahead of the time wrote, by a commit that states it. Their
 * deadlines keep the remaining time. Exit 1: a game is still in the future, or could not be read. Exit 2: there are no
 * tables. Check a second clock first, because commits by a wrong clock can miss deadlines.
 */
export async function setClock(args: readonly string[]): Promise<number> {
  const options = { 'the-clock-is-right': { type: 'boolean', default: false } } as const;
  const { values, positionals: named } = parseArgs({ args: [...args], options, allowPositionals: true });
  const mayWrite = values['the-clock-is-right'];
  const needs = mayWrite ? (['vault'] as const) : [];
  return onStoresWith(needs, async ({ client, tables, env, where }) => {
    await nameOwnEngines(env.FIELDPOST_ENGINES);
    const background = backgroundFrom(env);
    await writeLine(`this machine's clock shows ${new Date(background.now()).toISOString()}`);
    let left = 0;
    for (const game of [...(named.length > 0 ? named : await gamesIn(client, tables.events))].sort()) {
      try {
        const ahead = await aheadIn(background, game);
        if (ahead !== undefined && !(await told(background, ahead, mayWrite))) left++;
      } catch (caught) {
        if (!(caught instanceof GameStopped)) throw caught;
        await writeLine(`STOPPED: ${game}: ${caught.evidence}`);
        left++;
      }
    }
    await writeLine(
      left === 0
        ? `${where}: no game is in the future`
        : `${where}: ${left} games are in the future; ${RIGHT} sets them right`,
    );
    return left === 0 ? 0 : 1;
  });
}

/** Prints what is wrong with a game, and corrects it if it may. Returns whether it is right now. */
async function told({ matches }: Background, { game, version, by }: Ahead, mayWrite: boolean): Promise<boolean> {
  await writeLine(`${game}: version ${version} is ${Math.round(by / 1000)} s in the future`);
  if (!mayWrite) return false;
  const done = await matches.execute({ game, by: 'house', cmdId: `clock-${version}`, command: { type: 'set-clock' } });
  if (done.is !== 'committed') {
    await writeLine(`${game}: ${done.is === 'refused' ? done.refusal.detail : done.is}`);
    return false;
  }
  await writeLine(`${game}: set right by version ${done.receipt.version}`);
  return true;
}
