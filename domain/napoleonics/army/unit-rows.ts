import type { Text } from '../../lib/text.ts';
import type { ArtilleryTable } from './artillery.ts';
import type { Nation } from './nations.ts';
import type { Arm, Special, UnitClass } from './unit-type.ts';

// The unit tables (§2.3), each fact said once: an arm says what its units are, a nation what differs in its army, a kind what differs in
// that kind, and the row of a unit what is left. The later one wins.

/** The facts of a unit. Infantry and artillery have a `range`, infantry the dice it adds to its blocks, artillery its table. */
export interface Facts {
  readonly blocks: number;
  readonly move: number;
  readonly moveAndBattle: number;
  readonly range?: number;
  /** Dice that infantry adds when it fires without a move, and after one; `rounding` of its halved blocks (§6.4a, §6.4b). */
  readonly fire?: number;
  readonly movedFire?: number;
  readonly rounding?: 'up' | 'down';
  readonly table?: ArtilleryTable;
  /** Dice added in melee, and those added against infantry only (§7.3). */
  readonly melee: number;
  readonly againstInfantry?: number;
  readonly saberHits: boolean;
  readonly ignoreFlags: number;
  readonly retreatPerFlag: number;
  readonly specials: readonly Special[];
  /** `published`, or `reconstructed` and why, for each fact. */
  readonly provenance: { readonly [fact: string]: string };
}

/** What differs; what it says of provenance is added to what stands there. */
export type Differences = Partial<Facts>;

const PUBLISHED = {
  blocks: 'published',
  move: 'published',
  ranged: 'published',
  melee: 'published',
  ignoreFlags: 'published',
  retreatPerFlag: 'published',
};
const PLAIN = { melee: 0, saberHits: true, ignoreFlags: 0, retreatPerFlag: 1, specials: [], provenance: PUBLISHED };

export const ARM_FACTS: { readonly [arm in Arm]: Facts } = {
  INF: { ...PLAIN, blocks: 4, move: 1, moveAndBattle: 1, range: 2, fire: 0, movedFire: 0, rounding: 'up' },
  CAV: { ...PLAIN, blocks: 4, move: 3, moveAndBattle: 3 },
  ART: {
    ...PLAIN,
    blocks: 3,
    move: 1,
    moveAndBattle: 0,
    range: 5,
    table: 'foot',
    provenance: { ...PUBLISHED, blocks: 'published-inferred', ranged: 'see artillery' },
  },
};

export const NATION_FACTS: { readonly [nation in Nation]: { readonly [arm in Arm]?: Differences } } = {
  FRENCH: {},
  BRITISH: { INF: { fire: 1 }, CAV: { blocks: 3 } },
  PORTUGUESE: { INF: { rounding: 'down' }, CAV: { blocks: 3 } },
};

interface Kind {
  readonly arm: Arm;
  readonly class: UnitClass;
  readonly name: Text;
  readonly facts?: Differences;
}

const LIGHT = { move: 2, fire: 1, movedFire: 1, specials: ['forestEntryBattle'] } as const;

