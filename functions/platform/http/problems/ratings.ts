import { type Row, row } from './row.ts';

// Refusals about people's results.

export const RATINGS: { readonly [code: string]: Row } = {
  DAY_NOT_RATED: row(
    'The ratings of that day do not exist yet. The server computes them after the day ends (UTC).',
    '그날의 레이팅은 아직 없습니다. 하루가 끝난 뒤에 매깁니다(UTC).',
  ),
  NO_SUCH_PERSON: row('No person has this handle.', '이 별칭을 쓰는 사람이 없습니다.'),
};
