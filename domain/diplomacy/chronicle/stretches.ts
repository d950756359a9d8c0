import type { Published } from '../../contract/chronicle.ts';
import type { SeatId } from '../../lib/ids.ts';
import { isBot } from '../../lib/ids.ts';
import { sure } from '../../lib/sure.ts';
import type { Power } from '../map/vocabulary.ts';
import type { Event } from '../state/events.ts';

/** How a seat came to its last orders: written by its holder, by a bot, by a standing order, or by a timeout. */
export const ANSWERS = ['written', 'bot', 'standing', 'lapse'] as const;

interface Answer {
  readonly seat: SeatId;
  readonly how: (typeof ANSWERS)[number];
  readonly at: number;
}

/** A resolved phase with the events that led to it. */
export interface Stretch {
  readonly version: number;
  readonly at: number;
  readonly resolved: Resolved;
  readonly answers: readonly Answer[];
  readonly winner?: Power;
}
export type Resolved = Extract<Event, { readonly type: 'resolved' }>;

/** What public commits say, event by event: the facts of this game, and who was answered for. */
type Fact = Event | { readonly type: 'match/answered'; readonly seat: SeatId; readonly how: 'standing' | 'lapse' };

/** The resolved phases in a run of public commits, as data. One pass; nothing is resolved again. */
export function stretches(commits: readonly Published[]): readonly Stretch[] {
  const told: Stretch[] = [];
  let answers = new Map<SeatId, Answer>();
  for (const { v, at, by, events } of commits) {
    const silent = new Map<SeatId, 'standing' | 'lapse'>();
    for (const event of events as readonly unknown[] as readonly Fact[]) {
      if (event.type === 'match/answered') silent.set(event.seat, event.how);
      if (event.type === 'ordered') {
        const how = silent.get(event.seat) ?? (isBot(by) ? 'bot' : 'written');
        silent.delete(event.seat);
        answers.delete(event.seat);
        answers.set(event.seat, { seat: event.seat, how, at });
      }
      if (event.type === 'withdrawn') answers.delete(event.seat);
      if (event.type === 'resolved') {
        told.push({ version: v, at, resolved: event, answers: [...answers.values()] });
        answers = new Map();
      }
      if (event.type === 'won') told.push({ ...sure(told.pop(), 'phase before a victory'), winner: event.power });
    }
  }
  return told;
}
