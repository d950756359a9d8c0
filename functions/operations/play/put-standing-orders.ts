import { jsonOf } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { commandId } from '../../../domain/log/pseudonyms.ts';
import { refuseOrder } from '../../../domain/match/decide/decide.ts';
import { orderAsKept, ordersWait } from '../../../domain/match/desk/orders.ts';
import { standingOf, standingRequestSchema } from '../../endpoint/standing.ts';
import { seatFor } from '../../features/commands/access.ts';
import { commit } from '../../features/commands/commit.ts';
import { isForVersion } from '../../features/commands/if-match.ts';
import { receiptOf } from '../../features/commands/receipt.ts';
import type { Loaded } from '../../features/matches/folded.ts';
import { forgetOrdersOf, keepOrder } from '../../features/matches/waiting.ts';
import { isAdmitted } from '../../features/people/me.ts';
import { refused, unknownGame } from '../../platform/http/problem.ts';
import type { Reply } from '../../platform/http/request.ts';
import type { Request } from '../operation.ts';
import { operation } from '../operation.ts';

type Given = Request<{ readonly seat?: string | undefined; readonly standing: unknown }, unknown, 'people'>;

/**
 * Replaces the standing order of a seat, sealed to the seat. It answers open questions at once. In a game where orders
 * take effect at a certain moment, it waits beside the log until then.
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
    const loaded = await request.service.matches.load(request.params.game);
    if (loaded !== undefined && ordersWait(loaded.game, loaded.match)) return keep(request, loaded);
    return commit(request, ({ game, match }, me) => ({
      command: {
        type: 'stand',
        seat: seatFor(match, me, seat),
        standing: standing === null ? null : standingOf(game, standing),
      },
    }));
  },
});

/** Stores a waiting order without a commit. The receipt names the newest commit. Throws a Problem for a wrong order. */
async function keep(request: Given, loaded: Loaded): Promise<Reply> {
  const { service, user, body, locale, idempotencyKey } = request;
  const { game, match } = loaded;
  const self = await service.persons.selfIn(user, match.game);
  const me = service.persons.pseudonym(self, match.game);
  if (!(await isAdmitted(service, match, user, me))) throw unknownGame();
  const idOf = (...what: readonly string[]): string => commandId(self.secret, [match.game, 'order', ...what]);
  const name =
    idempotencyKey === undefined
      ? undefined
      : { id: idOf(idempotencyKey), said: idOf(idempotencyKey, canonical(jsonOf(body))) };
  const meaning = () => {
    const seat = seatFor(match, me, body.seat);
    const standing = body.standing === null ? null : standingOf(game, body.standing);
    const refusal = refuseOrder(match, { user: me }, seat);
    if (refusal !== undefined) throw refused(refusal);
    return isForVersion(request, match, me) ? { seat, standing: orderAsKept(game, match, seat, standing) } : undefined;
  };
  const executed = await keepOrder(service, loaded, { user: me, name, meaning });
  if (executed.is === 'committed') {
    const newer = (await service.matches.load(match.game))?.match;
    if (newer !== undefined && newer.v !== match.v) await forgetOrdersOf(service.people, newer, me);
  }
  return receiptOf(executed, locale, []);
}
