import { Duration, type Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { sure } from '../../domain/lib/sure.ts';
import { partitionOf, VIEW } from '../../functions/platform/dynamo/lists/kept.ts';
import type { TableNames } from '../../functions/platform/dynamo/tables.ts';
import type { FunctionName } from '../endpoints.ts';
import type { Functions } from './functions.ts';
import { prefixOf, type Settings } from './settings.ts';
import { READING, RETRIES, type Reading } from './sizes.ts';
import type { Stores } from './stores.ts';

const keysLike = (pk: readonly string[], sk?: string) => ({
  dynamodb: { Keys: { pk: { S: pk.flatMap(FilterRule.beginsWith) }, ...(sk !== undefined && { sk: { S: [sk] } }) } },
});
const WRITTEN = FilterRule.or('INSERT', 'MODIFY');

interface Followed extends Reading {
  readonly function: Extract<FunctionName, 'projector' | 'herald'>;
  readonly table: keyof TableNames;
  readonly pattern: { readonly [key: string]: unknown };
}

/**
 * Which records of which stream each follower sees. A stream has two followers at most. The projector also sees changed
 * or removed commits, which should never occur. Followers see no snapshots. The herald sees views when the lists have
 * them, so it waits for none.
 */
const SEEN: { readonly [name: string]: Followed } = {
  projector: { function: 'projector', table: 'events', pattern: keysLike(['G#']), ...READING.projector },
  heraldViews: {
    function: 'herald',
    table: 'views',
    pattern: { ...keysLike([partitionOf('')], VIEW), eventName: WRITTEN },
    ...READING.heraldViews,
  },
  heraldPress: {
    function: 'herald',
    table: 'events',
    pattern: { ...keysLike(['P#']), eventName: FilterRule.isEqual('INSERT') },
    ...READING.heraldPress,
  },
};

/** Starts the background functions from the streams and a schedule. */
export function followersIn(
  stack: Stack,
  settings: Settings,
  functions: Functions,
  { tables, deadLetters }: Stores,
): void {
  // The grants of the function include the right to send there.
  const giveUp = { bind: () => ({ destination: deadLetters.queueArn }) };
  for (const [name, { function: follower, table, pattern, batch, inParallel }] of Object.entries(SEEN)) {
    new EventSourceMapping(stack, `${name}Stream`, {
      target: functions[follower].lambda,
      eventSourceArn: sure(tables[table].tableStreamArn, `stream of the table ${table}`),
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: batch,
      parallelizationFactor: inParallel,
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: RETRIES,
      maxRecordAge: Duration.hours(6),
      onFailure: giveUp,
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
    description: 'Hands out deadlines, and notifications that were stored',
    schedule: Schedule.rate(Duration.minutes(1)),
    targets: [new LambdaFunction(functions.clock.lambda, { retryAttempts: 0 })],
  });

  functions.ratings.lambda.configureAsyncInvoke({
    retryAttempts: 0,
    maxEventAge: Duration.minutes(5),
    onFailure: giveUp,
  });
  new Rule(stack, 'Rating', {
    ruleName: `${prefixOf(settings)}ratings`,
    description: 'Rates the games of the previous day',
    // A run stops after four minutes, and the next one goes on.
    schedule: Schedule.rate(Duration.minutes(5)),
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
