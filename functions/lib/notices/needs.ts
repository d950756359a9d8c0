import type { JsonObject } from '../../../domain/lib/json.ts';
import { seatsIn, waitIn } from '../live/my-games.ts';
import { isSubject } from '../people/persons.ts';
import type { Listed } from '../ports.ts';

/** Why somebody is told something. */
export const REASONS = ['your-turn', 'deadline', 'press', 'started', 'over', 'invited', 'seat-offered'] as const;
export type Reason = (typeof REASONS)[number];

/** How a game stands for one who sits in it. */
interface Turn {
  /** The version that opened the first question of this stretch. */
  readonly stretch: number;
  readonly isOpen: boolean;
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
  /** Seats of a running game in which nobody sits: they are offered to whoever wants them. Left out: there are none. */
  readonly vacant?: readonly string[];
}

/** Something that somebody is to be told, unless it does not stand any more when its time comes. */
export interface Need {
  readonly reason: Reason;
  readonly game: string;
  /** A person, or of an invitation a subject; left out of a deadline: whoever is waited for then. */
  readonly who?: string;
  /** What makes it another one than the last for this reason in this game: a version, a deadline, the number of an entry. */
  readonly of: number;
  /** Of what somebody wrote: where. */
  readonly conversation?: string;
  /**
   * Whose doing it is, for nobody is told of what those do whom they have blocked; of an entry its seat, since which version its author sat
   * there, and whether that is masked.
   */
  readonly from?: { readonly who?: string; readonly seat?: string; readonly since?: number; readonly isMasked?: true };
  /** When it is to be told. */
  readonly at: number;
}

/** Nobody who is playing is told what they see: a question is held so long, and told only if it is open then. */
export const HELD_MS = 90_000;
/** Questions with no more than this between them are one sitting. */
const SITTING_MS = 600_000;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** When one is reminded of a deadline: a sixth of the time that it gives before it, 10 minutes at least and 12 hours at most. */
const remindedAt = (from: number, due: number): number => due - Math.min(12 * HOUR, Math.max(10 * MINUTE, (due - from) / 6));

/** Whoever sits in a game, as the lists know them; users of games of form 1 have no notices. */
const peopleIn = ({ held = {} }: Listed): readonly string[] => Object.keys(held).filter((name) => /^p[\w-]{20}$/.test(name));

/**
 * What people are to be told of a game as the lists have it, against what was seen of it before; and what is seen now. The same twice gives
 * the same needs, under the same names; of versions in between nothing is told.
 */
export function needsIn(view: Listed, finders: readonly string[], before: Seen | undefined): { needs: readonly Need[]; seen: Seen } {
  const { game, version, status, at, due } = view;
  const need = (reason: Reason, of: number, more: Partial<Need> = {}): Need => ({ reason, game, of, at, ...more });
  // Whoever plays with themselves is told nothing of it.
  const people = view.settings.sandbox === true ? [] : peopleIn(view);
  const turns = Object.fromEntries(people.map((person) => [person, turnOf(view, person, before?.turns[person])]));
  const invited = status === 'lobby' ? finders.filter(isSubject) : [];
  const vacant = status === 'playing' ? view.seats.filter(({ holder }) => holder === undefined).map(({ seat }) => seat) : [];
  const isOffered = before?.status === 'playing' && vacant.some((seat) => before.vacant?.includes(seat) !== true);
  // Whoever sat there is told too: they may come back.
  const atTable = [...new Set([...people, ...Object.keys(before?.turns ?? {})])];
  // To whoever sits there no more it comes from the owner of the game; who they are is not told in an anonymous one.
  const hostFor = (who: string) => (people.includes(who) || view.by === undefined ? {} : { from: { who: view.by } });
  const isNewDue = status === 'playing' && due !== undefined && due !== before?.due;
  const needs = [
    ...people.flatMap((person) => {
      const [turn, was] = [turns[person], before?.turns[person]];
      const isOpened = turn?.isOpen === true && (was?.isOpen !== true || was.stretch !== turn.stretch);
      return isOpened ? [need('your-turn', turn.stretch, { who: person, at: at + HELD_MS })] : [];
    }),
    ...(isNewDue ? [need('deadline', due, { at: Math.max(at, remindedAt(at, due)) })] : []),
    ...(status === 'playing' && before?.status !== 'playing' ? people.map((who) => need('started', 0, { who })) : []),
    ...(status === 'over' && before?.status !== 'over' ? people.map((who) => need('over', 0, { who })) : []),
    ...(isOffered ? atTable.map((who) => need('seat-offered', version, { who, at: at + HELD_MS, ...hostFor(who) })) : []),
    ...invited
      .filter((who) => before?.invited.includes(who) !== true)
      .map((who) => need('invited', 0, { who, ...(view.by !== undefined && { from: { who: view.by } }) })),
  ];
  const isOver = status === 'over';
  return {
    needs,
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

/** A stretch goes on while a question is open, or one was within a sitting. */
function turnOf(view: Listed, person: string, before: Turn | undefined): Turn {
  const isOpen = waitIn(view, seatsIn(view, [person])) !== undefined;
  const { version, at } = view;
  if (before === undefined) return { stretch: version, isOpen };
  if (!isOpen) return before.isOpen ? { ...before, isOpen, closed: at } : before;
  const isSitting = before.isOpen || (before.closed !== undefined && at - before.closed <= SITTING_MS);
  return { stretch: isSitting ? before.stretch : version, isOpen };
}

/** Whether a need still stands: the question of that stretch is open, the deadline is the one that it was. */
export function stillStands({ reason, of, who }: Need, seen: Seen | undefined): boolean {
  if (reason === 'deadline') return seen?.due === of;
  if (reason === 'invited') return seen?.invited.includes(who ?? '') === true;
  if (reason === 'seat-offered') return seen?.vacant !== undefined;
  if (reason !== 'your-turn') return true;
  const turn = seen?.turns[who ?? ''];
  return turn?.isOpen === true && turn.stretch === of;
}

/** Whom a need is for, where it names nobody: all whom the game waits for. */
export const waitedFor = (seen: Seen | undefined): readonly string[] =>
  Object.entries(seen?.turns ?? {}).flatMap(([person, { isOpen }]) => (isOpen ? [person] : []));

export const seenIn = (value: JsonObject): Seen => value as unknown as Seen;
