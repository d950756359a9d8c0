// The live channel, apart from its messages: where it is, what it is called, and how much of it one person may use.

/** The version of this contract: the subprotocol that both sides name when a connection is opened. */
export const SUBPROTOCOL = 'fieldpost.v1';
/**
 * Before a token that is sent as a subprotocol: the one thing that a page in a browser may add to the opening of a
 * connection.
 */
export const BEARER = 'bearer.';

/** The path of the channel on the host of the API, unless it has its own address. */
export const LIVE_PATH = '/v1/live';

/** How much of the service one person's connections may use. */
export const LIVE = {
  /** Connections of one person at a time; the next one closes the oldest. */
  connections: 10,
  /** Games that one connection is subscribed to. */
  games: 100,
  /** Bytes of a message. */
  bytes: 16_384,
  /** A connection that sends nothing for so long is closed; API Gateway has the same limit. */
  idleMs: 600_000,
  /** A connection is closed after so long; API Gateway has the same limit. */
  lifeMs: 7_200_000,
} as const;
