import type { Live } from './live.ts';
import { Unreachable } from './problem.ts';
import { sleep } from './send.ts';
import type { Game } from './types.ts';

interface Following {
  readonly read: () => Promise<Game>;
  readonly live: Live;
  readonly game: string;
  readonly poll: { readonly alone: number; readonly live: number };
  readonly signal: AbortSignal | undefined;
}

/** Between a change that was told of and an answer that shows it, in milliseconds; it doubles. */
const SOON = 100;

/** A game now, and again after each change, until it is over. What is told is only when to look; what is so is read each time. */
export async function* follow({ read, live, game, poll, signal }: Following): AsyncGenerator<Game, void, undefined> {
  let known = 0;
  let told = 0;
  let wake = (): void => undefined;
  const stop = live.watch(game, (version) => {
    told = Math.max(told, version);
    wake();
  });
  const isStopped = (): boolean => signal?.aborted ?? false;

  /** Waits until a newer version is told of, or it is time to look without having been told. */
  async function changed(soon: number | undefined): Promise<void> {
    if (soon === undefined && told > known) return;
    const waiting = new AbortController();
    const end = (): void => waiting.abort();
    if (soon === undefined) wake = end;
    signal?.addEventListener('abort', end);
    await sleep(soon ?? (live.covers(game) ? poll.live : poll.alone), isStopped() ? signal : waiting.signal);
    signal?.removeEventListener('abort', end);
    wake = () => undefined;
  }

  /** The game, or nothing while the service cannot be reached. Other errors, as that there is no such game, end it. */
  const readOrNothing = (): Promise<Game | undefined> =>
    read().catch((error: unknown) => {
      if (error instanceof Unreachable) return undefined;
      throw error;
    });

  try {
    for (let behind = 0; !isStopped(); ) {
      const match = await readOrNothing();
      behind = match === undefined || match.version < told ? behind + 1 : 0;
      if (match !== undefined && match.version > known) {
        known = match.version;
        yield match;
        if (match.status === 'over') return;
      }
      await changed(behind > 0 ? Math.min(poll.alone, SOON * 2 ** behind) : undefined);
    }
  } finally {
    stop();
  }
}
