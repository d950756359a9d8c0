import { jsonOf } from '../../../domain/lib/json.ts';
import { modeOf } from '../../../domain/match/state/finish.ts';
import type { Entry, People } from '../../platform/ports/ports.ts';
import { type Brought, broughtIn, itemOf } from '../notifications/deliveries.ts';
import { keys } from '../notifications/keys.ts';
import { type Notification, notificationId } from '../notifications/made.ts';
import type { Need } from '../notifications/needs.ts';
import { queued } from '../notifications/queue.ts';
import { quietAt } from '../notifications/quiet.ts';
import { tellsAs } from '../notifications/stands.ts';
import { type Bound, bring } from './bring.ts';
import type { Channel } from './channels.ts';
import type { Sending } from './sending.ts';

// Letters of one person that come about the same time become one. What waits for it is one item of the channel, so each
// step is one conditional Put: to keep a notification, to take all of them for a letter, and to forget the letter.

/** How long the first notification of a letter waits for others. */
export const BUNDLED_MS = 180_000;
/** A turn with less time left when its letter would go is told at once. */
const NEAR_MS = 30 * 60_000;
/** Notifications that wait for one letter. Any other is told at once. */
const MOST = 50;
const TRIES = 32;

interface Of {
  readonly person: string;
  readonly channel: Pick<Channel, 'id'>;
}

/** A notification that waits for a letter. `at`: when it was made. */
interface Kept {
  readonly id: string;
  readonly at: number;
  readonly need: Need;
}

/** What goes into one letter. `at`: when its time came. */
interface Waiting {
  readonly at: number;
  readonly kept: readonly Kept[];
}

/** Returns whether a letter may wait for others: not about a deadline, a lost seat, a near turn, or a live game. */
export async function mayWait(
  { views, now }: Pick<Sending, 'views' | 'now'>,
  { reason, game }: Need,
): Promise<boolean> {
  if (reason === 'deadline' || reason === 'removed') return false;
  const view = (await views.projected(game))?.view;
  if (view === undefined || modeOf(view) === 'live') return false;
  return reason !== 'your-turn' || view.due === undefined || view.due - now() >= NEAR_MS + BUNDLED_MS;
}

/**
 * Keeps a notification for the next letter of a channel. Returns false if it must go alone: it was told before, or too
 * many wait. The first notification queues the errand of the letter. The errand may be lost: so a repetition after a
 * crash queues it again, and so does a notification that comes after the letter was due. All others queue none.
 */
export async function keptForBundle(
  on: Sending,
  { person, channel }: Of,
  { id, at: made }: Notification,
  need: Need,
): Promise<boolean> {
  const told = await on.people.get(...keys.delivery(person, channel.id, id));
  if (told !== undefined && !(await isLeftOut(on.people, { person, channel }, told))) return false;
  const key = keys.bundle(person, channel.id);
  for (let tries = 0; tries < TRIES; tries++) {
    const entry = await on.people.get(...key);
    const { kept, at: until, ...more } = entry ? keys.bundle.read(entry) : { kept: [], at: 0 };
    const isKept = kept.some((each) => each.id === id);
    if (!isKept && kept.length >= MOST) return false;
    const at = kept.length === 0 ? on.now() + BUNDLED_MS : until;
    const next = { ...more, at, kept: [...kept, { id, at: made, need }] };
    if (!isKept && !(await on.people.put(...key, jsonOf(next), entry?.rev ?? 0))) continue;
    if (isKept || kept.length === 0 || at <= on.now()) await queued(on, { do: 'bundle', person, way: channel.id }, at);
    return true;
  }
  throw new Error('the letter of a channel is being written');
}

/**
 * Sends what waits for a letter, once its time has come and quiet hours have ended. Completes a letter before it that
 * was begun. Every errand does all that is due, because the errand of a notification may come while a letter is sent.
 */
