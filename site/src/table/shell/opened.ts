import { useEffect } from 'preact/hooks';
import { tellWorker } from '../../app/service/device.ts';

/** Closes the notifications of a game in the tray whenever the reader sees its table. */
export function useOpened(game: string): void {
  useEffect(() => {
    const say = (): void => {
      if (document.visibilityState === 'visible') void tellWorker({ is: 'opened', game });
    };
    say();
    document.addEventListener('visibilitychange', say);
    return () => document.removeEventListener('visibilitychange', say);
  }, [game]);
}
