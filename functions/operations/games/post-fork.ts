import * as z from 'zod';
import { last } from '../../../domain/lib/sure.ts';
import { type Match, seatsOf } from '../../../domain/match/state/state.ts';
import { noSuchVersion, seen } from '../../features/commands/access.ts';
import { commitNew } from '../../features/commands/commit.ts';
import { spendOnLogs } from '../../features/costs/budget.ts';
import { seedAt } from '../../features/imports/seeds.ts';
import { settingsOfSandbox } from '../../features/imports/settings.ts';
import { textsIn } from '../../features/people/texts.ts';
import { titleSchema, UNTITLED } from '../../features/settings/options.ts';
import { Problem } from '../../platform/http/problem.ts';
import { operation } from '../operation.ts';

export const newForkSchema = z.strictObject({
  version: z
    .int()
    .min(1)
    .optional()
    .meta({ description: 'The version from which to continue. Default: the last version before the end of the game.' }),
  title: titleSchema
    .optional()
    .meta({ description: 'Your title for it. Default: the title of the game. Only you can see it.' }),
});

/** Continues from a version of a finished game, or of one's own sandbox, in a new sandbox with a new seed. */
export const postFork = operation({
  id: 'postFork',
  method: 'POST',
  path: '/v1/games/{game}/forks',
  access: 'people',
  permission: 'write',
  worker: 'heavy',
  body: newForkSchema,
  run: async (request) => {
    const { people, vault, matches, log } = request.service;
    const { game, match, me } = await seen(request);
    unlessOpen(match, me);
    const version = request.body.version ?? (match.status === 'over' ? match.v - 1 : match.v);
    if (version > match.v) throw noSuchVersion(match.v);
    spendOnLogs(request, match.v);
    const commits = await log.read(match.game, 0, match.v);
    const seed = seedAt(commits, version) ?? (await matches.seedToPublish(match.game));
    const kept = await textsIn(people, vault, match);
    const texts = {
      title: request.body.title ?? kept?.texts.title ?? UNTITLED,
      names: kept?.texts.names ?? {},
      invited: [],
    };
    const before = commits.slice(0, version);
    const { envelope, hash } = last(before);
    // An imported origin has no log here, so its commits up to this version are stored.
    const isOfHere = (await log.newest(envelope.game)) !== undefined;
    return commitNew(request, { type: 'fork', settings: settingsOfSandbox(), seed }, texts, {
      from: await matches.origin(game, before),
      ...(!isOfHere && { keep: () => log.keep(hash, before) }),
    });
  },
});

/**
 * Throws a Problem if a player could gain by trying moves. Only finished games and your own sandboxes can be forked.
 */
function unlessOpen(match: Match, me: string | undefined): void {
  const isMine = match.settings.sandbox === true && seatsOf(match, me).length > 0;
  if (match.status !== 'over' && !isMine)
    throw new Problem(409, 'NOT_OVER', {
      en: 'only a finished game, or your own sandbox, can be forked',
      ko: '끝난 게임과 자기의 연습 게임만 이어서 시험할 수 있습니다.',
    });
  if (match.form !== 2)
    throw new Problem(409, 'FORM_TOO_OLD', {
      en: 'games of this form of the log cannot be forked',
      ko: '이 기록 형식의 게임은 이어서 시험할 수 없습니다.',
    });
}
