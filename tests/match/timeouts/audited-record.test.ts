import { describe, expect, it } from 'vitest';
import { APPLIED_WITHIN, differencesFromRecord, type Outage } from '../../../domain/match/audit/outages.ts';
import { duel } from '../../kit/duel/index.ts';
import { seated, type Table } from '../../kit/table.ts';

// A log beside the record of outages of its service.

const timed = (): Table =>
  seated(duel, { options: { hits: 3 }, settings: { deadlines: { default: 3600 }, pause: { most: 7200 } } });

/** An outage of ten minutes, ten minutes after the deadline was set. */
function outageOf({ match }: Table, n = 1): Outage {
  const from = (match.opened ?? 0) + 600_000;
  return { n, from, until: from + 600_000, interval: 60_000, by: 'beats', at: from + 600_000, prev: '' };
}
const found = (record: readonly Outage[], { commits }: Table) =>
  differencesFromRecord(record, commits).map(({ v, code }) => `${code} ${v}`);

describe('an audit with the record', () => {
  it('finds nothing where an outage was applied', () => {
    const table = timed();
    const outage = outageOf(table);
    table.now = outage.until;
    table.send('house', { type: 'outage', n: 1, from: outage.from, until: outage.until });
    table.now = (table.match.due ?? 0) + 3_000;
    table.tick();
    expect(table.types).toContain('match/answered');
    expect(found([outage], table)).toEqual([]);
  });

  it('finds an outage that the record does not have, or has otherwise', () => {
    const table = timed();
    const outage = outageOf(table, 2);
    table.now = outage.until;
    table.send('house', { type: 'outage', n: 2, from: outage.from, until: outage.until });
    const { v } = table.match;
    expect(found([], table)).toEqual([`OUTAGE_UNKNOWN ${v}`]);
    expect(found([{ ...outage, until: outage.until + 1 }], table)).toEqual([`OUTAGE_UNKNOWN ${v}`]);
    expect(found([{ ...outage, from: outage.from - 1 }], table)).toEqual([`OUTAGE_UNKNOWN ${v}`]);
  });

  it('finds a timeout before which an outage was left out; not one that nobody could know of yet', () => {
    const table = timed();
    const outage = outageOf(table);
    table.now = (table.match.due ?? 0) + 3_000;
    table.tick();
    const missing = [`OUTAGE_MISSING ${table.match.v}`];
    expect(found([outage], table)).toEqual(missing);
    expect(found([{ ...outage, at: table.now - APPLIED_WITHIN }], table)).toEqual(missing);
    expect(found([{ ...outage, at: table.now - APPLIED_WITHIN + 1 }], table)).toEqual([]);
  });

  it('asks for no outage outside of the deadline, or in a pause', () => {
    const table = timed();
    const outage = outageOf(table);
    const opened = table.match.opened ?? 0;
    table.now = (table.match.due ?? 0) + 3_000;
    table.tick();
    expect(found([{ ...outage, from: opened - 9, until: opened }], table)).toEqual([]);
    const paused = timed().vote('red', 'pause').vote('blue', 'pause');
    const during = outageOf(paused);
    paused.now = (paused.match.due ?? 0) + 3_000;
    paused.tick();
    expect(paused.types).toContain('match/resumed');
    expect(found([during], paused)).toEqual([]);
  });
});
