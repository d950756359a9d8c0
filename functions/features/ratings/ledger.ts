import type * as z from 'zod';
import type { JsonObject } from '../../../domain/lib/json.ts';
import type { People } from '../../platform/ports/ports.ts';
import type { ledgerGameSchema, playedSchema } from './schemas.ts';

/*
 * The ledger, in the table `people`. It names pseudonyms alone, and stays when somebody is erased: whoever repeats it takes from it what
 * was known of them before a game.
 *   Z / D                        the newest day that was rated
 *   Z / B#<of>/<scenario>        how the seats have done there in games of people
 *   Z#<day> / <end>#<game>       how a public game of that day came out, and whose rating it moved
 *   U#<person> / Z#<list>        somebody's rating in a list: a game, and whether it is live or by mail; of programs apart
 *   U#<person> / Y#<of>/<what>   what they have done in a game, a scenario, on a seat
 *   U#<person> / Y               their newest deadlines, met and missed, by game
 *   U#<person> / Yg              their newest games
 */

export const keys = {
  newest: () => ['Z', 'D'] as const,
  balance: (of: string, setup = '') => ['Z', `B#${of}/${setup}`] as const,
  balances: (of: string) => ['Z', `B#${of}/`] as const,
  day: (day: string) => [`Z#${day}`, ''] as const,
  game: (day: string, at: string) => [`Z#${day}`, at] as const,
  rating: (person: string, list: string) => [`U#${person}`, `Z#${list}`] as const,
  ratings: (person: string) => [`U#${person}`, 'Z#'] as const,
  record: (person: string, name: string) => [`U#${person}`, `Y#${name}`] as const,
  records: (person: string) => [`U#${person}`, 'Y#'] as const,
  deadlines: (person: string) => [`U#${person}`, 'Y'] as const,
  games: (person: string) => [`U#${person}`, 'Yg'] as const,
};

export type LedgerGame = Readonly<z.infer<typeof ledgerGameSchema>>;
export type LedgerSeat = LedgerGame['seats'][number];

/** A person's met and missed deadlines, by game, the newest first. */
export type Met = readonly (readonly [day: string, answered: number, missed: number])[];

/** Estimates of a person after days with games, the oldest first. */
export type Moments = readonly (readonly [day: string, mu: number, sigma: number])[];

/** A game of a person. */
export type Played = Readonly<z.infer<typeof playedSchema>>;

const DAY = 86_400_000;
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
export const startOf = (day: string): number => Date.parse(day);
export const dayAfter = (day: string): string => dayOf(startOf(day) + DAY);
export const dayBefore = (day: string): string => dayOf(startOf(day) - DAY);
export const daysBetween = (day: string, later: string): number => Math.round((startOf(later) - startOf(day)) / DAY);

/** Where a game stands among those of its day: by its end. */
export const placeOf = ({ at, game }: Pick<LedgerGame, 'at' | 'game'>): string => `${String(at).padStart(14, '0')}#${game}`;

/** How a seat came out: the only winner, one of several, or none. */
export function howOf({ seats }: Pick<LedgerGame, 'seats'>, { place }: Pick<LedgerSeat, 'place'>): Played['how'] {
  if (place !== 1) return 'lost';
  return seats.filter((each) => each.place === 1).length === 1 ? 'won' : 'shared';
}

/** The games of a day that are in the ledger, in their order. */
export async function gamesOf(people: Pick<People, 'list'>, day: string): Promise<readonly LedgerGame[]> {
  return (await people.list(...keys.day(day))).map(({ value }) => value as unknown as LedgerGame);
}

/** The newest day that was rated. */
export async function newestDay(people: Pick<People, 'get'>): Promise<string | undefined> {
  const entry = await people.get(...keys.newest());
  return entry && String(entry.value.day);
}

/** Puts a game into the ledger of a day, once; gives what stands there. */
export async function entered(people: Pick<People, 'get' | 'put'>, day: string, game: LedgerGame): Promise<LedgerGame> {
  const key = keys.game(day, placeOf(game));
  if (await people.put(...key, game as unknown as JsonObject, 0)) return game;
  const entry = await people.get(...key);
  return entry === undefined ? game : (entry.value as unknown as LedgerGame);
}
