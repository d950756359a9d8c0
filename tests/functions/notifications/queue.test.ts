import type { SQSRecord } from 'aws-lambda';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../domain/lib/json.ts';
import { BUNDLED_MS } from '../../../functions/features/channels/bundles.ts';
import { challengeOf } from '../../../functions/features/channels/channels.ts';
import { doErrands, sweepNotifications } from '../../../functions/features/channels/send.ts';
import type { Sending } from '../../../functions/features/channels/sending.ts';
import { followGame } from '../../../functions/features/notifications/follow.ts';
import { keys } from '../../../functions/features/notifications/keys.ts';
import { notificationsAfter } from '../../../functions/features/notifications/made.ts';
import {
  dueErrands,
  handOutErrands,
  isErrands,
  queued,
  queuedAll,
} from '../../../functions/features/notifications/queue.ts';
import { keys as personKeys } from '../../../functions/features/people/keys.ts';
import type { Self } from '../../../functions/features/people/persons.ts';
import type { Listed } from '../../../functions/platform/ports/ports.ts';
import type { Message } from '../../../functions/platform/ports/queue.ts';
import { overMessages } from '../../../functions/platform/queue/consumer.ts';
import { subscribed } from '../../kit/subscribed.ts';
import { channelsAt, type Desk, desk, listed, mailsIn, projected } from './kit.ts';

// Notifications through queues: what is due soon waits in them, what is later is stored and handed out in time.

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const LATE = 10 ** 12;

interface Sent extends Message {
  readonly at: number;
}
let at: Desk;
let anna: Self;
let version: number;
let tells: Sent[];
let hooks: Sent[];
let on: Sending & { readonly soon: NonNullable<Sending['soon']> };
beforeEach(async () => {
  [at, version, tells, hooks] = [desk(), 0, [], []];
  anna = await at.person('anna');
  const into = (queue: Sent[]) => ({
    send: async (messages: readonly Message[]) => {
      queue.push(...messages.map((message) => ({ ...message, at: at.now + (message.delay ?? 0) * SECOND })));
    },
  });
  on = { ...at.sending, soon: { tells: into(tells), hooks: into(hooks), now: () => at.now } };
});

/** Lets the game go on, and the herald queue what follows. */
async function goes(more: Partial<Listed> & { waits?: readonly string[] }): Promise<void> {
  const view = listed({ version: ++version, at: at.now, held: { [anna.person]: ['red'] }, ...more });
  at.games.set(view.game, view);
  await followGame(on, projected(view));
}
/** Delivers the messages of a queue that are due, each as often as it is said. */
async function delivered(queue: Sent[], times = 1): Promise<number> {
  const due = queue.filter((message) => message.at <= at.now);
  for (const message of due) queue.splice(queue.indexOf(message), 1);
  for (const { body } of due)
    for (let time = 0; time < times; time++) await doErrands({ ...on, isForwarding: queue === tells }, errandsOf(body));
  return due.length;
}
/** The errands of a message, as it carries them. */
function errandsOf(body: Message['body']): readonly (JsonObject & { readonly do: string })[] {
  if (!isErrands(body)) throw new Error('no message of errands');
  return body.errands as never;
}
const told = async () => (await notificationsAfter(at.people, anna.person, 0, 100)).map(({ reason }) => reason);
const stored = async () => (await dueErrands(at.people, LATE * 10, 99)).map(({ value }) => value.do);

