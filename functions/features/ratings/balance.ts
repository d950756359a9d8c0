import type { JsonObject } from '../../../domain/lib/json.ts';
import type { People } from '../../platform/ports/ports.ts';
import { howOf, keys, type LedgerGame } from './ledger.ts';
import type { Balance } from './schemas.ts';

// The results of the seats of each scenario in games of people. It names nobody, and stays when a person is erased.

type Seats = { readonly [seat: string]: { readonly won: number; readonly shared: number; readonly lost: number } };

/** The balance of a scenario after one more game. */
export function withGame({ games, seats = {} }: JsonObject, game: LedgerGame): JsonObject {
  const after: { [seat: string]: JsonObject } = { ...(seats as unknown as { readonly [seat: string]: JsonObject }) };
  for (const each of game.seats) {
    const before = (seats as unknown as Seats)[each.seat] ?? { won: 0, shared: 0, lost: 0 };
    const how = howOf(game, each);
    after[each.seat] = { ...before, [how]: before[how] + 1 };
  }
  return { games: Number(games ?? 0) + 1, seats: after };
}

/** Returns the balance of each scenario of a game that people have played to its end in public. */
export async function balanceOf(people: Pick<People, 'list'>, of: string): Promise<readonly Balance[]> {
  const [pk, prefix] = keys.balances(of);
  return (await people.list(pk, prefix)).map(({ sk, value }) => {
    const setup = sk.slice(prefix.length);
    const seats = Object.entries(value.seats as unknown as Seats).map(([seat, counts]) => ({ seat, ...counts }));
    return { ...(setup !== '' && { setup }), games: Number(value.games), seats };
  });
}
