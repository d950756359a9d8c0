import { expect, it } from 'vitest';
import { addressOf, EDGE_HEADER, VIEWER_HEADER } from '../../functions/platform/http/address.ts';
import type { Template } from '../../infra/app.ts';
import { edgeCode, TO_THE_PAGE } from '../../infra/cloud/front/routing.ts';
import { ENDPOINTS, PAGES } from '../../infra/endpoints.ts';
import { SITE_HEADERS } from '../../infra/site-headers.ts';
import { standIn } from './stand-in.ts';
import { all, type Properties } from './template.ts';

// The site in the cloud: a private bucket, and one distribution before site, API and live channel. What is built is
// stood in for by files of a line each; stack.test.ts holds the real ones, and runs these tests: to load the CDK takes
// long.

const built = standIn();

const made = (settings: { readonly [name: string]: unknown } = {}): Template => built.made(settings).template;
const template = made();

interface Behaviour {
  readonly PathPattern?: string;
  readonly TargetOriginId: string;
  readonly ViewerProtocolPolicy: string;
  readonly AllowedMethods: readonly string[];
  readonly CachePolicyId: string;
  readonly OriginRequestPolicyId?: string;
  readonly ResponseHeadersPolicyId?: string;
  readonly Compress: boolean;
  readonly FunctionAssociations?: readonly { readonly EventType: string; readonly FunctionARN: string }[];
}
interface Origin {
  readonly Id: string;
  readonly DomainName: string;
  readonly OriginAccessControlId?: string;
  readonly CustomOriginConfig?: {
    readonly OriginProtocolPolicy: string;
    readonly OriginSSLProtocols: readonly string[];
  };
}
interface Front {
  readonly DefaultCacheBehavior: Behaviour;
  readonly CacheBehaviors: readonly Behaviour[];
  readonly Origins: readonly Origin[];
  readonly CustomErrorResponses: readonly Properties[];
  readonly ViewerCertificate?: Properties;
  readonly Aliases?: readonly string[];
  readonly Logging: Properties;
}
const frontOf = (of: Template): Front =>
  Object.values(all(of, 'AWS::CloudFront::Distribution'))[0]?.DistributionConfig as unknown as Front; // as CloudFormation describes it
const front = frontOf(template);

