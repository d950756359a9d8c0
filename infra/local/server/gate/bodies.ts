import type { IncomingMessage, ServerResponse } from 'node:http';
import { LIMITS, tooLarge } from '../../../../functions/platform/http/body.ts';
import { Problem } from '../../../../functions/platform/http/problem.ts';

/** Bytes of bodies in memory: all together, and large ones, so that usual bodies always fit. */
const MOST_HELD = 64 * 1024 * 1024;
const MOST_LARGE = 32 * 1024 * 1024;

/** A body may be slow for this many seconds. After that, each second must bring the bytes below. */
const SLOW_SECONDS = 5;
const LEAST_A_SECOND = 8 * 1024;

export const EMPTY = Buffer.alloc(0);

/** Whether an operation takes bodies that are larger than usual. */
export const isLarge = (most: number): boolean => most > LIMITS.bytes;

/** A request before its body is read, its time limit, and its line. */
interface Arriving {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly most: number;
  readonly line: string;
}

/**
 * Reads the body of a request and holds it until `work` is done. The worker calls `take` on its turn. Until then the
 * body may be discarded if memory is short and its line holds most. Throws a Problem: 413 if it is too large, 503 if it
 * was discarded.
 */
type Bodies = <T>(arriving: Arriving, work: (take: () => Buffer) => Promise<T>) => Promise<T>;

interface Held {
  readonly line: string;
  readonly isLarge: boolean;
  size: number;
  /** `undefined` after it was taken or discarded. */
  giveUp: ((why: Problem) => void) | undefined;
}

export function bodiesOf({ room = MOST_HELD, roomForLarge = MOST_LARGE, second = 1_000 } = {}): Bodies {
  const all = new Set<Held>();
  const held = { usual: 0, large: 0 };
  const grow = (body: Held, by: number): void => {
    body.size += by;
    held[body.isLarge ? 'large' : 'usual'] += by;
  };
  const letGo = (body: Held): void => {
    if (all.delete(body)) held[body.isLarge ? 'large' : 'usual'] -= body.size;
  };

  /** Discards the oldest bodies of the lines that hold most, until the new one fits. */
  function makeRoom(): void {
    for (;;) {
      const isFullOfLarge = held.large > roomForLarge;
      if (!isFullOfLarge && held.large + held.usual <= room) return;
      const counted = [...all].filter((body) => body.isLarge || !isFullOfLarge);
      const oldest = heaviest(counted).find(({ giveUp }) => giveUp !== undefined);
      if (oldest?.giveUp === undefined) return;
      oldest.giveUp(noRoom());
    }
  }

  return async ({ request, response, most, line }, work) => {
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > most) throw tooLarge(most, announced);
    // Answers a client that asks first whether to send the body (`Expect`).
    if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
    const body: Held = { line, isLarge: isLarge(most), size: 0, giveUp: undefined };
    let chunks: Buffer[] = [];
    const givenUp = new Promise<never>((_, refuse) => {
      body.giveUp = (why) => {
        letGo(body);
        chunks = [];
        body.giveUp = undefined;
        refuse(why);
      };
    });
    const read = async (): Promise<void> => {
      // The connection stays open after an unread body, because the refusal uses it.
      for await (const chunk of request.iterator({ destroyOnReturn: false })) {
        // Drops the rest of a discarded body.
        if (!all.has(body)) continue;
        grow(body, (chunk as Buffer).length);
        if (body.size > most) throw tooLarge(most);
        chunks.push(chunk as Buffer);
        makeRoom();
      }
    };
    const take = (): Buffer => {
      if (body.giveUp === undefined) throw noRoom();
      body.giveUp = undefined;
      return Buffer.concat(chunks);
    };
    all.add(body);
    // Counts ticks instead of time, because nothing arrives while the server is busy.
    let seconds = -SLOW_SECONDS;
    const looking = setInterval(() => {
      if (body.size < ++seconds * LEAST_A_SECOND) body.giveUp?.(tooSlow());
    }, second);
    try {
      await Promise.race([read(), givenUp]);
      clearInterval(looking);
      return await Promise.race([work(take), givenUp]);
    } finally {
      clearInterval(looking);
      letGo(body);
    }
  };
}

/** Returns the bodies of each line that can be discarded, largest line first. */
function heaviest(bodies: readonly Held[]): readonly Held[] {
  const lines = Map.groupBy(bodies, ({ line }) => line);
  const weight = (of: readonly Held[]): number => of.reduce((sum, { size }) => sum + size, 0);
  return [...lines.values()].sort((one, other) => weight(other) - weight(one)).flat();
}

const noRoom = (): Problem =>
  new Problem(503, 'BUSY', {
    en: 'the server is receiving too many bodies; send the same request again, with the same Idempotency-Key',
    ko: '받고 있는 본문이 너무 많습니다. 같은 요청을 같은 Idempotency-Key로 다시 보내세요.',
  });

const tooSlow = (): Problem =>
  new Problem(503, 'BUSY', {
    en: `the body came too slowly: after ${SLOW_SECONDS} seconds, at least ${LEAST_A_SECOND} bytes must come each second`,
    ko: `본문이 너무 느리게 왔습니다. ${SLOW_SECONDS}초가 지나면 초마다 ${LEAST_A_SECOND}바이트 이상 와야 합니다.`,
  });
