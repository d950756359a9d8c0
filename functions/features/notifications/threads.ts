import { hmac, toBase64url } from '../../../domain/lib/hash.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import type { Listed, Views } from '../../platform/ports/ports.ts';
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
  /** The game as the lists have it now, if it tells of one. */
  readonly view?: Listed;
  /** The person's seats there. */
  readonly seats?: readonly string[];
  /** Whether the person finds the game without a seat: its owner, or a person who may see it. */
  readonly isFinder?: boolean;
}

/** `of`: which game is played. `title`: only if the person wants titles in this channel. */
interface ToldItem extends Item {
  readonly of?: string;
  readonly title?: string;
}

const LENGTH = 22;

/** All press of a game has one thread. A thread for each conversation would count the conversations for others. */
const groupOf = (reason: Message['reason']): string =>
  reason === 'press' || reason === 'digest' || reason === 'limit' ? reason : 'play';

/**
 * Returns the thread of a person's notifications of a game: 22 characters. `secret`: the person's key, so that no
 * carrier can tell which people play together.
 */
export const threadOf = (secret: Uint8Array, { game = '', reason }: Pick<Message, 'game' | 'reason'>): string =>
  toBase64url(hmac(secret, canonical(['fieldpost/thread/1', game, groupOf(reason)]))).slice(0, LENGTH);

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
  const [{ view, hidden } = { view: undefined, hidden: [] }] = games.length === 1 ? [...shown.values()] : [];
  return {
    ...message,
    thread: threadOf(secret, message),
    items: items.map((item) => ({ ...item, ...namedBy(shown.get(item.game)?.view, channel) })),
    ...(view && { view, seats: seatsIn(view, [person]), isFinder: hidden.includes(person) }),
    ...(TIMED.has(reason) && view?.due !== undefined && { due: view.due }),
  };
}

const itemOf = ({ reason, game, kind }: Item): Item => ({ reason, game, ...(kind !== undefined && { kind }) });

/**
 * Returns which game it is, and its title if the channel may have it. A title that reads as an address is never sent.
 */
function namedBy(
  view: Listed | undefined,
  { names }: Of['channel'],
): { readonly of?: string; readonly title?: string } {
  if (view === undefined) return {};
  const { of, title } = view;
  const isSent = names === true && title !== undefined && !/:\/\/|www\./i.test(title);
  return { of, ...(isSent && { title }) };
}
