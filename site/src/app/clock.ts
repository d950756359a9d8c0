import { signal } from '@preact/signals';

// The time of the service. Deadlines use its clock; the clock of a device may be wrong. The page compares the `Date` of
// each answer with the middle of its request, and keeps the answer that took the shortest time. Between answers it
// counts with `performance.now()`, which no change of the clock moves.

interface Heard {
  /** What the clock of the service showed when `performance.now()` was 0, in milliseconds since 1970. */
  readonly origin: number;
  /** Duration of the request in milliseconds, which is the largest possible error. */
  readonly way: number;
}

let kept: Heard | undefined;

/** A `Date` has whole seconds: on average it is half a second behind. */
const HALF = 500;
/**
 * Answers that differ by more than their durations and this many milliseconds show that the count stood still, for
 * example while the machine slept.
 */
const AGREE = 2000;
/** Cached answers carry the time of another day. */
const STORED = /immutable|max-age=[1-9]/;

/** How far the clock of the device is ahead, in milliseconds; 0 below the limit that is worth a message. */
export const ahead = signal(0);
const FAR = 30_000;

/** Notes the time in an answer. `sent` and `come` are values of `performance.now()`. */
export function noteTime(headers: Headers, sent: number, come: number): void {
  const at = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(at) || STORED.test(headers.get('cache-control') ?? '')) return;
  const heard: Heard = { origin: at + HALF - (sent + come) / 2, way: come - sent };
  const agree = kept !== undefined && Math.abs(kept.origin - heard.origin) <= kept.way + heard.way + AGREE;
  if (kept === undefined || !agree || heard.way < kept.way) kept = heard;
  const off = Date.now() - now();
  ahead.value = Math.abs(off) > FAR ? off : 0;
}

/** Returns the time of the service; before its first answer, that of the device. */
export const now = (): number => (kept === undefined ? Date.now() : Math.round(kept.origin + performance.now()));
