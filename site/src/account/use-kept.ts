import { useEffect, useState } from 'preact/hooks';
import { api } from '../app/service/api.ts';

/** What is kept for the reader, read when the room is shown and again after each change; and what went wrong. */
export function useKept(read: () => Promise<void>): { readonly error: unknown; send(change: () => Promise<unknown>): void } {
  const [error, setError] = useState<unknown>();
  const send = (change: () => Promise<unknown>): void => {
    setError(undefined);
    change().then(read).catch(setError);
  };
  useEffect(() => send(async () => undefined), [api.value]);
  return { error, send };
}
