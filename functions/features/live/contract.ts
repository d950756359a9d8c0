// The constants of the live channel: its path, its names and its limits. Its messages are in messages.ts.

/** The version of this contract: the subprotocol that both sides name at the opening. */
export const SUBPROTOCOL = 'fieldpost.v1';
/** Precedes a token that is sent as a subprotocol, the only field that a page in a browser can add to the opening. */
export const BEARER = 'bearer.';

/** The path of the channel on the host of the API, unless it has a separate address. */
export const LIVE_PATH = '/v1/live';

/** Limits of one person's connections. */
export const LIVE = {
  /** Connections of one person: browsers on several machines, and programs. The next one closes the oldest. */
  connections: 10,
  /** Games that one connection subscribes to. */
  games: 100,
  /** Bytes of a message. */
  bytes: 16_384,
  /** An idle connection is closed after this time. API Gateway has the same limit. */
  idleMs: 600_000,
  /** Every connection is closed after this time. API Gateway has the same limit. */
  lifeMs: 7_200_000,
} as const;
