import { Duration, type Stack } from 'aws-cdk-lib';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectLockRetention } from 'aws-cdk-lib/aws-s3';
import { ANCHORS, LEAVES } from '../../functions/platform/ports/anchor-store.ts';
import type { Functions } from './functions.ts';
import type { Grants } from './grants.ts';
import { prefixOf, removalOf, type Settings } from './settings.ts';
import type { Stores } from './stores.ts';
import type { Watch } from './watch/alarms.ts';

/** How long nobody without a special right can remove an anchor, in days. A stack to be deleted keeps them a day. */
const LOCKED = { keep: 3650, new: 3650, destroy: 1 } as const;

/** Builds the bucket of anchors. A version of an object cannot be changed or removed while its lock lasts. */
export const anchorBucketIn = (stack: Stack, settings: Settings): Bucket =>
  new Bucket(stack, 'AnchorsBucket', {
    bucketName: `${prefixOf(settings)}anchors-${stack.account}-${stack.region}`,
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    versioned: true,
    objectLockEnabled: true,
    objectLockDefaultRetention: ObjectLockRetention.governance(Duration.days(LOCKED[settings.data])),
    removalPolicy: removalOf(settings),
  });

/** Returns the address of the bucket, as a setting of the functions that use it. */
export const anchorSettings = ({ anchors }: Grants, { anchorBucket }: Stores): Record<string, string> =>
  anchors === undefined ? {} : { ANCHORS_BUCKET: anchorBucket.bucketName };

/** Returns the rights of a function on anchors. Without the right to list, S3 refuses what is not there. */
export function anchorRights({ anchors }: Grants, { anchorBucket: { bucketArn } }: Stores): PolicyStatement[] {
  if (anchors === undefined) return [];
  const allow = (action: string, on: readonly string[]) =>
    new PolicyStatement({ actions: [action], resources: [...on] });
  const named = [`${bucketArn}/${ANCHORS}*`, `${bucketArn}/${LEAVES}*`];
  return [
    allow('s3:ListBucket', [bucketArn]),
    ...(anchors === 'reads'
      ? [allow('s3:GetObject', named)]
      : [allow('s3:GetObject', named.slice(0, 1)), allow('s3:PutObject', [`${bucketArn}/*`])]),
  ];
}

/** Writes an anchor every hour: six minutes after the hour, when no memo comes late. */
export function anchoringIn(stack: Stack, settings: Settings, { anchor }: Functions, { deadLetters }: Stores): void {
  anchor.lambda.configureAsyncInvoke({
    retryAttempts: 2,
    maxEventAge: Duration.minutes(30),
    // The grants of the function include the right to send there.
    onFailure: { bind: () => ({ destination: deadLetters.queueArn }) },
  });
  new Rule(stack, 'Anchoring', {
    ruleName: `${prefixOf(settings)}anchor`,
    description: 'Signs the heads of all games that moved in the last hour',
    schedule: Schedule.cron({ minute: '6' }),
    targets: [new LambdaFunction(anchor.lambda, { retryAttempts: 2 })],
  });
}

/** Returns the alarm of anchors: a run that fails is no run. */
export const anchorWatch = ({ anchor: { lambda } }: Functions): Watch => ({
  name: 'no-anchor',
  why: 'No anchor was written for two hours. A log that is cut short now would not be found by its anchors.',
  metric: new MathExpression({
    expression: 'runs - errors',
    usingMetrics: {
      runs: lambda.metricInvocations({ statistic: 'Sum' }),
      errors: lambda.metricErrors({ statistic: 'Sum' }),
    },
    period: Duration.hours(1),
  }),
  at: 1,
  below: true,
  periods: 2,
});
