import type { TableNames } from '../../functions/platform/dynamo/tables.ts';
import type { QueueName } from '../../functions/platform/ports/queue.ts';
import type { FunctionName } from '../endpoints.ts';

/** `tags`: names, ETags and MACs. `persons`: their secrets, which decrypt titles and names. `seeds`: those of games. */
type Purpose = 'tags' | 'persons' | 'seeds';

/** The rights of a function, which also decide its environment. */
export interface Grants {
  /** Actions of DynamoDB by table. */
  readonly tables: { readonly [table in keyof TableNames]?: readonly string[] };
  /** The partitions of the table `people`; `undefined`: all. */
  readonly peopleIn: readonly string[] | undefined;
  /** Reads only encrypted messages in the table `events`, and no log. */
  readonly onlyPress: boolean;
  /** Its actions on memos in partitions with these prefixes of the table `views`, and on nothing else there. */
  readonly memos: { readonly [begins: string]: readonly string[] };
  /** Only adds commits to `events`, and snapshots to the memos. */
  readonly adds: boolean;
  /** Keeps the logs of imported games in `events`, as origins of forks. */
  readonly keepsOrigins: boolean;
  /** Notes in `events` that the service works. */
  readonly beats: boolean;
  /** Adds entries to the record of outages in `events`. */
  readonly records: boolean;
  /** Adds messages to `events`, and writes private items in `people`. */
  readonly talks: boolean;
  /** Removes outdated standing orders from `people`. */
  readonly forgets: boolean;
  /** Erases persons: overwrites their secrets, notes it in the journal, and takes addresses off the list of SES. */
  readonly erases: boolean;
  /** Derives keys of these purposes. It reads the items of the vault that they decrypt, and no others. */
  readonly derives: readonly Purpose[];
  /** Signs the heads of logs. */
  readonly signs: boolean;
  /** Reads anchors, or writes them. */
  readonly anchors: 'reads' | 'writes' | undefined;
  /** Reads the public half of the signing key, and tells clients where people sign in. */
  readonly publishes: boolean;
  /** Answers requests and connections of the distribution, and refuses all others. */
  readonly answers: boolean;
  /** Reads profiles of persons in `people`, beside its partitions. */
  readonly looksUp: boolean;
  /** The tables with the streams that it follows. */
  readonly follows: readonly (keyof TableNames)[];
  /** The queues that it sends to. */
  readonly sends: readonly QueueName[];
  /** The queues that it consumes. */
  readonly consumes: readonly QueueName[];
  /** Removes deadlines that no longer stand from `views`. */
  readonly tidies: boolean;
  /** Removes errands from `people` that it handed to their queue. */
  readonly handsOut: boolean;
  /** Sends to connections of the live channel, and closes them. */
  readonly posts: boolean;
  /** Calls the courier. */
  readonly asksCourier: boolean;
  /** Sends mail from the address in the settings. */
  readonly mails: boolean;
  /** Checks tokens. */
  readonly authenticates: boolean;
  /** Watches over the service: plays at the public address with the token of a parameter, or stops functions. */
  readonly keeps: 'playing' | 'braking' | undefined;
  /** Is called asynchronously. Failures go to the dead-letter queue. */
  readonly background: boolean;
}

const NOTHING: Grants = {
  tables: {},
  peopleIn: undefined,
  onlyPress: false,
  memos: {},
  adds: false,
  keepsOrigins: false,
  beats: false,
  records: false,
  talks: false,
  forgets: false,
  erases: false,
  derives: [],
  signs: false,
  anchors: undefined,
  publishes: false,
  answers: false,
  looksUp: false,
  follows: [],
  sends: [],
  consumes: [],
  tidies: false,
  handsOut: false,
  posts: false,
  asksCourier: false,
  mails: false,
  authenticates: false,
  keeps: undefined,
  background: false,
};

