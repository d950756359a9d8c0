import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../domain/contract/chance.ts';
import { admits } from '../../../domain/contract/legal.ts';
import type { Json } from '../../../domain/lib/json.ts';
import type { Side } from '../../../domain/napoleonics/army/sides.ts';
import { asked } from '../../../domain/napoleonics/asks.ts';
import { bot } from '../../../domain/napoleonics/bot/bot.ts';
import { CARDS } from '../../../domain/napoleonics/cards/rows.ts';
import { decide } from '../../../domain/napoleonics/decide.ts';
import type { Battle } from '../../../domain/napoleonics/field/battle.ts';
import { legal } from '../../../domain/napoleonics/legal.ts';
import { startOf } from '../../../domain/napoleonics/pieces/start.ts';
import { battleOf, SUPERSEDES } from '../../../domain/napoleonics/scenarios/index.ts';
import type { Command } from '../../../domain/napoleonics/state/commands.ts';
import type { FrameKind } from '../../../domain/napoleonics/state/frames.ts';
import type { State } from '../../../domain/napoleonics/state/state.ts';
import { publicOf } from '../../../domain/napoleonics/state/table.ts';
import { view } from '../../../domain/napoleonics/state/view.ts';
import { careless, eager, house, mirrored, type Player, play } from '../../bench/napoleonics-players.ts';
import { frozen } from '../../kit/frozen.ts';
import { itLong } from '../../kit/it-long.ts';
import { IS_LONG, sampleSize } from '../../kit/long.ts';
import { seedOf } from '../../kit/random.ts';
import { at, drawn, leader, type Piece } from '../kit/drawn.ts';
import { fight, fire, form, hands, ignore, melee, react, retire, retreat } from '../kit/fights.ts';
import { fray } from '../kit/fray.ts';
import { after, battling, standing } from '../kit/kit.ts';

const chance = (seed: number) => chanceOf(seedOf(seed), {});

/** The bot's answers in a state with each of several chances, each answer once. */
function answersOf(state: State, seat: Side): readonly Command[] {
  const seen = view(state, [seat]);
  const answers = [1, 2, 3, 4, 5].map((seed) => JSON.stringify(bot(seen, seat, chance(seed))));
  return [...new Set(answers)].map((answer) => JSON.parse(answer));
}

