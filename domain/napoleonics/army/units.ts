import type { Text } from '../../game.ts';

export const NATIONS = ['BRITISH', 'PORTUGUESE', 'FRENCH'] as const;
export type Nation = (typeof NATIONS)[number];
/** The letter that begins the ids of a nation's pieces. */
export const NATION_LETTERS: { readonly [nation in Nation]: string } = { BRITISH: 'B', PORTUGUESE: 'P', FRENCH: 'F' };
export const NATION_NAMES: { readonly [nation in Nation]: Text } = {
  BRITISH: { en: 'British', ko: '영국' },
  PORTUGUESE: { en: 'Portuguese', ko: '포르투갈' },
  FRENCH: { en: 'French', ko: '프랑스' },
};

/** §17.2 */
export const ARMS = ['INF', 'CAV', 'ART'] as const;
export type Arm = (typeof ARMS)[number];
export type ByArm<T> = { readonly [arm in Arm]: T };

/** §17.2, finer: which cards and rules speak of a unit. */
export const CLASSES = [
  ...(['line', 'light', 'rifle-light', 'elite', 'guard', 'militia'] as const),
  ...(['heavy', 'guard-light', 'guard-heavy'] as const),
  ...(['foot', 'horse', 'guard-foot'] as const),
] as const;
export type UnitClass = (typeof CLASSES)[number];

/**
 * `forestEntryBattle`: it may battle in the turn in which it entered a forest (§16.8). `guard`: takes the guard's
 * number of a card's dice (§14.6). `movedMaxRange3`, `oneBlockNoBattleAfterMove`: §6.4e, §7.3e.
 */
export const SPECIALS = ['forestEntryBattle', 'guard', 'movedMaxRange3', 'oneBlockNoBattleAfterMove'] as const;
export type Special = (typeof SPECIALS)[number];

export type ArtilleryTable = 'foot' | 'horse';

/** Infantry: a die for each block and `plus`; after a move for each half block, rounded, and the other `plus` (§6.4a, §6.4b). */
export interface Musketry {
  readonly range: number;
  readonly plus: number;
  readonly moved: { readonly rounding: 'up' | 'down'; readonly plus: number };
}
/** A row of the artillery table (§6.4d, §6.4e). */
export interface Gunnery {
  readonly range: number;
  readonly table: ArtilleryTable;
}

/** A row of a nation's unit table (§2.3). */
export interface UnitType {
  readonly id: string;
  readonly nation: Nation;
  readonly code: string;
  readonly name: Text;
  readonly arm: Arm;
  readonly class: UnitClass;
  /** Full strength (§2.1). */
  readonly blocks: number;
  /** The most hexes of an ordered move (§4.2l-§4.2p). */
  readonly move: number;
  /** The most hexes after which it may still battle. */
  readonly moveAndBattle: number;
  /** Cavalry has none (§6.1). */
  readonly ranged?: Musketry | Gunnery;
  /** A die for each block, or a row of the artillery table, and `plus` (§7.3). */
  readonly melee: { readonly plus: number; readonly againstInfantry?: number; readonly table?: ArtilleryTable };
  /** Whether its SABERs hit units (§7.4). */
  readonly saberHits: boolean;
  /** Flags it may ignore by itself (§11.5e). */
  readonly ignoreFlags: number;
  /** Hexes of retreat for each flag (§11.1). */
  readonly retreatPerFlag: number;
  readonly specials: readonly Special[];
  /** Where each value comes from: `published`, or `reconstructed` and why. */
  readonly provenance: { readonly [fact: string]: string };
}

const PUBLISHED = {
  blocks: 'published',
  move: 'published',
  ranged: 'published',
  melee: 'published',
  ignoreFlags: 'published',
  retreatPerFlag: 'published',
};
const GUN = { ...PUBLISHED, blocks: 'published-inferred', ranged: 'see artillery' };

