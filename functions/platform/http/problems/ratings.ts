import { type Row, row } from './row.ts';

// What is refused about people and how they play.

export const RATINGS: { readonly [code: string]: Row } = {
  DAY_NOT_RATED: row(
    'The ratings of that day are not there: they are made when the day is over, in UTC.',
    '그날의 레이팅은 아직 없습니다. 하루가 끝난 뒤에 매깁니다(UTC).',
  ),
  NO_SUCH_PERSON: row('Nobody has this handle.', '이 별칭을 쓰는 사람이 없습니다.'),
};
