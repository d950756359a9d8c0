import { expect, it } from 'vitest';
import { GAMES } from '../../domain/games/games.ts';
import type { JsonObject } from '../../domain/lib/json.ts';
import type { Commit } from '../../domain/log/commit.ts';
import { G, LATE } from '../../domain/log/times.ts';
import { auditLines } from '../../infra/local/audit/audit.ts';
import { duel } from '../kit/duel/index.ts';
import { rechained } from '../kit/rechained.ts';
import { seated, type Table } from '../kit/table.ts';
import { linesOf } from './logs.ts';
import { hasPython, verifier } from './python.ts';

// Outages in a log: verify.py and the auditor say the same of honest and of forged ones.

const HOUR = 3600;
const games = { ...GAMES, duel: async () => duel };

/** The clock's command a thousand seconds after the deadline. */
function late(table: Table): Table {
  table.now = (table.match.due ?? 0) + 1_000_000;
  return table.send('clock', { type: 'tick' });
}

/** An outage in a question, one at the end of a pause, and one that two banks are spared by. */
function honest(): readonly Table[] {
  const timed = seated(duel, {
    options: { hits: 3 },
    settings: { deadlines: { default: HOUR }, grace: 60, pause: { most: HOUR } },
  });
  late(late(timed).act('red', { type: 'choose', stance: 'high' }))
    .vote('red', 'pause')
    .vote('blue', 'pause');
  late(timed).act('blue', { type: 'choose', stance: 'low' });
  const banked = seated(duel, { options: { hits: 3 }, settings: { bank: { initial: 600, increment: 0, most: 600 } } });
  return [timed, late(banked)];
}

const isOutage = ({ type }: JsonObject): boolean => type === 'match/outage';

/**
 * Changes the first commit with an outage and chains all commits again, as the operator of a server could.
 * `due` and `last`: the deadline and the time of the commit before.
 */
function forged(
  { commits }: Table,
  change: (envelope: Commit['envelope'], due: number, last: number) => object,
): string {
  let [due, at, isDone] = [0, 0, false];
  return rechained(linesOf(commits), (commit) => {
    const { envelope } = commit;
    const [before, last] = [due, at];
    at = envelope.at;
    for (const { type, due: later } of envelope.events) if (type === 'match/clock') due = Number(later);
    if (isDone || !envelope.events.some(isOutage)) return commit;
    isDone = true;
    return { ...commit, envelope: { ...envelope, ...change(envelope, before, last) } as Commit['envelope'] };
  });
}

it('both find outages that are none, and those of a record that are out of order', async () => {
  const [timed, banked] = honest();
  type Times = (last: number, at: number) => JsonObject;
  /** The outage of a record that lasted from the commit before until its own, except what is changed. */
  const recorded = (change: Times = () => ({}), by = 'house', isEarlier = false) =>
    forged(timed!, ({ at, events: [, clock] }, due, last) => ({
      by,
      events: [
        { type: 'match/outage', n: 3, from: last, until: at, ...change(last, at) },
        isEarlier ? { type: 'match/clock', due: due - 1 } : clock,
      ],
    }));
  const inTheFirst = rechained(linesOf(timed!.commits), (commit) => {
    const { v, at, events } = commit.envelope;
    const outage = { type: 'match/outage', n: 1, from: at - 9, until: at };
    return v > 1 ? commit : { ...commit, envelope: { ...commit.envelope, by: 'house', events: [...events, outage] } };
  });
  const only = (change: (events: readonly JsonObject[], at: number) => readonly object[]) =>
    forged(timed!, ({ events, at }) => ({ events: change(events, at) }));
  const logs: readonly (readonly [string, readonly string[]])[] = [
    [linesOf(timed!.commits), []],
    [linesOf(banked!.commits), []],
    [forged(timed!, (_, due) => ({ at: due + G + LATE + 1 })), []],
    [forged(timed!, (_, due) => ({ at: due + G + LATE })), ['WRONG_TIME']],
    [forged(timed!, () => ({ by: 'bot:red' })), ['WRONG_TIME']],
    [only((events) => events.filter(isOutage)), ['WRONG_TIME']],
    [only((events) => [...events, ...events]), ['WRONG_TIME']],
    [only(([outage], at) => [outage!, { type: 'match/clock', due: at }]), ['WRONG_TIME']],
    [recorded(), []],
    [recorded((last, at) => ({ from: last + 1000, until: at - 1 })), []],
    [recorded((last) => ({ from: last - 1 })), []],
    [recorded(() => ({ from: 5, until: 9 })), []],
    [recorded((_, at) => ({ until: at + 1 })), ['WRONG_TIME']],
    [recorded((last) => ({ until: last })), ['WRONG_TIME']],
    [recorded((last) => ({ from: last + 2, until: last + 1 })), ['WRONG_TIME']],
    [recorded(undefined, 'house', true), ['WRONG_TIME']],
    [recorded(undefined, 'clock'), ['WRONG_TIME']],
    [inTheFirst, ['WRONG_TIME']],
    [recorded(() => ({ n: 0 })), ['BAD_SHAPE']],
    [recorded((_, at) => ({ until: at - 0.5 })), ['BAD_SHAPE']],
    [recorded((_, at) => ({ until: String(at) })), ['BAD_SHAPE']],
    [only((events) => events.map((each) => (isOutage(each) ? { ...each, from: 5, until: 9 } : each))), ['BAD_SHAPE']],
    [only((events) => events.map((each) => (isOutage(each) ? { ...each, until: null } : each))), ['BAD_SHAPE']],
  ];
  const python = verifier();
  for (const [log] of logs) python.give(log, ['--partial']);
  const said = await python.said();
  for (const [i, [log, codes]] of logs.entries()) {
    const { findings } = await auditLines(log.trimEnd().split('\n'), false, { games, engines: async () => undefined });
    const first = (all: readonly string[]): readonly string[] => all.slice(0, 1);
    expect([i, first(findings.map(({ code }) => code))]).toEqual([i, codes]);
    if (hasPython) expect([i, first(said[i]!.findings.map(([, code]) => code))]).toEqual([i, codes]);
  }
});

it('numbers of a record rise in a game', async () => {
  const [timed] = honest();
  let [n, last] = [4, 0];
  const falling = rechained(linesOf(timed!.commits), (commit) => {
    const { events, at } = commit.envelope;
    const from = last;
    last = at;
    if (!events.some(isOutage)) return commit;
    const numbered = events.map((event) => (isOutage(event) ? { ...event, n: n--, from, until: at } : event));
    return { ...commit, envelope: { ...commit.envelope, by: 'house', events: numbered } as Commit['envelope'] };
  });
  const { findings } = await auditLines(falling.trimEnd().split('\n'), false, {
    games,
    engines: async () => undefined,
  });
  expect(findings.map(({ code }) => code)).toEqual(['WRONG_TIME', 'WRONG_TIME']);
  const python = verifier();
  python.give(falling, ['--partial']);
  const [said] = await python.said();
  if (hasPython) expect(said!.findings.map(([v, code]) => [v, code])).toEqual(findings.map(({ v, code }) => [v, code]));
});
