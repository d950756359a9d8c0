import type { Outage } from '../../../domain/match/audit/outages.ts';
import type { Deadlines } from '../../platform/ports/ports.ts';
import { MOST_DELAY, type Queues } from '../../platform/ports/queue.ts';
import { isText, listOf, shapeOf } from '../../platform/ports/shape.ts';
import type { Matches } from '../matches/matches.ts';
import { outageOf } from '../matches/tick.ts';
import type { Outages } from './outages.ts';

/** A message with games that outages may give time back. */
interface GiveBack {
  readonly outages: readonly string[];
}
export const isGiveBack = shapeOf<GiveBack>({ outages: listOf(isText) });

/** Number of games in a message. */
const GAMES = 10;

/** Number of messages in a second, so that deadlines of other games do not wait: at most 50 games get an outage. */
const PACE = 5;

/** A deadline is no later than this after the end of an outage, in milliseconds: longer than any question gives. */
const LATEST_MS = 400 * 86_400_000;

interface GivingBack {
  readonly outages: Pick<Outages, 'unapplied' | 'applied'>;
  readonly views: { readonly deadlines: Deadlines };
  readonly queues: Pick<Queues, 'ticks'>;
}

/**
 * Sends messages for all games with a deadline, if the record has an outage that they were not given back. The last
 * ones come after as long as a queue can wait. A game whose message is lost gets the time before its deadline takes
 * effect.
 */
export async function giveBack({ outages, views, queues }: GivingBack): Promise<void> {
  const newest = await outages.unapplied();
  if (newest === undefined) return;
  const { partitions, between } = views.deadlines;
  let sent = 0;
  for (const partition of partitions) {
    for await (const page of between(partition, 0, newest.at + LATEST_MS)) {
      const games = page.map(({ game }) => game);
      const messages = Array.from({ length: Math.ceil(games.length / GAMES) }, (_, n) => ({
        body: { outages: games.slice(n * GAMES, (n + 1) * GAMES) },
        delay: Math.min(MOST_DELAY, Math.floor((sent + n) / PACE)),
      }));
      await queues.ticks.send(messages);
      sent += messages.length;
    }
  }
  await outages.applied(newest.n);
}

/** Applies all outages of the record that a game is owed. */
export async function giveBackTo(
  {
    outages,
    matches,
  }: { readonly outages: Pick<Outages, 'owed'>; readonly matches: Pick<Matches, 'load' | 'execute'> },
  game: string,
): Promise<void> {
  for (let last = 0; ; ) {
    const loaded = await matches.load(game);
    const owed: Outage | 'unknown' | undefined = loaded && (await outages.owed(loaded.match));
    if (owed === undefined || owed === 'unknown' || owed.n <= last) return;
    last = owed.n;
    const { at: _, ...command } = outageOf(game, owed, 0);
    await matches.execute(command);
  }
}
