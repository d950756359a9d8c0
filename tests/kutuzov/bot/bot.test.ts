import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../domain/contract/chance.ts';
import { bot } from '../../../domain/kutuzov/bot/bot.ts';
import { decide, run } from '../../../domain/kutuzov/decide.ts';
import { beginBattle } from '../../../domain/kutuzov/deeds/pieces/attacks.ts';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import type { Frame, FrameKind } from '../../../domain/kutuzov/frames/frames.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { view } from '../../../domain/kutuzov/state/view.ts';
import { tableOf } from '../../../domain/kutuzov/table/table.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import { careless, eager, house, type Player, play } from '../../bench/kutuzov-players.ts';
import { frozen } from '../../kit/frozen.ts';
import { sampleSize } from '../../kit/long.ts';
import { seedOf } from '../../kit/random.ts';
import { after, dealt, drawn, framed, handsOf, isOffered, noDice, seatOf, spending } from '../kit/kit.ts';

const chance = (seed: number) => chanceOf(seedOf(seed), {});

/** The bot's answers for a Power with each of several chances, each answer once. */
function answersOf(state: State, power: Power): readonly Command[] {
  const seat = seatOf(power);
  const answers = [1, 2, 3].map((seed) => JSON.stringify(bot(view(state, [seat]), seat, chance(seed))));
  return [...new Set(answers)].map((answer) => JSON.parse(answer));
}

describe('every command of the bot', () => {
  const ASKING: readonly FrameKind[] = [
    ...(['assign', 'shift', 'mulligan', 'preemption', 'impulse', 'card', 'window', 'retreat'] as const),
    ...(['reinforcement', 'deployment', 'recall', 'bridgehead', 'withdrawal'] as const),
  ];
  /** The bot is asked so often in each kind of frame that others come to. */
  const ENOUGH = sampleSize(3, 12);

  it('is legal in every kind of frame that games at random come to', () => {
    const met: Record<string, number> = {};
    const games: readonly (readonly [number, Player, number])[] = [
      [1, eager, 1],
      [2, eager, 2],
      [3, careless, 3],
      [4, eager, 4],
    ];
    for (const [scenario, player, seed] of games) {
      play({
        scenario,
        players: { imperial: player, tsarist: player },
        seed,
        most: 500,
        watch(state, seat) {
          const kind = state.frames.at(-1)!.is;
          met[kind] = (met[kind] ?? 0) + 1;
          if (met[kind] > ENOUGH) return;
          const seen = view(state, [seat]);
          const command = bot(seen, seat, chance(state.beat));
          expect(isOffered(state, seat, command), `${kind} ${JSON.stringify(command)}`).toBe(true);
          expect(decide(state, seat, command, chance(0)).ok, `${kind} ${JSON.stringify(command)}`).toBe(true);
        },
      });
    }
    expect(ASKING.filter((kind) => met[kind] === undefined)).toEqual([]);
  });

  it('follows from the view and the chance alone, with one draw', () => {
    play({
      scenario: 4,
      players: { imperial: eager, tsarist: house },
      seed: 6,
      most: sampleSize(12, 60),
      watch(state, seat) {
        const seen = frozen(view(state, [seat]));
        const counted = chance(state.beat);
        const command = bot(seen, seat, counted);
        expect(counted.draws()).toEqual({ bot: 1 });
        expect(bot(structuredClone(seen), seat, chance(state.beat))).toEqual(command);
      },
    });
  });

  it('is of a seat that is asked', () => {
    const state = spending(drawn('kiev: bagration R2 3'), 'R2', 2);
    expect(() => bot(view(state, ['fn']), 'fn', chance(1))).toThrow('nothing is asked of fn');
  });
});

/** A scenario in which Powers have no objectives. */
const LATER = { scenario: 3 };

