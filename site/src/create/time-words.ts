import { bilingual } from '../app/texts.ts';

// The words of the settings of votes, clocks, and players who vanish.

const en = {
  more: 'Votes, clocks, and those who vanish',
  none: 'none',
  votes: {
    name: 'Votes for a draw are secret',
    about: 'Until the game is over nobody sees who wants one. Usual: everybody sees it.',
  },
  bank: {
    name: 'A clock for each of two',
    about: 'Instead of deadlines: time at the start, and more for each turn. For games of two seats.',
  },
  expired: { name: 'Who has no time left loses', about: 'Usual: silence answers.' },
  inDays: (n: string) => `${n} d`,
  inHours: (n: string) => `${n} h`,
  inMinutes: (n: string) => `${n} min`,
  weekdays: { name: 'Only Mondays to Fridays', about: 'The clock stands still on other days. Usual: it always runs.' },
  quiet: {
    name: 'Quiet from 22:00 to 8:00',
    about: (zone: string) => `No deadline passes then (${zone}); it comes an hour after. Usual: no quiet hours.`,
  },
  hours: {
    name: 'Deadlines at fixed hours',
    about: (zone: string) =>
      `A deadline falls on the first such hour after the time for an answer has passed (${zone}). Set that time above. ` +
      'Leave empty: no fixed hour.',
  },
  hourOf: (kind: string) => `${kind} at`,
  count: { name: 'More time', about: 'How often each seat may put off a deadline, once for a question. Usual: never.' },
  times: (n: number) => (n === 0 ? 'never' : n === 1 ? 'once' : `${n} times`),
  seconds: { name: 'By how much', about: 'Usual: a day.' },
  away: {
    name: 'Days away',
    about: 'How long each seat may be away in this game; its clock stands still. Usual: none.',
  },
  days: (n: number) => (n === 0 ? 'none' : `${n} days`),
  vacate: {
    name: 'Who vanishes',
    about: 'After so many missed deadlines in a row somebody else may take the seat. Usual: nobody.',
  },
  misses: (n: number) => (n === 0 ? 'keeps the seat' : n === 1 ? 'after 1 deadline' : `after ${n} deadlines`),
  ready: {
    name: 'Ask who is there',
    about:
      'Before the start everybody says that they are there within this time, or loses the seat. Usual: nobody is asked.',
  },
  within: (n: number): string =>
    n === 0 ? 'nobody is asked' : n === 600 ? '10 minutes' : n === 3600 ? 'an hour' : 'a day',
};

const ko: typeof en = {
  more: '투표, 시계, 사라진 사람',
  none: '없음',
  votes: { name: '무승부 투표는 비밀', about: '게임이 끝날 때까지 누가 원하는지 아무도 못 봅니다. 기본: 모두 봅니다.' },
  bank: { name: '두 사람의 시계', about: '기한 대신 처음에 시간을 주고 턴마다 더합니다. 자리가 둘인 게임에서.' },
  expired: { name: '시간이 다하면 패배', about: '기본: 침묵이 대신 답합니다.' },
  inDays: (n) => `${n}일`,
  inHours: (n) => `${n}시간`,
  inMinutes: (n) => `${n}분`,
  weekdays: { name: '월요일부터 금요일까지만', about: '다른 날에는 시계가 멈춥니다. 기본: 늘 갑니다.' },
  quiet: {
    name: '22:00부터 8:00까지 조용히',
    about: (zone) => `그때는 기한이 지나지 않고(${zone}) 한 시간 뒤로 미룹니다. 기본: 없음.`,
  },
  hours: {
    name: '정해진 시각의 기한',
    about: (zone) =>
      `답할 시간이 지난 뒤 처음 오는 이 시각이 기한이 됩니다(${zone}). 답할 시간은 위에서 정합니다. 비워 두면 정하지 않습니다.`,
  },
  hourOf: (kind) => `${kind} 시각`,
  count: { name: '기한 미루기', about: '자리마다 기한을 몇 번 미룰 수 있는지, 질문마다 한 번. 기본: 없음.' },
  times: (n) => (n === 0 ? '없음' : `${n}번`),
  seconds: { name: '미루는 시간', about: '기본: 하루.' },
  away: { name: '비울 수 있는 날', about: '이 게임에서 자리마다 비울 수 있는 날. 시계가 멈춥니다. 기본: 없음.' },
  days: (n) => (n === 0 ? '없음' : `${n}일`),
  vacate: { name: '사라진 사람', about: '기한을 잇달아 이만큼 놓치면 다른 사람이 앉을 수 있습니다. 기본: 없음.' },
  misses: (n) => (n === 0 ? '자리를 지킴' : `기한 ${n}번 뒤`),
  ready: {
    name: '있는지 묻기',
    about: '시작하기 전에 이 시간 안에 있다고 답하지 않으면 자리를 잃습니다. 기본: 묻지 않습니다.',
  },
  within: (n) => (n === 0 ? '묻지 않음' : n === 600 ? '10분' : n === 3600 ? '1시간' : '하루'),
};

export const words = bilingual(en, ko);
