import { beforeEach, describe, expect, it } from 'vitest';
import { GAMES } from '../../../domain/games/games.ts';
import { BUNDLED_MS } from '../../../functions/features/channels/bundles.ts';
import { sweepNotifications } from '../../../functions/features/channels/send.ts';
import { followGame } from '../../../functions/features/notifications/follow.ts';
import { keys } from '../../../functions/features/notifications/keys.ts';
import { notificationsAfter } from '../../../functions/features/notifications/made.ts';
import { queued } from '../../../functions/features/notifications/queue.ts';
import { keys as personKeys } from '../../../functions/features/people/keys.ts';
import type { Self } from '../../../functions/features/people/persons.ts';
import { keepMarks } from '../../../functions/features/press/marks.ts';
import type { Listed } from '../../../functions/platform/ports/ports.ts';
import { channelsAt, type Desk, decoded, desk, listed, mailsIn, projected } from './kit.ts';

// What people want to be told, and when: mutes, quiet hours, digests, limits, titles; and nothing that no longer holds.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let at: Desk;
let anna: Self;
let channels: ReturnType<typeof channelsAt>;
let version: number;
/** Begins with a new desk, anna, and no game. */
async function begins(): Promise<void> {
  [at, version] = [desk(), 0];
  anna = await at.person('anna');
  channels = channelsAt(at);
}
beforeEach(begins);

type More = Partial<Listed> & { waits?: readonly string[]; game?: string };
/** Lets a game go on, and the follower see it. */
async function goes(more: More = {}): Promise<void> {
  const view = listed({ version: ++version, at: at.now, held: { [anna.person]: ['red'] }, ...more });
  at.games.set(view.game, view);
  await followGame({ people: at.people }, projected(view));
}
async function sweep(after = 0): Promise<void> {
  at.now += after;
  await sweepNotifications(at.sending);
}
const told = async () => (await notificationsAfter(at.people, anna.person, 0, 100)).map(({ reason }) => reason).sort();

/** The notifications of a channel, without its challenge. */
const brought = async (id: string) =>
  (await channels.deliveries(anna, id)).filter(({ reason }) => reason !== 'challenge');

interface Body {
  readonly type: string;
  readonly data: { readonly game?: string; readonly items?: readonly object[] };
}
const bodies = (): readonly Body[] =>
  at.courier.loads.flatMap((load) =>
    'parcel' in load ? [JSON.parse(Buffer.from(load.parcel.body, 'base64').toString('utf8')) as Body] : [],
  );
const types = () => bodies().map(({ type }) => type);
const mails = () => mailsIn(at);

type Choices = Partial<Parameters<ReturnType<typeof channelsAt>['edit']>[2]>;
async function hooked(choices: Choices = {}): Promise<string> {
  const { id } = await channels.create(
    anna,
    'a-hook',
    { kind: 'webhook', url: 'https://hooks.example/', reasons: ALL },
    'en',
  );
  await sweep();
  if (Object.keys(choices).length > 0) await channels.edit(anna, id, choices);
  at.courier.loads.length = 0;
  return id;
}
const ALL = [
  'your-turn',
  'deadline',
  'press',
  'started',
  'over',
  'invited',
  'seat-offered',
  'vote',
  'paused',
  'removed',
] as const;

async function mailed(choices: Choices, locale: 'en' | 'ko' = 'en'): Promise<void> {
  const place = { kind: 'mail', address: 'anna@example.org', reasons: ALL } as const;
  const { id } = await channels.create(anna, 'a-mail', place, locale);
  const entry = await at.people.get(...keys.channel(anna.person, id));
  await at.people.put(...keys.channel(anna.person, id), { ...entry!.value, state: 'on' }, entry!.rev);
  if (Object.keys(choices).length > 0) await channels.edit(anna, id, choices);
  await sweep();
  at.courier.loads.length = 0;
}

/** Changes the profile of anna. */
async function profiled(changes: { readonly [name: string]: unknown }): Promise<void> {
  const entry = await at.people.get(...personKeys.profile(anna.person));
  await at.people.put(...personKeys.profile(anna.person), { ...entry!.value, ...changes } as never, entry!.rev);
}
const muting = (given: Parameters<typeof keepMarks>[3]) => keepMarks(at.people, anna, 'g1', given);

/** A message to anna in a conversation, read by nobody. */
const written = (n: number, conversation = 'all') =>
  queued(
    at,
    { do: 'tell', need: { reason: 'press', game: 'g1', who: anna.person, of: n, conversation, at: at.now } },
    at.now,
  );