describe('every command of the bot', () => {
  const ASKING: readonly FrameKind[] = [
    ...(['command', 'section', 'use', 'supply', 'supply-to', 'rally', 'order', 'movement', 'combat', 'scout'] as const),
    ...(['melee', 'flags', 'retreat', 'leader-retreat', 'advance'] as const),
  ];

  /**
   * Asks the bot at the questions of a game that others play, so often in each kind of frame; counts those that were
   * met.
   */
  const ENOUGH = sampleSize(6, 15);
  function examine(met: Record<string, number>): NonNullable<Parameters<typeof play>[0]['watch']> {
    return (state, seat) => {
      const kind = state.frames.at(-1)!.is;
      met[kind] = (met[kind] ?? 0) + 1;
      if (met[kind] > ENOUGH) return;
      const seen = view(state, [seat]);
      const command = bot(seen, seat, chance(state.beat));
      expect([command, admits(legal(seen, seat), command as Json)]).toEqual([command, true]);
      expect(decide(state, seat, command, chance(0)).ok).toBe(true);
    };
  }

  it('is legal in every kind of frame that games at random come to', () => {
    const met: Record<string, number> = {};
    const examined = (from: Battle | State, top: Player, bottom: Player, seed: number): void => {
      play({ from, players: { top, bottom }, seed, most: 150, watch: examine(met) });
    };
    examined(battleOf('001'), eager, eager, 1);
    examined(battleOf('005'), careless, eager, 2);
    examined(battleOf('015'), careless, careless, 3);
    for (const seed of [1, 2, 3, 4]) examined(fray, eager, eager, seed);
    for (const card of ['FORCE_MARCH', 'LA_GRANDE_MANOEUVRE', 'SHORT_SUPPLY', 'RALLY', 'SCOUT_CENTER']) {
      const from = standing(
        { battle: fray, ...startOf(fray) },
        {
          hands: { top: ['PROBE_LEFT', 'PROBE_RIGHT'], bottom: [card] },
          units: startOf(fray).units.map((unit) => ({ ...unit, blocks: 2 })),
        },
      );
      examined(from, house, eager, 1);
    }
    expect(ASKING.filter((kind) => met[kind] === undefined)).toEqual([]);
  });

  it('is a command of each card that is held alone', () => {
    const { units, leaders } = startOf(battleOf('015'));
    for (const card of Object.keys(CARDS)) {
      const state = standing({ battle: battleOf('015'), units, leaders }, { hands: { top: [], bottom: [card] } });
      expect(answersOf(state, 'bottom')).toEqual([{ type: 'play', card }]);
    }
  });

  it('follows from the view and the chance alone, with one draw', () => {
    play({
      from: battleOf('001'),
      players: { top: eager, bottom: house },
      seed: 5,
      most: 60,
      watch: (state, seat) => {
        const seen = frozen(view(state, [seat]));
        const counted = chanceOf(seedOf(6), {});
        const command = bot(seen, seat, counted);
        expect(counted.draws()).toEqual({ bot: 1 });
        expect(bot(structuredClone(seen), seat, chance(6))).toEqual(command);
      },
    });
  });

  it('is of a seat that is asked', () => {
    const state = standing(drawn({}, [at('e5', 'F-LN'), at('a5', 'B-LN')]), {
      hands: { top: [], bottom: ['PROBE_CENTER'] },
    });
    expect(asked(publicOf(state))).toEqual(['bottom']);
    for (const seat of ['top', 'nobody'])
      expect(() => bot(view(state, [seat]), seat, chance(1))).toThrow(`nothing is asked of ${seat}`);
  });
});

