import type { Stack } from 'aws-cdk-lib';
import { WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Functions } from './functions.ts';
import { prefixOf, type Settings } from './settings.ts';
import { SIZES } from './sizes.ts';

/** The WebSocket API of the live channel, and its one stage. The address ends with the name of the stage. */
export interface Live {
  readonly api: WebSocketApi;
  readonly stage: WebSocketStage;
}

/** The events of a connection: it opens, sends, closes. */
export const LIVE_ROUTES = ['$connect', '$disconnect', '$default'] as const;

/** Builds the WebSocket API without its routes. Functions get its address before the routes exist. */
export function liveIn(stack: Stack, settings: Settings): Live {
  const api = new WebSocketApi(stack, 'LiveApi', {
    apiName: `${prefixOf(settings)}live`,
    description: 'Tells clients which game has a new version',
    routeSelectionExpression: '$request.body.type',
  });
  const stage = new WebSocketStage(stack, 'LiveStage', {
    webSocketApi: api,
    stageName: 'live',
    autoDeploy: true,
    throttle: SIZES[settings.size].liveRate,
  });
  return { api, stage };
}

/**
 * Adds its routes. Each calls the function `live`, which checks tokens itself, because they come in a subprotocol or in
 * a message. All messages use `$default`.
 */
export function liveRoutesIn({ api }: Live, { live }: Functions): void {
  const integration = new WebSocketLambdaIntegration('liveIntegration', live.entry);
  for (const route of LIVE_ROUTES) api.addRoute(route, { integration });
}
