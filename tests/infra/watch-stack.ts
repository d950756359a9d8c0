import { describe, expect, it } from 'vitest';
import { standIn } from './stand-in.ts';
import { all, type Properties } from './template.ts';

// What keeps a service that runs: releases that go back, backups, the record of writes, and what rings.

const built = standIn();
const { template } = built.made();

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
    const serving = Object.values(of.Resources).filter(({ Type }) => Type === 'AWS::Lambda::Alias') as unknown as {
      readonly Properties: Properties;
      readonly UpdatePolicy?: { readonly CodeDeployLambdaAliasUpdate?: object };
    }[];
    expect(serving.map(({ Properties: { Name } }) => Name)).toEqual(Array(4).fill('live'));
    for (const { UpdatePolicy } of serving) expect(UpdatePolicy?.CodeDeployLambdaAliasUpdate).toBeDefined();
  });
});

describe('backups', () => {
  it('are made each day of what nobody could make again, kept for 35 days, and locked for as long', () => {
    expect(Object.values(all(template, 'AWS::Backup::BackupVault'))).toMatchObject([
      { EncryptionKeyArn: 'DataKey.Arn', LockConfiguration: { MinRetentionDays: 35 } },
    ]);
    // With a date the lock could never be lifted.
    expect(JSON.stringify(template)).not.toContain('ChangeableForDays');
    const [plan] = Object.values(all(template, 'AWS::Backup::BackupPlan'));
    expect(plan?.BackupPlan).toMatchObject({
      BackupPlanRule: [{ ScheduleExpression: 'cron(10 3 * * ? *)', Lifecycle: { DeleteAfterDays: 35 } }],
    });
    const [selection] = Object.values(all(template, 'AWS::Backup::BackupSelection'));
    expect(selection?.BackupSelection).toMatchObject({
      Resources: ['EventsTable.Arn', 'VaultTable.Arn', 'PeopleTable.Arn'],
    });
  });

  it('are copied where a setting says, and a stage to throw away has none', () => {
    const backup = 'arn:aws:backup:eu-west-1:210987654321:backup-vault:fieldpost';
    const [plan] = Object.values(all(built.made({ backup }).template, 'AWS::Backup::BackupPlan'));
    expect(plan?.BackupPlan).toMatchObject({
      BackupPlanRule: [{ CopyActions: [{ DestinationBackupVaultArn: backup, Lifecycle: { DeleteAfterDays: 35 } }] }],
    });
    const thrown = built.made({ data: 'destroy' }).template;
    for (const type of ['AWS::Backup::BackupVault', 'AWS::CloudTrail::Trail']) expect(all(thrown, type)).toEqual({});
  });
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
