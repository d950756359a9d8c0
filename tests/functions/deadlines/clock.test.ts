import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../../domain/lib/json.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { G } from '../../../domain/log/times.ts';
import { setAside } from '../../../functions/features/costs/aside.ts';
import { createWatch } from '../../../functions/features/costs/watch.ts';
import { type Clocked, handOut, handOutAgain } from '../../../functions/features/deadlines/clock.ts';
import { netted } from '../../../functions/features/deadlines/net.ts';
import { tickGames } from '../../../functions/features/deadlines/tick-games.ts';
import type { Tick } from '../../../functions/features/deadlines/ticks.ts';
import { tickSoon } from '../../../functions/features/deadlines/ticks.ts';
import type { Matches } from '../../../functions/features/matches/matches.ts';
import { metered } from '../../../functions/platform/kit/metrics.ts';
import { metricsIn } from '../../kit/cloudwatch.ts';
import { measuredLinesOf } from '../../kit/log-lines.ts';
import { memoryMemos } from '../../kit/memory-memos.ts';
import { memoryQueues } from '../../kit/memory-queues.ts';
import { memoryViews } from '../../kit/memory-views.ts';
import { random } from '../../kit/random.ts';
import { NOON } from '../../kit/table.ts';
import { viewAt } from '../ports/contracts.ts';

// The clock sends deadlines to a queue, and its consumers let them take effect: once each, whatever is doubled, lost,
// early or out of order, and none is forgotten for more than a few minutes.

