import { describe, expect, it } from 'vitest';
import { METRICS } from '../../functions/platform/kit/metrics.ts';
import type { Template } from '../../infra/app.ts';
import { BRAKED } from '../../infra/cloud/keepers.ts';
import { doubled } from '../../infra/cloud/watch/spend.ts';
import { FUNCTIONS, type FunctionName } from '../../infra/endpoints.ts';
import { STANDING } from '../bench/cloud-cost.ts';
import { standIn } from './stand-in.ts';
import { all, grantedTo, type Properties } from './template.ts';

// What keeps a service that runs: releases that go back, the record of writes, and what rings.

const built = standIn();
const { template } = built.made();

it('costs as much as infra/COST.md reckons, before anybody plays', () => {
  const { edge } = built.made();
  const alarms = Object.values(all(template, 'AWS::CloudWatch::Alarm'));
  const listIn = (of: Properties, name: string): readonly Properties[] => (of[name] ?? []) as readonly Properties[];
  const metricsOf = (of: Properties): number =>
    of.Metrics === undefined ? 1 : listIn(of, 'Metrics').filter(({ MetricStat }) => MetricStat !== undefined).length;
  const counted = new Set(
    Object.values(all(template, 'AWS::Logs::MetricFilter'))
      .flatMap((of) => listIn(of, 'MetricTransformations'))
      .map((of) => of.MetricName),
  );
  const measured = Object.values(METRICS).map(({ by }) => (by === 'function' ? FUNCTIONS.length : 1));
  const firewalls = Object.values(all(edge.template, 'AWS::WAFv2::WebACL'));
  const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
  expect(STANDING).toEqual({
    alarmed: total(alarms.map(metricsOf)),
    composites: Object.keys(all(template, 'AWS::CloudWatch::CompositeAlarm')).length,
    keys: Object.keys(all(template, 'AWS::KMS::Key')).length,
    firewalls: firewalls.length,
    rules: total(firewalls.map((of) => listIn(of, 'Rules').length)),
    dashboards: Object.keys(all(template, 'AWS::CloudWatch::Dashboard')).length,
    metrics: counted.size + total(measured),
  });
});

describe('a release', () => {
  it.each([
    { shift: 'canary', config: 'CodeDeployDefault.LambdaCanary10Percent15Minutes' },
    { shift: 'all', config: 'CodeDeployDefault.LambdaAllAtOnce' },
  ])('reaches people by $config, and goes back where an alarm rings', ({ shift, config }) => {
    const of = built.made({ shift }).template;
    const groups = all(of, 'AWS::CodeDeploy::DeploymentGroup');
    expect(Object.keys(groups)).toEqual(['ReadRelease', 'WriteRelease', 'PressRelease', 'LiveRelease']);
    const alarms = all(of, 'AWS::CloudWatch::Alarm');
    for (const group of Object.values(groups)) {
      expect(group).toMatchObject({
        DeploymentConfigName: config,
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_REQUEST', 'DEPLOYMENT_STOP_ON_ALARM'],
        },
      });
      const { Enabled, Alarms } = group.AlarmConfiguration as {
        readonly Enabled: boolean;
        readonly Alarms: readonly { readonly Name: string }[];
      };
      const names = Alarms.map(({ Name }) => String(alarms[Name]?.AlarmName).replace('fieldpost-prod-', ''));
      expect([Enabled, names]).toEqual([true, ['5xx', 'p99', 'live', 'upgrading', 'stopped']]);
    }
    const [watched] = Object.values(
      all(built.made({ shift, canary: 'on' }).template, 'AWS::CodeDeploy::DeploymentGroup'),
    );
    expect(watched?.AlarmConfiguration).toMatchObject({
      Alarms: expect.arrayContaining([{ Name: expect.stringMatching(/^canaryAlarm/) }]),
    });
    const serving = Object.values(of.Resources).filter(({ Type }) => Type === 'AWS::Lambda::Alias') as unknown as {
      readonly Properties: Properties;
      readonly UpdatePolicy?: { readonly CodeDeployLambdaAliasUpdate?: object };
    }[];
    expect(serving.map(({ Properties: { Name } }) => Name)).toEqual(Array(4).fill('live'));
    for (const { UpdatePolicy } of serving) expect(UpdatePolicy?.CodeDeployLambdaAliasUpdate).toBeDefined();
  });
});

