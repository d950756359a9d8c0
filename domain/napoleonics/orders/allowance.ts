import type { Refusal } from '../../contract/refusal.ts';
import { armOf, hasSpecial, typeOf } from '../army/units.ts';
import { terrainAt } from '../field/field.ts';
import { findLeader, findUnit } from '../pieces/position.ts';
import { refusal } from '../refusals.ts';
import type { PieceId, Public, Unit } from '../state/state.ts';
import { cardRule, grantTo, isOrdered } from './in-play.ts';

/** The most hexes an ordered unit may move (§4.2l-§4.2p), as the card in play changes it. */
export const moveOf = (p: Public, unit: Unit): number => grantTo(p, unit).move ?? typeOf(unit).move;

/**
 * Why a unit of the active side may not fire now, as far as the unit itself, its moves and the card go; range, sight
 * and enemies beside it are not looked at.
 */
export const mayFire = (p: Public, id: PieceId): Refusal | undefined => mayAttack(p, id, 'ranged');

/** Why a unit of the active side may not attack in melee now, as far as the unit itself, its moves and the card go. */
export const mayMelee = (p: Public, id: PieceId): Refusal | undefined => mayAttack(p, id, 'melee');

function mayAttack(p: Public, id: PieceId, kind: 'ranged' | 'melee'): Refusal | undefined {
  if (findLeader(p, id) !== undefined) {
    return refusal(
      'LEADERS_DO_NOT_BATTLE',
      { en: 'a leader cannot battle by himself', ko: '리더는 혼자서 전투할 수 없습니다.' },
      '§4.2k',
    );
  }
  const unit = findUnit(p, id);
  if (unit === undefined)
    return refusal('NO_SUCH_UNIT', { en: `there is no unit ${id}`, ko: `${id} 유닛이 없습니다.` }, '§4.1a');
  if (unit.side !== p.active || !isOrdered(p, id)) {
    return refusal(
      'NOT_ORDERED',
      { en: 'only an ordered unit battles', ko: '명령받은 유닛만 전투할 수 있습니다.' },
      '§4.1a',
    );
  }
  if (p.orders[id]?.fought) return noSecondMelee(p, unit, kind) ?? HAS_BATTLED;
  if (kind === 'ranged' && typeOf(unit).ranged === undefined) {
    return refusal('CAVALRY_DOES_NOT_FIRE', { en: 'cavalry does not fire', ko: '기병은 사격할 수 없습니다.' }, '§6.1');
  }
  if (grantTo(p, unit)[kind] === false) return barredByCard(p, unit, kind);
  return afterMove(p, unit, kind);
}

/** Why a unit does not battle after its moves of this turn: it has gone too far, or onto such ground. */
export const afterMove = (p: Public, unit: Unit, kind: 'ranged' | 'melee'): Refusal | undefined =>
  movedTooFar(p, unit, kind) ?? entryBan(p, unit);

const HAS_BATTLED = refusal(
  'HAS_BATTLED',
  { en: 'it has battled this turn', ko: '이번 턴에 이미 전투한 유닛입니다.' },
  '§6.0',
);

/** Why cavalry that has moved on after its melee has no bonus melee where it came (§13.4a, §13.4b). */
function noSecondMelee(p: Public, unit: Unit, kind: 'ranged' | 'melee'): Refusal | undefined {
  const mightMelee = kind === 'melee' && armOf(unit) === 'CAV' && p.orders[unit.id]?.advanced === true;
  const ban = mightMelee ? entryBan(p, unit, true) : undefined;
  return ban && { ...ban, rule: '§16.3' };
}

const barredByCard = (p: Public, unit: Unit, kind: 'ranged' | 'melee'): Refusal =>
  kind === 'ranged'
    ? refusal(
        'CARD_BARS_FIRE',
        { en: 'the card allows no ranged combat', ko: '이 카드로는 사격할 수 없습니다.' },
        cardRule(p, unit),
      )
    : refusal(
        'CARD_BARS_MELEE',
        { en: 'the card allows no melee', ko: '이 카드로는 근접 전투를 할 수 없습니다.' },
        cardRule(p, unit),
      );

/** §4.2l-§4.2p, §6.4c-e, §7.3e, or the card that changes them. */
function movedTooFar(p: Public, unit: Unit, kind: 'ranged' | 'melee'): Refusal | undefined {
  const moved = p.orders[unit.id]?.moved ?? 0;
  if (moved === 0) return undefined;
  const granted = grantTo(p, unit).moveAndBattle;
  const most = granted ?? typeOf(unit).moveAndBattle;
  if (moved > most) {
    const rule = granted === undefined ? moveRule(p, unit) : cardRule(p, unit);
    return refusal(
      'MOVED_TOO_FAR',
      {
        en: `it has moved ${moved}; after more than ${most} it does not battle`,
        ko: `${moved}칸 이동했습니다. ${most}칸보다 많이 이동하면 전투할 수 없습니다.`,
      },
      rule,
    );
  }
  if (unit.blocks === 1 && hasSpecial(unit, 'oneBlockNoBattleAfterMove')) {
    return refusal(
      'LAST_GUN_MOVED',
      {
        en: 'horse artillery with one block left does not battle after a move',
        ko: '블록이 1개 남은 기마 포병은 이동한 뒤 전투할 수 없습니다.',
      },
      kind === 'ranged' ? '§6.4e' : '§7.3e',
    );
  }
  return undefined;
}

/** The rule on how far such a unit moves and still battles; a march of the card counts among the card's rules. */
function moveRule(p: Public, unit: Unit): string {
  const { arm, move, moveAndBattle } = typeOf(unit);
  if ((p.orders[unit.id]?.moved ?? 0) > move) return cardRule(p, unit);
  if (arm === 'CAV') return '§4.2n';
  if (arm === 'ART') return moveAndBattle === 0 ? '§4.2o' : '§4.2p';
  return move > moveAndBattle ? '§4.2m' : '§4.2l';
}

/**
 * §16.3: why a unit that entered its hex this turn, in its move or after a melee (`entered`), does not battle there.
 */
export function entryBan(p: Public, unit: Unit, entered = (p.orders[unit.id]?.moved ?? 0) > 0): Refusal | undefined {
  if (!entered) return undefined;
  const { battleOnEntry, name } = terrainAt(p.battle, unit.hex);
  if (battleOnEntry === 'yes' || (battleOnEntry === 'light' && hasSpecial(unit, 'forestEntryBattle'))) return undefined;
  return refusal(
    'NO_BATTLE_ON_ENTRY',
    {
      en: `a unit that entered this turn does not battle: ${name.en.toLowerCase()}`,
      ko: `이번 턴에 들어간 유닛은 전투할 수 없는 지형입니다: ${name.ko}`,
    },
    battleOnEntry === 'light' ? '§16.8' : '§16.3',
  );
}
