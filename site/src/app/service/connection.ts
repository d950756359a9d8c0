import type { Fetch } from '@fieldpost/client';
import { signal } from '@preact/signals';
import { noteTime } from '../clock.ts';
import { noteRefusal } from '../maintenance.ts';
import { inNfc } from './nfc.ts';

/** Whether the last request reached the service. */
export const isReachable = signal(navigator.onLine);

/** How often the connection has come back; code that waits for its next try can try at once. */
export const returns = signal(0);

/** How often the connection was lost: earlier answers may be out of date. */
let losses = 0;

addEventListener('offline', () => {
  losses++;
  isReachable.value = false;
});
// The next request shows whether the service can be reached again.
addEventListener('online', () => {
  isReachable.value = true;
  returns.value++;
});

/** Statuses of a proxy that could not reach the service. */
const ON_THE_WAY = [502, 504];

/** Logs are sent unchanged, because their hashes cover every letter. */
const AS_IT_IS = '/v1/imports';

/**
 * `fetch` that sends text in NFC, and notes the time of the service and whether it can be reached. An aborted request
 * says neither.
 */
export const noting: Fetch = async (url, init) => {
  const before = losses;
  const sent = performance.now();
  try {
    const answer = await fetch(url, url.endsWith(AS_IT_IS) ? init : inNfc(init));
    noteTime(answer.headers, sent, performance.now());
    noteRefusal(answer);
    if (before === losses) isReachable.value = !ON_THE_WAY.includes(answer.status);
    return answer;
  } catch (error) {
    if (init.signal?.aborted !== true) isReachable.value = false;
    throw error;
  }
};
