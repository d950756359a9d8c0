import { gameId, gameSecret, pseudonymOf } from '../../../domain/log/pseudonyms.ts';
import { type Match, seatsOf } from '../../../domain/match/state/state.ts';
import { Problem } from '../../platform/http/problem.ts';
import { Busy } from '../../platform/kit/faults.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { Matches } from '../matches/matches.ts';
import { accountOf, blockedBy } from '../people/blocking.ts';
import { invitationKeys as keys } from '../people/keys.ts';
import { behindOf } from '../people/names.ts';
import type { Self } from '../people/persons.ts';
import { inviteSubject } from './invitations.ts';

/** A former player, and the place reserved for them. */
interface Player {
  readonly person: string;
  readonly subject: string;
  readonly name: string;
  readonly place: string;
}

/** Throws a Problem unless the game was played to its end and `me` had a seat then. */
export function unlessPlayed(match: Match, me: string | undefined): asserts me is string {
  if (me === undefined || seatsOf(match, me).length === 0)
    throw new Problem(403, 'NOT_SEATED', { en: 'you hold no seat in this game', ko: '이 게임에 내 자리가 없습니다.' });
  if (match.status === 'over' && match.state !== undefined && match.form === 2) return;
  throw new Problem(409, 'NOT_PLAYED', {
    en: 'a rematch is for a game that was played and is over',
    ko: '끝난 게임만 재대결할 수 있습니다.',
  });
}

/** Returns the players at the end of a game who still exist. Each gets the next place in turn. */
export async function playersOf({ people }: Pick<Ports, 'people'>, match: Match): Promise<readonly Player[]> {
  const behind = await behindOf(people, match);
  const seats = match.chairs.map(({ seat }) => seat);
  return match.chairs.flatMap(({ holder }, i): readonly Player[] => {
    const who = behind.find(({ pseudonym }) => holder?.kind === 'user' && holder.user === pseudonym);
    if (who?.subject === undefined || who.name === undefined) return [];
    return [{ person: who.person, subject: who.subject, name: who.name, place: seats[(i + 1) % seats.length] ?? '' }];
  });
}

/** Returns the new pseudonyms of the former players, by reserved place. Dealt seats are not reserved. */
export async function placesFor(
  { vault }: Pick<Ports, 'vault'>,
  { settings }: Match,
  players: readonly Player[],
  game: string,
) {
  if (settings.anonymous || settings.seating !== 'choose') return {};
  const places: Record<string, string> = {};
  for (const { person, place } of players) {
    const secret = await vault.person(person);
    if (secret !== undefined) places[place] = pseudonymOf(game, gameSecret(secret, game));
  }
  return { places };
}

/** The rematch of a game. */
interface Rematch {
  readonly game: string;
  /** The person who requested it first, and owns it. */
  readonly by: string;
  /** The idempotency key of its opening. */
  readonly key: string;
}

type Rematching = Pick<Ports, 'people' | 'now'> & { readonly matches: Matches };

/** The time in which the first sender must open it. */
const OPENING_MS = 10_000;

/**
 * Finds the one rematch of a game by one conditional write. Of two senders the first owns it. If they do not open it
 * within ten seconds, the next sender takes over. A closed lobby can be replaced.
 */
export async function rematchOf({ people, matches, now }: Rematching, match: Match, self: Self): Promise<Rematch> {
  const entry = await people.get(...keys.rematch(match.game));
  const known = entry && keys.rematch.read(entry);
  const there = known && (await matches.load(known.game))?.match;
  const keyOf = (count: number): string => `rematch ${match.game} ${count}`;
  if (known !== undefined && there !== undefined && there.status !== 'over')
    return { ...known, key: keyOf(known.count) };
  const isMine = known?.by === self.person && there === undefined;
  const isOpening = there === undefined && (known?.at ?? 0) > now() - OPENING_MS;
  if (isOpening && !isMine) throw new Busy('another player is opening the rematch');
  const count = isMine ? known.count : (known?.count ?? 0) + 1;
  const game = gameId(self.secret, keyOf(count));
  const value = { game, by: self.person, count, at: now() };
  if (!isMine && !(await people.put(...keys.rematch(match.game), value, entry?.rev ?? 0)))
    throw new Busy('another player asks for a rematch');
  return { game, by: self.person, key: keyOf(count) };
}

/**
 * Invites the former players except the owner, and the people that the owner has blocked: these could not join. Their
 * reserved places stay, because everybody can read those.
 */
export async function inviteAgain(
  service: Rematching,
  { game, by }: Rematch,
  players: readonly Player[],
): Promise<void> {
  const match = (await service.matches.load(game))?.match;
  if (match === undefined) throw new Busy('the rematch is being opened');
  const { people } = service;
  const blocked = match.settings.anonymous ? undefined : await blockedBy(people, by, await accountOf(people, by));
  for (const { person, subject, name } of players) {
    const isBlocked = blocked?.account(await accountOf(people, person)) === true;
    if (person !== by && !isBlocked) await inviteSubject(service, match, by, { subject, to: name });
  }
}
