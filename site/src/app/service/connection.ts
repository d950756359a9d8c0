import type { Fetch } from '@fieldpost/client';
import { signal } from '@preact/signals';
import { noteTime } from '../clock.ts';
import { inNfc } from './nfc.ts';

/** Whether the service answered when it was last asked. */
export const isReachable = signal(navigator.onLine);

/** How often the connection has come back: code that waits for the next try need not wait longer. */
export const returns = signal(0);

/** How often the connection was lost: earlier answers may be out of date. */
let losses = 0;

addEventListener('offline', () => {
  losses++;
  isReachable.value = false;
});
// Whether the service can be reached again, the next request tells.
addEventListener('online', () => {
  isReachable.value = true;
  returns.value++;
});

/** Answers of something on the way that did not reach the service. */
const ON_THE_WAY = [502, 504];

/** Logs are sent as they are: their hashes are over every letter. */
const AS_IT_IS = '/v1/imports';

/**
 * `fetch` that sends text in NFC, and notes what time it is there and whether the service can be reached. A request
 * that the page gave up tells nothing.
 */
export const noting: Fetch = async (url, init) => {
  const before = losses;
  const sent = performance.now();
  try {
    const answer = await fetch(url, url.endsWith(AS_IT_IS) ? init : inNfc(init));
    noteTime(answer.headers, sent, performance.now());
    if (before === losses) isReachable.value = !ON_THE_WAY.includes(answer.status);
    return answer;
  } catch (error) {
    if (init.signal?.aborted !== true) isReachable.value = false;
    throw error;
  }
};
