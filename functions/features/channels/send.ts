import type { Json } from '../../../domain/lib/json.ts';
import { Unsent } from '../../platform/courier/loads.ts';
import { measured } from '../../platform/kit/metrics.ts';
import { reportThrown } from '../../platform/kit/report.ts';
import { sideBySide } from '../../platform/kit/side-by-side.ts';
import type { People } from '../../platform/ports/ports.ts';
import type { Brought } from '../notifications/deliveries.ts';
import { followPress } from '../notifications/follow.ts';
import { keys } from '../notifications/keys.ts';
import { made, notificationId } from '../notifications/made.ts';
import { causedAt, isBefore, type Need } from '../notifications/needs.ts';
import {
  dueErrands,
  type Errand,
  errandIn,
  nameOf,
  queued,
  readIn,
  type Soon,
  type StoredErrand,
  sentAlone,
} from '../notifications/queue.ts';
import { remind, remindOf } from '../notifications/remind.ts';
import { epochOf, isNoted, isTakenBack, tellsAs } from '../notifications/stands.ts';
import { keys as personKeys } from '../people/keys.ts';
import { chosenIn, REASONS, URGENT } from '../people/reasons.ts';
import { hearersOf } from '../press/heard.ts';
import { noteNews } from '../press/news.ts';
import { bring } from './bring.ts';
import { bundleSent, deliveryPut, keptForBundle, mayWait } from './bundles.ts';
import { channelOf, channelsOf } from './channels.ts';
import { digestPut, forgotten, heldForDigest } from './daily.ts';
import { heraldPut } from './hooks/herald.ts';
import { ask } from './receivers/challenges.ts';
import { type Hosts, hostsNow } from './receivers/pace.ts';
import { say } from './receivers/say.ts';
import type { Sending } from './sending.ts';

/** Number of errands of each partition that are read at once, and number of errands that are done at once. */
const PAGE = 16;
const AT_ONCE = 32;
/** Duration of a sweep. The next sweep begins with the rest. */
const PATIENCE_MS = 50_000;

/**
 * Does the due errands. A finished errand leaves the queue. A failed one stays, and the next sweep repeats it.
 * Repeating is safe, because the receiver recognises a delivery by its id.
 */
export async function sweepNotifications(on: Sending): Promise<{ done: number; failed: number }> {
  const began = on.now();
  const failed = new Set<string>();
  let done = 0;
  while (on.now() - began < PATIENCE_MS) {
    // Failed errands stay in the queue. The sweep reads past them without waiting.
    const due = await dueErrands(on.people, began, PAGE + failed.size);
    const left = due.filter((entry) => !failed.has(nameOf(entry)));
    if (left.length === 0) break;
    await sideBySide(AT_ONCE, rowsOf(readIn(left, failed)), async (row) => {
      for (const { entry, errand } of row) {
        try {
          await runOrWait(on, errand);
          await on.people.remove(entry.pk, entry.sk);
          done++;
        } catch (caught) {
          failed.add(nameOf(entry));
          reportThrown(caught, 'fault', { operation: 'notifications' });
        }
      }
    });
  }
  return { done, failed: failed.size };
}

/**
 * Groups errands that must follow each other, by time: the newest notification of a game replaces those before it in
 * the tray, so it must be sent last.
 */
function rowsOf(errands: readonly StoredErrand[]): readonly (readonly StoredErrand[])[] {
  const rows = new Map<string, StoredErrand[]>();
  for (const read of [...errands].sort((one, other) => (one.entry.sk < other.entry.sk ? -1 : 1))) {
    const name = rowOf(read.errand) ?? nameOf(read.entry);
    rows.set(name, [...(rows.get(name) ?? []), read]);
  }
  return [...rows.values()];
}

/** Returns the name of an errand's row; `undefined`: it follows no other. */
const rowOf = (errand: Errand): string | undefined =>
  errand.do === 'tell' ? `${errand.need.who} ${errand.need.game}` : undefined;

/**
 * Does the errands of a message of a queue. One that fails is sent again alone, and so is one that this release cannot
 * read: the others are done once. Throws if it already is alone. Then the queue counts its failures, and gives it up.
 */
export async function doErrands(on: Sending & { readonly soon: Soon }, errands: readonly Json[]): Promise<void> {
  const one = async (value: Json, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (caught) {
      if (errands.length === 1) throw caught;
      reportThrown(caught, 'fault', { operation: 'notifications' });
      await sentAlone(on.soon, value);
    }
  };
  const rows = new Map<string, { readonly value: Json; readonly errand: Errand }[]>();
  for (const [i, value] of errands.entries())
    await one(value, async () => {
      const errand = errandIn(value);
      const name = rowOf(errand) ?? String(i);
      rows.set(name, [...(rows.get(name) ?? []), { value, errand }]);
    });
  await Promise.all(
    [...rows.values()].map(async (row) => {
      for (const { value, errand } of row) await one(value, () => runOrWait(on, errand));
    }),
  );
}

/** How long an errand waits that the courier could not carry, half as long or half as much more by chance. */
const UNSENT_MS = 60_000;

/** Does an errand, or queues it again if the courier could not send: that is no try and no fault of the channel. */
async function runOrWait(on: Sending, errand: Errand): Promise<void> {
  try {
    await run(on, errand, hostsNow(on));
  } catch (caught) {
    if (!(caught instanceof Unsent)) throw caught;
    await queued(on, errand, on.now() + UNSENT_MS * (0.5 + on.random()));
  }
}

