import type { Chapter } from './chapter.ts';

/** Battle and retreat (§12). */
export const BATTLE: Chapter = {
  '§12.1': {
    en: 'The active Camp plays its battle cards first; a card lasts one round.',
    ko: '전투 카드는 활성 Camp가 먼저 씁니다. 카드의 효과는 한 라운드입니다.',
  },
  '§12.2': {
    en: 'Dice: SP, staff officers, morale, the commander’s rating, terrain, failed evasions; less the disruptions.',
    ko: '주사위는 SP, 부관, 사기, 사령관의 전투능력, 지형, 실패한 회피를 더하고 혼란을 뺀 수입니다.',
  },
  '§12.3': {
    en: 'At Elan du Guerre French and Russians have 2 more dice and allies 1; at Vive L’Empereur French and Russians 1.',
    ko: 'Elan du Guerre에서 프랑스와 러시아는 주사위 둘, 동맹군은 하나를, Vive L’Empereur에서 프랑스와 러시아는 하나를 더합니다.',
  },
  '§12.31': {
    en: 'Imperials of several nations have the morale dice of the nation with more than half of the dice.',
    ko: '여러 국가의 제국군은 주사위의 절반을 넘는 국가의 사기 주사위를 씁니다.',
  },
  '§12.4': {
    en: 'Terrain helps only in a space that was friendly before, not after a failed evasion, and goes by the line of the attack.',
    ko: '지형은 전투 전부터 아군 공간이고 회피에 실패하지 않았을 때만, 공격해 온 행군선을 따라 줍니다.',
  },
  '§12.41': {
    en: 'Attacked over a rough line: 1 die more.',
    ko: '비포장길로 공격받으면 주사위 하나를 더합니다.',
  },
  '§12.42': {
    en: 'Attacked over marsh: 2 dice more for Tsarists; 1 for Imperials, in turns 1 and 2 alone.',
    ko: '습지로 공격받으면 차르군은 둘, 제국군은 1, 2턴에만 하나를 더합니다.',
  },
  '§12.43': {
    en: 'Attacked over a river: 3 dice more.',
    ko: '강을 건너 공격받으면 주사위 셋을 더합니다.',
  },
  '§12.44': {
    en: 'In a home zone of the defender: 1 die more.',
    ko: '자기 본토 구역에서는 주사위 하나를 더합니다.',
  },
  '§12.45': {
    en: 'An Entrenchment takes a die from the attacker and a hit from the defender in round 1, and puts off rout; it needs 4 SP or an army.',
    ko: '참호는 첫 라운드에 공격자의 주사위 하나와 방어자의 피해 하나를 없애고 참패를 늦춥니다. 4SP나 군이 있어야 합니다.',
  },
  '§12.5': {
    en: 'Each 6 eliminates one SP, each 5 disrupts one, on both sides at once.',
    ko: '양쪽이 동시에, 6마다 1SP가 제거되고 5마다 1SP가 혼란에 빠집니다.',
  },
  '§12.51': {
    en: 'Eliminations are shared evenly among Powers; leaders go after all soldiers, the commander last, Napoleon last of all.',
    ko: '제거는 강국끼리 고르게 나눕니다. 리더는 모든 병사 뒤에, 사령관은 끝에, 나폴레옹은 맨 끝에 제거됩니다.',
  },
  '§12.52': {
    en: 'Who suffered more hits loses and retreats; a tie makes a second round, and then the attacker retreats. Both sides are marked.',
    ko: '피해가 많은 쪽이 져서 후퇴합니다. 같으면 두 번째 라운드를 하고 또 같으면 공격자가 후퇴합니다. 양쪽에 마커를 놓습니다.',
  },
  '§12.53': {
    en: 'Each disruption takes a die in the next round.',
    ko: '혼란 하나마다 다음 라운드의 주사위가 하나 줄어듭니다.',
  },
  '§12.54': {
    en: 'At low morale 1/3, 1/2 or 2/3 of the disruptions of a round are regrouped; not of a side that the round routs.',
    ko: '사기가 낮으면 라운드마다 혼란의 1/3, 1/2, 2/3이 재편됩니다. 그 라운드에 참패한 쪽은 재편되지 않습니다.',
  },
  '§12.6': {
    en: 'The loser retreats: the defender to friendly ground first, not to where attackers came from; the attacker back where he came from.',
    ko: '패자는 후퇴합니다. 방어자는 아군 땅부터 고르고 공격자가 온 곳으로는 못 가며, 공격자는 온 곳으로 돌아갑니다.',
  },
  '§12.61': {
    en: 'At Sauve Qui Peut a tie is lost.',
    ko: 'Sauve Qui Peut에서는 비기면 집니다.',
  },
  '§12.62': {
    en: 'Attrition of a retreat is rolled at once and may turn it into a rout or an overrun.',
    ko: '후퇴의 손실은 바로 굴리며 참패나 돌파로 바뀔 수 있습니다.',
  },
  '§12.63': {
    en: 'A formation that cannot retreat is regrouped, and counts as overrun.',
    ko: '후퇴할 곳이 없는 진형은 재편되고 돌파당한 것으로 칩니다.',
  },
  '§12.7': {
    en: 'A loss by 3 hits, for the entrenched by 5, is a rout: disruptions become eliminations, and the winner rolls for loot.',
    ko: '3 이상의 피해 차이(참호에서는 5)로 지면 참패입니다. 혼란은 제거가 되고 승자는 전리품을 굴립니다.',
  },
  '§12.8': {
    en: 'A side that is wiped out is overrun; the active winner may move on, an unmarked inactive one intercept again.',
    ko: '한쪽이 전멸하면 돌파입니다. 활성 승자는 더 이동하고, 마커 없는 비활성 승자는 다시 차단할 수 있습니다.',
  },
  '§12.82': {
    en: 'Of retreat, rout and overrun only the worst gives Morale Loss, once.',
    ko: '후퇴, 참패, 돌파 가운데 가장 나쁜 것만 한 번 Morale Loss를 줍니다.',
  },
  '§12.9': {
    en: 'More eliminations than pieces, 2 more on scorched ground, flag the duchy for free, if it is neither a fortress nor entrenched.',
    ko: '제거가 적의 수보다 많으면, 초토화지역에서는 2 많으면 그냥 깃발을 놓습니다. 요새와 적의 참호에서는 안 됩니다.',
  },
  '§12.10': {
    en: 'A die and the enemy SP and leaders eliminated: 7 is one resource of loot, 12 two; with 6 or less only a natural 6 is one.',
    ko: '주사위에 제거한 적 SP와 리더를 더해 7이면 전리품 자원 하나, 12면 둘입니다. 6 이하면 주사위 6일 때만 하나입니다.',
  },
  '§12.11': {
    en: 'To flag a duchy removes an enemy DMC there; a 6 gives a resource.',
    ko: '깃발을 놓은 지역의 적 DMC는 없어지고 주사위 6이면 자원 하나를 얻습니다.',
  },
};
