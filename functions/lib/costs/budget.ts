import { Problem } from '../http/problem.ts';
import type { Service } from '../service.ts';

/** What a process spends on whole logs: so many commits at once, and so many a second after that. */
const AT_ONCE = 50_000;
const A_SECOND = 1_000;

/** Takes what reading so many commits costs out of a budget of this process. */
export type Spend = (commits: number) => void;

/** What is limited, as the header `RateLimit` names it, and the refusal when there is too little left. */
interface Limited {
  readonly limit: string;
  refused(headers: { readonly [name: string]: string }): Problem;
}

const AUDITS: Limited = {
  limit: 'audits',
  refused: (headers) =>
    new Problem(
      429,
      'AUDITS_BUSY',
      {
        en: 'too many audits are being worked out here; ask again later, or audit /log or /events yourself',
        ko: '지금 처리하는 감사가 너무 많습니다. 나중에 다시 요청하거나, /log나 /events를 받아 직접 감사하십시오.',
      },
      {},
      headers,
    ),
};
const LOGS: Limited = {
  limit: 'logs',
  refused: (headers) =>
    new Problem(
      429,
      'LOGS_BUSY',
      {
        en: 'too many whole games are being read here; ask again later, or read /log or /events yourself',
        ko: '지금 통째로 읽는 게임이 너무 많습니다. 나중에 다시 요청하거나, /log나 /events를 받아 직접 읽으십시오.',
      },
      {},
      headers,
    ),
};

/** Of audits; deciding a commit again counts as several. */
export const auditBudget = (now: () => number, atOnce = AT_ONCE): Spend => budget(AUDITS, now, atOnce);

/** Of answers for which a whole log is folded or written anew, in this process. */
export function wholeLogs({ log, now }: Pick<Service, 'log' | 'now'>): Spend {
  const known = budgets.get(log) ?? budget(LOGS, now, AT_ONCE);
  budgets.set(log, known);
  return known;
}
const budgets = new WeakMap<object, Spend>();

/** Throws a Problem (429) that says when there is enough again. What costs more than all of it costs all of it. */
function budget({ limit, refused }: Limited, now: () => number, atOnce: number): Spend {
  let [left, since] = [atOnce, now()];
  return (commits) => {
    const at = now();
    left = Math.min(atOnce, left + (Math.max(0, at - since) / 1000) * A_SECOND);
    since = at;
    const cost = Math.min(commits, atOnce);
    if (cost > left) {
      const seconds = Math.max(1, Math.ceil((cost - left) / A_SECOND));
      throw refused({
        'retry-after': String(seconds),
        'ratelimit-policy': `"${limit}";q=${atOnce};w=${Math.ceil(atOnce / A_SECOND)}`,
        ratelimit: `"${limit}";r=0;t=${seconds}`,
      });
    }
    left -= cost;
  };
}
