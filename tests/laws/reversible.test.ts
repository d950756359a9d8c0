import { describe, expect, it } from 'vitest';
import { admits, type Legal } from '../../domain/contract/legal.ts';
import { sample } from '../../domain/contract/sampling.ts';
import type { SeatId } from '../../domain/lib/ids.ts';
import type { Json } from '../../domain/lib/json.ts';
import type { Commit } from '../../domain/log/commit.ts';
import { asksOf, isWaited, takebackOf } from '../../domain/match/clock/questions.ts';
import { commitFor } from '../../domain/match/decide/command.ts';
import { dryRun } from '../../domain/match/desk/preview.ts';
import { fold } from '../../domain/match/fold/evolve.ts';
import { chairOf, type Match } from '../../domain/match/state/state.ts';
import { ENGINE_OF_TESTS, nonceOf } from '../kit/engine.ts';
import { sampleSize } from '../kit/long.ts';
import { matchesOf, positionsOf } from '../kit/matches.ts';
import { sampleFor } from '../kit/play.ts';
import { oneOf, random } from '../kit/random.ts';
import { ENTRIES } from '../kit/registry.ts';
import type { Table } from '../kit/table.ts';

// A client sends a command at once, with the click that completes it, where the grammar says that it can be taken back.
// So that must be true whatever others have sealed, ordered or left as standing orders.

/** How many marked commands random games of each game must meet. */
const MARKED: { readonly [game: string]: number } = { napoleonics: 150 };

/** The rows that are marked as a whole, and those with marked values, with these alone. */
function markedRows(legal: Legal): readonly Legal[] {
  const rows = legal.is === 'oneOf' ? legal.of : [legal];
  return rows.flatMap((row): readonly Legal[] => {
    if (row.reversible === true) return [row];
    if (row.is !== 'fields') return [];
    return Object.entries(row.fields).flatMap(([name, node]) => {
      const of = node.is === 'oneOf' ? node.of.filter(({ reversible }) => reversible === true) : [];
      return of.length === 0 ? [] : [{ ...row, fields: { ...row.fields, [name]: { is: 'oneOf' as const, of } } }];
    });
  });
}

/** The commit that a command of a seat makes here, and the match after it. */
function committed({ game, seed }: Table, match: Match, seat: SeatId, command: Json): { commit: Commit; after: Match } {
  const holder = chairOf(match, seat)?.holder;
  const ask = asksOf(game, match).find((each) => each.seat === seat)!.ask;
  const incoming = {
    game: match.game,
    by: { user: holder?.kind === 'user' ? holder.user : '' },
    at: match.at + 1000,
    command: { type: 'act', seat, ask, command } as const,
    cmdId: 'next',
    nonce: nonceOf('next'),
  };
  const made = commitFor(game, match, incoming, seed, { engine: ENGINE_OF_TESTS, form: 2 });
  if (!made.ok) throw new Error(made.error.code);
  return { commit: made.value, after: fold(game, match, made.value) };
}

describe.each(ENTRIES)('what can be taken back of $game.id', (entry) => {
  const { game } = entry;

  it('is what the grammar marks: no draw, no reveal, no question to another seat, and a takeback', () => {
    const below = random(21);
    let marked = 0;
    for (const table of matchesOf(entry)) {
      for (const match of positionsOf(table)) {
        for (const { seat } of asksOf(game, match)) {
          const legal = game.legal(game.view(match.state, [seat]), seat);
          const rows = markedRows(legal);
          if (rows.length === 0) continue;
          const command = sample(oneOf(below, rows), below)!;
          expect(admits(legal, command)).toBe(true);
          const { commit, after } = committed(table, match, seat, command);
          const where = `version ${match.v}: ${JSON.stringify(command)}`;
          expect([where, after.draws]).toEqual([where, match.draws]);
          expect(commit.envelope.events.filter((event) => 'opens' in event || 'sealed' in event)).toEqual([]);
          const asked = asksOf(game, after).filter(isWaited);
          expect([where, asked.filter((each) => each.seat !== seat)]).toEqual([where, []]);
          expect([where, takebackOf(after, [seat])]).toEqual([where, after.v]);
          const told = dryRun(game, match, seat, command);
          expect([where, told.ok && told.value.reversible]).toEqual([where, true]);
          marked++;
        }
      }
    }
    if (MARKED[game.id] === undefined) expect(marked).toBe(0);
    else expect(marked).toBeGreaterThan(MARKED[game.id]!);
  });

  it('is what a dry run says, of any command', () => {
    const below = random(22);
    const said = { yes: 0, no: 0 };
    for (const table of matchesOf(entry)) {
      for (const match of positionsOf(table)) {
        for (const { seat } of asksOf(game, match)) {
          const command = sampleFor(game, match, seat, below);
          const told = dryRun(game, match, seat, command);
          if (!told.ok) throw new Error(told.error.detail);
          said[told.value.reversible ? 'yes' : 'no']++;
          if (!told.value.reversible) continue;
          const { after } = committed(table, match, seat, command);
          expect([match.v, command, takebackOf(after, [seat])]).toEqual([match.v, command, after.v]);
        }
      }
    }
    expect(said.no).toBeGreaterThan(sampleSize(60, 100));
    if (game.undoable.length > 0) expect(said.yes).toBeGreaterThan(5);
    else expect(said.yes).toBe(0);
  });
});
