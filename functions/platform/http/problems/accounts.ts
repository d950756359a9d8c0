import type { Row } from './row.ts';

// Refusals about accounts: guests, who play without an account, tokens, bot accounts.

const of = (en: string, ko: string): Row['todo'] => ({ en, ko });
const row = (en: string, ko: string, todo: Row['todo']): Row => ({ means: { en, ko }, todo });
const NOTHING = of('This is not possible.', '다른 방법은 없습니다.');

export const ACCOUNTS: { readonly [code: string]: Row } = {
  NO_SUCH_GUEST: row(
    'The token is not a guest’s, or the guest has expired.',
    '손님 토큰이 아니거나 손님의 기한이 지났습니다.',
    of('Send the token that `POST /v1/guests` gave, within 30 days.', '`POST /v1/guests`에서 받은 토큰을 30일 안에 보내세요.'),
  ),
  GUEST_TAKEN: row('Another person has taken over the games of this guest.', '다른 사람이 이 손님의 게임을 이어받았습니다.', NOTHING),
  GUEST_MET: row(
    'You and the guest have both been in one game that is not over, where one person has one name.',
    '나와 손님이 아직 끝나지 않은 같은 게임에 있었습니다. 한 게임에서 한 사람의 이름은 하나입니다.',
    of('End the game, or wait until it is over.', '게임을 끝내거나 끝나기를 기다리세요.'),
  ),
  GUEST_NOT_INVITED: row(
    'A guest plays with other people only by invitation.',
    '손님은 초대받은 게임에서만 다른 사람과 게임할 수 있습니다.',
    of('Sign in, or have the owner invite you by your `user`.', '로그인하거나, 게임을 만든 사람에게 내 `user`로 초대받으세요.'),
  ),
  GUESTS_PLAY_ALONE: row(
    'A guest opens games against bots only, and without deadlines.',
    '손님이 여는 게임은 봇과만 하며, 기한이 없습니다.',
    of(
      'Make the game private, and leave out invitations and deadlines. Or sign in.',
      '비공개로 하고, 아무도 초대하지 않고, 기한을 두지 말거나, 로그인하세요.',
    ),
  ),
  TOO_MANY_GUESTS: row(
    'The server has reached its limit of new guests in an hour.',
    '한 시간에 받는 손님의 수를 넘었습니다.',
    of('Come back after `Retry-After`, or sign in.', '`Retry-After`만큼 기다리거나 로그인하세요.'),
  ),
  TOO_MANY_GUESTS_TAKEN: row(
    'You have reached the limit of guests whose games a person takes over.',
    '이어받을 수 있는 손님의 수를 넘었습니다.',
    NOTHING,
  ),
  NO_SUCH_HANDLE: row(
    'No person has this handle.',
    '이 별칭을 쓰는 사람이 없습니다.',
    of('Write `@` and the whole handle, as it is shown.', '`@` 뒤에 보이는 그대로 별칭 전체를 쓰세요.'),
  ),
  NOT_ADMITTED: row(
    'You do not meet the conditions of the owner for this game. The server does not say which one.',
    '이 게임에 들어갈 수 없습니다. 게임을 만든 사람이 정한 조건에 맞지 않으며, 어느 조건인지는 알려 주지 않습니다.',
    of('Join another game, or open one.', '다른 게임에 들어가거나 직접 여세요.'),
  ),
  NO_SUCH_BLOCK: row(
    'You have no such block.',
    '그런 차단이 없습니다.',
    of('Read `GET /v1/me/blocks`.', '`GET /v1/me/blocks`를 읽으세요.'),
  ),
  TOO_MANY_BLOCKS: row(
    'You have reached the limit of blocks, including removed ones.',
    '차단했거나 차단을 푼 사람이 너무 많습니다.',
    of('Remove a block first.', '먼저 차단을 하나 푸세요.'),
  ),
  YOURSELF: row('You named yourself.', '자기 자신을 가리켰습니다.', of('Name another person.', '다른 사람을 밝히세요.')),
  NOBODY_SITS_THERE: row(
    'No person held this seat then, or the account is deleted.',
    '그때 그 자리의 참가자가 없거나, 그 계정이 지워졌습니다.',
    of('Read `seats` of `GET /v1/games/{game}`.', '`GET /v1/games/{game}`의 `seats`를 읽으세요.'),
  ),
  NO_SUCH_LINK: row(
    'The invite link is not valid: unknown, revoked, expired or used up. The server does not say which.',
    '쓸 수 없는 초대 링크입니다. 없거나, 폐기되었거나, 기한이 지났거나, 다 쓰인 링크이며, 어느 것인지는 알리지 않습니다.',
    of('Ask the sender for another invite link.', '보낸 사람에게 새 초대 링크를 부탁하세요.'),
  ),
  TOO_MANY_TRIES: row(
    'You have tried too many invalid invite links.',
    '쓸 수 없는 초대 링크를 너무 많이 시도했습니다.',
    of('Wait for `Retry-After`.', '`Retry-After`만큼 기다리세요.'),
  ),
  LINK_TO_LOOK: row(
    'Your invite link to this private game is for spectators.',
    '이 비공개 게임의 초대 링크는 관전용입니다.',
    of('Ask the owner for an invitation or an invite link to a seat.', '게임을 만든 사람에게 자리를 받을 초대나 초대 링크를 부탁하세요.'),
  ),
  USES_NOT_COUNTED: row(
    'Invite links of an anonymous game have no limit of uses, because a used-up link would reveal who accepted.',
    '익명 게임의 초대 링크는 사용 횟수를 정할 수 없습니다. 다 쓰였는지를 보면 누가 받아들였는지 알 수 있기 때문입니다.',
    of('Leave out `uses`.', '`uses`를 빼세요.'),
  ),
  TOO_MANY_INVITATIONS: row(
    'The game has reached its limit of invite links and invitations, including ended ones.',
    '게임 하나에 만들 수 있는 초대 링크와 초대의 수를 넘었습니다. 끝난 것도 셉니다.',
    of('Revoke an invite link, or give one to several people.', '필요 없는 초대 링크를 폐기하거나 한 초대 링크를 여러 사람에게 주세요.'),
  ),
  NO_SUCH_INVITATION: row(
    'This game has no invitation or invite link with this id.',
    '이 게임에는 그런 초대나 초대 링크가 없습니다.',
    of('Read `GET …/invitations`.', '`GET …/invitations`를 읽으세요.'),
  ),
  NOT_INVITED: row(
    'You have no invitation to this game, and have used no invite link to it.',
    '이 게임에 초대받은 적도, 초대 링크를 쓴 적도 없습니다.',
    of('Read `GET /v1/me/invitations`.', '`GET /v1/me/invitations`를 읽으세요.'),
  ),
  NO_SUCH_BOT: row(
    'You have no bot account with this name.',
    '그런 이름의 봇 계정이 없습니다.',
    of('Read `GET /v1/me/bots`.', '`GET /v1/me/bots`를 읽으세요.'),
  ),
  AMBIGUOUS_BOT: row(
    'Several of your bot accounts have this name.',
    '이름이 같은 봇 계정이 여럿입니다.',
    of('Write the id of the bot account: `GET /v1/me/bots` has it.', '봇 계정의 ID를 쓰세요. `GET /v1/me/bots`에 있습니다.'),
  ),
  BOT_WITHOUT_TOKEN: row(
    'The bot account has no valid token for playing.',
    '봇 계정에 게임을 할 수 있는 유효한 토큰이 없습니다.',
    of(
      'Create a token for it with the scope `games:play`: `POST /v1/me/tokens`.',
      '`POST /v1/me/tokens`로 `games:play` 범위의 토큰을 만드세요.',
    ),
  ),
  NO_SUCH_TOKEN: row(
    'You have no such personal token.',
    '그런 개인 토큰이 없습니다.',
    of('Read `GET /v1/me/tokens`.', '`GET /v1/me/tokens`를 읽으세요.'),
  ),
  TOO_MANY_BOTS: row(
    'You have reached the limit of bot accounts, or of new ones in a day.',
    '봇 계정이 너무 많거나, 하루에 너무 많이 만들었습니다.',
    of('Delete one first, or wait.', '먼저 하나를 없애거나 기다리세요.'),
  ),
  TOO_MANY_TOKENS: row(
    'You have reached the limit of personal tokens, or of new tokens in an hour.',
    '개인 토큰이 너무 많거나, 한 시간에 너무 많이 만들었습니다.',
    of('Revoke one first, or wait.', '먼저 하나를 폐기하거나 기다리세요.'),
  ),
  SIGN_IN_ELSEWHERE: row(
    'This server does not support this way to sign in.',
    '여기서는 이렇게 로그인하지 않습니다.',
    of('`GET /v1/sign-in` has the possible ways.', '방법은 `GET /v1/sign-in`에 있습니다.'),
  ),
  SIGN_IN_KEY_NEEDED: row(
    'To sign in by name you need the key of this server, and the key is missing or wrong.',
    '이름으로 로그인하려면 이 서버의 키가 있어야 하는데, 키가 없거나 틀립니다.',
    of(
      'Open the address that `npm start` printed. Programs send `key`, which the file `sign-in-key` in the data folder holds.',
      '`npm start`가 출력한 주소를 여세요. 프로그램은 데이터 폴더의 `sign-in-key` 파일에 있는 `key`를 보내세요.',
    ),
  ),
  FOREIGN_ORIGIN: row(
    'The request comes from a page of another site.',
    '다른 사이트의 페이지가 보낸 요청입니다.',
    of('Send it from the site itself, or from a program without `Origin`.', '이 사이트에서, 또는 `Origin` 없이 프로그램에서 요청하세요.'),
  ),
  SIGN_IN_FAILED: row(
    'The issuer no longer accepts this code or refresh token.',
    '발급자가 이 코드나 갱신 토큰을 받지 않습니다.',
    of('Sign in again.', '다시 로그인하세요.'),
  ),
  ACCOUNT_DELETED: row(
    'The account has ended, and the server is deleting its data.',
    '끝난 계정이며, 서버가 자료를 지우고 있습니다.',
    NOTHING,
  ),
  BAD_HANDLE: row(
    'The spelling of the handle is not allowed.',
    '별칭으로 쓸 수 없는 표기입니다.',
    of(
      '`detail` has the fault: the length, a letter, or scripts that do not go together.',
      '길이, 글자, 함께 쓸 수 없는 문자 가운데 무엇이 문제인지 `detail`에 있습니다.',
    ),
  ),
  HANDLE_TAKEN: row(
    'Another person has this handle or a similar one, or had it in the last 90 days.',
    '누군가 쓰고 있거나, 비슷해 보이거나, 90일 안에 쓰던 별칭입니다.',
    of('Choose another one.', '다른 별칭을 고르세요.'),
  ),
  HANDLE_RESERVED: row(
    'The handle is the name of the server, of a role or of a seat.',
    '서버, 역할, 자리의 이름입니다.',
    of('Choose another one.', '다른 별칭을 고르세요.'),
  ),
  RENAMED_LATELY: row(
    'A handle changes once in 30 days.',
    '별칭은 30일에 한 번 바꿀 수 있습니다.',
    of('Wait until `renameFrom` in `GET /v1/me`.', '`GET /v1/me`의 `renameFrom`까지 기다리세요.'),
  ),
  PROFILE_CHANGED: row(
    'The profile was changed since you read it.',
    '읽은 뒤에 프로필이 바뀌었습니다.',
    of('Read `GET /v1/me` again.', '`GET /v1/me`를 다시 읽으세요.'),
  ),
};
