import { bilingual } from '../app/texts.ts';

export const words = bilingual(
  {
    learn: 'Learn by playing',
    learnGame: (game: string) => `Learn by playing: ${game}`,
    about: 'A first game in ten steps, against bots. No account needed.',
    title: (game: string) => `First game: ${game}`,
    guide: 'Guide',
    step: (at: number, of: number) => `Step ${at} of ${of}`,
    next: 'Next',
    skip: 'Skip step',
    end: 'End the guide',
    over: 'That is all you need',
    playOn: 'Play on as you like. Rest the pointer on anything, or press it long, to read what it is.',
    close: 'Close',
  },
  {
    learn: '하면서 배우기',
    learnGame: (game: string) => `하면서 배우기: ${game}`,
    about: '봇과 하는 열 단계 첫 게임입니다. 계정이 필요하지 않습니다.',
    title: (game: string) => `첫 게임: ${game}`,
    guide: '안내',
    step: (at: number, of: number) => `${of}단계 중 ${at}단계`,
    next: '다음',
    skip: '건너뛰기',
    end: '안내 끝내기',
    over: '이것으로 충분합니다',
    playOn: '이제 마음대로 하세요. 무엇이든 포인터를 위에 두거나 길게 누르면 설명이 보입니다.',
    close: '닫기',
  },
);
