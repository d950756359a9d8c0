import type { Play } from '../../contract/game.ts';
import { type Chair, type Face, type Match, seatsOf } from './state.ts';

/*
 * What people without a seat see of a running match: for them an earlier version is the match, in all requests. It
 * moves when a turn begins, not when a player acts, and never back. Changes of holders are not delayed, and at the end
 * everything is open.
 */

/** The face of a match after one more commit, `version`, made at `at`; `next`: with what its events say. */
export function faceAfter(game: Play, before: Match, next: Match, version: number, at: number): Pick<Match, 'face'> {
  const { spectators } = next.settings;
  if (spectators === undefined || next.status !== 'playing' || next.state === undefined) return {};
  const now = game.turn(next.state);
  const was = before.face;
  const since = { v: version, at };
  if (was === undefined) return { face: { v: version, seats: 0, since, turns: [[now, version]] } };
  const seats = was.seats + (before.chairs === next.chairs ? 0 : 1);
  const reached =
    Math.max(...was.turns.map(([turn]) => turn)) < now ? [...was.turns, [now, version] as const] : was.turns;
  const shown =
    spectators.is === 'off' ? { v: was.v, turns: was.turns } : shownOf(reached, now - spectators.turns + 1, was.v);
  const hasMoved = shown.v !== was.v || seats !== was.seats;
  return { face: { ...shown, seats, since: hasMoved ? since : was.since } };
}

/** The last version before a turn began, and never one before what was shown; and the turns that may still matter. */
function shownOf(turns: Face['turns'], hidden: number, was: number): Pick<Face, 'v' | 'turns'> {
  const rest = turns.filter(([turn]) => turn >= hidden);
  return { v: Math.max(was, (rest[0]?.[1] ?? 0) - 1), turns: rest };
}

/** Returns the name of a face among all of its match: the shown version, and the number of changes of holders. */
export const faceName = ({ v, seats }: Pick<Face, 'v' | 'seats'>): string => `${v}/${seats}`;

/** Whether a person sees the face of a match instead of the match. */
export const isFaced = (match: Match, user: string | undefined): boolean =>
  match.face !== undefined && seatsOf(match, user).length === 0;

/**
 * A match as those see it who hold no seat. `then`: as it was at the version of its face. There is no deadline in it:
 * what it waits for may be over long since.
 */
export function facedBy(now: Match, then: Match): Match {
  const { due: _due, grace: _grace, undo: _undo, bank, ...rest } = then;
  const stays = (from: number, seat: string): boolean =>
    now.tenures?.some((each) => each.seat === seat && each.from === from && each.to === undefined) === true;
  return {
    ...rest,
    chairs: then.chairs.map((chair) => ({ ...withoutHolder(chair), ...holderOf(now, chair) })),
    ...(now.people && { people: now.people }),
    ...(now.sittings && { sittings: now.sittings }),
    ...(then.tenures && { tenures: then.tenures.filter(({ from, seat }) => stays(from, seat)) }),
    ...(bank && { bank: Object.fromEntries(Object.entries(bank).map(([seat, { left }]) => [seat, { left }])) }),
    isFace: true,
  };
}

const withoutHolder = ({ holder: _holder, former: _former, ...chair }: Chair): Chair => chair;

function holderOf({ chairs }: Match, { seat }: Chair): Pick<Chair, 'holder' | 'former'> {
  const chair = chairs.find((each) => each.seat === seat);
  return {
    ...(chair?.holder !== undefined && { holder: chair.holder }),
    ...(chair?.former !== undefined && { former: chair.former }),
  };
}
