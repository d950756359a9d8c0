import { describe, expect, it } from 'vitest';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import { causesOfMarch, costOf } from '../../../domain/kutuzov/movement/movement.ts';
import { countersIn, isShowable, leaderOf } from '../../../domain/kutuzov/pieces/pieces.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import type { Party } from '../../../domain/kutuzov/terms/schemas.ts';
import { after, drawn, isOffered, refused, spending, standing } from '../kit/kit.ts';

const move = (from: string, to: string, leaders: readonly string[], sp: Party['sp'] = {}): Command => ({
  type: 'move',
  from,
  to,
  leaders,
  sp,
});
const cpLeft = (state: State): number | undefined =>
  state.frames.flatMap((frame) => (frame.is === 'card' ? [frame.cp] : []))[0];

describe('the pieces that Kutuzov may lead (§1.62)', () => {
  const state = spending(drawn('tver: kutuzov barclay wittgenstein R1 8'), 'R1', 1);
  it.each([
    { what: 'one leader and 5 SP', leaders: ['kutuzov', 'barclay'], sp: 5, offered: true },
    { what: 'one leader and 6 SP', leaders: ['kutuzov', 'barclay'], sp: 6, offered: false },
    { what: 'two leaders and 4 SP', leaders: ['kutuzov', 'barclay', 'wittgenstein'], sp: 4, offered: true },
    { what: '6 SP', leaders: ['kutuzov'], sp: 6, offered: true },
    { what: '7 SP of the 8 there are', leaders: ['kutuzov'], sp: 7, offered: false },
  ])('$what for one CP', ({ leaders, sp, offered }) => {
    expect(isOffered(state, 'r1', move('tver', 'substov', leaders, { R1: sp }))).toBe(offered);
  });
});

describe('the costs of a move', () => {
  it.each<{ readonly what: string; readonly to: string; readonly party: Party; readonly cost: number }>([
    {
      what: 'Kutuzov, Barclay and 10 SP',
      to: 'tver',
      party: { leaders: ['kutuzov', 'barclay'], sp: { R1: 10 } },
      cost: 2,
    },
    {
      what: 'Kutuzov, 5 SP and Barclay as his staff',
      to: 'tver',
      party: { leaders: ['kutuzov', 'barclay'], sp: { R1: 5 } },
      cost: 1,
    },
    {
      what: 'Kutuzov with 6 SP, Platov with 4',
      to: 'tver',
      party: { leaders: ['kutuzov', 'platov'], sp: { R1: 6, R2: 4 } },
      cost: 2,
    },
    {
      what: 'Kutuzov with 5 SP, and Platov',
      to: 'tver',
      party: { leaders: ['kutuzov', 'platov'], sp: { R1: 5 } },
      cost: 2,
    },
    {
      what: 'Yorck and Ney into Russia without a Prussian flag (§10.12)',
      to: 'kovno',
      party: { leaders: ['ney', 'yorck'], sp: { FN: 4, PR: 3 } },
      cost: 3,
    },
    { what: 'a counter without a leader (§10.11)', to: 'kovno', party: { leaders: [], sp: { FN: 4 } }, cost: 1 },
  ])('$what', ({ to, party, cost }) => {
    const state = drawn('novgorod: kutuzov barclay platov R1 10 R2 4; konigsberg: ney yorck FN 4 PR 3');
    expect(costOf(state, party, to)).toBe(cost);
  });

  it('the surcharge goes with a Prussian flag, not with a French one', () => {
    const yorck = { leaders: ['yorck'], sp: { PR: 3 } } as const;
    expect(costOf(drawn('konigsberg: yorck PR 3', { flags: { kovno: 'FN' } }), yorck, 'kovno')).toBe(2);
    expect(costOf(drawn('konigsberg: yorck PR 3', { flags: { kovno: 'PR' } }), yorck, 'kovno')).toBe(1);
    expect(costOf(drawn('konigsberg: yorck PR 3'), yorck, 'masuria')).toBe(1);
  });
});

