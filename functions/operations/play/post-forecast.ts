import { forecastOf } from '../../../domain/match/view/forecast.ts';
import { standingOf, standingRequestSchema } from '../../endpoint/standing.ts';
import { noPosition, seatFor, seen } from '../../features/commands/access.ts';
import { spendOnLogs } from '../../features/costs/budget.ts';
import { operation } from '../operation.ts';

/**
 * Returns how often a standing order would have asked a seat in each turn so far, from public facts. Stores nothing.
 */
export const postForecast = operation({
  id: 'postForecast',
  method: 'POST',
  path: '/v1/games/{game}/standing-orders/forecasts',
  access: 'people',
  permission: 'read',
  worker: 'heavy',
  body: standingRequestSchema,
  run: async (request) => {
    const { game, match, me } = await seen(request);
    const seat = seatFor(match, me, request.body.seat);
    if (match.state === undefined) throw noPosition();
    const standing = request.body.standing === null ? null : standingOf(game, request.body.standing);
    spendOnLogs(request, match.v);
    const commits = await request.service.log.read(match.game, 0, match.v);
    return { body: { game: match.game, version: match.v, seat, turns: forecastOf(game, commits, seat, standing) } };
  },
});
