import type { TableNames } from '../../functions/platform/dynamo/tables.ts';
import type { QueueName } from '../../functions/platform/ports/queue.ts';
import type { FunctionName } from '../endpoints.ts';

/** The rights of a function, which also decide its environment. */
export interface Grants {
  /** Actions of DynamoDB by table. */
  readonly tables: { readonly [table in keyof TableNames]?: readonly string[] };
  /** Reads only the secrets of persons in the vault, which decrypt titles and names. */
  readonly onlyPersons: boolean;
  /** The partitions of the table `people`; `undefined`: all. */
  readonly peopleIn: readonly string[] | undefined;
  /** Reads only encrypted messages in the table `events`, and no log. */
  readonly onlyPress: boolean;
  /** Its actions on memos in partitions with these prefixes of the table `views`, and on nothing else there. */
  readonly memos: { readonly [begins: string]: readonly string[] };
  /** Only adds commits and snapshots to `events`. */
  readonly adds: boolean;
  /** Notes in `events` that the service works. */
  readonly beats: boolean;
  /** Adds entries to the record of outages in `events`. */
  readonly records: boolean;
  /** Adds messages to `events`, and writes private items in `people`. */
  readonly talks: boolean;
  /** Removes outdated standing orders from `people`. */
  readonly forgets: boolean;
  /** Erases persons: overwrites their secrets and notes it in the journal. */
  readonly erases: boolean;
  /** Derives the master key, and from it the key of the vault, ETags and ids. */
  readonly derives: boolean;
  /** Signs the heads of logs. */
  readonly signs: boolean;
  /** The table with the stream that it follows. */
  readonly follows: keyof TableNames | undefined;
  /** The queues that it sends to. */
  readonly sends: readonly QueueName[];
  /** The queues that it consumes. */
  readonly consumes: readonly QueueName[];
  /** Removes deadlines that no longer stand from `views`. */
  readonly tidies: boolean;
  /** Sends to connections of the live channel, and closes them. */
  readonly posts: boolean;
  /** Calls the courier. */
  readonly asksCourier: boolean;
  /** Sends mail from the address in the settings. */
  readonly mails: boolean;
  /** Checks tokens. */
  readonly authenticates: boolean;
  /** Is called asynchronously. Failures go to the dead-letter queue. */
  readonly background: boolean;
}

const NOTHING: Grants = {
  tables: {},
  onlyPersons: false,
  peopleIn: undefined,
  onlyPress: false,
  memos: {},
  adds: false,
  beats: false,
  records: false,
  talks: false,
  forgets: false,
  erases: false,
  derives: false,
  signs: false,
  follows: undefined,
  sends: [],
  consumes: [],
  tidies: false,
  posts: false,
  asksCourier: false,
  mails: false,
  authenticates: false,
  background: false,
};

/**
 * Allows only reads of the log and additions to it. `tests/infra` compares every line with the requests of the
 * functions.
 */
