import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../domain/chance.ts';
import { bot } from '../../../../domain/kutuzov/bot/bot.ts';
import { weighed } from '../../../../domain/kutuzov/bot/favourite.ts';
import { foreseen, imperialChance } from '../../../../domain/kutuzov/bot/foresight/foresight.ts';
import { imagined } from '../../../../domain/kutuzov/bot/foresight/imagined.ts';
import { LEARNED } from '../../../../domain/kutuzov/bot/foresight/learned.ts';
import { traitsOf } from '../../../../domain/kutuzov/bot/foresight/traits.ts';
import { after } from '../../../../domain/kutuzov/bot/foresight/trial.ts';
import type { Command } from '../../../../domain/kutuzov/commands.ts';
import { decide } from '../../../../domain/kutuzov/decide.ts';
import { evolve } from '../../../../domain/kutuzov/evolve.ts';
import { kutuzov } from '../../../../domain/kutuzov/index.ts';
import { choosing } from '../../../../domain/kutuzov/legal.ts';
import type { State } from '../../../../domain/kutuzov/state.ts';
import { type View, view } from '../../../../domain/kutuzov/view.ts';
import { eager, play } from '../../../bench/kutuzov-players.ts';
import { seedOf } from '../../../kit/random.ts';
import { drawn, spending as withCp } from '../../kit/kit.ts';

const chance = (seed: number) => chanceOf(seedOf(seed), {});

/** Positions of games at random in which a seat chooses what to spend its CP on, every few of them. */
function spending(scenario: number, seed: number, most: number, options: object = {}): readonly { state: State; seat: string }[] {
  const found: { state: State; seat: string }[] = [];
  let met = 0;
  play({
    scenario,
    seed,
    most,
    options,
    players: { imperial: eager, tsarist: eager },
    watch(state, seat) {
      if (['card', 'deployment', 'grant'].includes(state.frames.at(-1)!.is) && met++ % 8 === 0) found.push({ state, seat });
    },
  });
  return found;
}

const start = (scenario: number): State => {
  const first = kutuzov.initial({ scenario });
  return kutuzov.setup(first, chance(1)).reduce(evolve, first);
};

describe('an imagined game', () => {
  it('looks to its seat like the one that it is imagined from, whatever others hold', () => {
    const met = [...spending(1, 3, 400), ...spending(2, 4, 400, { seating: 'three-imperial' }), ...spending(4, 5, 900, { seating: 'two' })];
    expect(met.length).toBeGreaterThan(10);
    expect(new Set(met.map(({ seat }) => seat)).size).toBeGreaterThan(4);
    for (const { state, seat } of met) {
      const seen = view(state, [seat]);
      const { held, chits, drawCount, homeCount, homeTop, discardTop, ...known } = seen;
      expect(view(imagined(seen), [seat])).toMatchObject(known);
    }
  });
});

