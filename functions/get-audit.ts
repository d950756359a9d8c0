import { seenBy } from '../domain/log/commit.ts';
import { audit } from '../domain/match/audit.ts';
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
    const { log, engines, keys } = request.service;
    const commits = await log.read(match.game, 0, match.v);
    const over = match.status === 'over';
    const report = await audit(game, over ? commits : commits.map((commit) => seenBy(commit, viewer)), over, { engines });
    const head = { game: match.game, version: match.v, hash: match.head, at: match.at };
    const says = report.says.map((text) => text[request.locale]);
    return { body: { ...report, says, signedHead: await keys.sign(head) }, version: match.v };
  },
});