describe('a move of one space', () => {
  it('takes the pieces along, pays, and counts the space as marched (§10.1, §10.42)', () => {
    const state = after(
      spending(drawn('tver: barclay R1 6'), 'R1', 3),
      'R1',
      move('tver', 'substov', ['barclay'], { R1: 4 }),
    );
    expect(standing(state, 'tver')).toBe('R1 2');
    expect(standing(state, 'substov')).toBe('barclay, R1 4');
    expect(cpLeft(state)).toBe(2);
    expect(leaderOf(state, 'barclay').marched).toBe(1);
    expect(state.troops.substov).toEqual([{ of: 'R1', sp: 4, marched: 1, stopped: false, marked: false }]);
    expect(state.troops.tver).toEqual([{ of: 'R1', sp: 2, marched: 0, stopped: false, marked: false }]);
  });

  it('takes those who marched least when only some go on (§10.42)', () => {
    const rows = [
      { of: 'R1', sp: 2, marched: 2, stopped: false, marked: false },
      { of: 'R1', sp: 3, marched: 0, stopped: false, marked: false },
    ] as const;
    const state = after(
      spending({ ...drawn('tver: barclay'), troops: { tver: rows } }, 'R1', 1),
      'R1',
      move('tver', 'substov', ['barclay'], { R1: 4 }),
    );
    expect(state.troops.substov?.map(({ sp, marched }) => [sp, marched])).toEqual([
      [3, 1],
      [1, 3],
    ]);
  });

  it('ends in a zone (§10.51)', () => {
    const state = after(
      spending(drawn('konigsberg: yorck PR 2'), 'FN', 3),
      'FN',
      move('konigsberg', 'zone-prussia', ['yorck'], { PR: 2 }),
    );
    expect(refused(state, 'FN', move('zone-prussia', 'konigsberg', ['yorck'], { PR: 2 }))).toBe('NOT_ABLE §10.11');
  });

  it('ends in an enemy fortress duchy (§10.53)', () => {
    const state = after(
      spending(drawn('krasny: davout FN 4', { flags: { krasny: 'FN' } }), 'FN', 3),
      'FN',
      move('krasny', 'smolensk', ['davout'], { FN: 4 }),
    );
    expect(refused(state, 'FN', move('smolensk', 'krasny', ['davout'], { FN: 4 }))).toBe('NOT_ABLE §10.11');
  });

  it.each<{
    readonly what: string;
    readonly pieces: string;
    readonly power: Power;
    readonly command: Command;
    readonly refusal: string;
    readonly change?: Partial<State>;
  }>([
    {
      what: 'not to a space that no line joins',
      pieces: 'tver: barclay R1 2',
      power: 'R1',
      command: move('tver', 'moscow', ['barclay']),
      refusal: 'NOT_ADJACENT §10.3',
    },
    {
      what: 'not with the pieces of the partner',
      pieces: 'tver: platov R2 2',
      power: 'R1',
      command: move('tver', 'substov', ['platov']),
      refusal: 'NOT_ABLE §10.11',
    },
    {
      what: 'not with more SP than there are',
      pieces: 'tver: barclay R1 2',
      power: 'R1',
      command: move('tver', 'substov', ['barclay'], { R1: 3 }),
      refusal: 'NOT_ABLE §10.11',
    },
    {
      what: 'not with more SP than the leader commands',
      pieces: 'tver: barclay R1 6',
      power: 'R1',
      command: move('tver', 'substov', ['barclay'], { R1: 5 }),
      refusal: 'TOO_MANY_SP §1.62',
    },
    {
      what: 'not with two counters at once',
      pieces: 'tver: R1 3',
      power: 'R1',
      command: move('tver', 'substov', [], { R1: 3 }),
      refusal: 'ONE_COUNTER §10.11',
    },
    {
      what: 'not into neutral Austria',
      pieces: 'krakow: poniatowski FS 2',
      power: 'FS',
      command: move('krakow', 'zone-austria', ['poniatowski']),
      refusal: 'NEUTRAL_AUSTRIA §9.3',
      change: neutral(),
    },
    {
      what: 'not for more CP than are left',
      pieces: 'tver: kutuzov barclay R1 10',
      power: 'R1',
      command: move('tver', 'substov', ['kutuzov', 'barclay'], { R1: 10 }),
      refusal: 'NOT_ENOUGH_CP §10.63',
    },
  ])('$what', ({ pieces, power, command, refusal, change }) => {
    expect(refused(spending(drawn(pieces, change), power, 1), power, command)).toBe(refusal);
  });

  it('hesitant allies stay out of enemy ground in Russia (§9.31)', () => {
    const low = { morale: { ...drawn('').morale, imperial: { level: 'marchez-vous', loss: 0, gain: 0 } } } as const;
    const pieces = 'konigsberg: yorck PR 2';
    expect(
      refused(spending(drawn(pieces, low), 'FN', 3), 'FN', move('konigsberg', 'tilsit', ['yorck'], { PR: 2 })),
    ).toBe('HESITANT_ALLY §9.31');
    expect(
      isOffered(
        spending(drawn(pieces, { ...low, flags: { tilsit: 'FN' } }), 'FN', 3),
        'fn',
        move('konigsberg', 'tilsit', ['yorck'], { PR: 2 }),
      ),
    ).toBe(true);
  });
});

