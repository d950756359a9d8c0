import type { Row } from './row.ts';

// Refusals for reporters and moderators.

const of = (en: string, ko: string): Row['todo'] => ({ en, ko });
const row = (en: string, ko: string, todo: Row['todo']): Row => ({ means: { en, ko }, todo });
const NOTHING = of('This is not possible.', '다른 방법은 없습니다.');

export const MODERATION: { readonly [code: string]: Row } = {
  NO_SUCH_ENTRY: row(
    'There is no such entry, or you may not read it.',
    '그런 글이 없거나, 내가 읽을 수 없는 글입니다.',
    of('Name conversation and number as `GET …/press` shows them.', '`GET …/press`에 보이는 대화와 번호를 밝히세요.'),
  ),
  TOO_MANY_REPORTS: row(
    'You have reached the limit of reports in a day.',
    '하루에 신고할 수 있는 글의 수를 넘었습니다.',
    of('Come back tomorrow.', '내일 다시 하세요.'),
  ),
  NOT_SAID: row(
    'The text does not match the commitment of the entry.',
    '보낸 내용은 그 글이 약속한 내용이 아닙니다.',
    of('Send text and salt as you received them, or neither.', '받은 그대로의 내용과 솔트를 보내거나, 둘 다 보내지 마세요.'),
  ),
  ENTRY_ERASED: row(
    'The account of the author is deleted, and the text of the entry with it.',
    '그 글을 쓴 사람의 계정과 함께 내용도 지워졌습니다.',
    of('Send the `text` and the `salt` that you kept.', '가지고 있는 `text`와 `salt`를 보내세요.'),
  ),
  NO_SUCH_CASE: row(
    'There is no such case, or it was closed more than 90 days ago.',
    '그런 신고 건이 없거나, 닫은 지 90일이 지났습니다.',
    of('Read `GET /v1/moderation/cases`.', '`GET /v1/moderation/cases`를 읽으세요.'),
  ),
  YOUR_OWN_GAME: row(
    'Moderators may not act in games that they play or played.',
    '운영진은 자기가 있거나 있었던 게임을 다루지 않습니다.',
    of('Leave it to another moderator.', '다른 운영진에게 맡기세요.'),
  ),
  NOT_MODERATED: row('Games of form 1 of the log have no moderators.', '기록 형식 1의 게임에는 운영진이 없습니다.', NOTHING),
  ALREADY_MUTED: row('The holder of the seat is muted already.', '이미 대화를 금지한 자리입니다.', NOTHING),
  NOT_MUTED: row('The holder of the seat is not muted.', '대화를 금지하지 않은 자리입니다.', NOTHING),
  MUTED: row(
    'A moderator has muted you in this game.',
    '운영진이 이 게임에서 글을 쓸 수 없게 했습니다.',
    of('`reasons` of `GET …/people` has the reason.', '이유는 `GET …/people`의 `reasons`에 있습니다.'),
  ),
  UNSEATED: row(
    'A moderator has removed you from this game.',
    '운영진이 이 게임에서 내보냈습니다.',
    of('`reasons` of `GET …/people` has the reason.', '이유는 `GET …/people`의 `reasons`에 있습니다.'),
  ),
};