describe('what comes of a command', () => {
  it('is what comes of it in the game, where nobody else is asked and nothing is drawn', () => {
    let compared = 0;
    for (const { state, seat } of spending(2, 7, 900)) {
      const power = choosing(view(state, [seat]), seat)!.power;
      for (const { command } of weighed(view(state, [seat]), seat).slice(0, 12)) {
        let drawn = false;
        const noted = {
          draw(_: string, below: number) {
            drawn ||= below > 1;
            return 0;
          },
        };
        const decided = decide(state, seat, command, noted);
        if (!decided.ok || drawn) continue;
        const real = decided.value.reduce(evolve, state);
        if (real.frames.at(-1)?.is !== state.frames.at(-1)?.is) continue;
        const tried = after(imagined(view(state, [seat])), power, command, noted);
        expect({ ...tried.troops }).toEqual({ ...real.troops });
        expect([tried.leaders, tried.flags, tried.frames, tried.morale, tried.attrition]).toEqual([
          real.leaders,
          real.flags,
          real.frames,
          real.morale,
          real.attrition,
        ]);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(30);
  });
});

describe('the traits of a position', () => {
  it('are numbers, the same names in every position', () => {
    const names = new Set<string>();
    for (const { state, seat } of [...spending(1, 11, 600), ...spending(3, 12, 400), ...spending(4, 13, 400)]) {
      const traits = traitsOf(state, view(state, [seat]).held);
      expect(Object.values(traits).filter((value) => !Number.isFinite(value) || Math.abs(value) > 20)).toEqual([]);
      names.add(Object.keys(traits).join());
    }
    expect(names.size).toBe(1);
  });

  it('of the start of scenario 4: 39 to 17 points, 8 Tsarist Keys, the die at +3', () => {
    const state = start(4);
    const traits = traitsOf(state, view(state, ['fn']).held);
    expect(traits).toMatchObject({
      points: 2.2,
      'points, late': 2.2,
      keys: 0.8,
      modifier: 0.6,
      conquest: 0,
      'one capital': 0,
      napoleon: 1,
    });
    expect([traits['control smolensk'], traits['control moscow']]).toEqual([1, -1]);
    expect(traits['imperial sp']).toBe(45 / 20);
  });

  it('are all that weights are of', () => {
    const state = start(1);
    const names = Object.keys(traitsOf(state, view(state, ['fn']).held));
    expect(LEARNED.flatMap(({ weights }) => Object.keys(weights)).filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(LEARNED.map(({ scenario, side }) => `${scenario} ${side}`)).size).toBe(LEARNED.length);
  });
});

describe('a chance of winning', () => {
  it('is less for Imperials whose attrition is severe, and more for those who hold Moscow', () => {
    const state = start(2);
    const { held } = view(state, ['fn']);
    const scales = LEARNED.find(({ scenario }) => scenario === 2)!;
    const now = imperialChance(state, held, scales);
    expect(now).toBeGreaterThan(0);
    expect(now).toBeLessThan(1);
    expect(imperialChance({ ...state, attrition: { ...state.attrition, level: 'severe' } }, held, scales)).toBeLessThan(now);
    expect(imperialChance({ ...state, flags: { ...state.flags, moscow: 'FN' } }, held, scales)).toBeGreaterThan(now);
    expect(() => imperialChance(state, held, { ...scales, weights: { moral: 1 } })).toThrow('there is no moral');
  });
});

describe('the bot', () => {
  it('looks ahead where its side has been learned, and nowhere else', () => {
    const looked = new Set<boolean>();
    const sides = new Set<string>();
    for (const { state, seat } of [...spending(2, 21, 500), ...spending(3, 22, 300), ...spending(4, 23, 300)]) {
      const seen = view(state, [seat]);
      const choices = weighed(seen, seat);
      const side = seat.startsWith('f') ? 'imperial' : 'tsarist';
      // In scenario 4 the Imperials count by what the Tsarists have learned.
      const isLearned = state.scenario === 4 || LEARNED.some((each) => each.scenario === state.scenario && each.side === side);
      expect(foreseen(seen, seat, choices) !== undefined).toBe(isLearned && choices.length > 1);
      looked.add(isLearned && choices.length > 1);
      sides.add(`${state.scenario} ${side}`);
    }
    expect(looked.size).toBe(2);
    expect([...sides].sort()).toEqual(['2 imperial', '2 tsarist', '3 imperial', '3 tsarist', '4 imperial', '4 tsarist']);
  });

  it('never changes a commander for one who is no better: it could do so for ever', () => {
    const state = { ...withCp(drawn('lepel: murat eugene FS 6; smolensk: barclay R1 2'), 'FS', 3), scenario: 2 };
    const seen = view(state, ['fs']);
    const choices = weighed(seen, 'fs');
    expect(choices.filter(({ command }) => command.type === 'command').length).toBeGreaterThan(0);
    const tried = foreseen(seen, 'fs', choices) ?? [];
    expect(tried.length).toBeGreaterThan(0);
    expect(tried.filter(({ command }) => command.type === 'command')).toEqual([]);
  });

  it('chooses the same by a copy of the view with its keys the other way round, whatever it was asked meanwhile', () => {
    const met = spending(2, 31, 1500).filter((each) => each.seat.startsWith('f'));
    const chosen = (seen: View, seat: string): Command => bot(seen, seat, chance(1));
    const first = met.map(({ state, seat }) => chosen(view(state, [seat]), seat));
    expect(first.length).toBeGreaterThan(3);
    expect(met.map(({ state, seat }) => chosen(turned(view(state, [seat])) as View, seat))).toEqual(first);
    expect(met.filter(({ state, seat }, i) => !decide(state, seat, first[i]!, chance(2)).ok)).toEqual([]);
  });
});

/** A copy in which the keys of every object stand the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, each]) => [key, turned(each)]),
  );
}
