import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { METRICS } from '../../functions/platform/kit/metrics.ts';
import { OBJECTIVES } from '../../infra/cloud/watch/objectives.ts';
import { badDay, goodDay } from '../kit/bad-day.ts';
import { type AlarmOf, metricsIn, type Read, readBy, rings, statistic, valuesOf } from '../kit/cloudwatch.ts';
import { NAMESPACE } from '../kit/log-lines.ts';
import { isCounted } from './patterns.ts';
import { standIn } from './stand-in.ts';
import { all } from './template.ts';

// What the cloud watches, and what functions write: an alarm on a name that no code writes would never ring.

const PHONE = '+4915112345678';
const OPERATOR = 'operator@fieldpost.org';
const { template } = standIn().made({ mail: 'post@play.fieldpost.org', ring: PHONE, email: OPERATOR, canary: 'on' });
const alarms = Object.values(all(template, 'AWS::CloudWatch::Alarm')) as unknown as readonly AlarmOf[];
const filters = Object.values(all(template, 'AWS::Logs::MetricFilter')) as unknown as readonly {
  readonly LogGroupName: string;
  readonly FilterPattern: string;
  readonly MetricTransformations: readonly [{ readonly MetricNamespace: string; readonly MetricName: string }];
}[];

/** What AWS documents for the services in use. The metrics of these come from no line of ours. */
const OF_AWS: { readonly [namespace: string]: readonly string[] } = {
  'AWS/Lambda': ['Duration', 'Errors', 'Invocations', 'IteratorAge', 'Throttles'],
  'AWS/ApiGateway': ['4xx', '5xx', 'ConnectCount', 'Count', 'IntegrationError', 'Latency', 'MessageCount'],
  'AWS/DynamoDB': ['ReadThrottleEvents', 'WriteThrottleEvents'],
  'AWS/SQS': ['ApproximateAgeOfOldestMessage', 'ApproximateNumberOfMessagesVisible'],
  'AWS/SES': ['Reputation.BounceRate', 'Reputation.ComplaintRate'],
};

type Lines = Awaited<ReturnType<typeof badDay>>;

/** The values of a metric of ours: by lines of metrics, or by lines that a filter counts. */
function written(lines: Lines, metric: Read): readonly number[] {
  const found = metricsIn(Object.values(lines).flat());
  const counting = filters.filter(
    ({ MetricTransformations: [{ MetricNamespace, MetricName }] }) =>
      MetricNamespace === metric.namespace && MetricName === metric.name,
  );
  const counted = counting.flatMap(({ LogGroupName, FilterPattern }) =>
    Object.entries(lines)
      .filter(([name]) => `${name[0]?.toUpperCase()}${name.slice(1)}Log` === LogGroupName)
      .flatMap(([, some = []]) => some.filter((line) => isCounted(FilterPattern, line)).map(() => 1)),
  );
  return [...valuesOf(found, metric), ...counted];
}

/** On a bad day AWS counts 100 calls beside our lines of commands, and else as much, or as little, as rings. */
const valueOn =
  (day: 'bad' | 'good', lines: Lines, alarm: AlarmOf) =>
  (metric: Read): number | undefined => {
    if (OF_AWS[metric.namespace]?.includes(metric.name) !== true)
      return statistic(metric.statistic, written(lines, metric));
    if (day === 'good' || alarm.AlarmName.includes('burn')) return metric.name === 'Invocations' ? 100 : 0;
    return alarm.ComparisonOperator === 'LessThanThreshold' ? 0 : 10 ** 9;
  };

describe('on a bad day', () => {
  it.each(alarms.map((alarm) => [alarm.AlarmName, alarm] as const))('%s rings', async (_, alarm) => {
    expect(rings(alarm, valueOn('bad', await bad, alarm), valueOn('good', {}, alarm))).toBe(true);
  });
});

it('on a good day none does', async () => {
  const lines = await goodDay();
  expect(
    alarms
      .filter((alarm) => rings(alarm, valueOn('good', lines, alarm), valueOn('good', lines, alarm)))
      .map(({ AlarmName }) => AlarmName),
  ).toEqual([]);
});

it.each([
  { today: 250_000, yesterday: 100_000, isDoubled: false },
  { today: 500_000, yesterday: 100_000, isDoubled: true },
  { today: 4_000_000, yesterday: 2_100_000, isDoubled: false },
  { today: 4_000_000, yesterday: 2_000_000, isDoubled: true },
])('$today calls after $yesterday: spending has doubled: $isDoubled', ({ today, yesterday, isDoubled }) => {
  const alarm = alarms.find(({ AlarmName }) => AlarmName.endsWith('spend-doubled'))!;
  const inAll = (calls: number) => () => calls / 10;
  expect(rings(alarm, inAll(today), inAll(yesterday))).toBe(isDoubled);
});

