import { Duration, type Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { sure } from '../../domain/lib/sure.ts';
import type { TableNames } from '../../functions/platform/dynamo/tables.ts';
import type { FunctionName } from '../endpoints.ts';
import type { Functions } from './functions.ts';
import { prefixOf, type Settings } from './settings.ts';
import type { Stores } from './stores.ts';

const beginning = (...all: readonly string[]) => ({
  dynamodb: { Keys: { pk: { S: all.flatMap(FilterRule.beginsWith) } } },
});
const COMMITS = beginning('G#');
const TOLD = beginning('G#', 'P#');

interface Followed {
  readonly table: keyof TableNames;
  readonly pattern: { readonly [key: string]: unknown };
}

/**
 * Which records of which stream each follower sees. The projector also sees changed or removed commits, which should
 * never occur. Followers see no snapshots.
 */
const SEEN: {
  readonly [name in Extract<FunctionName, 'projector' | 'notifier' | 'notifications'>]: Followed;
} = {
  projector: { table: 'events', pattern: COMMITS },
  notifier: { table: 'events', pattern: { ...TOLD, eventName: FilterRule.isEqual('INSERT') } },
  notifications: { table: 'events', pattern: { ...TOLD, eventName: FilterRule.isEqual('INSERT') } },
};

/** Maximum number of records in a batch. */
const BATCH: { readonly [name in keyof typeof SEEN]: number } = {
  projector: 100,
  notifier: 100,
  notifications: 100,
};

/** How long a record is retried. After a few minutes, live news is out of date. */
const PATIENCE = { retryAttempts: 2, maxRecordAge: Duration.minutes(5) };

/** Starts the background functions from the streams and a schedule. */
export function followersIn(
  stack: Stack,
  settings: Settings,
  functions: Functions,
  { tables, deadLetters }: Stores,
): void {
  // The grants of the function include the right to send there.
  const giveUp = { bind: () => ({ destination: deadLetters.queueArn }) };
  for (const name of ['projector', 'notifier', 'notifications'] as const) {
    const { table, pattern } = SEEN[name];
    new EventSourceMapping(stack, `${name}Stream`, {
      target: functions[name].lambda,
      eventSourceArn: sure(tables[table].tableStreamArn, `stream of the table ${table}`),
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: BATCH[name],
      parallelizationFactor: 4,
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      ...(name === 'notifier' ? PATIENCE : { retryAttempts: 10, maxRecordAge: Duration.hours(6), onFailure: giveUp }),
      filters: [FilterCriteria.filter({ ...pattern })],
    });
  }

  functions.clock.lambda.configureAsyncInvoke({
    retryAttempts: 0,
    maxEventAge: Duration.minutes(5),
    onFailure: giveUp,
  });
  new Rule(stack, 'EveryMinute', {
    ruleName: `${prefixOf(settings)}clock`,
    description: 'Hands out deadlines',
    schedule: Schedule.rate(Duration.minutes(1)),
    targets: [new LambdaFunction(functions.clock.lambda, { retryAttempts: 0 })],
  });

  functions.sender.lambda.configureAsyncInvoke({
    retryAttempts: 0,
    maxEventAge: Duration.minutes(1),
    onFailure: giveUp,
  });
  new Rule(stack, 'Sending', {
    ruleName: `${prefixOf(settings)}sending`,
    description: 'Sends due notifications',
    schedule: Schedule.rate(Duration.minutes(1)),
    targets: [new LambdaFunction(functions.sender.lambda, { retryAttempts: 0 })],
  });

  functions.ratings.lambda.configureAsyncInvoke({
    retryAttempts: 0,
    maxEventAge: Duration.hours(1),
    onFailure: giveUp,
  });
  new Rule(stack, 'Rating', {
    ruleName: `${prefixOf(settings)}ratings`,
    description: 'Rates the games of the previous day',
    schedule: Schedule.rate(Duration.hours(1)),
    targets: [new LambdaFunction(functions.ratings.lambda, { retryAttempts: 0 })],
  });

  functions.guests.lambda.configureAsyncInvoke({
    retryAttempts: 0,
    maxEventAge: Duration.minutes(15),
    onFailure: giveUp,
  });
  new Rule(stack, 'Leaving', {
    ruleName: `${prefixOf(settings)}guests`,
    description: 'Erases expired guests, and shows games under new names',
    schedule: Schedule.rate(Duration.minutes(1)),
    targets: [new LambdaFunction(functions.guests.lambda, { retryAttempts: 0 })],
  });
}
