import { describe, expect, it } from 'vitest';
import { ARTILLERY, ARTILLERY_PROVENANCE } from '../../../domain/napoleonics/army/artillery.ts';
import { NATION_LETTERS } from '../../../domain/napoleonics/army/nations.ts';
import type { UnitType } from '../../../domain/napoleonics/army/unit-type.ts';
import { UNIT_TYPE_IDS, UNIT_TYPES, unitType } from '../../../domain/napoleonics/army/units.ts';

const rows = UNIT_TYPE_IDS.map(unitType);

describe('the unit tables (§2.3)', () => {
  it('have a row for each kind of unit, with ids of nation and code', () => {
    const count = (nation: string) => rows.filter((row) => row.nation === nation).length;
    expect([count('FRENCH'), count('BRITISH'), count('PORTUGUESE'), rows.length]).toEqual([14, 10, 5, 29]);
    for (const { id, nation, code } of rows) expect(id).toBe(`${NATION_LETTERS[nation]}-${code}`);
  });

  it('give everybody but cavalry fire, and artillery a table (§6.1, §17.2)', () => {
    for (const { id, arm, ranged, melee } of rows) {
      expect([id, ranged === undefined]).toEqual([id, arm === 'CAV']);
      expect([id, ranged !== undefined && 'table' in ranged, melee.table !== undefined]).toEqual([
        id,
        arm === 'ART',
        arm === 'ART',
      ]);
    }
  });

  it('say of each value where it comes from', () => {
    for (const { id, provenance } of rows)
      for (const fact of ['blocks', 'move', 'ranged', 'melee', 'ignoreFlags', 'retreatPerFlag'])
        expect([id, fact, provenance[fact]]).toEqual([
          id,
          fact,
          expect.stringMatching(/^(published|reconstructed|standing published|see artillery)/),
        ]);
    expect(Object.values(ARTILLERY_PROVENANCE).every((said) => /^(published|reconstructed)/.test(said))).toBe(true);
  });

  // §2.1, and the ruling G3
  it.each([
    ['F-LN', 4],
    ['F-LT', 4],
    ['F-OG', 4],
    ['F-MI', 4],
    ['F-LC', 4],
    ['F-CU', 4],
    ['F-FA', 3],
    ['B-LN', 4],
    ['B-LT', 5],
    ['B-RL', 3],
    ['B-GG', 5],
    ['B-LC', 3],
    ['B-HC', 3],
    ['B-HA', 3],
    ['P-LN', 4],
    ['P-LT', 5],
    ['P-LC', 3],
    ['P-FA', 3],
  ])('%s has %i blocks', (id, blocks) => {
    expect(unitType(id).blocks).toBe(blocks);
  });

  // Hexes, and hexes after which it may battle
  it.each([
    { what: '§4.2l', ids: ['F-LN', 'F-GR', 'F-OG', 'F-MI', 'B-LN', 'B-GG', 'P-LN'], move: 1, moveAndBattle: 1 },
    { what: '§4.2m', ids: ['F-LT', 'F-YG', 'B-LT', 'B-RL', 'P-LT'], move: 2, moveAndBattle: 1 },
    { what: '§4.2n', ids: ['F-LC', 'F-GLC', 'B-LC', 'P-LC'], move: 3, moveAndBattle: 3 },
    { what: '§4.2n', ids: ['F-HC', 'F-CU', 'F-GHC', 'B-HC'], move: 2, moveAndBattle: 2 },
    { what: '§4.2o', ids: ['F-FA', 'F-GFA', 'B-FA', 'P-FA'], move: 1, moveAndBattle: 0 },
    { what: '§4.2p', ids: ['F-HA', 'B-HA'], move: 2, moveAndBattle: 1 },
  ])('$what: $ids move $move and battle after $moveAndBattle', ({ ids, move, moveAndBattle }) => {
    for (const id of ids)
      expect([id, unitType(id).move, unitType(id).moveAndBattle]).toEqual([id, move, moveAndBattle]);
  });

  it('let the few ignore flags by themselves (§11.5e)', () => {
    const able = Object.fromEntries(
      rows.filter(({ ignoreFlags }) => ignoreFlags > 0).map(({ id, ignoreFlags }) => [id, ignoreFlags]),
    );
    expect(able).toEqual({
      ...{ 'F-GR': 1, 'F-OG': 2, 'F-YG': 1, 'F-CU': 1, 'F-GHC': 2, 'F-GLC': 1, 'F-GFA': 1 },
      ...{ 'B-GR': 1, 'B-GG': 2, 'B-GHC': 2 },
    });
  });

  it('send militia back three hexes for a flag, and deny sabers to it and to rifles (§11.1, §7.4)', () => {
    expect(rows.filter(({ retreatPerFlag }) => retreatPerFlag === 3).map(({ id }) => id)).toEqual(['F-MI', 'P-MI']);
    expect(rows.filter(({ retreatPerFlag }) => ![1, 3].includes(retreatPerFlag))).toEqual([]);
    expect(rows.filter(({ saberHits }) => !saberHits).map(({ id }) => id)).toEqual(['F-MI', 'B-RL', 'P-MI']);
  });

  it('reach as far as their arm (§6.1a)', () => {
    const ranges = Object.entries(UNIT_TYPES).map(([id, { ranged }]) => `${id} ${ranged?.range ?? 0}`);
    expect(ranges.filter((range) => range.endsWith(' 3'))).toEqual(['B-RL 3']);
    expect(ranges.filter((range) => range.endsWith(' 4'))).toEqual(['F-HA 4', 'B-HA 4']);
    expect(ranges.filter((range) => range.endsWith(' 5'))).toEqual(['F-FA 5', 'F-GFA 5', 'B-FA 5', 'P-FA 5']);
  });

  it('never let more dice of artillery hit further off, nor with fewer blocks (G1)', () => {
    for (const { full, last } of Object.values(ARTILLERY))
      for (const { melee, ranged } of [full, last]) {
        const dice = [melee, ...Object.values(ranged)];
        expect(dice).toEqual([...dice].sort((a, b) => b - a));
      }
    expect([
      ARTILLERY.foot.full.melee,
      ARTILLERY.foot.last.melee,
      ARTILLERY.horse.full.melee,
      ARTILLERY.horse.last.melee,
    ]).toEqual([4, 3, 3, 2]);
  });
});

