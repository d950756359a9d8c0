import type { BattleAnswer } from '@fieldpost/client';
import { beyond, columnOf, DIRECTIONS, type Direction, HEXES, hexAt, opposite, rowOf } from './hexes.ts';

// A battle of Napoleonics as its author draws it. The service checks it; this module only changes it.

export type Battle = NonNullable<BattleAnswer['battle']>;
export type Side = 'top' | 'bottom';
export const SIDES = ['top', 'bottom'] as const;
export type Nation = Battle['leaders'][number]['nation'];

/** The kinds of ground: their signs on a board, and their names in the game. */
export const GROUND = {
  '..': 'CLEAR',
  FO: 'FOREST',
  HI: 'HILL',
  RH: 'RUGGED_HILL',
  TO: 'TOWN',
  WM: 'WINDMILL',
  FW: 'FIELD_WORKS',
  RV: 'RIVER',
  ST: 'FORDABLE_RIVER',
  BR: 'BRIDGE',
  SQ: 'SAND_QUARRY',
} as const;
export type Ground = keyof typeof GROUND;
const WATER: readonly string[] = ['RV', 'ST', 'BR'];

const codesOf = (row: string): readonly string[] => row.trim().split(/ +/);
export const groundOf = ({ board }: Battle, hex: string): string =>
  codesOf(board[rowOf(hex)] ?? '')[columnOf(hex)] ?? '..';

/** Returns a battle with open ground and no units. */
export const BLANK: Battle = {
  id: 'own',
  slug: 'own',
  label: 'custom',
  name: { en: 'A battle of my own', ko: '내가 만든 전투' },
  date: '1809',
  notes: { en: '–', ko: '–' },
  sides: {
    top: {
      army: { en: 'Allies', ko: '연합군' },
      nations: ['BRITISH', 'PORTUGUESE'],
      commander: { en: 'Wellington', ko: '웰링턴' },
      hand: 5,
    },
    bottom: {
      army: { en: 'French', ko: '프랑스군' },
      nations: ['FRENCH'],
      commander: { en: 'Soult', ko: '술트' },
      hand: 5,
    },
  },
  first: 'bottom',
  banners: { top: 4, bottom: 4 },
  objectives: [],
  specialRules: [],
  board: Array.from(
    { length: 9 },
    (_, row) =>
      (row % 2 === 0 ? '' : '  ') +
      Array(row % 2 === 0 ? 13 : 12)
        .fill('..')
        .join('  '),
  ),
  water: [],
  fieldWorks: [],
  places: [],
  units: [],
  leaders: [],
};

/**
 * Returns a shipped battle under the reader's name, without its sources and counts, which the changed battle no longer
 * meets.
 */
export function ownOf({ counts: _, provenance: __, ...battle }: Battle): Battle {
  return { ...battle, id: 'own', slug: 'own', label: 'custom' };
}

/**
 * Puts other ground into a hex. Water connects to the water beside it; works face the enemy at the top until the author
 * turns them.
 */
export function painted(battle: Battle, hex: string, code: Ground): Battle {
  const board = battle.board.map((row, r) =>
    r === rowOf(hex)
      ? (r % 2 === 0 ? '' : '  ') +
        codesOf(row)
          .map((each, c) => (c === columnOf(hex) ? code : each))
          .join('  ')
      : row,
  );
  const works = battle.fieldWorks.filter((each) => each.hex !== hex);
  const next: Battle = {
    ...battle,
    board,
    fieldWorks:
      code === 'FW'
        ? [...works, { hex, sides: battle.fieldWorks.find((each) => each.hex === hex)?.sides ?? ['NW', 'NE'] }]
        : works,
  };
  return watered(next, hex);
}

type Flow = ReadonlyMap<string, readonly Direction[]>;

function watered(battle: Battle, hex: string): Battle {
  const flow = new Map<string, readonly Direction[]>(battle.water.map((each) => [each.hex, each.sides]));
  const isWater = WATER.includes(groundOf(battle, hex));
  const was = flow.get(hex);
  if (isWater && was === undefined) {
    const links = DIRECTIONS.filter((side) => isOpen(flow, beyond(hex, side))).slice(0, 3);
    flow.set(hex, links.length > 0 ? links : [DIRECTIONS.find((side) => beyond(hex, side) === undefined) ?? 'E']);
    for (const side of links) link(flow, beyond(hex, side), opposite(side));
  } else if (!isWater && was !== undefined) {
    flow.delete(hex);
    for (const side of was) unlink(flow, beyond(hex, side), opposite(side));
  }
  return {
    ...battle,
    water: [...flow].map(([at, sides]) => ({
      hex: at,
      sides: [...sides],
      tile: tileOf(sides, groundOf(battle, at) === 'BR'),
    })),
  };
}

/** Returns whether more water can flow to a hex: fewer than two of its sides join other water. */
function isOpen(flow: Flow, hex: string | undefined): boolean {
  const sides = hex === undefined ? undefined : flow.get(hex);
  if (hex === undefined || sides === undefined) return false;
  return sides.filter((side) => isJoined(flow, hex, side)).length < 2;
}

const isJoined = (flow: Flow, hex: string, side: Direction): boolean => {
  const next = beyond(hex, side);
  return next === undefined || (flow.get(next)?.includes(opposite(side)) ?? false);
};

