import type * as z from 'zod';
import { named, Problem } from '../../platform/http/problem.ts';
import type { People } from '../../platform/ports/ports.ts';
import type { channelSchema } from '../notifications/answers.ts';
import type { Brought } from '../notifications/deliveries.ts';
import { keys } from '../notifications/keys.ts';
import type { ServiceType } from '../notifications/outcomes.ts';
import type { PlaceOf } from '../notifications/settings.ts';
import type { Channel, Place } from './channels.ts';
import type { Format } from './receivers/formats.ts';
import type { newChannelSchema } from './schemas.ts';

// How channels and their deliveries are shown to their owner, and the refusals of what cannot be one.

export type Shown = z.infer<typeof channelSchema>;

const MOST = 10;
const MOST_HOOKS = 5;
/** Wrong codes of a chat, after which it needs another one. */
export const MOST_GUESSES = 5;

/** Separates the address of a channel from what its person chose for it. */
export function parted(rest: Chosen) {
  const { names, seats, format = 'standard', ...place } = rest;
  return { place: place as Place, names, seats, format };
}
type Chosen = Omit<z.infer<typeof newChannelSchema>, 'reasons' | 'digest'> & {
  readonly names?: true;
  readonly seats?: boolean;
  readonly format?: Format;
};

/** What the server can send to, and whether its owner has the key for signing in. */
interface Able {
  readonly isPlace: PlaceOf;
  readonly hasMail: boolean;
  readonly hasPush: boolean;
  readonly hasKey: boolean;
}

/** Throws a Problem (400, 403, 409) for an address that nothing can be sent to. */
export function unlessWrong(place: Place, { isPlace, hasMail, hasPush, hasKey }: Able): void {
  if (place.kind === 'mail') {
    if (hasMail) return;
    throw new Problem(409, 'NO_MAIL', { en: 'this server sends no mail', ko: '이 서버는 메일을 보내지 않습니다.' });
  }
  const pointer = place.kind === 'webhook' ? '/url' : '/endpoint';
  const may = isPlace(place.kind === 'webhook' ? place.url : place.endpoint);
  if (may === 'here' && !hasKey) throw needsKey();
  if (place.kind === 'push' && may === true && !hasPush) throw noPush();
  if (may !== false) return;
  const detail = isPlace(ON_LOOPBACK) === 'here' ? HERE_TOO : PUBLIC_ALONE;
  throw new Problem(400, 'BAD_BODY', named(pointer, detail), { errors: [{ pointer, detail }] });
}

/** A URL that a server takes only if receivers may run on its machine. */
const ON_LOOPBACK = 'http://127.0.0.1/';
const PUBLIC_ALONE = {
  en: 'an https URL with port 443, without a user, of a public host',
  ko: '공개된 호스트의 https URL이어야 합니다. 포트는 443이고 사용자 정보는 없어야 합니다.',
};
const HERE_TOO = {
  en: `${PUBLIC_ALONE.en}; or an http URL of this machine, such as http://localhost:3000/`,
  ko: `${PUBLIC_ALONE.ko} 이 컴퓨터의 http URL도 됩니다. 예: http://localhost:3000/`,
};

/** Throws a Problem (409) if a person may have no further channel of this kind. */
export function unlessTooMany(channels: readonly Channel[], { kind }: Place): void {
  const hooks = channels.filter((each) => each.kind === 'webhook');
  if (channels.length >= MOST || (kind === 'webhook' && hooks.length >= MOST_HOOKS)) throw tooMany();
}

/** Returns a channel as its owner sees it. */
export function shownOf({
  id,
  kind,
  place,
  state,
  why,
  reasons,
  digest,
  names,
  seats,
  format,
  game,
  created,
  failing,
}: Channel): Shown {
  const to =
    place.kind === 'webhook' ? place.url : place.kind === 'mail' ? place.address : new URL(place.endpoint).host;
  return {
    id,
    kind,
    to,
    state,
    ...(why && { why }),
    reasons,
    ...(digest !== undefined && { digest }),
    ...(names === true && { names }),
    ...(seats === true && { seats }),
    ...(format && { format }),
    ...(game !== undefined && { game }),
    created,
    ...(failing !== undefined && { failing }),
  };
}

/** Returns a new channel with its secret. */
export const madeOf = (channel: Channel): Shown & { secret?: string } => {
  const [newest] = channel.secrets ?? [];
  return { ...shownOf(channel), ...(newest && { secret: newest.secret }) };
};

const MINUTE = 60_000;

/**
 * Returns a delivery as its owner sees it: the class of the answer, and the minute. More detail would let a hook probe
 * other networks.
 */