describe('the bot', () => {
  const HAND = ['FORWARD', 'PROBE_LEFT', 'SCOUT_CENTER'];
  const attacked = (
    pieces: readonly Piece[],
    attacker: string,
    target: string,
    facts: Partial<State> = hands(HAND),
  ): State => after(fight({}, pieces, [attacker], facts), 'bottom', melee(attacker, target)).state;

  it('fires at a last block rather than at a fresh unit', () => {
    const position = drawn({}, [at('e5', 'B-LN'), at('e7', 'B-LN', { blocks: 1 }), at('g6', 'F-LN')]);
    expect(answersOf(battling(position, ['F-LN-1']), 'bottom')).toEqual([fire('F-LN-1', 'B-LN-2')]);
  });

  it('joins a battery to an attack that would be answered', () => {
    const position = drawn({}, [at('e5', 'B-GG'), at('f5', 'F-LN', { blocks: 3 }), at('g4', 'F-GFA')]);
    expect(answersOf(battling(position, ['F-LN-1', 'F-GFA-1']), 'bottom')).toEqual([
      melee('F-LN-1', 'B-GG-1', 'F-GFA-1'),
    ]);
  });

  it('attacks nobody with a spent unit that would be answered with more than it does', () => {
    const position = drawn({ e5: 'TO' }, [at('e5', 'B-GG'), at('f5', 'F-LN', { blocks: 1 })]);
    expect(answersOf(battling(position, ['F-LN-1']), 'bottom')).toEqual([{ type: 'done' }]);
  });

  it('strikes first with a fresh unit, not with a spent one', () => {
    const struck = (blocks: number) =>
      attacked([at('d5', 'B-LN', { blocks }), at('e5', 'F-LN')], 'F-LN-1', 'B-LN-1', hands(['FIRST_STRIKE', ...HAND]));
    expect(answersOf(struck(4), 'top')).toEqual([react('FIRST_STRIKE')]);
    expect(answersOf(struck(1), 'top')).toEqual([react(null)]);
  });

  it('forms square against fresh cavalry, not against a last block of it', () => {
    const charged = (blocks: number) => {
      const declared = attacked([at('d5', 'B-LN'), at('e5', 'F-CU', { blocks })], 'F-CU-1', 'B-LN-1');
      return after(declared, 'top', react(null)).state;
    };
    expect(answersOf(charged(4), 'top')).toEqual([form(true)]);
    expect(answersOf(charged(1), 'top')).toEqual([form(false)]);
  });

  it('retires with spent cavalry', () => {
    const declared = attacked([at('d5', 'B-LC', { blocks: 1 }), at('e5', 'F-GR')], 'F-GR-1', 'B-LC-1');
    expect(answersOf(after(declared, 'top', react(null)).state, 'top')).toEqual([retire(true)]);
  });

  it('holds an objective against a flag', () => {
    const { objectives } = fray;
    const position = drawn({}, [at('e7', 'F-GR'), at('c7', 'B-FA')], { objectives });
    const state = standing(position, {
      active: 'top',
      frames: [{ is: 'combat' }, { is: 'flags', unit: 'F-GR-1', flags: 1, from: 'c7', checked: false }],
    });
    expect(answersOf(state, 'bottom')).toEqual([ignore(1)]);
  });

  it('retreats out of reach rather than beside the enemy', () => {
    const position = drawn({}, [at('e5', 'F-LN', { blocks: 1 }), at('f2', 'B-LN')]);
    const state = standing(position, {
      active: 'top',
      frames: [{ is: 'combat' }, { is: 'retreat', unit: 'F-LN-1', hexes: 1, checked: false, how: 'retreat' }],
    });
    expect(answersOf(state, 'bottom')).toEqual([retreat('f5')]);
  });

  it('brings a leader without a unit to his men', () => {
    const position = drawn({}, [leader('e5', 'bottom', 'Ney'), at('f5', 'F-LN'), at('d5', 'B-LN')]);
    const state = standing(position, {
      active: 'top',
      frames: [{ is: 'combat' }, { is: 'leader-retreat', leader: 'F-LD-1', path: [] }],
    });
    expect(answersOf(state, 'bottom')).toEqual([retreat('f5')]);
  });

  it('plays the card that lets it attack', () => {
    const position = drawn({}, [at('e2', 'F-LN'), at('e7', 'F-LN'), at('d7', 'B-LN', { blocks: 1 }), at('a1', 'B-LN')]);
    const state = standing(position, { hands: { top: [], bottom: ['ATTACK_LEFT', 'PROBE_CENTER'] } });
    expect(answersOf(state, 'bottom')).toEqual([{ type: 'play', card: 'PROBE_CENTER' }]);
  });
});

describe('against itself', () => {
  it.each(Object.keys(SUPERSEDES).slice(0, IS_LONG ? undefined : 1))(
    'it plays %s, a second reconstruction, to its end',
    (id) => {
      const ends = (IS_LONG ? [0, 1] : [0]).map((seed) =>
        play({ from: battleOf(id), players: { top: house, bottom: house }, seed }),
      );
      for (const { winner, state } of ends) {
        expect(state.banners[winner!].length).toBeGreaterThanOrEqual(battleOf(id).banners[winner!]);
      }
    },
  );
});

describe('against players at random at Roliça, from either side', () => {
  const SEEDS = IS_LONG ? [1, 2] : [1];
  const won = (other: Player): number =>
    SEEDS.reduce((sum, seed) => {
      const { top, bottom } = mirrored(battleOf('001'), house, other, seed);
      return sum + (top.winner === 'top' ? 1 : 0) + (bottom.winner === 'bottom' ? 1 : 0);
    }, 0);

  it('it wins, if they may end a phase early', () => {
    expect(won(careless)).toBe(2 * SEEDS.length);
  });

  itLong('it wins, if they do all they can', () => {
    expect(won(eager)).toBe(2 * SEEDS.length);
  });
});
