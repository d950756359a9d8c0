import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { AttributeType, BillingMode, StreamViewType, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { AnyPrincipal, Effect, PolicyDocument, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { sure } from '../../domain/lib/sure.ts';
import { TTL } from '../../functions/platform/dynamo/items.ts';
import { KEYS, type TableNames, tableNames } from '../../functions/platform/dynamo/tables.ts';
import { EXPIRING } from '../upkeep/expired.ts';
import { anchorBucketIn } from './anchors.ts';
import { type CloudQueues, queuesIn } from './queues.ts';
import { capitalised, prefixOf, removalOf, type Settings } from './settings.ts';
import { SIZES, type Size } from './sizes.ts';

/** Keys of one purpose, oldest first. */
export type Generations = readonly { readonly generation: number; readonly key: Key }[];

/** Returns the key that encrypts or signs what is new. */
export const newestOf = (generations: Generations): Key => sure(generations.at(-1), 'a key').key;

/** The generation of the first separate keys: the master key is generation 1. */
const FIRST_APART = 2;

/** The stores: tables, keys, and queues. */
export interface Stores {
  readonly tables: { readonly [table in keyof TableNames]: Table };
  readonly keys: {
    /** Encrypts `events`, `views`, `connections` and the alarms. */
    readonly data: Key;
    /** Encrypts `vault`. Its items are encrypted before. */
    readonly vault: Key;
    /** Encrypts `people`. */
    readonly people: Key;
    /** In stacks of before release 0.2.0: stands for the three below. */
    readonly master: Key | undefined;
    /** Absent beside a master key: its names are in the tables. */
    readonly tags: Key | undefined;
    readonly persons: Generations;
    readonly seeds: Generations;
    readonly signing: Generations;
  };
  readonly queues: CloudQueues;
  /** Anchors, which a lock keeps. */
  readonly anchorBucket: Bucket;
  /** Stream records and scheduled work that failed for good. */
  readonly deadLetters: Queue;
}

/**
 * Denies everybody in the account changing or deleting an item of the log. IAM has no right for "put only if absent",
 * so a role that may put may replace.
 */
const onlyAddedTo = (): PolicyDocument =>
  new PolicyDocument({
    statements: [
      new PolicyStatement({
        sid: 'OnlyAddedTo',
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['BatchWriteItem', 'DeleteItem', 'PartiQLDelete', 'PartiQLInsert', 'PartiQLUpdate', 'UpdateItem'].map(
          (action) => `dynamodb:${action}`,
        ),
        resources: ['*'],
      }),
    ],
  });

/** Returns whether items of a table expire. */
const isExpiring = (name: keyof TableNames): boolean => EXPIRING.some((each) => each === name);

/**
 * Connections of the live channel, which end after two hours. They need no backup, and are deleted with the stack.
 * `warmth`: read units that are there from the start, because each move reads who is connected.
 */
function connectionsIn(stack: Stack, tableName: string, encryptionKey: Key, warmth: number | undefined): Table {
  const [pk = '', sk = ''] = KEYS.connections;
  return new Table(stack, 'ConnectionsTable', {
    tableName,
    partitionKey: { name: pk, type: AttributeType.STRING },
    sortKey: { name: sk, type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
    encryption: TableEncryption.CUSTOMER_MANAGED,
    encryptionKey,
    timeToLiveAttribute: TTL,
    ...(warmth !== undefined && { warmThroughput: { readUnitsPerSecond: warmth } }),
    deletionProtection: false,
    removalPolicy: RemovalPolicy.DESTROY,
  });
}

/** Returns the keys from the first generation to the newest. The name of the first one has no number. */
const generationsOf = (first: number, newest: number, made: (suffix: string) => Key): Generations =>
  Array.from({ length: newest - first + 1 }, (_, i) => ({
    generation: first + i,
    key: made(i === 0 ? '' : String(first + i)),
  }));

/** The tables that every move writes. */
const BUSY: readonly (keyof TableNames)[] = ['events', 'views', 'people'];

export function storesIn(stack: Stack, settings: Settings): Stores {
  const kept = settings.data === 'keep';
  const removalPolicy = removalOf(settings);
  const { warmth }: Size = SIZES[settings.size];
  const prefix = prefixOf(settings);
  const names = tableNames(prefix);
  const key = (
    name: string,
    more: { keySpec?: KeySpec; keyUsage?: KeyUsage; enableKeyRotation?: boolean; multiRegion?: boolean },
    description: string,
  ) => new Key(stack, `${name}Key`, { alias: `${prefix}${name.toLowerCase()}`, description, removalPolicy, ...more });

  const hmacKey = (name: string, description: string): Key =>
    key(name, { keySpec: KeySpec.HMAC_256, keyUsage: KeyUsage.GENERATE_VERIFY_MAC, multiRegion: true }, description);

  const keys = {
    data: key('Data', { enableKeyRotation: true }, 'Encrypts the log, the lists and the messages of alarms'),
    vault: key('Vault', { enableKeyRotation: true }, 'Encrypts the vault: seeds of running games, secrets of persons'),
    people: key('People', { enableKeyRotation: true }, 'Encrypts the data of persons'),
    // Without these, nothing in the vault could be read. Another region may have a copy.
    master:
      settings.master === 'keep' ? hmacKey('Master', 'Stands for the keys of names, persons and seeds') : undefined,
    tags:
      settings.master === 'keep' ? undefined : hmacKey('Tags', 'Names persons and handles; ETags, cursors and MACs'),
    persons: generationsOf(FIRST_APART, settings.persons, (suffix) =>
      hmacKey(`Persons${suffix}`, 'Encrypts the secrets of persons in the vault'),
    ),
    seeds: generationsOf(FIRST_APART, settings.seeds, (suffix) =>
      hmacKey(`Seeds${suffix}`, 'Encrypts the seeds of games in the vault'),
    ),
    signing: generationsOf(1, settings.signing, (suffix) =>
      key(
        `Signing${suffix}`,
        { keySpec: KeySpec.ECC_NIST_P256, keyUsage: KeyUsage.SIGN_VERIFY },
        'Signs the heads of logs',
      ),
    ),
  };
  keys.data.grantEncryptDecrypt(new ServicePrincipal('cloudwatch.amazonaws.com'));

  const table = (
    name: keyof TableNames,
    encryptionKey: Key,
    stream?: StreamViewType,
    resourcePolicy?: PolicyDocument,
  ): Table => {
    const [partitionKey, sortKey] = KEYS[name].map((attribute) => ({ name: attribute, type: AttributeType.STRING }));
    return new Table(stack, `${capitalised(name)}Table`, {
      tableName: names[name],
      partitionKey: sure(partitionKey, `key of the table ${name}`),
      ...(sortKey && { sortKey }),
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.CUSTOMER_MANAGED,
      encryptionKey,
      // The lists are rebuilt from the log.
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: name !== 'views' },
      deletionProtection: kept,
      removalPolicy,
      ...(isExpiring(name) && { timeToLiveAttribute: TTL }),
      // The partitions, and so the shards of the stream, that a full evening needs are there from the start.
      ...(warmth !== undefined && BUSY.includes(name) && { warmThroughput: { writeUnitsPerSecond: warmth } }),
      ...(stream && { stream }),
      ...(resourcePolicy && { resourcePolicy }),
    });
  };
  return {
    keys,
    tables: {
      // Its followers need only keys, so this stream contains no secrets.
      events: table('events', keys.data, StreamViewType.KEYS_ONLY, onlyAddedTo()),
      // The herald tells what changed in a game, and who may know it: both images say so without a read.
      views: table('views', keys.data, StreamViewType.NEW_AND_OLD_IMAGES),
      vault: table('vault', keys.vault),
      people: table('people', keys.people),
      connections: connectionsIn(stack, names.connections, keys.data, warmth),
    },
    queues: queuesIn(stack, settings),
    anchorBucket: anchorBucketIn(stack, settings),
    deadLetters: new Queue(stack, 'DeadLetters', {
      queueName: `${prefix}dead-letters`,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
      removalPolicy: RemovalPolicy.DESTROY,
    }),
  };
}
