import { join } from 'node:path';
import { CfnOutput, CfnParameter, Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { prefixOf, removalOf, type Settings } from '../settings.ts';
import { EDGE_REGION } from './edge.ts';
import { LIVE, TO_THE_PAGE } from './routing.ts';
import { type EdgeSecret, edgeSecretIn } from './secret.ts';
import { headersIn } from './site-headers.ts';

/**
 * The distribution of site, API and live channel, and the secret that distinguishes its requests to the API from direct
 * ones.
 */
export interface Front {
  readonly distribution: Distribution;
  readonly edge: EdgeSecret;
  readonly liveUrl: string;
  /** The origin of the site: `https://…`. */
  readonly origin: string;
}

/**
 * The refusals and faults that CloudFront keeps for ten seconds unless it is told otherwise. Anybody
 * could so ask for a version before it is there, and hide it from others when it is.
 */
const KEPT_BY_ITSELF = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/** Builds the site behind a distribution, which is the one address of everything. `apiBehind` adds the API. */
export function frontIn(stack: Stack, settings: Settings, site: string): Front {
  const { domain } = settings;
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
    removalPolicy: removalOf(settings),
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
    // The smaller class has no edge in Korea.
    priceClass: PriceClass.PRICE_CLASS_200,
    webAclId: ofEdge(stack, 'FirewallArn', 'wafv2:us-east-1').valueAsString,
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    enableLogging: true,
    logBucket: logs,
    logIncludesCookies: false,
    errorResponses: KEPT_BY_ITSELF.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    ...(domain !== undefined && {
      domainNames: [domain],
      certificate: Certificate.fromCertificateArn(stack, 'Trusted', certificateIn(stack, settings)),
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
  filesInto(stack, settings, files, site);
  namedIn(stack, settings, distribution);
  const name = domain ?? distribution.distributionDomainName;
  const origin = `https://${name}`;
  new CfnOutput(stack, 'SiteUrl', { value: origin });
  new CfnOutput(stack, 'SiteAddress', { value: distribution.distributionDomainName });
  return { distribution, edge: edgeSecretIn(stack, settings), liveUrl: `wss://${name}${LIVE}`, origin };
}

/** Returns a parameter that the stack at the edge has as an output. */
const ofEdge = (stack: Stack, id: string, service: string): CfnParameter =>
  new CfnParameter(stack, id, {
    type: 'String',
    description: `The output ${id} of the stack in ${EDGE_REGION}`,
    allowedPattern: `arn:aws[a-z-]*:${service}:.+`,
  });

const certificateIn = (stack: Stack, settings: Settings): string =>
  settings.certificate ?? ofEdge(stack, 'CertificateArn', 'acm:us-east-1').valueAsString;

/** All distributions are in this zone of Route 53. */
const ZONE_OF_CLOUDFRONT = 'Z2FDTNDATAQYW2';

/** Leads the domain to the distribution, if its zone is in the settings. */
function namedIn(stack: Stack, { domain, zone }: Settings, distribution: Distribution): void {
  if (domain === undefined || zone === undefined) return;
  const aliasTarget = { dnsName: distribution.distributionDomainName, hostedZoneId: ZONE_OF_CLOUDFRONT };
  for (const type of ['A', 'AAAA'])
    new CfnRecordSet(stack, `Domain${type}`, { name: domain, hostedZoneId: zone, type, aliasTarget });
}

/** CDK's class leaves out a property that its own interface demands for a bucket without a website. */
const bucketIn = (stack: Stack, id: string, props: BucketProps): IBucket => new Bucket(stack, id, props) as IBucket;

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
