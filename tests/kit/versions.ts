import type { DynamoDBRecord } from 'aws-lambda';

// What a table held, with the last writes of each item, as the wire has it: bytes are base64.

type Attribute = { readonly S?: string; readonly N?: string; readonly B?: string };
export type Row = { readonly [name: string]: Attribute };

/** An item from a time on; `undefined`: there was none. */
interface Version {
  readonly since: number;
  readonly row: Row | undefined;
}

/** How many writes ago a read may be answered from. */
const WRITES_AGO = 3;

/** The parameters of a Query that this code uses. */
export interface Query {
  readonly TableName: string;
  readonly ConsistentRead?: boolean;
  readonly KeyConditionExpression: string;
  readonly ExpressionAttributeValues: Row;
  readonly ExpressionAttributeNames?: { readonly [name: string]: string };
  readonly ProjectionExpression?: string;
  readonly ExclusiveStartKey?: Row;
  readonly ScanIndexForward?: boolean;
  readonly Limit?: number;
}

/** Returns how many writes ago an item is read: 0 is now. */
export type Ago = (writes: number) => number;
export const NOW: Ago = () => 0;

type Key = { readonly pk: string; readonly sk: string };
export const keyOf = (row: Row): Key => ({ pk: row.pk?.S ?? '', sk: row.sk?.S ?? '' });

/** Remembers the last writes of each item. */
export function versionsOf() {
  const tables = new Map<string, Map<string, Map<string, Version[]>>>();

  function partition(table: string, pk: string): Map<string, Version[]> {
    const partitions = tables.get(table) ?? new Map<string, Map<string, Version[]>>();
    tables.set(table, partitions);
    const rows = partitions.get(pk) ?? new Map<string, Version[]>();
    partitions.set(pk, rows);
    return rows;
  }

  /** The item as it was some writes ago, if one of the later ones is younger than `youngest`. */
  function read(versions: readonly Version[], ago: Ago, youngest: number): Row | undefined {
    const recent = versions.filter(({ since }) => since > youngest).length;
    return versions.at(-1 - ago(Math.min(recent, versions.length - 1)))?.row;
  }

  return {
    wrote(table: string, { pk, sk }: Key, row: Row | undefined, since: number): Row | undefined {
      const rows = partition(table, pk);
      const versions = rows.get(sk) ?? [{ since: 0, row: undefined }];
      const before = versions.at(-1)?.row;
      rows.set(sk, [...versions, { since, row }].slice(-1 - WRITES_AGO));
      return before;
    },
    /** The item as a write of some writes ago left it, where that is younger than `youngest`. */
    get: (table: string, { pk, sk }: Key, ago: Ago, youngest: number): Row | undefined =>
      read(partition(table, pk).get(sk) ?? [], ago, youngest),
    /** The items that a Query finds, before its limit and its projection, in its order. */
    query(query: Query, ago: Ago, youngest: number): readonly Row[] {
      const { TableName, ScanIndexForward = true, ExclusiveStartKey } = query;
      const rows = partition(TableName, query.ExpressionAttributeValues[':pk']?.S ?? '');
      const keys = [...rows.keys()].filter(within(query)).sort(byBytes);
      if (!ScanIndexForward) keys.reverse();
      const start = ExclusiveStartKey?.sk?.S;
      return keys
        .filter((sk) => start === undefined || (ScanIndexForward ? byBytes(sk, start) > 0 : byBytes(sk, start) < 0))
        .map((sk) => read(rows.get(sk) ?? [], ago, youngest))
        .filter((row) => row !== undefined);
    },
  };
}

/** DynamoDB sorts text by its bytes. */
const byBytes = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));

/** The condition of a Query on its sort key. */
function within({ KeyConditionExpression, ExpressionAttributeValues }: Query): (sk: string) => boolean {
  const [first, ...rest] = KeyConditionExpression.split(' AND ');
  if (first !== 'pk = :pk') throw new Error(`an unknown condition: ${KeyConditionExpression}`);
  const value = (name = ''): string => ExpressionAttributeValues[name]?.S ?? '';
  const condition = rest.join(' AND ');
  if (condition === '') return () => true;
  const [, operator = '', bound] = /^sk (<=|<|>) (:\w+)$/.exec(condition) ?? [];
  if (operator === '<=') return (sk) => byBytes(sk, value(bound)) <= 0;
  if (operator === '<') return (sk) => byBytes(sk, value(bound)) < 0;
  if (operator === '>') return (sk) => byBytes(sk, value(bound)) > 0;
  const [, from, to] = /^sk BETWEEN (:\w+) AND (:\w+)$/.exec(condition) ?? [];
  if (from !== undefined) return (sk) => byBytes(sk, value(from)) >= 0 && byBytes(sk, value(to)) <= 0;
  const [, prefix] = /^begins_with\(sk, (:\w+)\)$/.exec(condition) ?? [];
  if (prefix !== undefined) return (sk) => sk.startsWith(value(prefix));
  throw new Error(`an unknown condition: ${KeyConditionExpression}`);
}

/** The attributes of an item that a read asks for. */
export function projected({ ProjectionExpression, ExpressionAttributeNames = {} }: Partial<Query>, row: Row): Row {
  if (ProjectionExpression === undefined) return row;
  const names = ProjectionExpression.split(',').map((name) => ExpressionAttributeNames[name.trim()] ?? name.trim());
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}

/** The size of an item as DynamoDB counts it: names and values, in bytes. */
export const sizeOf = (row: Row): number =>
  Object.entries(row).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + sizeOfValue(value), 0);

function sizeOfValue({ S, N, B }: Attribute): number {
  if (S !== undefined) return Buffer.byteLength(S);
  return N === undefined ? Math.floor(((B ?? '').length * 3) / 4) : Math.ceil(N.length / 2) + 1;
}

/** What a stream with both images shows of a write; `undefined`: a write that changes nothing leaves no record. */
export function recordOf(before: Row | undefined, after: Row | undefined, n: number): DynamoDBRecord | undefined {
  const row = after ?? before;
  if (row === undefined || JSON.stringify(before) === JSON.stringify(after)) return undefined;
  const { pk, sk } = keyOf(row);
  return {
    eventName: before === undefined ? 'INSERT' : after === undefined ? 'REMOVE' : 'MODIFY',
    dynamodb: {
      Keys: { pk: { S: pk }, sk: { S: sk } },
      SequenceNumber: String(n).padStart(21, '0'),
      ...(before && { OldImage: before as NonNullable<DynamoDBRecord['dynamodb']>['OldImage'] }),
      ...(after && { NewImage: after as NonNullable<DynamoDBRecord['dynamodb']>['NewImage'] }),
    },
  };
}
