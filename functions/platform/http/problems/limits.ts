import { again, of, type Row, row } from './row.ts';

/** Limits of a request, a person or the server: meanings and remedies. */
export const LIMITS: { readonly [code: string]: Row } = {
  AUDITS_BUSY: row('The server is computing too many audits.', '검증이 너무 많이 밀려 있습니다.', again),
  BODY_TOO_LARGE: row(
    'The body is too large.',
    '본문이 너무 큽니다.',
    of('Send less; bodies have at most 64 KB.', '64KB 이하로 보내세요.'),
  ),
  BUSY: row('The server did not finish the request in time.', '제때 끝나지 않았거나 응답이 없었습니다.', again),
  IMPORTS_BUSY: row(
    'Too many imports are waiting. The server runs one at a time.',
    '가져오기는 하나씩 처리하며, 너무 많이 밀려 있습니다.',
    again,
  ),
  LOGS_BUSY: row('You have requested too many whole games.', '통째로 읽은 게임이 너무 많습니다.', again),
  MESSAGE_TOO_LARGE: row(
    'The message on the live channel is too long.',
    '실시간 채널의 메시지가 너무 깁니다.',
    of('Send shorter messages; subscribe to fewer games at once.', '메시지를 줄이세요. 한 번에 더 적은 게임을 구독하세요.'),
  ),
  QUOTA_EXCEEDED: row(
    'You have reached the limit of open games.',
    '한 사람이 열 수 있는 게임의 수를 넘었습니다.',
    of('End a game, or wait for `Retry-After`.', '게임 하나를 끝내거나 `Retry-After`만큼 기다리세요.'),
  ),
  STORAGE_FULL: row('The disk of the server is full; nothing is lost.', '서버의 디스크가 가득 찼습니다. 잃은 것은 없습니다.', again),
  TOOK_TOO_MUCH: row(
    'The server stopped the request, because it or one beside it took too much time or memory.',
    '이 요청, 또는 함께 처리하던 요청이 시간이나 메모리를 너무 많이 써서 중단했습니다.',
    again,
  ),
  TOO_MANY: row('The seat has reached the limit of commands out of turn.', '차례와 상관없는 명령을 너무 많이 보냈습니다.', again),
  TOO_MANY_CONNECTIONS: row(
    'You have reached the limit of live connections, so the server closed the oldest.',
    '실시간 연결이 너무 많아 가장 오래된 것을 끊었습니다.',
    of('Close connections that you do not use.', '읽지 않는 연결을 닫으세요.'),
  ),
  TOO_MANY_GAMES: row(
    'The connection has reached its limit of games.',
    '한 연결로 따라가는 게임이 너무 많습니다.',
    of('Unsubscribe from some, or open another connection.', '일부를 구독 취소하거나 다른 연결을 여세요.'),
  ),
  WORK_BUSY: row('Too many long requests are waiting.', '오래 걸리는 요청이 너무 많이 밀려 있습니다.', again),
};
