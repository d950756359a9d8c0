import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEYS } from '../../functions/platform/dynamo/tables.ts';
import { QUEUES } from '../../functions/platform/ports/queue.ts';
import { synthesise, type Template } from '../../infra/app.ts';
import { grown, MOST_AT_START, recordedSizes, sizesIn } from '../../infra/bundle-sizes.ts';
import { bundleOf } from '../../infra/bundles.ts';
import { SUPPRESSED } from '../../infra/cloud/nag.ts';
import { ENDPOINTS, FUNCTIONS, PAGES } from '../../infra/endpoints.ts';
import { isSeen } from './patterns.ts';
import './deploy-stack.ts';
import './settings-stack.ts';
import './front-stack.ts';
import './mail-stack.ts';
import './queues-stack.ts';
import './reported-stack.ts';
import './restore-stack.ts';
import './site-stack.ts';
import './watch-stack.ts';
import { all, type Cloud, CONTACT, cloudOf, type Granted, grantedTo, type Properties, REGION } from './template.ts';

let cloud: Cloud;
beforeAll(async () => {
  cloud = await cloudOf();
});
afterAll(() => cloud.remove());

const every = (type: string): { readonly [name: string]: Properties } => all(cloud.template, type);
/**
 * The functions of the list: CDK adds one, which puts the files of the site into their bucket while the stack is
 * deployed.
 */
const ownFunctions = () =>
  Object.fromEntries(Object.entries(every('AWS::Lambda::Function')).filter(([name]) => !name.startsWith('Custom')));
const raw = (type: string) =>
  Object.values(cloud.template.Resources).filter((resource) => resource.Type === type) as readonly Record<
    string,
    unknown
  >[];

/** The template with what changes with every change of code left out. */
function normalised(template: Template): string {
  const text = JSON.stringify(template, undefined, 2)
    .replaceAll(/"[0-9a-f]{64}\.zip"/g, '"<the bundle>.zip"')
    // The id of a version has a hash of its code.
    .replaceAll(/(CurrentVersion[0-9A-F]{8})[0-9a-f]{32}/g, '$1');
  return `${text}\n`;
}

it('is the stack that was agreed on: after a change that is meant, `vitest run tests/infra -u`', async () => {
  await expect(normalised(cloud.template)).toMatchFileSnapshot('template.json');
});

describe('cdk-nag, AwsSolutions', () => {
  it('finds nothing that nobody answers for', () => {
    expect(cloud.findings.open).toEqual([]);
    expect(cloud.findings.unchecked).toEqual([]);
  });

  it('finds everything that is answered for: no answer is left over', () => {
    const found = cloud.findings.suppressed.map(({ rule, resource }) => `${rule} ${resource}`);
    const answered = SUPPRESSED.filter((each) => each.with === undefined).flatMap(({ id, on }) =>
      on.map((path) => `${id} ${cloud.stack}/${path}/Resource`),
    );
    // A rule may find several things on one role.
    expect([...new Set(found)].sort()).toEqual([...new Set(answered)].sort());
  });
});

