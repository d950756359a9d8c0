import { networkOf } from '../../platform/http/address.ts';
import { type Limit, spentHeaders, tellLeft } from '../../platform/http/headers/rate.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Request } from '../../platform/http/request.ts';
import { keepNewest } from '../../platform/kit/newest.ts';
import type { Ports } from '../../platform/ports/grounds.ts';

/** The budget of a process for audits: this many commits at once, and this many a second. */
const AT_ONCE = 50_000;
const A_SECOND = 1_000;
/** The budget of one asker for whole logs. */
const OF_LOGS = { atOnce: 20_000, aSecond: 400 };

/** The share of the audit budget that one asker may spend, so that the rest is left for others. */
const SHARE = 0.4;
/** Number of askers with budgets that a process remembers. */
const MOST_ASKERS = 5_000;

/** Charges the cost of reading this many commits to the process and to the person or address that sends the request. */
export type SpendOf = (commits: number, asker: string) => void;

/** Returns the payer of a request: the person or, without one, the address. */
export const askerOf = ({ user, address }: Pick<Request<unknown>, 'user' | 'address'>): string =>
  user === undefined ? `at ${networkOf(address)}` : `as ${user}`;

/** A limit as the header `RateLimit` names it, with its refusal. */
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
        en: 'this server is computing too many audits; try again later, or audit /log or /events yourself',
        ko: '지금 처리하는 검증이 너무 많습니다. 나중에 다시 요청하거나, /log나 /events를 받아 직접 검증하세요.',
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
        en: 'you requested too many whole games; try again later, or read /log or /events yourself',
        ko: '통째로 읽은 게임이 너무 많습니다. 나중에 다시 요청하거나, /log나 /events를 받아 직접 읽으세요.',
      },
      {},
      headers,
    ),
};

/** Returns the audit budget for each asker and for the process. Deciding a commit again counts as several. */
export function auditBudget(now: () => number, atOnce = AT_ONCE): SpendOf {
  const all = bucket(now, atOnce, A_SECOND);
  const shares = new Map<string, Bucket>();
  return (commits, asker) => {
    const share = shares.get(asker) ?? bucket(now, Math.ceil(atOnce * SHARE), A_SECOND * SHARE);
    keepNewest(shares, asker, share, MOST_ASKERS);
    const cost = Math.min(commits, share.atOnce);
    take(AUDITS, [share, all], cost);
  };
}

/**
 * Charges the sender for folding or rewriting a log of this many commits, in this process. Reveals nothing about the
 * requests of others. Throws a Problem (429).
 */
export function spendOnLogs(
  request: Pick<Request<Pick<Ports, 'log' | 'now'>>, 'service' | 'user' | 'address'>,
  commits: number,
): void {
  const { log, now } = request.service;
  const asker = askerOf(request);
  const all = budgets.get(log) ?? new Map<string, Bucket>();
  budgets.set(log, all);
  const own = all.get(asker) ?? bucket(now, OF_LOGS.atOnce, OF_LOGS.aSecond);
  keepNewest(all, asker, own, MOST_ASKERS);
  take(LOGS, [own], Math.min(commits, OF_LOGS.atOnce));
  // Senders without a token share the budget of their address.
  if (request.user === undefined) return;
  tellLeft(limitOf(LOGS.limit, own), Math.floor(own.left()), ((own.atOnce - own.left()) / own.aSecond) * 1000);
}
const budgets = new WeakMap<Ports['log'], Map<string, Bucket>>();

/** A budget that can be spent at once, and its refill a second. */
interface Bucket {
  readonly atOnce: number;
  readonly aSecond: number;
  left(): number;
  spend(cost: number): void;
}

function bucket(now: () => number, atOnce: number, aSecond: number): Bucket {
  let [left, since] = [atOnce, now()];
  const filled = (): number => {
    const at = now();
    left = Math.min(atOnce, left + (Math.max(0, at - since) / 1000) * aSecond);
    since = at;
    return left;
  };
  return {
    atOnce,
    aSecond,
    left: filled,
    spend(cost) {
      left = filled() - cost;
    },
  };
}

const limitOf = (name: string, { atOnce, aSecond }: Bucket): Limit => ({
  name,
  most: atOnce,
  window: Math.ceil(atOnce / aSecond),
});

/** Charges a cost to buckets if all have enough. Otherwise throws a Problem (429) that names the waiting time. */
function take({ limit, refused }: Limited, buckets: readonly Bucket[], cost: number): void {
  const short = buckets.find((each) => each.left() < cost);
  if (short !== undefined) {
    const wait = ((cost - short.left()) / short.aSecond) * 1000;
    throw refused(spentHeaders(limitOf(limit, short), wait));
  }
  for (const each of buckets) each.spend(cost);
}
