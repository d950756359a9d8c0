import { Duration, type Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, Metric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Reported } from '../../../functions/platform/kit/report.ts';
import { FUNCTIONS, type FunctionName } from '../../endpoints.ts';
import { anchorWatch } from '../anchors.ts';
import type { Functions } from '../functions.ts';
import { canaryWatches } from '../keepers.ts';
import { watchesOf as queueWatchesOf } from '../queues.ts';
import { prefixOf, type Settings } from '../settings.ts';
import type { Stores } from '../stores.ts';
import { type Apis, faultsOf, latencyOf } from './answers.ts';
import { dashboardIn, ofLive } from './dashboard.ts';
import { FIVE, sum } from './measured.ts';
import { objectivesIn } from './objectives.ts';
import { spendIn } from './spend.ts';
import { followerWatches, staleWatches } from './streams.ts';
import { mailWatches, type Topics } from './topics.ts';

/** The conditions and texts of an alarm. */
export interface Watch {
  readonly name: string;
  readonly why: string;
  readonly metric: IMetric;
  /** Alerts at this value and above (`below`: under it), in this many periods in a row. */
  readonly at: number;
  readonly below?: true;
  /** With `below`: no value is no reason to alert. */
  readonly mayBeSilent?: true;
  readonly periods?: number;
  /** Wakes the operator. All other alarms wait for the morning. */
  readonly rings?: true;
}

/** The alarms by their names, without the prefix of the stage. */
export type Alarms = { readonly [name: string]: Alarm };

