import { fromBase64url, hmac, sha256 } from '../../../domain/lib/hash.ts';
import { jsonOf } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { commandId, gameSecret, pseudonymOf } from '../../../domain/log/pseudonyms.ts';
import type { MatchCommand } from '../../../domain/match/state/commands.ts';
import { isHidden, type Match, seatsOf } from '../../../domain/match/state/state.ts';
import type { People, Vault } from '../../platform/ports/ports.ts';
import type { Queue } from '../../platform/ports/queue.ts';
import { isNumber, isText, maybe, shapeOf } from '../../platform/ports/shape.ts';
import { endsAt } from '../accounts/ending.ts';
import type { Matches } from '../matches/matches.ts';
import { keys } from '../people/keys.ts';

interface Leaving {
  readonly people: Pick<People, 'get' | 'list'>;
  readonly vault: Pick<Vault, 'person'>;
  readonly matches: Pick<Matches, 'load' | 'execute'>;
  now(): number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WEEK = 168 * HOUR;

/** A person whose account ended at a time, and one of their games. `of`: the guest as whom they played it. */
interface Leave {
  readonly person: string;
  readonly game: string;
  readonly of?: string;
  readonly at: number;
}

/** A message that takes people out of games. */
export const isLeaves = shapeOf<{ readonly leave: Leave }>({
  leave: shapeOf<Leave>({ person: isText, game: isText, of: maybe(isText), at: isNumber }),
});

/** Returns all games of people with ended accounts that `isTurn` accepts by the person and the end of the account. */
export async function leaves(
  on: Pick<Leaving, 'people' | 'now'>,
  isTurn: (person: string, at: number) => boolean = () => true,
): Promise<readonly Leave[]> {
  const all: Leave[] = [];
  for (const { sk: person } of await on.people.list(...keys.leaving('ending', ''))) {
    const profile = await on.people.get(...keys.profile(person));
    const at = profile && endsAt(profile);
    if (at === undefined || at > on.now() || !isTurn(person, at)) continue;
    for (const own of await on.people.list(...keys.own.all(person))) {
      const { of } = keys.own.read(own);
      all.push({ person, game: own.sk.slice('G#'.length), at, ...(of !== undefined && { of }) });
    }
  }
  return all;
}

/**
 * Sends a message for each game of people with ended accounts: in the first minutes after the end, and then once an
 * hour, in a minute of the person.
 */
export async function sendLeaves(on: Pick<Leaving, 'people' | 'now'>, queue: Queue): Promise<void> {
  const now = on.now();
  const minute = Math.floor(now / MINUTE) % 60;
  const isTurn = (person: string, at: number): boolean =>
    now < at + 5 * MINUTE || Buffer.from(fromBase64url(sha256(person))).readUInt16BE(0) % 60 === minute;
  await queue.send((await leaves(on, isTurn)).map((leave) => ({ body: { leave: jsonOf(leave) } })));
}

/** Returns whether a person has a seat in a game or owns its lobby. */
export const isIn = (match: Match, me: string): boolean =>
  match.status !== 'over' && (seatsOf(match, me).length > 0 || (match.status === 'lobby' && match.owner === me));

/**
 * Takes a person with an ended account out of a game by ordinary commands. Leaves a lobby, closes their own lobby or
 * sandbox, and resigns seats. Each anonymous game is left at a separate moment within a week, because leaving all at
 * once would link the pseudonyms. The log shows finished steps, so this can be repeated. Returns the number of commits.
 */
export async function leave(on: Leaving, { person, game, of, at }: Leave) {
  // A restore may have taken the end of the account back, and the queue still has the message.
  const profile = await on.people.get(...keys.profile(person));
  if (profile === undefined || endsAt(profile) !== at) return 0;
  // Games played as a guest use that guest's keys.
  const secret = await on.vault.person(of ?? person);
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
