import { Duration } from 'aws-cdk-lib';
import { MathExpression, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Functions } from '../functions.ts';
import type { Settings } from '../settings.ts';
import type { Watch } from './alarms.ts';
import { measuredAs } from './measured.ts';

/** The functions that follow streams. */
const FOLLOWERS = ['projector', 'herald'] as const;

/** Returns the alarms of records of streams that are soon lost: after 24 hours. */
export const staleWatches = (functions: Functions): readonly Watch[] =>
  FOLLOWERS.map((name) => ({
    name: `stale-${name}`,
    why: `The function ${name} is more than an hour behind the log. After 24 hours the stream loses records.`,
    metric: functions[name].lambda.metric('IteratorAge', { period: Duration.minutes(1), statistic: Stats.MAXIMUM }),
    at: 3_600_000,
    periods: 5,
    rings: true,
  }));

/**
 * Returns the alarms of functions that no stream feeds, as after a restore: a function that is not called has no age
 * and no error. The second period has the calls for commits at the end of the first. Metrics that have no value yet are
 * left out of a SUM.
 */
export const followerWatches = (settings: Settings, functions: Functions): readonly Watch[] =>
  FOLLOWERS.map((name) => ({
    name: `no-${name}`,
    why: `Commits are written, and nothing calls the function ${name}. After 24 hours the stream loses records.`,
    metric: new MathExpression({
      expression: 'IF(commits > 0, SUM([commits, runs]) - commits, 1)',
      label: `calls of ${name}`,
      period: Duration.minutes(30),
      usingMetrics: {
        commits: measuredAs(settings, 'commits', Stats.SUM),
        runs: functions[name].lambda.metricInvocations({ statistic: Stats.SUM }),
      },
    }),
    at: 1,
    below: true,
    mayBeSilent: true,
    periods: 2,
    rings: true,
  }));
