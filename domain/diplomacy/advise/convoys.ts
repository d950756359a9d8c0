import type { Note } from '../../contract/refusal.ts';
import { josa } from '../../lib/josa.ts';
import { numberAt } from '../../lib/sure.ts';
import { carries } from '../adjudicate/convoys.ts';
import { isArmyStep, numberOf, SEA_BIT } from '../map/atlas.ts';
import { provinceOf } from '../map/provinces.ts';
import type { Unit } from '../map/vocabulary.ts';
import {
  type Convoy,
  isIdle,
  isMine,
  type Move,
  moveOf,
  named,
  note,
  ordered,
  owner,
  type Plan,
  place,
} from './plan.ts';

/** Remarks on a convoy of an army that is not ordered there (§10.5), or that another power orders. */
export function adviseConvoy(plan: Plan, unit: Unit, order: Convoy): readonly Note[] {
  const army = plan.unitIn.get(order.of);
  if (army === undefined) return [];
  const [fleet, carried, to] = [named(unit), named(army), place(order.to)];
  if (!isMine(plan, army) && !isIdle(plan, army)) {
    return [
      note('CONVOY_DEPENDS', unit.loc, '§10.5', {
        en: `${fleet.en} carries ${carried.en} only if ${owner(army).en} orders it to ${to.en}.`,
        ko: `${josa(fleet.ko, '은/는')} ${owner(army).ko}의 ${carried.ko}의 명령이 ${to.ko} 이동일 때에만 그 부대를 호송합니다.`,
      }),
    ];
  }
  const move = moveOf(plan, army);
  if (move !== undefined && provinceOf(move.to) === order.to) return [];
  return [
    note('CONVOY_WITHOUT_MOVE', unit.loc, '§10.5', {
      en: `${fleet.en} is to carry ${carried.en} to ${to.en}, but it is not ordered there: the convoy is void.`,
      ko: `${josa(fleet.ko, '은/는')} ${josa(carried.ko, '을/를')} ${josa(to.ko, '으로/로')} 호송하지만, 그 부대에는 그곳으로 가는 명령이 없습니다. 호송은 무효가 됩니다.`,
    }),
  ];
}

/** The seat's own fleets that are ordered to carry the army there. */
const carriersOf = (plan: Plan, army: Unit, move: Move): readonly Unit[] =>
  ordered(
    plan,
    (order) => order.order === 'convoy' && order.of === provinceOf(army.loc) && order.to === provinceOf(move.to),
  );

const seasOf = (fleets: readonly Unit[]): number =>
  fleets.reduce((seas, { loc }) => seas | numberAt(SEA_BIT, numberOf(loc)), 0);

const isStep = ({ loc }: Unit, { to }: Move): boolean => isArmyStep(numberOf(loc), numberOf(to));

/**
 * Whether the move may go by convoy: it must, or says so, or a fleet of its own power is ordered to carry it (§11.7).
 */
export const mayGoBySea = (plan: Plan, unit: Unit, move: Move): boolean =>
  unit.type === 'A' &&
  (move.via !== undefined ||
    !isStep(unit, move) ||
    carriersOf(plan, unit, move).some(({ power }) => power === unit.power));

/** Remarks on a move over sea with a gap in its chain of fleets, as the seat's own orders stand (§10.1, §10.8). */
export function adviseConvoyed(plan: Plan, unit: Unit, move: Move): readonly Note[] {
  if (unit.type === 'F' || (move.via === undefined && isStep(unit, move))) return [];
  const [from, to] = [numberOf(unit.loc), numberOf(move.to)];
  const own = seasOf(carriersOf(plan, unit, move));
  if (carries(own, from, to)) return [];
  const others = plan.view.units.filter((each) => each.type === 'F' && !isMine(plan, each) && !isIdle(plan, each));
  const [army, where] = [named(unit), place(move.to)];
  if (carries(own | seasOf(others), from, to)) {
    return [
      note('CONVOY_NEEDS_OTHERS', unit.loc, '§10.8', {
        en: `${army.en} reaches ${where.en} only if fleets of others are ordered to carry it.`,
        ko: `${josa(army.ko, '은/는')} 다른 국가의 해군이 호송해야만 ${josa(where.ko, '으로/로')} 갈 수 있습니다.`,
      }),
    ];
  }
  return [
    note('CONVOY_GAP', unit.loc, '§10.8', {
      en: `${army.en} does not reach ${where.en}: your own fleets are not ordered to carry it the whole way.`,
      ko: `${josa(army.ko, '은/는')} ${josa(where.ko, '으로/로')} 갈 수 없습니다. 내 해군에 끝까지 호송하라는 명령이 없습니다.`,
    }),
  ];
}