describe('what follows from a game', () => {
  it('is told also if it is delivered before the herald has noted it', async () => {
    const subject = `anna${'x'.repeat(39)}`;
    /** Lets the game go on. A sender is faster than the note of the herald. */
    const goes = async (more: Partial<Listed>, invited: readonly string[] = []) => {
      const view = listed({ version: ++version, at: at.now, held: {}, ...more });
      at.games.set(view.game, view);
      const send = async (messages: readonly Message[]) => {
        await on.soon.tells.send(messages);
        await delivered(tells);
      };
      await followGame({ ...on, soon: { ...on.soon, tells: { send } } }, projected(view, invited));
      at.now += SECOND;
      await delivered(tells);
    };
    await goes({ status: 'lobby' });
    await goes({ status: 'lobby' }, [subject]);
    expect(await told()).toEqual(['invited']);
    await goes({ held: { [anna.person]: ['red'] } });
    await goes({ lost: { [anna.person]: 'missed' } });
    await goes({ held: { [anna.person]: ['red'] } });
    await goes({ held: { [anna.person]: ['red'] }, status: 'over' });
    expect(await told()).toEqual(['invited', 'started', 'removed', 'over']);
  });

  it('is decided by what is noted, if its herald has died', async () => {
    await goes({});
    const view = listed({ version: ++version, at: at.now, held: {}, lost: { [anna.person]: 'missed' } });
    const dying = { ...at.people, put: () => Promise.reject(new Error('killed')) };
    await expect(followGame({ ...on, people: dying }, projected(view))).rejects.toThrow('killed');
    expect(await delivered(tells)).toBeGreaterThan(0);
    for (let seconds = 0; seconds < 60; seconds++) {
      at.now += SECOND;
      await delivered(tells);
    }
    expect(await told()).toEqual(['started']);
    // The herald repeats it, when the game has gone on.
    await goes({ held: {}, lost: { [anna.person]: 'missed' } });
    await delivered(tells, 2);
    expect(await told()).toEqual(['started', 'removed']);
  });

  it('waits in the queue if it is due within a quarter of an hour, and is stored otherwise', async () => {
    await goes({ waits: ['red'], due: at.now + 24 * HOUR });
    expect(tells.map(({ at: when, body }) => [when - at.now, errandsOf(body).map((errand) => errand.do)])).toEqual([
      [90 * SECOND, ['tell']],
      [0, ['tell']],
    ]);
    expect(await stored()).toEqual(['remind']);
  });

  it('is told once, however often its messages come', async () => {
    const browser = subscribed();
    await channelsAt(at).create(
      anna,
      'a-push',
      { kind: 'push', endpoint: 'https://push.example/x', keys: browser.keys, reasons: ['started', 'your-turn'] },
      'en',
    );
    await goes({ waits: ['red'] });
    await delivered(tells, 3);
    at.now += 90 * SECOND;
    await delivered(tells, 3);
    expect(await told()).toEqual(['started', 'your-turn']);
    expect(at.courier.loads).toHaveLength(2);
  });

  it('is handed out in time by the clock, and then no longer stored', async () => {
    await goes({ waits: ['red'], due: at.now + 24 * HOUR });
    await delivered(tells);
    expect(await handOutErrands(on)).toBe(0);
    at.now += 12 * HOUR - MINUTE;
    expect(await handOutErrands(on)).toBe(1);
    expect(await stored()).toEqual([]);
    expect(await delivered(tells)).toBe(1);
    at.now += MINUTE;
    expect(await delivered(tells)).toBe(1);
    expect(await stored()).toEqual(['tell']);
  });
});

describe('a stored errand that only a newer release reads', () => {
  /** Stores 120 of them, which are due longest, and 30 that this release reads. */
  async function stored150(): Promise<void> {
    for (let n = 0; n < 120; n++)
      await at.people.put(...keys.errand(String(n % 4), '0'.repeat(15), String(n)), { do: 'another', n }, 0);
    for (let n = 0; n < 30; n++)
      await queuedAll({ people: at.people }, [
        { errand: { do: 'note', who: `p${n}`, game: 'g1', of: 1, conversation: 'all' }, at: at.now },
      ]);
  }

  it('waits for it, and no other errand waits for it: by queues', async () => {
    await stored150();
    expect(await handOutErrands(on)).toBe(30);
    expect(tells.flatMap(({ body }) => errandsOf(body))).toHaveLength(30);
    expect(new Set(await stored())).toEqual(new Set(['another']));
  });

  it('waits for it, and no other errand waits for it: on one machine', async () => {
    await stored150();
    expect(await sweepNotifications(at.sending)).toEqual({ done: 30, failed: 120 });
    expect(new Set(await stored())).toEqual(new Set(['another']));
  });
});

