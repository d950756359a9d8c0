import { bilingual } from '../app/texts.ts';

// The words of the settings for spectators, and for new players.

const en = {
  company: 'Who may watch, and who may take a seat',
  spectators: {
    name: 'Spectators',
    about: 'What people without a seat see until the game is over, and you too without one. Usual: everything public.',
  },
  on: 'see everything public',
  off: 'see nothing of the position',
  turns: (n: number) => (n === 1 ? 'do not see the current turn' : `do not see the newest ${n} turns`),
  reliability: {
    name: 'Deadlines met',
    about: 'A player with 20 deadlines or more must have met this share. Usual: any.',
  },
  share: (n: number) => (n === 0 ? 'any' : `${n}%`),
  games: { name: 'Games played', about: 'The least number of finished public games of this kind. Usual: any.' },
  least: {
    name: 'Rating, at least',
    about: 'In games of this kind and pace. A player without a rating counts as 1,500.',
  },
  most: { name: 'Rating, at most', about: 'Usual: any.' },
  played: (n: number) => (n === 0 ? 'any' : String(n)),
};

const ko: typeof en = {
  company: '관전과 참가 조건',
  spectators: { name: '관전', about: '자리가 없는 사람(나 포함)에게 게임 중에 보이는 것. 기본: 공개된 것 모두.' },
  on: '공개된 것을 모두 봄',
  off: '국면을 보지 못함',
  turns: (n) => (n === 1 ? '지금 턴은 보지 못함' : `최근 ${n}턴은 보지 못함`),
  reliability: { name: '지킨 기한', about: '기한이 20번 이상이었던 사람이 지켰어야 할 비율. 기본: 상관없음.' },
  share: (n) => (n === 0 ? '상관없음' : `${n}%`),
  games: { name: '끝낸 게임', about: '이 종류의 공개 게임을 끝낸 수. 기본: 상관없음.' },
  least: { name: '레이팅 하한', about: '종류와 속도가 같은 게임의 레이팅. 아직 없는 사람은 1,500입니다.' },
  most: { name: '레이팅 상한', about: '기본: 상관없음.' },
  played: (n) => (n === 0 ? '상관없음' : String(n)),
};

export const words = bilingual(en, ko);
