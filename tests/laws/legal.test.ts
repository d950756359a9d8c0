import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../domain/contract/chance.ts';
import { admits } from '../../domain/contract/legal.ts';
import type { SeatId } from '../../domain/lib/ids.ts';
import { type Json, same } from '../../domain/lib/json.ts';
import type { Match } from '../../domain/match/state/state.ts';
import type { Entry } from '../kit/entry.ts';
import { sampleSize } from '../kit/long.ts';
import { matchesOf, positionsOf } from '../kit/matches.ts';
import { mutate, wordsOf } from '../kit/mutate.ts';
import { sampleFor } from '../kit/play.ts';
import { type Below, oneOf, random } from '../kit/random.ts';
import { ENTRIES } from '../kit/registry.ts';
import type { Table } from '../kit/table.ts';

// A client that knows only the grammar can play every game only if the grammar offers what the rules accept, and
// nothing else.

const grammarOf = ({ game }: Entry, match: Match, seat: SeatId) => game.legal(game.view(match.state, [seat]), seat);

/** What the rules say to a command: `accepted`, or the code of the refusal. */
const verdict = ({ game }: Entry, table: Table, match: Match, seat: SeatId, command: Json): string => {
  const decided = game.decide(match.state, seat, command, chanceOf(table.seed, match.draws));
  return decided.ok ? 'accepted' : decided.error.code;
};

/** Commands one change away from a legal one that are still commands of this game. */
function mutants(entry: Entry, match: Match, seat: SeatId, below: Below): readonly Json[] {
  const asked = entry.game.asks(match.state).map((ask) => ask.seat);
  const commands = asked.map((each) => sampleFor(entry.game, match, each, below));
  const words = [...wordsOf(asked.map((each) => grammarOf(entry, match, each)) as unknown as Json)];
  const start = oneOf(below, [
    ...commands,
    ...(asked.includes(seat) ? [sampleFor(entry.game, match, seat, below)] : []),
  ]);
  const changed = Array.from({ length: 8 }, () => mutate(start, { words, commands }, below));
  return [...commands, ...changed].filter((each) => {
    const parsed = entry.game.schemas.command.safeParse(each);
    return parsed.success && same(parsed.data as Json, each);
  });
}

describe.each(ENTRIES)('the grammar of $game.id', (entry) => {
  it('offers only what the rules accept', () => {
    const below = random(1);
    for (const table of matchesOf(entry)) {
      for (const match of positionsOf(table)) {
        for (const { seat } of entry.game.asks(match.state)) {
          const command = sampleFor(entry.game, match, seat, below);
          expect(admits(grammarOf(entry, match, seat), command)).toBe(true);
          expect(entry.game.schemas.command.safeParse(command)).toMatchObject({ success: true });
          expect([match.v, command, verdict(entry, table, match, seat, command)]).toEqual([
            match.v,
            command,
            'accepted',
          ]);
        }
      }
    }
  });

  it('admits a command exactly when the rules accept it, also one that is slightly wrong or another seat’s', () => {
    const below = random(2);
    const verdicts = { accepted: 0, refused: 0 };
    for (const table of matchesOf(entry)) {
      for (const match of positionsOf(table)) {
        const { seat } = oneOf(below, match.chairs);
        const grammar = grammarOf(entry, match, seat);
        for (const command of mutants(entry, match, seat, below)) {
          const said = verdict(entry, table, match, seat, command);
          expect({ v: match.v, seat, command, said, admitted: admits(grammar, command) }).toMatchObject({
            admitted: said === 'accepted',
          });
          verdicts[said === 'accepted' ? 'accepted' : 'refused']++;
        }
      }
    }
    expect(verdicts.accepted).toBeGreaterThan(sampleSize(150, 300));
    expect(verdicts.refused).toBeGreaterThan(sampleSize(400, 1000));
  });

  it('offers nothing to a seat that is not asked, nor when the game is over', () => {
    for (const table of matchesOf(entry)) {
      for (const match of positionsOf(table)) {
        const asked = entry.game.asks(match.state).map(({ seat }) => seat);
        for (const { seat } of match.chairs.filter((chair) => !asked.includes(chair.seat))) {
          expect(grammarOf(entry, match, seat)).toEqual({ is: 'oneOf', of: [] });
        }
      }
    }
  });
});
