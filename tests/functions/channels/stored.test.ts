import { expect, it } from 'vitest';
import { type Channel, channelOf, itemOf, restate } from '../../../functions/features/channels/channels.ts';
import { keys } from '../../../functions/features/notifications/keys.ts';
import { memoryPeople } from '../../kit/memory-people.ts';

const SECRET = new Uint8Array(32).fill(7);

/** A channel as release 0.1.0 wrote it: a webhook was a `hook`, and `asked` until its receiver confirmed it. */
const EARLIER = {
  id: 'w1',
  kind: 'hook',
  state: 'asked',
  place: { kind: 'hook', url: 'https://hooks.example/in' },
  secrets: [{ secret: 'whsec_x' }],
  reasons: ['over'],
  created: 5,
  locale: 'en',
};

it('a channel with the names of release 0.1.0 is read by the names of now, also after a change', async () => {
  const people = memoryPeople();
  await people.put(...keys.channel('p1', 'w1'), itemOf(SECRET, EARLIER as unknown as Channel), 0);
  const read = async () => (await channelOf(people, 'p1', SECRET, 'w1'))?.channel;
  const now = { ...EARLIER, kind: 'webhook', state: 'unconfirmed', place: { ...EARLIER.place, kind: 'webhook' } };
  expect(await read()).toEqual(now);
  await restate(people, 'p1', 'w1', { state: 'on' });
  expect(await read()).toEqual({ ...now, state: 'on' });
});
