import * as z from 'zod';
import { lookQuery, seen } from '../../features/commands/access.ts';
import { spendOnLogs } from '../../features/costs/budget.ts';
import { Problem } from '../../platform/http/problem.ts';
import { operation } from '../operation.ts';

const query = lookQuery.omit({ as: true }).extend({ format: z.string().max(40) });

const noSuchFormat = (formats: string): Problem =>
  new Problem(404, 'NO_SUCH_FORMAT', {
    en: `formats: ${formats || 'none'}`,
    ko: `쓸 수 있는 형식: ${formats || '없음'}.`,
  });

/** Returns the public part of a game in a format that other programs read. */
export const getExport = operation({
  id: 'getExport',
  method: 'GET',
  path: '/v1/games/{game}/export',
  access: 'anyone',
  permission: 'costly',
  worker: 'heavy',
  query,
  run: async (request) => {
    const { format, version } = request.query;
    const { game, match, moment, isPast } = await seen(request, { version });
    const formats = game.exports ?? {};
    const written = Object.hasOwn(formats, format) ? formats[format] : undefined;
    if (written === undefined) throw noSuchFormat(Object.keys(formats).join(', '));
    if (match.state === undefined)
      throw new Problem(409, 'NOT_STARTED', {
        en: 'there is nothing to export before the game starts',
        ko: '게임을 시작하기 전에는 내보낼 것이 없습니다.',
      });
    spendOnLogs(request, match.v);
    const commits = await request.service.log.read(match.game, 0, match.v, match.v);
    const { type } = written;
    const told = {
      game: match.game,
      title: match.title,
      version: match.v,
      at: match.at,
      status: match.status === 'over' ? ('over' as const) : ('playing' as const),
      options: match.options,
      outcome: match.outcome,
      commits: commits.map(({ envelope }) => envelope),
      start: game.view(game.initial(match.options), []),
      view: game.view(match.state, []),
    };
    return {
      body: written.write(told, request.locale),
      headers: { 'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type },
      version: moment,
      immutable: isPast,
    };
  },
});
