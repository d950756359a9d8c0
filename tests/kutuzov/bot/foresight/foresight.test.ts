import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../domain/contract/chance.ts';
import { imagined } from '../../../../domain/kutuzov/ahead/imagined.ts';
import { bot } from '../../../../domain/kutuzov/bot/bot.ts';
import { type Weighed, weighed } from '../../../../domain/kutuzov/bot/favourite.ts';
import { chanceIn, imperialChance } from '../../../../domain/kutuzov/bot/foresight/chances.ts';
import { COURSES } from '../../../../domain/kutuzov/bot/foresight/courses.ts';
import { foreseen } from '../../../../domain/kutuzov/bot/foresight/foresight.ts';
import { LEARNED } from '../../../../domain/kutuzov/bot/foresight/learned.ts';
import { prospectsOf } from '../../../../domain/kutuzov/bot/foresight/prospects.ts';
import { traitsOf } from '../../../../domain/kutuzov/bot/foresight/traits.ts';
import { after } from '../../../../domain/kutuzov/bot/foresight/trial.ts';
import { pursued } from '../../../../domain/kutuzov/bot/objectives/pursued.ts';
import { decide } from '../../../../domain/kutuzov/decide.ts';
import type { Command } from '../../../../domain/kutuzov/frames/commands.ts';
import { kutuzov } from '../../../../domain/kutuzov/index.ts';
import { choosing } from '../../../../domain/kutuzov/legal.ts';
import type { State } from '../../../../domain/kutuzov/state/state.ts';
import { type View, view } from '../../../../domain/kutuzov/state/view.ts';
import { evolve } from '../../../../domain/kutuzov/table/evolve.ts';
import { eager, play } from '../../../bench/kutuzov-players.ts';
import { itLong } from '../../../kit/it-long.ts';
import { sampleSize } from '../../../kit/long.ts';
import { seedOf } from '../../../kit/random.ts';
import { drawn, handsOf, spending as withCp } from '../../kit/kit.ts';
import { HELD, RETREAT } from '../../kit/objectives.ts';

const chance = (seed: number) => chanceOf(seedOf(seed), {});

/** Positions of games at random in which a seat chooses what to spend its CP on, every few of them. */
function spending(
  scenario: number,
  seed: number,
  most: number,
  options: object = {},
): readonly { state: State; seat: string }[] {
  const found: { state: State; seat: string }[] = [];
  let met = 0;
  play({
    scenario,
    seed,
    most,
    options,
    players: { imperial: eager, tsarist: eager },
    watch(state, seat) {
      if (['card', 'deployment', 'grant'].includes(state.frames.at(-1)!.is) && met++ % 8 === 0)
        found.push({ state, seat });
    },
  });
  return found;
}

const start = (scenario: number): State => {
  const first = kutuzov.initial({ scenario });
  return kutuzov.setup(first, chance(1)).reduce(evolve, first);
};

describe('an imagined game', () => {
  it('looks to its seat like the original, with any hands of the others', () => {
    const met = [
      ...spending(1, 3, sampleSize(120, 400)),
      ...spending(2, 4, sampleSize(120, 400), { seating: 'three-imperial' }),
      ...spending(4, 5, sampleSize(200, 900), { seating: 'two' }),
    ];
    expect(met.length).toBeGreaterThan(sampleSize(5, 10));
    expect(new Set(met.map(({ seat }) => seat)).size).toBeGreaterThan(sampleSize(2, 4));
    for (const { state, seat } of met) {
      const seen = view(state, [seat]);
      const { held, chits, drawCount, homeCount, homeTop, discardTop, ...known } = seen;
      expect(view(imagined(seen), [seat])).toMatchObject(known);
    }
  });
});

