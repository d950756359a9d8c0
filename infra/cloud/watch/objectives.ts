import { Duration, type Stack } from 'aws-cdk-lib';
import {
  Alarm,
  AlarmRule,
  AlarmState,
  CompositeAlarm,
  type IAlarmAction,
  type IMetric,
  MathExpression,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Functions } from '../functions.ts';
import { capitalised, prefixOf, type Settings } from '../settings.ts';
import { measuredAs } from './measured.ts';

/** A promise for 28 days: this share is well. */
interface Objective {
  readonly promised: number;
  readonly what: string;
  /** A metric of times, of which each that is longer breaks the promise, in milliseconds. Absent: commands. */
  readonly of?: 'answered' | 'listed' | 'told';
  readonly within?: number;
  /** Whether a fast burn wakes the operator. */
  readonly rings: boolean;
}

/** The promises. A line of integrity (`tamper`, `stopped`, `rejected`) breaks one at once, and has its own alarm. */
export const OBJECTIVES = {
  commands: { promised: 0.999, what: 'of all commands end without a fault of the server', rings: true },
  deadlines: {
    promised: 0.99,
    what: 'of all deadlines are answered within 90 seconds',
    of: 'answered',
    within: 90_000,
    rings: true,
  },
  'late-deadlines': {
    promised: 0.999,
    what: 'of all deadlines are answered within 3 minutes',
    of: 'answered',
    within: 180_000,
    rings: true,
  },
  lists: {
    promised: 0.99,
    what: 'of all commits are in the lists within 15 seconds',
    of: 'listed',
    within: 15_000,
    rings: false,
  },
  notifications: {
    promised: 0.99,
    what: 'of all notifications are made within 5 minutes',
    of: 'told',
    within: 300_000,
    rings: false,
  },
} as const satisfies { readonly [name: string]: Objective };

/** How fast what breaks a promise uses it up: with a factor of 1, in exactly 28 days. */
const BURNS = {
  fast: { factor: 14.4, times: { long: Duration.hours(1), short: Duration.minutes(5) } },
  slow: { factor: 3, times: { long: Duration.hours(6) } },
} as const;

/** Fewer commands or times prove nothing, and neither does a single one that breaks a promise. */
const FEWEST = 20;
const BROKEN = 2;

/** Functions that take commands. */
const COMMANDS = ['write', 'press'] as const;

/**
 * Returns how fast a promise is used up, as CloudWatch computes it. A function that ends without an answer writes no
 * line, so Lambda counts it. Metrics that have no value yet are left out of a SUM.
 */
function burnOf(settings: Settings, { promised, of, within }: Objective, functions: Functions, period: Duration) {
  const left = Number((1 - promised).toFixed(6));
  const count = { statistic: Stats.SUM, period };
  const each = (name: string, metricOf: (by: (typeof COMMANDS)[number]) => IMetric) =>
    Object.fromEntries(COMMANDS.map((by) => [`${name}${capitalised(by)}`, metricOf(by)]));
  const listOf = (metrics: object): string => `[${Object.keys(metrics).join(', ')}]`;
  if (of !== undefined) {
    return new MathExpression({
      // The share that breaks the promise is not exact, so their number is not compared with a whole one.
      expression:
        `IF(count >= ${FEWEST} AND count * (100 - well) / 100 > ${BROKEN - 0.5}, ` + `(100 - well) / 100 / ${left}, 0)`,
      label: `burn over ${period.toMinutes()} minutes`,
      period,
      usingMetrics: {
        count: measuredAs(settings, of, Stats.SAMPLE_COUNT),
        well: measuredAs(settings, of, `PR(:${within})`),
      },
    });
  }
  const calls = each('calls', (by) => functions[by].lambda.metricInvocations(count));
  const throttles = each('throttles', (by) => functions[by].lambda.metricThrottles(count));
  const errors = each('errors', (by) => functions[by].lambda.metricErrors(count));
  const faults = each('faults', (by) => measuredAs(settings, ['faults', by], Stats.SUM));
  const bad = listOf({ ...throttles, ...errors, ...faults });
  const all = listOf({ ...calls, ...throttles });
  return new MathExpression({
    expression: `IF(SUM(${all}) >= ${FEWEST} AND SUM(${bad}) >= ${BROKEN}, SUM(${bad}) / SUM(${all}) / ${left}, 0)`,
    label: `burn over ${period.toMinutes()} minutes`,
    period,
    usingMetrics: { ...calls, ...throttles, ...errors, ...faults },
  });
}

const capitals = (name: string): string => name.split('-').map(capitalised).join('');

/**
 * Rings when a promise is used up too fast, over a long time and still over a short one: for no single fault, and no
 * longer than it lasts. What is used up slowly waits for the morning, and so do promises for which nobody gets up.
 */
export function objectivesIn(
  stack: Stack,
  settings: Settings,
  functions: Functions,
  { ring, morning }: { readonly ring: IAlarmAction; readonly morning: IAlarmAction },
): void {
  const prefix = prefixOf(settings);
  for (const [name, objective] of Object.entries<Objective>(OBJECTIVES)) {
    const promise = `${objective.promised * 100} % ${objective.what}`;
    const part = (burn: keyof typeof BURNS, time: string, period: Duration) =>
      new Alarm(stack, `Burn${capitalised(burn)}${capitals(name)}${capitalised(time)}`, {
        alarmName: `${prefix}burn-${burn}-${name}${time === '' ? '' : `-${time}`}`,
        alarmDescription:
          time === ''
            ? `A promise is used up ${BURNS[burn].factor} times too fast: ${promise}.`
            : `A part of the alarm burn-${burn}-${name}, which alone rings.`,
        metric: burnOf(settings, objective, functions, period),
        threshold: BURNS[burn].factor,
        evaluationPeriods: 1,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      });
    part('slow', '', BURNS.slow.times.long).addAlarmAction(morning);
    if (!objective.rings) continue;
    const parts = Object.entries(BURNS.fast.times).map(([time, period]) => part('fast', time, period));
    const both = new CompositeAlarm(stack, `BurnFast${capitals(name)}`, {
      compositeAlarmName: `${prefix}burn-fast-${name}`,
      alarmDescription: `A promise is used up ${BURNS.fast.factor} times too fast: ${promise}.`,
      alarmRule: AlarmRule.allOf(...parts.map((each) => AlarmRule.fromAlarm(each, AlarmState.ALARM))),
    });
    both.addAlarmAction(ring);
  }
}
