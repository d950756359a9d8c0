import type { Text } from '../../game.ts';
import { NATION_NAMES } from '../army/nations.ts';
import { BOX_LIMITS } from '../army/unit-rows.ts';
import type { Arm } from '../army/unit-type.ts';
import { UNIT_TYPES } from '../army/units.ts';
import { codesOf } from '../field/field.ts';
import {
  baselineRow,
  columnsOf,
  DIRECTIONS,
  type Direction,
  type Hex,
  hexAt,
  isAdjacent,
  neighbours,
  oppositeOf,
  rowOf,
  SECTIONS,
  sectionsOf,
  step,
} from '../field/hexes.ts';
import { isImpassable, type Terrain, terrainOfCode } from '../field/terrain.ts';
import { enemyOf, SIDES, type Side } from '../state.ts';
import type { Battle } from './schema.ts';

/** What makes a battle unplayable, and where: the path of the value, as `['units', 3, 'hex']`. */
export interface Problem {
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly text: Text;
}

/** Everything that is wrong with a battle of the right shape; nothing, if it can be played. A board that cannot be read ends it. */
export function validateBattle(battle: Battle): readonly Problem[] {
  const ofBoard = boardProblems(battle);
  if (ofBoard.length > 0) return ofBoard;
  const ground = groundOf(battle);
  const problems = [
    ...waterProblems(battle, ground),
    ...worksProblems(battle, ground),
    ...pieceProblems(battle, ground),
    ...objectiveProblems(battle, ground),
    ...countProblems(battle, ground),
  ];
  return problems.length > 0 ? problems : [...startProblems(battle), ...reachProblems(battle, ground)];
}

type Path = Problem['path'];
const problem = (path: Path, code: string, en: string, ko: string): Problem => ({ path, code, text: { en, ko } });

/** Nine rows of 13 and 12 codes in turn, each of a kind of ground (§1.1). */
const boardProblems = ({ board }: Battle): readonly Problem[] =>
  board.flatMap((row, r) => {
    const codes = codesOf(row);
    const wanted = columnsOf(r);
    if (codes.length !== wanted) {
      return [
        problem(
          ['board', r],
          'ROW_LENGTH',
          `this row has ${wanted} hexes, not ${codes.length}`,
          `이 줄은 ${codes.length}칸이 아니라 ${wanted}칸입니다.`,
        ),
      ];
    }
    return codes
      .filter((code) => terrainOfCode(code) === undefined)
      .map((code) => problem(['board', r], 'UNKNOWN_TERRAIN', `no kind of ground is written ${code}`, `지형 부호가 아닙니다: ${code}`));
  });

type Ground = ReadonlyMap<Hex, Terrain>;

const groundOf = ({ board }: Battle): Ground =>
  new Map(board.flatMap((row, r) => codesOf(row).map((code, col): [Hex, Terrain] => [hexAt(r, col)!, terrainOfCode(code)!])));

const WATERS: readonly string[] = ['RIVER', 'FORDABLE_RIVER', 'BRIDGE'];

/** Every water hex has one tile, of its shape, and its water goes on in the hexes beside it or off the board. */
function waterProblems({ water }: Battle, ground: Ground): readonly Problem[] {
  const tiles = new Map(water.map((tile) => [tile.hex, tile]));
  const missing = [...ground].filter(([hex, { id }]) => WATERS.includes(id) && !tiles.has(hex));
  return [
    ...missing.map(([hex]) =>
      problem(
        ['water'],
        'NO_TILE',
        `${hex} is water: say which of its sides the water runs through`,
        `${hex}은(는) 물 칸입니다. 물이 지나는 변을 적으십시오.`,
      ),
    ),
    ...water.flatMap(({ hex, tile, sides }, i) => {
      const path = ['water', i];
      if (water.findIndex((other) => other.hex === hex) !== i) return [twice(path, hex)];
      const { id } = ground.get(hex)!;
      if (!WATERS.includes(id))
        return [problem([...path, 'hex'], 'NOT_WATER', `${hex} is no water on the board`, `판에서 ${hex}은(는) 물 칸이 아닙니다.`)];
      if ((id === 'BRIDGE') !== tile.endsWith('_BRIDGE')) {
        return [
          problem(
            [...path, 'tile'],
            'BRIDGE_OR_NOT',
            `${hex}: the board and the tile differ about the bridge`,
            `${hex}: 판과 타일의 다리가 서로 다릅니다.`,
          ),
        ];
      }
      if (!isShape(tile, sides)) {
        return [
          problem([...path, 'sides'], 'TILE_SHAPE', `these sides do not make a ${tile}`, `이 변들로는 ${tile} 모양이 되지 않습니다.`),
        ];
      }
      const dry = sides.filter((side) => {
        const next = step(hex, side);
        return next !== undefined && !tiles.get(next)?.sides.includes(oppositeOf(side));
      });
      return dry.map((side) =>
        problem(
          [...path, 'sides'],
          'WATER_ENDS',
          `the water of ${hex} does not go on beyond its side ${side}`,
          `${hex}의 물이 ${side} 변 너머로 이어지지 않습니다.`,
        ),
      );
    }),
  ];
}

