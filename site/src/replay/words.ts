import { bilingual } from '../app/texts.ts';

/** The words of replays. */
export const words = bilingual(
  {
    turn: 'Turn',
    turnBefore: 'Previous turn',
    turnAfter: 'Next turn',
    happened: 'What happened in this step',
    nothing: 'No news in this step.',
    keys: 'Keys: , and . step, Home and End, space plays, L to the table',
    graphs: 'Graphs',
    noGraphs: 'This game has no numbers to draw.',
    version: 'Version',
    film: 'Save the game as a GIF',
    stop: 'Stop',
    link: 'Copy the link to this version',
    of: (version: number, newest: number) => `${version} of ${newest}`,
    whatIf: 'Try it from here',
    whatIfName: 'What if …',
    whatIfHint: 'A sandbox continues from this step. Every seat is yours, dice and cards are new, and only you see it.',
  },
  {
    turn: '턴',
    turnBefore: '앞 턴',
    turnAfter: '다음 턴',
    happened: '이 단계에서 일어난 일',
    nothing: '전할 것이 없습니다.',
    keys: '단축키: , 와 . 로 이동, Home과 End, 스페이스로 재생, L로 테이블',
    graphs: '그래프',
    noGraphs: '이 게임에는 그릴 수치가 없습니다.',
    version: '버전',
    film: '게임을 GIF로 저장',
    stop: '중지',
    link: '이 버전의 링크 복사',
    of: (version, newest) => `${newest} 중 ${version}`,
    whatIf: '여기서부터 해 보기',
    whatIfName: '만약 …',
    whatIfHint:
      '이 단계부터 연습 게임으로 이어 갑니다. 모든 자리가 내 것이고, 주사위와 카드는 새로 정하며, 다른 사람은 볼 수 없습니다.',
  },
);
