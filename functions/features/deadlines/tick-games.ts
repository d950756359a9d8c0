import { measured } from '../../platform/kit/metrics.ts';
import { reportThrown } from '../../platform/kit/report.ts';
import { sideBySide } from '../../platform/kit/side-by-side.ts';
import type { Memos } from '../../platform/ports/ports.ts';
import type { Message, Queues } from '../../platform/ports/queue.ts';
import { backAgain, setAside } from '../costs/aside.ts';
import { isOfBots, type Watch } from '../costs/watch.ts';
import type { Matches } from '../matches/matches.ts';
import { isOverdue, tickOf } from '../matches/tick.ts';
import { messageOf, type Tick } from './ticks.ts';

/** What lets deadlines take effect. */
interface Ticking {
  readonly matches: Pick<Matches, 'load' | 'execute'>;
  readonly watch: Pick<Watch, 'isPaused'>;
  readonly memos: Pick<Memos, 'get' | 'put' | 'remove'>;
  readonly queues: Pick<Queues, 'ticks'>;
  now(): number;
}

/** Number of games at once. */
const AT_ONCE = 4;

/** How often a game is tried before it is set aside. */
const TRIES = 5;

/** Seconds until a deadline is tried again: this clock is behind, or it is not known whether the service was away. */
const EARLY = 2;
const UNKNOWN = 60;

/** What becomes of a deadline. A number: it is tried again after so many seconds. */
type Became = 'ticked' | 'moved on' | 'paused' | number;

/**
 * Commits the timeouts of passed deadlines: `G` after a deadline, unless a command came first. A game that throws is
 * sent again alone, and set aside after five times for a growing time. So is a game that waits for a viewer. Throws
 * only if a message cannot be sent. Returns the number of commits.
 */
export async function tickGames(on: Ticking, ticks: readonly Tick[]): Promise<number> {
  let ticked = 0;
  const later = new Map<number, Tick[]>();
  const alone: Message[] = [];
  await sideBySide(AT_ONCE, ticks, async (tick) => {
    try {
      const became = await tickGame(on, tick);
      if (typeof became === 'number') later.set(became, [...(later.get(became) ?? []), tick]);
      else if (became === 'paused') await setAside(on.memos, tick.game, on.now());
      else if (tick.aside) await backAgain(on.memos, tick.game);
      if (became === 'ticked') ticked++;
    } catch (caught) {
      reportThrown(caught, 'quarantine', { game: tick.game });
      const tries = (tick.tries ?? 0) + 1;
      if (tries < TRIES) alone.push(messageOf([{ ...tick, tries }], 2 ** tries));
      else await setAside(on.memos, tick.game, on.now());
    }
  });
  const again = [...alone, ...[...later].map(([delay, some]) => messageOf(some, delay))];
  if (again.length > 0) await on.queues.ticks.send(again);
  return ticked;
}

async function tickGame({ matches, watch, now }: Ticking, { game, due }: Tick): Promise<Became> {
  const loaded = await matches.load(game);
  // The match has moved on, and its present deadline has a separate message.
  if (loaded === undefined || loaded.match.status === 'over' || loaded.match.due !== due) return 'moved on';
  if (!isOverdue(loaded.match, now())) return EARLY;
  if (await watch.isPaused(loaded.match)) return 'paused';
  const { at: _, ...command } = tickOf(loaded.match, now());
  const { is } = await matches.execute(command);
  // Only people wait: a game of bots stands still until a viewer comes.
  if (is === 'committed' && !isOfBots(loaded.match)) measured('answered', now() - due);
  if (is === 'committed') return 'ticked';
  return is === 'early' || is === 'clock' ? UNKNOWN : 'moved on';
}
