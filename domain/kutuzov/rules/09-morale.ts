import type { Chapter } from './chapter.ts';

/** Morale, Will to Fight and Emergency Recovery (§9). */
export const MORALE: Chapter = {
  '§9': {
    en: 'Each Camp has one morale level; in an impulse or interphase it rises by one at most, while drops have no limit.',
    ko: 'Camp마다 사기단계가 하나 있습니다. 한 Impulse나 간기에 하나까지만 오르고, 내려가는 데는 한도가 없습니다.',
  },
  '§9.11': {
    en: 'Evasion and retreat cost an army 1 Morale Loss, rout 2, overrun 3; a group 1 more, and Napoleon doubles it. Lost places cost too.',
    ko: '군의 회피 시도와 후퇴는 Morale Loss 1, 참패 2, 돌파 3입니다. 군집단은 1 더하고 나폴레옹은 두 배이며 잃은 곳도 셉니다.',
  },
  '§9.2': {
    en: 'The morale step: two dice below the Morale Loss lower the level; without Loss, two dice with the Gain raise it at 9 or more.',
    ko: '사기 순서: 주사위 둘이 Loss보다 적으면 내려갑니다. Loss가 없으면 Gain을 더해 9 이상일 때 오릅니다.',
  },
  '§9.21': {
    en: 'A drop by a check removes up to 9 Morale Loss.',
    ko: '확인으로 사기가 내려가면 Morale Loss를 9개까지 없앱니다.',
  },
  '§9.22': {
    en: 'A Camp that falls below Sauve Qui Peut loses the game at once.',
    ko: '사기가 Sauve Qui Peut 아래로 내려간 Camp는 바로 집니다.',
  },
  '§9.3': {
    en: 'High morale gives battle dice; low morale makes allies hesitant, then Austria neutral and Prussia revolt.',
    ko: '높은 사기는 전투 주사위를 줍니다. 낮으면 동맹군이 소극적이 되고 오스트리아는 중립, 프로이센은 반란입니다.',
  },
  '§9.31': {
    en: 'Hesitant allies do not flag or attack in Russia, and are regrouped where they cannot stay.',
    ko: '소극적인 동맹군은 러시아에서 깃발을 놓거나 공격하지 못하고, 머물 수 없는 곳에서는 재편됩니다.',
  },
  '§9.4': {
    en: 'Other checks are the Loss test of the morale step; without Loss they have no effect.',
    ko: '다른 때의 확인은 사기 순서의 Loss 확인과 같습니다. Loss가 없으면 아무 일도 없습니다.',
  },
  '§9.41': {
    en: 'A Camp that receives Morale Loss and then has 9 or more makes a check.',
    ko: 'Morale Loss를 받아 9개 이상이 된 Camp는 사기를 확인합니다.',
  },
  '§9.42': {
    en: 'A Camp makes a check when its army was overrun or routed and the victor gained loot.',
    ko: '군이 돌파당하거나 참패하고 승자가 전리품을 얻으면 진 Camp는 사기를 확인합니다.',
  },
  '§9.5': {
    en: 'Morale Gain comes from loot, enemy fortresses, dice, better attrition and events.',
    ko: 'Morale Gain은 전리품, 적 요새, 주사위, 손실단계의 개선, 이벤트로 얻습니다.',
  },
  '§9.51': {
    en: 'Gain and Loss cancel each other; what removes more Loss than there is becomes Gain.',
    ko: 'Gain과 Loss는 하나씩 상쇄됩니다. 없앨 Loss가 모자라면 그만큼 Gain이 됩니다.',
  },
  '§9.52': {
    en: 'Each 5 or 6, of one die for 1 CP or eight for a resource, removes a Loss or adds a Gain.',
    ko: '1CP에 주사위 하나, 자원 하나에 여덟 개를 굴려 5나 6마다 Loss 하나를 없애거나 Gain 하나를 얻습니다.',
  },
  '§9.53': {
    en: 'After loot, or a fortress, Depot or DMC taken, two dice of at most the Gain raise morale; at Elan 4 Gain are kept.',
    ko: '전리품을 얻거나 요새, Depot, DMC를 차지한 뒤 주사위 둘이 Gain 이하면 사기가 오릅니다. Elan에서는 Gain 4개까지입니다.',
  },
};
