import { describe, expect, it } from 'vitest';
import type { Json } from '../../domain/lib/json.ts';
import type { Commit } from '../../domain/log/commit.ts';
import { fold, NOTHING } from '../../domain/match/fold/evolve.ts';
import type { Match } from '../../domain/match/state/state.ts';
import { frozen } from '../kit/frozen.ts';
import { sampleSize } from '../kit/long.ts';
import { matchesOf } from '../kit/matches.ts';
import { ENTRIES } from '../kit/registry.ts';
import type { Table } from '../kit/table.ts';

// A position is nothing but its log folded. Every fold, from the start or from any snapshot, must give the same bytes.

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Folds a log, taking the match through a snapshot after every `every` commits. */
const foldedWithSnapshots = (table: Table, every: number): Match =>
  table.commits.reduce((match, commit, i) => {
    const next = fold(table.game, match, commit);
    return (i + 1) % every === 0 ? throughJson(next) : next;
  }, NOTHING);

describe.each(ENTRIES)('the fold of $game.id', (entry) => {
  const tables = matchesOf(entry);

  it('gives the match that was played, from commits that went through JSON, and changes nothing it is given', () => {
    for (const table of tables) {
      let match: Match = frozen(throughJson(NOTHING));
      table.commits.forEach((commit, i) => {
        match = frozen(fold(entry.game, match, frozen(throughJson<Commit>(commit))));
        expect(match).toStrictEqual(table.matches[i + 1]);
      });
    }
  });

  it('gives matches that survive JSON', () => {
    for (const table of tables) {
      for (const match of table.matches) expect(throughJson(match)).toStrictEqual(match);
    }
  });

  it.each([1, 3, 20])('gives the same bytes with a snapshot every %i commits', (every) => {
    for (const table of tables)
      expect(JSON.stringify(foldedWithSnapshots(table, every))).toBe(JSON.stringify(table.match));
  });

  it('refuses a commit that does not follow', () => {
    const [table] = tables;
    expect(() => fold(entry.game, table!.matches[1]!, table!.commits[2]!)).toThrow(/does not follow/);
  });

  it('keeps what must not vanish or multiply', () => {
    for (const table of tables) {
      for (const { v, state } of table.matches)
        expect([v, state === undefined ? [] : entry.conserved(state as Json)]).toEqual([v, []]);
    }
  });
});

describe.each(ENTRIES.filter(({ game }) => game.undoable.length > 0))('takebacks in $game.id', (entry) => {
  it('give back exactly the position before the step, under new names', () => {
    let taken = 0;
    for (const table of matchesOf(entry)) {
      table.commits.forEach(({ envelope }, i) => {
        const types = envelope.events.map(({ type }) => type);
        const back = envelope.events.find(({ type }) => type === 'match/took-back');
        if (back === undefined || types.some((type) => !(type as string).startsWith('match/'))) return;
        const [before, after] = [table.matches[i]!, table.matches[i + 1]!];
        expect(after.state).toStrictEqual(table.matches[(back.version as number) - 1]!.state);
        expect(after.rewinds).toBe(before.rewinds + 1);
        expect(after.draws).toStrictEqual(before.draws);
        expect(after.due).toBe(before.due);
        taken++;
      });
    }
    expect(taken).toBeGreaterThan(sampleSize(5, 20));
  });

  it('undo no step that asked another seat: what nobody else has seen', () => {
    for (const table of matchesOf(entry)) {
      for (const match of table.matches) {
        const step = match.undo?.since.at(-1);
        if (step === undefined || step.v !== match.v) continue;
        expect(entry.game.asks(match.state).map(({ seat }) => seat)).toEqual([step.seat]);
      }
    }
  });
});
