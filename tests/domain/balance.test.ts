import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BOT_WINS as OF_KUTUZOV } from '../../domain/kutuzov/edition/bots.ts';
import { setups as kutuzov } from '../../domain/kutuzov/words/setups.ts';
import { BOT_WINS as OF_NAPOLEONICS } from '../../domain/napoleonics/scenarios/bots.ts';
import { setups as napoleonics } from '../../domain/napoleonics/words/setups.ts';

// What is shown of the balance of a scenario is what BALANCE.md says.

/** The rows of a table that begin with one of these cells: the first two numbers after it. */
function rowsIn(file: string, ids: readonly string[]): { readonly [id: string]: readonly number[] } {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      const id = cells[1] ?? '';
      return ids.includes(id)
        ? [
            [
              id,
              cells
                .slice(2)
                .filter((cell) => /^\d+$/.test(cell))
                .slice(0, 2)
                .map(Number),
            ] as const,
          ]
        : [];
    });
  return Object.fromEntries(rows.toReversed());
}

describe('how often bots win', () => {
  it('is what BALANCE.md of Napoleonics says', () => {
    const said = Object.fromEntries(Object.entries(OF_NAPOLEONICS).map(([id, { top, bottom }]) => [id, [top, bottom]]));
    expect(rowsIn('domain/napoleonics/scenarios/BALANCE.md', Object.keys(said))).toEqual(said);
    expect(
      napoleonics('en')
        .map(({ id }) => id)
        .filter((id) => OF_NAPOLEONICS[id] === undefined),
    ).toEqual([]);
  });

  it('is what BALANCE.md of Kutuzov says', () => {
    const said = Object.fromEntries(
      Object.entries(OF_KUTUZOV).map(([id, { imperial, tsarist }]) => [id, [imperial, tsarist]]),
    );
    expect(rowsIn('domain/kutuzov/edition/BALANCE.md', Object.keys(said))).toEqual(said);
    expect(kutuzov('ko')[0]?.facts.bots).toMatchObject([
      { won: OF_KUTUZOV[1]?.imperial },
      { won: OF_KUTUZOV[1]?.tsarist },
    ]);
  });
});
