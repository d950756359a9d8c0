import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, newStores, open } from './kit.ts';
import { sweptIn } from './sweeping.ts';

// A person whose invitation to a private game was withdrawn asks for its notification again, to learn how the game goes.

const stores = newStores();
let house: House;
const bodies: string[] = [];
beforeAll(async () => {
  house = await open({ stores });
});
afterAll(() => house.close());

/** Sends what is due, and returns it as text. */
async function sent(): Promise<readonly string[]> {
  bodies.length = 0;
  await sweptIn(house, 1, {
    origin: 'https://play.example',
    courier: async (load) => {
      if (!('parcel' in load)) return { outcome: 'refused' };
      bodies.push(Buffer.from(load.parcel.body, 'base64').toString('utf8'));
      return { outcome: '2xx', ...(load.parcel.echo !== undefined && { echoed: true }) };
    },
  });
  return [...bodies];
}

interface Made {
  readonly id: string;
  readonly game: string;
  readonly deliveries: readonly { readonly notification: string; readonly reason: string }[];
}

it('an invitation that was withdrawn tells nothing when it is asked for again', async () => {
  const [host, guest] = [house.as('host'), house.as('asked')];
  await guest.put('/v1/me/handle', { handle: 'the-asked' });
  const add = async (more: object) =>
    (await guest.post<Made>('/v1/me/channels', { kind: 'webhook', names: true, ...more })).body.id;
  const program = await add({ url: 'https://hooks.example/in' });
  const chat = await add({ url: 'https://hooks.slack.com/in', format: 'slack' });
  const code = /Code (\d{3}-\d{3})/.exec((await sent()).join())?.[1];
  await guest.post(`/v1/me/channels/${chat}/confirmation`, { code });

  const settings = { visibility: 'private' };
  const { game } = (await host.post<Made>('/v1/games', { of: 'duel', options: { hits: 3 }, title: 'Before', settings }))
    .body;
  const { id } = (await host.post<Made>(`/v1/games/${game}/invitations`, { to: '@the-asked' })).body;
  const first = (await sent()).join();
  expect(first.match(/Before/g)).toHaveLength(2);
  expect(first).toContain('"version":1');

  await host.delete(`/v1/games/${game}/invitations/${id}`);
  await host.patch(`/v1/games/${game}`, { title: 'After' });
  expect((await guest.get(`/v1/games/${game}`)).status).toBe(404);
  for (const channel of [program, chat]) {
    const { deliveries } = (await guest.get<Made>(`/v1/me/channels/${channel}/deliveries`)).body;
    const told = deliveries.find(({ reason }) => reason === 'invited')?.notification;
    expect((await guest.post(`/v1/me/channels/${channel}/deliveries/${told}`)).status).toBe(202);
  }
  const again = await sent();
  expect(again).toHaveLength(2);
  expect(again.join()).not.toMatch(/After|Before|version|status|"due"|lobby/);
  expect(again.join()).toContain(`https://play.example/g/${game}`);
});