describe('what a function may do', () => {
  const reading = ['kms:Decrypt', 'kms:DescribeKey'];
  const writing = [...reading, 'kms:Encrypt', 'kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo'];
  const through = { StringEquals: { 'kms:ViaService': 'dynamodb.eu-central-1.amazonaws.com' } };
  const log = (name: string): Granted => ({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    on: `${name}Log.Arn`,
  });
  const key = (name: 'DataKey' | 'VaultKey' | 'PeopleKey', actions: readonly string[]): Granted => ({
    actions,
    on: `${name}.Arn`,
    if: through,
  });
  const on = (
    table: 'Events' | 'Views' | 'Vault' | 'People' | 'Connections',
    ...actions: readonly string[]
  ): Granted => ({
    actions: actions.map((action) => `dynamodb:${action}`),
    on: `${table}Table.Arn`,
  });
  const persons: Granted = {
    ...on('Vault', 'GetItem'),
    if: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': 'person/*' } },
  };
  const memos = (what: string, ...actions: readonly string[]): Granted => ({
    ...on('Views', ...actions),
    if: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': `M#${what}#*` } },
  });
  const adds: Granted = {
    ...on('Events', 'PutItem'),
    if: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': 'G#*' } },
  };
  const puts = (pattern: string): Granted => ({
    ...on('Events', 'PutItem'),
    if: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': pattern } },
  });
  const seeds: Granted = {
    ...on('Vault', 'GetItem'),
    if: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': 'seed/*' } },
  };
  const derives = (...keys: readonly ('Tags' | 'Persons' | 'Seeds')[]): readonly Granted[] =>
    keys.map((each) => ({ actions: ['kms:GenerateMac'], on: `${each}Key.Arn` }));
  const givesUp: Granted = { actions: ['sqs:SendMessage'], on: 'DeadLetters.Arn' };
  const follows = (table: string): readonly Granted[] => [
    {
      // A restored table has a new stream, so the role names all of them.
      actions: ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map((each) => `dynamodb:${each}`),
      on: `${table}Table.Arn/stream/*`,
    },
  ];
  const sends = (queue: string): Granted => ({ actions: ['sqs:SendMessage'], on: `${queue}Queue.Arn` });
  const receives = (queue: string): Granted => ({
    actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
    on: `${queue}Queue.Arn`,
  });
  const posts: readonly Granted[] = ['DELETE', 'POST'].map((method) => ({
    actions: ['execute-api:ManageConnections'],
    on: `arn:aws:execute-api:eu-central-1:123456789012:LiveApi/live/${method}/@connections/*`,
  }));
  const asks: Granted = {
    actions: ['lambda:InvokeFunction'],
    on: 'arn:aws:lambda:eu-central-1:123456789012:function:fieldpost-prod-courier',
  };
  const sign: readonly Granted[] = ['kms:GetPublicKey', 'kms:Sign'].map((action) => ({
    actions: [action],
    on: 'SigningKey.Arn',
  }));

  const anchors = (action: string, ...names: readonly string[]): readonly Granted[] =>
    names.map((name) => ({ actions: [action], on: `AnchorsBucket.Arn${name}` }));

  it.each([
    [
      'read',
      [
        log('Read'),
        on('Events', 'GetItem', 'Query'),
        on('Views', 'GetItem', 'Query', 'BatchGetItem'),
        persons,
        on('People', 'GetItem', 'Query'),
        memos('watch', 'PutItem'),
        memos('token', 'PutItem'),
        key('DataKey', writing),
        key('VaultKey', reading),
        key('PeopleKey', reading),
        ...derives('Tags', 'Persons'),
        { actions: ['kms:GetPublicKey'], on: 'SigningKey.Arn' },
      ],
    ],
    [
      'costly',
      [
        log('Costly'),
        on('Events', 'Query'),
        on('Views', 'GetItem', 'Query'),
        persons,
        on('People', 'GetItem', 'Query'),
        memos('audit', 'PutItem'),
        memos('watch', 'PutItem'),
        memos('token', 'PutItem'),
        key('DataKey', writing),
        key('VaultKey', reading),
        key('PeopleKey', reading),
        ...derives('Tags', 'Persons'),
        ...sign,
        ...anchors('s3:ListBucket', ''),
        ...anchors('s3:GetObject', '/anchors/*', '/leaves/*'),
      ],
    ],
    [
      'write',
      [
        log('Write'),
        on('Events', 'Query'),
        on('Views', 'GetItem', 'Query'),
        on('Vault', 'GetItem', 'PutItem'),
        on('People', 'GetItem', 'PutItem', 'Query'),
        adds,
        puts('B#*'),
        puts(`O#${'?'.repeat(43)}`),
        memos('snap', 'PutItem'),
        memos('watch', 'PutItem'),
        memos('token', 'PutItem'),
        key('DataKey', writing),
        key('VaultKey', writing),
        key('PeopleKey', writing),
        ...derives('Tags', 'Persons', 'Seeds'),
      ],
    ],
    ['docs', [log('Docs')]],
    [
      'projector',
      [
        log('Projector'),
        on('Events', 'Query'),
        on('Views', 'GetItem', 'Query', 'PutItem', 'DeleteItem'),
        persons,
        on('People', 'GetItem', 'Query'),
        {
          ...on('People', 'PutItem', 'DeleteItem'),
          if: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': 'F#*' } },
        },
        ...follows('Events'),
        key('DataKey', writing),
        key('VaultKey', reading),
        key('PeopleKey', writing),
        ...derives('Tags', 'Persons'),
        sends('Ticks'),
        sends('Bots'),
        sends('Again'),
        receives('Again'),
        givesUp,
      ],
    ],
    [
      'bots',
      [
        log('Bots'),
        on('Events', 'Query'),
        on('Views', 'GetItem', 'Query'),
        seeds,
        { ...on('People', 'Query'), if: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': 'F#*' } } },
        adds,
        memos('snap', 'PutItem'),
        key('DataKey', writing),
        key('VaultKey', reading),
        key('PeopleKey', reading),
        ...derives('Tags', 'Seeds'),
        sends('Bots'),
        receives('Bots'),
      ],
    ],
    [
      'clock',
      [
        log('Clock'),
        on('Events', 'Query'),
        on('Views', 'GetItem', 'Query'),
        {
          ...on('People', 'GetItem', 'Query'),
          if: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['Q#*', 'U#*', 'X#*'] } },
        },
        puts('O#outages'),
        memos('aside', 'DeleteItem'),
        memos('clock', 'PutItem'),
        memos('outage', 'PutItem'),
        memos('watch', 'PutItem', 'DeleteItem'),
        key('DataKey', writing),
        key('PeopleKey', writing),
        ...sign,
        asks,
        sends('Ticks'),
        sends('Bots'),
        sends('Tells'),
        { ...on('People', 'DeleteItem'), if: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': 'Q#*' } } },
        {
          ...on('Views', 'DeleteItem'),
          if: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': 'D#*' } },
        },
        givesUp,
      ],
    ],
    [
      'deadlines',
      [
        log('Deadlines'),
        on('Events', 'Query'),
        on('Views', 'GetItem', 'Query'),
        on('Vault', 'GetItem'),
        { ...on('People', 'Query'), if: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': 'F#*' } } },
        { ...on('People', 'GetItem'), if: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': 'U#*' } } },
        adds,
        memos('aside', 'PutItem', 'DeleteItem'),
        memos('snap', 'PutItem'),
        key('DataKey', writing),
        key('VaultKey', reading),
        key('PeopleKey', reading),
        ...derives('Tags', 'Persons', 'Seeds'),
        sends('Ticks'),
        receives('Ticks'),
      ],
    ],
    [
      'live',
      [
        log('Live'),
        on('Events', 'Query'),
        on('Views', 'GetItem', 'Query', 'BatchGetItem'),
        on('People', 'GetItem'),
        on('Connections', 'GetItem', 'Query', 'PutItem', 'DeleteItem'),
        memos('token', 'PutItem'),
        key('DataKey', writing),
        key('PeopleKey', reading),
        ...derives('Tags'),
        ...posts,
      ],
    ],
    [
      'herald',
      [
        log('Herald'),
        { ...on('Events', 'Query'), if: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': 'P#*' } } },
        on('Views', 'Query'),
        {
          ...on('People', 'GetItem', 'PutItem'),
          if: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['I#*', 'J#*', 'Q#*'] } },
        },
        on('Connections', 'GetItem', 'Query', 'DeleteItem'),
        { ...on('People', 'GetItem'), if: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': 'U#*' } } },
        ...follows('Events'),
        ...follows('Views'),
        key('DataKey', writing),
        key('PeopleKey', writing),
        ...posts,
        sends('Tells'),
        givesUp,
      ],
    ],
    [
      'sender',
      [
        log('Sender'),
        persons,
        on('Views', 'Query'),
        {
          ...on('People', 'GetItem', 'PutItem', 'Query', 'DeleteItem'),
          if: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['I#*', 'J#*', 'Q#*', 'S#*', 'U#*', 'V#*'] } },
        },
        key('VaultKey', reading),
        key('DataKey', reading),
        key('PeopleKey', writing),
        ...derives('Tags', 'Persons'),
        asks,
        sends('Tells'),
        sends('Hooks'),
        receives('Tells'),
        receives('Hooks'),
      ],
    ],
    [
      'ratings',
      [
        log('Ratings'),
        on('Events', 'Query'),
        on('Views', 'GetItem', 'Query', 'BatchGetItem'),
        {
          ...on('People', 'GetItem', 'PutItem', 'Query'),
          if: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['H#*', 'U#*', 'W#*', 'Z', 'Z#*'] } },
        },
        key('DataKey', reading),
        key('PeopleKey', writing),
        ...derives('Tags'),
        givesUp,
      ],
    ],
    [
      'anchor',
      [
        log('Anchor'),
        on('Views', 'Query'),
        key('DataKey', reading),
        ...derives('Tags'),
        ...sign,
        givesUp,
        ...anchors('s3:ListBucket', ''),
        ...anchors('s3:GetObject', '/anchors/*'),
        ...anchors('s3:PutObject', '/*'),
      ],
    ],
    [
      'canary',
      [
        log('Canary'),
        {
          actions: ['ssm:GetParameter'],
          on: `arn:aws:ssm:${REGION}:123456789012:parameter/fieldpost-prod-canary`,
        },
      ],
    ],
    [
      'brake',
      [
        log('Brake'),
        givesUp,
        ...['costly', 'guests', 'bots'].map((name) => ({
          actions: ['lambda:PutFunctionConcurrency'],
          on: `arn:aws:lambda:${REGION}:123456789012:function:fieldpost-prod-${name}`,
        })),
      ],
    ],
    [
      'guests',
      [
        log('Guests'),
        on('Events', 'Query'),
        on('Views', 'GetItem', 'Query', 'PutItem', 'DeleteItem'),
        persons,
        on('People', 'GetItem', 'Query', 'PutItem', 'DeleteItem'),
        { ...on('Events', 'PutItem'), if: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': 'E#*' } } },
        { ...on('Vault', 'PutItem'), if: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': 'person/*' } } },
        key('DataKey', writing),
        key('VaultKey', writing),
        key('PeopleKey', writing),
        ...derives('Tags', 'Persons'),
        givesUp,
      ],
    ],
    [
      'press',
      [
        log('Press'),
        on('Events', 'Query'),
        on('Views', 'GetItem', 'Query'),
        persons,
        on('People', 'GetItem'),
        { ...on('Events', 'PutItem'), if: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': 'P#*' } } },
        { ...on('People', 'PutItem'), if: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': 'U#*' } } },
        memos('token', 'PutItem'),
        key('DataKey', writing),
        key('VaultKey', reading),
        key('PeopleKey', writing),
        ...derives('Tags', 'Persons'),
      ],
    ],
  ] as const)('%s', (name, granted) => {
    expect(grantedTo(cloud.template, name)).toEqual(granted);
  });

  it('never holds for everything, and never changes, removes or scans the log', () => {
    const granted = FUNCTIONS.flatMap((name) => grantedTo(cloud.template, name));
    expect(granted.filter(({ on: resource }) => resource === '*')).toEqual([]);
    expect(granted.flatMap(({ actions }) => actions).filter((action) => action.includes('*'))).toEqual([]);
    const log = granted.filter(({ on: resource }) => resource === 'EventsTable.Arn').flatMap(({ actions }) => actions);
    expect([...new Set(log)].sort()).toEqual(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query']);
  });

  it('no role may change or delete an item of the log', () => {
    const policyOf = (table: string) =>
      every('AWS::DynamoDB::Table')[table]!.ResourcePolicy as { readonly PolicyDocument: unknown } | undefined;
    expect(policyOf('EventsTable')?.PolicyDocument).toMatchObject({
      Statement: [
        {
          Effect: 'Deny',
          Principal: { AWS: '*' },
          Action: ['BatchWriteItem', 'DeleteItem', 'PartiQLDelete', 'PartiQLInsert', 'PartiQLUpdate', 'UpdateItem'].map(
            (action) => `dynamodb:${action}`,
          ),
          Resource: '*',
        },
      ],
    });
  });

  it('belongs to one function: each has a separate role, and only its triggers may call it', () => {
    const roles = Object.values(ownFunctions()).map(({ Role }) => Role);
    expect(new Set(roles).size).toBe(FUNCTIONS.length);
    const callers = Object.values(every('AWS::Lambda::Permission')).map(
      ({ FunctionName, Principal }) => `${Principal} ${FunctionName}`,
    );
    expect([...callers].sort()).toEqual([
      'apigateway.amazonaws.com Costly.Arn',
      'apigateway.amazonaws.com Docs.Arn',
      ...Array(3).fill('apigateway.amazonaws.com LiveServing'),
      'apigateway.amazonaws.com PressServing',
      'apigateway.amazonaws.com ReadServing',
      'apigateway.amazonaws.com WriteServing',
      'events.amazonaws.com Anchor.Arn',
      'events.amazonaws.com Clock.Arn',
      'events.amazonaws.com Guests.Arn',
      'events.amazonaws.com Ratings.Arn',
      'lambda.alarms.cloudwatch.amazonaws.com Brake.Arn',
    ]);
  });
});

describe('the functions', () => {
  it('are those of the list, on nodejs24.x and arm64, with a log of JSON that is not kept for ever', () => {
    const functions = ownFunctions();
    expect(Object.keys(functions).map((name) => name.toLowerCase())).toEqual(FUNCTIONS);
    for (const of of Object.values(functions)) {
      expect(of).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
        LoggingConfig: { LogFormat: 'JSON' },
      });
      // Node would read all source maps at every start: functions/platform/kit/stack.ts reads them when there is a
      // fault.
      expect(JSON.stringify(of.Environment ?? {})).not.toContain('source-maps');
      // Nothing in the cloud ever sends to its own machine.
      expect(JSON.stringify(of.Environment ?? {})).not.toContain('FIELDPOST_LOOPBACK');
    }
    expect(Object.values(every('AWS::Logs::LogGroup')).map(({ RetentionInDays }) => RetentionInDays)).toEqual(
      Array(FUNCTIONS.length + 2).fill(90),
    );
  });

  it('run the very bundles that the local runtime loads, with what lies beside them', () => {
    const manifest = JSON.parse(readFileSync(join(cloud.folder, `${cloud.stack}.assets.json`), 'utf8')) as {
      readonly files: {
        readonly [hash: string]: { readonly source: { readonly path: string; readonly packaging: string } };
      };
    };
    const functions = every('AWS::Lambda::Function');
    for (const name of FUNCTIONS) {
      const of = Object.entries(functions).find(([id]) => id.toLowerCase() === name)![1];
      const [hash] = (of.Code as { readonly S3Key: string }).S3Key.split('.');
      const { path, packaging } = manifest.files[hash!]!.source;
      expect(packaging).toBe('zip');
      const there = join(cloud.folder, path);
      const here = dirname(bundleOf(cloud.bundles, name));
      const files = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
      expect(files(there)).toEqual(files(here));
      expect(readFileSync(join(there, 'index.mjs')).equals(readFileSync(bundleOf(cloud.bundles, name)))).toBe(true);
    }
  });
});

it('the files of the site are those that were built', () => {
  const manifest = JSON.parse(readFileSync(join(cloud.folder, `${cloud.stack}.assets.json`), 'utf8')) as {
    readonly files: { readonly [hash: string]: { readonly source: { readonly path: string } } };
  };
  const files = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const uploaded = Object.values(manifest.files).map(({ source }) => join(cloud.folder, source.path));
  const page = uploaded.find((path) => existsSync(join(path, 'index.html')));
  expect(files(page ?? '')).toEqual(files(cloud.site).filter((path) => !path.startsWith('assets')));
  const assets = files(join(cloud.site, 'assets'));
  expect(uploaded.some((path) => existsSync(join(path, assets[0] ?? '')) && files(path).length === assets.length)).toBe(
    true,
  );
});

describe('the size of the bundles', () => {
  it('is not more than 5 % over what was recorded', () => {
    expect(grown(sizesIn(cloud.bundles, cloud.starts), recordedSizes())).toEqual([]);
  });

  it.each(FUNCTIONS)('of %s is at most a megabyte before the first request', (name) => {
    expect(cloud.starts[name]).toBeLessThanOrEqual(MOST_AT_START);
    expect(cloud.starts[name]).toBeGreaterThan(10_000);
  });

  it.each([
    { what: 'as recorded', bytes: 1000, told: [] },
    { what: 'smaller', bytes: 500, told: [] },
    { what: '5 % more', bytes: 1050, told: [] },
    {
      what: 'a byte above that',
      bytes: 1051,
      told: [
        'read has 1051 bytes (start; recorded: 1000, 5.1 % more); if that is intended: npm run bench -- bundle-sizes',
      ],
    },
  ])('$what', ({ bytes, told }) => {
    const one = { start: 1, all: 1 };
    const recorded = {
      ...{ read: { start: 1000, all: 1 }, write: one, docs: one, projector: one, bots: one },
      ...{
        clock: one,
        deadlines: one,
        live: one,
        guests: one,
        herald: one,
        sender: one,
        courier: one,
        returned: one,
        press: one,
        costly: one,
        ratings: one,
        anchor: one,
        canary: one,
        brake: one,
      },
    };
    expect(grown({ ...recorded, read: { start: bytes, all: 1 } }, recorded)).toEqual(told);
  });

  it('is recorded for every function', () => {
    const { docs: _, ...recorded } = recordedSizes();
    expect(grown(sizesIn(cloud.bundles, cloud.starts), recorded).join()).toContain('docs');
  });
});

describe('the API', () => {
  const integrations = () => every('AWS::ApiGatewayV2::Integration');

  it('has the routes of the list, each to the function of its permission, with the authorizer where a token is always needed', () => {
    const routes = Object.values(every('AWS::ApiGatewayV2::Route')).map(({ RouteKey, Target, AuthorizationType }) => {
      const to = integrations()[(Target as string).replace('integrations/', '')]!;
      const uri = (to.IntegrationUri as string)
        .toLowerCase()
        .replace(/^arn:.*\/functions\/|\/invocations$/g, '')
        .replace(/serving$/, '.arn');
      return `${RouteKey} ${uri} ${to.PayloadFormatVersion} ${AuthorizationType}`;
    });
    const listed = ENDPOINTS.map(
      (of) => `${of.method} ${of.path} ${of.function}.arn 2.0 ${of.needsToken ? 'JWT' : 'NONE'}`,
    );
    const heads = ENDPOINTS.filter((of) => of.function === 'costly').map(
      ({ path }) => `HEAD ${path} costly.arn 2.0 NONE`,
    );
    const live = ['$connect', '$disconnect', '$default'].map((route) => `${route} live.arn undefined NONE`);
    const others = ['$default read.arn 2.0 NONE', ...live, ...PAGES.map((path) => `ANY ${path} docs.arn 2.0 NONE`)];
    expect([...routes].sort()).toEqual([...listed, ...heads, ...others].sort());
  });

  it('lets nobody take handles, make tokens and programs but with a token of the issuer; of all else the functions check who sends it', () => {
    const guarded = ENDPOINTS.filter(({ needsToken }) => needsToken).map(({ method, path }) => `${method} ${path}`);
    const handles = [
      'DELETE /v1/me',
      'DELETE /v1/me/deletion',
      'PUT /v1/me/handle',
      'DELETE /v1/me/handle',
      'GET /v1/me/export',
    ];
    const others = ['POST /v1/me/tokens', 'POST /v1/me/bots', 'DELETE /v1/me/bots/{bot}', 'POST /v1/me/guest'];
    expect(guarded.toSorted()).toEqual([...handles, ...others].toSorted());
  });

  it('takes tokens of the user pool for its client', () => {
    const [authorizer] = Object.values(every('AWS::ApiGatewayV2::Authorizer'));
    expect(authorizer!.JwtConfiguration).toEqual({
      Audience: ['UsersClient'],
      Issuer: 'https://cognito-idp.eu-central-1.amazonaws.com/Users',
    });
  });

  it('logs requests without their headers, bodies and addresses', () => {
    const { ApiStage: stage } = every('AWS::ApiGatewayV2::Stage');
    const { Format } = stage!.AccessLogSettings as { readonly Format: string };
    const values = Object.values(JSON.parse(Format) as Record<string, string>);
    expect(values.filter((value) => /header|body|identity|sourceIp|claims|path$/i.test(value))).toEqual([]);
  });
});

describe('the live channel', () => {
  it('is a WebSocket API with one stage, whose address the stack tells and the functions that post get', () => {
    const { LiveApi: api } = every('AWS::ApiGatewayV2::Api');
    expect(api).toMatchObject({ ProtocolType: 'WEBSOCKET', Name: 'fieldpost-prod-live' });
    const { LiveStage: stage } = every('AWS::ApiGatewayV2::Stage');
    expect(stage).toMatchObject({
      StageName: 'live',
      ApiId: 'LiveApi',
      DefaultRouteSettings: { ThrottlingRateLimit: 200 },
    });
    const address = 'LiveApi.execute-api.eu-central-1.amazonaws.com/live';
    const told = Object.entries(every('AWS::Lambda::Function')).flatMap(([name, { Environment }]) => {
      const { LIVE_ENDPOINT } = ((Environment ?? { Variables: {} }) as { readonly Variables: Properties }).Variables;
      return LIVE_ENDPOINT === undefined ? [] : [[name, LIVE_ENDPOINT]];
    });
    expect(told).toEqual([
      ['Live', `https://${address}`],
      ['Herald', `https://${address}`],
    ]);
  });
});

describe('what is kept', () => {
  it('is, connections of the live channel apart, in four tables with the keys that the code uses: on demand, protected, encrypted under keys of our own, and all that no log holds recoverable', () => {
    const { ConnectionsTable: connections, ...tables } = every('AWS::DynamoDB::Table');
    expect(connections).toMatchObject({
      TableName: 'fieldpost-prod-connections',
      KeySchema: KEYS.connections.map((AttributeName, i) => ({ AttributeName, KeyType: i === 0 ? 'HASH' : 'RANGE' })),
      BillingMode: 'PAY_PER_REQUEST',
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      SSESpecification: { SSEEnabled: true, SSEType: 'KMS', KMSMasterKeyId: 'DataKey.Arn' },
    });
    expect(Object.keys(tables)).toEqual(['EventsTable', 'ViewsTable', 'VaultTable', 'PeopleTable']);
    for (const [id, table] of Object.entries(tables)) {
      const name = id.replace('Table', '').toLowerCase() as 'events' | 'views' | 'vault' | 'people';
      expect(table).toMatchObject({
        TableName: `fieldpost-prod-${name}`,
        KeySchema: KEYS[name].map((AttributeName, i) => ({ AttributeName, KeyType: i === 0 ? 'HASH' : 'RANGE' })),
        BillingMode: 'PAY_PER_REQUEST',
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: name !== 'views' },
        ...(['views', 'people'].includes(name) && {
          TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
        }),
        SSESpecification: {
          SSEEnabled: true,
          SSEType: 'KMS',
          KMSMasterKeyId: {
            events: 'DataKey.Arn',
            views: 'DataKey.Arn',
            vault: 'VaultKey.Arn',
            people: 'PeopleKey.Arn',
          }[name],
        },
      });
      expect(table.StreamSpecification).toEqual(
        { events: { StreamViewType: 'KEYS_ONLY' }, views: { StreamViewType: 'NEW_AND_OLD_IMAGES' } }[name as string],
      );
    }
  });

  it('outlives the stack, connections apart: tables, keys, users', () => {
    const tables = raw('AWS::DynamoDB::Table').filter(
      ({ Properties }) => !JSON.stringify(Properties).includes('-connections'),
    );
    const kept = [...tables, ...raw('AWS::KMS::Key'), ...raw('AWS::Cognito::UserPool')];
    expect(kept).toHaveLength(12);
    expect(new Set(kept.map(({ DeletionPolicy }) => DeletionPolicy))).toEqual(new Set(['Retain']));
  });
});

describe('the stream', () => {
  const record = (eventName: 'INSERT' | 'MODIFY' | 'REMOVE', pk: string, sk: string): DynamoDBRecord => ({
    eventName,
    dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: '1' },
  });
  const followed = (name: string) =>
    Object.entries(every('AWS::Lambda::EventSourceMapping')).find(([id]) => id.startsWith(name))![1];
  const sees = (name: string, of: DynamoDBRecord, table: string): boolean => {
    if (followed(name).EventSourceArn !== `${table}Table.StreamArn`) return false;
    const { Filters } = followed(name).FilterCriteria as { readonly Filters: readonly { readonly Pattern: string }[] };
    return Filters.some(({ Pattern }) => isSeen(JSON.parse(Pattern), of));
  };

  it.each([
    { what: 'a new commit', of: record('INSERT', 'G#g1', 'C#0000000001'), by: ['projector'] },
    { what: 'a commit that was changed', of: record('MODIFY', 'G#g1', 'C#0000000001'), by: ['projector'] },
    { what: 'a commit that was removed', of: record('REMOVE', 'G#g1', 'C#0000000001'), by: ['projector'] },
    { what: 'what somebody said', of: record('INSERT', 'P#g1#a,b', 'M#0000000001'), by: ['heraldPress'] },
    { what: 'a snapshot', of: record('INSERT', 'S#g1', '0000000020'), by: [] },
    { what: 'a snapshot written again', of: record('MODIFY', 'S#g1', '0000000020'), by: [] },
    { what: 'a first view', in: 'Views', of: record('INSERT', 'G#g1', 'V'), by: ['heraldViews'] },
    { what: 'a later view', in: 'Views', of: record('MODIFY', 'G#g1', 'V'), by: ['heraldViews'] },
    { what: 'a view that was removed', in: 'Views', of: record('REMOVE', 'G#g1', 'V'), by: [] },
    { what: 'a note of places', in: 'Views', of: record('INSERT', 'G#g1', 'P#0000000001#x'), by: [] },
    { what: 'a pointer', in: 'Views', of: record('INSERT', 'L#all#0', '000000000000001#g1'), by: [] },
    { what: 'another memo', in: 'Views', of: record('INSERT', 'M#watch#', 'g1'), by: [] },
  ])('$what', ({ of, by, in: table = 'Events' }) => {
    expect(['projector', 'heraldViews', 'heraldPress'].filter((name) => sees(name, of, table))).toEqual(by);
  });

  it('of a table has two followers at most', () => {
    const sources = Object.values(every('AWS::Lambda::EventSourceMapping')).map(({ EventSourceArn }) => EventSourceArn);
    for (const table of ['Events', 'Views'])
      expect(sources.filter((source) => source === `${table}Table.StreamArn`).length).toBeLessThanOrEqual(2);
  });

  it('is followed record by record: what failed is tried again alone, and at last given up to the queue', () => {
    for (const [name, table] of [
      ['projector', 'Events'],
      ['heraldViews', 'Views'],
      ['heraldPress', 'Events'],
    ] as const) {
      expect(followed(name)).toMatchObject({
        EventSourceArn: `${table}Table.StreamArn`,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        BisectBatchOnFunctionError: true,
        MaximumRetryAttempts: 10,
        DestinationConfig: { OnFailure: { Destination: 'DeadLetters.Arn' } },
      });
    }
  });

  it('has a clock beside it: deadlines and what is to be told are looked for every minute, guests whose time is over too, days to be rated every five minutes, anchors every hour', () => {
    expect(Object.values(every('AWS::Events::Rule'))).toMatchObject([
      { ScheduleExpression: 'rate(1 minute)', State: 'ENABLED', Targets: [{ Arn: 'Clock.Arn' }] },
      { ScheduleExpression: 'rate(5 minutes)', State: 'ENABLED', Targets: [{ Arn: 'Ratings.Arn' }] },
      { ScheduleExpression: 'rate(1 minute)', State: 'ENABLED', Targets: [{ Arn: 'Guests.Arn' }] },
      { ScheduleExpression: 'cron(6 * * * ? *)', State: 'ENABLED', Targets: [{ Arn: 'Anchor.Arn' }] },
      { Name: 'fieldpost-prod-failed-backups' },
    ]);
  });
});

describe('the queues', () => {
  const queues = () => every('AWS::SQS::Queue');
  const mappings = () =>
    Object.values(every('AWS::Lambda::EventSourceMapping')).filter(({ EventSourceArn }) =>
      String(EventSourceArn).endsWith('Queue.Arn'),
    );

  it.each(QUEUES)('%s is consumed message by message, by at most two calls at once', (name) => {
    const id = `${name[0]!.toUpperCase()}${name.slice(1)}Queue`;
    const [mapping, ...more] = mappings().filter(({ EventSourceArn }) => EventSourceArn === `${id}.Arn`);
    expect(more).toEqual([]);
    expect(mapping).toMatchObject({
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: 2 },
    });
    const { Timeout } = every('AWS::Lambda::Function')[mapping!.FunctionName as string]! as { Timeout: number };
    expect(queues()[id]).toMatchObject({
      QueueName: `fieldpost-prod-${name}`,
      SqsManagedSseEnabled: true,
      RedrivePolicy: { deadLetterTargetArn: `${id}Dead.Arn`, maxReceiveCount: 10 },
      VisibilityTimeout: Timeout * (name === 'bots' ? 2 : 6),
    });
    expect(queues()[`${id}Dead`]).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 1_209_600 });
  });

  it('each ring when a message is old or given up, and stand in the runbook', () => {
    const alarms = Object.values(every('AWS::CloudWatch::Alarm')).map(({ AlarmName }) => AlarmName);
    const runbook = readFileSync('infra/DEPLOY.md', 'utf8');
    for (const name of QUEUES) {
      expect(alarms).toEqual(expect.arrayContaining([`fieldpost-prod-age-${name}`, `fieldpost-prod-dead-${name}`]));
      expect(runbook).toContain(`\`${name}\``);
    }
  });
});

describe('alarms', () => {
  it('tell a topic that CloudWatch may publish to', () => {
    // Parts of an alarm tell nobody.
    const isPart = (name: unknown): boolean => /-burn-fast-.*-(long|short)$/.test(String(name));
    const alarms = Object.values(every('AWS::CloudWatch::Alarm')).filter(({ AlarmName }) => !isPart(AlarmName));
    // One calls a function too (watch-stack.ts).
    for (const { AlarmName, AlarmActions } of alarms)
      expect(JSON.stringify(AlarmActions)).toMatch(
        AlarmName === 'fieldpost-prod-spend' ? /^\["Alarms","Brake.Arn"\]$/ : /^\["(Alarms|Morning)"\]$/,
      );
    const policies = Object.values(every('AWS::SNS::TopicPolicy')) as unknown as readonly {
      readonly PolicyDocument: { readonly Statement: readonly unknown[] };
    }[];
    for (const [i, topic] of ['Alarms', 'Morning'].entries())
      expect(policies[i]?.PolicyDocument.Statement).toContainEqual({
        Action: 'sns:Publish',
        Condition: { StringEquals: { 'aws:SourceAccount': '123456789012' } },
        Effect: 'Allow',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Resource: topic,
        Sid: expect.any(String),
      });
  });

  it('ring for faults, slowness, throttles, lag, missing reports, dead letters, quarantine and tampering', () => {
    const rows = Object.values(every('AWS::CloudWatch::Alarm')).map((of) => {
      const dimension =
        (of.Dimensions as readonly { readonly Value: string }[] | undefined)?.map(({ Value }) => Value).join() ?? '';
      const sign = of.ComparisonOperator === 'LessThanThreshold' ? '<' : '>=';
      return `${of.AlarmName}: ${of.Namespace} ${of.MetricName} ${dimension} ${of.Statistic ?? of.ExtendedStatistic} ${sign} ${of.Threshold} in ${of.EvaluationPeriods} × ${of.Period} s`;
    });
    expect(rows).toMatchInlineSnapshot(`
      [
        "fieldpost-prod-5xx: AWS/ApiGateway 5xx Api Sum >= 5 in 1 × 300 s",
        "fieldpost-prod-p99: AWS/ApiGateway Latency Api p99 >= 3000 in 3 × 300 s",
        "fieldpost-prod-live: AWS/ApiGateway IntegrationError LiveApi,live Sum >= 5 in 1 × 300 s",
        "fieldpost-prod-throttles-read: AWS/Lambda Throttles Read Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-throttles-costly: AWS/Lambda Throttles Costly Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-throttles-write: AWS/Lambda Throttles Write Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-throttles-docs: AWS/Lambda Throttles Docs Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-throttles-projector: AWS/Lambda Throttles Projector Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-throttles-bots: AWS/Lambda Throttles Bots Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-throttles-clock: AWS/Lambda Throttles Clock Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-throttles-deadlines: AWS/Lambda Throttles Deadlines Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-throttles-live: AWS/Lambda Throttles Live Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-throttles-guests: AWS/Lambda Throttles Guests Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-throttles-herald: AWS/Lambda Throttles Herald Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-throttles-sender: AWS/Lambda Throttles Sender Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-throttles-courier: AWS/Lambda Throttles Courier Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-throttles-returned: AWS/Lambda Throttles Returned Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-throttles-press: AWS/Lambda Throttles Press Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-throttles-ratings: AWS/Lambda Throttles Ratings Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-throttles-anchor: AWS/Lambda Throttles Anchor Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-throttles-canary: AWS/Lambda Throttles Canary Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-throttles-brake: AWS/Lambda Throttles Brake Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-errors-projector: AWS/Lambda Errors Projector Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-errors-bots: AWS/Lambda Errors Bots Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-errors-clock: AWS/Lambda Errors Clock Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-errors-deadlines: AWS/Lambda Errors Deadlines Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-errors-herald: AWS/Lambda Errors Herald Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-errors-guests: AWS/Lambda Errors Guests Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-errors-ratings: AWS/Lambda Errors Ratings Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-errors-anchor: AWS/Lambda Errors Anchor Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-errors-brake: AWS/Lambda Errors Brake Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-errors-sender: AWS/Lambda Errors Sender Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-errors-courier: AWS/Lambda Errors Courier Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-errors-returned: AWS/Lambda Errors Returned Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-events-read-throttles: AWS/DynamoDB ReadThrottleEvents EventsTable Sum >= 10 in 1 × 300 s",
        "fieldpost-prod-events-write-throttles: AWS/DynamoDB WriteThrottleEvents EventsTable Sum >= 10 in 1 × 300 s",
        "fieldpost-prod-views-read-throttles: AWS/DynamoDB ReadThrottleEvents ViewsTable Sum >= 10 in 1 × 300 s",
        "fieldpost-prod-views-write-throttles: AWS/DynamoDB WriteThrottleEvents ViewsTable Sum >= 10 in 1 × 300 s",
        "fieldpost-prod-vault-read-throttles: AWS/DynamoDB ReadThrottleEvents VaultTable Sum >= 10 in 1 × 300 s",
        "fieldpost-prod-vault-write-throttles: AWS/DynamoDB WriteThrottleEvents VaultTable Sum >= 10 in 1 × 300 s",
        "fieldpost-prod-people-read-throttles: AWS/DynamoDB ReadThrottleEvents PeopleTable Sum >= 10 in 1 × 300 s",
        "fieldpost-prod-people-write-throttles: AWS/DynamoDB WriteThrottleEvents PeopleTable Sum >= 10 in 1 × 300 s",
        "fieldpost-prod-connections-read-throttles: AWS/DynamoDB ReadThrottleEvents ConnectionsTable Sum >= 10 in 1 × 300 s",
        "fieldpost-prod-connections-write-throttles: AWS/DynamoDB WriteThrottleEvents ConnectionsTable Sum >= 10 in 1 × 300 s",
        "fieldpost-prod-lag-projector: AWS/Lambda IteratorAge Projector Maximum >= 60000 in 5 × 60 s",
        "fieldpost-prod-lag-herald: AWS/Lambda IteratorAge Herald Maximum >= 60000 in 5 × 60 s",
        "fieldpost-prod-stale-projector: AWS/Lambda IteratorAge Projector Maximum >= 3600000 in 5 × 60 s",
        "fieldpost-prod-stale-herald: AWS/Lambda IteratorAge Herald Maximum >= 3600000 in 5 × 60 s",
        "fieldpost-prod-no-clock: AWS/Lambda Invocations Clock Sum < 1 in 1 × 300 s",
        "fieldpost-prod-age-ticks: AWS/SQS ApproximateAgeOfOldestMessage TicksQueue.QueueName Maximum >= 300 in 3 × 60 s",
        "fieldpost-prod-dead-ticks: AWS/SQS ApproximateNumberOfMessagesVisible TicksQueueDead.QueueName Maximum >= 1 in 1 × 300 s",
        "fieldpost-prod-age-bots: AWS/SQS ApproximateAgeOfOldestMessage BotsQueue.QueueName Maximum >= 900 in 3 × 60 s",
        "fieldpost-prod-dead-bots: AWS/SQS ApproximateNumberOfMessagesVisible BotsQueueDead.QueueName Maximum >= 1 in 1 × 300 s",
        "fieldpost-prod-age-again: AWS/SQS ApproximateAgeOfOldestMessage AgainQueue.QueueName Maximum >= 3600 in 3 × 60 s",
        "fieldpost-prod-dead-again: AWS/SQS ApproximateNumberOfMessagesVisible AgainQueueDead.QueueName Maximum >= 1 in 1 × 300 s",
        "fieldpost-prod-age-tells: AWS/SQS ApproximateAgeOfOldestMessage TellsQueue.QueueName Maximum >= 1800 in 3 × 60 s",
        "fieldpost-prod-dead-tells: AWS/SQS ApproximateNumberOfMessagesVisible TellsQueueDead.QueueName Maximum >= 1 in 1 × 300 s",
        "fieldpost-prod-age-hooks: AWS/SQS ApproximateAgeOfOldestMessage HooksQueue.QueueName Maximum >= 3600 in 3 × 60 s",
        "fieldpost-prod-dead-hooks: AWS/SQS ApproximateNumberOfMessagesVisible HooksQueueDead.QueueName Maximum >= 1 in 1 × 300 s",
        "fieldpost-prod-no-anchor: undefined undefined  undefined < 1 in 2 × undefined s",
        "fieldpost-prod-dead-letters: AWS/SQS ApproximateNumberOfMessagesVisible DeadLetters.QueueName Maximum >= 1 in 1 × 300 s",
        "fieldpost-prod-quarantine: fieldpost-prod-reports quarantine  Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-beat: fieldpost-prod-reports beat  Sum >= 2 in 1 × 300 s",
        "fieldpost-prod-upgrading: fieldpost-prod-reports upgrading  Sum >= 5 in 1 × 300 s",
        "fieldpost-prod-misplay: fieldpost-prod-reports misplay  Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-stopped: fieldpost-prod-reports stopped  Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-rejected: fieldpost-prod-reports rejected  Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-snapshots: fieldpost-prod-reports snapshot  Sum >= 5 in 1 × 300 s",
        "fieldpost-prod-unsent: fieldpost-prod-reports unsent  Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-tamper: fieldpost-prod-reports tamper  Sum >= 1 in 1 × 300 s",
        "fieldpost-prod-no-projector: undefined undefined  undefined < 1 in 2 × undefined s",
        "fieldpost-prod-no-herald: undefined undefined  undefined < 1 in 2 × undefined s",
        "fieldpost-prod-burn-slow-commands: undefined undefined  undefined >= 3 in 1 × undefined s",
        "fieldpost-prod-burn-fast-commands-long: undefined undefined  undefined >= 14.4 in 1 × undefined s",
        "fieldpost-prod-burn-fast-commands-short: undefined undefined  undefined >= 14.4 in 1 × undefined s",
        "fieldpost-prod-burn-slow-deadlines: undefined undefined  undefined >= 3 in 1 × undefined s",
        "fieldpost-prod-burn-fast-deadlines-long: undefined undefined  undefined >= 14.4 in 1 × undefined s",
        "fieldpost-prod-burn-fast-deadlines-short: undefined undefined  undefined >= 14.4 in 1 × undefined s",
        "fieldpost-prod-burn-slow-late-deadlines: undefined undefined  undefined >= 3 in 1 × undefined s",
        "fieldpost-prod-burn-fast-late-deadlines-long: undefined undefined  undefined >= 14.4 in 1 × undefined s",
        "fieldpost-prod-burn-fast-late-deadlines-short: undefined undefined  undefined >= 14.4 in 1 × undefined s",
        "fieldpost-prod-burn-slow-lists: undefined undefined  undefined >= 3 in 1 × undefined s",
        "fieldpost-prod-burn-slow-notifications: undefined undefined  undefined >= 3 in 1 × undefined s",
        "fieldpost-prod-spend: undefined undefined  undefined >= 500000 in 1 × undefined s",
        "fieldpost-prod-spend-doubled: undefined undefined  undefined >= 2 in 2 × undefined s",
      ]
    `);
  });
});

describe('the settings', () => {
  it.each<[Record<string, unknown>, string]>([
    [{ stage: 'Prod' }, 'lower-case'],
    [{ ...CONTACT, issuer: 'https://id.example.com' }, 'both'],
    [{ issuer: 'http://id.example.com', audience: 'x' }, 'URL'],
    [{ retention: '3' }, '365'],
    [{ domain: 'play.example.com', certificate: 'arn:aws:acm:eu-central-1:123456789012:certificate/0a' }, 'us-east-1'],
    [{ quotas: '{"open":0}' }, '1 to 2000'],
    [{ quotas: 'open=3' }, '1 to 2000'],
    [{ colour: 'red' }, 'colour'],
    [{}, 'push services can write to'],
    [{ contact: 'operator@fieldpost.org' }, 'mailto: or https:'],
    ...[
      'mailto:operator@fieldpost.invalid',
      'mailto:me@play.example',
      'mailto:me@localhost',
      'mailto:me@games.local?subject=Fieldpost',
      'mailto:me',
      'https://localhost:8080/contact',
      'https://me.Example./',
    ].map((contact): [{ contact: string }, string] => [{ contact }, 'a domain of yours']),
  ])('%j is refused', (settings, why) => {
    expect(() => synthesise(settings, cloud)).toThrow(why);
  });
});
