import type { Chapter } from './chapter.ts';

/** Fortresses and sieges (§13). */
export const SIEGES: Chapter = {
  '§13.1': {
    en: 'A fortress bears on control, retreat and movement, not on battle.',
    ko: '요새는 제어, 후퇴, 이동에 영향을 주고 전투에는 주지 않습니다.',
  },
  '§13.2': {
    en: 'A siege needs no CP, no enemy formation there, and no battle of the besieger in this impulse without an overrun.',
    ko: '공성에는 CP가 들지 않습니다. 그 지역에 적 진형이 없고 이번 Impulse에 돌파 없는 전투를 하지 않았어야 합니다.',
  },
  '§13.21': {
    en: 'One army, once an impulse, besieges a fortress, in the impulse of its own Power.',
    ko: '공성은 군 하나가 자기 강국의 Impulse에, 요새마다 한 번 합니다.',
  },
  '§13.22': {
    en: 'A siege has as many rounds at most as the fortress has strength.',
    ko: '공성은 요새의 방어력만큼의 라운드까지 합니다.',
  },
  '§13.23': {
    en: 'Battle cards serve in sieges only if they say so; the owner of the fortress may play them without a piece there.',
    ko: '전투 카드는 공성에 쓴다고 적힌 것만 씁니다. 요새의 주인은 그곳에 조각이 없어도 쓸 수 있습니다.',
  },
  '§13.31': {
    en: 'The fortress rolls its strength, the besieger as in battle; Imperials before Riga only half.',
    ko: '요새는 방어력만큼, 공성군은 전투처럼 굴립니다. 리가 앞의 제국군은 절반만 굴립니다.',
  },
  '§13.32': {
    en: 'The fortress falls when the 6s of all rounds reach its strength and the commander survives.',
    ko: '모든 라운드의 6이 방어력 이상이고 사령관이 살아남으면 요새는 함락됩니다.',
  },
  '§13.33': {
    en: 'Another round needs more 6s of the besieger in this one than 5s and 6s of the fortress.',
    ko: '다음 라운드는 이번 라운드에 공성군의 6이 요새의 5와 6보다 많아야 합니다.',
  },
  '§13.34': {
    en: 'A besieger neither routs nor retreats; a captured fortress is flagged for free.',
    ko: '공성군은 참패하거나 후퇴하지 않습니다. 함락한 요새에는 그냥 깃발을 놓습니다.',
  },
  '§13.35': {
    en: 'After the siege the besieger is marked, unless it was a siege overrun.',
    ko: '공성 돌파가 아니면 공성이 끝난 뒤 공성군에 마커를 놓습니다.',
  },
  '§13.36': {
    en: 'In a group each army besieges alone, in the impulse of its own Power.',
    ko: '군집단의 군은 저마다 자기 강국의 Impulse에 따로 공성합니다.',
  },
  '§13.41': {
    en: 'An enemy fortress duchy is left only to friendly or uncontrolled spaces, and retreated to only if friends besiege it.',
    ko: '적 요새 지역에서는 아군이거나 제어하지 못하는 공간으로만 나가며, 아군이 포위한 곳으로만 후퇴합니다.',
  },
  '§13.42': {
    en: 'More 6s than strength, or fewer rounds than strength, are a siege overrun: the army may move on.',
    ko: '6이 방어력보다 많거나 방어력보다 적은 라운드에 함락하면 공성 돌파로 더 이동할 수 있습니다.',
  },
  '§13.51': {
    en: 'The victor removes a Morale Loss or gains 1; the owner loses the strength, an Imperial owner 1, for Königsberg 4.',
    ko: '승자는 Morale Loss 하나를 없애거나 Gain 하나를 얻고, 주인은 방어력만큼, 제국군은 1, 쾨니히스베르크는 4를 잃습니다.',
  },
  '§13.52': {
    en: 'Sack, once for each fortress: a die and the strength less the rounds; 6 or more gives 2 resources.',
    ko: '약탈은 요새마다 한 번입니다. 주사위에 방어력에서 라운드를 뺀 수를 더해 6 이상이면 자원 둘을 얻습니다.',
  },
};
