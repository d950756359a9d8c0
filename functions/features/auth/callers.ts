import { sha256 } from '../../../domain/lib/hash.ts';
import { Problem } from '../../platform/http/problem.ts';
import { keepNewest } from '../../platform/kit/newest.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import { keys } from '../people/keys.ts';
import type { Authenticate } from './auth.ts';
import { isGuest } from './users.ts';

/** The account that pays for the requests of a token. */
interface Counted {
  /** The person. For a bot account, its owner. The same for all tokens of a person. */
  readonly account: string;
  /** The acting user: the person or one of their bot accounts. */
  readonly user: string;
  /** Guests are free to create, so the gateway counts them by address. */
  readonly isGuest: boolean;
}

/** Finds the person of an `Authorization` header before the rest of the request is read. */
export interface Callers {
  /** Returns the person if they were found recently. Does no other work. */
  known(authorization: string): Counted | undefined;
  /**
   * Verifies the token and looks up its person. Returns the refusal (401) of an invalid token. Throws if the check
   * fails.
   */
  find(authorization: string): Promise<Counted | Problem>;
}

/** How long a revoked token still counts as its person. Each operation verifies the token again. */
const KNOWN_MS = 60_000;
const MOST_KNOWN = 10_000;

/** Returns the callers for a gateway that counts requests. `service`: built by the first request with a token. */
export function createCallers(
  service: () => Promise<Pick<Ports, 'people' | 'subjectOf' | 'now'> & { readonly authenticate: Authenticate }>,
): Callers {
  const seen = new Map<string, { readonly counted: Counted; readonly until: number }>();

  async function countedAs(user: string): Promise<Counted> {
    const { people, subjectOf } = await service();
    const signedIn = await people.get(...keys.signIn(await subjectOf(user)));
    const person = signedIn && keys.signIn.read(signedIn).person;
    const profile = person === undefined ? undefined : await people.get(...keys.profile(person));
    const owner = profile && keys.profile.read(profile).owner;
    return { account: owner ?? person ?? user, user, isGuest: isGuest(user) };
  }

  return {
    known(authorization) {
      const found = seen.get(sha256(authorization));
      return found !== undefined && Date.now() < found.until ? found.counted : undefined;
    },
    async find(authorization) {
      const { authenticate } = await service();
      try {
        const caller = await authenticate(authorization);
        const counted = await countedAs(caller?.user ?? '');
        keepNewest(seen, sha256(authorization), { counted, until: Date.now() + KNOWN_MS }, MOST_KNOWN);
        return counted;
      } catch (caught) {
        if (caught instanceof Problem) return caught;
        throw caught;
      }
    },
  };
}
