import { Resolver } from 'node:dns/promises';
import { isPublic } from './addresses.ts';

/** Resolves the addresses of a name, until it is stopped. Throws without an answer or addresses. */
export type Resolve = (name: string, until: AbortSignal) => Promise<readonly string[]>;

/** Maximum number of addresses of a name. A receiver of notifications has fewer. */
const MOST_ADDRESSES = 8;
const TRY_MS = 2_000;

/**
 * Queries name servers directly. `dns.lookup` has only four threads, which a slow name server would block. One family
 * of addresses may be empty.
 */
export const askNameServers: Resolve = async (name, until) => {
  until.throwIfAborted();
  const resolver = new Resolver({ timeout: TRY_MS, tries: 1 });
  const stop = (): void => resolver.cancel();
  until.addEventListener('abort', stop, { once: true });
  try {
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const addresses = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    if (addresses.length === 0) throw new Error('the name has no address');
    return addresses;
  } finally {
    until.removeEventListener('abort', stop);
  }
};

/** Returns the addresses of a name; `undefined` unless all of them are public. */
export async function publicAddresses(
  resolve: Resolve,
  name: string,
  until: AbortSignal,
): Promise<readonly string[] | undefined> {
  const addresses = await resolve(name, until);
  return addresses.length <= MOST_ADDRESSES && addresses.every(isPublic) ? addresses : undefined;
}
