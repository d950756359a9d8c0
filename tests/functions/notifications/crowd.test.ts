import { describe, expect, it } from 'vitest';
import { sweepNotifications } from '../../../functions/features/channels/send.ts';
import { followGame } from '../../../functions/features/notifications/follow.ts';
import { notificationsAfter } from '../../../functions/features/notifications/made.ts';
import type { Load } from '../../../functions/platform/courier/loads.ts';
import { subscribed } from '../../kit/subscribed.ts';
import { channelsAt, type Desk, desk, listed, projected } from './kit.ts';

// Many people at one push service: what it costs to tell them, and what happens when the service says that it is enough.

const FCM = 'https://fcm.googleapis.com/fcm/send';
const MOZILLA = 'https://updates.push.services.mozilla.com/wpush/v2';
const SEATS = 7;

/** A desk with people who each have a browser, in games of seven that all start at this moment. */
async function crowd(size: number, serviceOf: (n: number) => string = () => FCM) {
  const at = desk();
  const { keys } = subscribed();
  const channels = channelsAt(at);
  const persons: string[] = [];
  for (let n = 0; n < size; n++) {
    const self = await at.person(`u${n}`);
    persons.push(self.person);
    await channels.create(
      self,
      'a-push',
      { kind: 'push', endpoint: `${serviceOf(n)}/${n}`, keys, reasons: ['started'] },
      'en',
    );
  }
  while ((await sweepNotifications(at.sending)).done > 0);
  at.courier.loads.length = 0;
  for (let from = 0; from < size; from += SEATS) {
    const held = Object.fromEntries(persons.slice(from, from + SEATS).map((person, i) => [person, [`seat${i}`]]));
    const view = listed({ game: `g${from}`, version: 1, at: at.now, held });
    at.games.set(view.game, view);
    await followGame({ people: at.people }, projected(view));
  }
  return { at, persons };
}

/** Sweeps once, and counts what it asked of the stores. */
async function counted({ people, sending }: Desk): Promise<number> {
  let requests = 0;
  const counting = <T extends object>(store: T): T =>
    new Proxy(store, {
      get(target, name) {
        const of: unknown = Reflect.get(target, name);
        if (typeof of !== 'function') return of;
        return (...given: unknown[]) => {
          requests++;
          return Reflect.apply(of, target, given) as unknown;
        };
      },
    });
  await sweepNotifications({
    ...sending,
    people: counting(people),
    vault: counting(sending.vault),
    views: counting(sending.views),
  });
  return requests;
}

const hostOf = (load: Load): string => ('parcel' in load ? new URL(load.parcel.url).hostname : '');

describe('people at one push service', () => {
  it('are all told in one pass, by requests that are linear in people', async () => {
    const perPerson: number[] = [];
    for (const size of [100, 200, 500]) {
      const { at, persons } = await crowd(size);
      const requests = await counted(at);
      expect(at.courier.loads).toHaveLength(size);
      perPerson.push(requests / size);
      const last = persons.at(-1) ?? '';
      expect(await notificationsAfter(at.people, last, 0, 10)).toMatchObject([{ reason: 'started' }]);
    }
    const [few = 0, some = 0, many = 0] = perPerson;
    expect(some).toBeLessThan(few * 1.01);
    expect(many).toBeLessThan(few * 1.01);
    expect(many).toBeGreaterThan(few * 0.9);
  }, 600_000);

  it('that says too many wait for as long as it asks, without a lost try; another service goes on', async () => {
    const { at } = await crowd(70, (n) => (n % 2 === 0 ? FCM : MOZILLA));
    let isClosed = true;
    at.courier.says = (load) =>
      isClosed && hostOf(load).startsWith('fcm') ? { outcome: '4xx', wait: 120 } : { outcome: '2xx' };
    await sweepNotifications(at.sending);
    const asked = at.courier.loads.map(hostOf);
    expect(asked.filter((host) => host.startsWith('updates'))).toHaveLength(35);
    // Only those that were on their way together got an answer; the others were not sent.
    const refused = asked.filter((host) => host.startsWith('fcm')).length;
    expect(refused).toBeLessThanOrEqual(32);
    at.courier.loads.length = 0;
    at.now += 60_000;
    await sweepNotifications(at.sending);
    expect(at.courier.loads).toEqual([]);
    isClosed = false;
    at.now += 60_000;
    await sweepNotifications(at.sending);
    expect(at.courier.loads.map(hostOf)).toEqual(Array(35).fill('fcm.googleapis.com'));
  });

  it('hosts that people name still get sixty a minute, shared between the workers', async () => {
    for (const workers of [1, 2]) {
      const { at } = await crowd(70, () => 'https://push.example');
      await sweepNotifications({ ...at.sending, workers });
      expect(at.courier.loads).toHaveLength(60 / workers);
    }
  });
});
