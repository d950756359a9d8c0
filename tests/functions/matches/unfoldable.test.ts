import { expect, it } from 'vitest';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import type { Commit } from '../../../domain/log/commit.ts';
import { unfoldable } from '../../../functions/features/matches/unfoldable.ts';
import type { Service } from '../../../functions/wiring/service.ts';
import { forkOf, open, seated, type Table } from '../../kit/table.ts';

// A log that cannot be followed is audited for everybody only if its owner shows the game to everybody now.

it.each([
  { it: 'as it was opened', edits: [], isShown: true },
  { it: 'as its owner has changed it', edits: ['private'], isShown: false },
  { it: 'as its owner has changed it last', edits: ['private', 'public'], isShown: true },
] as const)('a game is shown $it', async ({ edits, isShown }) => {
  const table = open(diplomacy);
  for (const visibility of edits)
    table.send({ user: 'ann' }, { type: 'edit', texts: 'x'.repeat(43), settings: { visibility } });
  expect((await seen(table)) !== undefined).toBe(isShown);
});

it('a fork is not shown, from any origin', async () => {
  const table = seated(diplomacy);
  expect(await seen(table)).toBeDefined();
  expect(await seen(forkOf(table, table.commits.length))).toBeUndefined();
});

/** What is known of the log of a table. */
function seen({ commits, id }: Table) {
  const log = { read: async (): Promise<readonly Commit[]> => commits } as unknown as Service['log']; // It is only read.
  const games = { diplomacy: async () => diplomacy } as unknown as Service['games']; // One game will do.
  return unfoldable({ log, games }, id);
}
