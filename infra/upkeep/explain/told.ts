import { MOST_A_DAY } from '../../../functions/features/channels/daily.ts';
import { type Brought, broughtIn } from '../../../functions/features/notifications/deliveries.ts';
import { keys } from '../../../functions/features/notifications/keys.ts';
import type { Notification } from '../../../functions/features/notifications/made.ts';
import { ERRANDS_IN } from '../../../functions/features/notifications/queue.ts';
import { type Hours, quietAt } from '../../../functions/features/notifications/quiet.ts';
import { keys as personKeys } from '../../../functions/features/people/keys.ts';
import { chosenIn, REASONS, type Reason } from '../../../functions/features/people/reasons.ts';
import { marksOf } from '../../../functions/features/press/marks.ts';
import { isKeyed } from '../../../functions/platform/dynamo/master.ts';
import type { Entry } from '../../../functions/platform/ports/ports.ts';
import type { Stores } from '../stores.ts';

/** A channel of a person, without its address. */
export interface ChannelState {
  readonly id: string;
  readonly kind: 'webhook' | 'push' | 'mail';
  readonly state: 'unconfirmed' | 'on' | 'off';
  readonly why?: string;
  readonly created: number;
  readonly reasons: readonly Reason[];
  /** The hour of its digest. */
  readonly digest?: number;
}

/** A delivery of a notification by a channel. */
interface Delivered extends Pick<Brought, 'state' | 'tries' | 'at' | 'outcome'> {
  readonly channel: string;
  /** By a letter that told of several notifications. */
  readonly isTogether?: true;
}

/** A notification of a person about the game, and what the channels did with it. */
export interface Noted extends Notification {
  readonly deliveries: readonly Delivered[];
  /** The channels that keep it for a digest, or for a letter. */
  readonly held: readonly string[];
}

/** What the items of a person say about one game. No address, no name, no text. */
export interface PersonTold {
  readonly kind: 'person' | 'bot' | 'guest' | 'gone';
  readonly hours: Hours;
  /** The end of their quiet hours. Absent: it is not quiet now. */
  readonly quietUntil?: number;
  readonly reasons: readonly Reason[];
  /** Their choice for the game. `unknown`: this process has no keys. */
  readonly tell: 'usual' | 'all' | 'turns' | 'nothing' | 'unknown';
  readonly channels: readonly ChannelState[];
  readonly notifications: readonly Noted[];
  /** The channels that got as many messages today as they may, and since then wait until 00:00 UTC. */
  readonly limited: readonly string[];
  /** What waits in the queue for them. */
  readonly queued: readonly { readonly reason: string; readonly at: number }[];
}

const DAY = 86_400_000;

/** Returns what a person was told about a game, from their items. */
export async function toldTo(stores: Stores, person: string, game: string): Promise<PersonTold> {
  const { people, now } = stores.background;
  const entry = await people.get(...personKeys.profile(person));
  const profile = entry && personKeys.profile.read(entry);
  const items = await people.list(`I#${person}`, '');
  const limitsOn = Math.floor(now() / DAY);
  const limited = kindOf(items, 'A#').flatMap((each) => {
    const { day, count, urgent = 0 } = keys.daily.read(each);
    return day === limitsOn && Math.max(count, urgent) >= MOST_A_DAY ? [partsOf(each)[1] ?? ''] : [];
  });
  const quiet = profile && quietAt(profile, now());
  return {
    kind: profile === undefined || profile.state !== undefined ? 'gone' : profile.kind,
    hours: { zone: profile?.zone, quiet: profile?.quiet },
    ...(quiet && { quietUntil: quiet.to }),
    reasons: profile === undefined ? [] : chosenIn(profile.notices ?? REASONS, profile.reasonsForm),
    tell: await choiceOf(stores, person, game),
    channels: (await people.list(...keys.channel.all(person))).flatMap(channelIn),
    notifications: notificationsIn(items, game),
    limited,
    queued: (await Promise.all(ERRANDS_IN.map((shard) => people.list(...keys.errand.all(shard)))))
      .flat()
      .flatMap((each) => waitingIn(each, person, game, items)),
  };
}

const partsOf = ({ sk }: Entry): readonly string[] => sk.split('#');
const kindOf = (items: readonly Entry[], prefix: string): readonly Entry[] =>
  items.filter(({ sk }) => sk.startsWith(prefix));

/** Returns the notifications about a game with their deliveries, oldest first. */
function notificationsIn(items: readonly Entry[], game: string): readonly Noted[] {
  return kindOf(items, 'N#')
    .map((each) => keys.numbered.read(each))
    .filter((each) => each.game === game)
    .map((each) => ({
      ...each,
      deliveries: kindOf(items, 'D#')
        .filter((delivery) => partsOf(delivery)[2] === each.id)
        .map((delivery) => {
          const [, channel = ''] = partsOf(delivery);
          const { in: letter, ...alone } = broughtIn(delivery);
          const whole = letter === undefined ? undefined : items.find(({ sk }) => sk === `D#${channel}#${letter}`);
          const { state, tries, at, outcome } = whole === undefined ? alone : broughtIn(whole);
          return {
            channel,
            state,
            tries,
            at,
            ...(outcome && { outcome }),
            ...(whole && { isTogether: true as const }),
          };
        }),
      held: [
        ...kindOf(items, 'H#').filter((held) => partsOf(held)[2] === each.id),
        ...kindOf(items, 'B#').filter((bundle) => keys.bundle.read(bundle).kept.some(({ id }) => id === each.id)),
      ].map((held) => partsOf(held)[1] ?? ''),
    }));
}

/** Reads the state of a channel that gets notifications of a person. Its address stays encrypted. */
function channelIn(entry: Entry): readonly ChannelState[] {
  const read = keys.channel.read(entry);
  if (read.state === 'gone' || read.game !== undefined) return [];
  const { kind, state, why, created, digest } = read;
  const reasons = chosenIn(read.reasons, read.form);
  const id = partsOf(entry)[1] ?? '';
  return [{ id, kind, state, created, reasons, ...(why && { why }), ...(digest !== undefined && { digest }) }];
}

async function choiceOf({ background, env }: Stores, person: string, game: string): Promise<PersonTold['tell']> {
  const { people, vault } = background;
  if (!isKeyed(env)) return 'unknown';
  const own = await people.get(...personKeys.own(person, game));
  const holder = (own && personKeys.own.read(own).of) ?? person;
  const secret = await vault.person(holder);
  return secret === undefined ? 'usual' : ((await marksOf(people, { person: holder, secret }, game)).tell ?? 'usual');
}

/** Returns what an item of the queue will do for a person in a game. */
function waitingIn(entry: Entry, person: string, game: string, items: readonly Entry[]): PersonTold['queued'] {
  const errand = keys.errand.read(entry);
  const at = Number(entry.sk.split('#')[0]);
  if (errand.do === 'tell')
    return errand.need.who === person && errand.need.game === game ? [{ reason: errand.need.reason, at }] : [];
  if (errand.do === 'remind')
    return errand.half.who === person && errand.half.game === game ? [{ reason: 'deadline', at }] : [];
  if (errand.do !== 'bring' || errand.person !== person) return [];
  const delivery = kindOf(items, 'D#').find(({ sk }) => sk === `D#${errand.way}#${errand.notice}`);
  const notification = delivery && broughtIn(delivery).notification;
  return notification?.game === game ? [{ reason: notification.reason, at }] : [];
}
