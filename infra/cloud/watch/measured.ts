import { Duration } from 'aws-cdk-lib';
import { Metric as CloudMetric, type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type METRICS, type Metric, SERVICE } from '../../../functions/platform/kit/metrics.ts';
import type { FunctionName } from '../../endpoints.ts';
import { prefixOf, type Settings } from '../settings.ts';

export const FIVE = { period: Duration.minutes(5) };
export const sum = { ...FIVE, statistic: Stats.SUM };

/** The metrics for which the cloud keeps the functions apart, and those that it adds up. */
type OfFunction = { [name in Metric]: (typeof METRICS)[name]['by'] extends 'function' ? name : never }[Metric];
type OfService = Exclude<Metric, OfFunction>;

/** Returns the namespace of what the functions measure, which is their setting `FIELDPOST_METRICS`. */
export const namespaceOf = (settings: Settings): string => `${prefixOf(settings)}metrics`;

/** Returns a metric that the functions write into their logs. */
export function measuredAs(
  settings: Settings,
  metricName: OfService | readonly [OfFunction, FunctionName],
  statistic: string,
): IMetric {
  const [name, by] = typeof metricName === 'string' ? [metricName, undefined] : metricName;
  const dimensionsMap: Record<string, string> = by === undefined ? { service: SERVICE } : { function: by };
  return new CloudMetric({ namespace: namespaceOf(settings), metricName: name, statistic, dimensionsMap });
}
