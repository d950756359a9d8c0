import type { Row } from './row.ts';

// What the house itself refuses or remarks on, whatever game is played: what it means, and what to do about it.

const read: Row['todo'] = {
  en: 'Read the game again (`GET /v1/games/{game}`); it says what is possible now.',
  ko: '게임을 다시 읽으십시오(`GET /v1/games/{game}`). 지금 할 수 있는 일이 거기에 있습니다.',
};
const mend: Row['todo'] = {
  en: '`errors` names each field and what it may be. Mend the request and send it with a new Idempotency-Key.',
  ko: '`errors`에 항목마다 쓸 수 있는 값이 있습니다. 요청을 고쳐 새 Idempotency-Key로 보내십시오.',
};
const again: Row['todo'] = {
  en: 'Send the same request again, with the same Idempotency-Key, after the seconds in `Retry-After`.',
  ko: '`Retry-After`의 초만큼 기다린 뒤 같은 요청을 같은 Idempotency-Key로 다시 보내십시오.',
};
const nothing: Row['todo'] = { en: 'Nothing: it cannot be done in this game.', ko: '할 일이 없습니다. 이 게임에서는 할 수 없습니다.' };
const remark: Row['todo'] = { en: 'A remark, no refusal: the command counts as the remark says.', ko: '거절이 아니라 알림입니다.' };

const row = (en: string, ko: string, todo: Row['todo'] = read): Row => ({ means: { en, ko }, todo });
const of = (en: string, ko: string): Row['todo'] => ({ en, ko });

