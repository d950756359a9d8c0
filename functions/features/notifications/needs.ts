import type { Listed } from '../../platform/ports/ports.ts';
import { seatsIn, waitIn } from '../listing/my-games.ts';
import { isSubject } from '../people/persons.ts';
import type { Reason } from '../people/reasons.ts';
import { type Half, HELD_MS, halfOf } from './reminders.ts';

/** The state of a game for one of its players. */
interface Turn {
  /** The version that opened the first question of this stretch. */
  readonly stretch: number;
  /** Whether a question to them is without an answer. */
  readonly isOpen: boolean;
  /** The newest question to them, and when it was opened. */
  readonly ask?: string;
  readonly opened?: number;
  /** When the newest question to them was closed. */
  readonly closed?: number;
}

/** What was seen of a game: what is new is told against it. */
export interface Seen {
  readonly version: number;
  readonly status: Listed['status'];
  readonly due?: number;
  /** By person. */
  readonly turns: { readonly [person: string]: Turn };
  /** By subject. */
  readonly invited: readonly string[];
  /** Free seats of a running game: everybody may take them. Missing if there are none. */
  readonly vacant?: readonly string[];
}

/** A reason to notify a person, unless it does not hold any more when its time comes. */
export interface Need {
  readonly reason: Reason;
  readonly game: string;
  /** A person, or of an invitation a subject. */
  readonly who: string;
  /** What makes it another one than the last for this reason in this game: a version, the number of an entry. */
  readonly of: number;
  /** Of a deadline: when it is. */
  readonly due?: number;
  /** Of a deadline: how many seconds before it the person wants to be told; left out: they have not said. */
  readonly before?: number;
  /** Of an entry: its conversation. */
  readonly conversation?: string;
  /**
   * Its cause, because people hear nothing of those that they have blocked; of an entry its seat, since which version
   * its author sat there, and whether that is masked.
   */
  readonly from?: { readonly who?: string; readonly seat?: string; readonly since?: number; readonly isMasked?: true };
  /** When it is to be told. */
  readonly at: number;
}

/** Questions with no more than this between them are one sitting. */
const SITTING_MS = 600_000;

const HOUR = 3_600_000;

/** Whoever sits in a game, as the lists know them; users of games of form 1 have no notifications. */
const peopleIn = ({ held = {} }: Listed): readonly string[] =>
  Object.keys(held).filter((name) => /^p[\w-]{20}$/.test(name));

/** What is found in a game: needs, when to see who is to be reminded, and what is seen of it now. */
interface Found {
  readonly needs: readonly Need[];
  readonly halves: readonly Half[];
  readonly seen: Seen;
}

/**
 * What people are to be told of a game as the lists have it, against what was seen of it before; and what is seen now.
 * The same twice gives the same needs, under the same names; of versions in between nothing is told.
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
  const turns = Object.fromEntries(people.map((person) => [person, turnOf(view, person, before?.turns[person])]));
  const invited = status === 'lobby' ? finders.filter(isSubject) : [];
  const vacant =
    status === 'playing' ? view.seats.filter(({ holder }) => holder === undefined).map(({ seat }) => seat) : [];
  const isOffered = before?.status === 'playing' && vacant.some((seat) => before.vacant?.includes(seat) !== true);
  // The former holder is notified too: they may come back.
  const atTable = [...new Set([...people, ...Object.keys(before?.turns ?? {})])];
  // To a former player it comes from the owner of the game; an anonymous game does not tell who they are.
  const hostFor = (who: string) => (people.includes(who) || view.by === undefined ? {} : { from: { who: view.by } });
  const needs = [
    ...people.flatMap((person) => {
      const [turn, was] = [turns[person], before?.turns[person]];
      const isOpened = turn?.isOpen === true && (was?.isOpen !== true || was.stretch !== turn.stretch);
      return isOpened ? [need('your-turn', turn.stretch, { who: person, at: at + HELD_MS })] : [];
    }),
    ...(status === 'playing' && before?.status !== 'playing' ? people.map((who) => need('started', 0, { who })) : []),
    ...(status === 'over' && before?.status !== 'over' ? people.map((who) => need('over', 0, { who })) : []),
    ...(isOffered
      ? atTable.map((who) => need('seat-offered', version, { who, at: at + HELD_MS, ...hostFor(who) }))
      : []),
    ...invited
      .filter((who) => before?.invited.includes(who) !== true)
      .map((who) => need('invited', 0, { who, ...(view.by !== undefined && { from: { who: view.by } }) })),
  ];
  // A deadline that moves takes its reminder along; a question that opens under the same one has a separate reminder.
  const halves = people.flatMap((person) => {
    const [turn, was] = [turns[person], before?.turns[person]];
    const isNew = turn?.isOpen === true && (due !== before?.due || was?.isOpen !== true || was.ask !== turn.ask);
    const half = isNew && status === 'playing' && due !== undefined ? halfOf(turn.opened ?? at, due) : undefined;
    return half === undefined || due === undefined ? [] : [{ game, who: person, due, at: Math.max(at, half) }];
  });
  const isOver = status === 'over';
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
    },
  };
}

/**
 * Returns the turn. A stretch goes on while a question is open, or one was within a sitting. After a timeout, the next
 * question is another stretch if the last one was open for an hour: in a slow game the person hears of each, in a quick
 * one that was left they hear once.
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

/** Whether a question that opens now belongs to the stretch of the one before. */
function isSitting(before: Turn | undefined, at: number): before is Turn {
  if (before?.isOpen === true) return at - (before.opened ?? at) < HOUR;
  return before?.closed !== undefined && at - before.closed <= SITTING_MS;
}

/** Whether a need still stands: the question of that stretch is open, the deadline is the one that it was. */
export function stillStands({ reason, of, who, due }: Need, seen: Seen | undefined): boolean {
  if (reason === 'invited') return seen?.invited.includes(who) === true;
  if (reason === 'seat-offered') return seen?.vacant !== undefined;
  if (reason !== 'your-turn' && reason !== 'deadline') return true;
  const turn = seen?.turns[who];
  return turn?.isOpen === true && turn.stretch === of && (reason === 'your-turn' || seen?.due === due);
}