export async function bundleSent(on: Sending, bound: Bound): Promise<void> {
  const { person, channel } = bound;
  const key = keys.bundle(person, channel.id);
  const errand = { do: 'bundle', person, way: channel.id } as const;
  for (let tries = 0; tries < TRIES; tries++) {
    const entry = await on.people.get(...key);
    const bundle = entry && keys.bundle.read(entry);
    if (entry === undefined || bundle === undefined) return;
    const { letter, at, kept } = bundle;
    if (letter !== undefined) {
      await letterSent(on, bound, letter);
      // If this Put is refused, the bundle has changed, and is read again.
      await on.people.put(...key, jsonOf({ at, kept }), entry.rev);
      continue;
    }
    if (kept.length === 0) return;
    const until = Math.max(at, quietAt(bound.hours, on.now())?.to ?? 0);
    if (until > on.now()) return queued(on, errand, until);
    const left = await stillUntold(on, bound, kept);
    const next = { at, kept: [], ...(left.length > 0 && { letter: { at, kept: left } }) };
    await on.people.put(...key, jsonOf(next), entry.rev);
  }
  throw new Error('the letters of a channel are being sent');
}

/** Returns what still holds and was not told meanwhile. The others are noted as dropped. */
async function stillUntold(on: Sending, bound: Bound, kept: readonly Kept[]): Promise<readonly Kept[]> {
  const { person, channel } = bound;
  const left: Kept[] = [];
  for (const each of kept) {
    const told = await on.people.get(...keys.delivery(person, channel.id, each.id));
    if (told !== undefined && !(await isLeftOut(on.people, bound, told))) continue;
    if ((await tellsAs(on, person, each.need)) !== undefined) left.push(each);
    else await deliveryPut(on.people, bound, { ...untried(on, each), state: 'dropped' });
  }
  return left;
}

/** Sends a letter: of one notification as if it had not waited, of several under its own id. */
async function letterSent(on: Sending, bound: Bound, { at, kept }: Waiting): Promise<void> {
  const { person, channel } = bound;
  const [first] = kept;
  if (first !== undefined && kept.length === 1) {
    await deliveryPut(on.people, bound, { ...untried(on, first), needs: [first.need] });
    return bring(on, bound, first.id, 'first');
  }
  const needs = kept.map(({ need }) => need).sort((one, other) => one.at - other.at);
  const [game, ...more] = new Set(needs.map((need) => need.game));
  const id = notificationId(person, 'digest', channel.id, [at, ...kept.map((each) => each.id)].join(' '));
  const notification = {
    id,
    reason: 'digest',
    at: on.now(),
    ...(game !== undefined && more.length === 0 && { game }),
  } as const;
  const letter: Brought = { notification, state: 'waiting', tries: 0, at: on.now(), needs };
  await on.people.put(...keys.delivery(person, channel.id, id), itemOf(letter), 0);
  for (const each of kept) await deliveryPut(on.people, bound, { ...untried(on, each), state: 'sent', in: id });
  await bring(on, bound, id, 'first');
}

/** Returns the delivery of a kept notification before its first try. */
const untried = ({ now }: Sending, { id, at, need: { reason, game, kind } }: Kept): Brought => ({
  notification: { id, reason, game, at, ...(kind !== undefined && { kind }) },
  state: 'waiting',
  tries: 0,
  at: now(),
});

/**
 * Puts the delivery of a notification, unless it is told already. A delivery that was dropped, because its need did not
 * hold then, is put again: now it does. Returns whether it is the first delivery of that notification.
 */
export async function deliveryPut(people: Pick<People, 'get' | 'put'>, of: Of, brought: Brought): Promise<boolean> {
  const key = keys.delivery(of.person, of.channel.id, brought.notification.id);
  if (await people.put(...key, itemOf(brought), 0)) return true;
  const entry = await people.get(...key);
  if (entry !== undefined && (await isLeftOut(people, of, entry))) await people.put(...key, itemOf(brought), entry.rev);
  return false;
}

/** Returns whether a delivery was dropped, or a letter of several went without it. */
async function isLeftOut(people: Pick<People, 'get'>, { person, channel }: Of, entry: Entry): Promise<boolean> {
  const { state, notification, in: letter } = broughtIn(entry);
  if (letter === undefined) return state === 'dropped';
  const found = await people.get(...keys.delivery(person, channel.id, letter));
  const of = found && broughtIn(found);
  const items = of?.needs ?? of?.notification.items;
  const { reason, game, kind } = notification;
  const isIn = items?.some((each) => each.reason === reason && each.game === game && each.kind === kind);
  return of?.state === 'dropped' || isIn === false;
}
