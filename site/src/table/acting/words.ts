import { bilingual } from '../../app/texts.ts';

/** Words of buttons, the flyout and the forecast. */
export const words = bilingual(
  {
    actions: 'Actions',
    armed: (what: string) => `Again: ${what}?`,
    notReady: 'Not ready',
    meanings: 'Meanings of this place',
    further: (what: string) => `${what}…`,
    final: 'You cannot undo this',
    again: 'Click the place again to do it.',
    againAs: (what: string) => `Click the place again: ${what}`,
    longer: 'Pass for longer',
    next: 'Next unit',
    missed: (what: string) => `No longer possible: ${what}.`,
    dice: 'Ask before dice',
    diceOf: { off: 'never', touch: 'on touch screens', always: 'always' },
    count: (n: number) => (n === 1 ? '1 die' : `${n} dice`),
    ifUnanswered: 'If nobody plays a card or reacts first.',
  },
  {
    actions: '행동',
    armed: (what) => `한 번 더: ${what}?`,
    notReady: '준비 취소',
    meanings: '이곳에서 할 수 있는 것',
    further: (what) => `${what}…`,
    final: '무를 수 없음',
    again: '그곳을 한 번 더 누르면 실행합니다.',
    againAs: (what) => `그곳을 한 번 더 누르면: ${what}`,
    longer: '더 오래 패스하기',
    next: '다음 유닛',
    missed: (what) => `이제는 할 수 없음: ${what}`,
    dice: '주사위 전에 묻기',
    diceOf: { off: '묻지 않음', touch: '터치 화면에서', always: '항상' },
    count: (n) => `주사위 ${n}개`,
    ifUnanswered: '먼저 카드를 쓰거나 반응하는 사람이 없을 때입니다.',
  },
);
