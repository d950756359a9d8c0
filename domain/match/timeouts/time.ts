import type { Ask } from '../../contract/game.ts';
import { type Refusal, refusal } from '../../contract/refusal.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { Json, JsonObject } from '../../lib/json.ts';
import { sure } from '../../lib/sure.ts';
import { G } from '../../log/times.ts';
import { bankAfter, emptyAt } from '../clock/bank.ts';
import { askOf, asksOf, isAnswered, isSilent, isWaited } from '../clock/questions.ts';
import { dueFor, onHour, secondsOf } from '../clock/running.ts';
import { type Desk, emit, end, play, record, recordAll } from '../desk/desk.ts';
import { answeredFor, leftAnswer } from '../desk/orders.ts';
import { isUndoable } from '../fold/undo.ts';
import { dismissSilent } from '../lobby/lobby.ts';
import { isStarting } from '../lobby/ready-check.ts';
import type { Absent } from '../state/events.ts';
import { isMatchEvent } from '../state/events.ts';
import { chairOf, type Match } from '../state/state.ts';
import { usual } from '../state/usual.ts';
import { isOutage, spare } from './outage.ts';
import { resume } from './pause.ts';
import { vacate } from './vacancy.ts';

/**
 * Returns when the open deadline times out. In form 2 that is `G` after it, so that a command that arrived by the
 * deadline is decided first: a command counts from its arrival, and is given up `G` after that. Form 1 has no such
 * time.
 */
export const passesAt = ({ due, form }: Match): number | undefined => (due === undefined || form !== 2 ? due : due + G);

/** Whether a command that arrived then comes too late for the open deadline, though no timeout has answered yet. */
export const isLate = ({ due, form }: Match, arrived: number): boolean =>
  form === 2 && due !== undefined && arrived > due;

/** The refusal of an answer that arrived after the deadline. */
export const tooLate = (): Refusal =>
  refusal('DEADLINE_PASSED', {
    en: 'the answer arrived after the deadline; the default answer counts',
    ko: '기한이 지난 뒤에 도착한 답입니다. 답이 없는 것으로 처리합니다.',
  });

/**
 * Handles a passed deadline: an unstarted lobby expires. In play the grace that the settings grant begins if a seat has
 * not answered; else saved answers are carried out, and default answers for the others. After an outage of the server,
 * seats that owe an answer get a new deadline instead.
 */
export function tick(desk: Desk): Refusal | undefined {
  const { game, match } = desk;
  const passes = passesAt(match);
  if (passes === undefined || passes > match.at)
    return refusal('NOT_DUE', { en: 'no deadline has passed', ko: '지난 기한이 없습니다.' });
  if (isOutage(desk)) {
    spare(desk);
    return undefined;
  }
  if (isStarting(match)) {
    dismissSilent(desk);
    return undefined;
  }
  if (match.status === 'lobby') {
    end(desk, { result: 'cancelled', seats: [], how: 'expired' });
    return undefined;
  }
  if (match.paused !== undefined) {
    resume(desk);
    return undefined;
  }
  if (match.bank !== undefined) {
    expire(desk, match.bank);
    return undefined;
  }
  const open = asksOf(game, match).filter(isWaited);
  if (match.settings.grace > 0 && match.grace === undefined && open.some((ask) => isSilent(match, ask))) {
    emit(desk, { type: 'match/clock', due: graceAt(match, open), grace: true });
    return undefined;
  }
  emit(desk, { type: 'match/clock' });
  closeAll(desk, open);
  return undefined;
}

/**
 * Closes these questions: by what their seats saved, or by default answers. A question that an earlier answer closed
 * needs nothing.
 */
function closeAll(desk: Desk, asks: readonly Ask[]): void {
  const silent: SeatId[] = [];
  for (const { seat, ask } of asks) {
    const open = askOf(desk.game, desk.match, seat);
    if (open?.ask !== ask || !isWaited(open)) continue;
    const isSaved = isAnswered(desk.match, open);
    answer(desk, seat, ask, isSaved ? 'standing' : 'lapse');
    if (!isSaved) silent.push(seat);
  }
  vacate(desk, silent);
}

/**
 * The banks that are empty by the deadline: those seats' questions are closed, or who is silent of them loses the game.
 * Where two are at the same millisecond nobody has won.
 */
function expire(desk: Desk, bank: NonNullable<Match['bank']>): void {
  const { game, match } = desk;
  const empty = emptyAt(match, bank).filter(({ at }) => at <= sure(match.due, 'deadline that has passed'));
  const open = asksOf(game, match).filter((ask) => isWaited(ask) && empty.some(({ seat }) => seat === ask.seat));
  emit(desk, { type: 'match/clock' });
  const [loser, other] = open.filter((ask) => isSilent(match, ask));
  const outcome =
    loser === undefined || usual(match.settings).expired === 'lapse'
      ? undefined
      : game.forfeit(match.state, loser.seat);
  if (outcome === undefined) closeAll(desk, open);
  else if (other === undefined) end(desk, { ...outcome, how: 'time' });
  else end(desk, { result: 'drawn', seats: [...game.parties(match.state)], how: 'time' });
}

/**
 * When grace ends. In form 2 it counts from when it is granted, as every new deadline does, and lasts until the next
 * fixed hour.
 */
