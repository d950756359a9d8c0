import type { Refusal } from '../../contract/refusal.ts';
import { armOf } from '../army/units.ts';
import { terrainAt } from '../field/field.ts';
import { freeSlots } from '../pieces/position.ts';
import { refusal } from '../refusals.ts';
import type { Public, Unit } from '../state/state.ts';

/** With at most this many cards in hand no square is formed (§10.1). */
const TOO_FEW = 2;

/** Why infantry may not form square against a unit that attacks it in its own turn (§10.1): all of this is public. */
export function againstSquare(p: Public, attacker: Unit, target: Unit): Refusal | undefined {
  if (armOf(attacker) !== 'CAV' || armOf(target) !== 'INF') return ARMS;
  if (target.square !== undefined) return IN_SQUARE;
  if (p.held[target.side] <= TOO_FEW) return TOO_FEW_CARDS;
  if (!terrainAt(p.battle, target.hex).square) return NO_GROUND;
  return freeSlots(p, target.side).length > 0 ? undefined : NO_SLOT;
}

/** Whether it may. */
export const mayFormSquare = (p: Public, attacker: Unit, target: Unit): boolean =>
  againstSquare(p, attacker, target) === undefined;

const ARMS = refusal(
  'NO_SQUARE',
  { en: 'infantry forms square, against cavalry', ko: '방진은 보병이 기병을 상대로 폅니다.' },
  '§10.1',
);
const IN_SQUARE = refusal('IN_SQUARE', { en: 'it is in square already', ko: '이미 방진입니다.' }, '§10.10');
const TOO_FEW_CARDS = refusal(
  'NO_SQUARE',
  { en: 'a square takes more than 2 cards in hand', ko: '방진을 펴려면 핸드가 두 장보다 많아야 합니다.' },
  '§10.1',
);
const NO_GROUND = refusal(
  'NO_SQUARE',
  { en: 'no square on this ground', ko: '방진을 펼 수 없는 지형입니다.' },
  '§10.1',
);
const NO_SLOT = refusal(
  'NO_SQUARE',
  { en: 'all slots for squares are taken', ko: '방진표에 빈칸이 없습니다.' },
  '§10.1',
);

/** Whether cavalry attacks a unit in square: then the square rolls first, and does not battle back (§10.3). */
export const isCavalryAtSquare = (attacker: Unit, target: Unit): boolean =>
  armOf(attacker) === 'CAV' && target.square !== undefined;
