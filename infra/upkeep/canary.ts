import { parseArgs } from 'node:util';
import { playCanary } from '../../functions/features/canary/game.ts';
import { Unexpected } from '../../functions/features/canary/unexpected.ts';
import { writeLine } from '../local/commands/input.ts';
import { isLocal, ofThisMachine, tokenOf, tokenSetFor } from '../local/commands/own-service.ts';
import { shown } from '../local/commands/shown.ts';
import { countIn, oneOf, WrongUsage } from '../local/commands/usage.ts';

/** Deadlines in seconds: what a game may have, and after what the whole game would take too long. */
const [SHORTEST, LONGEST] = [10, 120];

/**
 * `fieldpost canary [URL] [--token TOKEN | --as NAME] [--deadline SECONDS]`: plays the game by which the cloud watches
 * itself. Exit 1: the service did not do as it should; the line says what. Exit 2: it is under maintenance.
 */
export async function canary(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { token: { type: 'string' }, as: { type: 'string' }, deadline: { type: 'string' } },
  });
  const url = (oneOf(positionals) ?? ofThisMachine()).replace(/\/+$/, '');
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw new WrongUsage(`${url} is no address of a service`);
  const name = values.as ?? (isLocal(url) ? 'canary' : undefined);
  const token = values.token ?? tokenSetFor(url) ?? (name && (await tokenOf(name)));
  if (token === undefined) throw new WrongUsage('a service elsewhere needs --token of a separate account');
  const deadline = countIn(values.deadline, 30);
  if (deadline < SHORTEST || deadline > LONGEST)
    throw new WrongUsage(`--deadline is ${SHORTEST} to ${LONGEST} seconds, not ${deadline}`);
  try {
    const played = await playCanary({ url, token, deadline });
    if ('maintenance' in played) {
      await writeLine(`${url} is under maintenance: ${shown(played.maintenance)}`);
      return 2;
    }
    await writeLine(`${url}: game ${played.game}, ${played.version} commits in ${played.seconds} s: as it should be`);
    return 0;
  } catch (caught) {
    if (!(caught instanceof Unexpected)) throw caught;
    await writeLine(`${url}: NOT AS IT SHOULD BE: ${caught.game ?? 'no game'}: ${shown(caught.message)}`);
    return 1;
  }
}
