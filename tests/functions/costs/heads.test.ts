import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { EventLog } from '../../../domain/log/store.ts';
import { newestIn } from '../../../functions/features/matches/heads.ts';
import { dynamoEventLog } from '../../../functions/platform/dynamo/event-log.ts';
import { startDynalite, type TestDynamo } from '../../kit/dynalite.ts';
import { memoryEventLog } from '../../kit/memory-event-log.ts';
import { random } from '../../kit/random.ts';
import { metered } from '../../kit/units.ts';
import { commitAt } from '../../log/store.ts';

// What a 304 reads: whether anything came after the newest commit that this process has seen.

let dynamo: TestDynamo;
beforeAll(async () => {
  dynamo = await startDynalite();
});
afterAll(() => dynamo.stop());

let now: number;
let log: EventLog;
beforeEach(() => {
  [now, log] = [0, memoryEventLog()];
});
const newest = () => newestIn({ log: { newest: (...of) => log.newest(...of) }, now: () => now });
const committed = async (from: number, to: number): Promise<void> => {
  for (let v = from; v <= to; v++) await log.append(commitAt('g', v));
};

/** A text that hardly shrinks by compression. */
function seededText(length: number): string {
  const below = random(length);
  return Array.from({ length }, () => String.fromCharCode(32 + below(90))).join('');
}

it('costs one read unit, however large the newest commit is', async () => {
  const meter = metered(dynamo.client);
  log = dynamoEventLog(meter.client, dynamo.tables);
  const look = newest();
  await log.append(commitAt('g', 1, 'small'));
  for (const [v, kilobytes] of [
    [2, 1],
    [3, 100],
  ] as const) {
    await log.append(commitAt('g', v, `c${v}`, [{ type: 'said', text: seededText(kilobytes * 1024) }]));
    expect((await look('g'))?.v).toBe(v);
    meter.take();
    for (let times = 0; times < 3; times++) expect((await look('g'))?.v).toBe(v);
    expect(meter.take()).toEqual({ requests: 3, reads: 3, writes: 0 });
  }
  // Without a remembered head the commit itself is read, and its size counts.
  await newest()('g');
  expect(meter.take().reads).toBeGreaterThan(20);
});

it('sees what others commit at once', async () => {
  const look = newest();
  expect(await look('g')).toBeUndefined();
  for (const [from, to] of [
    [1, 1],
    [2, 2],
    [3, 7],
  ] as const) {
    await committed(from, to);
    expect(await look('g')).toEqual(await log.newest('g'));
    expect((await look('g'))?.v).toBe(to);
  }
});

it('sees a log that was cut after a minute at most, and one that went on otherwise at once', async () => {
  await committed(1, 9);
  const [look, other] = [newest(), newest()];
  for (const each of [look, other]) expect((await each('g'))?.v).toBe(9);
  log = memoryEventLog();
  await committed(1, 4);
  now += 60_000;
  expect((await look('g'))?.v).toBe(4);
  now -= 1;
  await committed(5, 10);
  expect((await other('g'))?.v).toBe(10);
  log = memoryEventLog();
  now += 60_001;
  expect(await look('g')).toBeUndefined();
});
