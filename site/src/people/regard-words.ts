import { bilingual } from '../app/texts.ts';

// The words of acts on a person: mute, block, report.

const en = {
  more: (name: string) => `More about ${name}`,
  block: 'Block',
  blockWho: 'Block the author',
  blockHint:
    'The server does not tell them. They cannot invite you or join your games, and you see their messages folded.',
  blockHere: 'The server does not tell them. You see their messages folded in this anonymous game only.',
  blocked: 'Blocked. The list is in your account.',
  mute: 'Mute this seat',
  hear: 'Hear this seat again',
  muted: 'Muted: you see the messages of this seat folded.',
  report: 'Report',
  reason: 'Why do you report this?',
  reportHint:
    'Moderators read this entry with the proof of its author, and nothing else of the conversation. The report hides your name.',
  send: 'Send the report',
  reported: 'Reported.',
  cancel: 'Cancel',
};

const ko: typeof en = {
  more: (name) => `${name}에 대해 더 보기`,
  block: '차단',
  blockWho: '이 글을 쓴 사람 차단',
  blockHint: '상대에게 알리지 않습니다. 상대는 나를 초대하거나 내 게임에 들어올 수 없고, 상대가 쓴 글은 접혀 보입니다.',
  blockHere:
    '상대에게 알리지 않습니다. 익명 게임이라 이 게임에서만 상대의 글이 접혀 보이고, 다른 곳에서는 달라지지 않습니다.',
  blocked: '차단했습니다. 목록은 내 계정에 있습니다.',
  mute: '이 자리의 글 접기',
  hear: '이 자리의 글 다시 보기',
  muted: '이 자리의 글을 접어 둡니다.',
  report: '신고',
  reason: '왜 신고합니까?',
  reportHint:
    '운영진은 이 글과 누가 썼는지의 증명만 읽고, 대화의 나머지는 읽지 않습니다. 누가 신고했는지는 알리지 않습니다.',
  send: '신고 보내기',
  reported: '신고했습니다.',
  cancel: '그만두기',
};

export const words = bilingual(en, ko);
