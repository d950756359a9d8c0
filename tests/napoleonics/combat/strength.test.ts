import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../domain/napoleonics/cards/rows.ts';
import type { Bonus } from '../../../domain/napoleonics/cards/schema.ts';
import { type Attack, inRange, rangeOf, strength } from '../../../domain/napoleonics/combat/strength.ts';
import { unitAt } from '../../../domain/napoleonics/pieces/position.ts';
import { at, drawn, type Ground, leader, type Piece } from '../kit/drawn.ts';

interface Drawn {
  readonly ground?: Ground;
  /** The target; line infantry of the other side in e6 for melee, in e7 for fire, where it is left out. */
  readonly target?: Piece;
  readonly moved?: number;
  readonly bonus?: Bonus;
  readonly square?: number;
}

/** The unit stands in e5 with this number of blocks. */
function attack(
  kind: Attack['kind'],
  type: string,
  blocks: number,
  { ground = {}, target, moved = 0, bonus, square }: Drawn = {},
) {
  const enemy = type.startsWith('F-') ? 'B-LN' : 'F-LN';
  const against = target ?? at(kind === 'ranged' ? 'e7' : 'e6', enemy);
  const p = drawn(ground, [at('e5', type, { blocks, ...(square !== undefined && { square }) }), against]);
  const hex = 'leader' in against ? against.leader.hex : against.unit.hex;
  return strength(p, { kind, unit: unitAt(p, 'e5')!, at: hex, moved, ...(bonus && { bonus }) });
}
const fire = (type: string, blocks: number, drawing?: Drawn): number => attack('ranged', type, blocks, drawing).dice;
const melee = (type: string, blocks: number, drawing?: Drawn): number => attack('melee', type, blocks, drawing).dice;
const bonusOf = (card: string): Bonus => cardOf(card).uses[0]!.grants.find(({ bonus }) => bonus)!.bonus!;

describe('infantry (§6.4a, §6.4b, §7.3a)', () => {
  // The blocks from full strength down
  it.each([
    { type: 'B-LN', blocks: [4, 3, 2, 1], standing: [5, 4, 3, 2], moved: [2, 2, 1, 1], inMelee: [4, 3, 2, 1] },
    {
      type: 'B-GG',
      blocks: [5, 4, 3, 2, 1],
      standing: [6, 5, 4, 3, 2],
      moved: [4, 3, 3, 2, 2],
      inMelee: [6, 5, 4, 3, 2],
    },
    { type: 'B-RL', blocks: [3, 2, 1], standing: [4, 3, 2], moved: [2, 2, 1], inMelee: [3, 2, 1] },
    {
      type: 'B-LT',
      blocks: [5, 4, 3, 2, 1],
      standing: [6, 5, 4, 3, 2],
      moved: [4, 3, 3, 2, 2],
      inMelee: [5, 4, 3, 2, 1],
    },
    { type: 'P-LN', blocks: [4, 3, 2, 1], standing: [4, 3, 2, 1], moved: [2, 1, 1, 0], inMelee: [4, 3, 2, 1] },
    { type: 'P-LT', blocks: [5, 3, 1], standing: [6, 4, 2], moved: [3, 2, 1], inMelee: [5, 3, 1] },
    { type: 'F-LN', blocks: [4, 3], standing: [4, 3], moved: [2, 2], inMelee: [5, 4] },
    { type: 'F-OG', blocks: [4], standing: [5], moved: [3], inMelee: [6] },
    { type: 'F-YG', blocks: [4], standing: [5], moved: [3], inMelee: [5] },
    { type: 'F-GR', blocks: [4], standing: [4], moved: [2], inMelee: [5] },
    { type: 'F-MI', blocks: [4, 3], standing: [4, 3], moved: [2, 1], inMelee: [4, 3] },
    { type: 'F-LT', blocks: [4], standing: [5], moved: [3], inMelee: [4] },
  ])(
    '$type of $blocks: $standing standing, $moved moved, $inMelee in melee',
    ({ type, blocks, standing, moved, inMelee }) => {
      expect(blocks.map((left) => fire(type, left))).toEqual(standing);
      expect(blocks.map((left) => fire(type, left, { moved: 1 }))).toEqual(moved);
      expect(blocks.map((left) => melee(type, left))).toEqual(inMelee);
      expect(blocks.map((left) => melee(type, left, { moved: 1 }))).toEqual(inMelee);
    },
  );

  it('shows how the dice come about (E1, E2)', () => {
    expect(attack('ranged', 'F-LT', 4)).toEqual({
      dice: 5,
      parts: [
        { dice: 4, rule: '§6.4a', why: 'blocks' },
        { dice: 1, rule: '§6.4b', why: 'type' },
      ],
    });
    expect(attack('ranged', 'F-LT', 3, { moved: 1 })).toEqual({
      dice: 3,
      parts: [
        { dice: 2, rule: '§6.4a', why: 'moved' },
        { dice: 1, rule: '§6.4b', why: 'type' },
      ],
    });
  });

  it('of the line moves beside the enemy and attacks with a die for each block (E3)', () => {
    expect(melee('B-LN', 4, { moved: 1 })).toBe(4);
  });

  it('of the French line has one more against infantry alone', () => {
    expect(melee('F-LN', 4, { target: at('e6', 'B-LC') })).toBe(4);
    expect(melee('F-LN', 4, { target: at('e6', 'B-FA') })).toBe(4);
    expect(melee('F-LN', 4, { target: leader('e6', 'top') })).toBe(4);
  });
});