/** A straight, a bend of two sides with one between them, an end, or a fork. */
function isShape(tile: string, sides: readonly Direction[]): boolean {
  if (new Set(sides).size !== sides.length) return false;
  const kind = tile.replace('_BRIDGE', '');
  if (kind === 'RIVER_END') return sides.length === 1;
  if (kind.startsWith('RIVER_Y')) return sides.length === 3;
  if (sides.length !== 2) return false;
  const apart = Math.abs(DIRECTIONS.indexOf(sides[0]!) - DIRECTIONS.indexOf(sides[1]!));
  return Math.min(apart, 6 - apart) === (kind === 'RIVER' ? 3 : 2);
}

const twice = (path: Path, hex: Hex): Problem =>
  problem([...path, 'hex'], 'TWICE', `${hex} is listed twice`, `${hex}이(가) 두 번 적혔습니다.`);

/** §16.12a: every hex of field works says which sides it covers. */
function worksProblems({ fieldWorks }: Battle, ground: Ground): readonly Problem[] {
  const listed = fieldWorks.map(({ hex }) => hex);
  const missing = [...ground].filter(([hex, { id }]) => id === 'FIELD_WORKS' && !listed.includes(hex));
  return [
    ...missing.map(([hex]) =>
      problem(
        ['fieldWorks'],
        'NO_SIDES',
        `${hex} has field works: say which sides they cover`,
        `${hex}에 보루가 있습니다. 막는 변을 적으십시오.`,
      ),
    ),
    ...fieldWorks.flatMap(({ hex }, i) => {
      if (listed.indexOf(hex) !== i) return [twice(['fieldWorks', i], hex)];
      return ground.get(hex)!.id === 'FIELD_WORKS'
        ? []
        : [problem(['fieldWorks', i, 'hex'], 'NOT_WORKS', `${hex} has no field works on the board`, `판에서 ${hex}에는 보루가 없습니다.`)];
    }),
  ];
}

/** Pieces of their side's nations on ground where they may stand, one unit and one leader to a hex (§1.7). */
function pieceProblems({ sides, units, leaders }: Battle, ground: Ground): readonly Problem[] {
  const ofNation = (path: Path, side: Side, nation: keyof typeof NATION_NAMES): readonly Problem[] =>
    sides[side].nations.includes(nation)
      ? []
      : [
          problem(
            path,
            'WRONG_NATION',
            `no ${NATION_NAMES[nation].en} pieces fight on this side`,
            `이 편에는 ${NATION_NAMES[nation].ko} 부대가 없습니다.`,
          ),
        ];
  const where = (path: Path, hex: Hex, arm?: Arm): readonly Problem[] => {
    const terrain = ground.get(hex)!;
    return isImpassable(terrain, arm) || WATERS.includes(terrain.id)
      ? [
          problem(
            [...path, 'hex'],
            'BAD_GROUND',
            `it may not be set up on ${hex}: ${terrain.name.en.toLowerCase()}`,
            `${hex}에는 놓을 수 없습니다: ${terrain.name.ko}`,
          ),
        ]
      : [];
  };
  const alone = (path: Path, hex: Hex, all: readonly { readonly hex: Hex }[], i: number): readonly Problem[] =>
    all.findIndex((other) => other.hex === hex) === i
      ? []
      : [
          problem(
            [...path, 'hex'],
            'HEX_TAKEN',
            `another piece of this kind is on ${hex} (§1.7)`,
            `${hex}에는 이미 다른 말이 있습니다(§1.7).`,
          ),
        ];
  return [
    ...units.flatMap(({ side, type, hex }, i) => {
      const path = ['units', i];
      const row = Object.hasOwn(UNIT_TYPES, type) ? UNIT_TYPES[type] : undefined;
      if (row === undefined)
        return [problem([...path, 'type'], 'UNKNOWN_UNIT', `no unit table has ${type}`, `유닛 표에 없는 종류입니다: ${type}`)];
      return [...ofNation([...path, 'type'], side, row.nation), ...where(path, hex, row.arm), ...alone(path, hex, units, i)];
    }),
    ...leaders.flatMap(({ side, nation, name, hex }, i) => {
      const path = ['leaders', i];
      const there = units.find((unit) => unit.hex === hex);
      return [
        ...ofNation([...path, 'nation'], side, nation),
        ...where(path, hex),
        ...alone(path, hex, leaders, i),
        ...(there !== undefined && there.side !== side
          ? [problem([...path, 'hex'], 'ENEMY_HEX', `an enemy unit is on ${hex} (§1.7)`, `${hex}에는 적 유닛이 있습니다(§1.7).`)]
          : []),
        ...(leaders.findIndex((other) => other.nation === nation && other.name.en === name.en) !== i
          ? [problem([...path, 'name'], 'SAME_NAME', `two leaders are called ${name.en}`, `같은 이름의 리더가 둘입니다: ${name.ko}`)]
          : []),
      ];
    }),
  ];
}