describe('a message', () => {
  it('has ten errands at most, those of one moment', async () => {
    const note = (n: number) => ({ do: 'note', who: `p${n}`, game: 'g1', of: 1, conversation: 'all' }) as const;
    await queuedAll(on, [
      ...Array.from({ length: 23 }, (_, n) => ({ errand: note(n), at: at.now })),
      { errand: note(99), at: at.now + MINUTE },
    ]);
    expect(tells.map(({ body, delay }) => [errandsOf(body).length, delay])).toEqual([
      [10, 0],
      [10, 0],
      [3, 0],
      [1, 60],
    ]);
  });

  it('about one game alone is in the group of that game, so that a flood of chat holds up no other game', async () => {
    const press = (game: string, n: number) =>
      ({ do: 'tell', need: { reason: 'press', game, who: 'p1', of: n, at: at.now } }) as const;
    for (let n = 0; n < 30; n++) await queued(on, press('g-loud', n), at.now);
    await queuedAll(
      on,
      [press('g1', 1), press('g1', 2)].map((errand) => ({ errand, at: at.now })),
    );
    // What the clock hands out is of many games.
    await queuedAll(
      on,
      [press('g1', 3), press('g2', 3)].map((errand) => ({ errand, at: at.now })),
    );
    await queued(on, { do: 'digest', person: 'p1', way: 'w1' }, at.now);
    expect(tells.map(({ group }) => group)).toEqual([...Array(30).fill('g-loud'), 'g1', undefined, undefined]);
  });

  it('whose errand fails does the others, and sends that one again alone, which then fails the message', async () => {
    const broken = { ...on, people: { ...on.people, get: async () => Promise.reject(new Error('no table')) } };
    const note = (n: number) => ({ do: 'note', who: `p${n}`, game: 'g1', of: 1, conversation: 'all' }) as const;
    const remind = { do: 'remind', half: { game: 'g1', who: 'p1', due: 1, at: 1 } } as const;
    await doErrands(broken, [note(1), remind]);
    expect(tells.map(({ body }) => errandsOf(body).length)).toEqual([1, 1]);
    await expect(doErrands(broken, [remind])).rejects.toThrow('no table');
  });
});

describe('an errand of a message that this release cannot read', () => {
  const note = (n: number) => ({ do: 'note', who: `p${n}`, game: 'g1', of: 1, conversation: 'all' }) as const;
  const newer = { do: 'another', of: 7 };
  const noted = async (n: number) => (await at.people.list(`I#p${n}`, '')).length > 0;
  beforeEach(() => void at.games.set('g1', listed({ version: 1, at: at.now, held: {} })));

  it('fails alone: the others are done, and it comes again as it was', async () => {
    await doErrands(on, [note(1), newer, note(2), 'no errand', note(3)]);
    expect(await Promise.all([1, 2, 3].map(noted))).toEqual([true, true, true]);
    expect(tells.map(({ body, delay }) => [body, delay])).toEqual([
      [{ errands: [newer] }, 30],
      [{ errands: ['no errand'] }, 30],
    ]);
  });

  it('fails its message when it is alone, so that the queue gives it up and an alarm rings', async () => {
    const consumer = overMessages(isErrands, ({ errands }) => doErrands(on, errands), 10);
    const record = (messageId: string, body: object) => ({ messageId, body: JSON.stringify(body) });
    const Records = [
      record('alone', { errands: [newer] }),
      record('beside', { errands: [newer, note(1)] }),
      record('whole', { errands: [note(2)] }),
      record('another form', { notes: [note(3)] }),
    ] as SQSRecord[];
    const { batchItemFailures } = await consumer({ Records });
    expect(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier).sort()).toEqual(['alone', 'another form']);
    expect(tells.map(({ body }) => body)).toEqual([{ errands: [newer] }]);
    expect(await Promise.all([1, 2, 3].map(noted))).toEqual([true, true, false]);
  });
});

