import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { type IMetric, MathExpression, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Functions } from '../functions.ts';
import type { Live } from '../live.ts';
import type { Settings } from '../settings.ts';
import { FIVE, sum } from './measured.ts';

// What is measured of answers. With `reads=url` most reads go past the gateway, and only the addresses of the functions
// count them.

export interface Apis {
  readonly api: HttpApi;
  readonly live: Live;
}

/** The functions with a separate address. */
const ADDRESSED = ['read', 'costly'] as const;

type Answers = (settings: Pick<Settings, 'reads'>, apis: Pick<Apis, 'api'>, functions: Functions) => IMetric;

/** CloudWatch leaves metrics without a value out of a SUM and a MAX. */
const over = (how: 'SUM' | 'MAX', label: string, usingMetrics: Record<string, IMetric>): IMetric =>
  new MathExpression({
    expression: `${how}([${Object.keys(usingMetrics).join(', ')}])`,
    label,
    usingMetrics,
    ...FIVE,
  });

const byAddress = (functions: Functions, metricName: string): Record<string, IMetric> =>
  Object.fromEntries(ADDRESSED.map((name) => [name, functions[name].lambda.metric(metricName, sum)]));

/** Returns the number of requests. */
export const requestsOf: Answers = ({ reads }, { api }, functions) =>
  reads === 'api'
    ? api.metricCount(sum)
    : over('SUM', 'requests', { gateway: api.metricCount(sum), ...byAddress(functions, 'UrlRequestCount') });

/** Returns the number of answers of 500 and more. A run that ends without an answer is one. */
export const faultsOf: Answers = ({ reads }, { api }, functions) =>
  reads === 'api'
    ? api.metricServerError(sum)
    : over('SUM', 'answers of 500 and more', {
        gateway: api.metricServerError(sum),
        ...byAddress(functions, 'Url5xxCount'),
      });

/**
 * Returns how long answers take, in milliseconds: of the gateway and of `read`, the slower. The address of `costly` is
 * left out: an audit of a long game takes seconds, and that is no fault.
 */
export function latencyOf(
  { reads }: Pick<Settings, 'reads'>,
  { api }: Pick<Apis, 'api'>,
  { read }: Pick<Functions, 'read'>,
  percent: number,
): IMetric {
  const of = { ...FIVE, statistic: Stats.p(percent) };
  if (reads === 'api') return api.metricLatency(of);
  return over('MAX', `p${percent} of the slower`, {
    // A graph of several has each id once.
    [`gateway${percent}`]: api.metricLatency(of),
    [`read${percent}`]: read.lambda.metric('UrlRequestLatency', of),
  });
}