/** Objectives and special rules speak of hexes that can be entered, and of the edge they lie on; their names differ (§3.3). */
function objectiveProblems({ objectives, specialRules }: Battle, ground: Ground): readonly Problem[] {
  const ids = [...objectives, ...specialRules].map(({ id }) => id);
  const sameId = (path: Path, id: string, i: number): readonly Problem[] =>
    ids.indexOf(id) === i ? [] : [problem([...path, 'id'], 'SAME_ID', `${id} is used twice`, `같은 id가 둘입니다: ${id}`)];
  return [
    ...objectives.flatMap((objective, i) => [
      ...sameId(['objectives', i], objective.id, i),
      ...objective.hexes.flatMap((hex, h) => {
        const path = ['objectives', i, 'hexes', h];
        if (isImpassable(ground.get(hex)!))
          return [problem(path, 'OUT_OF_REACH', `nobody can enter ${hex}`, `${hex}에는 들어갈 수 없습니다.`)];
        if (objective.hexes.indexOf(hex) !== h) return [problem(path, 'TWICE', `${hex} is listed twice`, `${hex}이(가) 두 번 적혔습니다.`)];
        return objective.kind === 'exit' && rowOf(hex) !== baselineRow(objective.edge)
          ? [problem(path, 'NOT_ON_EDGE', `${hex} is not on that edge of the board`, `${hex}은(는) 그 가장자리의 칸이 아닙니다.`)]
          : [];
      }),
    ]),
    ...specialRules.flatMap(({ id }, i) => sameId(['specialRules', i], id, objectives.length + i)),
  ];
}

/** What the battle says it has, it has; and no more of a kind of unit than the box holds. */
function countProblems({ units, leaders, counts, water }: Battle, ground: Ground): readonly Problem[] {
  const pieces = new Map<string, number>();
  const add = (key: string): unknown => pieces.set(key, (pieces.get(key) ?? 0) + 1);
  for (const { type } of units) add(`${UNIT_TYPES[type]?.nation}/${UNIT_TYPES[type]?.code}`);
  for (const { nation } of leaders) add(`${nation}/LEADER`);
  const tiles = new Map<string, number>();
  const dry = [...ground.values()].map(({ id }) => id).filter((id) => id !== 'CLEAR' && !WATERS.includes(id));
  for (const tile of [...dry, ...water.map(({ tile }) => tile)]) tiles.set(tile, (tiles.get(tile) ?? 0) + 1);
  const tooMany = Object.entries(BOX_LIMITS).filter(([type, most]) => units.filter((unit) => unit.type === type).length > most);
  return [
    ...tooMany.map(([type, most]) =>
      problem(['units'], 'BOX_LIMIT', `the box has ${most} of ${type}`, `${type} 유닛은 ${most}개까지입니다.`),
    ),
    ...(counts === undefined
      ? []
      : [
          ...Object.entries(counts.units).flatMap(([nation, said]) =>
            differences(['counts', 'units', nation], said ?? {}, pieces, `${nation}/`),
          ),
          ...uncounted(
            ['counts', 'units'],
            Object.entries(counts.units).flatMap(([nation, said]) => Object.keys(said ?? {}).map((code) => `${nation}/${code}`)),
            pieces,
          ),
          ...differences(['counts', 'tiles'], counts.tiles, tiles, ''),
          ...uncounted(['counts', 'tiles'], Object.keys(counts.tiles), tiles),
        ]),
  ];
}