describe('stored errands', () => {
  const note = (n: number) => ({ do: 'note', who: `p${n}`, game: 'g1', of: 1, conversation: 'all' }) as const;
  /** Stores errands as release 0.2.0 did, in four partitions. */
  async function ofOlderRelease(count: number): Promise<void> {
    for (let n = 0; n < count; n++) {
      const [pk, sk] = keys.errand(String(n % 4), String(at.now).padStart(15, '0'), `older-${n}`);
      expect(pk).toBe(`Q#${n % 4}`);
      await at.people.put(pk, sk, note(n), 0);
    }
  }

  it('are spread over 64 partitions', async () => {
    for (let n = 0; n < 1_000; n++) await queued({ people: at.people }, note(n), at.now);
    const all = await dueErrands(at.people, at.now, 999);
    expect(all).toHaveLength(1_000);
    const counts = Map.groupBy(all, ({ pk }) => pk);
    expect([...counts.keys()].every((pk) => /^Q#[0-6]\d$/.test(pk))).toBe(true);
    expect(counts.size).toBe(64);
    expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeLessThan(40);
  });

  it('of an older release, in four partitions, are handed out until none is left', async () => {
    await ofOlderRelease(20);
    await queued({ people: at.people }, note(99), at.now);
    expect(await handOutErrands(on)).toBe(21);
    expect(new Set(tells.flatMap(({ body }) => errandsOf(body).map(({ who }) => who))).size).toBe(21);
    expect([await stored(), await handOutErrands(on)]).toEqual([[], 0]);
  });

  it('of an older release are done on one machine', async () => {
    await ofOlderRelease(20);
    expect(await sweepNotifications(at.sending)).toEqual({ done: 20, failed: 0 });
    expect(await stored()).toEqual([]);
  });
});

describe('letters that wait for each other', () => {
  const QUIET = { quiet: { from: '12:02', to: '13:00' } };
  const mailed = async (): Promise<string> => {
    const place = { kind: 'mail', address: 'anna@example.org', reasons: ['started', 'over'] } as const;
    const { id } = await channelsAt(at).create(anna, 'a-mail', place, 'en');
    await channelsAt(at).confirm(anna, id, challengeOf(anna.secret, id));
    await sweepNotifications(at.sending);
    return id;
  };
  const sent = () => mailsIn(at).map((mail) => mail.match(/\/g\/g\d/g)?.sort());

  it('wait in the queue, and are one, however often and in what order its messages come', async () => {
    const id = await mailed();
    for (const game of ['g1', 'g2', 'g3']) await goes({ game });
    await delivered(tells, 3);
    expect(new Set(tells.map(({ at: when }) => when - at.now))).toEqual(new Set([BUNDLED_MS]));
    expect(tells.flatMap(({ body }) => errandsOf(body))).toEqual(
      tells.map(() => ({ do: 'bundle', person: anna.person, way: id })),
    );
    at.now += BUNDLED_MS;
    tells.reverse();
    await delivered(tells, 3);
    expect([sent(), tells.length]).toEqual([[['/g/g1', '/g/g2', '/g/g3']], 0]);
  });

  it('have one message, of the first, and another one if that was lost', async () => {
    await mailed();
    for (const game of ['g1', 'g2', 'g3']) {
      await goes({ game });
      await delivered(tells);
      at.now += SECOND;
    }
    expect(tells.splice(0)).toHaveLength(1);
    at.now += BUNDLED_MS;
    await goes({ game: 'g4' });
    await delivered(tells);
    expect(tells).toHaveLength(1);
    await delivered(tells);
    expect(sent()).toEqual([['/g/g1', '/g/g2', '/g/g3', '/g/g4']]);
  });

  it('whose message comes too early wait until their time', async () => {
    await mailed();
    await goes({});
    await delivered(tells);
    at.now += BUNDLED_MS;
    tells.splice(0, tells.length, ...tells.map((message) => ({ ...message, at: at.now - SECOND })));
    at.now -= SECOND;
    await delivered(tells);
    expect([sent().length, tells.map(({ at: when }) => when - at.now)]).toEqual([0, [SECOND]]);
    at.now += SECOND;
    await delivered(tells);
    expect(sent()).toEqual([['/g/g1']]);
  });

  it('and were begun by a process that ended go with the next message, and so does what came since', async () => {
    await mailed();
    for (const game of ['g1', 'g2']) await goes({ game });
    await delivered(tells);
    at.now += BUNDLED_MS;
    const [message] = tells.splice(0);
    const put = async (...given: Parameters<Desk['people']['put']>) => {
      if (given[1].startsWith('D#')) throw new Error('the process has ended');
      return at.people.put(...given);
    };
    const dying = doErrands({ ...on, people: { ...on.people, put } }, errandsOf(message?.body ?? {}));
    await expect(dying).rejects.toThrow('the process has ended');
    await goes({ game: 'g3' });
    await delivered(tells);
    at.now += BUNDLED_MS;
    await delivered(tells);
    expect(sent()).toEqual([['/g/g1', '/g/g2'], ['/g/g3']]);
  });

  it('in quiet hours are stored until they end, and handed out then', async () => {
    await mailed();
    const key = personKeys.profile(anna.person);
    const entry = await at.people.get(...key);
    await at.people.put(...key, { ...entry?.value, ...QUIET }, entry?.rev ?? 0);
    for (const game of ['g1', 'g2']) await goes({ game });
    await delivered(tells);
    at.now += BUNDLED_MS;
    await delivered(tells);
    expect([sent(), await stored(), tells.length]).toEqual([[], ['bundle'], 0]);
    at.now += HOUR;
    expect(await handOutErrands(on)).toBe(1);
    await delivered(tells);
    expect(sent()).toEqual([['/g/g1', '/g/g2']]);
  });
});

describe('hosts that people name', () => {
  it('get theirs by the queue of hooks, whose messages of one host wait behind each other', async () => {
    const channels = channelsAt(at);
    await channels.create(
      anna,
      'a-hook',
      { kind: 'webhook', url: 'https://hooks.example/in', reasons: ['started', 'your-turn'] },
      'en',
    );
    await channels.create(
      anna,
      'b-hook',
      { kind: 'webhook', url: 'https://hooks.example/in', reasons: ['started', 'your-turn'] },
      'en',
    );
    await channels.create(
      anna,
      'c-hook',
      { kind: 'webhook', url: 'https://other.example/in', reasons: ['started', 'your-turn'] },
      'en',
    );
    await sweepNotifications(at.sending);
    at.courier.loads.length = 0;
    await goes({});
    await delivered(tells);
    expect([at.courier.loads.length, hooks.length]).toEqual([0, 3]);
    expect(new Set(hooks.map(({ group }) => group)).size).toBe(2);
    expect(JSON.stringify(hooks.map(({ group }) => group))).not.toContain('example');
    await delivered(hooks, 2);
    expect(at.courier.loads).toHaveLength(3);
  });

  it('are asked to confirm by it, too', async () => {
    await channelsAt(at).create(
      anna,
      'a-hook',
      { kind: 'webhook', url: 'https://hooks.example/in', reasons: ['started', 'your-turn'] },
      'en',
    );
    await handOutErrands(on);
    await delivered(tells);
    expect([at.courier.loads.length, hooks.length]).toEqual([0, 1]);
    await delivered(hooks);
    expect(at.courier.loads).toHaveLength(1);
    expect(await channelsAt(at).list(anna)).toMatchObject([{ state: 'on' }]);
  });
});
