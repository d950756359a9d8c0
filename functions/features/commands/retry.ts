import { randomUUID } from 'node:crypto';
import type { InGame, Request } from '../../platform/http/request.ts';

const KINDS = ['join', 'other'] as const;
/** Joins use another hash, so that the people of an anonymous game cannot be linked to their other commands. */
export type CommandKind = (typeof KINDS)[number];

/**
 * The id of a sender's command: the same for every retry with the same Idempotency-Key in the same game, unlike that of
 * any other command, and it does not reveal the key: `hash` is under a key, that of the person in form 2. `otherIds`:
 * what the key would be called in a command of another kind; none without a key.
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
