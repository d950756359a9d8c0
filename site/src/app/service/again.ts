import { useEffect } from 'preact/hooks';
import { changes } from './waiting.ts';

/** How often a visible list is read again, in milliseconds. */
const PAUSE = 15_000;

/** Reads now, on news for the reader, when the page becomes visible, and at a fixed interval while it is visible. */
export function useAgain(
  read: (signal: AbortSignal) => Promise<void>,
  on: readonly unknown[],
  failed: (caught: unknown) => void,
): void {
  const news = changes.value;
  useEffect(() => {
    const end = new AbortController();
    const now = (): void => {
      if (document.visibilityState === 'visible')
        read(end.signal).catch((caught: unknown) => !end.signal.aborted && failed(caught));
    };
    now();
    const timer = setInterval(now, PAUSE);
    document.addEventListener('visibilitychange', now);
    return () => {
      end.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', now);
    };
  }, [...on, news]);
}
