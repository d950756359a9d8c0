import { describe, expect, it } from 'vitest';
import { nextAt, quietAt } from '../../../functions/features/notifications/quiet.ts';
import { momentsOf } from '../../../functions/features/notifications/reminders.ts';

// The quiet hours of a person, in their time zone, and the reminders that would fall into them.

const HOUR = 3_600_000;
const NIGHT = { from: '22:00', to: '07:00' };
const utc = (text: string): number => Date.parse(`${text}Z`);
const shown = (moment: number): string => new Date(moment).toISOString().slice(0, 16);

describe('quiet hours', () => {
  it.each([
    { zone: 'UTC', at: '2026-11-23T21:59', quiet: undefined },
    { zone: 'UTC', at: '2026-11-23T22:00', quiet: ['2026-11-23T22:00', '2026-11-24T07:00'] },
    { zone: 'UTC', at: '2026-11-24T06:59', quiet: ['2026-11-23T22:00', '2026-11-24T07:00'] },
    { zone: 'UTC', at: '2026-11-24T07:00', quiet: undefined },
    { zone: 'Asia/Seoul', at: '2026-11-23T13:30', quiet: ['2026-11-23T13:00', '2026-11-23T22:00'] },
    { zone: 'America/New_York', at: '2026-11-23T13:30', quiet: undefined },
    // The nights of the change of clocks have nine hours of the wall, and one more or less of time.
    { zone: 'Europe/Berlin', at: '2026-10-24T21:00', quiet: ['2026-10-24T20:00', '2026-10-25T06:00'] },
    { zone: 'Europe/Berlin', at: '2026-03-29T01:30', quiet: ['2026-03-28T21:00', '2026-03-29T05:00'] },
    { zone: 'Pacific/Auckland', at: '2027-01-01T00:30', quiet: undefined },
    { zone: 'Pacific/Auckland', at: '2026-12-31T12:30', quiet: ['2026-12-31T09:00', '2026-12-31T18:00'] },
  ])('of $zone at $at are $quiet', ({ zone, at, quiet }) => {
    const found = quietAt({ zone, quiet: NIGHT }, utc(at));
    expect(found && [shown(found.from), shown(found.to)]).toEqual(quiet);
  });

  it('of one day, and those of a person without a zone, which are of UTC', () => {
    const noon = { quiet: { from: '12:00', to: '13:30' } };
    expect(quietAt(noon, utc('2026-11-23T13:29'))).toEqual({
      from: utc('2026-11-23T12:00'),
      to: utc('2026-11-23T13:30'),
    });
    expect(quietAt(noon, utc('2026-11-23T13:30'))).toBeUndefined();
    expect(quietAt({ zone: 'Asia/Seoul' }, utc('2026-11-23T13:30'))).toBeUndefined();
  });

  it('an hour of the day comes next by the clocks of a zone', () => {
    expect(shown(nextAt('Asia/Seoul', 20 * 60, utc('2026-11-23T11:00')))).toBe('2026-11-24T11:00');
    expect(shown(nextAt('Asia/Seoul', 20 * 60, utc('2026-11-23T10:59')))).toBe('2026-11-23T11:00');
    expect(shown(nextAt(undefined, 0, utc('2026-11-23T10:59')))).toBe('2026-11-24T00:00');
  });
});

describe('a reminder that would fall into quiet hours', () => {
  const quietOf = (moment: number) => quietAt({ quiet: NIGHT }, moment);
  const moments = (opened: string, hours: number, remind: readonly number[] = []) =>
    momentsOf(utc(opened), utc(opened) + hours * HOUR, remind, quietOf).map(({ at }) => shown(at));

  it('comes ten minutes before they begin, also in the first half of the time', () => {
    expect(moments('2026-11-23T08:00', 24)).toEqual(['2026-11-23T21:50']);
    expect(moments('2026-11-23T20:00', 12)).toEqual(['2026-11-23T21:50']);
  });

  it('comes at their end, if the question was not open before them and its time is not over', () => {
    expect(moments('2026-11-23T21:50', 10)).toEqual(['2026-11-24T07:00']);
    expect(moments('2026-11-23T21:50', 8)).toEqual([]);
  });

  it('comes once, if several choices fall into the same', () => {
    expect(moments('2026-11-23T08:00', 24, [3 * 3_600, 2 * 3_600, 600])).toEqual([
      '2026-11-23T21:50',
      '2026-11-24T07:50',
    ]);
  });

  it('comes when it would, if it falls into none', () => {
    expect(moments('2026-11-23T12:00', 24)).toEqual(['2026-11-24T08:00']);
  });
});
