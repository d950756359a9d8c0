import { randomUUID } from 'node:crypto';
import type { InGame, Request } from '../../platform/http/request.ts';

const KINDS = ['join', 'other'] as const;
/** Joins use another hash, so that people in an anonymous game cannot be linked to their other commands. */
export type CommandKind = (typeof KINDS)[number];

/**
 * Returns the id of a sender's command. Every retry with the same Idempotency-Key in the same game has the same id, and
 * no other command has it. The id does not reveal the key, because `hash` is keyed, in form 2 by the person's key.
 * `otherIds`: the ids of the same key in other kinds of command; empty without a key.
 */
export function cmdIdsOf(
  { idempotencyKey, params }: Pick<Request<unknown>, 'idempotencyKey'> & InGame,
  kind: CommandKind,
  hash: (what: readonly (string | null)[]) => string,
): { readonly cmdId: string; readonly otherIds: readonly string[] } {
  const key = idempotencyKey ?? randomUUID();
  const idOf = (of: CommandKind): string => hash([params.game, of, key]);
  const others = idempotencyKey === undefined ? [] : KINDS.filter((each) => each !== kind);
  return { cmdId: idOf(kind), otherIds: others.map(idOf) };
}
