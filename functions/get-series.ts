import * as z from 'zod';
import { type Series, seriesOf } from '../domain/match/series.ts';
import { seen } from './lib/auth/access.ts';
import { operation } from './lib/http/endpoint.ts';
import { wholeNumber } from './lib/http/spellings.ts';
import { keepNewest } from './lib/newest.ts';

const text = z.string();
const version = z.int().meta({ description: 'Number of the commit.' });
const named = { name: text.meta({ description: 'For people, in the language asked for.' }) };

export const chartSchema = z.strictObject({
  chart: text.meta({ description: 'Which one: `centres`, `banners`, `morale`, `luck`.' }),
  ...named,
  lines: z.array(z.strictObject({ line: text.meta({ description: 'Whose: a power, a side, a Camp.' }), ...named })),
  points: z
    .array(z.strictObject({ version, values: z.array(z.number()).meta({ description: 'A number for each line, in their order.' }) }))
    .meta({ description: 'The versions in which one of the numbers changed.' }),
});

export const seriesAnswerSchema = z.strictObject({
  game: text.meta({ description: 'Id of the game.' }),
  version: z.int().meta({ description: 'Up to which version it is told.' }),
  phases: z.array(z.strictObject({ version, ...named })).meta({ description: 'The versions that began another phase or turn.' }),
  charts: z.array(chartSchema),
});

/** The phases of a game and the numbers of its graphs, from what is public: the same for everybody who may see it. */
export const getSeries = operation({
  id: 'getSeries',
  method: 'GET',
  path: '/v1/games/{game}/series',
  access: 'anyone',
  permission: 'read',
  query: z.strictObject({ version: wholeNumber(1).optional() }),
  run: async (request) => {
    const { game, match, isPast } = await seen(request, { version: request.query.version });
    const { log } = request.service;
    const known = kept.get(log) ?? new Map<string, Series>();
    kept.set(log, known);
    const key = `${match.head} ${request.locale}`;
    const series = known.get(key) ?? seriesOf(game, await log.read(match.game, 0, match.v), request.locale);
    keepNewest(known, key, series, MOST);
    return { body: { game: match.game, version: match.v, ...series }, version: match.v, immutable: isPast };
  },
});

/** Series that were asked for last, of each store, by the hash of the newest commit: a whole log is folded for one. */
const kept = new WeakMap<object, Map<string, Series>>();
const MOST = 20;
