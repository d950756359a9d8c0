import type { Chapter } from './chapter.ts';

/** Movement (§10). */
export const MOVEMENT: Chapter = {
  '§10.1': {
    en: '1 CP moves an army one space.',
    ko: '1CP로 군 하나가 한 공간 이동합니다.',
  },
  '§10.11': {
    en: '1 CP moves one counter without a leader one space; such counters move one by one.',
    ko: '1CP로 리더 없는 병사 조각 하나가 한 공간 이동합니다. 조각은 하나씩 움직입니다.',
  },
  '§10.12': {
    en: 'An Austrian or Prussian contingent pays 1 CP more to enter a Russian space without its own flag.',
    ko: '오스트리아군과 프로이센군은 자국 깃발이 없는 러시아 땅에 들어갈 때 1CP를 더 냅니다.',
  },
  '§10.2': {
    en: 'Any number may stand together; what moves and attacks together is limited by command.',
    ko: '쌓는 수에는 제한이 없습니다. 함께 움직이고 공격하는 것은 지휘능력이 정합니다.',
  },
  '§10.3': {
    en: 'A step goes to an adjacent space.',
    ko: '이동은 인접한 공간으로만 합니다.',
  },
  '§10.4': {
    en: 'A move over marsh, by force march, from an ambush or onto scorched ground causes attrition; all causes of a step are rolled together.',
    ko: '습지, 강행군, 기습, 초토화지역의 이동은 손실을 일으킵니다. 한 걸음의 모든 이유를 한 번에 굴립니다.',
  },
  '§10.41': {
    en: 'Imperials who move over marsh take attrition.',
    ko: '습지로 이동하는 제국군은 손실을 입습니다.',
  },
  '§10.42': {
    en: 'Each space from the fourth in an impulse is a force march with attrition, for Imperials from the third in turns 3 and 4.',
    ko: '한 Impulse에 네 번째부터의 이동은 강행군으로 손실을 입습니다. 3, 4턴의 제국군은 세 번째부터입니다.',
  },
  '§10.43': {
    en: 'A step from uncontrolled ground into an enemy space is an ambush with attrition.',
    ko: '제어하지 못하는 곳에서 적 공간으로 이동하면 기습으로 손실을 입습니다.',
  },
  '§10.44': {
    en: 'A retreat into an enemy space, over a river, over sea, or of Imperials over marsh causes attrition.',
    ko: '적 공간으로, 강을 건너, 바다로, 제국군이 습지로 후퇴하면 손실을 입습니다.',
  },
  '§10.45': {
    en: 'Pieces that enter scorched ground take attrition.',
    ko: '초토화지역에 들어가면 손실을 입습니다.',
  },
  '§10.5': {
    en: 'Nothing moves through enemy formations or enemy fortresses.',
    ko: '적 진형과 적 요새는 지나가지 못합니다.',
  },
  '§10.51': {
    en: 'A formation that enters a zone moves no more by CP in that impulse.',
    ko: '구역에 들어간 진형은 그 Impulse에 CP로 더 이동하지 못합니다.',
  },
  '§10.52': {
    en: 'A formation that enters a duchy with enemies fights unless they evade, and goes on only after an overrun.',
    ko: '적이 있는 지역에 들어가면 적이 회피하지 않는 한 싸웁니다. 돌파한 뒤에만 더 갑니다.',
  },
  '§10.53': {
    en: 'A formation that enters an enemy fortress duchy goes on only after a siege overrun.',
    ko: '적 요새 지역에 들어가면 공성 돌파 뒤에만 더 갑니다.',
  },
  '§10.54': {
    en: 'Leaders may be passed; a formation that stops with other leaders names one commander of all.',
    ko: '아군 리더가 있는 곳은 지나갈 수 있고, 멈추면 사령관 한 명을 정합니다.',
  },
  '§10.6': {
    en: 'Armies of one Power that exceed the commander’s rating, or of two Powers or nations, in one space are a group.',
    ko: '한 공간에 한 강국의 군들이 사령관의 지휘능력을 넘거나 두 강국이나 국가의 군이 있으면 군집단입니다.',
  },
  '§10.61': {
    en: 'A moving group may take along armies that it meets, if they can move and their owner agrees.',
    ko: '움직이는 군집단은 만난 아군 군을, 움직일 수 있고 주인이 동의하면 데려갈 수 있습니다.',
  },
  '§10.62': {
    en: 'Without agreement the leader of the Power with more SP commands a group, in a tie of the Power that was active last.',
    ko: '합의가 없으면 SP가 많은 강국의 리더가, 같으면 가장 최근에 활성화된 강국의 리더가 사령관입니다.',
  },
  '§10.63': {
    en: 'A group pays 1 CP for each army and space, and holds what its leaders can command together.',
    ko: '군집단은 한 공간에 군마다 1CP를 내고, 리더들이 함께 지휘할 수 있는 만큼을 담습니다.',
  },
  '§10.64': {
    en: 'The commander’s Power moves the group; in its own impulse a Power’s army joins or leaves.',
    ko: '군집단은 사령관의 강국이 움직입니다. 군은 자기 강국의 Impulse에 들어오고 나갑니다.',
  },
  '§10.65': {
    en: 'Pieces leave a group in their own impulse, by retreat or by an interception of their own.',
    ko: '조각은 자기 강국의 Impulse에, 후퇴로, 또는 따로 차단하여 군집단을 떠납니다.',
  },
  '§10.71': {
    en: 'To enter a duchy with enemies is to attack; in a zone one may attack or just be there.',
    ko: '적이 있는 지역에 들어가는 것은 공격입니다. 구역에서는 공격하거나 그냥 있을 수 있습니다.',
  },
  '§10.72': {
    en: 'To attack inside a zone costs as much as a move.',
    ko: '구역 안에서 공격하는 데는 이동만큼 CP가 듭니다.',
  },
  '§10.73': {
    en: 'Several armies join one battle only as a group, or by interceptions.',
    ko: '여러 군이 한 전투에 합류하는 길은 군집단이나 차단뿐입니다.',
  },
};
