import { expect, it } from 'vitest';
import { at } from '../../../domain/lib/sure.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { giveBack, giveBackTo, isGiveBack } from '../../../functions/features/outages/give-back.ts';
import { createOutages } from '../../../functions/features/outages/outages.ts';
import type { Message } from '../../../functions/platform/ports/queue.ts';
import { memoryMemos } from '../../kit/memory-memos.ts';
import { memoryOutages } from '../../kit/memory-outages.ts';

// An outage is applied to many games: at a pace, each game once, however often its message comes.

const HOUR = 3_600_000;
const NOW = 100 * HOUR;

/** A service with games in two partitions, whose deadline runs since an hour before now, and what it did. */
function service(count = 250) {
  const sent: Message[] = [];
  const outages = createOutages({
    record: memoryOutages(),
    memos: memoryMemos(),
    clock: { fault: () => undefined },
    report: () => undefined,
    sign: async () => 'signed',
    now: () => NOW,
  });
  const games = Array.from({ length: count }, (_, n) => `g${String(n).padStart(5, '0')}`);
  /** The outages that each game got, in order. */
  const got = new Map(games.map((game) => [game, [] as number[]]));
  const on = {
    outages,
    views: {
      deadlines: {
        partitions: ['D#even', 'D#odd'],
        async *between(partition: string) {
          const own = games.filter((_, n) => n % 2 === Number(partition === 'D#odd'));
          for (let from = 0; from < own.length; from += 100)
            yield own.slice(from, from + 100).map((game) => ({ partition, game, due: NOW + HOUR }));
        },
        stands: async () => true,
        forget: async () => undefined,
      },
    },
    queues: { ticks: { send: async (messages: readonly Message[]) => void sent.push(...messages) } },
    matches: {
      load: async (game: string) => {
        const outage = got.get(game)?.at(-1);
        const match = { form: 2, status: 'playing', opened: NOW - HOUR, due: NOW + HOUR, outage };
        return { match: match as Partial<Match> as Match } as never;
      },
      execute: async ({ game, command }: { readonly game: string; readonly command: object }) => {
        got.get(game)?.push((command as { readonly n: number }).n);
        return {} as never;
      },
    },
  };
  /** Works on all messages that were sent, twice. */
  const work = async (): Promise<void> => {
    for (const { body } of [...sent, ...sent]) {
      if (!isGiveBack(body)) throw new Error('a message of another shape');
      for (const game of body.outages) await giveBackTo(on, game);
    }
  };
  return { on, outages, got, sent, work };
}

it('messages for at most 50 games come in a second', async () => {
  const { on, outages, sent } = service();
  await outages.declare(NOW - HOUR / 2, NOW - HOUR / 4, 'sign-in was down');
  await giveBack(on);
  const gamesAt = Map.groupBy(sent, ({ delay }) => delay ?? 0);
  expect([...gamesAt.keys()]).toEqual([0, 1, 2, 3, 4, 5]);
  for (const messages of gamesAt.values())
    expect(messages.reduce((sum, { body }) => sum + (body.outages as readonly string[]).length, 0)).toBeLessThanOrEqual(
      50,
    );
});

it('each game gets it once, though every message comes twice, and no second sweep sends anything', async () => {
  const { on, outages, got, sent, work } = service();
  await outages.declare(NOW - HOUR / 2, NOW - HOUR / 4, 'sign-in was down');
  await giveBack(on);
  await work();
  expect([...got.values()].every((each) => each.join() === '1')).toBe(true);
  sent.length = 0;
  await giveBack(on);
  expect(sent).toEqual([]);
});

it('several outages at once, in their order', async () => {
  const { on, outages, got, work } = service(20);
  await outages.declare(NOW - HOUR / 2, NOW - HOUR / 4, 'first');
  await outages.declare(NOW - HOUR / 5, NOW - HOUR / 6, 'second');
  await giveBack(on);
  await work();
  expect([...got.values()].every((each) => each.join() === '1,2')).toBe(true);
});

it('a sweep that ends in the middle is repeated by the next one', async () => {
  const { on, outages, got, sent, work } = service();
  await outages.declare(NOW - HOUR / 2, NOW - HOUR / 4, 'sign-in was down');
  let left = 1;
  const send = async (messages: readonly Message[]): Promise<void> => {
    if (left-- === 0) throw new Error('the queue is away');
    sent.push(at(messages, 0));
  };
  await expect(giveBack({ ...on, queues: { ticks: { send } } })).rejects.toThrow('the queue is away');
  await giveBack(on);
  await work();
  expect([...got.values()].every((each) => each.join() === '1')).toBe(true);
});
