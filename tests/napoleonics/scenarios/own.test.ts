import { describe, expect, it } from 'vitest';
import type { Battle } from '../../../domain/napoleonics/field/battle.ts';
import { HEXES } from '../../../domain/napoleonics/field/hexes.ts';
import { battleSchema } from '../../../domain/napoleonics/scenarios/schema.ts';
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
    bottom: {
      army: { en: 'French', ko: '프랑스군' },
      nations: ['FRENCH'],
      commander: { en: 'Victor', ko: '빅토르' },
      hand: 4,
    },
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
    {
      kind: 'exit',
      id: 'out',
      side: 'top',
      hexes: ['i1'],
      banners: 1,
      edge: 'bottom',
      text: { en: 'The road.', ko: '길.' },
    },
  ],
  specialRules: [
    {
      kind: 'no-short-supply',
      id: 'far',
      side: 'top',
      hexes: ['a1'],
      text: { en: 'Not there.', ko: '그곳은 안 된다.' },
    },
  ],
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

  it.each<{ readonly what: string; readonly battle: Battle; readonly problems: readonly string[] }>([
    { what: 'a row too short', battle: withRow(4, short(6, 'TO')), problems: ['/board/4 ROW_LENGTH'] },
    { what: 'a row too long', battle: withRow(5, long(0, '..')), problems: ['/board/5 ROW_LENGTH'] },
    { what: 'a code that is none', battle: withRow(8, long(3, 'XX')), problems: ['/board/8 UNKNOWN_TERRAIN'] },
    {
      what: 'water without a tile',
      battle: { ...uncounted, water: BATTLE.water.slice(0, 3) },
      problems: ['/water NO_TILE', '/water/2/sides WATER_ENDS'],
    },
    {
      what: 'a tile where there is no water (§16.5)',
      battle: { ...uncounted, water: [...BATTLE.water, { hex: 'g1', tile: 'RIVER_END', sides: ['W'] }] },
      problems: ['/water/4/hex NOT_WATER'],
    },
    {
      what: 'a tile twice',
      battle: { ...uncounted, water: [...BATTLE.water, BATTLE.water[0]!] },
      problems: ['/water/4/hex TWICE'],
    },
    {
      what: 'a bridge that the board does not show',
      battle: broken(['water', 1, 'tile'], 'RIVER_BRIDGE', uncounted),
      problems: ['/water/1/tile BRIDGE_OR_NOT'],
    },
    {
      what: 'a bridge that the tile does not show',
      battle: broken(['water', 2, 'tile'], 'RIVER', uncounted),
      problems: ['/water/2/tile BRIDGE_OR_NOT'],
    },
    {
      what: 'a straight that is bent',
      battle: broken(['water', 1, 'sides'], ['W', 'NE'], uncounted),
      problems: ['/water/1/sides TILE_SHAPE', '/water/2/sides WATER_ENDS'],
    },
    {
      what: 'an end with two sides',
      battle: broken(['water', 3, 'sides'], ['W', 'E'], uncounted),
      problems: ['/water/3/sides TILE_SHAPE'],
    },
    {
      what: 'a side named twice',
      battle: broken(['water', 0, 'sides'], ['E', 'E'], uncounted),
      problems: ['/water/0/sides TILE_SHAPE'],
    },
    {
      what: 'a fork of two',
      battle: broken(['water', 0, 'tile'], 'RIVER_Y', uncounted),
      problems: ['/water/0/sides TILE_SHAPE'],
    },
    {
      what: 'water that leads nowhere',
      battle: broken(['water', 3], { hex: 'd4', tile: 'RIVER', sides: ['W', 'E'] }, uncounted),
      problems: ['/water/3/sides WATER_ENDS'],
    },
    {
      what: 'works that nobody lists',
      battle: broken(['fieldWorks'], [], uncounted),
      problems: ['/fieldWorks NO_SIDES'],
    },
    {
      what: 'works that are not there',
      battle: { ...uncounted, fieldWorks: [...BATTLE.fieldWorks, { hex: 'g1', sides: ['NE'] }] },
      problems: ['/fieldWorks/1/hex NOT_WORKS'],
    },
    {
      what: 'works listed twice',
      battle: { ...uncounted, fieldWorks: [...BATTLE.fieldWorks, ...BATTLE.fieldWorks] },
      problems: ['/fieldWorks/1/hex TWICE'],
    },
    {
      what: 'a unit that no table has',
      battle: broken(['units', 0, 'type'], 'B-ZZ', uncounted),
      problems: ['/units/0/type UNKNOWN_UNIT'],
    },
    {
      what: 'a name that objects inherit',
      battle: broken(['units', 0, 'type'], 'valueOf', uncounted),
      problems: ['/units/0/type UNKNOWN_UNIT'],
    },
    {
      what: 'a unit of a nation of the other side',
      battle: broken(['units', 0, 'type'], 'F-LN', uncounted),
      problems: ['/units/0/type WRONG_NATION'],
    },
    {
      what: 'a leader of a nation of the other side',
      battle: broken(['leaders', 0, 'nation'], 'FRENCH', uncounted),
      problems: ['/leaders/0/nation WRONG_NATION'],
    },
    {
      what: 'a unit on a rugged hill',
      battle: broken(['units', 4, 'hex'], 'g8', uncounted),
      problems: ['/units/4/hex BAD_GROUND'],
    },
    {
      what: 'a unit in a river',
      battle: broken(['units', 0, 'hex'], 'd1', uncounted),
      problems: ['/units/0/hex BAD_GROUND'],
    },
    {
      what: 'a unit on a bridge',
      battle: broken(['units', 0, 'hex'], 'd3', uncounted),
      problems: ['/units/0/hex BAD_GROUND'],
    },
    {
      what: 'artillery in sand',
      battle: broken(['units', 2, 'hex'], 'd11', uncounted),
      problems: ['/units/2/hex BAD_GROUND'],
    },
    {
      what: 'a leader in a river',
      battle: broken(['leaders', 1, 'hex'], 'd2', uncounted),
      problems: ['/leaders/1/hex BAD_GROUND'],
    },
    {
      what: 'two units in a hex (§1.7)',
      battle: broken(['units', 1, 'hex'], 'a2', uncounted),
      problems: ['/units/1/hex HEX_TAKEN'],
    },
    {
      what: 'two leaders in a hex (§1.7)',
      battle: broken(['leaders', 1, 'hex'], 'c5', uncounted),
      problems: ['/leaders/1/hex HEX_TAKEN', '/leaders/1/hex ENEMY_HEX'],
    },
    {
      what: 'a leader with an enemy unit (§1.7)',
      battle: broken(['leaders', 1, 'hex'], 'a2', uncounted),
      problems: ['/leaders/1/hex ENEMY_HEX'],
    },
    {
      what: 'two leaders of a name',
      battle: broken(
        ['leaders', 1],
        { side: 'top', nation: 'BRITISH', name: { en: 'Hill', ko: '힐' }, hex: 'a7' },
        uncounted,
      ),
      problems: ['/leaders/1/name SAME_NAME'],
    },
    {
      what: 'an objective out of reach',
      battle: broken(['objectives', 0, 'hexes'], ['g8'], uncounted),
      problems: ['/objectives/0/hexes/0 OUT_OF_REACH'],
    },
    {
      what: 'a hex of an objective twice',
      battle: broken(['objectives', 0, 'hexes'], ['e7', 'e7'], uncounted),
      problems: ['/objectives/0/hexes/1 TWICE'],
    },
    {
      what: 'an exit in the middle of the board',
      battle: broken(['objectives', 1, 'hexes'], ['e1'], uncounted),
      problems: ['/objectives/1/hexes/0 NOT_ON_EDGE'],
    },
    {
      what: 'two objectives of a name',
      battle: broken(['objectives', 1, 'id'], 'town', uncounted),
      problems: ['/objectives/1/id SAME_ID'],
    },
    {
      what: 'a special rule named as an objective',
      battle: broken(['specialRules', 0, 'id'], 'town', uncounted),
      problems: ['/specialRules/0/id SAME_ID'],
    },
    {
      what: 'a unit too few',
      battle: broken(['counts', 'units', 'BRITISH', 'LN'], 3),
      problems: ['/counts/units/BRITISH/LN COUNT'],
    },
    {
      what: 'a unit that is not counted',
      battle: broken(['counts', 'units', 'FRENCH', 'LC'], undefined),
      problems: ['/counts/units COUNT'],
    },
    { what: 'a tile too many', battle: broken(['counts', 'tiles', 'TOWN'], 0), problems: ['/counts/tiles/TOWN COUNT'] },
    {
      what: 'a tile that is not counted',
      battle: broken(['counts', 'tiles', 'RIVER_END'], undefined),
      problems: ['/counts/tiles COUNT'],
    },
    {
      what: 'more rifles than the box has',
      battle: {
        ...uncounted,
        units: [...BATTLE.units, ...['a5', 'a6', 'a8'].map((hex) => ({ side: 'top' as const, type: 'B-RL', hex }))],
      },
      problems: ['/units BOX_LIMIT'],
    },
    {
      what: 'an objective held at the start',
      battle: broken(['units', 1, 'hex'], 'e7', { ...uncounted, leaders: [] }),
      problems: ['/objectives/0 HELD_AT_START'],
    },
    {
      what: 'more banners than there are enemies',
      battle: broken(['banners', 'bottom'], 5, uncounted),
      problems: ['/banners/bottom CANNOT_WIN'],
    },
    {
      what: 'enemies that touch',
      battle: broken(['units', 4, 'hex'], 'd5', uncounted),
      problems: ['/units/1/hex TOUCHING'],
    },
    {
      what: 'a section with nobody in it',
      battle: broken(['units', 2, 'hex'], 'a6', uncounted),
      problems: ['/units EMPTY_SECTION'],
    },
  ])('is refused for $what', ({ battle, problems }) => {
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
        params: { ko: 'a2에는 이미 다른 조각이 있습니다(§1.7).', code: 'HEX_TAKEN' },
      },
    ]);
  });

  it.each<{ readonly what: string; readonly path: readonly (string | number)[]; readonly value: unknown }>([
    { what: 'a hex that is none', path: ['units', 0, 'hex'], value: 'k9' },
    { what: 'too many banners', path: ['banners', 'top'], value: 10 },
    { what: 'a hand of one', path: ['sides', 'top', 'hand'], value: 1 },
    { what: 'eight rows', path: ['board'], value: BATTLE.board.slice(1) },
    { what: 'an empty name', path: ['name', 'ko'], value: '' },
    { what: 'a name too long', path: ['name', 'en'], value: 'x'.repeat(201) },
    { what: 'a field that is not known', path: ['weather'], value: 'rain' },
    { what: 'an id with blanks', path: ['id'], value: 'my battle' },
    { what: 'no leaders at all, not even an empty list', path: ['leaders'], value: undefined },
    { what: 'a hundred units', path: ['units'], value: Array.from({ length: 100 }, () => BATTLE.units[0]) },
  ])('has no room for $what', ({ path, value }) => {
    const result = battleSchema.safeParse(broken(path, value));
    expect(result.success).toBe(false);
    expect(result.error!.issues.every((issue) => issue.code !== 'custom')).toBe(true);
  });
});
