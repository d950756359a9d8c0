import type * as z from 'zod';
import { isObject, jsonOf } from '../../../domain/lib/json.ts';
import type { People } from '../../platform/ports/ports.ts';
import { keys } from './keys.ts';
import type { ledgerGameSchema, playedSchema } from './stored-schemas.ts';

export type LedgerGame = Readonly<z.infer<typeof ledgerGameSchema>>;
export type LedgerSeat = LedgerGame['seats'][number];

/** A person's met and missed deadlines, by game, newest first. */
export type Met = readonly (readonly [day: string, answered: number, missed: number])[];

/** Estimates of a person after days with games, oldest first. */
export type Moments = readonly (readonly [day: string, mu: number, sigma: number])[];

/** A game of a person. */
export type Played = Readonly<z.infer<typeof playedSchema>>;

const DAY = 86_400_000;
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
export const startOf = (day: string): number => Date.parse(day);
export const dayAfter = (day: string): string => dayOf(startOf(day) + DAY);
export const dayBefore = (day: string): string => dayOf(startOf(day) - DAY);
export const daysBetween = (day: string, later: string): number => Math.round((startOf(later) - startOf(day)) / DAY);

/** Returns the sort key of a game among those of its day: its end. */
export const placeOf = ({ at, game }: Pick<LedgerGame, 'at' | 'game'>): string =>
  `${String(at).padStart(14, '0')}#${game}`;

/** Returns the end and the game in a place. */
export function gameAt(place: string): { readonly at: number; readonly game: string } {
  const [at = '', game = ''] = place.split('#');
  return { at: Number(at), game };
}

/** Returns the result of a seat: the only winner, one of several, or none. */
export function howOf({ seats }: Pick<LedgerGame, 'seats'>, { place }: Pick<LedgerSeat, 'place'>): Played['how'] {
  if (place !== 1) return 'lost';
  return seats.filter((each) => each.place === 1).length === 1 ? 'won' : 'shared';
}

/** Returns the games of a day in the ledger, in order. */
export async function gamesOf(people: Pick<People, 'list'>, day: string): Promise<readonly LedgerGame[]> {
  return (await people.list(...keys.game.all(day))).map(keys.game.read);
}

/** Number of games that are read at once. */
const A_READ = 200;

/** Returns the games of a day in the ledger from one place to another, in order. */
export async function gamesBetween(
  people: Pick<People, 'between'>,
  day: string,
  from: string,
  to: string,
): Promise<readonly LedgerGame[]> {
  const [pk] = keys.game.all(day);
  const games: LedgerGame[] = [];
  for (let start = from; ; ) {
    const found = await people.between(pk, start, to, A_READ);
    games.push(...found.map(keys.game.read));
    const end = found.at(-1);
    if (end === undefined || found.length < A_READ) return games;
    start = `${end.sk}\u0000`;
  }
}

/** Returns the newest rated day. */
export async function newestDay(people: Pick<People, 'get'>): Promise<string | undefined> {
  const entry = await people.get(...keys.newestDay());
  return entry && keys.newestDay.read(entry).day;
}

/** Adds a game to the ledger of a day, once. Returns the stored entry. */
export async function entered(people: Pick<People, 'get' | 'put'>, day: string, game: LedgerGame): Promise<LedgerGame> {
  const key = keys.game(day, placeOf(game));
  const value = jsonOf(game);
  if (isObject(value) && (await people.put(...key, value, 0))) return game;
  const entry = await people.get(...key);
  return entry === undefined ? game : keys.game.read(entry);
}