describe('a game that is muted', () => {
  it.each([
    { tell: 'all', gets: ['press', 'started', 'your-turn'] },
    { tell: 'turns', gets: ['your-turn'] },
    { tell: 'nothing', gets: [] },
  ] as const)('for $tell tells $gets', async ({ tell, gets }) => {
    await hooked();
    await muting({ tell });
    await goes({ waits: ['red'] });
    await written(1);
    await sweep(91_000);
    expect([await told(), types().sort()]).toEqual([gets, gets]);
  });

  it('tells everything again when the choice is taken back', async () => {
    await muting({ tell: 'nothing' });
    await muting({ tell: null });
    await goes({ waits: ['red'] });
    await sweep(91_000);
    expect(await told()).toEqual(['started', 'your-turn']);
  });

  it('by a player whose seats are out of play tells the end alone, unless they want more', async () => {
    await goes({ out: ['red'] });
    await sweep();
    await written(1);
    await sweep(MINUTE);
    expect(await told()).toEqual([]);
    await muting({ tell: 'all' });
    await written(2);
    await sweep(MINUTE);
    expect(await told()).toEqual(['press']);
    await muting({ tell: null });
    await goes({ status: 'over' });
    await sweep(MINUTE);
    expect(await told()).toEqual(['over', 'press']);
  });
});

describe('a conversation that is muted', () => {
  it('until an hour tells nothing before it, and of new messages after it', async () => {
    await goes();
    await sweep(MINUTE);
    await muting({ muted: ['all'], until: { all: at.now + HOUR } });
    await written(1);
    await sweep(MINUTE);
    expect(await told()).toEqual(['started']);
    at.now += HOUR;
    await written(2);
    await sweep(MINUTE);
    expect(await told()).toEqual(['press', 'started']);
  });

  it('without an hour tells nothing, and an end without a mute is forgotten', async () => {
    await muting({ muted: ['all'], until: { all: at.now + HOUR } });
    expect((await muting({ muted: [] })).until).toBeUndefined();
    await muting({ muted: ['all'] });
    await written(1);
    await sweep(DAY);
    expect(await told()).toEqual([]);
  });
});

describe('what no longer holds', () => {
  it('is not sent by a later try: the turn is over', async () => {
    const id = await hooked({ reasons: ['your-turn'] });
    at.courier.says = () => ({ outcome: '5xx' });
    await goes({ waits: ['red'] });
    await sweep(91_000);
    await goes({});
    at.courier.says = () => ({ outcome: '2xx' });
    await sweep(DAY);
    expect(types()).toEqual(['your-turn']);
    expect(await brought(id)).toMatchObject([{ state: 'dropped', tries: 1, outcome: '5xx' }]);
  });

  it('is sent again if its person asks for that', async () => {
    const id = await hooked({ reasons: ['your-turn'] });
    await goes({ waits: ['red'] });
    await sweep(91_000);
    await goes({});
    const [{ notification } = { notification: '' }] = await brought(id);
    await channels.replay(anna, id, notification);
    await sweep(MINUTE);
    expect(types()).toEqual(['your-turn', 'your-turn']);
  });

  it('is a message that was read, or muted, after the first try', async () => {
    await hooked({ reasons: ['press'] });
    at.courier.says = () => ({ outcome: 'timeout' });
    await goes();
    await written(1);
    await sweep();
    await muting({ read: { all: 1 } });
    for (let tries = 0; tries < 5; tries++) await sweep(DAY);
    expect(types()).toEqual(['press']);
  });
});

