import { uptime } from 'node:os';
import { CLOCKS_DIFFER } from '../../../domain/log/times.ts';

/** Whether this machine's clock can be trusted. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** What is wrong with it, in words for the report; undefined: nothing that is known. */
  fault(): string | undefined;
  /** Whether another machine's clock agrees with it: only then is a game's time set back. */
  isVouchedFor(): boolean;
  /** An answer of the store that was made between two times here, and its `Date`. */
  heard(asked: number, answered: number, date: string | undefined): void;
}

/** A date header has whole seconds. */
const SECOND = 1_000;

/**
 * Milliseconds since this machine was started. Nobody sets it, and it goes on while the machine sleeps, as that of a
 * process does not.
 */
export const sinceBoot = (): number => uptime() * SECOND;

/**
 * Compares the clock of this machine with a second one. `steady`: a clock on the same machine that cannot be set; the
 * two differ if the time was set. Without it, the store's: the `Date` of its answers. More than 5 s apart is a fault,
 * until they agree again.
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
