import { describe, expect, it } from 'vitest';
import { hasLeft, mustWithdraw } from '../../../domain/kutuzov/battle/withdrawal.ts';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import type { Party } from '../../../domain/kutuzov/terms/schemas.ts';
import { after, afterUndisturbed, asking, dice, drawn, framed, refused, scenario, standing } from '../kit/kit.ts';

const hands: State['hands'] = {
  FN: { home: [], other: [43, 45] },
  R1: { home: [], other: [41, 42] },
  FS: { home: [], other: [44, 46] },
  R2: { home: [], other: [47, 48] },
};
const poor = { FN: 0, R1: 0, FS: 0, R2: 0 };
/** Turn 4 in the Retreat from Moscow: the impulse of a Power is next. */
function retreating(power: Power, pieces: string, change: Partial<State> = {}): State {
  const base = drawn(pieces, { turn: 4, round: 1, marker: power, hands, resources: poor, ...change });
  return framed({ ...base, facts: { ...base.facts, retreat: 'chosen' } }, [{ is: 'turn', stage: 'impulses' }]);
}
const move = (from: string, to: string, leader: string, sp: Party['sp'] = {}): Command => ({
  type: 'move',
  from,
  to,
  leaders: [leader],
  sp,
});

describe('the first Imperial impulse of turn 4 (§19.722)', () => {
  const start = retreating('FN', 'moscow: davout FN 4; vyazma: ney FN 2', {
    flags: { moscow: 'FN', borodino: 'FN', vyazma: 'FN' },
  });

  it('begins with 4 CP instead of the "+"', () => {
    expect(asking(start)).toEqual(['fn withdrawal']);
    expect(start.frames.at(-1)).toEqual({ is: 'withdrawal', power: 'FN', cp: 4 });
    expect(start.impulse.plus).toBe(true);
  });

  it('those in the three places leave first', () => {
    expect(refused(start, 'FN', { type: 'done' })).toBe('LEAVE_FIRST §19.722');
    expect(refused(start, 'FN', move('vyazma', 'borodino', 'ney', { FN: 2 }))).toBe('LEAVE_FIRST §19.722');
  });

  it('a place that they have left loses flag, Depot marker and Entrenchment; for Moscow the higher die has a resource', () => {
    const fortified = { ...start, dmc: { moscow: 'FS' }, entrenched: { moscow: 'imperial' } } as const;
    const gone = after(fortified, 'FN', move('moscow', 'borodino', 'davout', { FN: 4 }), dice(2, 2, 3, 5));
    expect(gone.flags).toEqual({ borodino: 'FN', vyazma: 'FN' });
    expect(gone.dmc).toEqual({});
    expect(gone.entrenched).toEqual({});
    expect(gone.resources).toEqual({ ...poor, R2: 1 });
    expect(standing(gone, 'borodino')).toBe('davout, FN 4');
    expect(gone.frames.at(-1)).toEqual({ is: 'withdrawal', power: 'FN', cp: 3 });
  });

  it('while some are left in it the place is kept', () => {
    const part = after(start, 'FN', move('moscow', 'borodino', 'davout', { FN: 2 }));
    expect(part.flags.moscow).toBe('FN');
    expect(refused(part, 'FN', { type: 'done' })).toBe('LEAVE_FIRST §19.722');
  });

  it('the CP that are left are for moves and flags alone', () => {
    const gone = after(start, 'FN', move('moscow', 'borodino', 'davout', { FN: 4 }), dice(3, 5));
    expect(refused(gone, 'FN', { type: 'morale-dice', pay: 'cp' })).toBe('NOT_A_CHOICE');
    const on = after(gone, 'FN', move('vyazma', 'borodino', 'ney', { FN: 2 }));
    expect(on.frames.at(-1)).toEqual({ is: 'withdrawal', power: 'FN', cp: 2 });
    expect(asking(after(on, 'FN', { type: 'done' }))).toEqual(['fn impulse']);
  });

  it('then one card that is no "+" may be played, and nothing bought', () => {
    const rich = { ...start, resources: { ...poor, FN: 2 } };
    const out = after(after(rich, 'FN', move('moscow', 'borodino', 'davout', { FN: 4 }), dice(3, 5)), 'FN', {
      type: 'done',
    });
    expect(refused(out, 'FN', { type: 'buy' })).toBe('PLUS_USED §4.2');
    expect(asking(after(out, 'FN', { type: 'play', card: 43, as: 'cp' }))).toEqual(['fn card']);
    expect(after(out, 'FN', { type: 'end' }).facts.withdrawn).toEqual(['FN']);
  });

  it('nobody comes back, and no flag', () => {
    const gone = after(start, 'FN', move('moscow', 'borodino', 'davout', { FN: 4 }), dice(3, 5));
    expect(refused(gone, 'FN', move('borodino', 'moscow', 'davout', { FN: 4 }))).toBe('RETREATED §19.722');
    expect(refused(gone, 'FN', { type: 'flag', space: 'moscow', flag: 'own' })).toBe('RETREATED §19.722');
  });

  it('the default answer takes out as many as can go together', () => {
    const view = kutuzov.view(start, ['fn']);
    expect(kutuzov.lapse(view, 'fn')).toMatchObject({
      type: 'move',
      from: 'moscow',
      leaders: ['davout'],
      sp: { FN: 4 },
    });
  });
});

