import { isBot } from '../lib/ids.ts';
import type { Envelope, Envelope2 } from './envelope.ts';
import type { Finding } from './finding.ts';
import { isFork } from './forks.ts';

/**
 * Form 2: a command counts from its arrival, when the last byte of the request was there. It arrives at most this many
 * milliseconds before it is decided; a command that is not committed by then is given up. The clock answers for a
 * deadline `due` no earlier than `due + G`. So a timeout is never committed before a command that arrived in time, in
 * any process.
 */
export const G = 3_000;

/**
 * Form 2: a timeout that could have been written this many milliseconds ago was not written because the server was
 * away. The server looks for deadlines once a minute.
 */
export const LATE = 150_000;

/** By how much the clocks of two machines may differ, in milliseconds. */
export const CLOCKS_DIFFER = 5_000;

const MINUTE = 60_000;

/** The deadline after a commit, from its events alone. */
function dueAfter(due: number | undefined, { events }: Envelope): number | undefined {
  return events.reduce((then, event) => {
    if (event.type === 'match/ended') return undefined;
    return event.type === 'match/clock' ? (event.due as number | undefined) : then;
  }, due);
}

/** Whether a match is paused after a commit, from its events alone. */
const pausedAfter = (paused: boolean, { events }: Envelope): boolean =>
  events.reduce(
    (then, { type }) => type === 'match/paused' || (then && type !== 'match/resumed' && type !== 'match/ended'),
    paused,
  );

/**
 * Checks the times of a log of form 2 against each other, commit by commit, without rules. `v`: the expected version.
 * - `arrived` is earlier than `at`, by at most 8 s: `G`, and the difference of clocks.
 * - A command of a person that arrived after the deadline was decided as if in time: `WRONG_TIME`.
 * - The clock answered a timeout before `due + G`: `WRONG_TIME`.
 * - A question is answered while the match is paused: `WRONG_TIME`.
 * - An outage was late enough to be one. Those of the record rise in number, are over before their commit, and make no
 *   deadline earlier: `WRONG_TIME`.
 * - A fork starts without a deadline and without a pause.
 * - The epoch is that of the commit before; only `match/restored` sets it, to its own minute.
 */
export function timesChecker(
  findings: Finding[],
): (v: number, envelope: Envelope, before: Envelope | undefined) => void {
  let due: number | undefined;
  let paused = false;
  let newest = 0;
  return (v, envelope, before) => {
    if (isFork(envelope)) [due, paused, newest] = [undefined, false, 0];
    if (envelope.form === 2) {
      const wrong = [
        ...wrongArrival(envelope),
        ...wrongDeadline(envelope, due),
        ...wrongInPause(envelope, paused),
        ...wrongOutage(envelope, before === undefined, due, newest),
      ];
      findings.push(...wrong.map((detail): Finding => ({ v, code: 'WRONG_TIME', detail })));
      findings.push(...wrongEpoch(v, envelope, before).map((detail): Finding => ({ v, code: 'WRONG_EPOCH', detail })));
    }
    due = dueAfter(due, envelope);
    paused = pausedAfter(paused, envelope);
    newest = outageAfter(newest, envelope);
  };
}

/** The number of the newest outage after a commit, from its events alone. */
const outageAfter = (newest: number, { events }: Envelope): number =>
  events.reduce((then, { type, n }) => (type === 'match/outage' && typeof n === 'number' ? n : then), newest);

/**
 * Says what is wrong with an outage. `isFirst`: no commit is before it; `due`: the deadline before the commit;
 * `newest`: the number of the newest outage before it. Other commits may be made before it is applied.
 */
function wrongOutage(
  envelope: Envelope2,
  isFirst: boolean,
  due: number | undefined,
  newest: number,
): readonly string[] {
  const { by, at, events } = envelope;
  const [outage, second] = events.filter(({ type }) => type === 'match/outage');
  if (outage === undefined) return [];
  if (second !== undefined) return ['two outages in one commit'];
  const after = dueAfter(due, envelope);
  if (outage.n === undefined) {
    const isLate = by === 'clock' && due !== undefined && at > due + G + LATE;
    return isLate && after !== undefined && after > at
      ? []
      : ['an outage without a deadline that passed long before, or without a new one'];
  }
  const [n, from, until] = [Number(outage.n), Number(outage.from), Number(outage.until)];
  const isNext = by === 'house' && !isFirst && n > newest && from < until && until <= at;
  const isNoEarlier = due === undefined || (after !== undefined && after >= due);
  return isNext && isNoEarlier
    ? []
    : ['an outage of the record that is out of its order or its time, or makes a deadline earlier'];
}

function wrongArrival({ at, arrived }: Envelope2): string[] {
  if (arrived === undefined || (arrived < at && at - arrived <= G + CLOCKS_DIFFER)) return [];
  return [`it says that the command arrived ${at - arrived} ms before it was decided`];
}

function wrongDeadline({ by, at, arrived = at }: Envelope2, due: number | undefined): string[] {
  if (due === undefined || by === 'house' || isBot(by)) return [];
  if (by === 'clock')
    return at < due + G ? [`the default answer comes ${at - due} ms after the deadline, not ${G} ms or more`] : [];
  return arrived > due ? [`the command arrived ${arrived - due} ms after the deadline, and was taken`] : [];
}

const wrongInPause = ({ ask }: Envelope2, paused: boolean): readonly string[] =>
  paused && ask !== undefined ? ['a question was answered while the match was paused'] : [];

function wrongEpoch(v: number, { at, epoch, events }: Envelope2, before: Envelope | undefined): string[] {
  const restores = events.filter(({ type }) => type === 'match/restored');
  const [restored] = restores;
  const expected = restored === undefined ? (before?.form === 2 ? before.epoch : 0) : Math.floor(at / MINUTE);
  const wrong = epoch === expected ? [] : [`its epoch is ${epoch}, not ${expected}`];
  if (restored !== undefined && before?.form === 2 && expected <= before.epoch)
    wrong.push(`two restores share the epoch ${expected}, so chance would repeat`);
  const other = restores.find(({ from }) => from !== v - 1);
  if (other !== undefined) wrong.push(`it says that version ${String(other.from)} was restored, not ${v - 1}`);
  return wrong;
}
