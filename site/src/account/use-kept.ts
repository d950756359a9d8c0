import { useEffect, useState } from 'preact/hooks';
import { api } from '../app/service/api.ts';

/**
 * Reads what is stored for the reader when the section is shown and again after each change; returns the error, if any.
 */
export function useKept(read: () => Promise<void>): {
  readonly error: unknown;
  send(change: () => Promise<unknown>): void;
} {
  const [error, setError] = useState<unknown>();
  const send = (change: () => Promise<unknown>): void => {
    setError(undefined);
    change().then(read).catch(setError);
  };
  useEffect(() => send(async () => undefined), [api.value]);
  return { error, send };
}
