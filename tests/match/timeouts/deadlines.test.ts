import { describe, expect, it } from 'vitest';
import type { Commit } from '../../../domain/log/commit.ts';
import { hashOf } from '../../../domain/log/commit.ts';
import { G } from '../../../domain/log/times.ts';
import { audit } from '../../../domain/match/audit/audit.ts';
import { waitOf } from '../../../domain/match/clock/limits.ts';
import { commitFor } from '../../../domain/match/decide/command.ts';
import { isLate, passesAt } from '../../../domain/match/timeouts/time.ts';
import { duel } from '../../kit/duel/index.ts';
import { ENGINE_OF_TESTS, meansOf, nonceOf } from '../../kit/engine.ts';
import { seated, type Table } from '../../kit/table.ts';

const HOUR = 3600;
const timed = (form: 1 | 2 = 2): Table =>
  seated(duel, { options: { hits: 3 }, settings: { deadlines: { default: HOUR } }, form });

/** The result of red's answer, which arrived and was decided these milliseconds after the deadline. */
function answered(table: Table, arrived: number, decided: number) {
  const due = table.match.due ?? 0;
  const ask = table.askOf('red');
  const command = { type: 'act', seat: 'red', ask, command: { type: 'choose', stance: 'high' } } as const;
  const incoming = {
    game: table.id,
    by: { user: 'red-person' },
    at: due + decided,
    arrived: due + arrived,
    command,
    cmdId: 'x',
    nonce: nonceOf('x'),
  };
  return commitFor(duel, table.match, incoming, table.seed, { engine: ENGINE_OF_TESTS, form: 2 });
}

describe('a deadline of form 2', () => {
  it('takes what arrived by then, though it is decided later, and the commit says when it arrived', () => {
    const table = timed();
    const made = answered(table, 0, G);
    expect(made.ok && made.value.envelope).toMatchObject({ arrived: table.match.due, at: (table.match.due ?? 0) + G });
  });

  it('refuses what arrived a millisecond later', () => {
    expect(answered(timed(), 1, 2)).toMatchObject({
      ok: false,
      error: { code: 'DEADLINE_PASSED', ko: expect.stringMatching(/기한/) },
    });
  });

  it('gives the default answer 3 seconds after it; in form 1 at once', () => {
    const [one, two] = [timed(1), timed(2)];
    expect(passesAt(one.match)).toBe(one.match.due);
    expect(passesAt(two.match)).toBe((two.match.due ?? 0) + 3000);
    expect(isLate(one.match, (one.match.due ?? 0) + 1)).toBe(false);
    expect(isLate(two.match, (two.match.due ?? 0) + 1)).toBe(true);
  });
});

/** The newest commit with other times, and a hash to match. */
function retimed(table: Table, times: { readonly at?: number; readonly arrived?: number }): readonly Commit[] {
  const envelope = { ...table.last.envelope, ...times } as Commit['envelope'];
  return [...table.commits.slice(0, -1), { ...table.last, envelope, hash: hashOf(envelope) }];
}
const findings = async (commits: readonly Commit[]) =>
  (await audit(duel, commits, false, meansOf(duel))).findings.map(({ code, v }) => `${code} ${v}`);

describe('an audit knows, without rules,', () => {
  it('a clock that answered a millisecond too early', async () => {
    const table = timed().wait(HOUR).tick();
    const due = table.matches.at(-2)?.due ?? 0;
    expect(await findings(table.commits)).toEqual([]);
    expect(await findings(retimed(table, { at: due + G }))).toEqual([]);
    expect(await findings(retimed(table, { at: due + G - 1 }))).toEqual([`WRONG_TIME ${table.match.v}`]);
  });

  it('a command that came too late and was taken', async () => {
    const table = timed().act('red', { type: 'choose', stance: 'high' });
    const due = table.matches.at(-2)?.due ?? 0;
    expect(await findings(retimed(table, { at: due + G, arrived: due }))).toEqual([]);
    expect(await findings(retimed(table, { at: due + G, arrived: due + 1 }))).toEqual([`WRONG_TIME ${table.match.v}`]);
    expect(await findings(retimed(table, { at: due + 1 }))).toEqual([`WRONG_TIME ${table.match.v}`]);
  });

  it('a command that says it arrived longer ago than can be, or after its decision', async () => {
    const table = timed().act('red', { type: 'choose', stance: 'high' });
    const at = table.match.at + 60_000;
    expect(await findings(retimed(table, { at, arrived: at - 8000 }))).toEqual([]);
    expect(await findings(retimed(table, { at, arrived: at - 8001 }))).toEqual([`WRONG_TIME ${table.match.v}`]);
    expect(await findings(retimed(table, { at, arrived: at }))).toEqual([`WRONG_TIME ${table.match.v}`]);
  });

  it('nothing of the kind in form 1, where none was promised', async () => {
    const table = timed(1).wait(HOUR).tick();
    expect(await findings(table.commits)).toEqual([]);
  });
});

describe('commits that need no turn', () => {
  it('are 5 at once for a seat, then one in 10 seconds; each seat has its own', async () => {
    const table = timed();
    for (let i = 0; i < 5; i++) {
      expect(waitOf(table.match, 'red', table.now)).toBe(0);
      table.vote('red', 'cancel', i % 2 === 0);
    }
    expect([waitOf(table.match, 'red', table.now), waitOf(table.match, 'blue', table.now)]).toEqual([10_000, 0]);
    expect(waitOf(table.match, 'red', table.now + 9_999)).toBe(1);
    expect(waitOf(table.wait(10).match, 'red', table.now)).toBe(0);
    expect(waitOf(table.vote('red', 'cancel').match, 'red', table.now)).toBe(10_000);
    expect(waitOf(table.match, 'red', table.now + 50_000)).toBe(0);
  });

  it('are not the answers to questions, unless one is answered again', async () => {
    const table = timed();
    const spent = () => table.match.spent?.red?.until ?? 0;
    table.act('red', { type: 'choose', stance: 'high' });
    expect(spent()).toBe(0);
    table.act('blue', { type: 'choose', stance: 'low' }).act('red', { type: 'step', to: 0 });
    expect(spent()).toBe(0);
    table.takeBack('red');
    expect(spent()).toBe(table.now + 10_000);
  });

  it('are not counted in form 1', async () => {
    expect(timed(1).vote('red', 'cancel').match.spent).toBeUndefined();
  });
});