describe('the bot', () => {
  it('flags the enemy Key in which its army stands', () => {
    const state = spending(drawn('minsk: davout FN 4'), 'FN', 1);
    expect(answersOf(state, 'FN')).toEqual([{ type: 'flag', space: 'minsk', flag: 'own' }]);
  });

  it('goes to an empty Key beside it', () => {
    const state = spending(drawn('borisov: davout FN 4', LATER), 'FN', 1);
    expect(answersOf(state, 'FN')).toMatchObject([{ type: 'move', from: 'borisov', to: 'minsk' }]);
  });

  it('attacks a weak stack, and leaves a strong one alone', () => {
    const beside = (guards: string) => spending(drawn(`uman: davout FN 6; kiev: ${guards}`, LATER), 'FN', 1);
    expect(answersOf(beside('R2 1'), 'FN')).toMatchObject([{ type: 'move', to: 'kiev', leaders: ['davout'] }]);
    const answers = answersOf(beside('kutuzov bagration R1 5 R2 6'), 'FN');
    expect(answers.filter((given) => given.type === 'move' && given.to === 'kiev')).toEqual([]);
  });

  it('does not come to where a strong army could intercept it (§11.1)', () => {
    const beside = (near: string) => answersOf(spending(drawn(`borisov: davout FN 4; ${near}`, LATER), 'FN', 1), 'FN');
    const toMinsk = { type: 'move', from: 'borisov', to: 'minsk' };
    expect(beside('slutsk: R1 8')).toMatchObject([toMinsk]);
    for (const given of beside('slutsk: kutuzov R1 8')) expect(given).not.toMatchObject(toMinsk);
  });

  it('besieges a fortress with a strong army, which costs nothing', () => {
    const state = spending(drawn('smolensk: davout FN 6'), 'FN', 1);
    expect(answersOf(state, 'FN')).toEqual([{ type: 'siege', space: 'smolensk', leaders: ['davout'], sp: { FN: 6 } }]);
  });

  it('presses a siege while it is ahead', () => {
    const army = drawn('smolensk: davout FN 6');
    const siege: Frame = {
      is: 'siege',
      power: 'FN',
      camp: 'imperial',
      space: 'smolensk',
      nation: 'FN',
      commander: 'davout',
      apart: { troops: [], leaders: [] },
      round: 1,
      sixes: 1,
      disrupted: 0,
      lost: 0,
      relieved: [],
      ahead: true,
      stage: 'result',
    };
    const state = { ...army, frames: [...spending(army, 'FN', 1).frames, siege] };
    expect(answersOf(state, 'FN')).toEqual([{ type: 'press', fresh: 0 }]);
  });

  /** R1 at the beginning of an impulse, with these cards in its hand. */
  const choosing = (cards: readonly number[]) =>
    framed({ ...dealt(2), hands: handsOf({ R1: cards }) }, [
      { is: 'turn', stage: 'impulses' },
      { is: 'impulse', power: 'R1', preemptive: false, lone: false, passing: false, stage: 'play' },
    ]);

  it('plays the card with most CP', () => {
    expect(answersOf(choosing([66, 102]), 'R1')).toEqual([{ type: 'play', card: 66, as: 'cp' }]);
  });

  it('plays an event that brings more than the CP of its card (§5.1)', () => {
    expect(answersOf(choosing([44]), 'R1')).toEqual([{ type: 'play', card: 44, as: 'event' }]);
    expect(answersOf(choosing([99, 101]), 'R1')).toEqual([{ type: 'play', card: 99, as: 'event' }]);
  });

  it('plays a Must Play that brings its Camp more than another card first, and one that harms it last', () => {
    expect(answersOf(choosing([32, 102]), 'R1')).toEqual([{ type: 'play', card: 32, as: 'event' }]);
    expect(answersOf(choosing([26, 66]), 'R1')).toEqual([{ type: 'play', card: 66, as: 'cp' }]);
  });

  it('aims events at enemies', () => {
    const state = {
      ...drawn('kiev: bagration R2 3; brest: davout FN 8; minsk: ney FN 2'),
      hands: handsOf({ R2: [48] }),
    };
    const asked = after(
      framed(state, [
        { is: 'turn', stage: 'impulses' },
        { is: 'impulse', power: 'R2', preemptive: false, lone: false, passing: false, stage: 'play' },
      ]),
      'R2',
      { type: 'play', card: 48, as: 'event' },
    );
    expect(answersOf(asked, 'R2')).toEqual([{ type: 'target', camp: 'imperial', space: 'brest' }]);
  });

  describe('with a battle card (§5.3)', () => {
    /** The Imperials attack Moscow; its defenders hold #24. */
    function attacked(pieces: string): State {
      const table = tableOf(spending({ ...drawn(pieces), hands: handsOf({ R1: [24] }) }, 'FN', 1), noDice);
      beginBattle(table, { origins: ['mozhaisk'], failures: 0, space: 'moscow', camp: 'imperial' });
      run(table);
      return table.state;
    }

    it('plays it where a battle for a capital hangs in the balance', () => {
      expect(answersOf(attacked('moscow: davout FN 6, barclay R1 6'), 'R1')).toEqual([{ type: 'react', card: 24 }]);
    });

    it('keeps it where the battle is won without', () => {
      expect(answersOf(attacked('moscow: FN 1, kutuzov R1 10'), 'R1')).toEqual([{ type: 'pass' }]);
    });
  });
});
