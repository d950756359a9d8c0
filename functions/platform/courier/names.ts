import { Resolver } from 'node:dns/promises';
import { isPublic } from './addresses.ts';

/** Asks for the addresses of a name, until it is told to stop. Throws when nobody answers, or the name has none. */
export type Resolve = (name: string, until: AbortSignal) => Promise<readonly string[]>;

/** A name may have at most this many addresses; a name with more has another purpose than to be told. */
const MOST_ADDRESSES = 8;
const TRY_MS = 2_000;

/**
 * Asks name servers, not the system: `dns.lookup` has four threads for all who ask, and a slow name server would hold
 * them all. One family of addresses may have none.
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

/**
 * The addresses of a name; undefined unless every one of them is public: of a name that has others, none is trusted.
 */
export async function publicAddresses(
  resolve: Resolve,
  name: string,
  until: AbortSignal,
): Promise<readonly string[] | undefined> {
  const addresses = await resolve(name, until);
  return addresses.length <= MOST_ADDRESSES && addresses.every(isPublic) ? addresses : undefined;
}
