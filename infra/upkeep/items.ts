import { type DynamoDBClient, PutItemCommand, paginateScan, type ScanCommandInput } from '@aws-sdk/client-dynamodb';
import type { Json } from '../../domain/lib/json.ts';
import { sure } from '../../domain/lib/sure.ts';
import { canonical } from '../../domain/log/canonical.ts';
import { type Item, textIn } from '../../functions/platform/dynamo/items.ts';
import { type Progress, type Report, SILENT } from '../local/progress.ts';

/** Returns all items of a table, or those that match a filter. Only the operator may scan. */
export async function* scanned(
  client: DynamoDBClient,
  table: string,
  filter: Partial<ScanCommandInput> = {},
): AsyncGenerator<Item> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName: table, ConsistentRead: true, ...filter }))
    yield* Items;
}

/** Number of parts of a table in an export. */
const PARTS = 32;

/** Returns the games with commits, unordered; only those found so far if `signal` stops it. */
export async function gamesIn(
  client: DynamoDBClient,
  table: string,
  signal?: AbortSignal,
): Promise<ReadonlySet<string>> {
  const games = new Set<string>();
  const first = {
    ProjectionExpression: 'game',
    FilterExpression: 'v = :first AND attribute_exists(game)',
    ExpressionAttributeValues: { ':first': { N: '1' } },
  };
  for await (const { game } of scanned(client, table, first)) {
    if (signal?.aborted) break;
    games.add(sure(game?.S, 'game of a first commit'));
  }
  return games;
}

/**
 * Returns every commit of `events` as a line of JSON, including the private part, and the journal of erasures,
 * unordered. Omits snapshots, which are rebuilt. Reads the table in parts of about the same size, to show the progress.
 */
export async function* exported(
  client: DynamoDBClient,
  table: string,
  report: Report = () => SILENT,
): AsyncGenerator<string> {
  const commits = {
    FilterExpression: 'begins_with(sk, :commit) OR begins_with(pk, :journal)',
    ExpressionAttributeValues: { ':commit': { S: 'C#' }, ':journal': { S: 'E#' } },
  };
  const progress = report(PARTS);
  try {
    for (let part = 0; part < PARTS; part++) {
      const filter = { ...commits, Segment: part, TotalSegments: PARTS };
      for await (const item of scanned(client, table, filter))
        yield JSON.stringify(Object.fromEntries(Object.entries(item).sort()));
      progress.step();
    }
  } finally {
    progress.end();
  }
}

/**
 * The number of written lines, and the occupied places, `G#<game> C#<version>`, where another item stayed unless it was
 * overwritten.
 */
interface Imported {
  readonly written: number;
  readonly taken: readonly string[];
  /** The numbers of lines that `exported` would not write exactly so. They are left out. */
  readonly refused: readonly number[];
}

/** Returns a line as an item, if the line and its JSON texts are in canonical form. */
function itemIn(line: string): Item | undefined {
  try {
    const item = JSON.parse(line) as Item;
    const texts = ['envelope', 'secrets'].flatMap((name) => item[name]?.S ?? []);
    return [line, ...texts].every((text) => canonical(JSON.parse(text) as Json) === text) ? item : undefined;
  } catch {
    return undefined;
  }
}

/** Puts exported commits into `events`. A stored equal commit does not count as occupied. */
export async function imported(
  client: DynamoDBClient,
  table: string,
  lines: AsyncIterable<string>,
  overwrite = false,
  progress: Progress = SILENT,
): Promise<Imported> {
  let written = 0;
  const taken: string[] = [];
  const refused: number[] = [];
  let number = 0;
  for await (const line of lines) {
    number++;
    progress.step();
    const item = itemIn(line);
    if (item === undefined) {
      refused.push(number);
      continue;
    }
    // A line of the journal contains only a key.
    const same = ['envelope', 'secrets', 'hash'].filter((name) => item[name] !== undefined);
    const condition = {
      ConditionExpression: `attribute_not_exists(pk) OR (${same.map((name) => `#${name} = :${name}`).join(' AND ')})`,
      ExpressionAttributeNames: Object.fromEntries(same.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(
        same.map((name) => [`:${name}`, sure(item[name], `attribute ${name}`)]),
      ),
    };
    try {
      const isLine = same.length === 0;
      await client.send(new PutItemCommand({ TableName: table, Item: item, ...(!overwrite && !isLine && condition) }));
      written++;
    } catch (caught) {
      if ((caught as Error).name !== 'ConditionalCheckFailedException') throw caught;
      taken.push(`${textIn(item, 'pk')} ${textIn(item, 'sk')}`);
    }
  }
  return { written, taken, refused };
}