describe('the pieces that the retreat concerns (§19.722)', () => {
  it.each<{ readonly what: string; readonly state: State; readonly powers: readonly Power[] }>([
    { what: 'who has a flag there', state: drawn('', { flags: { kiev: 'AU' } }), powers: ['FS'] },
    { what: 'who stands there', state: drawn('moscow: murat FS 2', { flags: { moscow: 'FN' } }), powers: ['FN', 'FS'] },
    { what: 'nobody else', state: drawn('borodino: murat FS 2'), powers: [] },
  ])('$what', ({ state, powers }) => {
    const retreat = (turn: number, withdrawn: readonly Power[] = []): State => ({
      ...state,
      turn,
      facts: { ...state.facts, retreat: 'chosen', withdrawn },
    });
    expect((['FN', 'FS'] as const).filter((power) => mustWithdraw(retreat(4), power))).toEqual(powers);
    expect(mustWithdraw(retreat(3), 'FN') || mustWithdraw(retreat(4, ['FN']), 'FN')).toBe(false);
  });

  it('scenario 4 starts in it: French South has to leave Kiev (§PB4.4)', () => {
    const state = scenario(4);
    expect((['FN', 'FS'] as const).filter((power) => mustWithdraw(state, power))).toEqual(['FS']);
  });

  it.each([
    ['st-petersburg', 'R1'],
    ['kiev', 'R2'],
  ] as const)('%s is given up at once when nobody stands there: a resource for %s', (place, power) => {
    const state = retreating('FN', 'vyazma: ney FN 2', { flags: { [place]: 'FN' } });
    expect(state.flags).toEqual({});
    expect(state.resources).toEqual({ ...poor, [power]: 1 });
  });

  it('the partner’s flag waits for his impulse', () => {
    const state = retreating('FN', 'moscow: ney FN 2', { flags: { moscow: 'FS' } });
    const gone = after(state, 'FN', move('moscow', 'borodino', 'ney', { FN: 2 }));
    expect(gone.flags.moscow).toBe('FS');
  });
});

describe('4 CP are not enough (§19.722)', () => {
  const crowd = 'moscow: FN 26';
  /** Four counters of 4 and 2 SP have left; the others are still there. */
  const left = (): State => {
    let state = retreating('FN', crowd, { flags: { moscow: 'FN', borodino: 'FN' } });
    for (const sp of [4, 4, 4, 2])
      state = after(state, 'FN', { type: 'move', from: 'moscow', to: 'borodino', leaders: [], sp: { FN: sp } });
    return state;
  };

  it('a card must be played for its CP, and these are for those who are not out yet', () => {
    const state = left();
    expect(asking(state)).toEqual(['fn impulse']);
    expect(refused(state, 'FN', { type: 'end' })).toBe('LEAVE_FIRST §19.722');
    const card = after(state, 'FN', { type: 'play', card: 43, as: 'cp' });
    expect(refused(card, 'FN', { type: 'done' })).toBe('LEAVE_FIRST §19.722');
    expect(refused(card, 'FN', { type: 'flag', space: 'borodino', flag: 'own' })).toBe('LEAVE_FIRST §19.722');
  });

  it('a piece that no CP took out is regrouped at the end of the impulse', () => {
    const state = { ...left(), hands: { ...hands, FN: { home: [], other: [] } } };
    const over = after(state, 'FN', { type: 'end' }, dice(6, 1));
    expect(standing(over, 'moscow')).toBe('');
    expect(over.regroup).toEqual({ FN: 12 });
    expect(over.flags.moscow).toBe(undefined);
    expect(over.resources.R1).toBe(1);
  });
});

describe('surrounded they attack (§19.722)', () => {
  const flags = { moscow: 'FN', vyazma: 'FN' } as const;
  const start = retreating('FN', 'moscow: davout FN 2; borodino: kutuzov R1 6', { flags });

  it('and beaten they retreat as the inactive side, not back to Moscow (§12.6)', () => {
    const met = after(start, 'FN', move('moscow', 'borodino', 'davout', { FN: 2 }));
    expect(asking(met)).toEqual(['r1 window']);
    // Davout's 7 dice hit nobody, one of Kutuzov's 12 disrupts; then the dice for the resource of Moscow.
    const faces = [...Array(8).fill(1), 5, ...Array(10).fill(1), 4, 2];
    const beaten = afterUndisturbed(met, 'R1', { type: 'pass' }, dice(...faces));
    expect(standing(beaten, 'vyazma')).toBe('davout, FN 2');
    expect(standing(beaten, 'borodino')).toBe('kutuzov, R1 6');
    expect(beaten.flags).toEqual({ vyazma: 'FN' });
    expect(beaten.resources.R1).toBe(1);
  });

  it('this is so for attacks out of the three places alone', () => {
    const from = (state: State, origin: string) => hasLeft(state, 'imperial', [origin]);
    expect(from(start, 'moscow')).toBe(true);
    expect(from(start, 'borodino')).toBe(false);
    expect(from(drawn(''), 'moscow')).toBe(false);
  });
});
