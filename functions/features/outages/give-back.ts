import type { Outage } from '../../../domain/match/audit/outages.ts';
import { reportThrown } from '../../platform/kit/report.ts';
import type { Views } from '../../platform/ports/ports.ts';
import type { Matches } from '../matches/matches.ts';
import { outageOf } from '../matches/tick.ts';
import type { Outages } from './outages.ts';

/** Number of games that are read together. */
const PAGE = 100;

/** A deadline is no later than this after the end of an outage, in milliseconds: longer than any question gives. */
const LATEST_MS = 400 * 86_400_000;

interface GivingBack {
  readonly outages: Outages;
  readonly matches: Pick<Matches, 'load' | 'execute'>;
  readonly views: Pick<Views, 'overdue'>;
}

/**
 * Applies outages of the record to every game whose deadline ran then. `isPatient`: whether there is time for another
 * game; the next sweep goes on with the rest.
 */
export async function giveBack(on: GivingBack, isPatient: () => boolean): Promise<void> {
  const newest = await on.outages.unapplied();
  if (newest === undefined) return;
  let from: string | undefined;
  do {
    const { games, next } = await on.views.overdue(newest.at + LATEST_MS, PAGE, from);
    from = next;
    for (const game of games) {
      if (!isPatient()) return;
      try {
        await applyTo(on, game);
      } catch (caught) {
        reportThrown(caught, 'quarantine', { game });
      }
    }
  } while (from !== undefined);
  await on.outages.applied(newest.n);
}

async function applyTo({ outages, matches }: GivingBack, game: string): Promise<void> {
  const loaded = await matches.load(game);
  const owed: Outage | 'unknown' | undefined = loaded && (await outages.owed(loaded.match));
  if (owed === undefined || owed === 'unknown') return;
  const { at: _, ...command } = outageOf(game, owed, 0);
  await matches.execute(command);
}
