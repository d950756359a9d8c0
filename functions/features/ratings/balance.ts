import type { JsonObject } from '../../../domain/lib/json.ts';
import type { People } from '../../platform/ports/ports.ts';
import { keys } from './keys.ts';
import { howOf, type LedgerGame } from './ledger.ts';
import type { Balance } from './schemas.ts';

// The results of the seats of each scenario in games between people. It names no person, and stays after an erasure.

type Counts = Omit<ReturnType<typeof keys.record.read>, 'last'>;

/** Returns the balance of a scenario after one more game. */
export function withGame(
  { games = 0, seats = {} }: Partial<ReturnType<typeof keys.balanceOf.read>>,
  game: LedgerGame,
): JsonObject {
  const after: { [seat: string]: Counts } = { ...seats };
  for (const each of game.seats) {
    const was = after[each.seat] ?? { won: 0, shared: 0, lost: 0 };
    const how = howOf(game, each);
    after[each.seat] = { ...was, [how]: was[how] + 1 };
  }
  return { games: games + 1, seats: after };
}

/** Returns the balance of each scenario of a game, from public games that people played to the end. */
export async function balanceOf(people: Pick<People, 'list'>, of: string): Promise<readonly Balance[]> {
  const [pk, prefix] = keys.balances(of);
  return (await people.list(pk, prefix)).map((entry) => {
    const setup = entry.sk.slice(prefix.length);
    const { games, seats } = keys.balanceOf.read(entry);
    return {
      ...(setup !== '' && { setup }),
      games,
      seats: Object.entries(seats).map(([seat, counts]) => ({ seat, ...counts })),
    };
  });
}
