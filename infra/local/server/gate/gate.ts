import type { IncomingMessage } from 'node:http';
import type { Callers } from '../../../../functions/features/auth/callers.ts';
import { networkOf } from '../../../../functions/platform/http/address.ts';
import type { Problem } from '../../../../functions/platform/http/problem.ts';
import { type Proxies, proxiesIn } from './proxies.ts';
import { type Sender, type Turns, turnsOf } from './turns.ts';

/** Concurrent requests of one line. In the cloud each has a separate machine. */
const AT_ONCE = 4;

/** What is known of a request before its body is read. */
interface Arrival {
  readonly address: string;
  readonly sender: Sender;
  /** Why its token is not valid; `undefined`: it is valid, or absent. */
  readonly refusal: Problem | undefined;
}

/** Counts all requests and live connections. */
export interface Gate {
  readonly proxies: Proxies;
  addressOf(request: IncomingMessage): string;
  /** Returns the line of a request: its person's, or the address's for guests and without a valid token. */
  arrivalOf(request: IncomingMessage, authorization: string | undefined): Promise<Arrival>;
  /** Returns the line of an address for requests outside of operations: documents and unknown paths. */
  visitorOf(request: IncomingMessage): Sender;
  readonly turns: Turns;
}

/** Where large bodies wait to be read. A sender has few at once, and slow ones delay only others like them. */
export const largeOf = ({ line, member }: Sender): Sender => ({ line: `large ${line}`, member });

interface Keepers {
  /** Returns the person of a token. `undefined`: every token counts as its address. */
  readonly callers?: Callers;
  readonly proxies?: Proxies;
}

export function gateOf({ callers, proxies = proxiesIn(undefined) }: Keepers = {}): Gate {
  const turns = turnsOf(AT_ONCE);
  const addressOf = ({ socket, headers }: IncomingMessage): string =>
    proxies.clientOf(socket.remoteAddress, headers['x-forwarded-for']);
  return {
    proxies,
    addressOf,
    turns,
    visitorOf: (request) => ({ line: `visitor ${networkOf(addressOf(request))}`, member: '' }),
    async arrivalOf(request, authorization) {
      const address = addressOf(request);
      const line = `address ${networkOf(address)}`;
      const nobody = { address, sender: { line, member: '' }, refusal: undefined };
      if (callers === undefined || authorization === undefined) return nobody;
      // Verifying is expensive too, so only a few tokens of an address are verified at once.
      const verify = (): ReturnType<Callers['find']> => callers.find(authorization);
      const found =
        callers.known(authorization) ??
        (await turns({ line: `verify ${line}`, member: '' }, true, verify).catch(() => undefined));
      if (found === undefined) return nobody;
      if (!('account' in found)) return { ...nobody, refusal: found };
      const { account, user, isGuest } = found;
      return { address, refusal: undefined, sender: { line: isGuest ? line : `person ${account}`, member: user } };
    },
  };
}
