import type * as z from 'zod';
import { hmac, toBase64url } from '../../../domain/lib/hash.ts';
import { jsonOf, same } from '../../../domain/lib/json.ts';
import type { Locale } from '../../../domain/lib/text.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { Problem } from '../../platform/http/problem.ts';
import { Busy } from '../../platform/kit/faults.ts';
import { tellReplayed } from '../../platform/kit/request-id.ts';
import type { People, Vault } from '../../platform/ports/ports.ts';
import type { deliverySchema } from '../notifications/answers.ts';
import {
  type Brought,
  broughtIn,
  deliveriesBy,
  itemOf as deliveryItem,
  REPLAYED_MS,
} from '../notifications/deliveries.ts';
import { keys } from '../notifications/keys.ts';
import { queued } from '../notifications/queue.ts';
import type { PlaceOf } from '../notifications/settings.ts';
import type { Self } from '../people/persons.ts';
import { countAsking } from './asking.ts';
import {
  type Channel,
  challengeOf,
  channelId,
  channelOf,
  channelsOf,
  GONE,
  hookSecret,
  isShownCode,
  itemOf,
  ROTATING_MS,
} from './channels.ts';
import { nextOf } from './receivers/asked.ts';
import { claimed, endpointOf, freed, readded, renewed, settled } from './receivers/endpoints.ts';
import type { EditedChannel, newChannelSchema, pushRenewalSchema } from './schemas.ts';
import {
  codeSpent,
  keyReused,
  MOST_GUESSES,
  madeOf,
  noChallenge,
  noNames,
  noSuchChannel,
  notOn,
  parted,
  type Shown,
  saidBy,
  saidOf,
  shownOf,
  toldOf,
  unlessTooMany,
  unlessWrong,
  wrongCode,
} from './shown.ts';

interface Deps {
  readonly people: People;
  readonly vault: Pick<Vault, 'person'>;
  now(): number;
  random(bytes: number): Uint8Array;
  /** Whether this server sends mail. */
  readonly hasMail: boolean;
  /** Whether this server sends to push services. */
  readonly hasPush: boolean;
  /** Returns whether the server may send to a URL. */
  readonly isPlace: PlaceOf;
  /** Returns the keyed hash under which an address is counted. */
  markOf(address: string): Promise<string>;
  readonly chats?: readonly string[] | undefined;
}

/** The owner of the channels, and the secret under which they are stored. */
type Holder = Pick<Self, 'person' | 'secret'>;

type Asked = z.infer<typeof newChannelSchema>;

