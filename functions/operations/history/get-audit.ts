import type { Viewer } from '../../../domain/lib/ids.ts';
import { seen } from '../../features/commands/access.ts';
import { isLate } from '../../features/costs/audits.ts';
import { askerOf } from '../../features/costs/budget.ts';
import type { Loaded } from '../../features/matches/folded.ts';
import { unfoldable } from '../../features/matches/unfoldable.ts';
import type { Moment } from '../../platform/http/moment.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { InGame } from '../../platform/http/request.ts';
import { isPassing } from '../../platform/kit/faults.ts';
import type { Request } from '../operation.ts';
import { operation } from '../operation.ts';

/** Checks the log as the caller may know it (all of it, once the game is over) and signs its head. */
export const getAudit = operation({
  id: 'getAudit',
  method: 'GET',
  path: '/v1/games/{game}/audit',
  access: 'anyone',
  permission: 'costly',
  worker: 'heavy',
  cache: { by: 'version', weak: true },
  run: async (request) => {
    const { loaded, moment, viewer, fault } = await loadedFor(request);
    const { report, signedHead } = await request.service.auditOf(loaded, viewer, askerOf(request));
    if (fault !== undefined && report.verdict !== 'broken') throw fault;
    const says = report.says.map((text) => text[request.locale]);
    const body = { ...report, says, signedHead };
    // A repeated request continues it, so caches do not store this answer.
    if (isLate(report)) return { body, headers: { 'cache-control': 'no-store', 'retry-after': '1' } };
    return { body, version: moment };
  },
});

/**
 * Returns the log to audit, as the reader may know it. A forged log may be impossible to fold; `fault` then says why.
 */
async function loadedFor(
  request: Request & InGame,
): Promise<{ loaded: Loaded; moment: Moment; viewer: Viewer; fault?: unknown }> {
  try {
    const { game, match, moment, viewer } = await seen(request);
    return { loaded: { game, match }, moment, viewer };
  } catch (fault) {
    if (fault instanceof Problem || isPassing(fault)) throw fault;
    const loaded = await unfoldable(request.service, request.params.game);
    if (loaded === undefined) throw fault;
    return { loaded, moment: loaded.match.v, viewer: [], fault };
  }
}
