import { describe, expect, it } from 'vitest';
import { type Chance, chanceOf, stoppedChance } from '../../domain/contract/chance.ts';
import type { GameEvent } from '../../domain/contract/game.ts';
import type { SeatId } from '../../domain/lib/ids.ts';
import type { Json } from '../../domain/lib/json.ts';
import { G } from '../../domain/log/times.ts';
import { askOf, asksOf, isWaited } from '../../domain/match/clock/questions.ts';
import { decide } from '../../domain/match/decide/decide.ts';
import { dryRun, lapseOf } from '../../domain/match/desk/preview.ts';
import type { Match } from '../../domain/match/state/state.ts';
import { frozen } from '../kit/frozen.ts';
import { sampleSize } from '../kit/long.ts';
import { matchesOf, positionsOf } from '../kit/matches.ts';
import { sampleFor } from '../kit/play.ts';
import { random, seedOf } from '../kit/random.ts';
import { ENTRIES } from '../kit/registry.ts';

// "What would happen if" must be true as far as it goes, and end before the first thing that is not the asker's to
// know.

describe.each(ENTRIES)('dry runs of $game.id', (entry) => {
  const { game } = entry;

  const decided = (match: Match, seat: SeatId, command: Json, chance: Chance): readonly GameEvent[] => {
    const result = game.decide(match.state, seat, command, chance);
    if (!result.ok) throw new Error(`${result.error.code}: ${result.error.detail}`);
    return result.value;
  };

  it('tell what will happen with any dice, and stop before dice and secrets', () => {
    const below = random(5);
    const ends = { whole: 0, draw: 0, reveal: 0 };
    for (const table of matchesOf(entry)) {
      for (const match of positionsOf(table)) {
        for (const { seat } of game.asks(match.state)) {
          const command = sampleFor(game, match, seat, below);
          const told = dryRun(game, frozen(match), seat, command);
          if (!told.ok) throw new Error(told.error.detail);
          const { events, wouldDraw, wouldReveal } = told.value;
          for (const seed of [101, 102].slice(0, sampleSize(1, 2)).map(seedOf)) {
            const chance = chanceOf(seed, {});
            const real = decided(match, seat, command, chance);
            expect(events).toEqual(real.slice(0, events.length));
            expect(wouldDraw === undefined || Object.keys(chance.draws()).includes(wouldDraw)).toBe(true);
            if (wouldReveal) expect(real[events.length]!.opens ?? real[events.length]!.sealed).toBeDefined();
            if (wouldDraw === undefined && wouldReveal === undefined) expect(events).toHaveLength(real.length);
          }
          expect(events.some(({ opens }) => opens !== undefined)).toBe(false);
          ends[wouldReveal ? 'reveal' : wouldDraw === undefined ? 'whole' : 'draw']++;
        }
      }
    }
    expect(ends.whole).toBeGreaterThan(sampleSize(50, 100));
    // Nothing sealed is ever opened in Napoleonics, and what is drawn comes after a draw; in Kutuzov answers are opened
    // after a draw.
    expect(ends.reveal).toBeGreaterThan(['napoleonics', 'kutuzov'].includes(entry.game.id) ? -1 : 10);
    expect(ends.draw).toBeGreaterThan(entry.game.id === 'diplomacy' ? -1 : sampleSize(40, 100));
  });

  it('refuse what the rules refuse, with the same words', () => {
    const below = random(6);
    let refused = 0;
    for (const table of matchesOf(entry)) {
      for (const match of positionsOf(table)) {
        const asked = game.asks(match.state).map(({ seat }) => seat);
        const command = sampleFor(game, match, asked[0]!, below);
        for (const { seat } of match.chairs) {
          const told = dryRun(game, match, seat, command);
          if (told.ok) continue;
          const real = askOf(game, match, seat) && game.decide(match.state, seat, command, stoppedChance);
          expect(told.error).toEqual(
            real === undefined ? expect.objectContaining({ code: 'NOT_ASKED' }) : !real.ok && real.error,
          );
          refused++;
        }
      }
    }
    expect(refused).toBeGreaterThan(sampleSize(50, 100));
  });

  it('show of a lapse what the clock answers when the deadline passes', () => {
    let compared = 0;
    for (const table of matchesOf(entry)) {
      for (const match of positionsOf(table)) {
        const seat = asksOf(game, match).find(isWaited)?.seat;
        const lapse = seat === undefined ? undefined : lapseOf(game, match, seat);
        if (seat === undefined || lapse === undefined) continue;
        const order = { by: 'clock', at: match.at + G, command: { type: 'tick' } } as const;
        const ticked = decide(game, { ...match, due: match.at }, order, table.seed);
        if (!ticked.ok) throw new Error(ticked.error.detail);
        const real = ticked.value.events.filter(({ type }) => !type.startsWith('match/'));
        const shown = dryRun(game, match, seat, lapse);
        if (!shown.ok) throw new Error(shown.error.detail);
        const { events } = shown.value;
        expect(real.slice(0, events.length)).toEqual(events);
        if (events.length > 0) compared++;
      }
    }
    expect(compared).toBeGreaterThan(sampleSize(50, 100));
  });

  it('show of a lapse a command that would be accepted', () => {
    for (const table of matchesOf(entry)) {
      for (const match of positionsOf(table).filter((_, i) => i % sampleSize(3, 1) === 0)) {
        for (const { seat } of match.chairs) {
          const lapse = lapseOf(game, match, seat);
          expect(lapse === undefined).toBe(askOf(game, match, seat) === undefined);
          if (lapse !== undefined) expect(dryRun(game, match, seat, lapse).ok).toBe(true);
        }
      }
    }
  });

  it('are refused before the start and after the end', () => {
    const [table] = matchesOf(entry);
    const { seat } = table!.match.chairs[0]!;
    for (const match of [table!.matches[1]!, table!.match]) {
      expect(dryRun(game, match, seat, {})).toMatchObject({ ok: false, error: { code: 'NOT_PLAYING' } });
    }
  });
});
