import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COSTLY } from '../../functions/operations/costly.ts';
import { OPERATIONS } from '../../functions/operations/index.ts';
import { READS } from '../../functions/operations/read.ts';
import { EDGE_HEADER, VIEWER_HEADER } from '../../functions/platform/http/address.ts';
import type { HttpHandler } from '../../functions/platform/http/answers/answering.ts';
import { elsewhere } from '../../functions/platform/http/elsewhere.ts';
import { entrance, MOVED_HEADER } from '../../functions/platform/http/entrance.ts';
import { CORS_EXPOSED, CORS_SENT } from '../../functions/platform/http/headers/cors.ts';
import { PUBLIC_QUERY } from '../../infra/cloud/front/behaviours.ts';
import { edgeCode } from '../../infra/cloud/front/routing.ts';
import { settingsSchema } from '../../infra/cloud/settings.ts';
import { ENDPOINTS, PAGES } from '../../infra/endpoints.ts';
import { type House, open, started, tokenOf } from '../http/kit.ts';
import { standIn } from './stand-in.ts';
import { all, CONTACT, type Properties } from './template.ts';

// What stands before the functions: the firewall, the edge with its secret, and two ways for reads.

const built = standIn();
const BY_FUNCTION = { reads: 'url', domain: 'play.example.com', zone: 'Z0123456789' };

const samples = (path: string): string =>
  path
    .replaceAll('{game}', `g${'0'.repeat(20)}`)
    .replaceAll('{proxy+}', 'a/b.css')
    .replaceAll(/\{\w+\}/g, 'x');

