import { Duration, Fn, type Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  type AddBehaviorOptions,
  AllowedMethods,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  type IOrigin,
  OriginProtocolPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  OriginSslPolicy,
  ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin, HttpOrigin, type HttpOriginProps } from 'aws-cdk-lib/aws-cloudfront-origins';
import { FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda';
import { EDGE_HEADER, VIEWER_HEADER } from '../../../functions/platform/http/address.ts';
import { CORS_EXPOSED, CORS_SENT } from '../../../functions/platform/http/headers/cors.ts';
import type { Functions } from '../functions.ts';
import type { Live } from '../live.ts';
import { prefixOf, type Settings } from '../settings.ts';
import { API_PATHS, COSTLY_PATH, edgeCode, LIVE, type OriginName, PUBLIC_PATHS } from './routing.ts';
import type { Front } from './site.ts';

/** What the address of a public version may say. The edge drops all else, so that nobody can ask for more copies. */
export const PUBLIC_QUERY = ['after', 'from', 'lang', 'panels', 'version'];

/** The behaviour of paths with dynamic answers, which are never cached. */
const PASSED_ON: AddBehaviorOptions = {
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
};

/** Adds the live channel to the distribution. The request that opens a connection carries the secret too. */
export function liveBehind(
  stack: Stack,
  { distribution, edge }: Pick<Front, 'distribution' | 'edge'>,
  { api }: Live,
): void {
  const customHeaders = { [EDGE_HEADER]: edge.sent };
  distribution.addBehavior(LIVE, originAt(nameOf(stack, api.apiId), { customHeaders }), PASSED_ON);
}

/** Adds the API to the distribution, at each of its paths. */
export function apiBehind(
  stack: Stack,
  settings: Settings,
  { distribution, edge }: Front,
  api: HttpApi,
  functions: Functions,
): void {
  const customHeaders = { [EDGE_HEADER]: edge.sent };
  const gateway = originAt(nameOf(stack, api.apiId), { customHeaders, originId: 'api' satisfies OriginName });
  const ofFunction = (name: Exclude<OriginName, 'api'>): IOrigin =>
    settings.reads === 'api'
      ? gateway
      : FunctionUrlOrigin.withOriginAccessControl(
          functions[name].entry.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM }),
          { originId: name, customHeaders, readTimeout: Duration.seconds(30) },
        );
  const before = new EdgeFunction(stack, 'FromWhere', {
    code: FunctionCode.fromInline(edgeCode(settings)),
    runtime: FunctionRuntime.JS_2_0,
    comment: 'Tells the API where a request came from, and chooses what answers it',
  });
  const functionAssociations = [{ function: before, eventType: FunctionEventType.VIEWER_REQUEST }];
  distribution.addBehavior(PUBLIC_PATHS, ofFunction('read'), { ...keptForAll(stack, settings), functionAssociations });
  if (settings.reads === 'url')
    distribution.addBehavior(COSTLY_PATH, ofFunction('costly'), { ...PASSED_ON, functionAssociations });
  for (const path of API_PATHS) distribution.addBehavior(path, gateway, { ...PASSED_ON, functionAssociations });
}

/**
 * The behaviour of versions of public games. It forwards neither `Authorization` nor cookies, so no stored answer
 * depends on a reader. The address of the reader goes to the function beside the key of the store.
 */
const keptForAll = (stack: Stack, settings: Settings): AddBehaviorOptions => ({
  ...PASSED_ON,
  compress: true,
  responseHeadersPolicy: readableEverywhere(stack, settings),
  cachePolicy: new CachePolicy(stack, 'PublicVersions', {
    cachePolicyName: `${prefixOf(settings)}public-versions`,
    comment: 'Versions of public games, by their address alone',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(1),
    queryStringBehavior: CacheQueryStringBehavior.allowList(...PUBLIC_QUERY),
    headerBehavior: CacheHeaderBehavior.none(),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  }),
  originRequestPolicy: new OriginRequestPolicy(stack, 'WithoutReader', {
    originRequestPolicyName: `${prefixOf(settings)}without-reader`,
    comment: 'Nothing of the reader but the address, which pays for long answers',
    headerBehavior: OriginRequestHeaderBehavior.allowList(VIEWER_HEADER),
    cookieBehavior: OriginRequestCookieBehavior.none(),
    queryStringBehavior: OriginRequestQueryStringBehavior.none(),
  }),
});

/**
 * Lets pages of other origins read versions of public games. The gateway does it only for requests with an `Origin`,
 * which no stored answer may depend on.
 */
const readableEverywhere = (stack: Stack, settings: Settings): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(stack, 'ReadableEverywhere', {
    responseHeadersPolicyName: `${prefixOf(settings)}public-versions`,
    corsBehavior: {
      accessControlAllowCredentials: false,
      accessControlAllowOrigins: ['*'],
      accessControlAllowMethods: ['GET', 'HEAD', 'OPTIONS'],
      accessControlAllowHeaders: [...CORS_SENT],
      accessControlExposeHeaders: [...CORS_EXPOSED],
      accessControlMaxAge: Duration.days(1),
      originOverride: true,
    },
  });

const nameOf = (stack: Stack, apiId: string): string =>
  Fn.join('.', [apiId, 'execute-api', stack.region, stack.urlSuffix]);

const originAt = (name: string, more: Pick<HttpOriginProps, 'customHeaders' | 'originId'> = {}): HttpOrigin =>
  new HttpOrigin(name, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    ...more,
  });