export const HOUSE: { readonly [code: string]: Row } = {
  ALREADY_CREATED: row('The game exists already.', '이미 있는 게임입니다.'),
  ALREADY_SEATED: row('A person holds one seat of a game, and you hold one.', '한 게임에는 한 자리만 앉을 수 있고, 이미 앉아 있습니다.'),
  ALREADY_STARTED: row(
    'The game has started; lobbies alone can be changed so.',
    '게임이 이미 시작되었습니다. 대기실에서만 할 수 있는 일입니다.',
  ),
  AUDITS_BUSY: row('Too many audits are being worked out.', '검사가 너무 많이 밀려 있습니다.', again),
  BAD_BATTLE: row('This is not the shape of a battle.', '전투의 형식이 아닙니다.', mend),
  BAD_BODY: row('The body is no JSON, or not what the operation takes.', '본문이 JSON이 아니거나 이 요청에 맞지 않습니다.', mend),
  BAD_COMMAND: row('The command is not of the form that the game has.', '이 게임의 명령 형식이 아닙니다.', mend),
  BAD_STANDING_ORDER: row('The standing order is not of the form that the game has.', '이 게임의 상시 명령 형식이 아닙니다.', mend),
  BAD_WRITTEN: row('The notation is not of the form that the game has.', '이 게임의 표기법이 아닙니다.', mend),
  BAD_CURSOR: row(
    'The cursor is of another list or another query.',
    '다른 목록이나 다른 조건의 커서입니다.',
    of('Begin at the first page, without a cursor.', '커서 없이 첫 쪽부터 읽으십시오.'),
  ),
  BAD_IDEMPOTENCY_KEY: row(
    'The Idempotency-Key has characters that it may not have.',
    'Idempotency-Key에 쓸 수 없는 문자가 있습니다.',
    mend,
  ),
  BAD_OPTIONS: row('The options are not those of the game.', '이 게임의 선택 사항이 아닙니다.', mend),
  BAD_PATH: row(
    'The path cannot be read.',
    '경로를 읽을 수 없습니다.',
    of('Encode the path as RFC 3986 says.', 'RFC 3986에 맞게 인코딩하십시오.'),
  ),
  BAD_POSITION: row('The position cannot stand.', '있을 수 없는 국면입니다.', mend),
  BAD_QUERY: row(
    'A query parameter is unknown or has a value that it may not have.',
    '모르는 질의 매개변수이거나 쓸 수 없는 값입니다.',
    mend,
  ),
  BODY_TOO_LARGE: row(
    'The body is larger than is taken.',
    '본문이 너무 큽니다.',
    of('Send less; bodies have at most 64 KB.', '64KB 이하로 보내십시오.'),
  ),
  BOTS_CONTRIBUTE_NOTHING: row('A bot brings no bytes to the dice.', '봇은 주사위에 보탤 것이 없습니다.', nothing),
  BUSY: row('The request was not finished in time, or something did not answer.', '제때 끝나지 않았거나 응답이 없었습니다.', again),
  CLOCK: row(
    'The clocks of the service do not agree, so nothing is decided.',
    '서버의 시계들이 서로 맞지 않아 아무것도 정하지 않습니다.',
    again,
  ),
  CONTRIBUTIONS_CLOSED: row('What people bring to the dice is fixed.', '주사위에 보탤 값은 이미 정해졌습니다.'),
  CONTRIBUTIONS_MISSING: row(
    'Somebody has not yet committed to bytes for the dice.',
    '주사위에 보탤 값을 아직 정하지 않은 사람이 있습니다.',
    of('Wait for `PUT …/contributions` of everybody.', '모두가 `PUT …/contributions`를 할 때까지 기다리십시오.'),
  ),
  DEADLINE_PASSED: row('The answer came after the deadline; silence answers in its place.', '마감이 지나서 침묵이 대신 답합니다.'),
  DEADLINE_PASSING: row(
    'A deadline has just passed, and silence has not answered yet.',
    '마감이 막 지났고 아직 침묵이 답하지 않았습니다.',
    again,
  ),
  DRAWS_OFF: row('This game has no draw by agreement.', '이 게임에는 합의 무승부가 없습니다.', nothing),
  EPOCH_TAKEN: row(
    'A restore was stated in this minute already.',
    '이 분에는 이미 복원이 기록되었습니다.',
    of('State it in the next minute.', '다음 분에 하십시오.'),
  ),
  FAULT: row(
    'Something broke in the service, and is logged.',
    '서버에 문제가 생겨 기록해 두었습니다.',
    of(
      'Read the game, then send it again; tell whoever runs the service the `request`.',
      '게임을 읽고 다시 보내십시오. 운영자에게 `request`를 알리십시오.',
    ),
  ),
  FORM_TOO_OLD: row('The game began with release 0.1.0, which did not know this.', '0.1.0에서 시작한 게임이라 할 수 없습니다.', nothing),
  GAME_FULL: row('Every seat is taken.', '빈자리가 없습니다.', of('Look for another game.', '다른 게임을 찾으십시오.')),
  GAME_OVER: row('The game is over.', '끝난 게임입니다.', of('Its log can be read at `/log`.', '기록은 `/log`에서 읽을 수 있습니다.')),
  GAME_STOPPED: row(
    'The log of the game is not as it was written.',
    '게임의 기록이 쓰였던 것과 다릅니다.',
    of('Wait: whoever runs the service must put it right.', '운영자가 바로잡을 때까지 기다리십시오.'),
  ),
  IDEMPOTENCY_KEY_REUSED: row(
    'The Idempotency-Key came with another command before.',
    '이 Idempotency-Key는 다른 명령에 쓰였습니다.',
    of('Give each new command a new key.', '새 명령에는 새 키를 쓰십시오.'),
  ),
  METHOD_NOT_ALLOWED: row(
    'The path has other methods.',
    '이 경로에서 쓸 수 없는 메서드입니다.',
    of('`Allow` names them.', '`Allow`에 쓸 수 있는 것이 있습니다.'),
  ),
  MOVED_ON: row('The game has moved on since the version in `If-Match`.', '`If-Match`의 버전 뒤로 게임이 나아갔습니다.'),
  NOBODY_CONTRIBUTES: row('Joint dice need a person, and only bots sit here.', '함께 만드는 주사위에는 사람이 있어야 합니다.'),
  NOTHING_TO_REVEAL: row('Nothing is awaited of this seat.', '이 자리에서 밝힐 것이 없습니다.'),
  NOTHING_TO_TAKE_BACK: row(
    'Chance, a card or another seat has come since, or nothing was done.',
    '그 뒤로 우연, 카드, 다른 자리가 끼어들었거나 한 일이 없습니다.',
  ),
  NOT_ASKED: row('Nothing is asked of this seat now.', '지금 이 자리에 물어보는 것이 없습니다.'),
  NOT_A_BOT: row('The seat is not a bot’s.', '봇의 자리가 아닙니다.'),
  NOT_A_PERSON: row('Only people may do this.', '사람만 할 수 있습니다.', nothing),
  NOT_DUE: row('No deadline has passed.', '지난 마감이 없습니다.'),
  NOT_FOR_PEOPLE: row('Only the house itself does this.', '시스템만 하는 일입니다.', nothing),
  NOT_IN_PLAY: row('The seat is out of the game.', '이미 탈락한 자리입니다.'),
  NOT_IN_THE_FUTURE: row('The newest commit is not in the future.', '가장 새 기록이 미래의 것이 아닙니다.'),
  NOT_JSON: row(
    'The body is not said to be JSON.',
    '본문의 형식이 JSON이 아닙니다.',
    of('Send `Content-Type: application/json`.', '`Content-Type: application/json`을 보내십시오.'),
  ),
  NOT_OVER: row(
    'The full log opens when the game ends.',
    '전체 기록은 게임이 끝나야 열립니다.',
    of('Read `/events` until then.', '그때까지는 `/events`를 읽으십시오.'),
  ),
  NOT_PLAYING: row('The game is not being played.', '진행 중인 게임이 아닙니다.'),
  NOT_SEATED: row(
    'You hold no seat in this game.',
    '이 게임에 당신의 자리가 없습니다.',
    of('Take a seat: `POST …/seats`.', '`POST …/seats`로 앉으십시오.'),
  ),
  NOT_STARTED: row('The game has not started.', '아직 시작하지 않은 게임입니다.'),
  NOT_THE_NEWEST: row('Another commit has come since.', '그 뒤로 새 기록이 있습니다.'),
  NOT_THE_OWNER: row('Only the owner of the game may do this.', '게임을 연 사람만 할 수 있습니다.', nothing),
  NOT_YOUR_SEAT: row('The seat is somebody else’s.', '당신의 자리가 아닙니다.'),
  NO_CONTRIBUTIONS: row('The dice of this game are the house’s alone.', '이 게임의 주사위는 시스템만 굴립니다.', nothing),
  NO_NOTATION: row('The game has no notation.', '표기법이 없는 게임입니다.', of('Send a `command`.', '`command`를 보내십시오.')),
  NO_PHASES: row(
    'The game is not told in phases.',
    '단계로 나누어 보여 주지 않는 게임입니다.',
    of('Read `/events`.', '`/events`를 읽으십시오.'),
  ),
  NO_PREFERENCES: row('The game does not ask which seats people would like.', '희망 자리를 묻지 않는 게임입니다.', nothing),
  NO_READY: row('The game waits for every answer.', '모두의 답을 기다리는 게임입니다.', nothing),
  NO_SUCH_FORMAT: row(
    'The game is not exported in this format.',
    '이 형식으로는 내보낼 수 없습니다.',
    of('`detail` names the formats.', '쓸 수 있는 형식이 `detail`에 있습니다.'),
  ),
  NO_SUCH_ENGINE: row('No engine of that name is here.', '그 이름의 엔진이 여기에 없습니다.'),
  NO_SUCH_GAME: row(
    'There is no such game, or it is private.',
    '그런 게임이 없거나 비공개입니다.',
    of('Ask its owner for an invitation.', '연 사람에게 초대를 부탁하십시오.'),
  ),
  NO_SUCH_LOOKOUT: row('No piece of that name looks anywhere now.', '지금 그런 이름으로 어딘가를 보는 말이 없습니다.'),
  NO_SUCH_PATH: row(
    'Nothing is at this path.',
    '이 경로에는 아무것도 없습니다.',
    of('The paths are in `/openapi.yaml`.', '경로는 `/openapi.yaml`에 있습니다.'),
  ),
  NO_SUCH_PROBLEM: row(
    'No problem has this code.',
    '그런 코드는 없습니다.',
    of('Follow the `type` of a problem.', '문제의 `type`을 따라가십시오.'),
  ),
  NO_SUCH_RULES: row(
    'No such game is hosted here.',
    '여기서 할 수 없는 게임입니다.',
    of('`GET /v1/rules` lists those that are.', '`GET /v1/rules`에 목록이 있습니다.'),
  ),
  NO_SUCH_SETUP: row(
    'The game has no such scenario.',
    '이 게임에 그런 시나리오가 없습니다.',
    of('Read `setups` of its rules.', '규칙의 `setups`를 읽으십시오.'),
  ),
  NO_SUCH_SEAT: row('The game has no such seat.', '이 게임에 그런 자리가 없습니다.'),
  NO_SUCH_VERSION: row('The game has not come so far.', '아직 없는 버전입니다.'),
  NO_SUCH_VOTE: row(
    'There is no such vote.',
    '그런 투표는 없습니다.',
    of('`detail` names the votes.', '투표의 종류가 `detail`에 있습니다.'),
  ),
  PLACE_NOT_NAMED: row('Bytes for the dice belong to a seat that is named.', '주사위에 보탤 값에는 자리를 밝혀야 합니다.'),
  QUOTA_EXCEEDED: row(
    'A person opens so many games and no more.',
    '한 사람이 열 수 있는 게임의 수를 넘었습니다.',
    of('End a game, or wait as long as `Retry-After` says.', '게임 하나를 끝내거나 `Retry-After`만큼 기다리십시오.'),
  ),
  READ_AS: row(
    'An order written clumsily was read as the only one that it can mean.',
    '어색하게 쓰인 명령을 단 하나의 뜻으로 읽었습니다.',
    remark,
  ),
  SEATS_ARE_DEALT: row(
    'Seats are dealt at the start of this game.',
    '자리는 시작할 때 나누어집니다.',
    of('Take one without naming it.', '자리를 밝히지 말고 앉으십시오.'),
  ),
  SEATS_VACANT: row(
    'Somebody is still missing.',
    '아직 빈자리가 있습니다.',
    of('Wait for people, or seat bots.', '사람을 기다리거나 봇을 앉히십시오.'),
  ),
  REMOVED: row(
    'The owner of the game has removed you from its lobby.',
    '게임을 연 사람이 당신을 대기실에서 내보냈습니다.',
    of('Wait for an invitation of the owner.', '게임을 연 사람의 초대를 기다리십시오.'),
  ),
  SEAT_VACANT: row('Nobody sits there.', '그 자리에는 아무도 없습니다.'),
  SEATS_WOULD_GO: row('Somebody sits where these options have no seat.', '이 선택 사항에는 없는 자리에 누가 있습니다.'),
  SEAT_TAKEN: row(
    'Somebody holds the seat.',
    '이미 앉은 사람이 있습니다.',
    of('Take another: `detail` names the vacant ones.', '`detail`에 있는 빈자리에 앉으십시오.'),
  ),
  INSUFFICIENT_SCOPE: row(
    'The token is not good for this.',
    '이 토큰으로는 할 수 없습니다.',
    of('Get a token with the `scope` that `WWW-Authenticate` names.', '`WWW-Authenticate`에 있는 `scope`의 토큰을 받으십시오.'),
  ),
  SIGN_IN: row(
    'A personal token cannot do this.',
    '개인 토큰으로는 할 수 없습니다.',
    of('Send a token of the issuer.', '발급자의 토큰을 보내십시오.'),
  ),
  BAD_MESSAGE: row(
    'What was sent over the live channel is no message that it knows.',
    '실시간 채널이 모르는 메시지입니다.',
    of('Send a message that `asyncapi.yaml` describes.', '`asyncapi.yaml`에 있는 메시지를 보내십시오.'),
  ),
  MESSAGE_TOO_LARGE: row(
    'A message of the live channel is longer than it may be.',
    '실시간 채널의 메시지가 너무 깁니다.',
    of('Send shorter messages; subscribe to fewer games at once.', '메시지를 줄이십시오. 한 번에 더 적은 게임을 구독하십시오.'),
  ),
  TOO_MANY_CONNECTIONS: row(
    'A person has so many connections of the live channel and no more; the oldest was closed.',
    '실시간 연결이 너무 많아 가장 오래된 것을 끊었습니다.',
    of('Close connections that nobody reads.', '읽지 않는 연결을 닫으십시오.'),
  ),
  TOO_MANY_GAMES: row(
    'A connection follows so many games and no more.',
    '한 연결로 따라가는 게임이 너무 많습니다.',
    of('Unsubscribe from some, or open another connection.', '일부를 구독 취소하거나 다른 연결을 여십시오.'),
  ),
  STALE_ASK: row(
    'The question that was answered is not open any more, or not open to you.',
    '답한 질문이 이미 닫혔거나 당신에게 한 질문이 아닙니다.',
    of('Read `/actions` again, and answer what is asked now.', '`/actions`를 다시 읽고 지금 묻는 것에 답하십시오.'),
  ),
  STALE_TAKEBACK: row('Another step has come since.', '그 뒤로 다른 수가 있었습니다.'),
  STORAGE_FULL: row('The disk of the server is full; nothing is lost.', '서버의 디스크가 가득 찼습니다. 잃은 것은 없습니다.', again),
  TOKEN_EXPIRED: row(
    'The token was good, and its time is over.',
    '토큰의 기한이 지났습니다.',
    of('Get a new token from the issuer.', '발급자에게서 새 토큰을 받으십시오.'),
  ),
  TOO_MANY: row('A seat makes so many commits that need no turn, and no more.', '차례가 아닌 기록을 너무 많이 했습니다.', again),
  UNAUTHORIZED: row(
    'No token was sent, or one that is not valid here.',
    '토큰이 없거나 여기서 쓸 수 없는 토큰입니다.',
    of(
      'Send `Authorization: Bearer` with a token of the issuer; `detail` says what is wrong.',
      '`Authorization: Bearer`와 발급자의 토큰을 보내십시오.',
    ),
  ),
  UPGRADING: row('A newer release plays this game than the server runs.', '이 서버보다 새 버전이 진행하는 게임입니다.', again),
  WHICH_SEAT: row('You hold several seats.', '자리가 여럿입니다.', of('Name the `seat`.', '`seat`를 밝히십시오.')),
  WRONG_CONTRIBUTION: row(
    'These are not the bytes that were committed to.',
    '약속한 값과 다릅니다.',
    of('Reveal the bytes whose hash you sent.', '해시를 보냈던 바로 그 값을 밝히십시오.'),
  ),
};