const differences = (
  path: Path,
  said: { readonly [key: string]: number },
  there: ReadonlyMap<string, number>,
  prefix: string,
): readonly Problem[] =>
  Object.entries(said).flatMap(([key, count]) => {
    const found = there.get(prefix + key) ?? 0;
    return found === count
      ? []
      : [
          problem(
            [...path, key],
            'COUNT',
            `there should be ${count} of ${key}, and there are ${found}`,
            `${key}은(는) ${count}개여야 하는데 ${found}개입니다.`,
          ),
        ];
  });

const uncounted = (path: Path, said: readonly string[], there: ReadonlyMap<string, number>): readonly Problem[] =>
  [...there.keys()]
    .filter((key) => !said.includes(key))
    .map((key) => problem(path, 'COUNT', `${key} is on the board, but not counted`, `${key}은(는) 판에 있으나 개수에 없습니다.`));

/** The start is open: nobody holds a banner or touches an enemy, both can win and play any section card. */
const startProblems = (battle: Battle): readonly Problem[] =>
  SIDES.flatMap((side) => {
    const { units, leaders, objectives, banners } = battle;
    const own = units.filter((unit) => unit.side === side);
    const foes = [...units, ...leaders].filter((piece) => piece.side !== side);
    const mine = [...own, ...leaders.filter((leader) => leader.side === side)];
    const held = objectives.filter(
      (objective) => objective.kind === 'hold' && objective.side === side && own.some(({ hex }) => objective.hexes.includes(hex)),
    );
    const close = units.findIndex(
      (unit) => unit.side === side && units.some((other) => other.side !== side && isAdjacent(unit.hex, other.hex)),
    );
    const filled = new Set(mine.flatMap(({ hex }) => sectionsOf(hex, side)));
    const empty = SECTIONS.filter((section) => !filled.has(section));
    return [
      ...held.map(({ id }) =>
        problem(
          ['objectives', objectives.findIndex((each) => each.id === id)],
          'HELD_AT_START',
          `the ${side} side holds ${id} at the start`,
          `${SIDE_NAMES[side]} 편이 시작부터 ${id}을(를) 차지하고 있습니다.`,
        ),
      ),
      ...(foes.length < banners[side]
        ? [
            problem(
              ['banners', side],
              'CANNOT_WIN',
              `there are only ${foes.length} enemy pieces for these banners`,
              `적 말이 ${foes.length}개뿐이라 이 깃발 수를 얻을 수 없습니다.`,
            ),
          ]
        : []),
      ...(close >= 0 && side === 'top'
        ? [problem(['units', close, 'hex'], 'TOUCHING', 'it touches an enemy unit at the start', '시작할 때 적 유닛과 인접해 있습니다.')]
        : []),
      ...(empty.length > 0
        ? [
            problem(
              ['units'],
              'EMPTY_SECTION',
              `the ${side} side has no piece on its ${empty.join(' and ')}`,
              `${SIDE_NAMES[side]} 편의 말이 없는 구역이 있습니다: ${empty.join(', ')}`,
            ),
          ]
        : []),
    ];
  });

const SIDE_NAMES: { readonly [side in Side]: string } = { top: '위', bottom: '아래' };

/** Every piece can walk to the enemy's baseline and into every section. */
function reachProblems({ units, leaders }: Battle, ground: Ground): readonly Problem[] {
  const walled = (path: Path, side: Side, from: Hex, arm?: Arm): readonly Problem[] => {
    const reached = reachOf(from, ground, arm);
    const isOut = [...reached].some((hex) => rowOf(hex) === baselineRow(enemyOf(side)));
    const sections = new Set([...reached].flatMap((hex) => sectionsOf(hex, side)));
    return isOut && sections.size === SECTIONS.length
      ? []
      : [
          problem(
            [...path, 'hex'],
            'WALLED_IN',
            `from ${from} it cannot walk to every section and the enemy's baseline`,
            `${from}에서는 모든 구역과 적 기준선까지 갈 수 없습니다.`,
          ),
        ];
  };
  return [
    ...units.flatMap(({ side, type, hex }, i) => walled(['units', i], side, hex, UNIT_TYPES[type]!.arm)),
    ...leaders.flatMap(({ side, hex }, i) => walled(['leaders', i], side, hex)),
  ];
}

function reachOf(from: Hex, ground: Ground, arm: Arm | undefined): ReadonlySet<Hex> {
  const reached = new Set([from]);
  for (const hex of reached) {
    for (const next of neighbours(hex)) if (!isImpassable(ground.get(next)!, arm)) reached.add(next);
  }
  return reached;
}