describe('the function at the edge', () => {
  interface Sent {
    readonly method: string;
    readonly uri: string;
    readonly headers: Record<string, { value: string }>;
  }
  /** Runs the code as CloudFront does, and returns the origin it chose. */
  function at(reads: 'api' | 'url', sent: Partial<Sent>): { readonly origin: string | undefined; readonly sent: Sent } {
    let origin: string | undefined;
    const cf = {
      selectRequestOriginById(id: string) {
        origin = id;
      },
    };
    const code = edgeCode({ reads }).replace(/^import cf from 'cloudfront';/, '');
    const handler = new Function('cf', `${code}; return handler;`)(cf) as (event: object) => Sent;
    const request = { method: 'GET', uri: '/', headers: {}, ...sent };
    return { sent: handler({ request, viewer: { ip: '198.51.100.7' } }), origin };
  }
  const token = { authorization: { value: 'Bearer of-a-player' } };

  it.each(OPERATIONS.map(({ method, path, permission }) => ({ method, path, permission })))(
    'sends $method $path to what serves $permission',
    ({ method, path, permission }) => {
      const uri = samples(path);
      const { origin, sent } = at('url', { method, uri, headers: { ...token } });
      const isRead = method === 'GET' && permission !== 'press' && permission !== 'write';
      expect(origin).toBe(isRead ? permission : 'api');
      expect([sent.headers.authorization, sent.headers[MOVED_HEADER]]).toEqual(
        isRead ? [undefined, token.authorization] : [token.authorization, undefined],
      );
      expect(at('api', { method, uri, headers: { ...token } })).toMatchObject({
        origin: undefined,
        sent: { headers: token },
      });
      if (method === 'GET') expect(at('url', { method: 'HEAD', uri }).origin).toBe(origin);
      for (const other of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
        expect(at('url', { method: other, uri }).origin).toBe('api');
    },
  );

  it.each(PAGES)('leaves %s to the gateway', (path) => {
    expect(at('url', { uri: samples(path) }).origin).toBe('api');
  });

  it('lets `read` answer a path that leads nowhere', () => {
    expect(at('url', { uri: '/v1/nowhere' }).origin).toBe('read');
  });

  it.each(['api', 'url'] as const)('takes away what a client says of its address and of its token (%s)', (reads) => {
    const headers = { [VIEWER_HEADER]: { value: '203.0.113.9' }, [MOVED_HEADER]: { value: 'Bearer of-another' } };
    for (const method of ['GET', 'POST']) {
      const { sent } = at(reads, { method, uri: '/v1/games', headers: { ...headers } });
      expect(sent.headers).toEqual({ [VIEWER_HEADER]: { value: '198.51.100.7' } });
    }
  });

  it.each(['api', 'url'] as const)('is within the 10 KB that CloudFront takes (%s)', (reads) => {
    expect(edgeCode({ reads }).length).toBeLessThan(10_240);
  });
});

describe('the entrance of a function', () => {
  const URL_NAME = 'abcdefghij.lambda-url.eu-central-1.on.aws';
  const event = (path: string, more: { method?: string; headers?: Record<string, string>; domain?: string } = {}) => {
    const [rawPath = '', rawQueryString = ''] = path.split('?');
    const query = Object.fromEntries(new URLSearchParams(rawQueryString));
    const { method = 'GET', headers = {}, domain = URL_NAME } = more;
    return {
      version: '2.0',
      routeKey: '$default',
      rawPath,
      rawQueryString,
      headers,
      ...(rawQueryString !== '' && { queryStringParameters: query }),
      requestContext: {
        domainName: domain,
        http: { method, path: rawPath, sourceIp: '192.0.2.1' },
        timeEpoch: Date.now(),
      },
      isBase64Encoded: false,
    } as unknown as APIGatewayProxyEventV2;
  };
  const echo: HttpHandler = async ({ routeKey, pathParameters = {}, headers }) => ({
    statusCode: 200,
    body: JSON.stringify({ routeKey, pathParameters, authorization: headers.authorization ?? null }),
  });
  const context = {} as Context;
  const edge = { [EDGE_HEADER]: 'new' };
  const said = async (handler: HttpHandler, of: APIGatewayProxyEventV2) => {
    const { statusCode, body = '' } = await handler(of, context);
    return statusCode === 200 ? (JSON.parse(body) as object) : statusCode;
  };

  const SECRETS: readonly { what: string; headers: Record<string, string>; status: number }[] = [
    { what: 'no secret', headers: {}, status: 403 },
    { what: 'an empty secret', headers: { [EDGE_HEADER]: '' }, status: 403 },
    { what: 'another secret', headers: { [EDGE_HEADER]: 'new,old' }, status: 403 },
    { what: 'the newer secret', headers: edge, status: 200 },
    { what: 'the older secret', headers: { [EDGE_HEADER]: 'old' }, status: 200 },
  ];
  it.each(SECRETS)('with $what', async ({ headers, status }) => {
    let asked = 0;
    const counted: HttpHandler = async () => ({ statusCode: 200, body: String(++asked) });
    for (const domain of [URL_NAME, 'abc.execute-api.eu-central-1.amazonaws.com']) {
      const answer = await entrance(counted, READS, 'new,old')(event('/v1/games', { headers, domain }), context);
      expect(answer.statusCode).toBe(status);
      expect(JSON.stringify(answer)).not.toMatch(/new|old/);
    }
    expect(asked).toBe(status === 200 ? 2 : 0);
  });

  it('on one machine there is no secret, and none is asked for', async () => {
    const answer = await entrance(echo, READS, undefined)(event('/v1/games', { domain: 'localhost' }), context);
    expect(answer.statusCode).toBe(200);
  });

  it('finds the route of each operation by its path, at the address of a function', async () => {
    for (const [operations, other] of [
      [READS, COSTLY],
      [COSTLY, READS],
    ] as const) {
      const at = entrance(echo, operations, 'new');
      for (const { method, path } of operations) {
        const found = (await said(at, event(samples(path), { method, headers: edge }))) as { pathParameters: object };
        const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        expect([found, Object.keys(found.pathParameters)]).toMatchObject([{ routeKey: `${method} ${path}` }, names]);
      }
      const [foreign] = other.filter(({ method }) => method === 'GET');
      expect(await said(at, event(samples(foreign?.path ?? ''), { headers: edge }))).toMatchObject({
        routeKey: '$default',
      });
    }
  });

  it('reads the moved token at the address of a function alone, and the signature of the edge nowhere', async () => {
    const at = entrance(echo, READS, 'new');
    const headers = { ...edge, authorization: 'AWS4-HMAC-SHA256 Credential=x', [MOVED_HEADER]: 'Bearer t' };
    expect(await said(at, event('/v1/games', { headers }))).toMatchObject({ authorization: 'Bearer t' });
    const { [MOVED_HEADER]: _, ...anonymous } = headers;
    expect(await said(at, event('/v1/games', { headers: anonymous }))).toMatchObject({ authorization: null });
    for (const domain of [
      'abc.execute-api.eu-central-1.amazonaws.com',
      'x.lambda-url.eu-central-1.on.aws.evil.example',
    ])
      expect(await said(at, event('/v1/games', { headers, domain }))).toMatchObject({
        authorization: headers.authorization,
      });
  });

  describe('answers at the address of a function what the gateway answers', () => {
    let house: House;
    let path: string;
    let read: HttpHandler;
    beforeAll(async () => {
      house = await open();
      path = await started(house, { of: 'duel', settings: { visibility: 'private', invited: ['red', 'blue'] } });
      const nowhere = elsewhere(OPERATIONS, house.functions.read);
      read = entrance(
        (of, about) => (of.routeKey === '$default' ? nowhere : house.functions.read)(of, about),
        READS,
        'new',
      );
    });
    afterAll(() => house.close());

    it.each(['', '/state', '/actions', '/table', '/events?after=1&limit=2', '/nothing', '/state?version=0'])(
      'GET %s',
      async (of) => {
        for (const user of ['red', 'stranger', undefined]) {
          const authorization = user === undefined ? {} : { [MOVED_HEADER]: `Bearer ${await tokenOf(user)}` };
          const answer = await read(event(path + of, { headers: { ...edge, ...authorization } }), context);
          const byGateway = await house.as(user).get(path + of);
          expect([answer.statusCode, answer.headers?.etag ?? null]).toEqual([
            byGateway.status,
            byGateway.headers.get('etag'),
          ]);
          const { request: _, ...body } = JSON.parse(answer.body ?? '{}') as Record<string, unknown>;
          const { request: __, ...same } = JSON.parse(byGateway.bytes) as Record<string, unknown>;
          expect(body).toEqual(same);
          expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*' });
          expect(answer.headers?.['access-control-expose-headers']).toContain('etag');
        }
      },
    );

    it('HEAD and OPTIONS', async () => {
      const headers = { ...edge, [MOVED_HEADER]: `Bearer ${await tokenOf('red')}` };
      const head = await read(event(path, { method: 'HEAD', headers }), context);
      const get = await read(event(path, { headers }), context);
      expect([head.statusCode, head.body, head.headers?.etag]).toEqual([200, '', get.headers?.etag]);
      const asked = await read(event(path, { method: 'OPTIONS', headers: edge }), context);
      expect([asked.statusCode, asked.headers?.['access-control-allow-methods']]).toEqual([
        204,
        'GET, HEAD, PATCH, DELETE, OPTIONS',
      ]);
    });
  });
});

describe('the distribution', () => {
  interface Behaviour {
    readonly PathPattern: string;
    readonly TargetOriginId: string;
    readonly CachePolicyId: string;
    readonly OriginRequestPolicyId: string;
  }
  const configOf = (of: Parameters<typeof built.made>[0]) => {
    const { template } = built.made(of);
    const [{ DistributionConfig: config } = { DistributionConfig: {} }] = Object.values(
      all(template, 'AWS::CloudFront::Distribution'),
    );
    return {
      template,
      config: config as {
        readonly CacheBehaviors: readonly Behaviour[];
        readonly Origins: readonly Properties[];
      } & Properties,
    };
  };
  const byGateway = configOf({});
  const byFunction = configOf(BY_FUNCTION);

  it('has the firewall, an edge in Korea, and no other address that anybody is told', () => {
    for (const { config, template } of [byGateway, byFunction]) {
      expect(config).toMatchObject({ WebACLId: 'FirewallArn', PriceClass: 'PriceClass_200' });
      expect(Object.keys(template.Outputs).sort()).toEqual([
        'Audience',
        'EdgeGeneration',
        'Engines',
        'Issuer',
        'Settings',
        'SiteAddress',
        'SiteUrl',
        'Size',
        'UserPoolId',
      ]);
      expect(JSON.stringify(template.Outputs)).not.toMatch(/execute-api|lambda-url|FunctionUrl/);
    }
  });

  it('keeps versions of public games by what their address says, and forwards no token and no cookie', () => {
    for (const { config, template } of [byGateway, byFunction]) {
      const [first] = config.CacheBehaviors;
      expect(first).toMatchObject({
        PathPattern: '/v1/public/*',
        CachePolicyId: 'PublicVersions',
        OriginRequestPolicyId: 'WithoutReader',
        ResponseHeadersPolicyId: 'ReadableEverywhere',
      });
      const parts = (type: string, name: string, key: string) =>
        (all(template, type)[name]?.[key] as Properties | undefined) ?? {};
      expect(parts('AWS::CloudFront::CachePolicy', 'PublicVersions', 'CachePolicyConfig')).toMatchObject({
        MinTTL: 0,
        DefaultTTL: 0,
        MaxTTL: 86_400,
        ParametersInCacheKeyAndForwardedToOrigin: {
          CookiesConfig: { CookieBehavior: 'none' },
          HeadersConfig: { HeaderBehavior: 'none' },
          QueryStringsConfig: { QueryStringBehavior: 'whitelist', QueryStrings: PUBLIC_QUERY },
        },
      });
      expect(parts('AWS::CloudFront::OriginRequestPolicy', 'WithoutReader', 'OriginRequestPolicyConfig')).toMatchObject(
        {
          CookiesConfig: { CookieBehavior: 'none' },
          HeadersConfig: { HeaderBehavior: 'whitelist', Headers: [VIEWER_HEADER] },
          QueryStringsConfig: { QueryStringBehavior: 'none' },
        },
      );
    }
    const { ReadableEverywhere: readable = {} } = all(byGateway.template, 'AWS::CloudFront::ResponseHeadersPolicy');
    expect((readable.ResponseHeadersPolicyConfig as Properties).CorsConfig).toMatchObject({
      AccessControlAllowCredentials: false,
      AccessControlAllowOrigins: { Items: ['*'] },
      AccessControlAllowHeaders: { Items: [...CORS_SENT] },
      AccessControlExposeHeaders: { Items: [...CORS_EXPOSED] },
      OriginOverride: true,
    });
    const taken = OPERATIONS.filter(({ path }) => path.startsWith('/v1/public/')).flatMap(({ query }) =>
      Object.keys((query as unknown as { readonly shape: object }).shape),
    );
    expect([...new Set(taken)].sort()).toEqual(PUBLIC_QUERY);
  });

  it('keeps nothing else of the API', () => {
    const paths = ENDPOINTS.map(({ path }) => path).filter((path) => !path.startsWith('/v1/public/'));
    for (const { config } of [byGateway, byFunction]) {
      const of = (path: string) =>
        config.CacheBehaviors.find(({ PathPattern }) =>
          new RegExp(`^${PathPattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path),
        );
      for (const path of paths)
        expect([path, of(path)?.CachePolicyId]).toEqual([path, '4135ea2d-6df8-44a3-9df3-4b5a84be39ad']);
    }
  });

  it('sends the first generation of the secret, and the functions accept all of them', () => {
    const { template, config } = configOf({ ...BY_FUNCTION, edge: '2,1' });
    const secret = (generation: number) => `{{resolve:secretsmanager:EdgeSecret${generation}:SecretString:::}}`;
    const functions = all(template, 'AWS::Lambda::Function');
    for (const name of ['Read', 'Costly', 'Write', 'Press', 'Docs', 'Live'])
      expect((functions[name]!.Environment as { Variables: Properties }).Variables.FIELDPOST_EDGE).toBe(
        `${secret(2)},${secret(1)}`,
      );
    // All origins but the files of the site: the API, the live channel, two addresses of functions.
    const asked = config.Origins.filter(({ S3OriginConfig }) => S3OriginConfig === undefined);
    expect(asked.map(({ Id }) => (['api', 'read', 'costly'].includes(String(Id)) ? Id : 'live')).sort()).toEqual([
      'api',
      'costly',
      'live',
      'read',
    ]);
    for (const { Id, OriginCustomHeaders } of asked)
      expect([Id, OriginCustomHeaders]).toEqual([Id, [{ HeaderName: EDGE_HEADER, HeaderValue: secret(2) }]]);
    for (const each of Object.values(all(template, 'AWS::SecretsManager::Secret')))
      expect(each).toMatchObject({ GenerateSecretString: { PasswordLength: 43 } });
  });

  it('alone may call the addresses of the functions, which nobody else can sign for', () => {
    const { template } = byFunction;
    expect(Object.values(all(template, 'AWS::Lambda::Url'))).toMatchObject([
      { AuthType: 'AWS_IAM', Qualifier: 'live' },
      { AuthType: 'AWS_IAM' },
    ]);
    const allowed = Object.values(all(template, 'AWS::Lambda::Permission'))
      .filter(({ Principal }) => Principal === 'cloudfront.amazonaws.com')
      .map(({ Action, FunctionName, SourceArn }) => `${Action} ${FunctionName} ${SourceArn}`);
    const from = 'arn:aws:cloudfront::123456789012:distribution/Front';
    expect(allowed.sort()).toEqual([
      `lambda:InvokeFunction CostlyFunctionUrl.FunctionArn ${from}`,
      `lambda:InvokeFunction ReadServingFunctionUrl.FunctionArn ${from}`,
      `lambda:InvokeFunctionUrl CostlyFunctionUrl.FunctionArn ${from}`,
      `lambda:InvokeFunctionUrl ReadServingFunctionUrl.FunctionArn ${from}`,
    ]);
    expect(all(byGateway.template, 'AWS::Lambda::Url')).toEqual({});
  });

  it('has a domain by a certificate of one’s own, or by one that the stack at the edge makes', () => {
    const made = built.made(BY_FUNCTION);
    expect(Object.values(all(made.edge.template, 'AWS::CertificateManager::Certificate'))).toMatchObject([
      {
        DomainName: 'play.example.com',
        ValidationMethod: 'DNS',
        DomainValidationOptions: [{ DomainName: 'play.example.com', HostedZoneId: 'Z0123456789' }],
      },
    ]);
    expect(byFunction.config).toMatchObject({
      Aliases: ['play.example.com'],
      ViewerCertificate: { AcmCertificateArn: 'CertificateArn' },
    });
    expect(Object.values(all(made.template, 'AWS::Route53::RecordSet')).map(({ Type }) => Type)).toEqual(['A', 'AAAA']);
    const certificate = 'arn:aws:acm:us-east-1:123456789012:certificate/0a';
    const own = built.made({ domain: 'play.example.com', certificate });
    expect(all(own.edge.template, 'AWS::CertificateManager::Certificate')).toEqual({});
    expect(all(own.template, 'AWS::Route53::RecordSet')).toEqual({});
  });
});

describe('the firewall', () => {
  interface Rule {
    readonly Name: string;
    readonly Action?: object;
    readonly OverrideAction?: object;
    readonly Statement: {
      readonly RateBasedStatement?: Properties;
      readonly AndStatement?: { readonly Statements: readonly object[] };
    };
  }
  const rulesOf = (firewall: string): readonly Rule[] => {
    const { edge } = built.made({ firewall });
    const [acl] = Object.values(all(edge.template, 'AWS::WAFv2::WebACL'));
    expect(acl).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
    return acl?.Rules as readonly Rule[];
  };

  it('asks in this order, and refuses with 429 who is too fast', () => {
    const rows = rulesOf('block').map(({ Name, Action, OverrideAction, Statement: { RateBasedStatement: rate } }) => {
      const status = /"ResponseCode":(\d+)/.exec(JSON.stringify(Action ?? {}))?.[1];
      return [
        Name,
        status ?? Object.keys(OverrideAction ?? {}).join(),
        ...(rate ? [`${rate.Limit} in ${rate.EvaluationWindowSec} s`, rate.AggregateKeyType] : []),
      ].join(' ');
    });
    expect(rows).toEqual([
      'AWSManagedRulesAmazonIpReputationList None',
      'TooLong 413',
      'Entering 429 100 in 60 s IP',
      'Opening 429 100 in 300 s IP',
      'WritingByAddress 429 300 in 300 s IP',
      'WritingByToken 429 300 in 300 s CUSTOM_KEYS',
      'AllByToken 429 2000 in 300 s CUSTOM_KEYS',
      'AllByAddress 429 3000 in 300 s IP',
      'Costly 429 20 in 300 s IP',
      'AWSManagedRulesCommonRuleSet Count',
    ]);
  });

  it('never asks for what only a browser can do, and in its first week only counts', () => {
    expect(JSON.stringify(rulesOf('block'))).not.toMatch(/Challenge|Captcha/);
    for (const { Action, OverrideAction } of rulesOf('count')) expect(Action ?? OverrideAction).toEqual({ Count: {} });
  });

  it('keeps no token: it counts by a hash', () => {
    const keys = rulesOf('block').flatMap(({ Statement: { RateBasedStatement: rate } }) => rate?.CustomKeys ?? []);
    expect(keys).toEqual(
      Array(2).fill({ Header: { Name: 'authorization', TextTransformations: [{ Priority: 0, Type: 'MD5' }] } }),
    );
  });

  it.each([
    { method: 'POST', path: '/v1/games/g0/actions', isWriting: true },
    { method: 'DELETE', path: '/v1/games/g0/seats/red', isWriting: true },
    { method: 'POST', path: '/v1/games/g0/dry-runs', isWriting: false },
    { method: 'POST', path: '/v1/rules/diplomacy/adjudications', isWriting: false },
    { method: 'GET', path: '/v1/games/g0', isWriting: false },
  ])('$method $path is a command: $isWriting', ({ method, path, isWriting }) => {
    const [rule] = rulesOf('block').filter(({ Name }) => Name === 'WritingByAddress');
    expect(matches(rule?.Statement.RateBasedStatement?.ScopeDownStatement, method, path)).toBe(isWriting);
  });

  it('takes the costly operations and no others for costly', () => {
    const [rule] = rulesOf('block').filter(({ Name }) => Name === 'Costly');
    const statement = rule?.Statement.RateBasedStatement?.ScopeDownStatement;
    for (const of of ENDPOINTS)
      expect([of.path, matches(statement, 'GET', samples(of.path))]).toEqual([
        of.path,
        ENDPOINTS.some(({ path, function: name }) => name === 'costly' && path === of.path),
      ]);
  });

  it('counts what opens a live connection by its address, and nothing else', () => {
    const [rule] = rulesOf('block').filter(({ Name }) => Name === 'Opening');
    const statement = rule?.Statement.RateBasedStatement?.ScopeDownStatement;
    // The distribution has this path, and the WebSocket API behind it.
    expect(JSON.stringify(built.made({}).template)).toContain('"PathPattern":"/live"');
    expect(matches(statement, 'GET', '/live')).toBe(true);
    for (const path of ['/', '/lively', '/v1/live', '/live/x', ...ENDPOINTS.map((of) => samples(of.path))])
      expect([path, matches(statement, 'GET', path)]).toEqual([path, false]);
  });

  it('lets long bodies of imports pass', () => {
    const [rule] = rulesOf('block').filter(({ Name }) => Name === 'TooLong');
    const [, exempt] = rule!.Statement.AndStatement!.Statements;
    expect(['/v1/imports', '/v1/games'].map((path) => matches(exempt, 'POST', path))).toEqual([false, true]);
  });

  /** Whether a request fits a statement, as WAF reads it. */
  function matches(statement: unknown, method: string, path: string): boolean {
    const of = statement as {
      readonly AndStatement?: { readonly Statements: readonly unknown[] };
      readonly OrStatement?: { readonly Statements: readonly unknown[] };
      readonly NotStatement?: { readonly Statement: unknown };
      readonly RegexMatchStatement?: {
        readonly RegexString: string;
        readonly FieldToMatch: { readonly Method?: object };
      };
    };
    if (of.AndStatement) return of.AndStatement.Statements.every((each) => matches(each, method, path));
    if (of.OrStatement) return of.OrStatement.Statements.some((each) => matches(each, method, path));
    if (of.NotStatement) return !matches(of.NotStatement.Statement, method, path);
    if (of.RegexMatchStatement === undefined) throw new Error(`another statement: ${JSON.stringify(statement)}`);
    const { RegexString, FieldToMatch } = of.RegexMatchStatement;
    return new RegExp(RegexString).test(FieldToMatch.Method === undefined ? path : method);
  }
});

describe('sizes', () => {
  const resources = (settings: object) => {
    const { template } = built.made({ ...settings });
    const raw = Object.values(template.Resources) as readonly (Properties & {
      Type: string;
      DeletionPolicy?: string;
    })[];
    return { raw, functions: all(template, 'AWS::Lambda::Function'), template };
  };
  const reserved = (functions: { readonly [name: string]: Properties }) =>
    Object.fromEntries(
      Object.entries(functions).flatMap(([name, { ReservedConcurrentExecutions: most }]) =>
        most === undefined ? [] : [[name, most]],
      ),
    );

  it('small reserves nothing and prepares nothing, so that a new account takes it', () => {
    const { functions, template } = resources({});
    expect(reserved(functions)).toEqual({});
    expect(JSON.stringify(template)).not.toMatch(/WarmThroughput|ProvisionedConcurrency/);
  });

  it('larger ones reserve what section by section was reckoned, leave 100 for the rest, and prepare tables', () => {
    expect(reserved(resources({ size: 'large' }).functions)).toMatchObject({
      Read: 1500,
      Costly: 50,
      Write: 400,
      Press: 100,
      Live: 300,
      Courier: 80,
    });
    for (const [size, quota] of [
      ['medium', 1000],
      ['large', 4000],
    ] as const) {
      const all_ = Object.values(reserved(resources({ size }).functions)) as number[];
      expect(quota - all_.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(100);
    }
    const tables = all(resources({ size: 'large' }).template, 'AWS::DynamoDB::Table');
    const warm = Object.entries(tables).flatMap(([id, { WarmThroughput: of }]) => (of === undefined ? [] : [[id, of]]));
    expect(Object.fromEntries(warm)).toEqual({
      EventsTable: { WriteUnitsPerSecond: 40_000 },
      ViewsTable: { WriteUnitsPerSecond: 40_000 },
      PeopleTable: { WriteUnitsPerSecond: 40_000 },
      ConnectionsTable: { ReadUnitsPerSecond: 40_000 },
    });
  });

  it.each([
    { size: 'small', api: 200, live: 200 },
    { size: 'medium', api: 2000, live: 1000 },
    { size: 'large', api: 10_000, live: 5000 },
  ])('$size takes $api requests a second', ({ size, api, live }) => {
    const stages = all(resources({ size }).template, 'AWS::ApiGatewayV2::Stage');
    expect(stages).toMatchObject({
      ApiStage: { DefaultRouteSettings: { ThrottlingRateLimit: api } },
      LiveStage: { DefaultRouteSettings: { ThrottlingRateLimit: live } },
    });
  });

  it('each function has a whole processor, those that only wait apart, and logs no line of the platform', () => {
    const smaller: { readonly [name: string]: number } = { Docs: 1024, Courier: 1024, Canary: 256, Brake: 256 };
    for (const [name, of] of Object.entries(resources({}).functions)) {
      if (name.startsWith('Custom')) continue;
      expect([name, of.MemorySize]).toEqual([name, smaller[name] ?? 1769]);
      expect(of.LoggingConfig).toMatchObject({ SystemLogLevel: 'WARN' });
    }
  });

  it('a first deployment that fails leaves nothing, and after it nothing is lost', () => {
    const { raw } = resources({ data: 'new' });
    const kept = raw.filter(({ DeletionPolicy }) => DeletionPolicy !== undefined && DeletionPolicy !== 'Delete');
    expect(new Set(kept.map(({ DeletionPolicy }) => DeletionPolicy))).toEqual(new Set(['RetainExceptOnCreate']));
    const types = new Set(kept.map(({ Type }) => Type));
    for (const type of ['AWS::DynamoDB::Table', 'AWS::KMS::Key', 'AWS::Cognito::UserPool'])
      expect(types).toContain(type);
    expect(JSON.stringify(raw)).not.toMatch(/"DeletionProtection(Enabled)?":(true|"ACTIVE")/);
    const ofKeep = (each: { readonly raw: typeof raw }) =>
      each.raw.filter(({ DeletionPolicy }) => DeletionPolicy === 'Retain').length;
    expect(ofKeep(resources({ data: 'keep' }))).toBe(kept.length);
  });
});

describe('settings that do not fit are refused', () => {
  it.each([
    [{ reads: 'url' }, 'the name of a distribution'],
    [{ zone: 'Z0123456789' }, 'belong to a'],
    [{ edge: '0' }, 'a generation'],
    [{ edge: '1,1' }, 'two different generations'],
    [{ edge: '1,2,3' }, 'a generation'],
    [{ size: 'huge' }, 'small'],
    [{ firewall: 'off' }, 'block'],
  ])('%j', (settings, why) => {
    expect(() => settingsSchema.parse({ ...CONTACT, ...settings })).toThrow(why);
  });
});