/** The kinds of units by their codes. */
export const KINDS = {
  LN: { arm: 'INF', class: 'line', name: { en: 'Line Infantry', ko: '전열 보병' } },
  LT: { arm: 'INF', class: 'light', name: { en: 'Light Infantry', ko: '경보병' }, facts: LIGHT },
  RL: {
    arm: 'INF',
    class: 'rifle-light',
    name: { en: 'Rifle Light Infantry', ko: '라이플 경보병' },
    facts: { ...LIGHT, blocks: 3, range: 3, rounding: 'down', saberHits: false },
  },
  GR: { arm: 'INF', class: 'elite', name: { en: 'Grenadier Infantry', ko: '척탄병' }, facts: { melee: 1, ignoreFlags: 1 } },
  GG: {
    arm: 'INF',
    class: 'guard',
    name: { en: 'Guard Grenadier', ko: '근위 척탄병' },
    facts: { blocks: 5, movedFire: 1, melee: 1, ignoreFlags: 2, specials: ['guard'] },
  },
  OG: {
    arm: 'INF',
    class: 'guard',
    name: { en: 'Old Guard Infantry', ko: '고참 근위대' },
    facts: { fire: 1, movedFire: 1, melee: 2, ignoreFlags: 2, specials: ['guard'] },
  },
  YG: {
    arm: 'INF',
    class: 'guard-light',
    name: { en: 'Young Guard Infantry', ko: '청년 근위대' },
    facts: { ...LIGHT, melee: 1, ignoreFlags: 1, specials: ['guard', 'forestEntryBattle'] },
  },
  MI: {
    arm: 'INF',
    class: 'militia',
    name: { en: 'Militia Infantry', ko: '민병 보병' },
    facts: { rounding: 'down', saberHits: false, retreatPerFlag: 3 },
  },
  LC: { arm: 'CAV', class: 'light', name: { en: 'Light Cavalry', ko: '경기병' } },
  HC: { arm: 'CAV', class: 'heavy', name: { en: 'Heavy Cavalry', ko: '중기병' }, facts: { move: 2, moveAndBattle: 2, melee: 1 } },
  CU: {
    arm: 'CAV',
    class: 'heavy',
    name: { en: 'Cuirassier Cavalry', ko: '흉갑기병' },
    facts: { move: 2, moveAndBattle: 2, melee: 1, ignoreFlags: 1 },
  },
  GHC: {
    arm: 'CAV',
    class: 'guard-heavy',
    name: { en: 'Guard Heavy Cavalry', ko: '근위 중기병' },
    facts: { move: 2, moveAndBattle: 2, melee: 1, ignoreFlags: 2, specials: ['guard'] },
  },
  GLC: {
    arm: 'CAV',
    class: 'guard-light',
    name: { en: 'Guard Light Cavalry', ko: '근위 경기병' },
    facts: { ignoreFlags: 1, specials: ['guard'] },
  },
  FA: { arm: 'ART', class: 'foot', name: { en: 'Foot Artillery', ko: '도보 포병' } },
  HA: {
    arm: 'ART',
    class: 'horse',
    name: { en: 'Horse Artillery', ko: '기마 포병' },
    facts: { move: 2, moveAndBattle: 1, range: 4, table: 'horse', specials: ['movedMaxRange3', 'oneBlockNoBattleAfterMove'] },
  },
  GFA: {
    arm: 'ART',
    class: 'guard-foot',
    name: { en: 'Guard Foot Artillery', ko: '근위 도보 포병' },
    facts: { melee: 1, ignoreFlags: 1, specials: ['guard'] },
  },
} as const satisfies { readonly [code: string]: Kind };
export type Code = keyof typeof KINDS;

interface Row extends Differences {
  /** Where it is not that of the nation and the kind. */
  readonly name?: Text;
}

const UNUSED = { inBase: 'unknown; not used by any scenario here' };
const BOX_TOTALS = 'reconstructed: 4, agrees with the block totals of the box';

export const UNIT_ROWS: { readonly [nation in Nation]: { readonly [code in Code]?: Row } } = {
  FRENCH: {
    LN: { againstInfantry: 1 },
    LT: {},
    GR: {},
    OG: {},
    YG: { provenance: { special: 'reconstructed: counted as a light-type for forest entry because it moves like one' } },
    MI: {},
    LC: { provenance: { blocks: BOX_TOTALS } },
    HC: { provenance: { blocks: BOX_TOTALS } },
    CU: { provenance: { blocks: 'reconstructed: as French heavy cavalry', code: 'reconstructed: CU' } },
    GHC: {
      provenance: {
        blocks: 'reconstructed: as French heavy cavalry',
        ignoreFlags: 'reconstructed: 2, like the Old Guard and the British guard horse',
      },
    },
    GLC: { provenance: { blocks: 'reconstructed: as French light cavalry', ignoreFlags: 'reconstructed: 1, like the Young Guard' } },
    FA: {},
    HA: {},
    GFA: { provenance: { ignoreFlags: 'reconstructed: 1, the smaller guard value' } },
  },
  BRITISH: {
    LN: {},
    LT: { blocks: 5, provenance: { ranged: 'published; with 1 block after moving the formula value 2 is used, a fan chart shows 1' } },
    RL: { provenance: { ranged: 'standing published; moved 2,2,1 from a fan chart, against the general round-up rule' } },
    GR: { movedFire: 1, provenance: UNUSED },
    GG: {},
    LC: {},
    HC: {},
    GHC: { provenance: UNUSED },
    FA: {},
    HA: {},
  },
  PORTUGUESE: {
    LN: {},
    LT: {
      name: { en: 'Portuguese Light Infantry (Caçadores)', ko: '포르투갈 경보병(카사도르)' },
      blocks: 5,
      provenance: { blocks: 'reconstructed: 5, the only value that fits the box block totals together with 4-block line units' },
    },
    LC: { provenance: { blocks: 'reconstructed: 3, as the British' } },
    MI: { provenance: { blocks: 'reconstructed: 4, as the French militia; not used by any scenario here' } },
    FA: {},
  },
};

/** The most units of a kind there are in the box, where that is known. */
export const BOX_LIMITS: { readonly [type: string]: number } = { 'B-LN': 9, 'B-LT': 2, 'B-RL': 2 };
