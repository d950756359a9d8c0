import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import { BUNDLED_MS } from '../../../functions/features/channels/bundles.ts';
import { challengeOf, channelsOf } from '../../../functions/features/channels/channels.ts';
import { forgetLinks, forgetSeen } from '../../../functions/features/channels/forgotten.ts';
import { sweepNotifications } from '../../../functions/features/channels/send.ts';
import { followGame } from '../../../functions/features/notifications/follow.ts';
import { keys } from '../../../functions/features/notifications/keys.ts';
import { notificationsAfter } from '../../../functions/features/notifications/made.ts';
import { dueErrands, queued } from '../../../functions/features/notifications/queue.ts';
import { threadOf } from '../../../functions/features/notifications/threads.ts';
import { keys as personKeys } from '../../../functions/features/people/keys.ts';
import type { Self } from '../../../functions/features/people/persons.ts';
import type { Reason } from '../../../functions/features/people/reasons.ts';
import type { Parcel } from '../../../functions/platform/courier/deliver.ts';
import { type Letter, Unsent } from '../../../functions/platform/courier/loads.ts';
import type { Listed } from '../../../functions/platform/ports/ports.ts';
import { subscribed } from '../../kit/subscribed.ts';
import { channelsAt, type Desk, desk, listed, NOON, projected } from './kit.ts';

// Notifications on their way: made once, brought by each channel that its person has, tried again, given up.

const HOOK = 'https://hooks.example/in';
const REASONS = ['your-turn', 'deadline', 'started', 'over', 'invited'] as const;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let at: Desk;
let anna: Self;
let channels: ReturnType<typeof channelsAt>;
let version: number;
beforeEach(async () => {
  [at, version] = [desk(), 0];
  anna = await at.person('anna');
  channels = channelsAt(at);
});

/** Lets the game go on, and the follower see it. */
async function goes(more: Partial<Listed> & { waits?: readonly string[] }): Promise<void> {
  const view = listed({ version: ++version, at: at.now, held: { [anna.person]: ['red'] }, ...more });
  at.games.set(view.game, view);
  await followGame({ people: at.people }, projected(view));
}
const sweep = async (after = 0) => {
  at.now += after;
  return sweepNotifications(at.sending);
};
/** Sweeps, and waits until the letters of what was found may go. */
const gathered = async () => {
  await sweep();
  at.now += BUNDLED_MS;
};
/** In the order of the alphabet: what is due at once is made at once. */
const told = async () => (await notificationsAfter(at.people, anna.person, 0, 100)).map(({ reason }) => reason).sort();
const thread = (reason: Reason) => threadOf(anna.secret, { game: 'g1', reason });
const parcels = (): readonly Parcel[] => at.courier.loads.flatMap((load) => ('parcel' in load ? [load.parcel] : []));
const letters = (): readonly Letter[] => at.courier.loads.flatMap((load) => ('letter' in load ? [load.letter] : []));
const textOf = ({ body }: Parcel): string => Buffer.from(body, 'base64').toString('utf8');

async function hooked(reasons: readonly (typeof REASONS)[number][] = REASONS) {
  const made = await channels.create(anna, 'a-hook', { kind: 'webhook', url: HOOK, reasons }, 'en');
  await sweep();
  at.courier.loads.length = 0;
  return made;
}

