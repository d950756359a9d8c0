import type { Outage } from '../../../domain/match/audit/outages.ts';
import { reportThrown } from '../../platform/kit/report.ts';
import type { Views } from '../../platform/ports/ports.ts';
import type { Matches } from '../matches/matches.ts';
import { outageOf } from '../matches/tick.ts';
import type { Outages } from './outages.ts';

/** Number of games that are read together. */
const PAGE = 100;

/** Time between two games that get an outage, in milliseconds: at most 50 of them in a second. */
const PACE_MS = 20;

/** A deadline is no later than this after the end of an outage, in milliseconds: longer than any question gives. */
const LATEST_MS = 400 * 86_400_000;

interface GivingBack {
  readonly outages: Outages;
  readonly matches: Pick<Matches, 'load' | 'execute'>;
  readonly views: Pick<Views, 'overdue'>;
}

/**
 * Applies outages of the record to every game whose deadline ran then. `isPatient`: whether there is time for another
 * game; the next sweep goes on where this one ended. Nothing is lost if it ends otherwise: a game gets an outage once.
 */
export async function giveBack(on: GivingBack, isPatient: () => boolean): Promise<void> {
  const { outages, views } = on;
  const unapplied = await outages.unapplied();
  if (unapplied === undefined) return;
  const { newest } = unapplied;
  let { from } = unapplied;
  do {
    const { games, next } = await views.overdue(newest.at + LATEST_MS, PAGE, from);
    for (const game of games) {
      if (!isPatient()) return;
      try {
        if (await applyTo(on, game)) await outages.pause(PACE_MS);
      } catch (caught) {
        reportThrown(caught, 'quarantine', { game });
      }
    }
    from = next;
    if (from !== undefined) await outages.reached(newest.n, from);
  } while (from !== undefined);
  await outages.applied(newest.n);
}

/** Applies all outages that a game is owed. Returns whether there were any. */
async function applyTo({ outages, matches }: GivingBack, game: string): Promise<boolean> {
  for (let last = 0; ; ) {
    const loaded = await matches.load(game);
    const owed: Outage | 'unknown' | undefined = loaded && (await outages.owed(loaded.match));
    if (owed === undefined || owed === 'unknown' || owed.n <= last) return last > 0;
    last = owed.n;
    const { at: _, ...command } = outageOf(game, owed, 0);
    await matches.execute(command);
  }
}
