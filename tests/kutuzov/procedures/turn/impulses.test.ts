import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../domain/contract/chance.ts';
import { sizeOf } from '../../../../domain/contract/deck.ts';
import { cardsOf, isMustPlay } from '../../../../domain/kutuzov/edition/card.ts';
import { kutuzov } from '../../../../domain/kutuzov/index.ts';
import { preemptors } from '../../../../domain/kutuzov/procedures/turn/sequence.ts';
import type { State } from '../../../../domain/kutuzov/state/state.ts';
import { POWERS, type Power } from '../../../../domain/kutuzov/terms/nations.ts';
import { seedOf } from '../../../kit/random.ts';
import { holding } from '../../kit/events.ts';
import { after, asking, dealt, drawn, framed, handsOf, refused, scenario, spending, standing } from '../../kit/kit.ts';

const chance = () => chanceOf(seedOf(9), {});
const poor = { FN: 0, R1: 0, FS: 0, R2: 0 };
/** The impulses of a turn, with these hands and nothing to spend. */
const inTurn = (cards: Parameters<typeof handsOf>[0], change: Partial<State> = {}): State =>
  framed(drawn('', { hands: handsOf(cards), resources: poor, round: 2, turn: 2, ...change }), [
    { is: 'turn', stage: 'impulses' },
  ]);
const impulseOf = (state: State) => state.frames.flatMap((frame) => (frame.is === 'impulse' ? [frame] : []))[0];

describe('the deal (§2.6, §PB4)', () => {
  it.each([
    { id: 1, sizes: { FN: [3, 5], R1: [2, 5], FS: [3, 5], R2: [2, 5] }, deck: 66 },
    { id: 2, sizes: { FN: [3, 5], R1: [2, 5], FS: [3, 5], R2: [2, 5] }, deck: 66 },
    { id: 3, sizes: { FN: [3, 5], R1: [2, 5], FS: [3, 5], R2: [2, 6] }, deck: 63 },
    { id: 4, sizes: { FN: [3, 5], R1: [3, 5], FS: [3, 5], R2: [3, 5] }, deck: 66 },
  ])('scenario $id', ({ id, sizes, deck }) => {
    const state = dealt(id);
    const held = Object.fromEntries(
      POWERS.map((power) => [power, [state.hands[power].home.length, state.hands[power].other.length]]),
    );
    expect(held).toEqual(sizes);
    expect(sizeOf(state.draw)).toEqual(deck);
    expect(state.hands.FN.home.includes(1)).toBe(true);
    expect(state.hands.FS.home.includes(9)).toBe(true);
  });

  it('the twelve Must Plays are not in the first deal of scenario 1, but in the deck after it (§PB4.1)', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const state = dealt(1, seed);
      expect(
        POWERS.flatMap((power) =>
          state.hands[power].other.filter((card) => [25, 26, 27, 28, 29, 30, 32, 33, 34, 36, 37, 40].includes(card)),
        ),
      ).toEqual([]);
      expect(state.draw.rest).toEqual(expect.arrayContaining([25, 26, 27, 28, 29, 30, 32, 33, 34, 36, 37, 40]));
    }
  });

  it('FN assigns the free resources, and may pass one (§PB4.2)', () => {
    const start = dealt(2);
    expect(asking(start)).toEqual(['fn assign']);
    const assigned = after(start, 'FN', { type: 'assign', to: { FN: 0, FS: 2 } });
    expect(assigned.resources).toEqual({ FN: 4, R1: 5, FS: 5, R2: 4 });
    expect(after(assigned, 'FN', { type: 'shift' }).resources).toEqual({ FN: 3, R1: 5, FS: 6, R2: 4 });
    expect(refused(start, 'FN', { type: 'assign', to: { FN: 2, FS: 2 } })).toBe('NOT_A_CHOICE');
  });
});

