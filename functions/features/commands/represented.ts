import type { Reply } from '../../platform/http/request.ts';
import type { Receipt } from '../matches/handle-command.ts';
import type { InGame, Request } from './asked.ts';
import { actionsFor } from './questions.ts';

/** The preference (RFC 7240) of a client that wants the next questions with the receipt. */
const REPRESENTATION = 'return=representation';

/**
 * Returns a receipt as its sender wants it: with `Prefer: return=representation` also what `GET …/actions?version=`
 * answers for the version of the receipt.
 */
export async function represented(request: InGame, reply: Reply): Promise<Reply> {
  if (!prefers(request)) return reply;
  const receipt = reply.body as Receipt;
  const { body: actions } = await actionsFor(request, { version: receipt.version });
  return {
    ...reply,
    body: { ...receipt, actions },
    headers: { ...reply.headers, 'preference-applied': REPRESENTATION },
  };
}

const prefers = ({ prefer }: Pick<Request, 'prefer'>): boolean =>
  prefer?.split(',').some((each) => /^\s*return\s*=\s*("?)representation\1\s*(;|$)/i.test(each)) === true;
