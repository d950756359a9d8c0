import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BEAT_PATH } from '../../../functions/features/outages/public-beat.ts';
import { type Delivery, deliver, deliverHere, type Parcel } from '../../../functions/platform/courier/deliver.ts';
import type { Courier, Letter } from '../../../functions/platform/courier/loads.ts';
import { isLoopback } from '../../../functions/platform/courier/loopback.ts';
import { report } from '../../../functions/platform/kit/report.ts';

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

/** Addresses that mean all addresses of this machine. */
const EVERYWHERE = ['0.0.0.0', '::'];

/** Lets the server ask itself where it listens, so that it beats. A failure is reported, and leaves a gap. */
export async function askItself(host: string, port: number): Promise<void> {
  const at = EVERYWHERE.includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  const url = `http://${at}:${port}${BEAT_PATH}`;
  const { outcome } = await deliverHere({ url, headers: {}, body: '' });
  if (outcome !== '2xx') report('beat', { message: `${url}: ${outcome}` });
}
