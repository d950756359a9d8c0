import { randomUUID } from 'node:crypto';
import { hmac, toBase64url } from '../../../domain/lib/hash.ts';
import type { Request } from '../http/endpoint.ts';

const KINDS = ['join', 'other'] as const;
/** Joins use another hash, so that the people of an anonymous game cannot be linked to their other commands. */
export type CommandKind = (typeof KINDS)[number];

/**
 * The id of a sender's command: the same for every retry with the same Idempotency-Key in the same game, unlike any other, and
 * it does not tell the key. `otherIds`: what the key would be called in a command of another kind; none without a key.
 */
export function cmdIdsOf(
  { user, idempotencyKey, service, params }: Request,
  kind: CommandKind,
): { readonly cmdId: string; readonly otherIds: readonly string[] } {
  const key = idempotencyKey ?? randomUUID();
  const idOf = (of: CommandKind): string =>
    toBase64url(hmac(service.keys.ids, JSON.stringify([user, params.game ?? null, of, key]))).slice(0, 22);
  const others = idempotencyKey === undefined ? [] : KINDS.filter((each) => each !== kind);
  return { cmdId: idOf(kind), otherIds: others.map(idOf) };
}