const MINUTE = 60_000;
let now: number;
let views: ReturnType<typeof memoryViews>;
let memos: ReturnType<typeof memoryMemos>;
let queued: ReturnType<typeof memoryQueues>;
/** The deadline of each game, until it took effect; and when it did. */
let dues: Map<string, number>;
let ticked: Map<string, number>;
let broken: Set<string>;
let lines: string[];
beforeEach(() => {
  now = NOON;
  [views, memos, queued] = [memoryViews(), memoryMemos(), memoryQueues(() => now)];
  [dues, ticked, broken, lines] = [new Map(), new Map(), new Set(), []];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const on = (): Clocked => ({ views, memos, queues: queued.queues, now: () => now });

/** Opens games that are due at these times. */
async function games(times: readonly number[], begin = 'g'): Promise<readonly string[]> {
  const names = times.map((_, n) => `${begin}-${String(n).padStart(4, '0')}`);
  for (const [n, name] of names.entries()) {
    const due = sure(times[n], 'time');
    dues.set(name, due);
    await views.put(viewAt(name, 1, { due }));
  }
  return names;
}

const PEOPLE = [{ seat: 'red', holder: { kind: 'user', user: 'ann' } }];
const OF_BOTS = [{ seat: 'red', holder: { kind: 'bot' } }];

/** Matches that are due until they were ticked. Their lists follow a tick at once. */
const matches = {
  async load(game: string) {
    if (broken.has(game)) throw new Error(`${game} throws`);
    const match = {
      game,
      v: 1,
      form: 2,
      status: 'playing',
      createdAt: now,
      due: dues.get(game),
      chairs: game.startsWith('bots') ? OF_BOTS : PEOPLE,
    };
    return { match } as unknown as Awaited<ReturnType<Matches['load']>>;
  },
  async execute({ game }: { readonly game: string }) {
    if (!dues.delete(game)) return { is: 'refused' } as Awaited<ReturnType<Matches['execute']>>;
    expect(ticked.has(game)).toBe(false);
    ticked.set(game, now);
    await views.put(viewAt(game, 2));
    return { is: 'committed' } as Awaited<ReturnType<Matches['execute']>>;
  },
} as Pick<Matches, 'load' | 'execute'>;
const watch = createWatch({
  memos: memoryMemos(),
  views: memoryViews(),
  matches,
  report: () => undefined,
  now: () => now,
});

const tick = (message: JsonObject): Promise<number> =>
  tickGames({ matches, watch, memos, queues: queued.queues, now: () => now }, message.ticks as never as Tick[]);

/** Consumes all messages that are due. */
async function consume(order = (messages: readonly JsonObject[]) => messages): Promise<void> {
  for (let due = queued.take('ticks'); due.length > 0; due = queued.take('ticks'))
    for (const message of order(due)) await tick(message);
}

/** Lets a time pass, in steps of a second. */
async function passes(ms: number, each: () => Promise<void> = consume): Promise<void> {
  for (const end = now + ms; now < end; ) {
    now += 1_000;
    await each();
  }
}

const every = (count: number, step: number, from = NOON): readonly number[] =>
  Array.from({ length: count }, (_, n) => from + n * step);
const ticksOf = () => queued.waiting('ticks').flatMap(({ body }) => (body as never as { ticks: Tick[] }).ticks);

describe('the clock', () => {
  it('sends what is due in all partitions but one that throws, which it sends the next time', async () => {
    const names = await games(every(12, 0));
    const { partitions, between } = views.deadlines;
    const empty = Array.from({ length: 20 }, (_, n) => `empty-${n}`);
    let isAway = true;
    const deadlines: Clocked['views']['deadlines'] = {
      ...views.deadlines,
      partitions: ['away', ...empty, ...partitions],
      between(partition, ...range) {
        if (empty.includes(partition)) return between(partition, -1, -1);
        if (partition !== 'away') return between(partition, ...range);
        if (isAway) throw new Error('the partition is away');
        return between(sure(partitions[0], 'partition'), ...range);
      },
    };
    await expect(handOut({ ...on(), views: { deadlines } })).rejects.toThrow('is away');
    expect(ticksOf().map(({ game }) => game)).toEqual(names);
    isAway = false;
    expect(await handOut({ ...on(), views: { deadlines } })).toBe(12);
    expect(await handOut({ ...on(), views: { deadlines } })).toBe(0);
  });

  it('sends what is due until the end of the next minute, once, ten games of one second in a message', async () => {
    await games([...every(25, 0), ...every(25, 40), NOON + 2 * MINUTE, NOON + 2 * MINUTE + 1, NOON - MINUTE]);
    now = NOON + 500;
    expect(await handOut(on())).toBe(52);
    expect(await handOut(on())).toBe(0);
    const messages = queued.waiting('ticks').map(({ body, delay = 0 }) => [(body.ticks as never as []).length, delay]);
    expect(messages).toEqual([
      [1, 0],
      [10, 4],
      [10, 4],
      [10, 4],
      [8, 4],
      [10, 5],
      [2, 5],
      [1, 124],
    ]);
    now = NOON + MINUTE;
    expect(await handOut(on())).toBe(1);
  });

  it('lets each take effect in the second after it may', async () => {
    const names = await games(every(300, 250));
    now = NOON - 90_000;
    for (let minute = 0; minute < 4; minute++) {
      await handOut(on());
      await passes(MINUTE);
    }
    expect([...ticked.keys()].sort()).toEqual(names);
    for (const [name, at] of ticked) {
      const due = NOON + 250 * Number(name.slice(2));
      expect(at).toBeGreaterThanOrEqual(due + G);
      expect(at).toBeLessThanOrEqual(due + G + 3_000);
    }
  });

  it('two at once send at most one partition twice, and each game is ticked once', async () => {
    const names = await games(every(100, 100));
    const partitions = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];
    const { between } = views.deadlines;
    const shared = {
      ...views.deadlines,
      partitions,
      between: (partition: string, after: number, until: number) => partitionOf(partition, between('', after, until)),
    };
    async function* partitionOf(partition: string, pages: ReturnType<typeof between>) {
      await null;
      for await (const page of pages)
        yield page
          .filter((_, n) => partitions[n % partitions.length] === partition)
          .map((due) => ({ ...due, partition }));
    }
    const both = () => handOut({ ...on(), views: { deadlines: shared } });
    await both();
    now += MINUTE;
    await games(every(100, 100, NOON + 2 * MINUTE + 1), 'h');
    const before = ticksOf().length;
    const [one, other] = await Promise.all([both(), both()]);
    expect(one + other).toBeGreaterThanOrEqual(100);
    // Each reads eight partitions before it can know of the other one.
    expect(ticksOf().length - before).toBeLessThanOrEqual(200);
    await passes(5 * MINUTE);
    expect(ticked.size).toBe(names.length + 100);
  });

  it('that dies at any of its requests forgets nothing: the next one sends the rest', async () => {
    for (let n = 0; ; n++) {
      [memos, views, queued] = [memoryMemos(), memoryViews(), memoryQueues(() => now)];
      [dues, ticked, now] = [new Map(), new Map(), NOON];
      const names = await games(every(35, 1_000));
      const dying = dyingAfter(n);
      const isDead = await handOut(dying).then(
        () => false,
        () => true,
      );
      await passes(MINUTE);
      await handOut(on());
      await passes(MINUTE);
      expect([...ticked.keys()].sort()).toEqual(names);
      if (!isDead) {
        expect(n).toBeGreaterThan(3);
        break;
      }
    }
  });

  /** Ports of which only the first requests reach the stores. */
  function dyingAfter(n: number): Clocked {
    let count = 0;
    async function alive<T>(work: () => Promise<T>): Promise<T> {
      if (count++ >= n) throw new Error('died');
      return work();
    }
    const { deadlines } = views;
    const { ticks } = queued.queues;
    return {
      now: () => now,
      memos: {
        ...memos,
        list: (...of) => alive(() => memos.list(...of)),
        put: (...of) => alive(() => memos.put(...of)),
      },
      views: {
        deadlines: {
          ...deadlines,
          async *between(...of) {
            await alive(async () => undefined);
            yield* deadlines.between(...of);
          },
        },
      },
      queues: { ticks: { send: (...of) => alive(() => ticks.send(...of)) } },
    };
  }

  it('of a server that lost its messages sends everything again', async () => {
    await games(every(5, 0));
    await handOut(on());
    queued = memoryQueues(() => now);
    expect(await handOut(on())).toBe(0);
    await handOutAgain(memos);
    expect(await handOut(on())).toBe(5);
  });
});

describe('ticks', () => {
  it.each([1, 2, 3])(
    'doubled, lost, early and in any order: each game once, none later than six minutes (%i)',
    async (seed) => {
      const below = random(seed);
      const chance = (): number => below(1_000) / 1_000;
      const names = await games(every(200, 500));
      const shaken = (messages: readonly JsonObject[]): readonly JsonObject[] =>
        messages
          .filter(() => chance() > 0.2)
          .flatMap((message) => (chance() < 0.2 ? [message, message] : [message]))
          .map((message) => [chance(), message] as const)
          .sort(([a], [b]) => a - b)
          .map(([, message]) => message);
      for (let minute = 0; minute < 12; minute++) {
        if (chance() > 0.05) await handOut(on());
        await netted(on());
        // Some come early: the clock of their consumer is behind.
        for (const message of ticksOf().filter(() => chance() < 0.01)) await tick({ ticks: [message] as never });
        await passes(MINUTE, () => consume(shaken));
      }
      expect([...ticked.keys()].sort()).toEqual(names);
      const late = [...ticked].map(([name, at]) => at - (NOON + 500 * Number(name.slice(2))));
      // A lost one is found after five minutes, and may be lost again.
      expect(Math.max(...late)).toBeLessThan(10 * MINUTE);
      expect(late.filter((ms) => ms > 5 * MINUTE + MINUTE + G).length).toBeLessThan(30);
    },
  );

  it('one that comes early is sent again after two seconds', async () => {
    await games([NOON]);
    now = NOON + G - 1;
    expect(await tick({ ticks: [{ game: 'g-0000', due: NOON }] })).toBe(0);
    expect(queued.waiting('ticks')).toEqual([{ body: { ticks: [{ game: 'g-0000', due: NOON }] }, delay: 2 }]);
    await passes(2_000);
    expect(ticked.size).toBe(1);
  });

  it('one of a deadline that the game no longer has does nothing', async () => {
    await games([NOON]);
    dues.set('g-0000', NOON + 1);
    now = NOON + MINUTE;
    expect(await tick({ ticks: [{ game: 'g-0000', due: NOON }] })).toBe(0);
    expect([ticked.size, queued.waiting('ticks')]).toEqual([0, []]);
  });

  it('one of a game that throws comes again alone, up to five times; then it is set aside, and others go on', async () => {
    await games(every(10, 0));
    broken.add('g-0003');
    await handOut(on());
    await passes(10_000);
    expect(ticked.size).toBe(9);
    await passes(MINUTE);
    expect(queued.waiting('ticks')).toEqual([]);
    expect(await memos.list('aside#')).toMatchObject([{ sk: 'g-0003', value: { tries: 1 } }]);
    expect(lines.filter((line) => line.includes('"what":"quarantine","game":"g-0003"'))).toHaveLength(5);
  });
});

describe('the net', () => {
  it('sends again what is overdue by five minutes, once a minute, and at most 10,000', async () => {
    await games(every(3, MINUTE));
    now = NOON + 5 * MINUTE + 1;
    expect(await netted(on())).toBe(1);
    expect(await netted(on())).toBe(0);
    now += 2 * MINUTE;
    expect(await netted(on())).toBe(3);
    await consume();
    expect(ticked.size).toBe(3);
    for (let n = 0; n < 10_050; n++) await views.put(viewAt(`many-${n}`, 1, { due: NOON - MINUTE }));
    now += MINUTE;
    expect(ticksOf()).toEqual([]);
    await netted(on());
    expect(ticksOf()).toHaveLength(10_000);
  });

  it('leaves a game that is set aside, for longer each time, up to a day; one that throws no more is as any other', async () => {
    await games([NOON]);
    broken.add('g-0000');
    const sent: number[] = [];
    while (now < NOON + 70 * MINUTE) {
      if ((await netted(on())) > 0) sent.push((now - NOON) / MINUTE);
      await passes(MINUTE);
    }
    const waits = sent.slice(1).map((at, n) => at - sure(sent[n], 'time'));
    for (const [n, wait] of waits.entries()) expect(wait).toBeGreaterThanOrEqual(2 ** n);
    expect(waits.length).toBeGreaterThanOrEqual(4);
    broken.clear();
    now += 24 * 60 * MINUTE;
    expect(await netted(on())).toBe(1);
    await consume();
    expect([ticked.size, await memos.list('aside#')]).toEqual([1, []]);
  });

  it('forgets a game that was set aside and is overdue no longer', async () => {
    await memos.put('aside#', 'g', { tries: 3, until: NOON });
    now = NOON + 9 * MINUTE;
    await netted(on());
    expect(await memos.list('aside#')).toHaveLength(1);
    now += MINUTE;
    await netted(on());
    expect(await memos.list('aside#')).toEqual([]);
  });

  it('removes a deadline that the view does not confirm, ten minutes after its time', async () => {
    const forgotten: string[] = [];
    const deadlines = {
      ...views.deadlines,
      stands: async () => false,
      forget: async ({ game }: { readonly game: string }) => void forgotten.push(game),
    };
    await games([NOON]);
    now = NOON + 10 * MINUTE - 1;
    expect(await netted({ ...on(), views: { deadlines } })).toBe(0);
    expect(forgotten).toEqual([]);
    now += MINUTE;
    expect(await netted({ ...on(), views: { deadlines } })).toBe(0);
    expect(forgotten).toEqual(['g-0000']);
  });
});

it('the projector sends a deadline that the clock may have passed already', async () => {
  const match = (due: number | undefined, status = 'playing') => ({ game: 'g', due, status }) as never;
  const { ticks } = queued.queues;
  for (const due of [NOON - 1_000_000, NOON, NOON + 2 * MINUTE]) await tickSoon(ticks, match(due), now);
  expect(queued.waiting('ticks').map(({ delay = 0 }) => delay)).toEqual([0, 4, 124]);
  await tickSoon(ticks, match(NOON + 3 * MINUTE), now);
  await tickSoon(ticks, match(undefined), now);
  await tickSoon(ticks, match(NOON, 'over'), now);
  expect(queued.waiting('ticks')).toHaveLength(3);
});

describe('how late deadlines are answered', () => {
  const answered = async (work: () => Promise<unknown>): Promise<readonly number[]> => {
    vi.restoreAllMocks();
    const found = metricsIn(await measuredLinesOf(metered('deadlines', work)));
    return [...found.values()].find(({ name }) => name === 'answered')?.values ?? [];
  };

  it('is measured from the deadline to the timeout, where people wait for it', async () => {
    const names = [...(await games([NOON, NOON + 1_000])), ...(await games([NOON], 'bots'))];
    now += 10_000;
    const ticks = names.map((game) => ({ game, due: dues.get(game) ?? 0 }));
    expect(await answered(() => tick({ ticks }))).toEqual([10_000, 9_000]);
    expect(ticked.size).toBe(3);
    // They have moved on.
    expect(await answered(() => tick({ ticks }))).toEqual([]);
  });

  it('is measured by the net where nothing answers them, and not of a game that is set aside', async () => {
    const [first] = await games([NOON, NOON]);
    now += 6 * MINUTE;
    expect(await answered(() => netted(on()))).toEqual([6 * MINUTE, 6 * MINUTE]);
    await setAside(memos, first ?? '', now);
    now += MINUTE;
    expect(await answered(() => netted(on()))).toEqual([7 * MINUTE]);
  });
});