describe('quiet hours', () => {
  const NIGHT = { from: '22:00', to: '07:00' };
  const reached = (hour: string) => {
    const then = Date.parse(`${new Date(at.now).toISOString().slice(0, 11)}${hour}:00Z`);
    at.now = then > at.now ? then : then + DAY;
  };

  it('hold what a channel would get until they end, in the zone of its person', async () => {
    await profiled({ quiet: NIGHT, zone: 'Asia/Seoul' });
    await hooked();
    // 22:30 in Seoul.
    reached('13:30');
    await goes({ waits: ['red'] });
    await sweep(91_000);
    expect([await told(), types()]).toEqual([['started', 'your-turn'], []]);
    reached('21:59');
    await sweep();
    expect(types()).toEqual([]);
    reached('22:00');
    await sweep();
    expect(types().sort()).toEqual(['started', 'your-turn']);
  });

  it('end without a word of what is over by then', async () => {
    await profiled({ quiet: NIGHT });
    await hooked({ reasons: ['your-turn'] });
    reached('23:00');
    await goes({ waits: ['red'] });
    await sweep(91_000);
    await goes({});
    reached('07:01');
    await sweep();
    expect([await told(), types()]).toEqual([['started', 'your-turn'], []]);
  });

  it('end without a word of what is over by then, which is told when the sitting goes on', async () => {
    await profiled({ quiet: NIGHT });
    const id = await hooked({ reasons: ['your-turn'] });
    reached('23:00');
    await goes({ waits: ['red'] });
    await sweep(91_000);
    reached('06:55');
    await goes({});
    reached('07:01');
    await sweep();
    expect(await brought(id)).toMatchObject([{ reason: 'your-turn', state: 'dropped', tries: 0 }]);
    await goes({ waits: ['red'] });
    await sweep(91_000);
    expect(types()).toEqual(['your-turn']);
    await sweep(10 * MINUTE);
    expect(types()).toEqual(['your-turn']);
  });

  it('have the reminder come before they begin, once', async () => {
    await profiled({ quiet: NIGHT });
    await hooked({ reasons: ['deadline'] });
    reached('20:00');
    const asks = [{ seat: 'red', ask: 'q1', kind: 'orders', prompt: '' }] as unknown as Listed['asks'];
    await goes({ asks, due: at.now + 12 * HOUR });
    for (let minutes = 0; minutes < 12 * 60; minutes += 5) {
      await sweep(5 * MINUTE);
      if (types().length > 0) break;
    }
    expect(new Date(at.now).toISOString()).toBe('2026-11-23T21:50:00.000Z');
    for (let hours = 0; hours < 10; hours++) await sweep(HOUR);
    expect(types()).toEqual(['deadline']);
  });
});

describe('a digest', () => {
  it('has at its hour everything that can wait, and what is urgent comes at once', async () => {
    await profiled({ zone: 'Asia/Seoul' });
    // 20:00 in Seoul.
    const id = await hooked({ digest: 20 });
    at.now = Date.UTC(2026, 10, 23, 8);
    await goes({ waits: ['red'] });
    await goes({ game: 'g2', status: 'over' });
    await written(1);
    await sweep(91_000);
    expect(types()).toEqual(['your-turn']);
    at.now = Date.UTC(2026, 10, 23, 11);
    await sweep();
    expect(types()).toEqual(['your-turn', 'digest']);
    const items = bodies()[1]?.data.items ?? [];
    expect(items).toHaveLength(3);
    expect(items).toEqual(
      expect.arrayContaining([
        { type: 'started', game: 'g1' },
        { type: 'press', game: 'g1' },
        { type: 'over', game: 'g2' },
      ]),
    );
    await sweep(2 * DAY);
    expect(types()).toHaveLength(2);
    expect(await brought(id)).toMatchObject([{ reason: 'digest' }, { reason: 'your-turn' }]);
    const [{ notification } = { notification: '' }] = await brought(id);
    await channels.replay(anna, id, notification);
    await sweep(MINUTE);
    expect(bodies().at(-1)?.data.items).toEqual(items);
  });

  it('leaves out what no longer holds, and does not come with nothing', async () => {
    await hooked({ digest: 20, reasons: ['press'] });
    await goes();
    await written(1);
    await sweep(MINUTE);
    await muting({ read: { all: 1 } });
    await sweep(2 * DAY);
    expect([await told(), types()]).toEqual([['press', 'started'], []]);
  });

  it('loses nothing when a process ends at any write', async () => {
    for (let writes = 0; writes < 12; writes++) {
      await begins();
      await hooked({ digest: 20, reasons: ['started', 'over'] });
      await goes();
      await goes({ game: 'g2' });
      await sweep();
      at.now += DAY;
      let left = writes;
      const mortal =
        <Given extends unknown[], Made>(write: (...given: Given) => Promise<Made>) =>
        async (...given: Given): Promise<Made> => {
          if (left-- <= 0) throw new Error('the process has ended');
          return write(...given);
        };
      const people = { ...at.people, put: mortal(at.people.put), remove: mortal(at.people.remove) };
      await sweepNotifications({ ...at.sending, people }).catch(() => undefined);
      await sweep(MINUTE);
      const games = new Set(bodies().flatMap(({ data }) => (data.items ?? []).map((item) => JSON.stringify(item))));
      expect([...games].sort(), `after ${writes} writes`).toEqual(
        ['g1', 'g2'].map((game) => JSON.stringify({ game, type: 'started' })),
      );
    }
  });
});

it('a channel gets a hundred messages a day, then one that says so, and goes on the next day', async () => {
  const id = await hooked({ reasons: ['over'] });
  for (let n = 0; n < 120; n++) await goes({ game: `g${n}`, status: 'over' });
  for (let minutes = 0; minutes < 12; minutes++) await sweep(MINUTE);
  expect(types().filter((type) => type === 'over')).toHaveLength(100);
  expect(types().filter((type) => type === 'limit')).toHaveLength(1);
  expect(bodies().find(({ type }) => type === 'limit')?.data).not.toHaveProperty('game');
  const dropped = (await brought(id)).filter(({ state }) => state === 'dropped');
  expect(dropped).toHaveLength(20);
  expect(await told()).toHaveLength(100);
  at.now += DAY;
  await goes({ game: 'g-next', status: 'over' });
  await sweep();
  expect(types().at(-1)).toBe('over');
});

