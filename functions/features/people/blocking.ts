import { hmac, toBase64url } from '../../../domain/lib/hash.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { isHidden, type Match, type Sitting } from '../../../domain/match/state/state.ts';
import type { People } from '../../platform/ports/ports.ts';
import { keys } from './keys.ts';

/*
 * U#<person> / M#<id>: a block of a person. It stores `account`, which counts everywhere, or `game`, `seat` and
 * `since`: the holder of a seat in an anonymous game since a version. It stores no pseudonym, which would link two
 * sittings of one person. A lifted block is empty.
 */

/** The target of a block: an account, by the claim of its handle or by a seat, or a sitting in an anonymous game. */
export type Named =
  | { readonly account: string; readonly claim: string }
  | { readonly account: string; readonly game: string; readonly seat: string }
  | { readonly since: number; readonly game: string; readonly seat: string };

/** Returns the id of a block. The same target has the same id. Only holders of the secret can compute it. */
export const blockId = (secret: Uint8Array, named: Named): string => {
  const what = 'account' in named ? [named.account] : [named.game, named.seat, named.since];
  return `b${toBase64url(hmac(secret, canonical(['fieldpost/block/1', ...what]))).slice(0, 21)}`;
};

/** Returns the account of a person: the owner of a bot account, or the person who took over a guest. */
export async function accountOf(people: Pick<People, 'get'>, person: string): Promise<string> {
  const profile = await people.get(...keys.profile(person));
  const { taken, owner } = profile === undefined ? {} : keys.profile.read(profile);
  return taken ?? owner ?? person;
}

/** Returns the account of a pseudonym in a game; `undefined` if it is erased. */
export async function accountBehind(
  people: Pick<People, 'get'>,
  game: string,
  pseudonym: string,
): Promise<string | undefined> {
  const behind = await people.get(...keys.behind(game, pseudonym));
  return behind && accountOf(people, keys.behind.read(behind).person);
}

/** The blocks of a person. */
interface Blocked {
  readonly isNobody: boolean;
  /** Returns whether an account is blocked. */
  account(account: string | undefined): boolean;
  /**
   * Returns whether the holder of a seat in an anonymous game is blocked. Blocks by name do not count there, because
   * they would reveal the holder.
   */
  masked(game: string, sitting: Pick<Sitting, 'seat' | 'since'>): boolean;
}

const NOBODY: Blocked = { isNobody: true, account: () => false, masked: () => false };

/** Returns the blocks of a person; for a bot account, also those of its owner. */
export async function blockedBy(
  people: Pick<People, 'list'>,
  ...persons: readonly (string | undefined)[]
): Promise<Blocked> {
  const known = [...new Set(persons.filter((each) => each !== undefined))];
  const all = (await Promise.all(known.map((person) => people.list(...keys.block.all(person)))))
    .flat()
    .map(keys.block.read);
  if (all.length === 0) return NOBODY;
  return {
    isNobody: false,
    account: (account) => account !== undefined && all.some((each) => each.account === account),
    masked: (game, { seat, since }) =>
      all.some((each) => each.game === game && each.seat === seat && each.since === since),
  };
}

/** Returns whether the holder of a seat since a version of a match is blocked, as far as blocks count there. */
export async function isBlockedIn(
  people: Pick<People, 'get'>,
  blocked: Blocked,
  match: Match,
  sitting: Sitting,
): Promise<boolean> {
  if (blocked.isNobody) return false;
  if (isHidden(match)) return blocked.masked(match.game, sitting);
  return blocked.account(await accountBehind(people, match.game, sitting.user));
}
