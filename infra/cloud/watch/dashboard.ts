import { Duration, type Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Dashboard, GraphWidget, type IMetric, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FUNCTIONS, type FunctionName } from '../../endpoints.ts';
import type { Functions } from '../functions.ts';
import type { Live } from '../live.ts';

export interface Apis {
  readonly api: HttpApi;
  readonly live: Live;
}

/** A metric with the name of its alarm. */
interface Watched {
  readonly name: string;
  readonly metric: IMetric;
}

export const FIVE = { period: Duration.minutes(5) };
export const sum = { ...FIVE, statistic: Stats.SUM };

/** Returns API Gateway's metric of the live channel. */
export const ofLive = (metricName: string, { api, stage }: Live): IMetric =>
  new Metric({
    namespace: 'AWS/ApiGateway',
    metricName,
    dimensionsMap: { ApiId: api.apiId, Stage: stage.stageName },
    ...sum,
  });

/** Shows what the alarms watch, and how much there is of it. */
export function dashboardIn(
  stack: Stack,
  prefix: string,
  { api, live }: Apis,
  functions: Functions,
  watches: readonly Watched[],
): void {
  const watched = (...names: readonly string[]): IMetric[] =>
    watches.filter(({ name }) => names.some((start) => name.startsWith(start))).map(({ metric }) => metric);
  const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 12 });
  const each = (metricOf: (name: FunctionName) => IMetric): IMetric[] => FUNCTIONS.map(metricOf);
  new Dashboard(stack, 'Dashboard', {
    dashboardName: `${prefix}overview`,
    widgets: [
      [
        graph('Requests', [api.metricCount(sum), api.metricClientError(sum)]),
        graph('Faults', watched('5xx', 'live', 'errors-')),
      ],
      [
        graph(
          'Answers, ms',
          [50, 99].map((percent) => api.metricLatency({ ...FIVE, statistic: Stats.p(percent) })),
        ),
        graph(
          'Functions, ms (p99)',
          each((name) => functions[name].lambda.metricDuration({ ...FIVE, statistic: Stats.p(99) })),
        ),
      ],
      [
        graph(
          'Calls',
          each((name) => functions[name].lambda.metricInvocations(sum)),
        ),
        graph('Behind the log, ms', watched('lag-')),
      ],
      [
        graph('Throttles', watched('throttles-', 'events-', 'views-', 'vault-', 'people-', 'connections-')),
        graph(
          'Given up, stopped, tampered with',
          watched('dead-', 'quarantine', 'beat', 'misplay', 'stopped', 'rejected', 'snapshots', 'tamper'),
        ),
      ],
      [graph('Live: connections, messages', [ofLive('ConnectCount', live), ofLive('MessageCount', live)])],
    ],
  });
}