/** Allows only reads of the log and additions to it. `tests/infra` compares each line with what the functions ask. */
export const GRANTS: { readonly [name in FunctionName]: Grants } = {
  read: {
    ...NOTHING,
    tables: {
      events: ['GetItem', 'Query'],
      views: ['GetItem', 'Query', 'BatchGetItem'],
      vault: ['GetItem'],
      people: ['GetItem', 'Query'],
    },
    memos: { 'watch#': ['PutItem'], 'token#': ['PutItem'] },
    derives: ['tags', 'persons'],
    publishes: true,
    answers: true,
    authenticates: true,
  },
  costly: {
    ...NOTHING,
    tables: {
      events: ['Query'],
      views: ['GetItem', 'Query'],
      vault: ['GetItem'],
      people: ['GetItem', 'Query'],
    },
    memos: { 'audit#': ['PutItem'], 'watch#': ['PutItem'], 'token#': ['PutItem'] },
    derives: ['tags', 'persons'],
    signs: true,
    anchors: 'reads',
    answers: true,
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
    memos: { 'snap#': ['PutItem'], 'watch#': ['PutItem'], 'token#': ['PutItem'] },
    adds: true,
    keepsOrigins: true,
    beats: true,
    derives: ['tags', 'persons', 'seeds'],
    answers: true,
    authenticates: true,
  },
  docs: { ...NOTHING, answers: true },
  projector: {
    ...NOTHING,
    tables: {
      events: ['Query'],
      views: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
      vault: ['GetItem'],
      people: ['GetItem', 'Query'],
    },
    forgets: true,
    derives: ['tags', 'persons'],
    follows: ['events'],
    sends: ['ticks', 'bots', 'again'],
    consumes: ['again'],
    background: true,
  },
  bots: {
    ...NOTHING,
    tables: { events: ['Query'], views: ['GetItem', 'Query'], vault: ['GetItem'], people: ['Query'] },
    peopleIn: ['F#*'],
    memos: { 'snap#': ['PutItem'] },
    adds: true,
    derives: ['tags', 'seeds'],
    sends: ['bots'],
    consumes: ['bots'],
  },
  // It commits nothing, and opens no vault.
  clock: {
    ...NOTHING,
    tables: { events: ['Query'], views: ['GetItem', 'Query'], people: ['GetItem', 'Query'] },
    peopleIn: ['Q#*', 'U#*', 'X#*'],
    records: true,
    memos: {
      'aside#': ['DeleteItem'],
      'clock#': ['PutItem'],
      'outage#': ['PutItem'],
      'watch#': ['PutItem', 'DeleteItem'],
    },
    tidies: true,
    handsOut: true,
    sends: ['ticks', 'bots', 'tells'],
    signs: true,
    asksCourier: true,
    background: true,
  },
  deadlines: {
    ...NOTHING,
    tables: { events: ['Query'], views: ['GetItem', 'Query'], vault: ['GetItem'], people: ['Query'] },
    peopleIn: ['F#*'],
    looksUp: true,
    adds: true,
    memos: { 'aside#': ['PutItem', 'DeleteItem'], 'snap#': ['PutItem'] },
    // It takes people out of their games, under their pseudonyms, when their accounts end.
    derives: ['tags', 'persons', 'seeds'],
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
    derives: ['tags'],
    answers: true,
    posts: true,
    authenticates: true,
  },
  // It writes no commit, and reads no seed in the vault.
  press: {
    ...NOTHING,
    tables: { events: ['Query'], views: ['GetItem', 'Query'], vault: ['GetItem'], people: ['GetItem'] },
    memos: { 'token#': ['PutItem'] },
    talks: true,
    derives: ['tags', 'persons'],
    answers: true,
    authenticates: true,
  },
  guests: {
    ...NOTHING,
    tables: {
      events: ['Query'],
      views: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
      vault: ['GetItem'],
      people: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
    },
    erases: true,
    derives: ['tags', 'persons'],
    background: true,
  },
  // It reads no log, and of the lists only games with press.
  herald: {
    ...NOTHING,
    tables: {
      events: ['Query'],
      views: ['Query'],
      people: ['GetItem', 'PutItem'],
      connections: ['GetItem', 'Query', 'DeleteItem'],
    },
    onlyPress: true,
    peopleIn: ['I#*', 'J#*', 'Q#*'],
    looksUp: true,
    follows: ['events', 'views'],
    sends: ['tells'],
    posts: true,
    background: true,
  },
  sender: {
    ...NOTHING,
    tables: {
      vault: ['GetItem'],
      views: ['Query'],
      people: ['GetItem', 'PutItem', 'Query', 'DeleteItem'],
    },
    peopleIn: ['I#*', 'J#*', 'Q#*', 'S#*', 'U#*', 'V#*'],
    derives: ['tags', 'persons'],
    sends: ['tells', 'hooks'],
    consumes: ['tells', 'hooks'],
    asksCourier: true,
  },
  // It changes ratings, and nothing else in `people`.
  ratings: {
    ...NOTHING,
    tables: { events: ['Query'], views: ['GetItem', 'Query', 'BatchGetItem'], people: ['GetItem', 'PutItem', 'Query'] },
    peopleIn: ['H#*', 'U#*', 'W#*', 'Z', 'Z#*'],
    derives: ['tags'],
    background: true,
  },
  // It reads the heads that the projector noted in `views`, and no log.
  anchor: {
    ...NOTHING,
    tables: { views: ['Query'] },
    derives: ['tags'],
    signs: true,
    anchors: 'writes',
    background: true,
  },
  // It reaches no stored data, even if an outsider controls the exchange.
  courier: { ...NOTHING, mails: true },
  // It turns channels off, and nothing else.
  returned: {
    ...NOTHING,
    tables: { people: ['GetItem', 'PutItem'] },
    peopleIn: ['U#*'],
    background: true,
  },
  // It is a player like any other, with nothing but an account.
  canary: { ...NOTHING, keeps: 'playing' },
  brake: { ...NOTHING, keeps: 'braking', background: true },
};
