import type { Stack } from 'aws-cdk-lib';
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  LogQueryWidget,
  Metric,
  Stats,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Metric as Measured } from '../../../functions/platform/kit/metrics.ts';
import { FUNCTIONS, type FunctionName } from '../../endpoints.ts';
import type { Functions } from '../functions.ts';
import type { Live } from '../live.ts';
import { prefixOf, type Settings } from '../settings.ts';
import { type Apis, latencyOf, requestsOf } from './answers.ts';
import { FIVE, measuredAs, sum } from './measured.ts';

/** A metric with the name of its alarm. */
interface Watched {
  readonly name: string;
  readonly metric: IMetric;
}

/** Returns API Gateway's metric of the live channel. */
export const ofLive = (metricName: string, { api, stage }: Live): IMetric =>
  new Metric({
    namespace: 'AWS/ApiGateway',
    metricName,
    dimensionsMap: { ApiId: api.apiId, Stage: stage.stageName },
    ...sum,
  });

/** Functions that answer requests of people. The gateway counts the faults of the live channel. */
const FOR_PEOPLE = ['read', 'costly', 'write', 'press'] as const satisfies readonly FunctionName[];

type Times = Extract<Measured, 'answered' | 'listed' | 'told' | 'handed' | 'folded'>;
type Sums = Extract<Measured, 'commits' | 'conflicts' | 'refusals' | 'reads' | 'writes' | 'cold'>;

/** Shows three questions: whether people wait, whether they are told, and what it costs. */
export function dashboardIn(
  stack: Stack,
  settings: Settings,
  apis: Apis,
  functions: Functions,
  watches: readonly Watched[],
): void {
  const { api, live } = apis;
  const watched = (...names: readonly string[]): IMetric[] =>
    watches.filter(({ name }) => names.some((start) => name.startsWith(start))).map(({ metric }) => metric);
  const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 8 });
  const each = (metricOf: (name: FunctionName) => IMetric): IMetric[] => FUNCTIONS.map(metricOf);
  const times = (name: Times, ...percents: readonly number[]): IMetric[] =>
    percents.map((percent) => measuredAs(settings, name, Stats.p(percent)));
  const sums = (...names: readonly Sums[]): IMetric[] => names.map((name) => measuredAs(settings, name, Stats.SUM));
  const question = (markdown: string): IWidget[] => [new TextWidget({ markdown, width: 24, height: 1 })];
  new Dashboard(stack, 'Dashboard', {
    dashboardName: `${prefixOf(settings)}overview`,
    widgets: [
      question('## Are people waiting?'),
      [
        graph('Requests', [requestsOf(settings, apis, functions), api.metricClientError(sum)]),
        graph('Faults', [
          ...FOR_PEOPLE.map((name) => measuredAs(settings, ['faults', name], Stats.SUM)),
          ...watched('5xx', 'live', 'errors-'),
        ]),
        graph(
          'Answers, ms',
          [50, 99].map((percent) => latencyOf(settings, apis, functions, percent)),
        ),
      ],
      [
        graph('From a deadline to its timeout, ms', times('answered', 50, 99, 99.9)),
        graph('From a commit to the lists, ms', times('listed', 50, 99)),
        graph('Behind the log, ms, and in queues, s', watched('lag-', 'age-')),
      ],
      [
        graph('Given up, stopped, tampered with', watched(...STANDING)),
        graph('Committed, decided again, refused', sums('commits', 'conflicts', 'refusals')),
        new LogQueryWidget({
          title: 'Refused, by rule',
          width: 8,
          logGroupNames: ['write', 'press', 'bots', 'deadlines'].map(
            (name) => functions[name as FunctionName].log.logGroupName,
          ),
          queryLines: [
            'filter what = "metrics" and refusals > 0',
            'stats sum(refusals) as times by rules',
            'sort times desc',
          ],
        }),
      ],
      question('## Are they told?'),
      [
        graph('From its reason to a notification, ms', times('told', 50, 99)),
        graph('From a notification to its receiver, ms', times('handed', 50, 99)),
        graph('Live: connections, messages', [ofLive('ConnectCount', live), ofLive('MessageCount', live)]),
      ],
      [graph('Mail refused, returned, complained of', watched('unsent', 'bounces', 'complaints'))],
      question('## What does it cost?'),
      [
        graph('Request units of the tables', sums('reads', 'writes')),
        graph(
          'Calls',
          each((name) => functions[name].lambda.metricInvocations(sum)),
        ),
        graph(
          'Functions, ms (p99)',
          each((name) => functions[name].lambda.metricDuration({ ...FIVE, statistic: Stats.p(99) })),
        ),
      ],
      [
        graph('Commits folded to read a game', times('folded', 50, 99)),
        graph('Processes begun', sums('cold')),
        graph('Throttles', watched('throttles-', 'events-', 'views-', 'vault-', 'people-', 'connections-')),
      ],
    ],
  });
}

/** The alarms of work that stands still. */
const STANDING = [
  'dead-',
  'quarantine',
  'beat',
  'upgrading',
  'misplay',
  'stopped',
  'rejected',
  'snapshots',
  'tamper',
] as const;
