import { isPassing } from '../../../platform/kit/faults.ts';
import { keys } from '../../notifications/keys.ts';
import type { ServiceType } from '../../notifications/outcomes.ts';
import type { Sending } from '../sending.ts';

/** How long a letter may be on its way. A process that ends meanwhile sends it again then. */
export const LEASE_MS = 30_000;

/** A letter about a channel. `tries`: those before this one. */
interface Letter {
  readonly person: string;
  readonly channel: string;
  readonly id: string;
  readonly what: ServiceType;
  readonly tries: number;
}

/**
 * Leases a letter about a channel to this process: two processes may have its errand, and one of them sends it.
 * Returns when to look again, if another process has it; `done`: this try was made before.
 */
export async function leased(
  { people, now }: Pick<Sending, 'people' | 'now'>,
  { person, channel, id, what, tries }: Letter,
): Promise<'here' | 'done' | number> {
  const key = keys.said(person, channel, id);
  const entry = await people.get(...key);
  const before = entry && keys.said.read(entry);
  if (before !== undefined && (before.state !== 'waiting' || before.tries > tries)) return 'done';
  if (before?.leased !== undefined && before.leased > now()) return before.leased;
  const until = now() + LEASE_MS;
  const value = { what, state: 'waiting', tries, at: now(), leased: until };
  // If the lease is refused, this process may have it nevertheless: the answer was lost. So its errand comes back.
  return (await people.put(...key, value, entry?.rev ?? 0)) ? 'here' : until;
}

/** How often it is tried to note that a message was sent, and the first wait between. It doubles each time. */
const INSISTED = 8;
const WAIT_MS = 50;

/** Repeats a write while the store is away for seconds: a message that is not noted as sent is sent again. */
export async function insisted(write: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await write();
      return;
    } catch (caught) {
      if (!isPassing(caught) || tries === INSISTED) throw caught;
      await new Promise((done) => setTimeout(done, WAIT_MS * 2 ** tries));
    }
  }
}
