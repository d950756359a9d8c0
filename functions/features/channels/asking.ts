import type { JsonObject } from '../../../domain/lib/json.ts';
import type { Text } from '../../../domain/lib/text.ts';
import { spelledOnce, withoutRoot } from '../../platform/courier/spelling.ts';
import { type Limit, spentHeaders, tellLeft } from '../../platform/http/headers/rate.ts';
import { Problem } from '../../platform/http/problem.ts';
import { Busy } from '../../platform/kit/faults.ts';
import type { Entry, People } from '../../platform/ports/ports.ts';
import { keys } from '../notifications/keys.ts';
import type { Place } from './channels.ts';
import { CHATS } from './receivers/pace.ts';

// Limits how often receivers are asked to confirm a channel. Any person can name any address, so strangers get these
// messages.

/** Requests of one person, with all their bot accounts: in an hour, in a day, and to one mailbox in a day. */
const OF_PERSON = { hour: 10, day: 40, same: 3 } as const;
/** Requests to one address in an hour, from all senders: mail to one mailbox, challenges to one host. */
const AT_ADDRESS = { mail: 3, webhook: 200 } as const;
/** Codes that one chat is shown in a day, from all senders. */
const AT_CHAT = 3;
const HOUR = 3_600_000;
const DAY = 86_400_000;
const LIMITS: { readonly [per in keyof typeof OF_PERSON]: Limit } = {
  hour: { name: 'asked', most: OF_PERSON.hour, window: HOUR / 1000 },
  day: { name: 'asked-day', most: OF_PERSON.day, window: DAY / 1000 },
  same: { name: 'asked-same', most: OF_PERSON.same, window: DAY / 1000 },
};
const TRIES = 8;

type Asked = Extract<Place, { kind: 'mail' | 'webhook' }>;

interface Counting {
  readonly people: Pick<People, 'get' | 'put'>;
  /** Returns the keyed hash under which an address is counted. The address itself is not stored. */
  markOf(address: string): Promise<string>;
  now(): number;
  /** Hosts of chats, where the hooks of many people are; absent: those that the server knows. */
  readonly chats?: readonly string[] | undefined;
}

/**
 * Returns the mailbox or the host of a place. Different spellings of an address count as one, for example a trailing
 * dot.
 */
function addressOf(place: Asked): string {
  if (place.kind === 'webhook') return `hook ${withoutRoot(new URL(place.url).hostname)}`;
  const [, local = '', host = ''] = /^([^+@]*)[^@]*@(.*)$/.exec(place.address.toLowerCase()) ?? [];
  return `mail ${local.replaceAll('.', '')}@${withoutRoot(host)}`;
}

/**
 * Counts a request to a receiver; a browser is not asked, but counts for its person. Returns false if the address got
 * too many from other people: the request is then dropped silently. Throws a Problem (429) after too many requests of
 * this person only, so it reveals nothing about others.
 */
export async function countAsking(on: Counting, account: string, place: Place, isChat = false): Promise<boolean> {
  if (place.kind === 'push') return countAdding(on, account);
  const mark = await on.markOf(addressOf(place));
  await countAdding(on, account, place.kind === 'mail' ? mark : undefined);
  if (isChat && place.kind === 'webhook') {
    if (!(await isShown(on, place.url))) return false;
    // Elsewhere each path of a stranger's host would be another chat.
    if ((on.chats ?? CHATS).includes(withoutRoot(new URL(place.url).hostname))) return true;
  }
  let isHeard = true;
  await counted(on, keys.askedAt(mark), (entry) => {
    const used = entry && keys.bucket.read(entry);
    const hour = Math.floor(on.now() / HOUR);
    const marks = used?.hour === hour ? used.marks : {};
    const count = (marks[mark] ?? 0) + 1;
    isHeard = count <= AT_ADDRESS[place.kind];
    return { hour, marks: { ...marks, [mark]: Math.min(count, AT_ADDRESS[place.kind] + 1) } };
  });
  return isHeard;
}

