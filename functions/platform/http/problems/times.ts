import { again, nothing, of, type Row, row } from './row.ts';

// What is refused about votes, clocks and deadlines.

export const TIMES: { readonly [code: string]: Row } = {
  ALONE: row('A draw of a rated game needs two people in play.', '점수가 걸린 게임에서 비기려면 사람이 둘은 있어야 합니다.'),
  AWAY_SPENT: row(
    'The seat has no such number of days left.',
    '비울 수 있는 날이 모자랍니다.',
    of('Ask for fewer days.', '날을 줄이십시오.'),
  ),
  AWAY_TOO_SHORT: row(
    'The time has come already, or is not later than the one before.',
    '이미 지났거나 앞서 말한 것보다 늦지 않은 때입니다.',
    of('Name a later time.', '더 늦은 때를 적으십시오.'),
  ),
  DEADLINE_PASSED: row('The answer came after the deadline; the default answer takes its place.', '마감이 지나서 침묵이 대신 답합니다.'),
  DEADLINE_PASSING: row(
    'A deadline has just passed, and silence has not answered yet.',
    '마감이 막 지났고 아직 침묵이 답하지 않았습니다.',
    again,
  ),
  DRAWS_OFF: row('This game has no draw by agreement.', '이 게임에는 합의 무승부가 없습니다.', nothing),
  EXTENDED_ALREADY: row('The seat has prolonged the deadline of this question.', '이 질문의 기한은 이미 미루었습니다.'),
  EMPTY_ORDERS: row(
    'A first answer that orders nothing and is not ready is a mistake; nobody but its sender is told.',
    '아무 명령도 없고 준비도 아닌 첫 답은 실수로 봅니다. 보낸 사람만 압니다.',
    of('Write an order, or send `ready: true`.', '명령을 쓰거나 `ready: true`를 보내십시오.'),
  ),
  NO_CALENDAR: row('A vote for a calendar says which.', '어떤 달력인지 적어야 합니다.', of('Send `calendar`.', '`calendar`를 보내십시오.')),
  NO_CONCESSION: row('The game knows no concession.', '패배 인정이 없는 게임입니다.', nothing),
  NO_DEADLINE: row('There is no deadline to prolong.', '미룰 기한이 없습니다.'),
  NO_EXTENSIONS: row('The seat has prolonged as many deadlines as it may.', '기한을 미룰 수 있는 만큼 다 미루었습니다.'),
  NO_PAUSES: row('The game has no pauses.', '쉬지 않는 게임입니다.', nothing),
  NO_READY: row('The game waits for every answer.', '모두의 답을 기다리는 게임입니다.', nothing),
  NO_SUCH_VOTE: row(
    'There is no such vote.',
    '그런 투표는 없습니다.',
    of('`detail` names the votes.', '투표의 종류가 `detail`에 있습니다.'),
  ),
  NOT_DUE: row('No deadline has passed.', '지난 마감이 없습니다.'),
  NOTHING_TO_TAKE_BACK: row(
    'Chance, a card or another seat has come since, or nothing was done.',
    '그 뒤로 우연, 카드, 다른 자리가 끼어들었거나 한 일이 없습니다.',
  ),
  ORDERS_CHANGED: row(
    'Your answer is another one than the version in `over`: your other device has changed it perhaps.',
    '답이 `over`에 적은 버전의 것이 아닙니다. 다른 기기에서 바꾸었을 수 있습니다.',
    of(
      'Read `GET …/actions` and `GET …/state`, then send yours over `version`, or leave the other one.',
      '`GET …/actions`와 `GET …/state`를 읽고, 자기 답을 `version` 위에 보내거나 그대로 두십시오.',
    ),
  ),
  STALE_TAKEBACK: row('Another step has come since.', '그 뒤로 다른 수가 있었습니다.'),
  PAUSED: row(
    'The game is paused: nobody acts.',
    '게임이 쉬고 있어 아무도 둘 수 없습니다.',
    of(
      'Each player still in play may end the pause: `PUT …/votes/pause` with `vote: false`.',
      '남은 사람은 누구나 `PUT …/votes/pause`에 `vote: false`를 보내 다시 시작할 수 있습니다.',
    ),
  ),
};
