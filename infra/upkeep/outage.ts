import { parseArgs } from 'node:util';
import { backgroundFrom } from '../../functions/wiring/background.ts';
import { writeLine } from '../local/commands/input.ts';
import { WrongUsage } from '../local/commands/usage.ts';
import { onStoresWith } from './stores.ts';

/** The longest reason, in characters. */
export const MOST_WHY = 200;

/**
 * `fieldpost outage --from TIME --until TIME --why TEXT`: writes an outage that beats cannot see into the record, such
 * as a sign-in that was down. The next clock applies it to every game whose deadline ran then, and to none alone. Exit
 * 1: it is not allowed. Exit 2: there are no tables.
 */
export async function outage(args: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...args], options: { from: text, until: text, why: text } });
  const [from, until] = [momentIn('--from', values.from), momentIn('--until', values.until)];
  const { why = '' } = values;
  if (why.trim() === '' || why.length > MOST_WHY)
    throw new WrongUsage(`--why is a reason of 1 to ${MOST_WHY} characters`);
  return onStoresWith(['signing'], async ({ env, where }) => {
    const kept = await backgroundFrom(env).outages.declare(from, until, why.trim());
    if (typeof kept === 'string') {
      await writeLine(`${where}: ${kept}`);
      return 1;
    }
    await writeLine(`${where}: outage ${kept.entry.n} is in the record; the clock applies it to every game`);
    return 0;
  });
}

/** Returns a moment, written with its zone, in milliseconds since 1970. */
export function momentIn(option: string, text = ''): number {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) throw new WrongUsage(`${option} is a moment like 2026-01-31T20:00Z`);
  return at;
}