describe('the mulligan (§2.8)', () => {
  it('throws all but Home cards and Must Plays away for one fewer, twice', () => {
    const frames = [
      { is: 'turn', stage: 'impulses' },
      { is: 'mulligan', power: 'FN' },
    ] as const;
    const start = {
      ...drawn(''),
      hands: handsOf({ FN: [1, 2, 3, 31, 41, 42, 43, 44] }),
      draw: { known: [], rest: [35, 60, 61, 62] },
      frames,
    };
    const once = after(start, 'FN', { type: 'redraw' }, { draw: () => 0 });
    expect(once.hands.FN.home).toEqual([1, 2, 3]);
    expect(once.hands.FN.other).toEqual([31, 35, 60, 61]);
    expect(once.discard).toEqual([41, 42, 43, 44]);
    const twice = after(once, 'FN', { type: 'redraw' }, { draw: () => 0 });
    expect(cardsOf(twice.hands.FN)).toEqual([1, 2, 3, 31, 35, 62]);
    expect(twice.hands.FN.other.filter((card) => isMustPlay(twice, card))).toEqual([31, 35]);
  });

  it('each Power finishes before the next, in impulse order', () => {
    const start = dealt(1);
    expect(asking(start)).toEqual(['fn mulligan']);
    const again = after(start, 'FN', { type: 'redraw' }, chance());
    expect(asking(again)).toEqual(['fn mulligan']);
    expect(asking(after(again, 'FN', { type: 'keep' }))).toEqual(['r1 mulligan']);
  });

  it('shows the top of the discards only, and its number of cards', () => {
    const events = after(dealt(1), 'FN', { type: 'redraw' }, chance());
    const seen = kutuzov.view(events, ['r1']);
    expect(seen.discardTop).toEqual(events.discard.at(-1));
    expect(seen.held.FN).toEqual({ home: 3, other: 4, aside: 0 });
    expect(Object.keys(seen.hands)).toEqual(['R1']);
  });
});

