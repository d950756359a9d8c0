import type { JsonObject } from '../../../domain/lib/json.ts';
import type { People } from '../ports.ts';
import { keys, type LedgerGame } from './ledger.ts';
import type { Balance } from './schemas.ts';

// How the seats of each scenario do in games of people. It names nobody, and stays when somebody is erased.

type Seats = { readonly [seat: string]: { readonly won: number; readonly shared: number; readonly lost: number } };

/** The balance of a scenario after one more game. */
export function withGame({ games, seats = {} }: JsonObject, game: LedgerGame): JsonObject {
  const winners = game.seats.filter(({ place }) => place === 1).length;
  const after: { [seat: string]: JsonObject } = { ...(seats as unknown as { readonly [seat: string]: JsonObject }) };
  for (const { seat, place } of game.seats) {
    const { won, shared, lost } = (seats as unknown as Seats)[seat] ?? { won: 0, shared: 0, lost: 0 };
    const how = place !== 1 ? 'lost' : winners === 1 ? 'won' : 'shared';
    const before = { won, shared, lost };
    after[seat] = { ...before, [how]: before[how] + 1 };
  }
  return { games: Number(games ?? 0) + 1, seats: after };
}

/** The balance of each scenario of a game that somebody has played to its end in public. */
export async function balanceOf(people: Pick<People, 'list'>, of: string): Promise<readonly Balance[]> {
  const [pk, prefix] = keys.balances(of);
  return (await people.list(pk, prefix)).map(({ sk, value }) => {
    const setup = sk.slice(prefix.length);
    const seats = Object.entries(value.seats as unknown as Seats).map(([seat, counts]) => ({ seat, ...counts }));
    return { ...(setup !== '' && { setup }), games: Number(value.games), seats };
  });
}
