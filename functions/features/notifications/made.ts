import { sha256 } from '../../../domain/lib/hash.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import type { People } from '../../platform/ports/ports.ts';
import type { Reason, SENT } from '../people/reasons.ts';
import { keys } from './keys.ts';

/** What a notification tells of a game. `kind`: what the vote is for, or what happened. */
export interface Item {
  readonly reason: Reason;
  readonly game: string;
  readonly kind?: string;
}

/** A notification of a person. */
export interface Notification extends Item {
  readonly id: string;
  /** When it was made. */
  readonly at: number;
}

/** What a channel sends: a notification, or another message. */
export interface Message extends Omit<Notification, 'reason' | 'game'> {
  readonly reason: (typeof SENT)[number];
  /** Absent: it tells of no game, or of several. */
  readonly game?: string;
  /** What a digest tells, oldest first. */
  readonly items?: readonly Item[];
}

/** A notification with its number among those of its person. */
interface Numbered extends Notification {
  readonly number: number;
}

type Making = Pick<People, 'get' | 'put' | 'between'>;

/**
 * Returns the id of a notification that receivers see. It reveals its person only to readers who know the person's id.
 */
export const notificationId = (person: string, reason: string, game: string, of: number | string): string =>
  `n${sha256(canonical(['fieldpost/notice/1', person, reason, game, of])).slice(0, 20)}`;

const TRIES = 32;
const DIGITS = 10;
const digits = (number: number): string => String(number).padStart(DIGITS, '0');
const numberKey = (number: number): string => `N#${digits(number)}`;
const LAST_NUMBER = 10 ** DIGITS - 1;

/**
 * Makes a notification of a person once. The first Put decides and fixes its number. Later calls complete missing
 * items, under another number if that one is taken.
 */
export async function made(people: Making, person: string, notification: Notification): Promise<void> {
  const key = keys.made(person, notification.id);
  const read = async () => {
    const mark = await people.get(...key);
    return mark && { number: keys.made.read(mark).number, rev: mark.rev };
  };
  let mark = await read();
  for (let tries = 0; tries < TRIES; tries++) {
    if (mark !== undefined) {
      const of = digits(mark.number);
      if (await people.put(...keys.numbered(person, of), { ...notification }, 0)) return;
      const there = await people.get(...keys.numbered(person, of));
      if (there !== undefined && keys.numbered.read(there).id === notification.id) return;
    }
    const number = (await lastNumber(people, person)) + 1;
    const rev = mark?.rev ?? 0;
    mark = (await people.put(...key, { number }, rev)) ? { number, rev: rev + 1 } : await read();
  }
  throw new Error('the notifications of a person are being written');
}

/** Returns the number of the newest notification of a person; 0: none yet. */
export async function lastNumber(people: Pick<People, 'between'>, person: string): Promise<number> {
  const [last] = await people.between(`I#${person}`, numberKey(0), numberKey(LAST_NUMBER), 1, 'last');
  return last === undefined ? 0 : numberOf(last.sk);
}

const numberOf = (sk: string): number => Number(sk.slice('N#'.length));

/** Returns the notifications of a person after a number, oldest first. */
export async function notificationsAfter(
  people: Pick<People, 'between'>,
  person: string,
  after: number,
  limit: number,
): Promise<readonly Numbered[]> {
  const found = await people.between(`I#${person}`, numberKey(after + 1), numberKey(LAST_NUMBER), limit);
  return found.map((entry) => ({ ...keys.numbered.read(entry), number: numberOf(entry.sk) }));
}
