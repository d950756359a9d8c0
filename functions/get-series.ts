import * as z from 'zod';
import { type Series, seriesOf } from '../domain/match/series.ts';
import { seen } from './lib/auth/access.ts';
import { wholeLogs } from './lib/costs/budget.ts';
import { operation } from './lib/http/endpoint.ts';
import { wholeNumber } from './lib/http/spellings.ts';
import { keepNewest } from './lib/newest.ts';

/** The phases of a game and the numbers of its graphs, from what is public: the same for everybody who may see it. */
export const getSeries = operation({
  id: 'getSeries',
  method: 'GET',
  path: '/v1/games/{game}/series',
  access: 'anyone',
  permission: 'read',
  query: z.strictObject({ version: wholeNumber(1).optional() }),
  run: async (request) => {
    const { game, match, moment, isPast } = await seen(request, { version: request.query.version });
    const { log } = request.service;
    const known = kept.get(log) ?? new Map<string, Promise<Series>>();
    kept.set(log, known);
    const key = `${match.head} ${request.locale}`;
    const anew = (): Promise<Series> => {
      wholeLogs(request.service)(match.v);
      return log.read(match.game, 0, match.v, match.v).then((commits) => seriesOf(game, commits, request.locale));
    };
    const made = known.get(key) ?? anew();
    keepNewest(known, key, made, MOST);
    made.catch(() => {
      if (known.get(key) === made) known.delete(key);
    });
    const series = await made;
    return { body: { game: match.game, version: match.v, ...series }, version: moment, immutable: isPast };
  },
});

/** Series that were asked for last, of each store, by the hash of the newest commit: a whole log is folded for one. */
const kept = new WeakMap<object, Map<string, Promise<Series>>>();
const MOST = 20;
