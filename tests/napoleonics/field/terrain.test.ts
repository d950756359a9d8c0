import { describe, expect, it } from 'vitest';
import { countOf, DIE, hitsOn, roll } from '../../../domain/napoleonics/army/dice.ts';
import { isClosed, isCovered, sidesToward, terrainAt } from '../../../domain/napoleonics/field/field.ts';
import { isImpassable, TERRAIN_IDS, TERRAINS } from '../../../domain/napoleonics/field/terrain.ts';
import { drawn } from '../kit/drawn.ts';

const all = TERRAIN_IDS.map((id) => TERRAINS[id]);
const ids = (of: readonly { readonly id: string }[]): readonly string[] => of.map(({ id }) => id);

describe('terrain (§16.6)', () => {
  it('stops every unit that enters (§16.2), or keeps it out (§16.4)', () => {
    expect(ids(all.filter(({ entry }) => entry === 'stop'))).toEqual([
      'FOREST',
      'TOWN',
      'WINDMILL',
      'FIELD_WORKS',
      'FORDABLE_RIVER',
      'SAND_QUARRY',
    ]);
    expect(ids(all.filter((terrain) => isImpassable(terrain)))).toEqual(['RUGGED_HILL', 'RIVER']);
    expect(ids(all.filter((terrain) => isImpassable(terrain, 'ART')))).toEqual(['RUGGED_HILL', 'RIVER', 'SAND_QUARRY']);
  });

  it('forbids battle on entry in town and windmill, in forest to all but light infantry (§16.3, §16.8)', () => {
    expect(ids(all.filter(({ battleOnEntry }) => battleOnEntry === 'no'))).toEqual(['TOWN', 'WINDMILL']);
    expect(ids(all.filter(({ battleOnEntry }) => battleOnEntry === 'light'))).toEqual(['FOREST']);
  });

  it('leaves no room for a square in town, windmill and works (§10.1)', () => {
    expect(ids(all.filter(({ square }) => !square))).toEqual([
      'RUGGED_HILL',
      'TOWN',
      'WINDMILL',
      'FIELD_WORKS',
      'RIVER',
    ]);
  });

  it('lets infantry and artillery in works ignore a flag (§16.12b)', () => {
    expect(
      all
        .filter(({ ignoreFlags: { INF, CAV, ART } }) => INF + CAV + ART > 0)
        .map(({ id, ignoreFlags }) => [id, ignoreFlags]),
    ).toEqual([['FIELD_WORKS', { INF: 1, CAV: 0, ART: 1 }]]);
  });

  it('is nothing to notice where it is clear, or where a bridge crosses water (§16.7, §16.15)', () => {
    const { code: _, id: __, name: ___, ...clear } = TERRAINS.CLEAR;
    expect(TERRAINS.CLEAR.into.melee).toEqual({ INF: 0, CAV: 0, ART: 0 });
    expect(TERRAINS.BRIDGE).toMatchObject(clear);
  });

  it('keeps everybody off rugged hills and out of rivers, and only the hills hide them (§16.10, §16.13)', () => {
    const { RUGGED_HILL, RIVER } = TERRAINS;
    expect([RUGGED_HILL.entry, RUGGED_HILL.blocksSight, RIVER.entry, RIVER.blocksSight]).toEqual([
      'impassable',
      true,
      'impassable',
      false,
    ]);
  });

  it('is read off the rows of a battle', () => {
    const { battle } = drawn({ a1: 'FO', b12: 'HI', i13: 'RV', e5: 'SQ' }, []);
    expect(['a1', 'b12', 'i13', 'e5', 'e6'].map((hex) => terrainAt(battle, hex).id)).toEqual([
      'FOREST',
      'HILL',
      'RIVER',
      'SAND_QUARRY',
      'CLEAR',
    ]);
    expect([isClosed(battle, 'i13'), isClosed(battle, 'e5'), isClosed(battle, 'e5', 'ART')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('field works (§16.12a, G9)', () => {
  const { battle } = drawn({ e5: 'FW' }, []);

  it.each([
    ['f4', true],
    ['f5', true],
    ['e4', false],
    ['e6', false],
    ['d4', false],
    ['d5', false],
    // From afar: through a side, or through the corner of two of them.
    ['g5', true],
    ['h5', true],
    ['f3', true],
    ['f6', true],
    ['e8', false],
    ['c5', false],
    ['d3', false],
    ['g7', true],
    ['d7', false],
  ])('cover e5 against %s: %s', (from, covered) => {
    expect(isCovered(battle, 'e5', from)).toBe(covered);
  });

  it('are met at a corner by a line along an edge', () => {
    expect(sidesToward('e5', 'g5')).toEqual(['SE', 'SW']);
    expect(sidesToward('e5', 'f6')).toEqual(['E', 'SE']);
    expect(sidesToward('e5', 'e9')).toEqual(['E']);
    expect(sidesToward('e5', 'd7')).toEqual(['E']);
  });

  it('are no cover where there are none', () => {
    expect(isCovered(battle, 'e6', 'f6')).toBe(false);
  });
});

describe('dice (§17.1, §2.5)', () => {
  it('have two infantry and one of each other', () => {
    expect(DIE).toEqual(['INF', 'INF', 'CAV', 'ART', 'FLAG', 'SABER']);
  });

  it('hit by the symbol of the target, and by sabers where they count (§6.5, §7.4)', () => {
    const faces = ['INF', 'INF', 'CAV', 'ART', 'FLAG', 'SABER'] as const;
    expect([hitsOn('INF', faces, false), hitsOn('CAV', faces, false), hitsOn('ART', faces, true)]).toEqual([2, 1, 2]);
    expect(countOf(faces, 'FLAG')).toBe(1);
  });

  it('fall as chance has it', () => {
    const drawnInTurn = [0, 5, 4, 2];
    expect(roll({ draw: () => drawnInTurn.shift()! }, 4)).toEqual(['INF', 'SABER', 'FLAG', 'CAV']);
  });
});
