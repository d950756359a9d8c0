import { jsonOf } from '../../../../domain/lib/json.ts';
import { Busy } from '../../../platform/kit/faults.ts';
import type { People } from '../../../platform/ports/ports.ts';
import { keys } from '../../notifications/keys.ts';
import type { Outside } from './outside.ts';

/** A hook of a game without its address, which is stored under the key of its author. */
export interface Hook {
  readonly id: string;
  readonly person: string;
  /** The pseudonym of its author in the game. */
  readonly by: string;
  readonly host: string;
}

/** The hooks of a game, and the public state that they were told last. */
interface Hooks {
  readonly hooks: readonly Hook[];
  readonly seen: Outside;
}

const TRIES = 8;

/** Returns the hooks of a game. */
export async function hooksIn(people: Pick<People, 'get'>, game: string): Promise<readonly Hook[]> {
  const entry = await people.get(...keys.gameHooks(game));
  return entry === undefined ? [] : keys.gameHooks.read(entry).hooks;
}

/**
 * Changes the hooks of a game; repeats it if another process did so at the same time. A change that returns `undefined`
 * is none.
 */
export async function changeHooks(
  people: Pick<People, 'get' | 'put'>,
  game: string,
  change: (now: Hooks | undefined) => Hooks | undefined,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const entry = await people.get(...keys.gameHooks(game));
    const next = change(entry && keys.gameHooks.read(entry));
    if (next === undefined || (await people.put(...keys.gameHooks(game), jsonOf(next), entry?.rev ?? 0))) return;
  }
  throw new Busy('the hooks of a game are being changed');
}

/** Removes hooks from a game. */
export const withoutHook = (
  people: Pick<People, 'get' | 'put'>,
  game: string,
  isGone: (hook: Hook) => boolean,
): Promise<void> =>
  changeHooks(people, game, (now) => {
    const hooks = now?.hooks.filter((hook) => !isGone(hook)) ?? [];
    return now === undefined || hooks.length === now.hooks.length ? undefined : { ...now, hooks };
  });

/** Removes a person's hooks from all games. Their addresses go with the person's key. */
export async function withoutHooksOf(people: Pick<People, 'get' | 'list' | 'put'>, person: string): Promise<void> {
  for (const entry of await people.list(...keys.channel.all(person))) {
    const read = keys.channel.read(entry);
    if (read.state === 'gone' || read.game === undefined) continue;
    await withoutHook(people, read.game, (hook) => hook.person === person);
  }
}
