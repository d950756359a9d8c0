import { hmac } from '../../../domain/lib/hash.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { commandId, gameSecret, pseudonymOf } from '../../../domain/log/pseudonyms.ts';
import type { MatchCommand } from '../../../domain/match/state/commands.ts';
import { isHidden, type Match, seatsOf } from '../../../domain/match/state/state.ts';
import type { Entry, People, Vault } from '../../platform/ports/ports.ts';
import { endsAt } from '../accounts/ending.ts';
import type { Matches } from '../matches/matches.ts';
import { keys } from '../people/keys.ts';

interface Leaving {
  readonly people: Pick<People, 'get' | 'list'>;
  readonly vault: Pick<Vault, 'person'>;
  readonly matches: Pick<Matches, 'load' | 'execute'>;
  now(): number;
}

const WEEK = 7 * 86_400_000;

/**
 * Takes people with ended accounts out of their games by ordinary commands. Leaves lobbies, closes their own lobbies
 * and sandboxes, and resigns seats. Each anonymous game is left at a separate moment within a week, because leaving all
 * at once would link the pseudonyms. The log shows finished steps, so a run can be repeated.
 */
export async function leaveGames(on: Leaving): Promise<number> {
  let left = 0;
  for (const { sk: person } of await on.people.list(...keys.leaving('ending', ''))) {
    const profile = await on.people.get(...keys.profile(person));
    const at = profile && endsAt(profile);
    if (at === undefined || at > on.now()) continue;
    for (const entry of await on.people.list(...keys.own.all(person))) left += await leave(on, person, entry, at);
  }
  return left;
}

/** Returns whether a person has a seat in a game or owns its lobby. */
export const isIn = (match: Match, me: string): boolean =>
  match.status !== 'over' && (seatsOf(match, me).length > 0 || (match.status === 'lobby' && match.owner === me));

async function leave(on: Leaving, person: string, own: Entry, at: number): Promise<number> {
  const game = own.sk.slice('G#'.length);
  // Games played as a guest use that guest's keys.
  const secret = await on.vault.person(keys.own.read(own).of ?? person);
  const loaded = await on.matches.load(game);
  if (secret === undefined || loaded === undefined) return 0;
  const me = pseudonymOf(game, gameSecret(secret, game));
  if (!isIn(loaded.match, me) || (isHidden(loaded.match) && on.now() < momentOf(secret, game, at))) return 0;
  const { match } = loaded;
  const isOwnAlone = match.owner === me && (match.status === 'lobby' || match.settings.sandbox === true);
  const commands: readonly MatchCommand[] = isOwnAlone
    ? [{ type: 'close' }]
    : seatsOf(match, me).map((seat) => ({ type: 'leave', seat }));
  let left = 0;
  for (const [i, command] of commands.entries()) {
    const cmdId = commandId(secret, [game, 'account-ended', String(match.v), String(i)]);
    const { is } = await on.matches.execute({ game, by: { user: me }, cmdId, command });
    if (is === 'committed') left++;
  }
  return left;
}

/** Returns when a person leaves an anonymous game: a secret moment within a week. */
const momentOf = (secret: Uint8Array, game: string, at: number): number => {
  const drawn = Buffer.from(hmac(secret, canonical(['fieldpost/leaving/1', game]))).readUInt32BE(0);
  return at + Math.floor((drawn / 2 ** 32) * WEEK);
};
