import { promisify } from 'node:util';
import { deflateRawSync, gunzip, gzip, inflateRawSync } from 'node:zlib';
import {
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  paginateQuery,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/client-dynamodb';
import { isObject, type JsonObject, jsonOf } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import type { Commit } from '../../../domain/log/commit.ts';
import type { EventLog } from '../../../domain/log/store.ts';
import { measured } from '../kit/metrics.ts';
import { isCommit, isEnvelope, isSecrets } from '../ports/commit-shape.ts';
import { listOf, shapeOf } from '../ports/shape.ts';
import { bytesIn, firstItems, type Item, jsonIn, numberIn, shaped, textIn } from './items.ts';
import { dynamoSnapshots } from './lists/snapshots.ts';
import { putOnce } from './revised.ts';
import type { TableNames } from './tables.ts';

const deflate = promisify(gzip);
const inflate = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(gunzip);

/** The longest text of a commit. An item of 400 KB could hold one of 400 MB, which every reader would unpack. */
export const MOST_COMMIT_BYTES = 4 * 1024 * 1024;
/** Number of kept commits in one text. */
const A_TEXT = 50;
/** The longest text of kept commits. */
const MOST_TEXT_BYTES = A_TEXT * MOST_COMMIT_BYTES;
/** Maximum size of a text in one item. */
const PIECE_BYTES = 380_000;

const commitKey = (v: number): string => `C#${String(v).padStart(10, '0')}`;
/** Returns the key of a text of kept commits, by the number of earlier ones. */
const textKey = (before: number): string => String(before).padStart(10, '0');
/** Returns the version in the key of a commit. */
const versionIn = (item: Item): number => Number(textIn(item, 'sk').slice('C#'.length));

/*
 * An item of a commit keeps its two parts in one attribute, compressed, because writes cost by the kilobyte. Release
 * 0.1.0 wrote them as two texts, beside copies of the game, the version and the time. Both forms are read for ever.
 */

/** The part of a commit that is stored compressed. */
type Parts = Pick<Commit, 'envelope' | 'secrets'>;

const isParts = shapeOf<Parts>({ envelope: isEnvelope, secrets: isSecrets });

/** Returns a commit as an item of the table `events`. The compressed text is canonical, like the hashed bytes. */
export const itemOf = ({ envelope, secrets, hash }: Commit): Item => ({
  pk: { S: `G#${envelope.game}` },
  sk: { S: commitKey(envelope.v) },
  kept: { B: packed(canonical(jsonOf({ envelope, secrets }))) },
  hash: { S: hash },
});

/** Compresses the text of a commit. Throws a RangeError for one that no reader would unpack. */
function packed(text: string): Uint8Array {
  const bytes = Buffer.from(text);
  if (bytes.length > MOST_COMMIT_BYTES) throw new RangeError(`a commit has ${bytes.length} bytes`);
  return deflateRawSync(bytes, { level: 9 });
}

/** Returns the text in the compressed attribute of a commit. Throws if it is too long. */
const partsIn = (item: Item): string =>
  inflateRawSync(bytesIn(item, 'kept'), { maxOutputLength: MOST_COMMIT_BYTES }).toString('utf8');

/** Returns the commit in an item of any release. */
const commitIn = (item: Item): Commit => ({
  ...(item.kept === undefined
    ? { envelope: jsonIn(item, 'envelope', isEnvelope), secrets: jsonIn(item, 'secrets', isSecrets) }
    : shaped(item, 'kept', partsIn(item), isParts)),
  hash: textIn(item, 'hash'),
});

/**
 * Returns an item of a commit in the form of release 0.1.0, in which logs are exported: other zlibs compress to other
 * bytes, and texts can be compared. A compressed text that is not canonical stays a text, which no import accepts.
 */
export function plainOf({ kept, ...item }: Item): Item {
  if (kept === undefined) return item;
  const text = partsIn({ ...item, kept });
  const { envelope, secrets, ...more } = JSON.parse(text) as JsonObject;
  if (!isObject(envelope) || !isObject(secrets) || text !== canonical({ envelope, secrets, ...more }))
    return { ...item, kept: { S: text } };
  return {
    ...item,
    game: { S: String(envelope.game) },
    v: { N: String(envelope.v) },
    at: { N: String(envelope.at) },
    envelope: { S: canonical(envelope) },
    secrets: { S: canonical(secrets) },
  };
}

/** Returns an exported item as it is stored. Throws a RangeError for one that is too long. */
export function packedOf({ game: _game, v: _v, at: _at, envelope, secrets, ...item }: Item): Item {
  const text = `{"envelope":${envelope?.S},"secrets":${secrets?.S}}`;
  return { ...item, kept: { B: packed(text) } };
}

const isCommits = listOf(isCommit);

/**
 * Returns the log on DynamoDB. Uses only GetItem, Query and PutItem. Throws errors of the SDK after its own retries.
 * After an error of `append`, the commit may have been written.
 */
export function dynamoEventLog(client: DynamoDBClient, tables: Pick<TableNames, 'events' | 'views'>): EventLog {
  const table = tables.events;

  async function last(part: QueryCommandInput, only: Partial<QueryCommandInput> = {}): Promise<Item | undefined> {
    const [item] = await firstItems(client, { ...part, ScanIndexForward: false, ...only }, 1);
    return item;
  }

  /** Returns the first commits after a version. */
  async function commitsIn(
    game: string,
    after: number,
    limit: number,
    ConsistentRead: boolean,
  ): Promise<readonly Commit[]> {
    const commits: Commit[] = [];
    if (limit < 1) return commits;
    let start: Item | undefined;
    do {
      const page = await client.send(
        new QueryCommand({
          ...within(table, `G#${game}`, commitKey(after)),
          ConsistentRead,
          ...(start && { ExclusiveStartKey: start }),
          ...(limit !== Number.POSITIVE_INFINITY && { Limit: limit - commits.length }),
        }),
      );
      commits.push(...(page.Items ?? []).map(commitIn));
      start = page.LastEvaluatedKey;
    } while (start !== undefined && commits.length < limit);
    return commits;
  }

  async function allOf(part: QueryCommandInput): Promise<readonly Item[]> {
    const found: Item[] = [];
    for await (const { Items = [] } of paginateQuery({ client }, part)) found.push(...Items);
    return found;
  }

  async function isThere(pk: string, sk: string): Promise<boolean> {
    const Key = { pk: { S: pk }, sk: { S: sk } };
    const { Item } = await client.send(
      new GetItemCommand({ TableName: table, Key, ConsistentRead: true, ProjectionExpression: 'sk' }),
    );
    return Item !== undefined;
  }

  return {
    async append(commit, face) {
      const item = { ...itemOf(commit), ...(face !== undefined && { face: { S: face } }) };
      if (!(await putOnce(client, table, item))) return 'taken';
      measured('commits');
      return 'appended';
    },

    async read(game, after, limit = Number.POSITIVE_INFINITY, there = 0) {
      // Commits never change, so each commit of a replica is right. If the replica lags, the rest is read from the
      // primary.
      const known = after + limit <= there ? await commitsIn(game, after, limit, false) : [];
      const last = known.at(-1)?.envelope.v ?? after;
      return known.length === limit ? known : [...known, ...(await commitsIn(game, last, limit - known.length, true))];
    },

    // Read units depend on the size of the whole item, so this costs a unit for each 4 KB of the newest commit.
    // Versions are consecutive, so asking for the next one costs one unit if it does not exist. matches/heads.ts
    // decides when that is enough.
    async newest(game, after) {
      if (after !== undefined && !(await isThere(`G#${game}`, commitKey(after + 1)))) return undefined;
      const item = await last(within(table, `G#${game}`), HEAD);
      return (
        item && {
          v: versionIn(item),
          hash: textIn(item, 'hash'),
          ...(item.face?.S !== undefined && { face: item.face.S }),
        }
      );
    },

    async head(game) {
      const item = await last(within(table, `G#${game}`));
      return item && commitIn(item);
    },

    // This many commits form one compressed text, so that a few can be read without the others. A text that is too long
    // for an item is split.
    async keep(hash, commits) {
      for (let first = 0; first < commits.length; first += A_TEXT) {
        const bytes = await deflate(JSON.stringify(commits.slice(first, first + A_TEXT)));
        const pieces = Math.max(1, Math.ceil(bytes.length / PIECE_BYTES));
        for (let piece = 0; piece < pieces; piece++) {
          const Item = {
            pk: { S: `O#${hash}` },
            sk: { S: `${textKey(first)}#${piece}` },
            pieces: { N: String(pieces) },
            commits: { B: bytes.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES) },
          };
          await client.send(new PutItemCommand({ TableName: table, Item }));
        }
      }
    },

    async kept(hash, after, limit) {
      const commits: Commit[] = [];
      for (let first = after - (after % A_TEXT); first < after + limit; first += A_TEXT) {
        const pieces = await allOf(beginning(table, `O#${hash}`, `${textKey(first)}#`));
        const [one] = pieces;
        if (one === undefined || pieces.length < numberIn(one, 'pieces')) return undefined;
        const whole = Buffer.concat(pieces.map((item) => bytesIn(item, 'commits')));
        const bytes = await inflate(whole, { maxOutputLength: MOST_TEXT_BYTES });
        commits.push(...shaped(one, 'commits', bytes.toString('utf8'), isCommits));
      }
      return commits.slice(after % A_TEXT, (after % A_TEXT) + limit);
    },

    ...dynamoSnapshots(client, tables),
  };
}

/** The attributes of a head. */
const HEAD: Partial<QueryCommandInput> = {
  ProjectionExpression: 'sk, #hash, face',
  ExpressionAttributeNames: { '#hash': 'hash' },
};

/** Runs a consistent Query of one partition, or of its part after a sort key. */
const within = (table: string, pk: string, after?: string): QueryCommandInput => ({
  TableName: table,
  ConsistentRead: true,
  KeyConditionExpression: after === undefined ? 'pk = :pk' : 'pk = :pk AND sk > :after',
  ExpressionAttributeValues: { ':pk': { S: pk }, ...(after !== undefined && { ':after': { S: after } }) },
});

/** Runs a consistent Query of one partition by prefix. */
const beginning = (table: string, pk: string, begin: string): QueryCommandInput => ({
  TableName: table,
  ConsistentRead: true,
  KeyConditionExpression: 'pk = :pk AND begins_with(sk, :begin)',
  ExpressionAttributeValues: { ':pk': { S: pk }, ':begin': { S: begin } },
});