describe('a turn', () => {
  beforeEach(() => goes({ status: 'lobby' }));

  it('is told after 90 seconds, once, however often the lists are followed and the queue is swept', async () => {
    await goes({ waits: ['red'] });
    await sweep(80_000);
    expect(await told()).toEqual(['started']);
    version--;
    await goes({ waits: ['red'] });
    for (let times = 0; times < 3; times++) await sweep(10_000);
    expect(await told()).toEqual(['started', 'your-turn']);
  });

  it('is not told to a player who answers meanwhile', async () => {
    await goes({ waits: ['red'] });
    at.now += 60_000;
    await goes({});
    await sweep(DAY);
    expect(await told()).toEqual(['started']);
  });

  it('is not sent by a second channel to a player who answers while the first one sends', async () => {
    await hooked(['your-turn']);
    await channels.create(anna, 'another', { kind: 'webhook', url: `${HOOK}/2`, reasons: ['your-turn'] }, 'en');
    await sweep();
    at.courier.loads.length = 0;
    await goes({ waits: ['red'] });
    const deliver = at.sending.courier;
    const slow: typeof deliver = async (load) => {
      at.now += 1_000;
      await goes({});
      return deliver(load);
    };
    at.now += 90_000;
    await sweepNotifications({ ...at.sending, courier: slow });
    expect(parcels()).toHaveLength(1);
  });

  it('is one notification for all windows of a sitting', async () => {
    for (let windows = 0; windows < 10; windows++) {
      await goes({ waits: ['red'] });
      await sweep(100_000);
      await goes({});
      await sweep(30_000);
    }
    expect(await told()).toEqual(['started', 'your-turn']);
    at.now += 11 * MINUTE;
    await goes({ waits: ['red'] });
    await sweep(100_000);
    expect(await told()).toEqual(['started', 'your-turn', 'your-turn']);
  });
});

it('a turn whose message failed, and was dropped after an answer, is told when the sitting goes on', async () => {
  await hooked(['your-turn']);
  await goes({ status: 'lobby' });
  await goes({ waits: ['red'] });
  at.courier.says = () => ({ outcome: '5xx' });
  await sweep(100_000);
  const failed = parcels().length;
  await goes({});
  await sweep(30_000);
  at.courier.says = () => ({ outcome: '2xx' });
  expect(parcels()).toHaveLength(failed);
  await goes({ waits: ['red'] });
  await sweep(100_000);
  expect(parcels().length).toBeGreaterThan(failed);
  const sent = parcels().length;
  await sweep(10 * MINUTE);
  expect(parcels()).toHaveLength(sent);
});

describe('a reminder', () => {
  const deadlines = async () => (await told()).filter((reason) => reason === 'deadline').length;
  const ask = (n: number) => [{ seat: 'red', ask: `q${n}`, kind: 'orders', prompt: '' }] as unknown as Listed['asks'];

  it.each([
    { what: '23 moves of a game with a bank of 10 minutes', moves: 23, gives: 8 * MINUTE, answers: true },
    { what: '59 questions of a live game that was left', moves: 59, gives: 15 * MINUTE, answers: false },
  ])('comes for none of $what', async ({ moves, gives, answers }) => {
    await goes({ status: 'lobby' });
    for (let n = 0; n < moves; n++) {
      await goes({ asks: ask(n), due: at.now + gives });
      await sweep(answers ? 4 * MINUTE : gives);
      if (answers) await goes({ due: at.now + gives });
      await sweep(MINUTE);
    }
    expect(await deadlines()).toBe(0);
    expect((await told()).filter((reason) => reason === 'your-turn').length).toBe(1);
  });

  it('comes once, 90 seconds or more after the turn, also where its deadline moves after it', async () => {
    const due = at.now + DAY;
    await goes({ asks: ask(1), due });
    for (let hour = 0; hour < 19; hour++) await sweep(60 * MINUTE);
    expect(await deadlines()).toBe(0);
    await sweep(60 * MINUTE);
    expect(await deadlines()).toBe(1);
    await goes({ asks: ask(1), due: due + DAY });
    for (let hour = 0; hour < 28; hour++) await sweep(60 * MINUTE);
    expect(await deadlines()).toBe(1);
  });

  it('goes along with a deadline that moves before it', async () => {
    const due = at.now + DAY;
    await goes({ asks: ask(1), due });
    await sweep(13 * 60 * MINUTE);
    await goes({ asks: ask(1), due: due + DAY });
    for (let hour = 13; hour < 39; hour++) await sweep(60 * MINUTE);
    expect(await deadlines()).toBe(0);
    for (let hour = 39; hour < 41; hour++) await sweep(60 * MINUTE);
    expect(await deadlines()).toBe(1);
  });

  it('comes to people who want it, and not once they have answered', async () => {
    const profile = await at.people.get(...personKeys.profile(anna.person));
    await at.people.put(
      ...personKeys.profile(anna.person),
      { ...profile!.value, remind: [2 * 3_600, 3_600, 600] },
      profile!.rev,
    );
    await goes({ asks: ask(1), due: at.now + DAY });
    for (let hour = 0; hour < 21; hour++) await sweep(60 * MINUTE);
    expect(await deadlines()).toBe(0);
    await sweep(60 * MINUTE);
    expect(await deadlines()).toBe(1);
    await sweep(60 * MINUTE);
    expect(await deadlines()).toBe(2);
    await goes({
      asks: ask(1).map((each) => ({ ...each, answered: true })) as Listed['asks'],
      due: at.now + 60 * MINUTE,
    });
    await sweep(60 * MINUTE);
    expect(await deadlines()).toBe(2);
  });
});

