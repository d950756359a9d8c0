import type { Listed } from '../../platform/ports/ports.ts';
import { seatsIn, waitIn } from '../listing/my-games.ts';
import { isSubject } from '../people/persons.ts';
import type { Reason } from '../people/reasons.ts';
import { besideOf, changeStands, lostIn, pauseIn, pauseNeeds, stillLostIn, voteNeeds } from './changes.ts';
import { type Half, HELD_MS, halfOf } from './reminders.ts';

/** The state of a game for one of its players. */
export interface Turn {
  /** The version that opened the first question of this stretch. */
  readonly stretch: number;
  /** Whether the player has an unanswered question. */
  readonly isOpen: boolean;
  /** The newest question to the player, and when it was opened. */
  readonly ask?: string;
  readonly opened?: number;
  /** When the newest question was closed. */
  readonly closed?: number;
  /** The kinds of votes that wait for the player. */
  readonly votes?: readonly string[];
  /** All their seats are out of play. */
  readonly isOut?: true;
}

/** The state of a game that the follower saw last. News is the difference from it. */
export interface Seen {
  readonly version: number;
  readonly status: Listed['status'];
  readonly due?: number;
  /** By person. */
  readonly turns: { readonly [person: string]: Turn };
  /** By subject. */
  readonly invited: readonly string[];
  /** Free seats of a running game, which any person may take. Absent if there are none. */
  readonly vacant?: readonly string[];
  /** Since when the game is paused. */
  readonly pause?: { readonly version: number; readonly at: number };
  /** How often the server gave time back for the open question. */
  readonly spared?: number;
  /** The people who lost their seats while it ran and did not come back. They are told of it, but not of the end. */
  readonly lost?: readonly string[];
  /** The epoch that the newest restore began for messages of the game; absent: the log was never restored. */
  readonly epoch?: number;
}

/** A reason to notify a person, if it still holds at its time. */
export interface Need {
  readonly reason: Reason;
  readonly game: string;
  /** A person or, for an invitation, a subject. */
  readonly who: string;
  /**
   * Distinguishes this need from earlier ones of the same reason in this game: a version, or the number of an entry.
   * What has no version of its own has that of the state before.
   */
  readonly of: number;
  /** For what is told at once, and holds only once it is noted: the version of the lists that it comes from. */
  readonly v?: number;
  /** For a deadline: its time. */
  readonly due?: number;
  /** For a deadline: how many seconds before it the person wants the reminder; absent: not chosen. */
  readonly before?: number;
  /**
   * For a vote: what it is for. For a pause: `paused`, `resumed`, or `given` (time was given back). For a lost seat:
   * `missed` deadlines, taken by the `host` or a `moderator`, or `late` in the lobby.
   */
  readonly kind?: string;
  /** For an entry: its conversation. */
  readonly conversation?: string;
  /**
   * The person who caused it, because blocked people cause no notifications. For an entry: its seat, since which
   * version its author has held it, and whether the author is anonymous.
   */
  readonly from?: { readonly who?: string; readonly seat?: string; readonly since?: number; readonly isMasked?: true };
  /** When to notify. */
  readonly at: number;
  /** The epoch in which it was queued. */
  readonly epoch?: number;
}

/** The reasons that are held, in case the player answers meanwhile. */
const HELD: ReadonlySet<Reason> = new Set(['your-turn', 'press', 'seat-offered', 'vote', 'paused']);

/** Returns when a need arose. A reminder arises at its own time. */
export const causedAt = ({ reason, kind, at }: Pick<Need, 'reason' | 'kind' | 'at'>): number =>
  HELD.has(reason) && kind !== 'given' ? at - HELD_MS : at;

/** Questions with at most this much time between them belong to one stretch. */
export const SITTING_MS = 600_000;

const HOUR = 3_600_000;

/**
 * The part of a message that names the epoch of its game when it was queued. A restore takes games back to earlier
 * versions, but no queue: a message of before may tell of what no longer happened.
 */
interface OfEpoch {
  readonly epoch?: number;
}

/** Returns the epoch of what was seen of a game, as part of a message. */
export const epochIn = (seen: Seen | undefined): OfEpoch => (seen?.epoch === undefined ? {} : { epoch: seen.epoch });

/** Returns whether a message was queued before the newest restore of its game. */
export const isBefore = ({ epoch = 0 }: OfEpoch, now: OfEpoch | undefined): boolean => epoch < (now?.epoch ?? 0);

/** Returns the people with a seat in a game, from the lists. Users of games of form 1 have no notifications. */
const peopleIn = ({ held = {} }: Listed): readonly string[] =>
  Object.keys(held).filter((name) => /^p[\w-]{20}$/.test(name));

/** The needs found in a game, the reminders to check later, and the state seen now. */
interface Found {
  readonly needs: readonly Need[];
  readonly halves: readonly Half[];
  readonly seen: Seen;
}

/**
 * Returns the needs of people in a game, from the difference between the lists and the last state, and the present
 * state. The same input gives the same needs under the same names. Versions in between cause none.
 */
