import type { Note } from '../../contract/refusal.ts';
import { josa } from '../../lib/josa.ts';
import { provinceOf } from '../map/provinces.ts';
import type { Unit } from '../map/vocabulary.ts';
import { adviseConvoy, adviseConvoyed, mayGoBySea } from './convoys.ts';
import { isMine, type Move, moveOf, named, note, ordered, orderOf, type Plan, place, strengthOf } from './plan.ts';
import { adviseSupport } from './supports.ts';

/** Remarks on the order of one unit, or on its having none. */
export function adviseUnit(plan: Plan, unit: Unit): readonly Note[] {
  const order = orderOf(plan, unit);
  switch (order?.order) {
    case undefined:
      return [unordered(unit)];
    case 'move':
      return [...adviseConvoyed(plan, unit, order), ...adviseMove(plan, unit, order)];
    case 'support':
      return adviseSupport(plan, unit, order);
    case 'convoy':
      return adviseConvoy(plan, unit, order);
    default:
      return [];
  }
}

function unordered(unit: Unit): Note {
  const { en, ko } = named(unit);
  return note('NO_ORDER', unit.loc, '§7.10', {
    en: `${en} has no order: it holds.`,
    ko: `${josa(ko, '은/는')} 명령이 없어 대기합니다.`,
  });
}

/**
 * A move against the seat's own units: one that stays, one that comes the other way, others that go to the same place.
 */
function adviseMove(plan: Plan, unit: Unit, move: Move): readonly Note[] {
  const facing = plan.unitIn.get(provinceOf(move.to));
  const notes: Note[] = [];
  if (facing !== undefined && facing !== unit && isMine(plan, facing)) {
    const theirs = moveOf(plan, facing);
    if (theirs === undefined) notes.push(ownUnitStays(unit, facing));
    else if (isSwap(plan, unit, move, facing, theirs)) notes.push(ownSwap(unit, facing));
  }
  const strength = strengthOf(plan, unit, move);
  const rivals = ordered(plan, (order, other) => {
    if (other === unit || order.order !== 'move' || provinceOf(order.to) !== provinceOf(move.to)) return false;
    return strengthOf(plan, other, order) === strength;
  });
  if (rivals.length > 0) notes.push(ownStandOff(unit, rivals, move));
  return notes;
}

/** §11.1: a power never drives out its own unit. Of another power of the same seat it may (§11.6). */
function ownUnitStays(unit: Unit, facing: Unit): Note {
  const [mover, stayer] = [named(unit), named(facing)];
  if (unit.power === facing.power) {
    return note('OWN_UNIT_STAYS', unit.loc, '§11.1', {
      en: `${mover.en} cannot enter ${place(facing.loc).en}: your own ${stayer.en} stays there, and cannot be driven out by its own power.`,
      ko: `${josa(mover.ko, '은/는')} ${josa(place(facing.loc).ko, '으로/로')} 들어갈 수 없습니다. 그곳에 남는 ${josa(stayer.ko, '을/를')} 자국이 쫓아낼 수는 없습니다.`,
    });
  }
  return note('ATTACKS_OWN_SEAT', unit.loc, '§11.6', {
    en: `${mover.en} attacks ${stayer.en}, which is yours too but of another power: it may be driven out.`,
    ko: `${josa(mover.ko, '은/는')} 내가 맡은 다른 국가의 ${josa(stayer.ko, '을/를')} 공격합니다. 그 부대가 쫓겨날 수 있습니다.`,
  });
}

/** §8.13; between powers of one seat only where neither is stronger. */
function isSwap(plan: Plan, unit: Unit, move: Move, facing: Unit, theirs: Move): boolean {
  if (provinceOf(theirs.to) !== provinceOf(unit.loc)) return false;
  if (mayGoBySea(plan, unit, move) || mayGoBySea(plan, facing, theirs)) return false;
  return unit.power === facing.power || strengthOf(plan, unit, move) === strengthOf(plan, facing, theirs);
}

function ownSwap(unit: Unit, facing: Unit): Note {
  const [one, two] = [named(unit), named(facing)];
  return note('OWN_SWAP', unit.loc, '§8.13', {
    en: `${one.en} and ${two.en} cannot change places without a convoy.`,
    ko: `${josa(one.ko, '과/와')} ${josa(two.ko, '은/는')} 호송 없이 자리를 맞바꿀 수 없습니다.`,
  });
}

function ownStandOff(unit: Unit, rivals: readonly Unit[], move: Move): Note {
  const others = rivals.map(named);
  const at = place(provinceOf(move.to));
  return note('OWN_STAND_OFF', unit.loc, '§11.4', {
    en:
      `${named(unit).en} and your own ${others.map(({ en }) => en).join(', ')} stand each other off at ${at.en}, as your ` +
      'own orders stand.',
    ko: `내 명령대로면 ${josa(named(unit).ko, '과/와')} ${josa(others.map(({ ko }) => ko).join(', '), '은/는')} ${at.ko}에서 교착 상태가 됩니다.`,
  });
}