/** As CloudFront reads it: `*` is anything, the first pattern that fits counts. */
const behaviourOf = (path: string): Behaviour =>
  front.CacheBehaviors.find(({ PathPattern = '' }) =>
    new RegExp(`^${PathPattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path),
  ) ?? front.DefaultCacheBehavior;
const originOf = ({ TargetOriginId }: Behaviour): string =>
  front.Origins.find(({ Id }) => Id === TargetOriginId)?.DomainName ?? '';

/** Policies of CloudFront's own. */
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const ALL_BUT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

it('every path of the API comes to the API as it was sent, by any method, and is never cached', () => {
  for (const path of [
    ...ENDPOINTS.map(({ path }) => path).filter((path) => !path.startsWith('/v1/public/')),
    ...PAGES.map((page) => page.replace('{proxy+}', 'x.css')),
  ]) {
    const behaviour = behaviourOf(path);
    expect([path, originOf(behaviour)]).toEqual([path, 'Api.execute-api.eu-central-1.amazonaws.com']);
    expect(behaviour).toMatchObject({
      CachePolicyId: CACHING_DISABLED,
      OriginRequestPolicyId: ALL_BUT_HOST,
      ViewerProtocolPolicy: 'https-only',
    });
    expect([...behaviour.AllowedMethods].sort()).toEqual(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']);
  }
});

it('everything else is a file of the private bucket, compressed, kept as long as the file says, with the headers of the site', () => {
  for (const path of ['/', '/games', '/g/g3b6146915c4ea78fe04a', '/assets/index-abc.js', '/sw.js', '/docsen']) {
    const behaviour = behaviourOf(path);
    expect([path, originOf(behaviour)]).toEqual([path, 'SiteFiles.RegionalDomainName']);
    expect(behaviour).toMatchObject({
      CachePolicyId: CACHING_OPTIMIZED,
      Compress: true,
      ResponseHeadersPolicyId: 'SiteHeaders',
    });
    expect(behaviour).toMatchObject({ ViewerProtocolPolicy: 'redirect-to-https' });
  }
  const [bucket] = Object.values(all(template, 'AWS::S3::Bucket'));
  const closed = {
    BlockPublicAcls: true,
    BlockPublicPolicy: true,
    IgnorePublicAcls: true,
    RestrictPublicBuckets: true,
  };
  expect(bucket).toMatchObject({ PublicAccessBlockConfiguration: closed });
  expect(
    front.Origins.find(({ DomainName }) => DomainName.startsWith('SiteFiles'))?.OriginAccessControlId,
  ).toBeDefined();
});

it('a missing path is never turned into a page: an answer of the API stays what it is', () => {
  for (const { ErrorCode, ...rest } of front.CustomErrorResponses)
    expect([ErrorCode, rest]).toEqual([ErrorCode, { ErrorCachingMinTTL: 0 }]);
  expect(behaviourOf('/v1/games/none').FunctionAssociations).toEqual([
    { EventType: 'viewer-request', FunctionARN: 'FromWhere.FunctionARN' },
  ]);
  expect(front.DefaultCacheBehavior.FunctionAssociations).toEqual([
    { EventType: 'viewer-request', FunctionARN: 'ToThePage.FunctionARN' },
  ]);
});

it('no refusal and no fault is kept at the edge: a version that is not there yet is asked for again', () => {
  // The statuses that CloudFront keeps for ten seconds unless it is told otherwise.
  expect(front.CustomErrorResponses.map(({ ErrorCode }) => ErrorCode)).toEqual([
    400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504,
  ]);
});

type Edge = (event: { readonly request: object; readonly viewer?: object }) => {
  readonly uri: string;
  readonly headers: Properties;
};
/** The code of a function at the edge, as it stands in the template. */
function edge(name: string, code: string): Edge {
  expect(all(template, 'AWS::CloudFront::Function')[name]).toMatchObject({ FunctionCode: code });
  return new Function(`${code}; return handler;`)() as Edge;
}

it.each([
  { path: '/', file: '/index.html' },
  { path: '/games', file: '/index.html' },
  { path: '/g/g3b6146915c4ea78fe04a', file: '/index.html' },
  { path: '/rules/napoleonics', file: '/index.html' },
  { path: '/assets/index-abc.js', file: '/assets/index-abc.js' },
  { path: '/manifest.webmanifest', file: '/manifest.webmanifest' },
  { path: '/nothing.png', file: '/nothing.png' },
])('$path is answered with $file', ({ path, file }) => {
  expect(edge('ToThePage', TO_THE_PAGE)({ request: { uri: path } }).uri).toBe(file);
});

it('the API believes where a request came from only if it came through the distribution', () => {
  const forged = { [VIEWER_HEADER]: { value: '203.0.113.9' } };
  const { headers } = edge(
    'FromWhere',
    edgeCode({ reads: 'api' }),
  )({ request: { uri: '/v1/guests', headers: forged }, viewer: { ip: '198.51.100.7' } });
  expect(headers[VIEWER_HEADER]).toEqual({ value: '198.51.100.7' });
  const event = (sent: Record<string, string>) =>
    ({ headers: sent, requestContext: { http: { sourceIp: '192.0.2.1' } } }) as never;
  expect(addressOf(event({ [EDGE_HEADER]: 'e', [VIEWER_HEADER]: '198.51.100.7' }), 'e')).toBe('198.51.100.7');
  expect(addressOf(event({ [EDGE_HEADER]: 'f', [VIEWER_HEADER]: '198.51.100.7' }), 'e')).toBe('192.0.2.1');
  expect(addressOf(event({ [VIEWER_HEADER]: '198.51.100.7' }), 'e')).toBe('192.0.2.1');
  expect(addressOf(event({ [EDGE_HEADER]: '', [VIEWER_HEADER]: '198.51.100.7' }), '')).toBe('192.0.2.1');
  const write = all(template, 'AWS::Lambda::Function').Write?.Environment as { readonly Variables: Properties };
  const api = front.Origins.find(({ DomainName }) => DomainName.startsWith('Api.'));
  expect(api).toMatchObject({
    OriginCustomHeaders: [{ HeaderName: EDGE_HEADER, HeaderValue: write.Variables.FIELDPOST_EDGE }],
  });
});

it('the headers of the site are those of the local server, and browsers come back by HTTPS alone', () => {
  const { SiteHeaders: policy = {} } = all(template, 'AWS::CloudFront::ResponseHeadersPolicy');
  const { SecurityHeadersConfig: secure, CustomHeadersConfig: custom } = policy.ResponseHeadersPolicyConfig as {
    readonly SecurityHeadersConfig: {
      readonly ContentSecurityPolicy: { readonly ContentSecurityPolicy: string };
      readonly ReferrerPolicy: { readonly ReferrerPolicy: string };
      readonly ContentTypeOptions?: object;
      readonly StrictTransportSecurity: object;
    };
    readonly CustomHeadersConfig: { readonly Items: readonly { readonly Header: string; readonly Value: string }[] };
  };
  expect({
    'content-security-policy': secure.ContentSecurityPolicy.ContentSecurityPolicy,
    'referrer-policy': secure.ReferrerPolicy.ReferrerPolicy,
    ...(secure.ContentTypeOptions && { 'x-content-type-options': 'nosniff' }),
    ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
  }).toEqual(SITE_HEADERS);
  expect(secure.StrictTransportSecurity).toMatchObject({ AccessControlMaxAgeSec: 31_536_000 });
});

it('files with a hash in their name are cached for a year, the page is checked each time, and comes after them', () => {
  const uploads = Object.entries(template.Resources).filter(([, { Type }]) => Type === 'Custom::CDKBucketDeployment');
  const by = (name: string) => uploads.find(([id]) => id.startsWith(name));
  expect(by('SiteAssets')?.[1].Properties).toMatchObject({
    SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    DestinationBucketKeyPrefix: 'assets/',
    Prune: false,
  });
  expect(by('SitePage')?.[1].Properties).toMatchObject({
    SystemMetadata: { 'cache-control': 'public, no-cache' },
    Prune: false,
  });
  expect(JSON.stringify(by('SitePage')?.[1])).toMatch(new RegExp(`"DependsOn":[^\\]]*"${by('SiteAssets')?.[0]}"`));
});

it('the live channel stands at the same address, and clients are told so', () => {
  const behaviour = behaviourOf('/live');
  expect(originOf(behaviour)).toBe('LiveApi.execute-api.eu-central-1.amazonaws.com');
  expect(behaviour.OriginRequestPolicyId).toBe(ALL_BUT_HOST);
  const live = all(template, 'AWS::Lambda::Function').Live?.Environment as { readonly Variables: Properties };
  expect(live.Variables.FIELDPOST_EDGE).toBe('{{resolve:secretsmanager:EdgeSecret1:SecretString:::}}');
  expect(front.Origins.find(({ DomainName }) => DomainName.startsWith('LiveApi.'))).toMatchObject({
    OriginCustomHeaders: [{ HeaderName: EDGE_HEADER, HeaderValue: live.Variables.FIELDPOST_EDGE }],
  });
  const read = all(template, 'AWS::Lambda::Function').Read?.Environment as { readonly Variables: Properties };
  expect(read.Variables.LIVE_URL).toBe('wss://Front.DomainName/live');
  expect(all(template, 'AWS::ApiGatewayV2::Stage').LiveStage).toMatchObject({ StageName: 'live' });
});

it('origins are asked by HTTPS with TLS 1.2, requests are logged, and a custom domain has TLS 1.2 too', () => {
  for (const { CustomOriginConfig: to } of front.Origins)
    if (to !== undefined)
      expect(to).toMatchObject({ OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] });
  expect(front.Logging).toMatchObject({ Bucket: 'SiteLogs.RegionalDomainName', IncludeCookies: false });
  const certificate = 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d';
  const named = made({ domain: 'play.example.com', certificate });
  expect(frontOf(named)).toMatchObject({
    Aliases: ['play.example.com'],
    ViewerCertificate: { AcmCertificateArn: certificate, MinimumProtocolVersion: 'TLSv1.2_2021' },
  });
  const read = all(named, 'AWS::Lambda::Function').Read?.Environment as { readonly Variables: Properties };
  expect(read.Variables.LIVE_URL).toBe('wss://play.example.com/live');
});

it.each([
  { what: 'the default', of: template },
  { what: 'reads by function', of: made({ reads: 'url', domain: 'play.example.com', zone: 'Z0123456789' }) },
])('nothing waits for itself: what refers to the distribution is nothing that it refers to ($what)', ({ of }) => {
  const refersTo = (value: unknown): readonly string[] => {
    if (Array.isArray(value)) return value.flatMap(refersTo);
    if (typeof value !== 'object' || value === null) return [];
    const {
      Ref,
      'Fn::GetAtt': att,
      DependsOn: first = [],
      ...rest
    } = value as {
      readonly Ref?: string;
      readonly 'Fn::GetAtt'?: readonly string[];
      readonly DependsOn?: string | readonly string[];
    };
    return [
      ...(Ref === undefined ? [] : [Ref]),
      ...(att?.[0] === undefined ? [] : [att[0]]),
      ...[first].flat(),
      ...Object.values(rest).flatMap(refersTo),
    ];
  };
  const seen = new Set<string>();
  const visit = (id: string, way: readonly string[]): void => {
    expect(way).not.toContain(id);
    const resource = of.Resources[id];
    if (resource === undefined || seen.has(id)) return;
    for (const next of refersTo(resource)) visit(next, [...way, id]);
    seen.add(id);
  };
  for (const id of Object.keys(of.Resources)) visit(id, []);
});