function link(flow: Map<string, readonly Direction[]>, hex: string | undefined, side: Direction): void {
  const sides = hex === undefined ? undefined : flow.get(hex);
  if (hex === undefined || sides === undefined) return;
  const kept = sides.filter((each) => each !== side && isJoined(flow, hex, each));
  flow.set(hex, [...kept, side].slice(0, 3));
}

function unlink(flow: Map<string, readonly Direction[]>, hex: string | undefined, side: Direction): void {
  const sides = hex === undefined ? undefined : flow.get(hex);
  if (hex === undefined || sides === undefined) return;
  const left = sides.filter((each) => each !== side);
  flow.set(hex, left.length > 0 ? left : sides);
}

type Tile = Battle['water'][number]['tile'];

/** The tile with water through these sides. */
function tileOf(sides: readonly Direction[], isBridge: boolean): Tile {
  const [one, other] = sides.map((side) => DIRECTIONS.indexOf(side));
  const apart = one === undefined || other === undefined ? 0 : Math.abs(one - other);
  const isStraight = apart === 3;
  if (isBridge) return isStraight ? 'RIVER_BRIDGE' : 'RIVER_BEND_BRIDGE';
  if (sides.length === 1) return 'RIVER_END';
  return sides.length === 3 ? 'RIVER_Y' : isStraight ? 'RIVER' : 'RIVER_BEND';
}

/** Switches a side of a hex: water flows through it, or works cover it. */
export function turned(battle: Battle, hex: string, side: Direction): Battle {
  const toggled = (sides: readonly Direction[]): Direction[] => {
    const next = DIRECTIONS.filter((each) => (each === side) !== sides.includes(each));
    return next.length > 0 ? next : [...sides];
  };
  if (groundOf(battle, hex) === 'FW')
    return {
      ...battle,
      fieldWorks: battle.fieldWorks.map((each) => (each.hex === hex ? { hex, sides: toggled(each.sides) } : each)),
    };
  const isBridge = groundOf(battle, hex) === 'BR';
  return {
    ...battle,
    water: battle.water.map((each) => {
      if (each.hex !== hex) return each;
      const sides = toggled(each.sides).slice(0, 3);
      return { hex, sides, tile: tileOf(sides, isBridge) };
    }),
  };
}

/** Returns the sides of a hex that the author may turn; none if the ground has no sides. */
export const sidesAt = ({ water, fieldWorks }: Battle, hex: string): readonly Direction[] | undefined =>
  [...water, ...fieldWorks].find((each) => each.hex === hex)?.sides;

export const withUnit = (battle: Battle, unit: Battle['units'][number]): Battle => ({
  ...battle,
  units: [...battle.units.filter(({ hex }) => hex !== unit.hex), unit],
});

/** Adds a leader under a unique name. */
export function withLeader(
  battle: Battle,
  leader: Omit<Battle['leaders'][number], 'name'>,
  names: readonly string[],
): Battle {
  const others = battle.leaders.filter(({ hex }) => hex !== leader.hex);
  const isFree = (name: string): boolean =>
    !others.some((other) => other.nation === leader.nation && other.name.en === name);
  const name = names.find(isFree) ?? HEXES.map((_, i) => `Leader ${i + 1}`).find(isFree) ?? 'Leader';
  return { ...battle, leaders: [...others, { ...leader, name: { en: name, ko: name } }] };
}

export const cleared = (battle: Battle, hex: string): Battle => ({
  ...battle,
  units: battle.units.filter((each) => each.hex !== hex),
  leaders: battle.leaders.filter((each) => each.hex !== hex),
});

/** Returns the hex of a problem, if the problem is about one. */
export function hexOf(
  battle: Battle,
  { pointer, detail }: { readonly pointer: string; readonly detail: string },
): string | undefined {
  const [, list = '', index = '', ...rest] = pointer.split('/');
  if (list === 'board') return hexAt(Number(index), 0);
  const item = {
    units: battle.units,
    leaders: battle.leaders,
    water: battle.water,
    fieldWorks: battle.fieldWorks,
    places: battle.places,
  }[list]?.[Number(index)];
  if (item !== undefined) return item.hex;
  if (list === 'objectives') return battle.objectives[Number(index)]?.hexes[Number(rest[1] ?? 0)];
  const named = /\b[a-i]1?[0-9]\b/.exec(detail)?.[0];
  return named !== undefined && HEXES.includes(named) ? named : undefined;
}

type Words = { readonly en: string; readonly ko: string };

/** Returns a text after a change in one language: the other language repeats it until it has its own text. */
export function said(text: Words, language: 'en' | 'ko', value: string): Words {
  const other = language === 'en' ? 'ko' : 'en';
  return { ...text, [language]: value, [other]: text[other] === text[language] ? value : text[other] };
}

/** Whether a value from a file or an address can be shown here; the service checks the rest. */
export function isBattle(value: unknown): value is Battle {
  const battle = value as Partial<Battle> | null;
  const lists = ['board', 'units', 'leaders', 'water', 'fieldWorks', 'places', 'objectives', 'specialRules'] as const;
  return (
    typeof battle === 'object' &&
    battle !== null &&
    lists.every((name) => Array.isArray(battle[name])) &&
    battle.board?.length === 9 &&
    battle.board.every((row) => typeof row === 'string') &&
    SIDES.every((side) => Array.isArray(battle.sides?.[side]?.nations) && battle.sides[side].army !== undefined) &&
    battle.banners !== undefined &&
    battle.name !== undefined &&
    battle.notes !== undefined
  );
}
