import type { Chapter } from './chapter.ts';

/** Building and regrouping (§6), flags (§7), the Camps (§8). */
export const BUILDING_AND_FLAGS: Chapter = {
  '§6': {
    en: 'Building brings in pieces that are new or were eliminated, regrouping those in the Regroup Box; counters limit both.',
    ko: '생산은 새 조각이나 제거된 조각을, 재편 배치는 Regroup Box의 조각을 놓습니다. 조각 수를 넘지 못합니다.',
  },
  '§6.1': {
    en: 'A built SP costs 2 CP, a leader half his printed command rating.',
    ko: '생산은 1SP에 2CP, 리더는 인쇄된 지휘능력의 절반입니다.',
  },
  '§6.2': {
    en: 'A regrouped SP or leader costs 1 CP.',
    ko: '재편 배치는 1SP나 리더 한 명에 1CP입니다.',
  },
  '§6.31': {
    en: 'Built pieces go to a home zone or to a home Key under friendly control; to a scorched Key only one an impulse, with attrition.',
    ko: '생산한 조각은 본토 구역이나 아군이 제어하는 본토 Key에 놓습니다. 초토화된 Key는 Impulse당 하나이며 손실을 입습니다.',
  },
  '§6.32': {
    en: 'Regrouped pieces may also go to enemy home Keys under a flag of their Power that friendly ground joins to a home zone.',
    ko: '재편된 조각은 아군 땅으로 본토 구역에 이어진, 자기 깃발의 적 본토 Key에도 놓을 수 있습니다.',
  },
  '§6.33': {
    en: 'Pieces placed in a zone join friends there; where there are only enemies, they fight once all building is done.',
    ko: '구역에 놓인 조각은 아군에 합류합니다. 적만 있는 구역이면 생산이 모두 끝난 뒤 싸웁니다.',
  },
  '§6.34': {
    en: 'Pieces placed in a besieged fortress of their Camp fight once all building is done, unless the besieger evades.',
    ko: '포위된 아군 요새에 놓인 조각은 생산이 모두 끝난 뒤, 포위군이 회피하지 않으면 싸웁니다.',
  },
  '§6.35': {
    en: 'When Kutuzov first arrives the Tsarists halve their Morale Loss or gain 4; CP build him from turn 2.',
    ko: '쿠투조프가 처음 나오면 차르군은 Morale Loss를 절반으로 줄이거나 Gain 4개를 받습니다. CP로는 2턴부터 생산합니다.',
  },
  '§6.36': {
    en: 'CP build Tchitchagov from turn 3.',
    ko: '치차고프는 3턴부터 CP로 생산합니다.',
  },

  '§7': {
    en: 'A duchy holds one flag; at home one takes off the enemy’s only, in a partner’s home one gives it back or flags it.',
    ko: '지역의 깃발은 하나입니다. 자기 본토에서는 적 깃발만 떼고 아군 강국의 본토는 돌려주거나 자기 깃발을 놓습니다.',
  },
  '§7.1': {
    en: 'A flag costs 1 CP, 2 if the duchy is scorched, and removes the enemy’s.',
    ko: '깃발은 1CP, 초토화지역이면 2CP이며 적 깃발을 함께 없앱니다.',
  },
  '§7.11': {
    en: 'A formation flags the duchy where it stands, if that is no fortress.',
    ko: '진형은 서 있는 지역에, 요새가 아니면 깃발을 놓습니다.',
  },
  '§7.12': {
    en: 'An enemy fortress is flagged only by siege.',
    ko: '적 요새에는 공성으로만 깃발을 놓습니다.',
  },
  '§7.13': {
    en: 'An army in a friendly duchy flags an adjacent one without enemies, unless an enemy army could intercept there.',
    ko: '아군 지역의 군은 적이 없는 인접 지역에 깃발을 놓습니다. 적 군이 그곳을 차단할 수 있으면 안 됩니다.',
  },
  '§7.2': {
    en: 'Flags on a Depot or on an Imperial home duchy cost its owner morale, each time.',
    ko: 'Depot나 제국 본토 지역에 적 깃발이 놓일 때마다 주인의 사기가 깎입니다.',
  },

  '§8.1': {
    en: 'Camps are fixed: partners share friendly spaces, and do not attack or flag each other’s.',
    ko: 'Camp는 고정입니다. 아군 강국끼리 아군 공간을 함께 쓰고 서로 공격하거나 깃발을 놓지 않습니다.',
  },
  '§8.2': {
    en: 'Talks are open and bind nobody; nothing is traded.',
    ko: '협상은 공개하며 구속력이 없고 아무것도 거래하지 못합니다.',
  },
};
