import { bilingual } from '../../app/texts.ts';

/** Words of buttons, the flyout and the forecast. */
export const words = bilingual(
  {
    actions: 'Actions',
    pressAgain: 'Press again:',
    notReady: 'Not ready',
    meanings: 'Meanings of this place',
    further: (what: string) => `${what}…`,
    elsewhere: (what: string) => `${what} → elsewhere…`,
    final: 'You cannot undo this',
    again: 'Press here, or the target again, to do it.',
    next: 'Next unit',
    missed: (what: string) => `No longer possible: ${what}.`,
    dice: 'Ask before dice',
    diceOf: { off: 'never', touch: 'on touch screens', always: 'always' },
    count: (n: number) => (n === 1 ? '1 die' : `${n} dice`),
    ifUnanswered: 'If nobody plays a card or reacts first.',
  },
  {
    actions: '행동',
    pressAgain: '한 번 더 누르기:',
    notReady: '준비 취소',
    meanings: '이곳에서 할 수 있는 것',
    further: (what) => `${what}…`,
    elsewhere: (what) => `${what} → 다른 곳…`,
    final: '무를 수 없음',
    again: '여기나 대상을 한 번 더 누르면 실행합니다.',
    next: '다음 유닛',
    missed: (what) => `이제는 할 수 없음: ${what}`,
    dice: '주사위 전에 묻기',
    diceOf: { off: '묻지 않음', touch: '터치 화면에서', always: '항상' },
    count: (n) => `주사위 ${n}개`,
    ifUnanswered: '먼저 카드를 쓰거나 반응하는 사람이 없을 때입니다.',
  },
);
