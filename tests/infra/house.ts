import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, DynamoDBRecord } from 'aws-lambda';
import dynalite from 'dynalite';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { LiveHandler } from '../../functions/features/live/handler.ts';
import { dynamoClient } from '../../functions/platform/dynamo/client.ts';
import { VIEW } from '../../functions/platform/dynamo/lists/kept.ts';
import { createTables, type TableNames, tableNames } from '../../functions/platform/dynamo/tables.ts';
import { EDGE_HEADER } from '../../functions/platform/http/address.ts';
import { type Message, QUEUES, type QueueName } from '../../functions/platform/ports/queue.ts';
import type { Consumer } from '../../functions/platform/queue/consumer.ts';
import { bundleOf, enginesOf } from '../../infra/bundles.ts';
import { ENDPOINTS, type Endpoint, FUNCTIONS, type FunctionName } from '../../infra/endpoints.ts';
import { gateOf } from '../../infra/local/server/gate/gate.ts';
import { gateway } from '../../infra/local/server/gateway.ts';
import { queuesTo } from '../../infra/local/server/queues.ts';
import { type Sockets, socketsOn } from '../../infra/local/server/sockets.ts';
import { deliverTo, type StreamHandler, streamingProxy } from '../../infra/local/server/stream.ts';
import { tokensApart } from '../kit/callers.ts';
import { type Account, accountFor } from './account.ts';
import { keyService } from './kms.ts';
import { type Lambda, lambda } from './lambda.ts';
import { managementOf } from './management.ts';
import { type OfItems, partitionsOf } from './partitions.ts';
import { isSeen } from './patterns.ts';
import { type Objects, storageFor } from './s3.ts';
import { type Sent, sesFor } from './ses.ts';
import { all, type Cloud, grantedTo, type Properties, REGION } from './template.ts';

/** `dynamodb:Query fieldpost-prod-events`: an action, and what it is done to. */
type Act = string;

/** The followers of streams, by the names of their event sources. */
const FOLLOWERS = { projector: 'projector', heraldViews: 'herald', heraldPress: 'herald' } as const;
type Follower = keyof typeof FOLLOWERS;
/** A function that is given records of a stream, or messages of a queue. */
type Given = Follower | 'projector' | 'bots' | 'deadlines' | 'sender';

/**
 * The stack on one machine: each bundle with exactly the environment that the template gives it, behind a guard that
 * lets through what its role grants and nothing else; dynalite, keys and an issuer instead of AWS.
 */
