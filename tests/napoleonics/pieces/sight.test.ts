import { describe, expect, it } from 'vitest';
import type { Hex } from '../../../domain/napoleonics/field/hexes.ts';
import { HEXES } from '../../../domain/napoleonics/field/hexes.ts';
import { unitAt } from '../../../domain/napoleonics/pieces/position.ts';
import { lineOf, sees, seesToFire, seesToJoin } from '../../../domain/napoleonics/pieces/sight.ts';
import { at, drawn, type Ground, leader, type Piece } from '../kit/drawn.ts';

// The rows around e5:   d4 d5 d6 d7
//                     e4 e5 e6 e7 e8
//                       f4 f5 f6 f7

describe('lines (§5.1, §5.2)', () => {
  it.each([
    { what: 'along a row', from: 'e5', to: 'e8', through: ['e6', 'e7'], left: [], right: [] },
    { what: 'to a neighbour', from: 'e5', to: 'e6', through: [], left: [], right: [] },
    {
      what: 'straight up: along an edge, then through a hex',
      from: 'e5',
      to: 'a5',
      through: ['c5'],
      left: ['d4', 'b4'],
      right: ['d5', 'b5'],
    },
    { what: 'along an edge to the right', from: 'e5', to: 'd6', through: [], left: ['d5'], right: ['e6'] },
    { what: 'along an edge to the lower right', from: 'e5', to: 'f6', through: [], left: ['e6'], right: ['f5'] },
    { what: 'through hexes alone', from: 'e5', to: 'd7', through: ['e6', 'd6'], left: [], right: [] },
    {
      what: 'through hexes, touching a corner of one more',
      from: 'e5',
      to: 'd8',
      through: ['e6', 'd6', 'e7', 'd7'],
      left: [],
      right: [],
    },
    {
      what: 'at the edge of the board, where the other hex is missing',
      from: 'a1',
      to: 'c1',
      through: [],
      left: ['b1'],
      right: [undefined],
    },
  ])('$what', ({ from, to, through, left, right }) => {
    expect(lineOf(from, to)).toEqual({ through, left, right });
  });

  it('pass the same hexes both ways, with left and right exchanged', () => {
    for (const from of ['a1', 'd6', 'e7'])
      for (const to of HEXES) {
        const { through, left, right } = lineOf(to, from);
        expect([to, lineOf(from, to)]).toEqual([
          to,
          { through: through.toReversed(), left: right.toReversed(), right: left.toReversed() },
        ]);
      }
  });
});

const seen = (ground: Ground, pieces: readonly Piece[], from: Hex, to: Hex): boolean =>
  sees(drawn(ground, pieces), from, to);

describe('obstacles to sight', () => {
  it.each([
    { what: 'nothing', ground: {}, pieces: [], open: true },
    { what: 'a friend', ground: {}, pieces: [at('e6', 'B-LN')], open: false },
    { what: 'an enemy', ground: {}, pieces: [at('e6', 'F-LN')], open: false },
    { what: 'a lone leader', ground: {}, pieces: [leader('e6', 'top')], open: false },
    { what: 'a forest', ground: { e6: 'FO' }, pieces: [], open: false },
    { what: 'a town', ground: { e6: 'TO' }, pieces: [], open: false },
    { what: 'a windmill', ground: { e6: 'WM' }, pieces: [], open: false },
    { what: 'a rugged hill', ground: { e6: 'RH' }, pieces: [], open: false },
    // §5.6
    { what: 'field works', ground: { e6: 'FW' }, pieces: [], open: true },
    { what: 'a river', ground: { e6: 'RV' }, pieces: [], open: true },
    { what: 'a fordable river', ground: { e6: 'ST' }, pieces: [], open: true },
    { what: 'a bridge', ground: { e6: 'BR' }, pieces: [], open: true },
    { what: 'sand', ground: { e6: 'SQ' }, pieces: [], open: true },
    { what: 'the ground of the firer and of the target', ground: { e5: 'FO', e7: 'TO' }, pieces: [], open: true },
  ])('$what between (§5.1, §5.6)', ({ ground, pieces, open }) => {
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

  it('along several edges: obstacles on both sides close it, also beside different ones (§5.2)', () => {
    expect(seen({ d4: 'FO', b4: 'TO' }, [], 'e5', 'a5')).toBe(true);
    expect(seen({ d5: 'FO' }, [at('b5', 'B-LN')], 'e5', 'a5')).toBe(true);
    expect(seen({ d4: 'FO', b5: 'TO' }, [], 'e5', 'a5')).toBe(false);
    expect(seen({ d5: 'FO' }, [at('b4', 'B-LN')], 'e5', 'a5')).toBe(false);
    expect(seen({ d5: 'FO' }, [at('b4', 'B-LN')], 'a5', 'e5')).toBe(false);
  });

  it('along the edge of the board: the one hex beside it (§5.2)', () => {
    expect(seen({}, [], 'a1', 'c1')).toBe(true);
    expect(seen({ b1: 'FO' }, [], 'a1', 'c1')).toBe(false);
    expect(seen({ d12: 'FO' }, [], 'c13', 'e13')).toBe(false);
  });
});

describe('hills (§5.4)', () => {
  it.each([
    { what: 'from below, no hill between (§5.4a)', ground: { e8: 'HI' }, open: true },
    { what: 'from below, a hill before it (§5.4b)', ground: { e7: 'HI', e8: 'HI' }, open: false },
    { what: 'both below, a hill between (§5.4b)', ground: { e6: 'HI' }, open: false },
    { what: 'both on one plateau (§5.4c)', ground: { e5: 'HI', e6: 'HI', e7: 'HI', e8: 'HI' }, open: true },
    { what: 'on hills apart (§5.4d)', ground: { e5: 'HI', e8: 'HI' }, open: true },
    {
      what: 'on hills apart, a third of the same height between (§5.4d)',
      ground: { e5: 'HI', e7: 'HI', e8: 'HI' },
      open: true,
    },
    { what: 'on hills apart, a forest between', ground: { e5: 'HI', e6: 'FO', e8: 'HI' }, open: false },
  ])('$what', ({ ground, open }) => {
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
    { what: 'over a lone leader', ground: { e5: 'HI' }, piece: leader('e6', 'top'), open: true },
    { what: 'not over an enemy', ground: { e5: 'HI' }, piece: at('e6', 'F-LN'), open: false },
    { what: 'not over a friend further off', ground: { e5: 'HI' }, piece: at('e7', 'B-LN'), open: false },
    { what: 'not over a friend on the hill', ground: { e5: 'HI', e6: 'HI' }, piece: at('e6', 'B-LN'), open: false },
    { what: 'not over a friend in a town', ground: { e5: 'HI', e6: 'TO' }, piece: at('e6', 'B-LN'), open: false },
    { what: 'not from below', ground: {}, piece: at('e6', 'B-LN'), open: false },
  ])('$what', ({ ground, piece, open }) => {
    expect(gunsOf(ground as Ground, piece).fire).toBe(open);
  });

  it('is for artillery alone', () => {
    const p = drawn({ e5: 'HI' }, [at('e5', 'B-RL'), at('e6', 'B-LN')]);
    expect(seesToFire(p, unitAt(p, 'e5')!, 'e8')).toBe(false);
  });
});
