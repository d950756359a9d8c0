import { reportThrown } from '../../platform/kit/report.ts';
import { sideBySide } from '../../platform/kit/side-by-side.ts';
import type { Deadlines, Memos } from '../../platform/ports/ports.ts';
import type { Queues } from '../../platform/ports/queue.ts';
import { sendTicks } from './ticks.ts';

/** What hands out deadlines. */
export interface Clocked {
  readonly views: { readonly deadlines: Deadlines };
  readonly memos: Pick<Memos, 'get' | 'list' | 'put' | 'remove'>;
  readonly queues: Pick<Queues, 'ticks'>;
  now(): number;
}

/** The partition of memos of how far each partition of deadlines was handed out, and of the newest net (`net`). */
export const HANDED_OUT = 'clock#';

const MINUTE = 60_000;

/** Number of partitions that are read at once. */
const AT_ONCE = 8;

/** Returns the end of the minute after a time. */
const endOfNextMinute = (now: number): number => now - (now % MINUTE) + 2 * MINUTE;

/**
 * Sends all deadlines until the end of the next minute that were not sent before. The place of each partition moves on
 * after its deadlines are sent, so a clock that dies sends some twice. Another clock at the same time stops at the
 * first place that this one moved. A partition that throws holds no other up, unless many throw: then the store is
 * away. Throws at the end if one threw. Returns the number of deadlines.
 */
export async function handOut(on: Clocked): Promise<number> {
  const { views, memos } = on;
  const until = endOfNextMinute(on.now());
  const places = new Map((await memos.list(HANDED_OUT)).map(({ sk, value }) => [sk, Number(value.until)]));
  let [sent, isElsewhere] = [0, false];
  const faults: unknown[] = [];
  const handOutOf = async (partition: string): Promise<void> => {
    const before = places.get(partition);
    if (isElsewhere || (before !== undefined && before >= until)) return;
    for await (const page of views.deadlines.between(partition, before ?? 0, until)) {
      await sendTicks(
        on.queues.ticks,
        page.map(({ game, due }) => ({ game, due })),
        on.now(),
      );
      sent += page.length;
    }
    const held = before === undefined ? 'none' : { until: before };
    if (!(await memos.put(HANDED_OUT, partition, { until }, held))) isElsewhere = true;
  };
  // Those that are furthest behind come first, so that none waits for ever behind others.
  const all = [...views.deadlines.partitions].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  await sideBySide(AT_ONCE, all, async (partition) => {
    if (faults.length < AT_ONCE) await handOutOf(partition).catch((caught: unknown) => void faults.push(caught));
  });
  if (faults.length > 0) throw faults[0];
  return sent;
}

/**
 * Forgets what was handed out. A server whose queues lost their messages calls it at its start. Then the next clock
 * sends everything again that is due.
 */
export async function handOutAgain(memos: Pick<Memos, 'list' | 'remove'>): Promise<void> {
  for (const { sk } of await memos.list(HANDED_OUT)) await memos.remove(HANDED_OUT, sk);
}

/** Does parts of a clock's work. A part that throws is reported, and the others go on. Throws if one threw. */
export async function eachPart(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  let failed = 0;
  for (const part of parts) {
    try {
      await part();
    } catch (caught) {
      failed++;
      reportThrown(caught, 'fault', { operation: 'clock' });
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${parts.length} parts of the clock failed`);
}
