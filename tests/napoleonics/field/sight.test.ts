import { describe, expect, it } from 'vitest';
import type { Hex } from '../../../domain/napoleonics/field/hexes.ts';
import { HEXES } from '../../../domain/napoleonics/field/hexes.ts';
import { unitAt } from '../../../domain/napoleonics/field/position.ts';
import { lineOf, sees, seesToFire, seesToJoin } from '../../../domain/napoleonics/field/sight.ts';
import { at, drawn, type Ground, leader, type Piece } from '../kit/drawn.ts';

// The rows around e5:   d4 d5 d6 d7
//                     e4 e5 e6 e7 e8
//                       f4 f5 f6 f7

describe('lines (§5.1, §5.2)', () => {
  it.each([
    ['along a row', 'e5', 'e8', [['e6'], ['e7']]],
    ['to a neighbour', 'e5', 'e6', []],
    ['straight up: between two hexes, then through one', 'e5', 'a5', [['d4', 'd5'], ['c5'], ['b4', 'b5']]],
    ['along an edge to the right', 'e5', 'd6', [['d5', 'e6']]],
    ['along an edge to the lower right', 'e5', 'f6', [['e6', 'f5']]],
    ['neither', 'e5', 'd7', [['e6'], ['d6']]],
    ['neither, touching a corner of one hex more', 'e5', 'd8', [['e6'], ['d6'], ['e7'], ['d7']]],
    ['at the edge of the board, where the other hex is missing', 'a1', 'c1', [['b1']]],
  ])('%s', (_, from, to, passed) => {
    expect(lineOf(from, to)).toEqual(passed);
  });

  it('pass the same hexes both ways', () => {
    for (const from of ['a1', 'd6', 'e7'])
      for (const to of HEXES) {
        const there = lineOf(from, to).map((hexes) => hexes.join());
        const back = lineOf(to, from).map((hexes) => hexes.join());
        expect([to, there]).toEqual([to, back.reverse()]);
      }
  });
});

const seen = (ground: Ground, pieces: readonly Piece[], from: Hex, to: Hex): boolean => sees(drawn(ground, pieces), from, to);

describe('what blocks sight', () => {
  it.each([
    ['nothing', {}, [], true],
    ['a friend', {}, [at('e6', 'B-LN')], false],
    ['an enemy', {}, [at('e6', 'F-LN')], false],
    ['a lone leader', {}, [leader('e6', 'top')], false],
    ['a forest', { e6: 'FO' }, [], false],
    ['a town', { e6: 'TO' }, [], false],
    ['a windmill', { e6: 'WM' }, [], false],
    ['a rugged hill', { e6: 'RH' }, [], false],
    // §5.6
    ['field works', { e6: 'FW' }, [], true],
    ['a river', { e6: 'RV' }, [], true],
    ['a fordable river', { e6: 'ST' }, [], true],
    ['a bridge', { e6: 'BR' }, [], true],
    ['sand', { e6: 'SQ' }, [], true],
    ['the ground of the firer and of the target', { e5: 'FO', e7: 'TO' }, [], true],
  ])('%s between (§5.1, §5.6)', (_, ground, pieces, open) => {
    expect(seen(ground as Ground, pieces, 'e5', 'e7')).toBe(open);
    expect(seen(ground as Ground, pieces, 'e7', 'e5')).toBe(open);
  });

  it('never between neighbours (§5.3)', () => {
    expect(seen({ e5: 'FO', e6: 'FO' }, [], 'e5', 'e6')).toBe(true);
  });

  // E16: e5 to c5 runs between d4 and d5, to g5 between f4 and f5.
  it('along an edge: only both hexes together (§5.2, E16)', () => {
    expect(seen({ d4: 'FO' }, [], 'e5', 'c5')).toBe(true);
    expect(seen({ d5: 'FO' }, [], 'e5', 'c5')).toBe(true);
    expect(seen({ d4: 'FO', d5: 'TO' }, [], 'e5', 'c5')).toBe(false);
    expect(seen({ f4: 'FO' }, [at('f5', 'B-LN')], 'e5', 'g5')).toBe(false);
    expect(seen({ d4: 'FO', d5: 'RV' }, [], 'e5', 'c5')).toBe(true);
  });

  it('along the edge of the board: the one hex beside it (§5.2)', () => {
    expect(seen({}, [], 'a1', 'c1')).toBe(true);
    expect(seen({ b1: 'FO' }, [], 'a1', 'c1')).toBe(false);
    expect(seen({ d12: 'FO' }, [], 'c13', 'e13')).toBe(false);
  });
});

describe('hills (§5.4)', () => {
  it.each([
    ['from below, no hill between (§5.4a)', { e8: 'HI' }, true],
    ['from below, a hill before it (§5.4b)', { e7: 'HI', e8: 'HI' }, false],
    ['both below, a hill between (§5.4b)', { e6: 'HI' }, false],
    ['both on one plateau (§5.4c)', { e5: 'HI', e6: 'HI', e7: 'HI', e8: 'HI' }, true],
    ['on hills apart (§5.4d)', { e5: 'HI', e8: 'HI' }, true],
    ['on hills apart, a third of the same height between (§5.4d)', { e5: 'HI', e7: 'HI', e8: 'HI' }, true],
    ['on hills apart, a forest between', { e5: 'HI', e6: 'FO', e8: 'HI' }, false],
  ])('%s', (_, ground, open) => {
    expect(seen(ground as Ground, [], 'e5', 'e8')).toBe(open);
    expect(seen(ground as Ground, [], 'e8', 'e5')).toBe(open);
  });

  it('do not hide what a unit on a plateau does: units block there too', () => {
    expect(seen({ e5: 'HI', e6: 'HI', e7: 'HI' }, [at('e6', 'B-LN')], 'e5', 'e7')).toBe(false);
  });
});

describe('fire over friends (§5.5)', () => {
  const guns = at('e5', 'B-FA');
  const gunsOf = (ground: Ground, ...pieces: readonly Piece[]) => {
    const p = drawn(ground, [guns, ...pieces]);
    const unit = unitAt(p, 'e5')!;
    return { fire: seesToFire(p, unit, 'e8'), join: seesToJoin(p, unit, 'e8') };
  };

  it('is fire from a hill over one beside and below, and never combined arms (E13, E15)', () => {
    expect(gunsOf({ e5: 'HI' }, at('e6', 'B-LN'))).toEqual({ fire: true, join: false });
    expect(gunsOf({ e5: 'HI' })).toEqual({ fire: true, join: true });
  });

  it.each([
    ['over a lone leader', { e5: 'HI' }, leader('e6', 'top'), true],
    ['not over an enemy', { e5: 'HI' }, at('e6', 'F-LN'), false],
    ['not over a friend further off', { e5: 'HI' }, at('e7', 'B-LN'), false],
    ['not over a friend on the hill', { e5: 'HI', e6: 'HI' }, at('e6', 'B-LN'), false],
    ['not over a friend in a town', { e5: 'HI', e6: 'TO' }, at('e6', 'B-LN'), false],
    ['not from below', {}, at('e6', 'B-LN'), false],
  ])('%s', (_, ground, piece, open) => {
    expect(gunsOf(ground as Ground, piece).fire).toBe(open);
  });

  it('is for artillery alone', () => {
    const p = drawn({ e5: 'HI' }, [at('e5', 'B-RL'), at('e6', 'B-LN')]);
    expect(seesToFire(p, unitAt(p, 'e5')!, 'e8')).toBe(false);
  });
});
