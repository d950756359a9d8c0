import { seen } from './lib/auth/access.ts';
import { operation } from './lib/http/endpoint.ts';

/** Checks the log as the caller may know it (all of it, once the game is over) and signs its head. */
export const getAudit = operation({
  id: 'getAudit',
  method: 'GET',
  path: '/v1/games/{game}/audit',
  access: 'anyone',
  permission: 'read',
  isWeak: true,
  run: async (request) => {
    const { game, match, viewer } = await seen(request);
    const { report, signedHead } = await request.service.auditOf({ game, match }, viewer);
    const says = report.says.map((text) => text[request.locale]);
    return { body: { ...report, says, signedHead }, version: match.v };
  },
});
