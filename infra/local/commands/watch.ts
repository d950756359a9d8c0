import { FieldpostError, type Game } from '../../../client/src/index.ts';
import { GAMES } from '../../../domain/games/games.ts';
import { sure } from '../../../domain/lib/sure.ts';
import type { Locale } from '../../../domain/lib/text.ts';
import { type AtService, atService } from './at-service.ts';
import { writeLine } from './input.ts';
import { shown } from './shown.ts';

/** `fieldpost watch GAME`: the position in words, now and after each change, until the game is over. */
export async function watch(args: readonly string[]): Promise<number> {
  const at = await atService(args);
  try {
    for await (const match of at.client.follow(at.game)) await writeLine(shown(await inWords(at, match)));
    return 0;
  } catch (caught) {
    if (!(caught instanceof FieldpostError)) throw caught;
    process.stderr.write(`${shown(caught.problem.detail)}\n`);
    return 1;
  } finally {
    at.client.close();
  }
}

/** Returns the state of a game in words: the position, and the seats that it waits for. */
export async function inWords({ client, game, locale }: AtService, match: Game): Promise<string> {
  const title = `\n--- ${match.game}, version ${match.version}: ${match.phase ?? match.status}`;
  if (match.status === 'lobby')
    return `${title}\n${match.seats.map(({ name, holder }) => `${name}: ${holder?.kind ?? '-'}`).join('\n')}`;
  const { of, view } = await client.getState({ game });
  const waiting = match.asks.filter(({ settled }) => settled !== true).map(({ seat, kind }) => `${seat} (${kind})`);
  const until = match.due === undefined ? '' : `, ${new Date(match.due).toISOString()}`;
  const end = match.outcome && `${match.outcome.result}: ${match.outcome.seats.join(', ')} (${match.outcome.how})`;
  return [title, await described(of, view, locale), end ?? `> ${waiting.join(', ')}${until}`].join('\n');
}

/** Returns a position in the words of its game. */
async function described(of: string, view: unknown, locale: Locale): Promise<string> {
  const game = await sure(GAMES[of], `game ${of}`)();
  return game.describe(view as never, locale).trim();
}