describe('the Power of the next impulse (§4.2)', () => {
  it('the Power at the marker; then the next in order, and after R2 a new round', () => {
    const start = inTurn({ FN: [41, 42], R1: [43, 44], FS: [45, 46], R2: [47, 48] }, { marker: 'R2' });
    expect(asking(start)).toEqual(['r2 impulse']);
    const over = after(after(after(start, 'R2', { type: 'play', card: 48, as: 'cp' }), 'R2', { type: 'done' }), 'R2', {
      type: 'end',
    });
    expect(over.marker).toBe('FN');
    expect(over.round).toBe(3);
    expect(asking(over)).toEqual(['fn impulse']);
  });

  it('a Power that holds a card must play one (§4.2)', () => {
    const start = inTurn({ FN: [41], R1: [42] }, { marker: 'FN' });
    expect(refused(start, 'FN', { type: 'end' })).toBe('MUST_PLAY_A_CARD §4.2');
    expect(refused(start, 'FN', { type: 'play', card: 42, as: 'cp' })).toBe('NOT_IN_HAND §5.1');
  });

  it('one card in an impulse and one "+" card, in any order (§5.6)', () => {
    const start = inTurn({ FN: [2, 6, 43, 45], R1: [46, 47, 48, 49] }, { marker: 'FN' });
    const plus = after(after(start, 'FN', { type: 'play', card: 6, as: 'cp' }), 'FN', { type: 'done' });
    expect(refused(plus, 'FN', { type: 'play', card: 2, as: 'cp' })).toBe('PLUS_USED §5.6');
    const both = after(after(plus, 'FN', { type: 'play', card: 43, as: 'cp' }), 'FN', { type: 'done' });
    expect(refused(both, 'FN', { type: 'play', card: 45, as: 'cp' })).toBe('CARD_PLAYED §5.6');
    expect(both.homeUsed.imperial).toEqual([6]);
    expect(both.discard).toEqual([43]);
  });

  it('after round 1 neither the Power that went nor the next one pre-empts, but another one with most cards (§4.22)', () => {
    const most = (power: Power): Parameters<typeof handsOf>[0] => ({
      FN: [41],
      R1: [43],
      FS: [45],
      R2: [47],
      [power]: [60, 61, 62],
    });
    const at = (power: Power, change: Partial<State> = {}) =>
      preemptors(
        drawn('', {
          hands: handsOf(most(power)),
          turn: 1,
          round: 2,
          marker: 'FN',
          last: { power: 'R2', preemptive: false },
          ...change,
        }),
      );
    expect(POWERS.map((power) => at(power))).toEqual([[], ['R1'], ['FS'], []]);
    expect(at('R1', { round: 1 })).toEqual([]);
    expect(at('R1', { last: { power: 'R2', preemptive: true } })).toEqual([]);
    expect(
      preemptors(drawn('', { hands: handsOf({ FN: [41], R1: [43, 44], FS: [45, 46] }), turn: 2, marker: 'FN' })),
    ).toEqual([]);
    expect(preemptors(drawn('', { hands: handsOf({ R1: [43, 44] }), turn: 2, marker: 'FN' }))).toEqual([]);
  });

  it('the displaced Power goes next, and nobody pre-empts twice (§4.22)', () => {
    const start = inTurn(
      { FN: [41], R1: [43], FS: [45, 46, 49] },
      { marker: 'FN', last: { power: 'R2', preemptive: false } },
    );
    expect(asking(start)).toEqual(['fs preemption']);
    expect(asking(after(start, 'FS', { type: 'wait' }))).toEqual(['fn impulse']);
    const taken = after(start, 'FS', { type: 'preempt' });
    const ended = after(after(after(taken, 'FS', { type: 'play', card: 49, as: 'cp' }), 'FS', { type: 'done' }), 'FS', {
      type: 'end',
    });
    expect(asking(taken)).toEqual(['fs impulse']);
    expect(asking(ended)).toEqual(['fn impulse']);
    expect(ended.marker).toBe('FN');
  });

  it('a Power without cards or resources passes by itself, one with resources is asked (§4.23)', () => {
    expect(asking(inTurn({ R1: [43], FS: [45] }, { marker: 'FN' }))).toEqual(['r1 impulse']);
    const rich = inTurn({ R1: [43], FS: [45] }, { marker: 'FN', resources: { ...poor, FN: 2 } });
    expect(asking(rich)).toEqual(['fn impulse']);
    expect(impulseOf(rich)?.passing).toBe(true);
    expect(after(rich, 'FN', { type: 'end' }).last).toBeNull();
  });

  it('rounds go on until one Power has cards; it takes its next impulse, then they are over (§4.24)', () => {
    const start = inTurn({ R1: [43], FS: [45] }, { marker: 'FS' });
    const alone = after(after(after(start, 'FS', { type: 'play', card: 45, as: 'cp' }), 'FS', { type: 'done' }), 'FS', {
      type: 'end',
    });
    expect(asking(alone)).toEqual(['r1 impulse']);
    expect(impulseOf(alone)?.lone).toBe(true);
    expect(refused(alone, 'R1', { type: 'buy' })).toBe('NO_RESOURCES §16.3');
    const last = after(after(alone, 'R1', { type: 'play', card: 43, as: 'cp' }), 'R1', { type: 'done' });
    expect(after(last, 'R1', { type: 'end' }, chance()).frames.some(({ is }) => is === 'impulse')).toBe(false);
  });
});

it('the 5 CP of #84 are spent in any mix: three spaces for an army and 1 SP (§5.5)', () => {
  const army = { leaders: ['barclay'], sp: { R1: 4 } } as const;
  const march = (state: State, from: string, to: string) => after(state, 'R1', { type: 'move', from, to, ...army });
  const cp = (state: State) => state.frames.findLast((frame) => frame.is === 'card')?.cp;
  const played = after(holding('R1', [84], 'smolensk: barclay R1 4'), 'R1', { type: 'play', card: 84, as: 'cp' });
  const near = march(played, 'smolensk', 'dorogobuzh');
  const built = after(near, 'R1', { type: 'build', piece: { nation: 'R1', sp: 1 }, space: 'smolensk' });
  const far = march(built, 'dorogobuzh', 'vyazma');
  expect(cp(played)).toBe(5);
  expect(cp(near)).toBe(4);
  expect(cp(built)).toBe(2);
  expect(cp(far)).toBe(1);
  const back = march(far, 'vyazma', 'dorogobuzh');
  expect(standing(back, 'dorogobuzh')).toBe('barclay, R1 4');
  expect(standing(back, 'smolensk')).toBe('R1 1');
  expect(asking(back)).toEqual(['r1 impulse']);
});

