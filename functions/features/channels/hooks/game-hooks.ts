import type * as z from 'zod';
import { hmac, toBase64url } from '../../../../domain/lib/hash.ts';
import { jsonOf, same } from '../../../../domain/lib/json.ts';
import type { Locale } from '../../../../domain/lib/text.ts';
import { canonical } from '../../../../domain/log/canonical.ts';
import type { Match } from '../../../../domain/match/state/state.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { Busy } from '../../../platform/kit/faults.ts';
import { tellReplayed } from '../../../platform/kit/request-id.ts';
import type { People, Views } from '../../../platform/ports/ports.ts';
import { keyReused } from '../../commands/receipt.ts';
import type { gameHookSchema } from '../../notifications/answers.ts';
import { keys } from '../../notifications/keys.ts';
import { queued } from '../../notifications/queue.ts';
import type { PlaceOf } from '../../notifications/settings.ts';
import type { Self } from '../../people/persons.ts';
import { countAsking } from '../asking.ts';
import { type Channel, channelOf, GONE, hookSecret, itemOf } from '../channels.ts';
import type { newGameHookSchema } from '../schemas.ts';
import { madeOf, shownOf, unlessWrong } from '../shown.ts';
import { changeHooks, type Hook, hooksIn, withoutHook } from './listed.ts';
import { outsideOf } from './outside.ts';

/** Hooks of a game. */
const MOST = 3;

interface Deps {
  readonly people: People;
  readonly views: Pick<Views, 'projected'>;
  now(): number;
  random(bytes: number): Uint8Array;
  /** Returns whether the server may send to a URL. */
  readonly isPlace: PlaceOf;
  /** Returns the keyed hash under which an address is counted. */
  markOf(address: string): Promise<string>;
  /** Hosts of chats, where the hooks of many people are; absent: those that the server knows. */
  readonly chats?: readonly string[] | undefined;
}

type Asked = z.infer<typeof newGameHookSchema>;
type Shown = z.infer<typeof gameHookSchema>;

/** How a hook is created. `hasKey`: its author signed in with the key of `npm start`. */
interface Creating {
  readonly key: string;
  readonly locale: Locale;
  readonly hasKey: boolean;
}

const hookId = (secret: Uint8Array, game: string, key: string): string =>
  `h${toBase64url(hmac(secret, canonical(['fieldpost/hook-of-game/1', game, key]))).slice(0, 12)}`;

/** Manages the hooks of games. Each is a channel of its author that gets no notification but those of the game. */
export function createGameHooks({ people, views, now, random, isPlace, markOf, chats }: Deps) {
  /** Returns the hooks of a game to its owner. Only their authors see the addresses. */
  async function list(match: Match, { person, secret }: Self): Promise<readonly Shown[]> {
    if (match.status === 'over') return [];
    return Promise.all(
      (await hooksIn(people, match.game)).map(async (hook) => {
        const own = hook.person === person ? await channelOf(people, person, secret, hook.id) : undefined;
        return own === undefined ? aloneOf(hook) : { ...aloneOf(hook), channel: shownOf(own.channel) };
      }),
    );
  }

  /** Creates a hook. The same key returns the same hook. Its receiver must confirm first. Throws a Problem. */
  async function create(
    match: Match,
    self: Self,
    { url, format = 'standard' }: Asked,
    { key, locale, hasKey }: Creating,
  ): Promise<Shown & { readonly secret?: string }> {
    const { person, secret, account } = self;
    const { game } = match;
    const place = { kind: 'webhook', url } as const;
    unlessWrong(place, { isPlace, hasMail: false, hasPush: false, hasKey });
    const id = hookId(secret, game, key);
    const hook: Hook = { id, person, by: match.owner, host: new URL(url).host };
    const known = await channelOf(people, person, secret, id);
    if (known !== undefined) {
      if (!same(jsonOf(known.channel.place), jsonOf(place))) throw keyReused(game);
      tellReplayed();
      return madeOfHook(hook, known.channel);
    }
    unlessOpen(match);
    const shown = await views.projected(game);
    const before = await hooksIn(people, game);
    if (before.length >= MOST && before.every((each) => each.id !== id)) throw tooMany();
    const isHeard = await countAsking({ people, markOf, now, chats }, account, place, format !== 'standard');
    await changeHooks(people, game, (known) => {
      const hooks = known?.hooks.filter((each) => each.id !== id) ?? [];
      if (hooks.length >= MOST) throw tooMany();
      // The first hook is told nothing of what is already there.
      const seen = known !== undefined && hooks.length > 0 ? known.seen : shown && outsideOf(shown.view);
      if (seen === undefined) throw new Busy('the lists do not have this game yet');
      return { hooks: [...hooks, hook], seen };
    });
    const channel: Channel = {
      id,
      kind: 'webhook',
      place,
      state: 'unconfirmed',
      reasons: [],
      game,
      ...(!isHeard && { unshown: true }),
      ...(format === 'standard' ? { secrets: [{ secret: hookSecret(random(32)) }] } : { format }),
      locale,
      created: now(),
    };
    await queued({ people }, { do: 'ask', person, way: isHeard ? id : `not ${id}` }, now());
    if (!(await people.put(...keys.channel(person, id), itemOf(secret, channel), 0))) {
      await withoutHook(people, game, (each) => each.id === id);
      throw new Busy('this hook is being changed');
    }
    return madeOfHook(hook, channel);
  }

  /** Deletes a hook with its address. Throws a Problem (404) if the game has no such hook. */
  async function remove({ game }: Match, id: string): Promise<void> {
    const hook = (await hooksIn(people, game)).find((each) => each.id === id);
    if (hook === undefined)
      throw new Problem(404, 'NO_SUCH_HOOK', {
        en: 'this game has no such hook',
        ko: '이 게임에는 그런 훅이 없습니다.',
      });
    const entry = await people.get(...keys.channel(hook.person, id));
    if (entry !== undefined) await people.put(...keys.channel(hook.person, id), GONE, entry.rev);
    await withoutHook(people, game, (each) => each.id === id);
  }

  return { list, create, remove };
}
export type GameHooks = ReturnType<typeof createGameHooks>;

const aloneOf = ({ id, host, by }: Hook): Shown => ({ id, host, by });
const madeOfHook = (hook: Hook, channel: Channel): Shown & { readonly secret?: string } => {
  const { secret } = madeOf(channel);
  return { ...aloneOf(hook), channel: shownOf(channel), ...(secret !== undefined && { secret }) };
};

/** Throws a Problem (409) if a game takes no further hook. */
function unlessOpen({ status, settings }: Match): void {
  if (status === 'over') throw new Problem(409, 'GAME_OVER', { en: 'the game is over', ko: '끝난 게임입니다.' });
  if (settings.visibility === 'private' && status !== 'lobby')
    throw new Problem(409, 'HOOK_TOO_LATE', {
      en: 'a private game gets hooks only before it starts, so that its players know of them',
      ko: '비공개 게임에는 시작하기 전에만 훅을 달 수 있습니다. 참가자가 미리 알아야 합니다.',
    });
}

const tooMany = (): Problem =>
  new Problem(409, 'TOO_MANY_HOOKS', {
    en: `a game has at most ${MOST} hooks; delete one`,
    ko: `게임 하나의 훅은 ${MOST}개까지입니다. 하나를 지우세요.`,
  });
