import { bilingual } from '../app/texts.ts';

// The words of mutes, digests and titles in messages.

const en = {
  mute: 'Notifications of this game',
  tell: {
    usual: 'Everything, and only the end once I am out of play',
    all: 'Everything, also when I am out of play',
    turns: 'Only my turns, deadlines and the loss of my seat',
    nothing: 'Nothing',
  },
  muteHint: 'Other players do not learn your choice.',
  digest: 'Messages that can wait',
  atOnce: 'at once',
  daily: (hour: string) => `in one message a day, at ${hour}`,
  digestHint: 'Your turns, deadlines and the loss of a seat do not wait for it.',
  names: 'Name games by their titles. Other services keep the titles, also after their authors are deleted.',
};

const ko: typeof en = {
  mute: '이 게임의 알림',
  tell: {
    usual: '모두. 탈락한 뒤에는 게임이 끝날 때만',
    all: '탈락한 뒤에도 모두',
    turns: '내 차례, 기한, 자리를 잃었을 때만',
    nothing: '받지 않음',
  },
  muteHint: '다른 참가자는 이 선택을 알 수 없습니다.',
  digest: '급하지 않은 알림',
  atOnce: '바로',
  daily: (hour) => `하루 한 번 모아서, ${hour}`,
  digestHint: '내 차례, 기한, 자리를 잃은 일은 그 시각을 기다리지 않고 알립니다.',
  names: '게임 제목을 함께 보냅니다. 제목은 다른 서버에 남으며, 제목을 쓴 사람이 계정을 지워도 사라지지 않습니다.',
};

export const words = bilingual(en, ko);
