import { josa } from '../../../lib/josa.ts';
import type { Battle } from '../../field/battle.ts';
import { terrainAt } from '../../field/field.ts';
import { DIRECTIONS, type Direction, type Hex, oppositeOf, step } from '../../field/hexes.ts';
import { hexesOf, isWater } from './board.ts';
import { listedTwice, type Problem, problem } from './problem.ts';

type Tile = Battle['water'][number];
type Tiles = ReadonlyMap<Hex, Tile>;

/**
 * Checks that every water hex has one tile of its shape, and that its water continues in the neighbouring hexes or off
 * the board.
 */
export function waterProblems(battle: Battle): readonly Problem[] {
  const tiles: Tiles = new Map(battle.water.map((tile) => [tile.hex, tile]));
  const missing = hexesOf(battle, isWater).filter((hex) => !tiles.has(hex));
  return [
    ...missing.map((hex) =>
      problem(
        ['water'],
        'NO_TILE',
        `${hex} is water: say which of its sides the water runs through`,
        `${josa(hex, '은/는')} 물 칸입니다. 물이 지나는 변을 적으세요.`,
      ),
    ),
    ...battle.water.flatMap((tile, i) => tileProblems(battle, tiles, tile, i)),
  ];
}

function tileProblems(battle: Battle, tiles: Tiles, { hex, tile, sides }: Tile, i: number): readonly Problem[] {
  const at = (key: string): readonly (string | number)[] => ['water', i, key];
  if (battle.water.findIndex((other) => other.hex === hex) !== i) return [listedTwice(at('hex'), hex)];
  const { id } = terrainAt(battle, hex);
  if (!isWater(id))
    return [
      problem(
        at('hex'),
        'NOT_WATER',
        `${hex} is not water on the board`,
        `지도에서 ${josa(hex, '은/는')} 물 칸이 아닙니다.`,
      ),
    ];
  if ((id === 'BRIDGE') !== tile.endsWith('_BRIDGE')) {
    const [en, ko] = [
      `${hex}: the board and the tile differ about the bridge`,
      `${hex}: 판과 타일의 다리가 서로 다릅니다.`,
    ];
    return [problem(at('tile'), 'BRIDGE_OR_NOT', en, ko)];
  }
  if (!isShape(tile, sides)) {
    return [
      problem(
        at('sides'),
        'TILE_SHAPE',
        `these sides do not make a ${tile}`,
        `이 변들로는 ${tile} 모양이 되지 않습니다.`,
      ),
    ];
  }
  return sides
    .filter((side) => endsBeyond(tiles, hex, side))
    .map((side) =>
      problem(
        at('sides'),
        'WATER_ENDS',
        `the water of ${hex} does not go on beyond its side ${side}`,
        `${hex}의 물이 ${side} 변 너머로 이어지지 않습니다.`,
      ),
    );
}

function endsBeyond(tiles: Tiles, hex: Hex, side: Direction): boolean {
  const next = step(hex, side);
  return next !== undefined && !tiles.get(next)?.sides.includes(oppositeOf(side));
}

/** A straight, a bend of two sides with one between them, an end, or a fork. */
function isShape(tile: string, sides: readonly Direction[]): boolean {
  if (new Set(sides).size !== sides.length) return false;
  const kind = tile.replace('_BRIDGE', '');
  if (kind === 'RIVER_END') return sides.length === 1;
  if (kind.startsWith('RIVER_Y')) return sides.length === 3;
  const [one, other] = sides;
  if (one === undefined || other === undefined || sides.length > 2) return false;
  const apart = Math.abs(DIRECTIONS.indexOf(one) - DIRECTIONS.indexOf(other));
  return Math.min(apart, 6 - apart) === (kind === 'RIVER' ? 3 : 2);
}
