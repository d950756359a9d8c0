import type { Note } from '../../contract/refusal.ts';
import type { Text } from '../../lib/text.ts';
import { removalsOf } from '../adjudicate/civil-disorder.ts';
import { adjustment } from '../adjudicate/due.ts';
import { unitFor } from '../adjudicate/lawful.ts';
import { POWER_NAMES } from '../map/powers.ts';
import { provinceOf } from '../map/provinces.ts';
import type { Power, Province } from '../map/vocabulary.ts';
import type { Order } from '../state/commands.ts';
import { named, note, type Plan } from './plan.ts';

/** Builds and removals that are too many for a power (§13.5, §13.6), left unused (§13.12), or left to §15.5. */
export const adviseAdjustments = (plan: Plan): readonly Note[] =>
  plan.powers.flatMap((power) => advisePower(plan, power));

function advisePower(plan: Plan, power: Power): readonly Note[] {
  const { view, powers, orders } = plan;
  const due = adjustment(view, power);
  const own = Object.entries(orders).filter(
    ([province, order]) => unitFor(view, powers, province, order)?.power === power,
  );
  const ordered = (kind: Order['order']): readonly Province[] =>
    own.flatMap(([province, { order }]) => (order === kind ? province : [])).sort();
  const [builds, removals] = [ordered('build'), ordered('disband')];
  return [
    ...builds.slice(Math.max(due, 0)).map((province) => notDue(province, power, Math.max(due, 0))),
    ...removals.slice(Math.max(-due, 0)).map((province) => notDue(province, power, Math.min(due, 0))),
    ...(due > builds.length ? [unused(power, due - builds.length)] : []),
    ...(-due > removals.length ? [leftOver(plan, power, removals, -due - removals.length)] : []),
  ];
}

const nameOf = (power: Power): Text => ({ en: POWER_NAMES.en[power], ko: POWER_NAMES.ko[power] });

/** Those first in the alphabet of provinces count; the rest is ignored (§13.13). */
function notDue(province: Province, power: Power, due: number): Note {
  const { en, ko } = nameOf(power);
  const isBuild = due >= 0;
  return note(isBuild ? 'BUILD_NOT_DUE' : 'REMOVAL_NOT_DUE', province, isBuild ? '§13.6' : '§13.5', {
    en: `${en} has ${Math.abs(due)} to ${isBuild ? 'build' : 'remove'}; this order is too many and is ignored.`,
    ko: `${ko}의 ${isBuild ? '배치' : '제거'} 수는 ${Math.abs(due)}입니다. 필요한 수를 넘은 명령이라 무시합니다.`,
  });
}

const unused = (power: Power, count: number): Note =>
  note('BUILDS_UNUSED', power, '§13.12', {
    en: `${nameOf(power).en} could build ${count} more.`,
    ko: `${nameOf(power).ko}의 부대를 ${count}개 더 배치할 수 있습니다.`,
  });

/** Returns a remark on the units that will go: the rule leaves no choice, so they are known. */
function leftOver({ view }: Plan, power: Power, removals: readonly Province[], count: number): Note {
  const kept = view.units.filter((unit) => unit.power === power && !removals.includes(provinceOf(unit.loc)));
  const lost = removalsOf(view, power, kept, count, view.rulings).map(named);
  return note('REMOVALS_LEFT', power, '§15.5', {
    en: `${nameOf(power).en} must remove ${count} more: without your choice, ${lost.map(({ en }) => en).join(', ')}.`,
    ko: `${nameOf(power).ko}의 부대를 ${count}개 더 제거해야 합니다. 고르지 않으면 ${lost.map(({ ko }) => ko).join(', ')}.`,
  });
}
