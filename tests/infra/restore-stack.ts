import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { standIn } from './stand-in.ts';
import { all, type Properties } from './template.ts';

// What brings lost data back: backups, what a restored table lacks, and what rings when nothing follows it.

const built = standIn();
const { template } = built.made();

describe('backups', () => {
  const rulesIn = (of: typeof template) =>
    (Object.values(all(of, 'AWS::Backup::BackupPlan'))[0]!.BackupPlan as { readonly BackupPlanRule: unknown })
      .BackupPlanRule;

  it('are made of what nobody could make again: eight copies, the newest of a day, the oldest of five weeks', () => {
    expect(Object.values(all(template, 'AWS::Backup::BackupVault'))).toMatchObject([
      { EncryptionKeyArn: 'DataKey.Arn', LockConfiguration: { MinRetentionDays: 3 } },
    ]);
    // With a date the lock could never be lifted.
    expect(JSON.stringify(template)).not.toContain('ChangeableForDays');
    expect(rulesIn(template)).toMatchObject([
      { ScheduleExpression: 'cron(10 3 ? * MON-SAT *)', Lifecycle: { DeleteAfterDays: 3 } },
      { ScheduleExpression: 'cron(10 3 ? * SUN *)', Lifecycle: { DeleteAfterDays: 35 } },
    ]);
    expect(JSON.stringify(rulesIn(template))).not.toContain('CopyActions');
    const [selection] = Object.values(all(template, 'AWS::Backup::BackupSelection'));
    expect(selection?.BackupSelection).toMatchObject({
      Resources: ['EventsTable.Arn', 'VaultTable.Arn', 'PeopleTable.Arn'],
    });
  });

  it('are copied where a setting says, which may use their key, and a stage to throw away has none', () => {
    const backup = 'arn:aws:backup:eu-west-1:210987654321:backup-vault:fieldpost';
    const copied = built.made({ backup }).template;
    const copy = (DeleteAfterDays: number) => [{ DestinationBackupVaultArn: backup, Lifecycle: { DeleteAfterDays } }];
    expect(rulesIn(copied)).toMatchObject([{ CopyActions: copy(3) }, { CopyActions: copy(35) }]);
    const sharedIn = (of: typeof template) =>
      Object.entries(all(of, 'AWS::KMS::Key')).flatMap(([key, { KeyPolicy }]) =>
        (KeyPolicy as { readonly Statement: readonly Properties[] }).Statement.filter((each) =>
          JSON.stringify(each.Principal).includes('210987654321'),
        ).map((each) => ({ key, ...each })),
      );
    const other = { key: 'DataKey', Effect: 'Allow', Principal: { AWS: 'arn:aws:iam::210987654321:root' } };
    expect(sharedIn(copied)).toMatchObject([
      { ...other, Action: ['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey*', 'kms:ReEncrypt*'] },
      {
        ...other,
        Action: ['kms:CreateGrant', 'kms:ListGrants', 'kms:RevokeGrant'],
        Condition: { Bool: { 'kms:GrantIsForAWSResource': 'true' } },
      },
    ]);
    expect(sharedIn(template)).toEqual([]);
    const thrown = built.made({ data: 'destroy' }).template;
    for (const type of ['AWS::Backup::BackupVault', 'AWS::CloudTrail::Trail']) expect(all(thrown, type)).toEqual({});
  });

  it('that fail, and copies that fail, are told in the morning by a topic that lets them', () => {
    const failed = Object.values(all(template, 'AWS::Events::Rule')).filter(({ EventPattern }) => EventPattern);
    expect(failed).toMatchObject([
      {
        Name: 'fieldpost-prod-failed-backups',
        State: 'ENABLED',
        Targets: [{ Arn: 'Morning' }],
        EventPattern: {
          source: ['aws.backup'],
          'detail-type': ['Backup Job State Change', 'Copy Job State Change'],
          detail: { state: ['FAILED', 'ABORTED', 'EXPIRED', 'PARTIAL'] },
        },
      },
    ]);
    const [, policy] = Object.values(all(template, 'AWS::SNS::TopicPolicy'));
    const statements = (of: unknown) => (of as { readonly Statement: readonly Properties[] }).Statement;
    const events = { Effect: 'Allow', Principal: { Service: 'events.amazonaws.com' } };
    expect(statements(policy?.PolicyDocument)).toContainEqual(
      expect.objectContaining({ ...events, Action: 'sns:Publish', Resource: 'Morning' }),
    );
    // The topic is encrypted, so its sender needs the key.
    expect(statements(all(template, 'AWS::KMS::Key').DataKey?.KeyPolicy)).toContainEqual(
      expect.objectContaining({ ...events, Action: expect.arrayContaining(['kms:Decrypt', 'kms:GenerateDataKey*']) }),
    );
  });
});

