import {
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  paginateScan,
  ScanCommand,
  type ScanCommandInput,
} from '@aws-sdk/client-dynamodb';
import { jsonOf } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';
import { packedOf, plainOf } from '../../functions/platform/dynamo/event-log.ts';
import { type Item, textIn } from '../../functions/platform/dynamo/items.ts';
import { putOnce } from '../../functions/platform/dynamo/revised.ts';
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

/** The name of the error of a table that is not there. */
export const NO_TABLE = 'ResourceNotFoundException';

/** Returns whether a table is there: a restore may have brought only some. */
export async function isThere(client: DynamoDBClient, table: string): Promise<boolean> {
  try {
    await client.send(new ScanCommand({ TableName: table, Limit: 1 }));
    return true;
  } catch (caught) {
    if ((caught as Error).name !== NO_TABLE) throw caught;
    return false;
  }
}

/** Number of parts of a table in an export. */
const PARTS = 32;

/** The prefix of partitions of commits, and the sort key of a game's first one. */
const GAME = 'G#';
const FIRST = 'C#0000000001';

/** Finds games by their first commits. */
export const FIRSTS = {
  ProjectionExpression: 'pk',
  FilterExpression: 'begins_with(pk, :game) AND sk = :first',
  ExpressionAttributeValues: { ':game': { S: GAME }, ':first': { S: FIRST } },
} as const satisfies Partial<ScanCommandInput>;
/** Returns the game in the item of a commit. */
export const gameIn = (item: Item): string => textIn(item, 'pk').slice(GAME.length);
/** Returns the key of the first commit of a game. */
export const firstOf = (game: string) => ({ pk: GAME + game, sk: FIRST });

/** Returns the games with commits, unordered; only those found so far if `signal` stops it. */
export async function gamesIn(
  client: DynamoDBClient,
  table: string,
  signal?: AbortSignal,
): Promise<ReadonlySet<string>> {
  const games = new Set<string>();
  for await (const item of scanned(client, table, FIRSTS)) {
    if (signal?.aborted) break;
    games.add(gameIn(item));
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
        yield JSON.stringify(Object.fromEntries(Object.entries(plainOf(item)).sort()));
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

/** Returns a line as an item of today's form, if `exported` would write that item as this line. */
function itemIn(line: string): Item | undefined {
  try {
    const item = JSON.parse(line) as Item;
    // A line of the journal contains only a key.
    if (item.envelope === undefined && item.secrets === undefined)
      return item.kept === undefined && canonical(jsonOf(item)) === line ? item : undefined;
    const packed = packedOf(item);
    return canonical(jsonOf(plainOf(packed))) === line ? packed : undefined;
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
    if (overwrite || item.kept === undefined) await client.send(new PutItemCommand({ TableName: table, Item: item }));
    else if (!(await putOnce(client, table, item)) && !(await isKept(client, table, item))) {
      taken.push(`${textIn(item, 'pk')} ${textIn(item, 'sk')}`);
      continue;
    }
    written++;
  }
  return { written, taken, refused };
}

/** Returns whether the stored item of a commit has the same texts, in whichever form it is stored. */
async function isKept(client: DynamoDBClient, table: string, { pk, sk, ...rest }: Item): Promise<boolean> {
  const { Item } = await client.send(
    new GetItemCommand({ TableName: table, Key: { pk: pk as never, sk: sk as never }, ConsistentRead: true }),
  );
  const [there, given] = [plainOf(Item ?? {}), plainOf(rest)];
  return ['envelope', 'secrets', 'hash'].every((name) => there[name]?.S === given[name]?.S);
}