/** Sends alarms to two topics, and shows the same numbers on one dashboard. */
export function alarmsIn(
  stack: Stack,
  settings: Settings,
  apis: Apis,
  functions: Functions,
  stores: Stores,
  topics: Topics,
): Alarms {
  const prefix = prefixOf(settings);
  const [ring, morning] = [new SnsAction(topics.ring), new SnsAction(topics.morning)];
  const watches = [
    ...watchesOf(stack, settings, apis, functions, stores),
    ...followerWatches(settings, functions),
    ...canaryWatches(settings, functions),
    ...mailWatches(settings),
  ];
  const made = watches.map(({ name, why, metric, at, below, mayBeSilent, periods = 1, rings }) => {
    const alarm = new Alarm(stack, `${name}Alarm`, {
      alarmName: `${prefix}${name}`,
      alarmDescription: why,
      metric,
      threshold: at,
      comparisonOperator: below
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: below && !mayBeSilent ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(rings ? ring : morning);
    return [name, alarm] as const;
  });
  objectivesIn(stack, settings, functions, { ring, morning });
  spendIn(stack, settings, functions, ring);
  dashboardIn(stack, settings, apis, functions, watches);
  return Object.fromEntries(made);
}

/** Functions that tell people. */
const TELLING = ['sender', 'courier', 'returned'] as const;

/** Functions that answer people, and can meet games of a newer release. */
const ANSWERING = ['read', 'costly', 'write', 'press', 'live'] as const;

/** Functions that fold logs of games. Each can meet a log that the server did not write. */
const FOLDING = [...ANSWERING, 'projector', 'bots', 'clock', 'deadlines', 'guests', 'ratings'] as const;

function watchesOf(
  stack: Stack,
  settings: Settings,
  apis: Apis,
  functions: Functions,
  { tables, queues, deadLetters }: Stores,
): readonly Watch[] {
  const prefix = prefixOf(settings);
  const of = (name: FunctionName) => functions[name].lambda;
  const reported = (what: Reported, ...by: readonly FunctionName[]): IMetric =>
    counted(stack, prefix, functions, what, by);
  return [
    { name: '5xx', why: 'Requests end in a fault of the server.', metric: faultsOf(settings, apis, functions), at: 5 },
    {
      name: 'p99',
      why: 'One answer in a hundred takes 3 seconds or more.',
      metric: latencyOf(settings, apis, functions, 99),
      at: 3000,
      periods: 3,
    },
    {
      name: 'live',
      why: 'The function behind the live channel ends without an answer.',
      metric: ofLive('IntegrationError', apis.live),
      at: 5,
    },
    ...FUNCTIONS.map((name) => ({
      name: `throttles-${name}`,
      why: `The account does not allow as many runs of the function ${name} at once as it needs.`,
      metric: of(name).metricThrottles(sum),
      at: 1,
    })),
    ...(
      ['projector', 'bots', 'clock', 'deadlines', 'herald', 'guests', 'ratings', 'anchor', 'brake', ...TELLING] as const
    ).map((name) => ({
      name: `errors-${name}`,
      why: `The function ${name} ends without an answer: its configuration, its time or its memory.`,
      metric: of(name).metricErrors(sum),
      at: 1,
    })),
    ...(['events', 'views', 'vault', 'people', 'connections'] as const).flatMap((table) =>
      (['ReadThrottleEvents', 'WriteThrottleEvents'] as const).map((metricName) => ({
        name: `${table}-${metricName === 'ReadThrottleEvents' ? 'read' : 'write'}-throttles`,
        why: `The table ${table} throttles requests: one game, or one list, is too busy.`,
        metric: tables[table].metric(metricName, sum),
        at: 10,
      })),
    ),
    ...(['projector', 'herald'] as const).map((name) => ({
      name: `lag-${name}`,
      why: `The function ${name} is more than a minute behind the log.`,
      metric: of(name).metric('IteratorAge', { period: Duration.minutes(1), statistic: Stats.MAXIMUM }),
      at: 60_000,
      periods: 5,
    })),
    ...staleWatches(functions),
    {
      name: 'no-clock',
      why: 'The function that hands out deadlines does not run.',
      metric: of('clock').metricInvocations(sum),
      at: 1,
      below: true,
      rings: true,
    },
    ...queueWatchesOf(queues),
    anchorWatch(functions),
    {
      name: 'dead-letters',
      why: 'A function gave up work; the queue lists it.',
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({ ...FIVE, statistic: Stats.MAXIMUM }),
      at: 1,
    },
    {
      name: 'quarantine',
      why: 'A bug stops a game in the background; the log of the function says which and where.',
      metric: reported('quarantine', 'projector', 'bots', 'deadlines', 'guests', 'sender'),
      at: 1,
    },
    {
      name: 'beat',
      why: 'The service does not reach itself at its public address. Deadlines wait; every game gets the time back.',
      metric: reported('beat', 'clock'),
      at: 2,
    },
    {
      name: 'upgrading',
      why: 'Functions meet games that a newer release has decided. While a release goes out, it goes back.',
      metric: reported('upgrading', ...ANSWERING),
      at: 5,
    },
    {
      name: 'misplay',
      why: 'A bot chose a command that the rules refuse, so the default answer counts: a bug of the bot or of its game.',
      metric: reported('misplay', 'bots'),
      at: 1,
    },
    {
      name: 'stopped',
      why: 'The log of a game differs from what the server wrote: an unstated restore, or a change. The game cannot continue.',
      metric: reported('stopped', ...FOLDING),
      at: 1,
      rings: true,
    },
    {
      name: 'rejected',
      why: 'A snapshot or a stored audit was not written by the server, and is ignored. A stranger can write to the tables.',
      metric: reported('rejected', ...FOLDING),
      at: 1,
      rings: true,
    },
    {
      name: 'snapshots',
      why: 'Snapshots cannot be written. Games still work, but every commit makes them more expensive to read.',
      metric: reported('snapshot', 'write', 'bots', 'deadlines'),
      at: 5,
    },
    {
      name: 'unsent',
      why: 'The mail service refuses this server, or the courier fails. Mails wait and are tried again.',
      metric: reported('unsent', 'courier'),
      at: 1,
    },
    {
      name: 'tamper',
      why: 'A commit was changed or removed after it was written. The functions of this stack never do that.',
      metric: reported('tamper', 'projector'),
      at: 1,
      rings: true,
    },
  ];
}

/** Counts reports of the functions by lines of their logs. */
function counted(
  stack: Stack,
  prefix: string,
  functions: Functions,
  what: Reported,
  by: readonly FunctionName[],
): IMetric {
  const metric = { metricNamespace: `${prefix}reports`, metricName: what };
  for (const name of by) {
    new MetricFilter(stack, `${what}-${name}`, {
      logGroup: functions[name].log,
      filterPattern: FilterPattern.stringValue('$.what', '=', what),
      ...metric,
      metricValue: '1',
    });
  }
  return new Metric({ namespace: metric.metricNamespace, metricName: what, ...sum });
}
