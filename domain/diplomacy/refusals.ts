import { note as anyNote, refusal as anyRefusal, type Note } from '../contract/refusal.ts';
import { CHOOSE, type Meanings, REMARK, type SharedCode } from '../contract/refusals.ts';
import type { Text } from '../lib/text.ts';

/** What the codes of Diplomacy mean; the refusal itself tells the numbers of the case. */
export const REFUSALS = {
  ARMY_AT_SEA: { means: { en: 'An army cannot enter a sea province.', ko: '육군은 해상 지역에 들어갈 수 없습니다.' }, todo: CHOOSE },
  ATTACKER_CAME_FROM: {
    means: {
      en: 'A unit cannot retreat to the province that its attacker came from.',
      ko: '공격자가 출발한 지역으로는 퇴각할 수 없습니다.',
    },
    todo: CHOOSE,
  },
  CLOSED: { means: { en: 'No unit may enter that province.', ko: '어떤 부대도 들어갈 수 없는 지역입니다.' }, todo: CHOOSE },
  COAST_AMBIGUOUS: {
    means: {
      en: 'The province has two coasts that the fleet can reach: name one.',
      ko: '해군이 갈 수 있는 해안이 둘인 지역입니다. 한 해안을 적으세요.',
    },
    todo: CHOOSE,
  },
  COAST_UNREACHABLE: { means: { en: 'The fleet cannot reach that coast.', ko: '해군이 갈 수 없는 해안입니다.' }, todo: CHOOSE },
  CONTESTED: {
    means: { en: 'A stand-off left that province empty: no unit may retreat to it.', ko: '교착 상태로 빈 지역으로는 퇴각할 수 없습니다.' },
    todo: CHOOSE,
  },
  CONVOY_BY_ARMY: { means: { en: 'Only fleets convoy.', ko: '해군만 호송할 수 있습니다.' }, todo: CHOOSE },
  CONVOY_FROM_COAST: {
    means: { en: 'A fleet convoys only from a sea province.', ko: '해군은 해상 지역에서만 호송할 수 있습니다.' },
    todo: CHOOSE,
  },
  CONVOY_OF_FLEET: { means: { en: 'Only armies can be convoyed.', ko: '육군만 호송을 받을 수 있습니다.' }, todo: CHOOSE },
  FLEET_BY_CONVOY: { means: { en: 'A fleet cannot move by convoy.', ko: '해군은 호송을 받을 수 없습니다.' }, todo: CHOOSE },
  FLEET_INLAND: { means: { en: 'A fleet cannot enter an inland province.', ko: '해군은 내륙 지역에 들어갈 수 없습니다.' }, todo: CHOOSE },
  MISSING_TYPE: {
    means: { en: 'The order does not say whether the new unit is an army or a fleet.', ko: '육군인지 해군인지 적지 않은 명령입니다.' },
    todo: CHOOSE,
  },
  NOT_CONTROLLED: { means: { en: 'You do not control this supply centre.', ko: '내가 통제하는 병참 중심지가 아닙니다.' }, todo: CHOOSE },
  NOT_DISLODGED: {
    means: { en: 'The unit is not dislodged, so it does not retreat.', ko: '쫓겨나지 않은 부대라 퇴각하지 않습니다.' },
    todo: CHOOSE,
  },
  NOT_EXACT: {
    means: {
      en: 'The order must be exact, for example with its coast or convoy.',
      ko: '해안이나 호송처럼 필요한 내용을 정확히 적어야 하는 명령입니다.',
    },
    todo: CHOOSE,
  },
  NOT_HOME: {
    means: { en: 'New units are built only in home supply centres.', ko: '새 부대는 자국 병참 중심지에만 배치합니다.' },
    todo: CHOOSE,
  },
  NOT_NONE: {
    means: {
      en: '`none` is possible only in a movement phase, and only without orders.',
      ko: '`none`은 명령 단계에서, 다른 명령 없이만 낼 수 있습니다.',
    },
    todo: CHOOSE,
  },
  NOT_YOUR_UNIT: { means: { en: 'The unit is not yours.', ko: '내 부대가 아닙니다.' }, todo: CHOOSE },
  NO_BUILDS: { means: { en: 'The power may not build a unit.', ko: '부대를 배치할 수 없는 국가입니다.' }, todo: CHOOSE },
  NO_MORE_BUILDS: {
    means: { en: 'The power has built all units that it may build.', ko: '배치할 수 있는 부대를 모두 배치했습니다.' },
    todo: CHOOSE,
  },
  NO_MORE_REMOVALS: {
    means: { en: 'The power has disbanded all units that it must disband.', ko: '해산해야 하는 부대를 모두 해산했습니다.' },
    todo: CHOOSE,
  },
  NO_REMOVALS: { means: { en: 'The power does not have to disband a unit.', ko: '부대를 해산하지 않아도 되는 국가입니다.' }, todo: CHOOSE },
  NO_ROUTE: {
    means: { en: 'No chain of fleets can convoy the army there.', ko: '육군을 그곳까지 호송할 해군이 없습니다.' },
    todo: CHOOSE,
  },
  NO_UNIT: { means: { en: 'There is no unit in that province.', ko: '부대가 없는 지역입니다.' }, todo: CHOOSE },
  SAME_PROVINCE: { means: { en: 'The unit is in that province already.', ko: '부대가 이미 있는 지역입니다.' }, todo: CHOOSE },
  SUPPORT_ITSELF: { means: { en: 'A unit cannot support itself.', ko: '부대는 자신을 지원할 수 없습니다.' }, todo: CHOOSE },
  SUPPORT_OF_IMPOSSIBLE_MOVE: {
    means: { en: 'The supported unit cannot move to that province.', ko: '지원을 받는 부대가 이동할 수 없는 지역입니다.' },
    todo: CHOOSE,
  },
  SUPPORT_OUT_OF_REACH: {
    means: {
      en: 'A unit supports only into provinces that it could move to itself.',
      ko: '부대는 스스로 이동할 수 있는 지역에만 지원할 수 있습니다.',
    },
    todo: CHOOSE,
  },
  TOO_MANY_BUILDS: {
    means: { en: 'The orders build more units than the power may build.', ko: '배치할 수 있는 수보다 많이 배치하는 명령입니다.' },
    todo: CHOOSE,
  },
  TOO_MANY_REMOVALS: {
    means: { en: 'The orders disband more units than the power must disband.', ko: '해산해야 하는 수보다 많이 해산하는 명령입니다.' },
    todo: CHOOSE,
  },
  UNKNOWN_PROVINCE: { means: { en: 'The map has no such province.', ko: '지도에 없는 지역입니다.' }, todo: CHOOSE },
  UNREADABLE: {
    means: { en: 'The text is not an order in the notation of the game.', ko: '표기법에 맞지 않아 명령으로 읽을 수 없습니다.' },
    todo: CHOOSE,
  },
  UNREADABLE_ORDER: { means: { en: 'The text is not an order.', ko: '명령으로 읽을 수 없는 글입니다.' }, todo: CHOOSE },
  WRONG_PHASE: { means: { en: 'The order belongs to another phase.', ko: '다른 단계의 명령입니다.' }, todo: CHOOSE },
} satisfies Meanings;

