import { Problem } from '../http/problem.ts';

/** What a process spends on audits: so many commits at once, and so many a second after that. Deciding a commit again counts as several. */
const AT_ONCE = 50_000;
const A_SECOND = 1_000;

/** Takes what an audit costs out of the budget of this process. */
export type Spend = (commits: number) => void;

/** Throws a Problem (429) that says when there is enough again. An audit that costs more than all of it costs all of it. */
export function auditBudget(now: () => number, atOnce = AT_ONCE): Spend {
  let [left, since] = [atOnce, now()];
  return (commits) => {
    const at = now();
    left = Math.min(atOnce, left + (Math.max(0, at - since) / 1000) * A_SECOND);
    since = at;
    const cost = Math.min(commits, atOnce);
    if (cost > left) throw busy(atOnce, Math.max(1, Math.ceil((cost - left) / A_SECOND)));
    left -= cost;
  };
}

const busy = (atOnce: number, seconds: number): Problem =>
  new Problem(
    429,
    'AUDITS_BUSY',
    {
      en: 'too many audits are being worked out here; ask again later, or audit /log or /events yourself',
      ko: '지금 처리하는 감사가 너무 많습니다. 나중에 다시 요청하거나, /log나 /events를 받아 직접 감사하십시오.',
    },
    {},
    {
      'retry-after': String(seconds),
      'ratelimit-policy': `"audits";q=${atOnce};w=${Math.ceil(atOnce / A_SECOND)}`,
      ratelimit: `"audits";r=0;t=${seconds}`,
    },
  );
