import type { Named, Reply, Unmade } from '../platform/http/request.ts';
import { byContent } from './by-content.ts';
import { byEverybody } from './by-everybody.ts';
import { byNothing } from './by-nothing.ts';
import { byVersion } from './by-version.ts';
import type { Kind } from './kind.ts';
import type { Asked, Middleware } from './onion.ts';

/**
 * Tags answers, and answers 304 to a reader who has the answer. The order of the checks protects secrets. A tag is
 * compared only with tags of answers that its reader may see, and the reader's name in the log is read before the
 * answer is built. A 304 of `before` skips `after`, so its headers are set here and in the outer onion.
 */
export function cached(): Middleware {
  return {
    before: async ({ event: request, internal }) => {
      const { answer, tag } = (await kindOf(request).before?.(request)) ?? {};
      if (tag !== undefined) internal.tag = tag;
      return answer;
    },
    after: async (handled) => {
      const { event: request, internal } = handled;
      const reply = handled.response as Reply | Unmade | Named;
      handled.response = await kindOf(request).after(reply, request, internal.tag);
    },
  };
}

const KINDS = { version: byVersion, content: byContent, everybody: byEverybody, nothing: byNothing };

const kindOf = ({ operation }: Asked): Kind => KINDS[operation.cache?.by ?? 'version'];