describe('an upgrade', () => {
  const ALIASES: readonly string[] = ['read', 'write', 'press', 'live'] satisfies FunctionName[];
  const isCommitting = (of: Template, name: FunctionName): boolean =>
    grantedTo(of, name).some(
      ({ actions, on, if: only }) =>
        on === 'EventsTable.Arn' && actions.includes('dynamodb:PutItem') && /"[GP]#\*"/.test(JSON.stringify(only)),
    );
  /** The resources that a resource waits for. */
  const waitsFor = (of: Template, id: string): readonly string[] => {
    const text = JSON.stringify(of.Resources[id]);
    const named = [...text.matchAll(/"(?:Ref|Fn::GetAtt)":(?:"([^"]+)"|\["([^"]+)")/g)].map(
      ([, ref, att]) => ref ?? att,
    );
    const { DependsOn = [] } = of.Resources[id] as { readonly DependsOn?: string | readonly string[] };
    return [...named, ...[DependsOn].flat()].filter((each) => each !== undefined && each in of.Resources) as string[];
  };
  const BY_ADDRESS = { reads: 'url', domain: 'play.example.com', zone: 'Z0123456789' };

  it.each([
    {},
    { canary: 'on' },
    { shift: 'all' },
    BY_ADDRESS,
    { ...BY_ADDRESS, canary: 'on', mail: 'post@play.example.com' },
  ])(
    '%j: changes the background, then reads, then lists, then what commits, and nothing waits for itself',
    (settings) => {
      const of = built.made(settings).template;
      const changed = (name: FunctionName): string => {
        const id = `${name[0]?.toUpperCase()}${name.slice(1)}`;
        const pattern = new RegExp(`^${id}${ALIASES.includes(name) ? 'Serving' : ''}[0-9A-F]{8}$`);
        const [found] = Object.keys(of.Resources).filter(
          (each) => pattern.test(each) && /Function|Alias/.test(of.Resources[each]?.Type ?? ''),
        );
        return found ?? name;
      };
      const committing = FUNCTIONS.filter((name) => isCommitting(of, name));
      expect(committing).toEqual(['write', 'bots', 'deadlines', 'press']);
      const later: readonly FunctionName[] = [...committing, 'projector'];
      const background = FUNCTIONS.filter((name) => !ALIASES.includes(name) && !later.includes(name));
      for (const name of ['read', 'live'] as const)
        expect(waitsFor(of, changed(name))).toEqual(expect.arrayContaining(background.map(changed)));
      // The older `read` may not know where the newer lists are.
      expect(waitsFor(of, changed('projector'))).toEqual(expect.arrayContaining([changed('read'), changed('live')]));
      for (const name of committing) expect(waitsFor(of, changed(name))).toContain(changed('projector'));
      // What waits only for what is made is made next; in a circle nothing is.
      const made = new Set<string>();
      const left = new Set(Object.keys(of.Resources));
      for (let before = -1; before !== made.size; ) {
        before = made.size;
        for (const id of left)
          if (waitsFor(of, id).every((each) => made.has(each))) {
            made.add(id);
            left.delete(id);
          }
      }
      expect([...left]).toEqual([]);
    },
  );
});

it('the trail has the writes to the log and to the vault, by whomever, and nothing that anybody read', () => {
  const [trail] = Object.values(all(template, 'AWS::CloudTrail::Trail'));
  expect(trail).toMatchObject({ IsLogging: true, EnableLogFileValidation: true, S3BucketName: 'Trail' });
  expect((trail!.AdvancedEventSelectors as readonly Properties[]).map(({ FieldSelectors }) => FieldSelectors)).toEqual([
    [
      { Field: 'eventCategory', Equals: ['Data'] },
      { Field: 'resources.type', Equals: ['AWS::DynamoDB::Table'] },
      { Field: 'readOnly', Equals: ['false'] },
      { Field: 'resources.ARN', Equals: ['EventsTable.Arn', 'VaultTable.Arn'] },
    ],
  ]);
});

