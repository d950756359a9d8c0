import type { Embedded, Refused } from '../../functions/platform/dynamo/embedded.ts';
import type { Below } from './random.ts';
import { shuffled } from './random.ts';
import { type Ago, keyOf, NOW, projected, type Query, type Row, sizeOf, versionsOf } from './versions.ts';
import { sleep } from './virtual-time.ts';
import { connectionLost, type Reply, type Wire } from './wire.ts';

/*
 * DynamoDB at its worst, around the store of one machine and below the SDK. All that it does is documented of the
 * service, and its chances are higher than there. It uses the clock of the process, which is a virtual one.
 */

/** What may happen, in chances of a thousand requests. */
export interface Weather {
  /** It is done, and the connection ends before the answer. */
  readonly lost: number;
  /** Nothing is done, and the service fails. */
  readonly failed: number;
  /** The process reaches nothing for some seconds. */
  readonly dark: number;
  /** A request is throttled though its partition has units: its neighbours have none. */
  readonly throttled: number;
  /** Of each key of a batch: it is not read. */
  readonly unprocessed: number;
  /** A page ends early, perhaps before its first item. */
  readonly cut: number;
  /** An item is read from up to three writes ago, if the read need not be consistent. */
  readonly stale: number;
  /** How old such an answer is at most, in milliseconds. */
  readonly staleMs: number;
  /** Units a second of a partition. */
  readonly writeUnits: number;
  readonly readUnits: number;
  /** The longest way of a request or an answer, in milliseconds. */
  readonly latencyMs: number;
}

export const CALM: Weather = {
  lost: 0,
  failed: 0,
  dark: 0,
  throttled: 0,
  unprocessed: 0,
  cut: 0,
  stale: 0,
  staleMs: 0,
  writeUnits: 1_000,
  readUnits: 3_000,
  latencyMs: 2,
};

/** Bad weather of one kind or several. */
export function weatherOf(below: Below): Weather {
  const upTo = (most: number): number => (below(3) === 0 ? 0 : below(most));
  return {
    lost: upTo(40),
    failed: upTo(40),
    dark: upTo(3),
    throttled: upTo(60),
    unprocessed: upTo(300),
    cut: upTo(400),
    stale: upTo(600),
    staleMs: 100 + below(3_000),
    writeUnits: [1_000, 100, 20][below(3)] ?? 1_000,
    readUnits: [3_000, 300, 60][below(3)] ?? 3_000,
    latencyMs: 2 + below(30),
  };
}

interface Input extends Query {
  readonly Item?: Row;
  readonly Key?: Row;
  readonly ReturnValuesOnConditionCheckFailure?: string;
  readonly RequestItems?: {
    readonly [table: string]: { readonly Keys: readonly Row[]; readonly ConsistentRead?: boolean };
  };
}

/** A write that was done: what was there before, and what is there now. */
type Wrote = (table: string, before: Row | undefined, after: Row | undefined) => void;

export interface Hostile {
  readonly wire: Wire;
  /** How often each thing happened. */
  readonly met: Map<string, number>;
  /** Requests that came again and again at once after they had been throttled. */
  readonly spun: readonly string[];
}

const ITEM_BYTES = 400 * 1024;
const PAGE_BYTES = 1024 * 1024;
const DARK_MS = 4_000;
/** How often a request may come again without a pause: by chance a pause is none. */
const AT_ONCE = 3;

const type = (name: string): string => `com.amazonaws.dynamodb.v20120810#${name}`;
const refusal = (status: number, name: string): Reply => ({ status, body: { __type: type(name), message: name } });
const throttle = (below: Below): Reply =>
  refusal(400, below(2) === 0 ? 'ProvisionedThroughputExceededException' : 'ThrottlingException');

