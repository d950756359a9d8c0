import { hmac, toBase64url } from '../../../domain/lib/hash.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { isHidden, type Match, type Sitting } from '../../../domain/match/state/state.ts';
import type { People } from '../../platform/ports/ports.ts';
import { keys } from './keys.ts';

/*
 * U#<person> / M#<id>   whom a person has blocked. Either `account`, whoever that is anywhere; or `game`, `seat` and `since` alone: whoever
 *                       sat down then at a seat of an anonymous game. Nothing else is kept of them, not even their pseudonym: that two
 *                       sittings are one person's would follow from it. Lifted: nothing.
 */

/** What a block names: an account, by the claim of its handle or by a seat; or a sitting in an anonymous game. */
export type Named =
  | { readonly account: string; readonly claim: string }
  | { readonly account: string; readonly game: string; readonly seat: string }
  | { readonly since: number; readonly game: string; readonly seat: string };

/** The id of a block: whoever is blocked twice is one line. Nobody else can compute it. */
export const blockId = (secret: Uint8Array, named: Named): string => {
  const what = 'account' in named ? [named.account] : [named.game, named.seat, named.since];
  return `b${toBase64url(hmac(secret, canonical(['fieldpost/block/1', ...what]))).slice(0, 21)}`;
};

/** Whose programs and games somebody's are: a program is its owner, a guest whoever took their games over. */
export async function accountOf(people: Pick<People, 'get'>, person: string): Promise<string> {
  const profile = await people.get(...keys.profile(person));
  const { taken, owner } = profile === undefined ? {} : keys.profile.read(profile);
  return taken ?? owner ?? person;
}

/** The account behind a pseudonym of a game; undefined: erased. */
export async function accountBehind(people: Pick<People, 'get'>, game: string, pseudonym: string): Promise<string | undefined> {
  const behind = await people.get(...keys.behind(game, pseudonym));
  return behind && accountOf(people, keys.behind.read(behind).person);
}

/** Whom somebody has blocked. */
interface Blocked {
  readonly isNobody: boolean;
  /** Whether an account is blocked. */
  account(account: string | undefined): boolean;
  /** Whether somebody at a seat of an anonymous game is. What is blocked by name does not count there: it would say who sits there. */
  masked(game: string, sitting: Pick<Sitting, 'seat' | 'since'>): boolean;
}

const NOBODY: Blocked = { isNobody: true, account: () => false, masked: () => false };

/** Whom a person has blocked; of a program, also whom its owner has. */
export async function blockedBy(people: Pick<People, 'list'>, ...persons: readonly (string | undefined)[]): Promise<Blocked> {
  const known = [...new Set(persons.filter((each) => each !== undefined))];
  const all = (await Promise.all(known.map((person) => people.list(...keys.block.all(person))))).flat().map(keys.block.read);
  if (all.length === 0) return NOBODY;
  return {
    isNobody: false,
    account: (account) => account !== undefined && all.some((each) => each.account === account),
    masked: (game, { seat, since }) => all.some((each) => each.game === game && each.seat === seat && each.since === since),
  };
}

/** Whether whoever sat down at a seat of a match is blocked, as far as blocks count there. */
export async function isBlockedIn(people: Pick<People, 'get'>, blocked: Blocked, match: Match, sitting: Sitting): Promise<boolean> {
  if (blocked.isNobody) return false;
  if (isHidden(match)) return blocked.masked(match.game, sitting);
  return blocked.account(await accountBehind(people, match.game, sitting.user));
}
