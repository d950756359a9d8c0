import { describe, expect, it } from 'vitest';
import { HEXES } from '../../../domain/napoleonics/field/hexes.ts';
import { type Battle, battleSchema } from '../../../domain/napoleonics/scenarios/schema.ts';
import { validateBattle } from '../../../domain/napoleonics/scenarios/validate/index.ts';

/** A custom battle small enough to be broken in one place at a time. */
const BATTLE: Battle = {
  id: 'mine',
  slug: 'mine',
  label: 'custom',
  name: { en: 'Mine', ko: '내 전투' },
  date: '1809',
  notes: { en: 'A skirmish.', ko: '작은 교전.' },
  sides: {
    top: { army: { en: 'Allies', ko: '연합군' }, nations: ['BRITISH'], commander: { en: 'Hill', ko: '힐' }, hand: 4 },
    bottom: { army: { en: 'French', ko: '프랑스군' }, nations: ['FRENCH'], commander: { en: 'Victor', ko: '빅토르' }, hand: 4 },
  },
  first: 'top',
  banners: { top: 3, bottom: 3 },
  objectives: [
    {
      kind: 'hold',
      id: 'town',
      side: 'top',
      hexes: ['e7'],
      banners: 1,
      gain: 'immediate',
      lasts: 'temporary',
      text: { en: 'The town.', ko: '마을.' },
    },
    { kind: 'exit', id: 'out', side: 'top', hexes: ['i1'], banners: 1, edge: 'bottom', text: { en: 'The road.', ko: '길.' } },
  ],
  specialRules: [{ kind: 'no-short-supply', id: 'far', side: 'top', hexes: ['a1'], text: { en: 'Not there.', ko: '그곳은 안 된다.' } }],
  board: [
    '..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..',
    '  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..',
    '..  ..  ..  ..  FW  ..  ..  ..  ..  ..  ..  ..  ..',
    '  RV  RV  BR  RV  ..  ..  ..  ..  ..  ..  SQ  ..',
    '..  ..  ..  ..  ..  ..  TO  ..  ..  ..  ..  ..  ..',
    '  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..',
    '..  ..  ..  ..  ..  ..  ..  RH  ..  ..  ..  ..  ..',
    '  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..',
    '..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..',
  ],
  water: [
    { hex: 'd1', tile: 'RIVER', sides: ['W', 'E'] },
    { hex: 'd2', tile: 'RIVER', sides: ['W', 'E'] },
    { hex: 'd3', tile: 'RIVER_BRIDGE', sides: ['W', 'E'] },
    { hex: 'd4', tile: 'RIVER_END', sides: ['W'] },
  ],
  fieldWorks: [{ hex: 'c5', sides: ['SW', 'SE'] }],
  places: [{ hex: 'e7', name: { en: 'Town', ko: '마을' } }],
  units: [
    { side: 'top', type: 'B-LN', hex: 'a2' },
    { side: 'top', type: 'B-LN', hex: 'c5' },
    { side: 'top', type: 'B-FA', hex: 'b11' },
    { side: 'bottom', type: 'F-LN', hex: 'i2' },
    { side: 'bottom', type: 'F-LC', hex: 'h6' },
    { side: 'bottom', type: 'F-LN', hex: 'i12' },
  ],
  leaders: [
    { side: 'top', nation: 'BRITISH', name: { en: 'Hill', ko: '힐' }, hex: 'c5' },
    { side: 'bottom', nation: 'FRENCH', name: { en: 'Victor', ko: '빅토르' }, hex: 'i7' },
  ],
  counts: {
    units: { BRITISH: { LN: 2, FA: 1, LEADER: 1 }, FRENCH: { LN: 2, LC: 1, LEADER: 1 } },
    tiles: { FIELD_WORKS: 1, TOWN: 1, RUGGED_HILL: 1, SAND_QUARRY: 1, RIVER: 2, RIVER_BRIDGE: 1, RIVER_END: 1 },
  },
};

/** The battle with one value replaced, by the path of the value; undefined takes it away. */
function broken(path: readonly (string | number)[], value: unknown, battle: unknown = BATTLE): Battle {
  const copy = structuredClone(battle) as { [key: string]: unknown };
  let place = copy as { [key: string | number]: unknown };
  for (const key of path.slice(0, -1)) place = place[key] as typeof place;
  const last = path.at(-1)!;
  if (value === undefined) delete place[last];
  else place[last] = value;
  return copy as unknown as Battle;
}
const uncounted = broken(['counts'], undefined);
const withRow = (r: number, row: string) => broken(['board', r], row, uncounted);
const found = (battle: Battle) => validateBattle(battle).map(({ path, code }) => `/${path.join('/')} ${code}`);

