import type { Match } from '../../../domain/match/state/state.ts';
import type { PressItem } from '../../../domain/press/audit.ts';
import { spansOf } from '../../../domain/press/rights.ts';
import { seen } from '../../features/commands/access.ts';
import { spendOnLogs } from '../../features/costs/budget.ts';
import { opener } from '../../features/press/boxes.ts';
import { allOf, chainOf, endOf, isFinal } from '../../features/press/end.ts';
import { conversationsOf, isTold, shownWith } from '../../features/press/read.ts';
import { operation } from '../operation.ts';

/**
 * Checks the messages that the caller may read completely, and shows by the signed root that none were left out at the
 * end. It is separate from the audit of the log, because this answer is not stored and has no tag.
 */
export const getPressAudit = operation({
  id: 'getPressAudit',
  method: 'GET',
  path: '/v1/games/{game}/press/audit',
  access: 'anyone',
  permission: 'costly',
  worker: 'heavy',
  cache: { by: 'nothing', plain: true },
  run: async (request) => {
    const { service } = request;
    const { match, me } = await seen(request);
    const { game } = match;
    const isOver = isFinal(service, match);
    const all = isOver ? allOf(match) : await conversationsOf(service.press, match, me);
    const readable = all.filter((each) => isWhole(match, me, each));
    const end = isOver ? await endOf(service, match, readable) : undefined;
    const shown = await shownWith(service, game, opener(service, match));
    spendOnLogs(request, match.v + readable.length * A_CONVERSATION);
    const items: PressItem[] = [];
    // Unused conversations are read like the others, so that the reads do not reveal who talked.
    for (const conversation of readable)
      for (const kept of (await chainOf(service, game, conversation)).filter(isTold(service, match)))
        items.push(await shown(kept));
    // Loaded on demand, because few requests need it.
    const { auditPress } = await import('../../../domain/press/audit.ts');
    const { verdict, findings, checks } = auditPress(await service.log.read(game, 0, match.v), {
      items,
      ...(end && { end }),
    });
    return {
      body: { game, verdict, checks, findings, ...(end && { root: end.signed, sets: end.sets }) },
      headers: { 'cache-control': 'no-store' },
    };
  },
});

/** Cost of reading a conversation, in commits. */
const A_CONVERSATION = 20;

/** Returns whether a reader may read a conversation from its first entry to its last. */
const isWhole = (match: Match, me: string | undefined, conversation: string): boolean =>
  spansOf(match, me, conversation).some(({ from, until }) => from === 0 && until === Number.POSITIVE_INFINITY);
