import * as z from 'zod';
import type { Game } from '../../../domain/contract/game.ts';
import { BrokenLog } from '../../../domain/match/fold/evolve.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { NO_SERIES, readOn, type SeriesSoFar, seriesIn } from '../../../domain/match/view/series.ts';
import { seen } from '../../features/commands/access.ts';
import { spendOnLogs } from '../../features/costs/budget.ts';
import { wholeNumber } from '../../platform/http/spellings.ts';
import { keepNewest } from '../../platform/kit/newest.ts';
import type { Request } from '../operation.ts';
import { operation } from '../operation.ts';

/** Returns the phases of a game and the numbers of its graphs, from public facts, the same for all readers. */
export const getSeries = operation({
  id: 'getSeries',
  method: 'GET',
  path: '/v1/games/{game}/series',
  access: 'anyone',
  permission: 'read',
  worker: 'heavy',
  query: z.strictObject({ version: wholeNumber(1).optional() }),
  run: async (request) => {
    const { game, match, moment, isPast } = await seen(request, { version: request.query.version });
    const series = seriesIn(game, await soFar(request, game, match, isPast), request.locale);
    return { body: { game: match.game, version: match.v, ...series }, version: moment, immutable: isPast };
  },
});

/** The last result for each store, by game and language, or for a past version by its commit. */
const kept = new WeakMap<object, Map<string, Promise<SeriesSoFar>>>();
const MOST = 20;

/** Reads a log up to a match, starting from the last result. Throws a Problem (429) after too many readings. */
async function soFar(request: Request, game: Game, match: Match, isPast: boolean): Promise<SeriesSoFar> {
  const { service, locale } = request;
  const known = kept.get(service.log) ?? new Map<string, Promise<SeriesSoFar>>();
  kept.set(service.log, known);
  // Delayed spectators and players are at different versions, so each is remembered separately.
  const key = isPast ? `${match.head} ${locale}` : `${match.game} ${locale} ${match.isFace === true}`;
  const before = known.get(key);
  const made = (async () => readUpTo(request, game, match, (await before?.catch(() => undefined)) ?? NO_SERIES))();
  keepNewest(known, key, made, MOST);
  made.catch(() => {
    if (known.get(key) === made) known.delete(key);
  });
  return made;
}

async function readUpTo(request: Request, game: Game, match: Match, before: SeriesSoFar): Promise<SeriesSoFar> {
  if (before.match.head === match.head) return before;
  const from = before.match.v < match.v ? before : NO_SERIES;
  spendOnLogs(request, match.v - from.match.v);
  const commits = await request.service.log.read(match.game, from.match.v, match.v - from.match.v, match.v);
  try {
    return readOn(game, from, commits, request.locale);
  } catch (caught) {
    // A restored log does not continue the remembered part.
    if (caught instanceof BrokenLog && from !== NO_SERIES) return readUpTo(request, game, match, NO_SERIES);
    throw caught;
  }
}
