import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { AttributeType, BillingMode, StreamViewType, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { AnyPrincipal, Effect, PolicyDocument, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { sure } from '../../domain/lib/sure.ts';
import { TTL } from '../../functions/platform/dynamo/connections.ts';
import { KEYS, type TableNames, tableNames } from '../../functions/platform/dynamo/tables.ts';
import { type CloudQueues, queuesIn } from './queues.ts';
import { capitalised, prefixOf, type Settings } from './settings.ts';

/** The stores: tables, keys, and queues. */
export interface Stores {
  readonly tables: { readonly [table in keyof TableNames]: Table };
  readonly keys: {
    /** Encrypts `events`, `views`, `connections` and the alarms. */
    readonly data: Key;
    /** Encrypts `vault`, which the master key also encrypts. */
    readonly vault: Key;
    /** Encrypts `people`. */
    readonly people: Key;
    readonly master: Key;
    readonly signing: Key;
  };
  readonly queues: CloudQueues;
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

/** Connections of the live channel, which end after two hours. They need no backup, and are deleted with the stack. */
function connectionsIn(stack: Stack, tableName: string, encryptionKey: Key): Table {
  const [pk = '', sk = ''] = KEYS.connections;
  return new Table(stack, 'ConnectionsTable', {
    tableName,
    partitionKey: { name: pk, type: AttributeType.STRING },
    sortKey: { name: sk, type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
    encryption: TableEncryption.CUSTOMER_MANAGED,
    encryptionKey,
    timeToLiveAttribute: TTL,
    deletionProtection: false,
    removalPolicy: RemovalPolicy.DESTROY,
  });
}

export function storesIn(stack: Stack, settings: Settings): Stores {
  const kept = settings.data === 'keep';
  const removalPolicy = kept ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
  const prefix = prefixOf(settings);
  const names = tableNames(prefix);
  const key = (
    name: string,
    more: { keySpec?: KeySpec; keyUsage?: KeyUsage; enableKeyRotation?: boolean; multiRegion?: boolean },
    description: string,
  ) => new Key(stack, `${name}Key`, { alias: `${prefix}${name.toLowerCase()}`, description, removalPolicy, ...more });

  const keys = {
    data: key('Data', { enableKeyRotation: true }, 'Encrypts the log, the lists and the messages of alarms'),
    vault: key('Vault', { enableKeyRotation: true }, 'Encrypts the vault: seeds of running games, secrets of persons'),
    people: key('People', { enableKeyRotation: true }, 'Encrypts the data of persons'),
    // Without it nothing else could be rebuilt. Another region may have a copy.
    master: key(
      'Master',
      { keySpec: KeySpec.HMAC_256, keyUsage: KeyUsage.GENERATE_VERIFY_MAC, multiRegion: true },
      'The master key of the vault, of ETags and of ids is a MAC under this one',
    ),
    signing: key(
      'Signing',
      { keySpec: KeySpec.ECC_NIST_P256, keyUsage: KeyUsage.SIGN_VERIFY },
      'Signs the heads of logs',
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
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: kept,
      removalPolicy,
      ...(stream && { stream }),
      ...(resourcePolicy && { resourcePolicy }),
    });
  };
  return {
    keys,
    tables: {
      // Followers need only keys, so the stream contains no secrets.
      events: table('events', keys.data, StreamViewType.KEYS_ONLY, onlyAddedTo()),
      views: table('views', keys.data, StreamViewType.KEYS_ONLY),
      vault: table('vault', keys.vault),
      people: table('people', keys.people),
      connections: connectionsIn(stack, names.connections, keys.data),
    },
    queues: queuesIn(stack, settings),
    deadLetters: new Queue(stack, 'DeadLetters', {
      queueName: `${prefix}dead-letters`,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
      removalPolicy: RemovalPolicy.DESTROY,
    }),
  };
}
