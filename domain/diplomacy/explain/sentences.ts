import { josa } from '../../lib/josa.ts';
import type { Locale } from '../../lib/text.ts';
import { POWER_NAMES } from '../map/powers.ts';
import { isInland, placeName } from '../map/provinces.ts';
import type { Piece, Why } from '../state/why.ts';
import { EN, KO } from './phrases.ts';

type Code = Why['code'];
/** The reason with this code; a row of the schema may have several codes. */
type Of<W, C> = W extends { readonly code: infer Codes } ? (C extends Codes ? W : never) : never;
/** Each reason by its code. */
export type Reasons = { readonly [C in Code]: Of<Why, C> };
type Sentences<C extends Code> = { readonly [locale in Locale]: (why: Reasons[C]) => string };

/** What decided an order, as a sentence in each language. */
export const SENTENCES: { readonly [C in Code]: Sentences<C> } = {
  UNREADABLE: {
    en: (why) => `"${why.written}" is not a valid order.`,
    ko: (why) => `따를 수 없는 명령입니다: "${why.written}".`,
  },
  UNKNOWN_PROVINCE: {
    en: (why) => `There is no province "${why.written}".`,
    ko: (why) => `${josa(`"${why.written}"`, '이라는/라는')} 지역은 없습니다.`,
  },
  WRONG_PHASE: {
    en: (why) => `A ${why.phase} phase has no ${why.order} orders.`,
    ko: (why) => `${KO.phases[why.phase]} 단계에는 ${KO.orders[why.order]} 명령이 없습니다.`,
  },
  SAME_PROVINCE: {
    en: (why) => `${EN.name(why.unit)} is already there.`,
    ko: (why) => `${josa(KO.name(why.unit), '은/는')} 이미 그곳에 있습니다.`,
  },
  ARMY_AT_SEA: {
    en: (why) => `${EN.name(why.unit)} cannot enter a sea.`,
    ko: (why) => `${josa(KO.name(why.unit), '은/는')} 해상 지역으로 갈 수 없습니다.`,
  },
  FLEET_BY_CONVOY: {
    en: (why) => `Only armies are convoyed, not ${EN.name(why.unit)}.`,
    ko: (why) => `육군만 호송할 수 있습니다. ${josa(KO.name(why.unit), '은/는')} 호송할 수 없습니다.`,
  },
  CONVOY_OF_FLEET: {
    en: (why) => `Only armies are convoyed, not ${EN.name(why.unit)}.`,
    ko: (why) => `육군만 호송할 수 있습니다. ${josa(KO.name(why.unit), '은/는')} 호송할 수 없습니다.`,
  },
  SUPPORT_ITSELF: {
    en: (why) => `${EN.name(why.unit)} can support neither itself nor a move into its own province.`,
    ko: (why) => `${josa(KO.name(why.unit), '은/는')} 자기 자신이나 자기 지역으로 가는 이동을 지원할 수 없습니다.`,
  },
  CONVOY_BY_ARMY: {
    en: (why) => `Only fleets convoy, not ${EN.name(why.unit)}.`,
    ko: (why) => `해군만 호송합니다. ${josa(KO.name(why.unit), '은/는')} 호송할 수 없습니다.`,
  },
  CONVOY_FROM_COAST: {
    en: (why) => `${EN.name(why.unit)} is in a coastal province; only fleets at sea convoy.`,
    ko: (why) => `${josa(KO.name(why.unit), '은/는')} 해안 지역에 있습니다. 해상 지역의 해군만 호송합니다.`,
  },
  NOT_DISLODGED: {
    en: (why) => `${EN.name(why.unit)} need not retreat.`,
    ko: (why) => `${josa(KO.name(why.unit), '은/는')} 퇴각할 필요가 없습니다.`,
  },
  NOT_ADJACENT: {
    en: (why) => {
      const apart = `${placeName(why.to)} is not next to ${placeName(why.unit.loc)} for ${EN.kind(why.unit.type)}`;
      return isOverSea(why) ? `${apart}, and no fleets are there to carry it.` : `${apart}.`;
    },
    ko: (why) => {
      const apart = `${josa(KO.place(why.to), '은/는')} ${josa(KO.name(why.unit), '이/가')} 갈 수 있는 인접 지역이 아닙니다.`;
      return isOverSea(why) ? `${apart} 호송할 해군도 없습니다.` : apart;
    },
  },
  COAST_UNREACHABLE: {
    en: (why) => `${EN.name(why.unit)} does not touch ${placeName(why.to)}.`,
    ko: (why) => `${josa(KO.name(why.unit), '은/는')} ${josa(KO.place(why.to), '과/와')} 인접해 있지 않습니다.`,
  },
  SUPPORT_OUT_OF_REACH: {
    en: (why) => `${EN.name(why.unit)} could not itself move to ${placeName(why.to)}.`,
    ko: (why) => `${josa(KO.name(why.unit), '은/는')} 스스로 ${josa(KO.place(why.to), '으로/로')} 이동할 수 없습니다.`,
  },
  SUPPORT_OF_IMPOSSIBLE_MOVE: {
    en: (why) => `${EN.name(why.unit)} cannot move to ${placeName(why.to)}.`,
    ko: (why) => `${josa(KO.name(why.unit), '은/는')} ${josa(KO.place(why.to), '으로/로')} 이동할 수 없습니다.`,
  },
  NO_ROUTE: {
    en: (why) =>
      why.unit.type === 'A'
        ? `No fleets are there to carry ${EN.name(why.unit)} to ${placeName(why.to)}.`
        : `${EN.name(why.unit)} has no part in a way from ${placeName(why.from)} to ${placeName(why.to)}.`,
    ko: (why) =>
      why.unit.type === 'A'
        ? `${josa(KO.name(why.unit), '을/를')} ${josa(KO.place(why.to), '으로/로')} 호송할 해군이 없습니다.`
        : `${josa(KO.name(why.unit), '은/는')} ${KO.place(why.from)}에서 ${josa(KO.place(why.to), '으로/로')} 가는 호송 경로에 필요하지 않습니다.`,
  },
  COAST_AMBIGUOUS: {
    en: (why) => `Name the coast: ${why.coasts.map((loc) => placeName(loc)).join(' or ')}.`,
    ko: (why) => `어느 해안인지 밝혀야 합니다: ${why.coasts.map(KO.place).join(' 또는 ')}.`,
  },
  FLEET_INLAND: {
    en: (why) => `A fleet cannot be in ${placeName(why.at)}, inland.`,
    ko: (why) => `${josa(KO.place(why.at), '은/는')} 내륙이므로 해군이 있을 수 없습니다.`,
  },
  NO_UNIT: {
    en: (why) => `There is no such unit in ${placeName(why.at)}.`,
    ko: (why) => `${KO.place(why.at)}에 그런 부대가 없습니다.`,
  },
  OCCUPIED: {
    en: (why) => `${placeName(why.at)} is occupied.`,
    ko: (why) => `${KO.place(why.at)}에는 다른 부대가 있습니다.`,
  },
  CLOSED: {
    en: (why) => `${placeName(why.at)} is neutral; no unit may enter it.`,
    ko: (why) => `${KO.place(why.at)}에는 중립이라 어느 부대도 들어갈 수 없습니다.`,
  },
  ATTACKER_CAME_FROM: {
    en: (why) => `The attacker came from ${placeName(why.at)}.`,
    ko: (why) => `${josa(KO.place(why.at), '은/는')} 공격자가 출발한 지역입니다.`,
  },
  CONTESTED: {
    en: (why) => `${placeName(why.at)} is vacant because of a stand-off.`,
    ko: (why) => `${josa(KO.place(why.at), '은/는')} 교착 상태로 비게 된 지역입니다.`,
  },
  NOT_HOME: {
    en: (why) => `${placeName(why.at)} is not a home centre of ${POWER_NAMES.en[why.power]}.`,
    ko: (why) => `${josa(KO.place(why.at), '은/는')} ${KO.power(why.power)} 자국의 병참 중심지가 아닙니다.`,
  },
  NOT_CONTROLLED: {
    en: (why) => `${POWER_NAMES.en[why.power]} does not control ${placeName(why.at)}.`,
    ko: (why) => `${josa(KO.power(why.power), '은/는')} ${josa(KO.place(why.at), '을/를')} 통제하고 있지 않습니다.`,
  },
  NO_REMOVALS: {
    en: (why) => `${POWER_NAMES.en[why.power]} has no unit too many.`,
    ko: (why) => `${KO.power(why.power)}에는 해산할 부대가 없습니다.`,
  },
  NO_BUILDS: {
    en: (why) => `${POWER_NAMES.en[why.power]} has a unit for every centre.`,
    ko: (why) => `${josa(KO.power(why.power), '은/는')} 병참 중심지마다 이미 부대가 있습니다.`,
  },
  NO_MORE_REMOVALS: {
    en: (why) => `${POWER_NAMES.en[why.power]} has no more removals.`,
    ko: (why) => `${KO.power(why.power)}에는 더 해산할 부대가 없습니다.`,
  },
  NO_MORE_BUILDS: {
    en: (why) => `${POWER_NAMES.en[why.power]} has no more builds.`,
    ko: (why) => `${josa(KO.power(why.power), '은/는')} 더 배치할 수 없습니다.`,
  },
  STAYS: {
    en: (why) => `${EN.name(why.unit)} stays; no unit attacks it.`,
    ko: (why) => `${josa(KO.name(why.unit), '은/는')} 제자리에 있고 아무도 공격하지 않습니다.`,
  },
  NOWHERE_TO_GO: {
    en: (why) => `${EN.name(why.unit)} has nowhere to go.`,
    ko: (why) => `${josa(KO.name(why.unit), '은/는')} 퇴각할 곳이 없습니다.`,
  },
  NO_GOVERNMENT: {
    en: (why) => `${EN.name(why.unit)} has no government that could order it.`,
    ko: (why) => `${KO.name(why.unit)}에 명령을 내릴 정부가 없습니다.`,
  },
  NO_RETREAT_ORDER: {
    en: (why) => `${EN.name(why.unit)} has no retreat order.`,
    ko: (why) => `${KO.name(why.unit)}에 퇴각 명령이 없습니다.`,
  },
  DISBANDS: {
    en: (why) => `${EN.name(why.unit)} is disbanded as ordered.`,
    ko: (why) => `${josa(KO.name(why.unit), '은/는')} 명령대로 해산합니다.`,
  },
  BUILDS: {
    en: (why) => `${EN.name(why.unit)} is built.`,
    ko: (why) => `${josa(KO.name(why.unit), '을/를')} 새로 배치합니다.`,
  },
  REMOVES: {
    en: (why) => `${EN.name(why.unit)} is removed as ordered.`,
    ko: (why) => `${josa(KO.name(why.unit), '은/는')} 명령대로 해산합니다.`,
  },
  FARTHEST_FROM_HOME: {
    en: (why) => `There are too many units, and ${EN.name(why.unit)} is the farthest from home.`,
    ko: (why) => `부대가 너무 많고, ${josa(KO.name(why.unit), '이/가')} 자국에서 가장 멀리 있습니다.`,
  },
  FARTHEST_FROM_CENTRES: {
    en: (why) => `There are too many units, and ${EN.name(why.unit)} is the farthest from the centres of its power.`,
    ko: (why) => `부대가 너무 많고, ${josa(KO.name(why.unit), '이/가')} 자기 병참 중심지에서 가장 멀리 있습니다.`,
  },
  OUTWEIGHS: {
    en: (why) => `${EN.strong(why.unit)} is stronger at ${placeName(why.at)} than ${EN.all(why.against)}.`,
    ko: (why) => `${KO.place(why.at)}에서 ${josa(KO.strong(why.unit), '이/가')} ${KO.all(why.against)}보다 강합니다.`,
  },
  OUTWEIGHED: {
    en: (why) => `${EN.all(why.against)} is stronger at ${placeName(why.at)} than ${EN.strong(why.unit)}.`,
    ko: (why) => `${KO.place(why.at)}에서 ${josa(KO.all(why.against), '이/가')} ${KO.strong(why.unit)}보다 강합니다.`,
  },
  STANDS_OFF: {
    en: (why) => `${EN.strong(why.unit)} and ${EN.all(why.against)} are equally strong at ${placeName(why.at)}: a stand-off.`,
    ko: (why) => `${KO.place(why.at)}에서 ${josa(KO.strong(why.unit), '과/와')} ${KO.all(why.against)}의 힘이 같아 교착 상태입니다.`,
  },
  NOT_STRONGER: {
    en: (why) => `${EN.strong(why.unit)} is not stronger than ${EN.all(why.against)}, which stays.`,
    ko: (why) => `${josa(KO.strong(why.unit), '은/는')} 제자리에 남는 ${KO.all(why.against)}보다 강하지 않습니다.`,
  },
  HEAD_ON: {
    en: (why) => `${EN.strong(why.unit)} and ${EN.all(why.against)} cannot change places without a convoy.`,
    ko: (why) => `${josa(KO.strong(why.unit), '과/와')} ${josa(KO.all(why.against), '은/는')} 호송 없이 장소를 맞바꿀 수 없습니다.`,
  },
  OWN_UNIT_STAYS: {
    en: (why) =>
      `${EN.all(why.against)} does not leave ${placeName(why.at)}, and ${EN.strong(why.unit)} cannot drive out a unit of its own power.`,
    ko: (why) =>
      `${josa(KO.all(why.against), '이/가')} ${josa(KO.place(why.at), '을/를')} 떠나지 않으며, ${josa(KO.strong(why.unit), '은/는')} 자국 부대를 쫓아낼 수 없습니다.`,
  },
  DRIVES_OUT: {
    en: (why) => `${EN.strong(why.unit)} drives out ${EN.all(why.against)}.`,
    ko: (why) => `${josa(KO.strong(why.unit), '이/가')} ${josa(KO.all(why.against), '을/를')} 쫓아냅니다.`,
  },
  DRIVEN_OUT: {
    en: (why) => `${EN.all(why.against)} drives out ${EN.strong(why.unit)}.`,
    ko: (why) => `${josa(KO.all(why.against), '이/가')} ${josa(KO.strong(why.unit), '을/를')} 쫓아냅니다.`,
  },
  DRIVEN_BACK: {
    en: (why) => `${EN.all(why.against)} drives out ${EN.strong(why.unit)}, which therefore has no effect on ${placeName(why.at)}.`,
    ko: (why) =>
      `${josa(KO.all(why.against), '이/가')} ${josa(KO.strong(why.unit), '을/를')} 쫓아내므로, 이 부대는 ${KO.place(why.at)}에 영향을 주지 않습니다.`,
  },
  MEETS_DRIVEN_BACK: {
    en: (why) =>
      `${EN.all(why.against)} was driven out by an attack from ${placeName(why.at)}, so it does not stop ${EN.strong(why.unit)} there.`,
    ko: (why) =>
      `${josa(KO.all(why.against), '은/는')} ${KO.place(why.at)}에서 온 공격에 쫓겨났으므로 그곳에서 ${josa(KO.strong(why.unit), '을/를')} 막지 못합니다.`,
  },
  WITHSTANDS: {
    en: (why) => `${EN.strong(why.unit)} stays, attacked by ${EN.all(why.against)}.`,
    ko: (why) => `${josa(KO.strong(why.unit), '은/는')} ${KO.all(why.against)}의 공격을 받았지만 제자리에 남습니다.`,
  },
  OWN_SUPPORT: {
    en: (why) =>
      `Support by the power attacked does not count: ${EN.name(why.unit)} (${why.counted} of ${why.unit.strength}) does not drive out ${EN.all(why.against)}.`,
    ko: (why) =>
      `공격받는 국가의 지원은 세지 않으므로 ${KO.name(why.unit)}(${why.unit.strength} 중 ${why.counted})은 ${josa(KO.all(why.against), '을/를')} 쫓아내지 못합니다.`,
  },
  OWN_SUPPORT_STANDS_OFF: {
    en: (why) =>
      `Support by the power attacked does not count: ${EN.name(why.unit)} (${why.counted} of ${why.unit.strength}) is no stronger at ${placeName(why.at)} than ${EN.all(why.against)}.`,
    ko: (why) =>
      `공격받는 국가의 지원은 세지 않으므로 ${KO.place(why.at)}에서 ${KO.name(why.unit)}(${why.unit.strength} 중 ${why.counted})은 ${KO.all(why.against)}보다 강하지 않습니다.`,
  },
  UNOPPOSED: {
    en: (why) => `Nothing stops ${EN.name(why.unit)} in ${placeName(why.to)}.`,
    ko: (why) => `${josa(KO.name(why.unit), '이/가')} ${josa(KO.place(why.to), '으로/로')} 가는 것을 아무도 막지 않습니다.`,
  },
  ROTATES: {
    en: (why) => `${EN.name(why.unit)} moves on to ${placeName(why.to)} in a rotation of three or more.`,
    ko: (why) => `${josa(KO.name(why.unit), '은/는')} 셋 이상이 돌면서 장소를 바꾸어 ${josa(KO.place(why.to), '으로/로')} 이동합니다.`,
  },
  RETREATS: {
    en: (why) => `${EN.name(why.unit)} retreats to ${placeName(why.to)}.`,
    ko: (why) => `${josa(KO.name(why.unit), '은/는')} ${josa(KO.place(why.to), '으로/로')} 퇴각합니다.`,
  },
  NO_CONVOY: {
    en: (why) => `No fleet was ordered to carry ${EN.name(why.unit)} to ${placeName(why.to)}.`,
    ko: (why) => `${josa(KO.name(why.unit), '을/를')} ${josa(KO.place(why.to), '으로/로')} 호송하라는 명령을 받은 해군이 없습니다.`,
  },
  CARRIED: {
    en: (why) => `${EN.name(why.unit)} is carried over ${EN.places(why.fleets)} to ${placeName(why.to)}, and nothing stops it there.`,
    ko: (why) =>
      `${josa(KO.name(why.unit), '은/는')} ${josa(KO.places(why.fleets), '을/를')} 거쳐 ${josa(KO.place(why.to), '으로/로')} 호송되고 그곳에서 아무도 막지 않습니다.`,
  },
  CARRIED_ANOTHER_WAY: {
    en: (why) => `${EN.name(why.unit)} is carried to ${placeName(why.to)} by a way that stays open without ${EN.places(why.fleets)}.`,
    ko: (why) =>
      `${KO.places(why.fleets)}의 해군이 쫓겨나도 다른 호송 경로가 열려 있어 ${josa(KO.name(why.unit), '은/는')} ${KO.place(why.to)}에 도착합니다.`,
  },
  NO_WHOLE_ROUTE: {
    en: (why) => `The fleets ordered, in ${EN.places(why.fleets)}, are no whole way for ${EN.name(why.unit)} to ${placeName(why.to)}.`,
    ko: (why) =>
      `명령을 받은 ${KO.places(why.fleets)}의 해군만으로는 ${josa(KO.name(why.unit), '이/가')} ${KO.place(why.to)}까지 가는 경로가 이어지지 않습니다.`,
  },
  CONVOY_LOST: {
    en: (why) => `Without the fleet dislodged in ${EN.places(why.fleets)}, ${EN.name(why.unit)} has no way to ${placeName(why.to)}.`,
    ko: (why) =>
      `${KO.places(why.fleets)}의 해군이 쫓겨나 ${josa(KO.name(why.unit), '이/가')} ${josa(KO.place(why.to), '으로/로')} 갈 경로가 없습니다.`,
  },
  CONVOY_PARADOX: {
    en: (why) =>
      `Whether the convoy over ${EN.places(why.fleets)} is whole would depend on ${EN.name(why.unit)} itself, so the army stays.`,
    ko: (why) =>
      `${josa(KO.places(why.fleets), '을/를')} 거치는 호송의 성패가 ${KO.name(why.unit)} 자신에게 달려 있어 역설이 되므로 육군은 남습니다.`,
  },
  CHANGES_PLACES: {
    en: (why) => `${EN.name(why.unit)} and ${EN.name(why.with)} change places by convoy.`,
    ko: (why) => `${josa(KO.name(why.unit), '과/와')} ${josa(KO.name(why.with), '이/가')} 호송으로 장소를 맞바꿉니다.`,
  },
  RETREATS_CLASH: {
    en: (why) => `${EN.list([why.unit, ...why.against].map(EN.name))} retreat to the same province, ${placeName(why.to)}.`,
    ko: (why) =>
      `${[why.unit, ...why.against].map(KO.name).join(', ')}이 같은 지역인 ${josa(KO.place(why.to), '으로/로')} 퇴각하므로 모두 해산합니다.`,
  },
  CUT: {
    en: (why) => `${EN.name(why.attacker)} attacks ${EN.name(why.unit)} and so cuts its support.`,
    ko: (why) => `${josa(KO.name(why.attacker), '이/가')} ${josa(KO.name(why.unit), '을/를')} 공격하여 지원이 차단됩니다.`,
  },
  CUT_BY_DISLODGEMENT: {
    en: (why) => `${EN.name(why.attacker)} dislodges ${EN.name(why.unit)} and so cuts its support.`,
    ko: (why) => `${josa(KO.name(why.attacker), '이/가')} ${josa(KO.name(why.unit), '을/를')} 쫓아내어 지원이 차단됩니다.`,
  },
  CUT_BY_CONVOYED_ARMY: {
    en: (why) => `${EN.name(why.attacker)} attacks ${EN.name(why.unit)} by another whole convoy route and so cuts its support.`,
    ko: (why) =>
      `${josa(KO.name(why.attacker), '이/가')} 다른 온전한 호송 경로로 ${josa(KO.name(why.unit), '을/를')} 공격하여 지원이 차단됩니다.`,
  },
  NOT_CUT_BY_OWN_POWER: {
    en: (why) => `The attack by ${EN.name(why.attacker)} of the same power does not cut the support by ${EN.name(why.unit)}.`,
    ko: (why) => `같은 국가인 ${KO.name(why.attacker)}의 공격은 ${KO.name(why.unit)}의 지원을 차단하지 않습니다.`,
  },
  NOT_CUT_FROM_TARGET: {
    en: (why) => `${EN.name(why.attacker)} attacks ${EN.name(why.unit)} from where the support is given, and does not dislodge it.`,
    ko: (why) =>
      `${josa(KO.name(why.attacker), '은/는')} 지원을 받는 지역에서 ${josa(KO.name(why.unit), '을/를')} 공격하고 쫓아내지 못하므로 지원을 차단하지 않습니다.`,
  },
  NOT_CUT_BY_CONVOYED_ARMY: {
    en: (why) =>
      `${EN.name(why.attacker)} comes to ${placeName(why.unit.loc)} over a fleet that is attacked with this support, and so does not cut it.`,
    ko: (why) =>
      `${josa(KO.name(why.attacker), '은/는')} 이 지원을 받는 공격의 대상인 해군을 거쳐 오므로 ${KO.name(why.unit)}의 지원을 차단하지 않습니다.`,
  },
  SUPPORT_GIVEN: {
    en: (why) => `Nothing cuts the support by ${EN.name(why.unit)} for the unit in ${placeName(why.of)}.`,
    ko: (why) => `${KO.place(why.of)}의 부대에 대한 ${KO.name(why.unit)}의 지원을 아무것도 차단하지 않습니다.`,
  },
  SUPPORTED_UNIT_MOVES: {
    en: (why) => `The unit in ${placeName(why.of)} was ordered to move, so ${EN.name(why.unit)} cannot support it to hold.`,
    ko: (why) => `${KO.place(why.of)}의 부대는 이동 명령을 받았으므로 ${josa(KO.name(why.unit), '이/가')} 제자리에서 지원할 수 없습니다.`,
  },
  CONVOYS: {
    en: (why) => `${EN.name(why.unit)} is there to carry the army in ${placeName(why.of)}.`,
    ko: (why) => `${josa(KO.name(why.unit), '이/가')} ${KO.place(why.of)}의 육군을 호송합니다.`,
  },
  CONVOY_NOT_NEEDED: {
    en: (why) => `The army in ${placeName(why.of)} goes by land; the convoy by ${EN.name(why.unit)} was open to it.`,
    ko: (why) => `${KO.place(why.of)}의 육군은 육로로 갑니다. ${KO.name(why.unit)}의 호송은 쓰이지 않습니다.`,
  },
  CONVOY_IN_DOUBT: {
    en: (why) => `Whether the convoy by ${EN.name(why.unit)} is whole would depend on the army in ${placeName(why.of)} itself.`,
    ko: (why) => `${KO.name(why.unit)}의 호송이 온전한지는 호송할 ${KO.place(why.of)}의 육군 자신에게 달려 있어 역설이 됩니다.`,
  },
  OTHER_MOVE_SUPPORTED: {
    en: (why) => `The unit in ${placeName(why.of)} was not ordered to move to ${placeName(why.to)}.`,
    ko: (why) => `${KO.place(why.of)}의 부대는 ${josa(KO.place(why.to), '으로/로')} 이동하라는 명령을 받지 않았습니다.`,
  },
  OTHER_MOVE_CONVOYED: {
    en: (why) => `The army in ${placeName(why.of)} was not ordered to go to ${placeName(why.to)}.`,
    ko: (why) => `${KO.place(why.of)}의 육군은 ${josa(KO.place(why.to), '으로/로')} 가라는 명령을 받지 않았습니다.`,
  },
};

/** Whether an army could only have gone there over sea. */
function isOverSea({ unit, to }: { readonly unit: Piece; readonly to: string }): boolean {
  return unit.type === 'A' && !isInland(unit.loc) && !isInland(to);
}
