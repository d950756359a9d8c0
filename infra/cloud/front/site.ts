import { join } from 'node:path';
import { CfnOutput, Duration, Fn, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  type AddBehaviorOptions,
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { EDGE_HEADER, VIEWER_HEADER } from '../../../functions/platform/http/address.ts';
import { ENDPOINTS, PAGES } from '../../endpoints.ts';
import type { Live } from '../live.ts';
import { prefixOf, type Settings } from '../settings.ts';
import { headersIn } from './site-headers.ts';

/**
 * The distribution of site, API and live channel, and the secret that distinguishes its requests to the API from direct
 * ones.
 */
export interface Front {
  readonly distribution: Distribution;
  /** The secret header of every request through the distribution. */
  readonly edge: string;
  readonly liveUrl: string;
  /** The origin of the site: `https://…`. */
  readonly origin: string;
}

/** The path of the live channel at the distribution: the name of the stage, which is its path at the WebSocket API. */
const LIVE = '/live';

/** The paths of the API: the first part of each, with everything below. */
const API_PATHS: readonly string[] = [
  ...new Set(
    [...ENDPOINTS.map(({ path }) => path), ...PAGES].map((path) => {
      const [, first = '', ...rest] = path.split('/');
      return rest.length > 0 ? `/${first}/*` : `/${first}`;
    }),
  ),
].sort();

/** Serves the page at every address without a file. The page itself knows its addresses. */
export const TO_THE_PAGE = `function handler(event) {
  var request = event.request;
  if (request.uri.split('/').pop().indexOf('.') === -1) request.uri = '/index.html';
  return request;
}`;

/** Passes the address of a request to the API, and overrides the client's own header. */
export const FROM_WHERE = `function handler(event) {
  var request = event.request;
  request.headers['${VIEWER_HEADER}'] = { value: event.viewer.ip };
  return request;
}`;

/** Builds the site behind a distribution, which is the one address of everything. `apiBehind` adds the API. */
export function frontIn(stack: Stack, settings: Settings, live: Live, site: string): Front {
  const common = {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
  };
  // The site can be built again, so this bucket is not kept.
  const files = bucketIn(stack, 'SiteFiles', { ...common, removalPolicy: RemovalPolicy.DESTROY });
  const logs = bucketIn(stack, 'SiteLogs', {
    ...common,
    removalPolicy: settings.data === 'keep' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    autoDeleteObjects: settings.data === 'destroy',
    objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
    lifecycleRules: [{ expiration: Duration.days(settings.retention) }],
  });
  const code = (text: string) => ({ code: FunctionCode.fromInline(text), runtime: FunctionRuntime.JS_2_0 });
  const toThePage = new EdgeFunction(stack, 'ToThePage', {
    ...code(TO_THE_PAGE),
    comment: 'Deep links are answered with the page',
  });
  const distribution = new Distribution(stack, 'Front', {
    comment: `${prefixOf(settings)}front`,
    defaultRootObject: 'index.html',
    httpVersion: HttpVersion.HTTP2_AND_3,
    priceClass: PriceClass.PRICE_CLASS_100,
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    enableLogging: true,
    logBucket: logs,
    logIncludesCookies: false,
    ...(settings.domain !== undefined &&
      settings.certificate !== undefined && {
        domainNames: [settings.domain],
        certificate: Certificate.fromCertificateArn(stack, 'Certificate', settings.certificate),
      }),
    defaultBehavior: {
      origin: S3BucketOrigin.withOriginAccessControl(files, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy: headersIn(stack, settings),
      functionAssociations: [{ function: toThePage, eventType: FunctionEventType.VIEWER_REQUEST }],
    },
  });
  const ofLive = Fn.join('.', [live.api.apiId, 'execute-api', stack.region, stack.urlSuffix]);
  distribution.addBehavior(LIVE, originAt(ofLive), PASSED_ON);
  filesInto(stack, settings, files, site);
  const name = settings.domain ?? distribution.distributionDomainName;
  const origin = `https://${name}`;
  new CfnOutput(stack, 'SiteUrl', { value: origin });
  // The id of the stack ends with an unguessable part, and is in no template.
  return { distribution, edge: Fn.select(2, Fn.split('/', stack.stackId)), liveUrl: `wss://${name}${LIVE}`, origin };
}

/** CDK's class leaves out a property that its own interface demands for a bucket without a website. */
const bucketIn = (stack: Stack, id: string, props: BucketProps): IBucket => new Bucket(stack, id, props) as IBucket;

/** Adds the API to the distribution, at each of its paths. */
export function apiBehind(stack: Stack, { distribution, edge }: Front, api: HttpApi): void {
  const name = Fn.join('.', [api.apiId, 'execute-api', stack.region, stack.urlSuffix]);
  const origin = originAt(name, { [EDGE_HEADER]: edge });
  const fromWhere = new EdgeFunction(stack, 'FromWhere', {
    code: FunctionCode.fromInline(FROM_WHERE),
    runtime: FunctionRuntime.JS_2_0,
    comment: 'Tells the API where a request came from',
  });
  const functionAssociations = [{ function: fromWhere, eventType: FunctionEventType.VIEWER_REQUEST }];
  for (const path of API_PATHS) distribution.addBehavior(path, origin, { ...PASSED_ON, functionAssociations });
}

/** The behaviour of paths with dynamic answers, which are never cached. */
const PASSED_ON: AddBehaviorOptions = {
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
};

const originAt = (name: string, customHeaders: { [name: string]: string } = {}): HttpOrigin =>
  new HttpOrigin(name, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    customHeaders,
  });

/** Uploads files with a hash in their name first, because open pages still need them, then the page. */
function filesInto(stack: Stack, settings: Settings, files: IBucket, site: string): void {
  const logGroup = new LogGroup(stack, 'SiteFilesLog', {
    logGroupName: `/aws/lambda/${prefixOf(settings)}site-files`,
    retention: settings.retention,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const common = { destinationBucket: files, prune: false, retainOnDelete: false, logGroup };
  const assets = new BucketDeployment(stack, 'SiteAssets', {
    ...common,
    sources: [Source.asset(join(site, 'assets'))],
    destinationKeyPrefix: 'assets/',
    cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
  });
  const page = new BucketDeployment(stack, 'SitePage', {
    ...common,
    sources: [Source.asset(site, { exclude: ['assets', 'assets/**'] })],
    cacheControl: [CacheControl.fromString('public, no-cache')],
  });
  page.node.addDependency(assets);
}
