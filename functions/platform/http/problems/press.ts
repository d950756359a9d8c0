import type { Row } from './row.ts';

// Refusals of messages.

const of = (en: string, ko: string): Row['todo'] => ({ en, ko });
const row = (en: string, ko: string, todo: Row['todo']): Row => ({ means: { en, ko }, todo });
const SETTINGS = of(
  '`settings.press` of the game has the allowed receivers of each seat. It never changes.',
  '게임의 `settings.press`에 자리마다 글을 보낼 수 있는 상대가 있습니다. 바뀌지 않습니다.',
);

export const PRESS: { readonly [code: string]: Row } = {
  PRESS_OFF: row('The game does not allow this kind of press.', '이 게임에서는 그렇게 글을 쓸 수 없습니다.', SETTINGS),
  PRESS_CLOSED: row('The game allows no press in this phase.', '이 단계에서는 글을 쓸 수 없습니다.', SETTINGS),
  NO_SUCH_SEAT: row(
    'The game has no such seat.',
    '그런 자리가 없습니다.',
    of('Read `seats` of `GET /v1/games/{game}`.', '`GET /v1/games/{game}`의 `seats`를 읽으세요.'),
  ),
  NOBODY_TO_TALK_TO: row(
    'You named only your own seat.',
    '자기 자리만 밝혔습니다.',
    of('Name another seat, or write to `all`.', '다른 자리를 밝히거나 `all`에 쓰세요.'),
  ),
  NOT_YOUR_ENTRY: row(
    'The entry to correct is not yours, or does not exist.',
    '고치려는 글이 내 글이 아니거나 없습니다.',
    of('Send the number of an entry that you wrote in this conversation.', '이 대화에서 내가 쓴 글의 번호를 밝히세요.'),
  ),
  CONVERSATION_FULL: row(
    'The conversation has reached its limit of entries.',
    '한 대화에 쓸 수 있는 글의 수를 넘었습니다.',
    of('Write to other seats.', '다른 자리에 쓰세요.'),
  ),
  GUESTS_TALK_IN_THE_OPEN: row(
    'A guest may write only to all seats or in the lobby.',
    '손님은 모두에게, 또는 대기실에만 씁니다.',
    of('Sign in to write to single seats.', '몇 자리에만 쓰려면 로그인하세요.'),
  ),
  TOO_MUCH_PRESS: row(
    'You have reached the limit of entries in a minute, or in a day of this game.',
    '1분에, 그리고 한 게임에서 하루에 쓸 수 있는 글의 수를 넘었습니다.',
    of('Come back after `Retry-After`.', '`Retry-After`만큼 기다리세요.'),
  ),
};
