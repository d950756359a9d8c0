import { describe, expect, it } from 'vitest';
import type { Nation } from '../../../domain/napoleonics/army/nations.ts';
import { typeOf } from '../../../domain/napoleonics/army/units.ts';
import type { Battle } from '../../../domain/napoleonics/field/battle.ts';
import { codesOf } from '../../../domain/napoleonics/field/field.ts';
import { battleOf, SUPERSEDES } from '../../../domain/napoleonics/scenarios/index.ts';

const counted = (keys: readonly string[]): { readonly [key: string]: number } =>
  Object.fromEntries([...new Set(keys)].sort().map((key) => [key, keys.filter((each) => each === key).length]));
const army = ({ units, leaders }: Battle, nation: Nation) =>
  counted([
    ...units.map(typeOf).flatMap((row) => (row.nation === nation ? [row.code] : [])),
    ...leaders.flatMap((leader) => (leader.nation === nation ? ['LEADER'] : [])),
  ]);
const TILES: { readonly [code: string]: string } = {
  FO: 'FOREST',
  HI: 'HILL',
  RH: 'RUGGED_HILL',
  TO: 'TOWN',
  WM: 'WINDMILL',
  FW: 'FIELD_WORKS',
  SQ: 'SAND_QUARRY',
};
const tiles = ({ board, water }: Battle) =>
  counted([...board.flatMap(codesOf).flatMap((code) => TILES[code] ?? []), ...water.map(({ tile }) => tile)]);
const byKey = (counts: { readonly [key: string]: number }) =>
  Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));

/** What is known of the battles from what was published about them, kept apart from their rows on purpose. */
interface Published {
  readonly commanders: readonly [top: string, bottom: string];
  readonly banners?: number;
  readonly hands?: readonly [top: number, bottom: number | undefined];
  readonly first?: 'top' | 'bottom';
  readonly units?: { readonly [nation in Nation]?: { readonly [code: string]: number } };
  readonly unitsAtLeast?: { readonly [nation in Nation]?: { readonly [code: string]: number } };
  readonly onlyTypes?: { readonly [nation in Nation]?: readonly string[] };
  readonly tiles?: { readonly [tile: string]: number };
  readonly tilesAtLeast?: { readonly [tile: string]: number };
  readonly leaders?: readonly string[];
  readonly objectiveHexes?: number;
  readonly waters?: 'RV' | 'ST';
}

