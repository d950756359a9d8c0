import type { Ask, Play } from '../../contract/game.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { JsonObject } from '../../lib/json.ts';
import { type Banked, isBots, type Match } from '../state/state.ts';
import { partsIn } from './opened.ts';
import { asksOf, isWaited } from './questions.ts';
import { dueOf, leastOf, runningFor } from './running.ts';

// A bank of time for each seat of a game of two. It follows from the log: a question runs from the time of the commit
// that opened it to the arrival of the command that answered it. Each turn in which the seat answers brings its
// increment, once. So a move in pieces makes no time, and the server's own time costs the player nothing. A takeback
// gives nothing back.
//
// Leaving gives nothing either: a running question goes on when its player leaves, as under a deadline. A player who
// comes back, or a successor, has what is left. At zero the timeout answers. The clock runs for questions to a vacant
// seat, except where bots answer.

/** The parts of a commit that move the clocks. */
interface Moved {
  readonly by: string;
  readonly at: number;
  readonly arrived?: number | undefined;
  readonly ask?: string | undefined;
  readonly events: readonly Pick<JsonObject, string>[];
}

/** Returns the questions that run unless paused: those to people or to a vacant seat, and those that ran already. */
function running(game: Play, before: Match, match: Match): ReadonlyMap<SeatId, Ask> {
  if (match.status !== 'playing' || match.paused !== undefined) return new Map();
  const isRunning = ({ seat, ask }: Ask): boolean => before.bank?.[seat]?.ask === ask;
  const open = asksOf(game, match).filter((ask) => isWaited(ask) && (isRunning(ask) || !isBots(match, ask.seat)));
  return new Map(open.map((ask) => [ask.seat, ask]));
}

/**
 * The clocks of a match after one more commit; `after`: with its events. Undefined: it has no bank, or is not played
 * yet.
 */
export function bankAfter(game: Play, before: Match, after: Match, moved: Moved): Match['bank'] {
  const { bank: rules } = after.settings;
  if (rules === undefined || after.status === 'lobby') return undefined;
  const open = running(game, before, after);
  const full = (): Banked => ({ left: rules.initial * 1000 });
  const outage = moved.events.find(({ type }) => type === 'match/outage');
  return Object.fromEntries(
    after.chairs.map(({ seat }) => {
      const was = before.bank?.[seat] ?? full();
      const ask = open.get(seat)?.ask;
      if (outage !== undefined && ask !== undefined) {
        if (outage.n === undefined) return [seat, { ...sparedIn(before, seat, was, rules), since: moved.at, ask }];
        return [seat, { ...stoodIn(before, seat, moved.at, was, outage, rules), ask }];
      }
      if (was.since !== undefined && was.ask === ask && runsAlike(before, after, seat)) return [seat, was];
      const { left, turn } = stopped(game, before, seat, was, rules, moved);
      return [seat, { left, ...(turn !== undefined && { turn }), ...(ask !== undefined && { since: moved.at, ask }) }];
    }),
  );
}

/** Returns whether the clock of a seat runs by the same days; else its time so far is counted by the former ones. */
const runsAlike = (before: Match, after: Match, seat: SeatId): boolean =>
  before.settings.calendar === after.settings.calendar && before.away?.[seat] === after.away?.[seat];

/**
 * The server was away: a clock has what it had at the deadline that passed, or the least time if that is more, and runs
 * again.
 */
function sparedIn(before: Match, seat: SeatId, { left, since, turn }: Banked, { initial }: Rules): Banked {
  const ran = since === undefined ? 0 : runningFor(before, [seat], since, before.due ?? since);
  return { left: Math.max(left - ran, leastOf(initial * 1000)), ...(turn !== undefined && { turn }) };
}

/**
 * An outage of the record: the clock stood still meanwhile, and has at least the least time from now on. It still
 * counts from when its question opened, so another outage of that time can be applied.
 */
function stoodIn(
  before: Match,
  seat: SeatId,
  at: number,
  { left, since = at, turn }: Banked,
  { from, until }: Pick<JsonObject, string>,
  { initial }: Rules,
): Banked {
  const ran = runningFor(before, [seat], since, at);
  const ended = Math.min(Number(until), dueOf(before, [seat], since, left));
  const parts = partsIn({ ...before, opened: since }, { from: Number(from), until: ended });
  const stood = parts.reduce((sum, [began, ends]) => sum + runningFor(before, [seat], began, ends), 0);
  return {
    left: Math.max(left + stood, ran + leastOf(initial * 1000)),
    since,
    ...(turn !== undefined && { turn }),
  };
}

type Rules = NonNullable<Match['settings']['bank']>;

/**
 * Returns the clock of a seat after its question closes, less the time that it took, and with its increment if it was
 * answered.
 */
function stopped(
  game: Play,
  before: Match,
  seat: SeatId,
  was: Banked,
  { increment, most }: Rules,
  moved: Moved,
): Banked {
  if (was.since === undefined) return was;
  const isOwn = moved.by === `seat:${seat}`;
  const until = Math.max(was.since, isOwn ? (moved.arrived ?? moved.at) : moved.at);
  const left = Math.max(0, was.left - runningFor(before, [seat], was.since, until));
  const isAnswered =
    (isOwn && moved.ask === was.ask) ||
    moved.events.some(({ type, seat: of }) => type === 'match/answered' && of === seat);
  const turn = game.turn(before.state);
  if (!isAnswered || turn <= (was.turn ?? Number.NEGATIVE_INFINITY))
    return { left, ...(was.turn !== undefined && { turn: was.turn }) };
  return { left: Math.max(left, Math.min(left + increment * 1000, most * 1000)), turn };
}

/** When the bank of each seat that is asked is empty. */
export const emptyAt = (
  match: Match,
  bank: NonNullable<Match['bank']>,
): readonly { readonly seat: SeatId; readonly at: number }[] =>
  Object.entries(bank).flatMap(([seat, { left, since }]) =>
    since === undefined ? [] : [{ seat, at: dueOf(match, [seat], since, left) }],
  );
