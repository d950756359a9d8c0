import { Duration, type Stack } from 'aws-cdk-lib';
import {
  Alarm,
  AlarmRule,
  AlarmState,
  CompositeAlarm,
  type IAlarmAction,
  MathExpression,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { capitalised } from '../settings.ts';
import type { Apis } from './dashboard.ts';

/** The promise for 28 days: this share of the requests ends without a fault of the server. */
const PROMISED = 0.999;
/** Fewer requests prove nothing. */
const FEWEST = 20;

/** How fast faults use up what the promise allows: with a factor of 1, in exactly 28 days. */
const BURNS = {
  fast: { factor: 14.4, times: { long: Duration.hours(1), short: Duration.minutes(5) } },
  slow: { factor: 3, times: { long: Duration.hours(6), short: Duration.minutes(30) } },
} as const;

/** The share of faults in what the promise allows, as CloudWatch computes it. */
export const BURN = `IF(total >= ${FEWEST}, faults / total / ${Number((1 - PROMISED).toFixed(6))}, 0)`;

/**
 * Rings when faults use up the promise too fast, over a long time and still over a short one. So it rings for no single
 * fault, and ends soon after the last.
 */
export function objectivesIn(stack: Stack, prefix: string, { api }: Apis, action: IAlarmAction): void {
  for (const [burn, { factor, times }] of Object.entries(BURNS)) {
    const parts = Object.entries(times).map(
      ([name, period]) =>
        new Alarm(stack, `Burn${capitalised(burn)}${capitalised(name)}`, {
          alarmName: `${prefix}burn-${burn}-${name}`,
          alarmDescription: `A part of the alarm burn-${burn}, which alone rings.`,
          metric: new MathExpression({
            expression: BURN,
            label: `burn over ${period.toMinutes()} minutes`,
            period,
            usingMetrics: {
              total: api.metricCount({ statistic: Stats.SUM }),
              faults: api.metricServerError({ statistic: Stats.SUM }),
            },
          }),
          threshold: factor,
          evaluationPeriods: 1,
          treatMissingData: TreatMissingData.NOT_BREACHING,
        }),
    );
    const both = new CompositeAlarm(stack, `Burn${capitalised(burn)}`, {
      compositeAlarmName: `${prefix}burn-${burn}`,
      alarmDescription: `Faults use up the promise of 28 days ${factor} times too fast.`,
      alarmRule: AlarmRule.allOf(...parts.map((part) => AlarmRule.fromAlarm(part, AlarmState.ALARM))),
    });
    both.addAlarmAction(action);
  }
}
