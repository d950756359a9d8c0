import type { Play } from '../../contract/game.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { Json, JsonObject } from '../../lib/json.ts';
import { withoutAnswer } from '../clock/limits.ts';
import type { MatchEvent } from '../state/events.ts';
import type { Match } from '../state/state.ts';
import { withOrder } from './standing.ts';
import { tenureEnded } from './tenures.ts';

/** Facts about clocks, votes that nobody sees, and those who vanish; in form 2 alone. */
type TimeEvent = Extract<
  MatchEvent,
  {
    type:
      | 'match/noted'
      | 'match/paused'
      | 'match/resumed'
      | 'match/extended'
      | 'match/away'
      | 'match/vacated'
      | 'match/calendar'
      | 'match/outage'
      | 'match/clock';
  }
>;

/** One such fact on a match. It knows no rule. */
export function evolveTime(game: Play, match: Match, event: TimeEvent): Match {
  switch (event.type) {
    case 'match/noted': {
      const { standing = null, draw } = event.sealed.value as JsonObject;
      const hushed = (match.hushed ?? []).filter((seat) => seat !== event.seat);
      return {
        ...match,
        standing: withOrder(game, match, event.seat, standing),
        hushed: draw === true ? [...hushed, event.seat].sort() : hushed,
      };
    }
    case 'match/paused':
      return {
        ...match,
        paused: { ...(event.left !== undefined && { left: event.left }), ...(match.grace && { grace: true }) },
      };
    case 'match/resumed': {
      const { paused: _, ...rest } = match;
      return { ...rest, votes: withoutKind(match.votes, 'pause') };
    }
    case 'match/extended': {
      const { seat, ask } = event;
      if (seat === undefined || ask === undefined) return match;
      return {
        ...match,
        extended: { ...match.extended, [seat]: { used: (match.extended?.[seat]?.used ?? 0) + 1, ask } },
      };
    }
    case 'match/away':
      return { ...match, away: { ...match.away, [event.seat]: { until: event.until, left: event.left } } };
    case 'match/vacated':
      return {
        ...gone(match, event.seat),
        chairs: match.chairs.map(({ holder, wish: _, former: __, ...chair }) =>
          chair.seat !== event.seat
            ? { ...chair, ...(holder && { holder }) }
            : { ...chair, ...(holder?.kind === 'user' && { former: holder.user }) },
        ),
      };
    case 'match/calendar': {
      const { calendars: _, ...rest } = match;
      return {
        ...rest,
        settings: { ...match.settings, calendar: event.calendar },
        votes: withoutKind(match.votes, 'calendar'),
      };
    }
    case 'match/outage':
      return event.n === undefined ? { ...match, spared: (match.spared ?? 0) + 1 } : { ...match, outage: event.n };
    case 'match/clock': {
      const { due: _, grace: __, ...rest } = match;
      // A vote to prolong a deadline is for that deadline.
      const votes = match.votes.extend === undefined ? match.votes : withoutKind(match.votes, 'extend');
      if (event.due === undefined) return { ...rest, votes };
      return {
        ...rest,
        votes,
        due: event.due,
        ...(event.grace && { grace: true }),
      };
    }
  }
}

/** The seals of secret votes on draws. */
export interface Note {
  readonly standing: Json;
  readonly draw: boolean;
}

const withoutKind = (votes: Match['votes'], gone: string): Match['votes'] =>
  Object.fromEntries(Object.entries(votes).filter(([kind]) => kind !== gone));

/** Returns a match after the holder of a seat has left it: nothing that they said counts any more. */
export function gone(match: Match, seat: SeatId): Match {
  const { [seat]: _, ...standing } = match.standing;
  const votes = Object.fromEntries(
    Object.entries(match.votes).map(([kind, seats]) => [kind, (seats ?? []).filter((s) => s !== seat)]),
  );
  const away = match.away?.[seat];
  return {
    ...match,
    votes,
    standing,
    ...(match.hushed && { hushed: match.hushed.filter((each) => each !== seat) }),
    ...(away && { away: { ...match.away, [seat]: { ...away, until: 0 } } }),
    ...withoutAnswer(match, seat),
    ...tenureEnded(match, seat),
  };
}
