import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../../domain/kutuzov/frames/frames.ts';
import { flagCost } from '../../../../domain/kutuzov/movement/flags.ts';
import { causesOfMarch } from '../../../../domain/kutuzov/movement/movement.ts';
import type { State } from '../../../../domain/kutuzov/state/state.ts';
import type { Power } from '../../../../domain/kutuzov/terms/nations.ts';
import { halvingsIn } from '../../../../domain/kutuzov/tracks/attrition.ts';
import { after, drawn, framed, refused, spending } from '../../kit/kit.ts';

const poor = { FN: 0, R1: 0, FS: 0, R2: 0 };
const rich = { FN: 1, R1: 2, FS: 1, R2: 1 };
/** The impulse of a Power, in round 2 of turn 1. */
function impulseOf(power: Power, pieces: string, change: Partial<State> = {}, preemptive = false): State {
  const base = drawn(pieces, { resources: rich, round: 2, marker: power, ...change });
  const frames: readonly Frame[] = [
    { is: 'turn', stage: 'impulses' },
    { is: 'impulse', power, preemptive, lone: false, passing: false, stage: 'play' },
  ];
  return framed({ ...base, impulse: { ...base.impulse, power, preemptive } }, frames);
}
const entrench = (space: string) => ({ type: 'entrench', space }) as const;
const scorch = (space: string) => ({ type: 'scorch', space }) as const;

describe('an Entrenchment for a resource (§16.56)', () => {
  it.each<{ readonly what: string; readonly pieces: string; readonly space: string }>([
    { what: 'an army, be it one leader', pieces: 'smolensk: barclay', space: 'smolensk' },
    { what: 'a partner’s army', pieces: 'smolensk: bagration R2 2', space: 'smolensk' },
    { what: 'four SP', pieces: 'smolensk: R1 4', space: 'smolensk' },
  ])('where there is $what', ({ pieces, space }) => {
    const dug = after(impulseOf('R1', pieces), 'R1', entrench(space));
    expect(dug.entrenched).toEqual({ [space]: 'tsarist' });
    expect(dug.resources.R1).toBe(1);
  });

  it('any number of them', () => {
    const state = impulseOf('R1', 'smolensk: barclay; moscow: platov');
    expect(after(after(state, 'R1', entrench('smolensk')), 'R1', entrench('moscow')).entrenched).toEqual({
      smolensk: 'tsarist',
      moscow: 'tsarist',
    });
  });

  it.each<{ readonly what: string; readonly state: State; readonly space: string; readonly refusal: string }>([
    {
      what: 'three SP alone',
      state: impulseOf('R1', 'smolensk: R1 3'),
      space: 'smolensk',
      refusal: 'NOBODY_TO_ENTRENCH §16.56',
    },
    {
      what: 'ground that is not friendly',
      state: impulseOf('FN', 'kovno: davout FN 4'),
      space: 'kovno',
      refusal: 'NOBODY_TO_ENTRENCH §16.56',
    },
    {
      what: 'a zone',
      state: impulseOf('FN', 'zone-poland: davout FN 4'),
      space: 'zone-poland',
      refusal: 'NO_ZONE §12.45',
    },
    {
      what: 'a second one',
      state: impulseOf('R1', 'smolensk: barclay', { entrenched: { smolensk: 'tsarist' } }),
      space: 'smolensk',
      refusal: 'ENTRENCHED §16.56',
    },
    {
      what: 'without a resource',
      state: impulseOf('R1', 'smolensk: barclay; moscow: R1 1', { resources: poor }),
      space: 'smolensk',
      refusal: 'NO_RESOURCES §16.56',
    },
  ])('not: $what', ({ state, space, refusal }) => {
    expect(refused(state, state.marker, entrench(space))).toBe(refusal);
  });

  it('before any formation moves: after a card is played, but not after its first move', () => {
    const card = spending(drawn('smolensk: barclay; tver: R1 2', { resources: rich }), 'R1', 3);
    expect(after(card, 'R1', entrench('smolensk')).entrenched).toEqual({ smolensk: 'tsarist' });
    const moved = after(card, 'R1', { type: 'move', from: 'tver', to: 'substov', leaders: [], sp: { R1: 2 } });
    expect(refused(moved, 'R1', entrench('smolensk'))).toBe('MOVED_ALREADY §16.56');
  });
});

