import { jsonOf } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { viewOf } from '../../../domain/match/view/view.ts';
import type { InGame, Request, Unmade } from '../../platform/http/request.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import { seen } from '../commands/access.ts';
import type { Looking } from '../commands/asked.ts';
import { actionsIn } from '../commands/questions.ts';
import { peopleIn } from './people.ts';
import { stateIn } from './state.ts';
import { unreadIn } from './unread.ts';

type Laying = Request<Pick<Ports, 'people' | 'press' | 'vault' | 'now'> & Looking> & InGame;

/** Whether only seated players see the position of a match, and its chat. */
const isCovered = ({ isFace, settings }: Match): boolean => isFace === true && settings.spectators?.is === 'off';

/**
 * Returns the table of a match for a reader: all parts of one version. The version, the names and the marks are read
 * for each request. The position and the grammar are built for a reader who lacks them.
 */
export async function tableFor(request: Laying): Promise<Unmade> {
  const { service, user, locale } = request;
  const { game, match, moment, me, viewer } = await seen(request, {}, 'seats');
  const isShown = !isCovered(match);
  const [people, press] = await Promise.all([
    peopleIn(service, match, me),
    isShown ? unreadIn(service, match, user, me) : undefined,
  ]);
  const make = async () => ({
    body: {
      game: viewOf(game, match, locale, me),
      people,
      actions: actionsIn({ game, match, viewer }, locale),
      ...(match.state !== undefined && isShown && { state: stateIn({ game, match, viewer }, locale) }),
      ...(press && { press }),
    },
  });
  return { from: [String(moment), match.head, me ?? '', canonical(jsonOf({ people, press }))], make };
}
