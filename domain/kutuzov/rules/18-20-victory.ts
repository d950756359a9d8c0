import type { Chapter } from './chapter.ts';

/** Mistakes (§18), sudden death and the conquest roll (§19), victory points (§20). */
export const VICTORY: Chapter = {
  '§18.1': {
    en: 'A mistake stands once the next Power has played a card.',
    ko: '잘못 적용한 규칙은 다음 강국이 카드를 쓰면 그대로 둡니다.',
  },

  '§19.1': {
    en: 'Sudden death ends the game at once.',
    ko: '서든데스는 게임을 바로 끝냅니다.',
  },
  '§19.21': {
    en: 'Either Camp may win by Will to Fight.',
    ko: 'Will to Fight의 처리로 어느 Camp든 이길 수 있습니다.',
  },
  '§19.22': {
    en: 'In turns 1 and 2 Imperials win with flags on both capitals, or by the third conquest roll that could conquer.',
    ko: '1, 2턴에 제국은 두 수도 모두에 깃발을 놓거나, 정복이 가능한 세 번째 정복 굴림이 되면 이깁니다.',
  },
  '§19.23': {
    en: 'From turn 3 Imperials win when the Tsarists control no Key.',
    ko: '3턴부터 차르군이 제어하는 Key가 없으면 제국이 이깁니다.',
  },
  '§19.3': {
    en: 'From turn 2 the Tsarists win with 14 Keys at the end of an Imperial scheduled impulse.',
    ko: '2턴부터 제국의 순서 Impulse가 끝날 때 Key 14곳을 제어하면 차르군이 이깁니다.',
  },
  '§19.5': {
    en: 'Conquest roll: 9 or more with a capital in hand is an Imperial victory, -3 or less a Tsarist one.',
    ko: '정복 굴림: 수도를 제어하고 9 이상이면 제국의 승리, -3 이하면 차르군의 승리입니다.',
  },
  '§19.6': {
    en: 'After turns 2 and 3 a 6 on the peace die ends the game on victory points.',
    ko: '2턴과 3턴 뒤 평화주사위가 6이면 게임이 끝나고 승점을 셉니다.',
  },
  '§19.7': {
    en: 'A capital held at the end of a turn, or a Will to Fight, lets Imperials change their aim.',
    ko: '턴 끝에 수도를 제어하거나 Will to Fight를 얻으면 제국은 전략 목표를 바꿀 수 있습니다.',
  },
  '§19.71': {
    en: 'If so, French North chooses after turn 3.',
    ko: '그러면 3턴 뒤에 프랑스 북부군이 고릅니다.',
  },
  '§19.721': {
    en: 'The war goes on as before.',
    ko: '전쟁을 전처럼 이어 갑니다.',
  },
  '§19.722': {
    en: 'Retreat from Moscow: resources, morale and attrition change at once, and on turn 4 Imperials leave Moscow, St. Petersburg and Kiev.',
    ko: '모스크바에서의 후퇴: 자원, 사기, 손실단계가 바로 바뀌고 4턴에 제국군은 모스크바, 상트페테르부르크, 키예프를 떠납니다.',
  },
  '§19.723': {
    en: 'Under it Will to Fight ends no game.',
    ko: '그 뒤 Will to Fight는 게임을 끝내지 않습니다.',
  },
  '§19.81': {
    en: 'A Will to Fight is gained when Tsarist morale reaches its marker.',
    ko: '차르군 사기가 마커가 있는 단계에 이르면 Will to Fight를 얻습니다.',
  },
  '§19.82': {
    en: 'In an impulse Imperials then roll 8 dice for morale and, if theirs is higher than Tsarist morale, make a conquest roll.',
    ko: 'Impulse 중이면 제국은 주사위 여덟 개로 사기를 올리고, 차르군보다 사기가 높으면 정복 굴림을 합니다.',
  },

  '§20.1': {
    en: 'Without sudden death the Camp with more victory points wins.',
    ko: '서든데스가 없으면 승점이 많은 Camp가 이깁니다.',
  },
  '§20.2': {
    en: 'A resource is half a point, a Key 1, a Depot 1; Warsaw, Moscow, St. Petersburg and Kiev have values of their own.',
    ko: '자원 0.5점, Key 1점, Depot 1점입니다. 바르샤바, 모스크바, 상트페테르부르크, 키예프는 따로 정해져 있습니다.',
  },
  '§20.3': {
    en: 'Baltic ports give up to 3 points, Pripyat up to 4; Imperials who retreated from Moscow score more at home.',
    ko: '발트해 항구는 3점, 프리피아트는 4점까지 줍니다. 모스크바에서 후퇴한 제국은 본토에서 더 받습니다.',
  },
  '§20.31': {
    en: 'French North scores the ports, and 1 if Prussia has not revolted.',
    ko: '프랑스 북부군은 항구 점수와, 프로이센이 반란하지 않았으면 1점을 받습니다.',
  },
  '§20.32': {
    en: 'French South scores Pripyat, and 1 if Austria is not neutral.',
    ko: '프랑스 남부군은 프리피아트 점수와, 오스트리아가 중립이 아니면 1점을 받습니다.',
  },
  '§20.33': {
    en: 'The Russian First Army scores the ports, and 1 each for neutral Austria and the Prussian revolt.',
    ko: '러시아 1군은 항구 점수와, 오스트리아 중립과 프로이센 반란에 1점씩을 받습니다.',
  },
  '§20.34': {
    en: 'The Russian Second Army scores Pripyat, and 1 for neutral Austria.',
    ko: '러시아 2군은 프리피아트 점수와, 오스트리아가 중립이면 1점을 받습니다.',
  },
  '§20.4': {
    en: 'Ties between Camps: resources, then morale, then the attrition level.',
    ko: 'Camp의 승점이 같으면 자원, 사기, 손실단계 순으로 가립니다.',
  },
  '§20.5': {
    en: 'Within the Camp the player with more points wins, then more resources, then the later in impulse order.',
    ko: '이긴 Camp 안에서는 승점, 자원, Impulse표에서 나중인 순으로 한 명이 이깁니다.',
  },
};
