import type { Chapter } from './chapter.ts';

/** Attrition (§14) and transport by sea (§15). */
export const ATTRITION_AND_SEA: Chapter = {
  '§14.1': {
    en: 'Attrition: a die for each SP and leader, each 6 eliminates one; leaders go last.',
    ko: '손실은 SP와 리더마다 주사위 하나를 굴려 6마다 하나가 제거됩니다. 리더는 맨 뒤입니다.',
  },
  '§14.2': {
    en: 'The dice are halved in a friendly Depot that is not scorched, and with a friendly DMC.',
    ko: '초토화되지 않은 아군 Depot와 아군 DMC에서는 주사위가 절반입니다.',
  },
  '§14.3': {
    en: 'Several causes at once multiply the dice; all are rolled together.',
    ko: '한 번에 여러 이유면 주사위를 그만큼 곱해 함께 굴립니다.',
  },
  '§14.41': {
    en: 'The Imperial attrition level adds a die for every 4, 3, 2 or 1.',
    ko: '제국손실단계는 주사위 4, 3, 2, 1개마다 하나를 더합니다.',
  },
  '§14.42': {
    en: 'Each Imperial SP or leader eliminated adds an Attrition Loss.',
    ko: '제거된 제국군 SP나 리더마다 손실 Loss 하나가 늘어납니다.',
  },
  '§14.43': {
    en: 'In an impulse 9 Attrition Loss lower the level; at the end of the turn two dice below their number do.',
    ko: 'Impulse 중에는 손실 Loss 9개에 단계가 떨어지고, 턴 끝에는 주사위 둘이 그 수보다 적으면 떨어집니다.',
  },
  '§14.44': {
    en: 'The second and later drops in an impulse may be resisted with CP or resources; below Crippling morale drops instead.',
    ko: '한 Impulse의 두 번째부터의 하락은 CP나 자원으로 막을 수 있습니다. Crippling 아래로는 사기가 대신 떨어집니다.',
  },
  '§14.45': {
    en: 'The attrition level rises once in an impulse or at the end of a turn; 3 more Gain are kept.',
    ko: '손실단계는 한 Impulse나 턴 끝에 하나만 오르고, 남은 Gain은 3개까지 갖습니다.',
  },
  '§14.46': {
    en: 'Each 5 or 6, of one die for 1 CP, removes an Attrition Loss or adds a Gain.',
    ko: '1CP에 주사위 하나를 굴려 5나 6마다 손실 Loss 하나를 없애거나 Gain 하나를 얻습니다.',
  },
  '§14.47': {
    en: '4 Attrition Gain raise the level.',
    ko: '손실 Gain 4개면 단계가 오릅니다.',
  },
  '§14.48': {
    en: 'A new attrition level brings Morale Loss or Gain, and sets the highest Imperial morale.',
    ko: '손실단계가 바뀌면 Morale Loss나 Gain을 받고, 제국 사기의 상한이 정해집니다.',
  },
  '§14.5': {
    en: 'Those markers come even when there is nothing to cancel.',
    ko: '그 마커는 상쇄할 것이 없어도 받습니다.',
  },
  '§14.61': {
    en: 'In turns 3 and 4 each 6 eliminates and each 5 regroups one, in both Camps.',
    ko: '3, 4턴에는 두 Camp 모두 6마다 제거되고 5마다 재편됩니다.',
  },
  '§14.62': {
    en: 'Must Plays set aside come back in winter: then the Tsarists name a space where Imperials take attrition.',
    ko: '따로 둔 Must Play는 겨울에 돌아옵니다. 그때는 차르군이 고른 공간의 제국군이 손실을 입습니다.',
  },

  '§15.1': {
    en: 'The Russian First Army alone goes by sea.',
    ko: '바다로는 러시아 1군만 갑니다.',
  },
  '§15.2': {
    en: 'A convoy, once an impulse, takes up to 5 SP and leaders between friendly ports for 1 CP each.',
    ko: '해상수송은 Impulse마다 한 번, 아군 항구 사이로 SP와 리더 다섯까지를 하나에 1CP로 옮깁니다.',
  },
  '§15.3': {
    en: 'An assault on a port that is not friendly needs its card; coast batteries of the enemy fire first.',
    ko: '아군이 아닌 항구로의 해상기습에는 그 카드가 필요합니다. 적의 해안포대가 먼저 쏩니다.',
  },
};
