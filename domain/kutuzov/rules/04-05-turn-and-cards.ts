import type { Chapter } from './chapter.ts';

/** The turn (§4) and the cards (§5). */
export const TURN_AND_CARDS: Chapter = {
  '§4.1': {
    en: 'A turn is: impulses, attrition, Cossacks, morale, resources, conquest, peace or victory, interphase.',
    ko: '턴은 Impulse, 손실, 코사크, 사기, 자원, 정복, 평화나 승리, 간기 순서입니다.',
  },
  '§4.2': {
    en: 'In its impulse a Power with cards must play one, unless it buys one with 2 resources; then it may.',
    ko: '자기 Impulse에 카드가 있으면 반드시 한 장을 씁니다. 자원 둘로 카드를 샀다면 쓰지 않아도 됩니다.',
  },
  '§4.21': {
    en: 'Used cards lie open on the discards or the Home reserve, of which the top alone is seen; #1 beside FN, #9 beside FS, others as they say.',
    ko: '쓴 카드는 버린 카드나 본토카드 더미에 펼쳐 놓고 맨 위만 봅니다. #1은 FN, #9는 FS 옆에, 따로 적힌 것은 적힌 대로 둡니다.',
  },
  '§4.22': {
    en: 'Between impulses the only Power with most cards may go first; no Power goes twice in a row, and two such impulses never follow each other.',
    ko: 'Impulse 사이에 카드가 혼자 가장 많은 강국이 먼저 할 수 있습니다. 한 강국이 연달아, 우선권이 연달아 오지는 않습니다.',
  },
  '§4.23': {
    en: 'A Power with no cards passes; it may besiege and use resources first.',
    ko: '카드가 없는 강국은 패스합니다. 그 전에 공성을 하고 자원을 쓸 수 있습니다.',
  },
  '§4.24': {
    en: 'When only one Power has cards left, its next impulse is the last of the turn.',
    ko: '한 강국만 카드가 남으면 그 강국의 다음 Impulse가 턴의 마지막입니다.',
  },
  '§4.3': {
    en: 'At the end of the turn formations on uncontrolled ground take attrition; survivors flag the duchy, if no fortress, for free.',
    ko: '턴 끝에 제어하지 못하는 곳의 진형은 손실을 입습니다. 살아남으면 요새가 아닌 지역에 그냥 깃발을 놓습니다.',
  },
  '§4.4': {
    en: 'Cossacks: 4 or more on a die removes an Imperial flag in Russia that no Imperial piece guards and that is no fortress.',
    ko: '코사크: 제국 조각이 없고 요새가 아닌 러시아 지역의 제국 깃발은 주사위 4 이상이면 없어집니다.',
  },
  '§4.5': {
    en: 'Both Camps check their morale.',
    ko: '두 Camp가 사기를 확인합니다.',
  },
  '§4.6': {
    en: 'A Power discards resources above 5.',
    ko: '강국은 다섯 개를 넘는 자원을 버립니다.',
  },
  '§4.7': {
    en: 'The conquest roll is made after every turn.',
    ko: '턴마다 정복 굴림을 합니다.',
  },
  '§4.8': {
    en: 'After turns 2 and 3 the peace die is rolled; after turn 4 victory points decide.',
    ko: '2턴과 3턴 뒤에는 평화주사위를 굴리고 4턴 뒤에는 승점으로 끝납니다.',
  },
  '§4.9': {
    en: 'Otherwise an interphase follows, and the next turn begins where the impulse marker stands.',
    ko: '그 밖에는 간기를 하고 다음 턴은 Impulse 마커가 있는 강국부터 시작합니다.',
  },

  '§5.1': {
    en: 'A card is used for its event or its CP; events go before rules, later ones before earlier, and the player of the card chooses.',
    ko: '카드는 이벤트나 CP 하나로 씁니다. 이벤트가 규칙에, 나중 것이 먼저 것에 앞서고 선택은 쓴 사람이 합니다.',
  },
  '§5.11': {
    en: 'Where an event places more soldiers than there are counters, soldiers of that nation are first taken off the map.',
    ko: '이벤트로 놓을 조각이 모자라면 그 국가의 병사를 먼저 지도에서 뺍니다.',
  },
  '§5.12': {
    en: 'Where an event removes more SP than there are, the Power must build them at once, and places nothing while it owes any.',
    ko: '이벤트로 뺄 SP가 모자라면 바로 생산해서 채우고, 빚이 남은 동안은 아무것도 놓지 못합니다.',
  },
  '§5.21': {
    en: 'Response events may be played at any moment of any impulse, and are resolved in order of play.',
    ko: '반응 이벤트는 누구의 Impulse든 아무 때나 쓰고 쓴 순서대로 처리합니다.',
  },
  '§5.22': {
    en: 'A response comes after what it answers and before the next action; of two at once the next in impulse order goes first.',
    ko: '반응은 대상이 된 행동 뒤, 다음 행동 전에 씁니다. 동시라면 Impulse표에서 다음인 강국이 먼저입니다.',
  },
  '§5.23': {
    en: 'CP against a second or later drop of one impulse count as a response, from any card.',
    ko: '한 Impulse의 두 번째부터의 하락에 맞선 CP 사용은 어느 카드로든 반응으로 칩니다.',
  },
  '§5.24': {
    en: 'Any number of responses may be played.',
    ko: '반응은 몇 장이든 쓸 수 있습니다.',
  },
  '§5.3': {
    en: 'Battle cards are for Powers with a piece in the battle, any number of them.',
    ko: '전투 카드는 전투에 조각이 있는 강국만, 몇 장이든 쓸 수 있습니다.',
  },
  '§5.4': {
    en: 'Home cards are for the Powers of their Camp; what is unused is discarded after the impulses.',
    ko: '본토카드는 그 Camp의 강국만 씁니다. 쓰지 않은 것은 Impulse가 모두 끝나면 버립니다.',
  },
  '§5.5': {
    en: 'CP are spent in any mix, within the impulse.',
    ko: 'CP는 그 Impulse 안에서 여러 곳에 섞어 씁니다.',
  },
  '§5.6': {
    en: 'One card an impulse, and at most one “+” card before or after it; battle cards and responses do not count.',
    ko: '한 Impulse에 카드 한 장, 그 앞이나 뒤에 “+” 카드 한 장까지입니다. 전투 카드와 반응은 세지 않습니다.',
  },
  '§5.71': {
    en: 'Removed cards do not come back, except those of winter.',
    ko: '제거된 카드는 겨울의 카드 말고는 돌아오지 않습니다.',
  },
  '§5.72': {
    en: 'My Old Moustaches and Vistula Legion leave the game only as their cards say.',
    ko: '“고참 근위대 사단 출전”과 “비스툴라 군단”은 그 카드에 적힌 때에만 제거됩니다.',
  },
};