describe('groups (§10.6)', () => {
  const both = 'tver: kutuzov platov R1 6 R2 4';

  it('the Power of the commander moves them together (§10.64)', () => {
    const state = after(
      spending(drawn(both), 'R1', 2),
      'R1',
      move('tver', 'substov', ['kutuzov', 'platov'], { R1: 6, R2: 4 }),
    );
    expect(standing(state, 'substov')).toBe('kutuzov, platov, R1 6, R2 4');
    expect(cpLeft(state)).toBe(undefined);
    expect(state.commanders).toEqual({ substov: { tsarist: 'kutuzov' } });
  });

  it('the other Power takes its own pieces out (§10.65), and does not move the rest', () => {
    const state = spending(drawn(both), 'R2', 2);
    expect(refused(state, 'R2', move('tver', 'substov', ['kutuzov'], { R1: 6 }))).toBe('NOT_ABLE §10.11');
    const left = after(state, 'R2', move('tver', 'substov', ['platov'], { R2: 4 }));
    expect(standing(left, 'tver')).toBe('kutuzov, R1 6');
    expect(standing(left, 'substov')).toBe('platov, R2 4');
    expect(left.commanders).toEqual({});
  });

  it('the leader of the Power with more SP commands, the one who has come if they are even (§10.62)', () => {
    const bigger = spending(drawn('tver: kutuzov R1 6; substov: platov R2 2'), 'R2', 2);
    expect(after(bigger, 'R2', move('substov', 'tver', ['platov'], { R2: 2 })).commanders).toEqual({
      tver: { tsarist: 'kutuzov' },
    });
    const even = spending(drawn('tver: kutuzov R1 2; substov: platov R2 2'), 'R2', 2);
    expect(after(even, 'R2', move('substov', 'tver', ['platov'], { R2: 2 })).commanders).toEqual({
      tver: { tsarist: 'platov' },
    });
  });

  it('a Power names another leader of the same Power (§10.54)', () => {
    const state = spending(drawn('tver: kutuzov barclay R1 6'), 'R1', 2);
    expect(after(state, 'R1', { type: 'command', space: 'tver', leader: 'barclay' }).commanders).toEqual({
      tver: { tsarist: 'barclay' },
    });
    expect(refused(spending(drawn(both), 'R2', 2), 'R2', { type: 'command', space: 'tver', leader: 'platov' })).toBe(
      'NOT_YOUR_COMMAND §10.62',
    );
  });
});

