import { type Brought, itemOf } from '../../notifications/deliveries.ts';
import { keys } from '../../notifications/keys.ts';
import type { Errand } from '../../notifications/queue.ts';
import { keys as personKeys } from '../../people/keys.ts';
import { GONE } from '../channels.ts';
import { limitPut, mayBring } from '../daily.ts';
import type { Sending } from '../sending.ts';
import { hooksIn, withoutHook } from './listed.ts';
import { heraldId } from './message.ts';
import { seenOutside } from './outside.ts';

type Heralding = Extract<Errand, { do: 'herald' }>;

/**
 * Puts the delivery of news for a hook, and returns its id; `undefined` if nothing is to be sent: its author's account
 * ended, or the hook is off. After 100 messages on a day returns the delivery that says so. Ends the hook two days
 * after its game.
 */
export async function heraldPut(
  on: Sending,
  { state }: { readonly state: 'unconfirmed' | 'on' | 'off' },
  { person, way, game, news }: Heralding,
): Promise<string | undefined> {
  const { people } = on;
  const view = news.what === 'over' || news.what === 'ended' ? (await on.views.projected(game))?.view : undefined;
  // After a restore, the end of a game may be taken back.
  if (view !== undefined && seenOutside(view).status !== 'over') return undefined;
  if (news.what === 'ended') return ended(on, { person, way, game });
  const profile = await people.get(...personKeys.profile(person));
  if (state !== 'on' || profile === undefined || personKeys.profile.read(profile).state !== undefined) return undefined;
  if ((await hooksIn(people, game)).every(({ id }) => id !== way)) return undefined;
  const id = heraldId(person, way, game, news);
  const key = keys.delivery(person, way, id);
  const { what: reason, kind } = news;
  const notification = { id, reason, game, at: on.now(), ...(kind !== undefined && { kind }) };
  const brought: Brought = { notification, state: 'waiting', tries: 0, at: on.now() };
  const hook = { person, channel: { id: way, game } };
  if ((await people.get(...key)) === undefined && !(await mayBring(on, hook, false))) {
    // The limit first: a repetition after a crash finds no delivery, and comes here again.
    const limit = await limitPut(on, hook);
    await people.put(...key, itemOf({ ...brought, state: 'dropped' }), 0);
    return limit;
  }
  await people.put(...key, itemOf(brought), 0);
  return id;
}

/** Ends the hook of a game that is over: its address is deleted. */
async function ended(
  { people }: Pick<Sending, 'people'>,
  { person, way, game }: Pick<Heralding, 'person' | 'way' | 'game'>,
): Promise<undefined> {
  await withoutHook(people, game, ({ id }) => id === way);
  const entry = await people.get(...keys.channel(person, way));
  if (entry !== undefined) await people.put(...keys.channel(person, way), GONE, entry.rev);
}