const DELABORDE = { LN: 4, LT: 2, LC: 2, FA: 1, LEADER: 2 };
const PORTUGUESE_AT_ROLICA = { LN: 2, LT: 1, LC: 1, LEADER: 1 };
const PUBLISHED: { readonly [id: string]: Published } = {
  '001': {
    commanders: ['Wellesley', 'Delaborde'],
    banners: 5,
    hands: [6, 5],
    first: 'top',
    units: {
      BRITISH: { LN: 5, LT: 1, HC: 1, FA: 2, HA: 1, LEADER: 2 },
      PORTUGUESE: PORTUGUESE_AT_ROLICA,
      FRENCH: DELABORDE,
    },
    tiles: { FOREST: 7, HILL: 17, RIVER: 7, RIVER_BEND: 5, TOWN: 2 },
  },
  '002': {
    commanders: ['Wellesley', 'Delaborde'],
    banners: 5,
    hands: [6, 5],
    first: 'top',
    units: {
      BRITISH: { LN: 5, LT: 1, HC: 1, FA: 2, HA: 1, LEADER: 3 },
      PORTUGUESE: PORTUGUESE_AT_ROLICA,
      FRENCH: DELABORDE,
    },
    tiles: { FOREST: 10, HILL: 12, RUGGED_HILL: 13 },
  },
  '003': { commanders: ['Wellesley', 'Junot'] },
  '004': {
    commanders: ['Sir John Moore', 'Soult'],
    banners: 6,
    hands: [5, 5],
    first: 'bottom',
    waters: 'ST',
    units: {
      BRITISH: { LN: 6, LT: 2, RL: 1, GG: 1, LC: 1, FA: 1, LEADER: 3 },
      FRENCH: { LN: 8, LT: 3, HC: 2, FA: 2, LEADER: 3 },
    },
    tiles: { FOREST: 5, HILL: 18, RIVER: 9, RIVER_BEND: 5, RIVER_END: 2, RIVER_Y_RIGHT: 1, TOWN: 4 },
  },
  '005': { commanders: ['Wellesley', 'Victor'], hands: [6, undefined], unitsAtLeast: { BRITISH: { LN: 6 } } },
  '006': {
    commanders: ['Craufurd', 'Marshal Ney'],
    banners: 6,
    hands: [4, 4],
    first: 'top',
    waters: 'RV',
    units: { BRITISH: { LN: 3, LT: 1, RL: 2, LC: 2, FA: 1, HA: 2, LEADER: 3 }, PORTUGUESE: { LT: 2 } },
    tiles: { FIELD_WORKS: 2, FOREST: 2, HILL: 9, RIVER: 3, RIVER_BEND: 2, RIVER_BEND_BRIDGE: 1, TOWN: 2, WINDMILL: 1 },
  },
  '007': {
    commanders: ['Wellington', 'Massena / Reynier'],
    tilesAtLeast: { FOREST: 5, HILL: 28, RIVER: 3, RIVER_BEND: 2 },
    unitsAtLeast: { PORTUGUESE: { LN: 1 } },
  },
  '008': { commanders: ['Wellington', 'Massena / Ney'] },
  '010': {
    commanders: ['Wellington', 'Marmont and Clausel'],
    banners: 6,
    hands: [6, 5],
    first: 'bottom',
    waters: 'RV',
    tiles: { FOREST: 3, HILL: 18, RIVER: 4, RIVER_BEND: 4, RIVER_BEND_BRIDGE: 1, TOWN: 1 },
    onlyTypes: { BRITISH: ['LN', 'LT', 'RL', 'LC', 'FA', 'LEADER'] },
  },
  '011': {
    commanders: ['Wellington', 'Marmont and Clausel'],
    banners: 6,
    hands: [6, 5],
    first: 'top',
    waters: 'ST',
    units: {
      BRITISH: { LN: 7, LT: 1, RL: 1, GG: 2, LC: 2, HC: 2, FA: 1, HA: 1, LEADER: 3 },
      FRENCH: { LN: 8, LT: 3, LC: 1, FA: 2, LEADER: 2 },
    },
    tiles: { FOREST: 2, HILL: 16, RIVER: 9, RIVER_BEND: 3, RIVER_BRIDGE: 1, TOWN: 4 },
  },
  '014': {
    commanders: ['Wellington', 'Ney'],
    banners: 9,
    unitsAtLeast: { BRITISH: { RL: 1 }, FRENCH: { CU: 1 } },
    leaders: ['Picton', 'Bachelu', 'Kellermann'],
  },
  '015': {
    commanders: ['Wellington', 'Napoleon'],
    banners: 8,
    hands: [6, 6],
    unitsAtLeast: { BRITISH: { RL: 1, GG: 1 }, FRENCH: { OG: 1, YG: 1, CU: 1 }, PORTUGUESE: { LN: 1 } },
    leaders: ["d'Erlon"],
    objectiveHexes: 3,
  },
  U01: {
    commanders: ['Wellington', 'Massena'],
    banners: 6,
    hands: [6, 5],
    first: 'bottom',
    objectiveHexes: 2,
    units: {
      BRITISH: { LN: 4, LT: 1, RL: 1, GG: 1, LC: 2, FA: 1, LEADER: 3 },
      PORTUGUESE: { LN: 2 },
      FRENCH: { LN: 6, LT: 1, CU: 1, GHC: 1, FA: 2, LEADER: 4 },
    },
    tiles: { FOREST: 6, HILL: 8, RIVER: 12, RIVER_BEND: 4, RIVER_BRIDGE: 2, RIVER_Y: 1, TOWN: 2, WINDMILL: 1 },
  },
};

describe('a shipped battle', () => {
  const secondTime = Object.entries(SUPERSEDES).map(([second, first]) => [second, PUBLISHED[first]!] as const);
  it.each([...Object.entries(PUBLISHED), ...secondTime])(
    '%s keeps what was published: armies, hands, who begins (§2.6), what wins (G10)',
    (id, known) => {
      const battle = battleOf(id);
      expect([battle.sides.top.commander.en, battle.sides.bottom.commander.en]).toEqual(known.commanders);
      if (known.banners !== undefined) expect(battle.banners).toEqual({ top: known.banners, bottom: known.banners });
      if (known.first !== undefined) expect(battle.first).toBe(known.first);
      if (known.hands !== undefined) {
        const [top, bottom = battle.sides.bottom.hand] = known.hands;
        expect([battle.sides.top.hand, battle.sides.bottom.hand]).toEqual([top, bottom]);
      }
      for (const [nation, units] of Object.entries(known.units ?? {}))
        expect([nation, army(battle, nation as Nation)]).toEqual([nation, byKey(units)]);
      for (const [nation, units] of Object.entries(known.unitsAtLeast ?? {}))
        for (const [code, least] of Object.entries(units))
          expect(army(battle, nation as Nation)[code]).toBeGreaterThanOrEqual(least);
      for (const [nation, codes] of Object.entries(known.onlyTypes ?? {}))
        expect(Object.keys(army(battle, nation as Nation)).filter((code) => !codes.includes(code))).toEqual([]);
      if (known.tiles !== undefined) expect(tiles(battle)).toEqual(byKey(known.tiles));
      for (const [tile, least] of Object.entries(known.tilesAtLeast ?? {}))
        expect(tiles(battle)[tile]).toBeGreaterThanOrEqual(least);
      const names = battle.leaders.map(({ name }) => name.en);
      expect(names).toEqual(expect.arrayContaining([...(known.leaders ?? [])]));
      if (known.objectiveHexes !== undefined)
        expect(battle.objectives.flatMap(({ hexes }) => hexes)).toHaveLength(known.objectiveHexes);
      if (known.waters !== undefined) {
        const codes = new Set(battle.board.flatMap(codesOf));
        expect([codes.has('RV'), codes.has('ST')]).toEqual([known.waters === 'RV', known.waters === 'ST']);
      }
    },
  );
});