describe('why a march costs attrition (§10.4)', () => {
  const causes = (state: State, who: string, from: string, to: string) =>
    causesOfMarch(state, leaderOf(state, who).of === 'R1' ? 'tsarist' : 'imperial', leaderOf(state, who), from, to);
  const tired = (state: State, who: string, marched: number): State => ({
    ...state,
    leaders: { ...state.leaders, [who]: { ...leaderOf(state, who), marched } },
  });

  it.each<{
    readonly what: string;
    readonly state: State;
    readonly who: string;
    readonly from: string;
    readonly to: string;
    readonly expected: readonly string[];
  }>([
    {
      what: 'the third space',
      state: tired(drawn('warsaw: davout FN 2'), 'davout', 2),
      who: 'davout',
      from: 'warsaw',
      to: 'lukow',
      expected: [],
    },
    {
      what: 'from uncontrolled ground into enemy ground (§10.43)',
      state: drawn('vyazma: davout FN 2'),
      who: 'davout',
      from: 'vyazma',
      to: 'dorogobuzh',
      expected: ['ambush'],
    },
    {
      what: 'the fourth space',
      state: tired(drawn('warsaw: davout FN 2'), 'davout', 3),
      who: 'davout',
      from: 'warsaw',
      to: 'lukow',
      expected: ['force-march'],
    },
    {
      what: 'the third space in winter',
      state: tired(drawn('warsaw: davout FN 2', { turn: 3 }), 'davout', 2),
      who: 'davout',
      from: 'warsaw',
      to: 'lukow',
      expected: ['force-march'],
    },
    {
      what: 'Russians in winter',
      state: tired(drawn('tver: barclay R1 2', { turn: 3 }), 'barclay', 2),
      who: 'barclay',
      from: 'tver',
      to: 'substov',
      expected: [],
    },
    {
      what: 'marsh for Imperials (§10.41)',
      state: drawn('brest: davout FN 2', { flags: { brest: 'FN', pinsk: 'FN' } }),
      who: 'davout',
      from: 'brest',
      to: 'pinsk',
      expected: ['marsh'],
    },
    {
      what: 'marsh for Russians',
      state: drawn('brest: barclay R1 2'),
      who: 'barclay',
      from: 'brest',
      to: 'pinsk',
      expected: [],
    },
    {
      what: 'scorched ground (§10.45)',
      state: drawn('tver: barclay R1 2', { scorched: ['substov'] }),
      who: 'barclay',
      from: 'tver',
      to: 'substov',
      expected: ['scorched'],
    },
    {
      what: 'into an enemy fortress duchy there is no ambush (§10.43)',
      state: drawn('krasny: davout FN 2'),
      who: 'davout',
      from: 'krasny',
      to: 'smolensk',
      expected: [],
    },
  ])('$what', ({ state, who, from, to, expected }) => {
    expect(causes(state, who, from, to)).toEqual(expected);
  });
});

describe('counters change freely within their limits (§1.5)', () => {
  it('soldiers without a leader move as the counters that can be shown', () => {
    expect(countersIn(drawn('tver: R1 5'), 'tver', 'R1')).toEqual([1, 2, 4]);
    expect(countersIn(drawn('tver: R1 3'), 'tver', 'R1')).toEqual([1, 2]);
    expect(countersIn(drawn('konigsberg: PR 4'), 'konigsberg', 'PR')).toEqual([1, 2]);
  });

  it('a stack that takes more counters than there are cannot be shown', () => {
    // Prussia: 4 infantry and 2 cavalry, 8 SP.
    expect(isShowable(drawn('konigsberg: PR 8'), 'PR')).toBe(true);
    expect(isShowable(drawn('konigsberg: PR 9'), 'PR')).toBe(false);
    const split = drawn('konigsberg: PR 1; tilsit: PR 1; memel: PR 1; kovno: PR 1; masuria: PR 4');
    expect(isShowable(split, 'PR')).toBe(true);
    expect(isShowable(split, 'PR', { masuria: -1, warsaw: 1 })).toBe(false);
  });
});

function neutral(): Partial<State> {
  const { facts } = drawn('');
  return { facts: { ...facts, austriaNeutral: true } };
}