/** The meaning of each remark on orders. */
export const REMARKS = {
  AMBIGUOUS: { means: { en: 'The order has more than one meaning.', ko: '여러 가지로 읽을 수 있는 명령입니다.' }, todo: REMARK },
  ATTACKS_OWN_SEAT: {
    means: {
      en: 'The move may dislodge a unit of another power that you play.',
      ko: '내가 맡은 다른 국가의 부대를 쫓아낼 수 있는 이동입니다.',
    },
    todo: REMARK,
  },
  BUILDS_UNUSED: { means: { en: 'You may build more units.', ko: '부대를 더 배치할 수 있습니다.' }, todo: REMARK },
  BUILD_NOT_DUE: {
    means: {
      en: 'The order builds more units than the power may build, so it is ignored.',
      ko: '배치할 수 있는 수를 넘은 명령이라 무시합니다.',
    },
    todo: REMARK,
  },
  CONVOY_DEPENDS: {
    means: {
      en: 'The convoy works only if another seat orders that move of the army.',
      ko: '다른 자리가 육군에게 그 이동을 명령해야 호송할 수 있습니다.',
    },
    todo: REMARK,
  },
  CONVOY_GAP: {
    means: { en: 'Your fleets alone do not convoy the army all the way.', ko: '내 해군만으로는 육군을 끝까지 호송할 수 없습니다.' },
    todo: REMARK,
  },
  CONVOY_NEEDS_OTHERS: {
    means: { en: 'The army arrives only if fleets of other powers convoy it.', ko: '다른 국가의 해군이 호송해야 육군이 갈 수 있습니다.' },
    todo: REMARK,
  },
  CONVOY_WITHOUT_MOVE: {
    means: { en: 'The convoyed army has no order to move there.', ko: '호송을 받는 육군에게 그곳으로 가는 명령이 없습니다.' },
    todo: REMARK,
  },
  NO_ORDER: { means: { en: 'A unit without an order holds.', ko: '명령이 없는 부대는 대기합니다.' }, todo: REMARK },
  NO_RETREAT_ORDER: {
    means: { en: 'A dislodged unit without a retreat order is disbanded.', ko: '퇴각 명령이 없는 부대는 해산합니다.' },
    todo: REMARK,
  },
  OWN_RETREATS_CLASH: {
    means: {
      en: 'Several of your units retreat to one province, so all of them are disbanded.',
      ko: '내 부대 여럿이 한 지역으로 퇴각하면 모두 해산합니다.',
    },
    todo: REMARK,
  },
  OWN_STAND_OFF: { means: { en: 'Your own units stand each other off.', ko: '내 부대끼리 교착 상태가 됩니다.' }, todo: REMARK },
  OWN_SWAP: {
    means: { en: 'Two units cannot change places without a convoy.', ko: '호송 없이는 두 부대가 장소를 맞바꿀 수 없습니다.' },
    todo: REMARK,
  },
  OWN_UNIT_STAYS: {
    means: {
      en: 'Your own unit stays at the destination, and a power never dislodges its own units.',
      ko: '목적지에 내 부대가 남습니다. 자국 부대는 쫓아낼 수 없습니다.',
    },
    todo: REMARK,
  },
  READ_AS: {
    means: {
      en: 'The order is read as the only legal order that its text can mean.',
      ko: '적은 대로 읽을 수 있는 유일한 명령으로 읽었습니다.',
    },
    todo: REMARK,
  },
  REMOVALS_LEFT: {
    means: {
      en: 'You must disband more units. At the deadline the rules choose the rest.',
      ko: '부대를 더 해산해야 합니다. 정하지 않으면 규칙에 따라 해산합니다.',
    },
    todo: REMARK,
  },
  REMOVAL_NOT_DUE: {
    means: {
      en: 'The order disbands more units than the power must disband, so it is ignored.',
      ko: '해산할 수를 넘은 명령이라 무시합니다.',
    },
    todo: REMARK,
  },
  SUPPORT_AGAINST_OWN: {
    means: { en: 'Your support does not help to dislodge your own unit.', ko: '내 부대를 쫓아내는 데 내 지원은 세지 않습니다.' },
    todo: REMARK,
  },
  SUPPORT_DEPENDS: {
    means: {
      en: 'The support counts only if another seat orders the unit to do this.',
      ko: '다른 자리가 그 부대에 같은 명령을 내려야 지원이 유효합니다.',
    },
    todo: REMARK,
  },
  SUPPORT_OF_MOVER: {
    means: {
      en: 'The order supports a unit to hold, but that unit has an order to move.',
      ko: '제자리 지원을 받는 부대에게 이동 명령이 있습니다.',
    },
    todo: REMARK,
  },
  SUPPORT_OF_NO_MOVE: {
    means: {
      en: 'The order supports the move of a unit that has no order to move.',
      ko: '이동 지원을 받는 부대에게 이동 명령이 없습니다.',
    },
    todo: REMARK,
  },
  SUPPORT_OF_OTHER_MOVE: {
    means: {
      en: 'The order supports a move, and the unit has an order to move elsewhere.',
      ko: '이동 지원을 받는 부대에게 다른 곳으로 가는 명령이 있습니다.',
    },
    todo: REMARK,
  },
} satisfies Meanings;

/** A code of Diplomacy. */
type Code = keyof typeof REFUSALS | keyof typeof REMARKS | SharedCode;

/** Makes a refusal of Diplomacy; its code has a row above. */
export const refusal = anyRefusal<keyof typeof REFUSALS | SharedCode>;

/** Makes a remark; its code has a row above. */
export const note: (code: Code, about: string, text: Text, rule: string) => Note = anyNote;