describe('the canary', () => {
  const rulesOf = (of: typeof template) =>
    Object.values(all(of, 'AWS::Events::Rule')).filter(({ Name }) => Name === 'fieldpost-prod-canary');

  it('plays every five minutes once the operator has switched it on, and rings when it fails or is silent', () => {
    expect(rulesOf(template)).toEqual([]);
    const alarmsOf = (of: typeof template) =>
      Object.values(all(of, 'AWS::CloudWatch::Alarm')).filter(({ AlarmName }) =>
        /-(no-)?canary$/.test(String(AlarmName)),
      );
    expect(alarmsOf(template).map(({ AlarmName }) => AlarmName)).toEqual(['fieldpost-prod-throttles-canary']);
    const on = built.made({ canary: 'on' }).template;
    expect(rulesOf(on)).toMatchObject([
      { ScheduleExpression: 'rate(5 minutes)', State: 'ENABLED', Targets: [{ Arn: 'Canary.Arn' }] },
    ]);
    const of = {
      Namespace: 'AWS/Lambda',
      Statistic: 'Sum',
      Period: 900,
      EvaluationPeriods: 1,
    };
    expect(alarmsOf(on).slice(1)).toMatchObject([
      { ...of, AlarmName: 'fieldpost-prod-canary', MetricName: 'Errors', Threshold: 2, AlarmActions: ['Alarms'] },
      {
        ...of,
        AlarmName: 'fieldpost-prod-no-canary',
        MetricName: 'Invocations',
        ComparisonOperator: 'LessThanThreshold',
        Threshold: 1,
        TreatMissingData: 'breaching',
        AlarmActions: ['Morning'],
      },
    ]);
  });

  it('stands in no template with its token, and ends before the next one', () => {
    const { Timeout, Environment } = all(built.made({ canary: 'on' }).template, 'AWS::Lambda::Function').Canary!;
    expect(Environment).toMatchObject({
      Variables: { FIELDPOST_ORIGIN: 'https://Front.DomainName', CANARY_PARAMETER: '/fieldpost-prod-canary' },
    });
    expect(Timeout).toBeLessThanOrEqual(300);
  });
});