/** Counts a channel that a person adds or asks to confirm. Throws a Problem (429) after too many. */
async function countAdding(on: Counting, account: string, mailbox?: string): Promise<true> {
  const used = await counted(on, keys.asked(account), (entry) => byPerson(entry, mailbox, on.now()));
  tellLeft(LIMITS.hour, OF_PERSON.hour - used.inHour, HOUR - (on.now() % HOUR));
  tellLeft(LIMITS.day, OF_PERSON.day - used.inDay, DAY - (on.now() % DAY));
  return true;
}

/** Counts a code for a chat. Returns false if it was shown enough of them on this day (UTC). */
async function isShown(on: Counting, url: string): Promise<boolean> {
  // Whatever the query says, and however its path is spelled, the chat is the same.
  const mark = await on.markOf(`chat ${spelledOnce(url).toLowerCase()}`);
  let isHeard = true;
  await counted(on, keys.askedToday(mark), (entry) => {
    const used = entry && keys.bucket.read(entry);
    const day = Math.floor(on.now() / DAY);
    const marks = used?.hour === day ? used.marks : {};
    const count = (marks[mark] ?? 0) + 1;
    isHeard = count <= AT_CHAT;
    return { hour: day, marks: { ...marks, [mark]: Math.min(count, AT_CHAT + 1) } };
  });
  return isHeard;
}

function byPerson(entry: Entry | undefined, mailbox: string | undefined, at: number) {
  const used = entry && keys.asked.read(entry);
  const [hour, day] = [Math.floor(at / HOUR), Math.floor(at / DAY)];
  const inHour = used?.hour === hour ? used.inHour : 0;
  const inDay = used?.day === day ? used.inDay : 0;
  const marks = used?.day === day ? used.marks : {};
  const same = mailbox === undefined ? 0 : (marks[mailbox] ?? 0);
  if (same >= OF_PERSON.same) throw tooMany('same', DAY - (at % DAY));
  if (inDay >= OF_PERSON.day) throw tooMany('day', DAY - (at % DAY));
  if (inHour >= OF_PERSON.hour) throw tooMany('hour', HOUR - (at % HOUR));
  return {
    hour,
    inHour: inHour + 1,
    day,
    inDay: inDay + 1,
    marks: { ...marks, ...(mailbox !== undefined && { [mailbox]: same + 1 }) },
  };
}

async function counted<Used extends JsonObject>(
  { people }: Counting,
  key: readonly [string, string],
  change: (entry: Entry | undefined) => Used,
): Promise<Used> {
  for (let tries = 0; tries < TRIES; tries++) {
    const entry = await people.get(...key);
    const used = change(entry);
    if (await people.put(...key, used, entry?.rev ?? 0)) return used;
  }
  throw new Busy('what is sent to strangers is being counted');
}

const WORDS: { readonly [per in keyof typeof OF_PERSON]: Text } = {
  hour: {
    en: `you may add or confirm at most ${OF_PERSON.hour} addresses in an hour`,
    ko: `한 시간에 등록하거나 확인을 요청할 수 있는 주소는 ${OF_PERSON.hour}개입니다.`,
  },
  day: {
    en: `you may add or confirm at most ${OF_PERSON.day} addresses in a day`,
    ko: `하루에 등록하거나 확인을 요청할 수 있는 주소는 ${OF_PERSON.day}개입니다.`,
  },
  same: {
    en: `you may confirm one mailbox at most ${OF_PERSON.same} times in a day`,
    ko: `메일 주소 하나에는 하루에 ${OF_PERSON.same}번까지 확인을 요청할 수 있습니다.`,
  },
};

const tooMany = (per: keyof typeof OF_PERSON, wait: number): Problem =>
  new Problem(429, 'TOO_MANY_ASKED', WORDS[per], {}, spentHeaders(LIMITS[per], wait));
