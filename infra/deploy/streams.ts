/** What feeds a function, as far as AWS tells it. The names are those of AWS. */
export interface Mapping {
  readonly UUID: string;
  readonly EventSourceArn: string;
  readonly FunctionArn: string;
  readonly State?: string;
  readonly [setting: string]: unknown;
}

/** What a new mapping of a stream has from the old one. */
const KEPT = [
  'BatchSize',
  'BisectBatchOnFunctionError',
  'DestinationConfig',
  'FilterCriteria',
  'FunctionResponseTypes',
  'MaximumBatchingWindowInSeconds',
  'MaximumRecordAgeInSeconds',
  'MaximumRetryAttempts',
  'ParallelizationFactor',
  'StartingPosition',
  'TumblingWindowInSeconds',
] as const;

/** Returns the table of a stream; `undefined`: the mapping is of a queue. */
const tableOf = ({ EventSourceArn }: Mapping): string | undefined =>
  /:table\/([^/]+)\/stream\//.exec(EventSourceArn)?.[1];

/** How steps are done and told. */
export interface Steps {
  /** Runs a command of AWS, and says what it did. Returns what it printed; undefined: it failed. */
  step(what: string, ...args: readonly string[]): Promise<string | undefined>;
  /** Says what failed. */
  fail(what: string): void;
}

/**
 * A restored table has a new stream, which no mapping follows. Replaces each mapping of an older stream by one like it
 * for the newest. Returns the mappings that stay and can be changed. May run again at any time.
 */
export async function followNewest(
  steps: Steps,
  name: string,
  mappings: readonly Mapping[],
): Promise<readonly Mapping[]> {
  const stay: Mapping[] = [];
  for (const mapping of mappings) {
    const table = tableOf(mapping);
    const newest = table === undefined ? mapping.EventSourceArn : await newestStream(steps, name, table);
    if (newest === undefined) continue;
    // One that is being made takes no change, and will be enabled.
    if (newest === mapping.EventSourceArn) stay.push(...(mapping.State === 'Creating' ? [] : [mapping]));
    else if (mappings.some((each) => each.EventSourceArn === newest) || (await follow(steps, name, mapping, newest)))
      await steps.step(
        `${name}: ${mapping.UUID} is deleted`,
        ...['lambda', 'delete-event-source-mapping', '--uuid', mapping.UUID],
      );
  }
  return stay;
}

/** Makes a mapping like an old one, from the first record of the new stream on. Returns whether AWS did. */
async function follow({ step }: Steps, name: string, old: Mapping, newest: string): Promise<boolean> {
  const like = {
    FunctionName: old.FunctionArn,
    EventSourceArn: newest,
    ...Object.fromEntries(KEPT.filter((each) => old[each] !== undefined).map((each) => [each, old[each]])),
    Enabled: true,
  };
  const args = ['lambda', 'create-event-source-mapping', '--cli-input-json', JSON.stringify(like)];
  return (await step(`${name}: ${newest} feeds it`, ...args)) !== undefined;
}

/** Returns the stream of a table; undefined, and says why, if it has none. AWS still names one that was turned off. */
async function newestStream({ step, fail }: Steps, name: string, table: string): Promise<string | undefined> {
  const told = await step(`${name}: the stream of ${table}`, 'dynamodb', 'describe-table', '--table-name', table);
  if (told === undefined) return undefined;
  const { LatestStreamArn, StreamSpecification } = (JSON.parse(told) as { readonly Table: Streaming }).Table;
  if (StreamSpecification?.StreamEnabled === true) return LatestStreamArn;
  fail(`${name}: ${table} has no stream: turn it on (infra/RESTORE.md), and do this again`);
  return undefined;
}

interface Streaming {
  readonly LatestStreamArn?: string;
  readonly StreamSpecification?: { readonly StreamEnabled: boolean };
}
