import { uptime } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLOCKS_DIFFER } from '../../../domain/log/times.ts';

/** Tells whether this machine's clock can be trusted. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Returns what is wrong with it, in words for the report; `undefined` if no fault is known. */
  fault(): string | undefined;
  /** Returns whether another machine's clock agrees with it. Only then is a game's time set back. */
  isVouchedFor(): boolean;
  /** Resolves after a number of milliseconds. */
  pause(milliseconds: number): Promise<void>;
  /** Receives an answer of the store between two times of this clock, and its `Date`. */
  heard(asked: number, answered: number, date: string | undefined): void;
}

/** A date header has whole seconds. */
const SECOND = 1_000;

/**
 * Returns milliseconds since this machine started. Nobody can set this clock, and it runs while the machine sleeps,
 * unlike a process's clock.
 */
export const sinceBoot = (): number => uptime() * SECOND;

/**
 * Compares the clock of this machine with a second one. `steady`: a clock of the same machine that cannot be set; the
 * two differ if the time was set. Without it: the `Date` of the store's answers. A difference of more than 5 s is a
 * fault, until they agree again.
 */
export function clockOf(wall: () => number, steady?: () => number): Clock {
  const apart = steady === undefined ? 0 : wall() - steady();
  let store: string | undefined;
  let isHeard = false;
  const set = (): string | undefined => {
    if (steady === undefined) return undefined;
    const by = Math.round(wall() - steady() - apart);
    return Math.abs(by) > CLOCKS_DIFFER
      ? `the clock of this machine was set by ${by} ms while the server ran`
      : undefined;
  };
  return {
    now: wall,
    pause: async (milliseconds) => {
      await sleep(milliseconds);
    },
    fault: () => set() ?? store,
    isVouchedFor: () => steady === undefined && isHeard && store === undefined,
    heard(asked, answered, date) {
      const then = Date.parse(date ?? '');
      if (Number.isNaN(then)) return;
      isHeard = true;
      const isOff = then > answered + CLOCKS_DIFFER || then + SECOND < asked - CLOCKS_DIFFER;
      store = isOff ? `the clock of this machine is ${asked - then} ms ahead of the store's` : undefined;
    },
  };
}
