import { bilingual } from '../app/texts.ts';

// The words of the settings for spectators, and for new players.

const en = {
  company: 'Who looks on, and who may sit down',
  spectators: {
    name: 'Spectators',
    about: 'What those see who hold no seat, you too, until the game is over. Usual: everything public.',
  },
  on: 'see everything public',
  off: 'see nothing of the position',
  turns: (n: number) => (n === 1 ? 'do not see the running turn' : `do not see the newest ${n} turns`),
  reliability: { name: 'Deadlines met', about: 'At least this share, of those who have had 20 of them. Usual: any.' },
  share: (n: number) => (n === 0 ? 'any' : `${n} %`),
  games: { name: 'Games played', about: 'At least so many of this kind, public and over. Usual: any.' },
  least: {
    name: 'Rating, at least',
    about: 'In games of this kind, live or by mail as this one is; 1,500 for whoever has none.',
  },
  most: { name: 'Rating, at most', about: 'Usual: any.' },
  played: (n: number) => (n === 0 ? 'any' : String(n)),
};

const ko: typeof en = {
  company: '보는 사람과 앉을 사람',
  spectators: { name: '관전', about: '자리가 없는 사람이, 당신도, 끝날 때까지 보는 것. 기본: 공개된 것 모두.' },
  on: '공개된 것을 모두 봄',
  off: '국면을 보지 못함',
  turns: (n) => (n === 1 ? '지금 턴은 보지 못함' : `최근 ${n}턴은 보지 못함`),
  reliability: { name: '지킨 기한', about: '기한이 20번 넘게 있었던 사람은 이 비율 이상. 기본: 상관없음.' },
  share: (n) => (n === 0 ? '상관없음' : `${n}%`),
  games: { name: '둔 게임', about: '이 종류의 끝난 공개 게임이 이만큼 이상. 기본: 상관없음.' },
  least: { name: '레이팅 하한', about: '이 종류의 게임에서, 실시간이나 우편에 따라. 아직 없는 사람은 1,500입니다.' },
  most: { name: '레이팅 상한', about: '기본: 상관없음.' },
  played: (n) => (n === 0 ? '상관없음' : String(n)),
};

export const words = bilingual(en, ko);
