import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Courier, Letter } from '../../../functions/platform/courier/courier.ts';
import { type Delivery, deliver, deliverHere, type Parcel } from '../../../functions/platform/courier/deliver.ts';
import { isLoopback } from '../../../functions/platform/courier/loopback.ts';

/** How notifications leave this machine. */
interface Leaving {
  /** The folder for mails, one file each; `undefined`: none is kept. */
  readonly mail: string | undefined;
  /** Whether hooks and push services may run on this machine. */
  readonly isLoopbackAllowed: boolean;
}

/**
 * Returns whether receivers of notifications may be on this machine: where people sign in with the key, which a server
 * that other machines reach does not allow, and no other machine holds the tables. Only people with the key name them.
 */
export const maySendHere = (server: {
  readonly isByName: boolean;
  readonly hasOwnTables: boolean;
  readonly isDenied: boolean | undefined;
}): boolean => server.isByName && server.hasOwnTables && server.isDenied !== true;

/** Returns the courier of a server on one machine. */
export const courierOf =
  (leaving: Leaving): Courier =>
  (load) =>
    'letter' in load ? kept(leaving, load.letter) : brought(leaving, load.parcel);

/** Stores mail in the folder, where the operator reads it. Nothing leaves the machine. */
async function kept({ mail }: Leaving, { message }: Letter): Promise<Delivery> {
  if (mail === undefined) return { outcome: 'refused' };
  await mkdir(mail, { recursive: true, mode: 0o700 });
  await writeFile(join(mail, `${Date.now()}-${randomUUID()}.eml`), Buffer.from(message, 'base64'), { mode: 0o600 });
  return { outcome: '2xx' };
}

const brought = ({ isLoopbackAllowed }: Leaving, parcel: Parcel): Promise<Delivery> =>
  isLoopbackAllowed && isLoopback(parcel.url) ? deliverHere(parcel) : deliver(parcel);
