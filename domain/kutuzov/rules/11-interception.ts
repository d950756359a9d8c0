import type { Chapter } from './chapter.ts';

/** Interception and evasion (§11). */
export const INTERCEPTION: Chapter = {
  '§11.1': {
    en: 'An inactive army or group may intercept an enemy who enters an adjacent space that held none of its enemies.',
    ko: '비활성인 군이나 군집단은 자기 적이 없던 인접 공간에 들어오는 적을 차단할 수 있습니다.',
  },
  '§11.2': {
    en: 'Several may try, one after the other; the active side only by event, after all others.',
    ko: '여럿이 차례로 시도할 수 있습니다. 활성 쪽은 이벤트로만, 모두가 끝난 뒤에 합니다.',
  },
  '§11.3': {
    en: 'No interception of an evasion, retreat or interception, over a river, by Imperials over marsh, or after a failure or fight in this impulse.',
    ko: '회피, 후퇴, 차단에 대해, 강을 건너, 제국군이 습지로, 이번 Impulse에 실패했거나 싸운 군은 차단하지 못합니다.',
  },
  '§11.4': {
    en: 'Two dice with the commander’s rating and the modifiers: 9 or more intercepts; a failure marks all who tried.',
    ko: '주사위 둘에 사령관의 전투능력과 수정치를 더해 9 이상이면 차단합니다. 실패하면 시도한 조각 모두에 마커를 놓습니다.',
  },
  '§11.5': {
    en: 'An interception takes the attrition of a move, but never that of a force march.',
    ko: '차단은 이동과 같은 손실을 입지만 강행군은 없습니다.',
  },
  '§11.51': {
    en: 'A group says before the roll who goes; a failure marks all of it.',
    ko: '군집단은 굴리기 전에 누가 가는지 밝힙니다. 실패하면 군집단 전체에 마커를 놓습니다.',
  },
  '§11.6': {
    en: 'A formation about to be attacked may evade to an adjacent space, but not to where the enemy came from.',
    ko: '공격받으려는 비활성 진형은 적이 온 곳이 아닌 인접 공간으로 회피할 수 있습니다.',
  },
  '§11.7': {
    en: 'Nobody evades by sea, over a river, to enemies, or to an enemy fortress that friends do not besiege.',
    ko: '바다로, 강을 건너, 적이 있는 곳이나 아군이 포위하지 않은 적 요새로는 회피하지 못합니다.',
  },
  '§11.8': {
    en: 'Two dice with the commander’s rating and the modifiers: 9 or more evades; a failure costs terrain and gives the attacker a die.',
    ko: '주사위 둘에 사령관의 전투능력과 수정치를 더해 9 이상이면 회피합니다. 실패하면 지형을 잃고 공격자가 주사위를 얻습니다.',
  },
  '§11.9': {
    en: 'Evasion to enemy or scorched ground, to an enemy fortress, or of Imperials over marsh causes attrition.',
    ko: '적 땅, 초토화지역, 적 요새로, 또는 제국군이 습지로 회피하면 손실을 입습니다.',
  },
  '§11.10': {
    en: 'The attacker may then pursue with more CP, or go elsewhere.',
    ko: '공격하던 진형은 CP를 더 써서 추격하거나 다른 곳으로 갈 수 있습니다.',
  },
  '§11.11': {
    en: 'Interception and evasion come before the mover’s attrition.',
    ko: '차단과 회피는 움직인 쪽의 손실보다 먼저 합니다.',
  },
};
