import { Duration, type Stack } from 'aws-cdk-lib';
import { Alarm, type IAlarmAction, type IMetric, MathExpression, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { FunctionName } from '../../endpoints.ts';
import type { Functions } from '../functions.ts';
import { prefixOf, type Settings } from '../settings.ts';
import { SIZES } from '../sizes.ts';

/**
 * The functions with calls that grow with what people do; an alarm adds up ten metrics at most. The others run by the
 * clock, or each for one of these.
 */
const COUNTED = [
  'read',
  'costly',
  'write',
  'press',
  'live',
  'projector',
  'herald',
  'bots',
  'deadlines',
  'sender',
] as const satisfies readonly FunctionName[];

/** A sum leaves out functions that were not called. */
const ALL = `SUM([${COUNTED.join(', ')}])`;

/**
 * The calls of a day in those of the day before, as CloudWatch computes it. A day is the last 24 hours. A day with
 * fewer than `least` calls costs too little.
 */
export const doubled = (least: number): string => `IF(today >= ${least}, today / (today - DIFF(today)), 0)`;

/** Returns how many calls of functions an hour may have. */
const mostOf = ({ size, most = SIZES[size].most }: Settings): number => most;

/**
 * Rings when functions are called too often: more than the setting in an hour, which also calls the brake, or twice as
 * often as yesterday. Bills are a day late, so calls stand for them.
 */
export function spendIn(stack: Stack, settings: Settings, functions: Functions, action: IAlarmAction): void {
  const most = mostOf(settings);
  const usingMetrics: Record<string, IMetric> = Object.fromEntries(
    COUNTED.map((name) => [name, functions[name].lambda.metricInvocations({ statistic: 'Sum' })]),
  );
  const calls = (period: Duration) => new MathExpression({ expression: ALL, label: 'calls', period, usingMetrics });
  const alarmOf = (name: string, alarmDescription: string, metric: IMetric, threshold: number, periods = 1): Alarm => {
    const alarm = new Alarm(stack, `${name}Alarm`, {
      alarmName: `${prefixOf(settings)}${name}`,
      alarmDescription,
      metric,
      threshold,
      evaluationPeriods: periods,
      datapointsToAlarm: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(action);
    return alarm;
  };
  alarmOf(
    'spend',
    `Functions were called ${most} times in an hour. Audits, exports, erasures and bots stop until you release them.`,
    calls(Duration.hours(1)),
    most,
  ).addAlarmAction(new LambdaAction(functions.brake.lambda));
  const day = Duration.days(1);
  alarmOf(
    'spend-doubled',
    'Functions were called twice as often in 24 hours as in the 24 hours before. Nothing stops by itself.',
    new MathExpression({
      expression: doubled(most),
      label: 'today in yesterday',
      period: day,
      usingMetrics: { today: calls(day) },
    }),
    2,
    // DIFF needs the day before, and an alarm reads for sure only the periods that it evaluates.
    2,
  );
}
