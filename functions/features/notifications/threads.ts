import { hmac, toBase64url } from '../../../domain/lib/hash.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import type { Listed, Projected, Views } from '../../platform/ports/ports.ts';
import { seatsIn } from '../listing/my-games.ts';
import type { Item, Message, Notification } from './made.ts';
import type { Need } from './needs.ts';

/** A message as a channel sends it, with what holds at this try. */
export interface Told extends Omit<Message, 'items'> {
  /** Its thread: a newer message of the same thread replaces this one. */
  readonly thread: string;
  /** What it tells that still holds: one item, or those of a digest. Empty for a message about the channel itself. */
  readonly items: readonly ToldItem[];
  /** The deadline, for a turn, a deadline or a vote. */
  readonly due?: number;
  /** The game as the person may see it now, if it tells of one. */
  readonly view?: SeenGame;
  /** The person's seats there. */
  readonly seats?: readonly string[];
}

/** A game as the lists show it to one person: players as it is, others perhaps an earlier version. */
type SeenGame = Omit<Listed, 'held' | 'by' | 'others'>;

/** `of`: which game is played. `title`: only if the person wants titles in this channel. */
interface ToldItem extends Item {
  readonly of?: string;
  readonly title?: string;
}

const LENGTH = 22;

/**
 * All press of a game has one thread. A thread for each conversation would count the conversations for others. A letter
 * of several things in one game is in the thread of its play.
 */
const groupOf = ({ game, reason }: Pick<Message, 'game' | 'reason'>): string =>
  reason === 'press' || reason === 'limit' || (reason === 'digest' && game === undefined) ? reason : 'play';

/**
 * Returns the thread of a person's notifications of a game: 22 characters. `secret`: the person's key, so that no
 * carrier can tell which people play together.
 */
export const threadOf = (secret: Uint8Array, message: Pick<Message, 'game' | 'reason'>): string =>
  toBase64url(hmac(secret, canonical(['fieldpost/thread/1', message.game ?? '', groupOf(message)]))).slice(0, LENGTH);

/** Adds its thread to a notification. */
export const threaded = <N extends Notification>(
  secret: Uint8Array,
  notification: N,
): N & { readonly thread: string } => ({
  ...notification,
  thread: threadOf(secret, notification),
});

interface Of {
  readonly person: string;
  readonly secret: Uint8Array;
  /** `names`: it may have titles. */
  readonly channel: { readonly names?: true };
}

/** Reasons whose messages name the deadline. */
const TIMED: ReadonlySet<Message['reason']> = new Set(['your-turn', 'deadline', 'vote']);

/**
 * Returns a message with what holds now: the games as the lists have them, and their titles if the channel may have
 * them. `needs`: those that still hold; absent: all that it told.
 */
export async function toldNow(
  on: { readonly views: Pick<Views, 'projected'> },
  { person, secret, channel }: Of,
  { items: before = [], ...message }: Message,
  needs: readonly Need[] | undefined,
): Promise<Told> {
  const { reason, game } = message;
  const only =
    reason === 'digest' || reason === 'limit' || reason === 'phase' || game === undefined
      ? before
      : [itemOf({ ...message, reason, game })];
  const items = needs?.map(itemOf) ?? only;
  const games = [...new Set(items.map((item) => item.game))];
  const shown = new Map(await Promise.all(games.map(async (id) => [id, await on.views.projected(id)] as const)));
  // Repeated at its person's wish, an invitation may be withdrawn by now.
  const isInvited = (id: string): boolean =>
    needs?.some((need) => need.reason === 'invited' && need.game === id) === true;
  const seen = (id: string): SeenGame | undefined => seenBy(shown.get(id), person, isInvited(id));
  const [about = ''] = games.length === 1 ? games : [];
  const view = seen(about);
  const held = shown.get(about)?.view;
  return {
    ...message,
    thread: threadOf(secret, message),
    items: items.map((item) => ({ ...item, ...namedBy(shown.get(item.game)?.view.of, seen(item.game), channel) })),
    ...(view && held && { view, seats: seatsIn(held, [person]) }),
    ...(TIMED.has(reason) && view?.due !== undefined && { due: view.due }),
  };
}

/** Returns a game as a person may see it; `undefined`: it is private, and they are neither in it nor invited. */
function seenBy(shown: Projected | undefined, person: string, isInvited: boolean): SeenGame | undefined {
  if (shown === undefined) return undefined;
  const { view, hidden } = shown;
  if (seatsIn(view, [person]).length > 0) return view;
  const isAdmitted = isInvited || hidden.includes(person) || view.settings.visibility === 'public';
  return isAdmitted ? (view.others?.view ?? view) : undefined;
}

const itemOf = ({ reason, game, kind }: Item): Item => ({ reason, game, ...(kind !== undefined && { kind }) });

/**
 * Returns which game it is, and its title if the person may see it and the channel may have it. A title that reads as
 * an address is never sent.
 */
function namedBy(
  of: string | undefined,
  view: SeenGame | undefined,
  { names }: Of['channel'],
): { readonly of?: string; readonly title?: string } {
  const title = view?.title;
  const isSent = names === true && title !== undefined && !/:\/\/|www\./i.test(title);
  return { ...(of !== undefined && { of }), ...(isSent && { title }) };
}
