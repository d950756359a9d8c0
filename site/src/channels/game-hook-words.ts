import { bilingual } from '../app/texts.ts';

// The words of hooks of games.

const en = {
  tells: 'News of this game goes to:',
  by: (host: string, name: string) => `${host}, by ${name}`,
  title: 'Tell a chat or a program',
  about:
    'It gets each phase with its deadline, free seats, votes and the end, as late as spectators see them. It gets no name and no seat. Everybody here sees which host is told.',
  tooLate: 'A private game can add one only before it starts.',
  most: 'There are three: delete one to add another.',
};

const ko: typeof en = {
  tells: '이 게임의 소식을 받는 곳:',
  by: (host, name) => `${host}(추가한 사람: ${name})`,
  title: '채팅이나 프로그램에 알리기',
  about:
    '단계와 기한, 빈자리, 투표, 게임의 끝을 관전자가 볼 수 있을 때 보냅니다. 이름과 자리는 보내지 않습니다. 어느 호스트로 보내는지는 모두에게 보입니다.',
  tooLate: '비공개 게임에는 시작하기 전에만 추가할 수 있습니다.',
  most: '세 개가 있습니다. 더 추가하려면 하나를 지우세요.',
};

export const words = bilingual(en, ko);
