/**
 * The database under dynalite: of all that abstract-level has, what is used here. Methods with `_` are those that
 * databases implement.
 */
interface Level {
  readonly status: 'opening' | 'open' | 'closing' | 'closed';
  open(): Promise<void>;
  close(): Promise<void>;
  put(key: string, value: unknown): Promise<void>;
  del(key: string): Promise<void>;
  get(key: string): Promise<unknown>;
  /** Merges the files that hold keys of a range. Of a database in memory there is none. */
  compactRange?(start: string, end: string): Promise<void>;
  keys(range?: object): LevelIterator<string>;
  values(range?: object): LevelIterator<unknown>;
  /** What dynalite adds, and reads all by. */
  createKeyStream(range?: object): import('node:stream').Stream;
  createValueStream(range?: object): import('node:stream').Stream;
  _put(key: string, value: unknown, options: object): Promise<void>;
  _del(key: string, options: object): Promise<void>;
  _batch(operations: readonly unknown[], options: object): Promise<void>;
}

interface LevelIterator<T> extends AsyncIterable<T> {
  /** At most so many of the next; none: that was all. */
  nextv(size: number): Promise<readonly T[]>;
  close(): Promise<void>;
}

/** What dynalite's operations work on. */
interface Database {
  readonly db: Level;
  /** Reads the description of a table; without `checkStatus`, two arguments. */
  getTable(name: string, ...rest: [checkStatus: boolean, done: TableRead] | [done: TableRead]): void;
}
type TableRead = (fault: unknown, table?: { readonly TableStatus: string }) => void;

/** What an operation takes: dynalite's own description of its parameters. */
interface Taken {
  readonly types: object;
  readonly custom: unknown;
}

declare module 'dynalite' {
  import type { Server } from 'node:http';

  export interface DynaliteOptions {
    /** A folder for LevelDB; in memory without it. */
    readonly path?: string;
    /** How long a table stays in CREATING, in milliseconds. */
    readonly createTableMs?: number;
  }
  const dynalite: (options?: DynaliteOptions) => Server;
  export default dynalite;
}

declare module 'dynalite/db/index.js' {
  import type { DynaliteOptions } from 'dynalite';

  const databases: { create(options: DynaliteOptions): Database };
  export default databases;
}

declare module 'dynalite/actions/*.js' {
  const action: (database: Database, input: object, done: (fault: unknown, output: object) => void) => void;
  export default action;
}

declare module 'dynalite/validations/index.js' {
  const validations: {
    /** Gives the parameters that the operation has. Throws what DynamoDB would refuse. */
    checkTypes(input: object, types: object): object;
    checkValidations(input: object, types: object, custom: unknown, database: Database): void;
  };
  export default validations;
}

declare module 'dynalite/validations/*.js' {
  const parameters: Taken;
  export default parameters;
}
