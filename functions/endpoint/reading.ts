import { G } from '../../domain/log/times.ts';
import { isFromOwnPage } from '../features/auth/origins.ts';
import { localeOf, typeOf } from '../platform/http/answers/negotiate.ts';
import { bodyOf, idempotencyKey, queryOf } from '../platform/http/body.ts';
import { unknownGame } from '../platform/http/problem.ts';
import { header, type Middleware } from './onion.ts';
import { callerOf } from './user.ts';

/** Reads when a request arrived: the gateway's time of its last byte, at most 3 s before the function received it. */
export const arrival = (): Middleware => ({
  before: ({ event: request }) => {
    const now = request.service.now();
    request.arrived = Math.min(now, Math.max(request.http.requestContext.timeEpoch, now - G));
  },
});

/** Reads the sender of a request. Throws a Problem (401, 403). */
export const caller = (): Middleware => ({
  before: async ({ event: request }) => {
    const { operation, service, http } = request;
    const found = await callerOf(operation, service.authenticate, header(http, 'authorization'));
    request.user = found?.user;
    request.hasKey = found?.hasKey === true;
  },
});

const GAME_ID = /^g[0-9a-f]{20}$/;

/** Answers a malformed id of a game as it answers an unknown game. Throws a Problem (404). */
export const gameId = (): Middleware => ({
  before: ({ event: { params } }) => {
    if (params.game !== undefined && !GAME_ID.test(params.game)) throw unknownGame();
  },
});

/** Reads the `Idempotency-Key`, and charges the sender for the request. Throws a Problem (400, 429). */
export const charged = (): Middleware => ({
  before: async ({ event: request }) => {
    request.idempotencyKey = idempotencyKey(header(request.http, 'idempotency-key'));
    await request.operation.charge?.(request);
  },
});

/** Reads the query. Throws a Problem (400). */
export const query = (): Middleware => ({
  before: ({ event: request }) => {
    request.query = queryOf(request.operation, request.http);
  },
});

/** Reads the body, which has at most `mostBytes` of the operation. Throws a Problem (400, 413, 415). */
export const body = (): Middleware => ({
  before: ({ event: request }) => {
    const { body: schema } = request.operation;
    request.body = schema && bodyOf(request.operation, schema, request.http);
  },
});

const JSON_ALONE = ['application/json'] as const;

/** Reads the language and media type that a client wants. */
export const negotiated = (): Middleware => ({
  before: ({ event: request }) => {
    request.locale = localeOf(request.http);
    request.type = typeOf(request.http, request.operation.types ?? JSON_ALONE);
  },
});

/** Reads whether a program or a page of this site sent a request. */
export const origin = (): Middleware => ({
  before: ({ event: request }) => {
    request.isOwnPage = isFromOwnPage(request.http, request.service.origins);
  },
});
