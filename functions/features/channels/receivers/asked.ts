import { type Limit, spentHeaders, tellLeft } from '../../../platform/http/headers/rate.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { People } from '../../../platform/ports/ports.ts';
import { keys } from '../../notifications/keys.ts';

/** Challenges and tests of a channel that its owner may ask for in a day (UTC). */
const A_DAY = 5;
const DAY = 86_400_000;
const LIMIT: Limit = { name: 'channel', most: A_DAY, window: DAY / 1000 };

interface Counting {
  readonly people: Pick<People, 'get' | 'put'>;
  now(): number;
}

/**
 * Returns the id of another challenge (`c`) or test (`t`) of a channel. Throws a Problem (429) after five in a day. An
 * id is given once, so calls at the same time get no more.
 */
export async function nextOf({ people, now }: Counting, person: string, channel: string, letter: 'c' | 't') {
  const day = Math.floor(now() / DAY);
  for (let n = 1; n <= A_DAY; n++) {
    const value = { what: letter === 't' ? 'test' : 'challenge', state: 'waiting', tries: 0, at: now() };
    if (!(await people.put(...keys.said(person, channel, `${letter}${day}-${n}`), value, 0))) continue;
    tellLeft(LIMIT, A_DAY - n, DAY - (now() % DAY));
    return `${day}-${n}`;
  }
  throw tooManyOf(DAY - (now() % DAY));
}

const tooManyOf = (wait: number): Problem =>
  new Problem(
    429,
    'TOO_MANY_ASKED',
    {
      en: `you may ask for ${A_DAY} challenges and ${A_DAY} tests of a channel in a day`,
      ko: `알림 방법 하나의 확인과 시험은 각각 하루 ${A_DAY}번까지 요청할 수 있습니다.`,
    },
    {},
    spentHeaders(LIMIT, wait),
  );
