import type { Chapter } from './chapter.ts';

/** Resources (§16) and the interphase (§17). */
export const RESOURCES_AND_INTERPHASE: Chapter = {
  '§16.2': {
    en: 'Resources come from cards given up, events, loot, sack, DMC, Will to Fight, and each interphase.',
    ko: '자원은 버린 카드, 이벤트, 전리품, 약탈, DMC, Will to Fight, 그리고 간기마다 얻습니다.',
  },
  '§16.3': {
    en: '2 resources buy a card, once an impulse and instead of the “+” card.',
    ko: '자원 둘로 카드 한 장을 삽니다. Impulse마다 한 번, “+” 카드를 대신합니다.',
  },
  '§16.4': {
    en: 'A resource halves an attrition roll of one’s own or of the partner, before it is made.',
    ko: '자원 하나는 자기나 아군 강국의 손실 굴림을 굴리기 전에 절반으로 줄입니다.',
  },
  '§16.51': {
    en: 'In its own impulse an Imperial Power may spend resources in one series, 8 dice each, against Attrition Loss.',
    ko: '제국 강국은 자기 Impulse에 한 번 이어서 자원 하나에 주사위 여덟 개로 손실 Loss를 없앱니다.',
  },
  '§16.52': {
    en: 'With no Attrition Loss left each success is a Gain; at Normal 3 are kept.',
    ko: '손실 Loss가 없으면 성공마다 Gain이 됩니다. Normal에서는 3개까지 갖습니다.',
  },
  '§16.53': {
    en: 'The level rises by one at most in an impulse.',
    ko: '손실단계는 한 Impulse에 하나까지 오릅니다.',
  },
  '§16.54': {
    en: 'In its own impulse a Power may spend resources, 8 dice each, against Morale Loss; at Elan 4 Gain are kept.',
    ko: '자기 Impulse에 자원 하나에 주사위 여덟 개로 Morale Loss를 없앱니다. Elan에서는 Gain 4개까지 갖습니다.',
  },
  '§16.55': {
    en: 'Any number of them, one by one.',
    ko: '개수 제한 없이 하나씩 씁니다.',
  },
  '§16.56': {
    en: 'A resource digs an Entrenchment where an army or 4 SP stand, before anything of the Power moves.',
    ko: '자원 하나로 군이나 4SP가 있는 곳에, 자기 진형이 움직이기 전에 참호를 만듭니다.',
  },
  '§16.57': {
    en: 'A resource lets a Tsarist Power scorch a Tsarist duchy near Imperials, from round 2, one an impulse until Kutuzov has come.',
    ko: '차르 강국은 두 번째 라운드부터 자원 하나로 제국군 가까운 차르 지역을 초토화합니다. 쿠투조프가 나올 때까지 Impulse당 하나입니다.',
  },
  '§16.58': {
    en: 'Scorched ground: attrition to enter, 2 CP to flag, builds limited, no Depot.',
    ko: '초토화지역은 들어가면 손실, 깃발 2CP, 생산 제한, Depot 효과 없음입니다.',
  },
  '§16.6': {
    en: 'Resources left are worth half a victory point, and break ties.',
    ko: '남은 자원은 승점 0.5점이며 동점을 가릅니다.',
  },

  '§17': {
    en: 'The interphase knows no events or interceptions; Powers act in order from the one after the last impulse.',
    ko: '간기에는 이벤트와 차단이 없습니다. 마지막으로 Impulse를 한 강국의 다음 강국부터 합니다.',
  },
  '§17.1': {
    en: 'Each Power receives 2 resources, and 1 for each Depot.',
    ko: '강국마다 자원 둘과 Depot마다 하나를 받습니다.',
  },
  '§17.2': {
    en: 'Each Power receives CP to build, at one magazine, and to regroup; it may place DMC.',
    ko: '강국마다 CP를 받아 한곳에 생산하고 재편 배치하며 DMC를 놓을 수 있습니다.',
  },
  '§17.21': {
    en: 'French Powers get 16, 10, 6 CP, and more for allies that are still theirs.',
    ko: '프랑스 강국은 16, 10, 6CP와 아직 제국군인 동맹국의 몫을 받습니다.',
  },
  '§17.22': {
    en: 'A Russian Power gets 7 CP, and 1 for each Key and each Depot that it controls.',
    ko: '러시아 강국은 7CP와 제어하는 Key마다, Depot마다 1CP를 받습니다.',
  },
  '§17.3': {
    en: 'Each Power deploys right after its own reinforcement.',
    ko: '강국은 증원 바로 뒤에 전략배치를 합니다.',
  },
  '§17.31': {
    en: 'Pieces of the magazine go through friendly ground without CP, 8 spaces free of attrition.',
    ko: '증원한 곳의 조각은 CP 없이 아군 땅으로 가며 8공간까지 손실이 없습니다.',
  },
  '§17.32': {
    en: 'Before turn 4 Russians go 6 spaces and Imperials 4 free of attrition.',
    ko: '4턴 전에는 러시아군 6공간, 제국군 4공간까지 손실이 없습니다.',
  },
  '§17.33': {
    en: 'Scorched ground, and for Imperials marsh, cause attrition in deployment too.',
    ko: '전략배치에서도 초토화지역, 그리고 제국군의 습지는 손실을 일으킵니다.',
  },
  '§17.34': {
    en: 'The Russian First Army may convoy instead, from the port of its magazine.',
    ko: '러시아 1군은 증원한 항구에서 해상수송으로 배치할 수도 있습니다.',
  },
  '§17.35': {
    en: 'Regrouped pieces do not deploy.',
    ko: '재편 배치된 조각은 전략배치를 하지 않습니다.',
  },
  '§17.36': {
    en: 'Then a Power may take leaders other than Napoleon off the map, to build them again.',
    ko: '그 뒤 강국은 나폴레옹을 뺀 리더를 지도에서 내려 다시 생산할 수 있습니다.',
  },
  '§17.41': {
    en: 'All cards but Home cards are shuffled, and each Power is dealt 5.',
    ko: '본토카드를 뺀 카드를 모두 섞어 강국마다 5장을 줍니다.',
  },
  '§17.42': {
    en: 'After the Mulligan half of the cards left over are replaced at random.',
    ko: 'Mulligan 뒤에 남긴 카드의 절반을 무작위로 바꿉니다.',
  },
  '§17.43': {
    en: 'The limit is 6 cards besides Home cards: half of those left over go for 2 resources, others for their CP.',
    ko: '본토카드를 뺀 카드는 6장까지입니다. 남긴 카드의 절반은 자원 둘로, 나머지는 CP로 바꿉니다.',
  },
  '§17.44': {
    en: 'Home cards are dealt again: two each, with Nos. 1 and 9 for the French; three for Russians on turn 4.',
    ko: '본토카드를 새로 두 장씩 받고 프랑스는 1번과 9번을 더 받습니다. 4턴의 러시아는 세 장입니다.',
  },
};
