import type { Play } from '../../contract/game.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { Envelope } from '../../log/envelope.ts';
import type { MatchCommand } from '../state/commands.ts';
import { isBots, type Match, type Spent, seatsOf } from '../state/state.ts';
import { askOf } from './questions.ts';

/**
 * Commits that need no turn: votes, takebacks, standing orders, leaving, contributions to the dice, and new answers to
 * a question that the seat has answered. Each of them makes commands of others be decided again, so a seat may make 5
 * at once, then one in 10 seconds. Counted from the log itself, so that all processes count alike and forget nothing;
 * in form 2 alone.
 */
export const AT_ONCE = 5;
export const EVERY_MS = 10_000;

/**
 * Returns a match in which the holder of a seat has answered nothing: another person sits down, or the answer was taken
 * back.
 */
export function withoutAnswer({ spent }: Match, seat: SeatId): Pick<Match, 'spent'> {
  const account = spent?.[seat];
  return account === undefined ? {} : { spent: { ...spent, [seat]: { until: account.until } } };
}

/**
 * The acts of a seat: it answers a question, says that it is ready (which belongs to its answer, once), or commits
 * something that needs no turn.
 */
interface Deed {
  readonly ask?: string | undefined;
  readonly isReady?: boolean;
}

function isExtra(spent: Spent | undefined, { ask, isReady }: Deed): boolean {
  if (ask !== undefined) return ask === spent?.ask;
  return isReady !== true || spent?.isReady === true;
}

const SEAT = 'seat:';
/** A seat that says it is ready in play leaves an event of its game instead. */
const NO_TURN: readonly unknown[] = [
  'match/voted',
  'match/took-back',
  'match/stood',
  'match/noted',
  'match/extended',
  'match/away',
  'match/left',
  'match/contributed',
];

/** The account of edits, which no seat makes. */
const OF_EDITS = '*';

/** Returns the seat that pays for a commit: the one that acts, or at which the owner acts; `undefined` if none does. */
function accountOf({ by, events }: Pick<Envelope, 'by' | 'events'>): string | undefined {
  if (by.startsWith(SEAT)) return by.slice(SEAT.length);
  if (events.some(({ type }) => type === 'match/edited')) return OF_EDITS;
  const left = by.startsWith('user:') ? events.find(({ type }) => type === 'match/left') : undefined;
  return left && String(left.seat);
}

/**
 * The account of every seat after one more commit. `before`: the match before it; `spent`: with what its events say.
 */
export function spentAfter(
  game: Play,
  before: Match,
  spent: Match['spent'],
  { form, v, by, at, ask, events }: Envelope,
): Match['spent'] {
  const set = events.find(({ type }) => type === 'match/clock-set');
  if (set !== undefined) return movedBy(Number(set.was) - at, spent);
  const seat = form === 2 ? accountOf({ by, events }) : undefined;
  if (seat === undefined) return spent;
  const was = spent?.[seat];
  const isReady = ask === undefined && seat !== OF_EDITS && !events.some(({ type }) => NO_TURN.includes(type));
  const until = isExtra(was, { ask, isReady }) ? Math.max(was?.until ?? 0, at) + EVERY_MS : (was?.until ?? 0);
  const answered = ask ?? was?.ask;
  const stillReady = isReady || (was?.isReady === true && answered === was.ask);
  const changed = ask ?? (isReady ? askOf(game, before, seat)?.ask : undefined);
  const answer = changed === undefined ? was?.answer : { ask: changed, v };
  const account = {
    until,
    ...(answered !== undefined && { ask: answered }),
    ...(stillReady && { isReady: true as const }),
    ...(answer && { answer }),
  };
  const to = events.some(({ type, how }) => type === 'match/left' && how === 'moved') ? movedTo(events) : undefined;
  return { ...spent, [seat]: account, ...(to !== undefined && { [to]: account }) };
}

/** Returns the new seat of a person who moves: what they have spent goes with them. */
const movedTo = (events: Envelope['events']): string =>
  String(events.find(({ type }) => type === 'match/joined')?.seat);

/** Returns the accounts this many milliseconds earlier, by as much as the time of the match went back. */
const movedBy = (back: number, spent: Match['spent']): Match['spent'] =>
  spent &&
  Object.fromEntries(
    Object.entries(spent).map(([seat, account]) => [seat, { ...account, until: account.until - back }]),
  );

const LIMITED: readonly MatchCommand['type'][] = [
  'act',
  'vote',
  'takeback',
  'stand',
  'extend',
  'away',
  'leave',
  'contribute',
  'edit',
  'move',
  'remove',
];

/** Returns the seat that would pay for a person's command; `undefined` if none does, or the person may not send it. */
export function accountFor(match: Match, user: string, command: MatchCommand): string | undefined {
  if (command.type === 'edit') return user === match.owner ? OF_EDITS : undefined;
  if (command.type === 'join' || !('seat' in command)) return undefined;
  const isHosts = command.type === 'remove' || (command.type === 'move' && isBots(match, command.seat));
  return (isHosts ? user === match.owner : seatsOf(match, user).includes(command.seat)) ? command.seat : undefined;
}

/** Whether a command of a seat needs no turn: it answers no question, or again the one that the seat answered last. */
export function needsNoTurn({ spent, status }: Match, seat: SeatId, command: MatchCommand): boolean {
  if (!LIMITED.includes(command.type)) return false;
  const isReady = command.type === 'vote' && command.kind === 'ready' && status === 'playing';
  return isExtra(spent?.[seat], { ask: 'ask' in command ? command.ask : undefined, isReady });
}

/** Returns how many such commits a seat may make at once now, and in how many milliseconds it may make all of them. */
export function leftOf({ spent }: Match, seat: SeatId, now: number): { readonly left: number; readonly wait: number } {
  const wait = Math.max(0, (spent?.[seat]?.until ?? 0) - now);
  return { left: Math.max(0, AT_ONCE - Math.ceil(wait / EVERY_MS)), wait };
}

/** How many milliseconds a seat must wait before it may make another such commit; 0: none. */
export function waitOf({ spent }: Match, seat: SeatId, now: number): number {
  return Math.max(0, (spent?.[seat]?.until ?? 0) - (AT_ONCE - 1) * EVERY_MS - now);
}
