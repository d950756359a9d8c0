import { jsonOf } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import type { Newest } from '../../../domain/log/store.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { viewOf } from '../../../domain/match/view/view.ts';
import type { Moment } from '../../platform/http/moment.ts';
import type { InGame, Named, Request } from '../../platform/http/request.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { Projected } from '../../platform/ports/ports.ts';
import { seen } from '../commands/access.ts';
import type { Looking } from '../commands/asked.ts';
import { actionsIn } from '../commands/questions.ts';
import { isViewOfBots } from '../costs/watch.ts';
import { whoIn } from '../listing/who.ts';
import { peopleIn, peopleShown } from './people.ts';
import { stateIn } from './state.ts';
import { isCounted, NOTHING_SAID, nameOf, positionOf, unreadIn } from './unread.ts';

type Laying = Request<Pick<Ports, 'people' | 'press' | 'vault' | 'views' | 'now'> & Looking> & InGame;

/** Whether only seated players see the position of a match, and its chat. */
const isCovered = ({ isFace, settings }: Match): boolean => isFace === true && settings.spectators?.is === 'off';

/** What a table is made from. Its reader may know each part. */
interface From {
  readonly moment: Moment;
  readonly hash: string;
  readonly me: string | undefined;
  readonly people: Awaited<ReturnType<typeof peopleIn>>;
  readonly press: string;
}
const namesOf = ({ moment, hash, me, people, press }: From): readonly string[] => [
  String(moment),
  hash,
  me ?? '',
  canonical(jsonOf(people)),
  press,
];

/**
 * Returns the table of a match for a reader: all parts of one version. For a client that has it, five small items are
 * read, and no match is loaded. The position and the grammar are built for a reader who lacks them.
 */
export function tableFor(request: Laying): Named {
  const { service, user, locale } = request;
  const { game: id } = request.params;
  let [newest, shown]: [Newest | undefined, Projected | undefined] = [undefined, undefined];
  return {
    async early() {
      [newest, shown] = await Promise.all([service.matches.newest(id), service.views.glimpsed(id)]);
      return newest && shown && earlyFrom(request, newest, shown);
    },
    async make() {
      const { game, match, moment, me, viewer } = await seen(request, {}, 'seats', newest);
      const isShown = !isCovered(match);
      const [people, { name, press }] = await Promise.all([
        peopleFor(request, match, me, shown),
        isShown ? unreadIn(service, match, user) : NOTHING_SAID,
      ]);
      const body = {
        game: viewOf(game, match, locale, me),
        people,
        actions: actionsIn({ game, match, viewer }, locale),
        ...(match.state !== undefined && isShown && { state: stateIn({ game, match, viewer }, locale) }),
        ...(press && { press }),
      };
      return { body, from: namesOf({ moment, hash: match.head, me, people, press: name }) };
    },
  };
}

/** Returns the people of a match from its view, or from their items. */
async function peopleFor({ service, params }: Laying, match: Match, me: string | undefined, there?: Projected) {
  const shown = there ?? (await service.views.glimpsed(params.game));
  const isOfView = match.form === 2 && shown?.who === whoIn(match);
  return (isOfView ? await peopleShown(service, shown, match, me) : undefined) ?? peopleIn(service, match, me);
}

/**
 * Returns the names of a table that needs no match. Its game is a lobby or is played, everybody sees it as it is now,
 * and its view is of the newest commit. A reader who has the tag of it was admitted at this commit.
 */
async function earlyFrom({ service, user, params }: Laying, newest: Newest, shown: Projected) {
  const { view } = shown;
  const isNow = view.version === newest.v && view.hash === newest.hash && newest.face === undefined;
  if (!isNow || isViewOfBots(view)) return undefined;
  const noted = user === undefined ? undefined : await service.persons.notedIn(user, params.game);
  const hasPress = noted !== undefined && (view.settings.press?.talk ?? 'none') !== 'none';
  if (hasPress && !isCounted(view, view.held?.[noted.person] !== undefined)) return undefined;
  const [people, position] = await Promise.all([
    peopleShown(service, shown, view, noted?.pseudonym),
    hasPress ? positionOf(service, noted, params.game) : undefined,
  ]);
  if (people === undefined) return undefined;
  const press = position === undefined ? NOTHING_SAID.name : nameOf(position);
  return namesOf({ moment: newest.v, hash: newest.hash, me: noted?.pseudonym, people, press });
}
