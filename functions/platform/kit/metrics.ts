import { AsyncLocalStorage } from 'node:async_hooks';

// Metrics in the embedded format of CloudWatch: the cloud reads them from lines of the log. A value names no person and
// no game, and neither does any other part of a line.

/** What is measured. `by`: the dimension under which the cloud adds it up. */
interface Row {
  readonly unit: 'Milliseconds' | 'Count';
  /**
   * `each`: every value counts, for percentiles. `sum`: values are added; a sampled line stands for ten, so it has ten
   * times the sum. `always`: values are added, and no line with it is left out.
   */
  readonly as: 'each' | 'sum' | 'always';
  readonly by: 'service' | 'function';
}

export const METRICS = {
  /** From a commit until the lists show it. */
  listed: { unit: 'Milliseconds', as: 'each', by: 'service' },
  /** From a deadline until its timeout is committed. */
  answered: { unit: 'Milliseconds', as: 'each', by: 'service' },
  /** From the reason of a notification until the notification is made. */
  told: { unit: 'Milliseconds', as: 'each', by: 'service' },
  /** From then until a mail service, a browser vendor or a host took it. */
  handed: { unit: 'Milliseconds', as: 'each', by: 'service' },
  /** Commits that were folded to read a game. */
  folded: { unit: 'Count', as: 'each', by: 'service' },
  /** Commits that were written. */
  commits: { unit: 'Count', as: 'always', by: 'service' },
  /** Commits that were decided again, because another one came first. */
  conflicts: { unit: 'Count', as: 'sum', by: 'service' },
  /** Refused commands and requests. `rules` of the line has their codes. */
  refusals: { unit: 'Count', as: 'sum', by: 'service' },
  /** Read and write request units of DynamoDB. */
  reads: { unit: 'Count', as: 'sum', by: 'service' },
  writes: { unit: 'Count', as: 'sum', by: 'service' },
  /** Requests that ended with a status of 500 or more. */
  faults: { unit: 'Count', as: 'always', by: 'function' },
  /** Processes that began with a call. */
  cold: { unit: 'Count', as: 'always', by: 'service' },
} as const satisfies { readonly [name: string]: Row };
export type Metric = keyof typeof METRICS;

/** The value of the dimension `service`. */
export const SERVICE = 'fieldpost';

/** What one call of a function measured. */
interface Measured {
  readonly values: Map<Metric, number[]>;
  readonly rules: Set<string>;
}

const current = new AsyncLocalStorage<Measured>();

/** Returns whether a call is measured now. */
export const isMeasured = (): boolean => current.getStore() !== undefined;

/** Codes are words of this program. Anything else stays out of the line. */
const CODE = /^[A-Z][A-Z0-9_]{1,60}$/;

/** Notes a value of the current call; outside of one, nothing. A clock that is behind counts as 0. */
export function measured(metric: Metric, value = 1, rule?: string): void {
  const at = current.getStore();
  if (at === undefined) return;
  const known = at.values.get(metric) ?? [];
  const more = Math.max(0, value);
  if (METRICS[metric].as === 'each') known.push(more);
  else known[0] = (known[0] ?? 0) + more;
  at.values.set(metric, known);
  if (rule !== undefined && CODE.test(rule)) at.rules.add(rule);
}

/** One request in this many writes its line. */
const ONE_IN = 10;

/**
 * Returns whether the line of a request is written. The gateway's name for it decides, which no client can choose. The
 * hash is FNV-1a.
 */
export function isSampled(id: string): boolean {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % ONE_IN === 0;
}

/** Returns the gateway's name of a request. */
export const idOfRequest = ({ requestContext }: { readonly requestContext: { readonly requestId: string } }): string =>
  requestContext.requestId;

/** The most values of a metric in a line, by the format. More go into further lines. */
const IN_LINE = 100;

/**
 * Returns the lines of a call. `share`: `all` of its values, a `tenth` of all requests, or `none` that can be left out.
 */
function linesOf({ values, rules }: Measured, name: string, namespace: string, share: 'all' | 'tenth' | 'none') {
  const kept = [...values].filter(([metric]) => share !== 'none' || METRICS[metric].as === 'always');
  const most = Math.max(0, ...kept.map(([, some]) => Math.ceil(some.length / IN_LINE)));
  const scaled = ([metric, some]: readonly [Metric, readonly number[]]) =>
    share === 'tenth' && METRICS[metric].as === 'sum' ? some.map((value) => value * ONE_IN) : some;
  return Array.from({ length: most }, (_, i) => {
    const here = kept
      .map((each) => [each[0], scaled(each).slice(i * IN_LINE, (i + 1) * IN_LINE)] as const)
      .filter(([, some]) => some.length > 0);
    const directives = (['service', 'function'] as const).flatMap((by) => {
      const names = here.map(([metric]) => metric).filter((metric) => METRICS[metric].by === by);
      const Metrics = names.map((metric) => ({ Name: metric, Unit: METRICS[metric].unit }));
      return names.length === 0 ? [] : [{ Namespace: namespace, Dimensions: [[by]], Metrics }];
    });
    return {
      level: 'info',
      what: 'metrics',
      service: SERVICE,
      function: name,
      ...(share !== 'none' && rules.size > 0 && { rules: [...rules].sort().join(' ') }),
      ...Object.fromEntries(here.map(([metric, some]) => [metric, some.length === 1 ? some[0] : some])),
      _aws: { Timestamp: Date.now(), CloudWatchMetrics: directives },
    };
  });
}

let isCold = true;

/**
 * Returns a handler that writes what its calls measure, one line for each call: in the cloud, and where
 * `FIELDPOST_METRICS` gives the namespace. `idOf`: the gateway's name of a request; functions for people have it, and
 * write one line in ten.
 */
export function metered<Of extends readonly unknown[], Result>(
  name: string,
  handler: (...of: Of) => Promise<Result>,
  idOf?: (...of: Of) => string,
): (...of: Of) => Promise<Result> {
  return async (...of) => {
    const namespace = process.env.FIELDPOST_METRICS;
    if (namespace === undefined) return handler(...of);
    const share = idOf === undefined ? 'all' : isSampled(idOf(...of)) ? 'tenth' : 'none';
    const measuring: Measured = { values: new Map(), rules: new Set() };
    return current.run(measuring, async () => {
      if (isCold) measured('cold');
      isCold = false;
      try {
        return await handler(...of);
      } finally {
        for (const line of linesOf(measuring, name, namespace, share))
          process.stderr.write(`${JSON.stringify(line)}\n`);
      }
    });
  };
}