describe('answers', () => {
  interface Part {
    readonly Id: string;
    readonly Expression?: string;
    readonly MetricStat?: {
      readonly Stat: string;
      readonly Period: number;
      readonly Metric: {
        readonly Namespace: string;
        readonly MetricName: string;
        readonly Dimensions: readonly { readonly Value: string }[];
      };
    };
  }
  const BY_ADDRESS = { reads: 'url', domain: 'play.example.com', zone: 'Z0123456789' };
  const of = (name: string, settings: object): Properties =>
    Object.values(all(built.made({ ...settings }).template, 'AWS::CloudWatch::Alarm')).find(
      ({ AlarmName }) => AlarmName === `fieldpost-prod-${name}`,
    )!;
  /** An alarm's value, as CloudWatch computes it when only these of its metrics have one. */
  const computed = (name: string, values: { readonly [metric: string]: number }): number => {
    const parts = of(name, BY_ADDRESS).Metrics as readonly Part[];
    const stats = parts.flatMap(({ Id, MetricStat }) => (MetricStat === undefined ? [] : [{ Id, ...MetricStat }]));
    const keyOf = ({ Metric, Stat }: (typeof stats)[number]) =>
      `${Metric.Namespace} ${Metric.MetricName} ${Metric.Dimensions.map(({ Value }) => Value).join()} ${Stat}`;
    for (const { Period } of stats) expect(Period).toBe(300);
    for (const metric of Object.keys(values)) expect(stats.map(keyOf)).toContain(metric);
    const SUM = (some: readonly (number | undefined)[]) => some.reduce<number>((sum, each = 0) => sum + each, 0);
    const MAX = (some: readonly (number | undefined)[]) => Math.max(...some.filter((each) => each !== undefined));
    const expression = parts.find(({ Expression }) => Expression !== undefined)?.Expression;
    const compute = new Function('SUM', 'MAX', ...stats.map(({ Id }) => Id), `return ${expression}`);
    return compute(SUM, MAX, ...stats.map((each) => values[keyOf(each)])) as number;
  };

  it.each([
    { where: 'the gateway', name: '5xx', metric: 'AWS/ApiGateway 5xx Api Sum', value: 5 },
    { where: 'the address of read', name: '5xx', metric: 'AWS/Lambda Url5xxCount Read Sum', value: 5 },
    { where: 'the address of costly', name: '5xx', metric: 'AWS/Lambda Url5xxCount Costly Sum', value: 5 },
    { where: 'the gateway', name: 'p99', metric: 'AWS/ApiGateway Latency Api p99', value: 3000 },
    { where: 'the address of read', name: 'p99', metric: 'AWS/Lambda UrlRequestLatency Read p99', value: 3000 },
  ])('at $where ring $name, where reads go past the gateway', ({ name, metric, value }) => {
    const { Threshold, ComparisonOperator } = of(name, BY_ADDRESS);
    expect([Threshold, ComparisonOperator]).toEqual([value, 'GreaterThanOrEqualToThreshold']);
    expect(computed(name, { [metric]: value })).toBe(value);
    expect(computed(name, { [metric]: value - 1 })).toBe(value - 1);
  });

  it('are added up as faults, and the slowest counts', () => {
    const faults = [
      'AWS/ApiGateway 5xx Api Sum',
      'AWS/Lambda Url5xxCount Read Sum',
      'AWS/Lambda Url5xxCount Costly Sum',
    ];
    expect(computed('5xx', Object.fromEntries(faults.map((each, i) => [each, 10 ** i])))).toBe(111);
    const times = { 'AWS/ApiGateway Latency Api p99': 40, 'AWS/Lambda UrlRequestLatency Read p99': 2 };
    expect(computed('p99', times)).toBe(40);
  });

  it('that ring lead a release back', () => {
    const { template: byAddress } = built.made(BY_ADDRESS);
    for (const { AlarmConfiguration } of Object.values(all(byAddress, 'AWS::CodeDeploy::DeploymentGroup')))
      expect(JSON.stringify(AlarmConfiguration)).toMatch(/"5xxAlarm.*"p99Alarm/);
  });

  it('all go through the gateway otherwise', () => {
    expect(of('5xx', {})).toMatchObject({ Namespace: 'AWS/ApiGateway', MetricName: '5xx' });
    expect(of('p99', {})).toMatchObject({ Namespace: 'AWS/ApiGateway', MetricName: 'Latency' });
  });
});

