import { dirname } from 'node:path';
import { ArnFormat, Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';
import { Architecture, Code, Function as Lambda, LoggingFormat, Runtime, SystemLogLevel } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { MEMO } from '../../functions/platform/dynamo/lists/memos.ts';
import type { TableNames } from '../../functions/platform/dynamo/tables.ts';
import { settingOf } from '../../functions/platform/queue/environment.ts';
import { bundleOf } from '../bundles.ts';
import { FUNCTIONS, type FunctionName } from '../endpoints.ts';
import { anchorRights, anchorSettings } from './anchors.ts';
import type { Front } from './front/site.ts';
import { GRANTS, type Grants } from './grants.ts';
import type { Issuer } from './identity.ts';
import { keeperRights, keeperSettings } from './keepers.ts';
import type { Live } from './live.ts';
import { mailRights, mailSettings, suppressionRights } from './mail.ts';
import { type Entry, entryOf } from './serving.ts';
import { capitalised, prefixOf, type Settings } from './settings.ts';
import { memoryOf, SIZES, type Size, TIMEOUT } from './sizes.ts';
import { type Generations, newestOf, type Stores } from './stores.ts';
import { namespaceOf } from './watch/measured.ts';

/** The functions that outside requests reach. */
interface Entrances {
  readonly live: Live;
  readonly front: Front;
}

interface Made extends Entry {
  readonly lambda: Lambda;
  readonly log: LogGroup;
}
export type Functions = { readonly [name in FunctionName]: Made };

/** Builds the functions. Each has a separate role with exactly the rights in `GRANTS`. */
export function functionsIn(
  stack: Stack,
  settings: Settings,
  stores: Stores,
  issuer: Issuer,
  { live, front }: Entrances,
  bundles: string,
): Functions {
  const { reserved }: Size = SIZES[settings.size];
  const made = FUNCTIONS.map((name) => {
    const functionName = `${prefixOf(settings)}${name}`;
    const id = capitalised(name);
    const log = new LogGroup(stack, `${id}Log`, {
      logGroupName: `/aws/lambda/${functionName}`,
      retention: settings.retention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(stack, `${id}Role`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `What ${functionName} may do`,
      inlinePolicies: {
        grants: new PolicyDocument({
          statements: [
            ...statementsOf(stack, settings, GRANTS[name], stores, live, log),
            ...anchorRights(GRANTS[name], stores),
            ...keeperRights(stack, settings, GRANTS[name]),
          ],
        }),
      },
    });
    const lambda = new Lambda(stack, id, {
      functionName,
      role,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(dirname(bundleOf(bundles, name))),
      handler: 'index.handler',
      memorySize: memoryOf(name),
      ...(reserved[name] !== undefined && { reservedConcurrentExecutions: reserved[name] }),
      timeout: Duration.seconds(TIMEOUT[name]),
      logGroup: log,
      loggingFormat: LoggingFormat.JSON,
      // Two lines of the platform a call would cost more than the call.
      systemLogLevelV2: SystemLogLevel.WARN,
      environment: {
        ...(name !== 'docs' && { FIELDPOST_METRICS: namespaceOf(settings) }),
        ...environmentOf(GRANTS[name], settings, stores, issuer, { live, front }),
        ...anchorSettings(GRANTS[name], stores),
        ...keeperSettings(settings, GRANTS[name], front),
        ...((GRANTS[name].mails || GRANTS[name].erases) && mailSettings(stack, settings)),
      },
    });
    return [name, { lambda, log, ...entryOf(stack, name, lambda) }] as const;
  });
  return Object.fromEntries(made) as Functions;
}

/** Returns the environment of a function by its rights. functions/wiring/environment.ts reads it. */
const environmentOf = (
  grants: Grants,
  settings: Settings,
  { keys, queues }: Stores,
  { issuer, audience }: Issuer,
  { live: { stage }, front }: Entrances,
): Record<string, string> => ({
  ...(Object.keys(grants.tables).length > 0 && { TABLE_PREFIX: prefixOf(settings) }),
  ...(Object.keys(grants.tables).length > 0 && { FIELDPOST_RELEASED_ENGINES: 'only' }),
  ...(grants.derives.length > 0 && keys.master && { KMS_MASTER_KEY: keys.master.keyArn }),
  ...(grants.derives.includes('tags') && keys.tags && { KMS_TAGS_KEY: keys.tags.keyArn }),
  ...(grants.derives.includes('persons') && named('KMS_PERSONS_KEY', keys.persons)),
  ...(grants.derives.includes('seeds') && named('KMS_SEEDS_KEY', keys.seeds)),
  ...((grants.signs || grants.publishes) && named('KMS_SIGNING_KEY', keys.signing)),
  ...(grants.authenticates && grants.adds && settings.quotas !== undefined && { FIELDPOST_QUOTAS: settings.quotas }),
  ...Object.fromEntries(grants.sends.map((name) => [settingOf(name), queues[name].queue.queueUrl])),
  ...(grants.posts && { LIVE_ENDPOINT: stage.callbackUrl }),
  ...(grants.authenticates && settings.moderators !== undefined && { FIELDPOST_MODERATORS: settings.moderators }),
  ...(grants.authenticates && { JWT_ISSUER: issuer, JWT_AUDIENCE: audience, LIVE_URL: front.liveUrl }),
  ...(grants.publishes && grants.authenticates && { SIGN_IN_CLIENT: audience }),
  ...(grants.answers && { FIELDPOST_EDGE: front.edge.accepted }),
  ...(grants.asksCourier && { COURIER: courierOf(settings), FIELDPOST_ORIGIN: front.origin }),
  // The library of Web Push calls `url.parse`, and Node would write a warning that is no JSON into the log.
  ...(grants.asksCourier && { NODE_OPTIONS: '--disable-warning=DEP0169' }),
  ...((grants.asksCourier || grants.authenticates) && settings.mail !== undefined && { MAIL_FROM: settings.mail }),
  ...(grants.authenticates && settings.status !== undefined && { FIELDPOST_STATUS: settings.status }),
  ...((grants.asksCourier || grants.authenticates) && { FIELDPOST_CONTACT: settings.contact }),
});

/** Returns variables with keys by generation. The first generation has no number. */
const named = (name: string, generations: Generations): Record<string, string> =>
  Object.fromEntries(
    generations.map(({ generation, key }) => [generation === 1 ? name : `${name}_${generation}`, key.keyArn]),
  );

/** Returns the keys that a function derives from. */
const derivedFrom = (grants: Grants, { master, tags, persons, seeds }: Stores['keys']): readonly Key[] => [
  ...(master === undefined ? [] : [master]),
  ...(grants.derives.includes('tags') && tags !== undefined ? [tags] : []),
  ...(grants.derives.includes('persons') ? persons : []).map(({ key }) => key),
  ...(grants.derives.includes('seeds') ? seeds : []).map(({ key }) => key),
];

function statementsOf(
  stack: Stack,
  settings: Settings,
  grants: Grants,
  { tables, keys, queues, deadLetters }: Stores,
  { api, stage }: Live,
  log: LogGroup,
): PolicyStatement[] {
  const used = Object.keys(grants.tables) as (keyof TableNames)[];
  const actionsOn = (table: keyof TableNames): readonly string[] => grants.tables[table] ?? [];
  const through = { StringEquals: { 'kms:ViaService': `dynamodb.${stack.region}.amazonaws.com` } };
  const keyOf = (table: keyof TableNames): Key =>
    ({ events: keys.data, views: keys.data, vault: keys.vault, people: keys.people, connections: keys.data })[table];
  const isWritten = (key: Key): boolean =>
    (grants.erases && (key === keys.data || key === keys.vault)) ||
    ((grants.talks || grants.forgets || grants.handsOut) && key === keys.people) ||
    (key === keys.data && (grants.adds || grants.talks || Object.keys(grants.memos).length > 0)) ||
    used.some((table) => keyOf(table) === key && actionsOn(table).some((action) => WRITES.includes(action)));
  return [
    allow(['logs:CreateLogStream', 'logs:PutLogEvents'], [log.logGroupArn]),
    ...used.map((table) =>
      allow(
        actionsOn(table).map((action) => `dynamodb:${action}`),
        [tables[table].tableArn],
        conditionsOf(table, grants),
      ),
    ),
    ...(grants.looksUp ? [allow(['dynamodb:GetItem'], [tables.people.tableArn], leading('U#*'))] : []),
    ...(grants.adds ? [allow(['dynamodb:PutItem'], [tables.events.tableArn], leading('G#*'))] : []),
    ...(grants.beats ? [allow(['dynamodb:PutItem'], [tables.events.tableArn], leading('B#*'))] : []),
    ...(grants.records ? [allow(['dynamodb:PutItem'], [tables.events.tableArn], leading('O#outages'))] : []),
    ...(grants.keepsOrigins ? [allow(['dynamodb:PutItem'], [tables.events.tableArn], leading(ORIGINS))] : []),
    ...(grants.talks
      ? [
          allow(['dynamodb:PutItem'], [tables.events.tableArn], leading('P#*')),
          allow(['dynamodb:PutItem'], [tables.people.tableArn], leading('U#*')),
        ]
      : []),
    ...(grants.forgets
      ? [allow(['dynamodb:PutItem', 'dynamodb:DeleteItem'], [tables.people.tableArn], leading('F#*'))]
      : []),
    ...(grants.erases
      ? [
          allow(['dynamodb:PutItem'], [tables.events.tableArn], leading('E#*')),
          allow(['dynamodb:PutItem'], [tables.vault.tableArn], PERSONS),
          ...suppressionRights(settings),
        ]
      : []),
    ...Object.entries(grants.memos).map(([begins, actions]) =>
      allow(
        actions.map((action) => `dynamodb:${action}`),
        [tables.views.tableArn],
        leading(`${MEMO}${begins}*`),
      ),
    ),
    // All streams of the table: a restored table has a new one.
    ...grants.follows.map((followed) => allow(FOLLOWING, [`${tables[followed].tableArn}/stream/*`])),
    ...[...new Set(used.map(keyOf))].map((key) =>
      allow(isWritten(key) ? [...READING, ...WRITING] : READING, [key.keyArn], through),
    ),
    ...(grants.derives.length > 0
      ? [
          allow(
            ['kms:GenerateMac'],
            derivedFrom(grants, keys).map(({ keyArn }) => keyArn),
          ),
        ]
      : []),
    ...(grants.signs || grants.publishes
      ? [
          allow(
            ['kms:GetPublicKey'],
            keys.signing.map(({ key }) => key.keyArn),
          ),
        ]
      : []),
    ...(grants.signs ? [allow(['kms:Sign'], [newestOf(keys.signing).keyArn])] : []),
    ...(grants.posts
      ? [
          allow(
            ['execute-api:ManageConnections'],
            ['DELETE', 'POST'].map((method) => api.arnForExecuteApiV2(`${method}/@connections/*`, stage.stageName)),
          ),
        ]
      : []),
    ...(grants.asksCourier ? [allow(['lambda:InvokeFunction'], [courierArn(stack, settings)])] : []),
    ...(grants.mails ? mailRights(stack, settings) : []),
    ...grants.sends.map((name) => allow(['sqs:SendMessage'], [queues[name].queue.queueArn])),
    ...grants.consumes.map((name) => allow(RECEIVING, [queues[name].queue.queueArn])),
    ...(grants.handsOut ? [allow(['dynamodb:DeleteItem'], [tables.people.tableArn], leading('Q#*'))] : []),
    ...(grants.tidies ? [allow(['dynamodb:DeleteItem'], [tables.views.tableArn], leading('D#*'))] : []),
    ...(grants.background ? [allow(['sqs:SendMessage'], [deadLetters.queueArn])] : []),
  ];
}

/** Restricts a function to some items of a table. */
function conditionsOf(table: keyof TableNames, { derives, onlyPress, peopleIn }: Grants): Conditions | undefined {
  if (table === 'vault' && !derives.includes('seeds')) return PERSONS;
  if (table === 'vault' && !derives.includes('persons')) return SEEDS;
  if (table === 'events' && onlyPress) return leading('P#*');
  return table === 'people' && peopleIn !== undefined ? leading(...peopleIn) : undefined;
}

const courierOf = (settings: Settings): string => `${prefixOf(settings)}${'courier' satisfies FunctionName}`;

const courierArn = (stack: Stack, settings: Settings): string =>
  stack.formatArn({
    service: 'lambda',
    resource: 'function',
    resourceName: courierOf(settings),
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });

/** Returns a condition: items with partitions like this. */
function leading(...patterns: readonly string[]): Conditions {
  const [only, ...more] = patterns;
  return { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': more.length === 0 ? only : patterns } };
}

/** Items of the vault: secrets of persons, and seeds of games. */
const PERSONS = leading('person/*');
const SEEDS = leading('seed/*');
/** Logs of imported games, by the hash of their last commit. The record of outages has a shorter name. */
const ORIGINS = `O#${'?'.repeat(43)}`;

/** What Lambda does for a function that consumes a queue. */
const RECEIVING = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];

/** What Lambda does for a function that follows a stream. */
const FOLLOWING = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map((each) => `dynamodb:${each}`);

const WRITES: readonly string[] = ['PutItem', 'DeleteItem'];

/** Grants DynamoDB the use of a table's key for its readers and writers. */
const READING = ['kms:Decrypt', 'kms:DescribeKey'];
const WRITING = ['kms:Encrypt', 'kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo'];

type Conditions = Record<string, Record<string, unknown>>;

const allow = (actions: string[], resources: string[], conditions?: Conditions): PolicyStatement =>
  new PolicyStatement({ effect: Effect.ALLOW, actions, resources, ...(conditions && { conditions }) });
