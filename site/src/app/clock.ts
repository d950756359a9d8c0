import { signal } from '@preact/signals';

// The time of the service. Deadlines are the service's, and the clock of a device may be wrong: the `Date` of each
// answer is set against the middle of its request, and the answer with the shortest way is kept. Between answers
// `performance.now()` counts, which no clock moves.

interface Heard {
  /** What the clock of the service showed when `performance.now()` was 0, in milliseconds since 1970. */
  readonly origin: number;
  /** How long the answer was on its way, in milliseconds: so far it may be wrong. */
  readonly way: number;
}

let kept: Heard | undefined;

/** A `Date` tells whole seconds: on average half a second more has gone. */
const HALF = 500;
/**
 * Answers that differ by more than their ways, and this, say that the count stood still, as on a machine that slept.
 */
const AGREE = 2000;
/** Answers out of a cache bring the time of another day. */
const STORED = /immutable|max-age=[1-9]/;

/** How far the clock of the device is ahead, in milliseconds, where it is far enough to be said; else 0. */
export const ahead = signal(0);
const FAR = 30_000;

/** Takes note of the time in an answer; `sent`, `come`: what `performance.now()` showed. */
export function noteTime(headers: Headers, sent: number, come: number): void {
  const at = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(at) || STORED.test(headers.get('cache-control') ?? '')) return;
  const heard: Heard = { origin: at + HALF - (sent + come) / 2, way: come - sent };
  const agree = kept !== undefined && Math.abs(kept.origin - heard.origin) <= kept.way + heard.way + AGREE;
  if (kept === undefined || !agree || heard.way < kept.way) kept = heard;
  const off = Date.now() - now();
  ahead.value = Math.abs(off) > FAR ? off : 0;
}

/** The time of the service, as far as it is known; before its first answer that of the device. */
export const now = (): number => (kept === undefined ? Date.now() : Math.round(kept.origin + performance.now()));
