import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backgroundFrom } from '../../functions/wiring/background.ts';
import { writeLine } from '../local/commands/input.ts';
import { WrongUsage } from '../local/commands/usage.ts';
import { maintenanceIn, putMaintenance } from '../local/maintenance.ts';
import { MOST_WHY, momentIn } from './outage.ts';
import { onStoresWith } from './stores.ts';

/** Says what has begun, with the words that players read. */
const on = ({ why, until }: { readonly why: string; readonly until?: number }): string =>
  `the server refuses commands within seconds, and no deadline times out; players read "${why}"` +
  (until === undefined ? '' : `, until ${new Date(until).toISOString()}`);
const NONE = 'no maintenance is on';

/** What was typed. `undefined`: maintenance ends. */
type Typed = { readonly why: string; readonly until?: number } | undefined;

/**
 * `fieldpost maintenance on --why TEXT [--until TIME] | off`: begins maintenance, or changes its words; ends it, and
 * writes its time into the public record. On a data folder the server may run. Exit 1: none is on. Exit 2: no tables,
 * or no key to sign the entry of the record.
 */
export async function maintenance(args: readonly string[]): Promise<number> {
  const typed = typedIn(args);
  const { DYNAMODB_ENDPOINT, AWS_REGION, FIELDPOST_DATA = '.fieldpost' } = process.env;
  const folder = resolve(FIELDPOST_DATA);
  if (DYNAMODB_ENDPOINT === undefined && AWS_REGION === undefined && existsSync(join(folder, 'db')))
    return inFolder(folder, typed);
  return onStoresWith([typed === undefined ? 'signing' : 'ending'], async ({ env, where }) => {
    const { outages } = backgroundFrom(env);
    if (typed !== undefined) {
      const from = (await outages.maintenance())?.from ?? Date.now();
      await outages.maintain({ ...typed, from });
      await writeLine(`${where}: ${on(typed)}`);
      return 0;
    }
    const kept = await outages.endMaintenance(Date.now());
    await writeLine(
      kept === undefined
        ? `${where}: ${NONE}`
        : `${where}: maintenance is over; outage ${kept.entry.n} is in the record`,
    );
    return kept === undefined ? 1 : 0;
  });
}

/** Leaves a note for the server of a data folder, which may run now or later. */
async function inFolder(folder: string, typed: Typed): Promise<number> {
  const before = await maintenanceIn(folder);
  const isOn = before !== undefined && before.ended === undefined;
  if (typed !== undefined) {
    await putMaintenance(folder, { ...typed, from: isOn ? before.from : Date.now() });
    await writeLine(`${folder}: ${on(typed)}`);
    return 0;
  }
  if (!isOn) {
    await writeLine(`${folder}: ${NONE}`);
    return 1;
  }
  await putMaintenance(folder, { ...before, ended: Date.now() });
  await writeLine(`${folder}: maintenance is over; the server writes an outage into the record`);
  return 0;
}

function typedIn(args: readonly string[]): Typed {
  const options = { why: { type: 'string' }, until: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [is, ...more] = positionals;
  if ((is !== 'on' && is !== 'off') || more.length > 0) throw new WrongUsage('maintenance is on or off');
  if (is === 'off') {
    if (values.why !== undefined || values.until !== undefined)
      throw new WrongUsage('--why and --until belong to maintenance on');
    return undefined;
  }
  const why = (values.why ?? '').trim();
  if (why === '' || why.length > MOST_WHY) throw new WrongUsage(`--why is a reason of 1 to ${MOST_WHY} characters`);
  if (values.until === undefined) return { why };
  const until = momentIn('--until', values.until);
  if (until <= Date.now()) throw new WrongUsage(`--until ${values.until} is over`);
  return { why, until };
}
