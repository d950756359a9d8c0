import { uptime } from 'node:os';
import { describe, expect, it } from 'vitest';
import { clockOf, sinceBoot } from '../../../functions/platform/kit/clock.ts';

const NOON = Date.UTC(2026, 0, 1, 12);
const date = (at: number): string => new Date(at).toUTCString();

describe('a clock held against the store’s', () => {
  const heard = (ahead: number, took = 0): string | undefined => {
    const clock = clockOf(() => NOON);
    clock.heard(NOON, NOON + took, date(NOON - ahead));
    return clock.fault();
  };

  it.each([0, 999, 5_000, -5_000])('is right when it is %i ms ahead', (ahead) => {
    expect(heard(ahead)).toBeUndefined();
  });

  it.each([7_000, -6_000, 3_600_000])('is wrong when it is %i ms ahead', (ahead) => {
    expect(heard(ahead)).toMatch(/ahead of the store/);
  });

  it('is not blamed for an answer that took long', () => {
    expect(heard(-9_000, 5_000)).toBeUndefined();
  });

  it('is right again as soon as they agree, and vouched for once the store was heard', () => {
    const clock = clockOf(() => NOON);
    expect(clock.isVouchedFor()).toBe(false);
    clock.heard(NOON, NOON, date(NOON - 60_000));
    expect([clock.fault() !== undefined, clock.isVouchedFor()]).toEqual([true, false]);
    clock.heard(NOON, NOON, undefined);
    expect(clock.fault()).toBeDefined();
    clock.heard(NOON, NOON, date(NOON));
    expect([clock.fault(), clock.isVouchedFor()]).toEqual([undefined, true]);
  });
});

describe('a clock held against one that nobody sets', () => {
  it('is held against that of the machine, which goes on while it sleeps; that of a process stands still', () => {
    expect(Math.abs(sinceBoot() - uptime() * 1000)).toBeLessThan(5_000);
  });

  it('is wrong once it was set by more than 5 s, until it is set back', () => {
    let [wall, steady] = [NOON, 0];
    const clock = clockOf(
      () => wall,
      () => steady,
    );
    wall += 60_000;
    steady += 60_000;
    expect(clock.fault()).toBeUndefined();
    wall += 5_001;
    expect(clock.fault()).toMatch(/set by 5001 ms/);
    wall -= 20_000;
    expect(clock.fault()).toMatch(/set by -14999 ms/);
    wall += 15_000;
    expect(clock.fault()).toBeUndefined();
    expect(clock.isVouchedFor()).toBe(false);
  });
});
