import { note as anyNote, refusal as anyRefusal, type Note } from '../contract/refusal.ts';
import { CHOOSE, type Meanings, REMARK, type SharedCode } from '../contract/refusals.ts';
import type { Text } from '../lib/text.ts';

/** What the codes of Kutuzov 1812 mean; the refusal itself tells the numbers of the case. */
export const REFUSALS = {
  ALLY_GONE: { means: { en: 'The ally has left the war.', ko: '전쟁에서 떠난 동맹국입니다.' }, todo: CHOOSE },
  ALREADY_OURS: {
    means: { en: 'Partners cannot flag each other’s duchies.', ko: '아군 강국의 지역에는 깃발을 놓지 않습니다.' },
    todo: CHOOSE,
  },
  A_FRIENDLY_PORT: {
    means: { en: 'An assault must go to a port that is not friendly.', ko: '해상기습은 아군 항구가 아닌 항구로 합니다.' },
    todo: CHOOSE,
  },
  BESIEGED_ALREADY: {
    means: { en: 'A fortress can be besieged only once in an impulse.', ko: '한 요새는 Impulse마다 한 번만 공성합니다.' },
    todo: CHOOSE,
  },
  BID_TOO_HIGH: {
    means: { en: 'The bid is higher than the SP that the Power has on the map.', ko: '지도에 있는 SP보다 많이 입찰했습니다.' },
    todo: CHOOSE,
  },
  CARD_PLAYED: { means: { en: 'The Power has played a card in this impulse.', ko: '이번 Impulse에 이미 카드를 냈습니다.' }, todo: CHOOSE },
  CONVOYED: { means: { en: 'An impulse has only one convoy.', ko: '해상수송은 Impulse마다 한 번뿐입니다.' }, todo: CHOOSE },
  CONVOY_FULL: { means: { en: 'The convoy cannot carry more pieces.', ko: '해상수송에 더 실을 수 없습니다.' }, todo: CHOOSE },
  DECK_EMPTY: { means: { en: 'The deck has no card left.', ko: '덱에 남은 카드가 없습니다.' }, todo: CHOOSE },
  ENEMIES_THERE: { means: { en: 'Enemies are in that space.', ko: '적이 있는 곳입니다.' }, todo: CHOOSE },
  ENEMIES_WERE_THERE: {
    means: { en: 'A Power cannot intercept into a space where enemies were already.', ko: '이미 적이 있던 곳으로는 차단할 수 없습니다.' },
    todo: CHOOSE,
  },
  ENEMY_FORTRESS: {
    means: { en: 'No friendly formation besieges this enemy fortress.', ko: '아군이 포위하지 않은 적 요새입니다.' },
    todo: CHOOSE,
  },
  ENEMY_IN_DUCHY: { means: { en: 'Enemies are in this duchy.', ko: '적이 있는 지역입니다.' }, todo: CHOOSE },
  ENTRENCHED: { means: { en: 'The duchy has an Entrenchment already.', ko: '이미 참호가 있습니다.' }, todo: CHOOSE },
  FAR_FROM_IMPERIALS: { means: { en: 'No Imperial formation or flag is near enough.', ko: '가까이에 제국군이 없습니다.' }, todo: CHOOSE },
  FLAG_BY_SIEGE: {
    means: { en: 'Only a siege can flag an enemy fortress.', ko: '적 요새의 깃발은 공성으로만 바꿉니다.' },
    todo: CHOOSE,
  },
  FROM_ENEMY_FORTRESS: {
    means: {
      en: 'Pieces may leave an enemy fortress only for friendly or uncontrolled spaces.',
      ko: '적 요새에서는 아군 지역이나 제어하는 강국이 없는 지역으로만 나갑니다.',
    },
    todo: CHOOSE,
  },
  HAND_FULL: { means: { en: 'The hand is at its limit.', ko: '핸드 제한에 이르렀습니다.' }, todo: CHOOSE },
  HESITANT_ALLY: {
    means: { en: 'Hesitant allies do not enter enemy ground in Russia.', ko: '소극적인 동맹국은 러시아의 적 지역에 들어가지 않습니다.' },
    todo: CHOOSE,
  },
  INTERCEPTORS_NEAR: { means: { en: 'An enemy army could intercept there.', ko: '적군이 차단할 수 있는 곳입니다.' }, todo: CHOOSE },
  LAST_IMPULSE: {
    means: { en: 'A Power cannot buy a card in its last impulse.', ko: '마지막 Impulse에는 카드를 살 수 없습니다.' },
    todo: CHOOSE,
  },
  LEAVE_FIRST: {
    means: {
      en: 'First every formation must leave Moscow, St. Petersburg and Kiev.',
      ko: '먼저 모스크바, 상트페테르부르크, 키예프에서 모두 떠나야 합니다.',
    },
    todo: CHOOSE,
  },
  LINE_BLOCKED: { means: { en: 'An event has closed this line.', ko: '이벤트로 닫힌 길입니다.' }, todo: CHOOSE },
  MOVED_ALREADY: {
    means: { en: 'Entrenchments must be placed before the first move.', ko: '참호는 첫 이동 전에 놓습니다.' },
    todo: CHOOSE,
  },
  MUST_PLAY_A_CARD: {
    means: { en: 'A Power that holds a card must play one.', ko: '카드가 있는 강국은 한 장을 내야 합니다.' },
    todo: CHOOSE,
  },
  NEUTRAL_AUSTRIA: { means: { en: 'Austria is neutral.', ko: '오스트리아는 중립입니다.' }, todo: CHOOSE },
  NOBODY_MOVES: {
    means: { en: 'An attack inside a zone cannot be intercepted.', ko: '구역 안의 공격은 차단할 수 없습니다.' },
    todo: CHOOSE,
  },
  NOBODY_TO_ATTACK: { means: { en: 'This zone has no enemies.', ko: '적이 없는 구역입니다.' }, todo: CHOOSE },
  NOBODY_TO_ENTRENCH: {
    means: { en: 'An Entrenchment needs a friendly duchy with an army or 4 SP.', ko: '군이나 4SP가 있는 아군 지역이어야 합니다.' },
    todo: CHOOSE,
  },
  NOBODY_TO_FLAG: {
    means: { en: 'You have no formation in the duchy and no army near enough to flag it.', ko: '깃발을 놓을 진형이나 군이 없습니다.' },
    todo: CHOOSE,
  },
  NOT_ABLE: {
    means: { en: 'At least one of these pieces cannot do this now.', ko: '지금 함께할 수 없는 조각이 들어 있습니다.' },
    todo: CHOOSE,
  },
  NOT_ATTACKED: {
    means: {
      en: 'Only an attacked formation without interceptors may evade.',
      ko: '공격받고 차단한 아군이 없는 진형만 회피할 수 있습니다.',
    },
    todo: CHOOSE,
  },
  NOT_A_CHOICE: { means: { en: 'This is not one of the choices.', ko: '고를 수 있는 선택이 아닙니다.' }, todo: CHOOSE },
  NOT_A_FLAG: { means: { en: 'The duchy cannot be flagged in this way.', ko: '그렇게는 깃발을 놓을 수 없습니다.' }, todo: CHOOSE },
  NOT_A_FRIENDLY_PORT: {
    means: { en: 'A convoy goes from one friendly port to another.', ko: '해상수송은 두 아군 항구 사이에서만 합니다.' },
    todo: CHOOSE,
  },
  NOT_A_HOME_SITE: { means: { en: 'The nation cannot build there.', ko: '그 국가가 생산할 수 없는 곳입니다.' }, todo: CHOOSE },
  NOT_A_PARTNERS_HOME: {
    means: {
      en: 'Only a home duchy of the partner can be given back without a flag.',
      ko: '깃발 없이 돌려줄 수 있는 곳은 아군 강국의 본토 지역뿐입니다.',
    },
    todo: CHOOSE,
  },
  NOT_A_RETREAT: { means: { en: 'These pieces cannot retreat there.', ko: '그곳으로 후퇴할 수 없는 조각입니다.' }, todo: CHOOSE },
  NOT_BEATEN: {
    means: { en: 'You have no beaten formation that this card could help.', ko: '이 카드로 도울 패배한 아군 진형이 없습니다.' },
    todo: CHOOSE,
  },
  NOT_BOTH: { means: { en: 'Only one Power of the seat chooses now.', ko: '지금 이 자리에서는 한 강국만 선택합니다.' }, todo: CHOOSE },
  NOT_CALLED: {
    means: { en: 'At least one of these pieces cannot intercept there.', ko: '그곳에서 차단할 수 없는 조각이 들어 있습니다.' },
    todo: CHOOSE,
  },
  NOT_CONNECTED: {
    means: {
      en: 'Friendly ground does not connect the space to a zone at the edge of the map.',
      ko: '아군 지역으로 지도 끝의 구역에 연결되지 않은 곳입니다.',
    },
    todo: CHOOSE,
  },
  NOT_DEPLOYABLE: {
    means: { en: 'At least one of these pieces cannot deploy.', ko: '전략배치할 수 없는 조각이 들어 있습니다.' },
    todo: CHOOSE,
  },
  NOT_ENOUGH_CP: { means: { en: 'The Power does not have enough CP.', ko: 'CP가 모자랍니다.' }, todo: CHOOSE },
  NOT_FIRST_ROUND: { means: { en: 'This is possible only in the first round.', ko: '첫 라운드에만 할 수 있습니다.' }, todo: CHOOSE },
  NOT_FOR_YOU: { means: { en: 'This event belongs to other Powers.', ko: '다른 강국의 이벤트입니다.' }, todo: CHOOSE },
  NOT_FREE: { means: { en: 'No card halves this roll for free.', ko: '이 굴림을 무료로 절반으로 줄일 카드가 없습니다.' }, todo: CHOOSE },
  NOT_INTERCEPTED: { means: { en: 'This move cannot be intercepted.', ko: '차단할 수 없는 이동입니다.' }, todo: CHOOSE },
  NOT_IN_BATTLE: { means: { en: 'You have no piece in this battle.', ko: '이 전투에 내 조각이 없습니다.' }, todo: CHOOSE },
  NOT_IN_REGROUP_BOX: { means: { en: 'The pieces are not in the Regroup Box.', ko: 'Regroup Box에 없는 조각입니다.' }, todo: CHOOSE },
  NOT_IN_SIEGES: { means: { en: 'The card has no effect in sieges.', ko: '공성에는 쓸 수 없는 카드입니다.' }, todo: CHOOSE },
  NOT_OURS: {
    means: {
      en: 'The duchy must be under Tsarist control and without Imperials.',
      ko: '제국군이 없고 차르군이 제어하는 지역이어야 합니다.',
    },
    todo: CHOOSE,
  },
  NOT_TO_BE_BUILT: { means: { en: 'This leader cannot be built.', ko: '생산할 수 없는 리더입니다.' }, todo: CHOOSE },
  NOT_TO_BE_GIVEN_UP: { means: { en: 'This card cannot be given up.', ko: '버릴 수 없는 카드입니다.' }, todo: CHOOSE },
  NOT_TO_BE_RECALLED: { means: { en: 'This leader cannot be recalled.', ko: '지도에서 제거할 수 없는 리더입니다.' }, todo: CHOOSE },
  NOT_TSARIST: { means: { en: 'Only Tsarists can scorch the earth.', ko: '차르군만 초토화할 수 있습니다.' }, todo: CHOOSE },
  NOT_YOUR_COMMAND: {
    means: { en: 'Only the Power in command there names a leader.', ko: '그곳을 지휘하는 강국만 리더를 정합니다.' },
    todo: CHOOSE,
  },
  NO_ARMY: { means: { en: 'Only an army can besiege.', ko: '군만 공성할 수 있습니다.' }, todo: CHOOSE },
  NO_ARMY_TO_EVADE: {
    means: { en: 'You have no army there that may still try to evade.', ko: '아직 회피를 시도할 수 있는 아군 군이 없습니다.' },
    todo: CHOOSE,
  },
  NO_BRIDGE_NOW: { means: { en: 'No bridge can be placed now.', ko: '지금은 다리를 놓을 수 없습니다.' }, todo: CHOOSE },
  NO_CARD_IN_PLAY: { means: { en: 'CP come from a card that you play.', ko: 'CP는 낸 카드에서 나옵니다.' }, todo: CHOOSE },
  NO_COUNTERS: { means: { en: 'No counters are left for this.', ko: '쓸 조각이 남아 있지 않습니다.' }, todo: CHOOSE },
  NO_CP: { means: { en: 'The card has no CP.', ko: 'CP가 없는 카드입니다.' }, todo: CHOOSE },
  NO_DMC: { means: { en: 'No DMC can be placed now.', ko: '지금은 DMC를 놓을 수 없습니다.' }, todo: CHOOSE },
  NO_EFFECT: { means: { en: 'The event would have no effect now.', ko: '지금은 효과가 없는 이벤트입니다.' }, todo: CHOOSE },
  NO_ENEMY_FORTRESS: { means: { en: 'There is no enemy fortress.', ko: '적 요새가 없는 곳입니다.' }, todo: CHOOSE },
  NO_FLAG_IN_ZONE: { means: { en: 'Zones cannot have flags.', ko: '구역에는 깃발을 놓지 않습니다.' }, todo: CHOOSE },
  NO_FLAG_LEFT: { means: { en: 'No such flag is left.', ko: '남은 깃발이 없습니다.' }, todo: CHOOSE },
  NO_FLEET: { means: { en: 'Only Russia 1 can move by sea.', ko: '러시아 1만 바다로 이동합니다.' }, todo: CHOOSE },
  NO_FRONTIER_RIVER: { means: { en: 'A bridge needs a river on the frontier.', ko: '국경의 강이 아닙니다.' }, todo: CHOOSE },
  NO_LEADER: { means: { en: 'This needs a leader.', ko: '리더가 있어야 합니다.' }, todo: CHOOSE },
  NO_MAGAZINE: { means: { en: 'The duchy is not a magazine of this Power.', ko: '이 강국의 배치시작 지역이 아닙니다.' }, todo: CHOOSE },
  NO_MARKER_LEFT: { means: { en: 'No such marker is left.', ko: '남은 마커가 없습니다.' }, todo: CHOOSE },
  NO_MORE_FRESH: {
    means: { en: 'Only lost and disrupted SP can be replaced.', ko: '제거되거나 혼란된 SP만 바꿀 수 있습니다.' },
    todo: CHOOSE,
  },
  NO_PLACE_TO_REGROUP: { means: { en: 'Regrouped pieces cannot go there.', ko: '재편한 조각을 놓을 수 없는 곳입니다.' }, todo: CHOOSE },
  NO_RESOURCES: { means: { en: 'This needs a resource.', ko: '자원이 있어야 합니다.' }, todo: CHOOSE },
  NO_STAYING: { means: { en: 'An evasion must go to another space.', ko: '회피는 다른 곳으로 해야 합니다.' }, todo: CHOOSE },
  NO_SUCH_ALLY: { means: { en: 'The Power has no such ally.', ko: '이 강국에 없는 동맹국입니다.' }, todo: CHOOSE },
  NO_SUCH_CARD: { means: { en: 'The game has no such card.', ko: '없는 카드입니다.' }, todo: CHOOSE },
  NO_SUCH_LEADER: { means: { en: 'The game has no such leader.', ko: '없는 리더입니다.' }, todo: CHOOSE },
  NO_SUCH_SPACE: { means: { en: 'The map has no such space.', ko: '지도에 없는 곳입니다.' }, todo: CHOOSE },
  NO_TRACK: { means: { en: 'Only the Imperials have an attrition level.', ko: '손실 단계는 제국군에만 있습니다.' }, todo: CHOOSE },
  NO_WAY: { means: { en: 'No safe friendly ground leads there.', ko: '안전한 아군 지역으로 그곳까지 갈 수 없습니다.' }, todo: CHOOSE },
  NO_ZONE: { means: { en: 'This cannot be done in zones.', ko: '구역에서는 할 수 없습니다.' }, todo: CHOOSE },
  ONE_ARMY: { means: { en: 'Only a single army can do this.', ko: '군 하나만 할 수 있습니다.' }, todo: CHOOSE },
  ONE_COUNTER: {
    means: { en: 'Without a leader, counters must move one by one.', ko: '리더가 없으면 조각을 하나씩 이동합니다.' },
    todo: CHOOSE,
  },
  ONE_DMC: { means: { en: 'A duchy has at most one DMC.', ko: '한 지역에 DMC는 하나만 놓습니다.' }, todo: CHOOSE },
  ONE_MAGAZINE: { means: { en: 'All reinforcements must come to one place.', ko: '증원은 모두 한곳에 놓습니다.' }, todo: CHOOSE },
  ONE_UNTIL_KUTUZOV: {
    means: {
      en: 'Until Kutuzov has arrived, this is possible only once in an impulse.',
      ko: '쿠투조프가 등장하기 전에는 Impulse마다 하나만 할 수 있습니다.',
    },
    todo: CHOOSE,
  },
  OTHER_CAUSES: { means: { en: 'This is not the number of causes of attrition.', ko: '손실의 원인 수가 다릅니다.' }, todo: CHOOSE },
  OVER_MARSH: { means: { en: 'Imperials cannot intercept across a marsh.', ko: '제국군은 습지를 건너 차단할 수 없습니다.' }, todo: CHOOSE },
  OVER_RIVER: { means: { en: 'This cannot be done across a river.', ko: '강을 건너서는 할 수 없습니다.' }, todo: CHOOSE },
  PLUS_USED: { means: { en: 'The "+" of this impulse has been used.', ko: '이번 Impulse의 "+"는 이미 썼습니다.' }, todo: CHOOSE },
  PREEMPTIVE: { means: { en: 'This cannot be done in a pre-emptive impulse.', ko: '우선권 Impulse에서는 할 수 없습니다.' }, todo: CHOOSE },
  RETREATED: { means: { en: 'The Imperials have left this place for good.', ko: '제국군이 완전히 물러난 곳입니다.' }, todo: CHOOSE },
  SCORCHED: { means: { en: 'The place is scorched already.', ko: '이미 초토화된 지역입니다.' }, todo: CHOOSE },
  SCORCHED_KEY: {
    means: {
      en: 'On scorched ground only one SP or leader can be built in an impulse.',
      ko: '초토화지역에서는 Impulse마다 1SP나 리더 하나만 생산합니다.',
    },
    todo: CHOOSE,
  },
  SERIES_CLOSED: {
    means: { en: 'The series of resources of this impulse has ended.', ko: '이번 Impulse에 자원을 이어 쓰는 일이 끝났습니다.' },
    todo: CHOOSE,
  },
  SP_OWED: {
    means: { en: 'A Power that must still remove SP cannot place pieces.', ko: '제거할 SP가 남은 강국은 생산할 수 없습니다.' },
    todo: CHOOSE,
  },
  SUDDEN: { means: { en: 'An event forbids evasion of this move.', ko: '이벤트 때문에 회피할 수 없는 이동입니다.' }, todo: CHOOSE },
  TOO_EARLY: { means: { en: 'This is possible only from a later turn on.', ko: '더 늦은 턴부터 할 수 있습니다.' }, todo: CHOOSE },
  TOO_MANY_SP: { means: { en: 'These leaders cannot command that many SP.', ko: '리더의 지휘능력을 넘는 SP입니다.' }, todo: CHOOSE },
  WHENCE_THEY_CAME: { means: { en: 'The enemy comes from there.', ko: '적이 출발한 곳입니다.' }, todo: CHOOSE },
} satisfies Meanings;

/** What remarks on a command mean. */
export const REMARKS = {
  COSTS_CP: { means: { en: 'The command takes CP of the card in play.', ko: '낸 카드의 CP를 쓰는 명령입니다.' }, todo: REMARK },
} satisfies Meanings;

type Remark = keyof typeof REMARKS;
/** Makes a remark on a command; its code has a row above. */
export const note: (code: Remark, about: string, text: Text, rule: string) => Note = anyNote;

/** Makes a refusal of Kutuzov 1812; its code has a row above. */
export const refusal = anyRefusal<keyof typeof REFUSALS | SharedCode>;