async function run(on: Sending, errand: Errand, hosts: Hosts): Promise<void> {
  const { people } = on;
  if (errand.do === 'tell') return tell(on, errand, hosts);
  if (errand.do === 'remind') return remind(on, errand.half);
  if (errand.do === 'said') return late(on, errand);
  if (errand.do === 'note') {
    if (!(await isTakenBack(on, errand))) await noteNews(people, errand.who, errand.game);
    return;
  }
  const { person, way: id } = errand;
  const secret = await on.vault.person(person);
  const found = secret && (await channelOf(people, person, secret, id));
  // The person was erased, or deleted the channel.
  if (secret === undefined || found === undefined) {
    if (errand.do === 'digest') await forgotten(people, await people.list(...keys.heldFor(person, id)));
    if (errand.do === 'bundle') await people.remove(...keys.bundle(person, id));
    return;
  }
  const { channel } = found;
  // Hosts that people name may be slow: they get separate workers.
  if (on.isForwarding === true && channel.place.kind === 'webhook')
    return queued(on, errand, on.now(), new URL(channel.place.url).host);
  if (errand.do === 'ask') return ask(on, { person, secret, channel, hosts }, errand);
  if (errand.do === 'say') return say(on, { ...errand, channel, hosts });
  const profile = await people.get(...personKeys.profile(person));
  const bound = { person, secret, channel, hours: profile ? personKeys.profile.read(profile) : {}, hosts };
  if (errand.do === 'herald') {
    const news = await heraldPut(on, channel, errand);
    return news === undefined ? undefined : bring(on, bound, news, 'first');
  }
  if (errand.do === 'bring') return bring(on, bound, errand.notice);
  if (errand.do === 'bundle') return bundleSent(on, bound);
  const digest = await digestPut(on, bound);
  if (digest === undefined) return;
  await bring(on, bound, digest.id, 'first');
  await forgotten(people, digest.kept);
}

/** The first wait of an entry that is newer than the lists; each further one is twice as long. */
const LATE_MS = 5_000;
const LATE_TRIES = 10;

/** Tells the readers of an entry once the lists have its version. Throws if they do not get it in an hour. */
async function late(on: Sending, errand: Extract<Errand, { do: 'said' }>): Promise<void> {
  const { do: _, tries, epoch: __, ...entered } = errand;
  if (isBefore(errand, await epochOf(on.people, entered.game))) return;
  const hearers = await hearersOf({ views: on.views, pause: async () => undefined }, entered);
  if (hearers !== undefined) return followPress(on, entered, hearers);
  if (tries + 1 === LATE_TRIES) throw new Error('the lists do not get a version');
  await queued(on, { ...errand, tries: tries + 1 }, on.now() + LATE_MS * 2 ** tries);
}

/** How often a need waits until it is noted, for 1, 2, 4, 8 and 16 s. Then what is noted decides. */
const NOTED_TRIES = 5;
/** A need that was looked at so lately is not looked at again. */
const FRESH_MS = 1_000;

/** Notifies a person if the reason still holds and they still exist. */
async function tell(on: Sending, errand: Extract<Errand, { do: 'tell' }>, hosts: Hosts): Promise<void> {
  const { need, tries = 0 } = errand;
  const looked = on.now();
  if (tries < NOTED_TRIES && !(await isNoted(on, need)))
    return queued(on, { ...errand, tries: tries + 1 }, looked + 1_000 * 2 ** tries);
  const person = await personOf(on.people, need);
  const of = person === undefined ? undefined : await tellsAs(on, person, need);
  if (person !== undefined && of !== undefined) await tellPerson(on, person, { need, of, looked }, hosts);
}

async function personOf(people: Pick<People, 'get'>, { who, reason }: Need): Promise<string | undefined> {
  if (reason !== 'invited') return who;
  const signIn = await people.get(...personKeys.signIn(who));
  return signIn && personKeys.signIn.read(signIn).person;
}

async function tellPerson(
  on: Sending,
  person: string,
  { need, of, looked }: { readonly need: Need; readonly of: number | string; readonly looked: number },
  hosts: Hosts,
): Promise<void> {
  const { people, vault } = on;
  const { reason, game, kind } = need;
  const entry = await people.get(...personKeys.profile(person));
  const secret = await vault.person(person);
  const profile = entry && personKeys.profile.read(entry);
  if (secret === undefined || profile === undefined || profile.state !== undefined) return;
  // While a person has quiet hours, a reminder may have to come before half of the time is over.
  if (reason === 'your-turn' && profile.quiet !== undefined) await remindOf(on, need);
  const { notices = REASONS, reasonsForm } = profile;
  if (!chosenIn(notices, reasonsForm).includes(reason)) return;
  const id = notificationId(person, reason, game, of);
  const notification = { id, reason, game, at: on.now(), ...(kind !== undefined && { kind }) };
  await made(people, person, notification);
  measured('told', notification.at - causedAt(need));
  const channels = (await channelsOf(people, person, secret)).filter(
    (each) => each.state === 'on' && each.reasons.includes(reason),
  );
  const waits = channels.some(({ kind: by }) => by === 'mail') && (await mayWait(on, need));
  for (const channel of channels) {
    const bound = { person, secret, channel, hours: profile, hosts };
    if (channel.digest !== undefined && !URGENT.has(reason)) {
      await heldForDigest(on, bound, notification, need);
      continue;
    }
    if (waits && channel.kind === 'mail' && (await keptForBundle(on, bound, notification, need))) continue;
    const brought: Brought = { notification, state: 'waiting', tries: 0, at: notification.at, needs: [need] };
    const isFirst = await deliveryPut(people, bound, brought);
    if (on.isForwarding === true && channel.place.kind === 'webhook')
      await queued(on, { do: 'bring', person, way: channel.id, notice: id }, on.now(), new URL(channel.place.url).host);
    else await bring(on, bound, id, 'first', isFirst && on.now() - looked < FRESH_MS ? brought : undefined);
  }
}