/** Manages the channels of a person. */
export function createChannels({ people, vault, now, random, hasMail, hasPush, isPlace, markOf, chats }: Deps) {
  const claiming = { people, vault, markOf };
  const counting = { people, markOf, now, chats };
  const written = async ({ person, secret }: Holder, channel: Channel, rev: number): Promise<void> => {
    if (!(await people.put(...keys.channel(person, channel.id), itemOf(secret, channel), rev)))
      throw new Busy('this channel is being changed');
  };
  /** `hooks`: whether a hook of a game counts. */
  const found = async ({ person, secret }: Holder, id: string, hooks = true) => {
    const known = await channelOf(people, person, secret, id);
    if (known === undefined || (known.channel.game !== undefined && !hooks)) throw noSuchChannel();
    return known;
  };

  const list = async ({ person, secret }: Holder): Promise<readonly Shown[]> =>
    (await channelsOf(people, person, secret)).map(shownOf);

  /**
   * Creates a channel. The same key returns the same channel. The receiver must confirm first, except for a browser,
   * which already did.
   */
  async function create(
    self: Self,
    key: string,
    { reasons, digest, ...rest }: Asked,
    locale: Locale,
    hasKey = false,
  ): Promise<Shown & { secret?: string }> {
    const { person, secret } = self;
    if (self.isGuest)
      throw new Problem(403, 'NOT_FOR_GUESTS', {
        en: 'guests get no notifications; sign in',
        ko: '손님에게는 알림이 없습니다. 로그인하세요.',
      });
    const { place, names, seats, format } = parted(rest);
    unlessWrong(place, { isPlace, hasMail, hasPush, hasKey });
    const id = channelId(secret, key);
    const known = await channelOf(people, person, secret, id);
    if (known !== undefined) {
      if (!same(jsonOf(known.channel.place), jsonOf(place))) throw keyReused();
      tellReplayed();
      return madeOf(known.channel);
    }
    // The channel of this key was deleted.
    if ((await people.get(...keys.channel(person, id))) !== undefined) throw keyReused();
    const channels = await channelsOf(people, person, secret);
    if (place.kind === 'push') {
      const mine = channels.find((each) => each.place.kind === 'push' && endpointOf(each.place) === endpointOf(place));
      if (mine !== undefined) return shownOf(await readded(claiming, self, mine.id, place));
    }
    unlessTooMany(channels, place);
    const isHeard = await countAsking(counting, self.account, place, format !== 'standard');
    const channel: Channel = {
      id,
      kind: place.kind,
      place,
      state: place.kind === 'push' ? 'on' : 'unconfirmed',
      reasons,
      ...(digest !== undefined && { digest }),
      ...(names === true && { names }),
      ...(seats === true && { seats }),
      ...(format !== 'standard' && { format }),
      ...(!isHeard && { unshown: true }),
      locale,
      created: now(),
      ...(place.kind === 'webhook' && format === 'standard' && { secrets: [{ secret: hookSecret(random(32)) }] }),
      ...(place.kind === 'mail' && { token: toBase64url(random(24)) }),
    };
    if (channel.token !== undefined) await people.put(...keys.unsubscribing(channel.token), { person, way: id }, 0);
    // Without a confirmation there is also one write. So the duration does not reveal whether others had used the
    // address.
    if (channel.state === 'unconfirmed')
      await queued({ people }, { do: 'ask', person, way: isHeard ? id : `not ${id}` }, now());
    if (place.kind !== 'push') {
      await written(self, channel, 0);
      return madeOf(channel);
    }
    const claim = await claimed(claiming, { person, id }, place);
    await written(self, { ...channel, mark: claim.mark }, 0);
    await settled(claiming, { person, id }, claim);
    return madeOf(channel);
  }

  /** Changes what a channel gets, and when. Throws a Problem (409) if a browser is to get titles. */
  async function edit(self: Holder, id: string, { reasons, digest, names, seats }: EditedChannel): Promise<Shown> {
    const { channel, rev } = await found(self, id, false);
    if (names === true && channel.kind === 'push') throw noNames();
    const { digest: digestBefore, names: namesBefore, seats: seatsBefore, ...rest } = channel;
    const hour = digest === undefined ? digestBefore : digest;
    const next: Channel = {
      ...rest,
      ...(reasons && { reasons }),
      ...(hour !== null && hour !== undefined && { digest: hour }),
      ...((names ?? namesBefore === true) && { names: true }),
      ...((seats ?? seatsBefore === true) && { seats: true }),
    };
    await written(self, next, rev);
    return shownOf(next);
  }

  async function remove(self: Holder, id: string): Promise<void> {
    const { channel, rev } = await found(self, id, false);
    if (channel.token !== undefined) {
      const link = await people.get(...keys.unsubscribing(channel.token));
      if (link !== undefined) await people.put(...keys.unsubscribing(channel.token), GONE, link.rev);
    }
    if (!(await people.put(...keys.channel(self.person, id), GONE, rev)))
      throw new Busy('this channel is being changed');
    if (channel.mark === undefined) return;
    await freed(claiming, { person: self.person, id }, channel.mark);
    const renewal = await people.get(...keys.renewal(id));
    if (renewal !== undefined) await people.put(renewal.pk, renewal.sk, GONE, renewal.rev);
  }

  /** Gives a channel the new subscription of its browser, by a proof instead of a token. */
  async function renewPush({ channel, proof, ...place }: z.infer<typeof pushRenewalSchema>): Promise<void> {
    unlessWrong({ kind: 'push', ...place }, { isPlace, hasMail, hasPush, hasKey: true });
    await renewed(claiming, { channel, proof, ...place });
  }

  /**
   * Confirms a mailbox or a chat by the code that it shows. Five wrong codes of a chat end its code. Each is written
   * under the condition that no other was written since, so guesses at the same time gain nothing. Throws a Problem.
   */
  async function confirm(self: Holder, id: string, code: string): Promise<Shown> {
    const { channel, rev } = await found(self, id);
    const { format, guesses = 0, ...rest } = channel;
    if (channel.kind !== 'mail' && format === undefined) throw wrongCode();
    const isAsked = channel.state === 'unconfirmed';
    if (isAsked && guesses >= MOST_GUESSES) throw codeSpent();
    const isRight =
      format === undefined ? code === challengeOf(self.secret, id) : isShownCode(self.secret, channel, code);
    if (!isRight) {
      if (isAsked && format !== undefined) await written(self, { ...channel, guesses: guesses + 1 }, rev);
      throw wrongCode();
    }
    if (!isAsked) return shownOf(channel);
    const next: Channel = { ...rest, ...(format && { format }), state: 'on' };
    await written(self, next, rev);
    return shownOf(next);
  }

  /** Asks the receiver of a channel to confirm it again. Sends nothing if the channel is on. */
  async function challenge(self: Self, id: string, hasKey: boolean): Promise<Shown> {
    const { channel, rev } = await found(self, id);
    const { place } = channel;
    if (place.kind === 'push') throw noChallenge();
    unlessWrong(place, { isPlace, hasMail, hasPush, hasKey });
    if (channel.state === 'on') return shownOf(channel);
    const round = await nextOf({ people, now }, self.person, id, 'c');
    const isHeard = await countAsking(counting, self.account, place, channel.format !== undefined);
    const { why: _, failing: __, guesses: ___, unshown: ____, ...before } = channel;
    const next: Channel = { ...before, state: 'unconfirmed', round, ...(!isHeard && { unshown: true }) };
    await written(self, next, rev);
    const errand = { do: 'ask', person: self.person, way: isHeard ? id : `not ${id}`, round } as const;
    await queued({ people }, errand, now());
    return shownOf(next);
  }

  /** Sends a test by a channel. */
  async function test({ person, secret }: Holder, id: string): Promise<z.infer<typeof deliverySchema>> {
    const { channel } = await found({ person, secret }, id);
    if (channel.state !== 'on') throw notOn();
    const message = `t${await nextOf({ people, now }, person, id, 't')}`;
    await queued({ people }, { do: 'say', person, way: id, id: message, what: 'test', tries: 0 }, now());
    return saidOf({ id: message, what: 'test', state: 'waiting', tries: 0, at: now() });
  }

  /**
   * Gives a hook a new secret. The same key returns the same secret. The previous secret signs for one more day, older
   * ones do not.
   */
  async function renew(self: Holder, id: string, key: string) {
    const { channel, rev } = await found(self, id);
    const [newest] = channel.secrets ?? [];
    if (newest === undefined)
      throw new Problem(409, 'NO_SECRET', { en: 'only webhooks have a secret', ko: '비밀 값은 웹훅에만 있습니다.' });
    const secret = hookSecret(hmac(self.secret, canonical(['fieldpost/hook/1', id, key])));
    const [, before] = channel.secrets ?? [];
    if (newest.secret === secret) {
      tellReplayed();
      return { secret, until: before?.until ?? now() };
    }
    const until = now() + ROTATING_MS;
    await written(self, { ...channel, secrets: [{ secret }, { ...newest, until }] }, rev);
    return { secret, until };
  }

  async function deliveries(self: Holder, id: string): Promise<readonly z.infer<typeof deliverySchema>[]> {
    await found(self, id);
    const brought = (await deliveriesBy(people, self.person, id)).filter(isRecent).map(toldOf);
    const said = (await saidBy(people, self.person, id)).filter(isRecent).map(saidOf);
    return [...brought, ...said].sort((one, other) => other.at - one.at);
  }

  /** Sends a notification again under its id. */
  async function replay(self: Holder, id: string, notification: string) {
    await found(self, id);
    const entry = await people.get(...keys.delivery(self.person, id, notification));
    const brought = entry && broughtIn(entry);
    if (entry === undefined || brought === undefined || !isRecent(brought))
      throw new Problem(404, 'NO_SUCH_DELIVERY', {
        en: 'this channel has brought no such notification in the last 30 days',
        ko: '30일 안에 보낸 그런 알림이 없습니다.',
      });
    // Without needs: what its person asks for is sent, whatever holds now.
    const { outcome: _, needs: __, in: ___, ...rest } = brought;
    const again: Brought = { ...rest, state: 'waiting', tries: 0, at: now() };
    await queued({ people }, { do: 'bring', person: self.person, way: id, notice: notification }, now());
    if (!(await people.put(...keys.delivery(self.person, id, notification), deliveryItem(again), entry.rev)))
      throw new Busy('the notification is being sent');
    return toldOf(again);
  }

  const isRecent = ({ at }: Pick<Brought, 'at'>): boolean => now() - at <= REPLAYED_MS;

  return { list, create, edit, remove, confirm, challenge, test, renew, renewPush, deliveries, replay };
}
export type Channels = ReturnType<typeof createChannels>;
