import { bilingual } from '../app/texts.ts';

// The words of moderators.

const en = {
  moderation: 'Moderation',
  none: 'You do not moderate here.',
  states: { open: 'Open cases', closed: 'Decided cases' },
  noCases: { open: 'No case is open.', closed: 'No case was decided in the last 90 days.' },
  line: (day: string, reports: number) => `${day} · ${reports} ${reports === 1 ? 'report' : 'reports'}`,
  loading: 'Reading …',
  game: 'To the game',
  where: 'Where',
  author: 'Seat of its author',
  unknown: 'unknown: the author is erased',
  said: 'Message',
  why: 'Why a player reported it',
  proof: 'Proof',
  verdicts: {
    holds: 'Holds: the entry stands in its chain, was written at that seat, and has this text.',
    broken: 'Broken: do not judge by this entry.',
  },
  reason: 'Reason',
  reasonHint:
    'The log keeps it. Readers of the conversation see why you hid an entry. Readers of the game see why you acted there.',
  hide: 'Hide this entry',
  hidden: 'This entry is hidden.',
  acts: {
    mute: 'Mute the seat',
    unmute: 'Let the seat speak again',
    unseat: 'Take the seat away',
    close: 'Close the game',
  },
  sure: 'Are you sure?',
  done: 'Done, and recorded.',
  settle: 'Decided: close the case',
  reopen: 'Open the case again',
};

const ko: typeof en = {
  moderation: '운영',
  none: '이곳의 운영진이 아닙니다.',
  states: { open: '열린 신고', closed: '처리한 신고' },
  noCases: { open: '열린 신고가 없습니다.', closed: '지난 90일 동안 처리한 신고가 없습니다.' },
  line: (day, reports) => `${day} · 신고 ${reports}건`,
  loading: '읽는 중 …',
  game: '게임 보기',
  where: '대화',
  author: '쓴 자리',
  unknown: '지워져서 알 수 없음',
  said: '글',
  why: '신고한 까닭',
  proof: '증명',
  verdicts: {
    holds: '맞음: 이 글은 대화의 사슬에 들어 있고, 그 자리에서 썼으며, 내용도 그대로입니다.',
    broken: '맞지 않음: 이 글을 근거로 판단하지 마세요.',
  },
  reason: '까닭',
  reasonHint:
    '기록에 남습니다. 대화를 읽는 사람은 글을 가린 까닭을, 게임을 보는 사람은 게임에서 한 일의 까닭을 봅니다.',
  hide: '이 글 가리기',
  hidden: '가린 글입니다.',
  acts: {
    mute: '이 자리의 대화 금지',
    unmute: '대화 금지 풀기',
    unseat: '자리 빼앗기',
    close: '게임 닫기',
  },
  sure: '계속합니까?',
  done: '처리하고 기록에 남겼습니다.',
  settle: '처리함: 신고 닫기',
  reopen: '신고 다시 열기',
};

export const words = bilingual(en, ko);
