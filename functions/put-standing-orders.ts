import { sure } from '../domain/lib/sure.ts';
import { refuseOrder } from '../domain/match/decide.ts';
import { orderAsKept, ordersWait } from '../domain/match/orders.ts';
import { seatFor } from './lib/auth/access.ts';
import { gameIn, operation, type Reply, type Request } from './lib/http/endpoint.ts';
import { refused, unknownGame } from './lib/http/problem.ts';
import { standingOf, standingRequestSchema } from './lib/http/standing.ts';
import { commit } from './lib/matches/commit.ts';
import type { Loaded } from './lib/matches/folded.ts';
import { isForVersion } from './lib/matches/if-match.ts';
import { receiptOf } from './lib/matches/receipt.ts';
import { keepOrder } from './lib/matches/waiting.ts';
import { isAdmitted, meIn } from './lib/people/me.ts';

type Given = Request<{ readonly seat?: string | undefined; readonly standing: unknown }>;

/**
 * Replaces the standing order of a seat, sealed to the seat. It answers at once the open questions that it is about; in a game whose orders
 * take effect at a moment of their own it waits beside the log until then.
 */
export const putStandingOrders = operation({
  id: 'putStandingOrders',
  method: 'PUT',
  path: '/v1/games/{game}/standing-orders',
  access: 'people',
  permission: 'write',
  body: standingRequestSchema,
  run: async (request) => {
    const { seat, standing } = request.body;
    const loaded = await request.service.matches.load(gameIn(request));
    if (loaded !== undefined && ordersWait(loaded.game, loaded.match)) return keep(request, loaded);
    return commit(request, ({ game, match }, me) => ({
      command: { type: 'stand', seat: seatFor(match, me, seat), standing: standing === null ? null : standingOf(game, standing) },
    }));
  },
});

/** Keeps an order where it waits. The receipt is that of the newest commit: none is made. Throws what is wrong with it as a Problem. */
async function keep(request: Given, loaded: Loaded): Promise<Reply> {
  const { service, user, body, locale } = request;
  const { game, match } = loaded;
  const me = await meIn(service, match, user);
  if (!(await isAdmitted(service, match, user, me))) throw unknownGame();
  const seat = seatFor(match, me, body.seat);
  const holder = sure(me, 'holder of a seat');
  const standing = body.standing === null ? null : standingOf(game, body.standing);
  const refusal = refuseOrder(match, { user: holder }, seat);
  if (refusal !== undefined) throw refused(refusal);
  if (!isForVersion(request, match, holder)) return receiptOf({ is: 'moved' }, locale, []);
  await keepOrder(service.people, match, holder, seat, orderAsKept(game, match, seat, standing));
  const { game: id, v, head, at } = match;
  return receiptOf({ is: 'committed', receipt: { game: id, version: v, hash: head, at }, ...loaded }, locale, []);
}