it('an alarm on a name that no code writes rings never', async () => {
  const lines = await bad;
  for (const [from, to] of [
    ['answered', 'replied'],
    ['tamper', 'tampering'],
  ] as const) {
    const alarm = alarms.find((each) => Object.values(readBy(each)).some(({ name }) => name === from))!;
    const renamed = JSON.parse(JSON.stringify(alarm).replaceAll(`"${from}"`, `"${to}"`)) as AlarmOf;
    expect(rings(renamed, valueOn('bad', lines, renamed))).toBe(false);
  }
});

const bad = badDay();

/** The metrics on the dashboard. */
function shown(): readonly Read[] {
  const [dashboard] = Object.values(all(template, 'AWS::CloudWatch::Dashboard'));
  const { widgets } = JSON.parse(String(dashboard?.DashboardBody)) as {
    readonly widgets: readonly { readonly type: string; readonly properties: { readonly metrics?: unknown[][] } }[];
  };
  return widgets.flatMap(({ properties: { metrics = [] } }) =>
    metrics.map((each) => {
      const more = each.at(-1);
      const texts = each.filter((part): part is string => typeof part === 'string');
      const [namespace = '', name = '', ...pairs] = texts;
      const dimensions = Object.fromEntries(
        Array.from({ length: pairs.length / 2 }, (_, i) => [pairs[2 * i] ?? '', pairs[2 * i + 1] ?? '']),
      );
      const { stat = 'Average' } = (typeof more === 'object' ? more : {}) as { readonly stat?: string };
      return { namespace, name, dimensions, statistic: stat };
    }),
  );
}

describe('the dashboard', () => {
  it('reads metrics that code writes, or that AWS has', async () => {
    const lines = await bad;
    const metrics = shown();
    expect(metrics.length).toBeGreaterThan(80);
    for (const metric of metrics)
      if (OF_AWS[metric.namespace]?.includes(metric.name) !== true)
        expect([metric, written(lines, metric).length]).toEqual([metric, expect.any(Number)]);
    const silent = metrics.filter(
      (metric) => OF_AWS[metric.namespace]?.includes(metric.name) !== true && written(lines, metric).length === 0,
    );
    expect(silent).toEqual([]);
  });

  it('shows all that functions measure', () => {
    const names = shown().flatMap(({ namespace, name }) => (namespace === NAMESPACE ? [name] : []));
    expect([...new Set(names)].sort()).toEqual(Object.keys(METRICS).sort());
  });

  it('asks three questions, and reads refusals by fields that lines have', async () => {
    const text = JSON.stringify(all(template, 'AWS::CloudWatch::Dashboard'));
    for (const question of ['Are people waiting?', 'Are they told?', 'What does it cost?'])
      expect(text).toContain(question);
    expect(text).toContain('filter what = \\\\\\"metrics\\\\\\" and refusals > 0');
    const refusing = (await goodDay()).write?.map((line) => JSON.parse(line) as Record<string, unknown>) ?? [];
    expect(refusing).toContainEqual(
      expect.objectContaining({ what: 'metrics', refusals: expect.any(Number), rules: 'STALE_ASK' }),
    );
  });
});