export function hostile(ask: Embedded, below: Below, weather: Weather, wrote: Wrote = () => undefined): Hostile {
  const versions = versionsOf();
  const met = new Map<string, number>();
  const dark = new Map<string, number>();
  const buckets = new Map<string, { units: number; at: number }>();
  const refused = new Map<string, { times: number; at: number }>();
  const spun: string[] = [];

  function happens(what: keyof Weather): boolean {
    if (below(1_000) >= weather[what]) return false;
    count(what);
    return true;
  }
  const count = (what: string): void => void met.set(what, (met.get(what) ?? 0) + 1);

  /** Takes units of a partition. A request is let through while any are left. */
  function hasUnits(kind: 'writeUnits' | 'readUnits', table: string, pk: string, units: number): boolean {
    const [most, name] = [weather[kind], `${kind} ${table} ${pk}`];
    const { units: left, at } = buckets.get(name) ?? { units: most, at: Date.now() };
    const there = Math.min(most, left + ((Date.now() - at) / 1_000) * most);
    if (there <= 0) count('no units');
    buckets.set(name, { units: there <= 0 ? there : there - units, at: Date.now() });
    return there > 0;
  }
  const readUnits = (bytes: number, isConsistent: boolean | undefined): number =>
    Math.max(1, Math.ceil(bytes / 4096)) / (isConsistent === true ? 1 : 2);

  const ago: Ago = (writes) => (writes > 0 && happens('stale') ? 1 + below(writes) : 0);
  const youngest = (): number => Date.now() - weather.staleMs;
  const agoOf = (isConsistent: boolean | undefined): Ago => (isConsistent === true ? NOW : ago);

  /** DynamoDB deletes an expired item within days. Until then a read finds it. */
  async function unlessExpired(table: string, row: Row | undefined): Promise<Row | undefined> {
    const ttl = row?.ttl?.N;
    if (row === undefined || ttl === undefined || Number(ttl) * 1_000 > Date.now()) return row;
    count('expired');
    if (below(2) === 0) return row;
    const { pk, sk } = row;
    await ask('DeleteItem', { TableName: table, Key: { pk, ...(sk && { sk }) } });
    wrote(table, versions.wrote(table, keyOf(row), undefined, 0), undefined);
    return undefined;
  }

  async function write(operation: string, input: Input): Promise<Reply> {
    const { TableName, Item, Key = Item ?? {} } = input;
    const bytes = Item === undefined ? 0 : sizeOf(Item);
    if (bytes > ITEM_BYTES) return refusal(400, 'ValidationException');
    if (!hasUnits('writeUnits', TableName, keyOf(Key).pk, Math.max(1, Math.ceil(bytes / 1024)))) return throttle(below);
    const reply = await inStore(operation, input);
    // The store of one machine does not know this parameter.
    if (reply.status === 400 && input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD') {
      const there = versions.get(TableName, keyOf(Key), NOW, 0);
      return { ...reply, body: { ...reply.body, ...(there && { Item: there }) } };
    }
    if (reply.status === 200) {
      const before = versions.wrote(TableName, keyOf(Key), Item, Date.now());
      wrote(TableName, before, Item);
    }
    return reply;
  }

  async function inStore(operation: string, input: object): Promise<Reply> {
    try {
      return { status: 200, body: onWire(await ask(operation, input)) as object };
    } catch (caught) {
      const { statusCode, body } = caught as Partial<Refused>;
      if (statusCode === undefined || body === undefined) throw caught;
      return { status: statusCode, body };
    }
  }

  async function get({ TableName, Key = {}, ConsistentRead, ...more }: Input): Promise<Reply> {
    const found = versions.get(TableName, keyOf(Key), agoOf(ConsistentRead), youngest());
    const row = await unlessExpired(TableName, found);
    if (!hasUnits('readUnits', TableName, keyOf(Key).pk, readUnits(row ? sizeOf(row) : 0, ConsistentRead)))
      return throttle(below);
    return { status: 200, body: row === undefined ? {} : { Item: projected(more, row) } };
  }

  async function batch({ RequestItems = {} }: Input): Promise<Reply> {
    const [[table, { Keys, ConsistentRead }] = ['', { Keys: [] }]] = Object.entries(RequestItems);
    const [read, left]: [Row[], Row[]] = [[], []];
    for (const key of Keys) {
      const found = await unlessExpired(table, versions.get(table, keyOf(key), agoOf(ConsistentRead), youngest()));
      const isRead =
        !happens('unprocessed') && hasUnits('readUnits', table, keyOf(key).pk, readUnits(0, ConsistentRead));
      if (!isRead) left.push(key);
      else if (found !== undefined) read.push(found);
    }
    if (left.length === Keys.length) return throttle(below);
    const UnprocessedKeys = left.length === 0 ? {} : { [table]: { Keys: shuffled(below, left) } };
    return { status: 200, body: { Responses: { [table]: shuffled(below, read) }, UnprocessedKeys } };
  }

  async function query(input: Input): Promise<Reply> {
    const { TableName, ConsistentRead, Limit = Infinity, ScanIndexForward = true } = input;
    const pk = input.ExpressionAttributeValues[':pk']?.S ?? '';
    const all = versions.query(input, agoOf(ConsistentRead), youngest());
    const most = happens('cut') ? below(Math.min(all.length, Limit) + 1) : Infinity;
    const rows: Row[] = [];
    let [seen, bytes] = [0, 0];
    for (const row of all) {
      if (seen >= Math.min(most, Limit) || bytes + sizeOf(row) > PAGE_BYTES) break;
      [seen, bytes] = [seen + 1, bytes + sizeOf(row)];
      const alive = await unlessExpired(TableName, row);
      if (alive !== undefined) rows.push(alive);
    }
    if (!hasUnits('readUnits', TableName, pk, readUnits(bytes, ConsistentRead))) return throttle(below);
    const isWhole = seen === all.length && seen < Limit && seen < most;
    const last = all[seen - 1];
    const next = last === undefined ? placeBefore(input, all[0], ScanIndexForward) : keyOf(last);
    const LastEvaluatedKey = { pk: { S: next.pk || pk }, sk: { S: next.sk } };
    const Items = rows.map((row) => projected(input, row));
    return { status: 200, body: { Items, Count: rows.length, ...(!isWhole && { LastEvaluatedKey }) } };
  }

  /** Where an empty page ended: before its first item. */
  function placeBefore({ ExclusiveStartKey }: Input, first: Row | undefined, isForward: boolean) {
    if (ExclusiveStartKey !== undefined) return keyOf(ExclusiveStartKey);
    const { pk, sk } = keyOf(first ?? {});
    return { pk, sk: isForward ? sk.slice(0, -1) || ' ' : `${sk}~` };
  }

  async function answer(operation: string, input: Input): Promise<Reply> {
    if (operation === 'PutItem' || operation === 'DeleteItem') return write(operation, input);
    if (operation === 'GetItem') return get(input);
    if (operation === 'BatchGetItem') return batch(input);
    if (operation === 'Query') return query(input);
    return inStore(operation, input);
  }

  /** Notes requests that were throttled, whole or in part, and that come again at once. */
  function noteRepeat(name: string): void {
    const before = refused.get(name);
    if (before === undefined || before.at !== Date.now()) refused.delete(name);
    else if (before.times > AT_ONCE) spun.push(name);
  }
  function noteRefusal(names: readonly string[]): void {
    for (const name of names) refused.set(name, { times: (refused.get(name)?.times ?? 0) + 1, at: Date.now() });
  }

  const wire: Wire = async (region, operation, given) => {
    const input = given as Input;
    for (const name of namesOf(region, operation, input)) noteRepeat(name);
    await sleep(1 + below(weather.latencyMs));
    if (happens('dark')) dark.set(region, Date.now() + below(DARK_MS));
    if ((dark.get(region) ?? 0) > Date.now()) throw connectionLost();
    if (happens('failed')) return refusal(500, 'InternalServerError');
    const isThrottled = happens('throttled');
    const reply = isThrottled ? throttle(below) : await answer(operation, input);
    const isLost = reply.status === 200 && happens('lost');
    await sleep(1 + below(weather.latencyMs));
    if (isLost) throw connectionLost();
    noteRefusal(refusedIn(region, operation, input, reply));
    return reply;
  };
  return { wire, met, spun };
}

/** The names of what a request asks for: each key of a batch, or all of it. */
const namesOf = (region: string, operation: string, { RequestItems, ...input }: Input): readonly string[] =>
  RequestItems === undefined
    ? [`${region} ${operation} ${JSON.stringify(input)}`]
    : Object.values(RequestItems).flatMap(({ Keys }) => Keys.map((key) => `${region} ${JSON.stringify(keyOf(key))}`));

/** The names of what was throttled. */
function refusedIn(region: string, operation: string, input: Input, { status, body }: Reply): readonly string[] {
  const { __type: name = '', UnprocessedKeys } = body as { __type?: string; UnprocessedKeys?: Input['RequestItems'] };
  if (status === 400 && /Thrott|Throughput/.test(name)) return namesOf(region, operation, input);
  return UnprocessedKeys === undefined
    ? []
    : namesOf(region, operation, { ...input, RequestItems: UnprocessedKeys } as Input);
}

/** A result of the store as the wire has it. */
function onWire(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(onWire);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, onWire(part)]));
}