describe('spending', () => {
  interface Metric {
    readonly Id: string;
    readonly Expression?: string;
    readonly ReturnData?: boolean;
    readonly MetricStat?: {
      readonly Period: number;
      readonly Metric: { readonly Dimensions: readonly { readonly Value: string }[] };
    };
  }
  const alarmOf = (name: string, of = template) =>
    Object.values(all(of, 'AWS::CloudWatch::Alarm')).find(({ AlarmName }) => AlarmName === `fieldpost-prod-${name}`)!;
  const metricsOf = (name: string) => alarmOf(name).Metrics as readonly Metric[];
  const SUM = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0);
  const IF = (is: boolean, then: number, or: number): number => (is ? then : or);

  it('adds up the calls of ten functions, which is all that an alarm can', () => {
    for (const [name, period] of [
      ['spend', 3600],
      ['spend-doubled', 86_400],
    ] as const) {
      const counted = metricsOf(name).filter(({ MetricStat }) => MetricStat !== undefined);
      expect(counted).toHaveLength(10);
      for (const { Id, MetricStat } of counted) {
        expect(MetricStat?.Metric.Dimensions.map(({ Value }) => Value.toLowerCase())).toEqual([Id]);
        expect(MetricStat?.Period).toBe(period);
      }
      const sum = metricsOf(name).find(({ Expression }) => Expression?.startsWith('SUM'))?.Expression;
      const names = counted.map(({ Id }) => Id);
      const computed = new Function('SUM', ...names, `return ${sum}`)(SUM, ...names.map((_, i) => 10 ** i));
      expect(computed).toBe(1_111_111_111);
    }
  });

  it.each([
    { settings: {}, most: 500_000 },
    { settings: { size: 'large' }, most: 50_000_000 },
    { settings: { size: 'large', most: '7000' }, most: 7000 },
  ])('$settings: calls the brake at $most calls in an hour, and nothing else does', ({ settings, most }) => {
    const of = built.made(settings).template;
    const { Threshold, ComparisonOperator, AlarmActions } = alarmOf('spend', of);
    expect([Threshold, ComparisonOperator]).toEqual([most, 'GreaterThanOrEqualToThreshold']);
    expect(AlarmActions).toEqual(['Alarms', 'Brake.Arn']);
    const permissions = Object.values(all(of, 'AWS::Lambda::Permission')).filter(
      ({ FunctionName }) => FunctionName === 'Brake.Arn',
    );
    expect(permissions).toMatchObject([
      {
        Principal: 'lambda.alarms.cloudwatch.amazonaws.com',
        SourceArn: 'spendAlarm.Arn',
        SourceAccount: '123456789012',
      },
    ]);
    expect(alarmOf('spend-doubled', of).AlarmActions).toEqual(['Alarms']);
  });

  it.each([
    { today: 1_000_000, yesterday: 400_000, is: 2.5 },
    { today: 1_000_000, yesterday: 1_000_000, is: 1 },
    { today: 400_000, yesterday: 1000, is: 0 },
  ])('$today calls after $yesterday are $is times as many, where they cost something', ({ today, yesterday, is }) => {
    const DIFF = (): number => today - yesterday;
    const computed = new Function('IF', 'DIFF', 'today', `return ${doubled(500_000)}`)(IF, DIFF, today) as number;
    expect(computed).toBeCloseTo(is, 6);
    // It evaluates two days, so that there is one before, and rings by one of them.
    expect(alarmOf('spend-doubled')).toMatchObject({ Threshold: 2, EvaluationPeriods: 2, DatapointsToAlarm: 1 });
    expect(metricsOf('spend-doubled').find(({ ReturnData }) => ReturnData !== false)?.Expression).toBe(
      doubled(500_000),
    );
  });

  it('stops functions for which no player waits, and that exist', () => {
    expect(BRAKED).toEqual(['costly', 'guests', 'bots']);
    const { Environment } = all(template, 'AWS::Lambda::Function').Brake!;
    expect(Environment).toMatchObject({ Variables: { BRAKED: BRAKED.map((name) => `fieldpost-prod-${name}`).join() } });
  });
});

it('an alarm of a promise rings over a long time and still over a short one', () => {
  const composites = Object.values(all(template, 'AWS::CloudWatch::CompositeAlarm'));
  expect(composites.map(({ AlarmName }) => String(AlarmName).replace('fieldpost-prod-', ''))).toEqual([
    'burn-fast-commands',
    'burn-fast-deadlines',
    'burn-fast-late-deadlines',
  ]);
  for (const { AlarmRule, AlarmActions } of composites)
    expect([AlarmActions, AlarmRule]).toEqual([['Alarms'], expect.stringMatching(/^\(ALARM\(.*\) AND ALARM\(.*\)\)$/)]);
  const parts = Object.values(all(template, 'AWS::CloudWatch::Alarm')).filter(({ AlarmName }) =>
    String(AlarmName).includes('-burn-'),
  );
  const periods = parts.map(({ AlarmName, Threshold, Metrics }) => {
    const stats = Metrics as readonly { readonly MetricStat?: { readonly Period: number } }[];
    const all = new Set(stats.flatMap(({ MetricStat }) => (MetricStat === undefined ? [] : [MetricStat.Period])));
    return `${String(AlarmName).replace('fieldpost-prod-burn-', '')}: ${Threshold} in ${[...all].join()} s`;
  });
  expect(periods).toEqual([
    'slow-commands: 3 in 21600 s',
    'fast-commands-long: 14.4 in 3600 s',
    'fast-commands-short: 14.4 in 300 s',
    'slow-deadlines: 3 in 21600 s',
    'fast-deadlines-long: 14.4 in 3600 s',
    'fast-deadlines-short: 14.4 in 300 s',
    'slow-late-deadlines: 3 in 21600 s',
    'fast-late-deadlines-long: 14.4 in 3600 s',
    'fast-late-deadlines-short: 14.4 in 300 s',
    'slow-lists: 3 in 21600 s',
    'slow-notifications: 3 in 21600 s',
  ]);
});
