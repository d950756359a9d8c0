import type { Listed } from '../../../platform/ports/ports.ts';
import type { HookNews } from '../../notifications/queue.ts';

/** The public state of a game that its hooks were told last, as spectators see it. */
export interface Outside {
  readonly version: number;
  readonly status: Listed['status'];
  readonly phase?: string;
  /** The version with which spectators saw the phase begin. */
  readonly since: number;
  /** The number of free seats of a running game. */
  readonly vacant: number;
  /** The kinds of open votes. */
  readonly votes: readonly string[];
}

/** Returns a game as people without a seat see it: where they are delayed, as it was then. */
export const seenOutside = ({ others, ...view }: Listed): Omit<Listed, 'others' | 'held' | 'by' | 'lost'> =>
  others === undefined ? view : { ...others.view, ...(others.ko && { ko: others.ko }) };

/** Returns the state of a game that its hooks are told. Takes nothing but what spectators see. */
export function outsideOf(listed: Listed, before?: Outside): Outside {
  const { version, status, phase, seats, offers = [] } = seenOutside(listed);
  const isPlayed = status === 'playing';
  const isSame = before?.status === status && before.phase === phase;
  return {
    version,
    status,
    ...(phase !== undefined && { phase }),
    since: isSame ? before.since : version,
    vacant: isPlayed ? seats.filter(({ holder }) => holder === undefined).length : 0,
    votes: isPlayed ? [...new Set(offers.map(({ kind }) => kind))].sort() : [],
  };
}

/** Returns the news between two states: a phase that began, seats that became free, votes that opened, the end. */
export function newsBetween(before: Outside, now: Outside): readonly HookNews[] {
  const of = now.since;
  if (now.status === 'over') return before.status === 'over' ? [] : [{ what: 'over', of }];
  if (now.status !== 'playing') return [];
  return [
    ...(before.since === of && before.status === 'playing' ? [] : [{ what: 'phase', of } as const]),
    ...(now.vacant > before.vacant ? [{ what: 'seat-offered', of } as const] : []),
    ...now.votes.filter((kind) => !before.votes.includes(kind)).map((kind) => ({ what: 'vote', of, kind }) as const),
  ];
}

/** Returns whether news still hold when they are sent. The phase that they name may have ended. */
export function newsHold({ what, of, kind = '' }: HookNews, now: Outside): boolean {
  if (what === 'over' || what === 'ended') return true;
  if (now.status !== 'playing') return false;
  if (what === 'phase') return now.since === of;
  return what === 'vote' ? now.votes.includes(kind) : now.vacant > 0;
}
