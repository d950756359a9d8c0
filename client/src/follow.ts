import type { Heard, Live } from './live.ts';
import { ME } from './live.ts';
import { isPassing, Unreachable } from './problem.ts';
import { sleep } from './send.ts';
import type { Game, MyEventsAnswer } from './types.ts';

interface Hearing {
  readonly live: Live;
  readonly poll: { readonly alone: number; readonly live: number };
  readonly signal: AbortSignal | undefined;
}

/** Between a change that was told of and an answer that shows it, in milliseconds; it doubles. */
const SOON = 100;

/** Takes what is told; false: it is no news. */
type Taken = (...told: Parameters<Heard>) => boolean;

/**
 * Hears of a game, and of all that concerns the caller. `wait` ends when news is told or when it is time to look; while
 * the reader is `behind`, after a pause that doubles, and never before `pause` milliseconds. While the live channel
 * covers the first name, it polls seldom.
 */
function hearing({ live, poll, signal }: Hearing, ...heard: readonly (readonly [name: string, taken: Taken])[]) {
  let wake = (): void => undefined;
  const stops = heard.map(([name, taken]) =>
    live.watch(name, (...told) => {
      if (taken(...told)) wake();
    }),
  );
  const name = heard[0]?.[0] ?? ME;
  return {
    stop(): void {
      for (const stop of stops) stop();
    },
    async wait(behind: number, pause = 0): Promise<void> {
      const waiting = new AbortController();
      const end = (): void => waiting.abort();
      const soon = behind > 0 ? Math.max(pause, Math.min(poll.alone, SOON * 2 ** behind)) : undefined;
      if (soon === undefined) wake = end;
      signal?.addEventListener('abort', end);
      await sleep(soon ?? (live.covers(name) ? poll.live : poll.alone), signal?.aborted ? signal : waiting.signal);
      signal?.removeEventListener('abort', end);
      wake = () => undefined;
    },
  };
}

/** What was read; or the pause before the next try, in milliseconds, that the service asks for. */
interface Looked<T> {
  readonly found?: T;
  readonly pause?: number;
}

/**
 * Reads. Finds nothing while the service is unreachable, busy or in trouble. Throws other errors, as that there is no
 * such game.
 */
const looked = <T>(reading: Promise<T>): Promise<Looked<T>> =>
  reading.then(
    (found) => ({ found }),
    (error: unknown) => {
      if (!isPassing(error)) throw error;
      return { pause: error instanceof Unreachable ? 0 : 1000 * (error.retryAfter ?? 0) };
    },
  );

interface Following<Read> extends Hearing {
  readonly read: () => Promise<Read>;
  readonly game: string;
  readonly gameOf: (read: Read) => Game;
  /** What else changes while the version stays the same, as text. */
  readonly besides: (read: Read) => string;
  /** What was read before: it is not given again. */
  readonly known?: Read | undefined;
  /** Whether messages to the caller in the game are news. */
  readonly hasPress?: true;
}

/**
 * Returns the seats and their holders. A delayed spectator hears of their changes at once, while the version stays the
 * same.
 */
export const sittingIn = ({ seats }: Game): string => JSON.stringify(seats.map(({ holder }) => holder));

/**
 * A game now, and again after each change, until it is over. What is told is only when to look; what is so is read each
 * time.
 */
export async function* follow<Read>(following: Following<Read>): AsyncGenerator<Read, void, undefined> {
  const { read, game, gameOf, besides, known: first, hasPress, ...how } = following;
  let [known, told, hints] = [first === undefined ? 0 : gameOf(first).version, 0, 0];
  let more = first === undefined ? '' : besides(first);
  const ofGame: Taken = (version, _, isFirst) => {
    told = Math.max(told, version);
    if (version === 0) hints++;
    return isFirst !== true || version > known;
  };
  const ofMe: Taken = (_, written) => {
    if (written === game) hints++;
    return written === game;
  };
  const { wait, stop } = hearing(how, [game, ofGame], ...(hasPress ? [[ME, ofMe] as const] : []));
  try {
    if (first !== undefined && gameOf(first).status === 'over') return;
    if (first !== undefined && told <= known && hints === 0) await wait(0);
    for (let behind = 0; !how.signal?.aborted; ) {
      const before = hints;
      const { found, pause } = await looked(read());
      const match = found && gameOf(found);
      behind = match === undefined || match.version < told ? behind + 1 : 0;
      if (found !== undefined && match !== undefined && match.version >= known) {
        const next = besides(found);
        const isNew = match.version > known || next !== more;
        [known, more] = [match.version, next];
        if (isNew) yield found;
        if (isNew && match.status === 'over') return;
      }
      if (behind > 0 || (told <= known && hints === before)) await wait(behind, pause);
    }
  } finally {
    stop();
  }
}

interface FollowingMe extends Hearing {
  readonly read: (after: string | undefined) => Promise<MyEventsAnswer>;
  /** The cursor to go on from; left out: from now on. */
  readonly after: string | undefined;
}

/**
 * What is new of all games that concern the caller, with the cursor after it: first where it begins, then whenever
 * something is new. That something was written to them is given as soon as it is told, and may be given once more when
 * it is read.
 */
export async function* followMe({ read, after, ...how }: FollowingMe): AsyncGenerator<MyEventsAnswer, void, undefined> {
  let cursor = after;
  let told = 0;
  const written = new Set<string>();
  const { wait, stop } = hearing(how, [
    ME,
    (_, game) => {
      told++;
      if (game !== undefined) written.add(game);
      return true;
    },
  ]);
  try {
    for (let [isFirst, behind] = [true, 0]; !how.signal?.aborted; ) {
      const before = told;
      const { found: page, pause } = await looked(read(cursor));
      behind = page === undefined ? behind + 1 : 0;
      if (page !== undefined) {
        cursor = page.cursor;
        const press = [...new Set([...(page.press ?? []), ...written])];
        written.clear();
        if (isFirst || page.events.length > 0 || press.length > 0)
          yield { ...page, ...(press.length > 0 && { press }) };
        isFirst = false;
      }
      if (behind > 0 || (page?.next === undefined && told === before)) await wait(behind, pause);
    }
  } finally {
    stop();
  }
}
