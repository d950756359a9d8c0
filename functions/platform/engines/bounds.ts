/** The limits of one pass of an engine over a log. */
export interface Bounds {
  readonly ms: number;
  readonly megabytes: number;
}

/** An HTTP API waits 30 seconds at most. */
export const IN_A_REQUEST: Bounds = { ms: 20_000, megabytes: 512 };
/** The limits of an import. One process carries out one import at a time. */
export const IN_AN_IMPORT: Bounds = { ms: 100_000, megabytes: 512 };
/** The limits of a command that a client waits for. */
export const AT_LEISURE: Bounds = { ms: 600_000, megabytes: 2_048 };

/** Receives the number of commits of a pass, and the progress. */
export type Watch = (commits: number) => { step(count: number): void; end(): void };