describe('Scorched Earth for a resource (§16.57)', () => {
  /** Imperials at some places around Staraya Russa, two spaces from it or nearer. */
  const around = (pieces: string, change: Partial<State> = {}) => impulseOf('R1', pieces, change);

  it('Staraya Russa may be scorched with an Imperial army at Chudovo, over the river, alone', () => {
    const burnt = after(around('chudovo: davout FN 4'), 'R1', scorch('staraya-russa'));
    expect(burnt.scorched.includes('staraya-russa')).toBe(true);
    expect(burnt.resources.R1).toBe(1);
  });

  it.each(['cholm', 'novgorod', 'tver'])('not with one at %s, which could intercept', (space) => {
    expect(refused(around(`${space}: davout FN 4`), 'R1', scorch('staraya-russa'))).toBe('INTERCEPTORS_NEAR §16.57');
  });

  it('soldiers without a leader and an army under a marker do not intercept (§11.3)', () => {
    expect(after(around('tver: FN 4'), 'R1', scorch('staraya-russa')).scorched).toContain('staraya-russa');
    const state = around('tver: davout FN 4');
    const marked = { ...state, leaders: { ...state.leaders, davout: { ...state.leaders.davout!, marked: true } } };
    expect(after(marked, 'R1', scorch('staraya-russa')).scorched).toContain('staraya-russa');
  });

  it('where Tsarists stand nobody can intercept (§11.1)', () => {
    expect(after(around('tver: davout FN 4; staraya-russa: R1 1'), 'R1', scorch('staraya-russa')).scorched).toContain(
      'staraya-russa',
    );
  });

  it('an Imperial flag within two spaces will do', () => {
    expect(after(around('', { flags: { tver: 'FN' } }), 'R1', scorch('staraya-russa')).scorched).toContain(
      'staraya-russa',
    );
    expect(refused(around('', { flags: { kovno: 'FN' } }), 'R1', scorch('staraya-russa'))).toBe(
      'FAR_FROM_IMPERIALS §16.57',
    );
  });

  it.each<{ readonly what: string; readonly state: State; readonly space: string; readonly refusal: string }>([
    {
      what: 'by Imperials',
      state: impulseOf('FN', 'tver: FN 1'),
      space: 'staraya-russa',
      refusal: 'NOT_TSARIST §16.57',
    },
    {
      what: 'in a pre-emptive impulse',
      state: impulseOf('R1', 'tver: FN 1', {}, true),
      space: 'staraya-russa',
      refusal: 'PREEMPTIVE §16.57',
    },
    {
      what: 'in the first round of turn 1',
      state: impulseOf('R1', 'tver: FN 1', { round: 1 }),
      space: 'staraya-russa',
      refusal: 'TOO_EARLY §16.57',
    },
    {
      what: 'under an Imperial flag',
      state: impulseOf('R1', '', { flags: { tver: 'FN' } }),
      space: 'tver',
      refusal: 'NOT_OURS §16.57',
    },
    { what: 'where Imperials stand', state: impulseOf('R1', 'tver: FN 1'), space: 'tver', refusal: 'NOT_OURS §16.57' },
    { what: 'a zone', state: impulseOf('R1', 'tver: FN 1'), space: 'zone-finland', refusal: 'NOT_OURS §16.57' },
    {
      what: 'twice',
      state: impulseOf('R1', 'tver: FN 1', { scorched: ['staraya-russa'] }),
      space: 'staraya-russa',
      refusal: 'SCORCHED §16.57',
    },
    {
      what: 'without a resource',
      state: impulseOf('R1', 'tver: FN 1; moscow: R1 1', { resources: poor }),
      space: 'staraya-russa',
      refusal: 'NO_RESOURCES §16.57',
    },
  ])('not: $what', ({ state, space, refusal }) => {
    expect(refused(state, state.marker, scorch(space))).toBe(refusal);
  });

  it('in the first round of turn 2 it may', () => {
    expect(after(around('tver: FN 1', { turn: 2, round: 1 }), 'R1', scorch('staraya-russa')).scorched).toContain(
      'staraya-russa',
    );
  });

  it('one in an impulse until Kutuzov has been on the map, then any number', () => {
    const state = around('tver: FN 1');
    const once = after(state, 'R1', scorch('staraya-russa'));
    expect(refused(once, 'R1', scorch('substov'))).toBe('ONE_UNTIL_KUTUZOV §16.57');
    const led = { ...once, facts: { ...once.facts, kutuzovHasAppeared: true } };
    expect(after(led, 'R1', scorch('substov')).scorched).toEqual(expect.arrayContaining(['staraya-russa', 'substov']));
  });

  it('while a card is spent, too', () => {
    const card = spending(drawn('tver: FN 1; moscow: barclay R1 1', { resources: rich, round: 2 }), 'R1', 2);
    expect(after(card, 'R1', scorch('substov')).scorched).toContain('substov');
  });
});

describe('what Scorched Earth does (§16.58)', () => {
  const state = drawn('tver: barclay R1 4; smolensk: R1 2', { scorched: ['substov', 'smolensk'] });

  it('every Power that enters suffers, friend or enemy', () => {
    expect(causesOfMarch(state, 'tsarist', state.leaders.barclay!, 'tver', 'substov')).toEqual(['scorched']);
    expect(causesOfMarch(state, 'imperial', state.leaders.davout!, 'moscow', 'substov')).toContain('scorched');
  });

  it('a flag takes 2 CP, and a Depot halves no attrition', () => {
    expect(flagCost(state, 'substov')).toBe(2);
    expect(flagCost(state, 'tver')).toBe(1);
    expect(halvingsIn(state, 'tsarist', 'smolensk')).toBe(0);
    expect(halvingsIn({ ...state, scorched: [] }, 'tsarist', 'smolensk')).toBe(1);
  });
});