export const GRANTS: { readonly [name in FunctionName]: Grants } = {
  read: {
    ...NOTHING,
    tables: {
      events: ['GetItem', 'Query'],
      views: ['GetItem', 'Query', 'BatchGetItem'],
      vault: ['GetItem'],
      people: ['GetItem', 'Query'],
    },
    onlyPersons: true,
    memos: { 'audit#': ['PutItem'], 'watch#': ['PutItem'], 'token#': ['PutItem'] },
    derives: true,
    signs: true,
    authenticates: true,
  },
  write: {
    ...NOTHING,
    tables: {
      events: ['Query'],
      views: ['GetItem', 'Query'],
      vault: ['GetItem', 'PutItem'],
      people: ['GetItem', 'PutItem', 'Query'],
    },
    memos: { 'watch#': ['PutItem'], 'token#': ['PutItem'] },
    adds: true,
    beats: true,
    derives: true,
    authenticates: true,
  },
  docs: NOTHING,
  projector: {
    ...NOTHING,
    tables: {
      events: ['Query'],
      views: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
      vault: ['GetItem'],
      people: ['GetItem', 'Query'],
    },
    onlyPersons: true,
    forgets: true,
    derives: true,
    follows: 'events',
    sends: ['ticks', 'bots', 'again'],
    consumes: ['again'],
    background: true,
  },
  bots: {
    ...NOTHING,
    tables: { events: ['Query'], views: ['GetItem'], vault: ['GetItem'], people: ['Query'] },
    peopleIn: ['F#*'],
    adds: true,
    derives: true,
    sends: ['bots'],
    consumes: ['bots'],
  },
  // It commits nothing, and opens no vault.
  clock: {
    ...NOTHING,
    tables: { events: ['Query'], views: ['GetItem', 'Query'], people: ['GetItem', 'Query'] },
    peopleIn: ['U#*', 'X#*'],
    records: true,
    memos: {
      'aside#': ['DeleteItem'],
      'clock#': ['PutItem'],
      'outage#': ['PutItem'],
      'watch#': ['PutItem', 'DeleteItem'],
    },
    tidies: true,
    sends: ['ticks', 'bots'],
    signs: true,
    asksCourier: true,
    background: true,
  },
  deadlines: {
    ...NOTHING,
    tables: { events: ['Query'], views: ['GetItem'], vault: ['GetItem'], people: ['Query'] },
    peopleIn: ['F#*'],
    adds: true,
    memos: { 'aside#': ['PutItem', 'DeleteItem'] },
    derives: true,
    sends: ['ticks'],
    consumes: ['ticks'],
  },
  live: {
    ...NOTHING,
    tables: {
      events: ['Query'],
      views: ['GetItem', 'Query', 'BatchGetItem'],
      people: ['GetItem'],
      connections: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
    },
    memos: { 'token#': ['PutItem'] },
    derives: true,
    posts: true,
    authenticates: true,
  },
  // It writes no commit, and reads no seed in the vault.
  press: {
    ...NOTHING,
    tables: { events: ['Query'], views: ['GetItem'], vault: ['GetItem'], people: ['GetItem'] },
    onlyPersons: true,
    memos: { 'token#': ['PutItem'] },
    talks: true,
    derives: true,
    authenticates: true,
  },
  // Its failures cost nothing, so they alert nobody.
  notifier: {
    ...NOTHING,
    tables: {
      events: ['Query'],
      views: ['GetItem', 'Query'],
      people: ['GetItem'],
      connections: ['GetItem', 'Query', 'DeleteItem'],
    },
    onlyPress: true,
    follows: 'events',
    posts: true,
  },
  guests: {
    ...NOTHING,
    tables: {
      events: ['Query'],
      views: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
      vault: ['GetItem'],
      people: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
    },
    onlyPersons: true,
    erases: true,
    derives: true,
    background: true,
  },
  notifications: {
    ...NOTHING,
    tables: { events: ['Query'], views: ['Query'], people: ['GetItem', 'PutItem'] },
    onlyPress: true,
    peopleIn: ['I#*', 'J#*', 'Q#*'],
    follows: 'events',
    background: true,
  },
  sender: {
    ...NOTHING,
    tables: {
      vault: ['GetItem'],
      views: ['Query'],
      people: ['GetItem', 'PutItem', 'Query', 'DeleteItem'],
    },
    onlyPersons: true,
    peopleIn: ['I#*', 'J#*', 'Q#*', 'S#*', 'U#*', 'V#*'],
    derives: true,
    asksCourier: true,
    background: true,
  },
  // It changes ratings, and nothing else in `people`.
  ratings: {
    ...NOTHING,
    tables: { events: ['Query'], views: ['GetItem', 'Query', 'BatchGetItem'], people: ['GetItem', 'PutItem', 'Query'] },
    peopleIn: ['H#*', 'U#*', 'W#*', 'Z', 'Z#*'],
    derives: true,
    background: true,
  },
  // It reaches no stored data, even if an outsider controls the exchange.
  courier: { ...NOTHING, mails: true },
};
