import { absurd } from '../../lib/absurd.ts';
import { josa } from '../../lib/josa.ts';
import { isInland, placeName } from '../map/provinces.ts';
import type { Loc, Phase } from '../map/vocabulary.ts';
import { POWER_NAMES } from '../words/names.ts';
import type { Fighter, Piece, Why } from './why.ts';

const place = (loc: Loc): string => placeName(loc, 'ko');
const name = ({ type, loc }: Piece): string => `${place(loc)}의 ${type === 'A' ? '육군' : '해군'}`;
const strong = (unit: Fighter): string => `${name(unit)}(${unit.strength})`;
const all = (units: readonly Fighter[]): string => units.map(strong).join(', ');
const places = (locs: readonly Loc[]): string => locs.map(place).join(', ');
const power = (id: keyof typeof POWER_NAMES.ko): string => POWER_NAMES.ko[id];

const PHASES: { readonly [phase in Phase]: string } = { movement: '명령', retreat: '퇴각', adjustment: '부대 가감' };
const ORDERS = { hold: '대기', move: '이동', support: '지원', convoy: '호송', retreat: '퇴각', disband: '해산', build: '배치' } as const;

/** The same as `english`, in Korean, in the rulebook's words. */
export function korean(why: Why): string {
  switch (why.code) {
    case 'UNREADABLE':
      return `따를 수 없는 명령입니다: "${why.written}".`;
    case 'UNKNOWN_PROVINCE':
      return `"${why.written}"(이)라는 지역은 없습니다.`;
    case 'WRONG_PHASE':
      return `${PHASES[why.phase]} 단계에는 ${ORDERS[why.order]} 명령이 없습니다.`;
    case 'SAME_PROVINCE':
      return `${josa(name(why.unit), '은/는')} 이미 그곳에 있습니다.`;
    case 'ARMY_AT_SEA':
      return `${josa(name(why.unit), '은/는')} 해상 지역으로 갈 수 없습니다.`;
    case 'FLEET_BY_CONVOY':
    case 'CONVOY_OF_FLEET':
      return `육군만 호송할 수 있습니다. ${josa(name(why.unit), '은/는')} 호송할 수 없습니다.`;
    case 'SUPPORT_ITSELF':
      return `${josa(name(why.unit), '은/는')} 자기 자신이나 자기 지역으로 가는 이동을 지원할 수 없습니다.`;
    case 'CONVOY_BY_ARMY':
      return `해군만 호송합니다. ${josa(name(why.unit), '은/는')} 호송할 수 없습니다.`;
    case 'CONVOY_FROM_COAST':
      return `${josa(name(why.unit), '은/는')} 해안 지역에 있습니다. 해상 지역의 해군만 호송합니다.`;
    case 'NOT_DISLODGED':
      return `${josa(name(why.unit), '은/는')} 퇴각할 필요가 없습니다.`;
    case 'NOT_ADJACENT': {
      const isFar = why.unit.type === 'A' && !isInland(why.unit.loc) && !isInland(why.to);
      const apart = `${josa(place(why.to), '은/는')} ${josa(name(why.unit), '이/가')} 갈 수 있는 인접 지역이 아닙니다.`;
      return isFar ? `${apart} 호송할 해군도 없습니다.` : apart;
    }
    case 'COAST_UNREACHABLE':
      return `${josa(name(why.unit), '은/는')} ${josa(place(why.to), '과/와')} 인접해 있지 않습니다.`;
    case 'SUPPORT_OUT_OF_REACH':
      return `${josa(name(why.unit), '은/는')} 스스로 ${josa(place(why.to), '으로/로')} 이동할 수 없습니다.`;
    case 'SUPPORT_OF_IMPOSSIBLE_MOVE':
      return `${josa(name(why.unit), '은/는')} ${josa(place(why.to), '으로/로')} 이동할 수 없습니다.`;
    case 'NO_ROUTE':
      return why.unit.type === 'A'
        ? `${josa(name(why.unit), '을/를')} ${josa(place(why.to), '으로/로')} 호송할 해군이 없습니다.`
        : `${josa(name(why.unit), '은/는')} ${place(why.from)}에서 ${josa(place(why.to), '으로/로')} 가는 호송 경로에 필요하지 않습니다.`;
    case 'COAST_AMBIGUOUS':
      return `어느 해안인지 밝혀야 합니다: ${why.coasts.map(place).join(' 또는 ')}.`;
    case 'FLEET_INLAND':
      return `${josa(place(why.at), '은/는')} 내륙이므로 해군이 있을 수 없습니다.`;
    case 'NO_UNIT':
      return `${place(why.at)}에 그런 부대가 없습니다.`;
    case 'OCCUPIED':
      return `${place(why.at)}에는 다른 부대가 있습니다.`;
    case 'CLOSED':
      return `${place(why.at)}에는 중립이라 어느 부대도 들어갈 수 없습니다.`;
    case 'ATTACKER_CAME_FROM':
      return `${josa(place(why.at), '은/는')} 공격자가 출발한 지역입니다.`;
    case 'CONTESTED':
      return `${josa(place(why.at), '은/는')} 교착 상태로 비게 된 지역입니다.`;
    case 'NOT_HOME':
      return `${josa(place(why.at), '은/는')} ${power(why.power)} 자국의 병참 중심지가 아닙니다.`;
    case 'NOT_CONTROLLED':
      return `${josa(power(why.power), '은/는')} ${josa(place(why.at), '을/를')} 통제하고 있지 않습니다.`;
    case 'NO_REMOVALS':
      return `${power(why.power)}에는 해산할 부대가 없습니다.`;
    case 'NO_BUILDS':
      return `${josa(power(why.power), '은/는')} 병참 중심지마다 이미 부대가 있습니다.`;
    case 'NO_MORE_REMOVALS':
      return `${power(why.power)}에는 더 해산할 부대가 없습니다.`;
    case 'NO_MORE_BUILDS':
      return `${josa(power(why.power), '은/는')} 더 배치할 수 없습니다.`;
    case 'STAYS':
      return `${josa(name(why.unit), '은/는')} 제자리에 있고 아무도 공격하지 않습니다.`;
    case 'NOWHERE_TO_GO':
      return `${josa(name(why.unit), '은/는')} 퇴각할 곳이 없습니다.`;
    case 'NO_RETREAT_ORDER':
      return `${name(why.unit)}에 퇴각 명령이 없습니다.`;
    case 'DISBANDS':
      return `${josa(name(why.unit), '은/는')} 명령대로 해산합니다.`;
    case 'BUILDS':
      return `${josa(name(why.unit), '을/를')} 새로 배치합니다.`;
    case 'REMOVES':
      return `${josa(name(why.unit), '은/는')} 명령대로 해산합니다.`;
    case 'FARTHEST_FROM_HOME':
      return `부대가 너무 많고, ${josa(name(why.unit), '이/가')} 자국에서 가장 멀리 있습니다.`;
    case 'FARTHEST_FROM_CENTRES':
      return `부대가 너무 많고, ${josa(name(why.unit), '이/가')} 자기 병참 중심지에서 가장 멀리 있습니다.`;
    case 'OUTWEIGHS':
      return `${place(why.at)}에서 ${josa(strong(why.unit), '이/가')} ${all(why.against)}보다 강합니다.`;
    case 'OUTWEIGHED':
      return `${place(why.at)}에서 ${josa(all(why.against), '이/가')} ${strong(why.unit)}보다 강합니다.`;
    case 'STANDS_OFF':
      return `${place(why.at)}에서 ${josa(strong(why.unit), '과/와')} ${all(why.against)}의 힘이 같아 교착 상태입니다.`;
    case 'NOT_STRONGER':
      return `${josa(strong(why.unit), '은/는')} 제자리에 남는 ${all(why.against)}보다 강하지 않습니다.`;
    case 'HEAD_ON':
      return `${josa(strong(why.unit), '과/와')} ${josa(all(why.against), '은/는')} 호송 없이 장소를 맞바꿀 수 없습니다.`;
    case 'OWN_UNIT_STAYS':
      return `${josa(all(why.against), '이/가')} ${josa(place(why.at), '을/를')} 떠나지 않으며, ${josa(strong(why.unit), '은/는')} 자국 부대를 쫓아낼 수 없습니다.`;
    case 'DRIVES_OUT':
      return `${josa(strong(why.unit), '이/가')} ${josa(all(why.against), '을/를')} 쫓아냅니다.`;
    case 'DRIVEN_OUT':
      return `${josa(all(why.against), '이/가')} ${josa(strong(why.unit), '을/를')} 쫓아냅니다.`;
    case 'DRIVEN_BACK':
      return `${josa(all(why.against), '이/가')} ${josa(strong(why.unit), '을/를')} 쫓아내므로, 이 부대는 ${place(why.at)}에 영향을 주지 않습니다.`;
    case 'MEETS_DRIVEN_BACK':
      return `${josa(all(why.against), '은/는')} ${place(why.at)}에서 온 공격에 쫓겨났으므로 그곳에서 ${josa(strong(why.unit), '을/를')} 막지 못합니다.`;
    case 'WITHSTANDS':
      return `${josa(strong(why.unit), '은/는')} ${all(why.against)}의 공격을 받았지만 제자리에 남습니다.`;
    case 'OWN_SUPPORT':
      return `공격받는 국가의 지원은 세지 않으므로 ${name(why.unit)}(${why.unit.strength} 중 ${why.counted})은 ${josa(all(why.against), '을/를')} 쫓아내지 못합니다.`;
    case 'OWN_SUPPORT_STANDS_OFF':
      return `공격받는 국가의 지원은 세지 않으므로 ${place(why.at)}에서 ${name(why.unit)}(${why.unit.strength} 중 ${why.counted})은 ${all(why.against)}보다 강하지 않습니다.`;
    case 'UNOPPOSED':
      return `${josa(name(why.unit), '이/가')} ${josa(place(why.to), '으로/로')} 가는 것을 아무도 막지 않습니다.`;
    case 'ROTATES':
      return `${josa(name(why.unit), '은/는')} 셋 이상이 돌면서 장소를 바꾸어 ${josa(place(why.to), '으로/로')} 이동합니다.`;
    case 'RETREATS':
      return `${josa(name(why.unit), '은/는')} ${josa(place(why.to), '으로/로')} 퇴각합니다.`;
    case 'NO_CONVOY':
      return `${josa(name(why.unit), '을/를')} ${josa(place(why.to), '으로/로')} 호송하라는 명령을 받은 해군이 없습니다.`;
    case 'CARRIED':
      return `${josa(name(why.unit), '은/는')} ${josa(places(why.fleets), '을/를')} 거쳐 ${josa(place(why.to), '으로/로')} 호송되고 그곳에서 아무도 막지 않습니다.`;
    case 'CARRIED_ANOTHER_WAY':
      return `${places(why.fleets)}의 해군이 쫓겨나도 다른 호송 경로가 열려 있어 ${josa(name(why.unit), '은/는')} ${place(why.to)}에 도착합니다.`;
    case 'NO_WHOLE_ROUTE':
      return `명령을 받은 ${places(why.fleets)}의 해군만으로는 ${josa(name(why.unit), '이/가')} ${place(why.to)}까지 가는 경로가 이어지지 않습니다.`;
    case 'CONVOY_LOST':
      return `${places(why.fleets)}의 해군이 쫓겨나 ${josa(name(why.unit), '이/가')} ${josa(place(why.to), '으로/로')} 갈 경로가 없습니다.`;
    case 'CONVOY_PARADOX':
      return `${josa(places(why.fleets), '을/를')} 거치는 호송의 성패가 ${name(why.unit)} 자신에게 달려 있어 역설이 되므로 육군은 남습니다.`;
    case 'CHANGES_PLACES':
      return `${josa(name(why.unit), '과/와')} ${josa(name(why.with), '이/가')} 호송으로 장소를 맞바꿉니다.`;
    case 'RETREATS_CLASH':
      return `${[why.unit, ...why.against].map(name).join(', ')}이 같은 지역인 ${josa(place(why.to), '으로/로')} 퇴각하므로 모두 해산합니다.`;
    case 'CUT':
      return `${josa(name(why.attacker), '이/가')} ${josa(name(why.unit), '을/를')} 공격하여 지원이 차단됩니다.`;
    case 'CUT_BY_DISLODGEMENT':
      return `${josa(name(why.attacker), '이/가')} ${josa(name(why.unit), '을/를')} 쫓아내어 지원이 차단됩니다.`;
    case 'CUT_BY_CONVOYED_ARMY':
      return `${josa(name(why.attacker), '이/가')} 다른 온전한 호송 경로로 ${josa(name(why.unit), '을/를')} 공격하여 지원이 차단됩니다.`;
    case 'NOT_CUT_BY_OWN_POWER':
      return `같은 국가인 ${name(why.attacker)}의 공격은 ${name(why.unit)}의 지원을 차단하지 않습니다.`;
    case 'NOT_CUT_FROM_TARGET':
      return `${josa(name(why.attacker), '은/는')} 지원을 받는 지역에서 ${josa(name(why.unit), '을/를')} 공격하고 쫓아내지 못하므로 지원을 차단하지 않습니다.`;
    case 'NOT_CUT_BY_CONVOYED_ARMY':
      return `${josa(name(why.attacker), '은/는')} 이 지원을 받는 공격의 대상인 해군을 거쳐 오므로 ${name(why.unit)}의 지원을 차단하지 않습니다.`;
    case 'SUPPORT_GIVEN':
      return `${place(why.of)}의 부대에 대한 ${name(why.unit)}의 지원을 아무것도 차단하지 않습니다.`;
    case 'SUPPORTED_UNIT_MOVES':
      return `${place(why.of)}의 부대는 이동 명령을 받았으므로 ${josa(name(why.unit), '이/가')} 제자리에서 지원할 수 없습니다.`;
    case 'CONVOYS':
      return `${josa(name(why.unit), '이/가')} ${place(why.of)}의 육군을 호송합니다.`;
    case 'CONVOY_NOT_NEEDED':
      return `${place(why.of)}의 육군은 육로로 갑니다. ${name(why.unit)}의 호송은 쓰이지 않습니다.`;
    case 'CONVOY_IN_DOUBT':
      return `${name(why.unit)}의 호송이 온전한지는 호송할 ${place(why.of)}의 육군 자신에게 달려 있어 역설이 됩니다.`;
    case 'OTHER_MOVE_SUPPORTED':
      return `${place(why.of)}의 부대는 ${josa(place(why.to), '으로/로')} 이동하라는 명령을 받지 않았습니다.`;
    case 'OTHER_MOVE_CONVOYED':
      return `${place(why.of)}의 육군은 ${josa(place(why.to), '으로/로')} 가라는 명령을 받지 않았습니다.`;
    default:
      return absurd(why);
  }
}
