import { again, nothing, of, type Row, row } from './row.ts';

// Refusals about votes, clocks and deadlines.

export const TIMES: { readonly [code: string]: Row } = {
  ALONE: row('A draw of a rated game needs two people in play.', '레이팅 게임의 무승부에는 남은 참가자가 둘 이상 있어야 합니다.'),
  AWAY_SPENT: row(
    'The seat does not have that many days left.',
    '자리 비움에 쓸 수 있는 날이 모자랍니다.',
    of('Send fewer days.', '날을 줄이세요.'),
  ),
  AWAY_TOO_SHORT: row(
    'The time is past, or not later than the previous one.',
    '이미 지났거나 앞서 말한 것보다 늦지 않은 때입니다.',
    of('Send a later time.', '더 늦은 때를 적으세요.'),
  ),
  DEADLINE_PASSED: row('The answer came after the deadline, so the default answer counts.', '기한이 지나 기본 응답을 적용합니다.'),
  DEADLINE_PASSING: row(
    'A deadline has just passed, and the default answer is not recorded yet.',
    '기한이 막 지났고 아직 기본 응답을 적용하지 않았습니다.',
    again,
  ),
  DRAWS_OFF: row('This game has no draw by agreement.', '이 게임에는 합의 무승부가 없습니다.', nothing),
  EXTENDED_ALREADY: row('The seat has extended the deadline of this question already.', '이 질문의 기한은 이미 연장했습니다.'),
  EMPTY_ORDERS: row(
    'A first answer without orders and without `ready` counts as a mistake. Only its sender sees this.',
    '아무 명령도 없고 준비도 아닌 첫 답은 실수로 봅니다. 보낸 사람만 압니다.',
    of('Write an order, or send `ready: true`.', '명령을 쓰거나 `ready: true`를 보내세요.'),
  ),
  NO_CALENDAR: row(
    'A vote for a calendar must have a `calendar`.',
    '달력 투표에는 `calendar`가 있어야 합니다.',
    of('Send `calendar`.', '`calendar`를 보내세요.'),
  ),
  NO_CONCESSION: row('The game has no concession.', '패배 인정이 없는 게임입니다.', nothing),
  NO_DEADLINE: row('There is no deadline to extend.', '연장할 기한이 없습니다.'),
  NO_EXTENSIONS: row('The seat has no extension left.', '기한을 연장할 수 있는 횟수를 모두 썼습니다.'),
  NO_PAUSES: row('The game has no pauses.', '일시 정지할 수 없는 게임입니다.', nothing),
  NO_READY: row('The game waits for every answer.', '모두의 응답을 기다리는 게임입니다.', nothing),
  NO_SUCH_VOTE: row(
    'There is no such vote.',
    '그런 투표는 없습니다.',
    of('`detail` lists the votes.', '투표의 종류가 `detail`에 있습니다.'),
  ),
  NOT_DUE: row('No deadline has passed.', '지난 기한이 없습니다.'),
  NOTHING_TO_TAKE_BACK: row(
    'There is no action to undo, or chance, a card or another seat followed it.',
    '그 뒤에 무작위 결과, 카드, 다른 자리의 행동이 있었거나, 무를 행동이 없습니다.',
  ),
  ORDERS_CHANGED: row(
    'Your answer differs from the version in `over`. Perhaps another device of yours changed it.',
    '답이 `over`에 적은 버전의 것이 아닙니다. 다른 기기에서 바꾸었을 수 있습니다.',
    of(
      'Read `GET …/actions` and `GET …/state`, then send your answer over `version`, or keep the saved one.',
      '`GET …/actions`와 `GET …/state`를 읽고, 자기 답을 `version` 위에 보내거나 그대로 두세요.',
    ),
  ),
  STALE_TAKEBACK: row('Another action followed it.', '그 뒤에 다른 행동이 있었습니다.'),
  OUTAGE_APPLIED: row('The outage is applied to this game already.', '이미 이 게임에 반영한 장애입니다.'),
  OUTAGE_ELSEWHERE: row('No deadline of this game ran during the outage.', '장애 동안 흐른 기한이 이 게임에는 없습니다.'),
  OUTAGE_NOT_OVER: row('The outage is not over.', '장애가 아직 끝나지 않았습니다.'),
  PAUSED: row(
    'The game is paused, so no seat may act.',
    '게임이 일시 정지 중이라 아무도 행동할 수 없습니다.',
    of(
      'Any player in the game may end the pause: `PUT …/votes/pause` with `vote: false`.',
      '남은 참가자는 누구나 `PUT …/votes/pause`에 `vote: false`를 보내 다시 시작할 수 있습니다.',
    ),
  ),
};
