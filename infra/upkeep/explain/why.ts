import { SITTING_MS } from '../../../functions/features/notifications/needs.ts';
import { HELD_MS } from '../../../functions/features/notifications/reminders.ts';
import { URGENT } from '../../../functions/features/people/reasons.ts';
import type { Question } from './questions.ts';
import type { ChannelState, Noted, PersonTold } from './told.ts';

// Why a player got no message, as far as the stored items tell.

/** The state of the followers: the newest versions of the log, of the lists, and of the game as the herald saw it. */
export interface Followed {
  readonly version: number;
  readonly listed: number;
  readonly seen: number;
  readonly isSandbox: boolean;
}

const MINUTE = 60_000;
const isoOf = (at: number): string => new Date(at).toISOString();

/** Returns the notifications that were made while a question was open, and two minutes longer. */
export const during = ({ at, end }: Question, told: PersonTold): readonly Noted[] =>
  told.notifications.filter((each) => each.at >= at && each.at <= (end?.at ?? Number.POSITIVE_INFINITY) + 2 * MINUTE);

/** Returns why no notification of a turn was made for a question. */
export function whyUntold(question: Question, told: PersonTold, followed: Followed, now: number): string {
  const { at, end } = question;
  if (followed.isSandbox) return 'a sandbox tells nothing';
  if (told.kind === 'gone') return 'the account is deleted';
  if (!told.reasons.includes('your-turn')) return 'muted: the person wants no notification of turns';
  if (told.tell === 'nothing') return 'muted: the person wants nothing of this game';
  if (followed.listed < question.version)
    return `the lists are at version ${followed.listed}: the projector is behind the log`;
  if (followed.seen < question.version && end === undefined)
    return `the herald noted version ${followed.seen}: it may be behind the lists`;
  const waiting = told.queued.find(({ reason }) => reason === 'your-turn');
  if (waiting !== undefined && end === undefined) return `it waits in the queue until ${isoOf(waiting.at)}`;
  const answered = (end?.at ?? now) - at;
  if (end === undefined && answered < HELD_MS) return 'a notification waits 90 s, because an active player needs none';
  if (end !== undefined && answered < HELD_MS + MINUTE)
    return `the question ended after ${Math.round(answered / 1000)} s`;
  const before = told.notifications.findLast((each) => each.reason === 'your-turn' && each.at < at);
  if (before !== undefined)
    return `the notification of ${isoOf(before.at)} counts for questions within ${SITTING_MS / MINUTE} minutes`;
  if (told.tell === 'unknown') return 'unknown: with the keys this command sees whether the person muted the game';
  return 'no reason is stored: see the logs of `herald` and `sender`';
}

/** Returns why a channel did not bring a notification, or what became of it. */
export function fateOf(noted: Noted, channel: ChannelState, told: PersonTold): string {
  const brought = noted.deliveries.find((each) => each.channel === channel.id);
  if (brought !== undefined) {
    const { state, tries, at, outcome, isTogether } = brought;
    const tried = `${tries} ${tries === 1 ? 'try' : 'tries'}${outcome === undefined ? '' : `, answer ${outcome}`}`;
    if (state === 'sent') return `sent ${isoOf(at)} (${tried})${isTogether ? ' in a letter with others' : ''}`;
    if (state === 'dead') return `given up ${isoOf(at)} (${tried})${stateOf(channel)}`;
    if (state === 'dropped')
      return told.limited.includes(channel.id)
        ? 'dropped: the limit of 100 messages a day'
        : 'dropped: it no longer held when it could be sent, or the limit of that day was reached';
    if (told.tell === 'nothing') return 'waits, and is dropped at its time: the person muted the game';
    if (told.quietUntil !== undefined) return `waits: quiet hours until ${isoOf(told.quietUntil)}`;
    return `waits (${tried})`;
  }
  if (noted.held.includes(channel.id))
    return channel.digest === undefined || URGENT.has(noted.reason)
      ? 'kept for minutes, or until quiet hours end: letters that come together are one'
      : `kept for the digest at ${channel.digest}:00`;
  if (channel.state !== 'on') return `not sent${stateOf(channel)}`;
  if (channel.created > noted.at) return 'not sent: the channel is newer than the notification';
  if (!channel.reasons.includes(noted.reason)) return `not sent: the channel does not take "${noted.reason}"`;
  if (channel.digest !== undefined && !URGENT.has(noted.reason)) return 'it was in a digest';
  return 'not sent: no delivery is stored';
}

const stateOf = ({ state, why }: ChannelState): string => {
  if (state === 'unconfirmed') return ': its receiver has not confirmed the channel';
  return state === 'off' ? `: the channel is off${why === undefined ? '' : ` (${why})`}` : '';
};
