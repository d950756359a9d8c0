import { describe, expect, it } from 'vitest';
import type { Battle } from '../../../domain/napoleonics/field/battle.ts';
import type { Command } from '../../../domain/napoleonics/state/commands.ts';
import type { Banner, State } from '../../../domain/napoleonics/state/state.ts';
import { at, drawn, leader, type Piece } from '../kit/drawn.ts';
import { after, asking, refused, standing } from '../kit/kit.ts';

// Banners for places and for leaving the board (§1.6, §3.1, §3.3).

type Objective = Battle['objectives'][number];
const text = { en: 'A place.', ko: '장소.' };
const hold = (facts: Partial<Extract<Objective, { kind: 'hold' }>> = {}): Objective => ({
  kind: 'hold',
  id: 'place',
  side: 'bottom',
  hexes: ['f6', 'f8'],
  banners: 1,
  gain: 'immediate',
  lasts: 'temporary',
  text,
  ...facts,
});
const exit: Objective = {
  kind: 'exit',
  id: 'away',
  side: 'bottom',
  hexes: ['i1', 'i2'],
  banners: 1,
  edge: 'bottom',
  text,
};

/** Phase 3, these French pieces ordered. */
const moving = (
  objectives: readonly Objective[],
  pieces: readonly Piece[],
  ordered: readonly string[],
  facts: Partial<State> = {},
): State =>
  standing(
    drawn({}, [...pieces, at('a1', 'B-LN'), at('i13', 'F-FA')], { objectives, banners: { top: 3, bottom: 3 } }),
    {
      card: { card: 'ATTACK_CENTER', as: 'ATTACK_CENTER', command: 5, slots: [] },
      orders: Object.fromEntries([...ordered, 'F-FA-1'].map((id) => [id, { ordered: true }])),
      hands: { top: ['FORWARD'], bottom: [] },
      frames: [{ is: 'movement' }],
      ...facts,
    },
  );

const move = (piece: string, to: string): Command => ({ type: 'move', piece, to });
const DONE: Command = { type: 'done' };
const PLACE: Banner = { for: 'objective', about: 'place/f6' };

describe('holding a place', () => {
  it('a banner at once, for each hex, while a unit of the side is there (§3.3)', () => {
    const { state } = after(moving([hold()], [at('f5', 'F-LN')], ['F-LN-1']), 'bottom', move('F-LN-1', 'f6'));
    expect(state.banners).toEqual({ top: [], bottom: [PLACE] });
    const held = moving([hold()], [at('f6', 'F-LN'), at('f9', 'F-LN')], ['F-LN-1', 'F-LN-2'], {
      banners: { top: [], bottom: [PLACE] },
    });
    const both = after(held, 'bottom', move('F-LN-2', 'f8')).state;
    expect(both.banners.bottom).toEqual([PLACE, { for: 'objective', about: 'place/f8' }]);
    expect(after(held, 'bottom', move('F-LN-1', 'f5')).state.banners.bottom).toEqual([]);
  });

  it('not for the enemy, nor for a lone leader', () => {
    const state = moving([hold()], [leader('f5', 'bottom')], ['F-LD-1']);
    expect(after(state, 'bottom', move('F-LD-1', 'f6')).state.banners.bottom).toEqual([]);
    expect(
      after(moving([hold({ side: 'top' })], [at('f5', 'F-LN')], ['F-LN-1']), 'bottom', move('F-LN-1', 'f6')).state
        .banners,
    ).toEqual({
      top: [],
      bottom: [],
    });
  });

  it('a unit that goes from one place to another loses the first before it gains the second: it never counts twice (§3.3, §3.1)', () => {
    const two: readonly Banner[] = [
      { for: 'unit', about: 'B-LN-7' },
      { ...PLACE, about: 'place/f8' },
    ];
    const state = moving([hold()], [at('f8', 'F-LC')], ['F-LC-1'], { banners: { top: [], bottom: two } });
    const { state: moved } = after(state, 'bottom', move('F-LC-1', 'f6'));
    expect(moved.over).toBeUndefined();
    expect(moved.banners.bottom).toEqual([{ for: 'unit', about: 'B-LN-7' }, PLACE]);
  });

  it('several banners for one hex come and go together', () => {
    const { state } = after(
      moving([hold({ banners: 2 })], [at('f5', 'F-LN')], ['F-LN-1']),
      'bottom',
      move('F-LN-1', 'f6'),
    );
    expect(state.banners.bottom).toEqual([PLACE, PLACE]);
    const back = { ...state, orders: { 'F-LN-1': { ordered: true as const }, 'F-FA-1': { ordered: true as const } } };
    expect(after(back, 'bottom', move('F-LN-1', 'f5')).state.banners.bottom).toEqual([]);
  });

  it('a permanent banner stays', () => {
    const held = moving([hold({ lasts: 'permanent' })], [at('f6', 'F-LN')], ['F-LN-1'], {
      banners: { top: [], bottom: [PLACE] },
    });
    expect(after(held, 'bottom', move('F-LN-1', 'f5')).state.banners.bottom).toEqual([PLACE]);
  });

  it('at the start of the side’s own turn, where the scenario says so: not at once, nor at the enemy’s', () => {
    const start = hold({ gain: 'own-turn-start' });
    const { state } = after(moving([start], [at('f5', 'F-LN')], ['F-LN-1']), 'bottom', move('F-LN-1', 'f6'));
    expect(state.banners.bottom).toEqual([]);
    const { state: enemys } = after(state, 'bottom', DONE, { deck: ['BOMBARD'] });
    expect([enemys.active, enemys.banners.bottom]).toEqual(['top', []]);
    const { state: own } = after(
      { ...enemys, hands: { ...enemys.hands, top: ['FIRST_STRIKE'] } },
      'top',
      { type: 'play', card: 'FIRST_STRIKE' },
      { deck: ['ELAN'] },
    );
    expect([own.active, own.banners.bottom]).toEqual(['bottom', [PLACE]]);
  });

  it('the last one needed wins at once, before anything else (§3.1)', () => {
    const two: readonly Banner[] = [
      { for: 'unit', about: 'B-LN-7' },
      { for: 'unit', about: 'B-LN-8' },
    ];
    const state = moving([hold()], [at('f5', 'F-LN')], ['F-LN-1'], { banners: { top: [], bottom: two } });
    const { state: won, events } = after(state, 'bottom', move('F-LN-1', 'f6'));
    expect(events.at(-1)).toEqual({ type: 'won', winner: 'bottom', how: 'banners' });
    expect(asking(won)).toBe('nobody');
    expect(refused(won, 'bottom', DONE)).toBe('NOT_YOUR_CHOICE §4.0a');
  });
});