describe('a restored table lacks what the template gives to it, and RESTORE.md', () => {
  const [, chapter = ''] = readFileSync('infra/RESTORE.md', 'utf8').split('## What a restored table lacks');
  const rows = chapter.split('\n').filter((line) => /^\| [a-z].* `\$D /.test(line));
  /** The tables of the row with an option of the command line. */
  const tablesOf = (option: string): readonly string[] => {
    const [, tables = ''] = rows.find((row) => row.includes(option))?.split(' | ') ?? [];
    return [...tables.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  };
  const large = Object.entries(all(built.made({ size: 'large' }).template, 'AWS::DynamoDB::Table'))
    .map(([id, table]): readonly [string, Properties] => [id.replace('Table', '').toLowerCase(), table])
    // It has no backup, and begins empty.
    .filter(([name]) => name !== 'connections');
  const having = (is: (table: Properties) => unknown): readonly string[] =>
    large.filter(([, table]) => is(table)).map(([name]) => name);
  const isOn = (of: unknown, name: string): boolean => (of as { readonly [name: string]: unknown })[name] === true;

  it.each([
    ['--stream-specification', ({ StreamSpecification }: Properties) => StreamSpecification],
    ['--time-to-live-specification', ({ TimeToLiveSpecification }: Properties) => TimeToLiveSpecification],
    [
      '--point-in-time-recovery-specification',
      ({ PointInTimeRecoverySpecification: of }: Properties) => isOn(of, 'PointInTimeRecoveryEnabled'),
    ],
    ['put-resource-policy', ({ ResourcePolicy }: Properties) => ResourcePolicy],
    ['--deletion-protection-enabled', (of: Properties) => isOn(of, 'DeletionProtectionEnabled')],
    ['--warm-throughput', ({ WarmThroughput }: Properties) => WarmThroughput],
  ])('names each table with %s', (option, is) => {
    expect([...tablesOf(option)].sort()).toEqual([...having(is)].sort());
    expect(tablesOf(option).length).toBeGreaterThan(0);
  });

  it('has a command for each property that a plain table has not, with its value', () => {
    const given = new Set(large.flatMap(([, table]) => Object.keys(table)));
    // A restore brings the keys; the name, the billing and the key of KMS are chosen with it.
    for (const each of ['TableName', 'KeySchema', 'AttributeDefinitions', 'BillingMode', 'SSESpecification'])
      expect(given.delete(each)).toBe(true);
    // The tags are those of the stack, and stand in no template.
    expect(given.size).toBe(rows.filter((row) => !row.includes('tag-resource')).length);
    const [events, views] = ['events', 'views'].map((name) => large.find(([each]) => each === name)?.[1]);
    expect([events, views]).toMatchObject([
      { StreamSpecification: { StreamViewType: /StreamViewType=(\w+)/.exec(chapter)?.[1] } },
      {
        StreamSpecification: { StreamViewType: /`views`: `(\w+)`/.exec(chapter)?.[1] },
        WarmThroughput: { WriteUnitsPerSecond: Number(/WriteUnitsPerSecond=(\d+)/.exec(chapter)?.[1]) },
        TimeToLiveSpecification: { AttributeName: /AttributeName=(\w+)/.exec(chapter)?.[1] },
      },
    ]);
  });

  it('takes the policy from the template, which has one, without references', () => {
    const policies = Object.values(template.Resources).flatMap(({ Properties: of }) =>
      of !== undefined && 'ResourcePolicy' in of ? [of.ResourcePolicy as { readonly PolicyDocument: object }] : [],
    );
    expect(policies).toHaveLength(1);
    expect(JSON.stringify(policies[0]?.PolicyDocument)).toContain('OnlyAddedTo');
    expect(JSON.stringify(policies)).not.toMatch(/"Ref"|"Fn::/);
  });
});

describe('a follower that nothing calls', () => {
  interface Metric {
    readonly Expression?: string;
    readonly MetricStat?: { readonly Period: number; readonly Metric: { readonly MetricName: string } };
  }
  const SUM = (values: readonly (number | undefined)[]): number =>
    values.reduce<number>((n, each) => n + (each ?? 0), 0);
  const IF = (is: boolean, then: number, or: number): number => (is ? then : or);

  it.each(['projector', 'herald'])('%s rings within the hour, while commits are written', (name) => {
    const alarm = Object.values(all(template, 'AWS::CloudWatch::Alarm')).find(
      ({ AlarmName }) => AlarmName === `fieldpost-prod-no-${name}`,
    )!;
    expect(alarm).toMatchObject({
      ComparisonOperator: 'LessThanThreshold',
      Threshold: 1,
      EvaluationPeriods: 2,
      // A night without a commit has no value.
      TreatMissingData: 'notBreaching',
      AlarmActions: ['Alarms'],
    });
    const metrics = alarm.Metrics as readonly Metric[];
    expect(metrics.flatMap(({ MetricStat }) => (MetricStat ? [MetricStat] : []))).toMatchObject([
      { Period: 1800, Stat: 'Sum', Metric: { MetricName: 'commits' } },
      {
        Period: 1800,
        Stat: 'Sum',
        Metric: { MetricName: 'Invocations', Dimensions: [{ Value: `${name[0]?.toUpperCase()}${name.slice(1)}` }] },
      },
    ]);
    const computed = (commits: number, runs?: number): number =>
      new Function('IF', 'SUM', 'commits', 'runs', `return ${metrics[0]?.Expression}`)(IF, SUM, commits, runs);
    expect([computed(10), computed(10, 0), computed(10, 1), computed(0, 0)]).toEqual([0, 0, 1, 1]);
  });
});
