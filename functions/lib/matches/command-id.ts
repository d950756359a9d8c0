import { randomUUID } from 'node:crypto';
import { hmac, toBase64url } from '../../../domain/lib/hash.ts';
import type { Request } from '../http/endpoint.ts';

/**
 * The id of a sender's command: the same for every retry with the same Idempotency-Key in the same game, unlike any other, and
 * it does not tell the key. Joins use another hash, so that the people of an anonymous game cannot be linked to their other commands.
 */
export const cmdIdOf = ({ user, idempotencyKey, service, params }: Request, kind: 'join' | 'other'): string =>
  toBase64url(hmac(service.keys.ids, JSON.stringify([user, params.game ?? null, kind, idempotencyKey ?? randomUUID()]))).slice(0, 22);
