import { Duration, type Stack } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { CfnTrail } from 'aws-cdk-lib/aws-cloudtrail';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import { AccountPrincipal, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { prefixOf, removalOf, type Settings } from '../settings.ts';
import type { Stores } from '../stores.ts';
import type { Topics } from './topics.ts';

/**
 * The backups of a week, and how long each is kept. A lost account is noticed soon and needs a new one; a change that
 * is noticed late needs an old one. After the last day no backup holds people that the service has erased.
 */
const RULES = [
  { ruleName: 'daily', weekDay: 'MON-SAT', kept: Duration.days(3) },
  { ruleName: 'weekly', weekDay: 'SUN', kept: Duration.days(35) },
] as const;

/**
 * Backs up what no one could make again, into a vault that nobody may empty, and copies it where the settings say. A
 * vault with backups cannot be deleted, so a stage to throw away has none.
 */
export function backupsIn(stack: Stack, settings: Settings, { tables, keys }: Stores, { morning }: Topics): void {
  if (settings.data === 'destroy') return;
  const [shortest] = RULES;
  const vault = new BackupVault(stack, 'Backups', {
    encryptionKey: keys.data,
    removalPolicy: removalOf(settings),
    // Without a date it is in governance mode: few roles may still lift it, until a drill has restored from it.
    lockConfiguration: { minRetention: shortest.kept, maxRetention: Duration.days(400) },
  });
  const copied =
    settings.backup === undefined ? undefined : BackupVault.fromBackupVaultArn(stack, 'CopyOfBackups', settings.backup);
  if (copied !== undefined) shareWith(keys.data, copied.env.account);
  const plan = new BackupPlan(stack, 'Daily', { backupPlanName: `${prefixOf(settings)}daily`, backupVault: vault });
  for (const { ruleName, weekDay, kept } of RULES)
    plan.addRule(
      new BackupPlanRule({
        ruleName,
        scheduleExpression: Schedule.cron({ weekDay, hour: '3', minute: '10' }),
        startWindow: Duration.hours(1),
        completionWindow: Duration.hours(8),
        deleteAfter: kept,
        ...(copied !== undefined && { copyActions: [{ destinationBackupVault: copied, deleteAfter: kept }] }),
      }),
    );
  const backedUp = [tables.events, tables.vault, tables.people];
  plan.addSelection('Tables', { resources: backedUp.map((table) => BackupResource.fromDynamoDbTable(table)) });
  new Rule(stack, 'FailedBackups', {
    ruleName: `${prefixOf(settings)}failed-backups`,
    description: 'Tells of backups and copies that failed, also of other plans of the account',
    eventPattern: {
      source: ['aws.backup'],
      detailType: ['Backup Job State Change', 'Copy Job State Change'],
      detail: { state: ['FAILED', 'ABORTED', 'EXPIRED', 'PARTIAL'] },
    },
    targets: [new SnsTopic(morning)],
  });
}

/** Lets another account copy backups. All backups are under this key, and none under that of its table. */
function shareWith(key: Key, account: string): void {
  const principals = [new AccountPrincipal(account)];
  const actions = ['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey*', 'kms:ReEncrypt*'];
  key.addToResourcePolicy(new PolicyStatement({ principals, actions, resources: ['*'] }));
  key.addToResourcePolicy(
    new PolicyStatement({
      principals,
      actions: ['kms:CreateGrant', 'kms:ListGrants', 'kms:RevokeGrant'],
      resources: ['*'],
      conditions: { Bool: { 'kms:GrantIsForAWSResource': 'true' } },
    }),
  );
}

/** Writes down who wrote to the log and to the vault, functions or not. Reads are not in it. */
export function trailIn(stack: Stack, settings: Settings, { tables }: Stores): void {
  if (settings.data === 'destroy') return;
  const bucket = new Bucket(stack, 'Trail', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    removalPolicy: removalOf(settings),
    lifecycleRules: [{ expiration: Duration.days(settings.retention) }],
  });
  const trailName = `${prefixOf(settings)}writes`;
  const trailArn = stack.formatArn({ service: 'cloudtrail', resource: 'trail', resourceName: trailName });
  const principals = [new ServicePrincipal('cloudtrail.amazonaws.com')];
  const conditions = { StringEquals: { 'aws:SourceArn': trailArn } };
  bucket.addToResourcePolicy(
    new PolicyStatement({ principals, actions: ['s3:GetBucketAcl'], resources: [bucket.bucketArn], conditions }),
  );
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals,
      actions: ['s3:PutObject'],
      resources: [bucket.arnForObjects(`AWSLogs/${stack.account}/*`)],
      conditions: { StringEquals: { ...conditions.StringEquals, 's3:x-amz-acl': 'bucket-owner-full-control' } },
    }),
  );
  const trail = new CfnTrail(stack, 'Writes', {
    trailName,
    isLogging: true,
    s3BucketName: bucket.bucketName,
    enableLogFileValidation: true,
    isMultiRegionTrail: false,
    includeGlobalServiceEvents: false,
    advancedEventSelectors: [
      {
        name: 'Writes to the log and to the vault',
        fieldSelectors: [
          { field: 'eventCategory', equalTo: ['Data'] },
          { field: 'resources.type', equalTo: ['AWS::DynamoDB::Table'] },
          { field: 'readOnly', equalTo: ['false'] },
          { field: 'resources.ARN', equalTo: [tables.events.tableArn, tables.vault.tableArn] },
        ],
      },
    ],
  });
  if (bucket.policy !== undefined) trail.node.addDependency(bucket.policy);
}
