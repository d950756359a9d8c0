import type { Text } from '../../lib/text.ts';
import type { Arm, ByArm } from '../army/unit-type.ts';

/** What an attack has more or fewer dice for, by the arm of the attacker. */
interface TerrainDice {
  readonly melee: ByArm<number>;
  readonly ranged: ByArm<number>;
}

/** A kind of ground: a row of the table of §16.6. */
export interface Terrain {
  readonly id: TerrainId;
  /** As it is written in the rows of a scenario's board. */
  readonly code: TerrainCode;
  readonly name: Text;
  /** A piece that enters a `stop` ends its move (§16.2); nobody enters what is `impassable` (§16.4). */
  readonly entry: 'free' | 'stop' | 'impassable';
  readonly impassableFor: readonly Arm[];
  /**
   * Whether a unit may battle in the turn in which it entered (§16.3); `light`: those with `forestEntryBattle` may
   * (§16.8).
   */
  readonly battleOnEntry: 'yes' | 'no' | 'light';
  /** Whether infantry may form square here (§10.1). */
  readonly square: boolean;
  /** `hill`: as §5.4a to §5.4d say. Works, waters and sand never do (§5.6). */
  readonly blocksSight: boolean | 'hill';
  readonly into: TerrainDice;
  readonly from: TerrainDice;
  /** Flags that may be ignored here (§11.5d). */
  readonly ignoreFlags: ByArm<number>;
  readonly provenance: string;
}

const byArm = (INF: number, CAV: number, ART: number): ByArm<number> => ({ INF, CAV, ART });
const both = (INF: number, CAV: number, ART: number): TerrainDice => ({
  melee: byArm(INF, CAV, ART),
  ranged: byArm(INF, CAV, ART),
});
const NONE = both(0, 0, 0);

const OPEN = {
  entry: 'free',
  impassableFor: [],
  battleOnEntry: 'yes',
  square: true,
  blocksSight: false,
  into: NONE,
  from: NONE,
  ignoreFlags: byArm(0, 0, 0),
  provenance: 'published',
} as const;
const BUILT = {
  ...OPEN,
  entry: 'stop',
  battleOnEntry: 'no',
  square: false,
  blocksSight: true,
  into: both(-2, -3, -1),
  from: both(0, -3, -1),
} as const;

/** §16.9: instead of INTO and FROM when both hexes are hills. */
export const HILL_TO_HILL: TerrainDice = { melee: byArm(0, 0, 0), ranged: byArm(-1, 0, 0) };

const ROWS = {
  // §16.7
  CLEAR: { ...OPEN, code: '..', name: { en: 'Clear', ko: '평지' } },
  // §16.8
  FOREST: {
    ...OPEN,
    code: 'FO',
    name: { en: 'Forest', ko: '숲' },
    entry: 'stop',
    battleOnEntry: 'light',
    blocksSight: true,
    into: both(-1, -2, -1),
    from: both(0, -2, -1),
  },
  HILL: {
    ...OPEN,
    code: 'HI',
    name: { en: 'Hill', ko: '언덕' },
    blocksSight: 'hill',
    into: both(-1, -1, 0),
    from: both(0, -1, 0),
  },
  // §16.10
  RUGGED_HILL: {
    ...OPEN,
    code: 'RH',
    name: { en: 'Rugged hill', ko: '요철 구릉' },
    entry: 'impassable',
    square: false,
    blocksSight: true,
  },
  // §16.11
  TOWN: { ...BUILT, code: 'TO', name: { en: 'Town', ko: '마을' } },
  WINDMILL: { ...BUILT, code: 'WM', name: { en: 'Windmill', ko: '풍차' } },
  // §16.12a-§16.12d: only through the covered sides
  FIELD_WORKS: {
    ...OPEN,
    code: 'FW',
    name: { en: 'Field works', ko: '보루' },
    entry: 'stop',
    square: false,
    into: both(-1, -2, 0),
    from: both(0, -2, 0),
    ignoreFlags: byArm(1, 0, 1),
    provenance: 'published; covered sides and flag benefit by side reconstructed',
  },
  // §16.13
  RIVER: { ...OPEN, code: 'RV', name: { en: 'River', ko: '강' }, entry: 'impassable', square: false },
  // §16.14
  FORDABLE_RIVER: {
    ...OPEN,
    code: 'ST',
    name: { en: 'Fordable river', ko: '얕은 강' },
    entry: 'stop',
    into: { melee: byArm(-1, -1, -1), ranged: byArm(0, 0, 0) },
    from: both(-1, -1, -1),
  },
  // §16.15
  BRIDGE: { ...OPEN, code: 'BR', name: { en: 'Bridge', ko: '다리' } },
  // §16.16
  SAND_QUARRY: {
    ...OPEN,
    code: 'SQ',
    name: { en: 'Sand quarry', ko: '모래 채석장' },
    entry: 'stop',
    impassableFor: ['ART'],
    into: { melee: byArm(-1, -2, -1), ranged: byArm(0, -2, -1) },
    from: both(-1, -2, 0),
  },
} as const satisfies { readonly [id: string]: Omit<Terrain, 'id' | 'code'> & { readonly code: string } };

export type TerrainId = keyof typeof ROWS;
type TerrainCode = (typeof ROWS)[TerrainId]['code'];

export const TERRAIN_IDS = Object.keys(ROWS) as readonly TerrainId[];
export const TERRAINS: { readonly [id in TerrainId]: Terrain } = Object.fromEntries(
  TERRAIN_IDS.map((id): [TerrainId, Terrain] => [id, { id, ...ROWS[id] }]),
) as {
  readonly [id in TerrainId]: Terrain;
};

const BY_CODE: { readonly [code: string]: Terrain } = Object.fromEntries(
  Object.values(TERRAINS).map((terrain) => [terrain.code, terrain]),
);

/** The ground that a code of a scenario's board stands for; undefined when there is none. */
export const terrainOfCode = (code: string): Terrain | undefined => BY_CODE[code];

/** Whether units of an arm (leaders: without one) never enter (§4.2f, §16.4). */
export const isImpassable = (terrain: Terrain, arm?: Arm): boolean =>
  terrain.entry === 'impassable' || (arm !== undefined && terrain.impassableFor.includes(arm));
