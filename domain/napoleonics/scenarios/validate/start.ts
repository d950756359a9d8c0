import { josa } from '../../../lib/josa.ts';
import { SIDES, type Side } from '../../army/sides.ts';
import type { Battle } from '../../field/battle.ts';
import { isAdjacent, sectionsOf } from '../../field/hexes.ts';
import { SECTIONS } from '../../field/sections.ts';
import { type Problem, problem, unless } from './problem.ts';

const SIDE_NAMES: { readonly [side in Side]: string } = { top: '위', bottom: '아래' };

/** The start is open: nobody holds a banner or touches an enemy, both can win and play any section card. */
export const startProblems = (battle: Battle): readonly Problem[] =>
  SIDES.flatMap((side) => [
    ...heldProblems(battle, side),
    ...bannerProblems(battle, side),
    ...(side === 'top' ? touchProblems(battle) : []),
    ...sectionProblems(battle, side),
  ]);

const heldProblems = ({ objectives, units }: Battle, side: Side): readonly Problem[] =>
  objectives.flatMap(({ kind, id, hexes, side: owner }, i) =>
    unless(
      kind !== 'hold' || owner !== side || !units.some((unit) => unit.side === side && hexes.includes(unit.hex)),
      problem(
        ['objectives', i],
        'HELD_AT_START',
        `the ${side} side holds ${id} at the start`,
        `${SIDE_NAMES[side]} 편이 시작부터 ${josa(id, '을/를')} 차지하고 있습니다.`,
      ),
    ),
  );

function bannerProblems({ units, leaders, banners }: Battle, side: Side): readonly Problem[] {
  const enemies = [...units, ...leaders].filter((piece) => piece.side !== side).length;
  return unless(
    enemies >= banners[side],
    problem(
      ['banners', side],
      'CANNOT_WIN',
      `there are only ${enemies} enemy pieces for these banners`,
      `적 말이 ${enemies}개뿐이라 이 깃발 수를 얻을 수 없습니다.`,
    ),
  );
}

/** Told once, of the first unit of the top side that touches an enemy unit. */
function touchProblems({ units }: Battle): readonly Problem[] {
  const enemies = units.filter(({ side }) => side === 'bottom');
  const touching = units.findIndex(
    ({ side, hex }) => side === 'top' && enemies.some((enemy) => isAdjacent(hex, enemy.hex)),
  );
  return unless(
    touching < 0,
    problem(
      ['units', touching, 'hex'],
      'TOUCHING',
      'it touches an enemy unit at the start',
      '시작할 때 적 유닛과 인접해 있습니다.',
    ),
  );
}

function sectionProblems({ units, leaders }: Battle, side: Side): readonly Problem[] {
  const filled = [...units, ...leaders].flatMap((piece) => (piece.side === side ? sectionsOf(piece.hex, side) : []));
  const empty = SECTIONS.filter((section) => !filled.includes(section));
  return unless(
    empty.length === 0,
    problem(
      ['units'],
      'EMPTY_SECTION',
      `the ${side} side has no piece on its ${empty.join(' and ')}`,
      `${SIDE_NAMES[side]} 편의 말이 없는 구역이 있습니다: ${empty.join(', ')}`,
    ),
  );
}
