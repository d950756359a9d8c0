// What CloudWatch makes of lines and of alarms. A form that is not known here throws: it would need understanding first.

/** Values of a metric. */
export interface Series {
  readonly namespace: string;
  readonly name: string;
  readonly dimensions: { readonly [name: string]: string };
  readonly values: readonly number[];
}

interface Directive {
  readonly Namespace: string;
  readonly Dimensions: readonly (readonly string[])[];
  readonly Metrics: readonly { readonly Name: string; readonly Unit: string }[];
}

const UNITS = ['Milliseconds', 'Count'];

/** Whether a line is one of metrics. */
export const isOfMetrics = (line: string): boolean => line.includes('"_aws":');

/** The metrics in a line of the embedded format. Throws where the line breaks a rule of its specification. */
function metricsInLine(line: string): readonly Series[] {
  const { _aws: metadata, ...members } = JSON.parse(line) as {
    readonly _aws: { readonly Timestamp: number; readonly CloudWatchMetrics: readonly Directive[] };
    readonly [member: string]: unknown;
  };
  const must = (is: boolean, what: string): void => {
    if (!is) throw new Error(`${what}: ${line}`);
  };
  must(Buffer.byteLength(line) <= 256 * 1024, 'an event of at most 256 KB');
  must(Number.isInteger(metadata.Timestamp), 'a time in milliseconds');
  return metadata.CloudWatchMetrics.flatMap(({ Namespace, Dimensions, Metrics }) => {
    must(/^[\w./#:-]{1,255}$/.test(Namespace), 'a namespace');
    must(Metrics.length >= 1 && Metrics.length <= 100, '1 to 100 metrics');
    must(Dimensions.length > 0, 'a set of dimensions');
    return Dimensions.flatMap((names) => {
      must(names.length >= 1 && names.length <= 30, '1 to 30 dimensions');
      const dimensions = Object.fromEntries(
        names.map((name) => {
          must(typeof members[name] === 'string' && members[name] !== '', `a text as ${name}`);
          return [name, members[name] as string];
        }),
      );
      return Metrics.map(({ Name: name, Unit }) => {
        must(UNITS.includes(Unit), 'a unit');
        const values = [members[name]].flat() as readonly number[];
        must(values.length >= 1 && values.length <= 100, '1 to 100 values');
        must(values.every(Number.isFinite), 'numbers');
        return { namespace: Namespace, name, dimensions, values };
      });
    });
  });
}

const keyOf = ({ namespace, name, dimensions }: Omit<Series, 'values'>): string =>
  `${namespace} ${name} ${JSON.stringify(Object.entries(dimensions).sort())}`;

/** The metrics that lines write, by namespace, name and dimensions. */
export function metricsIn(lines: readonly string[]): ReadonlyMap<string, Series> {
  const found = new Map<string, Series>();
  for (const series of lines.filter(isOfMetrics).flatMap(metricsInLine)) {
    const before = found.get(keyOf(series))?.values ?? [];
    found.set(keyOf(series), { ...series, values: [...before, ...series.values] });
  }
  return found;
}

/** The values of a metric in such lines. */
export const valuesOf = (found: ReadonlyMap<string, Series>, of: Omit<Series, 'values'>): readonly number[] =>
  found.get(keyOf(of))?.values ?? [];

/** A statistic of values; `undefined` where there are none. */
export function statistic(name: string, values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  if (name === 'Sum') return values.reduce((sum, value) => sum + value, 0);
  if (name === 'SampleCount') return values.length;
  if (name === 'Average') return values.reduce((sum, value) => sum + value, 0) / values.length;
  if (name === 'Maximum') return Math.max(...values);
  const [, percent] = /^p(\d+(?:\.\d+)?)$/.exec(name) ?? [];
  if (percent !== undefined)
    return [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil((Number(percent) / 100) * values.length) - 1)];
  const [, most] = /^PR\(:(\d+)\)$/.exec(name) ?? [];
  if (most === undefined) throw new Error(`a statistic that is not known here: ${name}`);
  return (values.filter((value) => value <= Number(most)).length / values.length) * 100;
}

type Values = { readonly [id: string]: number | undefined };

/**
 * The value of an expression; `undefined` where it reads a metric without values outside of a sum. `before`: the values
 * of the period before, for `DIFF`.
 */
function computed(expression: string, metrics: Values, before: Values): number | undefined {
  const rest = expression.replace(/\b(IF|SUM|FILL|DIFF)\(|\bAND\b|\b\d+(\.\d+)?\b|[a-z]\w*|[\s[\](),/*+<>=-]/g, '');
  if (rest !== '') throw new Error(`an expression that is not known here: ${rest} in ${expression}`);
  const SUM = (of: readonly (number | undefined)[]): number | undefined =>
    of.every((value) => value === undefined) ? undefined : of.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const IF = (is: boolean, then: number, or: number): number => (is ? then : or);
  const FILL = (of: number | undefined, by: number): number => of ?? by;
  const DIFF = (id: string): number => (metrics[id] ?? Number.NaN) - (before[id] ?? Number.NaN);
  const source = expression.replace(/DIFF\((\w+)\)/g, "DIFF('$1')").replace(/\bAND\b/g, '&&');
  const value = new Function('IF', 'SUM', 'FILL', 'DIFF', ...Object.keys(metrics), `return ${source}`)(
    IF,
    SUM,
    FILL,
    DIFF,
    ...Object.values(metrics),
  ) as number | undefined;
  return value === undefined || Number.isNaN(value) ? undefined : value;
}

/** A metric as an alarm reads it. */
export interface Read {
  readonly namespace: string;
  readonly name: string;
  readonly dimensions: { readonly [name: string]: string };
  readonly statistic: string;
}

interface Stat {
  readonly Metric: Named;
  readonly Stat: string;
}
interface Named {
  readonly Namespace: string;
  readonly MetricName: string;
  readonly Dimensions?: readonly { readonly Name: string; readonly Value: string }[];
}

/** The properties of an alarm in a template. */
export interface AlarmOf extends Partial<Named> {
  readonly AlarmName: string;
  readonly Statistic?: string;
  readonly ExtendedStatistic?: string;
  readonly Metrics?: readonly {
    readonly Id: string;
    readonly Expression?: string;
    readonly ReturnData?: boolean;
    readonly MetricStat?: Stat;
  }[];
  readonly Threshold: number;
  readonly ComparisonOperator: string;
  readonly TreatMissingData: string;
}

const read = ({ Namespace, MetricName, Dimensions = [] }: Named, name: string): Read => ({
  namespace: Namespace,
  name: MetricName,
  dimensions: Object.fromEntries(Dimensions.map(({ Name, Value }) => [Name, Value])),
  statistic: name,
});

/** The metrics that an alarm reads, by their ids in its expression; `only`: it has none. */
export function readBy(alarm: AlarmOf): { readonly [id: string]: Read } {
  if (alarm.Metrics === undefined)
    return { only: read(alarm as Named, alarm.Statistic ?? alarm.ExtendedStatistic ?? '') };
  return Object.fromEntries(
    alarm.Metrics.flatMap(({ Id, MetricStat }) =>
      MetricStat === undefined ? [] : [[Id, read(MetricStat.Metric, MetricStat.Stat)]],
    ),
  );
}

type Measuring = (metric: Read) => number | undefined;

/** The values that an alarm reads, with those of the expressions that its last one reads. */
function valuesIn(alarm: AlarmOf, measuring: Measuring): Values {
  const values: Record<string, number | undefined> = {};
  for (const [id, each] of Object.entries(readBy(alarm))) values[id] = measuring(each);
  for (const { Id, Expression, ReturnData } of alarm.Metrics ?? [])
    if (Expression !== undefined && ReturnData === false) values[Id] = computed(Expression, values, {});
  return values;
}

/** Whether an alarm rings where metrics have these values, after others in the period before; `undefined`: none. */
export function rings(alarm: AlarmOf, measuring: Measuring, before: Measuring = () => undefined): boolean {
  const values = valuesIn(alarm, measuring);
  const last = alarm.Metrics?.find(({ Expression, ReturnData }) => Expression !== undefined && ReturnData !== false);
  const value =
    last?.Expression === undefined ? values.only : computed(last.Expression, values, valuesIn(alarm, before));
  if (value === undefined) return alarm.TreatMissingData === 'breaching';
  switch (alarm.ComparisonOperator) {
    case 'GreaterThanOrEqualToThreshold':
      return value >= alarm.Threshold;
    case 'GreaterThanThreshold':
      return value > alarm.Threshold;
    case 'LessThanThreshold':
      return value < alarm.Threshold;
    default:
      throw new Error(`a comparison that is not known here: ${alarm.ComparisonOperator}`);
  }
}
