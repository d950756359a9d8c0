import type { Note } from '../../contract/refusal.ts';
import { josa } from '../../lib/josa.ts';
import type { Text } from '../../lib/text.ts';
import { provinceOf } from '../map/provinces.ts';
import type { Unit } from '../map/vocabulary.ts';
import {
  helps,
  isIdle,
  isMine,
  type Move,
  moveOf,
  named,
  note,
  owner,
  type Plan,
  place,
  type Support,
} from './plan.ts';

/**
 * A support that the seat's own orders make void, that depends on another player, or that goes against one of the
 * seat's units.
 */
export function adviseSupport(plan: Plan, unit: Unit, order: Support): readonly Note[] {
  const helped = plan.unitIn.get(order.of);
  if (helped === undefined) return [];
  const isForeign = !isMine(plan, helped) && !isIdle(plan, helped);
  const fate = isForeign ? depends(unit, helped, order) : mismatch(unit, helped, order, moveOf(plan, helped));
  const against = againstOwn(plan, unit, helped, order);
  return [fate, against].flatMap((each) => each ?? []);
}

/** §9.10, §9.11: a support must say what the unit is ordered to do. */
function mismatch(unit: Unit, helped: Unit, order: Support, move: Move | undefined): Note | undefined {
  if (order.to === undefined) return move === undefined ? undefined : ofMover(unit, helped, move);
  if (move === undefined) return ofNoMove(unit, helped, order.to);
  return helps(order, move) ? undefined : ofOtherMove(unit, helped, order.to, move);
}

const VOID: Text = { en: 'the support is void.', ko: '지원은 무효가 됩니다.' };

function ofMover(unit: Unit, helped: Unit, move: Move): Note {
  const [one, two, to] = [named(unit), named(helped), place(move.to)];
  return note('SUPPORT_OF_MOVER', unit.loc, '§9.10', {
    en: `${one.en} supports ${two.en} to hold, but that unit is ordered to ${to.en}: ${VOID.en}`,
    ko: `${josa(one.ko, '은/는')} ${josa(two.ko, '을/를')} 제자리에서 지원하지만, 그 부대의 명령은 ${to.ko} 이동입니다. ${VOID.ko}`,
  });
}

function ofNoMove(unit: Unit, helped: Unit, to: string): Note {
  const [one, two, where] = [named(unit), named(helped), place(to)];
  return note('SUPPORT_OF_NO_MOVE', unit.loc, '§9.11', {
    en: `${one.en} supports ${two.en} to ${where.en}, but it is not ordered to move: ${VOID.en}`,
    ko: `${josa(one.ko, '은/는')} ${two.ko}의 ${where.ko} 이동을 지원하지만, 그 부대에는 이동 명령이 없습니다. ${VOID.ko}`,
  });
}

function ofOtherMove(unit: Unit, helped: Unit, to: string, move: Move): Note {
  const [one, two, where, instead] = [named(unit), named(helped), place(to), place(move.to)];
  return note('SUPPORT_OF_OTHER_MOVE', unit.loc, '§9.11', {
    en: `${one.en} supports ${two.en} to ${where.en}, but it is ordered to ${instead.en}: ${VOID.en}`,
    ko: `${josa(one.ko, '은/는')} ${two.ko}의 ${where.ko} 이동을 지원하지만, 그 부대의 명령은 ${instead.ko} 이동입니다. ${VOID.ko}`,
  });
}

/** §9.4: a foreign unit may be supported, but its owner decides what it does. */
function depends(unit: Unit, helped: Unit, order: Support): Note {
  const [one, two, power] = [named(unit), named(helped), owner(helped)];
  if (order.to === undefined) {
    return note('SUPPORT_DEPENDS', unit.loc, '§9.10', {
      en: `${one.en} supports ${two.en} only if ${power.en} does not order it to move.`,
      ko: `${josa(one.ko, '은/는')} ${power.ko}의 ${two.ko}에 이동 명령이 없을 때에만 그 부대를 지원합니다.`,
    });
  }
  const to = place(order.to);
  return note('SUPPORT_DEPENDS', unit.loc, '§9.11', {
    en: `${one.en} supports ${two.en} only if ${power.en} orders it to ${to.en}.`,
    ko: `${josa(one.ko, '은/는')} ${power.ko}의 ${two.ko}의 명령이 ${to.ko} 이동일 때에만 그 부대를 지원합니다.`,
  });
}

/** §11.1: no power helps to drive out its own unit. */
function againstOwn(plan: Plan, unit: Unit, helped: Unit, { to }: Support): Note | undefined {
  const target = to === undefined ? undefined : plan.unitIn.get(provinceOf(to));
  if (
    target === undefined ||
    target.power !== unit.power ||
    helped.power === unit.power ||
    moveOf(plan, target) !== undefined
  )
    return undefined;
  const [one, two, mine] = [named(unit), named(helped), named(target)];
  return note('SUPPORT_AGAINST_OWN', unit.loc, '§11.1', {
    en: `${one.en} supports an attack by ${two.en} on your own ${mine.en}: it does not count towards driving that unit out.`,
    ko: `${josa(one.ko, '은/는')} 자국의 ${mine.ko}에 대한 ${two.ko}의 공격을 지원합니다. 이 지원은 그 부대를 쫓아내는 데에는 계산되지 않습니다.`,
  });
}
