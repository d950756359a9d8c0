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
