import { type DynamoDBClient, PutItemCommand, paginateScan, type ScanCommandInput } from '@aws-sdk/client-dynamodb';
import type { Json } from '../../domain/lib/json.ts';
import { sure } from '../../domain/lib/sure.ts';
import { canonical } from '../../domain/log/canonical.ts';
import { type Item, textIn } from '../../functions/lib/dynamo/items.ts';

/** All items of a table, or those that a filter lets through. Whoever runs the service may scan; no function may. */
export async function* scanned(client: DynamoDBClient, table: string, filter: Partial<ScanCommandInput> = {}): AsyncGenerator<Item> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName: table, ConsistentRead: true, ...filter })) yield* Items;
}

/** The games that have commits, in no order; only those found so far, once `signal` says stop. */
export async function gamesIn(client: DynamoDBClient, table: string, signal?: AbortSignal): Promise<ReadonlySet<string>> {
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
 * Every commit of `events` as a line of JSON, private part and all, and the journal of erasures, in no order. Snapshots are left out: they
 * are made again.
 */
export async function* exported(client: DynamoDBClient, table: string): AsyncGenerator<string> {
  const commits = {
    FilterExpression: 'begins_with(sk, :commit) OR begins_with(pk, :journal)',
    ExpressionAttributeValues: { ':commit': { S: 'C#' }, ':journal': { S: 'E#' } },
  };
  for await (const item of scanned(client, table, commits)) yield JSON.stringify(Object.fromEntries(Object.entries(item).sort()));
}

/**
 * How many lines were written; and the places, `G#<game> C#<version>`, where something else was, which stayed unless it was overwritten.
 */
interface Imported {
  readonly written: number;
  readonly taken: readonly string[];
  /** The numbers of the lines that are not what `exported` writes, to the byte: they are left out. */
  readonly refused: readonly number[];
}

/** A line as an item, if it is the one canonical form of it, and so are the JSON texts in it. */
function itemIn(line: string): Item | undefined {
  try {
    const item = JSON.parse(line) as Item;
    const texts = ['envelope', 'secrets'].flatMap((name) => item[name]?.S ?? []);
    return [line, ...texts].every((text) => canonical(JSON.parse(text) as Json) === text) ? item : undefined;
  } catch {
    return undefined;
  }
}

/** Puts exported commits into `events`. A commit that is there already and is the same is not counted as taken. */
export async function imported(client: DynamoDBClient, table: string, lines: AsyncIterable<string>, overwrite = false): Promise<Imported> {
  let written = 0;
  const taken: string[] = [];
  const refused: number[] = [];
  let number = 0;
  for await (const line of lines) {
    number++;
    const item = itemIn(line);
    if (item === undefined) {
      refused.push(number);
      continue;
    }
    // A line of the journal is a key, and nothing else.
    const same = ['envelope', 'secrets', 'hash'].filter((name) => item[name] !== undefined);
    const condition = {
      ConditionExpression: `attribute_not_exists(pk) OR (${same.map((name) => `#${name} = :${name}`).join(' AND ')})`,
      ExpressionAttributeNames: Object.fromEntries(same.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(same.map((name) => [`:${name}`, sure(item[name], `attribute ${name}`)])),
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
