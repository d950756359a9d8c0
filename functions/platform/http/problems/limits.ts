import { again, of, type Row, row } from './row.ts';

/** What a request, a person or the server may take at most: what it means, and what to do about it. */
export const LIMITS: { readonly [code: string]: Row } = {
  AUDITS_BUSY: row('Too many audits are being worked out.', '검증이 너무 많이 밀려 있습니다.', again),
  BODY_TOO_LARGE: row(
    'The body is larger than is taken.',
    '본문이 너무 큽니다.',
    of('Send less; bodies have at most 64 KB.', '64KB 이하로 보내세요.'),
  ),
  BUSY: row('The request was not finished in time, or something did not answer.', '제때 끝나지 않았거나 응답이 없었습니다.', again),
  IMPORTS_BUSY: row(
    'Too many imports wait: they are carried out one at a time.',
    '가져오기는 하나씩 처리하며, 너무 많이 밀려 있습니다.',
    again,
  ),
  LOGS_BUSY: row('You have had too many whole games read.', '통째로 읽은 게임이 너무 많습니다.', again),
  MESSAGE_TOO_LARGE: row(
    'A message of the live channel is longer than it may be.',
    '실시간 채널의 메시지가 너무 깁니다.',
    of('Send shorter messages; subscribe to fewer games at once.', '메시지를 줄이세요. 한 번에 더 적은 게임을 구독하세요.'),
  ),
  QUOTA_EXCEEDED: row(
    'A person opens so many games and no more.',
    '한 사람이 열 수 있는 게임의 수를 넘었습니다.',
    of('End a game, or wait as long as `Retry-After` says.', '게임 하나를 끝내거나 `Retry-After`만큼 기다리세요.'),
  ),
  STORAGE_FULL: row('The disk of the server is full; nothing is lost.', '서버의 디스크가 가득 찼습니다. 잃은 것은 없습니다.', again),
  TOOK_TOO_MUCH: row(
    'The request was given up: it, or one that was worked at beside it, took too much time or memory.',
    '이 요청, 또는 함께 처리하던 요청이 시간이나 메모리를 너무 많이 써서 중단했습니다.',
    again,
  ),
  TOO_MANY: row('A seat makes so many commits that need no turn, and no more.', '차례가 필요 없는 커밋을 너무 많이 했습니다.', again),
  TOO_MANY_CONNECTIONS: row(
    'A person has so many connections of the live channel and no more; the oldest was closed.',
    '실시간 연결이 너무 많아 가장 오래된 것을 끊었습니다.',
    of('Close connections that nobody reads.', '읽지 않는 연결을 닫으세요.'),
  ),
  TOO_MANY_GAMES: row(
    'A connection follows so many games and no more.',
    '한 연결로 따라가는 게임이 너무 많습니다.',
    of('Unsubscribe from some, or open another connection.', '일부를 구독 취소하거나 다른 연결을 여세요.'),
  ),
  WORK_BUSY: row('Too many requests wait that take long.', '오래 걸리는 요청이 너무 많이 밀려 있습니다.', again),
};
