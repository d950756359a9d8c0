import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Courier, Letter } from '../../../functions/platform/courier/courier.ts';
import { type Delivery, deliver, type Parcel, toldOf } from '../../../functions/platform/courier/deliver.ts';
import { isLoopback } from '../../../functions/platform/courier/loopback.ts';

/** How notifications leave this machine. */
interface Leaving {
  /** The folder for mails, one file each; `undefined`: none is kept. */
  readonly mail: string | undefined;
  /** Whether hooks and push services may run on this machine. */
  readonly isLoopbackAllowed: boolean;
}

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
  isLoopbackAllowed && isLoopback(parcel.url) ? broughtHere(parcel) : deliver(parcel);

const PATIENCE_MS = 6_000;

/** Delivers to a receiver on this machine, by any protocol and port. */
async function broughtHere({ url, headers, body, echo }: Parcel): Promise<Delivery> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: Buffer.from(body, 'base64'),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return toldOf(answer.status, await answer.text(), echo);
  } catch (caught) {
    return { outcome: (caught as Error).name === 'TimeoutError' ? 'timeout' : 'unreachable' };
  }
}
