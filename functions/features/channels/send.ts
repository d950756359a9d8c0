import type { Delivery } from '../../platform/courier/deliver.ts';
import { reportThrown } from '../../platform/kit/report.ts';
import type { Entry, People } from '../../platform/ports/ports.ts';
import { type Brought, itemOf } from '../notifications/deliveries.ts';
import { keys, notificationId } from '../notifications/keys.ts';
import { made, type Notification } from '../notifications/made.ts';
import { type Need, type Seen, stillStands } from '../notifications/needs.ts';
import { dueErrands, type Errand } from '../notifications/queue.ts';
import { remind } from '../notifications/remind.ts';
import { isFromBlocked, unreadAs } from '../notifications/unread.ts';
import { keys as personKeys } from '../people/keys.ts';
import { noteNews } from '../press/news.ts';
import { bring } from './bring.ts';
import { type Channel, challengeOf, channelOf, channelsOf, restate, signingNow } from './channels.ts';
import { challengeParcel } from './hooks.ts';
import { askingLetter } from './mails.ts';
import type { Sending } from './sending.ts';

/** Errands of each shard that are processed together. */
const AT_ONCE = 16;
/** Reasons that come from another person. People are not notified about those they have blocked. */
const OF_SOMEBODY: ReadonlySet<Need['reason']> = new Set(['invited', 'seat-offered']);
/** Duration of a sweep. The next sweep begins with the rest. */
const PATIENCE_MS = 50_000;

/**
 * Does the due errands. A finished errand leaves the queue. A failed one stays, and the next sweep repeats it.
 * Repeating is safe, because the receiver recognises a delivery by its id.
 */
export async function sweepNotifications(on: Sending): Promise<{ done: number; failed: number }> {
  const began = on.now();
  const hosts = new Map<string, number>();
  const failed = new Set<string>();
  let done = 0;
  const nameOf = ({ pk, sk }: Entry): string => `${pk} ${sk}`;
  while (on.now() - began < PATIENCE_MS) {
    // Failed errands stay in the queue. The sweep reads past them without waiting.
    const due = await dueErrands(on.people, began, AT_ONCE + failed.size);
    const left = due.filter((entry) => !failed.has(nameOf(entry)));
    if (left.length === 0) break;
    await Promise.all(
      left.map(async (entry) => {
        try {
          await run(on, keys.errand.read(entry), hosts);
          await on.people.remove(entry.pk, entry.sk);
          done++;
        } catch (caught) {
          failed.add(nameOf(entry));
          reportThrown(caught, 'fault', { operation: 'notifications' });
        }
      }),
    );
  }
  return { done, failed: failed.size };
}

async function run(on: Sending, errand: Errand, hosts: Map<string, number>): Promise<void> {
  if (errand.do === 'tell') return tell(on, errand.need, hosts);
  if (errand.do === 'remind') return remind(on.people, errand.half);
  if (errand.do === 'note') return noteNews(on.people, errand.who, errand.game);
  const { person, way: id } = errand;
  const secret = await on.vault.person(person);
  const found = secret && (await channelOf(on.people, person, secret, id));
  // The person was erased, or deleted the channel.
  if (secret === undefined || found === undefined) return;
  if (errand.do === 'bring') await bring(on, { person, secret, channel: found.channel, hosts }, errand.notice);
  else await ask(on, person, found.channel, challengeOf(secret, id));
}

/** Notifies a person if the reason still holds and they still exist. */
async function tell(on: Sending, need: Need, hosts: Map<string, number>): Promise<void> {
  const { people } = on;
  const entry = await people.get(...keys.seen(need.game));
  const seen = entry && keys.seen.read(entry);
  if (need.reason === 'invited' ? !(await isInvited(people, need, seen)) : !stillStands(need, seen)) return;
  const person = await personOf(people, need);
  if (person === undefined) return;
  const of = need.reason === 'press' ? await unreadAs(on, person, need) : ofNeed(need);
  if (of === undefined || (OF_SOMEBODY.has(need.reason) && (await isFromBlocked(people, person, need)))) return;
  const notification = {
    id: notificationId(person, need.reason, need.game, of),
    reason: need.reason,
    game: need.game,
    at: on.now(),
  };
  await tellPerson(on, person, notification, hosts);
}

/** Returns what distinguishes notifications of the same reason. A postponed deadline is the same one. */
const ofNeed = ({ of, before }: Need): number | string => (before === undefined ? of : `${of}/${before}`);

/**
 * Returns whether an invitation is in force. Invitations outside the log are noted with the person. A declined one is
 * never in force.
 */
async function isInvited(people: Pick<People, 'get'>, need: Need, seen: Seen | undefined): Promise<boolean> {
  const entry = await people.get(...personKeys.invitation(need.who, need.game));
  const noted = entry && personKeys.invitation.read(entry);
  if (noted?.declined === true || noted?.withdrawn === true || seen?.status === 'over') return false;
  return noted?.sent === true || stillStands(need, seen);
}

async function personOf(people: Pick<People, 'get'>, { who, reason }: Need): Promise<string | undefined> {
  if (reason !== 'invited') return who;
  const signIn = await people.get(...personKeys.signIn(who));
  return signIn && personKeys.signIn.read(signIn).person;
}

async function tellPerson(
  on: Sending,
  person: string,
  notification: Notification,
  hosts: Map<string, number>,
): Promise<void> {
  const { people, vault } = on;
  const profile = await people.get(...personKeys.profile(person));
  const secret = await vault.person(person);
  const { state, notices: wanted } =
    profile === undefined ? { state: 'erasing' as const } : personKeys.profile.read(profile);
  if (secret === undefined || state !== undefined) return;
  if (wanted?.includes(notification.reason) === false) return;
  await made(people, person, notification);
  for (const channel of await channelsOf(people, person, secret)) {
    if (channel.state !== 'on' || !channel.reasons.includes(notification.reason)) continue;
    const brought: Brought = { notification, state: 'waiting', tries: 0, at: notification.at };
    await people.put(...keys.delivery(person, channel.id, notification.id), itemOf(brought), 0);
    await bring(on, { person, secret, channel, hosts }, notification.id, 'first');
  }
}

/** Asks the receiver of a channel to confirm it. The reader of a mail confirms on a page. */
async function ask(on: Sending, person: string, channel: Channel, challenge: string): Promise<void> {
  if (channel.state !== 'unconfirmed') return;
  if (channel.place.kind === 'webhook') {
    const parcel = challengeParcel(channel.place.url, signingNow(channel, on.now()), channel.id, challenge, on.now());
    const { echoed }: Delivery = await on.courier({ parcel });
    await restate(on.people, person, channel.id, echoed === true ? { state: 'on' } : { state: 'off', why: 'silent' });
  } else if (channel.place.kind === 'mail' && on.post !== undefined)
    await on.courier({
      letter: await askingLetter(on.post, channel.place.address, channel.id, challenge, channel.locale),
    });
}