it('a channel that strangers filled for the day still tells of a turn', async () => {
  await hooked();
  for (let n = 0; n < 110; n++) await goes({ game: `g${n}`, status: 'over' });
  for (let minutes = 0; minutes < 12; minutes++) await sweep(MINUTE);
  expect(types().at(-1)).toBe('limit');
  await goes({ game: 'g-mine', status: 'lobby' });
  await goes({ game: 'g-mine', waits: ['red'] });
  await sweep(2 * MINUTE);
  expect(types().at(-1)).toBe('your-turn');
  expect(types()).not.toContain('started');
});

describe('titles', () => {
  const titled = async (title: string, choices: Choices): Promise<string> => {
    await mailed(choices);
    await goes({ title, of: 'diplomacy' });
    await sweep();
    await sweep(BUNDLED_MS);
    return mails().join();
  };

  it.each([
    { names: true, title: 'Vienna 1815', isSent: true },
    { names: false, title: 'Vienna 1815', isSent: false },
    { names: true, title: 'Win at http://evil.example', isSent: false },
    { names: true, title: 'WWW.evil.example', isSent: false },
  ])('$title, to a person who wants titles: $names', async ({ names, title, isSent }) => {
    const mail = await titled(title, { names });
    expect(mail.includes(title)).toBe(isSent);
    expect(mail).toContain('Subject: A game has started: Diplomacy');
    expect(mail).toContain('https://fieldpost.example/g/g1');
  });
});

describe('a mail', () => {
  it('calls each game as the games call themselves', async () => {
    for (const [of, load] of Object.entries(GAMES)) {
      const { titles } = await load();
      for (const locale of ['en', 'ko'] as const) {
        await begins();
        await mailed({}, locale);
        await goes({ of });
        await sweep();
        await sweep(BUNDLED_MS);
        const [mail = ''] = mails();
        expect(decoded(mail), `${of} ${locale}`).toContain(String(titles?.[locale]));
      }
    }
  });

  it('of a lost seat says how to come back', async () => {
    await mailed({});
    await goes({});
    await sweep();
    await goes({ held: {}, lost: { [anna.person]: 'missed' } });
    await sweep();
    expect(decoded(mails().at(-1) ?? '')).toMatch(/You lost your seat.*open the game and take it again/s);
  });

  it('of a digest lists what happened, with a link for each game', async () => {
    await mailed({ digest: 20 });
    await goes({ of: 'diplomacy' });
    await goes({ of: 'kutuzov', game: 'g2' });
    await sweep();
    await sweep(DAY);
    const text = decoded(mails().at(-1) ?? '');
    expect(text).toContain('Subject: News of your games: 2');
    expect(text).toMatch(/A game has started\.\nDiplomacy\nhttps:\/\/fieldpost\.example\/g\/g1\n/);
    expect(text).toMatch(/A game has started\.\nKutuzov 1812\nhttps:\/\/fieldpost\.example\/g\/g2\n/);
  });
});

describe('reasons that came later', () => {
  it('are not told by a channel or to a person that chose before, save the loss of a seat', async () => {
    const id = await hooked({ reasons: ['started'] });
    const entry = await at.people.get(...keys.channel(anna.person, id));
    const { form: _, ...before } = entry!.value;
    await at.people.put(...keys.channel(anna.person, id), before, entry!.rev);
    await profiled({ notices: ['started', 'over'] });
    expect((await channels.list(anna))[0]?.reasons).toEqual(['started', 'removed']);
    await goes({});
    await goes({ offers: [{ kind: 'draw', by: ['blue'], needs: ['red'] }] as never });
    await sweep(91_000);
    await goes({ held: {}, lost: { [anna.person]: 'missed' } });
    await sweep();
    expect([await told(), types()]).toEqual([
      ['removed', 'started'],
      ['started', 'removed'],
    ]);
  });

  it('are chosen like the others by people who choose now', async () => {
    const id = await hooked({ reasons: ['started'] });
    expect((await channels.list(anna))[0]?.reasons).toEqual(['started']);
    await channels.edit(anna, id, { reasons: ['over'] });
    await goes({});
    await goes({ held: {}, lost: { [anna.person]: 'missed' } });
    await sweep();
    expect(types()).toEqual([]);
  });
});
