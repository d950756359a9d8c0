import { type Fetch, fieldpost } from '@fieldpost/client';
import { computed } from '@preact/signals';
import { language, token, turnAway } from '../session.ts';
import { noting } from './connection.ts';
import { liveAddress } from './live-address.ts';
import { renewed } from './sign-in.ts';

/**
 * The client of the API for the reader, in the language of the page. A new client ends the connection of the last one.
 */
let last: ReturnType<typeof fieldpost> | undefined;
export const api = computed(() => {
  last?.close();
  const [url, who] = [location.origin, token.value];
  const made = fieldpost({
    url,
    language: language.value,
    liveUrl: () => liveAddress(() => made.getHealth()),
    ...(who === undefined ? { fetch: noting } : { token: who, fetch: asWho(who) }),
  });
  last = made;
  return made;
});

/** Sends a request. Renews a token that the service refuses, or drops it. */
const asWho =
  (who: string): Fetch =>
  async (url, init) => {
    const answer = await noting(url, init);
    if (answer.status !== 401) return answer;
    const next = await renewed(who);
    if (next === undefined) turnAway(who);
    return next === undefined
      ? answer
      : noting(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${next}` } });
  };
