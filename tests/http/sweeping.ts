import { sweepNotifications } from '../../functions/features/channels/send.ts';
import type { Sending } from '../../functions/features/channels/sending.ts';
import type { Load } from '../../functions/platform/courier/loads.ts';
import { vapidFrom } from '../../functions/platform/courier/vapid.ts';
import { courierOf } from '../../infra/local/server/courier.ts';
import type { House } from './kit.ts';
import type { Twins } from './twin-houses.ts';

/** Does the errands of a house that are due `seconds` later; `own`: what differs from a server that sends to nobody. */
export function sweptIn(house: House, seconds = 0, own: Partial<Sending> = {}) {
  house.wait(seconds);
  return sweepNotifications({
    people: house.stores.people,
    vault: house.stores.vault,
    views: house.stores.views,
    origin: 'https://fieldpost.example',
    courier: async () => ({ outcome: '2xx' }),
    vapid: async () => vapidFrom(new Uint8Array(32).fill(1), 'mailto:tests@fieldpost.invalid'),
    post: undefined,
    now: () => house.now,
    random: () => 0.5,
    ...own,
  });
}

/** A courier that keeps what it is given in a list; each receiver returns its challenge. */
export const keptIn =
  (loads: Load[]): Sending['courier'] =>
  async (load) => {
    loads.push(load);
    return { outcome: '2xx', ...('parcel' in load && load.parcel.echo !== undefined && { echoed: true }) };
  };

/** The same with real HTTP to receivers on this machine. */
export const sweptHere = (house: House, seconds = 0) =>
  sweptIn(house, seconds, {
    origin: 'http://localhost:8080',
    courier: courierOf({ mail: undefined, isLoopbackAllowed: true }),
  });

/** Does what is due in twin houses two minutes later, and keeps what each sends. */
export async function sweptTwins({ houses }: Twins, sent: { readonly [house in 0 | 1]: Load[] }): Promise<void> {
  for (const which of [0, 1] as const) await sweptIn(houses[which], 120, { courier: keptIn(sent[which]) });
}
