import { fieldpost } from '@fieldpost/client';
import { computed } from '@preact/signals';
import { noting } from './connection.ts';
import { language, token } from './session.ts';

/** The client of the API for whoever is signed in, in the language of the page. Another one ends the connection of the last. */
let last: ReturnType<typeof fieldpost> | undefined;
export const api = computed(() => {
  last?.close();
  last = fieldpost({
    url: location.origin,
    language: language.value,
    fetch: noting,
    ...(token.value !== undefined && { token: token.value }),
  });
  return last;
});