describe('a battle of your own', () => {
  it('is played as it is written', () => {
    expect(validateBattle(BATTLE)).toEqual([]);
    expect(battleSchema.parse(structuredClone(BATTLE))).toEqual(BATTLE);
    expect(found(uncounted)).toEqual([]);
  });

  // Clear rows of each length to put a code into
  const long = (col: number, code: string) =>
    HEXES.slice(0, 13)
      .map((_, i) => (i === col ? code : '..'))
      .join('  ');
  const short = (col: number, code: string) =>
    `  ${HEXES.slice(0, 12)
      .map((_, i) => (i === col ? code : '..'))
      .join('  ')}`;

  it.each<[string, Battle, readonly string[]]>([
    ['a row too short', withRow(4, short(6, 'TO')), ['/board/4 ROW_LENGTH']],
    ['a row too long', withRow(5, long(0, '..')), ['/board/5 ROW_LENGTH']],
    ['a code that is none', withRow(8, long(3, 'XX')), ['/board/8 UNKNOWN_TERRAIN']],
    ['water without a tile', { ...uncounted, water: BATTLE.water.slice(0, 3) }, ['/water NO_TILE', '/water/2/sides WATER_ENDS']],
    [
      'a tile where there is no water (§16.5)',
      { ...uncounted, water: [...BATTLE.water, { hex: 'g1', tile: 'RIVER_END', sides: ['W'] }] },
      ['/water/4/hex NOT_WATER'],
    ],
    ['a tile twice', { ...uncounted, water: [...BATTLE.water, BATTLE.water[0]!] }, ['/water/4/hex TWICE']],
    ['a bridge that the board does not show', broken(['water', 1, 'tile'], 'RIVER_BRIDGE', uncounted), ['/water/1/tile BRIDGE_OR_NOT']],
    ['a bridge that the tile does not show', broken(['water', 2, 'tile'], 'RIVER', uncounted), ['/water/2/tile BRIDGE_OR_NOT']],
    [
      'a straight that is bent',
      broken(['water', 1, 'sides'], ['W', 'NE'], uncounted),
      ['/water/1/sides TILE_SHAPE', '/water/2/sides WATER_ENDS'],
    ],
    ['an end with two sides', broken(['water', 3, 'sides'], ['W', 'E'], uncounted), ['/water/3/sides TILE_SHAPE']],
    ['a side named twice', broken(['water', 0, 'sides'], ['E', 'E'], uncounted), ['/water/0/sides TILE_SHAPE']],
    ['a fork of two', broken(['water', 0, 'tile'], 'RIVER_Y', uncounted), ['/water/0/sides TILE_SHAPE']],
    [
      'water that leads nowhere',
      broken(['water', 3], { hex: 'd4', tile: 'RIVER', sides: ['W', 'E'] }, uncounted),
      ['/water/3/sides WATER_ENDS'],
    ],
    ['works that nobody lists', broken(['fieldWorks'], [], uncounted), ['/fieldWorks NO_SIDES']],
    [
      'works that are not there',
      { ...uncounted, fieldWorks: [...BATTLE.fieldWorks, { hex: 'g1', sides: ['NE'] }] },
      ['/fieldWorks/1/hex NOT_WORKS'],
    ],
    ['works listed twice', { ...uncounted, fieldWorks: [...BATTLE.fieldWorks, ...BATTLE.fieldWorks] }, ['/fieldWorks/1/hex TWICE']],
    ['a unit that no table has', broken(['units', 0, 'type'], 'B-ZZ', uncounted), ['/units/0/type UNKNOWN_UNIT']],
    ['a name that objects inherit', broken(['units', 0, 'type'], 'valueOf', uncounted), ['/units/0/type UNKNOWN_UNIT']],
    ['a unit of a nation of the other side', broken(['units', 0, 'type'], 'F-LN', uncounted), ['/units/0/type WRONG_NATION']],
    ['a leader of a nation of the other side', broken(['leaders', 0, 'nation'], 'FRENCH', uncounted), ['/leaders/0/nation WRONG_NATION']],
    ['a unit on a rugged hill', broken(['units', 4, 'hex'], 'g8', uncounted), ['/units/4/hex BAD_GROUND']],
    ['a unit in a river', broken(['units', 0, 'hex'], 'd1', uncounted), ['/units/0/hex BAD_GROUND']],
    ['a unit on a bridge', broken(['units', 0, 'hex'], 'd3', uncounted), ['/units/0/hex BAD_GROUND']],
    ['artillery in sand', broken(['units', 2, 'hex'], 'd11', uncounted), ['/units/2/hex BAD_GROUND']],
    ['a leader in a river', broken(['leaders', 1, 'hex'], 'd2', uncounted), ['/leaders/1/hex BAD_GROUND']],
    ['two units in a hex (§1.7)', broken(['units', 1, 'hex'], 'a2', uncounted), ['/units/1/hex HEX_TAKEN']],
    [
      'two leaders in a hex (§1.7)',
      broken(['leaders', 1, 'hex'], 'c5', uncounted),
      ['/leaders/1/hex HEX_TAKEN', '/leaders/1/hex ENEMY_HEX'],
    ],
    ['a leader with an enemy unit (§1.7)', broken(['leaders', 1, 'hex'], 'a2', uncounted), ['/leaders/1/hex ENEMY_HEX']],
    [
      'two leaders of a name',
      broken(['leaders', 1], { side: 'top', nation: 'BRITISH', name: { en: 'Hill', ko: '힐' }, hex: 'a7' }, uncounted),
      ['/leaders/1/name SAME_NAME'],
    ],
    ['an objective out of reach', broken(['objectives', 0, 'hexes'], ['g8'], uncounted), ['/objectives/0/hexes/0 OUT_OF_REACH']],
    ['a hex of an objective twice', broken(['objectives', 0, 'hexes'], ['e7', 'e7'], uncounted), ['/objectives/0/hexes/1 TWICE']],
    ['an exit in the middle of the board', broken(['objectives', 1, 'hexes'], ['e1'], uncounted), ['/objectives/1/hexes/0 NOT_ON_EDGE']],
    ['two objectives of a name', broken(['objectives', 1, 'id'], 'town', uncounted), ['/objectives/1/id SAME_ID']],
    ['a special rule named as an objective', broken(['specialRules', 0, 'id'], 'town', uncounted), ['/specialRules/0/id SAME_ID']],
    ['a unit too few', broken(['counts', 'units', 'BRITISH', 'LN'], 3), ['/counts/units/BRITISH/LN COUNT']],
    ['a unit that is not counted', broken(['counts', 'units', 'FRENCH', 'LC'], undefined), ['/counts/units COUNT']],
    ['a tile too many', broken(['counts', 'tiles', 'TOWN'], 0), ['/counts/tiles/TOWN COUNT']],
    ['a tile that is not counted', broken(['counts', 'tiles', 'RIVER_END'], undefined), ['/counts/tiles COUNT']],
    [
      'more rifles than the box has',
      { ...uncounted, units: [...BATTLE.units, ...['a5', 'a6', 'a8'].map((hex) => ({ side: 'top' as const, type: 'B-RL', hex }))] },
      ['/units BOX_LIMIT'],
    ],
    ['an objective held at the start', broken(['units', 1, 'hex'], 'e7', { ...uncounted, leaders: [] }), ['/objectives/0 HELD_AT_START']],
    ['more banners than there are enemies', broken(['banners', 'bottom'], 5, uncounted), ['/banners/bottom CANNOT_WIN']],
    ['enemies that touch', broken(['units', 4, 'hex'], 'd5', uncounted), ['/units/1/hex TOUCHING']],
    ['a section with nobody in it', broken(['units', 2, 'hex'], 'a6', uncounted), ['/units EMPTY_SECTION']],
  ])('is refused for %s', (_, battle, problems) => {
    expect(found(battle)).toEqual(problems);
  });

  it('is refused for a piece that is walled in', () => {
    const wall = broken(['board', 7], '  ..  RH  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..', uncounted);
    const battle = {
      ...wall,
      board: wall.board.map((row, r) =>
        r === 8
          ? '..  ..  RH  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..'
          : r === 6
            ? 'RH  RH  ..  ..  ..  ..  ..  RH  ..  ..  ..  ..  ..'
            : row,
      ),
    };
    expect(found(battle)).toEqual(['/units/3/hex WALLED_IN']);
  });

  it('tells every problem with a pointer, in both languages', () => {
    const result = battleSchema.safeParse(broken(['units', 1, 'hex'], 'a2'));
    expect(result.error?.issues).toEqual([
      {
        code: 'custom',
        path: ['units', 1, 'hex'],
        message: 'another piece of this kind is on a2 (§1.7)',
        params: { ko: 'a2에는 이미 다른 말이 있습니다(§1.7).', code: 'HEX_TAKEN' },
      },
    ]);
  });

  it.each<[string, readonly (string | number)[], unknown]>([
    ['a hex that is none', ['units', 0, 'hex'], 'k9'],
    ['too many banners', ['banners', 'top'], 10],
    ['a hand of one', ['sides', 'top', 'hand'], 1],
    ['eight rows', ['board'], BATTLE.board.slice(1)],
    ['an empty name', ['name', 'ko'], ''],
    ['a name too long', ['name', 'en'], 'x'.repeat(201)],
    ['a field that is not known', ['weather'], 'rain'],
    ['an id with blanks', ['id'], 'my battle'],
    ['no leaders at all, not even an empty list', ['leaders'], undefined],
    ['a hundred units', ['units'], Array.from({ length: 100 }, () => BATTLE.units[0])],
  ])('has no room for %s', (_, path, value) => {
    const result = battleSchema.safeParse(broken(path, value));
    expect(result.success).toBe(false);
    expect(result.error!.issues.every((issue) => issue.code !== 'custom')).toBe(true);
  });
});
