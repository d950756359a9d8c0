import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Outages } from '../../functions/features/outages/outages.ts';
import { oneAtATime } from './server/gate/turns.ts';

// Maintenance of a server on a data folder. Its store has one process, so the command writes a file, and the server
// follows it. `ended`: when the operator ended it.

const schema = z.object({
  from: z.int(),
  why: z.string(),
  until: z.int().exactOptional(),
  ended: z.int().exactOptional(),
});

type MaintenanceFile = z.output<typeof schema>;

const fileIn = (folder: string): string => join(folder, 'maintenance.json');

/** Returns the maintenance of a data folder; `undefined`: none, or its end is in the record. */
export async function maintenanceIn(folder: string): Promise<MaintenanceFile | undefined> {
  const text = await readFile(fileIn(folder), 'utf8').catch((caught: { code?: string }) => {
    if (caught.code === 'ENOENT') return undefined;
    throw caught;
  });
  return text === undefined ? undefined : schema.parse(JSON.parse(text));
}

/** Writes the maintenance of a data folder, whole or not at all. */
export async function putMaintenance(folder: string, maintenance: MaintenanceFile): Promise<void> {
  const fresh = `${fileIn(folder)}-${process.pid}`;
  await writeFile(fresh, `${JSON.stringify(maintenance)}\n`, { mode: 0o600 });
  await rename(fresh, fileIn(folder));
}

type Followed = Pick<Outages, 'maintenance' | 'maintain' | 'endMaintenance'>;

/**
 * Follows the file of a data folder, first before it returns: after a restart no deadline times out. Returns what ends
 * it.
 */
export async function followMaintenance(
  folder: string | undefined,
  every: number,
  failed: (fault: unknown) => void,
): Promise<() => void> {
  if (folder === undefined) return () => undefined;
  let outages: Followed | undefined;
  const follow = async (): Promise<void> => {
    const file = await maintenanceIn(folder);
    if (file === undefined) return;
    outages ??= (await import('../../functions/wiring/background.ts')).backgroundFrom(process.env).outages;
    await followed(folder, file, outages);
  };
  await follow().catch(failed);
  const following = setInterval(oneAtATime(follow, failed), every);
  return () => clearInterval(following);
}

/** Begins or ends maintenance in the tables, as the file says. Can be repeated after a crash. */
async function followed(folder: string, { ended, ...wanted }: MaintenanceFile, outages: Followed): Promise<void> {
  if (ended !== undefined) {
    await outages.endMaintenance(ended, wanted);
    await rm(fileIn(folder), { force: true });
    return;
  }
  const is = await outages.maintenance();
  if (is?.from !== wanted.from || is.why !== wanted.why || is.until !== wanted.until) await outages.maintain(wanted);
}