const ROWS: readonly UnitType[] = [
  {
    id: 'F-LN',
    nation: 'FRENCH',
    code: 'LN',
    name: { en: 'French Line Infantry', ko: '프랑스 전열 보병' },
    arm: 'INF',
    class: 'line',
    blocks: 4,
    move: 1,
    moveAndBattle: 1,
    ranged: { range: 2, plus: 0, moved: { rounding: 'up', plus: 0 } },
    melee: { plus: 0, againstInfantry: 1 },
    saberHits: true,
    ignoreFlags: 0,
    retreatPerFlag: 1,
    specials: [],
    provenance: PUBLISHED,
  },
  {
    id: 'F-LT',
    nation: 'FRENCH',
    code: 'LT',
    name: { en: 'French Light Infantry', ko: '프랑스 경보병' },
    arm: 'INF',
    class: 'light',
    blocks: 4,
    move: 2,
    moveAndBattle: 1,
    ranged: { range: 2, plus: 1, moved: { rounding: 'up', plus: 1 } },
    melee: { plus: 0 },
    saberHits: true,
    ignoreFlags: 0,
    retreatPerFlag: 1,
    specials: ['forestEntryBattle'],
    provenance: PUBLISHED,
  },
  {
    id: 'F-GR',
    nation: 'FRENCH',
    code: 'GR',
    name: { en: 'French Grenadier Infantry', ko: '프랑스 척탄병' },
    arm: 'INF',
    class: 'elite',
    blocks: 4,
    move: 1,
    moveAndBattle: 1,
    ranged: { range: 2, plus: 0, moved: { rounding: 'up', plus: 0 } },
    melee: { plus: 1 },
    saberHits: true,
    ignoreFlags: 1,
    retreatPerFlag: 1,
    specials: [],
    provenance: PUBLISHED,
  },
  {
    id: 'F-OG',
    nation: 'FRENCH',
    code: 'OG',
    name: { en: 'French Old Guard Infantry', ko: '프랑스 고참 근위대' },
    arm: 'INF',
    class: 'guard',
    blocks: 4,
    move: 1,
    moveAndBattle: 1,
    ranged: { range: 2, plus: 1, moved: { rounding: 'up', plus: 1 } },
    melee: { plus: 2 },
    saberHits: true,
    ignoreFlags: 2,
    retreatPerFlag: 1,
    specials: ['guard'],
    provenance: PUBLISHED,
  },
  {
    id: 'F-YG',
    nation: 'FRENCH',
    code: 'YG',
    name: { en: 'French Young Guard Infantry', ko: '프랑스 청년 근위대' },
    arm: 'INF',
    class: 'guard-light',
    blocks: 4,
    move: 2,
    moveAndBattle: 1,
    ranged: { range: 2, plus: 1, moved: { rounding: 'up', plus: 1 } },
    melee: { plus: 1 },
    saberHits: true,
    ignoreFlags: 1,
    retreatPerFlag: 1,
    specials: ['guard', 'forestEntryBattle'],
    provenance: { ...PUBLISHED, special: 'reconstructed: counted as a light-type for forest entry because it moves like one' },
  },
  {
    id: 'F-MI',
    nation: 'FRENCH',
    code: 'MI',
    name: { en: 'French Militia Infantry', ko: '프랑스 민병 보병' },
    arm: 'INF',
    class: 'militia',
    blocks: 4,
    move: 1,
    moveAndBattle: 1,
    ranged: { range: 2, plus: 0, moved: { rounding: 'down', plus: 0 } },
    melee: { plus: 0 },
    saberHits: false,
    ignoreFlags: 0,
    retreatPerFlag: 3,
    specials: [],
    provenance: PUBLISHED,
  },
  {
    id: 'F-LC',
    nation: 'FRENCH',
    code: 'LC',
    name: { en: 'French Light Cavalry', ko: '프랑스 경기병' },
    arm: 'CAV',
    class: 'light',
    blocks: 4,
    move: 3,
    moveAndBattle: 3,
    melee: { plus: 0 },
    saberHits: true,
    ignoreFlags: 0,
    retreatPerFlag: 1,
    specials: [],
    provenance: { ...PUBLISHED, blocks: 'reconstructed: 4, agrees with the block totals of the box' },
  },
  {
    id: 'F-HC',
    nation: 'FRENCH',
    code: 'HC',
    name: { en: 'French Heavy Cavalry', ko: '프랑스 중기병' },
    arm: 'CAV',
    class: 'heavy',
    blocks: 4,
    move: 2,
    moveAndBattle: 2,
    melee: { plus: 1 },
    saberHits: true,
    ignoreFlags: 0,
    retreatPerFlag: 1,
    specials: [],
    provenance: { ...PUBLISHED, blocks: 'reconstructed: 4, agrees with the block totals of the box' },
  },
  {
    id: 'F-CU',
    nation: 'FRENCH',
    code: 'CU',
    name: { en: 'French Cuirassier Cavalry', ko: '프랑스 흉갑기병' },
    arm: 'CAV',
    class: 'heavy',
    blocks: 4,
    move: 2,
    moveAndBattle: 2,
    melee: { plus: 1 },
    saberHits: true,
    ignoreFlags: 1,
    retreatPerFlag: 1,
    specials: [],
    provenance: { ...PUBLISHED, blocks: 'reconstructed: as French heavy cavalry', code: 'reconstructed: CU' },
  },
  {
    id: 'F-GHC',
    nation: 'FRENCH',
    code: 'GHC',
    name: { en: 'French Guard Heavy Cavalry', ko: '프랑스 근위 중기병' },
    arm: 'CAV',
    class: 'guard-heavy',
    blocks: 4,
    move: 2,
    moveAndBattle: 2,
    melee: { plus: 1 },
    saberHits: true,
    ignoreFlags: 2,
    retreatPerFlag: 1,
    specials: ['guard'],
    provenance: {
      ...PUBLISHED,
      blocks: 'reconstructed: as French heavy cavalry',
      ignoreFlags: 'reconstructed: 2, like the Old Guard and the British guard horse',
    },
  },
  {
    id: 'F-GLC',
    nation: 'FRENCH',
    code: 'GLC',
    name: { en: 'French Guard Light Cavalry', ko: '프랑스 근위 경기병' },
    arm: 'CAV',
    class: 'guard-light',
    blocks: 4,
    move: 3,
    moveAndBattle: 3,
    melee: { plus: 0 },
    saberHits: true,
    ignoreFlags: 1,
    retreatPerFlag: 1,
    specials: ['guard'],
    provenance: { ...PUBLISHED, blocks: 'reconstructed: as French light cavalry', ignoreFlags: 'reconstructed: 1, like the Young Guard' },
  },
  {
    id: 'F-FA',
    nation: 'FRENCH',
    code: 'FA',
    name: { en: 'French Foot Artillery', ko: '프랑스 도보 포병' },
    arm: 'ART',
    class: 'foot',
    blocks: 3,
    move: 1,
    moveAndBattle: 0,
    ranged: { range: 5, table: 'foot' },
    melee: { table: 'foot', plus: 0 },
    saberHits: true,
    ignoreFlags: 0,
    retreatPerFlag: 1,
    specials: [],
    provenance: GUN,
  },
  {
    id: 'F-HA',
    nation: 'FRENCH',
    code: 'HA',
    name: { en: 'French Horse Artillery', ko: '프랑스 기마 포병' },
    arm: 'ART',
    class: 'horse',
    blocks: 3,
    move: 2,
    moveAndBattle: 1,
    ranged: { range: 4, table: 'horse' },
    melee: { table: 'horse', plus: 0 },
    saberHits: true,
    ignoreFlags: 0,
    retreatPerFlag: 1,
    specials: ['movedMaxRange3', 'oneBlockNoBattleAfterMove'],
    provenance: GUN,
  },
  {
    id: 'F-GFA',
    nation: 'FRENCH',
    code: 'GFA',
    name: { en: 'French Guard Foot Artillery', ko: '프랑스 근위 도보 포병' },
    arm: 'ART',
    class: 'guard-foot',
    blocks: 3,
    move: 1,
    moveAndBattle: 0,
    ranged: { range: 5, table: 'foot' },
    melee: { table: 'foot', plus: 1 },
    saberHits: true,
    ignoreFlags: 1,
    retreatPerFlag: 1,
    specials: ['guard'],
    provenance: { ...GUN, ignoreFlags: 'reconstructed: 1, the smaller guard value' },
  },
  {
    id: 'B-LN',
    nation: 'BRITISH',
    code: 'LN',
    name: { en: 'British Line Infantry', ko: '영국 전열 보병' },
    arm: 'INF',
    class: 'line',
    blocks: 4,
    move: 1,
    moveAndBattle: 1,
    ranged: { range: 2, plus: 1, moved: { rounding: 'up', plus: 0 } },
    melee: { plus: 0 },
    saberHits: true,
    ignoreFlags: 0,
    retreatPerFlag: 1,
    specials: [],
    provenance: PUBLISHED,
  },
  {
    id: 'B-LT',
    nation: 'BRITISH',
    code: 'LT',
    name: { en: 'British Light Infantry', ko: '영국 경보병' },
    arm: 'INF',
    class: 'light',
    blocks: 5,
    move: 2,
    moveAndBattle: 1,
    ranged: { range: 2, plus: 1, moved: { rounding: 'up', plus: 1 } },
    melee: { plus: 0 },
    saberHits: true,
    ignoreFlags: 0,
    retreatPerFlag: 1,
    specials: ['forestEntryBattle'],
    provenance: { ...PUBLISHED, ranged: 'published; with 1 block after moving the formula value 2 is used, a fan chart shows 1' },
  },
  {
    id: 'B-RL',
    nation: 'BRITISH',
    code: 'RL',
    name: { en: 'British Rifle Light Infantry', ko: '영국 라이플 경보병' },
    arm: 'INF',
    class: 'rifle-light',
    blocks: 3,
    move: 2,
    moveAndBattle: 1,
    ranged: { range: 3, plus: 1, moved: { rounding: 'down', plus: 1 } },
    melee: { plus: 0 },
    saberHits: false,
    ignoreFlags: 0,
    retreatPerFlag: 1,
    specials: ['forestEntryBattle'],
    provenance: { ...PUBLISHED, ranged: 'standing published; moved 2,2,1 from a fan chart, against the general round-up rule' },
  },
  {
    id: 'B-GR',
    nation: 'BRITISH',
    code: 'GR',
    name: { en: 'British Grenadier Infantry', ko: '영국 척탄병' },
    arm: 'INF',
    class: 'elite',
    blocks: 4,
    move: 1,
    moveAndBattle: 1,
    ranged: { range: 2, plus: 1, moved: { rounding: 'up', plus: 1 } },
    melee: { plus: 1 },
    saberHits: true,
    ignoreFlags: 1,
    retreatPerFlag: 1,
    specials: [],
    provenance: { ...PUBLISHED, inBase: 'unknown; not used by any scenario here' },
  },
  {
    id: 'B-GG',
    nation: 'BRITISH',
    code: 'GG',
    name: { en: 'British Guard Grenadier', ko: '영국 근위 척탄병' },
    arm: 'INF',
    class: 'guard',
    blocks: 5,
    move: 1,
    moveAndBattle: 1,
    ranged: { range: 2, plus: 1, moved: { rounding: 'up', plus: 1 } },
    melee: { plus: 1 },
    saberHits: true,
    ignoreFlags: 2,
    retreatPerFlag: 1,
    specials: ['guard'],
    provenance: PUBLISHED,
  },
  {
    id: 'B-LC',
    nation: 'BRITISH',
    code: 'LC',
    name: { en: 'British Light Cavalry', ko: '영국 경기병' },
    arm: 'CAV',
    class: 'light',
    blocks: 3,
    move: 3,
    moveAndBattle: 3,
    melee: { plus: 0 },
    saberHits: true,
    ignoreFlags: 0,
    retreatPerFlag: 1,
    specials: [],
    provenance: PUBLISHED,
  },
  {
    id: 'B-HC',
    nation: 'BRITISH',
    code: 'HC',
    name: { en: 'British Heavy Cavalry', ko: '영국 중기병' },
    arm: 'CAV',
    class: 'heavy',
    blocks: 3,
    move: 2,
    moveAndBattle: 2,
    melee: { plus: 1 },
    saberHits: true,
    ignoreFlags: 0,
    retreatPerFlag: 1,
    specials: [],
    provenance: PUBLISHED,
  },
  {
    id: 'B-GHC',
    nation: 'BRITISH',
    code: 'GHC',
    name: { en: 'British Guard Heavy Cavalry', ko: '영국 근위 중기병' },
    arm: 'CAV',
    class: 'guard-heavy',
    blocks: 3,
    move: 2,
    moveAndBattle: 2,
    melee: { plus: 1 },
    saberHits: true,
    ignoreFlags: 2,
    retreatPerFlag: 1,
    specials: ['guard'],
    provenance: { ...PUBLISHED, inBase: 'unknown; not used by any scenario here' },
  },
  {
    id: 'B-FA',
    nation: 'BRITISH',
    code: 'FA',
    name: { en: 'British Foot Artillery', ko: '영국 도보 포병' },
    arm: 'ART',
    class: 'foot',
    blocks: 3,
    move: 1,
    moveAndBattle: 0,
    ranged: { range: 5, table: 'foot' },
    melee: { table: 'foot', plus: 0 },
    saberHits: true,
    ignoreFlags: 0,
    retreatPerFlag: 1,
    specials: [],
    provenance: GUN,
  },
  {
    id: 'B-HA',
    nation: 'BRITISH',
    code: 'HA',
    name: { en: 'British Horse Artillery', ko: '영국 기마 포병' },
    arm: 'ART',
    class: 'horse',
    blocks: 3,
    move: 2,
    moveAndBattle: 1,
    ranged: { range: 4, table: 'horse' },
    melee: { table: 'horse', plus: 0 },
    saberHits: true,
    ignoreFlags: 0,
    retreatPerFlag: 1,
    specials: ['movedMaxRange3', 'oneBlockNoBattleAfterMove'],
    provenance: GUN,
  },
  {
    id: 'P-LN',
    nation: 'PORTUGUESE',
    code: 'LN',
    name: { en: 'Portuguese Line Infantry', ko: '포르투갈 전열 보병' },
    arm: 'INF',
    class: 'line',
    blocks: 4,
    move: 1,
    moveAndBattle: 1,
    ranged: { range: 2, plus: 0, moved: { rounding: 'down', plus: 0 } },
    melee: { plus: 0 },
    saberHits: true,
    ignoreFlags: 0,
    retreatPerFlag: 1,
    specials: [],
    provenance: PUBLISHED,
  },
  {
    id: 'P-LT',
    nation: 'PORTUGUESE',
    code: 'LT',
    name: { en: 'Portuguese Light Infantry (Caçadores)', ko: '포르투갈 경보병 (카사도르)' },
    arm: 'INF',
    class: 'light',
    blocks: 5,
    move: 2,
    moveAndBattle: 1,
    ranged: { range: 2, plus: 1, moved: { rounding: 'down', plus: 1 } },
    melee: { plus: 0 },
    saberHits: true,
    ignoreFlags: 0,
    retreatPerFlag: 1,
    specials: ['forestEntryBattle'],
    provenance: {
      ...PUBLISHED,
      blocks: 'reconstructed: 5, the only value that fits the box block totals together with 4-block line units',
    },
  },
  {
    id: 'P-LC',
    nation: 'PORTUGUESE',
    code: 'LC',
    name: { en: 'Portuguese Light Cavalry', ko: '포르투갈 경기병' },
    arm: 'CAV',
    class: 'light',
    blocks: 3,
    move: 3,
    moveAndBattle: 3,
    melee: { plus: 0 },
    saberHits: true,
    ignoreFlags: 0,
    retreatPerFlag: 1,
    specials: [],
    provenance: { ...PUBLISHED, blocks: 'reconstructed: 3, as the British' },
  },
  {
    id: 'P-MI',
    nation: 'PORTUGUESE',
    code: 'MI',
    name: { en: 'Portuguese Militia Infantry', ko: '포르투갈 민병 보병' },
    arm: 'INF',
    class: 'militia',
    blocks: 4,
    move: 1,
    moveAndBattle: 1,
    ranged: { range: 2, plus: 0, moved: { rounding: 'down', plus: 0 } },
    melee: { plus: 0 },
    saberHits: false,
    ignoreFlags: 0,
    retreatPerFlag: 3,
    specials: [],
    provenance: { ...PUBLISHED, blocks: 'reconstructed: 4, as the French militia; not used by any scenario here' },
  },
  {
    id: 'P-FA',
    nation: 'PORTUGUESE',
    code: 'FA',
    name: { en: 'Portuguese Foot Artillery', ko: '포르투갈 도보 포병' },
    arm: 'ART',
    class: 'foot',
    blocks: 3,
    move: 1,
    moveAndBattle: 0,
    ranged: { range: 5, table: 'foot' },
    melee: { table: 'foot', plus: 0 },
    saberHits: true,
    ignoreFlags: 0,
    retreatPerFlag: 1,
    specials: [],
    provenance: GUN,
  },
];

