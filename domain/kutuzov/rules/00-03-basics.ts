import type { Chapter } from './chapter.ts';

/** Fractions and dice (§0), the pieces and the map (§1), players and hands (§2), control (§3). */
export const BASICS: Chapter = {
  '§0.1': {
    en: 'Fractions are rounded up; but half victory points are kept, and extra or halved attrition dice are rounded down.',
    ko: '나머지는 올립니다. 다만 승점 0.5는 그대로 두고, 더하거나 반으로 줄인 손실 주사위는 내립니다.',
  },
  '§0.2': {
    en: 'A leader counts as 1 SP for attrition dice, staff officers’ dice, loot and losses.',
    ko: '리더 한 명은 손실 주사위, 부관 주사위, 전리품, 피해에서 1SP로 칩니다.',
  },
  '§0.3': {
    en: 'All dice of one roll are thrown at once; a test with two dice uses their sum.',
    ko: '한 굴림의 주사위는 한꺼번에 굴리고, 주사위 둘로 하는 판정은 합을 봅니다.',
  },

  '§1.1': {
    en: 'French North and French South are the Imperial Camp, the Russian First and Second Army the Tsarist Camp.',
    ko: '프랑스 북부군과 남부군은 제국 Camp, 러시아 1군과 2군은 차르 Camp입니다.',
  },
  '§1.2': {
    en: 'Prussia and Austria are allies without hand, resources or impulse; French North runs Prussia, French South runs Austria.',
    ko: '프로이센과 오스트리아는 핸드, 자원, Impulse가 없는 동맹국입니다. 북부군은 프로이센을, 남부군은 오스트리아를 맡습니다.',
  },
  '§1.21': {
    en: 'A duchy may be a capital, Depot, fortress with a strength, Key or port; its printed colour says whose home it is.',
    ko: '지역은 수도, Depot, 방어력이 있는 요새, Key, 항구일 수 있고 인쇄된 색은 누구의 본토인지 나타냅니다.',
  },
  '§1.22': {
    en: 'A line of march is clear, marsh, river or rough.',
    ko: '행군선은 대로, 습지, 강길, 비포장길의 네 가지입니다.',
  },
  '§1.23': {
    en: 'Spaces joined by one line are adjacent.',
    ko: '행군선 하나로 이어진 두 공간은 인접합니다.',
  },
  '§1.24': {
    en: 'Eleven zones at the edge count as duchies unless said otherwise; clear lines join the Imperial ones to their neighbours.',
    ko: '지도 끝의 구역 11곳은 따로 말이 없으면 지역처럼 다룹니다. 제국 구역은 이웃끼리 대로로 이어집니다.',
  },
  '§1.3': {
    en: 'Impulse order is French North, Russian First Army, French South, Russian Second Army.',
    ko: 'Impulse표 순서는 프랑스 북부군, 러시아 1군, 프랑스 남부군, 러시아 2군입니다.',
  },
  '§1.4': {
    en: 'A game has up to four turns.',
    ko: '게임은 네 턴까지입니다.',
  },
  '§1.5': {
    en: 'Infantry is 1 SP, cavalry 2, artillery 4; change may be made at any time as far as the counters go.',
    ko: '보병은 1SP, 기병은 2SP, 포병은 4SP입니다. 조각이 있는 만큼 언제든 바꿀 수 있습니다.',
  },
  '§1.6': {
    en: 'A leader has a battle and a command rating; of several in a space one commands, the others are staff officers.',
    ko: '리더는 전투능력과 지휘능력을 가집니다. 한 공간의 여러 리더 가운데 하나가 사령관, 나머지는 부관입니다.',
  },
  '§1.61': {
    en: 'Any soldiers or leaders in a space are a formation; flags are not part of it.',
    ko: '한 공간의 병사와 리더는 진형입니다. 깃발은 진형이 아닙니다.',
  },
  '§1.62': {
    en: 'An army is a leader with soldiers and leaders of his Power and nation up to his command rating; a leader alone is one too.',
    ko: '군은 리더와 그 지휘능력 안의 같은 강국, 같은 국가 병사와 리더입니다. 리더 혼자도 군입니다.',
  },
  '§1.63': {
    en: 'Two or more friendly armies that stand or move together under one commander are an army group.',
    ko: '함께 있거나 함께 움직이는 아군 군 둘 이상은 사령관 한 명 아래 군집단입니다.',
  },
  '§1.7': {
    en: 'There are 60 French, 16 Russian and 11 allied flags; a duchy without one has its printed control, a zone never has one.',
    ko: '깃발은 프랑스 60, 러시아 16, 동맹군 11개입니다. 깃발 없는 지역은 인쇄된 대로이고 구역에는 놓지 않습니다.',
  },
  '§1.9': {
    en: 'The number of Keys that the Tsarists control is always shown.',
    ko: '차르군이 제어하는 Key의 수는 늘 보입니다.',
  },
  '§1.10': {
    en: 'There are 110 cards: 12 Home cards for each Camp and 86 others, played for their CP or for their event.',
    ko: '카드는 110장으로 Camp마다 본토카드 12장과 그 밖의 86장이며, CP나 이벤트로 씁니다.',
  },

  '§2.1': {
    en: 'With four players each has a Power and a hand that nobody else sees.',
    ko: '네 명이면 강국을 하나씩 맡고 핸드는 아무에게도 보이지 않습니다.',
  },
  '§2.21': {
    en: 'If one of three players has both Russian Powers, the two French players may show each other their hands.',
    ko: '셋 중 하나가 두 러시아 강국을 맡으면 두 프랑스 플레이어는 핸드를 서로 보여 줄 수 있습니다.',
  },
  '§2.22': {
    en: 'If one of three players has both French Powers, the two Russian players may show each other their hands.',
    ko: '셋 중 하나가 두 프랑스 강국을 맡으면 두 러시아 플레이어는 핸드를 서로 보여 줄 수 있습니다.',
  },
  '§2.31': {
    en: 'In the usual game for two each player runs a Camp, with a hand for each Power.',
    ko: '일반적인 2인 게임에서는 Camp 하나씩을 맡고 강국마다 핸드가 따로 있습니다.',
  },
  '§2.32': {
    en: 'Two players may instead play with a single hand for each Camp.',
    ko: '2인 게임은 Camp마다 핸드 하나로도 합니다.',
  },
  '§2.33': {
    en: 'Two players may instead take a Power of each Camp; an event serves the Camp of the Power that plays it, and one Power wins.',
    ko: '인격 분할 게임에서는 Camp마다 강국 하나씩을 맡습니다. 이벤트는 쓴 강국의 Camp를 위하고 강국 하나가 이깁니다.',
  },
  '§2.34': {
    en: 'Who plays what is settled by a die, or by an auction in SP that the bidder takes off the chosen Power.',
    ko: '누가 무엇을 맡을지는 주사위나, 고른 강국에서 뺄 SP를 부르는 경매로 정합니다.',
  },
  '§2.42': {
    en: 'The pieces of the scenario are set up.',
    ko: '시나리오의 조각을 모두 놓습니다.',
  },
  '§2.5': {
    en: 'Morale, attrition and the markers on the map begin as the scenario says.',
    ko: '사기, 손실단계, 지도의 마커는 시나리오대로 시작합니다.',
  },
  '§2.6': {
    en: 'Each Power is dealt the hand of the scenario, whatever the number of players.',
    ko: '인원과 상관없이 강국마다 시나리오의 핸드를 받습니다.',
  },
  '§2.7': {
    en: 'Hands and resources belong to Powers and are never exchanged; cards stay hidden until they are played.',
    ko: '핸드와 자원은 강국의 것이고 주고받지 않습니다. 카드는 쓸 때까지 숨깁니다.',
  },
  '§2.8': {
    en: 'In impulse order a Power may discard all cards but Home cards and Must Plays and draw one fewer, as often as it likes.',
    ko: 'Impulse표 순서로 본토카드와 Must Play를 뺀 카드를 모두 버리고 한 장 적게 받을 수 있습니다. 거듭해도 됩니다.',
  },

  '§3.1': {
    en: 'A flag, or else the printed colour, says who controls a duchy; enemies in it make it uncontrolled, unless it is a fortress.',
    ko: '지역은 깃발, 없으면 인쇄된 색이 제어합니다. 적이 있으면 요새가 아닌 한 제어하지 못하는 지역입니다.',
  },
  '§3.2': {
    en: 'Zones never change control; in an enemy zone a formation stands on uncontrolled ground.',
    ko: '구역의 제어는 바뀌지 않습니다. 적 구역에 있는 진형은 제어하지 못하는 땅에 있습니다.',
  },
};