describe('by a hook', () => {
  it('comes signed, under the id of the notification, with no word of anybody', async () => {
    const { secret = '' } = await hooked();
    await goes({ waits: ['red'], title: 'The secret title' });
    await sweep(91_000);
    const sent = parcels().map((parcel) => ({ ...parcel, text: textOf(parcel) }));
    const [{ id } = { id: '' }] = await notificationsAfter(at.people, anna.person, 0, 1);
    expect(sent.map(({ url }) => url)).toEqual([HOOK, HOOK]);
    expect(sent[0]?.headers['webhook-id']).toBe(id);
    // The library refuses what was signed minutes ago, by the clock of the machine.
    const signed = new Webhook(secret).sign(id, new Date(at.now), sent[0]?.text ?? '');
    expect(sent[0]?.headers['webhook-signature']).toBe(signed);
    expect(JSON.parse(sent[0]?.text ?? '')).toEqual({
      type: 'started',
      timestamp: new Date(at.now).toISOString(),
      data: {
        id,
        thread: thread('started'),
        game: 'g1',
        url: 'https://fieldpost.example/g/g1',
        version: 1,
        status: 'playing',
        seats: ['red'],
        ask: 'red@1',
        kind: 'orders',
      },
    });
    expect(JSON.stringify(sent)).not.toMatch(/secret title|anna/);
  });

  it('is asked first, and told nothing unless it gives the challenge back', async () => {
    at.courier.says = () => ({ outcome: '2xx', echoed: false });
    await channels.create(anna, 'a-hook', { kind: 'webhook', url: HOOK, reasons: REASONS }, 'en');
    const began = at.now;
    const times: number[] = [];
    for (let sweeps = 0; sweeps < 60; sweeps++) {
      const before = parcels().length;
      await sweep(sweeps === 0 ? 0 : 10_000);
      if (parcels().length > before) times.push((at.now - began) / 1000);
    }
    expect(times).toEqual([0, 10, 70, 370]);
    expect(JSON.parse(textOf(parcels()[0] as Parcel))).toMatchObject({
      type: 'challenge',
      data: { challenge: parcels()[0]?.echo },
    });
    expect(new Set(parcels().map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const [{ id } = { id: '' }] = await channels.list(anna);
    expect(await channels.list(anna)).toMatchObject([{ state: 'off', why: 'silent' }]);
    expect(await channels.deliveries(anna, id)).toMatchObject(
      Array.from({ length: 4 }, () => ({ reason: 'challenge', state: 'dead', outcome: 'wrong-echo' })),
    );
    await goes({ waits: ['red'] });
    await sweep(DAY);
    expect([parcels().length, await told()]).toEqual([4, ['started', 'your-turn']]);
  });

  it('is signed by both secrets for a day after a new one was made', async () => {
    const { id, secret: first = '' } = await hooked();
    const { secret: second } = await channels.renew(anna, id, 'a-key');
    expect(await channels.renew(anna, id, 'a-key')).toMatchObject({ secret: second });
    await goes({ waits: ['red'] });
    await sweep(91_000);
    const [{ headers, text } = { headers: {}, text: '' }] = parcels().map((parcel) => ({
      headers: parcel.headers,
      text: textOf(parcel),
    }));
    const by = (secret: string) => new Webhook(secret).sign(headers['webhook-id'] ?? '', new Date(at.now), text);
    expect(headers['webhook-signature']).toBe(`${by(second)} ${by(first)}`);
    at.courier.loads.length = 0;
    at.now += DAY;
    await goes({ status: 'over' });
    await sweep();
    const [last] = parcels();
    expect(last?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
  });

  it('is told only what it is for, and nothing when its person has given it up', async () => {
    const { id } = await hooked(['over']);
    await goes({ waits: ['red'] });
    await sweep(91_000);
    expect(parcels()).toEqual([]);
    await channels.remove(anna, id);
    await goes({ status: 'over' });
    await sweep();
    expect([parcels(), await channels.list(anna)]).toEqual([[], []]);
    expect(JSON.stringify(await at.people.list(`U#${anna.person}`, 'C#'))).not.toContain('box');
  });
});

describe('a notification that does not arrive', () => {
  it('is tried again, later each time, under one id, and then given up', async () => {
    const { id } = await hooked(['started']);
    at.courier.says = () => ({ outcome: '5xx' });
    await goes({});
    const times: number[] = [];
    const began = at.now;
    for (let sweeps = 0; sweeps < 40_000 && times.length < 8; sweeps++) {
      const before = parcels().length;
      await sweep(sweeps === 0 ? 0 : 10_000);
      if (parcels().length > before) times.push((at.now - began) / 1000);
    }
    const gaps = times.slice(1).map((each, i) => each - (times[i] ?? 0));
    expect(gaps).toEqual([10, 60, 300, 1_800, 7_200, 28_800, 86_400]);
    expect(new Set(parcels().map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await channels.deliveries(anna, id)).toMatchObject([
      { state: 'dead', tries: 8, outcome: '5xx' },
      { reason: 'challenge', state: 'sent' },
    ]);
    expect(await channels.list(anna)).toMatchObject([{ state: 'on', failing: began }]);
  });

  it('arrives in the end, and the channel fails no longer', async () => {
    const { id } = await hooked(['started']);
    at.courier.says = () => ({ outcome: 'timeout' });
    await goes({});
    await sweep();
    at.courier.says = () => ({ outcome: '2xx' });
    await sweep(10_000);
    expect(await channels.deliveries(anna, id)).toMatchObject([
      { state: 'sent', tries: 2, outcome: '2xx' },
      { reason: 'challenge', state: 'sent' },
    ]);
    expect((await channels.list(anna))[0]).not.toHaveProperty('failing');
  });

  it.each([
    { says: '410, a hook', gone: '410', kind: 'webhook', state: 'off' },
    { says: '404, a hook', gone: '404', kind: 'webhook', state: 'on' },
    { says: '404, a browser', gone: '404', kind: 'push', state: 'off' },
    { says: '410, a browser', gone: '410', kind: 'push', state: 'off' },
  ] as const)('where it says $says is $state', async ({ gone, kind, state }) => {
    if (kind === 'webhook') await hooked();
    else
      await channels.create(
        anna,
        'a-push',
        { kind, endpoint: 'https://push.example/x', keys: subscribed().keys, reasons: REASONS },
        'en',
      );
    at.courier.says = () => ({ outcome: '4xx', gone });
    await goes({});
    await sweep();
    expect(await channels.list(anna)).toMatchObject([state === 'on' ? { state } : { state, why: 'gone' }]);
  });

  it('for five days switches the hook off', async () => {
    await hooked();
    at.courier.says = () => ({ outcome: 'unreachable' });
    await goes({});
    await sweep();
    at.now += 5 * DAY;
    await goes({ status: 'over' });
    await sweep();
    expect(await channels.list(anna)).toMatchObject([{ state: 'off', why: 'failing' }]);
  });

  it('is sent once more when its person asks for it', async () => {
    const { id } = await hooked(['started']);
    await goes({});
    await sweep();
    const [{ notification } = { notification: '' }] = await channels.deliveries(anna, id);
    expect(await channels.replay(anna, id, notification)).toMatchObject({ state: 'waiting', tries: 0 });
    await sweep();
    expect(parcels().map(({ headers }) => headers['webhook-id'])).toEqual([notification, notification]);
    await expect(channels.replay(anna, id, 'nothing')).rejects.toMatchObject({ code: 'NO_SUCH_DELIVERY' });
  });

  it('is stored under the names that items of earlier data folders have', async () => {
    const { id } = await hooked(['started']);
    await goes({});
    await sweep();
    const [{ notification } = { notification: '' }] = await channels.deliveries(anna, id);
    await channels.replay(anna, id, notification);
    expect((await at.people.get(...keys.delivery(anna.person, id, notification)))?.value).toMatchObject({
      notice: { id: notification },
    });
    const errands = (await dueErrands(at.people, at.now, 16)).map(({ value }) => value);
    expect(errands).toEqual([{ do: 'bring', person: anna.person, way: id, notice: notification }]);
    await channels.create(anna, 'a-mail', { kind: 'mail', address: 'anna@example.org', reasons: REASONS }, 'en');
    const mail = (await channelsOf(at.people, anna.person, anna.secret)).find(({ kind }) => kind === 'mail');
    expect((await at.people.get(...keys.unsubscribing(mail?.token ?? '')))?.value).toEqual({
      person: anna.person,
      way: mail?.id,
    });
  });

  it('goes to one host sixty times in a sweep, and the rest later', async () => {
    for (let i = 0; i < 70; i++) {
      const self = await at.person(`u${i}`);
      await at.people.put(`U#${self.person}`, 'x', {}, 0);
      await channels.create(self, 'a-hook', { kind: 'webhook', url: `${HOOK}/${i}`, reasons: REASONS }, 'en');
    }
    while ((await sweep(MINUTE)).done > 0);
    at.courier.loads.length = 0;
    const seats = await Promise.all(
      Array.from({ length: 70 }, async (_, i) => [(await at.person(`u${i}`)).person, ['red']] as const),
    );
    await goes({ held: Object.fromEntries(seats) });
    await sweep();
    expect(parcels()).toHaveLength(60);
    await sweep(MINUTE);
    expect(parcels()).toHaveLength(70);
  });
});

it('a browser reads what is pushed to it, of one size, and signed by the service', async () => {
  const { keys, read } = subscribed();
  await channels.create(
    anna,
    'a-push',
    { kind: 'push', endpoint: 'https://push.example/x', keys, reasons: REASONS },
    'en',
  );
  await goes({ waits: ['red'] });
  await sweep(91_000);
  const sent = parcels().map(({ body, headers }) => ({
    text: read(Buffer.from(body, 'base64')),
    headers,
    size: Buffer.from(body, 'base64').length,
  }));
  expect(sent.map(({ text }) => JSON.parse(text))).toEqual([
    { game: 'g1', reason: 'started', thread: thread('started') },
    { game: 'g1', reason: 'your-turn', thread: thread('your-turn') },
  ]);
  expect(sent.map(({ headers }) => headers.topic)).toEqual([thread('started'), thread('your-turn')]);
  expect(sent.map(({ size }) => size)).toEqual([1_024, 1_024]);
  expect(sent[0]?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '604800',
    urgency: 'low',
    authorization: expect.stringMatching(/^vapid t=/),
  });
});

describe('by e-mail', () => {
  const mailed = async () => {
    const { id } = await channels.create(
      anna,
      'a-mail',
      { kind: 'mail', address: 'anna@example.org', reasons: REASONS },
      'ko',
    );
    await sweep();
    const [asking] = letters();
    const text = Buffer.from(asking?.message ?? '', 'base64').toString('utf8');
    // Texts in Korean are written in base64, or with lines that end in `=`.
    const code = /confirm=(\S+)/.exec(decoded(text))?.[1]?.split('.')[1] ?? '';
    return { id, code };
  };
  const decoded = (text: string): string => {
    const body = text.slice(text.indexOf('\r\n\r\n') + 4);
    if (/transfer-encoding: base64/i.test(text)) return Buffer.from(body, 'base64').toString('utf8');
    const bytes = body
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
  };

  it('goes out once the code in the first mail was given back, and no other', async () => {
    const { id, code } = await mailed();
    await goes({ waits: ['red'] });
    await sweep(91_000);
    expect(letters()).toHaveLength(1);
    await expect(channels.confirm(anna, id, 'another')).rejects.toMatchObject({ code: 'WRONG_CODE' });
    expect(await channels.confirm(anna, id, code)).toMatchObject({ state: 'on' });
    await goes({ status: 'over', title: 'The secret title' });
    await gathered();
    await sweep();
    const [, mail] = letters();
    const text = Buffer.from(mail?.message ?? '', 'base64').toString('utf8');
    expect(mail).toMatchObject({ to: 'anna@example.org', from: 'fieldpost@localhost.localdomain' });
    expect(text).toMatch(/^List-Unsubscribe:\r\n <https:\/\/fieldpost\.example\/unsubscribe\/[\w-]{32}>\r$/m);
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(text).toMatch(/^Message-ID: <n[\w-]{20}@fieldpost\.example>\r$/m);
    expect(text).toContain(`\r\nReferences: <t${thread('over')}@fieldpost.example>\r\n`);
    expect(text).toContain(`\r\nIn-Reply-To: <t${thread('over')}@fieldpost.example>\r\n`);
    expect(decoded(text)).toContain('게임이 끝났습니다');
    expect(decoded(text)).toContain('https://fieldpost.example/g/g1');
    expect(decoded(text)).not.toContain('secret title');
  });

  it('asks once, and tests once, though two processes have the errand', async () => {
    const create = () =>
      channels.create(anna, 'a-mail', { kind: 'mail', address: 'anna@example.org', reasons: REASONS }, 'en');
    const sweeps = async () => {
      await Promise.all([sweep(), sweep(), sweep(), sweep()]);
      await sweep(2 * MINUTE);
      await sweep(2 * MINUTE);
    };
    const { id } = await create();
    await sweeps();
    expect(letters()).toHaveLength(1);
    await channels.confirm(anna, id, challengeOf(anna.secret, id));
    await channels.test(anna, id);
    await sweeps();
    expect(letters()).toHaveLength(2);
    const sent = await channels.deliveries(anna, id);
    expect(sent).toMatchObject([
      { reason: 'test', state: 'sent', outcome: '2xx' },
      { reason: 'challenge', state: 'sent', outcome: '2xx' },
    ]);
  });

  it('sends another letter, not the same one, to a person who asks for the code again', async () => {
    const { id } = await mailed();
    await channels.challenge(anna, id, false);
    await sweep();
    const ids = letters().map(
      ({ message }) => /^Message-ID: (.+)\r$/m.exec(Buffer.from(message, 'base64').toString())?.[1],
    );
    expect(ids[0]).toBe(`<c${id}@fieldpost.example>`);
    expect(ids).toHaveLength(2);
    expect(ids[1]).not.toBe(ids[0]);
  });

  it('asks again after its lease if the process ended on its way', async () => {
    await channels.create(anna, 'a-mail', { kind: 'mail', address: 'anna@example.org', reasons: REASONS }, 'en');
    const courier: Desk['sending']['courier'] = async () => {
      throw new Error('the process has ended');
    };
    await sweepNotifications({ ...at.sending, courier });
    await sweep(10_000);
    expect(letters()).toHaveLength(0);
    await sweep(MINUTE);
    expect(letters()).toHaveLength(1);
  });
});

describe('a mail service that refuses this server', () => {
  const readers = async () => {
    await channels.create(anna, 'a-mail', { kind: 'mail', address: 'anna@example.org', reasons: REASONS }, 'en');
    await sweep();
    const [channel] = await channelsOf(at.people, anna.person, anna.secret);
    await channels.confirm(anna, channel?.id ?? '', challengeOf(anna.secret, channel?.id ?? ''));
    at.courier.loads.length = 0;
    return channel?.id ?? '';
  };

  it('is no try and no failure of the channel: the letter goes as soon as it may', async () => {
    const id = await readers();
    at.courier.says = () => {
      throw new Unsent('SendingPausedException');
    };
    await goes({ status: 'over' });
    await gathered();
    for (let minutes = 0; minutes < 180; minutes++) await sweep(MINUTE);
    expect(await channels.list(anna)).toMatchObject([{ state: 'on' }]);
    expect((await channels.list(anna))[0]).not.toHaveProperty('failing');
    expect(await channels.deliveries(anna, id)).toMatchObject([
      { state: 'waiting', tries: 0 },
      { reason: 'challenge' },
    ]);
    at.courier.loads.length = 0;
    at.courier.says = () => ({ outcome: '2xx' });
    await sweep(2 * MINUTE);
    expect(letters()).toHaveLength(1);
    expect(await channels.deliveries(anna, id)).toMatchObject([{ state: 'sent', tries: 1 }, { reason: 'challenge' }]);
  });

  it('is handed a code until it takes it, and the person has asked once', async () => {
    at.courier.says = () => {
      throw new Unsent('TooManyRequestsException');
    };
    await channels.create(anna, 'a-mail', { kind: 'mail', address: 'anna@example.org', reasons: REASONS }, 'en');
    for (let minutes = 0; minutes < 30; minutes++) await sweep(MINUTE);
    expect(letters().length).toBeGreaterThan(10);
    at.courier.loads.length = 0;
    at.courier.says = () => ({ outcome: '2xx' });
    for (let minutes = 0; minutes < 5; minutes++) await sweep(MINUTE);
    expect(letters()).toHaveLength(1);
    expect((await at.people.get(...keys.asked(anna.account)))?.value).toMatchObject({ inDay: 1 });
  });

  it('counts once for the day, however often the letter waits', async () => {
    const id = await readers();
    at.courier.says = () => {
      throw new Unsent('TooManyRequestsException');
    };
    await goes({ status: 'over' });
    await gathered();
    for (let minutes = 0; minutes < 150; minutes++) await sweep(MINUTE);
    expect((await at.people.get(...keys.daily(anna.person, id)))?.value).toMatchObject({ count: 1 });
  });

  it('a letter whose process ended on its way goes again after its lease', async () => {
    const id = await readers();
    await goes({ status: 'over' });
    await gathered();
    let isFirst = true;
    const people = {
      ...at.people,
      put: async (...given: Parameters<Desk['people']['put']>) => {
        if (isFirst && JSON.stringify(given[2]).includes('"2xx"')) throw new Error('the process has ended');
        return at.people.put(...given);
      },
    };
    await sweepNotifications({ ...at.sending, people });
    isFirst = false;
    expect(letters()).toHaveLength(1);
    await sweep(10_000);
    expect(letters()).toHaveLength(1);
    await sweep(MINUTE);
    expect(letters()).toHaveLength(2);
    expect(await channels.deliveries(anna, id)).toMatchObject([{ state: 'sent' }, { reason: 'challenge' }]);
  });

  it('a letter whose lease was written, and whose answer was lost, goes after its lease', async () => {
    await readers();
    await goes({ status: 'over' });
    await gathered();
    let isLost = true;
    const people = {
      ...at.people,
      put: async (...given: Parameters<Desk['people']['put']>) => {
        const isPut = await at.people.put(...given);
        if (!isLost || !JSON.stringify(given[2]).includes('"leased"')) return isPut;
        isLost = false;
        // The SDK tried again, and met its own write.
        return false;
      },
    };
    await sweepNotifications({ ...at.sending, people });
    expect([isLost, letters().length]).toEqual([false, 0]);
    await sweep(MINUTE);
    await sweep(MINUTE);
    expect(letters()).toHaveLength(1);
  });

  it('a letter on its way is noted as sent, though its turn is over and another process has its errand', async () => {
    const id = await readers();
    await goes({});
    await gathered();
    await sweep();
    at.courier.loads.length = 0;
    await goes({ waits: ['red'] });
    const { courier } = at.sending;
    at.now += 100_000;
    await gathered();
    await sweepNotifications({
      ...at.sending,
      courier: async (load) => {
        await goes({});
        const notice = (await notificationsAfter(at.people, anna.person, 0, 100)).at(-1)?.id ?? '';
        await queued(at, { do: 'bring', person: anna.person, way: id, notice }, at.now);
        await sweep();
        return courier(load);
      },
    });
    expect(letters()).toHaveLength(1);
    expect((await channels.deliveries(anna, id))[0]).toMatchObject({ reason: 'your-turn', state: 'sent' });
    await goes({ waits: ['red'] });
    await sweep(100_000);
    await sweep(BUNDLED_MS);
    expect(letters()).toHaveLength(1);
  });

  it('a letter that was sent while the store was away for a moment is not sent again', async () => {
    const id = await readers();
    await goes({ status: 'over' });
    await gathered();
    let faults = 3;
    const people = {
      ...at.people,
      put: async (...given: Parameters<Desk['people']['put']>) => {
        if (JSON.stringify(given[2]).includes('"2xx"') && faults-- > 0)
          throw Object.assign(new Error('no answer'), { name: 'TimeoutError' });
        return at.people.put(...given);
      },
    };
    expect(await sweepNotifications({ ...at.sending, people })).toMatchObject({ failed: 0 });
    await sweep(MINUTE);
    expect(letters()).toHaveLength(1);
    expect(await channels.deliveries(anna, id)).toMatchObject([{ state: 'sent' }, { reason: 'challenge' }]);
  });

  it('two processes with the same errand send one letter', async () => {
    await readers();
    await goes({ status: 'over' });
    await gathered();
    await Promise.all([sweep(), sweep(), sweep(), sweep()]);
    await sweep(2 * MINUTE);
    expect(letters()).toHaveLength(1);
  });
});

describe('a person who is gone', () => {
  it('stands in nothing that was seen of a game, and the links in their mails lead to nothing', async () => {
    await channels.create(anna, 'a-mail', { kind: 'mail', address: 'anna@example.org', reasons: REASONS }, 'en');
    await goes({ waits: ['red'] });
    const all = async () =>
      JSON.stringify([await at.people.list('J#g1', ''), await at.people.list(await linked(), 'O')]);
    const linked = async () => {
      const [channel] = await channelsOf(at.people, anna.person, anna.secret);
      return keys.unsubscribing(channel?.token ?? '')[0];
    };
    expect(await all()).toContain(anna.person);
    await forgetLinks(at.people, anna.person, anna.secret);
    await forgetSeen(at.people, 'g1', anna.person, undefined);
    expect(await all()).not.toContain(anna.person);
  });

  it('and a person who does not want some notifications gets only the others', async () => {
    await hooked();
    const profile = await at.people.get(`U#${anna.person}`, 'P');
    await at.people.put(`U#${anna.person}`, 'P', { ...profile?.value, notices: ['your-turn'] }, profile?.rev ?? 0);
    await goes({ waits: ['red'] });
    await sweep(91_000);
    expect([await told(), parcels().length]).toEqual([['your-turn'], 1]);
  });

  it('is told nothing: erased, or being erased', async () => {
    await hooked();
    const profile = await at.people.get(`U#${anna.person}`, 'P');
    await at.people.put(`U#${anna.person}`, 'P', { ...profile?.value, state: 'erasing' }, profile?.rev ?? 0);
    await goes({ waits: ['red'] });
    await sweep(DAY);
    expect([await told(), parcels()]).toEqual([[], []]);
  });
});

describe('a crash', () => {
  /** Fails after this number of writes, as if the process had ended. */
  function dying(here: Desk, writes: number): Desk {
    let left = writes;
    const mortal = async <T>(write: () => Promise<T>): Promise<T> => {
      if (left-- <= 0) throw new Error('the process has ended');
      return write();
    };
    const people = {
      ...here.people,
      put: (...given: Parameters<Desk['people']['put']>) => mortal(() => here.people.put(...given)),
      remove: (...given: Parameters<Desk['people']['remove']>) => mortal(() => here.people.remove(...given)),
    };
    return { ...here, people, sending: { ...here.sending, people } };
  }

  it('after any write loses no notification, makes none twice, and sends again only under the same id', async () => {
    for (let writes = 0; writes < 16; writes++) {
      [at, version] = [desk(), 0];
      anna = await at.person('anna');
      channels = channelsAt(at);
      await hooked(['started']);
      const whole = at;
      at = dying(whole, writes);
      await goes({}).catch(() => undefined);
      await sweepNotifications(at.sending).catch(() => undefined);
      [at, version] = [whole, 0];
      await goes({});
      at.now = NOON;
      await sweep();
      await sweep(DAY);
      expect(await told(), `after ${writes} writes`).toEqual(['started']);
      expect(new Set(parcels().map(({ headers }) => headers['webhook-id'])).size, `after ${writes} writes`).toBe(1);
      const [{ id } = { id: '' }] = await channels.list(anna);
      expect(await channels.deliveries(anna, id), `after ${writes} writes`).toMatchObject([
        { state: 'sent' },
        { reason: 'challenge', state: 'sent' },
      ]);
    }
  });

  it('two that sweep at once make a notification once', async () => {
    await hooked(['started']);
    await goes({});
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await told()).toEqual(['started']);
    expect(new Set(parcels().map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });
});