export const UNIT_TYPES: { readonly [id: string]: UnitType } = Object.fromEntries(ROWS.map((row) => [row.id, row]));
export const UNIT_TYPE_IDS: readonly string[] = ROWS.map(({ id }) => id);

/** A row of the unit tables. Throws on an id without one. */
export function unitType(id: string): UnitType {
  const found = UNIT_TYPES[id];
  if (found === undefined) throw new Error(`no unit type ${id}`);
  return found;
}

/** The row of a unit on the board. */
export const typeOf = (unit: { readonly type: string }): UnitType => unitType(unit.type);
export const armOf = (unit: { readonly type: string }): Arm => typeOf(unit).arm;
export const hasSpecial = (unit: { readonly type: string }, special: Special): boolean => typeOf(unit).specials.includes(special);

/** Dice of a battery: in melee, and in ranged combat by distance. */
export interface BatteryRow {
  readonly melee: number;
  readonly ranged: { readonly [hexes: number]: number };
}
/** `full`: 2 or 3 blocks; `last`: 1 (§6.4d, §7.3c, §7.3d; the values as in the ruling G1). */
export const ARTILLERY: { readonly [table in ArtilleryTable]: { readonly full: BatteryRow; readonly last: BatteryRow } } = {
  foot: { full: { melee: 4, ranged: { 2: 3, 3: 2, 4: 1, 5: 1 } }, last: { melee: 3, ranged: { 2: 2, 3: 1, 4: 1, 5: 1 } } },
  horse: { full: { melee: 3, ranged: { 2: 2, 3: 1, 4: 1 } }, last: { melee: 2, ranged: { 2: 1, 3: 1, 4: 0 } } },
};
export const ARTILLERY_PROVENANCE: { readonly [fact: string]: string } = {
  melee: 'published',
  maxRange: 'published',
  horseRange3Full: 'published-inferred',
  zeroCell: 'published-inferred: one 0 stands in the 1-block horse row; put at range 4',
  otherRangedCells: 'reconstructed: falling curve, no 0 in the foot table',
};

/** Pieces that never battle and are no units (§4.2g, §17.2): how far they move. */
export const LEADER = { move: 3, name: { en: 'Leader', ko: '리더' } as Text } as const;

/** The most units of a kind there are in the box, where that is known. */
export const BOX_LIMITS: { readonly [type: string]: number } = { 'B-LN': 9, 'B-LT': 2, 'B-RL': 2 };
