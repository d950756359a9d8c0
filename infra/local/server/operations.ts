import { Stream } from 'node:stream';
import batchGetItem from 'dynalite/actions/batchGetItem.js';
import createTable from 'dynalite/actions/createTable.js';
import deleteItem from 'dynalite/actions/deleteItem.js';
import describeTable from 'dynalite/actions/describeTable.js';
import getItem from 'dynalite/actions/getItem.js';
import putItem from 'dynalite/actions/putItem.js';
import query from 'dynalite/actions/query.js';
import scan from 'dynalite/actions/scan.js';
import ofBatchGetItem from 'dynalite/validations/batchGetItem.js';
import ofCreateTable from 'dynalite/validations/createTable.js';
import ofDeleteItem from 'dynalite/validations/deleteItem.js';
import ofDescribeTable from 'dynalite/validations/describeTable.js';
import ofGetItem from 'dynalite/validations/getItem.js';
import validations from 'dynalite/validations/index.js';
import ofPutItem from 'dynalite/validations/putItem.js';
import ofQuery from 'dynalite/validations/query.js';
import ofScan from 'dynalite/validations/scan.js';
import type { Embedded } from '../../../functions/platform/dynamo/embedded.ts';

/** The used operations of DynamoDB in dynalite, with their parameters. */
const OPERATIONS: { readonly [operation: string]: readonly [typeof query, Taken] } = {
  BatchGetItem: [batchGetItem, ofBatchGetItem],
  CreateTable: [createTable, ofCreateTable],
  DeleteItem: [deleteItem, ofDeleteItem],
  DescribeTable: [describeTable, ofDescribeTable],
  GetItem: [getItem, ofGetItem],
  PutItem: [putItem, ofPutItem],
  Query: [query, ofQuery],
  Scan: [scan, ofScan],
};

/** Carries out operations on a database of dynalite, as its server does over HTTP. */
export function operationsOn(database: Database): Embedded {
  rememberTables(database);
  readLightly(database.db);
  return async (operation, input) => {
    const found = OPERATIONS[operation];
    if (found === undefined) throw new Error(`the store on this machine has no operation ${operation}`);
    const [action, { types, custom }] = found;
    const checked = validations.checkTypes(inText(inPages(operation, input)) as object, types);
    validations.checkValidations(checked, types, custom, database);
    return new Promise<object>((done, failed) => {
      action(database, checked, (fault, output) => (fault ? failed(fault) : done(inBytes(output) as object)));
    });
  };
}

/** Splits a Query without a limit into pages, because each blocks this process. */
const inPages = (operation: string, input: object): object =>
  operation === 'Query' ? { Limit: A_PAGE, ...input } : input;
const A_PAGE = 100;

/** Returns parameters with bytes as base64, in dynalite's form. */
function inText(value: unknown): unknown {
  if (value instanceof Uint8Array)
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64');
  return mapped(value, inText);
}

/** Returns a result with bytes in the SDK's form, from text in an attribute `{ B }`. */
function inBytes(value: unknown): unknown {
  const { B } = (value ?? {}) as { readonly B?: unknown };
  return typeof B === 'string' ? { B: Buffer.from(B, 'base64') } : mapped(value, inBytes);
}

function mapped(value: unknown, change: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part)]));
}

/** Caches the description of a usable table, which dynalite would read before each operation. It never changes here. */
function rememberTables(database: Database): void {
  const read = database.getTable;
  const known = new Map<string, { readonly TableStatus: string }>();
  database.getTable = (name, ...rest) => {
    const [done] = rest.slice(-1) as [TableRead];
    const table = known.get(name);
    if (table !== undefined) return done(undefined, table);
    const told: TableRead = (fault, found) => {
      if (found?.TableStatus === 'ACTIVE') known.set(name, found);
      done(fault, found);
    };
    return rest.length === 1 ? read(name, told) : read(name, rest[0], told);
  };
}

/**
 * Closes iterators, which dynalite does not: it calls `return`, but abstract-level's method is `close`. LevelDB keeps
 * the blocks of an open iterator, so the server would grow with every Query. Also avoids a stream of Node, which costs
 * three times the read.
 */
function readLightly(level: Level): void {
  level.createKeyStream = (range) => new Entries(level.keys(range));
  level.createValueStream = (range) => new Entries(level.values(range));
}

/** Number of entries that are read at once. */
const AT_ONCE = 100;

/**
 * Emits the entries of an iterator and closes it at the end or on `destroy`: the part of a stream that dynalite needs.
 */
class Entries extends Stream {
  #isWanted = true;

  constructor(iterator: LevelIterator<unknown>) {
    super();
    this.#tell(iterator).catch((fault: unknown) => this.emit('error', fault));
  }

  async #tell(iterator: LevelIterator<unknown>): Promise<void> {
    try {
      for (;;) {
        const entries = await iterator.nextv(AT_ONCE);
        for (const entry of entries) if (this.#isWanted) this.emit('data', entry);
        if (entries.length === 0 || !this.#isWanted) break;
      }
    } finally {
      await iterator.close();
    }
    this.emit('end');
  }

  destroy(): void {
    this.#isWanted = false;
  }
}
