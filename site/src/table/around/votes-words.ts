import { bilingual } from '../../app/texts.ts';

// The words of votes and clocks at the table.

const en = {
  kinds: {
    draw: 'Offer a draw',
    concede: 'Concede',
    cancel: 'Vote to cancel',
    pause: 'Vote to pause',
    extend: 'Vote for more time',
  },
  goOn: 'Go on with the game',
  secret: 'Votes for a draw are secret until the game is over.',
  longer: (left: number) => `Extend the deadline (${left} left)`,
  awayFor: (days: number) => (days === 1 ? 'Away for a day' : `Away for ${days} days`),
  away: 'Mark me as away',
  paused: 'Paused, at the latest until',
  awayUntil: 'away until',
  bank: 'time left',
};

const ko: typeof en = {
  kinds: {
    draw: '무승부 제안',
    concede: '패배 인정',
    cancel: '취소 투표',
    pause: '일시 정지 투표',
    extend: '기한 연장 투표',
  },
  goOn: '게임 계속하기',
  secret: '무승부 투표는 게임이 끝날 때까지 비밀입니다.',
  longer: (left) => `기한 연장(${left}번 남음)`,
  awayFor: (days) => `${days}일 동안 자리 비움`,
  away: '자리 비움',
  paused: '일시 정지 중, 늦어도',
  awayUntil: '자리 비움, 기한',
  bank: '남은 시간',
};

export const words = bilingual(en, ko);