export interface CloudHouse {
  readonly url: string;
  /** The headers that the distribution adds to each request. */
  readonly edge: { readonly [name: string]: string };
  readonly client: DynamoDBClient;
  readonly tables: TableNames;
  readonly functions: { readonly [name in FunctionName]: Lambda };
  /** What each function did that its role grants, and what it was refused. */
  readonly used: { readonly [name in FunctionName]: Set<Act> };
  readonly refused: string[];
  /** What its role grants each function of DynamoDB, KMS and queues of messages, the stream apart. */
  readonly granted: { readonly [name in FunctionName]: ReadonlySet<Act> };
  /** The mails that SES took. */
  readonly mails: Sent[];
  /** The addresses to which SES sends nothing more. */
  readonly suppressed: Set<string>;
  /** What the operator has set: parameters, and runs of functions. */
  readonly account: Account;
  readonly sockets: Sockets;
  /** How often each function was given records of a stream, or messages. */
  readonly invoked: { readonly [name in Given]: number };
  /** Sends a message to a queue. */
  send(queue: QueueName, body: Message['body']): Promise<void>;
  /** The routes that were called. */
  readonly called: Set<string>;
  /** An access token as Cognito makes them: without `aud`; `more` claims instead. */
  token(user: string, more?: { readonly [claim: string]: unknown }): Promise<string>;
  /** How far the clocks of the functions are ahead, in milliseconds. */
  ahead: number;
  /** The gateway's name of every request; `undefined`: each has its own. */
  requestId: string | undefined;
  /** Resolves when the followers have seen every commit. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

const CAPITAL = (name: string): string => `${name[0]!.toUpperCase()}${name.slice(1)}`;

/** What a deployment leaves as it is: the database and the keys. */
export interface Kept {
  readonly database: string;
  readonly keys: ReturnType<typeof keyService>;
}

/** `kept`: of an earlier deployment; without it all is new. */
export async function cloudHouse(cloud: Pick<Cloud, 'template' | 'bundles'>, kept?: Kept): Promise<CloudHouse> {
  const { template, bundles } = cloud;
  const servers: Server[] = [];
  const listening = async (server: Server): Promise<string> => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    servers.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const settings = (name: FunctionName): Record<string, string> =>
    (
      all(template, 'AWS::Lambda::Function')[CAPITAL(name)]!.Environment as
        | { readonly Variables: Record<string, string> }
        | undefined
    )?.Variables ?? {};

  const database = kept?.database ?? (await listening(dynalite({ createTableMs: 0 })));
  const tables = tableNames(settings('write').TABLE_PREFIX!);
  let emit = (_: DynamoDBRecord): void => undefined;
  const streamed = await listening(streamingProxy(database, tables, { emit: (record) => emit(record) }));
  const client = dynamoClient({ region: REGION, endpoint: database });
  if (kept === undefined) await createTables(client, tables);
  const named = (begins: string): readonly string[] =>
    FUNCTIONS.flatMap((name) => Object.entries(settings(name)))
      .filter(([variable]) => variable.startsWith(begins))
      .map(([, key]) => key);
  const keys =
    kept?.keys ??
    keyService(['KMS_TAGS_KEY', 'KMS_PERSONS_KEY', 'KMS_SEEDS_KEY'].flatMap(named), named('KMS_SIGNING_KEY'));
  const { JWT_ISSUER: issuer, JWT_AUDIENCE: audience } = settings('read') as {
    JWT_ISSUER: string;
    JWT_AUDIENCE: string;
  };
  const { token, server } = await issuerOf(issuer, audience);
  const issuing = await listening(server);

  const used = Object.fromEntries(FUNCTIONS.map((name) => [name, new Set<Act>()])) as {
    [name in FunctionName]: Set<Act>;
  };
  const refused: string[] = [];
  const granted = Object.fromEntries(
    FUNCTIONS.map((name) => [name, actsGranted(cloud, name)]),
  ) as CloudHouse['granted'];

  /** Takes messages as SQS does, and gives them to the function that the template names. */
  let sent = async (_: string, __: readonly Entry[]): Promise<void> => undefined;

  /** Where a function finds DynamoDB, KMS and SQS. */
  const guard = (name: FunctionName): Server => {
    const partitions = partitionsOf(template, name);
    return createServer(async (incoming, outgoing) => {
      const body = await textOf(incoming);
      const [service, action] = String(incoming.headers['x-amz-target']).split('.') as [string, string];
      const request = JSON.parse(body) as Asked;
      const isOfQueue = request.QueueUrl !== undefined;
      const on =
        request.QueueUrl !== undefined
          ? [queueAt(request.QueueUrl)]
          : request.KeyId !== undefined
            ? [request.KeyId]
            : request.TableName !== undefined
              ? [request.TableName]
              : Object.keys(request.RequestItems!);
      const acts = on.map((each) =>
        isOfQueue
          ? `sqs:${action.replace(/Batch$/, '')} ${each}`
          : `${service.startsWith('Trent') ? 'kms' : 'dynamodb'}:${action} ${each}`,
      );
      const needed = service.startsWith('DynamoDB') ? partitions.neededBy(`dynamodb:${action}`, request) : [];
      const not = needed === undefined ? acts : acts.filter((act) => !granted[name].has(act));
      if (not.length > 0) {
        refused.push(`${name}: ${not.join()}`);
        outgoing.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
        return outgoing.end(
          JSON.stringify({
            __type: 'com.amazon.coral.service#AccessDeniedException',
            message: `not authorized to perform ${not}`,
          }),
        );
      }
      for (const act of [...acts, ...(needed ?? [])]) used[name].add(act);
      if (isOfQueue) {
        await sent(queueAt(request.QueueUrl!), request.Entries!);
        outgoing.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' });
        return outgoing.end(JSON.stringify({ Successful: [], Failed: [] }));
      }
      if (service.startsWith('Trent')) {
        outgoing.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' });
        return outgoing.end(JSON.stringify(keys(action, request as Record<string, string>)));
      }
      const onward = httpRequest(streamed, { method: 'POST', headers: incoming.headers }, (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(outgoing);
      });
      onward.end(body);
    });
  };

  let sockets: Sockets | undefined;
  const open = (): Sockets => sockets!;
  const managing = `${await listening(managementOf({ post: (...sent) => open().post(...sent), close: (id) => open().close(id) }, '/live'))}/live`;
  const house: Pick<CloudHouse, 'ahead' | 'requestId'> = { ahead: 0, requestId: undefined };
  /** Where functions are invoked: by who may, and which they may. */
  const invoking = (name: FunctionName): Server =>
    createServer(async (incoming, outgoing) => {
      const body = await textOf(incoming);
      const [, target] = /\/functions\/([\w-]+)\/invocations$/.exec(decodeURIComponent(incoming.url ?? '')) ?? [];
      const rights = grantedTo(template, name).filter(({ actions }) => actions.includes('lambda:InvokeFunction'));
      const called = FUNCTIONS.find((each) => target?.endsWith(`-${each}`));
      if (called === undefined || !rights.some(({ on }) => on.endsWith(`:${target}`))) {
        refused.push(`${name}: invoke ${target}`);
        return outgoing.writeHead(403, { 'x-amzn-errortype': 'AccessDeniedException' }).end('{}');
      }
      return outgoing.writeHead(200).end(JSON.stringify(await functions[called].invoke(JSON.parse(body))));
    });
  const mails: CloudHouse['mails'] = [];
  const suppressed: CloudHouse['suppressed'] = new Set();
  /** Where functions send mail: with both rights on both resources. */
  const mailing = (name: FunctionName): Server =>
    sesFor(template, name, {
      used: (act) => used[name].add(act),
      refused: (act) => refused.push(`${name}: ${act}`),
      sent: (mail) => mails.push(mail),
      suppressed,
    });
  const objects: Objects = new Map();
  /** Where functions find S3. */
  const storing = (name: FunctionName): Server =>
    storageFor(template, name, objects, {
      used: (act) => used[name].add(act),
      refused: (act) => refused.push(`${name}: ${act}`),
    });
  const account: Account = { parameters: new Map(), runs: new Map() };
  /** Where the canary and the brake find the account. */
  const administering = (name: FunctionName): Server =>
    accountFor(template, name, account, {
      used: (act) => used[name].add(act),
      refused: (act) => refused.push(`${name}: ${act}`),
    });
  const KEEPERS: readonly FunctionName[] = ['canary', 'brake'];
  /** What people and the canary call. It stands before any function is called. */
  const street: { url?: string } = {};
  const functions = Object.fromEntries(
    await Promise.all(
      FUNCTIONS.map(async (name) => {
        const here = await listening(guard(name));
        // A checkout between releases decides here by its own engines.
        const { FIELDPOST_RELEASED_ENGINES: _, ...inTemplate } = settings(name);
        const env = {
          ...inTemplate,
          FIELDPOST_ENGINES: enginesOf(bundles),
          AWS_REGION: REGION,
          AWS_ACCESS_KEY_ID: name,
          AWS_SECRET_ACCESS_KEY: 'of the role',
          AWS_ENDPOINT_URL_DYNAMODB: here,
          AWS_ENDPOINT_URL_KMS: here,
          AWS_ENDPOINT_URL_SQS: here,
          ...queuesOf(inTemplate),
          AWS_ENDPOINT_URL_LAMBDA: await listening(KEEPERS.includes(name) ? administering(name) : invoking(name)),
          AWS_ENDPOINT_URL_SSM: await listening(administering(name)),
          AWS_ENDPOINT_URL_SESV2: await listening(mailing(name)),
          AWS_ENDPOINT_URL_S3: await listening(storing(name)),
          ...(inTemplate.LIVE_ENDPOINT !== undefined && { LIVE_ENDPOINT: managing }),
        };
        const module = pathToFileURL(bundleOf(bundles, name)).href;
        const moved = () => [
          [issuer, issuing] as const,
          ...(name === 'canary' ? [[inTemplate.FIELDPOST_ORIGIN!, street.url!] as const] : []),
        ];
        return [name, lambda(module, { env, moved, ahead: () => house.ahead })] as const;
      }),
    ),
  ) as CloudHouse['functions'];

  const invoked = { projector: 0, bots: 0, deadlines: 0, sender: 0, heraldViews: 0, heraldPress: 0 };
  const follower = (name: Follower) => {
    const [, mapping] = Object.entries(all(template, 'AWS::Lambda::EventSourceMapping')).find(
      ([id, { FilterCriteria }]) => FilterCriteria !== undefined && id.startsWith(name),
    )!;
    const { Filters } = mapping.FilterCriteria as { readonly Filters: readonly { readonly Pattern: string }[] };
    const handler: StreamHandler = (event) => {
      invoked[name]++;
      return functions[FOLLOWERS[name]].invoke(event);
    };
    return {
      handler,
      sees: (record: DynamoDBRecord) =>
        mapping.EventSourceArn === `${streamOf(record)}Table.StreamArn` &&
        Filters.some(({ Pattern }) => isSeen(JSON.parse(Pattern), record)),
    };
  };
  const stream = deliverTo((Object.keys(FOLLOWERS) as readonly Follower[]).map(follower));
  emit = stream.emit;

  /** What the distribution adds to each request. */
  const edge = { [EDGE_HEADER]: settings('read').FIELDPOST_EDGE?.split(',')[0] ?? '' };

  /** The consumer of a queue by the template. Lambda receives for it, by the rights of its role. */
  const consumed = (name: QueueName) => {
    const id = `${CAPITAL(name)}Queue`;
    const mapping = Object.values(all(template, 'AWS::Lambda::EventSourceMapping')).find(
      ({ EventSourceArn }) => EventSourceArn === `${id}.Arn`,
    )!;
    const by = FUNCTIONS.find((each) => CAPITAL(each) === mapping.FunctionName) as keyof typeof invoked & FunctionName;
    const { QueueName } = all(template, 'AWS::SQS::Queue')[id]!;
    const eventSourceARN = `arn:aws:sqs:${REGION}:123456789012:${QueueName}`;
    const consumer: Consumer = ({ Records }) => {
      invoked[by]++;
      for (const act of ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'].map((each) => `sqs:${each} ${id}`))
        if (granted[by].has(act)) used[by].add(act);
        else refused.push(`${by}: ${act}`);
      return functions[by].invoke({ Records: Records.map((record) => ({ ...record, eventSourceARN })) });
    };
    return { consumer, batch: mapping.BatchSize as number, atOnce: 1 };
  };
  const queued = queuesTo(Object.fromEntries(QUEUES.map((name) => [name, consumed(name)])) as never);
  sent = (id, entries) =>
    queued.host(
      QUEUES.find((name) => id === `${CAPITAL(name)}Queue`)!,
      entries.map(({ MessageBody, DelaySeconds }) => ({
        body: JSON.parse(MessageBody),
        ...(DelaySeconds !== undefined && { delay: DelaySeconds }),
      })),
    );
  const idle = async (): Promise<void> => {
    do {
      await stream.idle();
      await queued.idle();
    } while (stream.isBusy() || queued.isBusy());
  };

  const called = new Set<string>();
  const serving = (name: Endpoint['function']) => (event: APIGatewayProxyEventV2) => {
    called.add(event.routeKey);
    const { requestContext } = event;
    const moved = {
      ...requestContext,
      timeEpoch: requestContext.timeEpoch + house.ahead,
      requestId: house.requestId ?? requestContext.requestId,
    };
    return functions[name].invoke<APIGatewayProxyStructuredResultV2>({
      ...event,
      headers: { ...event.headers, ...edge },
      requestContext: moved,
    });
  };
  const gate = gateOf({ callers: tokensApart });
  const api = gateway(
    ENDPOINTS,
    { read: serving('read'), costly: serving('costly'), write: serving('write'), press: serving('press') },
    { gate },
  );
  // Only the request that opens a connection has headers.
  const live: LiveHandler = (event) =>
    functions.live.invoke(event.headers === undefined ? event : { ...event, headers: { ...event.headers, ...edge } });
  sockets = socketsOn(api, live, { gate });
  const url = await listening(api);
  street.url = url;
  return {
    url,
    account,
    edge,
    client,
    tables,
    functions,
    used,
    refused,
    granted,
    called,
    invoked,
    mails,
    suppressed,
    sockets,
    token,
    idle,
    send: (queue, body) => queued.host(queue, [{ body }]),
    get requestId() {
      return house.requestId;
    },
    set requestId(id) {
      house.requestId = id;
    },
    get ahead() {
      return house.ahead;
    },
    set ahead(ahead) {
      house.ahead = ahead;
    },
    async close() {
      await open().stop();
      await idle();
      await queued.stop();
      for (const each of Object.values(functions)) await each.stop();
      client.destroy();
      for (const each of servers) {
        (each as { closeAllConnections?: () => void }).closeAllConnections?.();
        await new Promise((done) => each.close(done));
      }
    },
  };
}

/** The table whose stream has a record. */
const streamOf = ({ dynamodb }: DynamoDBRecord): 'Views' | 'Events' =>
  dynamodb?.Keys?.sk?.S === VIEW ? 'Views' : 'Events';

/** What the policy of a function lets it do with tables, keys and queues of messages, by the names its environment has. */
function actsGranted({ template }: Pick<Cloud, 'template'>, name: FunctionName): ReadonlySet<Act> {
  const tables = Object.entries(all(template, 'AWS::DynamoDB::Table')).map(
    ([id, { TableName }]: [string, Properties]) => [`${id}.Arn`, TableName as string],
  );
  // Keys of tables are used by DynamoDB, for the function.
  const keys = Object.entries(all(template, 'AWS::KMS::Key'))
    .filter(([, { KeyUsage = 'ENCRYPT_DECRYPT' }]: [string, Properties]) => KeyUsage !== 'ENCRYPT_DECRYPT')
    .map(([id]) => [`${id}.Arn`, `${id}.Arn`]);
  const queues = QUEUES.map((queue) => [`${CAPITAL(queue)}Queue.Arn`, `${CAPITAL(queue)}Queue`]);
  const names = new Map([...tables, ...keys, ...queues] as [string, string][]);
  const granted = grantedTo(template, name).filter(({ on }) => names.has(on));
  const mails = grantedTo(template, name).filter(({ actions }) => actions.some((action) => action.startsWith('ses:')));
  return new Set([
    ...partitionsOf(template, name).granted,
    ...granted.flatMap(({ actions, on }) => actions.map((action) => `${action} ${names.get(on)}`)),
    ...grantedTo(template, name)
      .filter(({ actions }) => actions.some((action) => OF_OTHERS.test(action)))
      .flatMap(({ actions, on }) => actions.map((action) => `${action} ${on}`)),
    ...mails.flatMap(({ actions, on }) => actions.map((action) => `${action} ${on}`)),
  ]);
}

/** Actions on things that the environment of a function names. */
const OF_OTHERS = /^(s3|ssm):|^lambda:Put/;

/** A request to DynamoDB, KMS or SQS. */
interface Asked extends OfItems {
  readonly KeyId?: string;
  readonly QueueUrl?: string;
  readonly Entries?: readonly Entry[];
}
interface Entry {
  readonly MessageBody: string;
  readonly DelaySeconds?: number;
}

const QUEUES_AT = 'https://sqs.fieldpost.invalid/';
const queueAt = (url: string): string => url.slice(QUEUES_AT.length);

/** The settings with addresses of queues, which are their names in the template. */
const queuesOf = (settings: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, id]) => (name.startsWith('QUEUE_') ? [[name, QUEUES_AT + id]] : [])),
  );

/** An issuer with the addresses of a user pool of Cognito. */
async function issuerOf(issuer: string, audience: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const documents: { readonly [path: string]: unknown } = {
    '/.well-known/openid-configuration': { issuer, jwks_uri: `${issuer}/.well-known/jwks.json` },
    '/.well-known/jwks.json': { keys: [{ ...(await exportJWK(publicKey)), kid: 'pool', alg: 'RS256', use: 'sig' }] },
  };
  const server = createServer((request, response) => {
    const document = documents[request.url!];
    response.writeHead(document === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(document ?? {}));
  });
  const token = (
    user: string,
    more: { readonly [claim: string]: unknown } = { client_id: audience, token_use: 'access' },
  ): Promise<string> =>
    new SignJWT({ ...more })
      .setProtectedHeader({ alg: 'RS256', kid: 'pool' })
      .setSubject(user)
      .setIssuer(issuer)
      .setIssuedAt()
      .setExpirationTime('30d')
      .sign(privateKey);
  return { server, token };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