// Id, class, blocks, hexes of a move / of one with battle, fire (range, dice added; after a move: rounding, dice
// added), dice added in melee, sabers, flags ignored / hexes of retreat for each, specials.
it('rows say in full what their arm, nation and kind leave to them (§2.3, G3)', () => {
  const TABLE = `
    F-LN   line         4  1/1  2 +0 up +0    +0 INF +1  sabers     0/1  -
    F-LT   light        4  2/1  2 +1 up +1    +0         sabers     0/1  forestEntryBattle
    F-GR   elite        4  1/1  2 +0 up +0    +1         sabers     1/1  -
    F-OG   guard        4  1/1  2 +1 up +1    +2         sabers     2/1  guard
    F-YG   guard-light  4  2/1  2 +1 up +1    +1         sabers     1/1  guard forestEntryBattle
    F-MI   militia      4  1/1  2 +0 down +0  +0         no sabers  0/3  -
    F-LC   light        4  3/3  -             +0         sabers     0/1  -
    F-HC   heavy        4  2/2  -             +1         sabers     0/1  -
    F-CU   heavy        4  2/2  -             +1         sabers     1/1  -
    F-GHC  guard-heavy  4  2/2  -             +1         sabers     2/1  guard
    F-GLC  guard-light  4  3/3  -             +0         sabers     1/1  guard
    F-FA   foot         3  1/0  5 foot        +0         sabers     0/1  -
    F-HA   horse        3  2/1  4 horse       +0         sabers     0/1  movedMaxRange3 oneBlockNoBattleAfterMove
    F-GFA  guard-foot   3  1/0  5 foot        +1         sabers     1/1  guard
    B-LN   line         4  1/1  2 +1 up +0    +0         sabers     0/1  -
    B-LT   light        5  2/1  2 +1 up +1    +0         sabers     0/1  forestEntryBattle
    B-RL   rifle-light  3  2/1  3 +1 down +1  +0         no sabers  0/1  forestEntryBattle
    B-GR   elite        4  1/1  2 +1 up +1    +1         sabers     1/1  -
    B-GG   guard        5  1/1  2 +1 up +1    +1         sabers     2/1  guard
    B-LC   light        3  3/3  -             +0         sabers     0/1  -
    B-HC   heavy        3  2/2  -             +1         sabers     0/1  -
    B-GHC  guard-heavy  3  2/2  -             +1         sabers     2/1  guard
    B-FA   foot         3  1/0  5 foot        +0         sabers     0/1  -
    B-HA   horse        3  2/1  4 horse       +0         sabers     0/1  movedMaxRange3 oneBlockNoBattleAfterMove
    P-LN   line         4  1/1  2 +0 down +0  +0         sabers     0/1  -
    P-LT   light        5  2/1  2 +1 down +1  +0         sabers     0/1  forestEntryBattle
    P-LC   light        3  3/3  -             +0         sabers     0/1  -
    P-MI   militia      4  1/1  2 +0 down +0  +0         no sabers  0/3  -
    P-FA   foot         3  1/0  5 foot        +0         sabers     0/1  -
  `;
  const fire = ({ ranged }: UnitType): string => {
    if (ranged === undefined) return '-';
    if ('table' in ranged) return `${ranged.range} ${ranged.table}`;
    return `${ranged.range} +${ranged.plus} ${ranged.moved.rounding} +${ranged.moved.plus}`;
  };
  const cells = (row: UnitType): readonly string[] => [
    row.id,
    row.class,
    `${row.blocks}`,
    `${row.move}/${row.moveAndBattle}`,
    fire(row),
    `+${row.melee.plus}${row.melee.againstInfantry === undefined ? '' : ` INF +${row.melee.againstInfantry}`}`,
    row.saberHits ? 'sabers' : 'no sabers',
    `${row.ignoreFlags}/${row.retreatPerFlag}`,
    row.specials.join(' ') || '-',
  ];
  expect(rows.map(cells)).toEqual(
    TABLE.trim()
      .split('\n')
      .map((line) => line.trim().split(/ {2,}/)),
  );
});
