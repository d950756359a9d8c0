import { Duration, type Stack } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { CfnTrail } from 'aws-cdk-lib/aws-cloudtrail';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { prefixOf, removalOf, type Settings } from '../settings.ts';
import type { Stores } from '../stores.ts';

/** Days that a backup is kept. After that it no longer holds people that the service has erased. */
const KEPT = Duration.days(35);

/**
 * Backs up each day what no one could make again, into a vault that nobody may empty, and copies it where the settings
 * say. A vault with backups cannot be deleted, so a stage to throw away has none.
 */
export function backupsIn(stack: Stack, settings: Settings, { tables, keys }: Stores): void {
  if (settings.data === 'destroy') return;
  const vault = new BackupVault(stack, 'Backups', {
    encryptionKey: keys.data,
    removalPolicy: removalOf(settings),
    // Without a date it is in governance mode: few roles may still lift it, until a drill has restored from it.
    lockConfiguration: { minRetention: KEPT, maxRetention: Duration.days(400) },
  });
  const plan = new BackupPlan(stack, 'Daily', { backupPlanName: `${prefixOf(settings)}daily`, backupVault: vault });
  plan.addRule(
    new BackupPlanRule({
      ruleName: 'daily',
      scheduleExpression: Schedule.cron({ hour: '3', minute: '10' }),
      startWindow: Duration.hours(1),
      completionWindow: Duration.hours(8),
      deleteAfter: KEPT,
      ...(settings.backup !== undefined && {
        copyActions: [
          {
            destinationBackupVault: BackupVault.fromBackupVaultArn(stack, 'CopyOfBackups', settings.backup),
            deleteAfter: KEPT,
          },
        ],
      }),
    }),
  );
  const kept = [tables.events, tables.vault, tables.people];
  plan.addSelection('Tables', { resources: kept.map((table) => BackupResource.fromDynamoDbTable(table)) });
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