describe('cavalry (§7.3b)', () => {
  it.each([
    { type: 'B-HC', blocks: [3, 2, 1], dice: [4, 3, 2] },
    { type: 'B-LC', blocks: [3, 2, 1], dice: [3, 2, 1] },
    { type: 'F-CU', blocks: [4], dice: [5] },
    { type: 'F-GHC', blocks: [4], dice: [5] },
    { type: 'F-GLC', blocks: [4], dice: [4] },
  ])('$type of $blocks: $dice', ({ type, blocks, dice }) => {
    expect(blocks.map((left) => melee(type, left))).toEqual(dice);
  });
});

describe('artillery (§6.4d, §6.4e, §7.3c, §7.3d, G1)', () => {
  const from2 = ['e7', 'e8', 'e9', 'e10'];
  it.each([
    { type: 'B-FA', blocks: 3, inMelee: 4, byDistance: [3, 2, 1, 1] },
    { type: 'B-FA', blocks: 2, inMelee: 4, byDistance: [3, 2, 1, 1] },
    { type: 'B-FA', blocks: 1, inMelee: 3, byDistance: [2, 1, 1, 1] },
    { type: 'F-GFA', blocks: 3, inMelee: 5, byDistance: [3, 2, 1, 1] },
    { type: 'F-HA', blocks: 3, inMelee: 3, byDistance: [2, 1, 1] },
    { type: 'F-HA', blocks: 1, inMelee: 2, byDistance: [1, 1, 0] },
  ])('$type of $blocks: melee $inMelee, by distance $byDistance', ({ type, blocks, inMelee, byDistance }) => {
    const enemy = type.startsWith('F-') ? 'B-LN' : 'F-LN';
    expect(melee(type, blocks)).toBe(inMelee);
    expect(byDistance.map((_, i) => fire(type, blocks, { target: at(from2[i]!, enemy) }))).toEqual(byDistance);
  });

  it('of horse fires to 3 after a move of 1', () => {
    const [battery] = drawn({}, [at('e5', 'F-HA')]).units;
    expect([0, 1].map((moved) => rangeOf(battery!, moved))).toEqual([4, 3]);
    expect(['e6', 'e7', 'e8', 'e9', 'e10'].map((hex) => inRange(battery!, hex, 0))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(['e7', 'e8', 'e9'].map((hex) => inRange(battery!, hex, 1))).toEqual([true, true, false]);
    expect(fire('F-HA', 3, { moved: 1, target: at('e8', 'B-LN') })).toBe(1);
  });

  it('cavalry never fires (§6.1)', () => {
    const [cavalry] = drawn({}, [at('e8', 'B-LC')]).units;
    expect(rangeOf(cavalry!, 0)).toBe(0);
    expect(inRange(cavalry!, 'e10', 0)).toBe(false);
  });
});

describe('terrain (§16)', () => {
  const in_ = (code: string): Ground => ({ e6: code, e7: code });
  const out = (code: string): Ground => ({ e5: code });

  // Dice of four blocks, without the French line's die: the unit is F-LT, F-LC or F-FA. Melee 4 4 4, fire 5 - 3.
  it.each([
    { code: '..', intoMelee: [4, 4, 4], intoFire: [5, 3], fromMelee: [4, 4, 4], fromFire: [5, 3] },
    { code: 'FO', intoMelee: [3, 2, 3], intoFire: [4, 2], fromMelee: [4, 2, 3], fromFire: [5, 2] },
    { code: 'HI', intoMelee: [3, 3, 4], intoFire: [4, 3], fromMelee: [4, 3, 4], fromFire: [5, 3] },
    { code: 'TO', intoMelee: [2, 1, 3], intoFire: [3, 2], fromMelee: [4, 1, 3], fromFire: [5, 2] },
    { code: 'WM', intoMelee: [2, 1, 3], intoFire: [3, 2], fromMelee: [4, 1, 3], fromFire: [5, 2] },
    { code: 'ST', intoMelee: [3, 3, 3], intoFire: [5, 3], fromMelee: [3, 3, 3], fromFire: [4, 2] },
    { code: 'BR', intoMelee: [4, 4, 4], intoFire: [5, 3], fromMelee: [4, 4, 4], fromFire: [5, 3] },
    // §16.16; artillery is never in it
    { code: 'SQ', intoMelee: [3, 2, 3], intoFire: [5, 2], fromMelee: [3, 2, 4], fromFire: [4, 3] },
  ])(
    '$code: into it $intoMelee in melee, $intoFire by fire; out of it $fromMelee and $fromFire (§16.1, §16.6)',
    ({ code, intoMelee, intoFire, fromMelee, fromFire }) => {
      const arms = ['F-LT', 'F-LC', 'F-FA'];
      const shots = ['F-LT', 'F-FA'];
      const blocks = (type: string): number => (type === 'F-FA' ? 3 : 4);
      expect(arms.map((type) => melee(type, blocks(type), { ground: in_(code) }))).toEqual(intoMelee);
      expect(shots.map((type) => fire(type, blocks(type), { ground: in_(code) }))).toEqual(intoFire);
      expect(arms.map((type) => melee(type, blocks(type), { ground: out(code) }))).toEqual(fromMelee);
      expect(shots.map((type) => fire(type, blocks(type), { ground: out(code) }))).toEqual(fromFire);
    },
  );

  it('of both hexes adds up (§16.1, G5)', () => {
    expect(attack('melee', 'F-LC', 4, { ground: { e5: 'FO', e6: 'HI' } })).toEqual({
      dice: 1,
      parts: [
        { dice: 4, rule: '§7.3b', why: 'blocks' },
        { dice: -1, rule: '§16.6', why: 'into:HILL' },
        { dice: -2, rule: '§16.8', why: 'from:FOREST' },
      ],
    });
  });

  it('can leave no die, never fewer (§7.3f, §17.3)', () => {
    expect(melee('B-LN', 2, { ground: in_('TO') })).toBe(0);
    expect(melee('B-LN', 1, { ground: in_('TO') })).toBe(0);
  });

  it('weighs on cavalry out of a forest, uphill and downhill, not from hill to hill', () => {
    expect(melee('F-LC', 4, { ground: out('FO') })).toBe(2);
    expect(melee('F-LC', 4, { ground: in_('HI') })).toBe(3);
    expect(melee('F-LC', 4, { ground: out('HI') })).toBe(3);
    expect(melee('F-LC', 4, { ground: { e5: 'HI', e6: 'HI' } })).toBe(4);
  });

  it('from hill to hill takes a die from the fire of infantry alone (§16.9)', () => {
    const hills = { e5: 'HI', e6: 'HI', e7: 'HI' };
    expect(fire('F-LT', 4, { ground: hills })).toBe(4);
    expect(melee('F-LT', 4, { ground: hills })).toBe(4);
    expect(fire('F-FA', 3, { ground: hills })).toBe(3);
  });

  describe('field works (§16.12)', () => {
    // The works in e5 cover their lower sides; the French attack from below, the British from beside.
    const works = { e5: 'FW' };
    const against = (type: string, from: string, ground: Ground = works) => {
      const p = drawn(ground, [at('e5', type.startsWith('F-') ? 'B-LN' : 'F-LN'), at(from, type)]);
      return strength(p, { kind: 'melee', unit: unitAt(p, from)!, at: 'e5' }).dice;
    };

    it('take dice from those who come through the covered side (§16.12a)', () => {
      expect([against('F-LT', 'f5'), against('F-LC', 'f5'), against('F-FA', 'f5')]).toEqual([3, 2, 4]);
      expect([against('F-LT', 'e4'), against('F-LC', 'd5'), against('F-FA', 'e6')]).toEqual([4, 4, 4]);
    });

    it('count alone against an attack from a hill (§16.12c)', () => {
      const hill = { e5: 'FW', f5: 'HI' };
      expect([against('F-LC', 'f5', hill), against('F-LT', 'f5', hill), against('F-FA', 'f5', hill)]).toEqual([
        2, 3, 4,
      ]);
      expect(against('F-LC', 'd5', { e5: 'FW', d5: 'HI' })).toBe(3);
    });

    it('hinder cavalry that attacks out of them through the covered side (§16.12d)', () => {
      const from = (target: string) => melee('B-HC', 3, { ground: works, target: at(target, 'F-LN') });
      expect([from('f5'), from('e6')]).toEqual([2, 4]);
      expect(melee('B-LN', 4, { ground: works, target: at('f5', 'F-LN') })).toBe(4);
    });

    it('help against fire through the covered side', () => {
      const p = drawn(works, [at('e5', 'B-LN'), at('g5', 'F-LT'), at('c5', 'F-LT')]);
      const from = (hex: string) => strength(p, { kind: 'ranged', unit: unitAt(p, hex)!, at: 'e5' }).dice;
      expect([from('g5'), from('c5')]).toEqual([4, 5]);
    });
  });

  it('holds for a lone leader as target too (§16.14)', () => {
    expect(melee('F-LT', 4, { ground: in_('ST'), target: leader('e6', 'top') })).toBe(3);
  });
});

describe('dice of cards (§14.6)', () => {
  it('are the red number for the guard, the black one for others (E17)', () => {
    const bonus: Bonus = { normal: 1, guard: 2, attacks: ['melee'] };
    expect(melee('F-LC', 4, { bonus })).toBe(5);
    expect(melee('F-GLC', 4, { bonus })).toBe(6);
  });

  it('of Bombard: foot 6, guard foot 8, horse at range 3 three (§14.11)', () => {
    const bonus = bonusOf('BOMBARD');
    expect(melee('B-FA', 3, { bonus })).toBe(6);
    expect(melee('F-GFA', 3, { bonus })).toBe(8);
    expect(fire('F-HA', 3, { bonus, target: at('e8', 'B-LN') })).toBe(3);
  });

  it('of Bayonet Charge are for guard infantry (§14.10b)', () => {
    const bonus = bonusOf('BAYONET_CHARGE');
    expect([melee('B-GG', 5, { bonus }), melee('B-LN', 4, { bonus })]).toEqual([7, 4]);
  });

  it('of Cavalry Charge stay out of town and windmill (§14.12c, §16.11)', () => {
    const bonus = bonusOf('CAVALRY_CHARGE');
    expect(melee('F-LC', 4, { bonus })).toBe(5);
    expect(melee('F-LC', 4, { bonus, ground: { e6: 'TO' } })).toBe(1);
    expect(melee('F-LC', 3, { bonus, ground: { e6: 'TO' } })).toBe(0);
    expect(melee('F-LC', 4, { bonus, ground: { e5: 'WM' } })).toBe(1);
  });

  it('are added before terrain takes away (§7.3f)', () => {
    expect(melee('B-LN', 1, { bonus: bonusOf('COLD_STEEL'), ground: { e6: 'TO' } })).toBe(0);
    expect(melee('B-LN', 2, { bonus: bonusOf('COLD_STEEL'), ground: { e6: 'TO' } })).toBe(1);
  });
});

describe('squares (§10.3, §10.4, §14.9)', () => {
  const bonus = bonusOf('ELAN');
  it('have one die, never more and fewer by terrain', () => {
    expect(melee('B-GG', 5, { square: 1, bonus })).toBe(1);
    expect(fire('B-GG', 5, { square: 1, bonus })).toBe(1);
    expect(melee('B-GG', 5, { square: 1, ground: { e6: 'HI' }, target: at('e6', 'F-LC') })).toBe(0);
  });

  // E14: the battery's own dice are added to the one of the cavalry.
  it('leave cavalry one die, and artillery that joins its own (E14)', () => {
    const square = at('e6', 'B-LN', { square: 1 });
    expect(attack('melee', 'F-GHC', 4, { target: square, bonus: bonusOf('CAVALRY_CHARGE') })).toEqual({
      dice: 1,
      parts: [{ dice: 1, rule: '§10.3c', why: 'against-square' }],
    });
    expect(fire('F-HA', 3, { target: at('e8', 'B-LN', { square: 1 }) })).toBe(1);
  });

  it('are attacked by infantry and artillery with all their dice (§10.5)', () => {
    expect(melee('F-LN', 4, { target: at('e6', 'B-LN', { square: 1 }) })).toBe(5);
    expect(fire('F-FA', 3, { target: at('e7', 'B-LN', { square: 1 }) })).toBe(3);
  });
});

describe('a leader escapes (§12.4)', () => {
  // The leader is in the hex of the unit for this moment.
  const past = (type: string, blocks: number, drawing: Drawn = {}) =>
    attack('escape', type, blocks, { target: leader('e5', 'top'), ...drawing }).dice;
  it('past the melee dice of the unit, without terrain and card (E6, E7)', () => {
    expect([past('F-LN', 2), past('F-LC', 3), past('F-HC', 3)]).toEqual([2, 3, 4]);
    expect(past('F-LC', 3, { ground: { e5: 'FO' } })).toBe(3);
    expect(past('F-LC', 3, { bonus: bonusOf('ELAN') })).toBe(3);
  });
  it('past a battery or a square', () => {
    expect([past('F-FA', 3), past('F-LN', 4, { square: 2 })]).toEqual([4, 1]);
  });
});

describe('impossible combats', () => {
  it('is a fault, not an answer', () => {
    expect(() => fire('F-LC', 4)).toThrow('F-LC-1 never fires');
    expect(() => fire('F-FA', 3, { target: at('e12', 'B-LN') })).toThrow('out of range');
  });
});