describe('the result of a command', () => {
  it('is what comes of it in the game, where nobody else is asked and nothing is drawn', () => {
    let compared = 0;
    for (const { state, seat } of spending(2, 7, sampleSize(300, 900))) {
      const power = choosing(view(state, [seat]), seat)!.power;
      for (const { command } of weighed(view(state, [seat]), seat).slice(0, sampleSize(5, 12))) {
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
    expect(compared).toBeGreaterThan(sampleSize(5, 30));
  });
});

describe('the traits of a position', () => {
  it('are numbers, the same names in every position', () => {
    const names = new Set<string>();
    for (const { state, seat } of [
      ...spending(1, 11, sampleSize(200, 600)),
      ...spending(3, 12, sampleSize(130, 400)),
      ...spending(4, 13, sampleSize(130, 400)),
    ]) {
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
    expect(imperialChance({ ...state, attrition: { ...state.attrition, level: 'severe' } }, held, scales)).toBeLessThan(
      now,
    );
    expect(imperialChance({ ...state, flags: { ...state.flags, moscow: 'FN' } }, held, scales)).toBeGreaterThan(now);
    expect(() => imperialChance(state, held, { ...scales, weights: { moral: 1 } })).toThrow('there is no moral');
  });
});

describe('learned weights of the stages of a turn', () => {
  const [course] = COURSES;
  const seenAt = (pieces: string, flags: State['flags'] = {}, more: object = {}) => {
    const state = withCp(drawn(pieces, { ...RETREAT, flags: { ...HELD, ...flags }, ...more }), 'R1', 3);
    return { state, seen: view(state, ['r1']) };
  };

  it('weighs traits and prospects that there are, the same in every position', () => {
    const names = new Set<string>();
    for (const { state, seat } of spending(4, 13, sampleSize(130, 400))) {
      const seen = view(state, [seat]);
      const prospects = prospectsOf(state, seen.held, seen.hands);
      expect(Object.values(prospects).filter((value) => !Number.isFinite(value) || Math.abs(value) > 8)).toEqual([]);
      names.add(Object.keys({ ...traitsOf(state, seen.held), ...prospects }).join('|'));
    }
    expect(names.size).toBe(1);
    const [known] = [...names].map((each) => each.split('|'));
    for (const { always, early, late } of COURSES)
      for (const { weights } of [always, early, late])
        expect(Object.keys(weights).filter((name) => !known!.includes(name))).toEqual([]);
  });

  it('tells what is left to play, and what would win now', () => {
    const { state, seen } = seenAt('lida: kutuzov R1 4; minsk: FS 1', { lida: 'R1' });
    const prospects = prospectsOf(state, seen.held, seen.hands);
    expect(prospects).toMatchObject({
      'imperial cards, none': 1,
      'tsarist cards, none': 0,
      'fourteen keys in time': 0,
      'keys within 0': 0,
    });
    // Minsk and Grodno lie beside Lida; a Power stands in Minsk.
    expect([prospects['keys within 1'], prospects['open keys within 1']]).toEqual([2 / 3, 1 / 3]);
    const won = (flags: State['flags']) => {
      const { state, seen } = seenAt('', flags);
      return prospectsOf(state, seen.held, seen.hands)['won now'];
    };
    const abroad = Object.fromEntries(
      ['warsaw', 'krakow', 'lublin', 'masuria', 'konigsberg'].map((id) => [id, 'R2' as const]),
    );
    expect(won({})).toBe(0);
    expect(won({ ...abroad, grodno: 'R1', minsk: 'R1', brest: 'R1', kiev: 'R2', smolensk: 'R1' })).toBe(1);
  });

  it('counts a hand that two Powers share once', () => {
    const first = kutuzov.initial({ scenario: 4, seating: 'two-single' });
    const state = kutuzov.setup(first, chance(1)).reduce(evolve, first);
    const { held, hands } = view(state, ['r']);
    const { other, home } = held.R1;
    expect([held.R2, held.FN.home + held.FN.other]).toEqual([held.R1, home + other]);
    expect(prospectsOf(state, held, hands)).toMatchObject({
      'cards left': (2 * (home + other)) / 32,
      'imperial cards': (home + other) / 10,
    });
  });

  it('is more for the Tsarists the more Keys they have', () => {
    const chances = (hands: object) =>
      ([{}, { grodno: 'R1', minsk: 'R1' }] as const).map((flags) => {
        const { state, seen } = seenAt('lida: kutuzov R1 4', { lida: 'R1', ...flags }, { hands });
        return chanceIn(state, seen, course!);
      });
    const many = chances(handsOf({ FN: [2, 3, 4, 6], FS: [20, 24, 33, 34], R1: [92, 105, 58], R2: [100, 70, 53] }));
    const few = chances(handsOf({ FN: [2], R1: [92], R2: [100] }));
    for (const [held, taken] of [many, few]) expect(taken).toBeLessThan(held!);
    for (const each of [...many, ...few]) expect(each > 0 && each < 1).toBe(true);
  });

  it('makes the step of an objective one aim among others: worth more, but not all', () => {
    const { seen } = seenAt('lepel: wittgenstein R1 4; pskov: barclay R1 4', { lepel: 'R1' });
    const choices = weighed(seen, 'r1');
    const pursuit = pursued(seen, 'r1', choices)!;
    const [aim] = pursuit.left;
    expect(pursuit.left).toHaveLength(1);
    const worths = (given: typeof pursuit | undefined) =>
      new Map(foreseen(seen, 'r1', choices, given)!.map(({ command, worth }) => [JSON.stringify(command), worth]));
    const [alone, aimed] = [worths(undefined), worths(pursuit)];
    const said = JSON.stringify(aim!.command);
    expect(aimed.size).toBeGreaterThan(1);
    expect(aimed.get(said)! - alone.get(said)!).toBeCloseTo(course!.aim, 9);
    for (const [command, worth] of aimed)
      if (command !== said && alone.has(command)) expect(worth).toBeCloseTo(alone.get(command)!, 9);
  });

  it('counts to a command what the best second one adds, where there are CP for it', () => {
    const tried = (cp: number) => {
      const state = withCp(drawn('lida: kutuzov R1 4', { ...RETREAT, flags: { ...HELD, lida: 'R1' } }), 'R1', cp);
      const seen = view(state, ['r1']);
      const ledTo = (from: State, { command, worth }: Weighed): { end: State; value: number } => {
        const end = after(from, 'R1', command, chance(1));
        return { end, value: 1 - chanceIn(end, seen, course!) + course!.itself * Math.min(3, Math.max(-2, worth)) };
      };
      return foreseen(seen, 'r1', weighed(seen, 'r1'))!.map(({ command, worth }) => {
        const first = weighed(seen, 'r1').find((each) => JSON.stringify(each.command) === JSON.stringify(command))!;
        const { end, value } = ledTo(imagined(seen), first);
        const now = view(end, ['r1']);
        if (choosing(now, 'r1')?.frame.is !== 'card') return { command, worth, value };
        const [silence, ...others] = weighed(now, 'r1');
        const likely = others.filter(
          (each) => each.command.type !== 'command' && each.command.type !== silence.command.type,
        );
        const seconds = [silence, ...likely.toSorted((a, b) => b.worth - a.worth).slice(0, 6)].map(
          (each) => ledTo(end, each).value,
        );
        return { command, worth, value: value + Math.max(...seconds) - 1 + chanceIn(end, seen, course!) };
      });
    };
    const [last, more] = [tried(1), tried(2)];
    expect(more).toHaveLength(3);
    for (const { worth, value } of [...last, ...more]) expect(worth).toBeCloseTo(value, 9);
    // One command takes Grodno; of two, Minsk can be taken as well.
    const best = (of: typeof last) => of.toSorted((a, b) => b.worth - a.worth)[0]?.command;
    expect(best(last)).toMatchObject({ type: 'move', to: 'grodno', leaders: ['kutuzov'] });
    expect(best(more)).toMatchObject({ type: 'flag', space: 'minsk' });
  });
});

describe('the bot', () => {
  it('looks ahead where its side has been learned, and nowhere else', () => {
    const looked = new Set<boolean>();
    const sides = new Set<string>();
    for (const { state, seat } of [
      ...spending(2, 21, sampleSize(300, 500)),
      ...spending(3, 22, sampleSize(200, 300)),
      ...spending(4, 23, sampleSize(200, 300)),
    ]) {
      const seen = view(state, [seat]);
      const choices = weighed(seen, seat);
      const side = seat.startsWith('f') ? 'imperial' : 'tsarist';
      // In scenario 4 the Imperials count by what the Tsarists have learned.
      const isLearned =
        state.scenario === 4 || LEARNED.some((each) => each.scenario === state.scenario && each.side === side);
      const tried = foreseen(seen, seat, choices);
      expect(tried !== undefined).toBe(isLearned && choices.length > 1);
      // The Tsarists of scenario 4 alone follow a few of their commands further; others are left all that they try.
      const isFew = COURSES.some((each) => each.scenario === state.scenario && each.side === side);
      if (tried !== undefined && choices.length > 40) expect(tried.length > 3).toBe(!isFew);
      looked.add(isLearned && choices.length > 1);
      sides.add(`${state.scenario} ${side}`);
    }
    expect(looked.size).toBe(2);
    expect([...sides].sort()).toEqual([
      '2 imperial',
      '2 tsarist',
      '3 imperial',
      '3 tsarist',
      '4 imperial',
      '4 tsarist',
    ]);
  });

  it('never changes a commander for one who is no better: it could do so for ever', () => {
    const state = { ...withCp(drawn('lepel: murat eugene FS 6; smolensk: barclay R1 2'), 'FS', 3), scenario: 2 };
    const seen = view(state, ['fs']);
    const choices = weighed(seen, 'fs');
    expect(choices.filter(({ command }) => command.type === 'command').length).toBeGreaterThan(0);
    const [silence, ...others] = choices;
    const flags = others.filter(({ command }) => command.type === 'flag');
    const tried =
      foreseen(seen, 'fs', [silence, ...flags, ...others.filter(({ command }) => command.type === 'command')]) ?? [];
    expect(tried.length).toBeGreaterThan(1);
    expect(tried.filter(({ command }) => command.type === 'command')).toEqual([]);
  });

  itLong('chooses the same by a copy of the view with its keys the other way round, after any other questions', () => {
    const FEW = sampleSize(4, Number.POSITIVE_INFINITY);
    const met = [
      ...spending(2, 31, sampleSize(350, 1500))
        .filter((each) => each.seat.startsWith('f'))
        .slice(0, FEW),
      ...spending(4, 32, sampleSize(150, 300))
        .filter((each) => each.seat.startsWith('r'))
        .slice(0, FEW),
    ];
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
