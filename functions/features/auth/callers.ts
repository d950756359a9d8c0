import { sha256 } from '../../../domain/lib/hash.ts';
import { Problem } from '../../platform/http/problem.ts';
import { keepNewest } from '../../platform/kit/newest.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import { keys } from '../people/keys.ts';
import type { Authenticate } from './auth.ts';
import { isGuest } from './users.ts';

/** The person or guest that a token counts for. */
interface Counted {
  /** The person: of a bot account its owner. Equal for all tokens of a person. */
  readonly account: string;
  /** Who acts: the person or one of their bot accounts. */
  readonly user: string;
  /** Guests are free, so the gateway counts them as their address. */
  readonly isGuest: boolean;
}

/** Finds out the person behind an `Authorization` header, before anything else of its request is read. */
export interface Callers {
  /** What was found out lately, without any work. */
  known(authorization: string): Counted | undefined;
  /**
   * Verifies the token and looks up its person. Gives the refusal (401) of a token that is not valid. Throws when it
   * cannot tell.
   */
  find(authorization: string): Promise<Counted | Problem>;
}

/** A revoked token is counted as its person for so long; each operation verifies it again. */
const KNOWN_MS = 60_000;
const MOST_KNOWN = 10_000;

/**
 * Returns the callers of requests, for a gateway that counts them. `service`: built by the first request with a token.
 */
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
