/** The database under dynalite: of all that abstract-level has, what is used here. Methods with `_` are those that databases implement. */
interface Level {
  readonly status: 'opening' | 'open' | 'closing' | 'closed';
  open(): Promise<void>;
  close(): Promise<void>;
  put(key: string, value: unknown): Promise<void>;
  del(key: string): Promise<void>;
  get(key: string): Promise<unknown>;
  keys(range?: object): AsyncIterable<string>;
  values(range?: object): AsyncIterable<unknown>;
  /** What dynalite adds, and reads all by. */
  createKeyStream(range?: object): import('node:stream').Readable;
  createValueStream(range?: object): import('node:stream').Readable;
  _put(key: string, value: unknown, options: object): Promise<void>;
  _del(key: string, options: object): Promise<void>;
  _batch(operations: readonly unknown[], options: object): Promise<void>;
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

  /** dynalite calls `create` when it is made. */
  const databases: { create(options: DynaliteOptions): { readonly db: Level } };
  export default databases;
}
