import type { IncomingMessage, ServerResponse } from 'node:http';
import { LIMITS, tooLarge } from '../../../../functions/lib/http/body.ts';
import { Problem } from '../../../../functions/lib/http/problem.ts';

/** Bytes of bodies in memory, all together; and of those that are larger than usual, so that usual ones always have room. */
const MOST_HELD = 64 * 1024 * 1024;
const MOST_LARGE = 32 * 1024 * 1024;

export const EMPTY = Buffer.alloc(0);

/** Whether an operation takes bodies that are larger than usual. */
export const isLarge = (most: number): boolean => most > LIMITS.bytes;

/**
 * Reads the body of a request, holds it while `work` is done with it, and lets go. Throws a Problem: it is too large (413), or there is no
 * room (503).
 */
type Bodies = <T>(request: IncomingMessage, response: ServerResponse, most: number, work: (body: Buffer) => Promise<T>) => Promise<T>;

export function bodiesOf(room = MOST_HELD, roomForLarge = MOST_LARGE): Bodies {
  const held = { usual: 0, large: 0 };
  return async (request, response, most, work) => {
    const kind = isLarge(most) ? 'large' : 'usual';
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > most) throw tooLarge(most, announced);
    // A client that asks first whether to send the body is told so now.
    if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      // The connection outlives a body that is not read to its end: the refusal goes over it.
      for await (const chunk of request.iterator({ destroyOnReturn: false })) {
        const { length } = chunk as Buffer;
        size += length;
        held[kind] += length;
        if (size > most) throw tooLarge(most);
        if (held.large > roomForLarge || held.large + held.usual > room) throw noRoom();
        chunks.push(chunk as Buffer);
      }
      return await work(Buffer.concat(chunks));
    } finally {
      held[kind] -= size;
    }
  };
}

const noRoom = (): Problem =>
  new Problem(503, 'BUSY', {
    en: 'too many bodies are being received here; send the same request again, with the same Idempotency-Key',
    ko: '받고 있는 본문이 너무 많습니다. 같은 요청을 같은 Idempotency-Key로 다시 보내십시오.',
  });
