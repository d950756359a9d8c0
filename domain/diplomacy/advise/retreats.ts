import type { Note } from '../../contract/refusal.ts';
import { josa } from '../../lib/josa.ts';
import { provinceOf } from '../map/provinces.ts';
import { isMine, named, note, orderOf, type Plan, place } from './plan.ts';

/**
 * Retreats of the seat's own units to the same province (§12.7), and units that are lost because they have no order
 * (§12.8).
 */
export function adviseRetreats(plan: Plan): readonly Note[] {
  const own = plan.view.dislodged.filter(({ unit, retreats }) => isMine(plan, unit) && retreats.length > 0);
  return own.flatMap(({ unit }): readonly Note[] => {
    const order = orderOf(plan, unit);
    const { en, ko } = named(unit);
    if (order === undefined) {
      return [
        note('NO_RETREAT_ORDER', unit.loc, '§12.8', {
          en: `${en} has no retreat order: it is disbanded.`,
          ko: `${josa(ko, '은/는')} 퇴각 명령이 없어 해산합니다.`,
        }),
      ];
    }
    if (order.order !== 'retreat') return [];
    const rivals = own.filter((other) => {
      const theirs = orderOf(plan, other.unit);
      return other.unit !== unit && theirs?.order === 'retreat' && provinceOf(theirs.to) === provinceOf(order.to);
    });
    if (rivals.length === 0) return [];
    const others = rivals.map((each) => named(each.unit));
    const to = place(provinceOf(order.to));
    return [
      note('OWN_RETREATS_CLASH', unit.loc, '§12.7', {
        en: `${en} and your own ${others.map((each) => each.en).join(', ')} retreat to ${to.en}: all of them are disbanded.`,
        ko: `${josa(ko, '과/와')} ${josa(others.map((each) => each.ko).join(', '), '이/가')} 모두 ${josa(to.ko, '으로/로')} 퇴각합니다. 모두 해산합니다.`,
      }),
    ];
  });
}