describe('a card for two resources (§16.3)', () => {
  const start = inTurn({ FN: [6, 43], R1: [44, 45] }, { marker: 'FN', resources: { ...poor, FN: 5 } });

  it('is the "+" of the impulse: after it one card that is no "+" may be played, but need not', () => {
    const bought = after(start, 'FN', { type: 'buy' }, chance());
    expect(bought.resources.FN).toBe(3);
    expect(cardsOf(bought.hands.FN).length).toBe(3);
    expect(refused(bought, 'FN', { type: 'buy' })).toBe('PLUS_USED §4.2');
    expect(refused(bought, 'FN', { type: 'play', card: 6, as: 'cp' })).toBe('PLUS_USED §5.6');
    expect(asking(after(bought, 'FN', { type: 'play', card: 43, as: 'cp' }))).toEqual(['fn card']);
    expect(asking(after(bought, 'FN', { type: 'end' }))).toEqual(['r1 impulse']);
  });

  it('is not for a full hand, nor in the lone last impulse of the turn', () => {
    const full = inTurn(
      { FN: [41, 42, 43, 44, 45], R1: [46, 47, 48, 49, 50] },
      { marker: 'FN', resources: { ...poor, FN: 5 } },
    );
    expect(refused(full, 'FN', { type: 'buy' })).toBe('HAND_FULL §16.3');
    const lone = inTurn({ FN: [41, 42] }, { marker: 'FN', resources: { ...poor, FN: 5 } });
    expect(refused(lone, 'FN', { type: 'buy' })).toBe('LAST_IMPULSE §16.3');
  });
});

describe('the end of an impulse (§4.2)', () => {
  it('takes all marks off and forgets what pieces did', () => {
    const tired = { marched: 3, stopped: true, marked: true };
    const base = drawn('tver: barclay');
    const start = spending(
      {
        ...base,
        leaders: { ...base.leaders, barclay: { of: 'R1', at: 'tver', ...tired } },
        troops: {
          tver: [
            { of: 'R1', sp: 2, ...tired },
            { of: 'R1', sp: 1, marched: 0, stopped: false, marked: false },
          ],
        },
      },
      'R1',
      1,
    );
    const over = after(after({ ...start, hands: handsOf({ FS: [45], R2: [46] }) }, 'R1', { type: 'done' }), 'R1', {
      type: 'end',
    });
    expect(over.troops.tver).toEqual([{ of: 'R1', sp: 3, marched: 0, stopped: false, marked: false }]);
    expect(over.leaders.barclay).toEqual({ of: 'R1', at: 'tver', marched: 0, stopped: false, marked: false });
    expect(over.last).toEqual({ power: 'R1', preemptive: false });
  });
});

it('scenario 2 goes on to turn 4 if all have agreed before play (§PB4.2); other scenarios have their last turn', () => {
  const lastTurn = (options: object) => {
    const parsed = kutuzov.schemas.options.safeParse(options);
    return parsed.success ? kutuzov.initial(parsed.data).lastTurn : 'refused';
  };
  expect(lastTurn({ scenario: 2 })).toBe(3);
  expect(lastTurn({ scenario: 2, turnFour: true })).toBe(4);
  expect([1, 3, 4].map((scenario) => lastTurn({ scenario, turnFour: true }))).toEqual([
    'refused',
    'refused',
    'refused',
  ]);
});

it('scenario 2 starts with R1, and nobody pre-empts before (§PB4.2)', () => {
  expect(preemptors({ ...scenario(2), hands: handsOf({ FN: [41, 42], R1: [43] }) })).toEqual([]);
});
