import { CfnOutput, Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CorsHttpMethod,
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { CORS_EXPOSED, CORS_SENT } from '../../../functions/platform/http/headers/cors.ts';
import { ENDPOINTS, type FunctionName, PAGES } from '../../endpoints.ts';
import type { Functions } from '../functions.ts';
import type { Issuer } from '../identity.ts';
import { prefixOf, type Settings } from '../settings.ts';
import { SIZES } from '../sizes.ts';

/** The access log of a request. It has no headers, body or address. */
const ACCESS_LOG = {
  requestId: '$context.requestId',
  time: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  ms: '$context.responseLatency',
  functionMs: '$context.integrationLatency',
  error: '$context.integrationErrorMessage',
  refused: '$context.authorizer.error',
};

/**
 * Builds the HTTP API with a route for every endpoint. Routes that accept only the issuer's tokens have a JWT
 * authorizer. The others also accept personal tokens, or none. The functions check every token.
 */
export function apiIn(stack: Stack, settings: Settings, functions: Functions, { issuer, audience }: Issuer): HttpApi {
  const api = new HttpApi(stack, 'Api', {
    apiName: `${prefixOf(settings)}api`,
    createDefaultStage: false,
    corsPreflight: {
      allowOrigins: ['*'],
      allowMethods: [CorsHttpMethod.ANY],
      allowHeaders: [...CORS_SENT],
      exposeHeaders: [...CORS_EXPOSED],
      maxAge: Duration.days(1),
    },
  });
  const log = new LogGroup(stack, 'ApiLog', {
    logGroupName: `/aws/apigateway/${prefixOf(settings)}api`,
    retention: settings.retention,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  new HttpStage(stack, 'ApiStage', {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    throttle: SIZES[settings.size].rate,
    accessLogSettings: {
      destination: new LogGroupLogDestination(log),
      format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG)),
    },
  });

  const authorizer = new HttpJwtAuthorizer('Tokens', issuer, { jwtAudience: [audience] });
  const integration = (name: FunctionName) =>
    new HttpLambdaIntegration(`${name}Integration`, functions[name].entry, { scopePermissionToRoute: false });
  const integrations = {
    read: integration('read'),
    costly: integration('costly'),
    write: integration('write'),
    press: integration('press'),
    docs: integration('docs'),
  };
  for (const { method, path, function: name, needsToken } of ENDPOINTS) {
    const methods = [HttpMethod[method as keyof typeof HttpMethod]];
    api.addRoutes({ path, methods, integration: integrations[name], ...(needsToken && { authorizer }) });
    // Other HEADs come to `read`, which does not know these answers.
    if (name === 'costly') api.addRoutes({ path, methods: [HttpMethod.HEAD], integration: integrations.costly });
  }
  // Requests without a route: HEAD, OPTIONS other than preflights, and unknown paths.
  new HttpRoute(stack, 'Elsewhere', { httpApi: api, routeKey: HttpRouteKey.DEFAULT, integration: integrations.read });
  for (const path of PAGES) api.addRoutes({ path, methods: [HttpMethod.ANY], integration: integrations.docs });

  new CfnOutput(stack, 'Issuer', { value: issuer });
  new CfnOutput(stack, 'Audience', { value: audience });
  return api;
}
