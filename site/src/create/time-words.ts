import { bilingual } from '../app/texts.ts';

// The words of the settings of votes, clocks, and absent players.

const en = {
  more: 'Votes, clocks, and absent players',
  none: 'none',
  votes: {
    name: 'Votes for a draw are secret',
    about: 'Players see the votes only after the game. Usual: all see them at once.',
  },
  bank: {
    name: 'A clock for each player',
    about: 'Instead of deadlines: time at the start, and more for each turn. For games of two seats.',
  },
  expired: { name: 'A player without time loses', about: 'Usual: the default is played.' },
  inDays: (n: string) => `${n} d`,
  inHours: (n: string) => `${n} h`,
  inMinutes: (n: string) => `${n} min`,
  weekdays: { name: 'Only Mondays to Fridays', about: 'The clock stands still on other days. Usual: it always runs.' },
  quiet: {
    name: 'Quiet from 22:00 to 8:00',
    about: (zone: string) =>
      `No deadline falls in these hours (${zone}). It comes an hour after them. Usual: no quiet hours.`,
  },
  hours: {
    name: 'Deadlines at fixed hours',
    about: (zone: string) =>
      `A deadline falls on the first such hour after the time for an answer (${zone}). Set that time above. ` +
      'Leave this empty for no fixed hour.',
  },
  hourOf: (kind: string) => `${kind} at`,
  count: {
    name: 'More time',
    about: 'How often each seat may extend a deadline, once for each question. Usual: never.',
  },
  times: (n: number) => (n === 0 ? 'never' : n === 1 ? 'once' : `${n} times`),
  seconds: { name: 'By how much', about: 'Usual: a day.' },
  away: {
    name: 'Days away',
    about: 'How long each seat may be away in this game. Its clock stops. Usual: none.',
  },
  days: (n: number) => (n === 0 ? 'none' : `${n} days`),
  vacate: {
    name: 'Absent players',
    about: 'After this many missed deadlines in a row, another player may take the seat. Usual: never.',
  },
  misses: (n: number) => (n === 0 ? 'keeps the seat' : n === 1 ? 'after 1 deadline' : `after ${n} deadlines`),
  ready: {
    name: 'Ready check',
    about: 'Before the start each player answers within this time, or loses the seat. Usual: no check.',
  },
  within: (n: number): string => (n === 0 ? 'no check' : n === 600 ? '10 minutes' : n === 3600 ? 'an hour' : 'a day'),
};

const ko: typeof en = {
  more: '투표, 시간, 자리 비움',
  none: '없음',
  votes: { name: '무승부 투표는 비밀', about: '투표는 게임이 끝난 뒤에만 보입니다. 기본: 모두에게 바로 보입니다.' },
  bank: { name: '참가자마다 시계', about: '기한 대신 처음에 시간을 주고 턴마다 더합니다. 자리가 둘인 게임에서.' },
  expired: { name: '시간을 다 쓰면 패배', about: '기본: 기본 응답으로 처리.' },
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
      `응답할 시간이 지난 뒤 처음 오는 이 시각이 기한이 됩니다(${zone}). 응답할 시간은 위에서 정합니다. 비워 두면 정하지 않습니다.`,
  },
  hourOf: (kind) => `${kind} 시각`,
  count: { name: '기한 연장', about: '자리마다 기한을 몇 번 연장할 수 있는지, 질문마다 한 번. 기본: 없음.' },
  times: (n) => (n === 0 ? '없음' : `${n}번`),
  seconds: { name: '연장하는 시간', about: '기본: 하루.' },
  away: { name: '자리 비움', about: '이 게임에서 자리마다 비울 수 있는 날. 시계가 멈춥니다. 기본: 없음.' },
  days: (n) => (n === 0 ? '없음' : `${n}일`),
  vacate: {
    name: '응답 없는 참가자',
    about: '기한을 잇달아 이만큼 넘기면 다른 사람이 자리를 받을 수 있습니다. 기본: 없음.',
  },
  misses: (n) => (n === 0 ? '자리를 지킴' : `기한 ${n}번 뒤`),
  ready: {
    name: '참석 확인',
    about: '시작하기 전에 이 시간 안에 응답하지 않으면 자리를 잃습니다. 기본: 확인하지 않습니다.',
  },
  within: (n) => (n === 0 ? '확인하지 않음' : n === 600 ? '10분' : n === 3600 ? '1시간' : '하루'),
};

export const words = bilingual(en, ko);
