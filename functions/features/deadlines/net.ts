import { measured } from '../../platform/kit/metrics.ts';
import { sideBySide } from '../../platform/kit/side-by-side.ts';
import type { Due } from '../../platform/ports/ports.ts';
import { backAgain, listAside } from '../costs/aside.ts';
import { type Clocked, HANDED_OUT } from './clock.ts';
import { sendTicks, type Tick } from './ticks.ts';

const MINUTE = 60_000;

/** A deadline that is overdue by this much was lost. */
const LOST_MS = 5 * MINUTE;
/** After this time, a deadline that the view does not confirm is removed. */
const STALE_MS = 10 * MINUTE;
/** Number of deadlines that are sent again in a minute. */
const MOST = 10_000;
/** Number of views that are read at once. */
const AT_ONCE = 16;

/**
 * Sends again what is overdue by more than five minutes, except for games that are set aside. Removes deadlines that
 * no longer stand. Does nothing twice in a minute. Returns the number that were sent.
 */
export async function netted(on: Clocked): Promise<number> {
  const now = on.now();
  const until = now - (now % MINUTE);
  const before = await on.memos.get(HANDED_OUT, 'net');
  if (before?.until === until || !(await on.memos.put(HANDED_OUT, 'net', { until }, before ?? 'none'))) return 0;
  const aside = await listAside(on.memos);
  const seen = new Set<string>();
  let sent = 0;
  const { partitions } = on.views.deadlines;
  // Another partition comes first each minute, so that none waits for ever behind full ones.
  const first = Math.floor(now / MINUTE) % partitions.length;
  for (const partition of [...partitions.slice(first), ...partitions.slice(0, first)]) {
    for await (const page of on.views.deadlines.between(partition, 0, now - LOST_MS)) {
      const standing = await standingOf(on, page, now);
      for (const { game } of standing) seen.add(game);
      const lost: readonly Tick[] = standing
        .filter(({ game }) => (aside.get(game) ?? 0) <= now)
        .map(({ game, due }) => ({ game, due, ...(aside.has(game) && { aside: true as const }) }));
      await sendTicks(on.queues.ticks, lost.slice(0, MOST - sent), now);
      // One that no function answers would never show how late it is.
      for (const { due, aside: isAside } of lost) if (!isAside) measured('answered', now - due);
      sent += lost.length;
      if (sent >= MOST) return sent;
    }
  }
  // A game that was set aside and is overdue no longer has nothing left to try.
  for (const [game, until] of aside) if (until + STALE_MS <= now && !seen.has(game)) await backAgain(on.memos, game);
  return sent;
}

async function standingOf(on: Clocked, page: readonly Due[], now: number): Promise<readonly Due[]> {
  const { deadlines } = on.views;
  const stands = new Set<Due>();
  await sideBySide(AT_ONCE, page, async (due) => {
    if (await deadlines.stands(due)) stands.add(due);
    else if (due.due <= now - STALE_MS) await deadlines.forget(due);
  });
  return page.filter((due) => stands.has(due));
}