export function needsIn(view: Listed, finders: readonly string[], before: Seen | undefined): Found {
  const { game, version, status, at, due } = view;
  const need = (reason: Reason, of: number, more: Pick<Need, 'who'> & Partial<Need>): Need => ({
    reason,
    game,
    of,
    at,
    ...more,
  });
  // A person who plays alone gets no notifications of it.
  const people = view.settings.sandbox === true ? [] : peopleIn(view);
  const turns = Object.fromEntries(
    people.map((person) => {
      const { votes: _, isOut: __, ...turn } = turnOf(view, person, before?.turns[person]);
      return [person, { ...turn, ...besideOf(view, person) }];
    }),
  );
  const invited = status === 'lobby' ? finders.filter(isSubject) : [];
  const vacant =
    status === 'playing' ? view.seats.filter(({ holder }) => holder === undefined).map(({ seat }) => seat) : [];
  const isOffered = before?.status === 'playing' && vacant.some((seat) => before.vacant?.includes(seat) !== true);
  // The same in a repetition, also if the game has gone on meanwhile.
  const last = before?.version ?? 0;
  const lost = view.settings.sandbox === true ? new Map<string, string>() : lostIn(view, people, before);
  // Former holders are notified too, because they may come back; those who lost the seat learn that by another reason.
  const atTable = [...new Set([...people, ...Object.keys(before?.turns ?? {})])].filter((who) => !lost.has(who));
  // The owner of the game is the sender for a former player. An anonymous game does not reveal the owner.
  const hostFor = (who: string) => (people.includes(who) || view.by === undefined ? {} : { from: { who: view.by } });
  const needs = [
    ...people.flatMap((person) => {
      const [turn, was] = [turns[person], before?.turns[person]];
      const isOpened = turn?.isOpen === true && (was?.isOpen !== true || was.stretch !== turn.stretch);
      return isOpened ? [need('your-turn', turn.stretch, { who: person, at: at + HELD_MS })] : [];
    }),
    ...(status === 'playing' && before?.status !== 'playing' ? people.map((who) => need('started', 0, { who })) : []),
    // People who lose their seats by the commit that ends the game are told of the end instead.
    ...(status === 'over' && before?.status !== 'over'
      ? [...people, ...lost.keys()].map((who) => need('over', 0, { who }))
      : []),
    ...(isOffered ? atTable.map((who) => need('seat-offered', last, { who, at: at + HELD_MS, ...hostFor(who) })) : []),
    ...voteNeeds(view, turns, before),
    ...pauseNeeds(view, people, before),
    ...(status === 'over' ? [] : [...lost].map(([who, kind]) => need('removed', last, { who, kind, v: version }))),
    ...invited
      .filter((who) => before?.invited.includes(who) !== true)
      .map((who) => need('invited', 0, { who, v: version, ...(view.by !== undefined && { from: { who: view.by } }) })),
  ];
  // A postponed deadline postpones its reminder. A question that opens under the same deadline has a separate reminder.
  const halves = people.flatMap((person) => {
    const [turn, was] = [turns[person], before?.turns[person]];
    const isNew = turn?.isOpen === true && (due !== before?.due || was?.isOpen !== true || was.ask !== turn.ask);
    const half = isNew && status === 'playing' && due !== undefined ? halfOf(turn.opened ?? at, due) : undefined;
    return half === undefined || due === undefined ? [] : [{ game, who: person, due, at: Math.max(at, half) }];
  });
  const isOver = status === 'over';
  const pause = pauseIn(view, before);
  const stillLost = stillLostIn(view, people, lost, before);
  return {
    needs,
    halves,
    seen: {
      version,
      status,
      ...(due !== undefined && !isOver && { due }),
      turns: isOver ? {} : turns,
      invited,
      ...(vacant.length > 0 && { vacant }),
      ...(pause && { pause }),
      ...(view.spared !== undefined && !isOver && { spared: view.spared }),
      ...(stillLost.length > 0 && { lost: stillLost }),
      ...epochIn(before),
    },
  };
}

/**
 * Returns the turn of a person. A stretch continues while a question is open, or was open a moment ago. After a
 * timeout, the next question starts another stretch if the last one was open for an hour. So the person is notified of
 * each question of a slow game, and once in an abandoned fast game.
 */
function turnOf(view: Listed, person: string, before: Turn | undefined): Turn {
  const { version, at } = view;
  const wait = waitIn(
    { ...view, asks: view.asks.filter(({ answered }) => answered !== true) },
    seatsIn(view, [person]),
  );
  if (wait === undefined) return before === undefined ? { stretch: version, isOpen: false } : closedAt(before, at);
  const ask = wait.ask ?? wait.kind;
  if (before?.isOpen === true && before.ask === ask) return before;
  return { stretch: isSitting(before, at) ? before.stretch : version, isOpen: true, ask, opened: at };
}

const closedAt = (turn: Turn, at: number): Turn => (turn.isOpen ? { ...turn, isOpen: false, closed: at } : turn);

/** Returns whether a question that opens now belongs to the previous stretch. */
function isSitting(before: Turn | undefined, at: number): before is Turn {
  if (before?.isOpen === true) return at - (before.opened ?? at) < HOUR;
  return before?.closed !== undefined && at - before.closed <= SITTING_MS;
}

/** Returns whether a need still holds: the question of that stretch is open, and the deadline is unchanged. */
export function stillStands(need: Need, seen: Seen | undefined): boolean {
  const { reason, of, who, due } = need;
  const change = changeStands(need, seen);
  if (change !== undefined) return change;
  if (reason === 'invited') return seen?.invited.includes(who) === true;
  if (reason === 'seat-offered') return seen?.vacant !== undefined;
  if (reason !== 'your-turn' && reason !== 'deadline') return true;
  const turn = seen?.turns[who];
  return turn?.isOpen === true && turn.stretch === of && (reason === 'your-turn' || seen?.due === due);
}