describe('a promise', () => {
  const partsOf = (name: string): readonly AlarmOf[] =>
    alarms.filter(({ AlarmName }) => new RegExp(`-burn-(slow|fast)-${name}(-long|-short)?$`).test(AlarmName));
  const ringing = (name: string, values: (metric: Read) => number | undefined): readonly string[] =>
    partsOf(name)
      .filter((alarm) => rings(alarm, values))
      .map(({ AlarmName }) => AlarmName.replace('fieldpost-prod-burn-', ''));

  it.each([
    { calls: 10_000, faults: 29, rung: [] },
    { calls: 10_000, faults: 30, rung: ['slow-commands'] },
    { calls: 10_000, faults: 145, rung: ['slow-commands', 'fast-commands-long', 'fast-commands-short'] },
    { calls: 19, faults: 19, rung: [] },
    { calls: 20, faults: 1, rung: [] },
    { calls: 20, faults: 2, rung: ['slow-commands', 'fast-commands-long', 'fast-commands-short'] },
  ])('of commands: $faults faults in $calls', ({ calls, faults, rung }) => {
    for (const name of ['faults', 'Errors'])
      expect(
        ringing('commands', (metric) => {
          if (!Object.values(metric.dimensions).some((each) => /write/i.test(each))) return undefined;
          if (metric.name === name) return faults;
          return metric.name === 'Invocations' ? calls : 0;
        }),
      ).toEqual(rung);
  });

  it.each([
    { name: 'deadlines', late: 90_001, of: 100, some: 2, rung: [] },
    { name: 'deadlines', late: 90_001, of: 100, some: 3, rung: ['slow-deadlines'] },
    { name: 'deadlines', late: 90_000, of: 100, some: 50, rung: [] },
    {
      name: 'deadlines',
      late: 90_001,
      of: 100,
      some: 15,
      rung: ['slow-deadlines', 'fast-deadlines-long', 'fast-deadlines-short'],
    },
    { name: 'late-deadlines', late: 180_001, of: 1_000, some: 4, rung: ['slow-late-deadlines'] },
    { name: 'late-deadlines', late: 180_001, of: 20, some: 1, rung: [] },
    {
      name: 'late-deadlines',
      late: 180_001,
      of: 130,
      some: 2,
      rung: ['slow-late-deadlines', 'fast-late-deadlines-long', 'fast-late-deadlines-short'],
    },
    { name: 'late-deadlines', late: 180_000, of: 1_000, some: 500, rung: [] },
    { name: 'lists', late: 15_001, of: 100, some: 3, rung: ['slow-lists'] },
    { name: 'notifications', late: 300_001, of: 100, some: 3, rung: ['slow-notifications'] },
    { name: 'notifications', late: 300_001, of: 19, some: 19, rung: [] },
  ])('of $name: $some of $of after $late ms', ({ name, late, of, some, rung }) => {
    const values = Array.from({ length: of }, (_, n) => (n < some ? late : 1_000));
    expect(ringing(name, (metric) => statistic(metric.statistic, values))).toEqual(rung);
  });

  it('is kept for 28 days, as the design has it', () => {
    const rows = Object.entries(OBJECTIVES).map(([name, { promised, what }]) => `${name}: ${promised * 100} % ${what}`);
    expect(rows).toEqual([
      'commands: 99.9 % of all commands end without a fault of the server',
      'deadlines: 99 % of all deadlines are answered within 90 seconds',
      'late-deadlines: 99.9 % of all deadlines are answered within 3 minutes',
      'lists: 99 % of all commits are in the lists within 15 seconds',
      'notifications: 99 % of all notifications are made within 5 minutes',
    ]);
  });
});

it('these wake the operator, and all else waits for the morning', () => {
  const composites = Object.values(all(template, 'AWS::CloudWatch::CompositeAlarm')) as unknown as readonly AlarmOf[];
  const by = (topic: string): readonly string[] =>
    [...alarms, ...composites]
      .filter((alarm) => (alarm as unknown as { AlarmActions?: readonly unknown[] }).AlarmActions?.[0] === topic)
      .map(({ AlarmName }) => AlarmName.replace('fieldpost-prod-', ''));
  expect([...by('Alarms')].sort()).toEqual([
    'burn-fast-commands',
    'burn-fast-deadlines',
    'burn-fast-late-deadlines',
    'canary',
    'no-clock',
    'no-herald',
    'no-projector',
    'rejected',
    'spend',
    'spend-doubled',
    'stale-herald',
    'stale-projector',
    'stopped',
    'tamper',
  ]);
  const parts = alarms.filter(({ AlarmName }) => /-burn-fast-.*-(long|short)$/.test(AlarmName));
  expect(by('Alarms').length + by('Morning').length + parts.length).toBe(alarms.length + composites.length);
  expect(by('Morning')).toEqual(
    expect.arrayContaining([
      'burn-slow-commands',
      'dead-letters',
      'errors-sender',
      'errors-courier',
      'bounces',
      'complaints',
    ]),
  );
});

it('a phone is called at night, and mails of both topics go to one address', () => {
  const rows = Object.values(all(template, 'AWS::SNS::Subscription')).map(
    ({ TopicArn, Protocol, Endpoint }) => `${TopicArn} ${Protocol} ${Endpoint}`,
  );
  expect(rows.sort()).toEqual([`Alarms email ${OPERATOR}`, `Alarms sms ${PHONE}`, `Morning email ${OPERATOR}`]);
});

it('each alarm has one row in the runbook, and each row an alarm', () => {
  const [, chapter = ''] = readFileSync('infra/DEPLOY.md', 'utf8').split('## When an alarm rings');
  const rows = chapter.split('\n').filter((line) => line.startsWith('| `'));
  const patterns = rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  const names = ['AWS::CloudWatch::Alarm', 'AWS::CloudWatch::CompositeAlarm'].flatMap((type) =>
    Object.values(all(template, type)).map(({ AlarmName }) => String(AlarmName).replace('fieldpost-prod-', '')),
  );
  const isOf = (name: string, pattern: string): boolean =>
    new RegExp(`^${pattern.replaceAll('*', '.*')}(-long|-short)?$`).test(name);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !patterns.some((pattern) => isOf(name, pattern)))).toEqual([]);
  expect(patterns.filter((pattern) => !names.some((name) => isOf(name, pattern)))).toEqual([]);
});
