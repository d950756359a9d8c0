import { again, mend, nothing, of, type Row, row } from './row.ts';

// Refusals and remarks of the server in any game: meanings and remedies.

export const HOUSE: { readonly [code: string]: Row } = {
  ALREADY_CREATED: row('The game exists already.', '이미 있는 게임입니다.'),
  ALREADY_SEATED: row(
    'You hold a seat in this game already; a person holds at most one.',
    '한 게임에는 한 자리만 받을 수 있고, 이미 자리가 있습니다.',
  ),
  ALREADY_STARTED: row(
    'The game has started. This can be changed only in the lobby.',
    '게임이 이미 시작되었습니다. 대기실에서만 할 수 있는 일입니다.',
  ),
  BAD_BATTLE: row('The body is not a battle: its form differs from the schema.', '전투의 형식이 아닙니다.', mend),
  BAD_BODY: row(
    'The body is not JSON, or its form differs from the operation’s schema.',
    '본문이 JSON이 아니거나 이 요청에 맞지 않습니다.',
    mend,
  ),
  BAD_COMMAND: row('The command has a form that the game does not accept.', '이 게임의 명령 형식이 아닙니다.', mend),
  BAD_STANDING_ORDER: row('The standing order has a form that the game does not accept.', '이 게임의 상시 명령 형식이 아닙니다.', mend),
  BAD_WRITTEN: row('The text is not in the notation of the game.', '이 게임의 표기법이 아닙니다.', mend),
  BAD_CURSOR: row(
    'The cursor belongs to another list or another query, or is beyond the end.',
    '다른 목록이나 다른 조건의 커서이거나 끝을 지난 커서입니다.',
    of('Begin at the first page, without a cursor.', '커서 없이 첫 쪽부터 읽으세요.'),
  ),
  BAD_IDEMPOTENCY_KEY: row(
    'The Idempotency-Key has characters that are not allowed.',
    'Idempotency-Key에 쓸 수 없는 문자가 있습니다.',
    mend,
  ),
  BAD_OPTIONS: row('The game does not accept these options.', '이 게임의 선택 사항이 아닙니다.', mend),
  BAD_PATH: row(
    'The path cannot be read.',
    '경로를 읽을 수 없습니다.',
    of('Encode the path by RFC 3986.', 'RFC 3986에 맞게 인코딩하세요.'),
  ),
  BAD_POSITION: row('The position is not possible in this game.', '있을 수 없는 국면입니다.', mend),
  BAD_QUERY: row('A query parameter is unknown, or its value is not allowed.', '모르는 질의 매개변수이거나 쓸 수 없는 값입니다.', mend),
  BOTS_CONTRIBUTE_NOTHING: row('A bot contributes no bytes to the dice.', '봇은 주사위에 보탤 것이 없습니다.', nothing),
  CLOCK: row(
    'The clocks of the server disagree, so it decides no commands.',
    '서버의 시계들이 서로 맞지 않아 명령을 판정하지 않습니다.',
    again,
  ),
  CONTRIBUTIONS_CLOSED: row('The contributions to the dice are final.', '주사위에 보탤 값은 이미 정해졌습니다.'),
  CONTRIBUTIONS_MISSING: row(
    'At least one player has not committed to bytes for the dice yet.',
    '주사위에 보탤 값을 아직 정하지 않은 사람이 있습니다.',
    of('Wait until every player has sent `PUT …/contributions`.', '모두가 `PUT …/contributions`를 할 때까지 기다리세요.'),
  ),
  ENCODED_BODY: row(
    'The body is compressed. The server reads uncompressed bodies only.',
    '본문이 압축되어 있습니다. 본문은 그대로 보내야 합니다.',
    of('Send it without `Content-Encoding`.', '`Content-Encoding` 없이 보내세요.'),
  ),
  EPOCH_TAKEN: row(
    'The server has recorded a restore in this minute already.',
    '이 분에는 이미 복원이 기록되었습니다.',
    of('Send it in the next minute.', '다음 분에 하세요.'),
  ),
  FAULT: row(
    'The server failed and logged the error.',
    '서버에 문제가 생겨 기록해 두었습니다.',
    of(
      'Read the game, then send the request again. If it fails again, tell the operator the `request`.',
      '게임을 읽고 다시 보내세요. 운영자에게 `request`를 알리세요.',
    ),
  ),
  FORM_TOO_OLD: row(
    'The game began with release 0.1.0, which does not support this.',
    '0.1.0에서 시작한 게임이라 할 수 없습니다.',
    nothing,
  ),
  GAME_FULL: row('Every seat is taken.', '빈자리가 없습니다.', of('Look for another game.', '다른 게임을 찾으세요.')),
  GAME_OVER: row('The game is over.', '끝난 게임입니다.', of('Its log can be read at `/log`.', '기록은 `/log`에서 읽을 수 있습니다.')),
  GAME_STOPPED: row(
    'The log of the game differs from what the server wrote.',
    '게임의 기록이 처음 쓴 것과 다릅니다.',
    of('Wait until the operator has repaired it.', '운영자가 바로잡을 때까지 기다리세요.'),
  ),
  IDEMPOTENCY_KEY_REUSED: row(
    'The Idempotency-Key was used for another command before.',
    '이 Idempotency-Key는 다른 명령에 쓰였습니다.',
    of('Give each new command a new key.', '새 명령에는 새 키를 쓰세요.'),
  ),
  MAINTENANCE: row(
    'The server is under maintenance: reading goes on, and no deadline times out.',
    '서버를 점검하고 있습니다. 읽을 수는 있으며, 기한은 지나가지 않습니다.',
    again,
  ),
  METHOD_NOT_ALLOWED: row(
    'The path does not support this method.',
    '이 경로에서 쓸 수 없는 메서드입니다.',
    of('`Allow` names the methods that it supports.', '`Allow`에 쓸 수 있는 것이 있습니다.'),
  ),
  MOVED_ON: row(
    'The tag in `If-Match` is not of the newest version of the game.',
    '`If-Match`의 태그는 이 게임의 가장 새 버전의 것이 아닙니다.',
  ),
  NOBODY_CONTRIBUTES: row(
    'Joint dice need at least one person, and only bots hold seats here.',
    '함께 만드는 주사위에는 사람이 있어야 합니다.',
  ),
  BAD_IMPORT: row('The file is neither the log of a game nor a saved game of Diplomacy.', '게임 기록도 디플로머시 저장 파일도 아닙니다.'),
  IMPORT_BROKEN: row(
    'The file cannot be imported, because the rules decide a part of it differently.',
    '다시 판정하면 다르게 나오는 곳이 있어 가져올 수 없습니다.',
  ),
  OTHER_ENGINE: row(
    'Another release decided the commands of this log, so this release cannot check them.',
    '다른 버전이 판정한 기록이라 다시 판정할 수 없습니다.',
  ),
  NOT_PLAYED: row('A rematch needs a game that was played to its end.', '끝난 게임만 재대결할 수 있습니다.'),
  SEAT_KEPT: row(
    'For one day this seat is reserved for a player of the previous game.',
    '앞 게임을 함께한 사람을 위해 하루 동안 남겨 둔 자리입니다.',
  ),
  NOTHING_TO_CONFIRM: row('The server is not asking this seat to confirm its presence.', '지금은 이 자리의 참석을 확인하지 않습니다.'),
  NOTHING_TO_REVEAL: row('The game does not wait for bytes of this seat.', '이 자리에서 밝힐 것이 없습니다.'),
  NOT_ASKED: row('This seat has no open question now.', '지금 이 자리에 열린 질문이 없습니다.'),
  NOT_A_BOT: row('No bot holds this seat.', '봇의 자리가 아닙니다.'),
  NOT_A_PERSON: row('Only people may do this.', '사람만 할 수 있습니다.', nothing),
  NOT_FOR_PEOPLE: row('Only the server may do this.', '서버만 하는 일입니다.', nothing),
  NOT_IN_PLAY: row(
    'The seat is out of the game, or the game was not in play at that version.',
    '이미 탈락한 자리이거나, 그 버전에서는 게임이 진행 중이 아닙니다.',
  ),
  NOT_IN_THE_FUTURE: row('The newest commit is not in the future.', '가장 새 커밋이 미래의 것이 아닙니다.'),
  NOT_JSON: row(
    'The request does not declare its body as JSON.',
    '본문의 형식이 JSON이 아닙니다.',
    of('Send `Content-Type: application/json`.', '`Content-Type: application/json`을 보내세요.'),
  ),
  NOT_OVER: row(
    'The full log opens when the game ends.',
    '전체 기록은 게임이 끝나야 열립니다.',
    of('Until then, read `/events`.', '그때까지는 `/events`를 읽으세요.'),
  ),
  NOT_PLAYING: row('The game is not in play.', '진행 중인 게임이 아닙니다.'),
  NOT_SEATED: row(
    'You hold no seat in this game.',
    '이 게임에 내 자리가 없습니다.',
    of('Take a seat: `POST …/seats`.', '`POST …/seats`로 자리를 받으세요.'),
  ),
  NOT_STARTED: row('The game has not started.', '아직 시작하지 않은 게임입니다.'),
  NOT_THE_NEWEST: row('The game has a newer commit.', '그 뒤에 새 커밋이 있습니다.'),
  NOT_THE_OWNER: row('Only the owner of the game may do this.', '게임을 만든 사람만 할 수 있습니다.', nothing),
  NOT_YOUR_SEAT: row('The seat belongs to another player.', '내 자리가 아닙니다.'),
  NO_CONTRIBUTIONS: row('Only the server rolls the dice of this game.', '이 게임의 주사위는 서버만 굴립니다.', nothing),
  NO_NOTATION: row('The game has no notation.', '표기법이 없는 게임입니다.', of('Send a `command`.', '`command`를 보내세요.')),
  NO_PHASES: row(
    'The game is not divided into phases.',
    '단계로 나누어 보여 주지 않는 게임입니다.',
    of('Read `/events`.', '`/events`를 읽으세요.'),
  ),
  NO_PREFERENCES: row('The game has no preferred seats.', '희망 자리가 없는 게임입니다.', nothing),
  NO_SUCH_FORMAT: row(
    'The game has no export in this format.',
    '이 형식으로는 내보낼 수 없습니다.',
    of('`detail` lists the formats.', '쓸 수 있는 형식이 `detail`에 있습니다.'),
  ),
  NO_SUCH_ANCHOR: row('The server has no such anchor.', '그런 앵커가 여기에 없습니다.'),
  NO_SUCH_ENGINE: row('The server has no engine with that name.', '그 이름의 엔진이 여기에 없습니다.'),
  NO_SUCH_GAME: row(
    'There is no such game, or it is private.',
    '그런 게임이 없거나 비공개입니다.',
    of('Ask its owner for an invitation.', '게임을 만든 사람에게 초대를 부탁하세요.'),
  ),
  NO_SUCH_THING: row(
    'Nothing with that name is on the board now, or the game says nothing about it.',
    '지금 게임판에 그런 이름의 것이 없거나, 알려 줄 것이 없습니다.',
  ),
  NO_SUCH_LOOKOUT: row('No piece with that name has a line of sight now.', '지금 그런 이름으로 살피는 조각이 없습니다.'),
  NO_SUCH_PATH: row(
    'The server does not have this path.',
    '서버에 없는 경로입니다.',
    of('The paths are in `/openapi.yaml`.', '경로는 `/openapi.yaml`에 있습니다.'),
  ),
  NO_SUCH_PROBLEM: row(
    'No problem has this code.',
    '그런 코드는 없습니다.',
    of('Follow the `type` of a problem.', '문제의 `type`을 따라가세요.'),
  ),
  NO_SUCH_RULES: row(
    'The server does not have a game with that name.',
    '여기서 할 수 없는 게임입니다.',
    of('`GET /v1/rules` lists its games.', '`GET /v1/rules`에 목록이 있습니다.'),
  ),
  NO_SUCH_SETUP: row(
    'The game has no such scenario.',
    '이 게임에 그런 시나리오가 없습니다.',
    of('Read `setups` of its rules.', '규칙의 `setups`를 읽으세요.'),
  ),
  NO_SUCH_VERSION: row('The game has not reached this version yet.', '아직 없는 버전입니다.'),
  PLACE_NOT_NAMED: row('Bytes for the dice need the name of a seat.', '주사위에 보탤 값에는 자리를 밝혀야 합니다.'),
  SANDBOX: row(
    'All seats of a sandbox belong to its owner, and the owner cannot leave one.',
    '연습 게임의 자리는 모두 만든 사람의 것이고, 자리를 떠날 수 없습니다.',
    of('Close the game when you are done: `DELETE /v1/games/{game}`.', '다 쓰면 게임을 닫으세요: `DELETE /v1/games/{game}`.'),
  ),
  SEATS_ARE_DEALT: row(
    'The server deals the seats when this game starts.',
    '자리는 시작할 때 나누어집니다.',
    of('Take a seat without naming one.', '자리를 밝히지 말고 받으세요.'),
  ),
  SEATS_VACANT: row(
    'At least one seat is vacant.',
    '아직 빈자리가 있습니다.',
    of('Wait for players, or add bots.', '사람을 기다리거나 봇을 추가하세요.'),
  ),
  REMOVED: row(
    'The owner of the game has removed you from its lobby.',
    '게임을 만든 사람이 나를 대기실에서 내보냈습니다.',
    of('Wait for an invitation from the owner.', '게임을 만든 사람의 초대를 기다리세요.'),
  ),
  SEAT_VACANT: row('The seat is vacant.', '참가자가 없는 자리입니다.'),
  SEATS_WOULD_GO: row('These options do not have a seat that a player holds.', '이 선택 사항에는 없는 자리에 참가자가 있습니다.'),
  SEAT_TAKEN: row(
    'Another player holds the seat.',
    '이미 참가자가 있는 자리입니다.',
    of('Take another one: `detail` lists the vacant seats.', '`detail`에 있는 빈자리를 받으세요.'),
  ),
  INSUFFICIENT_SCOPE: row(
    'The token does not allow this.',
    '이 토큰으로는 할 수 없습니다.',
    of('Get a token with the `scope` that `WWW-Authenticate` names.', '`WWW-Authenticate`에 있는 `scope`의 토큰을 받으세요.'),
  ),
  SIGN_IN: row(
    'A personal token cannot do this.',
    '개인 토큰으로는 할 수 없습니다.',
    of('Send a token of the issuer.', '발급자의 토큰을 보내세요.'),
  ),
  BAD_MESSAGE: row(
    'The live channel does not know this message.',
    '실시간 채널이 모르는 메시지입니다.',
    of('Send a message that `asyncapi.yaml` describes.', '`asyncapi.yaml`에 있는 메시지를 보내세요.'),
  ),
  STARTS_LATER: row(
    'A game with joint dice cannot start at once, because its players must first contribute to the dice.',
    '함께 정하는 주사위를 쓰면 게임을 열 때 바로 시작할 수 없습니다. 먼저 참가자들이 값을 보탭니다.',
    of('Leave out `start`, contribute, and send `POST …/start`.', '`start`를 빼고, 값을 보탠 뒤 `POST …/start`를 보내세요.'),
  ),
  STALE_ASK: row(
    'The question is closed, or it is for another seat.',
    '답한 질문이 이미 닫혔거나 다른 자리의 질문입니다.',
    of('Read `/actions` again, and answer the open question.', '`/actions`를 다시 읽고 지금 열린 질문에 응답하세요.'),
  ),
  SPECTATORS_OFF: row(
    'Until this game is over, only players with a seat see its position.',
    '이 게임은 끝날 때까지 자리가 있는 사람만 국면을 볼 수 있습니다.',
    of('Take a vacant seat, or wait until the game is over.', '빈자리가 있으면 받거나, 끝날 때까지 기다리세요.'),
  ),
  TOKEN_EXPIRED: row(
    'The token has expired.',
    '토큰의 기한이 지났습니다.',
    of('Get a new token from the issuer.', '발급자에게서 새 토큰을 받으세요.'),
  ),
  UNAUTHORIZED: row(
    'The request has no token, or its token is not valid here.',
    '토큰이 없거나 여기서 쓸 수 없는 토큰입니다.',
    of(
      'Send `Authorization: Bearer` with a token of the issuer; `detail` has the fault.',
      '`Authorization: Bearer`와 발급자의 토큰을 보내세요.',
    ),
  ),
  UPGRADING: row('The server runs an older release than this game.', '이 서버보다 새 버전이 진행하는 게임입니다.', again),
  WHICH_SEAT: row('You hold several seats.', '자리가 여럿입니다.', of('Name the `seat`.', '`seat`를 밝히세요.')),
  WRONG_CONTRIBUTION: row(
    'These bytes do not match the commitment.',
    '약속한 값과 다릅니다.',
    of('Reveal the bytes whose hash you sent.', '해시를 보냈던 바로 그 값을 밝히세요.'),
  ),
};