describe('leaving the board', () => {
  it('units do not, but where the scenario says so (§1.6)', () => {
    const state = moving([], [at('i1', 'F-LN')], ['F-LN-1']);
    expect(refused(state, 'bottom', { type: 'exit', unit: 'F-LN-1' })).toBe('NO_EXIT §1.6');
  });

  it('for one hex of its move: a banner for the unit, one for the leader who leaves with it', () => {
    const { state } = after(moving([exit], [at('i1', 'F-LN', { leader: true })], ['F-LN-1']), 'bottom', {
      type: 'exit',
      unit: 'F-LN-1',
    });
    expect(state.banners.bottom).toEqual([
      { for: 'exit', about: 'F-LN-1' },
      { for: 'exit', about: 'F-LD-1' },
    ]);
    expect([state.units.map(({ id }) => id), state.leaders]).toEqual([['B-LN-1', 'F-FA-1'], []]);
  });

  it('the place he leaves is lost before what leaving earns is gained (§3.3, §3.1)', () => {
    const two: readonly Banner[] = [
      { for: 'unit', about: 'B-LN-7' },
      { for: 'objective', about: 'place/i1' },
    ];
    const state = moving([exit, hold({ hexes: ['i1'] })], [at('i1', 'F-LN')], ['F-LN-1'], {
      banners: { top: [], bottom: two },
    });
    const { state: left } = after(state, 'bottom', { type: 'exit', unit: 'F-LN-1' });
    expect(left.over).toBeUndefined();
    expect(left.banners.bottom).toEqual([two[0], { for: 'exit', about: 'F-LN-1' }]);
  });

  it('after a move only if a hex of it is left', () => {
    const state = moving([exit], [at('i3', 'F-LN'), at('h2', 'F-LC'), at('h1', 'F-LN')], ['F-LN-1', 'F-LC-1']);
    expect(refused(state, 'bottom', { type: 'exit', unit: 'F-LN-1' })).toBe('NO_EXIT §1.6');
    expect(refused(state, 'bottom', { type: 'exit', unit: 'F-LN-2' })).toBe('NOT_ORDERED §4.1a');
    const line = after(state, 'bottom', move('F-LN-1', 'i2')).state;
    expect(refused(line, 'bottom', { type: 'exit', unit: 'F-LN-1' })).toBe('NO_MOVE_LEFT §4.2a');
    const horse = after(state, 'bottom', move('F-LC-1', 'i1')).state;
    expect(after(horse, 'bottom', { type: 'exit', unit: 'F-LC-1' }).state.banners.bottom).toHaveLength(1);
  });

  it('a leader alone too; the unit he leaves behind stays', () => {
    const state = moving([exit], [leader('i1', 'bottom'), at('i2', 'F-LN', { leader: true })], ['F-LD-1', 'F-LD-2']);
    expect(after(state, 'bottom', { type: 'exit', unit: 'F-LD-1' }).state.banners.bottom).toEqual([
      { for: 'exit', about: 'F-LD-1' },
    ]);
    const { state: left } = after(state, 'bottom', { type: 'exit', unit: 'F-LD-2' });
    expect(left.units.map(({ id }) => id)).toContain('F-LN-1');
  });

  it('under Leadership the unit he leaves behind has no order any more (§14.20b)', () => {
    const state = moving([exit], [at('i2', 'F-LN', { leader: true })], ['F-LD-1', 'F-LN-1'], {
      card: { card: 'LEADERSHIP', as: 'LEADERSHIP', command: 5, slots: [] },
    });
    const { state: left } = after(state, 'bottom', { type: 'exit', unit: 'F-LD-1' });
    expect(refused(left, 'bottom', move('F-LN-1', 'h2'))).toBe('NOT_ORDERED §4.1a');
  });
});