export const toldOf = ({ notification, state, tries, at, outcome }: Brought) => ({
  notification: notification.id,
  reason: notification.reason,
  ...(notification.game !== undefined && { game: notification.game }),
  state,
  tries,
  at: Math.floor(at / MINUTE) * MINUTE,
  ...(outcome && { outcome }),
});

/** A message about a channel, as it is stored. */
interface Said extends Omit<ReturnType<typeof keys.said.read>, 'what'> {
  readonly id: string;
  readonly what: ServiceType;
}

/** Returns the messages about a channel that it was sent. */
export const saidBy = async (people: Pick<People, 'list'>, person: string, channel: string): Promise<readonly Said[]> =>
  (await people.list(...keys.said(person, channel, ''))).map((entry) => ({
    ...keys.said.read(entry),
    id: entry.sk.slice(`T#${channel}#`.length),
  }));

/** Returns a message about a channel as a delivery. */
export const saidOf = ({ id, what, state, tries, at, outcome }: Said) => ({
  notification: id,
  reason: what,
  state,
  tries,
  at: Math.floor(at / MINUTE) * MINUTE,
  ...(outcome && { outcome }),
});

/** Returns the refusal for an unknown channel. */
export const noSuchChannel = (): Problem =>
  new Problem(404, 'NO_SUCH_CHANNEL', { en: 'you have no such channel', ko: '그런 알림 방법이 없습니다.' });

const tooMany = (): Problem =>
  new Problem(409, 'TOO_MANY_CHANNELS', {
    en: `you may have at most ${MOST} channels and ${MOST_HOOKS} webhooks; delete one`,
    ko: `알림 방법은 ${MOST}개까지이고 그중 웹훅은 ${MOST_HOOKS}개까지입니다. 하나를 지우세요.`,
  });

/** Returns the refusal of a key under which another channel was made. */
export const keyReused = (): Problem =>
  new Problem(422, 'IDEMPOTENCY_KEY_REUSED', {
    en: 'this Idempotency-Key was used for another channel',
    ko: '이 Idempotency-Key는 다른 방법에 쓰였습니다.',
  });

/** Returns the refusal of titles for a browser. */
export const noNames = (): Problem =>
  new Problem(409, 'NO_NAMES', {
    en: 'a browser gets no titles; it looks them up itself',
    ko: '브라우저에는 제목을 보내지 않습니다. 브라우저가 직접 찾습니다.',
  });

const needsKey = (): Problem =>
  new Problem(403, 'LOOPBACK_NEEDS_KEY', {
    en: 'only a sign-in with the key of `npm start` may name a receiver on this machine: `POST /v1/sign-in`',
    ko: '이 컴퓨터의 주소는 `npm start`의 키로 로그인해야만 쓸 수 있습니다: `POST /v1/sign-in`',
  });

/** Returns the refusal of a challenge of a browser, which confirmed itself when it subscribed. */
export const noChallenge = (): Problem =>
  new Problem(409, 'NO_CHALLENGE', {
    en: 'a browser needs no confirmation; subscribe it again',
    ko: '브라우저는 확인하지 않습니다. 다시 구독하세요.',
  });

/** Returns the refusal of a test of a channel that gets none. */
export const notOn = (): Problem =>
  new Problem(409, 'CHANNEL_NOT_ON', {
    en: 'only a webhook or a mailbox that is on can be tested; ask for its challenge first',
    ko: '켜져 있는 웹훅이나 메일 주소만 시험할 수 있습니다. 먼저 확인을 요청하세요.',
  });

/** Returns the refusal of a wrong code. */
export const wrongCode = (): Problem =>
  new Problem(403, 'WRONG_CODE', {
    en: 'the code does not match the one in the mail or in the chat',
    ko: '메일이나 채팅에 적힌 코드가 아닙니다.',
  });

/** Returns the refusal of every code after five wrong ones. */
export const codeSpent = (): Problem =>
  new Problem(409, 'CODE_SPENT', {
    en: `after ${MOST_GUESSES} wrong codes this one counts no more; ask for another: \`POST …/challenge\``,
    ko: `틀린 코드를 ${MOST_GUESSES}번 보내 이 코드는 쓸 수 없습니다. \`POST …/challenge\`로 새 코드를 요청하세요.`,
  });

const noPush = (): Problem =>
  new Problem(409, 'NO_PUSH', {
    en: 'this server sends to no push service; its operator can set FIELDPOST_CONTACT',
    ko: '이 서버는 브라우저 알림을 보내지 않습니다. 운영자가 FIELDPOST_CONTACT를 정할 수 있습니다.',
  });
