import { Problem } from '../../platform/http/problem.ts';
import type { People } from '../../platform/ports/ports.ts';
import { keys } from '../notifications/keys.ts';

/** Challenges and tests of a channel that its owner may ask for in a day (UTC). */
const A_DAY = 5;
const DAY = 86_400_000;

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
    if (await people.put(...keys.said(person, channel, `${letter}${day}-${n}`), value, 0)) return `${day}-${n}`;
  }
  throw tooManyOf(DAY - (now() % DAY));
}

function tooManyOf(wait: number): Problem {
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  return new Problem(
    429,
    'TOO_MANY_ASKED',
    {
      en: `you may ask for ${A_DAY} challenges and ${A_DAY} tests of a channel in a day`,
      ko: `알림 방법 하나의 확인과 시험은 각각 하루 ${A_DAY}번까지 요청할 수 있습니다.`,
    },
    {},
    {
      'retry-after': String(seconds),
      'ratelimit-policy': `"asked";q=${A_DAY};w=86400`,
      ratelimit: `"asked";r=0;t=${seconds}`,
    },
  );
}
