import type { TableNames } from '../../functions/platform/dynamo/tables.ts';
import type { FunctionName } from '../endpoints.ts';

/** All that a function may do, and so all that its environment needs to name. */
export interface Grants {
  /** Actions of DynamoDB by table. */
  readonly tables: { readonly [table in keyof TableNames]?: readonly string[] };
  /** It may read the secrets of persons in the vault, and nothing else there: titles and names are read with them. */
  readonly onlyPersons: boolean;
  /** Of the table `people`, in which partitions alone; undefined: in all. */
  readonly peopleIn: readonly string[] | undefined;
  /** Of the table `events` what people say alone, encrypted as it is: no log. */
  readonly onlyPress: boolean;
  /** Of the table `views`, what it may do with memos in partitions that begin so, and with nothing else there. */
  readonly memos: { readonly [begins: string]: readonly string[] };
  /** Adds commits and snapshots to `events`, and nothing else. */
  readonly adds: boolean;
  /** Adds what people say to `events`, and writes what they keep for themselves in `people`. */
  readonly talks: boolean;
  /** Forgets standing orders in `people` that wait for nothing any more. */
  readonly forgets: boolean;
  /** Erases persons: writes over their secrets, and notes it in the journal. */
  readonly erases: boolean;
  /** Derives the master key: from it come the key of the vault, ETags and ids. */
  readonly derives: boolean;
  /** Signs the heads of logs. */
  readonly signs: boolean;
  /** The table that it follows by its stream. */
  readonly follows: keyof TableNames | undefined;
  /** Sends to connections of the live channel, and closes them. */
  readonly posts: boolean;
  /** Asks the courier to bring something. */
  readonly asksCourier: boolean;
  /** Sends mail, from the address of the settings. */
  readonly mails: boolean;
  /** Checks tokens. */
  readonly authenticates: boolean;
  /** Is called without anybody waiting: what it fails at goes to the queue of dead letters. */
  readonly background: boolean;
}

const NOTHING: Grants = {
  tables: {},
  onlyPersons: false,
  peopleIn: undefined,
  onlyPress: false,
  memos: {},
  adds: false,
  talks: false,
  forgets: false,
  erases: false,
  derives: false,
  signs: false,
  follows: undefined,
  posts: false,
  asksCourier: false,
  mails: false,
  authenticates: false,
  background: false,
};

/** The log is only ever read and added to. `tests/infra` holds every line to what the functions really ask for. */
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
    background: true,
  },
  bots: {
    ...NOTHING,
    tables: { events: ['Query'], views: ['GetItem'], vault: ['GetItem'], people: ['Query'] },
    peopleIn: ['F#*'],
    adds: true,
    derives: true,
    follows: 'views',
    background: true,
  },
  deadlines: {
    ...NOTHING,
    tables: {
      events: ['Query'],
      views: ['GetItem', 'Query', 'BatchGetItem'],
      vault: ['GetItem'],
      people: ['GetItem', 'Query'],
    },
    adds: true,
    memos: { 'aside#': ['PutItem', 'DeleteItem'], 'watch#': ['PutItem', 'DeleteItem'], 'call#': ['PutItem'] },
    derives: true,
    background: true,
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
  // It writes no commit, and of the vault it sees no seed.
  press: {
    ...NOTHING,
    tables: { events: ['Query'], views: ['GetItem'], vault: ['GetItem'], people: ['GetItem'] },
    onlyPersons: true,
    memos: { 'token#': ['PutItem'] },
    talks: true,
    derives: true,
    authenticates: true,
  },
  // What it gives up costs nothing: nobody is to be woken for it.
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
    tables: { vault: ['GetItem'], people: ['GetItem', 'PutItem', 'Query', 'DeleteItem'] },
    onlyPersons: true,
    peopleIn: ['I#*', 'J#*', 'Q#*', 'S#*', 'U#*', 'V#*'],
    derives: true,
    asksCourier: true,
    background: true,
  },
  // It moves ratings, and nothing else of what is known of people.
  ratings: {
    ...NOTHING,
    tables: { events: ['Query'], views: ['GetItem', 'Query', 'BatchGetItem'], people: ['GetItem', 'PutItem', 'Query'] },
    peopleIn: ['H#*', 'U#*', 'W#*', 'Z', 'Z#*'],
    derives: true,
    background: true,
  },
  // It reaches nothing that is stored, in any exchange that an outsider makes it join.
  courier: { ...NOTHING, mails: true },
};