function graceAt(match: Match, asks: readonly Ask[]): number {
  const grace = match.settings.grace * 1000;
  if (match.form !== 2) return sure(match.due, 'deadline that has passed') + grace;
  return onHour(match, asks, match.at + grace);
}

/** Carries out what a seat saved, or its default answer: the command is the same, for what was saved counts. */
function answer(desk: Desk, seat: SeatId, ask: string, how: Absent): void {
  const { game } = desk;
  const command = game.lapse(game.view(desk.match.state, [seat]), seat);
  emit(desk, answeredFor(desk, seat, ask, how));
  const refused = play(desk, seat, command as Json);
  if (refused !== undefined)
    throw new Error(`the lapse of ${desk.match.of} is refused: ${refused.code}: ${refused.detail}`);
}

/**
 * How many answers without a person one commit may hold: it must fit into an item. The rest wait for the next command.
 */
const MOST_ANSWERS = 100;

/**
 * Answers, until nothing changes, the questions to vacant seats (by default answers, unless bots answer for them) and
 * those that a standing order answers.
 */
export function settle(desk: Desk): void {
  const { game } = desk;
  const answered = new Set<string>();
  while (answered.size < MOST_ANSWERS) {
    const ask = asksOf(game, desk.match).find(
      (each) => isWaited(each) && !answered.has(`${each.seat}/${each.ask}`) && speaks(desk, each.seat),
    );
    if (ask === undefined) return;
    answered.add(`${ask.seat}/${ask.ask}`);
    if (isVacant(desk.match, ask.seat)) {
      answer(desk, ask.seat, ask.ask, 'lapse');
      continue;
    }
    const command = leftAnswer(game, desk.match, ask.seat) as Json;
    desk.chance.next(desk.events.length + 1);
    const decided = game.decide(desk.match.state, ask.seat, command, desk.chance);
    if (!decided.ok) {
      desk.unheeded.push({ seat: ask.seat, ask: ask.ask, refusal: decided.error });
      continue;
    }
    record(desk, answeredFor(desk, ask.seat, ask.ask, 'standing'));
    recordAll(desk, decided.value);
  }
}

const isVacant = (match: Match, seat: SeatId): boolean => chairOf(match, seat)?.holder === undefined;

function speaks({ game, match }: Desk, seat: SeatId): boolean {
  if (isVacant(match, seat)) return match.settings.absent === 'lapse';
  return leftAnswer(game, match, seat) !== undefined;
}

/**
 * Starts the clock again when a question opens to a seat that had none of its kind, or after another seat was answered
 * for in between; or stops it when no seat owes an answer. What can be taken back never buys time.
 */
export function wind(
  desk: Desk,
  before: Match,
  { by, ask, arrived }: { readonly by: string; readonly ask?: string; readonly arrived?: number },
): void {
  const { game, match, events } = desk;
  if (match.status !== 'playing' || match.paused !== undefined) return;
  const bank = bankAfter(game, before, match, {
    by,
    at: match.at,
    arrived,
    ask,
    events: events as readonly JsonObject[],
  });
  if (bank !== undefined) {
    windBank(desk, bank);
    return;
  }
  const waited = asksOf(game, match).filter(isWaited);
  const drew = Object.entries(desk.chance.draws()).some(([stream, count]) => count !== before.draws[stream]);
  const undoable = isUndoable(game, by, drew, events) || events.some(({ type }) => type === 'match/took-back');
  const earlier = asksOf(game, before);
  const isNew = waited.some((ask) => !earlier.some((each) => isWaitedStill(match, each, ask)));
  const passed = events.some(
    (event) => isMatchEvent(event) && event.type === 'match/answered' && by !== `seat:${event.seat}`,
  );
  if (waited.length > 0 && match.due !== undefined && (undoable || !(isNew || passed))) return;
  const dues = waited.map((ask) => {
    const seconds = secondsOf(match, ask);
    return seconds === undefined ? undefined : dueFor(match, [ask], match.at, seconds * 1000);
  });
  const due = dues.reduce(
    (most, each) => (most === undefined || each === undefined ? undefined : Math.max(most, each)),
    0,
  );
  setDue(desk, waited.length === 0 ? undefined : due);
}

/**
 * Whether a question was open to the seat before, or one of its kind was. In form 2 also one that it had settled: an
 * answer that is no longer final, or was withdrawn as its seat changed hands, buys nobody time.
 */
const isWaitedStill = ({ form }: Match, earlier: Ask, { seat, kind, ask }: Ask): boolean =>
  earlier.seat === seat && ((earlier.kind === kind && isWaited(earlier)) || (form === 2 && earlier.ask === ask));

function setDue(desk: Desk, due: number | undefined): void {
  if (due === undefined && desk.match.due === undefined) return;
  emit(desk, due === undefined ? { type: 'match/clock' } : { type: 'match/clock', due });
}

/** The deadline is when the first bank of the seats that are asked is empty. */
function windBank(desk: Desk, bank: NonNullable<Match['bank']>): void {
  const moments = emptyAt(desk.match, bank).map(({ at }) => at);
  const due = moments.length === 0 ? undefined : Math.min(...moments);
  if (due !== desk.match.due) setDue(desk, due);
}
